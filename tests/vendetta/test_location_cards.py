"""The Location cards of the variant: how they are dealt, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, new_game, seat

VARIANT = ("location-cards",)


def table_with(card: str, **facts: Any) -> Vendetta:
    """A table with this Location card on Location 1."""
    return Vendetta(variants=VARIANT, locations=[{"card": card}], **facts)


# ---- dealing them


@rule("loccard.deal")
def test_one_random_location_card_lies_on_each_location_but_the_haven_all_game_long() -> None:
    game = new_game(variants=VARIANT, clans=())
    cards = [location["card"] for location in game.view(None)["locations"]]
    assert len({*cards[:2]}) == 2
    assert {*cards[:2]} < {f"LO0{number}" for number in range(1, 8)}
    assert cards[2] is None
    assert 7 - len([card for card in cards if card]) == 5
    game.play_to("planning", 3)
    assert [location["card"] for location in game.view(None)["locations"]] == cards
    assert game.asking == "AskTurn A"


@rule("loccard.deal")
def test_every_location_card_can_come_to_either_location() -> None:
    dealt = [new_game(seed=seed, variants=VARIANT).view(None)["locations"] for seed in range(60)]
    for place in (0, 1):
        assert {locations[place]["card"] for locations in dealt} == {f"LO0{number}" for number in range(1, 8)}


@rule("loccard.open")
def test_everyone_reads_the_location_cards_before_clans_are_chosen() -> None:
    game = new_game(seats=5, variants=VARIANT)
    assert game.asked().what == "AskClan"
    cards = [location["card"] for location in game.view(None)["locations"]]
    assert len({*cards[:3]}) == 3
    assert None not in cards[:3]
    assert cards[3] is None
    for name in "ABCDE":
        assert [location["card"] for location in game.view(name)["locations"]] == cards


@rule("loccard.apply")
def test_a_location_card_applies_to_its_own_location_only() -> None:
    game = table_with("Succubus Club", A=seat(at={1: 2, 2: 2}))
    game.resolve(2)
    assert game.deployed(2) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled
    game.resolve(1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2")


# ---- Succubus Club


@rule("loccard.succubus-club")
def test_at_succubus_club_up_to_three_of_ones_own_blood_may_be_taken_back() -> None:
    game = table_with("LO01", A=seat(blood=1, at={1: 5}))
    game.resolve(1)
    assert game.asks("A", "blood 0", "blood 1", "blood 2", "blood 3")
    refusal = game.refuses("A", "blood 4")
    assert (refusal.rule, refusal.facts) == ("loccard.succubus-club", {"asked": 4, "limit": 3})
    game.answers("A", "blood 3")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("loccard.succubus-club")
def test_at_succubus_club_nothing_need_be_taken_back() -> None:
    game = table_with("LO01", A=seat(at={1: 5}))
    game.resolve(1)
    game.answers("A", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 5, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_succubus_club_comes_after_the_aftermath_in_turn_order() -> None:
    game = table_with(
        "LO01",
        ambition="B",
        A=seat(at={1: 2}),
        B=seat(at={1: cards_with_blood("GA09", blood=2)}),
        C=seat(at={1: 2}),
    )
    game.resolve(1)
    assert game.blood == {"A": 5, "B": 8, "C": 5, "D": 6}  # Hunt has acted
    for name in "BCA":
        assert game.waiting == name
        game.answers(name, "blood 2")
    assert game.blood == {"A": 7, "B": 10, "C": 7, "D": 6}
    assert game.settled


def test_whoever_withdrew_from_succubus_club_has_nothing_to_take_back() -> None:
    game = table_with("LO01", A=seat(at={1: cards_with_blood("BR08", blood=2)}), B=seat(at={1: 1}))
    game.resolve(1, withdraw="A")
    assert game.waiting == "B"
    game.answers("B", "blood 1")
    assert game.blood == {"A": 8, "B": 7, "C": 6, "D": 6}
    assert not game.log("blood-gained")  # it comes from the Position, not from the Bank
    assert game.settled


# ---- The Collar


@rule("loccard.the-collar")
def test_a_frenzy_caused_at_the_collar_is_worth_one_influence_more() -> None:
    game = table_with("The Collar", A=seat(at={1: "GA09"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 3 + 1 + 1, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_the_collar_does_not_count_a_frenzy_caused_at_another_location() -> None:
    game = table_with("LO02", A=seat(at={1: "GA08", 2: "GA09"}), B=seat(blood=1, at={1: "VE08", 2: "VE02"}))
    game.moment("aftermath", 2)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_the_collar_counts_challenge_in_planning_that_lies_there() -> None:
    game = table_with("LO02", A=seat(at={1: "BR03"}), B=seat(blood=1))
    game.turn("B", f"play {game.hand('B')[0]} at 2 up")
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    game.answers("B", "blood 0")
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_the_collar_counts_vanish_although_it_has_left() -> None:
    game = table_with("LO02", A=seat(at={1: "NO07"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "yes")
    assert game.cards("A", "haven") == ["NO07"]
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_the_collar_counts_chaos_although_it_was_taken_back() -> None:
    game = table_with("LO02", A=seat(at={1: "MA05"}), B=seat(blood=1, at={1: "VE08"}))
    game.moment("preparation", 1)
    game.answers("A", "take MA05")
    assert game.cards("A", 1) == []
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_sgt_mctavish_won_at_the_collar_is_not_there() -> None:
    game = Vendetta(
        variants=VARIANT,
        locations=[{"card": "LO02", "ally": "AL02"}],
        A=seat(at={1: "GA08"}),
        B=seat(blood=2),
    )
    game.conflict(1)
    assert game.influence == {"A": 3 + 1 + 1, "B": 3, "C": 3, "D": 3}  # the Frenzy and the 1st reward
    assert game.blood == {"A": 12, "B": 3, "C": 4, "D": 4}
    assert game.settled


def test_a_relic_is_not_at_the_collar() -> None:
    game = Vendetta(
        variants=("location-cards", "relics"),
        locations=[{"card": "LO02"}],
        A=seat(relic="RE07", at={1: "BR07"}),
        B=seat(blood=1, at={1: "GA08"}),
    )
    game.turn("A", "use RE07")
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 3, "C": 5, "D": 5}
    assert game.asking == "AskTurn A"


def test_the_collar_gives_nothing_for_the_teammate() -> None:
    game = Vendetta(
        variants=("location-cards", "tag-team"),
        locations=[{"card": "LO02"}],
        A=seat(at={1: "GA09"}),
        C=seat(blood=1, at={1: "VE08"}),
    )
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert game.took_place("frenzy") == [("frenzy", "C")]
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.settled


# ---- Ashland Blood Bank


@rule("loccard.ashland-blood-bank")
def test_the_first_blood_played_at_the_blood_bank_in_a_round_brings_one_more() -> None:
    game = table_with("Ashland Blood Bank", A=seat(blood=7))
    game.turn("A", "play BR08 at 1 up blood 2 end")
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    game.turn("A", "play BR09 at 1 up blood 1 end")
    assert game.deployed(1) == {"A": 2 + 1 + 1, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_blood_bank_adds_its_blood_directly_after_the_blood_is_played() -> None:
    game = table_with("LO03", A=seat(tokens_up=1))
    game.turn("A", "play BR08 at 1 up blood 2 tokens 1 end")
    assert [(event["amount"], event["rule"]) for event in game.log("blood-deployed")] == [
        (2, "plan.blood-limit"),
        (1, "loccard.ashland-blood-bank"),
        (1, "diablerie.flip"),
    ]
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_neither_tokens_nor_effects_set_off_the_blood_bank() -> None:
    game = table_with("LO03", A=seat(tokens_up=1, at={1: "NO05"}))
    game.turn("A", "play NO08 at 1 up blood 0 tokens 1 end")
    assert game.deployed(1) == {"A": 1, "B": 0, "C": 0, "D": 0}
    game.moment("preparation", 1)
    game.answers("A", "blood 3", "no")
    assert game.deployed(1) == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    game.turn("A", "play NO09 at 1 up blood 1 end")  # the first Blood of a turn still does
    assert game.deployed(1) == {"A": 6, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_the_blood_bank_pays_each_player_once_a_round_and_again_in_the_next() -> None:
    game = table_with("LO03")
    game.turn("A", "play BR08 at 1 up blood 1 end")
    game.turn("B", "play GA08 at 1 down blood 1 end")
    game.turn("C", "play MA08 at 2 up blood 1 end")
    assert game.deployed(1) == {"A": 2, "B": 2, "C": 0, "D": 0}
    assert game.deployed(2) == {"A": 0, "B": 0, "C": 1, "D": 0}
    game.clean_up()
    game.turn("A", "play BR08 at 1 up blood 1 end")
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.blood == {"A": 4, "B": 4, "C": 5, "D": 6}
    assert game.settled


# ---- Blackout Underpass


@rule("loccard.blackout-underpass")
def test_at_the_underpass_face_down_is_free_but_not_with_ryan_ramos() -> None:
    game = table_with("Blackout Underpass", A=seat(blood=1))
    game.turn("A", "play BR09 at 1 down blood 0 end")
    assert game.cards("A", 1) == ["BR09 down"]
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled
    game = table_with("Blackout Underpass", A=seat(blood=1, alliance=["Ryan Ramos"]))
    game.turn("A", "play BR09")
    refusal = game.refuses("A", "at 1 down")
    assert (refusal.rule, refusal.facts) == ("plan.face-down-last-blood", {"cost": 1, "blood": 1})
    assert game.refuses("A", "at 2 down").facts == {"cost": 2, "blood": 1}


@pytest.mark.parametrize(("alliance", "cost"), [([], 0), (["AL07"], 0), (["AL28"], 1), (["AL07", "AL28"], 0)])
def test_the_underpass_erichtho_and_ryan_ramos_are_summed_and_never_below_nothing(
    alliance: list[str], cost: int
) -> None:
    game = table_with("LO04", A=seat(alliance=alliance))
    game.turn("A", "play BR09 at 1 down blood 0")
    assert game.blood == {"A": 6 - cost, "B": 6, "C": 6, "D": 6}
    assert game.asking == ("AskEnd A" if alliance else "")


# ---- Hushed Elysium


@rule("loccard.hushed-elysium")
def test_at_hushed_elysium_there_is_no_preparation_but_power_still_counts() -> None:
    game = table_with("Hushed Elysium", A=seat(at={1: "BR07"}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.totals == {"A": 3, "B": 2, "C": 0, "D": 0}
    assert game.settled


def test_a_preparation_card_moved_from_hushed_elysium_to_the_haven_works_there() -> None:
    game = table_with("LO05", A=seat(at={1: "BR07"}), B=seat(at={"haven": "VE08"}))
    game.resolve(1, withdraw="A")
    game.resolve("haven")
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled


def test_effects_right_after_revelation_still_happen_at_hushed_elysium() -> None:
    game = table_with("LO05", A=seat(at={1: "VE03 down"}), B=seat(at={1: "GA08"}))
    game.resolve(1)
    assert game.asks("B", "choose 1", "choose 2")
    game.answers("B", "choose 2")
    assert game.blood == {"A": 9, "B": 3, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.settled


# ---- Toll Bridge


@rule("loccard.toll-bridge")
def test_whoever_withdraws_from_toll_bridge_loses_one_blood_after_taking_theirs_back() -> None:
    game = table_with("Toll Bridge", A=seat(blood=2, at={1: 3}), B=seat(at={1: "GA02"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 2 + 3 - 1, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("loccard.toll-bridge")
def test_nobody_gains_influence_from_a_frenzy_at_toll_bridge() -> None:
    game = table_with("Toll Bridge", A=seat(blood=1, at={1: "BR08"}), B=seat(at={2: "GA02"}))
    game.resolve(1, withdraw="A")
    assert game.took_place("frenzy") == [("frenzy", "A")]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_toll_bridge_is_paid_and_its_frenzy_finished_before_the_next_player_withdraws() -> None:
    game = table_with("LO06", A=seat(blood=1, at={1: "BR08"}), B=seat(blood=1, at={1: "GA08"}))
    game.resolve(1, withdraw="AB")
    assert game.took_place("withdrew", "frenzy", "drained") == [
        ("withdrew", "A"),
        ("frenzy", "A"),
        ("drained", "A"),
        ("withdrew", "B"),
        ("frenzy", "B"),
        ("drained", "B"),
    ]
    assert game.blood == {"A": 3, "B": 3, "C": 6, "D": 6}
    assert game.settled


def test_staying_at_toll_bridge_costs_nothing() -> None:
    game = table_with("LO06", A=seat(at={1: "BR08"}), B=seat(at={1: "GA02"}))
    game.resolve(1)
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_a_withdraw_made_by_vanish_pays_no_toll() -> None:
    game = table_with("LO06", A=seat(at={1: cards_with_blood("NO07", blood=2)}), B=seat(at={2: "GA02"}))
    game.resolve(1)
    game.answers("A", "yes")
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_submission_does_not_protect_from_the_toll() -> None:
    game = table_with("LO06", A=seat(at={1: "TO06"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_dark_pact_catches_the_toll() -> None:
    game = table_with("LO06", A=seat(at={1: "TR04"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.deployed("haven") == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.settled


def test_retaliation_does_not_answer_the_toll() -> None:
    game = table_with("LO06", A=seat(at={1: "TR06"}), B=seat(at={1: "GA02"}), C=seat(at={"haven": "VE08"}))
    game.resolve(1, withdraw="A")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


@pytest.mark.parametrize(("pick", "blood"), [("stay", 5), ("withdraw", 6)])
def test_the_toll_follows_the_final_pick_after_oathbreakers_seal(pick: str, blood: int) -> None:
    game = Vendetta(
        variants=("location-cards", "relics"),
        locations=[{"card": "LO06"}],
        A=seat(relic="RE06", at={1: "BR08"}),
    )
    game.resolve(1, stay=False)
    game.answers("A", pick, "yes")
    assert game.blood == {"A": blood, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_with_cloak_of_shadows_the_pool_is_not_refilled_before_the_toll() -> None:
    game = table_with("LO06", A=seat(blood=1, at={1: cards_with_blood("NO08", blood=2), "haven": "NO02"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.took_place("frenzy") == [("frenzy", "A")]
    assert game.blood == {"A": 3, "B": 6, "C": 6, "D": 6}
    assert game.deployed("haven") == {"A": 2, "B": 0, "C": 0, "D": 0}
    assert game.settled


# ---- Charnel Market


@rule("loccard.charnel-market")
def test_at_the_charnel_market_the_third_takes_a_victim_too() -> None:
    game = table_with("Charnel Market", A=seat(at={1: 3}), B=seat(at={1: 2}), C=seat(at={1: 1}))
    assert game.table.victims == 31
    game.conflict(1)
    assert game.ranks == "ABC"
    assert [len(game.alliance(name)) for name in "ABCD"] == [1, 2, 2, 1]
    assert game.table.victims == 29
    assert game.influence == {"A": 4, "B": 4, "C": 4, "D": 3}
    assert game.settled


def test_the_fourth_takes_no_victim_at_the_charnel_market() -> None:
    game = table_with("LO07", A=seat(at={1: 4}), B=seat(at={1: 3}), C=seat(at={1: 2}), D=seat(at={1: 1}))
    game.conflict(1)
    assert [len(game.alliance(name)) for name in "ABCD"] == [1, 2, 2, 1]
    assert game.settled


def test_the_last_victim_of_the_charnel_market_goes_to_the_second() -> None:
    game = table_with("LO07", position={"victims": 1}, A=seat(at={1: 3}), B=seat(at={1: 2}), C=seat(at={1: 1}))
    game.conflict(1)
    assert [len(game.alliance(name)) for name in "ABCD"] == [1, 2, 1, 1]
    assert game.influence == {"A": 4, "B": 4, "C": 4, "D": 3}
    assert game.settled


def test_summon_counts_the_thirds_victim_as_a_reward() -> None:
    third = seat(at={1: "TO04"})
    game = table_with("LO07", A=seat(at={1: 5}), B=seat(at={1: 4}), C=third)
    game.resolve(1)
    assert game.ranks == "ABC"
    assert game.alliance("C") == ["VI", "VI", "VI"]
    game = Vendetta(A=seat(at={1: 5}), B=seat(at={1: 4}), C=third)
    game.resolve(1)
    assert game.alliance("C") == ["VI"]
    assert game.settled
