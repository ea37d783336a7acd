"""The Tzimisce: what they attach, keep, and burn."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import BODY
from gloam.rivals.pieces import CITY_BURNED, NOTHING, TORPOR
from gloam.rivals.spoils import attaching
from gloam.rivals.verbs import ATTACH, BURN, DEFEAT, DISCARD, EXHAUST, FACE_DOWN, MOVED
from gloam.rivals.which import has_title
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


@rule("card.angela")
def test_angela_draws_for_the_first_card_that_is_attached_in_a_turn_also_to_a_ghoul() -> None:
    crew = [vampire("Angela"), vampire("Szlachta", blood=2)]
    city = City(A=seat(coterie=crew, library=["Mercy"] * 4), street=["Vagrant", "Cop", "Addict"], players=2)
    ghoul, angela = city.card("Szlachta"), city.card("Angela")
    city.do(*attaching(city.table, ghoul, city.card("Vagrant"), 0, ghoul))
    assert city.hand("A") == ["Mercy"]
    city.do(*attaching(city.table, angela, city.card("Cop"), 0, angela))
    assert city.hand("A") == ["Mercy"]
    assert city.settled


@rule("card.angela")
@pytest.mark.parametrize(("by", "how"), [(1, 0), (0, MOVED)])
def test_what_a_foe_attaches_or_is_only_moved_does_not_count(by: int, how: int) -> None:
    crew = [vampire("Angela"), vampire("Szlachta", blood=2, on=["Vagrant"])]
    city = City(A=seat(coterie=crew, library=["Mercy"]))
    city.do(Deed(ATTACH, by, city.card("Angela"), 1, city.card("Angela"), 0, city.card("Vagrant"), how))
    assert city.hand("A") == []
    assert city.settled


@rule("card.angela")
@pytest.mark.parametrize("before", [False, True])
def test_what_is_attached_to_a_card_that_is_no_character_counts_for_angela_too(before: bool) -> None:
    hand = ["Home Improvement", "Mercy"]
    crew, board = ["Angela", "Skunk"], ["Secret Compartment"]
    city = City(A=seat(coterie=crew, haven="The Dockyards", hand=hand, library=["Greed"] * 3, board=board))
    city.acts()
    if before:
        city.plays("Home Improvement", "Skunk")
        assert sorted(city.hand("A")) == ["Greed", "Mercy"]
    city.do(Deed(DISCARD, 0, 0, 1, NOTHING, 0))
    city.answers("A", "discard [Mercy]")
    city.answers("A", "use <Secret Compartment>")
    if not before:
        assert city.asks("A", "no", "use <Secret Compartment>")  # what lies there may be drawn instead
        city.answers("A", "no")
    assert city.guests("Secret Compartment") == ["Mercy"]
    assert sorted(city.hand("A")) == (["Greed"] if before else ["Greed", "Home Improvement"])
    assert city.idle


@rule("card.angela")
@pytest.mark.parametrize(("card", "host"), [("Mercy", "Mental Block"), ("Chef", "Second Tradition: The Domain")])
def test_what_other_cards_take_in_counts_for_angela_too(card: str, host: str) -> None:
    city = City(
        A=seat(coterie=["Doc", "Angela"], board=[host], library=["Greed"] * 3),
        B=seat(library=["Mercy"]),
        street=["Chef"],
    )
    city.acts()
    city.answers("A", f"use <{host}>")
    assert city.table.pieces[city.card(card)].host == city.card(host)
    assert city.hand("A") == ["Greed"]
    assert city.idle


@rule("attach.more")
def test_matthias_draws_for_the_first_card_on_him_that_is_burned_in_each_turn_of_ones_own() -> None:
    crew = [out("Matthias", on=["Vagrant", "Cop"]), out("Skunk", on=["Addict"])]
    city = City(A=seat(coterie=crew, library=["Mercy"] * 4))
    city.acts()
    city.answers("A", "burn <Addict>")
    assert city.hand("A") == []
    city.answers("A", "burn <Vagrant>")
    assert city.hand("A") == ["Mercy"]
    city.answers("A", "burn <Cop>")
    assert city.hand("A") == ["Mercy"]
    assert city.idle


def test_what_a_foe_burns_or_in_a_foes_turn_draws_nothing() -> None:
    city = City(A=seat(coterie=[out("Matthias", on=["Vagrant", "Cop"])], library=["Mercy"] * 4))
    city.do(Deed(BURN, 1, city.card("Cop"), 1, NOTHING, 0))
    city.table.active = 1
    city.do(Deed(BURN, 0, city.card("Vagrant"), 1, NOTHING, 0))
    assert city.hand("A") == []
    assert city.settled


# ---- Nikolae


def hunting(**facts: Any) -> City:
    """Nikolae attacks Skunk, who has 1 Blood, beside Karma."""
    foe = [out("Skunk", blood=1, on=["Vagrant"]), out("Karma", on=["Addict", "Herald"])]
    city = City(A=seat(coterie=[out("Nikolae", **facts)], rival="B"), B=seat(coterie=foe, prestige=5))
    city.acts()
    city.attack("Nikolae", "Skunk", "social")
    while city.what in ("AskBlock", "AskReaction", "AskWindow"):
        city.passes_once()
    if city.what == "AskChange":  # the Vagrant could prevent it
        city.answers("B", "no")
    return city


@rule("card.nikolae")
def test_nikolae_steals_a_retainer_of_the_party_he_defeats_somebody_of() -> None:
    city = hunting()
    assert city.options("A") == ("choose <Vagrant>", "choose <Addict>")
    city.answers("A", "choose <Addict>")
    assert (city.guests("Nikolae"), city.guests("Karma"), city.zone("Vagrant")) == (["Addict"], ["Herald"], CITY_BURNED)
    assert (city.zone("Skunk"), city.agenda("A"), city.idle) == (TORPOR, 1, True)


@rule("card.nikolae")
def test_nikolae_makes_room_and_what_he_steals_is_not_attached_anew() -> None:
    city = hunting(on=["Cop", "Athlete", "Student"])
    city.answers("A", "choose <Vagrant>", "burn <Cop>")
    assert city.guests("Nikolae") == ["Athlete", "Student", "Vagrant"]
    assert city.idle


# ---- Radu and Simona: face-down cards


@rule("card.radu")
@pytest.mark.parametrize("answer", ["choose 1", "choose 2"])
def test_radu_turns_up_a_card_and_draws_it_or_attaches_it_face_down(answer: str) -> None:
    city = City(A=seat(coterie=["Radu", "Simona"], library=["Mercy", "Herald"]))
    city.acts()
    city.answers("A", "use <Radu>")
    assert city.log("revealed-top")[-1]["cards"] == ("core-herald",)
    assert (city.ready("Radu"), city.asking) == (False, "AskWhich A")
    city.answers("A", answer)
    if answer == "choose 1":
        assert (city.hand("A"), city.idle) == (["Herald"], True)
        return
    assert city.options("A") == ("choose <Radu>", "choose <Simona>")
    city.answers("A", "choose <Simona>")
    assert (city.guests("Simona"), city.table.pieces[city.card("Herald")].down) == (["Herald"], True)
    assert (city.hand("A"), has_title(city.table, city.card("Simona")), city.idle) == ([], False, True)


def hoarding(*, down: str = "Simona", **facts: Any) -> City:
    """Herald lies face down on somebody."""
    crew = [vampire("Simona", **facts), "Radu", "Vladislav"]
    city = City(A=seat(coterie=crew, library=["Mercy"], hand=["Herald"], prestige=5))
    host = city.card(down)
    city.do(*attaching(city.table, host, city.card("Herald"), 0, host, FACE_DOWN))
    city.acts()
    return city


@rule("card.radu")
def test_radu_attaches_nothing_to_whoever_bears_a_face_down_card() -> None:
    city = hoarding()
    city.answers("A", "use <Radu>", "choose 2")
    assert city.options("A") == ("choose <Radu>", "choose <Vladislav>")
    city.answers("A", "choose <Radu>")
    assert city.guests("Radu") == ["Mercy"]
    assert city.idle


@rule("alchemy.detached")
@pytest.mark.parametrize(("answer", "blood", "prestige"), [("choose 1", 4, 5), ("choose 2", 2, 6)])
def test_simona_detaches_a_face_down_card_to_mend_or_for_prestige(answer: str, blood: int, prestige: int) -> None:
    city = hoarding(blood=2, on=["Vagrant"])
    city.answers("A", "use <Simona>", answer)
    assert (city.blood("Simona"), city.prestige("A"), city.guests("Simona")) == (blood, prestige, ["Vagrant"])
    assert (city.pile("A"), "use <Simona>" in city.options("A"), city.idle) == (["Herald"], False, True)


def test_simona_detaches_no_card_that_lies_open() -> None:
    city = City(A=seat(coterie=[vampire("Simona", on=["Vagrant"])]))
    city.acts()
    assert "use <Simona>" not in city.options("A")
    assert city.idle


# ---- The Ghoul Keeper


def keeping(**facts: Any) -> City:
    crew = [out("The Ghoul Keeper"), vampire("Vozhd", blood=1, given=2, **facts)]
    city = City(A=seat(coterie=crew, hand=["Free Money"]), city_burned=["Vagrant", "Gallery Opening"])
    city.acts()
    return city


@rule("card.the-ghoul-keeper")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("which", ["choose 1", "choose 2"])
def test_the_ghoul_keeper_mends_a_ghoul_or_brings_a_mortal_back_when_exhausted(answer: str, which: str) -> None:
    city = keeping()
    city.do(Deed(EXHAUST, 1, city.card("The Ghoul Keeper"), 1, NOTHING, 0))
    assert city.what in ("AskAnswer", "AskMay")
    city.answers("A", next(one for one in city.options("A") if one.startswith("use" if answer == "yes" else "no")))
    if answer == "yes":
        city.answers("A", which)
    mended = answer == "yes" and which == "choose 1"
    revived = answer == "yes" and which == "choose 2"
    assert (city.blood("Vozhd"), city.in_street()) == (2 if mended else 1, ["Vagrant"] if revived else [])
    assert city.idle


# ---- Valeria


def falling(**facts: Any) -> City:
    on = ["Vagrant", "Herald"]
    mine = [out("Valeria", blood=1, on=on, curses={"A": ["Crossbow"]}, **facts), "Karma"]
    city = City(A=seat(coterie=[out("Hydra")], prestige=9), B=seat(coterie=mine, prestige=5))
    city.acts()
    return city


@rule("card.valeria")
def test_who_defeats_valeria_in_an_attack_pays_for_each_card_on_her() -> None:
    city = falling()
    city.attack("Hydra", "Valeria", "physical")
    city.passes()
    assert city.zone("Valeria") == TORPOR
    assert (city.prestige("A"), city.prestige("B")) == (6, 5 + 3 - 1)  # 1 is paid for Torpor
    assert city.idle


@rule("card.valeria")
def test_outside_an_attack_nobody_pays_for_valeria() -> None:
    city = falling()
    city.do(Deed(DEFEAT, 0, city.card("Valeria"), 1, NOTHING, 1))
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (9, 4, True)


# ---- Vladislav


@rule("card.vladislav")
def test_vladislav_moves_any_card_but_a_title_to_anybody_and_nothing_is_attached_anew() -> None:
    city = City(
        A=seat(coterie=[vampire("Vladislav", on=["Herald", "Vagrant"]), vampire("Vozhd", blood=2)], library=["Mercy"]),
        B=seat(coterie=["Karma"]),
    )
    city.acts()
    city.answers("A", "use <Vladislav>")
    assert city.guests("Vladislav") == ["Herald", "Vagrant"]
    assert city.options("A") == ("to <Vozhd>", "to <Karma>")  # the Vagrant is the only one
    city.answers("A", "to <Vozhd>")
    assert (city.guests("Vozhd"), city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == (["Vagrant"], 2, 2)
    assert city.idle


@rule("card.vladislav")
def test_a_face_down_card_that_vladislav_moves_stays_face_down() -> None:
    city = hoarding()
    city.answers("A", "use <Vladislav>", "to <Radu>")
    assert (city.guests("Radu"), city.table.pieces[city.card("Herald")].down) == (["Herald"], True)
    assert city.idle


# ---- Zoya


def blocking(**facts: Any) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Zoya", **facts), out("Vozhd", blood=2)], prestige=5),
        street=["Vagrant", "Special Affairs Division"],
    )
    city.acts()
    city.attack("Hydra", "Vozhd", "physical")
    while city.what != "AskBlock":
        city.passes_once()
    city.answers("B", "block <Zoya>")
    while city.what in ("AskReaction", "AskWindow"):
        city.passes_once()
    return city


@rule("card.zoya")
@pytest.mark.parametrize("taken", [True, False])
def test_zoya_attaches_a_mortal_after_an_attack_that_she_has_blocked(taken: bool) -> None:
    city = blocking()
    city.answers("B", next(one for one in city.options("B") if one.startswith("use" if taken else "no")))
    if taken:
        city.answers("B", "to <Vozhd>")
    assert (city.guests("Vozhd"), city.agenda("B")) == (["Vagrant"] if taken else [], 0)
    assert city.blood("Vozhd") == (4 if taken else 2)
    assert city.idle


@rule("card.zoya")
def test_zoya_attaches_nothing_once_she_has_fallen() -> None:
    city = blocking(blood=1)
    assert (city.zone("Zoya"), city.in_street(), city.idle) == (TORPOR, ["Vagrant", "Special Affairs Division"], True)
