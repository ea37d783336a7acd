"""A decision as its seat is asked it."""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact


class Question:
    """`number` is what an answer must carry; `what` names the decision; `rule` is the rule that asks."""

    def __init__(
        self, seat: int, number: int, what: str, rule: str, options: tuple[str, ...], facts: dict[str, Fact]
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.what: Final = what
        self.rule: Final = rule
        self.options: Final = options
        self.facts: Final = facts

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
