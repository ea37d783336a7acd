"""The rewards of a conflict, and those of the Prince's Haven."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

TOM_KIMBER = [{"ally": "AL23"}]


@rule("reward.table", "reward.numbers")
@pytest.mark.parametrize(("round", "influence"), [(1, [4, 4, 4, 3]), (2, [5, 5, 4, 3]), (3, [6, 5, 4, 3])])
def test_influence_goes_by_round_and_rank(round: int, influence: list[int]) -> None:
    game = Vendetta(
        round=round,
        locations=TOM_KIMBER,
        A=seat(at={1: 4}),
        B=seat(at={1: 3}),
        C=seat(at={1: 2}),
        D=seat(at={1: 1}),
    )
    game.resolve(1)
    assert game.ranks == "ABCD"
    assert game.influence == dict(zip("ABCD", influence, strict=True))
    assert [game.alliance(name) for name in "ABCD"] == [["VI", "AL23"], ["VI", "VI"], ["VI"], ["VI"]]
    assert game.settled


@rule("reward.ally")
def test_the_winner_adds_the_ally_before_the_aftermath() -> None:
    game = Vendetta(locations=TOM_KIMBER, A=seat(at={1: 1}))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL23"]
    assert game.view(None)["locations"][0]["ally"] is None
    assert game.settled


@rule("reward.victim")
def test_the_second_takes_a_victim_from_the_deck() -> None:
    game = Vendetta(locations=TOM_KIMBER, A=seat(at={1: 2}), B=seat(at={1: 1}))
    assert game.view(None)["victims_left"] == 31
    game.conflict(1)
    assert game.alliance("B") == ["VI", "VI"]
    assert game.view(None)["victims_left"] == 30
    assert game.settled


@rule("reward.third-no-card")
def test_the_third_gets_influence_but_no_card() -> None:
    game = Vendetta(round=3, A=seat(at={1: 3}), B=seat(at={1: 2}), C=seat(at={1: 1}))
    game.conflict(1)
    assert game.influence == {"A": 6, "B": 5, "C": 4, "D": 3}
    assert game.alliance("C") == ["VI"]
    assert game.settled


@rule("reward.fourth-nothing")
def test_ranks_below_the_third_get_nothing() -> None:
    seats: dict[str, Any] = {name: seat(at={1: 5 - place}) for place, name in enumerate("ABCDE")}
    game = Vendetta(round=3, locations=TOM_KIMBER, **seats)
    game.resolve(1)
    assert game.ranks == "ABCDE"
    assert game.influence == {"A": 6, "B": 5, "C": 4, "D": 3, "E": 3}
    assert game.alliance("D") == game.alliance("E") == ["VI"]
    assert game.settled


@rule("reward.two-players")
def test_two_players_get_the_first_and_the_second_reward() -> None:
    game = Vendetta(round=3, locations=TOM_KIMBER, A=seat(at={1: 6}), B=seat(at={1: 4}))
    game.conflict(1)
    assert game.influence == {"A": 6, "B": 5, "C": 3, "D": 3}
    assert game.alliance("A") == ["VI", "AL23"]
    assert game.alliance("B") == ["VI", "VI"]
    assert game.settled


@rule("reward.order")
def test_each_reward_is_complete_with_its_ability_before_the_next() -> None:
    game = Vendetta(
        locations=[{"ally": "AL04"}], position={"victims": 2}, A=seat(at={1: 2}), B=seat(at={1: 1}), C=seat(at={2: 1})
    )
    game.conflict(1)
    joined = [(event["seat"], event["card"]) for event in game.log("joined")]
    assert joined == [(0, "AL04"), (0, "VI"), (1, "VI")]
    assert game.alliance("A") == ["VI", "AL04", "VI"]
    assert game.alliance("B") == ["VI", "VI"]
    assert game.view(None)["victims_left"] == 0
    assert game.settled


@rule("reward.order", "decks.victims-empty")
def test_with_one_victim_left_the_winners_ability_has_it_and_the_second_goes_without() -> None:
    game = Vendetta(locations=[{"ally": "AL04"}], position={"victims": 1}, A=seat(at={1: 2}), B=seat(at={1: 1}))
    game.conflict(1)
    assert game.alliance("A") == ["VI", "AL04", "VI"]
    assert game.alliance("B") == ["VI"]
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("reward.before-aftermath")
def test_the_aftermath_sees_the_new_alliances() -> None:
    game = Vendetta(
        locations=TOM_KIMBER,
        A=seat(alliance=["VI", "VI", "VI"], at={1: cards_with_blood("TO01", blood=1)}),
        B=seat(at={1: "VE08"}),
        C=seat(at={1: 1}),
    )
    game.resolve(1)
    assert len(game.alliance("A")) == 4
    assert game.blood == {"A": 10, "B": 4, "C": 4, "D": 6}
    assert game.settled


@rule("reward.acquire")
def test_an_allys_acquiring_ability_happens_as_it_joins() -> None:
    game = Vendetta(locations=[{"ally": "AL06"}], A=seat(blood=2, at={1: 1}))
    game.conflict(1)
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.alliance("A") == ["VI", "AL06"]
    assert game.settled


@rule("reward.ability-now")
def test_an_allys_lasting_ability_works_from_the_moment_it_joins() -> None:
    game = Vendetta(
        locations=[{"ally": "AL12"}], A=seat(at={1: cards_with_blood("BR09", blood=2)}), B=seat(blood=1, at={1: 1})
    )
    game.resolve(1)
    gained = [event["amount"] for event in game.log("influence-gained") if event["seat"] == 0]
    assert gained == [1, 2]  # for the conflict, then for the Frenzy
    assert game.influence == {"A": 6, "B": 4, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


# ---- rulings


@rule("reward.inside-order")
def test_a_reward_is_card_then_ability_then_influence_then_token() -> None:
    game = Vendetta(locations=[{}, {}, {"ally": "AL02"}], C=seat(at={"haven": 1}))
    game.conflict("haven")
    happened = game.took_place("joined", "blood-stolen", "influence-gained", "ambition")
    assert happened == [
        ("joined", "C"),
        ("blood-stolen", "A"),  # still in the old turn order; in the new one D would come first
        ("blood-stolen", "B"),
        ("blood-stolen", "D"),
        ("influence-gained", "C"),
        ("influence-gained", "C"),
        ("ambition", "C"),
    ]
    assert game.blood == {"A": 4, "B": 4, "C": 12, "D": 4}
    assert game.influence == {"A": 3, "B": 3, "C": 5, "D": 3}
    assert game.order == "CDAB"
    assert game.settled


@rule("icons.sarah")
def test_sarah_mcaleer_brings_blood_for_each_card_herself_included_and_drained_ones_not() -> None:
    game = Vendetta(locations=[{"ally": "AL29"}], A=seat(alliance=["VI", "AL09"], drained=["AL23", "VI"], at={1: 1}))
    game.conflict(1)
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("acquire.meaning")
def test_a_drained_ally_that_returns_is_not_acquired_anew() -> None:
    game = Vendetta(variants=["relics"], A=seat(relic="RE01", alliance=[], drained=["AL06"]))
    game.planning()
    assert "use RE01 AL06" in game.options("A")
    game.answers("A", "use RE01 AL06")
    assert game.alliance("A") == ["AL06"]
    assert game.drained("A") == []
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.asking == "AskTurn A"


@rule("decks.victims-empty")
def test_with_no_victim_left_the_second_still_gets_the_influence() -> None:
    game = Vendetta(position={"victims": 0}, A=seat(at={1: 2}), B=seat(at={1: 1}))
    game.conflict(1)
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.alliance("B") == ["VI"]
    assert game.settled


@rule("decks.victims-empty")
def test_with_no_victim_left_ready_and_summon_bring_nothing() -> None:
    game = Vendetta(position={"victims": 0}, A=seat(at={1: ["TO08", "TO04"]}), B=seat(at={1: 5}))
    game.resolve(1)
    assert game.ranks == "BA"
    assert game.alliance("A") == ["VI"]
    assert game.settled


@rule("decks.victims-empty")
def test_drained_victims_and_those_of_eliminated_players_do_not_return() -> None:
    game = Vendetta(
        position={"victims": 0},
        A=seat(at={1: "BR09"}),
        B=seat(blood=1, at={1: 1}),
        C=seat(blood=1, alliance=["AL09"], drained=["VI"], tokens_up=2, at={1: 1}),
    )
    game.moment("aftermath", 1)
    assert game.drained("B") == ["VI"]
    assert game.out == "C"
    assert game.view(None)["victims_left"] == 0
    assert game.settled


@rule("decks.allies-empty")
def test_a_location_without_an_ally_gives_its_winner_influence_only() -> None:
    game = Vendetta(position={"allies": []}, A=seat(at={1: 1}))
    game.deal_allies()
    assert [place["ally"] for place in game.view(None)["locations"]] == [None, None, None]
    game.conflict(1)
    assert game.alliance("A") == ["VI"]
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("decks.allies-empty")
def test_four_locations_in_three_rounds_use_twelve_allies_of_thirty() -> None:
    game = Vendetta(players=5)
    assert game.view(None)["allies_left"] == 30
    for _ in range(3):
        game.deal_allies()
    assert game.view(None)["allies_left"] == 18
    assert game.settled


# ---- the Prince's Haven


@rule("haven.extra-influence")
@pytest.mark.parametrize(("round", "influence"), [(1, 5), (2, 6), (3, 7)])
def test_the_winner_at_the_haven_gets_one_influence_more(round: int, influence: int) -> None:
    game = Vendetta(round=round, A=seat(at={"haven": 1}))
    game.resolve("haven")
    assert game.influence == {"A": influence, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("haven.extra-winner-only")
def test_the_second_at_the_haven_gets_nothing_extra() -> None:
    game = Vendetta(round=2, A=seat(at={"haven": 3}), B=seat(at={"haven": 2}), C=seat(at={"haven": 1}))
    game.resolve("haven")
    assert game.influence == {"A": 6, "B": 5, "C": 4, "D": 3}
    assert game.alliance("B") == ["VI", "VI"]
    assert game.settled


@rule("haven.ambition")
def test_the_winner_at_the_haven_takes_the_ambition_token_after_the_ally() -> None:
    game = Vendetta(locations=[{}, {}, {"ally": "AL23"}], A=seat(at={"haven": 1}), C=seat(at={"haven": 2}))
    game.conflict("haven")
    assert game.took_place("joined", "ambition") == [("joined", "C"), ("ambition", "C"), ("joined", "A")]
    assert game.alliance("C") == ["VI", "AL23"]
    assert game.view(None)["ambition"] == 2
    assert game.settled


@rule("haven.ambition")
def test_winning_elsewhere_does_not_move_the_ambition_token() -> None:
    game = Vendetta(C=seat(at={2: 2}))
    game.resolve(2)
    assert game.winner == "C"
    assert game.view(None)["ambition"] == 0
    assert game.settled


@rule("haven.ambition-at-once")
def test_the_aftermath_at_the_haven_follows_the_new_turn_order() -> None:
    game = Vendetta(
        players=3,
        A=seat(at={"haven": "BR09"}),
        B=seat(at={"haven": "GA09"}),
        C=seat(at={"haven": cards_with_blood("MA09", blood=1)}),
    )
    game.resolve("haven")
    assert game.winner == "C"
    assert game.took_place("card-acts") == [("card-acts", "C"), ("card-acts", "A"), ("card-acts", "B")]
    assert game.settled


@rule("haven.next-round")
def test_the_winner_of_the_haven_starts_the_next_rounds_planning() -> None:
    game = Vendetta(C=seat(at={"haven": 1}))
    game.resolve("haven")
    game.end_round()
    for name in "ABCD":
        game.answers(name, game.options(name)[0])
    asked = []
    for _ in range(4):
        question = game.asked()
        assert question.what == "AskTurn"
        asked.append(game.waiting)
        game.answers(game.waiting, f"{question.options[0]} at 1 up blood 0 end")
    assert asked == ["C", "D", "A", "B"]
    assert game.view(None)["round"] == 2
    assert game.asking == "AskTurn C"
