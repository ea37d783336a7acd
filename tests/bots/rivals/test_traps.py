"""What greedy does with Traps, and with what a lone attacker may choose."""

from __future__ import annotations

import pytest

from gloam.bots.rivals.habits import habit
from gloam.bots.rivals.standing import on_board
from gloam.rivals.cards.heart_of_europe.hidden import FULL_OF_SURPRISES
from tests.bots.rivals.test_greedy import chosen
from tests.rivals.cards.heart_of_europe.test_hidden import doubled, undeclared
from tests.rivals.cards.heart_of_europe.test_traps import attacks, hunts, trapped
from tests.rivals.scenario import City, out, seat


def test_greedy_poisons_whoever_it_can() -> None:
    city = trapped("Blood Poisoning", "BB")
    hunts(city, spoils="attach")
    assert chosen(city, "B") == city.spelled("resolve <Blood Poisoning>")
    city.answers("B", "pass")
    assert city.idle


def test_greedy_frightens_its_rival_and_keeps_spiders_from_others() -> None:
    for rival, wanted in (("A", "resolve <Spiders>"), ("C", "pass")):
        city = trapped("Spiders", rival=rival)
        hunts(city)
        assert chosen(city, "B") == city.spelled(wanted)
        city.answers("B", "pass")
        assert city.idle


def test_greedy_resolves_any_trap_that_its_agenda_pays_for() -> None:
    city = trapped("Spiders", rival="C", agenda_card=FULL_OF_SURPRISES.name)
    hunts(city)
    assert chosen(city, "B") == city.spelled("resolve <Spiders>")
    city.answers("B", "pass")
    assert city.idle


def test_greedy_shields_its_own_and_nobody_else() -> None:
    for target, wanted in (("Lolita", "resolve <Off Limits>"), ("Karma", "pass")):
        city = trapped("Off Limits", beside=[out("Lolita", blood=1)])
        attacks(city, target)
        assert chosen(city, "B") == city.spelled(wanted)
        city.passes()
        assert city.fought_out


def test_a_trap_that_lies_there_is_worth_something() -> None:
    city = City(A=seat(coterie=["Thora"], conspiracies=[("Spiders", "AA")]), B=seat())
    assert on_board(city.table, city.card("Spiders")) == pytest.approx(1.9)
    assert city.settled


def test_greedy_keeps_a_card_that_hits_and_names_its_type() -> None:
    city = doubled("Baseball Bat")
    city.answers("A", "lay [Baseball Bat]")
    city.answers("B", "none")
    assert chosen(city, "A") == city.spelled("reveal <Baseball Bat>")
    city.answers("A", "back")
    assert city.fought_out
    city = undeclared(held=("Baseball Bat",))
    city.answers("A", "lay [Baseball Bat]")
    city.answers("B", "none")
    assert chosen(city, "A") == "physical"
    assert habit(city.table, city.table.open[0], list(city.first_question().options)) == "physical"
    city.answers("A", "physical")
    assert city.fought_out
