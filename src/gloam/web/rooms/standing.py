"""Standing answers: when the people at a table want to be asked, and the passes that are given for them otherwise.

Whether somebody is asked depends on what they have said and on what everyone can see, never on a hand. A pass that is
given for them comes on the beat of the bots, and so does one that they give themselves before it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from gloam.core.passing import ALWAYS, CHANGES, DANGER, NEVER, Passing
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.web.rooms.trial import Trial
from gloam.web.store.news import SEATS, News
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room

WAIT: Final = "wait"  # until one's own turn; every other span is the game's
AS_BEFORE: Final = "before"  # as one has said of each kind of question
SPAN_MODES: Final = (ALWAYS, CHANGES, NEVER)
WAIT_MODES: Final = (AS_BEFORE, DANGER, NEVER)

Values = dict[int, dict[str, object]]  # by seat: what is new of it


@dataclass(frozen=True)
class Held:
    """What somebody has said for a while, as long as what goes on is called `until`. `seen`: the signs that were there
    when they last answered."""

    mode: str
    until: str = ""
    seen: tuple[str, ...] = ()


@dataclass(frozen=True)
class Standing:
    """All that one seat has said. `asked` is the question that was open when they last changed any of it: that one is
    theirs."""

    kinds: Mapping[str, str] = field(default_factory=dict)
    spans: Mapping[str, Held] = field(default_factory=dict)
    asked: int = 0

    def text(self) -> str:
        """How it is kept: '' where nothing was said."""
        return json.dumps(asdict(self), sort_keys=True) if self.kinds or self.spans else ""

    def with_kind(self, kind: str, mode: str, usual: str) -> Standing:
        others = {name: said for name, said in self.kinds.items() if name != kind}
        return replace(self, kinds=others if mode == usual else others | {kind: mode})

    def with_span(self, span: str, held: Held | None) -> Standing:
        others = {name: said for name, said in self.spans.items() if name != span}
        return replace(self, spans=others if held is None else others | {span: held})


@lru_cache(maxsize=1000)
def read(text: str) -> Standing:
    if not text:
        return Standing()
    kept = json.loads(text)
    spans = {name: Held(one["mode"], one["until"], tuple(one["seen"])) for name, one in kept["spans"].items()}
    return Standing(kept["kinds"], spans, kept["asked"])


class StandingAnswers:
    """What everyone at a table has said, kept with their seats."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.passing: Final[Passing] = room.appearance.passing
        self.unkept: Final[set[int]] = set()  # seats of which something is new that is not yet kept

    def of(self, seat: int) -> Standing:
        return read(self.room.seats[seat].standing)

    # ---- who is asked

    def answer(self, seat: int, at: Table | None = None) -> str:
        """The pass that is given for this person now, or the one answer that there is, as everyone can see; '' where
        they are not asked, or asked themselves. `at`: were the table this one."""
        table = self.room.table if at is None else at
        question = None if table is None or self.room.is_bot(seat) else table.seat(seat).question()
        if table is None or question is None:
            return ""
        only = self.passing.forced(table, question)
        return only or ("" if self.asks(table, question) else self.passing.option(table, question))

    def asks(self, table: Table, question: Question) -> bool:
        """Does the person at this seat want to be asked this?"""
        kind, said = self.passing.kind(table, question), self.of(question.seat)
        if not kind or self.room.number_of(question) == said.asked:
            return True
        for span in self.spans(table, question.seat)[::-1]:
            if span in said.spans and self.holds(table, question.seat, span, said.spans[span]):
                return self.wants(said.spans[span].mode, table, question, said.spans[span].seen)
        return self.wants(self.mode(table, question.seat, kind), table, question)

    def wants(self, mode: str, table: Table, question: Question, seen: tuple[str, ...] = ()) -> bool:
        if mode == CHANGES:
            return not set(self.passing.signs(table, question.seat)) <= set(seen)
        return mode == ALWAYS or (mode == DANGER and self.passing.in_danger(table, question))

    def mode(self, table: Table, seat: int, kind: str) -> str:
        """What this seat has said of such questions, or what is usual."""
        usual = {one.name: one.usual for one in self.passing.kinds(table, seat)}
        return self.of(seat).kinds.get(kind, usual.get(kind, ALWAYS))

    def spans(self, table: Table, seat: int) -> list[str]:
        """For how long this seat can say something now, the longest first."""
        return [WAIT, *self.passing.spans(table)] if self.passing.waits(table, seat) else []

    def holds(self, table: Table, seat: int, span: str, held: Held) -> bool:
        """Does it go on still?"""
        if span == WAIT:
            return self.passing.waits(table, seat)
        return self.passing.spans(table).get(span) == held.until

    def held(self, seat: int, span: str) -> str:
        """What this seat has said for a span that goes on; what is usual where it has said nothing."""
        said = self.of(seat).spans.get(span)
        if said is None or not self.holds(self.room.playing, seat, span, said):
            return AS_BEFORE if span == WAIT else ALWAYS
        return said.mode

    # ---- saying it

    async def say(self, seat: int, name: str, mode: str) -> None:
        """From now on: of a kind of question, or for a while. Whatever is open now is still asked."""
        await self.room.in_turn(self.say_now, seat, name, mode)
        self.room.touch(seat)

    async def say_now(self, seat: int, name: str, mode: str) -> None:
        room = self.room
        said = self.said(room.playing, seat, name, mode)
        question = room.playing.seat(seat).question()
        text = replace(said, asked=0 if question is None else room.number_of(question)).text()
        news = News(room.id, SEATS, {"seats": {seat: {"standing": text}}})
        await room.tell_written(news, partial(room.store.set_seat, room.id, seat, standing=text))
        room.seats[seat].standing = text

    def said(self, table: Table, seat: int, name: str, mode: str) -> Standing:
        said = self.of(seat)
        for kind in self.passing.kinds(table, seat):
            if kind.name == name and mode in kind.modes:
                return said.with_kind(name, mode, kind.usual)
        if name not in self.spans(table, seat) or mode not in (WAIT_MODES if name == WAIT else SPAN_MODES):
            raise Trouble("trouble.form", name="ask")
        if name == WAIT:
            return said.with_span(name, None if mode == AS_BEFORE else Held(mode))
        return said.with_span(name, Held(mode, self.passing.spans(table)[name], self.signs(table, seat)))

    def signs(self, table: Table, seat: int) -> tuple[str, ...]:
        return tuple(self.passing.signs(table, seat))

    # ---- what changes with the game

    def changes(self, trial: Trial, by_hand: bool) -> Values:
        """What has ended with this answer is no longer kept, and whoever has answered themselves has seen what there
        was to see."""
        found: Values = {}
        for row in self.room.seats:
            kept = said = self.of(row.seat)
            for span, held in kept.spans.items():
                if not self.holds(trial.after, row.seat, span, held):
                    said = said.with_span(span, None)
                elif by_hand and row.seat == trial.seat and held.mode == CHANGES:
                    said = said.with_span(span, replace(held, seen=self.signs(trial.before, row.seat)))
            if said != kept or row.seat in self.unkept:
                found[row.seat] = {"standing": said.text()}
        return found

    def reopened(self, by: int, after: Table) -> Values:
        """Whoever takes a move back is asked: nothing stands in for them as long as what they go back to goes on."""
        spans = self.passing.spans(after)
        if not self.passing.waits(after, by):
            return {}
        span = list(spans)[-1]
        return {by: {"standing": self.of(by).with_span(span, Held(ALWAYS, spans[span])).text()}}

    def keep(self, values: Values, written: bool = True) -> None:
        """These are true from now on."""
        for seat, new in values.items():
            self.room.seats[seat].standing = str(new["standing"])
        if written:
            self.unkept.difference_update(values)
        else:
            self.unkept.update(values)
