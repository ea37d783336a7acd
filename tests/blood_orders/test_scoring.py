"""The end of the game: what counts, who wins, and what breaks a tie."""

from __future__ import annotations

import pytest

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule
from tests.scenario import Seat

BARE: Seat = {"hand": [], "blood": 0, "influence": 0, "fear": 6}  # worth nothing at all


def bare(**facts: object) -> Seat:
    return seat(**(BARE | facts))


@rule("end.when")
def test_after_the_feeding_of_day_nine_the_game_is_scored_and_nothing_is_prepared() -> None:
    city = City(
        day=9,
        start="B",
        A=seat(hand=[], torpor=["ELDER"]),
        quarters={
            "north": quarter(victim="", night_blood=0, night_influence=0, die=5),
            "south": quarter(victim="The Kingpin", die=1, night_blood=4, night_influence=5),
        },
        position={"phase": "cleanup", "docket": [["Cleanup"], ["Day"]]},
    )
    city.table.settle()
    assert city.waiting == "A"
    city.answers("A", "feed ELDER", "done")
    assert city.table.over
    assert city.view(None)["result"] is not None
    assert city.table.day == 9
    assert city.table.start == 1
    assert city.victim("north") == ""
    assert city.night("north") == (0, 0)
    assert (city.dice["north"], city.dice["south"]) == (5, 1)
    assert city.log("day", "victim-dealt", "act") == []
    assert city.refuses("A", "done").rule == "table.over"
    assert city.settled


@rule("end.feed")
def test_a_card_left_in_torpor_on_day_nine_scores_nothing() -> None:
    city = City(day=9, A=bare(torpor=["The Magistrate"]), B=bare(torpor=["The Butcher"], blood=1), C=bare())
    city.cleanup()
    assert city.refuses("A", "feed V109").rule == "feed.blood-limit"
    city.answers("A", "done")
    city.answers("B", "feed V103", "done")
    assert city.scored("A")["hand"] == 0
    assert city.scored("B")["hand"] == 2
    assert city.winners == "B"
    assert city.settled


@rule("end.hand-limit")
def test_the_hand_limit_holds_on_day_nine_before_scoring() -> None:
    city = City(day=9, A=bare(hand=["BLEEDER"] * 9, torpor=["The Governor", "The Kingpin"], blood=2))
    city.cleanup()
    city.answers("A", "feed V305", "feed V313")
    assert city.refuses("A", "done").rule == "feed.limit"
    city.answers("A", "drop BLEEDER", "done")
    assert city.hand("A") == ["V305", "V313"] + ["BLEEDER"] * 8
    assert city.scored("A")["hand"] == 12
    assert city.blood["A"] == 0
    assert city.table.over
    assert city.settled


@rule("end.no-reset")
def test_what_lies_on_the_night_spaces_at_the_end_stays_there_and_scores_for_nobody() -> None:
    city = City(
        day=9,
        A=bare(),
        B=bare(),
        C=bare(),
        quarters={"north": quarter(victim="The Kingpin", night_blood=4, night_influence=5)},
    )
    before = city.table.location
    city.cleanup()
    assert city.table.over
    assert city.night("north") == (4, 5)
    assert city.table.location == before
    assert [city.scored(name)["total"] for name in "ABC"] == [0, 0, 0]
    assert city.settled


@rule("score.hand")
def test_victims_in_hand_count_their_points_and_bleeders_and_elders_nothing() -> None:
    city = City(A=bare(hand=["The Gang Leader", "The Occultist", "BLEEDER", "BLEEDER", "ELDER"]))
    assert city.scored("A")["hand"] == 8
    assert city.scored("A")["total"] == 8


@rule("score.rituals")
def test_acquired_rituals_count_their_points() -> None:
    city = City(A=bare(rituals=["Ravenous Appetite", "Hollow Coffins"]))
    assert city.scored("A")["rituals"] == 6
    assert city.scored("A")["total"] == 6


@rule("score.tokens")
def test_every_victory_point_token_counts_one() -> None:
    city = City(A=bare(points=9))
    assert city.scored("A")["tokens"] == 9
    assert city.scored("A")["total"] == 9


@rule("score.influence", "icon.leftover-token")
def test_every_two_influence_count_one_point_and_blood_none() -> None:
    city = City(A=bare(influence=7, blood=6), B=bare(influence=8), C=bare(influence=1, blood=90))
    assert [city.scored(name)["influence"] for name in "ABC"] == [3, 4, 0]
    assert [city.scored(name)["total"] for name in "ABC"] == [3, 4, 0]


@rule("score.fear")
@pytest.mark.parametrize(
    ("space", "points"),
    [
        *[(2, 4), (3, 2), (8, 0), (14, -5), (25, -18), (0, 4), (5, 2), (6, 0), (9, -2)],
        *[(11, -2), (12, -5), (15, -8), (17, -8), (18, -11), (20, -11), (21, -14), (24, -14)],
    ],
)
def test_the_fear_track_counts_the_last_marked_space_reached_or_passed(space: int, points: int) -> None:
    city = City(A=bare(fear=space))
    assert city.scored("A")["fear"] == points
    assert city.scored("A")["total"] == points


@rule("score.sum")
def test_the_score_is_the_sum_of_its_parts() -> None:
    city = City(
        A=seat(
            hand=["The Gang Leader", "The Occultist", "ELDER"],
            rituals=["Thin the Veins", "Iron Claws"],
            points=4,
            influence=5,
            fear=13,
        )
    )
    assert city.scored("A") == {
        "hand": 8,
        "rituals": 5,
        "tokens": 4,
        "influence": 2,
        "fear": -5,
        "powers": 0,
        "total": 14,
    }


@rule("score.sum")
def test_a_score_may_be_negative() -> None:
    city = City(A=bare(fear=25, points=3))
    city.score()
    assert city.scored("A")["total"] == -15
    assert city.places == {"A": 3, "B": 1, "C": 1}
    assert city.settled


@rule("score.winner")
def test_the_highest_score_wins() -> None:
    city = City(A=bare(points=31), B=bare(points=34), C=bare(points=29))
    city.score()
    assert [city.scored(name)["total"] for name in "ABC"] == [31, 34, 29]
    assert city.winners == "B"
    assert city.places == {"A": 2, "B": 1, "C": 3}
    assert city.tie_break == ""
    assert city.settled


SIX = ["BLEEDER"] * 6


@rule("tie.vampires")
def test_tied_on_points_more_cards_in_hand_win_bleeders_and_elders_among_them() -> None:
    seven = ["BLEEDER"] * 3 + ["The Butcher", "The Midwife", "The Concierge", "The Pharmacist"]
    six = ["The Headmistress", "The Court Clerk", "The Magistrate", "The Debutante", "The Pickpocket", "The Poacher"]
    city = City(
        A=bare(hand=seven, points=22),
        B=bare(hand=six, points=18, rituals=[], blood=9),
        C=bare(hand=SIX * 2, points=29),
    )
    city.score()
    assert [city.scored(name)["total"] for name in "ABC"] == [30, 30, 29]
    assert city.winners == "A"
    assert city.places == {"A": 1, "B": 2, "C": 3}
    assert city.tie_break == "tie.vampires"
    assert city.settled


@rule("tie.rituals")
def test_tied_on_cards_as_well_more_rituals_win() -> None:
    city = City(
        A=bare(hand=SIX, points=28, blood=9, rituals=["Thin the Veins", "Whispered Names"]),
        B=bare(hand=SIX, points=26, rituals=["Veil of Mist", "Bitter Harvest", "Rite of Exchange"]),
        C=bare(),
    )
    city.score()
    assert [city.scored(name)["total"] for name in "ABC"] == [30, 30, 0]
    assert city.winners == "B"
    assert city.tie_break == "tie.rituals"
    assert city.settled


@rule("tie.blood")
def test_tied_on_rituals_as_well_more_blood_wins() -> None:
    city = City(
        A=bare(hand=SIX, points=28, blood=4, rituals=["Thin the Veins", "Whispered Names"]),
        B=bare(hand=SIX, points=28, blood=1, rituals=["Veil of Mist", "Bitter Harvest"], influence=1),
        C=bare(blood=50),
    )
    city.score()
    assert [city.scored(name)["total"] for name in "ABC"] == [30, 30, 0]
    assert city.winners == "A"
    assert city.tie_break == "tie.blood"
    assert city.settled


@rule("icon.final-tie-token")
def test_the_last_tie_is_broken_by_the_blood_left_after_the_last_feeding() -> None:
    city = City(
        day=9,
        A=bare(hand=SIX[:5], torpor=["BLEEDER"], points=30, blood=5, influence=1),
        B=bare(hand=SIX, points=30, blood=5),
        C=bare(),
    )
    city.cleanup()
    city.answers("A", "feed BLEEDER", "done")
    assert city.blood == {"A": 4, "B": 5, "C": 0}
    assert city.winners == "B"
    assert city.tie_break == "tie.blood"
    assert city.settled


@rule("tie.shared")
def test_players_whom_nothing_separates_win_together() -> None:
    city = City(
        A=bare(hand=SIX, points=28, blood=3, rituals=["Thin the Veins", "Whispered Names"]),
        B=bare(hand=SIX, points=28, blood=3, rituals=["Veil of Mist", "Bitter Harvest"]),
        C=bare(hand=SIX, points=28),
    )
    city.score()
    assert [city.scored(name)["total"] for name in "ABC"] == [30, 30, 28]
    assert city.winners == "AB"
    assert city.places == {"A": 1, "B": 1, "C": 3}
    assert city.tie_break == "tie.shared"
    assert city.settled


@rule("table.shown-at-end")
def test_a_victim_drawn_in_secret_counts_and_is_shown_when_the_game_ends() -> None:
    city = City(day=9, A=seat(hand=["The Gang Leader", "ELDER"]), B=seat(hand=[]), position={"known": {"V107": "A"}})
    gang_leader = city.hand("A")[0]
    assert all(gang_leader not in str(city.view(viewer)) for viewer in ("B", "C", None))
    city.score()
    for viewer in ("A", "B", "C", None):
        player = city.view(viewer)["players"][0]
        assert (player["holds"], player["unknown"]) == ([gang_leader, "ELDER"], 0)
        shown = [event for event in city.log(viewer=viewer) if event["what"] == "cards-shown"]
        assert shown[0]["hand"] == (gang_leader, "ELDER")
        assert [event["seat"] for event in shown] == [0, 2]
    assert city.table.result is not None
    assert city.table.result.scores[0]["hand"] == 3
    assert city.settled
