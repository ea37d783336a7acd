"""What a seat has not done yet, or could not do: the play it puts together, and why the last thing was refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Table
from gloam.web.rooms.trial import Trial, attempt
from gloam.web.scenes.composing import NOTHING, Choice, Composition, chosen_at, chosen_by, compose, composed, is_made
from gloam.web.store.database import Unkept
from gloam.web.store.news import SEATS, News
from gloam.web.store.records import Gone
from gloam.web.trouble import Trouble

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room

Draft = tuple[int, list[str]]  # the question's number, and options
Notice = Rejected | Trouble

PLAIN = (str, int, float, bool, type(None))


class Pending:
    """All of it at one table, by seat. It is kept in the seats' rows, so that it is the same at every process."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.drafts: Final[dict[int, Draft]] = {}
        self.composed: Final[dict[int, tuple[Table, list[str], Composition]]] = {}  # of which table, and parts
        self.notices: Final[dict[int, Notice]] = {}  # why the last thing asked for was not done

    # ---- as it is kept

    def read(self, seat: int) -> None:
        """It is what stands in the seat's row."""
        draft, notice = read(self.room.seats[seat].pending or "")
        self.forget(seat)
        if draft is not None:
            self.drafts[seat] = draft
        if notice is not None:
            self.notices[seat] = notice

    def forget(self, seat: int) -> None:
        """Nothing is left of it."""
        self.drafts.pop(seat, None)
        self.notices.pop(seat, None)

    async def keep(self) -> None:
        """Keep what is new of it; where that cannot be done now, the next time will do. The room is locked."""
        room = self.room
        texts = {row.seat: written(self.drafts.get(row.seat), self.notices.get(row.seat)) for row in room.seats}
        found = {row.seat: texts[row.seat] for row in room.seats if texts[row.seat] != row.pending}
        if not found:
            return
        seats = {seat: {"pending": text} for seat, text in found.items()}
        write = partial(room.store.set_table, room.id, seats)
        with suppress(Unkept, Gone):
            await room.tell_written(News(room.id, SEATS, {"seats": seats}), write, always=True)
            for seat, text in found.items():
                room.seats[seat].pending = text

    # ---- a play that is put together

    def play_of(self, seat: int) -> Composition:
        """What this seat is putting together. It is put together once, as long as neither it nor the table changes."""
        chosen, kept = self.chosen(seat), self.composed.get(seat)
        if chosen is None:
            self.composed.pop(seat, None)  # it holds a table that is past
            return NOTHING
        table = self.room.playing
        if kept is None or kept[0] is not table or kept[1] != chosen:
            play = compose(table, seat, chosen, self.room.appearance.continues)
            kept = self.composed[seat] = (table, chosen, play)
        return kept[2]

    def drafted(self, seat: int) -> tuple[Composition, Table | None]:
        """The same, and the table that it leads to, where it is whole and can be tried."""
        room, chosen = self.room, self.chosen(seat)
        return (NOTHING, None) if chosen is None else composed(room.playing, seat, chosen, room.appearance.continues)

    def chosen(self, seat: int) -> list[str] | None:
        """What this seat has chosen so far; None where it is not asked."""
        room = self.room
        if room.table is None or room.back.request is not None or room.seats[seat].stand_in or room.row.stopped:
            return None
        number, options = self.drafts.get(seat, (0, []))
        question = room.table.seat(seat).question()
        if question is None or room.standing.answer(seat):
            return None
        return list(options) if number == room.number_of(question) else []

    async def choose(self, seat: int, number: int, place: int, option: str, ends: bool = False) -> None:
        """Choose a part of a play, as a button has it. A play of one part that costs little is made at once, with
        `ends` to the end of the turn; so is one of several parts if the button says so."""
        await self.room.bots.hold_back(seat)
        await self.room.in_turn(self.choose_now, seat, number, place, option, ends)

    async def choose_now(self, seat: int, number: int, place: int, option: str, ends: bool) -> None:
        self.room.check(seat, number)
        table, continues = self.room.playing, self.room.appearance.continues
        before, choice = self.play_of(seat), chosen_by(option)
        if not 0 <= place < len(before.parts):
            raise Trouble("trouble.part")
        play, after = chosen_at(table, seat, before, place, choice, continues)
        if self.at_once(seat, play, choice):
            await self.make(seat, play.chosen, after, ends)
        else:
            self.notices.pop(seat, None)
            self.drafts[seat] = (number, play.chosen)
            self.room.touch(seat)

    def at_once(self, seat: int, play: Composition, choice: Choice) -> bool:
        """Is a play that has become whole made without another word?"""
        if not is_made(play, choice):
            return False
        table, drawing = self.room.playing, self.room.drawing
        view = table.view(seat)
        costly = any(drawing.costly(view, part.question, part.option) for part in play.parts)
        return not costly and not table.perils(seat, play.chosen)

    async def confirm(self, seat: int, number: int, ends: bool = False) -> None:
        """Make the play that was put together; with `ends` the turn ends with it."""
        await self.room.bots.hold_back(seat)
        await self.room.in_turn(self.confirmed, seat, number, ends)

    async def confirmed(self, seat: int, number: int, ends: bool) -> None:
        self.room.check(seat, number)
        play, after = self.drafted(seat)
        if not play.whole:
            raise Trouble("trouble.incomplete")
        await self.make(seat, play.chosen, after, ends)

    async def clear(self, seat: int) -> None:
        """Begin the play anew."""
        await self.room.in_turn(self.cleared, seat)

    async def cleared(self, seat: int) -> None:
        self.forget(seat)
        self.room.touch(seat)

    async def make(self, seat: int, options: Sequence[str], after: Table | None, ends: bool) -> None:
        """Make a play. `after` is the table it leads to, where it was tried already; with `ends` the seat is not asked
        whether its turn is to end."""
        room = self.room
        if after is None or room.is_long:
            after = attempt(room.playing, seat, options, room.limit).after
        question = after.seat(seat).question() if ends else None
        what, end = room.appearance.ends
        if question is not None and question.what == what:
            after.answer(seat, end)
        await room.keep(Trial(seat, room.playing, after))

    # ---- what was refused

    async def notice(self, seat: int, no: Rejected | Trouble) -> None:
        """Whoever sits here reads why something was not done."""
        self.notices[seat] = no.with_traceback(None)
        self.room.touch(seat)
        async with self.room.lock:
            await self.keep()


# ---- written down


def written(draft: Draft | None, notice: Notice | None) -> str:
    """How both are kept: '' for neither. A notice is its name and its facts, so that it can be said in any language."""
    said = None if notice is None else said_so(notice)
    kept = {"draft": draft} if draft is not None else {}
    return json.dumps(kept | ({"notice": said} if said is not None else {})) if kept or said is not None else ""


def read(text: str) -> tuple[Draft | None, Notice | None]:
    kept = json.loads(text) if text else {}
    draft = (kept["draft"][0], kept["draft"][1]) if "draft" in kept else None
    return draft, said_again(kept["notice"]) if "notice" in kept else None


def said_so(no: Notice) -> list[Any] | None:
    """A notice as plain data; None where it cannot be said so: then it is only told here."""
    if isinstance(no, Trouble):
        return ["trouble", no.key, no.status, plain(no.facts)]
    if isinstance(no, Refused):
        return ["refused", no.rule, plain(no.facts)]
    if isinstance(no, Unreadable):
        return ["unreadable", no.what, no.text, no.where]
    return None


def said_again(said: list[Any]) -> Notice:
    kind, *words = said
    if kind == "trouble":
        return Trouble(words[0], words[1], **facts_of(words[2]))
    if kind == "refused":
        return Refused(words[0], **facts_of(words[1]))
    return Unreadable(*words)


def plain(facts: dict[str, object]) -> dict[str, Any]:
    return {name: plainly(fact) for name, fact in facts.items()}


def plainly(fact: object) -> Any:  # noqa: ANN401 - JSON
    if isinstance(fact, (Refused, Unreadable, Trouble)):
        return {"no": said_so(fact)}
    if isinstance(fact, (list, tuple)):
        return [plainly(one) for one in fact]
    return fact if isinstance(fact, PLAIN) else str(fact)


def facts_of(kept: dict[str, Any]) -> dict[str, object]:
    return {name: fact_of(fact) for name, fact in kept.items()}


def fact_of(kept: Any) -> object:  # noqa: ANN401 - JSON
    if isinstance(kept, dict):
        return said_again(kept["no"])
    return tuple(fact_of(one) for one in kept) if isinstance(kept, list) else kept
