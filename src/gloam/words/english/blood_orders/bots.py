"""How each bot plays Blood Orders, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Gives any orders that are allowed, without a thought: good for a first look at the rules.",
    "beginner": "Plans sensible days but overlooks many better ones, as people do in their first nights.",
    "greedy": "Plans the day that looks best as things stand, and thinks no further: a fair opponent.",
    "instinct": "Gives the first orders that come to mind, as others do when the master imagines them.",
    "bold": "Heaps its cards on the Night, and scavenges without a thought for the city's fear.",
    "careful": "Leaves most of the Night to others and hardly ever scavenges: the city shall not fear it.",
    "bluffer": "Lays its tokens early and among those of others: nobody can tell which one is the Night.",
    "search": "For a fifth of a second it lives the day through, and gives the orders that ended best.",
    "master": "Lives the day through a thousand times before it gives an order: hard to beat.",
}
