"""Havens, the City, and what is attached: the cards of Heart of Europe about them, and Reach."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.bots.rivals.glance import chances_of
from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def fear(city: City, name: str) -> int:
    return city.table.pieces[city.card(name)].fear


# ---- Reach


def reaching(*theirs: Any, street: tuple[str, ...] = (), **facts: Any) -> City:
    facts = {"coterie": ["Roman Monstrum", "Brother"], "hand": ["Throat Rip"], **facts}
    city = City(street=street, A=seat(**facts), B=seat(coterie=[*theirs]))
    city.acts()
    return city


@rule("key.reach", "key.reach-party")
def test_with_reach_one_attacks_characters_in_the_street_and_stays_at_home() -> None:
    city = reaching("Karma", out("Doc", blood=4), vampire("Skunk", street=2), street=("Chef",))
    assert city.offers("A", "attack") == ("attack <Roman Monstrum>",)
    assert city.refuses("A", "attack <Brother>").rule == "attack.cost"
    city.answers("A", "attack <Roman Monstrum>")
    assert city.asks("A", "target <Doc>", "target <Skunk>")
    assert {city.refuses("A", f"target <{name}>").rule for name in ("Karma", "Chef")} == {"key.reach"}
    city.answers("A", "target <Doc>", "physical", "none")
    city.passes()
    assert (city.zone("Roman Monstrum"), city.ready("Roman Monstrum"), city.ready("Brother")) == (HAVEN, False, True)
    assert (city.party("Roman Monstrum"), city.actions()) == (["Brother", "Roman Monstrum"], 1)
    assert (city.blood("Doc"), city.blood("Karma"), city.fought_out) == (3, 3, True)


@rule("key.reach")
@pytest.mark.parametrize("theirs", [("Karma",), (out("Doc"),)])
def test_reach_is_no_use_with_nobody_in_the_street_nor_before_their_first_turn(
    theirs: tuple[Any, ...],
) -> None:
    city = reaching(*theirs, street=("Chef",))
    city.table.begun = 1
    city.acts()
    assert (city.offers("A", "attack"), city.idle) == ((), True)
    assert city.refuses("A", "attack <Roman Monstrum>").rule == "attack.step2-target"


@rule("key.reach")
def test_an_exhausted_character_does_not_reach_and_one_outside_attacks_as_anybody() -> None:
    city = reaching(out("Doc"), coterie=[vampire("Roman Monstrum", ready=False)])
    assert (city.offers("A", "attack"), city.refuses("A", "attack <Roman Monstrum>").rule) == ((), "attack.cost")
    assert city.idle
    city = reaching("Karma", out("Doc"), street=("Chef",), coterie=[out("Roman Monstrum")])
    city.answers("A", "attack <Roman Monstrum>")
    assert city.offers("A", "target") == ("target <Chef>", "target <Karma>", "target <Doc>")
    city.answers("A", "target <Chef>", "mental", "none")
    city.passes()
    assert (city.zone("Roman Monstrum"), city.fought_out) == (STREET, True)


@rule("key.reach-party", "card.the-sewers")
def test_a_leader_with_reach_in_the_sewers_reaches_mortals_and_characters() -> None:
    city = reaching("Karma", out("Doc"), street=("Chef",), haven="The Sewers")
    city.answers("A", "attack <Roman Monstrum>")
    assert city.asks("A", "target <Chef>", "target <Doc>")
    assert city.refuses("A", "target <Karma>").rule == "key.reach"
    city.answers("A", "target <Chef>", "mental", "none")
    city.passes()
    assert city.fought_out


@rule("key.reach-party")
def test_whoever_stands_with_the_target_may_block_an_attack_from_afar() -> None:
    city = reaching(out("Doc"), out("Skunk"), "Karma")
    city.attack("Roman Monstrum", "Doc", "social")
    assert city.asks("B", "let", "block <Skunk>")
    city.answers("B", "block <Skunk>")
    city.passes()
    assert (city.ready("Skunk"), city.blood("Skunk"), city.blood("Doc"), city.fought_out) == (False, 2, 5, True)


@rule("key.reach", "card.temporary-truce")
def test_a_truce_holds_leaders_with_reach_back_too() -> None:
    city = reaching(out("Doc"), street=("Temporary Truce",))
    assert (city.offers("A", "attack"), city.refuses("A", "attack <Roman Monstrum>").rule) == (
        (),
        "card.temporary-truce",
    )
    assert city.idle


@rule("key.reach")
def test_a_bot_looks_no_farther_than_reach_reaches() -> None:
    city = reaching("Karma", out("Doc", blood=4), street=("Chef",))
    found = [chances_of(city.table, 0, city.card(name))[1] for name in ("Roman Monstrum", "Brother")]
    assert [one if one is None else one.target for one in found] == [city.card("Doc"), None]
    assert city.idle


@rule("key.reach")
def test_everyone_sees_who_has_reach() -> None:
    city = reaching(out("Doc"))
    players: Any = city.table.view(None)["players"]
    shown = {one["card"]: "reach" in one for player in players for one in player["coterie"]}
    assert shown == {"hoe-roman-monstrum": True, "core-brother": False, "core-doc": False}
    assert city.idle


# ---- Roman Monstrum


def cursed(*curses: str, other: tuple[str, ...] = (), own: tuple[str, ...] = ()) -> City:
    """What A has attached to Doc and to Karma, and B to Roman Monstrum."""
    city = City(
        A=seat(coterie=[vampire("Roman Monstrum", curses={"B": own})]),
        B=seat(coterie=[
            vampire("Doc", blood=3, on=["Vagrant"], curses={"A": curses}),
            out("Karma", blood=1, curses={"A": other}),
        ]),
    )  # fmt: skip
    city.acts()
    return city


@rule("card.curse", "card.roman-monstrum", "cost.per-turn")
def test_roman_takes_a_curse_off_and_frightens_or_bleeds_its_bearer() -> None:
    for answer, left in (("choose 1", (3, 1)), ("choose 2", (2, 0))):
        city = cursed("Crossbow", other=("Crossbow",))
        city.answers("A", "use <Roman Monstrum>")
        assert city.asks("A", "choose <Doc>", "choose <Karma>")
        city.answers("A", "choose <Doc>", answer)
        assert (city.blood("Doc"), fear(city, "Doc")) == left
        assert (city.guests("Doc"), city.guests("Karma")) == (["Vagrant"], ["Crossbow"])
        assert (city.pile("A"), city.pile("B")) == (["Crossbow"], [])
        assert city.refuses("A", "use <Roman Monstrum>").rule == "cost.per-turn"
        assert (city.actions(), city.idle) == (2, True)


@rule("card.roman-monstrum")
def test_of_several_curses_on_one_character_its_player_says_which() -> None:
    city = cursed("Crossbow", "Veiled Threat")
    city.answers("A", "use <Roman Monstrum>")
    assert city.asks("A", "detach <Crossbow>", "detach <Veiled Threat>")
    city.answers("A", "detach <Veiled Threat>", "choose 2")
    assert (city.guests("Doc"), city.blood("Doc"), city.idle) == (["Vagrant", "Crossbow"], 2, True)


@rule("card.roman-monstrum")
def test_roman_frees_himself_of_a_curse_and_with_the_last_blood_a_character_falls() -> None:
    city = cursed(own=("Crossbow",), other=("Crossbow",))
    city.answers("A", "use <Roman Monstrum>", "choose <Roman Monstrum>", "choose 1")
    assert (city.guests("Roman Monstrum"), city.blood("Roman Monstrum"), fear(city, "Roman Monstrum")) == ([], 5, 1)
    assert city.idle
    city = cursed("Crossbow", other=("Crossbow",))
    city.answers("A", "use <Roman Monstrum>", "choose <Karma>", "choose 2")
    assert (city.zone("Karma"), city.idle) == (TORPOR, True)


@rule("card.curse", "key.curse")
def test_what_ones_own_player_has_attached_is_no_curse() -> None:
    city = cursed()
    assert (city.offers("A", "use"), city.refuses("A", "use <Roman Monstrum>").rule) == ((), "play.no-effect")
    assert city.idle


@rule("card.curse", "card.austerity-measures")
def test_austerity_counts_the_curses_one_has_laid_and_burns_none_of_them() -> None:
    city = City(
        city=["Austerity Measures"],
        A=seat(coterie=[vampire("Roman Monstrum", on=["Vagrant"])]),
        B=seat(coterie=[vampire("Doc", curses={"A": ["Crossbow"]})]),
    )
    city.turn_of()
    assert (city.guests("Roman Monstrum"), city.guests("Doc")) == ([], ["Crossbow"])
    assert city.asking.startswith("AskAction")
