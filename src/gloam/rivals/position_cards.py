"""The cards of a written position: which copy lies where, whose it is, and what lies on it."""

from __future__ import annotations

from typing import Final

from gloam.core.reader import AMOUNT, Reader, listed, numbered, shown, worded
from gloam.core.refusal import Unreadable
from gloam.core.setup import LETTERS
from gloam.core.written import card_named, seat_named, viewers_named
from gloam.rivals.bans import bans
from gloam.rivals.catalogue import (
    ANIMALISM,
    CARDS,
    CHARACTER,
    DISCIPLINES,
    GHOUL,
    HAVEN_CARD,
    KIND,
    MORTAL,
    NUMBER,
    ONGOING,
    STUDIED,
    Card,
    is_unowned,
)
from gloam.rivals.cities import city_of
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    FACE_DOWN,
    FOUGHT,
    HANDLED,
    HAVEN,
    LAID,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
    ZONES,
    Piece,
)
from gloam.rivals.position_writing import usually_seen
from gloam.rivals.stowing import stows
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import MOST as MOST_TOKENS
from gloam.rivals.tokens import NO_TOKENS, tokens, total
from gloam.rivals.variants import FIRST_PRINT

LAST_NUMBER: Final = 9999
IN_PLACES: Final = ("haven", "street")


HIGHEST: Final = 100_000  # of the handles that are written: far more than any game gives


class Entry:
    """One card as it is written: its print, where it lies, and the path to it."""

    def __init__(self, path: str, printed: int, zone: int, holder: int) -> None:
        self.path: Final = path
        self.print: Final = printed
        self.zone: Final = zone
        self.holder: Final = holder
        self.number = NOTHING
        self.owner = holder
        self.host: Entry | None = None
        self.by = NOTHING  # the number of the copy that plays it
        self.tokens = NO_TOKENS
        self.ready = True
        self.stamp = 0
        self.seen = 0
        self.held = 0
        self.since: tuple[int, ...] = ()
        self.party = 0
        self.mute = False
        self.prize = 0
        self.weak = 0
        self.fear = 0
        self.down = False
        self.spare = False
        self.icons: tuple[int, ...] = ()
        self.given = 0
        self.guests: list[Entry] = []


class Cards:
    """All cards of a position that have been read so far."""

    def __init__(self, table: RivalsTable) -> None:
        self.table: Final = table
        self.entries: Final[list[Entry]] = []
        self.here: Final = {card.name: card.id for card in city_of(table.setup.variants)}  # each City has its Vagrants
        self.early: Final = {NUMBER[card.first_print] for card in CARDS if card.first_print}

    def read(self, part: Reader, name: str, zone: int, holder: int) -> list[Entry]:
        """A list of cards that lie together."""
        path = part.at(name)
        return [self.entry(item, f"{path}.{place}", zone, holder) for place, item in enumerate(part.items(name))]

    def add(self, name: str, zone: int, holder: int, path: str) -> Entry:
        """A card that is not written, but follows."""
        return self.entry(name, path, zone, holder)

    def entry(self, item: object, path: str, zone: int, holder: int) -> Entry:
        part = Reader({"card": item} if isinstance(item, str) else item, path)
        printed, number = self.named(part.text("card", ""), part.at("card"))
        if zone == HAVEN:
            zone = ZONES.index(part.among("zone", "haven", IN_PLACES))
        elif zone == BOARD and part.flag("down"):
            zone = FACE_DOWN
        if zone in (ATTACHED, STREET) and part.has("holder"):
            holder = self.seat(part, "holder", holder)
        entry = Entry(path, printed, zone, holder)
        entry.number = number
        self.entries.append(entry)
        self.fill(entry, part)
        for place, guest in enumerate(part.items("attached")):
            face = CARDS[printed]
            bears = face.kind & CHARACTER and zone in (HAVEN, STREET, TORPOR)
            on_board = zone == BOARD and (bans(face) or stows(face))
            if not bears and not on_board and not (zone in (BOARD, ATTACHED) and face.kind & HAVEN_CARD):
                raise Unreadable("position-early", "", part.at("attached"))
            one = self.entry(guest, f"{part.at('attached')}.{place}", ATTACHED, holder)
            one.host = entry
            entry.guests.append(one)
        part.finish()
        return entry

    def named(self, text: str, path: str) -> tuple[int, int]:
        """A card by id or by name, and the number of its copy if that is written."""
        name, _, number = text.partition(" #")
        copy = NOTHING
        if number:
            if not number.isascii() or not number.isdigit() or len(number) > len(str(LAST_NUMBER)):
                raise Unreadable("position-card", shown(text), path)
            copy = int(number)
        first_print = FIRST_PRINT in self.table.setup.variants
        found = NUMBER.get(self.here.get(name, name), NOTHING)
        if found == NOTHING:
            found = card_named(name, 0, len(CARDS) - len(self.early), NUMBER, printed_name, path)
            swapped = CARDS[found].first_print
            found = NUMBER[swapped] if swapped and first_print else found
        if found in self.early and not first_print:
            raise Unreadable("position-variant", FIRST_PRINT, path)
        return found, copy

    def seat(self, part: Reader, name: str, default: int) -> int:
        text = part.text(name, "" if default == NOBODY else LETTERS[default])
        return seat_named(text, self.table.setup.seats, part.at(name)) if text else NOBODY

    def fill(self, entry: Entry, part: Reader) -> None:
        table, seats = self.table, self.table.setup.seats
        face = CARDS[entry.print]
        unowned = is_unowned(face.kind)
        entry.owner = self.seat(part, "owner", NOBODY if unowned else entry.holder)
        usual = usually_seen(table, entry.zone, entry.holder)
        entry.seen = viewers_named(part.text("seen", ""), seats, part.at("seen")) if part.has("seen") else usual
        entry.held = viewers_named(part.text("held", ""), seats, part.at("held"))
        entry.since = stamps_of(part, entry.held, seats)
        if not HANDLED >> entry.zone & 1:
            return
        vampire = face.kind & CHARACTER != 0 and entry.zone in (HAVEN, STREET)
        entry.tokens = read_tokens(part, "blood", entry.holder, seats, face.potency if vampire else 0)
        entry.ready = part.flag("ready", entry.zone != TORPOR)
        entry.stamp = part.whole("handle", 0, 0, HIGHEST)
        entry.party = part.whole("party", 0, 0, HIGHEST)
        entry.mute = part.flag("no_influence")
        entry.prize = part.whole("prize", 0, 0, AMOUNT)
        if vampire:
            entry.weak = part.whole("weak", 0, 0, AMOUNT)
            entry.fear = part.whole("fear", 0, 0, AMOUNT)
        if vampire or (entry.zone in (BOARD, FOUGHT) and teaches(face)):
            entry.icons = icons_of(part)
        if vampire and face.kind & GHOUL:
            entry.given = part.whole("given", total(entry.tokens), total(entry.tokens), AMOUNT)
        if entry.zone == ATTACHED:
            entry.down = part.flag("down")
            entry.spare = part.flag("spare")
        taken = (entry.zone == STREET and face.kind & MORTAL) or (entry.zone == BOARD and face.kind & ONGOING)
        if entry.zone in (LAID, FOUGHT) or taken:
            entry.by = part.whole("by", NOTHING, 0, LAST_NUMBER)

    # ---- once all are read

    def lay_out(self) -> None:
        """Number the copies, give out handles, and lay all of them on the table."""
        self.count()
        self.give_handles()
        table, ordered = self.table, sorted(self.entries, key=lambda entry: entry.number)
        for entry in ordered:
            host = entry.by if entry.host is None else entry.host.number
            if host >= len(ordered):
                raise Unreadable("position-range", f"0–{len(ordered) - 1}", f"{entry.path}.by")
            guests = tuple([guest.number for guest in entry.guests])
            piece = Piece(
                entry.zone,
                entry.holder,
                host,
                entry.tokens,
                entry.ready,
                entry.stamp,
                entry.seen,
                entry.held,
                entry.party,
                guests,
                entry.mute,
                entry.prize,
                entry.since,
                entry.weak,
                entry.fear,
                entry.down,
                entry.spare,
                entry.icons,
                entry.given,
            )
            table.prints.append(entry.print)
            table.owner.append(entry.owner)
            table.pieces.append(piece)
            if entry.stamp:
                table.note_stamp(entry.stamp, entry.number)
        for entry in ordered:
            if entry.zone == STREET and entry.by != NOTHING:
                self.take_in(entry)
            elif entry.zone == BOARD and entry.by != NOTHING and not KIND[table.prints[entry.by]] & HAVEN_CARD:
                raise Unreadable("position-card", CARDS[table.prints[entry.by]].id, f"{entry.path}.by")

    def take_in(self, mortal: Entry) -> None:
        """A mortal in The Street that is attached to a card in play. [card.second-tradition]"""
        host = self.table.pieces[mortal.by]
        if host.zone != BOARD or not KIND[self.table.prints[mortal.by]] & ONGOING:
            raise Unreadable("position-card", CARDS[self.table.prints[mortal.by]].id, f"{mortal.path}.by")
        self.table.pieces[mortal.by] = host.but(guests=(*host.guests, mortal.number))

    def count(self) -> None:
        """Copies are numbered as it is written, the others in the order in which they are."""
        count = len(self.entries)
        taken: set[int] = set()
        for entry in self.entries:
            if entry.number >= count:
                raise Unreadable("position-range", f"0–{count - 1}", f"{entry.path}.card")
            if entry.number in taken:
                raise Unreadable("position-card-twice", f"{CARDS[entry.print].id} #{entry.number}", entry.path)
            if entry.number != NOTHING:
                taken.add(entry.number)
        free = [number for number in range(count - 1, -1, -1) if number not in taken]
        for entry in self.entries:
            if entry.number == NOTHING:
                entry.number = free.pop()

    def give_handles(self) -> None:
        """Every card in play has its own handle; who stands together in The Street has a number for it."""
        given: set[int] = set()
        for entry in self.entries:
            if entry.stamp and entry.stamp in given:
                raise Unreadable("position-choice", str(entry.stamp), f"{entry.path}.handle")
            given.add(entry.stamp)
        last = max([*given, *[max(entry.party, *entry.since, 0) for entry in self.entries], 0])
        for entry in self.entries:
            if HANDLED >> entry.zone & 1 and not entry.stamp:
                last += 1
                entry.stamp = last
            if entry.zone == STREET and KIND[entry.print] & CHARACTER and not entry.party:
                last += 1
                entry.party = last
        self.table.serial = last


def printed_name(card: int) -> str:
    return CARDS[card].name


def teaches(face: Card) -> bool:
    """Do Discipline tokens lie on it, for a character to have? [card.study-their-ways]"""
    return any(isinstance(text, Plus) and text.quality == STUDIED for text in face.texts)


def icons_of(part: Reader) -> tuple[int, ...]:
    """The Disciplines whose tokens lie on a card. [distok.lowers]"""
    path = part.at("icons")
    found = [worded(item, DISCIPLINES, f"{path}.{place}") for place, item in enumerate(part.items("icons"))]
    return tuple([ANIMALISM + DISCIPLINES.index(name) for name in found])


def stamps_of(part: Reader, held: int, seats: int) -> tuple[int, ...]:
    """Since when each of those knows a card to be held who do: by viewer."""
    path, items = part.at("since"), part.items("since")
    knowing = [viewer for viewer in range(seats + 1) if held >> viewer & 1]
    if items and len(items) != len(knowing):
        raise Unreadable("position-length", str(len(items)), path)
    found = [0] * (seats + 1)
    for place, item in enumerate(items):
        found[knowing[place]] = numbered(item, 0, HIGHEST, f"{path}.{place}")
    return tuple(found) if held else ()


def read_tokens(part: Reader, name: str, holder: int, seats: int, default: int) -> int:
    """A number of tokens in their holder's colour, or one number a seat. A pile holds 255 of a colour."""
    value = part.raw(name)
    path = part.at(name)
    if value is None:
        return tokens(holder, default) if holder != NOBODY else NO_TOKENS
    if isinstance(value, (list, tuple)):
        amounts = listed(value, path)
        if len(amounts) != seats:
            raise Unreadable("position-length", str(len(amounts)), path)
        pile = NO_TOKENS
        for colour, amount in enumerate(amounts):
            pile += tokens(colour, numbered(amount, 0, MOST_TOKENS, f"{path}.{colour}"))
        return pile
    amount = numbered(value, 0, MOST_TOKENS, path)
    if holder == NOBODY and amount:
        raise Unreadable("position-list", shown(value), path)
    return tokens(holder, amount) if amount else NO_TOKENS
