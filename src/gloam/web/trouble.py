"""What goes wrong for a visitor, as data; the sentence is made in their language where it is shown."""

from __future__ import annotations

from typing import Final


class Trouble(Exception):
    """Somebody asked for something that cannot be had. `key` names the sentence that says so."""

    def __init__(self, key: str, status: int = 400, **facts: object) -> None:
        super().__init__(key, facts)
        self.key: Final = key
        self.status: Final = status
        self.facts: Final[dict[str, object]] = facts


def missing(key: str, **facts: object) -> Trouble:
    """There is no such thing, or not for this visitor: the two are not told apart."""
    return Trouble(key, 404, **facts)
