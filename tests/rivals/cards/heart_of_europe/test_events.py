"""The Events of Prague, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.city import CityStep
from gloam.rivals.pieces import CITY_BURNED, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

OPERATIVE = "Team X Operative"


def revealed(card: str, **city: Any) -> City:
    """The top card of the City Deck is turned up in A's City Deck step."""
    found = City(city=[*city.pop("deck", []), card], **city)
    found.do(CityStep())
    return found


def named(city: City, cards: list[int]) -> list[str]:
    return sorted([city.table.face(card).name for card in cards])


# ---- A House Divided


@rule("card.a-house-divided")
def test_in_a_house_divided_each_stands_alone_in_the_haven_but_not_in_the_street() -> None:
    city = revealed("A House Divided", A=seat(coterie=["Doc", "Karma", out("Hydra"), out("Skunk")]), B=seat())
    parties = [city.party(name) for name in ("Doc", "Karma", "Hydra")]
    assert (parties, city.settled) == ([["Doc"], ["Karma"], ["Hydra", "Skunk"]], True)


@rule("card.a-house-divided")
@pytest.mark.parametrize("divided", [True, False])
def test_in_a_house_divided_nobody_blocks_for_another_at_home(divided: bool) -> None:
    city = City(
        variants=("prague",),
        street=["A House Divided"] if divided else [],
        A=seat(coterie=[out("Brother", on=["Taxi Driver"])]),
        B=seat(coterie=["Doc", "Karma"]),
    )
    city.acts()
    city.attack("Brother", "Doc", "physical")
    seen: list[str] = []
    while city.what != "AskAction" and city.what:
        seen.append(city.what)
        city.passes_once()
    assert ("AskBlock" in seen) == (not divided)
    assert city.fought_out


@rule("card.a-house-divided")
def test_a_text_that_speaks_of_a_party_reaches_one_character_in_a_house_divided() -> None:
    def mended(*street: str) -> list[int]:
        city = City(
            variants=("prague",),
            street=street,
            A=seat(coterie=[vampire("Doc", blood=1), vampire("Karma", blood=1)], library=["Greed"]),
        )
        city.acts()
        city.answers("A", "use <Doc>")
        assert city.asking == "AskAction A"
        return [city.blood("Doc"), city.blood("Karma")]

    assert (mended(), mended("A House Divided")) == ([2, 2], [2, 1])


# ---- Austerity Measures


@rule("card.austerity-measures")
def test_who_controls_two_attachments_burns_one_that_is_no_title() -> None:
    city = revealed(
        "Austerity Measures",
        A=seat(coterie=[vampire("Doc", on=["Vagrant", "Nun", "Primogen"]), "Karma"]),
        B=seat(coterie=[vampire("Hydra", on=["Butcher"])]),
        C=seat(coterie=[vampire("Flick", on=["Herald"]), vampire("Skunk", on=["Medium"])]),
    )
    assert city.asks("A", "choose <Vagrant>", "choose <Nun>")
    assert city.refuses("A", "choose <Primogen>").rule == "play.no-effect"
    city.answers("A", "choose <Nun>")
    assert (city.guests("Doc"), city.guests("Hydra")) == (["Vagrant", "Primogen"], ["Butcher"])
    assert (city.guests("Flick"), city.guests("Skunk")) == (["Herald"], [])
    assert named(city, city.table.city_burned) == ["Austerity Measures", "Medium", "Nun"]
    assert city.settled


@rule("card.austerity-measures")
def test_two_titles_count_but_neither_is_burned() -> None:
    city = revealed(
        "Austerity Measures", A=seat(coterie=[vampire("Doc", on=["Primogen"]), vampire("Karma", on=["Herald"])])
    )
    assert (city.guests("Doc"), city.guests("Karma"), city.settled) == (["Primogen"], ["Herald"], True)


@rule("card.austerity-measures")
def test_a_burned_retainers_blood_potency_is_lost_with_it() -> None:
    city = revealed("Austerity Measures", A=seat(coterie=[vampire("Doc", on=["Butcher", "Herald"])]))
    assert (city.guests("Doc"), city.blood("Doc"), city.settled) == (["Herald"], 5, True)


# ---- Bohemian Carnevale


@rule("card.bohemian-carnevale")
def test_each_player_may_pay_blood_to_bring_a_burned_card_back() -> None:
    city = revealed(
        "Bohemian Carnevale",
        deck=["Nun"],
        city_burned=["Vagrant", "Liberate", "Vagrant", "Prince of the City"],
        A=seat(coterie=["Doc", vampire("Karma", blood=1), "Hydra"]),
        B=seat(coterie=["Flick"]),
        C=seat(coterie=["Skunk"]),
    )
    city.answers("A", "yes")
    assert city.asks("A", "choose <Doc>", "choose <Hydra>")
    assert city.refuses("A", "choose <Karma>").rule == "cost.last-blood"
    assert city.refuses("A", "choose <Flick>").rule == "term.control"
    city.answers("A", "choose <Hydra>")
    assert city.asks("A", "take [Liberate]", "take [Vagrant]", "take [Prince of the City]")
    assert city.refuses("A", "take [Nun]").rule == "card.bohemian-carnevale"
    city.answers("A", "take [Liberate]")
    city.answers("B", "no")
    city.answers("C", "yes", "take [Prince of the City]")
    assert [city.blood(name) for name in ("Doc", "Karma", "Hydra", "Flick", "Skunk")] == [5, 1, 5, 3, 2]
    assert named(city, city.table.city) == ["Liberate", "Nun", "Prince of the City"]
    assert named(city, city.table.city_burned) == ["Bohemian Carnevale", "Vagrant", "Vagrant"]
    assert city.settled
    assert all(city.table.pieces[card].seen == 0 for card in city.table.city)


@rule("card.bohemian-carnevale")
def test_nobody_pays_where_nothing_was_burned_or_nobody_can_spare_blood() -> None:
    empty = revealed("Bohemian Carnevale", deck=["Nun"], A=seat(coterie=["Doc"]))
    assert (empty.zone("Bohemian Carnevale"), empty.settled) == (CITY_BURNED, True)
    poor = revealed(
        "Bohemian Carnevale",
        city_burned=["Nun"],
        A=seat(coterie=[vampire("Doc", blood=1)]),
        B=seat(coterie=[vampire("Karma", blood=1)]),
    )
    assert (poor.zone("Nun"), poor.settled) == (CITY_BURNED, True)


# ---- Liberate


def robbed(**facts: Any) -> City:
    """Hydra defeats Karma under Liberate."""
    city = City(
        street=["Liberate"],
        A=seat(coterie=[out("Hydra", **facts)], library=["Greed"]),
        B=seat(coterie=["Doc", out("Karma", blood=1, on=["Medium", "Taxi Driver", "Herald"])]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    while city.what != "AskCard" and not city.fought_out:
        city.passes_once()
    return city


@rule("card.liberate", "city.event-ability")
def test_the_attackers_player_may_take_a_retainer_before_the_character_falls() -> None:
    city = robbed()
    assert city.asks("A", "none", "choose <Medium>", "choose <Taxi Driver>")
    city.answers("A", "choose <Medium>")
    assert (city.guests("Hydra"), city.zone("Karma"), city.hand("A")) == (["Medium"], TORPOR, ["Greed"])
    assert (city.zone("Taxi Driver"), city.agenda("A"), city.agenda("B")) == (CITY_BURNED, 1, 0)
    assert city.fought_out


@rule("card.liberate")
def test_who_takes_nobody_lets_them_burn() -> None:
    city = robbed()
    city.answers("A", "none")
    assert (city.guests("Hydra"), city.zone("Medium"), city.zone("Taxi Driver")) == ([], CITY_BURNED, CITY_BURNED)
    assert city.fought_out


@rule("card.liberate")
def test_room_is_made_for_whom_is_taken() -> None:
    city = robbed(on=["Nun", "Butcher", "Bartender"])
    city.answers("A", "choose <Taxi Driver>", "burn <Nun>")
    assert (city.guests("Hydra"), city.zone("Nun")) == (["Butcher", "Bartender", "Taxi Driver"], CITY_BURNED)
    assert city.fought_out


@rule("card.liberate")
def test_a_challenger_takes_a_retainer_in_anothers_turn() -> None:
    city = City(
        street=["Liberate", "Prince of the City"],
        A=seat(coterie=["Doc", out("Karma", blood=1, on=["Nun"])]),
        B=seat(coterie=["Hydra"], library=["Greed"]),
    )
    city.acts()
    city.answers("A", "claim <Karma>")
    city.answers("B", "challenge <Hydra>", "physical")
    while city.what != "AskCard":
        city.passes_once()
    city.answers("B", "choose <Nun>")
    assert (city.guests("Hydra"), city.zone("Karma"), city.agenda("B")) == (["Nun"], TORPOR, 1)
    assert city.fought_out


def test_liberate_has_nothing_to_say_of_a_mortal_or_of_one_without_retainers() -> None:
    city = City(
        street=["Liberate", "Vagrant"],
        A=seat(coterie=[out("Hydra"), out("Brother")], library=["Greed"]),
        B=seat(coterie=["Doc", out("Karma", blood=1, on=["Herald"])]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    city.passes()
    city.attack("Brother", "Vagrant", "physical")
    city.passes()
    assert (city.guests("Hydra"), city.zone("Karma"), city.zone("Vagrant")) == ([], TORPOR, STREET)
    assert city.fought_out


# ---- Midnight Curfew


@rule("card.midnight-curfew")
def test_a_curfew_takes_the_citizens_off_the_street_and_shuffles_the_whole_pile_in() -> None:
    city = revealed(
        "Midnight Curfew",
        deck=["Butcher"],
        street=["Nun", "Vagrant", OPERATIVE, "Medium"],
        city_discard=[OPERATIVE],
        city_burned=["Bartender"],
        A=seat(coterie=[vampire("Doc", on=["Taxi Driver"])]),
    )
    assert city.in_street() == ["Vagrant", OPERATIVE]
    assert named(city, city.table.city) == ["Butcher", "Medium", "Nun", OPERATIVE]
    assert (city.table.city_pile, city.guests("Doc"), city.zone("Bartender")) == ([], ["Taxi Driver"], CITY_BURNED)
    assert (city.agenda("A"), city.zone("Midnight Curfew"), city.settled) == (0, CITY_BURNED, True)
    assert all(city.table.pieces[card].seen == 0 for card in city.table.city)


# ---- Racing the Clock


def racing(*coterie: Any) -> City:
    """A's turn begins with the clock ticking."""
    city = City(
        street=["Racing the Clock"],
        city=["Nun", "Vagrant"],
        A=seat(coterie=list(coterie), library=["Greed"]),
        B=seat(coterie=["Skunk"], library=["Greed"]),
    )
    city.turn_of()
    return city


@rule("card.racing-the-clock", "city.event-ability")
def test_against_the_clock_one_of_the_strongest_who_are_ready_is_exhausted_and_afraid() -> None:
    city = racing("Doc", "Brother", "Karma", vampire("Hydra", ready=False))
    assert city.asks("A", "none", "choose <Doc>", "choose <Brother>")
    assert city.refuses("A", "choose <Karma>").rule == "play.no-effect"
    assert city.refuses("A", "choose <Hydra>").rule == "term.ready"
    city.answers("A", "choose <Brother>")
    assert [city.ready(name) for name in ("Doc", "Brother", "Karma", "Hydra")] == [True, False, True, True]
    assert (city.fear("Brother"), city.actions(), city.asking) == (0, 2, "AskAction A")


@rule("card.racing-the-clock")
def test_who_does_not_race_has_an_action_fewer_this_turn_only() -> None:
    city = racing("Doc", "Karma")
    city.answers("A", "none")
    assert (city.actions(), city.ready("Doc"), city.asking) == (1, True, "AskAction A")
    city.answers("A", "end")
    city.answers("B", "choose <Skunk>")
    assert (city.actions(), city.asking) == (2, "AskAction B")


@rule("card.racing-the-clock")
def test_with_nobody_ready_the_action_is_lost_without_a_question() -> None:
    city = racing(vampire("Doc", ready=False), vampire("Karma", ready=False))
    assert (city.actions(), city.ready("Doc"), city.asking) == (1, True, "AskAction A")


# ---- Sword of God


@rule("card.sword-of-god")
def test_under_the_sword_nobody_has_secrecy_anywhere() -> None:
    city = City(
        street=["Sword of God"],
        A=seat(coterie=["Doc", out("Karma"), vampire("Velvet", on=["Graffiti Artist", "Keeper of Elysium"])]),
    )
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Karma", "Velvet")] == [0, 0, 0]
    assert city.settled


@rule("card.sword-of-god")
def test_the_first_operative_that_falls_in_ones_own_turn_pays_a_prestige() -> None:
    city = City(
        street=["Sword of God", OPERATIVE, OPERATIVE, "Vagrant"],
        A=seat(coterie=[out("Hydra"), out("Bella Forte")], hand=["Baseball Bat", "Kneecapped", "Greed"]),
        B=seat(coterie=["Flick"]),
    )
    city.acts(actions=3)
    city.attack("Hydra", f"{OPERATIVE} 1", "physical", "Baseball Bat")
    city.passes()
    assert (city.prestige("A"), city.agenda("A"), city.prestige("B")) == (13, 1, 12)
    city.attack("Bella Forte", OPERATIVE, "physical", "Kneecapped")
    city.answers("A", "use <Kneecapped>", "discard [Greed]")
    city.passes()
    assert (city.prestige("A"), city.agenda("A"), len(city.table.city_pile)) == (13, 2, 2)
    assert city.fought_out


def test_a_vagrant_pays_nothing_under_the_sword() -> None:
    city = City(street=["Sword of God", "Vagrant"], A=seat(coterie=[out("Hydra")]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "burn")
    assert (city.prestige("A"), city.fought_out) == (12, True)


# ---- Temporary Truce


@rule("card.temporary-truce")
def test_during_a_truce_a_leader_takes_no_action_to_attack_but_others_do() -> None:
    city = City(
        street=["Temporary Truce", "Vagrant"],
        A=seat(coterie=[out("Hydra"), out("Skunk")], library=["Greed"]),
    )
    city.acts()
    assert city.offers("A", "attack") == ("attack <Skunk>",)
    no = city.refuses("A", "attack <Hydra>")
    assert (no.rule, no.facts) == ("card.temporary-truce", {"card": "core-hydra"})
    city.answers("A", "attack <Skunk>", "go")
    assert city.party("Skunk") == ["Hydra", "Skunk"]
    city.answers("A", "physical")
    city.passes()
    assert city.fought_out


@rule("card.temporary-truce")
def test_during_a_truce_a_leader_still_challenges_and_blocks() -> None:
    city = City(
        street=["Temporary Truce", "Prince of the City"],
        A=seat(coterie=["Doc", out("Karma", blood=2)], library=["Greed"]),
        B=seat(coterie=["Hydra"]),
    )
    city.acts()
    city.answers("A", "claim <Karma>")
    city.answers("B", "challenge <Hydra>", "physical")
    city.passes()
    assert (city.zone("Karma"), city.zone("Prince of the City"), city.fought_out) == (TORPOR, STREET, True)


# ---- Tipped Off


def tipped(operatives: int = 2, **facts: Any) -> City:
    """A's Action Phase with Tipped Off and so many Operatives in The Street."""
    city = City(
        players=3,
        street=["Tipped Off", *[OPERATIVE] * operatives],
        A=seat(**{"coterie": ["Doc", prince("Karma")], "library": ["Greed"] * 3, **facts}),
        B=seat(coterie=["Hydra"], hand=["Hedge Your Bets"], library=["Greed"] * 3),
        C=seat(coterie=["Flick"], library=["Greed"] * 3),
    )
    city.acts()
    return city


def prince(name: str) -> dict[str, Any]:
    return vampire(name, on=["Prince of the City"])


@rule("card.tipped-off", "antagonist.at-haven")
def test_a_tip_that_succeeds_brings_the_last_operative_to_the_named_players_haven() -> None:
    city = tipped()
    city.answers("A", "use <Tipped Off>")
    assert city.asks("A", "name A", "name B", "name C")
    city.answers("A", "name B")
    assert city.actions() == 1
    assert city.options("A") == ("yes", "exert <Doc>", "exert <Karma>", *[f"hide {n}" for n in range(1, 12)])
    city.declares(A="exert <Karma>, yes", B="no", C="out")
    one, two = city.card(f"{OPERATIVE} 1"), city.card(f"{OPERATIVE} 2")
    assert (city.table.pieces[one].party, city.table.pieces[two].party) == (0, 2)
    view: Any = city.table.view(None)
    shown = {card["handle"]: card.get("beside") for card in view["street"]}
    assert (shown[city.table.handle(one)], shown[city.table.handle(two)]) == (None, 1)
    assert (city.zone("Tipped Off"), city.table.conflict, city.asking) == (CITY_BURNED, None, "AskAction A")
    assert all(city.ready(name) for name in ("Doc", "Karma"))


@rule("card.tipped-off")
def test_a_tip_that_fails_leaves_all_as_it_was_and_the_event_stays() -> None:
    city = tipped()
    city.answers("A", "use <Tipped Off>", "name B")
    city.declares(A="yes", B="exert <Hydra>, no", C="exert <Flick>, no")
    assert (city.zone("Tipped Off"), [city.table.pieces[card].party for card in city.table.street]) == (STREET, [0] * 3)
    assert (city.mute("Hydra"), city.mute("Doc"), city.actions(), city.asking) == (True, False, 1, "AskAction A")
    assert city.refuses("A", "use <Tipped Off>").rule == "cost.per-turn"


@rule("card.tipped-off")
def test_a_tip_takes_an_action_and_an_operative_in_the_street() -> None:
    city = tipped(operatives=0)
    assert "use <Tipped Off>" not in city.options("A")
    assert city.asking == "AskAction A"
    spent = tipped()
    spent.table.actions = 0
    spent.table.settle()
    assert spent.refuses("A", "use <Tipped Off>").rule == "action.up-to-two"
    assert spent.asking == "AskAction A"


@rule("card.tipped-off")
def test_nobody_has_played_the_scheme_of_a_tip() -> None:
    city = tipped(coterie=["Doc", prince("Bunny Benitez")], board=["PR Firm"])
    city.answers("A", "use <Tipped Off>", "name C")
    city.declares(A="exert <Doc>, yes", B="out", C="out")
    assert (city.table.succeeded, city.prestige("A"), city.zone("Tipped Off")) == (0, 12, CITY_BURNED)
    assert "use <PR Firm>" not in city.options("A")
    assert city.asking == "AskAction A"


@rule("card.tipped-off")
def test_influence_against_a_tip_may_be_hidden_and_laid_as_for_any_scheme() -> None:
    city = tipped()
    city.answers("A", "use <Tipped Off>", "name B")
    city.declares(A="exert <Karma>, yes", B="lay [Hedge Your Bets], hide 5, no", C="out")
    assert (city.zone("Tipped Off"), city.prestige("B"), city.hand("B")) == (STREET, 7, [])
    assert (city.pile("B"), city.asking) == (["Hedge Your Bets"], "AskAction A")


@rule("city.event-lasting")
def test_a_tip_bears_no_token() -> None:
    city = revealed("Tipped Off", deck=["Nun"])
    assert (city.colours("Tipped Off"), city.zone("Tipped Off"), city.settled) == ([0, 0], STREET, True)


# ---- Walpurgis Night


@rule("city.event-ability")
def test_on_walpurgis_night_blood_of_ones_own_buys_fear_once_a_turn() -> None:
    city = City(
        street=["Walpurgis Night"],
        A=seat(coterie=["Doc", "Hydra", vampire("Karma", blood=1)], library=["Greed"]),
        B=seat(coterie=["Flick"], library=["Greed"]),
    )
    city.acts()
    city.answers("A", "use <Walpurgis Night>")
    assert city.asks("A", "choose <Doc>", "choose <Hydra>")
    city.answers("A", "choose <Hydra>", "choose <Flick>")
    assert (city.blood("Hydra"), city.fear("Flick"), city.ready("Flick")) == (5, 1, True)
    assert city.refuses("A", "use <Walpurgis Night>").rule == "cost.per-turn"
    assert city.asking == "AskAction A"


def test_walpurgis_night_is_not_offered_to_whom_has_no_blood_to_spare() -> None:
    city = City(street=["Walpurgis Night"], A=seat(coterie=[vampire("Karma", blood=1)], library=["Greed"]))
    city.acts()
    assert "use <Walpurgis Night>" not in city.options("A")
    assert city.refuses("A", "use <Walpurgis Night>").rule == "cost.last-blood"
    assert city.asking == "AskAction A"


@rule("city.event-ability")
def test_nothing_shelters_from_a_choice_that_an_event_gives() -> None:
    city = City(
        street=["Walpurgis Night"],
        A=seat(coterie=["Hydra"], library=["Greed"]),
        B=seat(coterie=[vampire("Frog", on=["Calcinatio"])], hand=["Haze"]),
    )
    city.acts()
    city.answers("A", "use <Walpurgis Night>", "choose <Frog>")
    assert (city.fear("Frog"), city.hand("B"), city.asking) == (1, ["Haze"], "AskAction A")
