"""The table of Rivals as numbers, from what one seat may know.

A vampire of one name is in play but once, so each has a row of its own; all other cards are counted by what they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gloam.core.question import Question
from gloam.core.setup import LETTERS
from gloam.lab.frameworks.tensors import SCALE, Field, Layout, Sheet, Tensor, View, named
from gloam.lab.rivals.cards import IDS, names_in, of_kind
from gloam.lab.rivals.vocabulary import UNDONE
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK_TYPES,
    CITY_CARD,
    CONSPIRACY,
    DISCIPLINES,
    HAVEN_CARD,
    MORTAL,
    NUMBER,
    PRINCE,
    RETAINER,
    TITLE,
    VAMPIRE,
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
DEEDS: Final = tuple([verb.name for verb in VERBS])
PILES: Final = ("library", "faction")

CARD_COUNT: Final = len(IDS)
VAMPIRES: Final = {card: row for row, card in enumerate(of_kind(VAMPIRE))}
FIGHTERS: Final = {card: row for row, card in enumerate(of_kind(VAMPIRE | MORTAL))}
GUESTS: Final = {card: row for row, card in enumerate(of_kind(RETAINER | TITLE))}
CITY: Final = {card: row for row, card in enumerate((*of_kind(CITY_CARD), PRINCE))}
HIDDEN: Final = {card: row for row, card in enumerate(of_kind(CONSPIRACY | HAVEN_CARD | AGENDA_CARD))}
DOWN: Final = 8  # cards that lie face down before one player

FLAGS: Final = ("out", "begun")
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


class RivalsTensor(Tensor):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, layout(seats))

    def standing(self, view: View, seat: int) -> float:
        """Agenda: it lies open, and most of it wins."""
        return float(view["players"][seat]["agenda"])

    def write(self, sheet: Sheet, view: View, question: Question | None) -> None:
        known = handles(view)
        self.common(sheet, view)
        for player in view["players"]:
            self.player(sheet, view, self.beside(LETTERS.index(player["name"]), view), player)
        for card in view["played"]:
            self.played(sheet, view, card, known)
        if view["attack"]:
            self.attack(sheet, view, view["attack"], known)
        blows(sheet, "damage", view["damage"], known)
        if view["claimant"]:
            mark(sheet, "claimant", VAMPIRES, known.get(view["claimant"]))
        if view["conflict"]:
            self.conflict(sheet, view, view["conflict"], known)
        if view["result"]:
            for seat, rank in enumerate(view["result"]["places"]):
                sheet.put("players.place", 1 / rank, self.beside(seat, view))
        if view["seat"] is not None:
            own(sheet, view["you"])
        if question is not None:
            self.asked(sheet, view, question, known)

    # ---- the table

    def common(self, sheet: Sheet, view: View) -> None:
        for name in view["variants"]:
            sheet.mark("variants", VARIANTS.index(name))
        sheet.amount("turn", view["turn"])
        sheet.mark("phase", PHASES.index(view["phase"]))
        sheet.mark("step", STEPS.index(view["step"]))
        if view["turn"]:
            sheet.mark("active", self.beside(view["active"], view))
            sheet.mark("first", self.beside(view["first"], view))
        sheet.amount("actions", view["actions"])
        self.seats_marked(sheet, "waiting_for", view["waiting_for"], view)
        sheet.amount("city", view["city"])
        places(sheet, "city_seen", view["city_seen"], CITY)
        for name in ("city_discard", "city_burned"):
            for card in view[name]:
                sheet.add(name, CITY[card])
        for shown in view["street"]:
            row = CITY[shown["card"]]
            sheet.add("street", row)
            more(sheet, "street.blood", shown["blood"], row)
            more(sheet, "street.prize", shown["prize"], row)

    def seats_marked(self, sheet: Sheet, name: str, seats: Iterable[int], view: View, first: int = 0) -> None:
        for seat in seats:
            sheet.mark(name, first + self.beside(seat, view))

    def colours(self, sheet: Sheet, name: str, tokens: list[int], view: View, first: int) -> None:
        """Tokens by whose colour they are."""
        for seat, count in enumerate(tokens):
            sheet.amount(name, count, first + self.beside(seat, view))

    def player(self, sheet: Sheet, view: View, seat: int, player: View) -> None:
        for name in FLAGS:
            sheet.put("players." + name, float(player[name]), seat)
        if player["deck"]:
            sheet.mark("players.deck", seat * len(READY) + list(READY).index(player["deck"]))
        if player["rival"] is not None:
            sheet.mark("players.rival", seat * self.seats + self.beside(player["rival"], view))
        for name in AMOUNTS:
            sheet.amount("players." + name, player[name] or 0, seat)
        if player["supply"] is not None:
            sheet.amount("players.supply", player["supply"] + 1, seat)
        self.colours(sheet, "players.tokens", player["tokens"], view, seat * self.seats)
        for name in OPEN_PILES:
            for card in player[name]:
                sheet.add("players." + name, seat * CARD_COUNT + NUMBER[card])
        for name in SEEN_PILES:
            places(sheet, "players." + name, player[name], NUMBER, seat * CARD_COUNT)
        self.board(sheet, view, seat, player["board"])
        ranks = sorted({shown["party"] for shown in player["coterie"] if shown["party"]})
        for shown in (*player["coterie"], *player["torpor"]):
            self.vampire(sheet, view, seat, shown)
            row = VAMPIRES[shown["card"]]
            sheet.put("vampires.leader", float(shown["handle"] == player["leader"]), row)
            sheet.amount("vampires.party", ranks.index(shown["party"]) + 1 if shown["party"] else 0, row)

    def board(self, sheet: Sheet, view: View, seat: int, cards: list[View]) -> None:
        """What lies open is counted; what lies face down is written one by one, in the order in which it was laid."""
        for shown in cards:
            if not shown["down"]:
                row = seat * CARD_COUNT + NUMBER[shown["card"]]
                sheet.add("players.board", row)
                more(sheet, "players.board.ready", SCALE * shown["ready"], row)
                more(sheet, "players.board.blood", shown["blood"], row)
        for place, shown in enumerate([shown for shown in cards if shown["down"]][:DOWN]):
            row = seat * DOWN + place
            if shown["card"]:
                sheet.mark("players.down.card", row * len(HIDDEN) + HIDDEN[shown["card"]])
            sheet.mark("players.down.kind", row * len(DOWN_KINDS) + DOWN_KINDS.index(shown["kind"]))
            sheet.amount("players.down.blood", shown["blood"], row)
            for name in ("seen_by", "gave", "gave_now"):
                self.seats_marked(sheet, "players.down." + name, shown.get(name, ()), view, row * self.seats)

    def vampire(self, sheet: Sheet, view: View, seat: int, shown: View) -> None:
        row = VAMPIRES[shown["card"]]
        sheet.mark("vampires.holder", row * self.seats + seat)
        sheet.mark("vampires.zone", row * len(ZONES) + ZONES.index(shown["zone"]))
        for name in VAMPIRE_FLAGS:
            sheet.put("vampires." + name, float(shown[name]), row)
        for name in VAMPIRE_AMOUNTS:
            sheet.amount("vampires." + name, shown[name], row)
        self.colours(sheet, "vampires.tokens", shown["tokens"], view, row * self.seats)
        for place, amount in enumerate(shown["attributes"]):
            sheet.amount("vampires.attributes", amount, row * 3 + place)
        for name, icons in shown["disciplines"].items():
            sheet.amount("vampires.disciplines", icons, row * len(DISCIPLINES) + DISCIPLINES.index(name))
        for guest in shown["attached"]:
            if guest["card"] in GUESTS:
                place = row * len(GUESTS) + GUESTS[guest["card"]]
                sheet.add("vampires.attached", place)
                more(sheet, "vampires.attached.ready", SCALE * guest["ready"], place)

    # ---- what is under way

    def played(self, sheet: Sheet, view: View, shown: View, known: dict[str, str]) -> None:
        seat = self.beside(shown["holder"], view)
        if shown["card"]:
            sheet.add("played", seat * CARD_COUNT + NUMBER[shown["card"]])
        else:
            sheet.add("played.down", seat)
        mark(sheet, "played.by", VAMPIRES, known.get(shown["by"]))

    def attack(self, sheet: Sheet, view: View, attack: View, known: dict[str, str]) -> None:
        sheet.mark("attack.seat", self.beside(attack["seat"], view))
        if attack["foe"] is not None:
            sheet.mark("attack.foe", self.beside(attack["foe"], view))
        sheet.mark("attack.step", attack["step"])
        sheet.put("attack.challenge", float(attack["challenge"]))
        sheet.put("attack.unblockable", float(attack["unblockable"]))
        if attack["type"]:
            sheet.mark("attack.type", TYPES.index(attack["type"]))
        for name in ONE_FIGHTER:
            mark(sheet, "attack." + name, FIGHTERS, known.get(attack[name]))
        for name in SEVERAL_FIGHTERS:
            for handle in attack[name]:
                mark(sheet, "attack." + name, FIGHTERS, known.get(handle))
        for name in ("card", "reaction"):
            fight_card(sheet, "attack." + name, attack[name])
        for name in ("intel", "lacking", "strength"):
            sheet.amount("attack." + name, attack[name] or 0)
        for name in ("sum", "back"):
            summed(sheet, "attack." + name, attack[name])
        if attack["defence"]:
            for place, name in enumerate(DEFENCE):
                sheet.amount("attack.defence", attack["defence"][name] or 0, place)
        blows(sheet, "attack.taken", attack["taken"], known)

    def conflict(self, sheet: Sheet, view: View, conflict: View, known: dict[str, str]) -> None:
        sheet.mark("conflict.seat", self.beside(conflict["seat"], view))
        sheet.mark("conflict.card", NUMBER[conflict["card"]])
        mark(sheet, "conflict.actor", VAMPIRES, known.get(conflict["actor"]))
        self.seats_marked(sheet, "conflict.named", conflict["named"], view)
        sheet.put("conflict.shown", float(conflict["shown"]))
        for other, share in enumerate(conflict["shares"]):
            seat = self.beside(other, view)
            if share["side"]:
                sheet.mark("conflict.side", seat * len(SIDES) + SIDES.index(share["side"]))
            sheet.amount("conflict.exerted", share["exerted"], seat)
            sheet.amount("conflict.hidden", share["hidden"] or 0, seat)
            sheet.put("conflict.laid", float(share["laid"] is not None), seat)
            if share["card"]:
                sheet.mark("conflict.laid.card", seat * CARD_COUNT + NUMBER[share["card"]])
        for name in ("yes", "no"):
            sheet.amount("conflict." + name, conflict[name])

    # ---- the question

    def asked(self, sheet: Sheet, view: View, question: Question, known: dict[str, str]) -> None:
        facts: dict[str, Any] = question.facts
        spoken = known | names_in(facts)
        sheet.mark("question.what", QUESTIONS.index(question.what))
        for field, facts_named in ASKED_CARDS.items():
            for called in named(facts, facts_named):
                mark(sheet, field, NUMBER, spoken.get(called, called))
        for called in taken_back(question):
            mark(sheet, "question.cards", NUMBER, spoken.get(called, called))
            if called in LETTERS:
                sheet.mark("question.seat", self.beside(LETTERS.index(called), view))
        for seat in named(facts, ("seat", "foe")):
            sheet.mark("question.seat", self.beside(seat, view))
        for name in ASKED_AMOUNTS:
            for amount in named(facts, (name,)):
                sheet.amount("question." + name, amount)
        for name, words in (("type", TYPES), ("deck", PILES), ("window", WINDOWS), ("deed", DEEDS)):
            for word in named(facts, (name,)):
                sheet.mark("question." + name, words.index(word))


def handles(view: View) -> dict[str, str]:
    """Which cards the handles of a view are, as far as its seat sees them."""
    found: dict[str, str] = {}
    shown = [*view["street"], *view["played"]]
    for player in view["players"]:
        shown += player["board"]
        for vampire in (*player["coterie"], *player["torpor"]):
            shown += [vampire, *vampire["attached"]]
    for card in shown:
        if card["card"]:
            found[card["handle"]] = card["card"]
    return found


def mark(sheet: Sheet, name: str, rows: dict[str, int], card: str | None) -> None:
    """This card, where there is one and it is one of these."""
    if card is not None and card in rows:
        sheet.mark(name, rows[card])


def more(sheet: Sheet, name: str, amount: float, place: int) -> None:
    """So much more, in tens: cards that are alike are added up."""
    at = sheet.starts[name] + place
    sheet.put(name, sheet.values.get(at, 0.0) + amount / SCALE, place)


def places(sheet: Sheet, name: str, seen: list[View], rows: dict[str, int], first: int = 0) -> None:
    """Cards seen in a deck: 1 for the uppermost of it, a half for the next, …; cards that are alike are added up."""
    for one in seen:
        more(sheet, name, SCALE / one["place"], first + rows[one["card"]])


def fight_card(sheet: Sheet, name: str, shown: View | None) -> None:
    if shown is None:
        return
    mark(sheet, name, NUMBER, shown["card"])
    for place, state in enumerate(("down", "cancelled", "no_text")):
        sheet.put(name + ".state", float(shown[state]), place)


def summed(sheet: Sheet, name: str, parts: View | None) -> None:
    """Damage as it is added up so far."""
    if parts is None:
        return
    for place, part in enumerate(SUM):
        sheet.amount(name, parts[part], place)
    sheet.mark(name + ".type", TYPES.index(parts["type"]))
    sheet.put(name + ".aggravated", float(parts["aggravated"]))


def blows(sheet: Sheet, name: str, dealt: list[View], known: dict[str, str]) -> None:
    for blow in dealt:
        card = known.get(blow["card"])
        if card in FIGHTERS:
            more(sheet, name + ".amount", blow["amount"], FIGHTERS[card])
            sheet.put(name + ".aggravated", float(blow["aggravated"]), FIGHTERS[card])


def own(sheet: Sheet, you: View) -> None:
    for name in ("hand", "in_library", "in_faction"):
        for card in you[name]:
            sheet.add("you." + name, NUMBER[card])
    sheet.put("you.pays", float(you["pays"]))
    sheet.put("you.answered", float(you["answer"] is not None))


def taken_back(question: Question) -> list[str]:
    """What has been chosen so far, where only the options that would take it back say so."""
    undone = UNDONE.get(question.what, "")
    chosen = [option for option in question.options if undone.endswith(" ") and option.startswith(undone)]
    return [word for option in chosen for word in option.split(" ")[1:]]
