"""What is under way at a written table: an attack, a conflict, damage, texts that are lent, what was done this turn."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec
from gloam.core.reader import AMOUNT, MOST, Reader, listed, numbered, shown
from gloam.core.refusal import Unreadable
from gloam.core.texts import LENT, TEXTS, Force, Lend
from gloam.core.written import seat_named, seats_named
from gloam.rivals.agendas import order_of
from gloam.rivals.attack_record import DEEDS_NOTED, TIRED_BEFORE, Attack, Blow
from gloam.rivals.borrowing import BORROWED, is_borrowed
from gloam.rivals.catalogue import AGENDA_CARD, ATTACK_TYPES, CHARACTER, HAVEN_CARD, ONGOING
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.pieces import BOARD, NOBODY, NOTHING, ZONES
from gloam.rivals.position_limits import BITS, limits
from gloam.rivals.position_writing import SIDES
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import GRANTED
from gloam.rivals.winning import MASK

TYPES: Final = {"": 0, **{name: bit for bit, name in ATTACK_TYPES.items()}}
LAST_STEP: Final = 13


def copy_of(table: RivalsTable, part: Reader, name: str) -> int:
    """The number of a copy, or none."""
    return part.whole(name, NOTHING, 0, len(table.pieces) - 1)


def copies_of(table: RivalsTable, part: Reader, name: str) -> tuple[int, ...]:
    path, last = part.at(name), len(table.pieces) - 1
    return tuple([numbered(item, 0, last, f"{path}.{place}") for place, item in enumerate(part.items(name))])


def needed(table: RivalsTable, part: Reader, name: str) -> int:
    card = copy_of(table, part, name)
    if card == NOTHING:
        raise Unreadable("position-number", "", part.at(name))
    return card


def player(table: RivalsTable, part: Reader, name: str) -> int:
    text = part.text(name, "")
    return seat_named(text, table.setup.seats, part.at(name)) if text else NOBODY


def seat_of(table: RivalsTable, part: Reader, name: str) -> int:
    return seat_named(part.text(name, ""), table.setup.seats, part.at(name))


# ---- an attack


def read_attack(table: RivalsTable, reader: Reader) -> None:
    table.dealt = read_blows(table, reader, "dealt")
    table.blows = read_blows(table, reader, "blows")
    if not reader.has("attack"):
        return
    part = reader.part("attack")
    attack = Attack(seat_of(table, part, "seat"), needed(table, part, "attacker"), part.flag("challenge"))
    attack.foe = player(table, part, "foe")
    attack.target, attack.first = copy_of(table, part, "target"), copy_of(table, part, "first")
    attack.blocker, attack.reacting = copy_of(table, part, "blocker"), copy_of(table, part, "reacting")
    attack.type = TYPES[part.among("type", "", tuple(TYPES))]
    attack.card, attack.reaction = copy_of(table, part, "card"), copy_of(table, part, "reaction")
    attack.spare, attack.also = copy_of(table, part, "spare"), copies_of(table, part, "also")
    attack.intel = part.whole("intel", 0, 0, AMOUNT)
    attack.step = part.whole("step", 1, 1, LAST_STEP)
    attack.cancelled = copy_of(table, part, "cancelled")
    attack.used = read_codes(table, part, "used", several=True)
    attack.party = copies_of(table, part, "party")
    attack.strength = part.whole("strength", 0, 0, AMOUNT)
    attack.taken = read_blows(table, part, "taken")
    attack.fallen = copies_of(table, part, "fallen")
    attack.spilt = read_blood(table, part, "spilt")
    attack.before_block, attack.before_blood = read_before(part), read_blood(table, part, "before_blood")
    part.finish()
    table.attack = attack


def read_before(part: Reader) -> tuple[int, ...]:
    """Zone, party, Prestige and text used before somebody blocked."""
    items, path = part.items("before_block"), part.at("before_block")
    bounds = ((0, len(ZONES) - 1), (0, MOST), (0, MOST), (TIRED_BEFORE, 2 * LENT))
    if len(items) not in (0, len(bounds)):
        raise Unreadable("position-length", str(len(items)), path)
    return tuple([numbered(item, *bounds[place], f"{path}.{place}") for place, item in enumerate(items)])


def read_blood(table: RivalsTable, part: Reader, name: str) -> tuple[int, ...]:
    """Cards, each before tokens: who has lost Blood to the attack, or what was there before a block."""
    items, path = part.items(name), part.at(name)
    if len(items) % 2:
        raise Unreadable("position-length", str(len(items)), path)
    most = (len(table.pieces) - 1, BITS)
    return tuple([numbered(item, 0, most[place % 2], f"{path}.{place}") for place, item in enumerate(items)])


def read_blows(table: RivalsTable, reader: Reader, name: str) -> tuple[Blow, ...]:
    found: list[Blow] = []
    for part in reader.parts(name):
        kind = TYPES[part.among("type", "", tuple(TYPES))]
        amount, harsh = part.whole("amount", 1, 0, AMOUNT), part.flag("aggravated")
        by, doer = copy_of(table, part, "by"), player(table, part, "seat")
        card = needed(table, part, "card")
        if table.owner[card] != NOBODY and table.pieces[card].seen != table.everyone():
            raise Unreadable("position-card", table.id_of(card), part.at("card"))
        found.append(Blow(card, amount, kind, harsh, by, doer))
        part.finish()
    return tuple(found)


# ---- a conflict


def read_conflict(table: RivalsTable, reader: Reader) -> None:
    if not reader.has("conflict"):
        return
    part, seats = reader.part("conflict"), table.setup.seats
    card, actor = needed(table, part, "card"), copy_of(table, part, "actor")
    all_know(table, card, part.at("card"))
    all_know(table, actor, part.at("actor"))
    conflict = Conflict(seat_of(table, part, "seat"), card, actor, seats)
    sides = part.texts("sides") or [""] * seats
    for place, word in enumerate(sides):
        if word not in SIDES:
            raise Unreadable("position-among", ", ".join(SIDES), f"{part.at('sides')}.{place}")
    conflict.side = tuple([SIDES.index(word) for word in sides])
    conflict.exerted = by_seat(table, part, "exerted")
    conflict.extra = by_seat(table, part, "extra")
    conflict.hidden = by_seat(table, part, "hidden")
    conflict.laid = read_laid(table, part)
    named = seats_named(part.text("named", ""), seats, part.at("named"))
    conflict.named = tuple([seat for seat in range(seats) if named >> seat & 1])
    conflict.shown = part.flag("shown")
    part.finish()
    if len(conflict.side) != seats:
        raise Unreadable("position-length", str(len(conflict.side)), part.at("sides"))
    for seat, amount in enumerate(conflict.hidden):
        if amount and amount >= table.has_prestige(seat) and not conflict.shown:
            raise Unreadable("position-range", f"0–{max(0, table.has_prestige(seat) - 1)}", f"conflict.hidden.{seat}")
    table.conflict = conflict


def all_know(table: RivalsTable, card: int, path: str) -> None:
    """Everyone is told which card it is: none that somebody has not seen can stand there."""
    if card != NOTHING and table.pieces[card].seen != table.everyone():
        raise Unreadable("position-card", table.id_of(card), path)


def by_seat(table: RivalsTable, part: Reader, name: str) -> tuple[int, ...]:
    """A number a seat."""
    seats, path = table.setup.seats, part.at(name)
    items = part.items(name) or [0] * seats
    if len(items) != seats:
        raise Unreadable("position-length", str(len(items)), path)
    return tuple([numbered(item, 0, AMOUNT, f"{path}.{place}") for place, item in enumerate(items)])


def read_laid(table: RivalsTable, part: Reader) -> tuple[int, ...]:
    seats, path, last = table.setup.seats, part.at("laid"), len(table.pieces) - 1
    items = part.items("laid") or [None] * seats
    if len(items) != seats:
        raise Unreadable("position-length", str(len(items)), path)
    found = [NOTHING if item is None else numbered(item, 0, last, f"{path}.{n}") for n, item in enumerate(items)]
    return tuple(found)


# ---- what was done, and what was lent


def read_moment(table: RivalsTable, reader: Reader) -> None:
    seats = table.setup.seats
    table.claimant = copy_of(table, reader, "claimant")
    table.stays = copy_of(table, reader, "stays")
    table.diverted = reader.whole("diverted", 0, 0, AMOUNT)
    table.spilt = read_blood(table, reader, "spilt")
    table.regrouped = reader.flag("regrouped")
    table.succeeded = reader.whole("succeeded", 0, 0, AMOUNT)
    table.blank = copies_of(table, reader, "blank")
    table.shed = read_shed(table, reader)
    table.covers = read_covers(table, reader)
    table.stolen = read_stolen(table, reader)
    felled = enumerate(reader.texts("felled"))
    table.felled = tuple([seat_named(text, seats, f"felled.{place}") for place, text in felled])
    table.fought = tuple([card * DEEDS_NOTED + kind for card, kind in read_pairs(table, reader, "fought")])
    table.gave = read_marks(table, reader, "gave")
    table.gave_now = read_marks(table, reader, "gave_now")
    table.asked_for = read_marks(table, reader, "asked_for")
    table.exposed = read_marks(table, reader, "exposed")
    table.quiet = reader.whole("quiet", 0, 0, AMOUNT)
    table.scene = reader.whole("scene", 0, 0, MASK)


def read_shed(table: RivalsTable, reader: Reader) -> tuple[int, ...]:
    """Who has left a coterie this turn, each before a card that it bore. [card.noelle]"""
    found = copies_of(table, reader, "shed")
    if len(found) % 2:
        raise Unreadable("position-number", "", reader.at("shed"))
    return found


def read_pairs(table: RivalsTable, reader: Reader, name: str) -> list[tuple[int, int]]:
    """Vampires, each with a type of attack."""
    found: list[tuple[int, int]] = []
    for place, item in enumerate(reader.items(name)):
        path = f"{name}.{place}"
        card, kind = paired(item, path)
        last = len(table.pieces) - 1
        found.append((numbered(card, 0, last, f"{path}.0"), numbered(kind, 0, DEEDS_NOTED - 1, f"{path}.1")))
    return found


def read_covers(table: RivalsTable, reader: Reader) -> tuple[tuple[int, int], ...]:
    """Ongoing cards, each with the Agenda or Haven that it lies over. [card.constant-surveillance]"""
    found: list[tuple[int, int]] = []
    last = len(table.pieces) - 1
    for place, item in enumerate(reader.items("covers")):
        path = f"covers.{place}"
        over, under = paired(item, path)
        pair = numbered(over, 0, last, f"{path}.0"), numbered(under, 0, last, f"{path}.1")
        if table.pieces[pair[0]].zone != BOARD or not table.is_a(pair[0], ONGOING):
            raise Unreadable("position-card", table.id_of(pair[0]), f"{path}.0")
        if not table.is_a(pair[1], AGENDA_CARD | HAVEN_CARD):
            raise Unreadable("position-card", table.id_of(pair[1]), f"{path}.1")
        found.append(pair)
    return tuple(found)


def read_stolen(table: RivalsTable, reader: Reader) -> tuple[tuple[int, int], ...]:
    """Players whose Rival tokens are with others, and with whom. [card.spy-games]"""
    found: list[tuple[int, int]] = []
    for place, item in enumerate(reader.items("stolen")):
        path = f"stolen.{place}"
        letters = [str(one) for one in paired(item, path)]
        owner, thief = [seat_named(one, table.setup.seats, f"{path}.{n}") for n, one in enumerate(letters)]
        if owner == thief or owner in [other for other, _ in found]:
            raise Unreadable("position-choice", letters[0], f"{path}.0")
        found.append((owner, thief))
    return tuple(found)


def read_marks(table: RivalsTable, reader: Reader, name: str) -> tuple[int, ...]:
    """Cards, each with a player."""
    found: list[int] = []
    for place, item in enumerate(reader.items(name)):
        path = f"{name}.{place}"
        card, letter = paired(item, path)
        if not isinstance(letter, str):
            raise Unreadable("position-text", shown(letter), f"{path}.1")
        copy = numbered(card, 0, len(table.pieces) - 1, f"{path}.0")
        found.append(copy * table.setup.seats + seat_named(letter, table.setup.seats, f"{path}.1"))
    return tuple(found)


def paired(item: object, path: str) -> tuple[object, object]:
    parts = listed(item, path)
    if len(parts) != 2:
        raise Unreadable("position-length", str(len(parts)), path)
    return parts[0], parts[1]


def read_lent(table: RivalsTable, reader: Reader, codec: Codec) -> None:
    """Texts that are lent, in the order in which they were; then which texts are used up."""
    here = limits(table)
    last = 0
    for part in reader.parts("lent"):
        effect = codec.read_effect(Lend, {"effect": part.raw("effect")}, part.at("effect"), here)
        cause = codec.read_cause(part.raw("cause"), part.at("cause"), here)
        number = part.whole("number", last + 1, last + 1, table.serial)
        part.finish()
        assert isinstance(effect, Lend), "only this effect was read"
        force = Force(effect.text, cause, LENT + number, effect)
        table.lasting = (*table.lasting, force)
        table.enforce(force)
        last = number
    table.used = read_codes(table, reader, "used")


def read_codes(table: RivalsTable, part: Reader, name: str, *, several: bool = False) -> tuple[int, ...]:
    """Texts by their codes: a card in play times 8 and the place on it, or the number of a lent one; the same more than
    once only where it can be used `several` times."""
    found: list[int] = []
    for place, item in enumerate(part.items(name)):
        path = f"{part.at(name)}.{place}"
        code = numbered(item, 0, BORROWED + len(table.pieces) * TEXTS, path)
        if (code in found and not several) or not is_text(table, code):
            raise Unreadable("position-choice", str(code), path)
        found.append(code)
    return tuple(found)


def is_text(table: RivalsTable, code: int) -> bool:
    """Is there such a text, printed on some card, lent or borrowed, or the standing order for an Agenda?"""
    if code >= BORROWED:
        return is_borrowed(table, code)
    if code >= LENT:
        return code - LENT <= table.serial
    card, place = divmod(code, TEXTS)
    if card >= len(table.pieces):
        return False
    if place == GRANTED and table.is_a(card, CHARACTER):
        return True
    return place < len(table.face(card).texts) or (code == order_of(card) and table.is_a(card, AGENDA_CARD))
