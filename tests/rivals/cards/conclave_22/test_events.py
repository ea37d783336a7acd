"""The Events of Conclave 22, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.city import CityStep
from gloam.rivals.pieces import CITY_BURNED, CITY_DECK, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

SAD = "Special Affairs Division"


def prince(name: str) -> dict[str, Any]:
    return vampire(name, on=["Prince of the City"])


def revealed(card: str, **city: Any) -> City:
    """The top card of the City Deck is turned up in A's City Deck step."""
    found = City(city=[*city.pop("deck", []), card], **city)
    found.do(CityStep())
    return found


# ---- Call the Roll


def test_when_the_roll_is_called_everybody_in_the_street_has_one_influence_more() -> None:
    city = City(street=["Call the Roll"], A=seat(coterie=["Doc", out("Karma")]), B=seat(coterie=[out("Skunk")]))
    bare = City(A=seat(coterie=["Doc", out("Karma")]), B=seat(coterie=[out("Skunk")]))
    more = [city.influence(name) - bare.influence(name) for name in ("Doc", "Karma", "Skunk")]
    assert (more, city.settled) == ([0, 1, 1], True)


# ---- City-Wide Lockdown


def locked(**facts: Any) -> City:
    """A's Action Phase under lockdown; Karma leads and has 1 Influence, Johnny 2 by his Titles, Skunk none."""
    facts.setdefault("coterie", ["Karma", "Skunk", prince("Johnny")])
    city = City(street=["City-Wide Lockdown"], A=seat(library=["Greed"], **facts), B=seat(coterie=["Doc"]))
    city.acts()
    return city


@rule("card.city-wide-lockdown")
def test_a_lockdown_sends_everybody_home_as_they_are() -> None:
    city = revealed(
        "City-Wide Lockdown",
        A=seat(coterie=["Karma", out("Doc", ready=False)]),
        B=seat(coterie=[out("Skunk"), out("Flick")]),
    )
    assert [city.zone(name) for name in ("Karma", "Doc", "Skunk", "Flick")] == [HAVEN] * 4
    assert (city.ready("Doc"), city.ready("Skunk")) == (False, True)
    assert city.colours("City-Wide Lockdown") == [1, 0]
    assert (city.zone("City-Wide Lockdown"), city.settled) == (STREET, True)


@rule("card.city-wide-lockdown")
def test_under_lockdown_nobody_simply_goes_out_in_their_own_turn() -> None:
    city = locked()
    assert city.offers("A", "move") == ()
    no = city.refuses("A", "move <Skunk>")
    assert (no.rule, no.facts) == ("card.city-wide-lockdown", {"card": "core-skunk"})
    assert city.asking == "AskAction A"


@rule("card.city-wide-lockdown", "city.event-ability")
def test_as_many_go_out_as_influence_was_exerted_each_alone_or_to_a_party() -> None:
    city = locked(coterie=["Karma", "Skunk", prince("Johnny"), vampire("Velvet", ready=False)])
    assert (city.influence("Karma"), city.influence("Johnny"), city.influence("Skunk")) == (1, 2, 0)
    city.answers("A", "use <City-Wide Lockdown>", "exert <Karma>", "exert <Johnny>")
    assert city.table.view(0)["conflict"] is None, "nothing is decided by it"
    city.answers("A", "go")
    assert (city.mute("Karma"), city.mute("Johnny"), city.mute("Skunk")) == (True, True, False)
    city.answers("A", "move <Velvet>", "move <Skunk>", "join <Velvet>")
    assert city.asks("A", "enough", "move <Karma>", "move <Johnny>")
    city.answers("A", "enough")
    assert [city.zone(name) for name in ("Velvet", "Skunk", "Karma", "Johnny")] == [STREET, STREET, HAVEN, HAVEN]
    assert (city.party("Skunk"), city.ready("Velvet")) == (["Skunk", "Velvet"], False)
    assert city.table.conflict is None
    assert city.asking == "AskAction A"


@rule("card.city-wide-lockdown")
def test_the_last_of_so_many_ends_it_and_it_is_used_once_a_turn() -> None:
    city = locked()
    city.answers("A", "use <City-Wide Lockdown>", "exert <Karma>", "go", "move <Skunk>")
    assert (city.zone("Skunk"), city.zone("Karma")) == (STREET, HAVEN)
    assert city.refuses("A", "use <City-Wide Lockdown>").rule == "cost.per-turn"
    assert city.asking == "AskAction A"


@rule("card.city-wide-lockdown")
def test_only_characters_count_raised_by_their_own_abilities_and_by_nothing_else() -> None:
    city = locked(coterie=["Nancy Witt", "Lolita", "Flick"], hand=["Hedge Your Bets", "Free Money"])
    city.answers("A", "use <City-Wide Lockdown>")
    assert set(city.options("A")) == {"exert <Nancy Witt>", "use <Flick>"}
    no = city.refuses("A", "exert <Lolita>")
    assert (no.rule, no.facts) == ("infl.all-or-nothing", {"card": "core-lolita"})
    for option in ("go", "lay [Hedge Your Bets]", "hide 1"):
        no = city.refuses("A", option)
        assert (no.rule, no.facts) == ("card.city-wide-lockdown", {"exerted": 0})
    city.answers("A", "use <Flick>", "go", "move <Nancy Witt>", "move <Flick>", "alone", "enough")
    assert (city.blood("Flick"), city.zone("Nancy Witt"), city.zone("Flick")) == (2, STREET, STREET)
    assert (city.prestige("A"), city.asking) == (12, "AskAction A")


def test_what_was_chosen_can_be_taken_back_before_anything_is_exerted() -> None:
    city = locked()
    city.answers("A", "use <City-Wide Lockdown>", "exert <Karma>", "back", "exert <Johnny>", "go")
    city.answers("A", "enough")
    assert (city.mute("Karma"), city.mute("Johnny")) == (False, True)
    assert city.asking == "AskAction A"


@rule("card.city-wide-lockdown")
def test_in_a_foes_turn_whoever_is_locked_in_still_comes_out_to_block() -> None:
    city = City(
        street=["City-Wide Lockdown"],
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=["Doc", out("Skunk")], haven="Dragon's Roost"),
    )
    city.acts()
    city.attack("Hydra", "Skunk", "physical")
    city.answers("B", "use <Dragon's Roost>")
    city.passes()
    assert city.zone("Doc") == STREET
    assert city.fought_out


@rule("card.city-wide-lockdown")
def test_smoke_drives_a_foe_out_but_not_those_whose_turn_it_is() -> None:
    city = City(
        street=["City-Wide Lockdown"],
        A=seat(coterie=["Karma", out("Hydra"), out("Brother")], hand=["Smoke 'Em Out"] * 2),
        B=seat(coterie=["Doc"]),
    )
    city.acts()
    city.plays("Smoke 'Em Out", "Hydra")
    city.answers("A", "haven B")
    assert (city.zone("Doc"), city.zone("Karma")) == (STREET, HAVEN)
    city.plays("Smoke 'Em Out", "Brother")
    assert (city.zone("Karma"), city.asking) == (HAVEN, "AskAction A")


# ---- Crack Shot


@rule("card.crack-shot")
@pytest.mark.parametrize(("event", "blood"), [("Crack Shot", 3), ("Enter Elysium", 4)])
def test_under_a_crack_shot_no_vagrant_prevents_what_antagonists_deal(event: str, blood: int) -> None:
    extra = [SAD] if event == "Enter Elysium" else []
    city = City(street=[SAD, *extra, event], A=seat(coterie=[out("Hydra", blood=4 + len(extra), on=["Vagrant"])]))
    city.do(Antagonists())
    if event == "Enter Elysium":
        city.answers("A", "use <Vagrant>")
    assert (city.blood("Hydra"), city.ready("Vagrant"), city.settled) == (blood, event == "Crack Shot", True)


@rule("card.crack-shot")
def test_under_a_crack_shot_a_vagrant_still_prevents_in_an_attack() -> None:
    city = City(
        street=["Crack Shot"], A=seat(coterie=[out("Hydra")]), B=seat(coterie=[out("Doc", blood=4, on=["Vagrant"])])
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    while city.what != "AskChange":
        city.passes_once()
    city.answers("B", "use <Vagrant>")
    assert (city.ready("Vagrant"), city.blood("Doc")) == (False, 3)
    assert city.fought_out


# ---- Enter Elysium


def test_in_elysium_everybody_has_one_secrecy_more() -> None:
    city = revealed("Enter Elysium", A=seat(coterie=["Doc", out("Karma")]), B=seat(coterie=[out("Skunk")]))
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Karma", "Skunk")] == [2, 1, 1]
    assert city.settled


# ---- New Blood


def test_new_blood_pays_for_the_first_recruit_of_each_players_turn() -> None:
    city = City(
        street=["New Blood"],
        A=seat(hand=["Jesús", "Flick"], prestige=12, library=["Greed"]),
        B=seat(hand=["Johnny"], prestige=9, library=["Greed"]),
    )
    city.acts()
    city.answers("A", "recruit [Jesús]")
    assert city.prestige("A") == 12 - 2 + 2
    city.answers("A", "recruit [Flick]")
    assert (city.prestige("A"), city.prestige("B")) == (12 - 3, 9)
    city.acts("B")
    city.table.used = ()
    city.answers("B", "recruit [Johnny]")
    assert (city.prestige("A"), city.prestige("B"), city.asking) == (9, 9 - 4 + 2, "AskAction B")


# ---- Offer of Help


@rule("card.offer-of-help")
def test_each_player_may_put_a_token_where_it_fits_the_active_one_first() -> None:
    city = revealed(
        "Offer of Help",
        A=seat(coterie=["Doc", vampire("Hydra", blood=2)], board=[("Emergency Bloodbag", 2), "Blood for Blood"]),
        B=seat(coterie=["Skunk"], torpor=[vampire("Karma", blood=1)], conspiracies=[("Lost Glory", "B")]),
        C=seat(coterie=[vampire("Flick", blood=1)]),
    )
    assert city.asks("A", "none", "choose <Hydra>", "choose <Emergency Bloodbag>", "choose <Blood for Blood>")
    for name in ("Doc", "Karma"):
        assert city.refuses("A", f"choose <{name}>").rule in ("play.no-effect", "torpor.inactive")
    city.answers("A", "choose <Hydra>")
    assert city.asks("B", "none", "choose <Karma>", "choose <Lost Glory>")
    city.answers("B", "choose <Lost Glory>")
    city.answers("C", "none")
    assert (city.blood("Hydra"), city.blood("Lost Glory"), city.blood("Karma"), city.blood("Flick")) == (3, 2, 1, 1)
    assert (city.zone("Offer of Help"), city.settled) == (CITY_BURNED, True)


@rule("card.offer-of-help")
def test_help_is_no_contribution_and_no_mending() -> None:
    city = revealed(
        "Offer of Help",
        A=seat(coterie=["Doc"], conspiracies=[("Lost Glory", "B")]),
        B=seat(coterie=[vampire("Alejandro Lopez", blood=3)], library=["Greed"]),
    )
    gave = city.table.gave
    city.answers("A", "choose <Lost Glory>")
    assert city.table.gave == gave
    city.answers("B", "choose <Alejandro Lopez>")
    assert (city.blood("Lost Glory"), city.colours("Lost Glory")) == (2, [1, 1])
    assert (city.log("mended"), city.hand("B"), city.settled) == ([], [], True)


@rule("card.offer-of-help")
def test_who_is_filled_in_torpor_in_their_own_turn_comes_back() -> None:
    city = revealed(
        "Offer of Help",
        A=seat(coterie=["Doc"], torpor=[vampire("Jesús", blood=1)]),
        B=seat(coterie=["Skunk"], torpor=[vampire("Johnny", blood=3)]),
    )
    city.answers("A", "choose <Jesús>")
    city.answers("B", "choose <Johnny>")
    assert (city.zone("Jesús"), city.zone("Johnny"), city.blood("Johnny")) == (HAVEN, TORPOR, 4)
    assert city.settled


def test_whoever_has_nothing_that_could_take_it_is_not_asked() -> None:
    city = revealed("Offer of Help", A=seat(coterie=["Doc"]), B=seat(coterie=["Skunk"]))
    assert (city.zone("Offer of Help"), city.settled) == (CITY_BURNED, True)


# ---- Opening Ceremonies


@rule("card.opening-ceremonies", "city.event-ability")
def test_up_to_three_are_exhausted_for_a_prestige_each() -> None:
    city = City(
        street=["Opening Ceremonies"],
        A=seat(coterie=["Doc", "Karma", out("Hydra"), "Velvet", vampire("Flick", ready=False)]),
        B=seat(library=["Greed"]),
    )
    city.acts()
    city.answers("A", "use <Opening Ceremonies>")
    assert city.asks("A", "exhaust <Doc>", "exhaust <Karma>", "exhaust <Hydra>", "exhaust <Velvet>")
    assert city.refuses("A", "enough").rule == "card.opening-ceremonies"
    assert city.refuses("A", "exhaust <Flick>").rule == "term.ready"
    city.answers("A", "exhaust <Doc>")
    assert (city.prestige("A"), "enough" in city.options("A")) == (13, True)
    city.answers("A", "exhaust <Hydra>", "exhaust <Velvet>")
    ready = [city.ready(name) for name in ("Doc", "Karma", "Hydra", "Velvet")]
    assert (ready, city.prestige("A"), city.prestige("B")) == ([False, True, False, False], 15, 12)
    assert city.asking == "AskAction A"
    assert city.refuses("A", "use <Opening Ceremonies>").rule == "cost.per-turn"


@rule("card.opening-ceremonies")
def test_one_is_enough_and_with_nobody_ready_it_is_not_offered() -> None:
    city = City(street=["Opening Ceremonies"], A=seat(coterie=["Doc", "Karma"]), B=seat(library=["Greed"]))
    city.acts()
    city.answers("A", "use <Opening Ceremonies>", "exhaust <Karma>", "enough")
    assert (city.prestige("A"), city.ready("Doc"), city.asking) == (13, True, "AskAction A")
    tired = City(street=["Opening Ceremonies"], A=seat(coterie=[vampire("Karma", ready=False)], library=["Greed"]))
    tired.acts()
    assert tired.offers("A", "use") == ()
    assert tired.refuses("A", "use <Opening Ceremonies>").rule == "play.no-effect"
    assert tired.asking == "AskAction A"


def test_an_event_is_used_by_whose_turn_it_is_and_by_nobody_else() -> None:
    city = City(street=["Opening Ceremonies"], B=seat(coterie=["Doc"], library=["Greed"]))
    city.acts("B")
    assert "use <Opening Ceremonies>" in city.options("B")
    city.answers("B", "use <Opening Ceremonies>")
    assert (city.prestige("A"), city.prestige("B"), city.asking) == (12, 13, "AskAction B")


# ---- Purge the Old Guard


@rule("card.purge-the-old-guard")
def test_whoever_has_the_most_blood_potency_outside_torpor_bears_an_agenda_for_their_defeat() -> None:
    city = revealed(
        "Purge the Old Guard",
        A=seat(coterie=[out("Brother"), "Doc"], torpor=["Hydra"]),
        B=seat(coterie=[out("Beretta", blood=1), "Flick"]),
        C=seat(coterie=["Johnny"]),
    )
    prizes = [city.table.pieces[city.card(name)].prize for name in ("Brother", "Doc", "Hydra", "Beretta", "Flick")]
    assert prizes == [1, 1, 0, 1, 0]
    assert [city.agenda(name) for name in "ABC"] == [0, 0, 0]
    city.acts()
    city.attack("Brother", "Beretta", "physical")
    city.passes()
    assert (city.agenda("A"), city.agenda("B"), city.fought_out) == (2, 0, True)


# ---- Show of Force


@rule("city.event-lasting")
def test_a_show_of_force_bears_no_token_and_stays_from_turn_to_turn() -> None:
    city = City(city=["Chef", "Cop", "Student", "Show of Force"], A=seat(library=["Greed"]), B=seat(library=["Greed"]))
    city.turn_of()
    for name in "ABA":
        assert city.colours("Show of Force") == [0, 0]
        city.answers(name, "end")
    assert (city.zone("Show of Force"), city.asking) == (STREET, "AskAction B")


@rule("card.show-of-force")
def test_the_next_antagonist_to_fall_is_burned_and_the_show_with_it() -> None:
    city = City(street=["Show of Force", SAD, SAD], A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"]))
    city.acts()
    city.attack("Hydra", SAD, "physical", "Baseball Bat")
    city.passes()
    assert (city.zone("Show of Force"), len(city.table.city_burned), city.agenda("A")) == (CITY_BURNED, 2, 1)
    assert (city.table.city_pile, city.in_street()) == ([], [SAD])
    assert city.fought_out


def test_a_show_of_force_leaves_other_mortals_alone() -> None:
    city = City(street=["Show of Force", "Vagrant"], A=seat(coterie=[out("Hydra")]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "burn")
    assert (city.zone("Show of Force"), city.zone("Vagrant"), city.fought_out) == (STREET, CITY_BURNED, True)


@rule("card.show-of-force")
def test_the_hunter_is_paid_but_the_burned_card_does_not_go_back_into_the_deck() -> None:
    city = City(
        street=["Show of Force", SAD],
        city=["Chef"],
        city_discard=["Cop"],
        A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"], agenda_card="Hunt the Hunters", prestige=6),
    )
    city.acts()
    city.attack("Hydra", SAD, "physical", "Baseball Bat")
    city.passes()
    assert (city.agenda("A"), city.prestige("A"), city.zone(SAD)) == (2, 7, CITY_BURNED)
    assert (city.zone("Cop"), len(city.table.city)) == (CITY_DECK, 2)
    assert city.fought_out


@rule("card.show-of-force")
def test_in_the_first_print_nobody_has_burned_the_hunter() -> None:
    city = City(
        variants=("first-print",),
        street=["Show of Force", SAD],
        A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"], agenda_card="first-hunt-the-hunters", prestige=6),
    )
    city.acts()
    city.attack("Hydra", SAD, "physical", "Baseball Bat")
    city.passes()
    assert (city.agenda("A"), city.prestige("A"), city.zone(SAD)) == (2, 7, CITY_BURNED)
    assert city.fought_out


# ---- To Absent Friends


@rule("card.to-absent-friends", "city.event-ability")
def test_each_character_gives_one_blood_a_turn_to_a_vampire_in_anybodys_torpor() -> None:
    city = City(
        street=["To Absent Friends"],
        A=seat(
            coterie=["Doc", vampire("Hydra", blood=4), vampire("Flick", blood=1)],
            torpor=[vampire("Karma", blood=1)],
            library=["Greed"],
        ),
        B=seat(coterie=["Skunk"], torpor=[vampire("Johnny", blood=2)]),
    )
    city.acts()
    city.answers("A", "use <To Absent Friends>")
    assert city.asks("A", "choose <Doc>", "choose <Hydra>")
    assert city.refuses("A", "choose <Flick>").rule == "cost.last-blood"
    assert city.refuses("A", "choose <Skunk>").rule == "term.control"
    city.answers("A", "choose <Doc>")
    assert city.asks("A", "to <Karma>", "to <Johnny>")
    assert city.refuses("A", "to <Flick>").rule == "play.no-effect"
    city.answers("A", "to <Johnny>")
    assert (city.blood("Doc"), city.blood("Johnny"), city.colours("Johnny")) == (4, 3, [1, 2])
    city.answers("A", "use <To Absent Friends>", "to <Karma>")
    assert (city.blood("Hydra"), city.blood("Karma")) == (3, 2)
    assert "use <To Absent Friends>" not in city.options("A")
    assert city.asking == "AskAction A"


@rule("card.to-absent-friends")
def test_who_is_filled_so_in_ones_own_torpor_comes_back_at_once_and_may_give_in_turn() -> None:
    city = City(
        street=["To Absent Friends"],
        A=seat(
            coterie=[vampire("Doc", blood=2)],
            torpor=[vampire("Jesús", blood=1), vampire("Karma", blood=1)],
            library=["Greed"],
        ),
        B=seat(coterie=["Skunk"]),
    )
    city.acts()
    city.answers("A", "use <To Absent Friends>", "to <Jesús>")
    assert (city.blood("Doc"), city.zone("Jesús"), city.ready("Jesús")) == (1, HAVEN, True)
    city.answers("A", "use <To Absent Friends>")
    assert (city.blood("Jesús"), city.blood("Karma"), city.asking) == (1, 2, "AskAction A")


@rule("card.to-absent-friends")
def test_nobody_gives_where_nobody_sleeps_or_has_room() -> None:
    city = City(street=["To Absent Friends"], A=seat(coterie=["Doc"], library=["Greed"]), B=seat(coterie=["Skunk"]))
    city.acts()
    assert "use <To Absent Friends>" not in city.options("A")
    full = City(
        street=["To Absent Friends"],
        A=seat(coterie=["Doc"], library=["Greed"]),
        B=seat(coterie=["Skunk"], torpor=[vampire("Johnny", blood=4)]),
    )
    full.acts()
    assert "use <To Absent Friends>" not in full.options("A")
    assert (city.asking, full.asking) == ("AskAction A", "AskAction A")
