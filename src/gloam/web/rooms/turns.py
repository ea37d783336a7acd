"""Whose turn it is to have a bot think: addresses and guests take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")  # where what is done now was asked for
IN_A_ROW: Final = 4  # so often those for whom a person waits come first; then once those for whom nobody does


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks: the guest whose table it is, the address it is asked from, and whether it `plays_alone`:
    only bots sit there, and nobody waits for their turn."""

    guest: str = ""
    address: str = ""
    plays_alone: bool = False


ANYBODY: Final = Asker()


class Line(Generic[T]):
    """Those who wait for one kind of turn: by address, then by guest, each in a ring. The first has waited longest for
    a turn of theirs."""

    def __init__(self) -> None:
        self.waiting: Final[dict[str, dict[str, deque[asyncio.Future[T]]]]] = {}

    def add(self, asker: Asker, turn: asyncio.Future[T]) -> None:
        self.waiting.setdefault(asker.address, {}).setdefault(asker.guest, deque()).append(turn)

    def askers(self, alone: bool) -> list[Asker]:
        return [Asker(guest, address, alone) for address, guests in self.waiting.items() for guest in guests]

    def take(self, asker: Asker) -> asyncio.Future[T]:
        """The next turn of this asker, who then comes last."""
        guests = self.waiting.pop(asker.address)
        turns = guests.pop(asker.guest)
        turn = turns.popleft()
        if turns:
            guests[asker.guest] = turns
        if guests:
            self.waiting[asker.address] = guests
        return turn


class Turns(Generic[T]):
    """Shares out a few things among all who ask. A table where a person waits comes before one where only bots play;
    of the latter no guest, and no address, has more than `alone` at once."""

    def __init__(self, alone: int) -> None:
        self.alone: Final = alone
        self.idle: Final[list[T]] = []
        self.people: Final[Line[T]] = Line()
        self.bots: Final[Line[T]] = Line()
        self.thinking: Final[Counter[tuple[str, str]]] = Counter()  # of those who play alone: who has a turn
        self.in_a_row = 0

    async def get(self, asker: Asker) -> T:
        """One of them, when it is this asker's turn. It is to be given back."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self.bots if asker.plays_alone else self.people).add(asker, turn)
        self.share()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result(), asker)
            raise

    def put(self, thing: T, asker: Asker = ANYBODY) -> None:
        """Give it back, or for the first time; the next may have it."""
        if asker.plays_alone:
            self.thinking.subtract(keys_of(asker))
        self.idle.append(thing)
        self.share()

    def share(self) -> None:
        """Give what is idle to those whose turn it is."""
        while self.idle and (asker := self.next()) is not None:
            turn = (self.bots if asker.plays_alone else self.people).take(asker)
            if not turn.cancelled():
                self.in_a_row = 0 if asker.plays_alone else self.in_a_row + 1
                if asker.plays_alone:
                    self.thinking.update(keys_of(asker))
                turn.set_result(self.idle.pop())

    def next(self) -> Asker | None:
        people = self.people.askers(alone=False)
        bots = [asker for asker in self.bots.askers(alone=True) if self.may_think(asker)]
        first, then = (bots, people) if self.in_a_row >= IN_A_ROW else (people, bots)
        return next(iter([*first[:1], *then[:1]]), None)

    def may_think(self, asker: Asker) -> bool:
        return all(self.thinking[key] < self.alone for key in keys_of(asker))


def keys_of(asker: Asker) -> list[tuple[str, str]]:
    return [(kind, name) for kind, name in (("guest", asker.guest), ("address", asker.address)) if name]
