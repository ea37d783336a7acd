"""What a bot weighed, beside what was really answered."""

from __future__ import annotations

from gloam.bots import THEN, Opinion, Thought


def thought(*options: str) -> Thought:
    return Thought(tuple(Opinion(option, 1, 0.5) for option in options), len(options))


def test_what_was_answered_is_found_among_the_opinions_in_whatever_order() -> None:
    found = thought("done", THEN.join(["aim dawn north", "put ELDER dawn", "done"]))
    assert found.place_of(["done", "place dawn north"]) == 0
    assert found.place_of(["put ELDER dawn", "aim dawn north", "done", "place dawn north"]) == 1
    assert found.place_of(["aim dawn south", "put ELDER dawn", "done"]) is None
    assert found.place_of(["aim dawn north", "done"]) is None
    assert thought().place_of(["done"]) is None
