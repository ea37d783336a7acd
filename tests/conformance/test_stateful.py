"""The same promises, with Hypothesis looking for the order of events that breaks them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import gloam
from gloam.core.refusal import Rejected
from gloam.core.table import Table
from tests.conformance import accounts
from tests.conformance.setups import SETUPS, Setup, everything_seen, play, set_up, viewers, written


class AnyGame(RuleBasedStateMachine):
    """A table that is answered, refused, copied, written down and imagined in any order."""

    table: Table

    @initialize(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
    def sit_down(self, setup: Setup, seed: int) -> None:
        self.table = set_up(setup, seed)

    @precondition(lambda self: not self.table.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        question = data.draw(st.sampled_from(self.table.questions()))
        option = data.draw(st.sampled_from(question.options))
        self.table.answer(question.seat, option, number=question.number)

    @precondition(lambda self: not self.table.over)
    @rule(luck=st.integers(0, 2**32), steps=st.integers(1, 60))
    def play_on(self, luck: int, steps: int) -> None:
        rng = Random(luck)
        for _ in range(steps):
            if not self.table.over:
                question = rng.choice(self.table.questions())
                self.table.answer(question.seat, rng.choice(question.options))

    @rule(text=st.text(max_size=20), seat=st.integers(-1, 6))
    def say_something_else(self, text: str, seat: int) -> None:
        if any(question.seat == seat and text in question.options for question in self.table.questions()):
            return
        before, seen = self.table.position(), everything_seen(self.table)
        try:
            self.table.answer(seat, text)
        except Rejected:
            assert self.table.position() == before
            assert everything_seen(self.table) == seen
        else:
            raise AssertionError(f"seat {seat} was allowed to say {text!r}")

    @precondition(lambda self: not self.table.over)
    @rule(luck=st.integers(0, 2**32))
    def a_copy_goes_its_own_way(self, luck: int) -> None:
        before = self.table.position()
        play(self.table.clone(), Random(luck))
        assert self.table.position() == before

    @rule()
    def write_it_down_and_read_it(self) -> None:
        again = gloam.game(self.table.setup.game).from_position(written(self.table))
        assert written(again) == written(self.table)
        assert again.questions() == self.table.questions()
        for viewer in viewers(self.table):
            assert again.view(viewer) == self.table.view(viewer)

    @rule()
    def replay_the_journal(self) -> None:
        again = gloam.replay(gloam.journal(self.table).text())
        assert again.position() == self.table.position()
        assert everything_seen(again) == everything_seen(self.table)

    @rule(luck=st.integers(0, 2**32), data=st.data())
    def imagine(self, luck: int, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.table.seats - 1))
        imagined = self.table.seat(seat).imagine(Random(luck))
        assert imagined.view(seat) == self.table.view(seat)
        assert imagined.seat(seat).question() == self.table.seat(seat).question()
        accounts.check(imagined)

    @invariant()
    def everything_adds_up(self) -> None:
        if hasattr(self, "table"):
            accounts.check(self.table)


AnyGame.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,  # CI finds the same each time; `make soak` looks further
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestAnyGame = pytest.mark.slow(AnyGame.TestCase)
