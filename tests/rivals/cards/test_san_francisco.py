"""The City Deck of San Francisco, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import AUSPEX, BODY, CELERITY, CHARM, DOMINATE, MIND, POTENCY, PRESENCE
from gloam.rivals.city import CityStep
from gloam.rivals.influence import influence
from gloam.rivals.pieces import BURNED, CITY_BURNED, CITY_DISCARD, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def revealed(card: str, **city: Any) -> City:
    """The top card of the City Deck is turned up in A's City Deck step."""
    found = City(city=[*city.pop("deck", []), card], **city)
    found.do(CityStep())
    return found


# ---- Prince of the City


@rule("card.prince-start")
def test_the_prince_pays_a_prestige_and_an_agenda_at_the_start_of_their_players_turn() -> None:
    city = City(A=seat(coterie=[vampire("Doc", on=["Prince of the City"])], prestige=5, agenda=4), B=seat())
    city.turn_of()
    assert (city.prestige("A"), city.agenda("A"), city.prestige("B"), city.idle) == (6, 5, 12, True)


def test_the_prince_has_two_influence_and_no_secrecy_anywhere() -> None:
    city = City(
        street=["Castro Street Party"],
        A=seat(
            coterie=["Karma", vampire("Doc", on=["Prince of the City"]), vampire("Velvet", on=["Keeper of Elysium"])],
            haven="Royal Retreat",
        ),
    )
    assert [influence(city.table, city.card(name)) for name in ("Karma", "Doc", "Velvet")] == [1, 3, 1]
    assert [city.table.secrecy(city.card(name)) for name in ("Karma", "Doc", "Velvet")] == [2, 0, 2]


# ---- Meeting at Alcatraz


@rule("card.meeting-at-alcatraz")
def test_every_leader_meets_at_alcatraz_each_alone_and_the_active_players_stays_there() -> None:
    city = City(
        city=["Meeting at Alcatraz"],
        A=seat(coterie=[vampire("Doc", ready=False), out("Karma")]),
        B=seat(coterie=[out("Skunk"), out("Flick")]),
        C=seat(coterie=["Hydra", "Ty Smith"]),
    )
    city.table.move(city.card("Hydra"), TORPOR, 2)
    city.turn_of()
    assert (city.zone("Doc"), city.ready("Doc"), city.zone("Karma")) == (STREET, True, HAVEN)
    assert (city.party("Skunk"), city.party("Flick"), city.zone("Hydra")) == (["Skunk"], ["Flick"], TORPOR)
    assert (city.zone("Ty Smith"), city.zone("Meeting at Alcatraz")) == (HAVEN, CITY_BURNED)
    city.moves("Karma", "Doc")
    assert (city.party("Doc"), city.idle) == (["Doc", "Karma"], True)


# ---- Chinese New Year


@rule("card.chinese-new-year")
def test_chinese_new_year_shuffles_the_burned_events_into_the_deck_but_not_itself() -> None:
    deck = ["Vagrant"] * 4 + ["Chef", "Cop", "Addict", "Student", "Athlete", "Tour Guide"]
    city = revealed("Chinese New Year", deck=deck, city_burned=["The Hunger", "Gallery Opening", "Vagrant"])
    names = [city.table.id_of(card) for card in city.table.city]
    assert len(names) == 12
    assert {"core-the-hunger", "core-gallery-openning"} <= set(names)
    assert (city.zone("Chinese New Year"), len(city.table.city_burned), city.settled) == (CITY_BURNED, 2, True)


def test_chinese_new_year_with_nothing_to_bring_back_tells_nothing_of_it() -> None:
    told = revealed("Chinese New Year", deck=["Vagrant"] * 3, city_burned=["Vagrant", "Gallery Opening"])
    assert [event["cards"] for event in told.log("events-back")] == [1]
    silent = revealed("Chinese New Year", deck=["Vagrant"] * 3, city_burned=["Vagrant"])
    assert silent.log("events-back") == []


# ---- Castro Street Party


def test_the_castro_street_party_hides_everyone_in_the_street() -> None:
    city = revealed("Castro Street Party", A=seat(coterie=["Doc", out("Karma")]), B=seat(coterie=[out("Skunk")]))
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Karma", "Skunk")] == [1, 1, 1]
    assert city.in_street() == ["Castro Street Party"]


# ---- Gallery Opening


def test_at_a_gallery_opening_each_player_may_discard_up_to_two_cards_for_a_prestige_each() -> None:
    city = revealed(
        "Gallery Opening", A=seat(hand=["Mercy", "Greed", "Herald"]), B=seat(hand=["Greed"]), C=seat(hand=["Mercy"])
    )
    assert "enough" in city.options("A")
    city.answers("A", "discard [Mercy]", "discard [Greed]")
    city.answers("B", "enough")
    city.answers("C", "discard [Mercy]")
    assert ([city.prestige(name) for name in "ABC"], city.settled) == ([14, 12, 13], True)
    assert (city.hand("A"), city.hand("B"), city.zone("Gallery Opening")) == (["Herald"], ["Greed"], CITY_BURNED)


# ---- City on the Brink


@pytest.mark.parametrize(("rival", "agenda"), [("B", 2), ("C", 1)])
def test_in_a_city_on_the_brink_each_foes_character_defeated_pays_an_agenda(rival: str, agenda: int) -> None:
    city = City(
        street=["City on the Brink"],
        A=seat(coterie=[out("Hydra")], rival=rival),
        B=seat(coterie=[out("Doc", blood=1), "Karma"]),
        C=seat(coterie=["Flick"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (agenda, 0, True)


def test_a_city_on_the_brink_pays_nothing_for_ones_own_or_a_mortal() -> None:
    city = City(
        street=["City on the Brink", "Vagrant"],
        A=seat(coterie=["Nancy Witt", out("Hydra"), out("Skunk", blood=1)], hand=["Coup de Grâce"]),
    )
    city.acts()
    city.plays("Coup de Grâce", "Hydra")
    assert (city.zone("Skunk"), city.agenda("A"), city.idle) == (TORPOR, 0, True)
    city = City(street=["City on the Brink", "Vagrant"], A=seat(coterie=[out("Hydra")]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "burn")
    assert (city.agenda("A"), city.idle) == (0, True)


# ---- The Hunger


@rule("card.hunger-vagrant")
@pytest.mark.parametrize("answer", ["burn", "attach"])
def test_in_the_hunger_a_vagrant_pays_an_agenda_whichever_is_chosen(answer: str) -> None:
    city = City(street=["The Hunger", "Vagrant"], A=seat(coterie=[out("Hydra")]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", answer)
    assert (city.agenda("A"), city.idle) == (1, True)


@rule("card.hunger-vagrant", "card.johnny-burn")
def test_johnny_leaves_the_agenda_of_the_hunger() -> None:
    city = City(street=["The Hunger", "Vagrant"], A=seat(coterie=[out("Hydra", blood=3), out("Johnny", blood=2)]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical", "", "Johnny")
    city.passes()
    city.answers("A", "burn", "use <Johnny>", "yes", "yes")
    assert (city.blood("Hydra"), city.blood("Johnny"), city.agenda("A"), city.idle) == (4, 3, 1, True)


@rule("card.hunger-vagrant")
def test_in_the_hunger_each_player_loses_a_prestige_for_each_hungry_vampire_at_their_turns_end() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", blood=4), "Karma", vampire("Velvet", blood=4, on=["Cop"])], torpor=["Hydra"]),
        B=seat(coterie=[vampire("Skunk", blood=1)]),
        city=["Vagrant", "Vagrant", "The Hunger"],
    )
    city.turn_of()
    city.answers("A", "end")
    assert (city.prestige("A"), city.prestige("B")) == (10, 12)
    city.answers("B", "end")
    assert (city.prestige("A"), city.prestige("B"), city.in_street()) == (10, 11, ["Vagrant", "Vagrant"])
    assert city.idle


@rule("card.hunger-vagrant")
def test_a_knock_out_by_the_hunger_is_nobodys_doing() -> None:
    city = City(
        street=["The Hunger"],
        A=seat(coterie=[vampire("Doc", blood=4)], prestige=1),
        B=seat(rival="A", agenda=1),
        C=seat(agenda=6, coterie=["Flick"]),
    )
    city.turn_of()
    city.answers("A", "end")
    assert (city.prestige("A"), city.winners) == (0, "C")


# ---- Wandering the BART Tunnels


@rule("card.bart-tunnels")
def test_in_the_bart_tunnels_everyone_outside_is_a_party_of_one() -> None:
    city = revealed(
        "Wandering the BART Tunnels", A=seat(coterie=["Lolita", out("Doc"), out("Karma"), out("Velvet")]), B=seat()
    )
    assert [city.party(name) for name in ("Doc", "Karma", "Velvet")] == [["Doc"], ["Karma"], ["Velvet"]]
    city.acts()
    city.moves("Lolita")
    assert (city.party("Lolita"), city.party("Doc"), city.idle) == (["Lolita"], ["Doc"], True)


# ---- Cable Car Accident


@pytest.mark.parametrize(("event", "zone"), [("Cable Car Accident", STREET), ("The Hunger", HAVEN)])
def test_a_cable_car_accident_keeps_those_in_the_street_there_though_they_ready(event: str, zone: int) -> None:
    city = City(city=[event], A=seat(coterie=[out("Doc", ready=False), "Karma"]))
    city.turn_of()
    assert (city.zone("Doc"), city.ready("Doc"), city.zone("Karma"), city.idle) == (zone, True, HAVEN, True)


# ---- San Francisco Fog


@rule("card.san-francisco-fog")
def test_in_the_fog_no_card_with_the_ranged_icon_can_be_played_but_one_may_shoot_without() -> None:
    city = City(
        street=["San Francisco Fog", "Vagrant"],
        A=seat(coterie=[out("Beretta"), "Flick"], hand=[".38 Special"]),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", ".38 Special")
    assert (city.pile("A"), city.log("illegal")[0]["why"]) == ([".38 Special"], "card.san-francisco-fog")
    city.answers("A", "use <Beretta>")
    assert (city.blood("Doc"), city.idle) == (4, True)
    city = City(
        street=["San Francisco Fog", "Vagrant"], A=seat(coterie=[out("Beretta"), "Flick"], hand=[".38 Special"])
    )
    city.acts()
    city.answers("A", "attack <Beretta>")
    city.answers("A", *(["target <Vagrant>"] if city.what == "AskTarget" else []))
    city.answers("A", "ranged")
    assert city.offers("A", "show") == ()


@rule("card.san-francisco-fog")
@pytest.mark.parametrize("card", ["Fleetness", "Cloak of Shadows"])
def test_the_fog_forbids_fleetness_and_cloak_of_shadows_against_any_attack(card: str) -> None:
    city = City(
        street=["San Francisco Fog"],
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=[out("Beretta", on=["Vagrant"]), "Jesús"], hand=[card]),
    )
    city.acts()
    city.attack("Hydra", "Beretta", "physical")
    city.answers("B", f"lay [{card}]")
    city.passes()
    assert (city.blood("Beretta"), city.pile("B"), city.idle) == (3, [card], True)


# ---- Protests in the Streets


@pytest.mark.parametrize(("target", "blood"), [("Vagrant", 5), ("Doc", 6)])
def test_in_protests_an_attack_on_a_free_mortal_costs_the_attacker_a_blood(target: str, blood: int) -> None:
    city = City(
        street=["Protests in the Streets", "Vagrant"],
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Hydra", target, "physical")
    assert city.blood("Hydra") == blood
    city.passes()
    if city.what == "AskSpoils":
        city.answers("A", "attach")
    assert city.idle


def test_an_attacker_that_falls_in_the_protests_has_been_defeated_by_nobody() -> None:
    city = City(
        street=["Protests in the Streets", "Vagrant"],
        A=seat(coterie=[out("Hydra", blood=1), "Flick"]),
        B=seat(rival="A"),
        C=seat(coterie=["Skunk"]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert city.what != "AskTarget"
    assert (city.zone("Hydra"), city.in_street()[-1]) == (TORPOR, "Vagrant")
    assert ([city.agenda(name) for name in "ABC"], city.idle) == ([0, 0, 0], True)


# ---- Special Affairs Division


@pytest.mark.parametrize(("damage", "falls"), [("Baseball Bat", True), ("Gang Up", False)])
def test_the_special_affairs_division_falls_to_four_damage_at_once_and_pays_an_agenda(damage: str, falls: bool) -> None:
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Hydra"), "Flick"], hand=[damage]))
    city.acts()
    city.attack("Hydra", "Special Affairs Division", "physical", damage)
    city.passes()
    zone = CITY_DISCARD if falls else STREET
    assert (city.zone("Special Affairs Division"), city.agenda("A"), city.idle) == (zone, int(falls), True)


def test_the_special_affairs_division_deals_aggravated_damage_to_whom_it_finds() -> None:
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Doc", blood=1), "Karma"]), B=seat())
    city.do(Antagonists())
    assert city.asks("A", "give <Doc>", "give <Karma>")  # a Haven hides from no more than 0 Intel
    city.answers("A", "give <Doc>")
    assert (city.zone("Doc"), city.settled) == (BURNED, True)
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[vampire("Doc", on=["Keeper of Elysium"]), "Karma"]),
        B=seat(),
    )
    city.do(Antagonists())
    assert (city.blood("Doc"), city.blood("Karma"), city.settled) == (5, 3, True)


# ---- Vagrant


def test_a_vagrant_mends_two_when_burned_or_is_attached_for_nothing() -> None:
    for answer, blood, guests in (("burn", 5, []), ("attach", 3, ["Vagrant"])):
        city = City(street=["Vagrant"], A=seat(coterie=[out("Hydra", blood=3), "Flick"]))
        city.acts()
        city.attack("Hydra", "Vagrant", "physical")
        city.passes()
        city.answers("A", answer)
        assert (city.blood("Hydra"), city.guests("Hydra"), city.agenda("A"), city.idle) == (blood, guests, 0, True)


def test_a_vagrant_is_exhausted_to_prevent_a_damage_in_any_turn_and_against_the_special_affairs_division() -> None:
    for answer, left in (("use <Vagrant>", 4), ("no", 3)):
        city = City(A=seat(coterie=[out("Hydra"), "Flick"]), B=seat(coterie=[out("Doc", on=["Vagrant"]), "Karma"]))
        city.acts()
        city.attack("Hydra", "Doc", "physical")
        city.answers("A", "pass")
        assert city.asks("B", "no", "use <Vagrant>")
        city.answers("B", answer)
        assert (city.blood("Doc"), city.ready("Vagrant"), city.idle) == (left, answer == "no", True)
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Doc", on=["Vagrant"])]), B=seat())
    city.do(Antagonists())
    city.answers("A", "use <Vagrant>")
    assert (city.blood("Doc"), city.settled) == (5, True)


# ---- Citizens


def citizen(name: str, answer: str) -> City:
    city = City(
        street=[name],
        A=seat(coterie=[out("Inmate #745943", blood=1), "Flick"], hand=["Baseball Bat"], library=["Mercy"]),
    )
    city.acts()
    city.attack("Inmate #745943", name, "physical", "Baseball Bat")
    city.passes()
    city.answers("A", answer)
    return city


@pytest.mark.parametrize("name", ["Addict", "Chef", "Student", "Tour Guide", "Athlete", "Cop", "Skateboarder"])
def test_a_citizen_pays_an_agenda_and_mends_three_when_burned(name: str) -> None:
    city = citizen(name, "burn")
    assert (city.agenda("A"), city.blood("Inmate #745943"), city.zone(name)) == (1, 4, CITY_BURNED)
    assert (city.hand("A"), city.idle) == ([], True)


@pytest.mark.parametrize(
    ("name", "gained", "drawn"),
    [
        ("Addict", {AUSPEX: 1}, True),
        ("Chef", {PRESENCE: 1}, True),
        ("Student", {MIND: 1}, False),
        ("Tour Guide", {CHARM: 1}, False),
        ("Athlete", {BODY: 3}, False),
        ("Cop", {DOMINATE: 2, POTENCY: 5}, False),
        ("Skateboarder", {CELERITY: 1, POTENCY: 5}, False),
    ],
)
def test_a_citizen_that_is_attached_gives_its_bearer_what_it_says(
    name: str, gained: dict[int, int], drawn: bool
) -> None:
    city = citizen(name, "attach")
    assert (city.agenda("A"), city.guests("Inmate #745943"), city.blood("Inmate #745943")) == (1, [name], 1)
    assert {which: city.quality(which, "Inmate #745943") for which in gained} == gained
    assert (city.hand("A"), city.idle) == (["Mercy"] if drawn else [], True)


@rule("bp.lost-bonus")
def test_blood_above_the_blood_potency_goes_when_a_cop_is_burned_or_leaves_and_that_is_no_damage() -> None:
    city = City(A=seat(coterie=[vampire("Doc", on=["Cop", "Vagrant"])], prestige=9), B=seat())
    assert (city.blood("Doc"), city.quality(POTENCY, "Doc")) == (6, 6)
    city.acts()
    city.answers("A", "burn <Cop>")
    assert (city.blood("Doc"), city.quality(POTENCY, "Doc"), city.ready("Vagrant")) == (5, 5, True)
    assert city.idle
