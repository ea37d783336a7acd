"""Traps and lone attackers in the browser and in the terminal: what can be done now stands there, and nothing else."""

from __future__ import annotations

from gloam.terminal.rivals.options import note
from gloam.terminal.speech import Speech
from tests.rivals.cards.heart_of_europe.test_hidden import doubled, undeclared
from tests.rivals.cards.heart_of_europe.test_traps import hunts, trapped
from tests.rivals.scenario import City
from tests.web.rivals.test_table import board
from tests.web.rivals.test_told import page, words


def asked(city: City, name: str) -> str:
    return words(page(city, name))


def test_a_trap_that_can_be_resolved_now_is_a_door_with_its_text() -> None:
    city = trapped("Spiders", beside=["Omnis"])
    hunts(city)
    said = asked(city, "B")
    assert "Resolve Spiders" in said
    assert "Put a Fear token on a foe's character that has attacked this turn." in said
    assert "No Trap now" in said
    city.answers("B", "resolve <Spiders>")
    assert city.idle


def test_whoever_has_no_trap_is_told_that_the_others_cannot_tell() -> None:
    city = trapped("Whispering Campaign", library=["Spiders"])
    hunts(city)
    assert "You have no Trap that can be resolved now. The others cannot tell: pass." in asked(city, "B")
    city.answers("B", "pass")
    assert city.idle


def test_a_trap_is_called_by_name_only_before_those_who_know_it() -> None:
    city = trapped("Spiders")
    for viewer, name in ((0, "Face-down card"), (1, "Spiders"), (None, "Face-down card")):
        drawn = board(city.table, viewer)
        assert name in drawn
        assert ("Spiders" in drawn) == (viewer == 1)
        assert ("#trap" in drawn) == (viewer == 1)
    assert city.idle


def test_the_terminal_says_what_a_trap_does_that_can_be_resolved() -> None:
    city = trapped("Spiders")
    hunts(city)
    question = city.first_question()
    assert "Fear token" in note(question, question.options[1], Speech("en", "rivals"))
    assert note(question, "pass", Speech("en", "rivals")) == ""
    city.answers("B", "pass")
    assert city.idle


def test_of_two_laid_attack_cards_each_is_a_door() -> None:
    city = doubled("Baseball Bat", "Throat Rip")
    city.answers(
        "A",
        "lay [Baseball Bat]",
        "lay [Throat Rip]",
    )
    city.answers("B", "none")
    said = asked(city, "A")
    assert "Turn up Baseball Bat" in said
    assert "Turn up Throat Rip" in said
    city.answers("A", "reveal <Throat Rip>")
    assert city.fought_out


def test_a_late_type_is_asked_for_with_four_doors() -> None:
    city = undeclared()
    city.answers("B", "none")
    said = asked(city, "A")
    for kind in ("Ranged", "Physical", "Social", "Mental"):
        assert kind in said
    city.answers("A", "social")
    assert city.fought_out
