"""The Hecata, one by one; Annika with the Rituals, Scott with the wraiths."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import HAVEN, TORPOR
from gloam.rivals.turn import TorporStep
from gloam.rivals.verbs import ASLEEP as STEP
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

RITES = [("Diminish", 1), ("Summon Spirit", 1)]


def asleep(name: str, **mine: Any) -> City:
    """This vampire lies in A's Torpor when A's Torpor step comes."""
    city = City(
        A=seat(**{"coterie": ["Ty Smith"], "torpor": [vampire(name, blood=0)], "library": ["Greed"] * 3, **mine})
    )
    city.do(TorporStep(), Deed(STEP, 0, 0, 1, owner=0))
    return city


@pytest.mark.parametrize(("rites", "gained"), [(0, 0), (1, 0), (2, 1)])
def test_bianca_giovanni_in_torpor_gains_agenda_with_two_rituals(rites: int, gained: int) -> None:
    city = asleep("Bianca Giovanni", board=RITES[:rites])
    assert (city.agenda("A"), city.agenda("B"), city.blood("Bianca Giovanni")) == (gained, 0, 1)
    assert city.settled


def test_awake_she_gains_nothing() -> None:
    city = asleep("Velvet", coterie=["Bianca Giovanni"], board=RITES)
    assert (city.agenda("A"), city.settled) == (0, True)


@pytest.mark.parametrize(("rites", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_nathaniel_in_torpor_gains_prestige_with_a_ritual(rites: int, gained: int) -> None:
    city = asleep("Nathaniel", board=RITES[:rites])
    assert (city.prestige("A"), city.prestige("B")) == (12 + gained, 12)
    assert city.settled


@pytest.mark.parametrize("many", [1, 2])
def test_kwame_in_torpor_draws_with_two_wraiths(many: int) -> None:
    city = asleep("Kwame", coterie=[vampire("Ty Smith", on=["Blind Seer", "Keyhole Child"][:many])])
    assert len(city.hand("A")) == (1 if many == 2 else 0)
    assert city.settled


@rule("card.sophia-giovanni")
def test_sophia_giovanni_puts_blood_for_each_wraith_on_one_character() -> None:
    spirits = vampire("Ty Smith", on=["Blind Seer", "Keyhole Child"], blood=1)
    city = asleep("Sophia Giovanni", coterie=[spirits], torpor=[vampire("Sophia Giovanni", blood=0), "Velvet"])
    assert city.asks("A", "choose <Ty Smith>", "choose <Sophia Giovanni>", "choose <Velvet>")
    city.answers("A", "choose <Velvet>")
    assert (city.blood("Velvet"), city.colours("Velvet")[1], city.blood("Sophia Giovanni")) == (4, 0, 1)
    assert city.settled


@rule("card.sophia-giovanni")
def test_no_more_than_there_is_room_for_and_whoever_is_filled_comes_back() -> None:
    spirits = vampire("Ty Smith", on=["Blind Seer", "Keyhole Child"])
    sleepers = [vampire("Sophia Giovanni", blood=0), vampire("Bianca Giovanni", blood=0)]
    city = asleep("Sophia Giovanni", coterie=[spirits], torpor=sleepers)
    city.answers("A", "choose <Bianca Giovanni>")
    assert (city.zone("Bianca Giovanni"), city.blood("Bianca Giovanni")) == (HAVEN, 2)
    assert city.settled


@rule("card.sophia-giovanni")
def test_a_foes_character_may_get_it_and_without_a_wraith_nobody_does() -> None:
    city = City(
        A=seat(coterie=[vampire("Ty Smith", on=["Blind Seer"])], torpor=[vampire("Sophia Giovanni", blood=4)]),
        B=seat(coterie=[vampire("Doc", blood=2)]),
    )
    city.do(Deed(STEP, 0, 0, 1, owner=0))
    city.answers("A", "choose <Doc>")
    assert (city.colours("Doc"), city.settled) == ([1, 2], True)
    assert asleep("Sophia Giovanni").settled


def test_kristin_takes_blood_from_a_vampire_in_torpor_which_falls_no_further() -> None:
    city = City(
        A=seat(coterie=["Kristin"], torpor=["Velvet"]), B=seat(coterie=["Doc"], torpor=[vampire("Karma", blood=1)])
    )
    city.acts()
    city.answers("A", "use <Kristin>")
    assert city.asks("A", "choose <Velvet>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert (city.blood("Karma"), city.zone("Karma"), city.ready("Kristin")) == (0, TORPOR, False)
    assert (city.agenda("A"), city.prestige("B"), city.idle) == (0, 12, True)


def zahara(**mine: Any) -> City:
    city = City(A=seat(**{"coterie": ["Ty Smith", "Zahara", "Kristin"], **mine}))
    city.falls("Zahara", "B")
    return city


def test_when_zahara_falls_a_wraith_may_be_created() -> None:
    city = zahara()
    assert city.asks("A", "no", "use <Zahara>")
    city.answers("A", "use <Zahara>")
    assert city.asks("A", "to <Ty Smith>", "to <Kristin>")
    city.answers("A", "to <Kristin>")
    assert (city.zone("Zahara"), len(city.guests("Kristin")), city.settled) == (TORPOR, 1, True)
    city = zahara()
    city.answers("A", "no")
    assert (city.log("wraith-called"), city.settled) == ([], True)


def test_with_nobody_left_to_bear_it_nothing_is_asked() -> None:
    city = zahara(coterie=["Zahara"])
    assert city.log("wraith-called") == []
    assert not city.is_asked("AskAnswer")
    assert city.zone("Zahara") == TORPOR
    assert city.settled


def test_enzo_cappas_party_hits_harder_where_the_attacker_has_a_wraith() -> None:
    for attacker, mate, much in (("Zahara", "Enzo Cappa", 2), ("Enzo Cappa", "Zahara", 2), ("Zahara", "", 1)):
        city = City(
            A=seat(coterie=[out("Zahara", on=["Blind Seer"]), out("Enzo Cappa")]), B=seat(coterie=[out("Sweetums")]),
        )  # fmt: skip
        city.acts()
        city.attack(attacker, "Sweetums", "physical", "", *([mate] if mate else []))
        city.passes()
        assert city.strength == much
        assert city.fought_out


def test_enzo_cappa_attacks_from_his_haven() -> None:
    city = City(A=seat(coterie=[vampire("Enzo Cappa", on=["Blind Seer"])]), B=seat(coterie=[out("Sweetums"), "Doc"]))
    city.acts()
    city.answers("A", "attack <Enzo Cappa>")
    if city.is_asked("AskTarget"):
        city.answers("A", "target <Sweetums>")
    city.answers("A", "physical")
    city.passes()
    assert (city.strength, city.zone("Enzo Cappa")) == (3, HAVEN)
    assert city.fought_out
