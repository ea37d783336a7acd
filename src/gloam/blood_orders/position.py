"""A position read: a whole table from plain data. All that is not mentioned has a default."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import BLEEDER, CATACOMB_CARDS, ELDER, KINDS, QUARTERS, VICTIM_COUNT
from gloam.blood_orders.position_checks import COURSE
from gloam.blood_orders.position_city import (
    Tokens,
    fill_piles,
    read_city,
    read_coming,
    read_known,
    read_piles,
)
from gloam.blood_orders.position_seats import card_named, read_colours, read_seat
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.codec import Codec
from gloam.core.docket import read_rest
from gloam.core.reader import Reader, shown
from gloam.core.refusal import Unreadable
from gloam.core.written import read_chance, read_setup, seat_named

NAME: Final = "blood-orders"
PHASES: Final = ("setup", "planning", "order", "resolution", "cleanup", "scoring", "over")
DAYS: Final = 9
SPACES: Final = tuple([f"{kind} {quarter}" for kind in KINDS for quarter in QUARTERS])


def read(data: object, codec: Codec, rules: int, text: str) -> BloodOrdersTable:
    """The table this describes. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    setup = read_setup(reader, text, NAME, rules, (2, 3, 4), ())
    table = BloodOrdersTable(setup, read_chance(reader))
    table.phase = reader.among("phase", "planning", PHASES)
    table.day = 0 if table.phase == "setup" else 1
    table.day = reader.whole("day", table.day, table.day, DAYS if table.day else 0)
    used: set[int] = set()
    tokens = Tokens(setup.seats)
    seats = reader.parts("seats")
    read_colours(table, seats)
    for seat, part in enumerate(seats):
        read_seat(table, seat, part, used)
        part.finish()
    read_piles(table, reader, used)
    read_city(table, reader.part("quarters"), used, tokens)
    fill_piles(table, reader, used)
    read_coming(table, reader, used)
    read_common(table, reader, tokens)
    read_known(table, reader.part("known"), reader.has("known"))
    read_batches(table, reader.part("reshuffled"))
    read_rest(table, reader, codec, COURSE)
    reader.finish()
    return table


def read_common(table: BloodOrdersTable, reader: Reader, tokens: Tokens) -> None:
    start = reader.text("start", "" if table.phase == "setup" else "A")
    if start or table.phase != "setup":
        table.start = seat_named(start, table.setup.seats, "start")
    table.bleeders = read_count(table, reader, "bleeders", BLEEDER)
    table.elders = read_count(table, reader, "elders", ELDER)
    table.altar = tokens.read(reader, "altar")
    table.catacombs = tokens.read(reader, "catacombs")
    table.contestants = Tokens(table.setup.seats).read(reader, "contestants")
    active = reader.text("active", "")
    table.active = tokens.named(active, "active") if active else NONE
    table.resolving = read_resolving(table, reader)
    table.scavenged = reader.flag("scavenged")
    after = table.phase in ("cleanup", "scoring", "over") or table.resolving != NONE
    table.revealed = reader.flag("revealed", after)


def read_count(table: BloodOrdersTable, reader: Reader, name: str, card: int) -> int:
    """How many are left of the Bleeders or Elders: no more than those that lie nowhere else."""
    left = CATACOMB_CARDS - sum([cards.count(card) for cards in table.hand + table.torpor + table.orders])
    if left < 0:
        raise Unreadable("position-too-many", str(CATACOMB_CARDS - left), name)
    return reader.whole(name, left, 0, left)


def read_resolving(table: BloodOrdersTable, reader: Reader) -> int:
    """An action space by its name, or by the number that `position` writes."""
    value = reader.raw("resolving")
    if value is None:
        return NONE
    if isinstance(value, str):
        value = SPACES.index(value) if value in SPACES else value
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("position-space", shown(value), "resolving")
    if value != NONE and (not 0 <= value < len(SPACES) or value % len(QUARTERS) not in table.quarters()):
        raise Unreadable("position-space", shown(value), "resolving")
    return value


def read_batches(table: BloodOrdersTable, reshuffled: Reader) -> None:
    for name in reshuffled.data:
        card = card_named(name, 0, VICTIM_COUNT, reshuffled.at(name))
        table.batch[card] = reshuffled.whole(name, 0, 0, 99)
