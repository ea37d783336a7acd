"""Mortals in The Street: how they are attacked, and what becomes of them."""

from __future__ import annotations

import pytest

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import DAMAGE, MENTAL, PHYSICAL, RANGED, SOCIAL
from gloam.rivals.effects import To
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ATTACHED, CITY_BURNED, CITY_DISCARD, STREET
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import LOSE_BLOOD, SUMMED
from gloam.rivals.which import ITSELF, TARGET, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.scenario import Seat


def hunt(street: list[str], *coterie: Seat, hand: tuple[str, ...] = ()) -> City:
    """A hunts mortals; B stands by with a ready party and a hand."""
    city = City(
        street=street,
        A=seat(coterie=[*coterie, "Skunk"], hand=list(hand)),
        B=seat(coterie=[vampire("Doc", street=1), vampire("Velvet", street=1)], hand=["Fleetness"]),
    )
    city.acts()
    return city


@rule("mortal.card-face-up")
@pytest.mark.parametrize(
    ("card", "damage"), [("show [A Biting Comment]", 3), ("lay [A Biting Comment]", 3), ("none", 1)]
)
def test_against_a_mortal_a_card_may_be_played_face_up(card: str, damage: int) -> None:
    city = hunt(["Athlete"], vampire("Shades", street=True), hand=("A Biting Comment",))
    city.answers("A", "attack <Shades>", "target <Athlete>", "social", card)
    assert city.strength == damage
    if damage == 3:
        assert city.asking == "AskSpoils A"
        city.answers("A", "burn")
    assert city.fought_out


@rule("mortal.card-face-up", "attack.face-up-illegal")
def test_a_card_played_face_up_is_judged_at_once() -> None:
    city = hunt(["Athlete"], vampire("Flick", street=True), hand=("A Biting Comment", "Baseball Bat", "Greed"))
    city.answers("A", "attack <Flick>", "target <Athlete>", "social")
    assert set(city.options("A")) == {"none", "lay [A Biting Comment]", "lay [Baseball Bat]"}
    assert city.refuses("A", "show [A Biting Comment]").rule == "attack.card-bp"
    assert city.refuses("A", "show [Baseball Bat]").rule == "attack.card-type"
    assert city.refuses("A", "show [Greed]").rule == "attack.step5-card"


@rule("mortal.no-defence", "mortal.choice")
@pytest.mark.parametrize("kind", [RANGED, PHYSICAL, SOCIAL, MENTAL])
@pytest.mark.parametrize("harsh", [False, True])
def test_nothing_reduces_damage_to_a_mortal(kind: int, harsh: bool) -> None:
    city = hunt(["Athlete", "Chef"], vampire("Shades", street=True))
    city.answers("A", "end")
    city.strikes(("Athlete", 3, kind, harsh), ("Chef", 2, kind, harsh), by="Shades", doer="A")
    assert city.asks("A", "burn", "attach")
    city.answers("A", "burn")
    assert city.in_street() == ["Chef"]


@rule("mortal.no-defender")
def test_a_mortal_has_no_defender() -> None:
    city = hunt(["Vagrant"], vampire("Yusuf Kaya", street=True))
    city.answers("A", "attack <Yusuf Kaya>", "target <Vagrant>", "physical")
    assert city.asking == "AskSpoils A"
    assert city.log("no-reaction", "blocked") == []


@rule("mortal.one-blow")
def test_a_mortal_falls_to_one_blow_or_not_at_all() -> None:
    city = hunt(
        ["Special Affairs Division"],
        vampire("The Cossack", street=True),
        vampire("Yusuf Kaya", street=True),
        hand=("Kneecapped", "Kneecapped"),
    )
    for attacker in ("The Cossack", "Yusuf Kaya"):
        city.attack(attacker, "Special Affairs Division", "physical", "Kneecapped")
        city.passes()
        assert city.strength == 3
    assert city.fought_out
    assert city.zone("Special Affairs Division") == STREET
    city = hunt(["Special Affairs Division"], vampire("The Cossack", street=True), hand=("Baseball Bat",))
    city.attack("The Cossack", "Special Affairs Division", "physical", "Baseball Bat")
    assert city.fought_out
    assert (city.strength, city.zone("Special Affairs Division")) == (4, CITY_DISCARD)


@rule("mortal.separate-parties")
def test_no_mortal_stands_with_another() -> None:
    city = hunt(["Vagrant", "Vagrant"], vampire("Shades", street=True), hand=("Drive-By",))
    city.attack("Shades", "Vagrant 1", "ranged", "Drive-By")
    city.answers("A", "burn")
    assert city.fought_out
    assert city.in_street() == ["Vagrant"]
    assert city.log("hit-too") == []


@rule("mortal.no-blood-effects")
def test_nobody_steals_blood_from_a_mortal_or_makes_it_lose_any() -> None:
    city = hunt(["Athlete"], vampire("Bruno Wagner", street=True, blood=3), hand=("Seduction",))
    city.lends("Bruno Wagner", Whenever(When(SUMMED), To(LOSE_BLOOD, Which(TARGET))))
    city.attack("Bruno Wagner", "Athlete", "social", "Seduction")
    assert city.asking == "AskSpoils A"  # the other use of the card was the only one
    assert (city.strength, city.blood("Bruno Wagner")) == (3, 3)
    assert city.log("blood-stolen", "blood-lost") == []


@rule("mortal.reward", "mortal.choice", "mortal.burn", "mortal.attach")
@pytest.mark.parametrize("choice", ["burn", "attach"])
def test_a_citizen_pays_its_agenda_and_is_burned_or_attached(choice: str) -> None:
    city = hunt(["Athlete"], vampire("Bruno Wagner", street=True, blood=1), hand=("Seduction",))
    city.attack("Bruno Wagner", "Athlete", "social", "Seduction")
    assert city.asks("A", "burn", "attach")
    city.answers("A", choice)
    assert city.fought_out
    assert city.agenda("A") == 1
    if choice == "burn":
        assert (city.blood("Bruno Wagner"), city.zone("Athlete")) == (4, CITY_BURNED)
    else:
        assert (city.blood("Bruno Wagner"), city.zone("Athlete")) == (1, ATTACHED)
        assert city.guests("Bruno Wagner") == ["Athlete"]


@rule("mortal.choice", "mortal.reward")
def test_a_vagrant_pays_nothing_and_mends_two() -> None:
    city = hunt(["Vagrant"], vampire("Yusuf Kaya", street=True, blood=1))
    city.attack("Yusuf Kaya", "Vagrant", "physical")
    assert city.asks("A", "burn", "attach")
    city.answers("A", "burn")
    assert (city.agenda("A"), city.blood("Yusuf Kaya")) == (0, 3)
    assert city.fought_out


@rule("mortal.attach", "mortal.attackable")
def test_an_attached_mortal_is_no_mortal_of_the_city_any_more() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(
            coterie=[vampire("The Cossack", street=True), vampire("Yusuf Kaya", street=True)], hand=["Baseball Bat"] * 2
        ),
        B=seat(coterie=[vampire("Hydra", street=True, on=["Chef"])]),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>", "go")
    assert set(city.options("A")) == {"target <Vagrant>", "target <Hydra>"}
    city.answers("A", "target <Hydra>", "physical", "lay [Baseball Bat]")
    assert city.strength == 3
    city.attack("Yusuf Kaya", "Vagrant", "physical", "Baseball Bat")
    assert city.strength == 4
    assert city.asking == "AskSpoils A"


@rule("mortal.antagonist")
def test_an_antagonist_pays_and_goes_to_the_citys_discard_pile() -> None:
    city = hunt(["Special Affairs Division"], vampire("The Cossack", street=True), hand=("Baseball Bat",))
    city.lends("The Cossack", Plus(DAMAGE, 1, ITSELF))
    city.attack("The Cossack", "Special Affairs Division", "physical", "Baseball Bat")
    assert city.fought_out
    assert (city.strength, city.agenda("A"), city.zone("Special Affairs Division")) == (5, 1, CITY_DISCARD)
