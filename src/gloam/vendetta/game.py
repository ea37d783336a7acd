"""Vendetta, as the rest of the house sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec
from gloam.core.game import Game, check_variants
from gloam.core.given import check_setup
from gloam.core.ledger import Ledger, load
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Setup, Table
from gloam.core.written import as_text
from gloam.vendetta import abilities, cards, catalogue, position
from gloam.vendetta.imagine import imagine, secret_setup
from gloam.vendetta.position_writing import write
from gloam.vendetta.setup import SetUp
from gloam.vendetta.stakes import explained
from gloam.vendetta.steps import make_codec
from gloam.vendetta.table import LOCATION_CARDS_VARIANT, RELICS_VARIANT, TAG_TEAM, VendettaTable
from gloam.vendetta.view import Public, view

NAME: Final = "vendetta"
RULES_VERSION: Final = 1


class WholeVendettaTable(VendettaTable):
    """The table with the doors that need the whole room: shown, written down, imagined."""

    def __init__(self, setup: Setup, chance: Chance, origin: VendettaTable | None = None) -> None:
        super().__init__(setup, chance, origin)
        self.public: Public | None = None  # what everyone sees
        self.stale = True  # something has happened since

    def clone(self) -> WholeVendettaTable:
        return WholeVendettaTable(self.setup, self.chance.clone(), self)

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        if self.public is None or self.stale:
            self.public = Public(self, self.public)
            self.stale = False
        return view(self, self.public, seat)

    def explained(self, seat: int | None) -> dict[str, object]:
        return explained(self, seat)

    def changed(self) -> None:
        self.stale = True

    def changed_for(self, seat: int) -> None:
        if self.public is not None and not self.stale:
            self.public.answered(self, seat)

    def position(self) -> dict[str, object]:
        return write(self, CODEC, RULES_VERSION)

    def imagine(self, seat: int, luck: Chance) -> Table:
        twin = WholeVendettaTable(secret_setup(self.setup), self.chance.clone(), self)
        imagine(twin, seat, luck)
        return twin


class Vendetta(Game):
    """Vendetta: three to five players, or four or six in teams. [setup.player-count] [team.players]"""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "Vampire: The Masquerade – Vendetta"
    rules_version: ClassVar[int] = RULES_VERSION
    seat_counts: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    variants: ClassVar[tuple[str, ...]] = (LOCATION_CARDS_VARIANT, RELICS_VARIANT, TAG_TEAM)

    def table(self, seats: int, seed: int, variants: tuple[str, ...] = ()) -> Table:
        check_setup(seats, seed, variants)
        check_players(seats, variants)
        setup = Setup(NAME, seats, tuple([name for name in self.variants if name in variants]), seed)
        table = WholeVendettaTable(setup, seeded(seed))
        table.next(SetUp())
        table.settle()
        return table

    def from_position(self, data: object) -> Table:
        read = position.read(data, CODEC, RULES_VERSION, as_text(data))
        try:
            check_players(read.setup.seats, read.setup.variants)
        except Refused as no:
            raise Unreadable("position-players", no.rule, "seats") from no
        table = WholeVendettaTable(read.setup, read.chance, read)
        table.settle()
        return table

    def ledger(self) -> Ledger:
        return load("gloam.vendetta")

    def card_ids(self) -> list[str]:
        return [name for name in catalogue.IDS if name]


def check_players(seats: int, variants: tuple[str, ...]) -> None:
    """3 to 5 without teams, 4 or 6 with them. [setup.player-count] [team.players]"""
    check_variants(variants, Vendetta.variants)
    if TAG_TEAM in variants and seats not in (4, 6):
        raise Refused("team.players", seats=seats)
    if TAG_TEAM not in variants and seats not in (3, 4, 5):
        raise Refused("setup.player-count", seats=seats)


catalogue.load(cards.CLAN_CARDS, cards.ALLIES, cards.LOCATION_CARDS, cards.RELICS)
abilities.fill()
CODEC: Final[Codec] = make_codec()
VENDETTA: Final = Vendetta()
