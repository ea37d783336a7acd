"""How each bot plays Vendetta, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Does anything that is allowed, without a thought: good for a first look at the rules.",
    "beginner": "Wants the right things but overlooks many of its moves, as people do in their first nights.",
    "greedy": "Weighs every card, place and drop of Blood one step ahead, and no further: a fair opponent.",
    "instinct": "Answers at once, by habits it has from searching deep: no thought, and seldom a folly.",
    "bold": "Puts Blood with every card, plays them for all to see, and would rather burn than withdraw.",
    "careful": "Hoards its Blood, and slips away from a fight before it turns red.",
    "bluffer": ("Plays face down, with Blood on weak cards and little on strong ones: you will fear the wrong place."),
    "search": "For a fifth of a second it imagines how the round may end, and takes what ended well.",
    "master": "The strongest: it thinks its turn through, and reads in your Blood and hidden cards what you hold.",
}
