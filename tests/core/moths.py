"""A toy game in which cards watch: moths round a lamp. For tests of deeds alone; nobody plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.chance import Chance, seeded
from gloam.core.deeds import AtOnce, Deed, Verb
from gloam.core.effect import Condition, Effect, Source
from gloam.core.step import Step
from gloam.core.table import Setup, Table
from gloam.core.texts import (
    AFTER,
    REWARD,
    TEXTS,
    Become,
    Cause,
    Force,
    Instead,
    Lend,
    Pattern,
    Text,
    Watched,
    Whenever,
)

GAIN, HURT, FALL, DAWN = range(4)  # light for a seat; harm to a moth; a moth is gone; a day begins
TODAY: Final = 0
NIGHT: Final = 0


@dataclass(frozen=True)
class On(Pattern):
    """Deeds of one verb: on this moth, on another of one's own, on any; by oneself."""

    verb: int
    this: bool = False
    mine: bool = False
    other: bool = False

    def verb_of(self) -> int:
        return self.verb

    def fits(self, table: Table, source: Cause, deed: Deed) -> bool:
        if self.this and deed.on != source.card:
            return False
        if self.other and deed.on == source.card:
            return False
        return not self.mine or deed.owner == source.seat


@dataclass(frozen=True)
class Light(Effect):
    """You gain light; `theirs`: whoever owned what the deed happened to."""

    amount: int = 1

    def apply(self, table: Table, source: Source) -> None:
        table.next(Deed(GAIN, source.seat, source.seat, self.amount, source.card, source.seat))


@dataclass(frozen=True)
class Tire(Effect):
    """A cost: this moth rests."""

    def possible(self, table: Table, source: Source) -> bool:
        return source.card not in moths(table).tired

    def is_cost(self) -> bool:
        return True

    def apply(self, table: Table, source: Source) -> None:
        moths(table).tired = (*moths(table).tired, source.card)


@dataclass(frozen=True)
class Burn(Effect):
    """This moth is gone."""

    def apply(self, table: Table, source: Source) -> None:
        table.next(Deed(FALL, source.seat, source.card, 1, source.card, source.seat))


@dataclass(frozen=True)
class Less(Become):
    amount: int

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        left = deed.amount - self.amount
        return deed.but(code, left, deed.on, deed.detail) if left > 0 else None


@dataclass(frozen=True)
class NotAtAll(Become):
    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return None


@dataclass(frozen=True)
class Alone(Condition):
    """You have one moth only."""

    def holds(self, table: Table, source: Source) -> bool:
        return len([one for one, seat in enumerate(moths(table).owner) if seat == source.seat]) == 1


MOTHS: Final[dict[str, tuple[Text, ...]]] = {
    "plain": (),
    "shade": (Instead(On(HURT, mine=True), Less(1), cost=Tire(), may=True),),
    "armour": (Instead(On(HURT, this=True), Less(1)),),
    "martyr": (Instead(On(FALL, mine=True, other=True), NotAtAll(), then=Burn()),),
    "mourner": (Whenever(On(FALL, mine=True), Light()),),
    "heir": (Whenever(On(FALL), Light(3), may=True, rank=REWARD),),
    "lantern": (Whenever(On(GAIN), Light()),),
    "early": (Whenever(On(DAWN), Light()), Whenever(On(DAWN), Light(2), may=True)),
    "once": (Whenever(On(HURT), Light(), first=True),),
    "hermit": (Whenever(On(DAWN), Light(5), when=Alone()),),
    "lender": (Whenever(On(DAWN), Lend(Instead(On(HURT), NotAtAll()), TODAY, once=True), rank=AFTER),),
}


class Gain(Verb):
    def do(self, table: Watched, deed: Deed) -> None:
        moths(table).light[deed.on] += deed.amount


class Hurt(Verb):
    def do(self, table: Watched, deed: Deed) -> None:
        table.next(Deed(FALL, deed.doer, deed.on, 1, deed.by, deed.owner))


class Fall(Verb):
    def do(self, table: Watched, deed: Deed) -> None:
        moths(table).leave(deed.on)


class Dawn(Verb):
    def do(self, table: Watched, deed: Deed) -> None:
        table.used = ()


VERBS: Final = (Gain("gain"), Hurt("hurt"), Fall("fall", looks_back=True), Dawn("dawn", ordered=True))


class Moths(Watched):
    choice_rule: ClassVar[str] = "table.over"

    def __init__(self, setup: Setup, chance: Chance, origin: Moths | None = None) -> None:
        super().__init__(setup, chance, VERBS, origin)
        self.light: list[int] = [0] * setup.seats if origin is None else origin.light[:]
        self.names: list[str] = [] if origin is None else origin.names[:]
        self.owner: list[int] = [] if origin is None else origin.owner[:]
        self.tired: tuple[int, ...] = () if origin is None else origin.tired

    def clone(self) -> Moths:
        return Moths(self.setup, self.chance.clone(), self)

    def id_of(self, card: int) -> str:
        return self.names[card]

    def handle(self, card: int) -> str:
        return self.names[card]

    def printed(self, card: int, place: int) -> Text:
        return MOTHS[self.names[card]][place]

    def last_held(self, card: int) -> int:
        return 0 if self.owner[card] in (0, -2) else 1

    def clockwise(self) -> list[int]:
        return list(range(self.setup.seats))

    def order_matters(self, forces: list[Force]) -> bool:
        return any(isinstance(force.text, Whenever) and isinstance(force.text.then, Lend) for force in forces)

    def come(self, name: str, seat: int) -> int:
        card = len(self.names)
        self.names.append(name)
        self.owner.append(seat)
        self.serial += 1
        for place, text in enumerate(MOTHS[name]):
            self.enforce(Force(text, Cause(seat, card, self.serial), card * TEXTS + place))
        return card

    def leave(self, card: int) -> None:
        for place, text in enumerate(MOTHS[self.names[card]]):
            self.drop(text.key(), card * TEXTS + place)
        self.owner[card] = -2 - self.owner[card]

    def there(self) -> list[str]:
        return [name for name, seat in zip(self.names, self.owner, strict=True) if seat >= 0]


def moths(table: Table) -> Moths:
    assert isinstance(table, Moths)
    return table


def lamp(**seats: str) -> Moths:
    """A table with these moths: `lamp(anna="martyr plain", boris="heir")`."""
    table = Moths(Setup("moths", len(seats), (), 1), seeded(1))
    for seat, names in enumerate(seats.values()):
        for name in names.split():
            table.come(name, seat)
    return table


def on(table: Moths, verb: int, name: str, amount: int = 1, *, at_once: bool = False) -> Deed:
    card = table.names.index(name)
    seat = table.owner[card]
    return Deed(verb, 1 - seat, card, amount, -1, seat, at_once=at_once)


def dawn() -> Deed:
    return Deed(DAWN, 0, 0)


def happen(table: Moths, *steps: Step) -> Moths:
    table.next(*steps)
    table.settle()
    return table


def together(*deeds: Deed) -> Step:
    return AtOnce((), deeds)


def says(table: Moths, seat: int, *options: str) -> None:
    for option in options:
        table.answer(seat, option)
