"""What the pages say of vendetta, in French. Same keys and same order as in the other language."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {}
