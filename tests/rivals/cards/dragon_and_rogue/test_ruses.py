"""The Traps of the set, and what is resolved with tokens on it."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import SHIELD
from gloam.rivals.pieces import CITY_DISCARD, DISCARD, FACE_DOWN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

FOG: Any = "San Francisco Fog"
TRAP: Any = [("Perimeter Defense", "B")]


def fights(city: City, attacker: str, target: str, *intel: str) -> None:
    """A physical attack by A with a bat, up to what is asked once the abilities have been used: 2 damage goes on."""
    city.attack(attacker, target, "physical", "" if intel else "Baseball Bat")
    city.answers("A", *intel, *(["physical", "lay [Baseball Bat]"] if intel else []))
    while city.what in ("AskBlock", "AskReaction", "AskWindow", "AskAttackCard"):
        city.passes_once()


# ---- Change of Plans


@rule("card.change-of-plans")
def test_plans_change_once_for_each_prestige_card_by_card() -> None:
    city = City(
        A=seat(conspiracies=[("Change of Plans", "AAB")]), B=seat(),
        street=["Vagrant", FOG, "Prince of the City"], city=["Student", "Addict", "Skateboarder"],
    )  # fmt: skip
    city.acts()
    city.answers("A", "resolve <Change of Plans>")
    assert set(city.options("A")) == {"none", "choose <Vagrant>", f"choose <{FOG}>", "choose <Prince of the City>"}
    city.answers("A", "choose <Vagrant>", "choose <Prince of the City>", "none")
    assert (city.zone("Vagrant"), city.zone("Prince of the City"), city.zone(FOG)) == (CITY_DISCARD,) * 2 + (STREET,)
    assert len(city.in_street()) == 3
    assert (city.zone("Change of Plans"), city.asking) == (DISCARD, "AskAction A")


@rule("card.change-of-plans", "window.trap")
def test_plans_change_in_ones_own_turn_with_an_ongoing_event_only() -> None:
    city = City(A=seat(conspiracies=[("Change of Plans", "A")]), B=seat(), street=["Vagrant"])
    city.acts()
    assert city.refuses("A", "resolve <Change of Plans>").rule == "trap.discipline"
    assert city.asking == "AskAction A"
    city = City(
        A=seat(coterie=["Doc", out("Hydra")]), B=seat(conspiracies=[("Change of Plans", "B")]), street=["Vagrant", FOG]
    )
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    while city.what != "AskSpoils":
        city.passes_once()
    city.answers("A", "burn")
    assert (city.zone("Change of Plans"), city.asking) == (FACE_DOWN, "AskAction A")


# ---- Emperor's New Clothes


def dressed(givers: str, *, burns: bool = False, **theirs: Any) -> City:
    """A has beaten a Vagrant, and attached it or not; B has the Trap."""
    city = City(
        A=seat(coterie=["Doc", out("Hydra", on=["Athlete"])]),
        B=seat(conspiracies=[("Emperor's New Clothes", givers)], **theirs),
        street=["Vagrant"],
    )
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    while city.what != "AskSpoils":
        city.passes_once()
    city.answers("A", "burn" if burns else "attach")
    return city


@rule("card.emperors-new-clothes", "window.trap")
@pytest.mark.parametrize(("givers", "left"), [("BB", 1), ("BBB", 1), ("BBBB", 0)])
def test_who_attached_a_card_burns_one_for_every_two_tokens(givers: str, left: int) -> None:
    city = dressed(givers)
    assert city.asks("B", "pass", "resolve <Emperor's New Clothes>")
    city.answers("B", "resolve <Emperor's New Clothes>")
    if left:
        assert city.asks("A", "choose <Athlete>", "choose <Vagrant>")
        city.answers("A", "choose <Vagrant>")
    elif city.what == "AskCard":
        city.answers("A", "choose <Vagrant>")
    assert len(city.guests("Hydra")) == left
    assert (city.zone("Emperor's New Clothes"), city.asking) == (DISCARD, "AskAction A")


@rule("card.emperors-new-clothes", "window.trap")
def test_one_token_is_too_few_and_a_burned_mortal_was_not_attached() -> None:
    city = dressed("B")
    assert city.asking == "AskAction A"
    city = dressed("BB", burns=True)
    assert city.asking == "AskAction A"


# ---- Fata Morgana


def mirage(givers: str, **more: Any) -> City:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], hand=["Baseball Bat"]),
        B=seat(coterie=["Chance", out("Lolita")], conspiracies=[("Fata Morgana", givers)]),
        C=seat(coterie=["June Bryant", out("Karma")]),
        **more,
    )
    city.acts()
    fights(city, "Hydra", "Lolita")
    return city


@rule("card.fata-morgana", "window.trap")
@pytest.mark.parametrize("chosen", ["Hydra", "Karma", ""])
def test_fata_morgana_sends_damage_to_somebody_in_the_street(chosen: str) -> None:
    city = mirage("BB")
    before = {name: city.blood(name) for name in ("Hydra", "Lolita", "Karma")}
    assert city.asks("B", "pass", "resolve <Fata Morgana>")
    city.answers("B", "resolve <Fata Morgana>")
    assert set(city.options("B")) == {"none", "choose <Hydra>", "choose <Karma>"}
    city.answers("B", f"choose <{chosen}>" if chosen else "none")
    city.passes()
    lost = {name: before[name] - city.blood(name) for name in before}
    assert lost == {"Hydra": int(chosen == "Hydra"), "Lolita": 2 - bool(chosen), "Karma": int(chosen == "Karma")}
    assert (city.zone("Fata Morgana"), city.fought_out) == (DISCARD, True)


@rule("card.fata-morgana")
def test_fata_morgana_redirects_no_more_than_there_is_and_one_for_two_prestige() -> None:
    city = mirage("BBBBBB")
    before = {name: city.blood(name) for name in ("Hydra", "Lolita", "Karma")}
    city.answers("B", "resolve <Fata Morgana>", "choose <Karma>", "choose <Hydra>", "choose <Karma>")
    city.passes()
    assert {name: before[name] - city.blood(name) for name in before} == {"Hydra": 1, "Lolita": 0, "Karma": 1}
    assert city.fought_out


@rule("card.fata-morgana")
def test_who_falls_by_a_mirage_falls() -> None:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], hand=["Baseball Bat"]),
        B=seat(coterie=["Chance", out("Lolita")], conspiracies=[("Fata Morgana", "BB")]),
        C=seat(coterie=["June Bryant", out("Karma", blood=1)]),
    )
    city.acts()
    fights(city, "Hydra", "Lolita")
    city.answers("B", "resolve <Fata Morgana>", "choose <Karma>")
    city.passes()
    assert (city.zone("Karma"), city.zone("Lolita"), city.fought_out) == (TORPOR, STREET, True)


@rule("window.trap", "card.fata-morgana", "card.perimeter-defense")
@pytest.mark.parametrize("card", ["Fata Morgana", "Whispering Campaign"])
def test_in_a_fight_one_is_asked_whatever_lies_there(card: str) -> None:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], hand=["Baseball Bat"]),
        B=seat(coterie=["Chance", out("Lolita")], conspiracies=[(card, "BB")], library=["Fata Morgana"]),
        C=seat(coterie=[out("Karma")]),
    )
    city.acts()
    fights(city, "Hydra", "Lolita")
    assert city.asks("B", "pass", *(["resolve <Fata Morgana>"] if card == "Fata Morgana" else []))
    city.answers("B", "pass")
    city.passes()
    assert city.fought_out


# ---- Perimeter Defense


@rule("card.perimeter-defense", "window.trap")
@pytest.mark.parametrize("used", [True, False])
def test_perimeter_defense_shields_whoever_is_attacked_in_ones_haven(used: bool) -> None:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], hand=["Mercy", "Baseball Bat"]),
        B=seat(coterie=["Lolita"], conspiracies=[("Perimeter Defense", "B")]),
    )
    city.acts()
    fights(city, "Hydra", "Lolita", "discard [Mercy]")
    before = city.blood("Lolita")
    assert city.asks("B", "pass", "resolve <Perimeter Defense>")
    city.answers("B", "resolve <Perimeter Defense>" if used else "pass")
    city.passes()
    assert before - city.blood("Lolita") == (1 if used else 2)
    assert (city.blood("Hydra"), city.quality(SHIELD, "Lolita"), city.fought_out) == (6, 0, True)


def at_a_furnished_haven(blood: int, many: int) -> City:
    """A has so much Blood on Hydra, who attacks Lolita at home; on her Haven so many cards lie."""
    city = City(
        A=seat(coterie=["Doc", out("Hydra", blood=blood)], hand=["Mercy", "Baseball Bat"]),
        B=seat(coterie=["Lolita"], haven="The Dockyards", conspiracies=TRAP, board=["Home Improvement"] * many),
    )
    table, haven = city.table, city.card("The Dockyards")
    for card in table.board[1]:
        if table.id_of(card) == "dar-home-improvement":
            table.pieces[card] = table.pieces[card].but(host=haven)
    city.acts()
    fights(city, "Hydra", "Lolita", "discard [Mercy]")
    return city


@rule("card.perimeter-defense")
@pytest.mark.parametrize(("many", "blood"), [(0, 6), (1, 5), (2, 4)])
def test_the_attacker_loses_blood_for_each_card_on_the_haven(many: int, blood: int) -> None:
    city = at_a_furnished_haven(6, many)
    city.answers("B", "resolve <Perimeter Defense>")
    assert city.blood("Hydra") == blood
    city.passes()
    assert (city.blood("Hydra"), city.blood("Lolita"), city.fought_out) == (blood, 2, True)


@rule("card.perimeter-defense")
def test_an_attacker_that_falls_by_it_strikes_no_more() -> None:
    city = at_a_furnished_haven(2, 2)
    before = city.blood("Lolita")
    city.answers("B", "resolve <Perimeter Defense>")
    city.passes()
    assert (city.zone("Hydra"), city.blood("Lolita"), city.agenda("B")) == (TORPOR, before, 1)
    assert city.fought_out


@rule("card.perimeter-defense")
def test_perimeter_defense_waits_where_the_street_or_anothers_haven_is_attacked() -> None:
    for target, intel in ((out("Lolita"), ()), ("Karma", ("discard [Mercy]",))):
        city = City(
            A=seat(coterie=["Doc", out("Hydra")], hand=["Mercy", "Baseball Bat"]),
            B=seat(coterie=["Chance", *([target] if not intel else [])], conspiracies=[("Perimeter Defense", "B")]),
            C=seat(coterie=["June Bryant", *([target] if intel else [])]),
        )
        city.acts()
        fights(city, "Hydra", "Karma" if intel else "Lolita", *intel)
        city.passes()
        assert (city.zone("Perimeter Defense"), city.fought_out) == (FACE_DOWN, True)


# ---- The Long Con


def conned(givers: str = "B", *, mine: Any = None, card: str = "The Long Con") -> City:
    """A recruits or adds; B, who has Presence, has the Trap and PR Firm."""
    city = City(
        A=seat(**(mine or {"coterie": ["Doc", "Hydra"], "conspiracies": [("Lost Glory", "A")]})),
        B=seat(coterie=["Mahendra Chanda"], conspiracies=[(card, givers)], board=["PR Firm"], library=["The Long Con"]),
    )
    city.acts()
    return city


@rule("card.the-long-con", "window.trap", "token.moved")
@pytest.mark.parametrize("card", ["The Long Con", "Whispering Campaign"])
def test_the_long_con_is_asked_for_after_a_foe_has_put_a_token(card: str) -> None:
    city = conned(card=card)
    assert city.asking == "AskAction A"
    city.answers("A", "add <Lost Glory>")
    assert city.asks("B", "pass", *(["resolve <The Long Con>"] if card == "The Long Con" else []))
    city.answers("B", "pass")
    assert (city.blood("Lost Glory"), city.asking) == (2, "AskAction A")


@rule("card.the-long-con")
def test_the_long_con_steals_once_from_each_card() -> None:
    city = conned("BBB")
    city.answers("A", "add <Lost Glory>")
    city.answers("B", "resolve <The Long Con>")
    assert city.asks("B", "choose <Doc>", "choose <Hydra>", "choose <Lost Glory>")
    city.answers("B", "choose <Hydra>")
    assert city.refuses("B", "choose <Hydra>").rule == "play.no-effect"
    city.answers("B", "choose <Lost Glory>")
    assert (city.blood("Lost Glory"), city.blood("Hydra"), city.blood("Doc")) == (1, 5, 4)
    assert city.colours("PR Firm") == [3, 0]
    assert (city.zone("The Long Con"), city.asking) == (DISCARD, "AskAction A")


@rule("card.the-long-con", "defeat.by-loss")
def test_the_long_con_steals_the_last_blood_too() -> None:
    city = conned(mine={"coterie": ["Doc", vampire("Hydra", blood=1)], "conspiracies": [("Lost Glory", "A")]})
    city.answers("A", "add <Lost Glory>")
    city.answers("B", "resolve <The Long Con>", "choose <Hydra>")
    assert (city.zone("Hydra"), city.colours("PR Firm"), city.asking) == (TORPOR, [1, 0], "AskAction A")


@rule("card.the-long-con", "trap.discipline")
def test_without_presence_or_without_a_token_there_is_no_con() -> None:
    city = conned()
    city.answers("A", "move <Hydra>")
    assert city.asking == "AskAction A"
    city = City(A=seat(conspiracies=[("The Long Con", "A"), ("Lost Glory", "A")]), B=seat())
    city.acts()
    city.answers("A", "add <Lost Glory>")
    assert city.refuses("A", "resolve <The Long Con>").rule == "trap.discipline"
    assert city.asking == "AskAction A"


# ---- Domino Effect and Freelancer


@rule("card.domino-effect", "token.placed")
def test_domino_effect_saves_a_token_of_the_next_card_that_is_resolved() -> None:
    plans = [("Change of Plans", "A"), ("Change of Plans", "A")]
    city = City(A=seat(board=["Domino Effect", "PR Firm"], conspiracies=plans), B=seat(), street=[FOG])
    city.acts()
    city.answers("A", "use <Domino Effect>", "resolve <Change of Plans 1>", "none")
    assert city.asking == "AskOnto A"
    city.answers("A", "to <PR Firm>")
    assert (city.blood("PR Firm"), city.ready("Domino Effect")) == (1, False)
    city.answers("A", "resolve <Change of Plans>", "none")
    assert (city.blood("PR Firm"), city.blood("Domino Effect"), city.asking) == (1, 0, "AskAction A")


@rule("card.freelancer")
@pytest.mark.parametrize("card", ["Fear Tactics", "Spiders"])
def test_freelancer_readies_whoever_plays_the_next_action_card(card: str) -> None:
    city = City(A=seat(coterie=["Chance", "Hydra"], board=[("Freelancer", 2)], hand=[card, "Spiders"]), B=seat())
    city.acts()
    city.answers("A", "use <Freelancer>")
    assert city.blood("Freelancer") == 1
    city.plays(card, "Chance") if card == "Spiders" else city.answers("A", f"play [{card}]")
    assert (city.ready("Chance"), city.actions()) == (True, 1)
    city.plays("Spiders", "Hydra")
    assert (city.ready("Hydra"), city.asking) == (False, "AskAction A")


@rule("card.freelancer")
def test_freelancer_comes_with_three_and_goes_with_the_last() -> None:
    city = City(A=seat(hand=["Freelancer"]), B=seat())
    city.acts()
    city.plays("Freelancer")
    assert city.blood("Freelancer") == 3
    card = city.card("Freelancer")
    city.table.pieces[card] = city.table.pieces[card].but(tokens=1)
    city.answers("A", "use <Freelancer>")
    assert (city.zone("Freelancer") not in (FACE_DOWN, STREET), city.blood("Freelancer"), city.asking) == (
        True, 0, "AskAction A",
    )  # fmt: skip
