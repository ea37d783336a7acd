"""Attack cards of Blood & Alchemy, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import FORTITUDE, SORCERY
from gloam.rivals.pieces import ATTACHED, BURNED, DISCARD, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Baal's Caress


def caressing(attacker: str = "Alejandro Lopez", target: Any = "Hydra", **facts: Any) -> City:
    victim = out(target) if isinstance(target, str) else target
    city = City(
        A=seat(coterie=[out(attacker, **facts), "Nancy Witt"], hand=["Baal's Caress"]),
        B=seat(coterie=[victim, "Karma"]),
    )
    city.acts()
    city.attack(attacker, victim["name"], "physical", "Baal's Caress")
    return city


def in_fight(city: City) -> None:
    """Up to the abilities of the attacker."""
    while city.what != "AskWindow":
        city.passes_once()


@rule("card.baals-caress")
def test_baals_caress_adds_one_aggravated_damage_for_each_blood_and_sorcery_icon() -> None:
    city = caressing()
    in_fight(city)
    assert city.asks("A", "pass", "use <Baal's Caress>")
    city.answers("A", "use <Baal's Caress>", "use <Baal's Caress>")  # and no third time
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra")) == (4, 4)  # Hydra withstands the attribute alone
    assert [event["aggravated"] for event in city.log("damaged")] == ["all"]
    assert city.fought_out


@rule("card.baals-caress")
def test_baals_caress_counts_against_a_mortal_too() -> None:
    city = City(
        street=["Addict"], A=seat(coterie=[out("Alejandro Lopez"), "Nancy Witt"], hand=["Baal's Caress"]), B=seat()
    )
    city.acts()
    city.attack("Alejandro Lopez", "Addict", "physical", "Baal's Caress")
    in_fight(city)
    city.answers("A", "use <Baal's Caress>", "use <Baal's Caress>", "attach")  # 1 and 2, and it has 3 Blood
    assert (city.guests("Alejandro Lopez"), city.blood("Alejandro Lopez")) == (["Addict"], 4)
    assert city.fought_out


@rule("card.baals-caress")
def test_baals_caress_need_not_be_paid_for() -> None:
    city = caressing()
    city.passes()
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra"), city.fought_out) == (6, 6, True)


@rule("card.baals-caress", "cost.last-blood")
def test_baals_caress_never_takes_the_attackers_last_blood() -> None:
    city = caressing(blood=2)
    in_fight(city)
    city.answers("A", "use <Baal's Caress>")
    city.passes()
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra"), city.fought_out) == (1, 5, True)


@rule("card.baals-caress", "agg.burn")
def test_whoever_baals_caress_defeats_is_burned() -> None:
    city = caressing(target=vampire("Hydra", street=True, blood=1))
    in_fight(city)
    city.answers("A", "use <Baal's Caress>", "pass")
    city.passes()
    assert (city.zone("Hydra"), city.fought_out) == (BURNED, True)


# ---- Crossbow


def shooting(*on: str, use: bool = True, blood: int = 4, **b: object) -> City:
    """Ty Smith, with the Crossbow, shoots at Doc, who bears these."""
    city = City(
        A=seat(coterie=[out("Ty Smith")], hand=["Crossbow", "Greed"], library=["Greed"] * 9),
        B=seat(coterie=[out("Doc", on=on, blood=blood), "Skunk"], library=["Greed"] * 9, **b),
    )
    city.acts()
    city.attack("Ty Smith", "Doc", "ranged", "Crossbow")
    if city.asks("A", "pass", "use <Crossbow>"):
        city.answers("A", *(["use <Crossbow>", "discard [Greed]"] if use else ["pass"]))
    city.passes()
    return city


@rule("card.crossbow")
def test_crossbow_is_attached_after_the_attack_for_a_discarded_card() -> None:
    city = shooting("Athlete", "Student")
    assert (city.guests("Doc"), city.zone("Crossbow")) == (["Athlete", "Student", "Crossbow"], ATTACHED)
    assert (city.blood("Doc"), city.pile("A"), city.fought_out) == (4, ["Greed"], True)
    assert city.table.pieces[city.card("Crossbow")].holder == 0


@rule("card.crossbow", "attach.foe-attached")
def test_it_stays_with_whoever_shot_so_its_bearer_cannot_be_rid_of_it() -> None:
    city = shooting()
    city.acts("B")
    assert city.guests("Doc") == ["Crossbow"]
    assert city.offers("B", "burn") == ()
    assert city.refuses("B", "burn <Crossbow>").rule == "term.control"
    assert city.asking == "AskAction B"


@rule("card.crossbow")
@pytest.mark.parametrize("on", [(), ("Athlete",), ("Athlete", "Student")])
def test_it_is_discarded_unless_it_is_paid_for(on: tuple[str, ...]) -> None:
    city = shooting(*on, use=False)
    assert (city.guests("Doc"), city.zone("Crossbow"), city.hand("A"), city.fought_out) == (
        list(on), DISCARD, ["Greed"], True,
    )  # fmt: skip


@rule("card.crossbow")
def test_there_is_no_paying_where_three_cards_are_attached() -> None:
    city = shooting("Athlete", "Student", "Cop")
    assert (city.zone("Crossbow"), city.hand("A"), city.fought_out) == (DISCARD, ["Greed"], True)


@rule("card.crossbow")
def test_whoever_falls_bears_nothing() -> None:
    city = shooting(blood=1)
    assert (city.zone("Doc"), city.zone("Crossbow"), city.fought_out) == (TORPOR, DISCARD, True)
    assert sorted(city.pile("A")) == ["Crossbow", "Greed"]


@rule("card.crossbow-mending")
def test_its_bearer_does_not_mend_in_its_end_phase() -> None:
    city = City(
        B=seat(coterie=[vampire("Doc", on=["Crossbow"], blood=2), vampire("Skunk", blood=2)], hand=["Greed", "Mercy"]),
    )
    city.turn_of("B")
    city.answers("B", "end")
    assert city.asks("B", "done", "mend <Skunk>")
    assert city.refuses("B", "mend <Doc>").rule == "card.crossbow-mending"
    city.answers("B", "mend <Skunk>", "done", "discard [Greed]", "done")
    assert (city.blood("Doc"), city.blood("Skunk"), city.asking) == (2, 3, "AskAction A")


@rule("card.crossbow-mending")
def test_in_the_action_phase_it_mends_as_any_other() -> None:
    city = City(
        A=seat(coterie=[vampire("Karma", on=["Crossbow"], blood=1), "Ty Smith"], hand=["Late-Night Snack"]),
        B=seat(coterie=["Doc"]),
    )
    city.lends("Karma", Plus(FORTITUDE, 1, ITSELF))
    city.acts()
    city.plays("Late-Night Snack", "Ty Smith")
    city.answers("A", "mend <Karma>")
    assert city.blood("Karma") == 2
    assert city.idle


# ---- Dangerous Mixture


@pytest.mark.parametrize(
    ("mine", "mates", "more"),
    [
        ([], [], 0),
        (["Calcinatio"], ["Calcinatio"], 1),
        (["Calcinatio", "Calcinatio", "Athanor Corporis"], ["Fixatio"], 4),  # 3 of them, and 1 by Athanor Corporis
        (["Athlete"], ["Blood of Potency", "Fixatio"], 2),  # 1 of them, and 1 for an attribute
    ],
)
def test_dangerous_mixture_hits_harder_for_each_different_alchemy(mine: list[str], mates: list[str], more: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra", on=mine), out("Lolita", on=mates)], hand=["Dangerous Mixture"]),
        B=seat(coterie=[out("Karma", on=["Fixatio"])]),
    )
    city.cannot_be()
    city.acts()
    city.attack("Hydra", "Karma", "physical", "Dangerous Mixture", "Lolita")
    city.passes()
    assert (city.strength, city.fought_out) == (3 + more, True)


# ---- First One's Free


def free(*alchemy: str, victim: list[str], on: tuple[str, ...] = ()) -> City:
    city = City(
        A=seat(coterie=[out("Ty Smith", on=on), out("Frog", on=alchemy)], hand=["First One's Free"]),
        B=seat(coterie=[out("Doc"), out("Skunk", on=victim)]),
    )
    city.acts()
    city.attack("Ty Smith", "Doc", "social", "First One's Free", "Frog")
    while city.what in ("AskBlock", "AskReaction"):
        city.passes_once()
    return city


@rule("alchemy.detached")
def test_first_ones_free_steals_a_retainer_for_an_alchemy_card_of_the_party() -> None:
    city = free("Calcinatio", "Fixatio", victim=["Vagrant"])
    assert city.asks("A", "pass", "use <First One's Free>")
    city.answers("A", "use <First One's Free>", "detach <Fixatio>")
    city.passes()
    assert (city.guests("Ty Smith"), city.guests("Skunk"), city.guests("Frog")) == (["Vagrant"], [], ["Calcinatio"])
    assert (city.pile("A"), city.fought_out) == (["Fixatio", "First One's Free"], True)


def test_it_may_be_left_alone_and_needs_an_alchemy_card_and_a_retainer() -> None:
    city = free("Calcinatio", victim=["Vagrant"])
    city.answers("A", "pass")
    city.passes()
    assert (city.guests("Frog"), city.guests("Skunk"), city.fought_out) == (["Calcinatio"], ["Vagrant"], True)
    for city in (free(victim=["Vagrant"]), free("Calcinatio", victim=[])):
        city.passes()
        assert (city.guests("Ty Smith"), city.log("used"), city.fought_out) == ([], [], True)


# ---- Absolution


@pytest.mark.parametrize(("foreign", "left"), [({}, 3), ({"A": 1}, 2)])
def test_absolution_cancels_the_reaction_of_one_that_bears_blood_of_ones_colour(
    foreign: dict[str, int], left: int
) -> None:
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), "Karma"], hand=["Absolution"]),
        B=seat(coterie=[out("Beretta", blood=4, foreign=foreign), "Skunk"], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.attack("Sonja Valentine", "Beretta", "mental", "Absolution")
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert (city.strength, city.blood("Beretta")) == (4, left + bool(foreign))  # 4 - 2, less 1 Shield or none
    assert (len(city.log("cancelled")), city.idle) == (len(foreign), True)


# ---- All the Angles


@pytest.mark.parametrize(("more", "damage"), [((), 5), ((FORTITUDE,), 6), ((FORTITUDE, FORTITUDE), 6), ((SORCERY,), 5)])
def test_all_the_angles_counts_disciplines_and_not_their_icons(more: tuple[int, ...], damage: int) -> None:
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), "Karma"], hand=["All the Angles"]),
        B=seat(coterie=[out("Hydra"), "Skunk"]),
    )
    for icon in more:
        city.lends("Sonja Valentine", Plus(icon, 1, ITSELF))
    city.acts()
    city.attack("Sonja Valentine", "Hydra", "mental", "All the Angles")
    city.passes()
    assert (city.strength, city.blood("Hydra"), city.idle) == (damage, 6 - min(damage, 5), True)


# ---- Break Down


@pytest.mark.parametrize(("attacker", "weak"), [("Jacob Frost", 1), ("Karma", 0)])
def test_break_down_weakens_the_target_of_an_attacker_with_thin_blood_alchemy(attacker: str, weak: int) -> None:
    city = City(
        A=seat(coterie=[out(attacker), "Lolita"], hand=["Break Down"]), B=seat(coterie=[out("Johnny"), "Skunk"])
    )
    city.acts()
    city.attack(attacker, "Johnny", "mental", "Break Down")
    city.passes()  # Jacob Frost deals 2, and 1 more goes with the token; Karma deals 3
    assert (city.weak("Johnny"), city.blood("Johnny"), city.idle) == (weak, 1, True)


@rule("bptok.zero", "damage.defeated-at-10")
def test_break_down_may_fell_its_target_before_the_damage() -> None:
    city = City(
        A=seat(coterie=[out("Jacob Frost"), "Lolita"], hand=["Break Down"]),
        B=seat(coterie=["Hydra", out("Wendy"), "Skunk"]),
    )
    city.acts()
    city.attack("Jacob Frost", "Wendy", "mental", "Break Down")
    city.passes()
    assert (city.zone("Wendy"), city.weak("Wendy"), city.blood("Wendy")) == (TORPOR, 0, 1)
    assert (city.agenda("A"), city.prestige("B"), city.idle) == (1, 11, True)


# ---- Intimidation


@rule("card.intimidation")
@pytest.mark.parametrize(("target", "cowed"), [("Karma", True), ("Hydra", False), ("Alejandro Lopez", False)])
def test_intimidation_exhausts_and_frightens_a_weaker_target(target: str, cowed: bool) -> None:
    city = City(
        A=seat(coterie=[out("Lixue Chen"), "Lolita"], hand=["Intimidation"]), B=seat(coterie=[out(target), "Skunk"])
    )
    city.acts()
    city.attack("Lixue Chen", target, "social", "Intimidation")
    city.passes()
    fell = city.zone(target) == TORPOR
    assert (city.strength, fell) == (3, target == "Karma")
    assert (len(city.log("frightened")), len(city.log("exhausted")) > 1) == (int(cowed), cowed)
    assert city.idle


@rule("card.intimidation")
def test_intimidation_leaves_a_weaker_target_exhausted_and_afraid() -> None:
    city = City(
        A=seat(coterie=[out("Lixue Chen"), "Lolita"], hand=["Intimidation"]), B=seat(coterie=[out("Johnny"), "Skunk"])
    )
    city.acts()
    city.attack("Lixue Chen", "Johnny", "social", "Intimidation")
    city.passes()
    assert (city.blood("Johnny"), city.ready("Johnny"), city.fear("Johnny")) == (3, False, 1)
    assert city.idle


@rule("card.intimidation")
def test_intimidation_hits_a_mortal_harder_and_frightens_it_not() -> None:
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Brother"), "Lolita"], hand=["Intimidation"]))
    city.acts()
    city.attack("Brother", "Special Affairs Division", "social", "Intimidation")
    city.passes()
    assert (city.strength, city.log("frightened"), city.agenda("A"), city.idle) == (4, [], 1, True)


# ---- Mesmerize


@pytest.mark.parametrize(("attacker", "fear"), [("Zhang Wei", 1), ("Doc", 0)])
def test_mesmerize_frightens_the_target_of_an_attacker_with_dominate(attacker: str, fear: int) -> None:
    city = City(
        A=seat(coterie=[out(attacker), "Lolita"], hand=["Mesmerize"]), B=seat(coterie=[out("Sonja Valentine"), "Skunk"])
    )
    city.acts()
    city.attack(attacker, "Sonja Valentine", "mental", "Mesmerize")
    city.passes()
    assert (city.fear("Sonja Valentine"), city.ready("Sonja Valentine")) == (fear, True)
    assert (city.blood("Sonja Valentine"), city.idle) == (5, True)


# ---- Peer Pressure


@pytest.mark.parametrize(("mates", "damage"), [(0, 2), (1, 3), (2, 3), (3, 4)])
def test_peer_pressure_deals_one_more_for_every_two_of_the_party(mates: int, damage: int) -> None:
    along = ["Karma", "Lolita", "Doc"][:mates]
    city = City(
        A=seat(coterie=[out("Johnny"), *[out(name) for name in along]], hand=["Peer Pressure"]),
        B=seat(coterie=[out("Hydra"), "Skunk"]),
    )
    city.acts()
    city.attack("Johnny", "Hydra", "social", "Peer Pressure", *along)
    city.passes()
    assert (city.strength, city.idle) == (damage, True)


# ---- Scorpion's Touch


@rule("card.blood-replaced")
@pytest.mark.parametrize(
    ("attacker", "blood", "left"),
    [
        ("Alejandro Lopez", 6, [2, 4]),
        ("Phuoc Dihn", 6, [1, 5]),
        ("Aurora Nix", 6, [0, 5]),
        ("Alejandro Lopez", 1, [1, 0]),
    ],
)
def test_scorpions_touch_replaces_a_blood_for_each_blood_sorcery_of_the_attacker(
    attacker: str, blood: int, left: list[int]
) -> None:
    city = City(
        A=seat(coterie=[out(attacker), "Lolita"], hand=["Scorpion's Touch"]),
        B=seat(coterie=[out("Hydra", blood=blood), "Skunk"]),
    )
    city.acts()
    city.attack(attacker, "Hydra", "physical", "Scorpion's Touch")
    city.passes()
    assert (city.colours("Hydra"), city.idle) == (left, True)  # Physical 2 spares Hydra all but 1 of Aurora Nix


@rule("card.blood-replaced")
def test_scorpions_touch_finds_no_blood_on_a_mortal() -> None:
    city = City(A=seat(coterie=[out("Aurora Nix")], hand=["Scorpion's Touch"]), street=["Vagrant"])
    city.acts()
    city.attack("Aurora Nix", "Vagrant", "physical", "Scorpion's Touch")
    city.passes()
    city.answers("A", "burn")
    city.passes()
    assert (city.log("recoloured"), city.pile("A"), city.fought_out) == ([], ["Scorpion's Touch"], True)
