"""Traps: how they lie, when they are asked for, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.rivals.catalogue import NUMBER, PLOT, SHIELD
from gloam.rivals.pieces import DISCARD, FACE_DOWN, HAND, TORPOR
from gloam.rivals.table import rivals
from tests.claims import rule
from tests.rivals.scenario import City, out, seat


def trapped(trap: str, givers: str = "B", *, mine: Any = None, beside: Any = (), **theirs: Any) -> City:
    """A's turn begins; B, who has Omnis of the Nosferatu, Thora and others at home, has this lying face down."""
    facts: dict[str, Any] = {"coterie": ["Doc", "Thora", *beside], "hand": ["Mercy"], **theirs}
    city = City(
        A=seat(**(mine or {"coterie": ["Flick", out("Hydra"), out("Brother")], "library": ["Mercy"] * 4})),
        B=seat(conspiracies=[(trap, givers)], **facts),
        C=seat(coterie=["June Bryant", out("Karma")]),
        street=["Vagrant", "Student"],
    )
    city.acts()
    return city


def attacks(city: City, target: str, attacker: str = "Hydra", kind: str = "physical") -> None:
    """A's attacker hits this one, up to what is asked once the abilities have been used."""
    city.attack(attacker, target, kind)
    while city.what in ("AskBlock", "AskReaction", "AskWindow"):
        city.passes_once()


def hunts(city: City, attacker: str = "Hydra", mortal: str = "Vagrant", spoils: str = "burn", *along: str) -> None:
    """A's attacker defeats this mortal, and does this with it."""
    city.attack(attacker, mortal, "physical", "", *along)
    while city.what not in ("AskSpoils", "AskAction", "AskTrap"):
        city.passes_once()
    if city.what == "AskSpoils":
        city.answers("A", spoils)


# ---- laying one


@rule("trap.play", "consp.play")
def test_a_trap_is_laid_as_a_conspiracy_is_and_looks_like_one() -> None:
    views: list[Any] = []
    for card in ("Spiders", "Whispering Campaign"):
        city = City(A=seat(coterie=["Doc", "Hydra"], hand=[card], prestige=5), B=seat())
        city.acts()
        city.plays(card, "Hydra")
        assert (city.prestige("A"), city.actions(), city.zone(card)) == (4, 1, FACE_DOWN)
        views.append([city.table.view(viewer) for viewer in (1, None)])
        assert city.asking == "AskAction A"
    assert [view["players"][0]["board"] for view in views[0]] == [view["players"][0]["board"] for view in views[1]]
    assert views[0] == views[1]


@rule("trap.play")
def test_whoever_has_seen_a_trap_may_be_asked_for_prestige_and_is_not_safe_from_it() -> None:
    city = City(
        A=seat(coterie=["Thora"], conspiracies=[("Spiders", "A")], prestige=5), B=seat(coterie=["Hydra"], prestige=5)
    )
    city.acts()
    city.answers("A", "show <Spiders> B")
    city.answers("B", "give")
    city.answers("A", "accept", "add <Spiders>")
    assert (city.blood("Spiders"), city.prestige("A"), city.prestige("B")) == (3, 4, 4)
    assert city.refuses("A", "add <Spiders>").rule == "consp.own-wait"
    assert city.refuses("A", "resolve <Spiders>").rule == "consp.no-target"
    assert city.asking == "AskAction A"


@rule("trap.discipline")
def test_a_trap_is_laid_without_its_discipline_but_not_resolved() -> None:
    city = City(A=seat(coterie=["Doc"], hand=["Spiders"], conspiracies=[("Off Limits", "A")]), B=seat())
    city.acts()
    city.plays("Spiders", "Doc")
    assert city.refuses("A", "resolve <Spiders>").rule == "trap.discipline"
    assert city.refuses("A", "resolve <Off Limits>").rule == "consp.clan-to-resolve"
    assert city.asking == "AskAction A"


@rule("trap.play")
def test_the_madhouse_puts_prestige_on_a_trap_and_faulty_logic_too() -> None:
    city = City(
        A=seat(coterie=["Doc"], conspiracies=[("Spiders", "A")], haven="The Madhouse", hand=["Mercy"]), B=seat()
    )
    city.acts()
    city.answers("A", "use <The Madhouse>", "discard [Mercy]")
    assert (city.blood("Spiders"), city.prestige("A"), city.asking) == (2, 12, "AskAction A")


# ---- Spiders


@rule("card.spiders", "window.trap", "trap.resolve")
def test_spiders_frighten_whoever_attacked_and_nobody_else() -> None:
    city = trapped("Spiders")
    hunts(city, "Hydra", "Vagrant", "burn", "Brother")
    assert city.asks("B", "pass", "resolve <Spiders>")
    city.answers("B", "resolve <Spiders>")
    assert (city.fear("Hydra"), city.fear("Brother")) == (1, 0)
    assert (city.zone("Spiders"), city.prestige("B"), city.asking) == (DISCARD, 12, "AskAction A")


@rule("window.trap")
def test_a_trap_may_wait_and_is_asked_for_again_after_the_next_attack() -> None:
    city = trapped("Spiders")
    for attacker, target in (("Hydra", "Vagrant"), ("Brother", "Student")):
        hunts(city, attacker, target)
        assert city.asking == "AskTrap B"
        if attacker == "Hydra":
            city.answers("B", "pass")
            assert city.asking == "AskAction A"
    city.answers("B", "resolve <Spiders>")
    assert city.asks("B", "choose <Hydra>", "choose <Brother>")
    city.answers("B", "choose <Hydra>")
    assert (city.fear("Hydra"), city.fear("Brother"), city.idle) == (1, 0, True)


@rule("card.spiders", "attack.intel-short")
def test_an_attack_that_came_to_nothing_was_made_all_the_same() -> None:
    city = trapped("Spiders", mine={"coterie": ["Flick", out("Hydra")], "hand": ["Mercy"]})
    city.attack("Hydra", "Thora", "physical")
    while city.what == "AskIntel":
        city.answers("A" if city.asking.endswith("A") else "B", "done")
    assert city.asks("B", "pass", "resolve <Spiders>")
    city.answers("B", "resolve <Spiders>")
    assert (city.fear("Hydra"), city.asking) == (1, "AskAction A")


@rule("card.spiders", "window.trap")
def test_the_active_player_resolves_from_the_menu_once_a_foe_has_challenged() -> None:
    city = City(
        A=seat(coterie=["Doc", out("Thora")], conspiracies=[("Spiders", "A")]),
        B=seat(coterie=["Flick", "Hydra"]),
        street=["Prince of the City"],
    )
    city.acts()
    assert "resolve <Spiders>" not in city.options("A")
    city.answers("A", "claim <Thora>")
    while city.what == "DraftClaim":
        city.answers("A", "go")
    city.answers("B", "challenge <Hydra>", "social")
    city.passes()
    assert city.asking == "AskAction A"
    city.answers("A", "resolve <Spiders>")
    assert (city.fear("Hydra"), city.zone("Spiders"), city.asking) == (1, DISCARD, "AskAction A")


# ---- who is asked


@rule("window.trap", "window.principle")
@pytest.mark.parametrize("card", ["Spiders", "Whispering Campaign", "Off Limits"])
def test_whether_one_is_asked_does_not_depend_on_what_lies_there(card: str) -> None:
    city = trapped(card, library=["Spiders"])
    hunts(city)
    assert city.asks("B", "pass", *(["resolve <Spiders>"] if card == "Spiders" else []))
    city.answers("B", "pass")
    assert (city.zone(card), city.asking) == (FACE_DOWN, "AskAction A")


@rule("window.trap")
def test_who_can_have_no_trap_whose_moment_it_is_is_not_asked() -> None:
    each: tuple[dict[str, Any], ...] = ({"coterie": ["Doc", "Skunk"]}, {"conspiracies": []})
    for theirs in each:
        facts: dict[str, Any] = {"coterie": ["Doc", "Thora"], "conspiracies": [("Spiders", "B")], **theirs}
        city = City(A=seat(coterie=["Flick", out("Hydra")]), B=seat(**facts), street=["Vagrant"])
        city.acts()
        hunts(city)
        assert city.asking == "AskAction A"


@rule("window.trap", "window.principle")
def test_an_imagined_table_asks_the_same_whatever_it_has_there() -> None:
    city = trapped("Spiders", hand=["Off Limits"], library=["Whispering Campaign", "Mercy"])
    hunts(city)
    found: set[int] = set()
    for luck in range(40):
        twin = rivals(city.table.imagine(0, seeded(luck)))
        assert [ask.seat for ask in twin.open] == [1]
        assert type(twin.open[0]).__name__ == "AskTrap"
        place = city.card("Spiders")
        assert twin.is_a(place, PLOT)
        found.add(twin.prints[place])
    names = ("hoe-spiders", "hoe-off-limits", "core-whispering-campaign")
    assert found == {NUMBER[name] for name in names}
    city.answers("B", "pass")
    assert city.idle


# ---- Blood Poisoning


@rule("card.blood-poisoning")
@pytest.mark.parametrize("givers", ["B", "BAB"])
def test_blood_poisoning_takes_a_blood_for_each_prestige(givers: str) -> None:
    city = trapped("Blood Poisoning", givers)
    hunts(city, spoils="attach")
    assert city.asks("B", "pass", "resolve <Blood Poisoning>")
    city.answers("B", "resolve <Blood Poisoning>")
    assert (city.blood("Hydra"), city.blood("Brother")) == (6 - len(givers), 5)
    assert (city.zone("Blood Poisoning"), city.prestige("A"), city.asking) == (DISCARD, 12, "AskAction A")


@rule("card.blood-poisoning", "defeat.by-loss")
def test_blood_poisoning_can_take_the_last_blood() -> None:
    city = trapped("Blood Poisoning", mine={"coterie": ["Flick", out("Hydra", blood=1)], "library": ["Mercy"]})
    hunts(city, spoils="attach")
    city.answers("B", "resolve <Blood Poisoning>")
    assert (city.zone("Hydra"), city.idle) == (TORPOR, True)


@rule("card.blood-poisoning")
def test_who_burned_the_mortal_has_attached_none() -> None:
    city = trapped("Blood Poisoning")
    hunts(city)
    assert city.asking == "AskAction A"  # their list has no other Trap
    city = trapped("Blood Poisoning", library=["Spiders"])
    hunts(city)
    assert city.asks("B", "pass")
    assert city.refuses("B", "resolve <Blood Poisoning>").rule == "consp.no-target"
    city.answers("B", "pass")
    assert city.asking == "AskAction A"


# ---- Off Limits


@rule("card.off-limits", "window.trap", "window.step9")
@pytest.mark.parametrize(("givers", "left"), [("B", 3), ("", 2)])
def test_off_limits_shields_a_target_in_the_street(givers: str, left: int) -> None:
    city = trapped("Off Limits", givers or "B", beside=[out("Lolita")])
    attacks(city, "Lolita")
    assert city.asks("B", "pass", "resolve <Off Limits>")
    city.answers("B", "resolve <Off Limits>" if givers else "pass")
    assert city.quality(SHIELD, "Lolita") == 0
    city.passes()
    assert (city.blood("Lolita"), city.fought_out) == (left, True)


@rule("card.off-limits")
def test_off_limits_shields_a_character_of_any_player_twice_for_each_prestige() -> None:
    city = trapped("Off Limits", "BB", mine={"coterie": ["Flick", out("Hydra")], "hand": ["Mercy"]})
    attacks(city, "Karma")
    assert city.asking == "AskTrap B"
    before = city.log("screened")
    city.answers("B", "resolve <Off Limits>")
    assert (before, city.log("screened")[0]["amount"]) == ([], 4)
    city.passes()
    assert (city.blood("Karma"), city.blood("Hydra"), city.fought_out) == (3, 6, True)


@rule("card.off-limits")
def test_at_home_nothing_is_off_limits() -> None:
    city = trapped("Off Limits", mine={"coterie": ["Flick", out("Hydra")], "hand": ["Mercy"]})
    city.attack("Hydra", "Thora", "physical")
    city.answers("A", "discard [Mercy]", "physical")
    city.passes()
    assert (city.blood("Thora"), city.zone("Off Limits"), city.fought_out) == (5, FACE_DOWN, True)


@rule("window.trap", "window.principle")
@pytest.mark.parametrize("card", ["Off Limits", "Whispering Campaign"])
def test_the_forecast_reckons_with_a_trap_whatever_lies_there(card: str) -> None:
    city = trapped(card, "BB", beside=[out("Lolita")], library=["Off Limits"])
    city.attack("Hydra", "Lolita", "physical")
    ahead: Any = city.table.outlook(0)
    line = next(one for one in ahead["lines"] if one["how"] == "target")
    assert (line["low"], [part["high"] for part in line["parts"] if part["what"] == "trap-to-come"]) == (0, [4])
    city.passes()
    assert city.fought_out


# ---- Omnis and Full of Surprises


@rule("card.omnis")
@pytest.mark.parametrize(("givers", "zone"), [("B", DISCARD), ("BA", HAND)])
def test_omnis_takes_a_trap_back_that_bears_two_prestige(givers: str, zone: int) -> None:
    city = trapped("Spiders", givers, beside=["Omnis"])
    hunts(city)
    city.answers("B", "resolve <Spiders>")
    assert (city.zone("Spiders"), city.fear("Hydra"), city.asking) == (zone, 1, "AskAction A")
    card = city.card("Spiders")
    assert (city.table.pieces[card].tokens, city.table.gave) == (0, ())
    assert city.table.pieces[card].seen == city.table.everyone()


@rule("card.omnis")
def test_without_omnis_and_for_a_conspiracy_nothing_comes_back() -> None:
    city = trapped("Spiders", "BA")
    hunts(city)
    city.answers("B", "resolve <Spiders>")
    assert (city.zone("Spiders"), city.idle) == (DISCARD, True)


@rule("card.full-of-surprises")
@pytest.mark.parametrize(("choice", "worth"), [("choose 1", (13, 0)), ("choose 2", (12, 1))])
def test_full_of_surprises_pays_for_the_first_trap_in_each_turn(choice: str, worth: tuple[int, int]) -> None:
    city = trapped("Spiders", agenda_card="Full of Surprises", beside=[out("Lolita")])
    hunts(city)
    city.answers("B", "resolve <Spiders>", choice)
    assert (city.prestige("B"), city.agenda("B"), city.asking) == (*worth, "AskAction A")


@rule("card.full-of-surprises")
def test_a_second_trap_in_the_same_turn_pays_nothing() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Hydra"), out("Brother")]),
        B=seat(coterie=["Doc", "Thora"], conspiracies=[("Spiders", "B"), ("Spiders", "B")],
               agenda_card="Full of Surprises"),
        street=["Vagrant"],
    )  # fmt: skip
    city.acts()
    hunts(city)
    city.answers("B", "resolve <Spiders 1>", "choose 2")
    assert city.asking == "AskTrap B"
    city.answers("B", "resolve <Spiders>")
    assert (city.agenda("B"), city.fear("Hydra"), city.asking) == (1, 2, "AskAction A")
