"""How Rivals is taught."""

from __future__ import annotations

from typing import Final

from gloam.lessons.teaching import Teaching

RIVALS: Final = Teaching(
    room="gloam.lessons.rivals",
    least=("pass", "done", "end", "no"),
)
