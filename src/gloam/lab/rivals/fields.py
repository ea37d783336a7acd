"""What the table of Rivals is written as: the fields, and the words, cards and rows they are made of.

A vampire of one name is in play but once, so each has a row of its own; all other cards are counted by what they are.
"""

from __future__ import annotations

from typing import Final

from gloam.lab.frameworks.tensors import Field, Layout
from gloam.lab.rivals.cards import IDS, of_kind
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK_TYPES,
    CHARACTER,
    CITY_CARD,
    DISCIPLINES,
    HAVEN_CARD,
    MORTAL,
    PLOT,
    RETAINER,
    TITLE,
    WRAITH,
)
from gloam.rivals.doing import VERBS
from gloam.rivals.game import CODEC
from gloam.rivals.position import PHASES, STEPS
from gloam.rivals.ready_decks import READY
from gloam.rivals.texts import WINDOWS
from gloam.rivals.variants import VARIANTS

QUESTIONS: Final = tuple(sorted([name for name in CODEC.makers if name.startswith(("Ask", "Draft"))]))
ZONES: Final = ("haven", "street", "torpor")
TYPES: Final = tuple(ATTACK_TYPES.values())
SIDES: Final = ("yes", "no", "out")
LAST_STEP: Final = 13  # of an attack
DOWN_KINDS: Final = ("haven", "agenda", "card")
HUNG_KINDS: Final = ("card", "vampire")  # what the back of a card shows that is attached face down
DEEDS: Final = tuple([verb.name for verb in VERBS])
PILES: Final = ("library", "faction")

CARD_COUNT: Final = len(IDS)
VAMPIRES: Final = {card: row for row, card in enumerate(of_kind(CHARACTER))}  # and Ghouls, of one name together
FIGHTERS: Final = {card: row for row, card in enumerate(of_kind(CHARACTER | MORTAL))}
GUESTS: Final = {card: row for row, card in enumerate(of_kind(RETAINER | TITLE | WRAITH))}
CITY: Final = {card: row for row, card in enumerate(of_kind(CITY_CARD))}
HIDDEN: Final = {card: row for row, card in enumerate(of_kind(PLOT | HAVEN_CARD | AGENDA_CARD))}
DOWN: Final = 8  # cards that lie face down before one player

FLAGS: Final = ("out", "begun", "drained")
AMOUNTS: Final = ("prestige", "agenda", "goal", "hand", "vampires_in_hand", "library", "faction")
OPEN_PILES: Final = ("discard", "burned", "in_hand", "hand_or_down")
SEEN_PILES: Final = ("library_seen", "faction_seen")
VAMPIRE_FLAGS: Final = ("ready", "guard", "wounded", "no_influence")
VAMPIRE_AMOUNTS: Final = ("blood", "potency", "influence", "secrecy", "shields", "prize")
ONE_FIGHTER: Final = ("attacker", "target", "first", "blocker", "reacting")
SEVERAL_FIGHTERS: Final = ("attackers", "defenders", "fallen")
SUM: Final = ("card", "attribute", "more", "total")
DEFENCE: Final = ("attribute", "shields", "value")
ASKED_AMOUNTS: Final = ("left", "missing", "influence", "hidden", "amount", "done")
ASKED_CARDS: Final = {  # by field: the facts of a question that are such cards
    "question.card": ("card",),
    "question.other": ("target", "by", "to", "top", "attachment", "laid", "handle"),
    "question.cards": ("cards", "chosen"),
}


def layout(seats: int) -> Layout:
    parts = (common_fields, player_fields, card_fields, fight_fields, own_fields)
    return Layout([field for part in parts for field in part(seats)])


def common_fields(seats: int) -> list[Field]:
    return [
        Field("variants", (len(VARIANTS),)),
        Field("turn", (1,)),
        Field("phase", (len(PHASES),)),
        Field("step", (len(STEPS),)),
        Field("active", (seats,)),
        Field("first", (seats,)),
        Field("actions", (1,)),
        Field("waiting_for", (seats,)),
        Field("city", (1,)),
        Field("city_seen", (len(CITY),)),
        Field("city_discard", (len(CITY),)),
        Field("city_burned", (len(CITY),)),
        Field("street", (len(CITY),)),
        Field("street.blood", (len(CITY),)),
        Field("street.prize", (len(CITY),)),
        Field("street.beside", (len(CITY), seats)),
    ]


def player_fields(seats: int) -> list[Field]:
    return [
        *[Field("players." + name, (seats,)) for name in FLAGS],
        Field("players.deck", (seats, len(READY))),
        Field("players.rival", (seats, seats)),
        *[Field("players." + name, (seats,)) for name in AMOUNTS],
        Field("players.supply", (seats,)),
        Field("players.tokens", (seats, seats)),
        *[Field("players." + name, (seats, CARD_COUNT)) for name in (*OPEN_PILES, *SEEN_PILES)],
        Field("players.board", (seats, CARD_COUNT)),
        Field("players.board.ready", (seats, CARD_COUNT)),
        Field("players.board.blood", (seats, CARD_COUNT)),
        Field("players.board.attached", (seats, CARD_COUNT)),
        Field("players.attached.down", (seats, CARD_COUNT)),
        Field("players.down.card", (seats, DOWN, len(HIDDEN))),
        Field("players.down.kind", (seats, DOWN, len(DOWN_KINDS))),
        Field("players.down.blood", (seats, DOWN)),
        *[Field("players.down." + name, (seats, DOWN, seats)) for name in ("seen_by", "gave", "gave_now")],
        Field("players.place", (seats,)),
    ]


def card_fields(seats: int) -> list[Field]:
    rows = len(VAMPIRES)
    return [
        Field("vampires.holder", (rows, seats)),
        Field("vampires.zone", (rows, len(ZONES))),
        Field("vampires.leader", (rows,)),
        *[Field("vampires." + name, (rows,)) for name in (*VAMPIRE_FLAGS, *VAMPIRE_AMOUNTS)],
        Field("vampires.party", (rows,)),
        Field("vampires.tokens", (rows, seats)),
        Field("vampires.attributes", (rows, 3)),
        Field("vampires.disciplines", (rows, len(DISCIPLINES))),
        Field("vampires.attached", (rows, len(GUESTS))),
        Field("vampires.attached.ready", (rows, len(GUESTS))),
        Field("vampires.attached.down", (rows, len(HUNG_KINDS))),
        Field("played", (seats, CARD_COUNT)),
        Field("played.down", (seats,)),
        Field("played.by", (rows,)),
    ]


def fight_fields(seats: int) -> list[Field]:
    rows = len(FIGHTERS)
    return [
        Field("attack.seat", (seats,)),
        Field("attack.foe", (seats,)),
        Field("attack.step", (LAST_STEP + 1,)),
        Field("attack.challenge", (1,)),
        Field("attack.unblockable", (1,)),
        Field("attack.type", (len(TYPES),)),
        *[Field("attack." + name, (rows,)) for name in (*ONE_FIGHTER, *SEVERAL_FIGHTERS)],
        *[Field(f"attack.{name}", (CARD_COUNT,)) for name in ("card", "reaction")],
        *[Field(f"attack.{name}.state", (3,)) for name in ("card", "reaction")],
        *[Field("attack." + name, (1,)) for name in ("intel", "lacking", "strength")],
        *[Field(f"attack.{name}", (len(SUM),)) for name in ("sum", "back")],
        *[Field(f"attack.{name}.type", (len(TYPES),)) for name in ("sum", "back")],
        *[Field(f"attack.{name}.aggravated", (1,)) for name in ("sum", "back")],
        Field("attack.defence", (len(DEFENCE),)),
        *[Field(f"{name}.amount", (rows,)) for name in ("attack.taken", "damage")],
        *[Field(f"{name}.aggravated", (rows,)) for name in ("attack.taken", "damage")],
        Field("claimant", (len(VAMPIRES),)),
        Field("conflict.seat", (seats,)),
        Field("conflict.card", (CARD_COUNT,)),
        Field("conflict.actor", (len(VAMPIRES),)),
        Field("conflict.named", (seats,)),
        Field("conflict.shown", (1,)),
        Field("conflict.side", (seats, len(SIDES))),
        Field("conflict.exerted", (seats,)),
        Field("conflict.hidden", (seats,)),
        Field("conflict.laid", (seats,)),
        Field("conflict.laid.card", (seats, CARD_COUNT)),
        Field("conflict.yes", (1,)),
        Field("conflict.no", (1,)),
    ]


def own_fields(seats: int) -> list[Field]:
    return [
        *[Field("you." + name, (CARD_COUNT,)) for name in ("hand", "in_library", "in_faction")],
        Field("you.pays", (1,)),
        Field("you.answered", (1,)),
        Field("question.what", (len(QUESTIONS),)),
        *[Field(name, (CARD_COUNT,)) for name in ASKED_CARDS],
        Field("question.seat", (seats,)),
        *[Field("question." + name, (1,)) for name in ASKED_AMOUNTS],
        Field("question.type", (len(TYPES),)),
        Field("question.deck", (len(PILES),)),
        Field("question.window", (len(WINDOWS),)),
        Field("question.deed", (len(DEEDS),)),
    ]
