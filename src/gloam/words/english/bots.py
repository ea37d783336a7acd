"""Who the bots are, in English: a name, and a sentence for each game. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random.name": "the dreamer",
    "random.vendetta": "Does anything that is allowed, without a thought: good for a first look at the rules.",
    "random.blood-orders": "Gives any orders that are allowed, without a thought: good for a first look at the rules.",
    "beginner.name": "the fledgling",
    "beginner.vendetta": "Wants the right things but overlooks many of its moves, as people do in their first nights.",
    "beginner.blood-orders": "Plans sensible days but overlooks many better ones, as people do in their first nights.",
    "greedy.name": "the thinker",
    "greedy.vendetta": "Weighs every card, place and drop of Blood one step ahead, and no further: a fair opponent.",
    "greedy.blood-orders": "Plans the day that looks best as things stand, and thinks no further: a fair opponent.",
    "bold.name": "the firebrand",
    "bold.vendetta": "Puts Blood with every card, plays them for all to see, and would rather burn than withdraw.",
    "bold.blood-orders": "Heaps its cards on the Night, and scavenges without a thought for the city's fear.",
    "careful.name": "the recluse",
    "careful.vendetta": "Hoards its Blood, and slips away from a fight before it turns red.",
    "careful.blood-orders": "Leaves most of the Night to others and hardly ever scavenges: the city shall not fear it.",
    "bluffer.name": "the mask",
    "bluffer.vendetta": (
        "Plays face down, with Blood on weak cards and little on strong ones: you will fear the wrong place."
    ),
    "bluffer.blood-orders": "Lays its tokens early and among those of others: nobody can tell which one is the Night.",
    "search.name": "the scholar",
    "search.vendetta": "For a fifth of a second it imagines how the round may end, and takes what ended well.",
    "search.blood-orders": "For a fifth of a second it lives the day through, and gives the orders that ended best.",
    "master.name": "the master",
    "master.vendetta": "The strongest: it thinks for a second, and reads in your Blood and hidden cards what you hold.",
    "master.blood-orders": "Lives the day through a thousand times before it gives an order: hard to beat.",
}
