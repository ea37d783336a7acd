"""Set a table of Blood Orders, play on it, look at it: a test in three lines.

Players are named A, B, C, D clockwise and A is the start player. Whoever is not mentioned has 7 blood, 5 influence, no
points, no fear, and 4 Bleeders and 3 Elders in hand. Quarters not mentioned get the first free cards of the act.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import gloam
from gloam.blood_orders.catalogue import (
    BLEEDER,
    CATACOMB_CARDS,
    ELDER,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    QUARTERS,
    VICTIMS,
    VICTIMS_AN_ACT,
)
from gloam.blood_orders.cleanup import Cleanup, Feeding, NewAct, NextDay, Refill
from gloam.blood_orders.days import Day
from gloam.blood_orders.orders import NextTurn, OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import ResolveSpace, Reveal
from gloam.blood_orders.scoring import Score, score
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.step import Step
from gloam.core.table import LETTERS
from tests.scenario import Scenario, Seat


def seat(**facts: Any) -> Seat:  # positions are plain JSON: whatever the test wants to say
    """A seat of a position: `blood`, `influence`, `points`, `fear`, `hand=["The Butcher", "ELDER"]`, `torpor`,
    `rituals`, `used`, `orders={"dawn": ["BLEEDER", "BLEEDER"]}` (or {"dawn": {"to": "east", "cards": [...]}})."""
    return facts


def quarter(**facts: Any) -> dict[str, Any]:
    """A Quarter of a position: `location`, `victim` ("" for none), `die`, `night_blood`, `night_influence`, and stacks
    from the bottom up: `entrance=["A dawn", "B night"]`, `spaces={"dawn": ["A dawn"]}`."""
    return facts


class City(Scenario[BloodOrdersTable]):
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
        table = gloam.game("blood-orders").from_position(data)
        assert isinstance(table, BloodOrdersTable)
        self.began_in_act = act_of(table)
        super().__init__(table)

    def pieces(self) -> Counter[int]:
        """Victims, Bleeders, Elders and Rituals."""
        table = self.table
        held = (*table.hand, *table.torpor, *table.orders, *table.rituals)
        decks = (table.victim_deck, table.discard, table.unseen, table.ritual_deck, table.market)
        found = Counter([card for zone in (*held, *decks) for card in zone])
        found.update([card for card in table.victim if card != NONE])
        found[BLEEDER] += table.bleeders
        found[ELDER] += table.elders
        return found

    def came_or_went(self, piece: int) -> bool:
        """Victims and Rituals come into the game and leave it with their Act."""
        return piece not in (BLEEDER, ELDER) and act_of(self.table) != self.began_in_act

    def take_colours(self) -> None:
        """Everyone takes the first colour that is left."""
        while self.table.open and self.first_question().what == "AskColour":
            self.table.answer(self.first_question().seat, self.first_question().options[0])
        self.looked_at = self.table.open

    # ---- what happens

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

    def idle(self) -> None:
        """Answer the next question by doing as little as can be: no plan, tokens to North, no action, nothing fed."""
        question = self.first_question()
        dull = [option for option in question.options if option in ("done", "end", "decline", "leave", "no")]
        dull += [option for option in question.options if option.startswith("drop ")]
        self.table.answer(question.seat, dull[0] if dull else question.options[0])

    def idle_through(self, *steps: Step) -> None:
        """Do these and all they ask for, as idly."""
        self.do(*steps)
        while self.table.open:
            self.idle()

    def idle_until(self, day: int, phase: str = "planning") -> None:
        """Idle until this phase of this Day, or to the end of the game if it does not come."""
        while self.table.open and (self.table.day, self.table.phase) != (day, phase):
            self.idle()

    def turn(self, name: str, *placings: str) -> None:
        """This player takes a turn: "dawn north", then what the place asks for; the turn is ended if it has not."""
        self.answers(name, "place " + placings[0], *placings[1:])
        if self.asks(name) and self.first_question().what == "AskEnd":
            self.answers(name, "end")

    # ---- what is asked

    # ---- what is so

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
    def purses(self) -> dict[str, tuple[int, int, int, int]]:
        """Blood, influence, points and fear of everyone: (7, 5, 0, 0) for whoever was not mentioned."""
        amounts = zip(self.table.blood, self.table.influence, self.table.points, self.table.fear, strict=True)
        return dict(zip(self.names, amounts, strict=True))

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

    def symbols(self, name: str, kind: str) -> int:
        """What the cards under one token show of its kind."""
        return self.table.symbols(self.names.index(name) * 3 + KINDS.index(kind), contested=False)

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

    def on_board(self, name: str) -> list[str]:
        """The kinds of this player's Order tokens that are not at home, whether in a Quarter or on another space."""
        stacks = [*self.table.entrance, *self.table.space, self.table.altar, self.table.catacombs]
        lying = sorted([number for stack in stacks for number in stack])
        return [KINDS[number % 3] for number in lying if number // 3 == self.names.index(name)]

    @property
    def actions(self) -> list[str]:
        """The actions taken so far, in order: "A dawn north"."""
        return [f"{self.names[cast('int', one['seat'])]} {one['kind']} {one['at']}" for one in self.log("action")]


def act_of(table: BloodOrdersTable) -> int:
    """The Act whose cards lie in the city."""
    return LOCATIONS[table.location[0] - LOCATION].act


def token(number: int) -> str:
    return f"{LETTERS[number // 3]} {KINDS[number % 3]}"


def new_game(seats: int = 3, seed: int = 1, colours: bool = True) -> City:
    """A fresh game from its very beginning; with `colours`, those are taken in order."""
    city = City.from_table(gloam.game("blood-orders").table(seats=seats, seed=seed))
    if colours:
        city.take_colours()
    return city


def dawn_at(location: str, *, die: int = 1, quarters: dict[str, Any] | None = None, **table: Any) -> City:
    """A takes a Dawn action at this Location in North, with as many Bleeders as the die shows."""
    act = next(card.act for card in LOCATIONS if card.name == location)
    return action_of_a("dawn", act, {"location": location, "die": die}, ["BLEEDER"] * die, quarters or {}, table)


def dusk_at(victim: str, *, die: int = 1, quarters: dict[str, Any] | None = None, **table: Any) -> City:
    """A takes a Dusk action at this Victim in North, with as many Elders as the die shows."""
    act = next(card.act for card in VICTIMS if card.name == victim)
    return action_of_a("dusk", act, {"victim": victim, "die": die}, ["ELDER"] * die, quarters or {}, table)


def action_of_a(
    kind: str, act: int, north: dict[str, Any], cards: list[str], quarters: dict[str, Any], table: dict[str, Any]
) -> City:
    mine = dict(table.pop("A", {}))
    mine["orders"] = {kind: cards, **mine.get("orders", {})}
    here = {**north, **quarters.get("north", {})}
    spaces = dict(here.pop("spaces", {}))
    here["spaces"] = {**spaces, kind: [*spaces.get(kind, []), f"A {kind}"]}
    city = City(day=act * 3 - 2, A=mine, quarters={**quarters, "north": here}, **table)
    city.resolve(kind, "north")
    city.answers("A", "act")
    return city


def last_turn(*, act: int = 1, quarters: dict[str, Any] | None = None, **table: Any) -> City:
    """The last turn of the Order Phase, which is A's: after it nothing is left to do."""
    players = max(table.pop("players", 3), len([name for name in table if name in LETTERS]))
    city = City(players=players, day=act * 3 - 2, start=LETTERS[1], quarters=quarters, **table)
    city.turns_from(3 * players - 1)
    return city


def walk(city: City, until: str = "") -> int:
    """Play on in every possible way, to the end or to such a question, see to it that nothing impossible comes about,
    and count the ends."""
    city.looked_at = city.table.open
    return walk_on(city.table, until)


def walk_on(table: BloodOrdersTable, until: str) -> int:
    possible(table)
    ends = 0
    for question in table.questions()[:1]:
        for option in question.options if question.what != until else ():
            copy = table.clone()
            copy.answer(question.seat, option)
            ends += walk_on(copy, until)
    return ends or 1


def possible(table: BloodOrdersTable) -> None:
    """No card is lost or twice there, every number is within its limits, and the table can be written down and read."""
    zones = [*table.hand, *table.torpor, *table.orders]
    cards = [card for zone in zones for card in zone]
    victims = [card for card in cards if card < BLEEDER] + table.victim_deck + table.discard + table.unseen
    victims += [card for card in table.victim if card >= 0]
    assert len(victims) == len(set(victims)), "a Victim is there twice"
    assert len([card for card in victims if VICTIMS[card].act == table.act]) == VICTIMS_AN_ACT, "a Victim is gone"
    assert table.bleeders + cards.count(BLEEDER) == CATACOMB_CARDS
    assert table.elders + cards.count(ELDER) == CATACOMB_CARDS
    amounts = [*table.blood, *table.influence, *table.points, *table.fear, *table.night_blood, *table.night_influence]
    assert min(amounts) >= 0
    assert max(table.fear) <= 25
    assert all(1 <= die <= 6 for die in table.die)
    lying = [token for stack in [*table.entrance, *table.space, table.altar, table.catacombs] for token in stack]
    assert len(lying) == len(set(lying)), "a token lies in two places"
    again = gloam.game("blood-orders").from_position(table.position())
    assert again.position() == table.position()
    assert [(q.seat, q.what, q.options, q.facts) for q in again.questions()] == [
        (q.seat, q.what, q.options, q.facts) for q in table.questions()
    ]
