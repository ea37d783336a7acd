"""A toy game, as small as a table can be: numbered coins, of which each seat has some."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gloam.core.chance import seeded
from gloam.core.codec import Codec, Limits
from gloam.core.draft import Draft
from gloam.core.event import EVERYONE, Fact
from gloam.core.step import Field, Step, Together
from gloam.core.table import Setup, Table

SEATS: Final = 2


class ToyTable(Table):
    """Coins are numbers; what a seat has spent is a list of them."""

    def __init__(self, origin: ToyTable | None = None) -> None:
        super().__init__(Setup("toy", SEATS, (), 1), seeded(1) if origin is None else origin.chance.clone(), origin)
        self.coins = [(1, 2, 3, 4)] * SEATS if origin is None else origin.coins[:]
        self.spent = [()] * SEATS if origin is None else origin.spent[:]

    coins: list[tuple[int, ...]]
    spent: list[tuple[int, ...]]

    def clone(self) -> ToyTable:
        return ToyTable(self)

    def id_of(self, card: int) -> str:
        return f"C{card}"

    def view(self, seat: int | None) -> dict[str, object]:
        own = [] if seat is None else [ask.facts(self) for ask in self.open if ask.seat == seat]
        return {"coins": self.coins[:], "spent": self.spent[:], "waiting": self.waiting_for(), "asked": own}

    def position(self) -> dict[str, object]:
        docket = [CODEC.write(step) for step in reversed(self.docket)]
        return {"coins": self.coins, "spent": self.spent, "sealed": self.sealed[:], "docket": docket}


def toy(*steps: Step) -> ToyTable:
    """A toy table with this to be done."""
    table = ToyTable()
    table.next(*steps)
    table.settle()
    return table


def read(position: dict[str, Any]) -> ToyTable:
    table = ToyTable()
    table.coins = [tuple(coins) for coins in position["coins"]]
    table.spent = [tuple(coins) for coins in position["spent"]]
    table.sealed = list(position["sealed"])
    table.next(*[CODEC.read(step, f"docket.{place}", LIMITS) for place, step in enumerate(position["docket"])])
    table.settle()
    return table


class AskPrice(Draft):
    """Which coins to spend, each once: at least one, and no more than so many. They may be taken back."""

    rule: ClassVar[str] = "toy.price"
    adds: ClassVar[str] = "pay"
    drops: ClassVar[str] = "keep"

    def __init__(self, seat: int, limit: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.limit: Final = limit

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.limit, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"chosen": self.chosen}

    def ends(self, table: Table) -> list[str]:
        return ["done"] if self.chosen else []

    def most(self, table: Table) -> int:
        return self.limit

    def choosable(self, table: Table) -> list[int]:
        assert isinstance(table, ToyTable)
        return [coin for coin in table.coins[self.seat] if coin not in self.chosen]

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskPrice(self.seat, self.limit, chosen)

    def redealt(self, dealt: dict[int, int]) -> Step:
        return self.choosing(tuple([dealt.get(coin, coin) for coin in self.chosen]))

    def carry_out(self, table: Table, option: str) -> None:
        spend(table, self.seat, self.chosen)


class AskShares(Draft):
    """Something of two kinds, as often as one likes: a part is final, and there are two ways to end."""

    rule: ClassVar[str] = "toy.shares"

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def ends(self, table: Table) -> list[str]:
        return ["done", "leave"]

    def choosable(self, table: Table) -> list[int]:
        return [1, 2]

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskShares(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        spend(table, self.seat, self.chosen if option == "done" else ())


def spend(table: Table, seat: int, coins: tuple[int, ...]) -> None:
    assert isinstance(table, ToyTable)
    table.coins[seat] = tuple([coin for coin in table.coins[seat] if coin not in coins])
    table.spent[seat] = coins
    table.tell("spent", "toy.price", seat, {"coins": coins}, None, EVERYONE)


CODEC: Final = Codec({AskPrice: "seat limit coins", AskShares: "seat coins"}, {}, {})
LIMITS: Final = Limits({"seat": (0, SEATS - 1), "limit": (1, 99), "coin": (1, 4)}, {})


def both(limit: int) -> Together:
    """Both seats pay at once and in secret."""
    return Together(tuple([AskPrice(seat, limit, ()) for seat in range(SEATS)]))
