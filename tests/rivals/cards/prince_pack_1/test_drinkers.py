"""The princes who move Blood, and what else serves them, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.rivals.pieces import BURNED, HAVEN, TORPOR
from gloam.rivals.table import rivals
from gloam.rivals.verbs import MEND
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Abraham


@rule("card.abraham")
def test_who_gets_an_alchemy_from_abrahams_player_mends_one() -> None:
    city = City(
        A=seat(coterie=["Abraham", vampire("Candi Liu", blood=1)], hand=["Fixatio", "Calcinatio"]),
        B=seat(coterie=[vampire("Doc", blood=1)]),
    )
    city.acts()
    before = city.blood("Candi Liu")
    city.plays("Fixatio", "Candi Liu")
    assert (city.blood("Candi Liu"), city.blood("Doc"), city.guests("Candi Liu")) == (before + 1, 1, ["Fixatio"])
    city.plays("Calcinatio", "Abraham")
    assert (city.blood("Abraham"), city.idle) == (4, True)  # there is no more room


@rule("card.abraham")
@pytest.mark.parametrize("burned", [False, True])
def test_when_abraham_falls_his_alchemy_comes_back_into_hand(burned: bool) -> None:
    city = City(
        A=seat(
            coterie=[
                "Flick",
                vampire("Abraham", blood=1, on=["Fixatio", "Herald", "Vagrant"], curses={"B": ["Crossbow"]}),
            ]
        ),
        B=seat(coterie=["Doc"], rival="A"),
    )
    if burned:
        city.strikes(("Abraham", 1, 0, True), by="Doc", doer="B")
    else:
        city.falls("Abraham", "B", "Doc")
    if city.is_asked("AskChange"):
        city.passes()
    assert (city.hand("A"), city.pile("B"), city.zone("Abraham")) == (
        ["Fixatio"], [] if burned else ["Crossbow"], BURNED if burned else TORPOR,
    )  # fmt: skip
    assert (city.agenda("B"), city.settled) == (1, True)


@rule("card.abraham")
def test_without_alchemy_nothing_comes_back_and_others_keep_theirs() -> None:
    city = City(A=seat(coterie=["Flick", vampire("Abraham", on=["Herald"]), vampire("Candi Liu", on=["Fixatio"])]))
    city.falls("Abraham")
    assert (city.hand("A"), city.guests("Candi Liu"), city.settled) == ([], ["Fixatio"], True)
    city.falls("Candi Liu")
    assert (city.hand("A"), city.pile("A"), city.settled) == ([], ["Fixatio"], True)


# ---- Emile René


def emiles(
    blood: int = 7, board: tuple[Any, ...] = (("Emergency Bloodbag", 1), "Blood for Blood"), **theirs: Any
) -> City:
    city = City(
        A=seat(coterie=["Flick", vampire("Emile René", blood=blood)], board=[*board]),
        B=seat(coterie=[vampire("Doc", **theirs), "Karma"], board=["Influencer"], rival="A"),
    )
    city.acts()
    return city


@rule("card.emile-rene")
def test_emile_rene_steals_blood_onto_an_ongoing_card_in_its_own_colour() -> None:
    city = emiles()
    city.answers("A", "use <Emile René>")
    assert city.asks("A", *[f"choose <{name}>" for name in ("Flick", "Emile René", "Doc", "Karma")])
    city.answers("A", "choose <Doc>")
    assert city.asks("A", "to <Emergency Bloodbag>", "to <Blood for Blood>")
    city.answers("A", "to <Emergency Bloodbag>")
    assert (city.colours("Emergency Bloodbag"), city.blood("Doc"), city.blood("Emile René")) == ([1, 1], 4, 6)
    assert city.idle


@rule("card.emile-rene")
def test_the_last_blood_may_be_stolen_and_the_fall_is_his() -> None:
    city = emiles(blood=2)
    city.answers("A", "use <Emile René>", "choose <Flick>", "to <Blood for Blood>")
    assert (city.blood("Blood for Blood"), city.idle) == (1, True)
    city = City(
        A=seat(coterie=["Flick", "Emile René"], board=["Blood for Blood"]),
        B=seat(coterie=[vampire("Doc", blood=1), "Karma"]),
    )
    city.acts()
    city.answers("A", "use <Emile René>", "choose <Doc>")
    assert (city.zone("Doc"), city.blood("Blood for Blood"), city.agenda("A")) == (TORPOR, 1, 1)
    assert city.idle


@rule("card.emile-rene")
def test_without_an_ongoing_card_or_with_his_last_blood_he_does_nothing() -> None:
    for city in (emiles(board=()), emiles(blood=1)):
        assert "use <Emile René>" not in city.options("A")
        assert city.idle


# ---- John Urbanek


def john(answer: str) -> City:
    city = City(A=seat(coterie=["Flick"], hand=["John Urbanek"]))
    city.acts()
    city.answers("A", "recruit [John Urbanek]")
    assert city.asks("A", "no", "use <John Urbanek>")
    city.answers("A", answer)
    return city


@rule("wraith.create")
def test_john_urbanek_may_bring_a_wraith_when_he_is_recruited() -> None:
    city = john("use <John Urbanek>")
    assert (len(city.guests("John Urbanek")), city.prestige("A"), city.idle) == (1, 8, True)
    city = john("no")
    assert (city.guests("John Urbanek"), city.log("wraith-called"), city.idle) == ([], [], True)


def test_when_somebody_else_is_recruited_nothing_is_asked() -> None:
    city = City(A=seat(coterie=["John Urbanek"], hand=["Flick"]))
    city.acts()
    city.answers("A", "recruit [Flick]")
    assert (city.log("wraith-called"), city.idle) == ([], True)


@rule("key.possessive")
def test_he_keeps_a_wraith_in_torpor() -> None:
    city = City(A=seat(coterie=["Flick", vampire("John Urbanek", on=["Blind Seer", "Herald"])]))
    city.falls("John Urbanek")
    assert city.asks("A", "none", "choose <Blind Seer>")
    city.answers("A", "choose <Blind Seer>")
    assert (city.guests("John Urbanek"), city.zone("John Urbanek"), city.settled) == (
        ["Blind Seer", "Herald"],
        TORPOR,
        True,
    )


# ---- Sirilla Rosselini


def sirillas(blood: int = 7, mate: int = 3) -> City:
    """She casts Summon Spirit with all that it asks for."""
    city = City(
        A=seat(
            coterie=["Doc", out("Sirilla Rosselini", blood=blood), vampire("Flick", blood=mate)],
            hand=["Summon Spirit", "Summon Spirit"],
        ),
        B=seat(coterie=["Karma"]),
        city_burned=["Vagrant"],
    )
    city.acts()
    city.plays("Summon Spirit", "Sirilla Rosselini")
    while city.what not in ("AskCard", "AskAction", ""):
        question = city.first_question()
        city.table.answer(question.seat, question.options[-1])
    return city


@rule("card.sirilla-rosselini")
def test_sirilla_rosselini_is_ready_again_and_adds_or_removes_a_blood() -> None:
    city = sirillas(mate=1)
    assert city.ready("Sirilla Rosselini")
    assert city.asks("A", "none", "choose <Doc>", "choose <Sirilla Rosselini>", "choose <Flick>")
    city.answers("A", "choose <Flick>", "choose 1")
    assert (city.blood("Flick"), city.blood("Doc"), city.idle) == (2, 5, True)
    city = sirillas()
    city.answers("A", "choose <Doc>", "choose 2")
    assert (city.blood("Doc"), city.blood("Flick"), city.idle) == (4, 3, True)
    city = sirillas()
    city.answers("A", "none")
    assert (city.ready("Sirilla Rosselini"), city.blood("Doc"), city.idle) == (True, 5, True)


@rule("card.sirilla-rosselini")
def test_the_last_blood_may_be_removed_and_no_more_is_added_than_there_is_room_for() -> None:
    city = sirillas(mate=1)
    city.answers("A", "choose <Flick>", "choose 2")
    assert (city.zone("Flick"), city.agenda("B"), city.idle) == (TORPOR, 0, True)
    city = sirillas()
    city.answers("A", "choose <Doc>", "choose 1")
    assert (city.blood("Doc"), city.idle) == (5, True)


# ---- Ken Michael-Otto


def kens(hand: list[str], blood: int = 7) -> City:
    city = City(A=seat(coterie=["Flick", vampire("Ken Michael-Otto", blood=blood)], hand=hand), B=seat(coterie=["Doc"]))
    city.acts()
    return city


@rule("card.ken-michael-otto")
def test_ken_michael_otto_makes_a_ghoul_of_an_influence_modifier() -> None:
    city = kens(["Hedge Your Bets", "The Last Word", "Mercy"])
    city.answers("A", "use <Ken Michael-Otto>")
    assert city.asks("A", "show [Hedge Your Bets]", "show [The Last Word]")
    assert city.refuses("A", "show [Mercy]").rule == "card.ken-michael-otto"
    city.answers("A", "show [Hedge Your Bets]")
    assert (city.hand("A"), city.blood("Ken Michael-Otto"), city.blood("Bound Servant")) == (
        ["Mercy", "The Last Word"],
        6,
        1,
    )
    assert (city.zone("Bound Servant"), city.ready("Bound Servant"), city.influence("Bound Servant")) == (
        HAVEN,
        True,
        0,
    )
    assert (city.colours("Bound Servant"), city.zone("Hedge Your Bets")) == ([1, 0], BURNED)
    assert city.table.coterie[0][-1] == city.card("Bound Servant")
    twin = rivals(city.table.imagine(1, seeded(1)))
    assert [twin.id_of(card) for card in twin.coterie[0]] == [city.table.id_of(card) for card in city.table.coterie[0]]
    assert "use <Ken Michael-Otto>" not in city.options("A")
    assert city.idle


@rule("card.ken-michael-otto")
def test_the_servant_has_room_for_one_blood_and_is_burned_when_it_falls() -> None:
    city = kens(["Hedge Your Bets"])
    city.answers("A", "use <Ken Michael-Otto>")
    if city.is_asked("AskBound"):
        city.answers("A", "show [Hedge Your Bets]")
    card = city.card("Bound Servant")
    city.do(Deed(MEND, 0, card, 1, card, 0))
    assert city.blood("Bound Servant") == 1
    city.falls("Bound Servant", "B", "Doc")
    assert (city.zone("Bound Servant"), city.agenda("B"), city.prestige("A")) == (BURNED, 0, 12)
    assert city.idle


@rule("card.ken-michael-otto")
def test_without_a_modifier_or_with_his_last_blood_he_makes_none() -> None:
    for city in (kens(["Mercy"]), kens(["Hedge Your Bets"], blood=1), kens([])):
        assert "use <Ken Michael-Otto>" not in city.options("A")
        assert city.idle
