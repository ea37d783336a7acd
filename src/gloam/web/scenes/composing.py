"""A play put together part by part before it is sent: card, place, blood. Knows no game.

The parts are tried on a copy of the table, never past an answer that would teach the seat something.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Final

from gloam.core.question import Question
from gloam.core.refusal import Rejected, Unreadable
from gloam.core.table import Seat, Table

AND: Final = ", "  # stands between the options of a choice
MADE, WEIGHED, NO_PART = "!", "?", "-"
MARKS: Final = count(1)
MOST: Final = 60  # parts of a play, far more than any needs


@dataclass(frozen=True)
class Part:
    """One question of a play and what was chosen for it; '' where nothing is yet. `asked` is the seat when asked it."""

    question: Question
    option: str
    asked: Seat


class Composition:
    """What a seat is putting together: the parts chosen, then the open one unless the play is whole.

    `after` is the seat's view once the play is made, where making it teaches nothing; so a bill can be shown. `then` is
    what the seat is asked after a whole play, as far as that is known: '' for nothing.
    """

    def __init__(
        self, parts: Sequence[Part], tried: Seat | None, after: dict[str, object] | None, then: str = ""
    ) -> None:
        self.parts: Final = tuple(parts)
        self.tried: Final = tried
        self.after: Final = after
        self.then: Final = then
        self.mark: Final = next(MARKS) if parts else 0  # tells one composition from another, in this process

    @property
    def chosen(self) -> list[str]:
        return [part.option for part in self.parts if part.option]

    @cached_property
    def offered(self) -> frozenset[str]:
        """What can be chosen for the first part."""
        return frozenset(self.parts[0].question.options) if self.parts else frozenset()

    @property
    def whole(self) -> bool:
        return bool(self.parts) and bool(self.parts[-1].option)

    @property
    def open(self) -> Question | None:
        """The question to be answered next; None once the play is whole, or where the seat is not asked."""
        return None if not self.parts or self.whole else self.parts[-1].question

    def refusal(self, option: str) -> Rejected:
        """Why this cannot be chosen for the open part."""
        why = self.tried.why_not(option) if self.tried is not None else None
        return why or Unreadable("option", option, option)


NOTHING: Final = Composition((), None, None)


def compose(table: Table, seat: int, options: Sequence[str], continues: Collection[str]) -> Composition:
    """Put these options together; whatever does not fit where it stands is left out. `continues` are the questions that
    go on with a play instead of beginning another: "AskBlood" with any, "AskMend AskDiscards" only after a certain one,
    "AskAction draw AskDeck" only after a certain answer."""
    return composed(table, seat, options, continues)[0]


def composed(
    table: Table, seat: int, options: Sequence[str], continues: Collection[str]
) -> tuple[Composition, Table | None]:
    """The same, and the table that the play leads to: None where it is not whole, or was not tried. Nobody at the seat
    may see that table; it is what the table will be once the play is made."""
    here = table.seat(seat)
    question = here.question()
    if question is None:
        return NOTHING, None
    alone = len(table.waiting_for()) == 1
    parts: list[Part] = []
    trial = table
    for option in options[:MOST]:
        if option not in question.options:
            continue
        parts.append(Part(question, option, here))
        if not alone:
            return Composition(parts, here, None), None  # a secret choice of several at once is never tried
        trial = trial.clone()
        trial.answer(seat, option)
        taught = trial.taught >> seat & 1 == 1
        here = here if taught else trial.seat(seat)
        following = None if taught else here.question()
        if following is None or not goes_on(question.what, option, following.what, continues):
            after, then = None if taught else trial.view(seat), following.what if following else ""
            return Composition(parts, here, after, then), trial
        question = following
    return Composition([*parts, Part(question, "", here)], here, trial.view(seat) if parts else None), None


def goes_on(asked: str, option: str, following: str, continues: Collection[str]) -> bool:
    """Does a play go on with this question after that answer?"""
    ways = (following, f"{asked} {following}", f"{asked} {option.partition(' ')[0]} {following}")
    return any(way in continues for way in ways)


@dataclass(frozen=True)
class Choice:
    """What one press chooses at a place of a play: an option and, where they fit, others after it; no option takes the
    part that stands there out. `made`: the play is made if it is whole. `weighed`: it is not, even if it is of one
    part."""

    options: tuple[str, ...]
    made: bool = False
    weighed: bool = False

    def text(self) -> str:
        """As a button has it: "with 14, go, !"."""
        mode = (MADE,) if self.made else (WEIGHED,) if self.weighed else ()
        return AND.join([*(self.options or (NO_PART,)), *mode])


def chosen_by(text: str) -> Choice:
    """What a button has, read."""
    words = text.split(AND, MOST)
    mode = words.pop() if words[-1] in (MADE, WEIGHED) and len(words) > 1 else ""
    options = () if words == [NO_PART] else tuple(words)
    return Choice(options, mode == MADE, mode == WEIGHED)


def rearranged(play: Composition, place: int, *options: str) -> list[str]:
    """The options of a play with one part chosen otherwise. What was chosen after it is kept where it still can be."""
    return [*play.chosen[:place], *options, *play.chosen[place + 1 :]]


def chosen_at(
    table: Table, seat: int, before: Composition, place: int, choice: Choice, continues: Collection[str]
) -> tuple[Composition, Table | None]:
    """The play with this chosen at that place, and the table that it leads to. Raises `Rejected` where it cannot be."""
    play, after = composed(table, seat, rearranged(before, place, *choice.options), continues)
    if choice.options and play.chosen[place : place + 1] != [choice.options[0]]:
        raise compose(table, seat, before.chosen[:place], continues).refusal(choice.options[0])
    return play, after


def is_made(play: Composition, choice: Choice) -> bool:
    """Does this choice make a play that has become whole, without another word?"""
    return play.whole and (choice.made or (len(play.chosen) == 1 and bool(choice.options) and not choice.weighed))
