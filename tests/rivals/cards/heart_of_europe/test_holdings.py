"""Havens, the City, and what is attached: the cards of Heart of Europe about them, and Reach."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.bots.rivals.glance import chances_of
from gloam.core.deeds import Deed
from gloam.rivals.catalogue import OBLIVION, PROWL, RANGED_BAN, TITLE
from gloam.rivals.cities import city_cards
from gloam.rivals.city import CityStep
from gloam.rivals.deck_report import pool
from gloam.rivals.decks import of_the_city
from gloam.rivals.in_force import in_force
from gloam.rivals.pieces import ATTACHED, BOX, BURNED, CITY_BURNED, CITY_DECK, HAVEN, STREET, TORPOR
from gloam.rivals.pieces import DISCARD as DISCARD_PILE
from gloam.rivals.verbs import ASLEEP, DISCARD, END_OF_TURN
from gloam.rivals.which import is_curse
from tests.claims import rule
from tests.rivals.cards.shadows_and_shrouds.test_attacks import taught
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


# ---- Old Rail Station


@rule("card.old-rail-station")
@pytest.mark.parametrize(("weak", "left"), [(0, 4), (1, 5), (2, 6), (4, 6)])
def test_attackers_deal_less_by_their_tokens_to_the_coterie_of_old_rail_station(weak: int, left: int) -> None:
    city = City(
        A=seat(coterie=[out("Sebastian", weak=weak, blood=3)], hand=["Baseball Bat"]),
        B=seat(coterie=[out("Hydra"), "Doc"], haven="Old Rail Station"),
    )
    city.acts()
    assert city.table.secrecy(city.card("Doc")) == 1
    city.attack("Sebastian", "Hydra", "mental")
    city.passes()
    assert (city.blood("Hydra"), city.fought_out) == (left, True)


@rule("card.old-rail-station")
def test_it_lessens_nothing_for_others_nor_ones_own_attacks() -> None:
    for own, third in (({"haven": "Old Rail Station"}, {}), ({}, {"haven": "Old Rail Station"})):
        city = City(
            A=seat(coterie=[out("Sebastian", weak=1, blood=3)], **own),
            B=seat(coterie=[out("Hydra")]),
            C=seat(coterie=["Karma"], **third),
        )
        city.acts()
        city.attack("Sebastian", "Hydra", "mental")
        city.passes()
        assert (city.blood("Hydra"), city.fought_out) == (4, True)


# ---- Fourth Tradition: The Accounting


ACCOUNTING = "Fourth Tradition: The Accounting"


@rule("card.fourth-tradition", "attach.foe-attached", "card.curse")
def test_the_accounting_is_attached_to_a_leader_with_two_cards_at_most() -> None:
    city = City(
        players=3,
        A=seat(coterie=["Doc", "Skunk"], hand=[ACCOUNTING]),
        B=seat(coterie=[vampire("Hydra", on=["Vagrant", "Chef"]), "Brother"]),
        C=seat(coterie=[vampire("Karma", on=["Student", "Herald", "Athlete"])]),
    )
    city.acts()
    city.plays(ACCOUNTING, "Skunk")
    assert city.asks("A", "choose <Doc>", "choose <Hydra>")
    assert city.refuses("A", "choose <Brother>").rule == "play.no-effect"
    city.answers("A", "choose <Hydra>")
    assert (city.guests("Hydra"), city.pile("A"), city.idle) == (["Vagrant", "Chef", ACCOUNTING], [], True)
    city.acts("B")
    assert city.refuses("B", f"burn <{ACCOUNTING}>").rule == "term.control"
    assert city.offers("B", "burn") == ("burn <Vagrant>", "burn <Chef>")


@rule("card.fourth-tradition")
def test_the_leader_bleeds_for_attacks_of_others_and_not_for_the_leaders_own() -> None:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Doc", curses={"B": [ACCOUNTING]}), out("Skunk")], hand=["Baseball Bat"]),
        B=seat(coterie=[out("Hydra"), out("Brother")]),
    )
    city.acts()
    city.attack("Skunk", "Hydra", "social")
    assert city.blood("Doc") == 4
    city.passes()
    city.attack("Doc", "Hydra", "social")
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (4, True)
    city.acts("B")
    city.attack("Brother", "Skunk", "social", by="B")
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (4, True)


@rule("card.fourth-tradition", "defeat.by-loss")
def test_the_leader_bleeds_for_abilities_of_others_and_falls_with_the_last_blood() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", blood=1, curses={"B": [ACCOUNTING]}), vampire("Hydra")], haven="The Madhouse",
               conspiracies=[("Whispering Campaign", "A")], hand=["Greed", "Mercy"]),
        B=seat(coterie=[vampire("Karma", curses={"A": ["Crossbow"]})]),
    )  # fmt: skip
    city.acts()
    city.answers("A", "use <The Madhouse>", "discard [Greed]")
    assert (city.blood("Doc"), city.zone("Doc"), city.idle) == (1, HAVEN, True)
    city = City(
        A=seat(coterie=[vampire("Doc", blood=1, curses={"B": [ACCOUNTING]}), "Roman Monstrum"]),
        B=seat(coterie=[vampire("Karma", curses={"A": ["Crossbow"]})]),
    )
    city.acts()
    city.answers("A", "use <Roman Monstrum>", "choose <Karma>", "choose 1")
    assert (city.zone("Doc"), city.pile("B"), city.idle) == (TORPOR, [ACCOUNTING], True)


# ---- Disheveled Shelves


@rule("card.disheveled-shelves")
def test_whoever_has_the_shelves_wins_when_the_rivals_library_is_empty() -> None:
    for library, over in ((["Greed"], False), ([], True)):
        city = City(
            players=3,
            A=seat(agenda_card="Disheveled Shelves", library=["Mercy"]),
            B=seat(library=library, faction=["Hydra"]),
            C=seat(library=[]),
        )
        city.turn_of()
        assert (city.table.over, city.table.result and city.table.result.winners) == (over, (0,) if over else None)
        assert city.table.over or city.asking == "AskAction A"
        assert [event["rule"] for event in city.log("won")] == ["card.disheveled-shelves"] * over


@rule("card.disheveled-shelves", "custom.agenda-hidden", "window.agenda-reveal")
@pytest.mark.parametrize("pays", [True, False])
def test_shelves_that_lie_face_down_win_unless_they_are_held_back(*, pays: bool) -> None:
    city = City(variants=("custom-decks",), A=seat(agenda_card="Disheveled Shelves", agenda_down=True))
    city.table.pays[0] = pays
    city.turn_of()
    assert (city.table.over, len(city.log("agenda-revealed"))) == (pays, int(pays))
    assert city.table.over or city.asking == "AskAction A"


@rule("card.disheveled-shelves", "win.agenda-total")
def test_thirteen_agenda_win_with_the_shelves_too() -> None:
    city = City(A=seat(agenda_card="Disheveled Shelves", agenda=13), B=seat(library=["Greed"]))
    city.turn_of()
    assert (city.table.over, city.table.result is not None and city.table.result.winners) == (True, (0,))


def clumsy(**facts: Any) -> City:
    """A makes B discard 2 cards by Herald of their own choice."""
    theirs = {"hand": ["Greed", "Mercy", "Herald"], "library": ["Kneecapped"] * 2, "faction": ["Hydra"], **facts}
    city = City(A=seat(agenda_card="Disheveled Shelves"), B=seat(coterie=["Doc"], **theirs))
    city.do(Deed(DISCARD, 0, 1, 2, owner=1))
    return city


@rule("card.disheveled-shelves-draw")
def test_what_a_foe_would_discard_that_foe_may_be_made_to_draw() -> None:
    city = clumsy()
    assert city.asks("A", "no", "use <Disheveled Shelves>")
    city.answers("A", "use <Disheveled Shelves>")
    assert city.asks("B", "library", "faction")
    city.answers("B", "library", "faction")
    assert (sorted(city.hand("B")), city.pile("B"), city.settled) == (
        ["Greed", "Herald", "Hydra", "Kneecapped", "Mercy"], [], True,
    )  # fmt: skip
    city = clumsy()
    city.answers("A", "no")
    city.answers("B", "discard [Greed]", "discard [Mercy]")
    assert (city.hand("B"), city.settled) == (["Herald"], True)


@rule("card.disheveled-shelves-draw")
def test_no_more_is_drawn_than_would_be_discarded_and_nothing_for_an_empty_hand() -> None:
    city = clumsy(hand=["Greed"])
    city.answers("A", "use <Disheveled Shelves>")
    city.answers("B", "library")
    assert (sorted(city.hand("B")), city.settled) == (["Greed", "Kneecapped"], True)
    assert clumsy(hand=[]).settled
    city = clumsy(hand=["Greed"], library=[], faction=[])
    city.answers("B", "discard [Greed]")
    assert city.settled


@rule("card.disheveled-shelves-draw", "card.cloud-memory")
@pytest.mark.parametrize("draws", [True, False])
def test_what_chance_would_take_from_a_foe_may_be_drawn_as_well(*, draws: bool) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Lolita")], hand=["Cloud Memory"], agenda_card="Disheveled Shelves"),
        B=seat(coterie=["June Bryant", out("Hydra")], hand=["Greed", "Skunk"], library=["Kneecapped"]),
    )
    city.acts()
    city.attack("Lolita", "Hydra", "mental", "Cloud Memory")
    city.passes_once()
    assert city.asks("A", "no", "use <Disheveled Shelves>")
    city.answers("A", "use <Disheveled Shelves>" if draws else "no")
    assert sorted(city.hand("B")) == (["Greed", "Kneecapped", "Skunk"] if draws else ["Skunk"])
    assert (city.pile("B"), city.fought_out) == ([] if draws else ["Greed"], True)


@rule("card.disheveled-shelves-draw")
def test_ones_own_discards_and_those_that_others_cause_stay_discards() -> None:
    city = City(A=seat(agenda_card="Disheveled Shelves", hand=["Greed", "Mercy"]), B=seat(hand=["Herald", "Greed"]))
    city.do(Deed(DISCARD, 0, 0, 1, owner=0))
    city.answers("A", "discard [Greed]")
    city.do(Deed(DISCARD, 1, 0, 1, owner=0))
    city.answers("A", "discard [Mercy]")
    assert (city.hand("A"), city.settled) == ([], True)


# ---- Cover Charge


def charged(**facts: Any) -> City:
    """A has played Cover Charge, and it is B's turn."""
    city = City(
        players=3,
        street=["Chef"],
        A=seat(coterie=["Liza Holt", out("Ty Smith"), out("Doc")], hand=["Cover Charge"]),
        B=seat(**{"coterie": [out("Brother"), "Skunk"], "prestige": 5, **facts}),
        C=seat(coterie=[out("Nancy Witt"), out("Lolita")]),
    )
    city.acts()
    city.plays("Cover Charge", "Ty Smith")
    city.acts("B")
    return city


@rule("card.cover-charge", "city.ongoing-token", "city.event-immediate")
def test_cover_charge_lies_in_the_street_as_an_event() -> None:
    city = charged()
    assert (city.in_street(), city.pile("A")) == (["Chef", "Cover Charge"], [])
    assert city.table.blood(city.card("Cover Charge")) == 1
    assert [one["card"] for one in in_force(city.table)] == ["hoe-cover-charge"]
    assert [(one["seat"], one["until"]) for one in in_force(city.table)] == [(0, "its-turn")]
    players: Any = city.table.view(None)["players"]
    shown = {one["card"] for player in players for one in player["coterie"] if one.get("toll") == 1}
    assert shown == {"core-liza-holt", "core-ty-smith", "core-nancy-witt", "core-brother"}
    assert city.idle


@rule("card.cover-charge")
@pytest.mark.parametrize(
    ("target", "left"), [("Ty Smith", [13, 4, 12]), ("Nancy Witt", [13, 4, 12]), ("Doc", [12, 5, 12])]
)
def test_foes_pay_its_player_to_attack_whoever_has_presence(target: str, left: list[int]) -> None:
    city = charged()
    city.attack("Brother", target, "social", by="B")
    assert [city.prestige(name) for name in "ABC"] == left
    city.passes()
    assert city.fought_out


@rule("card.cover-charge", "cost.last-prestige")
def test_with_the_last_prestige_nobody_with_presence_can_be_attacked() -> None:
    city = charged(prestige=1)
    city.answers("B", "attack <Brother>")
    assert city.asks("B", "target <Chef>", "target <Lolita>", "target <Doc>")
    no = city.refuses("B", "target <Nancy Witt>")
    assert (no.rule, no.facts["amount"], no.facts["prestige"]) == ("card.cover-charge", 1, 1)
    assert city.asking == "AskTarget B"


@rule("card.cover-charge", "begin.city-burn")
def test_cover_charge_burns_when_its_players_turn_begins_and_stays_that_players_card() -> None:
    city = charged()
    city.do(CityStep())
    assert city.in_street() == ["Chef", "Cover Charge"]
    city.table.active = 0
    city.do(CityStep())
    assert (city.zone("Cover Charge"), city.in_street(), city.table.city_burned) == (BURNED, ["Chef"], [])
    city.acts("B")
    city.attack("Brother", "Ty Smith", "social", by="B")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (12, 5, True)


@rule("card.cover-charge")
def test_its_own_player_pays_nothing_and_each_copy_is_paid_for() -> None:
    city = City(
        A=seat(coterie=[out("Liza Holt"), out("Brother"), out("Ty Smith")], hand=["Cover Charge"] * 2),
        B=seat(coterie=["Karma", out("Nancy Witt")]),
    )
    city.acts()
    city.plays("Cover Charge", "Liza Holt")
    city.plays("Cover Charge", "Ty Smith")
    city.acts()
    city.attack("Brother", "Nancy Witt", "social")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (12, 12, True)
    city.acts("B")
    city.attack("Nancy Witt", "Brother", "social", by="B")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (14, 10, True)


@rule("card.cover-charge")
def test_cover_charge_is_a_card_for_decks_and_none_of_a_city() -> None:
    assert "hoe-cover-charge" in pool()
    assert not of_the_city("hoe-cover-charge")
    assert all("hoe-cover-charge" not in city_cards(variants) for variants in ((), ("prague",)))


@rule("card.cover-charge", "card.far-reach-attack")
@pytest.mark.parametrize(("prestige", "left"), [(5, (13, 4)), (1, (12, 1))])
def test_an_attack_that_a_card_begins_is_paid_for_too(prestige: int, left: tuple[int, int]) -> None:
    city = City(
        A=seat(coterie=["Bong-Cha Park", out("Ty Smith")], hand=["Cover Charge"]),
        B=seat(coterie=[vampire("Hydra", on=["Athanor Corporis"]), "Doc"], hand=["Far Reach"], prestige=prestige),
    )
    city.acts()
    city.plays("Cover Charge", "Ty Smith")
    city.acts("B")
    city.plays("Far Reach", "Hydra", by="B")
    city.answers("B", "choose <Bong-Cha Park>")
    if city.what == "AskMay":
        city.answers("B", "yes")
    assert (city.table.attack is not None) == (prestige > 1)
    if city.table.attack is not None:
        city.answers("B", "social")
        city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (*left, True)


# ---- Hidden Stash


def stashed(amount: int = 4, **facts: Any) -> City:
    """Doc pays 1 Prestige for what she does."""
    facts = {"coterie": [vampire(PAYER, blood=2)], "prestige": 5, **facts}
    city = City(A=seat(board=[("Hidden Stash", amount)], **facts))
    city.acts()
    return city


PAYER = "Doc"


@rule("card.hidden-stash")
def test_a_stash_is_played_with_four_prestige() -> None:
    city = City(A=seat(coterie=["Candi Liu"], hand=["Hidden Stash"]))
    city.acts()
    city.plays("Hidden Stash")
    assert (city.table.blood(city.card("Hidden Stash")), city.prestige("A"), city.idle) == (4, 12, True)


@rule("card.hidden-stash", "cost.source")
@pytest.mark.parametrize(("answer", "left"), [("from <Hidden Stash>", (5, 3)), ("own", (4, 4))])
def test_an_ability_is_paid_from_the_stash_or_from_ones_own(answer: str, left: tuple[int, int]) -> None:
    city = stashed()
    city.answers("A", f"use <{PAYER}>")
    assert city.asks("A", "from <Hidden Stash>", "own")
    city.answers("A", answer)
    assert (city.prestige("A"), city.table.blood(city.card("Hidden Stash")), city.idle) == (*left, True)


@rule("card.hidden-stash", "cost.last-prestige")
def test_with_the_last_prestige_only_the_stash_pays_and_it_burns_when_it_is_empty() -> None:
    city = stashed(1, prestige=1)
    city.answers("A", f"use <{PAYER}>")
    assert (city.prestige("A"), city.zone("Hidden Stash"), city.idle) == (1, BURNED, True)
    city = City(A=seat(coterie=[vampire(PAYER, blood=2)], prestige=1))
    city.acts()
    assert (city.refuses("A", f"use <{PAYER}>").rule, city.idle) == ("cost.last-prestige", True)


@rule("card.hidden-stash")
def test_of_two_stashes_any_pays_and_own_prestige_is_refused_where_it_is_the_last() -> None:
    city = City(A=seat(coterie=[vampire(PAYER, blood=2)], prestige=1, board=[("Hidden Stash", 2), ("Hidden Stash", 3)]))
    city.acts()
    city.answers("A", f"use <{PAYER}>")
    assert city.asks("A", "from <Hidden Stash 1>", "from <Hidden Stash 2>")
    assert city.refuses("A", "own").rule == "cost.last-prestige"
    city.answers("A", "from <Hidden Stash 2>")
    amounts = [city.table.blood(city.card(f"Hidden Stash {number}")) for number in (1, 2)]
    assert (amounts, city.prestige("A"), city.idle) == ([2, 2], 1, True)


@rule("card.hidden-stash")
def test_a_stash_pays_for_no_card_and_for_no_ability_of_an_ongoing_card_nor_a_foes() -> None:
    city = City(
        A=seat(coterie=["Skunk", out("Em")], hand=["Property Developer"], prestige=1, board=[("Hidden Stash", 4)]),
        B=seat(coterie=[vampire(PAYER, blood=2)], prestige=1),
    )
    city.acts()
    assert city.refuses("A", "play [Property Developer]").rule == "cost.last-prestige"
    city.acts("B")
    assert (city.refuses("B", f"use <{PAYER}>").rule, city.idle) == ("cost.last-prestige", True)


# ---- Anjali the Samedi


def sleeping(**facts: Any) -> City:
    """Anjali sleeps, and it is her player's Torpor step."""
    theirs = {"coterie": ["Doc", vampire("Karma", on=["Vagrant", "Student", "Chef"])], "library": ["Greed", "Sheriff"]}
    city = City(
        A=seat(
            coterie=[vampire("Hydra", on=["Athlete"])], torpor=[vampire("Anjali the Samedi", blood=1)],
            library=["Mercy", "Herald"], faction=["Brother"],
        ),
        B=seat(**{**theirs, **facts}),
    )  # fmt: skip
    city.do(Deed(ASLEEP, 0, 0, 1, owner=0))
    return city


@rule("card.anjali", "attach.face-down", "card.curse")
def test_anjali_attaches_the_first_card_of_a_library_face_down_and_draws_for_the_first() -> None:
    city = sleeping()
    assert city.asks("A", "choose <Hydra>", "choose <Doc>")
    city.answers("A", "choose <Doc>")
    assert city.asks("A", "library", "faction")
    city.answers("A", "library")
    assert (city.guests("Doc"), city.hand("A"), city.table.library[1] != []) == (["Sheriff"], ["Herald"], True)
    sheriff = city.card("Sheriff")
    assert (city.table.pieces[sheriff].down, city.table.pieces[sheriff].holder) == (True, 0)
    assert (city.influence("Doc"), city.table.is_a(sheriff, TITLE), is_curse(city.table, sheriff)) == (1, False, True)
    assert city.settled
    city.falls("Doc")
    assert (city.pile("B"), city.settled) == (["Sheriff"], True)


@rule("card.anjali")
def test_beside_another_card_nothing_is_drawn_and_ones_own_may_be_burned() -> None:
    city = sleeping()
    city.answers("A", "choose <Hydra>")
    assert (city.guests("Hydra"), city.hand("A"), city.settled) == (["Athlete", "Herald"], [], True)
    city.acts()
    city.answers("A", "burn <Herald>")
    assert (city.guests("Hydra"), city.idle) == (["Athlete"], True)


@rule("card.anjali")
def test_without_a_library_or_awake_she_does_nothing() -> None:
    city = sleeping(library=[])
    assert (city.guests("Hydra"), city.settled) == (["Athlete", "Herald"], True)
    city = City(A=seat(coterie=["Anjali the Samedi"], library=["Mercy"]))
    city.do(Deed(ASLEEP, 0, 0, 1, owner=0))
    assert (city.guests("Anjali the Samedi"), city.settled) == ([], True)


# ---- Emil Hruza


def revealed(*events: str, **facts: Any) -> City:
    """An Event comes while Emil is there, and his player is asked."""
    facts = {"coterie": ["Emil Hruza", out("Doc")], "hand": ["Greed", "Mercy"], **facts}
    city = City(
        city=events[::-1],
        A=seat(**facts),
        B=seat(coterie=["Skunk", out("Hydra"), out("Brother")], hand=["Herald"], prestige=12),
    )
    city.do(CityStep())
    return city


@rule("card.emil-hruza")
@pytest.mark.parametrize(("answer", "asked"), [("ignore", "B"), ("heed", "A")])
def test_an_event_that_is_ignored_passes_its_player_by_and_no_other(answer: str, asked: str) -> None:
    city = revealed("Gallery Opening")
    assert city.asks("A", "heed", "ignore")
    city.answers("A", answer)
    assert city.asking == f"AskDiscardFor {asked}"
    for name in "AB":
        if city.asking.endswith(name):
            city.answers(name, city.options(name)[0])
    assert city.settled


@rule("card.emil-hruza")
def test_an_ongoing_event_adds_nothing_to_what_the_player_has_who_ignores_it() -> None:
    city = revealed("Castro Street Party")
    city.answers("A", "ignore")
    secrecy = {name: city.table.secrecy(city.card(name)) for name in ("Doc", "Hydra", "Brother")}
    assert secrecy == {"Doc": 0, "Hydra": 1, "Brother": 1}
    players: Any = city.table.view(None)["players"]
    shown = {one["card"]: one["secrecy"] for player in players for one in player["coterie"] if one["zone"] == "street"}
    assert shown == {"core-doc": 0, "core-hydra": 1, "core-brother": 1}
    assert ("hoe-emil-hruza", 0, "never") in [(one["card"], one["seat"], one["until"]) for one in in_force(city.table)]
    assert city.settled
    city.falls("Emil Hruza")
    assert (city.table.secrecy(city.card("Doc")), city.settled) == (1, True)


@rule("card.emil-hruza")
def test_the_parts_of_a_number_have_no_event_that_its_player_ignores() -> None:
    city = revealed("Castro Street Party")
    city.answers("A", "ignore")
    cards: Any = city.table.explained(None)["cards"]
    told = {name: cards.get(city.table.handle(city.card(name)), {}).get("secrecy") for name in ("Doc", "Hydra")}
    assert told == {"Doc": None, "Hydra": [{"what": "text", "by": "core-castro-street-party", "amount": 1}]}
    assert city.settled


@rule("card.emil-hruza")
def test_an_event_answers_nothing_that_the_player_does_who_ignores_it() -> None:
    city = revealed("City on the Brink", coterie=["Emil Hruza", out("Sebastian")])
    city.answers("A", "ignore")
    city.falls("Brother", by="A", hand="Sebastian")
    assert city.agenda("A") == 1  # for a Rival's vampire alone
    city.falls("Sebastian", by="B", hand="Hydra")
    assert (city.agenda("B"), city.settled) == (2, True)


@rule("card.emil-hruza", "card.meeting-at-alcatraz")
def test_an_ignored_meeting_leaves_the_leader_at_home() -> None:
    city = revealed("Meeting at Alcatraz")
    city.answers("A", "ignore")
    assert (city.zone("Emil Hruza"), city.zone("Skunk"), city.settled) == (HAVEN, STREET, True)


@rule("card.emil-hruza", "card.bart-tunnels", "card.san-francisco-fog")
def test_who_ignores_them_stands_together_in_the_tunnels_and_shoots_in_the_fog() -> None:
    city = revealed("Wandering the BART Tunnels")
    city.answers("A", "ignore")
    assert [city.table.alone_outside(seat_of) for seat_of in (0, 1)] == [False, True]
    assert city.settled
    city = revealed("San Francisco Fog")
    city.answers("A", "ignore")
    assert [city.table.heeds(RANGED_BAN, seat_of) for seat_of in (0, 1)] == [False, True]
    assert city.settled


@rule("card.emil-hruza")
def test_nobody_is_asked_without_emil_nor_while_he_sleeps() -> None:
    for facts in ({"coterie": ["Doc"]}, {"coterie": ["Doc"], "torpor": ["Emil Hruza"]}):
        city = revealed("Castro Street Party", **facts)
        assert (city.table.secrecy(city.card("Hydra")), city.settled) == (1, True)


@rule("card.emil-hruza", "card.cover-charge")
def test_a_cover_charge_that_is_ignored_is_not_paid() -> None:
    city = City(
        A=seat(coterie=["Emil Hruza", out("Brother")]),
        B=seat(coterie=["Liza Holt", out("Ty Smith")], hand=["Cover Charge"]),
    )
    city.acts("B")
    city.plays("Cover Charge", "Liza Holt", by="B")
    city.answers("A", "ignore")
    city.acts()
    city.attack("Brother", "Ty Smith", "social")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (12, 12, True)


@rule("card.emil-hruza")
def test_ignoring_is_over_when_the_event_is() -> None:
    city = revealed("Castro Street Party", "Cop")
    city.answers("A", "ignore")
    city.do(CityStep())
    assert (city.table.lasting, city.zone("Castro Street Party"), city.settled) == ((), CITY_BURNED, True)


@rule("card.emil-hruza-back")
@pytest.mark.parametrize("victim", ["Chef", "Karma"])
def test_whoever_emil_defeats_brings_an_event_back_for_a_last_time(victim: str) -> None:
    city = City(
        street=["Chef"],
        city_burned=["Castro Street Party", "Gallery Opening", "Vagrant"],
        A=seat(coterie=["Doc", out("Emil Hruza")]),
        B=seat(coterie=["Skunk", out("Karma", blood=1)]),
    )
    city.strikes((victim, 5, 0, False), by="Emil Hruza", doer="A")
    while city.what != "AskBack":
        choice = {"AskSpoils": "burn"}.get(city.what) or next(one for one in city.options("A") if one.startswith("use"))
        city.answers("A", choice)
    assert city.asks("A", "take [Castro Street Party]", "take [Gallery Opening]")
    city.answers("A", "take [Castro Street Party]")
    while city.what:
        city.answers("A", "burn")
    assert (city.zone("Castro Street Party"), city.settled) == (CITY_DECK, True)
    city.do(CityStep())
    city.answers("A", "heed")
    assert (city.zone("Castro Street Party"), len(city.table.lasting)) == (STREET, 1)
    city.do(CityStep())
    assert (city.zone("Castro Street Party"), city.table.lasting, city.settled) == (BOX, (), True)
    assert len(city.log("event-gone")) == 1


@rule("card.emil-hruza-back")
def test_the_event_may_stay_burned_and_others_bring_none_back() -> None:
    for by, asked in (("Emil Hruza", "AskAnswer A"), ("Doc", "")):
        city = City(
            city_burned=["Castro Street Party"],
            A=seat(coterie=[out("Doc"), out("Emil Hruza")]),
            B=seat(coterie=["Skunk", out("Karma", blood=1)]),
        )
        city.strikes(("Karma", 5, 0, False), by=by, doer="A")
        assert city.asking == asked
        if asked:
            city.answers("A", "no")
        assert (city.zone("Castro Street Party"), city.settled) == (CITY_BURNED, True)


# ---- Withering Spirit


def withered(spirits: int, curses: list[str] | None = None, icons: int = 0, blood: int = 4) -> City:
    """A plays it with Annika, who bears the first of so many wraiths, Flick the others; Ghost bears these Curses."""
    names = ("Blind Seer", "Faithful Steward", "Veiled Mourner")[:spirits]
    city = City(
        A=seat(coterie=[out("Annika", on=[*names[:1]]), out("Flick", on=[*names[1:]])], hand=["Withering Spirit"]),
        B=seat(coterie=[out("Ghost", blood=blood, curses={"A": [*(curses or [])]}), "Doc"]),
    )
    taught(city, "Annika", OBLIVION, icons)
    city.acts()
    return city


@rule("card.withering-spirit")
@pytest.mark.parametrize(("spirits", "curses", "left"), [(1, [], 3), (2, [], 2), (1, ["Crossbow"], 2)])
def test_withering_spirit_deals_as_much_as_there_are_wraiths_and_curses(
    spirits: int, curses: list[str], left: int
) -> None:
    city = withered(spirits, curses)
    city.plays("Withering Spirit", "Annika")
    city.answers("A", "none", "choose <Ghost>")
    assert (city.blood("Ghost"), city.blood("Doc"), city.blood("Annika")) == (left, 5, 6)
    assert (city.zone("Withering Spirit"), city.zone("Blind Seer"), city.idle) == (DISCARD_PILE, ATTACHED, True)


@rule("card.withering-spirit")
def test_a_wraith_that_is_burned_for_it_no_longer_counts() -> None:
    city = withered(2, ["Crossbow"])
    city.plays("Withering Spirit", "Annika")
    assert city.offers("A", "choose") == ("choose <Blind Seer>", "choose <Faithful Steward>")
    city.answers("A", "choose <Faithful Steward>", "choose <Ghost>")
    assert (city.blood("Ghost"), city.zone("Blind Seer"), city.idle) == (2, ATTACHED, True)
    assert not any(city.table.face(card).name == "Faithful Steward" for card in city.table.coterie[0])


@rule("card.withering-spirit")
@pytest.mark.parametrize(("answer", "place"), [("none", TORPOR), ("choose <Faithful Steward>", BURNED)])
def test_for_a_wraith_its_damage_is_aggravated(answer: str, place: int) -> None:
    city = withered(3, blood=2)
    city.plays("Withering Spirit", "Annika")
    city.answers("A", answer, "choose <Ghost>")
    assert (city.zone("Ghost"), city.idle) == (place, True)
    city.strikes(("Doc", 5, 0, False), by="Annika", doer="A")
    assert (city.zone("Doc"), city.idle) == (TORPOR, True)  # nothing else is


@rule("card.withering-spirit")
def test_without_oblivion_it_is_not_played_and_without_wraiths_only_curses_count() -> None:
    assert withered(1, icons=-1).refuses("A", "play [Withering Spirit]").rule == "play.no-effect"
    city = withered(0, ["Crossbow", "Crossbow"])
    city.plays("Withering Spirit", "Annika")
    city.answers("A", "choose <Ghost>")
    assert (city.blood("Ghost"), city.blood("Doc"), city.idle) == (2, 5, True)
