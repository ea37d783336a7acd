"""What has happened at a table, as facts; the sentences are made by whoever reads them."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # as a set of seats: every bit is 1

Fact = int | str | bool | tuple[int, ...] | tuple[str, ...] | None


class Event:
    """Something that has happened, the rule behind it, who may know its particulars, and all that came before: the
    newest event is the past of a table. Copies of a table share it.

    `facts` are for everyone; `secret` only for the viewers in `knowers`, a set of bits: one for each seat and one more,
    after the last seat, for those who only watch. A seat of -1 is nobody's doing.
    """

    def __init__(
        self,
        what: str,
        rule: str,
        seat: int,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None,
        knowers: int,
        before: Event | None,
    ) -> None:
        self.what: Final = what
        self.rule: Final = rule
        self.seat: Final = seat
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers
        self.before: Final = before
        self.count: Final[int] = 1 if before is None else before.count + 1

    def seen_by(self, viewer: int) -> dict[str, Fact]:
        """The event as this viewer may know it: plain data."""
        seen: dict[str, Fact] = {"what": self.what, "rule": self.rule, "seat": self.seat}
        seen.update(self.facts)
        if self.secret is not None:
            may_know = self.knowers >> viewer & 1 == 1
            for name, fact in self.secret.items():
                seen[name] = fact if may_know else None
        return seen


class Line:
    """One answer of the journal and all before it. `shown`: something hidden or random came to light through it."""

    def __init__(self, seat: int, option: str, shown: bool, before: Line | None) -> None:
        self.seat: Final = seat
        self.option: Final = option
        self.shown: Final = shown
        self.before: Final = before
        self.count: Final[int] = 1 if before is None else before.count + 1
