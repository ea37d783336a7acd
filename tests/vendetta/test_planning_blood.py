"""Planning: the Blood played with a card, and what may be done with one's last Blood anywhere."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat

HAND = ["BR04", "BR07", "BR08"]


@rule("plan.face-down-not-limit")
def test_three_blood_may_go_with_a_face_down_card() -> None:
    game = Vendetta(A=seat(blood=7, hand=HAND))
    game.turn("A", "play BR04 at 1 down blood 3 end")
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.blood-limit")
def test_no_more_than_three_blood_go_with_a_card() -> None:
    game = Vendetta(A=seat(blood=7, hand=HAND))
    game.turn("A")
    no = game.refuses("A", "play BR07 at 1 up blood 4")
    assert (no.rule, no.facts) == ("plan.blood-limit", {"asked": 4, "limit": 3})
    game.answers("A", "play BR07 at 1 up blood 3 end")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.blood-same-location")
def test_the_blood_goes_where_the_card_went() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A")
    no = game.refuses("A", "play BR07 at 1 up blood 2 at 2")
    assert (no.rule, no.facts) == ("plan.blood-same-location", {"at": "1"})
    game.answers("A", "play BR07 at 1 up")
    assert game.refuses("A", "blood 2 at 2").rule == "plan.blood-same-location"
    game.answers("A", "blood 2 end")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.blood-each-card")
def test_blood_piles_up_over_several_turns() -> None:
    game = Vendetta(A=seat(blood=9, hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 3 end")
    game.turn("A", "play BR08 at 1 up blood 3 end")
    assert game.deployed(1) == {"A": 6, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("plan.blood-needs-card")
def test_no_blood_without_a_card() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A")
    assert game.refuses("A", "blood 2").rule == "plan.blood-needs-card"
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}


@rule("plan.blood-once")
def test_blood_and_tokens_are_one_decision() -> None:
    game = Vendetta(A=seat(hand=HAND, tokens_up=1))
    game.turn("A", "play BR07 at 1 up")
    assert game.refuses("A", "end").rule == "plan.blood-once"
    game.answers("A", "blood 1")
    assert game.refuses("A", "blood 1").rule == "plan.blood-once"
    assert game.refuses("A", "tokens 1").rule == "plan.blood-once"
    game.answers("A", "end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.tokens("A") == (1, 0)
    assert game.settled


@rule("plan.blood-once")
def test_every_amount_goes_with_every_number_of_tokens() -> None:
    game = Vendetta(A=seat(hand=HAND, alliance=[], tokens_up=2))
    game.turn("A", "play BR07 at 1 up")
    amounts = ["blood 0", "blood 1", "blood 2", "blood 3"]
    assert set(game.options("A")) == {
        *amounts,
        *[f"{amount} tokens 1" for amount in amounts],
        *[f"{amount} tokens 2" for amount in amounts],
    }
    game.answers("A", "blood 3 tokens 2")
    assert game.deployed(1) == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.blood-power")
def test_each_deployed_blood_adds_one_power() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR07", blood=2)}))
    assert game.power(1) == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("plan.deployed")
def test_what_was_played_is_deployed() -> None:
    game = Vendetta(A=seat(hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 2 end")
    position = game.view("B")["locations"][0]["positions"][0]
    assert position == {"blood": 2, "cards": [{"card": "BR07", "up": True, "owner": 0}], "power": 5}
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.hand("A") == ["BR04", "BR08"]
    assert game.settled


# ---- the last Blood


@rule("blood.last-play")
def test_the_last_blood_cannot_be_played() -> None:
    game = Vendetta(A=seat(blood=3, hand=HAND))
    game.turn("A")
    no = game.refuses("A", "play BR07 at 1 up blood 3")
    assert (no.rule, no.facts) == ("blood.last-play", {"asked": 3, "limit": 2})
    game.answers("A", "play BR07 at 1 up blood 2 end")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("blood.last-play")
def test_the_last_blood_cannot_be_bid() -> None:
    game = Vendetta(A=seat(blood=4, at={1: "VE08"}), B=seat(blood=3, at={1: "MA02"}))
    game.moment("after-revelation", 1)
    assert game.asks("A", "bid 0", "bid 1", "bid 2", "bid 3")
    no = game.refuses("A", "bid 4")
    assert (no.rule, no.facts) == ("blood.last-play", {"asked": 4, "limit": 3})
    assert game.refuses("B", "bid 3").rule == "blood.last-play"
    game.answers("A", "bid 3")
    game.answers("B", "bid 2")
    assert game.cards("B", 1) == ["MA02 down"]
    assert game.blood == {"A": 1, "B": 1, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.settled


@rule("blood.last-play")
def test_a_pool_cannot_be_exchanged_for_nothing() -> None:
    nothing = Vendetta(A=seat(blood=5, at={1: "GA05"}))
    nothing.moment("preparation", 1)
    assert nothing.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert nothing.settled
    game = Vendetta(A=seat(blood=5, at={1: cards_with_blood("GA05", blood=1)}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 7, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("blood.last-play")
def test_an_effect_that_plays_blood_leaves_one_in_the_pool() -> None:
    game = Vendetta(A=seat(blood=3, at={1: "NO05"}))
    game.moment("preparation", 1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2")
    no = game.refuses("A", "blood 3")
    assert (no.rule, no.facts) == ("blood.last-play", {"asked": 3, "limit": 2})
    game.answers("A", "blood 2", "no")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("blood.forced-choice")
def test_a_penalty_may_be_chosen_that_ends_in_frenzy() -> None:
    game = Vendetta(A=seat(at={1: "VE03"}), B=seat(blood=3, at={1: "BR08"}))
    game.moment("after-revelation", 1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 2")
    assert game.blood == {"A": 9, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.drained("B") == ["VI"]
    assert game.settled


@rule("blood.forced-choice")
def test_the_last_blood_may_be_lost_to_reveal_a_card() -> None:
    game = Vendetta(A=seat(at={1: "NO06"}), B=seat(blood=1, at={1: "BR07 down"}))
    game.moment("during-revelation", 1)
    assert game.asks("B", "reveal", "leave")
    game.answers("B", "reveal")
    assert game.cards("B", 1) == ["BR07"]
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("blood.zero-cost")
def test_half_of_one_is_nothing_and_counts_as_paid() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR05"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 1, "B": 2, "C": 6, "D": 6}
    assert game.settled


@rule("blood.zero-cost")
def test_a_cost_of_nothing_may_be_declined() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR05"}), B=seat(at={1: "VE08"}))
    game.moment("aftermath", 1)
    game.answers("A", "no")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("blood.zero-cost")
def test_ancient_artifacts_stays_up_for_nothing() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR02"}))
    game.moment("preparation", 1)
    assert game.asks("A", "choose 1", "choose 2")
    game.answers("A", "choose 1")
    assert game.cards("A", 1) == ["TR02"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("effect.play-blood")
def test_a_card_played_by_an_effect_brings_no_blood() -> None:
    game = Vendetta(A=seat(at={1: "MA03"}, hand=["MA08", "MA09"], tokens_up=1))
    game.moment("preparation", 1)
    assert game.asks("A", "play MA08", "play MA09")
    game.answers("A", "play MA09")
    assert game.cards("A", 1) == ["MA03", "MA09", "MA08"]
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (1, 0)
    assert game.settled


@rule("effect.play-blood")
def test_no_blood_comes_with_the_top_card_or_with_other_hands() -> None:
    bane = Vendetta(A=seat(at={1: "MA06"}, deck=["MA04", "MA05"], hand=["MA08", "MA09"]))
    bane.moment("after-revelation", 1)
    assert bane.cards("A", 1) == ["MA06", "MA04"]
    assert bane.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert bane.settled
    mesmerized = Vendetta(A=seat(at={1: "MA01"}), B=seat(at={1: "VE01"}, hand=["VE08"]))
    mesmerized.moment("preparation", 1)
    assert mesmerized.cards("A", 1) == ["MA01", "VE08"]
    assert mesmerized.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert mesmerized.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert mesmerized.settled
