"""What is said when a move is not possible. Neither changes anything on the table."""

from __future__ import annotations

from typing import Final


class Rejected(Exception):
    """The caller asked for something that cannot be done; the table is as it was."""


class Refused(Rejected):
    """The rules say no. `rule` is an id of the rule ledger; `facts` are the numbers of this case."""

    def __init__(self, rule: str, **facts: object) -> None:
        super().__init__(rule, facts)
        self.rule: Final = rule
        self.facts: Final[dict[str, object]] = facts


class Unreadable(Rejected):
    """Not a move, a journal or a position at all. `where` is the path to what could not be read."""

    def __init__(self, what: str, text: str, where: str = "") -> None:
        super().__init__(what, text, where)
        self.what: Final = what
        self.text: Final = text
        self.where: Final = where
