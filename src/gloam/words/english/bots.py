"""What the bots are called, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "the dreamer",
    "beginner": "the fledgling",
    "greedy": "the thinker",
    "instinct": "the prowler",
    "bold": "the firebrand",
    "careful": "the recluse",
    "bluffer": "the mask",
    "schemer": "the intriguer",
    "search": "the scholar",
    "master": "the master",
}
