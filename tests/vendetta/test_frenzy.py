"""Frenzy: who enters it, who is credited, and what is Drained."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.core.chance import seeded
from tests.claims import rule
from tests.scenario import Seat
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def hunted(victim: Seat, **table: object) -> Vendetta:
    """A's Hunt takes 1 Blood from B, who is at Location 1 with 1 Blood; the Aftermath has run as far as it can."""
    game = Vendetta(A=seat(at={1: "BR09"}), B={"blood": 1, "at": {"1": 1}} | victim, position=dict(table))
    game.moment("aftermath", 1)
    return game


# ---- entering


@rule("frenzy.trigger")
def test_an_empty_pool_means_frenzy_although_blood_is_deployed() -> None:
    game = hunted(seat(at={1: 4}))
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.deployed(1) == {"A": 0, "B": 4, "C": 0, "D": 0}
    assert game.settled


@rule("frenzy.trigger")
def test_one_blood_left_is_no_frenzy() -> None:
    game = hunted(seat(blood=2))
    assert game.took_place("frenzy") == []
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("frenzy.credit")
def test_whoever_caused_it_gains_one_influence_before_the_drain() -> None:
    game = hunted(seat())
    assert game.took_place("frenzy", "influence-gained", "drained") == [
        ("frenzy", "B"),
        ("influence-gained", "A"),
        ("drained", "B"),
    ]
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.no-excess")
def test_losing_more_than_there_is_stops_at_zero() -> None:
    game = Vendetta(A=seat(at={1: "TR05"}), B=seat(blood=2, at={1: 1}))
    game.moment("aftermath", 1)
    game.answers("A", "yes")
    assert [event["amount"] for event in game.log("blood-lost")] == [2]
    assert game.took_place("frenzy", "drained") == [("frenzy", "B"), ("drained", "B")]
    assert game.drained("B") == ["VI"]
    assert game.blood == {"A": 3, "B": 3, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.again")
def test_frenzy_can_come_several_times_each_with_its_own_credit() -> None:
    game = Vendetta(round=3, A=seat(at={1: ["BR07", "BR04"]}), B=seat(blood=1, alliance=["VI", "VI"], at={1: 1}))
    game.moment("preparation", 1)
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    game.moment("aftermath", 1)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.alliance("B") == []
    assert game.settled


@rule("frenzy.not-by-spend")
def test_the_last_blood_cannot_be_spent() -> None:
    game = Vendetta(A=seat(blood=1, at={1: "TR09"}), B=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(A=seat(blood=2, at={1: "TR09"}), B=seat(at={1: 1}))
    game.moment("aftermath", 1)
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 2, "B": 5, "C": 6, "D": 6}
    assert game.took_place("frenzy") == []
    assert game.settled


# ---- what is Drained


@rule("frenzy.random-drain")
def test_one_card_of_the_alliance_is_drained_at_random() -> None:
    hit: Counter[str] = Counter()
    alliance = ["VI", "VI", "AL09", "AL23"]
    for number in range(400):
        game = hunted(seat(alliance=alliance), chance=seeded(number).state)
        assert len(game.drained("B")) == 1
        assert sorted(game.alliance("B") + game.drained("B")) == sorted(alliance)
        hit[game.drained("B")[0]] += 1
        assert game.settled
    assert hit["VI"] >= 120  # the two Victims together
    assert hit["AL09"] >= 60
    assert hit["AL23"] >= 60


@rule("frenzy.random-drain")
def test_each_of_four_cards_is_hit_about_as_often() -> None:
    hit: Counter[str] = Counter()
    for number in range(400):
        game = hunted(seat(alliance=["VI", "AL24", "AL09", "AL23"]), chance=seeded(number).state)
        hit[game.drained("B")[0]] += 1
        assert game.settled
    assert len(hit) == 4
    assert min(hit.values()) >= 60


@rule("frenzy.ignore-drained")
def test_cards_already_drained_are_not_part_of_the_draw() -> None:
    game = hunted(seat(drained=["AL09", "AL23", "VI"]))
    assert game.alliance("B") == []
    assert sorted(game.drained("B")) == ["AL09", "AL23", "VI", "VI"]
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.drain-gain")
def test_the_card_drained_in_frenzy_brings_its_blood_and_scores_as_drained() -> None:
    game = hunted(seat(alliance=["AL23"]))
    assert game.drained("B") == ["AL23"]
    assert game.blood == {"A": 7, "B": 5, "C": 6, "D": 6}
    assert game.settled
    game.score()
    assert game.table.result is not None
    assert game.table.result.scores[1]["drained"] == 2


@rule("frenzy.no-cards", "icons.frenzy-empty")
def test_with_no_card_to_drain_one_influence_is_lost_and_one_blood_gained() -> None:
    game = hunted(seat(alliance=[]))
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.diablerie")
def test_a_vampire_drained_in_frenzy_brings_a_diablerie_token() -> None:
    game = hunted(seat(alliance=["AL09"]))
    assert game.blood == {"A": 7, "B": 4, "C": 6, "D": 6}
    assert game.tokens("B") == (1, 0)
    assert game.settled


@rule("frenzy.third-token")
def test_a_frenzy_that_brings_the_third_token_eliminates() -> None:
    game = hunted(seat(alliance=["AL09"], tokens_up=2))
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.out == "B"
    assert game.settled


# ---- rulings: the cause


@rule("frenzy.cause")
def test_the_credit_goes_to_the_player_on_whose_position_the_card_lay() -> None:
    game = Vendetta(A=seat(at={1: ["MA08", "BR09"]}), B=seat(blood=1, at={1: 1}), C=seat(clan="brujah", at={1: 1}))
    game.moment("aftermath", 1)
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 8, "B": 3, "C": 5, "D": 6}
    assert game.settled


@rule("frenzy.cause")
def test_the_credit_goes_to_the_player_whose_ally_or_relic_it_was() -> None:
    game = Vendetta(locations=[{"ally": "AL02"}], A=seat(at={1: 1}), B=seat(blood=2))
    game.conflict(1)
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}  # 1 for the conflict, 1 for the Frenzy
    assert game.blood == {"A": 12, "B": 3, "C": 4, "D": 4}
    assert game.settled
    game = Vendetta(variants=["relics"], A=seat(relic="RE07"), B=seat(blood=1))
    game.planning()
    game.answers("A", "use RE07")
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 3, "C": 5, "D": 5}
    assert game.asking == "AskTurn A"


@rule("frenzy.cause")
def test_nobody_is_credited_for_a_location_card_or_the_game_itself() -> None:
    game = Vendetta(
        variants=["location-cards"],
        locations=[{"card": "LO06"}],
        A=seat(at={1: "BR08"}),
        B=seat(blood=1, at={1: "VE08"}),
    )
    game.resolve(1, withdraw="B")
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}  # A's 1 is the reward
    assert game.blood == {"A": 6, "B": 3, "C": 6, "D": 6}
    assert game.settled
    game = Vendetta(B=seat(blood=1, alliance=["AL12"]))
    game.feed()
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert game.tokens("B") == (1, 0)
    assert game.settled


# ---- rulings: the order inside


@rule("frenzy.sequence", "icons.additional-one")
def test_inside_a_frenzy_come_credit_then_what_stands_in_for_a_drain_then_the_drain() -> None:
    game = Vendetta(
        variants=["relics", "location-cards"],
        locations=[{"card": "LO02"}],
        A=seat(alliance=["AL12", "AL15"], at={1: ["BR08", "BR09"]}),
        B=seat(blood=1, alliance=["AL09"], relic="RE03", at={1: "TR08"}),
    )
    game.moment("aftermath", 1)
    assert game.influence == {"A": 7, "B": 3, "C": 3, "D": 3}  # 1, Brujah's Ready, Talley, The Collar
    assert game.blood == {"A": 9, "B": 0, "C": 6, "D": 6}  # 1 Stolen, 2 from Mr. Damp
    assert game.alliance("B") == ["AL09"]
    assert game.asks("B", "drain", "use TR08", "use RE03")
    game.answers("B", "drain")
    assert game.took_place("frenzy", "influence-gained", "blood-gained", "drained", "diablerie") == [
        ("frenzy", "B"),
        ("influence-gained", "A"),
        ("blood-gained", "A"),
        ("drained", "B"),
        ("diablerie", "B"),
    ]
    assert game.blood == {"A": 9, "B": 4, "C": 6, "D": 6}
    assert game.tokens("B") == (1, 0)
    assert game.settled


@rule("icons.additional-one")
@pytest.mark.parametrize(
    ("alliance", "card", "influence"),
    [(["VI"], "", 4), (["AL12"], "", 5), (["VI"], "LO02", 5), (["AL12"], "LO02", 6)],
)
def test_talley_and_the_collar_each_make_a_frenzy_worth_one_influence_more(
    alliance: list[str], card: str, influence: int
) -> None:
    game = Vendetta(
        variants=["location-cards"],
        locations=[{"card": card}],
        A=seat(alliance=alliance, at={1: "BR09"}),
        B=seat(blood=1, at={1: 1}),
    )
    game.moment("aftermath", 1)
    assert game.influence == {"A": influence, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.sequence")
def test_miguel_chandler_is_drained_before_any_random_card() -> None:
    for number in range(12):
        game = hunted(seat(alliance=["VI", "AL30", "VI", "AL09"]), chance=seeded(number).state)
        assert game.drained("B") == ["AL30"]
        assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
        assert game.settled


@rule("frenzy.sequence")
def test_tremeres_ready_or_the_coin_takes_the_place_of_miguel_chandler() -> None:
    for option, blood in (("use TR08", 1), ("use RE03", 3)):
        game = hunted(seat(alliance=["AL30"], relic="RE03", at={1: "TR08"}))
        game.answers("B", option)
        assert game.alliance("B") == ["AL30"]
        assert game.blood == {"A": 7, "B": blood, "C": 6, "D": 6}
        assert game.cards("B", 1) == ["TR08 down" if option == "use TR08" else "TR08"]
        assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
        assert game.settled


@rule("frenzy.simultaneous")
def test_one_effect_that_empties_several_pools_is_credited_for_each_in_turn_order() -> None:
    game = Vendetta(
        ambition="C", A=seat(at={1: "BR09"}), B=seat(blood=1, at={1: 1}), C=seat(at={1: 1}), D=seat(blood=1, at={1: 1})
    )
    game.moment("aftermath", 1)
    assert game.took_place("blood-stolen", "frenzy", "drained") == [
        ("blood-stolen", "C"),
        ("blood-stolen", "D"),
        ("frenzy", "D"),
        ("drained", "D"),
        ("blood-stolen", "B"),
        ("frenzy", "B"),
        ("drained", "B"),
    ]
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.blood == {"A": 9, "B": 3, "C": 5, "D": 3}
    assert game.settled


@rule("frenzy.still-empty")
def test_a_drain_that_brings_no_blood_is_followed_by_another() -> None:
    for number in range(12):
        game = hunted(seat(alliance=["AL25", "VI"]), chance=seeded(number).state)
        assert game.drained("B") in (["VI"], ["AL25", "VI"])
        assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
        assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
        assert game.settled


@rule("frenzy.still-empty")
def test_after_the_last_drain_brought_no_blood_influence_is_lost_and_the_cause_gains_once() -> None:
    game = hunted(seat(alliance=["AL25"]))
    assert game.drained("B") == ["AL25"]
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert game.took_place("frenzy") == [("frenzy", "B")]
    assert game.settled


@rule("frenzy.replace-each")
@pytest.mark.parametrize(("option", "blood"), [("use TR08", 1), ("use RE03", 3)])
def test_what_stands_in_for_a_drain_is_offered_before_every_single_one(option: str, blood: int) -> None:
    game = hunted(seat(alliance=["AL25"], relic="RE03", at={1: "TR08"}))
    assert game.asks("B", "drain", "use TR08", "use RE03")
    game.answers("B", "drain")
    assert game.drained("B") == ["AL25"]
    assert game.asks("B", "drain", "use TR08", "use RE03")
    game.answers("B", option)
    assert game.blood == {"A": 7, "B": blood, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("frenzy.replace-each")
def test_what_stands_in_for_a_drain_may_be_declined_each_time() -> None:
    game = hunted(seat(alliance=["AL25"], at={1: "TR08"}))
    game.answers("B", "drain", "drain")
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert game.cards("B", 1) == ["TR08"]
    assert game.settled


@rule("frenzy.replace-each")
def test_a_card_turned_down_or_a_relic_used_stands_in_no_second_time() -> None:
    game = Vendetta(
        A=seat(at={1: ["BR07", "BR09"]}), B=seat(blood=1, relic="RE03", at={1: cards_with_blood("TR08", blood=1)})
    )
    game.moment("preparation", 1)
    game.answers("B", "use TR08")
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    game.moment("aftermath", 1)
    assert game.asks("B", "drain", "use RE03")
    game.answers("B", "use RE03")
    assert game.blood == {"A": 8, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 3}
    assert game.settled


@rule("frenzy.undrainable")
def test_portia_is_left_out_of_the_draw() -> None:
    for number in range(12):
        game = hunted(seat(alliance=["AL11", "VI"]), chance=seeded(number).state)
        assert game.alliance("B") == ["AL11"]
        assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
        assert game.settled


@rule("frenzy.undrainable")
def test_portia_alone_is_an_alliance_without_cards() -> None:
    game = hunted(seat(alliance=["AL11"]))
    assert game.alliance("B") == ["AL11"]
    assert game.influence == {"A": 4, "B": 2, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.empty-influence")
def test_without_cards_and_without_influence_nothing_is_lost_and_one_blood_gained() -> None:
    game = hunted(seat(alliance=[], influence=0))
    assert game.influence == {"A": 4, "B": 0, "C": 3, "D": 3}
    assert game.blood == {"A": 7, "B": 1, "C": 6, "D": 6}
    assert game.settled


@rule("frenzy.planning")
def test_a_frenzy_in_planning_happens_at_once_and_the_turn_goes_on_with_the_new_blood() -> None:
    game = Vendetta(ambition="B", A=seat(at={1: "BR03"}), B=seat(blood=1, hand=["VE08"]))
    game.planning()
    game.answers("B", "play VE08", "at 2 up")
    assert game.took_place("blood-lost", "frenzy", "drained") == [
        ("blood-lost", "B"),
        ("frenzy", "B"),
        ("drained", "B"),
    ]
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.cards("B", 2) == ["VE08"]
    assert game.asks("B", "blood 0", "blood 1", "blood 2")
    game.answers("B", "blood 2")
    assert game.blood == {"A": 6, "B": 1, "C": 6, "D": 6}
    assert game.deployed(2) == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert game.waiting == "C"
