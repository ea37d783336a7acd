"""A package that is needed and not there."""

from __future__ import annotations

from typing import Final


class Missing(ImportError):
    """What is wanted belongs to an extra that is not installed. It says how to install it."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"pip install 'gloam[{extra}]'")
        self.extra: Final = extra
