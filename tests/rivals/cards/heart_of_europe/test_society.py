"""Influence, Titles, tokens, and whatever else goes on among the vampires of Heart of Europe."""

from __future__ import annotations

import pytest

from tests.rivals.cards.wolf_and_rat.fights import facing, fight

# ---- Entrancement


@pytest.mark.parametrize(("attacker", "left"), [("Brother", 3), ("Guv'nah", 4)])
def test_entrancement_overcomes_the_social_attribute_of_the_target_by_presence(attacker: str, left: int) -> None:
    city = fight(facing("Entrancement", attacker, "Doc"), "social", attacker, "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (2, left, True)
