"""A decision as its seat is asked it."""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact


class Naming:
    """How a game adds names to the facts of a question. Those who only look at options never ask for them, so they are
    made when they are read, of what was so when the question was put."""

    def with_names(self, facts: dict[str, Fact], options: tuple[str, ...]) -> dict[str, Fact]:
        raise AssertionError("each game has its own names")


class Question:
    """`number` is what an answer must carry; `what` names the decision; `rule` is the rule that asks."""

    def __init__(
        self,
        seat: int,
        number: int,
        what: str,
        rule: str,
        options: tuple[str, ...],
        facts: dict[str, Fact],
        naming: Naming | None = None,
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.what: Final = what
        self.rule: Final = rule
        self.options: Final = options
        self._facts = facts
        self._naming = naming

    @property
    def facts(self) -> dict[str, Fact]:
        """What the prompt speaks of."""
        if self._naming is not None:
            self._facts = self._naming.with_names(self._facts, self.options)
            self._naming = None
        return self._facts

    def plain(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "number": self.number,
            "what": self.what,
            "rule": self.rule,
            "options": self.options,
            "facts": self.facts,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.number, self.options))

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, number={self.number}, {self.what}: {', '.join(self.options)})"
