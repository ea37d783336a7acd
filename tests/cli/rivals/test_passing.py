"""Passing at the terminal: once, for an attack, for a turn, or whenever a question of a kind comes."""

from __future__ import annotations

from gloam.terminal.passing import Passing
from gloam.terminal.rivals.game import RIVALS
from gloam.terminal.speech import Speech
from tests.rivals.scenario import City, out, seat

SPEECH = Speech("en", "rivals")


def street() -> City:
    city = City(
        A=seat(coterie=[out("The Cossack"), out("Skunk")], hand=["Baseball Bat", "Sucker Punch"]),
        B=seat(coterie=[out("Shades"), out("Flick")], hand=["Fleetness"]),
    )
    city.acts()
    city.attack("The Cossack", "Shades", "physical", "Baseball Bat")
    return city


def heeds(passing: Passing, city: City, line: str) -> str:
    return passing.say(RIVALS, city.asked(), city.table, line, SPEECH)


def given(passing: Passing, city: City) -> str:
    """What is answered without asking."""
    return passing.answer(RIVALS, city.asked(), city.table)


def test_to_pass_once_is_an_answer_and_nothing_more() -> None:
    city, passing = street(), Passing()
    assert (given(passing, city), heeds(passing, city, "pass"), given(passing, city)) == ("", "let", "")
    assert heeds(passing, city, "let") == "", "that is an answer by itself"


def test_to_pass_the_attack_ends_with_it_and_to_pass_the_turn_does_not() -> None:
    for line, again in (("pass attack", ""), ("pass turn", "let")):
        city, passing = street(), Passing()
        assert heeds(passing, city, line) == "let"
        city.answers("B", "let")
        assert (city.what, given(passing, city)) == ("AskReaction", "none")
        city.answers("B", "none")
        assert city.fought_out
        city.attack("Skunk", "Shades", "physical", "Sucker Punch")
        assert (city.what, given(passing, city)) == ("AskBlock", again)


def test_never_is_said_of_a_kind_of_question_and_taken_back_with_always() -> None:
    city, passing = street(), Passing()
    assert heeds(passing, city, "never") == "let"
    assert given(passing, city) == "let"
    passing.ask_always()
    assert given(passing, city) == ""
