"""A game played through numbers: what the adapters for other people's frameworks have in common."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

import gloam
from gloam.bots.guide import won
from gloam.core.question import Question
from gloam.core.refusal import Unreadable
from gloam.core.table import Table
from gloam.lab.frameworks.tensors import Numbers
from gloam.lab.games import GAMES

Mask = NDArray[np.int8]


class Sight:
    """What one seat sees and may answer now."""

    def __init__(self, view: dict[str, object], question: Question | None, legal: dict[int, str]) -> None:
        self.view: Final = view
        self.question: Final = question
        self.legal: Final = legal


class Sitting:
    """A set-up, and the table that is being played. `shaping` pays for every point of the score on the way."""

    def __init__(self, game: str, seats: int, variants: tuple[str, ...], shaping: float) -> None:
        self.game: Final = gloam.game(game)
        self.seats: Final = seats
        self.variants: Final = variants
        self.shaping: Final = shaping
        self.tensor: Final = GAMES[game].tensor(seats)
        self.vocabulary: Final = GAMES[game].vocabulary()
        self.luck = Random()
        self.table: Table = self.game.table(seats=seats, seed=0, variants=variants)
        self.seen: dict[int, Sight] = {}
        self.leads = [0.0] * seats

    def begin(self, seed: int | None) -> None:
        """A new game. A seed decides this one and all that follow until the next seed."""
        if seed is not None:
            self.luck = Random(seed)
        self.table = self.game.table(seats=self.seats, seed=self.luck.getrandbits(32), variants=self.variants)
        self.seen = {}
        self.leads = self.standing()

    def look(self, seat: int) -> Sight:
        if seat not in self.seen:
            question = self.table.seat(seat).question()
            legal = {} if question is None else self.vocabulary.legal(question, self.seats)
            self.seen[seat] = Sight(self.table.view(seat), question, legal)
        return self.seen[seat]

    def numbers(self, seat: int) -> Numbers:
        sight = self.look(seat)
        return self.tensor.of(sight.view, sight.question)

    def mask(self, seat: int, size: int) -> Mask:
        """Which numbers may be answered; none where the seat is asked nothing."""
        mask = bytearray(size)
        for number in self.look(seat).legal:
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def option(self, seat: int, number: int) -> str:
        """The option of this number. Raises `Unreadable` where it may not be answered now."""
        legal = self.look(seat).legal
        if number not in legal:
            raise Unreadable("option", str(number))
        return legal[number]

    def answer(self, seat: int, option: str) -> None:
        self.table.answer(seat, option)
        self.seen = {}

    def info(self, seat: int) -> dict[str, object]:
        """The plain view, the question, and the options by number."""
        sight = self.look(seat)
        question = None if sight.question is None else sight.question.plain()
        return {"view": sight.view, "question": question, "options": sight.legal}

    def standing(self) -> list[float]:
        if not self.shaping:
            return self.leads
        view = self.table.view(None)
        return [self.tensor.lead(view, seat) for seat in range(self.seats)]

    def earned(self) -> list[float]:
        """What each seat has earned since this was asked last: its share of the victory, and its lead if that pays."""
        leads, before = self.standing(), self.leads
        self.leads = leads
        result = self.table.result
        shares = [0.0] * self.seats if result is None else won(result.winners, self.seats)
        return [shares[seat] + self.shaping * (leads[seat] - before[seat]) for seat in range(self.seats)]
