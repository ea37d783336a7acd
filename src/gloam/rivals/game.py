"""Rivals, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec
from gloam.core.deeds import Verb
from gloam.core.game import Game
from gloam.core.ledger import Ledger, load
from gloam.core.setup import Setup
from gloam.core.table import Table
from gloam.core.written import as_text
from gloam.rivals import cards, catalogue, position
from gloam.rivals.box import PLAYERS
from gloam.rivals.decks import Deck
from gloam.rivals.doing import VERBS
from gloam.rivals.forecast import outlook, own_outlook
from gloam.rivals.imagine import imagine, secret_setup
from gloam.rivals.perils import perils
from gloam.rivals.position_writing import write
from gloam.rivals.setup import GAME, SetUp, prepared
from gloam.rivals.steps import make_codec
from gloam.rivals.sums import prices, sums
from gloam.rivals.table import RivalsTable
from gloam.rivals.touching import touching
from gloam.rivals.variants import VARIANTS
from gloam.rivals.view import Public, view, view_json

RULES_VERSION: Final = 1


class WholeRivalsTable(RivalsTable):
    """The table with the doors that need the whole room: shown, written down, imagined."""

    def __init__(
        self, setup: Setup, chance: Chance, verbs: tuple[Verb, ...], origin: RivalsTable | None = None
    ) -> None:
        super().__init__(setup, chance, verbs, origin)
        self.public: Public | None = None  # what everyone sees
        self.stale = True  # something has happened since
        self.reckoned: tuple[Public, dict[str, object] | None] | None = None  # what may come of it, as everyone knows
        self.summed: tuple[Public, dict[str, object]] | None = None  # and what its numbers are made of

    def clone(self) -> WholeRivalsTable:
        twin = WholeRivalsTable(self.setup, self.chance.clone(), self.verbs, self)
        twin.public = self.public  # of what is shown, nearly all will still be good
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        return view(self, self.shown_now(), seat)

    def view_json(self, seat: int | None) -> bytes:
        if seat is not None:
            self.check_seat(seat)
        return view_json(self, self.shown_now(), seat)

    def shown_now(self) -> Public:
        if self.public is None or self.stale:
            self.public = Public(self, self.public)
            self.stale = False
        return self.public

    def outlook(self, seat: int | None) -> dict[str, object] | None:
        """`steps`, `lines`, `lies`, `stakes` and `back` are everybody's; the rest is what a seat knows besides."""
        public = self.shown_now()
        if self.reckoned is None or self.reckoned[0] is not public:
            self.reckoned = (public, outlook(self))
        here = self.reckoned[1]
        return here if seat is None or here is None else own_outlook(self, seat, here)

    def explained(self, seat: int | None) -> dict[str, object]:
        """`cards`: how the numbers of cards in play come about, the same for everyone; `prices`: those of the seat's
        own; `touching`: the texts that matter now."""
        public = self.shown_now()
        if self.summed is None or self.summed[0] is not public:
            self.summed = (public, sums(self))
        own = {} if seat is None else prices(self, seat)
        return {"cards": self.summed[1], "prices": own, "touching": touching(self, seat)}

    def perils(self, seat: int, options: Sequence[str]) -> list[dict[str, object]]:
        return perils(self, seat, options)

    def changed(self) -> None:
        self.stale = True

    def changed_for(self, seat: int) -> None:
        """Some answers change what everyone sees though nothing is told: an action is used up, a party joined."""
        self.stale = True

    def position(self) -> dict[str, object]:
        return write(self, CODEC, RULES_VERSION)

    def imagine(self, seat: int, luck: Chance) -> Table:
        twin = self.clone()
        imagine(twin, seat, luck)
        return WholeRivalsTable(secret_setup(twin, seat), twin.chance, twin.verbs, twin)


class Rivals(Game):
    """Rivals: two to four players, each with a deck. [comp.players]"""

    name: ClassVar[str] = GAME
    title: ClassVar[str] = "Vampire: The Masquerade – Rivals"
    rules_version: ClassVar[int] = RULES_VERSION
    seat_counts: ClassVar[tuple[int, ...]] = PLAYERS
    variants: ClassVar[tuple[str, ...]] = VARIANTS

    def table(
        self, seats: int, seed: int, variants: tuple[str, ...] = (), decks: Sequence[Deck | str] = ()
    ) -> WholeRivalsTable:
        """A new table. A deck is the name of a ready one, the text of a list, or a record; who brings none plays the
        next ready one. Raises `Refused`, or `Unreadable` for a list that cannot be read. [setup.suggested-clans]"""
        table = WholeRivalsTable(prepared(seats, seed, variants, decks), seeded(seed), VERBS)
        table.next(SetUp())
        table.settle()
        return table

    def begun(self, setup: Setup) -> Table:
        return self.table(setup.seats, setup.seed, setup.variants, setup.decks)

    def from_position(self, data: object) -> Table:
        read = position.read(data, CODEC, RULES_VERSION, as_text(data))
        table = WholeRivalsTable(read.setup, read.chance, VERBS, read)
        table.settle()
        return table

    def ledger(self) -> Ledger:
        return load("gloam.rivals")

    def card_ids(self) -> list[str]:
        return [card.id for card in cards.IN_PRINT]


catalogue.load(cards.ALL)
CODEC: Final[Codec] = make_codec()
RIVALS: Final = Rivals()
