"""Reads and writes what people need who are not all there at once: open tables, clocks, and whom to call."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, or_, select, update

from gloam.web.store.decks import DeckStore
from gloam.web.store.schema import OPEN, PERSON, CallRow, ClaimRow, HookRow, PushRow, RemovalRow, SeatRow, TableRow


@dataclass(frozen=True)
class Wanted:
    """The tables that somebody looks for. '' and 0 and False: any."""

    game: str = ""
    pace: str = ""
    free: int = 0
    language: str = ""
    beginners: bool = False

    def fits(self, row: TableRow, free: int) -> bool:
        """Is this one of them, with so many free seats?"""
        return (
            self.game in ("", row.game)
            and self.pace in ("", row.pace)
            and self.free <= free
            and (not self.language or row.language in ("", self.language))
            and (row.beginners or not self.beginners)
        )


@dataclass(frozen=True)
class Turn:
    """Somebody is asked: which question of theirs, and since when."""

    seat: int
    question: int
    asked: float


class PaceStore(DeckStore):
    """Every method is one transaction."""

    # ---- open tables

    def open_tables(self, wanted: Wanted, now: float, limit: int) -> list[TableRow]:
        """Tables with free seats that anybody may take, the newest first."""
        free = select(SeatRow.table).where(SeatRow.kind == OPEN).group_by(SeatRow.table)
        free = free.having(func.count() >= max(1, wanted.free))
        found = select(TableRow).where(
            TableRow.listed,
            TableRow.begun == 0,
            TableRow.ended == 0,
            or_(TableRow.expires == 0, TableRow.expires > now),
            TableRow.id.in_(free),
        )
        if wanted.game:
            found = found.where(TableRow.game == wanted.game)
        if wanted.pace:
            found = found.where(TableRow.pace == wanted.pace)
        if wanted.language:
            found = found.where(TableRow.language.in_(["", wanted.language]))
        if wanted.beginners:
            found = found.where(TableRow.beginners)
        with self.reading() as session:
            return list(session.scalars(found.order_by(TableRow.created.desc()).limit(limit)))

    # ---- guests who did not come

    def remove_guest(self, table: str, seat: int, values: Mapping[str, object], now: float) -> bool:
        """Free a person's seat before the game, and remember whose it was. False where the game has begun or nobody
        sits there any more; then nothing is changed."""
        with self.writing() as session:
            waits = select(TableRow.id).where(TableRow.id == table, TableRow.begun == 0)
            there = (SeatRow.table == table, SeatRow.seat == seat, SeatRow.kind == PERSON, SeatRow.table.in_(waits))
            if session.scalar(update(SeatRow).where(*there).values(**values).returning(SeatRow.seat)) is None:
                return False
            claims = list(session.scalars(select(ClaimRow).where(ClaimRow.table == table, ClaimRow.seat == seat)))
            for claim in claims:
                session.merge(RemovalRow(table=table, guest=claim.guest, at=now))
                session.delete(claim)
            return True

    def removals_of(self, guest: str) -> list[TableRow]:
        """The tables at which this guest's seat was freed, of which they have not read yet."""
        with self.reading() as session:
            gone = select(RemovalRow.table).where(RemovalRow.guest == guest)
            return list(session.scalars(select(TableRow).where(TableRow.id.in_(gone)).order_by(TableRow.created)))

    def was_removed(self, guest: str, table: str) -> bool:
        with self.reading() as session:
            return session.get(RemovalRow, (table, guest)) is not None

    def forget_removals(self, guest: str) -> None:
        with self.writing() as session:
            session.execute(delete(RemovalRow).where(RemovalRow.guest == guest))

    # ---- clocks

    def set_clocks(
        self,
        table: str,
        before: str,
        values: Mapping[str, object],
        seat: int | None = None,
        sits: Mapping[str, object] | None = None,
    ) -> bool:
        """Change the clocks of a table that goes on, as long as they are what we know, and with them what a seat
        `sits`. False where somebody else came first."""
        known = (TableRow.id == table, TableRow.clocks == before, TableRow.ended == 0)
        with self.writing() as session:
            changed = update(TableRow).where(*known).values(**values).returning(TableRow.id)
            if session.scalar(changed) is None:
                return False
            if seat is not None and sits:
                session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**sits))
            return True

    def due_tables(self, now: float, limit: int) -> list[str]:
        """Tables whose clocks somebody has to look at."""
        with self.reading() as session:
            due = select(TableRow.id).where(TableRow.call_at > 0, TableRow.call_at <= now, TableRow.ended == 0)
            return list(session.scalars(due.order_by(TableRow.call_at).limit(limit)))

    # ---- whom to call, and how

    def hook_of(self, table: str, seat: int) -> HookRow | None:
        """The address of a seat, as long as whoever gave it holds the seat."""
        held = (ClaimRow.guest == HookRow.guest, ClaimRow.table == HookRow.table, ClaimRow.seat == HookRow.seat)
        found = select(HookRow).where(HookRow.table == table, HookRow.seat == seat)
        with self.reading() as session:
            return session.scalar(found.where(select(ClaimRow).where(*held).exists()))

    def set_hook(self, hook: HookRow) -> None:
        with self.writing() as session:
            session.merge(hook)

    def drop_hook(self, table: str, seat: int) -> None:
        with self.writing() as session:
            session.execute(delete(HookRow).where(HookRow.table == table, HookRow.seat == seat))

    def note_hook(self, table: str, seat: int, trouble: str) -> None:
        """Why an address could not be called; '' where it could."""
        here = (HookRow.table == table, HookRow.seat == seat, HookRow.trouble != trouble)
        with self.writing() as session:
            session.execute(update(HookRow).where(*here).values(trouble=trouble))

    def set_push(self, push: PushRow, most: int) -> None:
        """A browser wants to be told. Of a guest's many the oldest are forgotten."""
        with self.writing() as session:
            session.merge(push)
            session.flush()
            kept = select(PushRow.id).where(PushRow.guest == push.guest).order_by(PushRow.made.desc()).limit(most)
            newest = list(session.scalars(kept))
            session.execute(delete(PushRow).where(PushRow.guest == push.guest, PushRow.id.not_in(newest)))

    def drop_push(self, id: str) -> None:
        with self.writing() as session:
            session.execute(delete(PushRow).where(PushRow.id == id))

    def push_of(self, id: str) -> PushRow | None:
        with self.reading() as session:
            return session.get(PushRow, id)

    def forget_calls(self, guest: str) -> None:
        """No address of this guest is known any more."""
        with self.writing() as session:
            for kept in (PushRow, HookRow, RemovalRow):
                session.execute(delete(kept).where(kept.guest == guest))

    # ---- calls to be made

    def add_calls(
        self,
        table: str,
        before: str,
        values: Mapping[str, object],
        turns: Sequence[Turn],
        running: Collection[int],
        now: float,
        pushed: bool,
    ) -> bool:
        """Note that these seats are called, and write down how: by their hook and, where that is `pushed`, by each of
        their browsers. What was done about questions that are no longer `running` is forgotten. False where somebody
        else came first."""
        known = (TableRow.id == table, TableRow.clocks == before, TableRow.ended == 0)
        with self.writing() as session:
            changed = update(TableRow).where(*known).values(**values).returning(TableRow.id)
            if session.scalar(changed) is None:
                return False
            for turn in turns:
                here = (ClaimRow.table == table, ClaimRow.seat == turn.seat)
                guests = select(ClaimRow.guest).where(*here)
                hooked = (HookRow.table == table, HookRow.seat == turn.seat, HookRow.guest.in_(guests))
                ways = [""] if session.scalar(select(HookRow.seat).where(*hooked)) is not None else []
                if pushed:
                    ways += session.scalars(select(PushRow.id).where(PushRow.guest.in_(guests)).order_by(PushRow.id))
                done = (CallRow.table == table, CallRow.seat == turn.seat, CallRow.question == turn.question)
                new = set(ways) - set(session.scalars(select(CallRow.push).where(*done)))
                session.add_all(CallRow(table=table, **vars(turn), push=way, due=now, tries=0) for way in sorted(new))
            past = (CallRow.table == table, CallRow.due == 0, CallRow.question.not_in(list(running)))
            session.execute(delete(CallRow).where(*past))
            return True

    def due_calls(self, now: float, limit: int) -> list[CallRow]:
        with self.reading() as session:
            due = select(CallRow).where(CallRow.due > 0, CallRow.due <= now)
            return list(session.scalars(due.order_by(CallRow.due).limit(limit)))

    def take_call(self, call: CallRow, until: float) -> bool:
        """Try this call now, and nobody else until then. False where somebody else does."""
        known = (CallRow.id == call.id, CallRow.due == call.due, CallRow.tries == call.tries)
        with self.writing() as session:
            taken = update(CallRow).where(*known).values(due=until, tries=call.tries + 1).returning(CallRow.id)
            return session.scalar(taken) is not None

    def put_off(self, call: int, due: float) -> None:
        with self.writing() as session:
            session.execute(update(CallRow).where(CallRow.id == call).values(due=due))

    def end_call(self, call: int) -> None:
        """It is made, or given up. It is remembered while the question is open: nobody is called twice."""
        with self.writing() as session:
            session.execute(update(CallRow).where(CallRow.id == call).values(due=0.0))

    def drop_call(self, call: int) -> None:
        with self.writing() as session:
            session.execute(delete(CallRow).where(CallRow.id == call))
