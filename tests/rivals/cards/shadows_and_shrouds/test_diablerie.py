"""Diablerie: Court of Blood, The Big House, and what becomes of a vampire that is drained."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.core.texts import Instead
from gloam.rivals.catalogue import INFLUENCE, PHYSICAL, POTENCY, VAMPIRE
from gloam.rivals.diablerie import Diablerize
from gloam.rivals.patterns import A_FOES, When
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, TORPOR
from gloam.rivals.setup import before_play
from gloam.rivals.stakes import stakes
from gloam.rivals.sums import sums
from gloam.rivals.texts import THIS_ATTACK
from gloam.rivals.verbs import BURN, DEFEAT, DETACH, DIABLERIZED
from gloam.rivals.which import ATTACKER, Which
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def drained(*, on: Any = (), guests: Any = (), blood: int = 1, prize: int = 0, **facts: Any) -> City:
    """B's Doc is drained by A's Hydra."""
    city = City(
        A=seat(coterie=[out("Hydra", on=list(on)), "Brother"]),
        B=seat(coterie=[out("Doc", blood=blood, on=list(guests), prize=prize), "Karma"], prestige=9, **facts),
    )
    city.do(Deed(DEFEAT, 0, city.card("Doc"), 1, city.card("Hydra"), 1, detail=DIABLERIZED))
    return city


# ---- what it is


@rule("defeat.diablerie")
def test_a_drained_vampire_is_attached_to_the_one_that_did_it_and_adds_one_blood_potency() -> None:
    city = drained(prize=2)
    assert (city.zone("Doc"), city.guests("Hydra"), city.table.torpor[1]) == (ATTACHED, ["Doc"], ())
    assert (city.quality(POTENCY, "Hydra"), city.quality(POTENCY, "Brother")) == (7, 5)
    assert (city.prestige("B"), city.agenda("A"), city.agenda("B")) == (9, 3, 0)  # the Rival's, and what lay on it
    assert city.table.pieces[city.card("Doc")].holder == 0
    assert [event["by"] for event in city.log("diablerized")] == [city.table.handle(city.card("Hydra"))]
    assert city.settled


@rule("defeat.diablerie")
def test_it_says_nothing_there_and_everybody_sees_it() -> None:
    city = City(A=seat(coterie=["Brother"]), B=seat(coterie=[out("Montgomery White", blood=1), "Karma"]))
    card = city.card("Montgomery White")
    assert any(force.cause.card == card for forces in city.table.index for force in forces)
    city.do(Deed(DEFEAT, 0, card, 1, city.card("Brother"), 1, detail=DIABLERIZED))
    assert not any(force.cause.card == card for forces in city.table.index for force in forces)
    for viewer in (0, 1, None):
        view: Any = city.table.view(viewer)
        host = view["players"][0]["coterie"][0]
        assert [guest["card"] for guest in host["attached"]] == ["core-montgomery-white"]
        assert host["potency"] == city.quality(POTENCY, "Brother") == 6
    parts: Any = sums(city.table)[city.table.handle(city.card("Brother"))]
    assert {"what": "drained", "by": "core-montgomery-white", "amount": 1} in parts["potency"]
    assert (city.quality(INFLUENCE, "Brother"), city.settled) == (0, True)


@rule("defeat.diablerie")
def test_what_it_bore_is_burned_and_the_prince_passes_on_first() -> None:
    city = drained(guests=["Herald", "Vagrant"])
    assert (city.zone("Herald"), city.zone("Vagrant"), city.guests("Doc")) == (BURNED, CITY_BURNED, [])
    assert (city.guests("Hydra"), city.settled) == (["Doc"], True)
    city = drained(guests=["Prince of the City"])
    assert (city.guests("Hydra"), city.settled) == (["Prince of the City", "Doc"], True)


@rule("defeat.diablerie", "attach.make-room", "attach.diablerie")
def test_room_is_made_for_it_but_not_by_burning_another_that_was_drained() -> None:
    city = drained(on=["Vagrant", "Chef", "Herald"])
    assert city.asks("A", "burn <Vagrant>", "burn <Chef>")
    city.answers("A", "burn <Chef>")
    assert (city.guests("Hydra"), city.quality(POTENCY, "Hydra")) == (["Vagrant", "Herald", "Doc"], 7)
    city.do(Deed(DEFEAT, 0, city.card("Karma"), 1, city.card("Hydra"), 1, detail=DIABLERIZED))
    assert (city.guests("Hydra"), city.zone("Vagrant")) == (["Herald", "Doc", "Karma"], CITY_BURNED)
    assert (city.quality(POTENCY, "Hydra"), city.settled) == (8, True)


@rule("defeat.diablerie", "attach.no-room")
def test_where_no_room_can_be_made_it_is_burned() -> None:
    city = drained(on=["Herald"])
    for name in ("Karma", "Brother"):
        card = city.card(name)
        city.do(Deed(DEFEAT, 0, card, 1, city.card("Hydra"), city.table.pieces[card].holder, detail=DIABLERIZED))
    assert (city.guests("Hydra"), city.zone("Brother")) == (["Herald", "Doc", "Karma"], BURNED)
    assert (city.quality(POTENCY, "Hydra"), city.settled) == (8, True)


@rule("defeat.diablerie")
def test_where_both_fall_together_nobody_is_left_to_keep_it() -> None:
    city = City(A=seat(coterie=[out("Hydra", blood=1), "Brother"]), B=seat(coterie=[out("Doc", blood=1), "Karma"]))
    city.lends("Hydra", Instead(When(DEFEAT, kind=VAMPIRE, owner=A_FOES), Diablerize()))
    city.strikes(("Doc", 9, PHYSICAL, False), ("Hydra", 9, PHYSICAL, False), by="Hydra", doer="A")
    assert (city.zone("Doc"), city.zone("Hydra"), city.settled) == (BURNED, TORPOR, True)


@rule("defeat.diablerie")
def test_it_is_burned_when_its_bearer_falls_or_it_comes_off() -> None:
    city = drained()
    city.falls("Hydra", "B", "Karma")
    assert (city.zone("Hydra"), city.zone("Doc"), city.guests("Hydra")) == (TORPOR, BURNED, [])
    assert (city.quality(POTENCY, "Hydra"), city.table.owner[city.card("Doc")], city.settled) == (6, 1, True)
    for verb in (DETACH, BURN):
        city = drained()
        card = city.card("Hydra")
        city.table.pieces[card] = city.table.pieces[card].but(tokens=7)
        city.do(Deed(verb, 1, city.card("Doc"), 1, card, 0))
        assert (city.zone("Doc"), city.guests("Hydra"), city.blood("Hydra"), city.settled) == (BURNED, [], 6, True)


@rule("attach.diablerie")
def test_its_holder_cannot_burn_it_between_actions() -> None:
    city = drained(on=["Vagrant"])
    city.acts()
    assert city.offers("A", "burn") == ("burn <Vagrant>",)
    assert city.idle


# ---- Court of Blood


def courting(target: str = "Doc", *, blood: int = 1) -> City:
    city = City(
        A=seat(coterie=[out("Brother"), out("Raven Smith", on=["Court of Blood"])]),
        B=seat(coterie=[out("Doc", blood=blood), "Karma"], prestige=9),
        street=["Vagrant"],
    )
    city.acts()
    city.attack("Brother", target, "physical", "", "Raven Smith")
    return city


def outlook(city: City) -> list[object]:
    """What is said to be at stake in the attack under way."""
    return [] if city.table.attack is None else [one["what"] for one in stakes(city.table, city.table.attack)]


@rule("card.court-of-blood", "defeat.diablerie")
def test_court_of_blood_is_detached_and_the_attacker_drains_whom_it_defeats() -> None:
    city = courting()
    assert city.asks("A", "pass", "use <Court of Blood>")
    city.answers("A", "use <Court of Blood>")
    city.passes()
    assert (city.guests("Brother"), city.guests("Raven Smith"), city.zone("Court of Blood")) == (["Doc"], [], DISCARD)
    assert (city.prestige("B"), city.agenda("A"), city.quality(POTENCY, "Brother"), city.fought_out) == (9, 1, 6, True)


@rule("defeat.diablerie", "torpor.pay")
def test_everybody_sees_before_that_the_target_would_be_drained() -> None:
    city = courting()
    before = outlook(city)
    city.lends("Brother", Instead(When(DEFEAT, by=Which(ATTACKER), kind=VAMPIRE), Diablerize()), THIS_ATTACK)
    assert (before, outlook(city)) == (["rival", "torpor"], ["rival", "drained"])
    city.passes()
    assert (city.guests("Brother"), city.fought_out) == (["Doc"], True)


@rule("card.court-of-blood")
def test_it_may_be_kept_and_where_nobody_falls_it_is_lost_for_nothing() -> None:
    city = courting()
    city.passes()
    assert (city.zone("Doc"), city.guests("Raven Smith"), city.prestige("B")) == (TORPOR, ["Court of Blood"], 8)
    assert city.fought_out
    city = courting(blood=4)
    city.answers("A", "use <Court of Blood>")
    city.passes()
    assert (city.guests("Raven Smith"), city.blood("Doc") < 4, city.fought_out) == ([], True, True)


@rule("card.court-of-blood")
def test_against_a_mortal_it_is_not_offered() -> None:
    city = courting("Vagrant")
    city.passes()
    assert (city.guests("Raven Smith"), city.log("used")) == (["Court of Blood"], [])
    assert city.fought_out


def test_its_bearer_has_one_influence_more() -> None:
    city = City(A=seat(coterie=[vampire("Raven Smith", on=["Court of Blood"])]))
    assert (city.quality(INFLUENCE, "Raven Smith"), city.settled) == (1, True)


# ---- The Big House


def big_house(leader: str = "Hydra", **facts: Any) -> City:
    city = City(
        A=seat(coterie=[out(leader), "Brother"], haven="The Big House"),
        B=seat(coterie=[out("Doc", blood=1), "Karma"], prestige=9, **facts),
        C=seat(coterie=[out("Ty Smith", blood=1), "Ghost"]),
    )
    city.do(*before_play(city.table))
    return city


@rule("card.the-big-house")
def test_the_big_house_takes_a_token_of_each_foes_colour_from_the_general_supply() -> None:
    city = big_house()
    assert (city.colours("The Big House"), [city.prestige(name) for name in "ABC"]) == ([0, 1, 1], [12, 9, 12])
    view: Any = city.table.view(1)
    assert view["players"][0]["board"][0]["tokens"] == [0, 1, 1]
    assert city.settled


@rule("card.the-big-house")
def test_its_leader_may_drain_a_foes_vampire_for_the_foes_token_once() -> None:
    city = big_house()
    city.falls("Doc", "A", "Hydra")
    assert city.asks("A", "no", "use <The Big House>")
    city.answers("A", "use <The Big House>")
    assert (city.guests("Hydra"), city.colours("The Big House"), city.prestige("B")) == (["Doc"], [0, 0, 1], 10)
    city.falls("Karma", "A", "Hydra")
    assert (city.zone("Karma"), city.guests("Hydra"), city.settled) == (TORPOR, ["Doc"], True)


@rule("card.the-big-house")
def test_it_may_be_declined_and_is_for_the_leader_alone() -> None:
    city = big_house()
    city.falls("Doc", "A", "Hydra")
    city.answers("A", "no")
    assert (city.zone("Doc"), city.colours("The Big House"), city.prestige("B")) == (TORPOR, [0, 1, 1], 8)
    city.falls("Ty Smith", "A", "Brother")
    assert (city.zone("Ty Smith"), city.settled) == (TORPOR, True)


@rule("card.the-big-house", "bp.lost-bonus", "haven.leader-torpor")
def test_all_of_the_coterie_have_one_blood_potency_more_until_the_leader_falls() -> None:
    city = big_house()
    assert [city.quality(POTENCY, name) for name in ("Hydra", "Brother", "Doc")] == [7, 6, 5]
    card = city.card("Brother")
    city.table.pieces[card] = city.table.pieces[card].but(tokens=6)
    city.falls("Hydra", "B", "Karma")
    assert ([city.quality(POTENCY, name) for name in ("Hydra", "Brother")], city.blood("Brother")) == ([6, 5], 5)
    assert city.settled
