"""Preparing for the next Day: growth, new Victims, dice, markers."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("next.growth")
def test_a_quarter_whose_victim_stayed_gets_one_more_blood_and_influence() -> None:
    city = City(quarters={"north": quarter(victim="The Court Clerk", night_blood=3, night_influence=1)})
    city.next_day()
    assert city.table.day == 2
    assert city.victim("north") == "V108"
    assert city.night("north") == (4, 2)
    assert city.settled


@rule("next.refill", "next.no-growth-fresh")
def test_an_empty_quarter_gets_the_top_victim_with_three_blood_and_its_cost_and_no_growth() -> None:
    city = City(quarters={"east": quarter(victim="")}, position={"victims": ["The Debutante", "The Smuggler"]})
    city.next_day()
    assert city.victim("east") == "V111"
    assert city.night("east") == (3, 2)
    assert len(city.table.victim_deck) == 1
    assert city.settled


@rule("next.refill-order")
def test_empty_quarters_are_refilled_from_the_top_of_the_board_down() -> None:
    city = City(
        quarters={"south": quarter(victim=""), "east": quarter(victim="")},
        position={"victims": ["The Debutante", "The Poacher"]},
    )
    city.next_day()
    assert (city.victim("south"), city.victim("east")) == ("V111", "V113")
    assert (city.night("south"), city.night("east")) == ((3, 2), (3, 1))
    assert city.settled


@rule("next.dice")
def test_every_die_is_set_anew_and_earlier_shifts_are_forgotten() -> None:
    city = City(
        quarters={
            "north": quarter(location="The Slaughteryard", victim="The Butcher", die=1),
            "south": quarter(location="The Eel Market", victim="The Poacher", die=4),
            "east": quarter(location="The Mill", victim="", die=6),
        },
        position={"victims": ["The Gang Leader"]},
    )
    city.next_day()
    assert city.dice == {"north": 2, "south": 2, "east": 2}
    assert city.settled


@rule("next.marker")
def test_the_day_marker_moves_forward_one_space() -> None:
    city = City(day=4)
    city.cleanup()
    assert city.table.day == 5
    assert city.view(None)["act"] == 2
    assert city.settled


@rule("next.start-player")
def test_the_start_player_marker_passes_to_the_left() -> None:
    city = City(day=3, start="C")
    city.cleanup()
    assert city.table.day == 4
    assert city.table.start == 0
    city.order_phase()
    assert city.waiting == "A"


@rule("next.start-player")
def test_on_an_ordinary_day_the_marker_passes_on_too() -> None:
    city = City(day=1, start="A")
    city.cleanup()
    assert city.view(None)["start"] == 1
    assert city.settled


@rule("next.locations")
def test_locations_stay_for_the_whole_act_and_no_longer() -> None:
    city = City(quarters={"north": quarter(location="The Mill")})
    for day in (2, 3):
        city.cleanup()
        assert city.table.day == day
        assert city.location("north") == "L101"
    city.cleanup()
    assert city.table.day == 4
    assert city.location("north").startswith("L2")
    assert city.settled


@rule("next.tokens")
def test_tokens_from_the_altar_and_the_catacombs_are_back_for_the_next_day() -> None:
    city = City(
        A=seat(hand=["BLEEDER"], orders={"dawn": ["ELDER"]}),
        position={"altar": ["A dawn", "A dusk"], "catacombs": ["A night"]},
    )
    city.cleanup()
    city.answers("A", "feed ELDER", "done")
    assert city.on_board("A") == []
    city.planning()
    assert city.view("A")["you"]["tokens"] == ["dawn", "dusk", "night"]
    assert city.view("A")["you"]["plan"] == {}
    assert city.view("A")["you"]["hand"] == ["BLEEDER", "ELDER"]
    assert {"aim dawn north", "aim dusk north", "aim night north"} <= set(city.options("A"))
    for name in "ABC":
        city.answers(name, "done")
    assert city.settled


@rule("next.rituals")
def test_a_used_ritual_is_usable_again_on_the_next_day() -> None:
    city = City(day=3, start="C", A=seat(fear=3, rituals=["Veil of Mist"], used=["Veil of Mist"]))
    assert city.view(None)["players"][0]["used"] == ["R104"]
    city.cleanup()
    assert city.view(None)["players"][0]["used"] == []
    city.order_phase()
    city.answers("A", "use R104")
    assert city.fear == {"A": 2, "B": 0, "C": 0}
    assert city.refuses("A", "use R104").rule == "ritual.once-per-day"


@rule("next.leftover-tokens")
def test_tokens_left_on_a_night_space_stay_when_a_new_victim_is_laid() -> None:
    city = City(
        quarters={"east": quarter(victim="", night_blood=1, night_influence=4)},
        position={"victims": ["The Debutante"]},
    )
    city.next_day()
    assert city.night("east") == (4, 6)
    assert city.settled


@rule("next.no-victim-left")
def test_without_a_victim_to_draw_a_quarter_stays_empty_and_is_tried_again_the_next_day() -> None:
    city = City(
        A=seat(hand=[], torpor=["The Butcher"]),
        quarters={
            "south": quarter(location="The Slaughteryard", victim="", die=4, night_blood=2, night_influence=1),
            "east": quarter(location="The Mill", victim="", die=4),
        },
        position={"victims": []},
    )
    city.next_day()
    assert (city.victim("south"), city.victim("east")) == ("", "")
    assert (city.night("south"), city.night("east")) == ((2, 1), (0, 0))
    assert (city.dice["south"], city.dice["east"]) == (1, 1)
    city.cleanup()
    city.answers("A", "done")  # The Butcher is left unfed on the second Day
    assert city.table.day == 3
    assert city.victim("south") == "V103"
    assert city.night("south") == (5, 2)
    assert city.victim("east") == ""
    assert city.settled
