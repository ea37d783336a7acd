"""Havens, the City, and what is attached: the cards of Heart of Europe about them, and Reach."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.bots.rivals.glance import chances_of
from gloam.core.deeds import Deed
from gloam.rivals.catalogue import PROWL
from gloam.rivals.pieces import BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.verbs import END_OF_TURN
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


# ---- Havens from outside the game


def havens(names: tuple[str, ...]) -> list[str]:
    return [name.removeprefix("take [").removesuffix("]") for name in names]


def begun(**facts: Any) -> City:
    """Borek leads, and the first turn of all begins."""
    facts = {"coterie": ["Borek Wagner"], "haven": "House of Pain", "hand": ["Baseball Bat", "Greed"], **facts}
    city = City(players=3, A=seat(**facts), B=seat(haven="The Madhouse"))
    city.table.begun = city.table.turn = 0
    city.turn_of()
    return city


@rule("card.borek-wagner", "haven.collection")
def test_borek_shows_two_havens_and_his_rival_chooses_one() -> None:
    city = begun()
    assert city.asking == "AskCollection A"
    there = havens(city.options("A"))
    assert ("House of Pain" in there, "The Madhouse" in there, "The Shelter" in there) == (False, True, True)
    assert city.refuses("A", "take [House of Pain]").rule == "haven.collection"
    city.answers("A", "take [The Pit]")
    assert havens(city.options("A")) == [name for name in there if name != "The Pit"]
    city.answers("A", "take [City Park]")
    assert city.asks("B", "take [The Pit]", "take [City Park]")
    assert city.refuses("B", "take [The Sewers]").rule == "card.borek-wagner"
    city.answers("B", "take [City Park]")
    assert (city.guests("Borek Wagner"), city.asking) == (["City Park"], "AskAction A")
    assert [event["cards"] for event in city.log("havens-shown", viewer="C")] == [("baa-the-pit", "war-city-park")]


@rule("card.borek-wagner")
def test_only_the_first_turn_shows_havens_and_only_for_a_borek_who_is_there() -> None:
    city = City(A=seat(coterie=["Borek Wagner"]))
    city.turn_of()
    assert (city.guests("Borek Wagner"), city.asking) == ([], "AskAction A")
    for facts in ({"coterie": ["Doc"]}, {"coterie": ["Doc"], "torpor": ["Borek Wagner"]}):
        city = begun(**facts)
        assert city.asking == "AskAction A"


@rule("card.borek-wagner")
@pytest.mark.parametrize(("thief", "chooser"), [("B", "A"), ("C", "A"), ("A", "B")])
def test_without_a_rival_his_player_chooses_and_of_two_the_first(thief: str, chooser: str) -> None:
    city = City(players=3, A=seat(coterie=["Borek Wagner"]))
    city.table.begun = city.table.turn = 0
    city.table.give_rival(1 if thief == "A" else 0, "ABC".index(thief))
    city.turn_of()
    city.answers("A", "take [The Pit]", "take [City Park]")
    assert city.asking == f"AskOffered {chooser}"


@rule("haven.attached", "haven.leader-ability")
def test_an_attached_haven_gives_its_bearer_the_ability_beside_that_of_the_leader() -> None:
    city = City(A=seat(
        coterie=["Doc", vampire("Borek Wagner", on=["House of Pain"], street=1)], hand=["Greed", "Mercy"],
        haven="The Dockyards"), B=seat(coterie=[out("Hydra")]),
    )  # fmt: skip
    city.acts()
    city.attack("Borek Wagner", "Hydra", "physical")
    while city.what != "AskWindow":
        city.passes_once()
    assert "use <House of Pain>" in city.options("A")
    city.answers("A", "use <House of Pain>", "discard [Greed]")
    city.passes()
    assert (city.blood("Hydra"), city.table.secrecy(city.card("Borek Wagner")), city.fought_out) == (5, 0, True)


@rule("haven.attached", "torpor.blank")
def test_an_attached_haven_is_burned_where_its_bearer_falls_and_by_its_player() -> None:
    city = City(A=seat(coterie=["Doc", vampire("Borek Wagner", on=["House of Pain"])]))
    city.falls("Borek Wagner", by="B")
    assert (city.zone("House of Pain"), city.pile("A"), city.settled) == (BURNED, [], True)
    city = City(A=seat(coterie=["Doc", vampire("Borek Wagner", on=["House of Pain"])]))
    city.acts()
    city.answers("A", "burn <House of Pain>")
    assert (city.zone("House of Pain"), city.idle) == (BURNED, True)


@rule("haven.attached", "card.the-guard-tower")
def test_of_the_guard_tower_that_is_attached_only_the_ability_holds() -> None:
    city = City(A=seat(coterie=["Doc", vampire("Em", on=["The Guard Tower"], ready=False), "Skunk"]))
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Em", "Skunk")] == [1, 1, 1]
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert (city.ready("Em"), city.settled) == (True, True)


@rule("card.em")
@pytest.mark.parametrize(("on", "gained"), [([], (0, 0)), (["The Pit"], (1, 0)), (["The Pit", "City Park"], (1, 1))])
def test_em_gains_for_two_havens_and_more_for_three(on: list[str], gained: tuple[int, int]) -> None:
    city = City(A=seat(coterie=["Doc", vampire("Em", on=on)], haven="The Madhouse"))
    city.turn_of()
    assert (city.prestige("A") - 12, city.agenda("A"), city.asking) == (*gained, "AskAction A")


@rule("card.em")
def test_em_counts_a_haven_her_player_has_attached_to_a_foes_character_and_not_one_of_a_foe() -> None:
    city = City(
        A=seat(coterie=[vampire("Em", curses={"B": ["The Pit"]})], haven="The Madhouse"),
        B=seat(coterie=[vampire("Doc", curses={"A": ["City Park"]})], haven="The Sewers"),
    )
    city.turn_of()
    assert (city.prestige("A"), city.agenda("A"), city.asking) == (13, 0, "AskAction A")


def developing(**facts: Any) -> City:
    """Doc leads, wherever he is."""
    facts = {"coterie": ["Doc", out("Em")], "hand": ["Property Developer"], "haven": "The Madhouse", **facts}
    city = City(A=seat(**facts), B=seat(coterie=["Karma"]))
    city.table.leader[0] = city.card("Doc")
    city.acts()
    return city


@rule("card.property-developer", "haven.collection")
def test_property_developer_attaches_a_haven_to_the_leader() -> None:
    city = developing()
    city.plays("Property Developer", "Em")
    assert city.asking == "AskCollection A"
    assert "The Madhouse" not in havens(city.options("A"))
    city.answers("A", "take [The Sewers]")
    assert (city.guests("Doc"), city.prestige("A"), city.pile("A")) == (["The Sewers"], 11, ["Property Developer"])
    assert (city.quality(PROWL, "Doc"), city.quality(PROWL, "Em"), city.idle) == (1, 0, True)


@rule("card.property-developer", "haven.attached", "attach.make-room")
def test_with_three_cards_on_the_leader_one_is_burned_for_the_haven() -> None:
    city = developing(coterie=[vampire("Doc", on=["Vagrant", "Chef", "Athlete"]), out("Em")])
    city.plays("Property Developer", "Em")
    city.answers("A", "take [The Sewers]", "burn <Chef>")
    assert (city.guests("Doc"), city.idle) == (["Vagrant", "Athlete", "The Sewers"], True)


@rule("card.property-developer", "cost.last-prestige", "play.no-effect")
def test_property_developer_needs_prestige_to_spare_and_a_leader_with_room() -> None:
    for facts in (
        {"prestige": 1},
        {"coterie": [out("Em")], "torpor": ["Doc"]},
        {"coterie": [vampire("Doc", curses={"B": ["Crossbow"] * 3}), out("Em")]},
    ):
        city = developing(**facts)
        assert (city.offers("A", "play"), city.idle) == ((), True)


@rule("haven.collection")
def test_a_haven_once_burned_is_not_there_to_be_taken_again() -> None:
    city = developing(hand=["Property Developer"] * 2, coterie=["Doc", out("Em"), out("Hydra")])
    city.plays("Property Developer", "Em")
    city.answers("A", "take [The Sewers]", "burn <The Sewers>")
    city.plays("Property Developer", "Hydra")
    assert "The Sewers" not in havens(city.options("A"))
    assert city.asking == "AskCollection A"
