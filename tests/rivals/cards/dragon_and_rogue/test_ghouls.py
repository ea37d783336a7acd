"""Ghouls: how they come into play, what they are there, what becomes of them, and what is not for them."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import BODY, CHARM, GUARD, INFLUENCE, MIND, POTENCY
from gloam.rivals.pieces import BURNED, CITY_BURNED, HAVEN, NOTHING
from gloam.rivals.verbs import DEFEAT, LOSE_BLOOD, MEND, WEAKEN
from gloam.rivals.winning import CheckEnd
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def keeper(*guests: str, **more: Any) -> dict[str, Any]:
    """Drea Warden, who has Protean."""
    return out("Drea Warden", on=list(guests), **more)


def does(city: City, verb: int, name: str, amount: int, by: str = "A") -> None:
    card = city.card(name)
    city.do(Deed(verb, city.names.index(by), card, amount, NOTHING, city.table.pieces[card].holder))


def guests(city: City, name: str) -> list[str]:
    return [city.table.face(card).name for card in city.table.pieces[city.card(name)].guests]


@rule("ghoul.played", "ghoul.retainers", "ghoul.character")
def test_a_szlachta_is_played_into_the_haven_takes_a_retainer_and_has_two_blood() -> None:
    city = City(A=seat(coterie=[keeper("Vagrant", "Athlete"), "Skunk"], hand=["Szlachta"]))
    city.acts()
    city.answers("A", "play [Szlachta]")
    assert (city.asking, city.options("A")) == ("AskEnlist A", ("choose <Vagrant>", "choose <Athlete>"))
    city.answers("A", "choose <Athlete>")
    assert (guests(city, "Szlachta"), guests(city, "Drea Warden")) == (["Athlete"], ["Vagrant"])
    assert (city.zone("Szlachta"), city.blood("Szlachta"), city.ready("Szlachta")) == (HAVEN, 2, True)
    assert city.ready("Drea Warden") is False
    assert [city.quality(each, "Szlachta") for each in (POTENCY, BODY, CHARM, MIND, INFLUENCE, GUARD)] == [
        *(0, 1, 0, 0, 0, 1)  # Physical is the Athlete's
    ]
    assert city.card("Szlachta") in city.table.coterie[0]
    assert city.idle


@rule("ghoul.retainers")
@pytest.mark.parametrize(("who", "may"), [("Drea Warden", True), ("Harry O'Brien", False)])
def test_a_ghoul_is_played_with_protean_and_a_retainer_only(who: str, may: bool) -> None:
    city = City(A=seat(coterie=[out(who, on=["Vagrant"])], hand=["Szlachta"]))
    city.acts()
    assert ("play [Szlachta]" in city.options("A")) is may
    bare = City(A=seat(coterie=[out(who)], hand=["Szlachta"]))
    bare.acts()
    assert "play [Szlachta]" not in bare.options("A")
    assert bare.refuses("A", "play [Szlachta]").rule == "play.no-effect"


@rule("ghoul.retainers", "ghoul.blood")
def test_a_vozhd_takes_as_many_as_one_likes_and_has_two_blood_and_two_physical_for_each() -> None:
    staff = ["Vagrant", "Athlete", "Addict"]
    city = City(A=seat(coterie=[keeper(*staff), out("Skunk", on=["Cop", "Student"])], hand=["Vozhd"]))
    city.acts()
    city.answers("A", "play [Vozhd]", "choose <Vagrant>")
    assert city.asked().facts["done"] == 1
    city.answers("A", "choose <Cop>", "choose <Athlete>", "choose <Addict>", "enough")
    assert guests(city, "Vozhd") == ["Vagrant", "Cop", "Athlete", "Addict"]
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == (8, 9)  # 1 is the Athlete's
    assert guests(city, "Skunk") == ["Student"]
    assert city.idle


@rule("ghoul.retainers")
def test_a_vozhd_needs_one_retainer_and_may_stop_then() -> None:
    city = City(A=seat(coterie=[keeper("Vagrant", "Athlete")], hand=["Vozhd"]))
    city.acts()
    city.answers("A", "play [Vozhd]")
    assert "enough" not in city.options("A")
    city.answers("A", "choose <Vagrant>", "enough")
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd"), guests(city, "Drea Warden")) == (2, 2, ["Athlete"])
    assert city.idle


@rule("ghoul.blood")
def test_a_ghoul_is_mended_up_to_what_was_put_on_it_even_when_its_retainer_is_gone() -> None:
    city = City(A=seat(coterie=[keeper(), vampire("Vozhd", blood=4, on=["Vagrant", "Addict"])]))
    does(city, LOSE_BLOOD, "Vozhd", 3)
    assert (city.blood("Vozhd"), city.quality(BODY, "Vozhd")) == (1, 4)
    city.acts()
    city.answers("A", "burn <Vagrant>")
    assert city.quality(BODY, "Vozhd") == 2
    does(city, MEND, "Vozhd", 9)
    assert city.blood("Vozhd") == 4
    does(city, WEAKEN, "Vozhd", 2)
    assert city.blood("Vozhd") == 4
    assert city.idle


@rule("ghoul.defeated", "ghoul.no-vampire")
def test_a_defeated_ghoul_is_burned_with_what_it_bears_and_pays_no_agenda() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], rival="B"),
        B=seat(coterie=["Karma", out("Szlachta", blood=2, on=["Vagrant"])], prestige=5),
    )
    does(city, LOSE_BLOOD, "Szlachta", 2)
    assert (city.zone("Szlachta"), city.zone("Vagrant")) == (BURNED, CITY_BURNED)
    assert (city.table.agenda, city.table.has_prestige(1)) == ([0, 0], 5)
    assert city.idle


@rule("ghoul.no-vampire")
def test_a_ghoul_does_not_keep_its_player_in_the_game() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], rival="B"), B=seat(coterie=[out("Karma", blood=1), vampire("Vozhd", blood=4)])
    )
    does(city, DEFEAT, "Karma", 1)
    city.do(CheckEnd())
    assert city.table.over
