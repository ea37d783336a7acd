"""Havens that change: carried, replaced, swapped, improved."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import PROWL, SECRECY, SHIELD
from gloam.rivals.collection import collection
from gloam.rivals.pieces import ATTACHED, BOARD, BURNED, HAVEN, NOTHING, STREET
from gloam.rivals.pieces import DISCARD as DISCARD_PILE
from gloam.rivals.roaming import MoveIn, active_haven
from gloam.rivals.verbs import PUT_TOKENS
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

TAKEN = "take [The Sewers]"


def table(**facts: Any) -> City:
    facts = {"coterie": ["Hydra", "Brother"], "haven": "The Dockyards", **facts}
    city = City(A=seat(**facts), B=seat(coterie=["Karma"], haven="House of Pain"))
    city.acts()
    return city


def lives_in(city: City, name: str = "A") -> str:
    here = city.names.index(name)
    return city.table.face(active_haven(city.table, here)).name


def seen(city: City, name: str) -> dict[str, Any]:
    players: Any = city.table.view(1)["players"]
    every = [*players[0]["coterie"], *players[0]["board"]]
    every += [guest for one in every for guest in one.get("attached", ())]
    return next(one for one in every if one["card"] == city.known(name))


# ---- Backpacker


@rule("card.backpacker", "haven.replaced", "haven.spare", "haven.residents")
def test_backpacker_has_one_carry_the_old_haven_and_lives_in_another() -> None:
    city = table(hand=["Backpacker"], coterie=[vampire("Hydra", ready=False), "Brother"])
    assert city.quality(PROWL, "Hydra") == 0
    city.plays("Backpacker", "Brother")
    assert city.asks("A", "choose <Hydra>", "choose <Brother>")
    city.answers("A", "choose <Brother>", TAKEN)
    assert (lives_in(city), city.guests("Brother")) == ("The Sewers", ["The Dockyards"])
    assert (city.zone("Hydra"), city.zone("Brother"), city.party("Hydra")) == (HAVEN, HAVEN, ["Brother", "Hydra"])
    assert (city.quality(PROWL, "Hydra"), city.quality(PROWL, "Brother")) == (1, 0)
    assert city.table.secrecy(city.card("Hydra")) == 1
    assert (city.ready("Hydra"), city.ready("Brother"), city.actions()) == (False, False, 1)
    assert (seen(city, "The Dockyards").get("spare"), seen(city, "The Sewers").get("spare")) == (True, None)
    assert (city.prestige("A"), city.prestige("B"), lives_in(city, "B"), city.idle) == (12, 12, "House of Pain", True)


@rule("card.backpacker")
def test_backpacker_asks_for_somebody_without_a_haven_and_with_room() -> None:
    titled = vampire("Brother", on=["Herald"], curses={"B": ["Crossbow", "Crossbow"]})
    city = table(hand=["Backpacker"], coterie=[vampire("Hydra", carries=["Campsite"]), titled])
    assert city.refuses("A", "play [Backpacker]").rule == "play.no-effect"
    assert city.idle


@rule("card.backpacker", "attach.make-room")
def test_room_for_the_old_haven_is_made_before_the_new_one_comes() -> None:
    city = table(hand=["Backpacker"], coterie=[vampire("Hydra", on=["Vagrant", "Vagrant", "Vagrant"])])
    city.plays("Backpacker", "Hydra")
    city.answers("A", TAKEN)
    assert city.asks("A", "burn <Vagrant 1>", "burn <Vagrant 2>", "burn <Vagrant 3>")
    city.answers("A", "burn <Vagrant 2>")
    assert (city.guests("Hydra"), lives_in(city), city.idle) == (
        ["Vagrant", "Vagrant", "The Dockyards"],
        "The Sewers",
        True,
    )


@rule("haven.spare", "torpor.attachments", "haven.attached")
def test_a_carried_haven_leaves_with_its_bearer_and_comes_back_into_no_collection() -> None:
    city = table(coterie=["Hydra", vampire("Brother", carries=["The Sewers"])])
    assert city.refuses("A", "use <The Sewers>").rule in ("window.principle", "term.control")
    city.falls("Brother", "B", "Karma")
    sewers = city.card("The Sewers")
    assert city.table.pieces[sewers].zone == BURNED
    assert city.table.prints[sewers] not in collection(city.table, 0)
    assert (lives_in(city), city.idle) == ("The Dockyards", True)


@rule("haven.replaced", "bp.lost-bonus")
def test_what_only_the_old_haven_gave_is_lost_at_once() -> None:
    city = table(hand=["Backpacker"], haven="The Big House", coterie=[vampire("Hydra"), "Brother"])
    before = city.table.quality(0, city.card("Hydra"))
    city.plays("Backpacker", "Brother")
    city.answers("A", "choose <Brother>", TAKEN)
    assert city.table.quality(0, city.card("Hydra")) <= before
    assert city.blood("Hydra") <= city.table.quality(0, city.card("Hydra"))
    assert city.idle


# ---- Doomed to Roam


@rule("card.doomed-to-roam", "haven.spare")
def test_doomed_to_roam_has_somebody_who_does_not_lead_carry_a_haven() -> None:
    city = table(hand=["Doomed to Roam"], coterie=["Hydra", vampire("Brother", carries=["Campsite"]), "Karin"][:2])
    city.plays("Doomed to Roam")
    city.answers("A", TAKEN)
    assert city.guests("Brother") == ["Campsite", "The Sewers"]
    assert (city.quality(PROWL, "Brother"), city.quality(PROWL, "Hydra"), city.actions()) == (0, 0, 1)
    assert (lives_in(city), city.zone("Doomed to Roam"), city.idle) == ("The Dockyards", BOARD, True)


@rule("card.doomed-to-roam")
def test_a_leader_alone_is_doomed_to_nothing() -> None:
    city = table(hand=["Doomed to Roam"], coterie=["Hydra"])
    assert city.refuses("A", "play [Doomed to Roam]").rule == "play.no-effect"
    assert city.idle


def roaming(**facts: Any) -> City:
    crew = ["Hydra", out("Brother", ready=False, carries=["Campsite"]), out("Lolita")]
    return table(**{"board": ["Doomed to Roam"], "hand": ["Greed"], "coterie": crew, **facts})


@rule("card.doomed-to-roam", "haven.replaced", "haven.residents")
def test_a_carried_haven_takes_the_place_of_the_active_one_and_those_outside_may_come_home() -> None:
    city = roaming()
    city.answers("A", "use <Doomed to Roam>", "discard [Greed]")
    assert (lives_in(city), city.table.pieces[city.card("The Dockyards")].zone) == ("Campsite", BURNED)
    assert city.asks("A", "none", "choose <Brother>", "choose <Lolita>")
    city.answers("A", "choose <Brother>", "none")
    assert (city.zone("Brother"), city.ready("Brother"), city.zone("Lolita")) == (HAVEN, False, STREET)
    assert (city.guests("Brother"), city.pile("A"), city.quality(SECRECY, "Hydra")) == ([], ["Greed"], 1)
    assert city.table.secrecy(city.card("Hydra")) == 2
    assert city.refuses("A", "use <Doomed to Roam>").rule == "cost.per-turn"
    assert city.idle


@rule("card.doomed-to-roam")
def test_all_outside_may_come_home_or_nobody() -> None:
    city = roaming()
    city.answers("A", "use <Doomed to Roam>", "discard [Greed]", "choose <Lolita>", "choose <Brother>")
    assert [city.zone(name) for name in ("Brother", "Lolita")] == [HAVEN, HAVEN]
    assert city.idle
    city = roaming()
    city.answers("A", "use <Doomed to Roam>", "discard [Greed]", "none")
    assert [city.zone(name) for name in ("Brother", "Lolita")] == [STREET, STREET]
    assert city.idle


@rule("card.doomed-to-roam")
def test_without_a_carried_haven_or_a_card_to_discard_nothing_is_replaced() -> None:
    without: list[dict[str, Any]] = [{"hand": []}, {"coterie": ["Hydra", out("Brother")]}]
    for facts in without:
        city = roaming(**facts)
        assert city.refuses("A", "use <Doomed to Roam>")
        assert (lives_in(city), city.idle) == ("The Dockyards", True)


# ---- Maya


@rule("haven.spare", "haven.collection")
def test_maya_takes_a_haven_from_the_collection_if_she_carries_none() -> None:
    city = table(coterie=["Hydra", "Maya"])
    city.answers("A", "use <Maya>", TAKEN)
    assert (city.guests("Maya"), city.ready("Maya"), city.quality(PROWL, "Maya")) == (["The Sewers"], False, 0)
    assert (lives_in(city), city.actions(), city.idle) == ("The Dockyards", 2, True)


@rule("haven.swap", "haven.replaced")
def test_maya_swaps_hers_with_the_active_one_or_with_one_that_another_carries() -> None:
    city = table(coterie=["Hydra", vampire("Maya", carries=["The Sewers"]), vampire("Brother", carries=["Campsite"])])
    city.answers("A", "use <Maya>")
    assert city.asks("A", "swap <The Sewers> <The Dockyards>", "swap <The Sewers> <Campsite>")
    assert city.refuses("A", "swap <Campsite> <The Sewers>").rule == "haven.swap"
    city.answers("A", "swap <The Sewers> <The Dockyards>")
    assert (lives_in(city), city.guests("Maya"), city.guests("Brother")) == (
        "The Sewers",
        ["The Dockyards"],
        ["Campsite"],
    )
    assert (city.quality(PROWL, "Hydra"), city.ready("Maya"), city.idle) == (1, False, True)
    city = table(coterie=["Hydra", vampire("Maya", carries=["The Sewers"]), vampire("Brother", carries=["Campsite"])])
    city.answers("A", "use <Maya>", "swap <The Sewers> <Campsite>")
    assert (lives_in(city), city.guests("Maya"), city.guests("Brother")) == (
        "The Dockyards",
        ["Campsite"],
        ["The Sewers"],
    )
    assert city.quality(PROWL, "Brother") == 0
    assert city.idle


@rule("haven.swap", "attach.limit")
def test_a_swap_needs_no_room() -> None:
    full = vampire("Brother", on=["Vagrant", "Vagrant"], carries=["Campsite"])
    city = table(coterie=["Hydra", vampire("Maya", carries=["The Sewers"]), full])
    city.answers("A", "use <Maya>", "swap <The Sewers> <Campsite>")
    assert (city.guests("Brother"), city.guests("Maya")) == (["Vagrant", "Vagrant", "The Sewers"], ["Campsite"])
    assert city.idle


# ---- Campsite


@rule("card.campsite", "haven.replaced")
def test_campsite_is_left_for_a_haven_of_the_collection_with_an_action() -> None:
    city = table(haven="Campsite", coterie=["Hydra", out("Brother"), vampire("Lolita", ready=False)])
    assert city.table.secrecy(city.card("Hydra")) == 2
    city.answers("A", "use <Campsite>")
    assert city.asks("A", "choose <Hydra>", "choose <Brother>")
    city.answers("A", "choose <Brother>", TAKEN)
    assert (lives_in(city), city.ready("Brother"), city.ready("Hydra")) == ("The Sewers", False, True)
    assert (city.table.pieces[city.card("Campsite")].zone, city.actions()) == (BURNED, 1)
    assert (city.table.secrecy(city.card("Hydra")), city.quality(PROWL, "Hydra"), city.idle) == (1, 1, True)


@rule("card.campsite", "haven.leader-absent")
def test_campsite_is_not_left_without_a_ready_character_an_action_or_the_leader() -> None:
    city = table(haven="Campsite", coterie=[vampire("Hydra", ready=False)])
    assert city.refuses("A", "use <Campsite>")
    city = table(haven="Campsite")
    city.acts(actions=0)
    assert city.refuses("A", "use <Campsite>").rule == "action.up-to-two"
    city = table(haven="Campsite", coterie=["Brother"])
    city.falls("Brother", "B")
    assert not city.offers("A", "use")


# ---- Home Improvement


@rule("card.home-improvement", "haven.leaves")
@pytest.mark.parametrize(("many", "blood", "cards", "shield"), [(0, 3, 0, 0), (1, 4, 0, 0), (2, 4, 1, 0), (4, 4, 1, 2)])
def test_home_improvements_add_up_to_three_and_a_fourth_adds_nothing(
    many: int, blood: int, cards: int, shield: int
) -> None:
    city = furnished(many, vampire("Hydra", blood=3))
    city.turn_of("A")
    assert (city.blood("Hydra"), len(city.hand("A")), city.quality(SHIELD, "Hydra")) == (blood, cards, shield)
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (12, 12, True)


def furnished(many: int, leader: Any) -> City:
    board, library = ["Home Improvement"] * many, ["Greed", "Mercy", "Greed"]
    return City(A=seat(coterie=[leader, "Brother"], haven="The Dockyards", board=board, library=library))


@rule("card.home-improvement", "haven.leader-torpor")
def test_with_the_leader_in_torpor_home_improvements_do_nothing() -> None:
    city = furnished(3, "Hydra")
    city.falls("Hydra", "B")
    city.turn_of("A")
    assert (city.hand("A"), city.blood("Hydra"), city.quality(SHIELD, "Brother")) == ([], 1, 0)
    assert city.idle


@rule("haven.leaves", "haven.spare", "card.home-improvement")
def test_an_improvement_goes_where_its_haven_goes() -> None:
    city = table(hand=["Home Improvement", "Backpacker"], coterie=["Hydra", "Brother"])
    city.plays("Home Improvement", "Brother")
    assert seen(city, "Home Improvement")["part_of"] == city.table.handle(city.card("The Dockyards"))
    city.plays("Backpacker", "Hydra")
    city.answers("A", "choose <Brother>", TAKEN)
    assert (city.zone("Home Improvement"), city.zone("The Dockyards")) == (BOARD, ATTACHED)
    city.falls("Brother", "B")
    assert (city.table.pieces[city.card("Home Improvement")].zone, city.pile("A")[-1:]) == (
        DISCARD_PILE,
        ["Home Improvement"],
    )
    assert city.idle


@rule("haven.leaves", "card.country-estate")
def test_what_is_attached_to_a_haven_is_carried_along_and_discarded_with_it() -> None:
    city = table(hand=["Backpacker"], haven="Country Estate", library=["Szlachta"])
    city.table.move(city.card("Szlachta"), ATTACHED, 0, city.card("Country Estate"))
    city.plays("Backpacker", "Hydra")
    city.answers("A", "choose <Brother>", TAKEN)
    assert (city.guests("Brother"), city.guests("Country Estate")) == (["Country Estate"], ["Szlachta"])
    assert seen(city, "Szlachta")["handle"] == city.table.handle(city.card("Szlachta"))
    city.falls("Brother", "B")
    zones = [city.table.pieces[city.card(name)].zone for name in ("Country Estate", "Szlachta")]
    assert (zones, city.pile("A")) == ([BURNED, DISCARD_PILE], ["Backpacker", "Szlachta"])
    assert city.idle


@rule("haven.leaves", "haven.swap", "token.placed")
@pytest.mark.parametrize("how", ["falls", "burned", "replaced"])
def test_tokens_on_a_haven_stay_on_it_and_go_to_the_supply_with_it(how: str) -> None:
    city = table(coterie=["Hydra", vampire("Maya", carries=["Campsite"])])
    haven = city.card("The Dockyards")
    city.do(Deed(PUT_TOKENS, 0, haven, 2, NOTHING, 0))
    city.do(Deed(PUT_TOKENS, 1, haven, 1, NOTHING, 0))
    if how != "replaced":
        city.answers("A", "use <Maya>")  # one pair to swap
        assert (lives_in(city), city.colours("The Dockyards")) == ("Campsite", [2, 1])
    city.table.supply = [5, 5]
    blood = city.blood("Maya")
    if how == "falls":
        city.falls("Maya", "B")  # the Blood she has in Torpor is Prestige
    elif how == "burned":
        city.answers("A", "burn <The Dockyards>")
        blood = 0
    else:
        city.table.move(city.card("Campsite"), ATTACHED, 0, city.card("Hydra"))
        city.do(MoveIn(city.card("Campsite")))
        blood = 0
    assert (city.table.pieces[haven].tokens, city.table.pieces[haven].zone) == (0, BURNED)
    assert city.table.supply == [5 + 2 + blood, 5 + 1]
    assert city.idle


@rule("haven.leaves", "card.backpacker")
def test_a_haven_that_is_carried_away_keeps_its_tokens() -> None:
    city = table(hand=["Backpacker"])
    city.do(Deed(PUT_TOKENS, 0, city.card("The Dockyards"), 2, NOTHING, 0))
    city.plays("Backpacker", "Hydra")
    city.answers("A", "choose <Brother>", TAKEN)
    assert (city.guests("Brother"), city.colours("The Dockyards")) == (["The Dockyards"], [2, 0])
    assert city.idle


@rule("haven.leaves", "card.constant-surveillance")
def test_what_covers_a_haven_goes_with_it() -> None:
    city = City(
        A=seat(coterie=["Hydra"], haven="House of Pain", hand=["Constant Surveillance"], agenda_card="Invisible Army"),
        B=seat(coterie=["Karma", vampire("Maya", carries=["The Sewers"])], haven="The Dockyards", hand=["Greed"]),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    while city.asking.startswith("Ask") and not city.is_asked("AskAction"):
        city.answers("A", city.options("A")[0])
    city.acts("B")
    assert city.table.secrecy(city.card("Karma")) == 0
    city.answers("B", "use <Maya>")
    assert (lives_in(city, "B"), city.table.secrecy(city.card("Karma"))) == ("The Sewers", 1)
    assert city.zone("Constant Surveillance") == BOARD
    city.falls("Maya", "A")
    assert city.table.pieces[city.card("Constant Surveillance")].zone == DISCARD_PILE
    assert city.idle


# ---- Change of Scenery


@rule("card.change-of-scenery")
def test_each_new_active_haven_gains_one_agenda() -> None:
    crew = ["Hydra", vampire("Maya", carries=["The Sewers"]), "Brother"]
    city = table(agenda_card="Change of Scenery", coterie=crew, hand=["Backpacker"])
    city.answers("A", "use <Maya>")
    assert (lives_in(city), city.agenda("A"), city.agenda("B")) == ("The Sewers", 1, 0)
    city.plays("Backpacker", "Brother")
    city.answers("A", "choose <Brother>", "take [Campsite]")
    assert (lives_in(city), city.agenda("A"), city.agenda("B"), city.idle) == ("Campsite", 2, 0, True)


@rule("card.change-of-scenery")
def test_a_haven_that_is_only_carried_gains_none() -> None:
    city = table(agenda_card="Change of Scenery", coterie=["Hydra", "Maya"])
    city.answers("A", "use <Maya>", TAKEN)
    assert (city.agenda("A"), city.idle) == (0, True)
