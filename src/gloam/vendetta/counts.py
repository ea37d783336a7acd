"""Who a card means, and how many: the nouns and numbers of Vendetta's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Count, Source, Who
from gloam.core.table import Table
from gloam.vendetta.table import NONE, VendettaTable, vendetta


@dataclass(frozen=True)
class EachRival(Who):
    """Opponents at the card's Location. They are hit only if they are still there. [term.rival]"""

    def seats(self, table: Table, source: Source) -> list[int]:
        return vendetta(table).rivals(source.seat, source.place)


@dataclass(frozen=True)
class EachOpponent(Who):
    """Every other player, wherever they are. [term.opponent]"""

    def seats(self, table: Table, source: Source) -> list[int]:
        return vendetta(table).opponents(source.seat)


@dataclass(frozen=True)
class ThatPlayer(Who):
    """The player the effect is dealing with."""

    def seats(self, table: Table, source: Source) -> list[int]:
        return [] if source.target == NONE else [source.target]


@dataclass(frozen=True)
class TheWinner(Who):
    """Whoever won this Location's conflict, if that is somebody else."""

    def seats(self, table: Table, source: Source) -> list[int]:
        here = vendetta(table)
        return [] if here.winner in (NONE, source.seat) or here.out[here.winner] else [here.winner]


@dataclass(frozen=True)
class EachOpponentWithoutCardHere(Who):
    """Opponents with no Deployed card at the card's Location, Blood or not."""

    def seats(self, table: Table, source: Source) -> list[int]:
        here = vendetta(table)
        return [seat for seat in here.opponents(source.seat) if not here.cards_of(source.place, seat)]


EACH_RIVAL: Final = EachRival()
EACH_OPPONENT: Final = EachOpponent()
THAT_PLAYER: Final = ThatPlayer()
THE_WINNER: Final = TheWinner()
EACH_OPPONENT_WITHOUT_CARD_HERE: Final = EachOpponentWithoutCardHere()


class VendettaCount(Count):
    """A number that a table of Vendetta decides."""

    def of(self, table: Table, source: Source) -> int:
        return self.count(vendetta(table), source)

    def count(self, table: VendettaTable, source: Source) -> int:
        raise AssertionError(f"{type(self).__name__} counts nothing")


@dataclass(frozen=True)
class Half(VendettaCount):
    """Half of it, rounded down: one for each full two."""

    of_what: Count

    def count(self, table: VendettaTable, source: Source) -> int:
        return self.of_what.of(table, source) // 2


@dataclass(frozen=True)
class RoundNumber(VendettaCount):
    """The number of the round."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return table.round


@dataclass(frozen=True)
class YourPool(VendettaCount):
    """The Blood in your Pool."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return table.blood[source.seat]


@dataclass(frozen=True)
class YourAlliance(VendettaCount):
    """The cards in your Alliance, none of them Drained."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return len(table.alliance[source.seat])


@dataclass(frozen=True)
class BloodHere(VendettaCount):
    """All Deployed Blood at the Location, everyone's."""

    def count(self, table: VendettaTable, source: Source) -> int:
        first = source.place * table.setup.seats
        return sum(table.blood_at[first : first + table.setup.seats])


@dataclass(frozen=True)
class YourCardsHere(VendettaCount):
    """The cards on your Position here, face up or face down."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return len(table.cards_of(source.place, source.seat))


@dataclass(frozen=True)
class AllCardsHere(VendettaCount):
    """The cards on every Position here."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return sum([len(table.cards_of(source.place, seat)) for seat in range(table.setup.seats)])


@dataclass(frozen=True)
class RivalsHere(VendettaCount):
    """Your Rivals here. [term.rival]"""

    def count(self, table: VendettaTable, source: Source) -> int:
        return len(table.rivals(source.seat, source.place))


@dataclass(frozen=True)
class BloodThatLeft(VendettaCount):
    """As much Blood as has just left your Pool."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return table.tally


YOUR_POOL: Final = YourPool()
YOUR_ALLIANCE: Final = YourAlliance()
BLOOD_HERE: Final = BloodHere()
YOUR_CARDS_HERE: Final = YourCardsHere()
ALL_CARDS_HERE: Final = AllCardsHere()
RIVALS_HERE: Final = RivalsHere()
ROUND_NUMBER: Final = RoundNumber()
BLOOD_THAT_LEFT: Final = BloodThatLeft()
HALF_YOUR_POOL: Final = Half(YOUR_POOL)


@dataclass(frozen=True)
class CardsTakenBack(VendettaCount):
    """One for each card just taken back."""

    def count(self, table: VendettaTable, source: Source) -> int:
        return table.tally


CARDS_TAKEN_BACK: Final = CardsTakenBack()
