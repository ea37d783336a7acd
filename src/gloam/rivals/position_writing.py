"""A whole table written down as plain data.

A card is written by its id and the number of its copy, `core-hydra #3`; one of which there is more to say as an object
with that as its `card`. Numbers elsewhere, as in an attack or on the docket, are those of copies.
"""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec
from gloam.core.setup import LETTERS
from gloam.core.texts import LENT, Force
from gloam.core.written import letters, viewers
from gloam.rivals.attack_record import DEEDS_NOTED, Attack, Blow
from gloam.rivals.catalogue import ANIMALISM, ATTACK_TYPES, DISCIPLINES, is_unowned
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.pieces import (
    ATTACHED,
    BOX,
    BURNED,
    CITY_DECK,
    FACE_DOWN,
    FACTION,
    FOUGHT,
    HAND,
    HANDLED,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
    ZONES,
    Piece,
)
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import by_colour, of_colour

Plain = dict[str, object]
UNSEEN: Final = (LIBRARY, FACTION, CITY_DECK, BOX)
OWN: Final = (HAND, LAID, FACE_DOWN)
SIDES: Final = ("", "out", "yes", "no")


def write(table: RivalsTable, codec: Codec, rules: int) -> Plain:
    """Everything, secrets included."""
    seats = table.setup.seats
    return {
        "game": "rivals",
        "rules": rules,
        "variants": list(table.setup.variants),
        "decks": list(table.setup.decks),
        "seed": table.setup.seed,
        "chance": table.chance.state,
        "turn": table.turn,
        "phase": table.phase,
        "step": table.step,
        "first": LETTERS[table.first],
        "active": LETTERS[table.active],
        "actions": table.actions,
        "unhosted": table.unhosted,
        "spent": table.spent,
        "begun": letters(table.begun),
        "drained": letters(table.drained),
        "seats": [write_seat(table, seat) for seat in range(seats)],
        "street": write_cards(table, list(table.street)),
        "city": write_cards(table, table.city[::-1]),
        "city_discard": write_cards(table, table.city_pile),
        "city_burned": write_cards(table, table.city_burned),
        "box": write_cards(table, lying(table, BOX, NOBODY)),
        "attack": None if table.attack is None else write_attack(table.attack),
        "conflict": None if table.conflict is None else write_conflict(table.conflict),
        "dealt": [write_blow(blow) for blow in table.dealt],
        "blows": [write_blow(blow) for blow in table.blows],
        "lent": [write_lent(force, codec) for force in table.lasting],
        "used": list(table.used),
        "blank": list(table.blank),
        "covers": [list(pair) for pair in table.covers],
        "stolen": [[letter(owner), letter(thief)] for owner, thief in table.stolen],
        "serial": table.serial,
        "claimant": number(table.claimant),
        "stays": number(table.stays),
        "diverted": table.diverted,
        **({"spilt": list(table.spilt)} if table.spilt else {}),
        "regrouped": table.regrouped,
        "succeeded": table.succeeded,
        **({"shed": list(table.shed)} if table.shed else {}),
        "felled": [letter(seat) for seat in table.felled],
        "fought": [list(divmod(code, DEEDS_NOTED)) for code in table.fought],
        "gave": marks(table, table.gave),
        "gave_now": marks(table, table.gave_now),
        "asked_for": marks(table, table.asked_for),
        "exposed": marks(table, table.exposed),
        "quiet": table.quiet,
        "scene": table.scene,
        "docket": [codec.write(step) for step in reversed(table.docket)],
        "result": None if table.result is None else table.result.plain(),
    }


def letter(seat: int) -> str:
    return "" if seat == NOBODY else LETTERS[seat]


def number(card: int) -> int | None:
    return None if card == NOTHING else card


def marks(table: RivalsTable, codes: tuple[int, ...]) -> list[object]:
    """Cards, each with a player."""
    return [[code // table.seats, LETTERS[code % table.seats]] for code in codes]


def lying(table: RivalsTable, zone: int, holder: int) -> list[int]:
    """The cards of a zone for which the table keeps no list."""
    return [card for card, piece in enumerate(table.pieces) if piece.zone == zone and piece.holder == holder]


def write_seat(table: RivalsTable, seat: int) -> Plain:
    leader = table.leader[seat]
    return {
        "prestige": write_tokens(table, table.prestige[seat], seat),
        "agenda": table.agenda[seat],
        "rival": letter(table.rival[seat]),
        "leader": None if leader == NOTHING else called(table, leader),
        "coterie": write_cards(table, list(table.coterie[seat])),
        "torpor": write_cards(table, list(table.torpor[seat])),
        "board": write_cards(table, list(table.board[seat])),
        "hand": write_cards(table, table.hand[seat]),
        "library": write_cards(table, table.library[seat][::-1]),
        "faction": write_cards(table, table.faction[seat][::-1]),
        "discard": write_cards(table, table.pile[seat]),
        "burned": write_cards(table, lying(table, BURNED, seat)),
        "laid": write_cards(table, lying(table, LAID, seat)),
        "played": write_cards(table, lying(table, FOUGHT, seat)),
        "supply": None if table.supply[seat] == UNLIMITED else table.supply[seat],
        "pays": table.pays[seat],
        "blame": letter(table.blame[seat]),
        "out": table.out[seat],
        "answered": table.answered[seat],
        "sealed": table.sealed[seat],
    }


def write_tokens(table: RivalsTable, pile: int, holder: int) -> object:
    """A number where all are of their holder's colour, else one number a seat."""
    amounts = by_colour(pile, table.setup.seats)
    if holder != NOBODY and sum(amounts) == of_colour(pile, holder):
        return amounts[holder]
    return amounts


# ---- cards


def called(table: RivalsTable, card: int) -> str:
    return f"{table.id_of(card)} #{card}"


def write_cards(table: RivalsTable, cards: list[int]) -> list[object]:
    return [write_card(table, card) for card in cards]


def write_card(table: RivalsTable, card: int) -> object:
    """By its name alone where there is no more to say."""
    more = state_of(table, card)
    return {"card": called(table, card), **more} if more else called(table, card)


def state_of(table: RivalsTable, card: int) -> Plain:
    """All of a card that is otherwise than one would think."""
    piece = table.pieces[card]
    found = in_play(table, piece)
    if piece.zone == STREET and not piece.party and piece.holder != NOBODY:
        found["holder"] = letter(piece.holder)
    if piece.zone == ATTACHED and piece.holder != table.pieces[piece.host].holder:
        found["holder"] = letter(piece.holder)
    if table.owner[card] != usual_owner(table, card, piece.holder):
        found["owner"] = letter(table.owner[card])
    if piece.seen != usually_seen(table, piece.zone, piece.holder):
        found["seen"] = viewers(piece.seen, table.setup.seats)
    if piece.held:
        found["held"] = viewers(piece.held, table.setup.seats)
        since = [stamp for viewer, stamp in enumerate(piece.since) if piece.held >> viewer & 1]
        if any(since):
            found["since"] = since
    attached = [guest for guest in piece.guests if table.pieces[guest].zone == ATTACHED]
    if attached:
        found["attached"] = write_cards(table, attached)
    return found


def in_play(table: RivalsTable, piece: Piece) -> Plain:
    """Where it stands, its handle, what lies on it."""
    found: Plain = {}
    if piece.zone == STREET and piece.party and piece.holder != NOBODY:
        found["zone"] = ZONES[piece.zone]
    if piece.zone == FACE_DOWN or piece.down:
        found["down"] = True
    if piece.stamp:
        found["handle"] = piece.stamp
    if piece.tokens or (HANDLED >> piece.zone & 1 and piece.holder != NOBODY and piece.zone != LAID):
        found["blood"] = write_tokens(table, piece.tokens, piece.holder)
    if piece.ready != (piece.zone != TORPOR):
        found["ready"] = piece.ready
    more: Plain = {"party": piece.party, "no_influence": piece.mute, "prize": piece.prize}
    more |= {"weak": piece.weak, "fear": piece.fear, "spare": piece.spare, "given": piece.given}
    more |= {"icons": [DISCIPLINES[icon - ANIMALISM] for icon in piece.icons]}
    found.update({name: value for name, value in more.items() if value})
    if piece.zone != ATTACHED and piece.host != NOTHING:
        found["by"] = piece.host
    return found


def usual_owner(table: RivalsTable, card: int, holder: int) -> int:
    """A City card and a wraith are nobody's, any other belongs to whoever has it."""
    return NOBODY if is_unowned(table.face(card).kind) else holder


def usually_seen(table: RivalsTable, zone: int, holder: int) -> int:
    """Who knows a card that lies there, if nobody has been shown anything."""
    if zone in UNSEEN:
        return 0
    return 1 << holder if zone in OWN and holder != NOBODY else table.everyone()


# ---- what is under way


def write_attack(attack: Attack) -> Plain:
    return {
        "seat": letter(attack.seat),
        "attacker": attack.attacker,
        "challenge": attack.challenge,
        "foe": letter(attack.foe),
        "target": number(attack.target),
        "first": number(attack.first),
        "blocker": number(attack.blocker),
        "reacting": number(attack.reacting),
        "type": ATTACK_TYPES.get(attack.type, ""),
        "card": number(attack.card),
        **({"spare": number(attack.spare)} if attack.spare != NOTHING else {}),
        "reaction": number(attack.reaction),
        "also": list(attack.also),
        "intel": attack.intel,
        "step": attack.step,
        "cancelled": number(attack.cancelled),
        "used": list(attack.used),
        "party": list(attack.party),
        "strength": attack.strength,
        "taken": [write_blow(blow) for blow in attack.taken],
        "fallen": list(attack.fallen),
        **({"spilt": list(attack.spilt)} if attack.spilt else {}),
        "before_block": list(attack.before_block),
        **({"before_blood": list(attack.before_blood)} if attack.before_blood else {}),
    }


def write_blow(blow: Blow) -> Plain:
    return {
        "card": blow.card,
        "amount": blow.amount,
        "type": ATTACK_TYPES.get(blow.type, ""),
        "aggravated": blow.aggravated,
        "by": number(blow.by),
        "seat": letter(blow.doer),
    }


def write_conflict(conflict: Conflict) -> Plain:
    return {
        "seat": letter(conflict.seat),
        "card": conflict.card,
        "actor": number(conflict.actor),
        "sides": [SIDES[side] for side in conflict.side],
        "exerted": list(conflict.exerted),
        "extra": list(conflict.extra),
        "hidden": list(conflict.hidden),
        "laid": [number(card) for card in conflict.laid],
        "named": "".join([LETTERS[seat] for seat in conflict.named]),
        "shown": conflict.shown,
    }


def write_lent(force: Force, codec: Codec) -> Plain:
    """A lent text by the effect that lends it."""
    assert force.lent is not None, "only lent texts are written down"
    effect = codec.codes.get(force.lent) or codec.write_word(force.lent)
    return {"effect": effect, "cause": codec.write_cause(force.cause), "number": force.code - LENT}
