"""The Tremere, card by card."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.pieces import TORPOR
from gloam.rivals.verbs import MEND
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Alejandro Lopez


def alejandro(blood: int = 3, phase: str = "action") -> City:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("Alejandro Lopez", blood=blood), "Nancy Witt"], library=["Greed"] * 3),
    )
    city.table.phase = phase
    return city


@rule("card.alejandro-lopez")
def test_alejandro_draws_a_card_when_he_mends_in_an_action_phase() -> None:
    city = alejandro()
    city.do(Deed(MEND, 0, city.card("Alejandro Lopez"), 2, owner=0))
    assert (city.blood("Alejandro Lopez"), city.hand("A"), city.settled) == (5, ["Greed"], True)
    city.table.active = 1  # in anybody's
    city.do(Deed(MEND, 0, city.card("Alejandro Lopez"), 1, owner=0))
    assert (city.hand("A"), city.settled) == (["Greed"] * 2, True)


@rule("card.alejandro-lopez")
def test_alejandro_draws_nothing_in_another_phase_at_full_blood_or_when_others_mend() -> None:
    for city, name in ((alejandro(phase="end"), "Alejandro Lopez"), (alejandro(6), "Alejandro Lopez")):
        city.do(Deed(MEND, 0, city.card(name), 1, owner=0))
        assert (city.hand("A"), city.settled) == ([], True)
    city = City(A=seat(coterie=["Alejandro Lopez", vampire("Nancy Witt", blood=1)], library=["Greed"]))
    city.do(Deed(MEND, 0, city.card("Nancy Witt"), 1, owner=0))
    assert (city.hand("A"), city.blood("Nancy Witt"), city.settled) == ([], 2, True)


@rule("card.alejandro-lopez")
def test_alejandro_draws_a_card_when_a_mortal_is_burned_for_him() -> None:
    city = City(
        street=["Vagrant"], A=seat(coterie=[out("Alejandro Lopez", blood=2)], library=["Greed"], hand=["Baseball Bat"])
    )
    city.acts()
    city.attack("Alejandro Lopez", "Vagrant", "physical", "Baseball Bat")
    city.answers("A", "burn")
    assert (city.blood("Alejandro Lopez"), city.hand("A"), city.idle) == (4, ["Greed"], True)


# ---- Claudia Sterling


def claudia(board: list[tuple[str, int]], **facts: Any) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Claudia Sterling", **facts), "Nancy Witt"], board=board),
    )
    city.acts()
    if board and board[0][0] == "Blood Makes Noise":
        city.answers("B", "pass")
    city.attack("Hydra", "Claudia Sterling", "physical")
    return city


@rule("card.claudia-sterling", "ritual.more-blood")
def test_claudia_puts_one_of_the_blood_she_loses_to_an_attacker_on_a_ritual() -> None:
    city = claudia([("Seek Knowledge", 3)])
    city.passes()
    assert (city.blood("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == (1, [0, 4], True)


@rule("card.claudia-sterling")
def test_claudia_chooses_the_ritual_and_puts_nothing_where_there_is_none() -> None:
    city = claudia([("Seek Knowledge", 1), ("Truth of Blood", 1)])
    city.passes()
    assert city.asks("B", "choose <Seek Knowledge>", "choose <Truth of Blood>")
    city.answers("B", "choose <Truth of Blood>")
    assert (city.blood("Seek Knowledge"), city.blood("Truth of Blood"), city.idle) == (1, 2, True)
    city = claudia([])
    city.passes()
    assert (city.blood("Claudia Sterling"), city.idle) == (1, True)


@rule("card.claudia-sterling")
def test_claudias_blood_keeps_its_colour_and_her_own_goes_first() -> None:
    city = claudia([("Seek Knowledge", 1)], blood=0, foreign={"A": 3})
    city.passes()
    assert (city.colours("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == ([1, 0], [1, 1], True)
    city = claudia([("Seek Knowledge", 1)], blood=1, foreign={"A": 2})
    city.passes()
    assert (city.colours("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == ([1, 0], [0, 2], True)


@rule("card.claudia-sterling")
def test_claudia_gives_nothing_when_she_falls_or_when_nobody_attacks() -> None:
    city = claudia([("Seek Knowledge", 1)], blood=2)
    city.passes()
    assert (city.zone("Claudia Sterling"), city.blood("Seek Knowledge"), city.idle) == (TORPOR, 1, True)
    city = City(A=seat(coterie=["Claudia Sterling"], board=[("Seek Knowledge", 1)]))
    city.strikes(("Claudia Sterling", 1, 0, True))
    assert (city.blood("Claudia Sterling"), city.blood("Seek Knowledge"), city.settled) == (2, 1, True)


# ---- Faith Gray


def test_faith_draws_a_card_when_her_player_plays_a_ritual() -> None:
    city = City(A=seat(coterie=["Faith Gray", "Claudia Sterling"], hand=["Truth of Blood"], library=["Greed"] * 2))
    city.acts()
    city.plays("Truth of Blood", "Claudia Sterling")
    city.answers("A", "alone", "place <Faith Gray>", "done")
    assert (city.hand("A"), city.blood("Truth of Blood"), city.idle) == (["Greed"], 1, True)


def test_faith_draws_nothing_for_another_card_or_a_foes_ritual() -> None:
    city = City(A=seat(coterie=["Faith Gray"], hand=["Influencer"], library=["Greed"]), B=seat(coterie=["Karma"]))
    city.acts()
    city.plays("Influencer")
    assert (city.hand("A"), city.idle) == ([], True)
    city = City(
        A=seat(coterie=["Claudia Sterling"], hand=["Truth of Blood"]), B=seat(coterie=["Faith Gray"], library=["Greed"])
    )
    city.acts()
    city.plays("Truth of Blood", "Claudia Sterling")
    city.answers("A", "place <Claudia Sterling>", "done")
    assert (city.hand("B"), city.idle) == ([], True)


# ---- Phuoc Dihn


def phuoc(blood: int = 4, **mine: Any) -> City:
    city = City(A=seat(**{"coterie": [vampire("Phuoc Dihn", blood=blood)], "board": [("Seek Knowledge", 3)], **mine}))
    city.acts()
    return city


@rule("ritual.more-blood")
def test_phuoc_puts_a_blood_of_his_on_a_ritual_once_a_turn() -> None:
    city = phuoc()
    city.answers("A", "use <Phuoc Dihn>")
    assert (city.blood("Phuoc Dihn"), city.blood("Seek Knowledge"), city.idle) == (3, 4, True)
    assert city.refuses("A", "use <Phuoc Dihn>").rule == "cost.per-turn"


def test_phuoc_chooses_among_rituals_and_never_gives_his_last_blood() -> None:
    city = phuoc(2, board=[("Seek Knowledge", 1), ("Truth of Blood", 1)])
    city.answers("A", "use <Phuoc Dihn>")
    assert city.asks("A", "choose <Seek Knowledge>", "choose <Truth of Blood>")
    city.answers("A", "choose <Truth of Blood>")
    assert (city.blood("Phuoc Dihn"), city.blood("Truth of Blood"), city.idle) == (1, 2, True)
    assert phuoc(1).refuses("A", "use <Phuoc Dihn>").rule == "play.no-effect"
    assert phuoc(board=["Influencer"]).refuses("A", "use <Phuoc Dihn>").rule == "play.no-effect"
