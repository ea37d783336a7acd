"""The table: everything that changes during a game, and everything left to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from gloam.core.chance import Chance
from gloam.core.event import EVERYONE, Event, Fact, Line
from gloam.core.given import check_whole
from gloam.core.lines import parts_of
from gloam.core.part import as_json
from gloam.core.question import Naming, Question
from gloam.core.refusal import Refused, Rejected
from gloam.core.result import Result
from gloam.core.seat import Seat
from gloam.core.setup import LETTERS, Setup
from gloam.core.step import Ask, Step, Together

SETUP: Final = "setup"  # the two phases that every game has
OVER: Final = "over"


class Table:
    """What every game's table has: a docket of steps, luck, a past, and the questions that are open now."""

    choice_rule: ClassVar[str] = ""  # the ledger entry behind a choice that a card gives

    def __init__(self, setup: Setup, chance: Chance, origin: Table | None = None) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.docket: list[Step] = []  # a stack: the last step is done first
        self.open: list[Ask] = []  # the questions on the table now
        self.choices: list[list[str]] = []  # their options
        self.result: Result | None = None
        self.told: Event | None = None  # the newest event, and through it all before
        self.lines: Line | None = None
        self.automatic: list[tuple[int, str]] = []  # answers with no alternative, given since the last one
        self.silent = False  # nobody will ask what has happened here: nothing is told, and no line is noted
        self.halt = (
            0  # go no further once so many events have been told; 0: to the next question. Copies do not keep it
        )
        self.taught = 0  # the viewers to whom the last answer brought something hidden or random to light
        if origin is None:
            self.phase = SETUP  # each game has its own, but for the first and the last
            self.out = [False] * setup.seats
            self.answered = [0] * setup.seats  # how many questions each seat has answered: numbers its next one
            self.sealed = [""] * setup.seats  # the answers to a secret simultaneous choice under way
        else:
            self.phase = origin.phase
            self.docket = origin.docket[:]
            self.open = origin.open[:]
            self.choices = origin.choices[:]
            self.result = origin.result
            self.told = origin.told
            self.lines = origin.lines
            self.silent = origin.silent
            self.taught = origin.taught
            self.out = origin.out[:]
            self.answered = origin.answered[:]
            self.sealed = origin.sealed[:]

    # ---- for each game to say

    def clone(self) -> Table:
        """A copy that can be played on without touching this table."""
        raise AssertionError("each game copies its own table")

    def id_of(self, card: int) -> str:
        """How a card is written."""
        raise AssertionError("each game has its own cards")

    def name_of(self, place: int) -> str:
        """How a place is written."""
        raise AssertionError("each game has its own places")

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know (None: a spectator), as plain data built up from nothing."""
        raise AssertionError("each game shows its own table")

    def view_json(self, seat: int | None) -> bytes:
        """The same as JSON. A game whose views are large keeps the parts that stay as they are."""
        return as_json(self.view(seat))

    def outlook(self, seat: int | None) -> dict[str, object] | None:
        """What that viewer may reckon of what is going on, where a game has something to reckon. It takes longer than a
        view, and no answer depends on it."""
        return None

    def explained(self, seat: int | None) -> dict[str, object]:
        """What explains the table to this viewer, where a game can say it: how its numbers come about, which texts
        matter now. No view has it, and no answer depends on it."""
        return {}

    def perils(self, seat: int, options: Sequence[str]) -> list[dict[str, object]]:
        """What these answers, one after another, can cost that seat so dearly that it is asked once more."""
        return []

    def position(self) -> dict[str, object]:
        """The whole table as plain data, secrets included."""
        raise AssertionError("each game writes down its own table")

    def imagine(self, seat: int, luck: Chance) -> Table:
        """A table that this seat cannot tell from the real one."""
        raise AssertionError("each game imagines its own table")

    def naming(self, place: int) -> Naming | None:
        """What has to be said of an open question beside its facts, where a game has something to say."""
        return None

    def untimely(self, seat: int, option: str) -> Refused | None:
        """Why this seat cannot do now what it may do at another time; None where there is no such thing."""
        return None

    # ---- for whoever plays

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def over(self) -> bool:
        return self.result is not None

    def seat(self, seat: int) -> Seat:
        self.check_seat(seat)
        return Seat(self, seat)

    def check_seat(self, seat: int) -> None:
        check_whole(seat, "seat")
        if not 0 <= seat < self.setup.seats:
            raise Refused("table.no-such-seat", seat=seat, seats=self.setup.seats)

    def questions(self) -> list[Question]:
        """The open questions: one, or several where seats choose in secret at once; none when the game is over."""
        return [self.question_of(place) for place in range(len(self.open))]

    def question_of(self, place: int) -> Question:
        ask = self.open[place]
        return Question(
            ask.seat,
            self.answered[ask.seat] + 1,
            type(ask).__name__,
            ask.asked_by(self),
            tuple(self.choices[place]),
            ask.facts(self),
            self.naming(place),
        )

    def answer(self, seat: int, option: str, number: int | None = None) -> None:
        """Take this seat's answer, or several in one line. Raises `Refused` or `Unreadable`, changing nothing."""
        place = self.asked(seat, number)
        if option in self.choices[place]:
            self.accept(place, option)
            return
        for part in parts_of(self, seat, option):
            self.accept(self.asked(seat, None), part)

    def turns_back(self, seat: int, text: str) -> bool:
        """Would this answer, or one of several in a line, only undo what the seat had chosen in a choice that it is
        still making? Without such answers every game comes to its end. Raises `Refused` or `Unreadable`."""
        trial = self.clone()
        place = trial.asked(seat, None)
        parts = [text] if text in trial.choices[place] else parts_of(trial, seat, text)
        for part in parts:
            place = trial.asked(seat, None)
            if trial.open[place].turns_back(trial, part):
                return True
            trial.accept(place, part)
        return False

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Fact]]:
        """What has happened from event number `since` on, as that seat (None: a spectator) may know it."""
        viewer = self.setup.seats
        check_whole(since, "since")
        if seat is not None:
            self.check_seat(seat)
            viewer = seat
        return [event.seen_by(viewer) for event in self.happened(since)]

    def happened(self, since: int = 0) -> list[Event]:
        """The same with all secrets."""
        found: list[Event] = []
        told = self.told
        while told is not None and told.count > since:
            found.append(told)
            told = told.before
        found.reverse()
        return found

    def undo_reach(self, seat: int) -> int:
        """How many of the newest answers this seat may take back alone: its own, back to the last one through which
        something hidden or random was shown, or another seat's."""
        reach = 0
        line = self.lines
        while line is not None and line.seat == seat and not line.shown:
            reach += 1
            line = line.before
        return reach

    def waiting_for(self) -> list[int]:
        """The seats whose answers are awaited."""
        return [ask.seat for ask in self.open]

    # ---- for steps and effects

    def next(self, *steps: Step) -> None:
        """Put these steps, in this order, before everything else left to do."""
        if len(steps) == 1:
            self.docket.append(steps[0])
        else:
            self.docket.extend(steps[::-1])

    def tell(
        self,
        what: str,
        rule: str,
        seat: int,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knowers: int = EVERYONE,
    ) -> None:
        if not self.silent:
            self.told = Event(what, rule, seat, facts, secret, knowers, self.told)

    def draw(self, limit: int) -> int:
        """A random number below `limit`. Chance is something that comes to light."""
        self.taught = EVERYONE
        return self.chance.below(limit)

    def shuffle(self, items: list[int]) -> None:
        self.taught = EVERYONE
        self.chance.shuffle(items)

    # ---- the engine

    def changed(self) -> None:
        """Something was told, sealed or unsealed: whatever a game keeps ready for views is stale now."""

    def changed_for(self, seat: int) -> None:
        """Nothing was told: of what a game keeps ready, only this seat's own view is stale, and who is awaited."""

    def settle(self) -> None:
        """Go on with a table that somebody has laid out."""
        self.changed()
        self.go_on()

    def go_on(self) -> None:
        """Do all that needs no decision, up to the next question or the end of the game."""
        self.open = []
        self.choices = []
        docket = self.docket
        while docket:
            if self.halt and self.told is not None and self.told.count >= self.halt:
                return
            step = docket[-1]
            if step.seat >= 0 and self.out[step.seat]:
                docket.pop()
            elif isinstance(step, Ask):
                if self.opens(step):
                    return
            elif isinstance(step, Together):
                if self.opens_together(step):
                    return
            else:
                docket.pop()
                step.run(self)
            docket = self.docket  # the end of a game leaves another, with nothing on it

    def opens(self, ask: Ask) -> bool:
        options = ask.options(self)
        assert options, f"{type(ask).__name__} has no option"
        if len(options) > 1 or ask.tells(self):
            self.open = [ask]
            self.choices = [options]
            return True
        self.docket.pop()
        self.automatic = [*self.automatic, (ask.seat, options[0])]
        ask.take(self, options[0])
        return False

    def opens_together(self, step: Together) -> bool:
        """Open every question not yet answered; once all are, carry the answers out in the order of the asking."""
        for ask in step.asks:
            if not self.out[ask.seat] and not self.sealed[ask.seat]:
                options = ask.options(self)
                if len(options) > 1 or ask.tells(self):
                    self.open.append(ask)
                    self.choices.append(options)
                else:
                    self.sealed[ask.seat] = options[0]
                    self.changed()
        if self.open:
            return True
        self.docket.pop()
        self.changed()
        answers = self.sealed
        self.sealed = [""] * len(answers)
        for ask in step.asks:
            if not self.out[ask.seat]:
                ask.take(self, answers[ask.seat])
        return False

    def asked(self, seat: int, number: int | None) -> int:
        """The place of this seat's question among the open ones, or a refusal."""
        if self.result is not None:
            raise Refused("table.over")
        self.check_seat(seat)
        for place, ask in enumerate(self.open):
            if ask.seat == seat:
                if number is not None and number != self.answered[seat] + 1:
                    raise Refused("table.other-question", number=number, open=self.answered[seat] + 1)
                return place
        if self.sealed[seat]:
            raise Refused("table.already-answered", seat=seat)
        raise Refused("table.not-asked", seat=seat, asked=tuple(self.waiting_for()))

    def accept(self, place: int, option: str) -> None:
        """Take an answer that is known to be one of the options."""
        ask = self.open[place]
        told = self.told
        self.taught = 0
        self.automatic = []
        self.answered[ask.seat] += 1
        step = self.docket[-1]
        if not isinstance(step, Together):
            self.docket.pop()
            ask.take(self, option)
            self.go_on()
        elif ask.seals(option):
            self.sealed[ask.seat] = option
            if len(self.open) > 1:
                self.ask_the_others(place)
            else:
                self.go_on()
        else:
            ask.take(self, option)
            if self.docket[-1] is step:
                self.ask_again(place, ask)
            else:
                self.go_on()
        if self.silent:
            self.changed()
            return
        self.lines = Line(ask.seat, option, self.taught != 0, self.lines)
        if self.told is not told:
            self.changed()
        else:
            self.changed_for(ask.seat)

    def ask_the_others(self, place: int) -> None:
        """A secret choice goes on without the one who has sealed theirs. What the others can choose is as it was."""
        self.open = [*self.open[:place], *self.open[place + 1 :]]
        self.choices = [*self.choices[:place], *self.choices[place + 1 :]]

    def ask_again(self, place: int, ask: Ask) -> None:
        """A secret choice goes on. Only this seat's own part has changed, so only its options are listed anew."""
        options = ask.options(self)
        assert len(options) > 1 or ask.tells(self), "a choice that goes on has to be asked"
        self.choices = [*self.choices[:place], options, *self.choices[place + 1 :]]


def without(cards: list[int], card: int) -> list[int]:
    """The same cards, less one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def amount_in(text: str) -> int:
    """The number that a word is, or -1 where it is none that anybody would mean."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


__all__ = ["LETTERS", "Rejected", "Result", "Seat", "Setup", "Table"]
