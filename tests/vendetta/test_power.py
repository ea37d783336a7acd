"""Power: in which order it is changed when a conflict is totalled. Nobody is asked for an order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def totals(ambition: str = "A", **seats: Any) -> dict[str, int]:
    """The totals at Location 1, reached without a question."""
    game = Vendetta(ambition=ambition, **seats)
    game.conflict(1)
    assert game.settled
    return game.totals


@rule("power.order")
def test_a_face_down_card_counts_nothing() -> None:
    assert totals(A=seat(at={1: ["BR01 down", "BR03"]})) == {"A": 4, "B": 0, "C": 0, "D": 0}


@rule("power.order")
def test_with_mindless_assault_a_face_down_card_counts_four_and_nothing_else_touches_it() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA08"]}), B=seat(at={1: "VE02"}), C=seat(at={1: "GA02"}))
    game.resolve(1)
    assert game.asks("A", "done", "turn MA07", "turn MA08")
    game.answers("A", "turn MA07", "turn MA08")
    # Diplomacy finds Wolf Companion's 2 the highest; Wolf Companion halves Diplomacy's 3.
    assert game.totals == {"A": 8, "B": 1, "C": 0, "D": 0}
    assert game.settled


@rule("power.order")
def test_mindless_assault_declined_leaves_face_up_cards_as_they_are() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA08"]}), B=seat(at={1: "VE08"}))
    game.resolve(1)
    game.answers("A", "done")
    assert game.totals == {"A": 3 + 2, "B": 2, "C": 0, "D": 0}
    assert game.settled


@rule("power.order")
def test_diplomacy_sets_every_highest_card_to_zero_before_anything_is_added() -> None:
    assert totals(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR01", "BR02"]}), C=seat(at={1: "GA06"})) == {
        "A": 3,
        "B": 0 + 4,
        "C": 3,
        "D": 0,
    }
    assert totals(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR05", "BR08"]}), C=seat(at={1: "GA06"})) == {
        "A": 3,
        "B": 1,
        "C": 0,
        "D": 0,
    }


@rule("power.order")
def test_a_penalty_never_takes_a_card_below_zero() -> None:
    assert totals(A=seat(at={1: "VE02"}), B=seat(at={1: cards_with_blood("BR01", blood=1)})) == {
        "A": 3,
        "B": 1,
        "C": 0,
        "D": 0,
    }
    assert totals(A=seat(blood=12, at={1: cards_with_blood("TR01", "TR08", blood=1)})) == {
        "A": 0 + 1 + 1,
        "B": 0,
        "C": 0,
        "D": 0,
    }


@rule("power.order")
def test_wolf_companion_halves_the_written_number_and_bonuses_and_penalties_come_after() -> None:
    assert totals(A=seat(at={1: "GA02"}), B=seat(at={1: cards_with_blood("BR01", "BR02", blood=1)})) == {
        "A": 2,
        "B": (3 - 2) + (0 + 4) + 1,
        "C": 0,
        "D": 0,
    }


@rule("power.order")
def test_diplomacy_comes_before_wolf_companion() -> None:
    # The 6 counts 0 and the 4 is halved; Diplomacy's own 3 is halved, and Wolf Companion's 2 is not the highest.
    assert totals(A=seat(at={1: "VE02"}), B=seat(at={1: ["BR01", "BR04"]}), C=seat(at={1: "GA02"})) == {
        "A": 1,
        "B": 2,
        "C": 2,
        "D": 0,
    }


@rule("power.order")
def test_majesty_copies_the_highest_written_number_whatever_was_done_to_it() -> None:
    assert totals(A=seat(at={1: ["VE02", "VE04"]}), B=seat(at={1: "BR01"}), C=seat(at={1: "GA02"})) == {
        "A": 1 + 6,
        "B": 0,
        "C": 2,
        "D": 0,
    }


@rule("power.order")
def test_majesty_reads_ones_own_cards_too() -> None:
    assert totals(A=seat(at={1: ["VE02", "VE04"]}), B=seat(at={1: "BR08"})) == {"A": 3 + 3, "B": 0, "C": 0, "D": 0}
    assert totals(A=seat(at={1: "VE04"})) == {"A": 0, "B": 0, "C": 0, "D": 0}


@rule("power.order")
def test_majesty_does_not_read_face_down_cards() -> None:
    assert totals(A=seat(at={1: ["VE04"]}), B=seat(at={1: ["BR01 down", "BR08"]})) == {"A": 1, "B": 1, "C": 0, "D": 0}


@rule("power.order")
def test_feral_weapons_makes_each_of_ones_own_blood_worth_two() -> None:
    assert totals(A=seat(at={1: cards_with_blood("GA03", blood=3)}), B=seat(at={1: 3})) == {
        "A": 1 + 6,
        "B": 3,
        "C": 0,
        "D": 0,
    }


@rule("power.order")
def test_the_ashen_circlet_adds_to_the_total_after_everything_else() -> None:
    for option, ranks, added in (("no", "BA", 0), ("yes", "AB", 3)):
        game = Vendetta(variants=["relics"], A=seat(relic="RE05", at={1: "TR08"}), B=seat(at={1: "GA02"}))
        game.conflict(1)
        assert [event["amount"] for event in game.log("total")] == [0, 2]
        assert game.asks("A", "no", "yes")
        game.answers("A", option)
        assert game.totals == {"A": added, "B": 2, "C": 0, "D": 0}
        assert game.ranks == ranks
        assert game.settled


@rule("power.order")
@pytest.mark.parametrize("ambition", ["A", "B", "C", "D"])
def test_the_totals_do_not_depend_on_the_turn_order(ambition: str) -> None:
    assert totals(
        ambition,
        A=seat(at={1: cards_with_blood("VE02", "VE04", blood=1)}),
        B=seat(at={1: cards_with_blood("BR01", "BR02", blood=2)}),
        C=seat(at={1: cards_with_blood("GA02", "GA03", blood=2)}),
        D=seat(at={1: ["TO02", "TO05"]}),
    ) == {"A": 1 + 6 + 1, "B": 0 + 4 + 2, "C": 2 + 1 + 4, "D": 1 + 8}


# ---- what is told of a total, and what a viewer can add up before


@rule("conflict.total")
def test_a_total_is_told_with_its_parts() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA03", "BR01 down", blood=3)}), B=seat(at={1: ["VE02", "BR03"]}))
    game.conflict(1)
    first, second = game.log("total")
    assert (first["cards"], first["powers"], first["blood"], first["worth"]) == (("GA03", ""), (0, 0), 3, 2)
    assert (second["cards"], second["powers"], second["blood"], second["worth"]) == (("VE02", "BR03"), (3, 4), 0, 1)
    for told in (first, second):
        powers, blood, worth = told["powers"], told["blood"], told["worth"]
        assert isinstance(powers, tuple)
        assert isinstance(blood, int)
        assert isinstance(worth, int)
        assert sum(int(power) for power in powers) + blood * worth == told["amount"]


@rule("relic.ashen-circlet")
def test_what_the_circlet_adds_is_told_beside_the_new_total() -> None:
    game = Vendetta(variants=["relics"], A=seat(relic="RE05", at={1: "BR03"}), B=seat(at={1: 1}))
    game.conflict(1)
    game.answers("A", "yes")
    told = game.log("total")[-1]
    assert (told["seat"], told["card"], told["added"], told["amount"]) == (0, "RE05", 3, 7)


@rule("info.open")
def test_the_power_in_sight_counts_hidden_cards_only_for_whoever_knows_them() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("BR03", "BR01 down", blood=2)}))
    for viewer, power in (("A", 12), ("B", 6)):
        assert game.view(viewer)["locations"][0]["positions"][0]["power"] == power
