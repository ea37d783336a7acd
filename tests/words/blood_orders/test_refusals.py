"""Refusals of Blood Orders, with the numbers of the case."""

from __future__ import annotations

import gloam
from gloam.core.refusal import Refused
from tests.words.sample import NAMES

ENGLISH, FRENCH = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")


def test_a_refusal_gives_the_numbers_of_the_case() -> None:
    far = Refused("scavenge.limit", asked=9, limit=1)
    assert ENGLISH.refusal(far, NAMES) == "Your fear can rise by 1 space at most; you asked for 9."
    assert "1 case au plus" in FRENCH.refusal(far, NAMES)
    poor = Refused("altar.blood", asked=5, blood=2)
    assert ENGLISH.refusal(poor, NAMES) == "The Ritual costs 5 blood, and you have 2."
    taken = Refused("setup.colour", colour="red", by=1)
    assert ENGLISH.refusal(taken, NAMES) == "Red is taken: Boris plays it."
    typed = Refused("altar.no-catacombs-cards", card="moon")
    assert ENGLISH.refusal(typed, NAMES) == "You cannot reveal that card: only Victim cards count for a Ritual."
