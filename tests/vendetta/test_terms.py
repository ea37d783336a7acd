"""The words of the rules: Position, played, Deployed, Gain, Spend, Lose, Steal, printed Power, Rival, opponent."""

from __future__ import annotations

from gloam.core.choices import Resolve
from gloam.core.effect import Source
from gloam.vendetta.effects import Spend
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

# ---- where things lie


@rule("term.position")
def test_a_card_on_your_position_counts_for_you_whoever_owns_it() -> None:
    game = Vendetta(A=seat(clan="malkavian", at={1: ["BR01"]}), B=seat(clan="brujah", hand=[]))
    assert game.power(1) == {"A": 6, "B": 0, "C": 0, "D": 0}
    game.conflict(1)
    assert game.totals == {"A": 6, "B": 0, "C": 0, "D": 0}
    assert game.ranks == "A"
    assert game.settled


@rule("term.position")
def test_a_mesmerized_card_counts_where_it_lies() -> None:
    game = Vendetta(players=3, A=seat(at={1: "MA01"}), B=seat(hand=["BR01"], at={1: "BR08"}))
    game.resolve(1)
    assert game.cards("A", 1) == ["MA01", "BR01"]
    assert game.totals == {"A": 3 + 6, "B": 1, "C": 0}
    assert game.ranks == "AB"
    assert game.settled


@rule("term.played")
def test_a_card_that_moves_is_not_played() -> None:
    game = Vendetta(
        A=seat(at={1: ["BR07", "BR09"]}),
        B=seat(at={"haven": "GA06"}),
        C=seat(hand=["VE08", "VE09"]),
    )
    game.turn("C", "play VE08 at haven up blood 0 end")
    assert game.deployed("haven") == {"A": 0, "B": 1, "C": 0, "D": 0}
    game.resolve(1, withdraw="A")
    assert game.cards("A", "haven") == ["BR07", "BR09"]
    assert game.deployed("haven") == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert game.settled


@rule("term.deployed-where")
def test_what_counts_is_where_a_card_lies_now() -> None:
    game = Vendetta(A=seat(at={1: "NO08"}), B=seat(at={1: "VE08"}))
    assert game.power(1)["A"] == 1
    game.resolve(1, withdraw="A")
    game.resolve("haven")
    assert game.totals == {"A": 1 + 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("term.blood-only")
def test_blood_alone_takes_part_in_a_conflict() -> None:
    game = Vendetta(A=seat(at={2: 3}), B=seat(at={2: "VE08"}))
    game.conflict(2)
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.ranks == "AB"
    assert game.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert game.settled


# ---- what Blood and Influence do


@rule("term.gain")
def test_gain_comes_from_the_bank() -> None:
    game = Vendetta(locations=[{"ally": "Anita Wainwright"}], A=seat(blood=4, at={1: "BR09"}))
    game.conflict(1)
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("term.spend")
def test_a_cost_is_paid_in_full_and_never_with_the_last_blood() -> None:
    game = Vendetta(A=seat(blood=3))
    assert not Spend(3).possible(game.table, Source(0))
    assert Spend(2).possible(game.table, Source(0))
    game.do(Resolve(Spend(2), Source(0)))
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("term.spend")
def test_a_face_down_card_that_costs_two_needs_three_blood() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["Ryan Ramos"]))
    game.turn("A", "play BR09")
    assert game.refuses("A", "at 1 down").facts == {"cost": 2, "blood": 2}
    game = Vendetta(A=seat(blood=3, alliance=["Ryan Ramos"]))
    game.turn("A", "play BR09 at 1 down blood 0 end")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert not game.log("frenzy")
    assert game.settled


@rule("term.lose")
def test_what_is_lost_goes_to_the_bank_and_nobody_gains_it() -> None:
    game = Vendetta(players=3, A=seat(at={1: "BR04"}), B=seat(blood=4, at={1: "GA02"}), C=seat(at={2: "VE01"}))
    game.moment("planning-end", 2)
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 3, "C": 6}
    assert game.influence == {"A": 2, "B": 2, "C": 3}  # A is an opponent without a card there as well
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0}
    assert game.settled


@rule("term.lose")
def test_losing_the_last_blood_means_frenzy() -> None:
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(blood=1, at={1: "GA02"}))
    game.moment("aftermath", 1)
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("term.steal")
def test_steal_moves_even_the_last_blood() -> None:
    game = Vendetta(A=seat(blood=5, at={1: "BR09"}), B=seat(blood=1, at={1: "GA02"}))
    game.moment("aftermath", 1)
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.settled


@rule("term.steal-pool-only")
def test_steal_and_lose_never_touch_deployed_blood() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(blood=2, at={1: cards_with_blood("GA02", blood=3)}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 3, "C": 0, "D": 0}
    game = Vendetta(A=seat(at={1: "BR04"}), B=seat(blood=2, at={1: cards_with_blood("GA02", blood=3)}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 3, "C": 0, "D": 0}
    assert game.settled


@rule("term.printed-power")
def test_printed_power_is_the_written_number() -> None:
    game = Vendetta(A=seat(at={1: "VE04"}), B=seat(at={1: cards_with_blood("BR01", blood=1)}))
    assert game.power(1) == {"A": 6, "B": 4 + 1, "C": 0, "D": 0}
    game.conflict(1)
    assert game.ranks == "AB"
    assert game.settled


# ---- Rivals and opponents


@rule("term.rival")
def test_rivals_are_the_opponents_with_a_card_or_blood_where_the_card_lies() -> None:
    game = Vendetta(A=seat(at={1: "BR09"}), B=seat(at={1: "GA02"}), C=seat(at={1: 1}), D=seat(at={2: "VE08"}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert game.settled


@rule("term.opponent")
def test_an_opponent_is_any_other_player_wherever_their_cards_are() -> None:
    game = Vendetta(
        locations=[{"ally": "Sgt. McTavish"}],
        A=seat(at={1: "BR08"}),
        B=seat(at={2: "GA02"}),
        C=seat(at={"haven": 1}),
    )
    game.resolve(1)
    assert game.blood == {"A": 12, "B": 4, "C": 4, "D": 4}
    assert game.settled


@rule("term.withdrawn-no-rival")
def test_a_player_who_withdrew_is_no_rival_there() -> None:
    game = Vendetta(
        A=seat(at={1: "BR09"}), B=seat(blood=5, at={1: cards_with_blood("GA02", blood=1)}), C=seat(at={1: "VE08"})
    )
    game.resolve(1, withdraw="B")
    assert game.blood == {"A": 7, "B": 6, "C": 5, "D": 6}
    assert game.settled
