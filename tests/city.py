"""Set a table of Blood Orders, play on it, look at it: a test in three lines.

Players are named A, B, C, D clockwise and A is the start player. Whoever is not mentioned has 7 blood, 5 influence, no
points, no fear, and 4 Bleeders and 3 Elders in hand. Quarters not mentioned get the first free cards of the act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gloam
from gloam.blood_orders.catalogue import IDS, KINDS, QUARTERS
from gloam.blood_orders.cleanup import Cleanup, Feeding, NewAct, NextDay, Refill
from gloam.blood_orders.days import Day
from gloam.blood_orders.orders import NextTurn, OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import ResolveSpace, Reveal
from gloam.blood_orders.scoring import Score, score
from gloam.blood_orders.table import BloodOrdersTable
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected
from gloam.core.step import Step
from gloam.core.table import LETTERS

Seat = dict[str, Any]  # a seat of a position, as JSON


def seat(**facts: Any) -> Seat:  # positions are plain JSON: whatever the test wants to say
    """A seat of a position: `blood`, `influence`, `points`, `fear`, `hand=["The Butcher", "ELDER"]`, `torpor`, `rituals`,
    `used`, `orders={"dawn": ["BLEEDER", "BLEEDER"]}` (or {"dawn": {"to": "east", "cards": [...]}})."""
    return facts


def quarter(**facts: Any) -> dict[str, Any]:
    """A Quarter of a position: `location`, `victim` ("" for none), `die`, `night_blood`, `night_influence`, and stacks from the
    bottom up: `entrance=["A dawn", "B night"]`, `spaces={"dawn": ["A dawn"]}`."""
    return facts


class City:
    """A table of Blood Orders in the middle of things, with nothing left to do until the test says what."""

    def __init__(
        self,
        *,
        players: int = 3,
        day: int = 1,
        start: str = "A",
        quarters: dict[str, dict[str, Any]] | None = None,
        position: dict[str, Any] | None = None,
        **seats: Seat,
    ) -> None:
        names = LETTERS[: max(players, len(seats))]
        assert all(name in names for name in seats), "players are called A, B, C, D"
        data: dict[str, Any] = {
            "game": "blood-orders",
            "day": day,
            "start": start,
            "seats": [seats.get(name, {}) for name in names],
            "quarters": quarters or {},
            "docket": [],
            **(position or {}),
        }
        self.names = names
        table = gloam.game("blood-orders").from_position(data)
        assert isinstance(table, BloodOrdersTable)
        self.table = table

    # ---- what happens

    def do(self, *steps: Step) -> None:
        """Put these steps on the docket and go on to the first question."""
        self.table.next(*steps)
        self.table.settle()

    def planning(self) -> None:
        self.do(Planning())

    def order_phase(self) -> None:
        """The Order Phase from its first turn, with the orders as the position has them."""
        self.table.revealed = False
        self.do(OrderPhase())

    def turns_from(self, turn: int) -> None:
        """The Order Phase from a later turn on (0 is the first)."""
        self.table.phase = "order"
        self.do(NextTurn(turn))

    def reveal(self) -> None:
        """Orders at the entrances are revealed and everything is resolved."""
        self.do(Reveal())

    def resolve(self, kind: str, name: str) -> None:
        """One action space, as if the Resolution Phase had come to it."""
        self.table.phase = "resolution"
        self.table.revealed = True
        self.do(ResolveSpace(KINDS.index(kind), QUARTERS.index(name)))

    def cleanup(self) -> None:
        self.do(Cleanup())

    def feeding(self) -> None:
        self.table.phase = "cleanup"
        self.do(Feeding())

    def next_day(self) -> None:
        """Refill and move the markers, without what the next Day brings."""
        self.do(Refill(), NextDay())

    def new_act(self) -> None:
        self.do(NewAct())

    def day(self) -> None:
        """The whole Day from Planning on, and the Days after it."""
        self.do(Day())

    def score(self) -> None:
        self.do(Score())

    def answers(self, name: str, *options: str) -> None:
        """This player answers, once or several times in a row."""
        for option in options:
            self.table.answer(self.names.index(name), option)

    def refuses(self, name: str, option: str) -> Refused:
        """The table refuses this, and nothing has changed."""
        before = self.table.position()
        try:
            self.table.answer(self.names.index(name), option)
        except Refused as no:
            assert self.table.position() == before, "a refusal changed the table"
            return no
        except Rejected as no:
            raise AssertionError(f"not even readable: {no}") from no
        raise AssertionError(f"{name} was allowed to {option}")

    # ---- what is asked

    def asked(self) -> Question:
        return self.table.questions()[0]

    def asks(self, name: str, *options: str) -> bool:
        """Is this player asked now, with exactly these options (or any, if none are named)?"""
        for question in self.table.questions():
            if question.seat == self.names.index(name):
                return not options or question.options == options
        return False

    def options(self, name: str) -> tuple[str, ...]:
        for question in self.table.questions():
            if question.seat == self.names.index(name):
                return question.options
        return ()

    @property
    def waiting(self) -> str:
        return "".join([LETTERS[number] for number in self.table.waiting_for()])

    @property
    def settled(self) -> bool:
        """No question is left over and nothing is left to do."""
        return not self.table.open and not self.table.docket

    # ---- what is so

    def each(self, amounts: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.names, amounts, strict=True))

    @property
    def blood(self) -> dict[str, int]:
        return self.each(self.table.blood)

    @property
    def influence(self) -> dict[str, int]:
        return self.each(self.table.influence)

    @property
    def points(self) -> dict[str, int]:
        return self.each(self.table.points)

    @property
    def fear(self) -> dict[str, int]:
        return self.each(self.table.fear)

    @property
    def dice(self) -> dict[str, int]:
        return {QUARTERS[place]: self.table.die[place] for place in self.table.quarters()}

    def night(self, name: str) -> tuple[int, int]:
        """Blood and influence on a Night space."""
        place = QUARTERS.index(name)
        return self.table.night_blood[place], self.table.night_influence[place]

    def location(self, name: str) -> str:
        return IDS[self.table.location[QUARTERS.index(name)]]

    def victim(self, name: str) -> str:
        card = self.table.victim[QUARTERS.index(name)]
        return "" if card < 0 else IDS[card]

    def hand(self, name: str) -> list[str]:
        return [IDS[card] for card in self.table.hand[self.names.index(name)]]

    def torpor(self, name: str) -> list[str]:
        return [IDS[card] for card in self.table.torpor[self.names.index(name)]]

    def order(self, name: str, kind: str) -> list[str]:
        """The cards under one token."""
        return [IDS[card] for card in self.table.orders[self.names.index(name) * 3 + KINDS.index(kind)]]

    def rituals(self, name: str) -> list[str]:
        return [IDS[card] for card in self.table.rituals[self.names.index(name)]]

    @property
    def market(self) -> list[str]:
        return [IDS[card] for card in self.table.market]

    @property
    def discard(self) -> list[str]:
        return [IDS[card] for card in self.table.discard]

    def entrance(self, name: str) -> list[str]:
        """The stack at an entrance from the bottom up: "A dawn"."""
        return [token(number) for number in self.table.entrance[QUARTERS.index(name)]]

    def space(self, kind: str, name: str) -> list[str]:
        """The stack on an action space from the bottom up."""
        return [token(number) for number in self.table.space[QUARTERS.index(name) * 3 + KINDS.index(kind)]]

    def scored(self, name: str) -> dict[str, int]:
        """The parts of a player's score as it stands."""
        return score(self.table, self.names.index(name))

    def view(self, name: str | None) -> dict[str, Any]:
        """What this player sees (None: a spectator), loosely typed so that tests can reach into it."""
        number = None if name is None else self.names.index(name)
        return cast("dict[str, Any]", self.table.view(number))

    def log(self, *kinds: str, viewer: str | None = None) -> list[dict[str, Fact]]:
        """Events so far as a viewer (None: a spectator) may know them, of these kinds or all."""
        number = None if viewer is None else self.names.index(viewer)
        return [event for event in self.table.events(number) if not kinds or event["what"] in kinds]


def token(number: int) -> str:
    return f"{LETTERS[number // 3]} {KINDS[number % 3]}"


def new_game(seats: int = 3, seed: int = 1, colours: bool = True) -> City:
    """A fresh game from its very beginning; with `colours`, those are taken in order."""
    city = City.__new__(City)
    table = gloam.game("blood-orders").table(seats=seats, seed=seed)
    assert isinstance(table, BloodOrdersTable)
    city.table = table
    city.names = LETTERS[:seats]
    while colours and city.table.open and city.asked().what == "AskColour":
        city.table.answer(city.asked().seat, city.asked().options[0])
    return city
