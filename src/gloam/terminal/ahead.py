"""Bots that choose in secret at the same time as somebody: they think while that person does."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Lock, Thread
from typing import Final

from gloam.bots import Bot, Thought
from gloam.bots.stint import Stint
from gloam.core.question import Question
from gloam.core.table import Table

Answer = tuple[str, Thought | None]


def considered(stint: Stint, table: Table, question: Question) -> Answer:
    """What a bot answers here, and what it weighed, where it can say so."""
    bot, seat = stint.next(table), table.seat(question.seat)
    thought = bot.think(seat, question)
    return (bot.choose(seat, question) if thought is None else thought.choice), thought


class Ahead:
    """They think one after the other, each at a table of its own; whoever leaves waits for none of them."""

    def __init__(self) -> None:
        self.turn: Final = Lock()
        self.begun: Final[dict[int, tuple[Question, Future[Answer]]]] = {}  # by seat

    def begin(self, bot: Bot, table: Table, question: Question) -> None:
        """Let it think about this, unless it does already."""
        if question.seat not in self.begun:
            answer: Future[Answer] = Future()
            self.begun[question.seat] = question, answer
            Thread(target=self.think, args=(bot, table.clone(), question, answer), daemon=True).start()

    def think(self, bot: Bot, table: Table, question: Question, answer: Future[Answer]) -> None:
        with self.turn:
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(considered(Stint(bot, question.seat), table, question))
                except Exception as problem:  # noqa: BLE001 - it is raised where the answer is wanted
                    answer.set_exception(problem)

    def found(self, question: Question) -> Answer | None:
        """What it has found, as soon as it has; None where it has not thought about this question."""
        asked, answer = self.begun.pop(question.seat, (None, None))
        return answer.result() if answer is not None and asked == question else None

    def forget(self) -> None:
        """The table is another one now."""
        for _, answer in self.begun.values():
            answer.cancel()
        self.begun.clear()
