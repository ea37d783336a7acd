"""Blood Orders, as the rest of the house sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders import cards, catalogue, position
from gloam.blood_orders.imagine import imagine
from gloam.blood_orders.position_writing import write
from gloam.blood_orders.setup import SetUp
from gloam.blood_orders.stakes import explained
from gloam.blood_orders.steps import make_codec
from gloam.blood_orders.table import BloodOrdersTable
from gloam.blood_orders.view import Public, view
from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec
from gloam.core.game import Game, check_variants
from gloam.core.given import check_setup
from gloam.core.ledger import Ledger, load
from gloam.core.refusal import Refused
from gloam.core.table import Setup, Table
from gloam.core.written import as_text

NAME: Final = "blood-orders"
RULES_VERSION: Final = 1


class WholeBloodOrdersTable(BloodOrdersTable):
    """The table with the doors that need the whole room: shown, written down, imagined."""

    def __init__(self, setup: Setup, chance: Chance, origin: BloodOrdersTable | None = None) -> None:
        super().__init__(setup, chance, origin)
        self.public: Public | None = None  # what everyone sees, until the next event

    def clone(self) -> WholeBloodOrdersTable:
        return WholeBloodOrdersTable(self.setup, self.chance.clone(), self)

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        if self.public is None:
            self.public = Public(self)
        return view(self, self.public, seat)

    def changed(self) -> None:
        self.public = None

    def changed_for(self, seat: int) -> None:
        if self.public is not None:
            self.public.answered(self, seat)

    def explained(self, seat: int | None) -> dict[str, object]:
        return explained(self, seat)

    def position(self) -> dict[str, object]:
        return write(self, CODEC, RULES_VERSION)

    def imagine(self, seat: int, luck: Chance) -> Table:
        twin = WholeBloodOrdersTable(Setup(NAME, self.setup.seats, (), 0), self.chance.clone(), self)
        imagine(twin, seat, luck)
        return twin


class BloodOrders(Game):
    """Blood Orders: two to four players, no variants. [setup.players]"""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "Blood Orders"
    rules_version: ClassVar[int] = RULES_VERSION
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    variants: ClassVar[tuple[str, ...]] = ()

    def table(self, seats: int, seed: int, variants: tuple[str, ...] = ()) -> Table:
        check_setup(seats, seed, variants)
        check_players(seats, variants)
        table = WholeBloodOrdersTable(Setup(NAME, seats, (), seed), seeded(seed))
        table.next(SetUp())
        table.settle()
        return table

    def from_position(self, data: object) -> Table:
        read = position.read(data, CODEC, RULES_VERSION, as_text(data))
        table = WholeBloodOrdersTable(read.setup, read.chance, read)
        table.settle()
        return table

    def ledger(self) -> Ledger:
        return load("gloam.blood_orders")

    def card_ids(self) -> list[str]:
        return list(catalogue.IDS)


def check_players(seats: int, variants: tuple[str, ...]) -> None:
    """Two, three or four players. [setup.players]"""
    check_variants(variants, BloodOrders.variants)
    if seats not in BloodOrders.seat_counts:
        raise Refused("setup.players", seats=seats)


catalogue.load(cards.VICTIMS, cards.VAMPIRES, cards.LOCATIONS, cards.RITUALS)
CODEC: Final[Codec] = make_codec()
BLOOD_ORDERS: Final = BloodOrders()
