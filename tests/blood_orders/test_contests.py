"""Contested Night actions: who wins, who loses, and what each of them keeps."""

from __future__ import annotations

from typing import Any

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule
from tests.scenario import Seat


def contest(at: str = "north", die: int = 2, seats: dict[str, Any] | None = None, **space: object) -> City:
    """Everybody's Night tokens in one Quarter, the first-named on top; all of them act."""
    players = seats or {}
    stack = [f"{name} night" for name in players]
    city = City(quarters={at: quarter(**({"victim": "The Poacher", "die": die, "entrance": stack} | space))}, **players)
    city.reveal()
    for name in players:
        city.answers(name, "act")
    return city


def night(*cards: str, **facts: object) -> Seat:
    return seat(**({"hand": [], "orders": {"night": list(cards)}} | facts))


@rule("contest.when")
def test_with_two_night_tokens_in_a_quarter_the_action_is_contested_and_one_takes_it() -> None:
    city = contest(seats={"A": night(*["ELDER"] * 3), "B": night(*["ELDER"] * 2)})
    assert [(event["seat"], event["amount"]) for event in city.log("contest")] == [(0, 3), (1, 2)]
    assert city.hand("A") == ["V113"]
    assert "V113" not in city.hand("B")
    assert city.actions == ["A night north"]
    assert city.settled


@rule("contest.symbols")
def test_the_most_night_symbols_win_even_on_fewer_cards() -> None:
    city = contest("east", seats={"A": night("The Gang Leader", "ELDER"), "B": night(*["ELDER"] * 3)})
    assert city.hand("A") == ["V113"]
    assert city.hand("B") == ["ELDER"] * 3
    assert [event["rule"] for event in city.log("contest-won")] == ["contest.symbols"]
    assert city.settled


@rule("contest.cards")
def test_tied_on_symbols_more_assigned_cards_win() -> None:
    city = contest("east", seats={"A": night("The Gang Leader", influence=9), "B": night(*["ELDER"] * 3)})
    assert city.hand("B") == ["V113"]
    assert city.hand("A") == ["V101"]
    assert [event["rule"] for event in city.log("contest-won")] == ["contest.cards"]
    assert city.settled


@rule("contest.cards")
def test_a_card_without_a_night_symbol_still_counts_as_a_card() -> None:
    city = contest(seats={"A": night("ELDER", "ELDER", "BLEEDER"), "B": night("ELDER", "ELDER", influence=9)})
    assert city.hand("A") == ["V113"]
    assert city.hand("B") == ["ELDER", "ELDER"]
    assert city.settled


@rule("contest.influence", "icon.contest-token")
def test_tied_on_symbols_and_cards_more_influence_in_the_supply_wins_and_blood_does_not() -> None:
    city = contest(
        seats={"A": night("ELDER", "ELDER", influence=4, blood=20), "B": night("ELDER", "ELDER", influence=6)}
    )
    assert city.hand("B") == ["V113"]
    assert city.hand("A") == ["ELDER", "ELDER"]
    assert [event["rule"] for event in city.log("contest-won")] == ["contest.influence"]
    assert city.settled


@rule("contest.stalemate")
def test_tied_in_everything_nobody_wins_and_all_stays_where_it_is() -> None:
    city = contest(seats={"A": night("ELDER", "ELDER"), "B": night("ELDER", "ELDER")}, night_blood=4, night_influence=2)
    assert city.victim("north") == "V113"
    assert city.night("north") == (4, 2)
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.hand("A") == city.hand("B") == ["ELDER", "ELDER"]
    assert city.torpor("A") == city.torpor("B") == []
    assert city.on_board("A") == city.on_board("B") == []
    assert city.actions == []
    assert city.settled


@rule("contest.stalemate")
def test_a_stalemate_is_no_night_action_and_triggers_nothing() -> None:
    city = contest(
        seats={"A": night("ELDER", "ELDER", rituals=["Blood Ledger"]), "B": night("ELDER", "ELDER")},
    )
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert len(city.log("stalemate")) == 1
    assert city.settled


@rule("contest.losers")
def test_a_loser_takes_the_cards_of_the_order_back_to_hand_at_once() -> None:
    city = contest(seats={"A": night(*["ELDER"] * 4), "B": night(*["ELDER"] * 3, hand=["BLEEDER"])})
    assert city.hand("B") == ["BLEEDER", "ELDER", "ELDER", "ELDER"]
    assert city.torpor("B") == []
    assert city.on_board("B") == []
    assert city.settled


@rule("contest.loser-gains-nothing")
def test_a_loser_takes_no_tokens_and_no_fear() -> None:
    city = contest(
        "south",
        die=3,
        seats={"A": night(*["ELDER"] * 4), "B": night(*["ELDER"] * 3, fear=2, blood=3)},
        night_blood=4,
        night_influence=1,
    )
    assert city.fear == {"A": 3, "B": 2, "C": 0}
    assert city.blood == {"A": 11, "B": 3, "C": 7}
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.settled


@rule("contest.winner")
def test_the_winner_carries_out_the_night_action_as_usual() -> None:
    city = contest(
        "south",
        seats={"A": night("The Gang Leader", "ELDER", fear=1, torpor=["BLEEDER"]), "B": night(*["ELDER"] * 2)},
        night_blood=3,
        night_influence=2,
    )
    assert city.torpor("A") == ["V101", "BLEEDER", "ELDER"]
    assert city.hand("A") == ["V113"]
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.influence == {"A": 7, "B": 5, "C": 5}
    assert city.fear == {"A": 3, "B": 0, "C": 0}
    assert city.victim("south") == ""
    assert city.settled


@rule("contest.fear-first")
def test_who_cannot_overcome_the_die_is_no_contestant_and_loses_the_cards_to_torpor() -> None:
    city = City(
        A=night("ELDER", "ELDER", "ELDER"),
        B=night("ELDER", "ELDER"),
        quarters={"north": quarter(victim="The Poacher", die=3, entrance=["B night", "A night"])},
    )
    city.reveal()
    assert city.torpor("B") == ["ELDER", "ELDER"]
    assert city.hand("B") == []
    city.answers("A", "act")
    assert city.log("contest", "contest-won") == []
    assert city.hand("A") == ["V113"]
    assert city.settled


@rule("contest.fear-first")
def test_symbols_that_count_only_in_a_contest_do_not_help_against_fear() -> None:
    city = City(
        day=4,
        A=night("ELDER", rituals=["Iron Claws"]),
        B=night("ELDER", "ELDER"),
        quarters={"north": quarter(victim="The Fence", die=2, entrance=["A night", "B night"])},
    )
    city.reveal()
    assert city.torpor("A") == ["ELDER"]
    city.answers("B", "act")
    assert city.hand("B") == ["V213"]
    assert city.settled


@rule("contest.winner-fear")
def test_the_winner_has_overcome_the_die_and_is_not_checked_again() -> None:
    city = contest(die=3, seats={"A": night(*["ELDER"] * 3), "B": night("The Gang Leader")})
    assert city.waiting == ""
    assert city.hand("A") == ["V113"]
    assert city.log("order-failed") == []
    assert city.fear == {"A": 3, "B": 0, "C": 0}
    assert city.settled


@rule("contest.winner-fear")
def test_the_strongest_of_those_who_all_fail_fear_does_not_win() -> None:
    city = City(
        A=night("ELDER", "ELDER"),
        B=night("ELDER"),
        quarters={"north": quarter(victim="The Poacher", die=3, entrance=["A night", "B night"])},
    )
    city.reveal()
    assert city.victim("north") == "V113"
    assert (city.torpor("A"), city.torpor("B")) == (["ELDER", "ELDER"], ["ELDER"])
    assert city.settled


@rule("contest.third-player")
def test_a_stalemate_of_two_does_not_let_a_weaker_third_player_win() -> None:
    city = contest(
        seats={"A": night(*["ELDER"] * 3), "B": night(*["ELDER"] * 2, influence=9), "C": night(*["ELDER"] * 3)}
    )
    assert city.victim("north") == "V113"
    assert (city.hand("A"), city.hand("B"), city.hand("C")) == (["ELDER"] * 3, ["ELDER"] * 2, ["ELDER"] * 3)
    assert city.torpor("A") == city.torpor("B") == city.torpor("C") == []
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled


@rule("contest.third-player")
def test_a_third_player_does_not_come_into_a_tie_of_the_two_strongest() -> None:
    city = contest(
        seats={
            "A": night(*["ELDER"] * 3, influence=4),
            "B": night("ELDER", "ELDER", "BLEEDER", "BLEEDER", influence=9),
            "C": night(*["ELDER"] * 3, influence=3),
        }
    )
    assert city.hand("A") == ["V113"]
    assert [event["rule"] for event in city.log("contest-won")] == ["contest.influence"]
    assert city.settled


@rule("bonus.needs-card")
def test_a_bonus_symbol_counts_for_an_order_with_a_card() -> None:
    city = City(
        A=night("ELDER", rituals=["Long Fangs"]),
        quarters={"north": quarter(victim="The Poacher", die=2, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    assert city.hand("A") == ["V113"]
    assert city.settled


@rule("bonus.needs-card")
def test_a_bonus_symbol_does_nothing_for_an_order_without_cards() -> None:
    city = City(
        A=night(rituals=["Long Fangs", "Night Without End"]),
        quarters={"north": quarter(victim="The Poacher", die=1, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    assert city.victim("north") == "V113"
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.settled
