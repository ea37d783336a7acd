"""Comment s'appellent les robots, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "le rêveur",
    "beginner": "le nouveau-né",
    "greedy": "le penseur",
    "instinct": "le rôdeur",
    "bold": "la tête brûlée",
    "careful": "le reclus",
    "bluffer": "le masque",
    "schemer": "l'intrigant",
    "search": "l'érudit",
    "master": "le maître",
}
