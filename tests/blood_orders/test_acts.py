"""Starting a new act: what leaves, what is dealt, what stays."""

from __future__ import annotations

import pytest

from gloam.blood_orders.catalogue import IDS, LOCATION, LOCATIONS, VICTIMS
from gloam.blood_orders.table import NONE
from tests.blood_orders.scenario import City, new_game, quarter, seat
from tests.claims import rule


def acts_of_locations(city: City) -> set[int]:
    return {LOCATIONS[card - LOCATION].act for card in city.table.location}


@rule("act.when")
def test_acts_change_after_the_third_and_the_sixth_day_and_not_before() -> None:
    city = City(day=2)
    before = city.table.location
    city.cleanup()
    assert city.table.day == 3
    assert city.table.location == before
    for day, act in ((4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)):
        city.cleanup()
        assert city.table.day == day
        assert city.view(None)["act"] == act
        assert acts_of_locations(city) == {act}
    assert city.settled


@rule("act.clear")
def test_victims_of_the_old_act_on_the_board_in_the_deck_and_in_the_discard_pile_leave_the_game() -> None:
    deck = ["The Court Clerk", "The Magistrate", "The Debutante", "The Pickpocket"]
    city = City(
        day=3,
        quarters={
            "north": quarter(victim="The Gang Leader"),
            "south": quarter(victim="The Undertaker"),
            "east": quarter(victim="The Butcher"),
        },
        position={"victims": deck, "discard": ["The Midwife", "The Poacher"]},
    )
    city.cleanup()
    assert city.table.day == 4
    assert {VICTIMS[card].act for card in city.table.victim} == {2}
    assert city.discard == []
    drawn = [city.table.draw_victim() for _ in range(12)]
    assert {VICTIMS[card].act for card in drawn[:11]} == {2}
    assert drawn[11] == NONE
    assert city.settled


@rule("act.deal")
def test_locations_and_victims_of_the_new_act_are_dealt_as_in_the_setup() -> None:
    city = City(players=4, day=3)
    city.new_act()
    assert acts_of_locations(city) == {2}
    assert len(set(city.table.location)) == 4
    assert {VICTIMS[card].act for card in city.table.victim} == {2}
    assert len(set(city.table.victim + city.table.victim_deck)) == 14
    assert len(city.table.victim_deck) == 10
    dealt = list(city.table.location)
    assert city.settled
    for day in (4, 5):  # the other eight never come
        city.table.day = day
        city.cleanup()
        assert city.table.location == dealt


def new_act_with(at: str, *cards: str, quarters: dict[str, dict[str, object]] | None = None) -> City:
    """A new act, with luck that deals these cards to this Quarter."""
    for chance in range(3000):
        city = City(day=3, quarters=quarters or {}, position={"chance": chance << 40})
        city.new_act()
        if set(cards) <= {city.victim(at), city.location(at)}:
            return city
    raise AssertionError("such luck has not been found")


@rule("act.night-tokens")
def test_night_spaces_are_set_to_match_the_new_victims() -> None:
    city = new_act_with("south", "V201", quarters={"south": quarter(night_blood=5, night_influence=6)})
    assert city.night("south") == (3, 3)
    assert city.table.night_blood == [3, 3, 3]
    assert city.table.night_influence == [VICTIMS[card].cost for card in city.table.victim]
    assert city.settled


@rule("act.dice")
def test_the_dice_are_set_to_the_new_sums() -> None:
    for chance in range(5):
        city = City(
            day=3,
            quarters={"north": quarter(die=1), "south": quarter(die=6)},
            position={"chance": chance << 40},
        )
        city.new_act()
        for place, name in enumerate(city.dice):
            fear = LOCATIONS[city.table.location[place] - LOCATION].fear + VICTIMS[city.table.victim[place]].fear
            assert city.dice[name] == fear
        assert city.settled


@rule("act.dice")
def test_the_leech_garden_and_the_assassin_make_a_die_of_five() -> None:
    city = new_act_with("north", "L203", "V212", quarters={"north": quarter(die=1)})
    assert city.dice["north"] == 5
    assert city.settled


@rule("act.ritual-oldest", "act.ritual-new")
def test_the_rightmost_ritual_goes_and_one_of_the_new_deck_fills_the_left() -> None:
    city = City(day=3, position={"market": ["R101", "R102", "R103", "R104"]})
    city.new_act()
    assert city.market[1:] == ["R101", "R102", "R103"]
    assert city.market[0].startswith("R2")
    assert len(city.table.ritual_deck) == 11
    assert {IDS[card][:2] for card in city.table.ritual_deck} == {"R2"}
    assert city.table.market[0] not in city.table.ritual_deck
    assert city.settled


@rule("act.market-short")
def test_a_short_market_loses_its_rightmost_ritual_and_is_filled_up_to_four() -> None:
    city = City(day=3, position={"market": ["R101", "R102"], "rituals": []})
    city.new_act()
    assert len(city.market) == 4
    assert city.market[3] == "R101"
    assert {name[:2] for name in city.market[:3]} == {"R2"}
    assert len(city.table.ritual_deck) == 9
    assert city.settled


@rule("act.market-short")
def test_an_empty_market_is_filled_up_to_four() -> None:
    city = City(day=6, position={"market": [], "rituals": []})
    city.new_act()
    assert {name[:2] for name in city.market} == {"R3"}
    assert (len(city.market), len(city.table.ritual_deck)) == (4, 8)
    assert city.settled


@rule("act.keep")
def test_players_keep_what_they_have_when_an_act_changes() -> None:
    hand = ["The Butcher", "BLEEDER", "BLEEDER", "BLEEDER", "ELDER", "ELDER"]
    city = City(
        day=3, A=seat(hand=hand, torpor=["ELDER"], blood=4, influence=3, points=2, fear=7, rituals=["Long Fangs"])
    )
    before = city.table.position()["seats"]
    city.new_act()
    assert city.table.position()["seats"] == before
    assert city.hand("A") == ["V103", "BLEEDER", "BLEEDER", "BLEEDER", "ELDER", "ELDER"]
    assert city.torpor("A") == ["ELDER"]
    assert (city.blood["A"], city.influence["A"], city.points["A"], city.fear["A"]) == (4, 3, 2, 7)
    assert city.rituals("A") == ["R105"]
    assert city.settled


@rule("act.order-of-cleanup")
def test_the_new_act_is_dealt_before_feeding_and_the_daily_growth_is_skipped() -> None:
    city = City(day=3, start="A", A=seat(hand=[], torpor=["The Butcher", "ELDER"]))
    city.cleanup()
    assert city.asked().what == "AskFeed"
    assert acts_of_locations(city) == {2}
    assert city.table.night_blood == [3, 3, 3]
    assert (city.table.day, city.table.start) == (3, 0)
    city.answers("A", "feed ELDER", "done")
    assert city.table.night_blood == [3, 3, 3]
    assert city.table.night_influence == [VICTIMS[card].cost for card in city.table.victim]
    assert (city.table.day, city.table.start) == (4, 1)
    assert city.discard == ["V103"]
    assert city.settled


@rule("act.order-of-cleanup")
def test_cards_from_the_altar_are_in_torpor_before_the_new_act_and_are_fed_after_it() -> None:
    city = City(day=6, A=seat(hand=[], orders={"dawn": ["ELDER"]}), position={"altar": ["A dawn"]})
    city.cleanup()
    assert acts_of_locations(city) == {3}
    assert city.torpor("A") == ["ELDER"]
    city.answers("A", "feed ELDER", "done")
    assert city.hand("A") == ["ELDER"]
    assert city.settled


@rule("act.old-cards")
def test_an_earlier_acts_victim_left_unfed_lies_in_the_discard_pile_and_is_never_shuffled_in() -> None:
    city = City(
        day=4,
        A=seat(hand=[], torpor=["The Butcher", "The Fence"]),
        quarters={"north": quarter(victim=""), "south": quarter(victim="")},
        position={"victims": []},
    )
    city.cleanup()
    city.answers("A", "done")
    assert city.discard == ["V103"]
    assert (city.victim("north"), city.victim("south")) == ("V213", "")
    assert city.settled


@rule("act.night-leftovers")
def test_tokens_left_on_night_spaces_go_back_to_the_supply_when_an_act_ends() -> None:
    city = City(
        day=6,
        quarters={
            "north": quarter(victim="", night_blood=9, night_influence=8),
            "south": quarter(night_blood=5, night_influence=6),
        },
    )
    city.cleanup()
    assert city.table.night_blood == [3, 3, 3]
    assert city.table.night_influence == [VICTIMS[card].cost for card in city.table.victim]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.settled


@rule("act.deal")
def test_a_whole_game_shows_only_cards_of_the_act_in_play_on_the_board() -> None:
    city = new_game(seats=2, seed=3)
    seen = set()
    while not city.table.over:
        question = city.asked()
        if question.what == "AskPlan":
            seen.add((city.table.day, city.table.act))
            assert acts_of_locations(city) == {city.table.act}
            assert {VICTIMS[card].act for card in city.table.victim} == {city.table.act}
        city.table.answer(question.seat, question.options[0])
    assert seen == {(day, (day + 2) // 3) for day in range(1, 10)}


@rule("act.order-of-cleanup")
@pytest.mark.parametrize(("day", "act"), [(2, 1), (3, 2), (5, 2), (6, 3), (9, 3)])
def test_a_view_names_the_act_whose_cards_lie_in_the_city(day: int, act: int) -> None:
    city = City(day=day, A=seat(torpor=["ELDER"]))
    assert city.view(None)["act"] == (day + 2) // 3
    city.cleanup()
    assert city.asked().what == "AskFeed"
    assert [city.view(viewer)["act"] for viewer in ("A", "B", None)] == [act] * 3
    city.answers("A", "done")
    assert city.view(None)["act"] == act
    assert city.settled
