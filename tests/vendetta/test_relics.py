"""Relics: how they are offered and chosen, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.vendetta.catalogue import RELICS
from gloam.vendetta.planning import Planning
from gloam.vendetta.rounds import Resolution
from gloam.vendetta.scoring import score
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, choose, new_game, seat

VARIANT = ("relics",)


def table_with(**facts: Any) -> Vendetta:
    return Vendetta(variants=VARIANT, **facts)


def owners(game: Vendetta, viewer: str | None) -> dict[str, tuple[str | None, bool]]:
    """Who owns which Relic, and whether it is used up, as this viewer sees it."""
    return {player["name"]: (player["relic"], player["relic_used"]) for player in game.view(viewer)["players"]}


def worth(game: Vendetta, name: str) -> dict[str, int]:
    """What this player would score now, part by part."""
    return score(game.table, game.names.index(name))


# ---- offer and choice


@rule("relic.offer")
def test_one_relic_more_than_players_is_offered_and_the_rest_is_out() -> None:
    game = new_game(variants=VARIANT)
    offered = game.view(None)["relics_offered"]
    assert len({*offered}) == 5
    assert {*offered} < {relic.id for relic in RELICS}
    choose(game)
    owned = {relic for relic, _ in owners(game, None).values()}
    assert len(owned) == 4
    assert owned < {*offered}
    assert len({relic.id for relic in RELICS} - owned) == len(RELICS) - 4
    assert game.view(None)["relics_offered"] == []


@rule("relic.offer")
def test_a_relic_not_on_offer_or_already_taken_cannot_be_chosen() -> None:
    game = new_game(variants=VARIANT)
    while game.asked().what == "AskClan":
        game.table.answer(game.asked().seat, game.asked().options[0])
    first = game.waiting
    absent = next(relic.id for relic in RELICS if relic.id not in game.options(first))
    assert game.refuses(first, absent).rule == "relic.offer"
    taken = game.options(first)[0]
    game.answers(first, taken)
    assert game.refuses(game.waiting, taken).rule == "relic.offer"


@rule("relic.before-clans")
def test_relics_lie_open_before_clans_are_chosen_but_are_picked_after_the_last_clan() -> None:
    game = new_game(variants=VARIANT)
    for viewer in ("A", "B", "C", "D", None):
        assert len(game.view(viewer)["relics_offered"]) == 5
        assert game.view(viewer)["relics_offered"] == game.view(None)["relics_offered"]
        assert len(game.view(viewer)["clans_offered"]) == 5
    relic = game.view(None)["relics_offered"][0]
    for _ in range(4):
        assert game.asked().what == "AskClan"
        assert game.refuses(game.waiting, relic).rule == "relic.before-clans"
        game.answers(game.waiting, game.options(game.waiting)[0])
    assert game.asked().what == "AskOfferedRelic"
    game.answers(game.waiting, relic)
    assert game.asking == "AskOfferedRelic C"


@rule("relic.pick-order")
@pytest.mark.parametrize(("holder", "order"), [("A", "DCBA"), ("C", "BADC")])
def test_relics_are_chosen_counter_clockwise_the_ambition_holder_last(holder: str, order: str) -> None:
    game = next(
        game for game in (new_game(seed=seed, variants=VARIANT) for seed in range(100)) if game.order[0] == holder
    )
    while game.asked().what == "AskClan":
        game.answers(game.waiting, game.options(game.waiting)[0])
    picks = ""
    while game.asked().what == "AskOfferedRelic":
        picks += game.waiting
        game.answers(game.waiting, game.options(game.waiting)[0])
    assert picks == order


# ---- using and scoring them


@rule("relic.once")
def test_a_relic_is_used_once_in_the_whole_game_and_only_in_its_moment() -> None:
    game = table_with(A=seat(relic="RE01", drained=["VI", "VI"]), B=seat(relic="RE04"))
    game.turn("A", "use RE01 VI", "play BR08 at 1 down blood 0 end")
    game.clean_up()
    game.table.round = 3
    game.turn("A")
    assert game.drained("A") == ["VI"]
    assert game.refuses("A", "use RE01 VI").rule == "relic.once"
    game.answers("A", "play BR08 at 1 down blood 0 end")
    game.turn("B", "play GA08 at 1 up blood 0 end")
    game.resolve(1, stay=False)
    assert game.refuses("B", "use RE04 1").rule == "relic.once"
    game.picks()
    assert owners(game, None) == {"A": ("RE01", True), "B": ("RE04", False), "C": (None, False), "D": (None, False)}
    assert game.settled


@rule("relic.score")
@pytest.mark.parametrize("used", [False, True])
def test_a_relic_scores_its_influence_used_or_not(used: bool) -> None:
    game = table_with(A=seat(influence=12, relic="The Sargon Apocrypha", relic_used=used))
    game.score()
    assert game.result("A") == 13 + 2 == 15
    assert [game.result(name) for name in "BCD"] == [4, 4, 4]
    assert game.settled


@rule("relic.score")
@pytest.mark.parametrize(
    ("relic", "influence"),
    [("RE01", 0), ("RE02", 2), ("RE03", 1), ("RE04", 2), ("RE05", 0), ("RE06", 1), ("RE07", 1), ("RE08", 1)],
)
def test_each_relic_scores_what_it_is_worth(relic: str, influence: int) -> None:
    game = table_with(A=seat(relic=relic))
    game.score()
    assert game.parts("A")["relic"] == influence
    assert game.result("A") == 4 + influence
    assert game.settled


@rule("relic.open")
def test_everyone_sees_who_owns_which_relic_and_whether_it_is_used_up() -> None:
    game = table_with(A=seat(relic="RE01"), B=seat(relic="RE07"), C=seat(relic="RE03"), D=seat(relic="RE08"))
    game.turn("B", "use RE07")
    for viewer in ("A", "B", "C", "D", None):
        assert owners(game, viewer) == {
            "A": ("RE01", False),
            "B": ("RE07", True),
            "C": ("RE03", False),
            "D": ("RE08", False),
        }
    assert game.asking == "AskTurn B"


@rule("relic.names")
def test_the_chalice_returns_a_drained_card_and_the_apocrypha_plays_blood() -> None:
    game = table_with(A=seat(relic="The Isaac Chalice", drained=["VI"]), B=seat(relic="The Sargon Apocrypha"))
    game.turn("A")
    assert "use RE01 VI" in game.options("A")
    game.answers("A", "use RE01 VI", "play BR08 at 1 up blood 0 end")
    game.resolution()
    assert game.asks("B", "no", "yes")
    game.answers("B", "yes")
    game.picks()
    assert game.deployed(1) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert (worth(game, "A")["relic"], worth(game, "B")["relic"]) == (0, 2)


# ---- The Isaac Chalice


@rule("relic.isaac-chalice")
def test_the_chalice_returns_a_drained_card_but_its_blood_and_token_stay() -> None:
    game = table_with(A=seat(alliance=["Marcel", "VI"], relic="RE01"))
    game.turn("A", "drain AL09")
    assert game.blood["A"] == 10
    assert game.tokens("A") == (1, 0)
    assert worth(game, "A")["drained"] == 2
    game.answers("A", "use RE01 AL09")
    assert game.alliance("A") == ["VI", "AL09"]
    assert game.drained("A") == []
    assert worth(game, "A")["alliance"] == 1 + 4
    assert worth(game, "A")["drained"] == 0
    assert game.tokens("A") == (1, 0)
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    game.answers("A", "drain AL09")  # on the same turn, with Blood and token as usual
    assert game.blood == {"A": 14, "B": 6, "C": 6, "D": 6}
    assert game.tokens("A") == (2, 0)
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert game.settled


def test_the_chalice_makes_an_ability_work_again_but_acquires_nothing() -> None:
    game = table_with(A=seat(relic="RE01", drained=["AL06", "AL07"]))
    game.turn("A")
    assert [option for option in game.options("A") if option.startswith("use")] == ["use RE01 AL06", "use RE01 AL07"]
    game.answers("A", "use RE01 AL07", "play BR08 at 1 down blood 0 end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}  # Erichtho makes face down free
    game = table_with(A=seat(relic="RE01", drained=["AL06"]))
    game.turn("A", "use RE01 AL06", "play BR08 at 1 up blood 0 end")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}  # Maldavis was not acquired
    assert game.alliance("A") == ["VI", "AL06"]
    assert game.settled


def test_the_chalice_needs_a_drained_card_and_may_be_kept() -> None:
    game = table_with(A=seat(relic="RE01"))
    game.turn("A")
    assert not [option for option in game.options("A") if option.startswith("use")]
    assert game.refuses("A", "use RE01 VI").rule == "relic.once"
    game.answers("A", "play BR08 at 1 up blood 0", "drain VI", "use RE01 VI", "end")
    assert game.alliance("A") == ["VI"]
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    assert game.settled


# ---- The Sargon Apocrypha


@rule("relic.sargon-apocrypha", "sargon.source")
def test_the_apocrypha_puts_one_blood_out_of_the_pool_at_each_location() -> None:
    game = table_with(A=seat(blood=5, relic="RE02"), B=seat(at={1: "GA08"}))
    game.resolution()
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    for place in (1, 2, "haven"):
        assert game.deployed(place) == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert game.waiting == "AB"  # A is at Location 1 now and has a pick there
    game.picks()
    game.picks()
    assert game.settled


@rule("relic.sargon-apocrypha")
def test_the_apocrypha_may_be_kept_for_a_later_round() -> None:
    game = table_with(A=seat(blood=5, relic="RE02"))
    game.resolution()
    game.answers("A", "no")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert owners(game, None)["A"] == ("RE02", False)
    assert game.settled
    game.end_round()
    game.play_to("resolution", 2)
    assert game.asks("A", "no", "yes")


@rule("sargon.source")
@pytest.mark.parametrize(("pool", "left", "where"), [(3, 1, [1, 1, 0]), (2, 1, [1, 0, 0]), (4, 1, [1, 1, 1])])
def test_the_apocrypha_goes_location_by_location_and_never_takes_the_last_blood(
    pool: int, left: int, where: list[int]
) -> None:
    game = table_with(A=seat(blood=pool, relic="RE02"))
    game.resolution()
    game.answers("A", "yes")
    assert game.blood == {"A": left, "B": 6, "C": 6, "D": 6}
    assert [game.deployed(place)["A"] for place in (1, 2, "haven")] == where
    assert not game.log("frenzy")
    assert game.asking == "AskWithdraw A"


@rule("sargon.source")
def test_with_one_blood_the_apocrypha_is_not_offered() -> None:
    game = table_with(A=seat(blood=1, relic="RE02"))
    game.resolution()
    assert game.settled


def test_a_used_apocrypha_is_not_offered_again() -> None:
    game = table_with(A=seat(relic="RE02", relic_used=True))
    game.resolution()
    assert game.settled


def test_the_influence_of_master_plan_is_lost_before_the_apocrypha_is_used() -> None:
    game = table_with(A=seat(relic="RE02", hand=[]), B=seat(hand=[], at={1: "VE01"}), C=seat(hand=[]), D=seat(hand=[]))
    game.do(Planning(), Resolution())
    while game.asked().what == "AskTurn":
        game.answers(game.waiting, "pass")
    assert game.asked().what == "AskRelic"
    assert game.influence == {"A": 2, "B": 3, "C": 2, "D": 2}


# ---- Ferryman's Coin


@rule("relic.ferrymans-coin")
def test_the_coin_brings_three_blood_instead_of_a_drain() -> None:
    game = table_with(A=seat(at={1: "BR09"}), B=seat(blood=1, alliance=["VI", "VI"], relic="RE03", at={1: "GA08"}))
    game.moment("aftermath", 1)
    assert game.asks("B", "drain", "use RE03")
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    game.answers("B", "use RE03")
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.alliance("B") == ["VI", "VI"]
    assert owners(game, None)["B"] == ("RE03", True)
    assert game.settled


@rule("relic.ferrymans-coin")
def test_the_coin_may_be_kept_in_a_frenzy() -> None:
    game = table_with(A=seat(at={1: "BR09"}), B=seat(blood=1, alliance=["AL09"], relic="RE03", at={1: "GA08"}))
    game.moment("aftermath", 1)
    game.answers("B", "drain")
    assert game.blood == {"A": 7, "B": 4, "C": 6, "D": 6}
    assert game.drained("B") == ["AL09"]
    assert owners(game, None)["B"] == ("RE03", False)
    assert game.settled


def test_the_coin_also_replaces_the_loss_for_an_empty_alliance() -> None:
    game = table_with(A=seat(at={1: "BR09"}), B=seat(blood=1, alliance=[], relic="RE03", at={1: "GA08"}))
    game.moment("aftermath", 1)
    game.answers("B", "use RE03")
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


def test_the_coin_is_offered_before_each_drain_of_a_frenzy() -> None:
    game = table_with(A=seat(at={1: "BR09"}), B=seat(blood=1, alliance=["Elena Cortez"], relic="RE03", at={1: "GA08"}))
    game.moment("aftermath", 1)
    game.answers("B", "drain")
    assert game.drained("B") == ["AL25"]
    assert game.asks("B", "drain", "use RE03")
    game.answers("B", "use RE03")
    assert game.blood == {"A": 7, "B": 3, "C": 6, "D": 6}
    assert game.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert game.settled


# ---- Smoked-Glass Mirror


@rule("relic.smoked-glass-mirror")
def test_the_mirror_shows_its_user_alone_the_face_down_cards_of_one_location() -> None:
    game = table_with(
        A=seat(relic="RE04"),
        B=seat(at={1: ["GA08 down", "GA09 down"], 2: "GA01 down"}),
        C=seat(at={1: "MA08 down"}),
    )
    others = ("B", "C", "D", None)
    before = [game.view(viewer)["locations"] for viewer in others]
    game.turn("A", "use RE04 1")
    assert game.seen_cards("A", "B", 1) == ["GA08", "GA09"]
    assert game.seen_cards("A", "C", 1) == ["MA08"]
    assert game.seen_cards("A", "B", 2) == [None]
    assert [game.view(viewer)["locations"] for viewer in others] == before
    assert [event["card"] for event in game.log("looked", viewer="A")] == ["GA08", "GA09", "MA08"]
    assert [event["card"] for event in game.log("looked", viewer="D")] == [None, None, None]
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert game.settled


def test_cards_played_after_the_mirror_stay_hidden() -> None:
    game = table_with(A=seat(relic="RE04"), B=seat(at={1: "GA08 down"}))
    game.turn("A", "use RE04 1", "play BR08 at 1 up blood 0 end")
    game.turn("B", "play GA09 at 1 down blood 0 end")
    assert game.seen_cards("A", "B", 1) == ["GA08", None]
    assert game.settled


def test_the_mirror_needs_a_card_it_could_show() -> None:
    game = table_with(A=seat(relic="RE04", at={1: "BR08 down"}), B=seat(at={2: "GA08", "haven": "GA09 down"}))
    game.turn("A")
    assert [option for option in game.options("A") if option.startswith("use")] == ["use RE04 haven"]
    assert game.refuses("A", "use RE04 1").rule == "relic.once"


# ---- Ashen Circlet


@rule("relic.ashen-circlet")
def test_the_circlet_adds_three_to_the_total_before_totals_are_compared() -> None:
    game = table_with(A=seat(relic="RE05", at={1: "BR03"}), B=seat(at={1: 6}))
    game.conflict(1)
    assert game.asks("A", "no", "yes")
    assert [(event["seat"], event["amount"]) for event in game.log("total", viewer="A")] == [(0, 4), (1, 6)]
    game.answers("A", "yes")
    assert game.totals == {"A": 7, "B": 6, "C": 0, "D": 0}
    assert game.winner == "A"
    assert game.settled


@rule("relic.ashen-circlet")
def test_the_circlet_may_be_kept() -> None:
    game = table_with(A=seat(relic="RE05", at={1: "BR03"}), B=seat(at={1: 6}))
    game.conflict(1)
    game.answers("A", "no")
    assert game.totals == {"A": 4, "B": 6, "C": 0, "D": 0}
    assert game.winner == "B"
    assert owners(game, None)["A"] == ("RE05", False)
    assert game.settled


def test_the_circlet_is_for_those_still_at_the_location() -> None:
    game = table_with(A=seat(relic="RE05", at={1: "NO07"}), B=seat(at={1: "GA02"}))
    game.resolve(1)
    game.answers("A", "yes")  # Vanish
    assert game.winner == "B"
    assert owners(game, None)["A"] == ("RE05", False)
    assert game.settled


@pytest.mark.parametrize(("hers", "ranks"), [(["VI"], "AB"), (["AL08"], "BA")])
def test_a_tie_after_the_circlet_goes_as_usual(hers: list[str], ranks: str) -> None:
    game = table_with(A=seat(relic="RE05", at={1: "BR03"}), B=seat(at={1: 7}, alliance=hers))
    game.conflict(1)
    game.answers("A", "yes")
    assert game.totals == {"A": 7, "B": 7, "C": 0, "D": 0}
    assert game.ranks == ranks
    assert game.settled


# ---- Oathbreaker's Seal


@rule("relic.oathbreakers-seal")
def test_the_seal_changes_ones_own_pick_after_the_picks_are_shown() -> None:
    game = table_with(A=seat(relic="RE06", at={1: "BR08"}), B=seat(at={1: "GA08"}))
    game.resolve(1)
    assert [event["pick"] for event in game.log("pick-shown")] == ["stay", "stay"]
    assert game.asks("A", "no", "yes")
    game.answers("A", "yes")
    assert game.cards("A", 1) == []
    assert game.cards("A", "haven") == ["BR08"]
    assert game.ranks == "B"
    assert game.influence == {"A": 3, "B": 4, "C": 3, "D": 3}
    assert game.settled


@rule("relic.oathbreakers-seal")
def test_the_seal_may_be_kept() -> None:
    game = table_with(A=seat(relic="RE06", at={1: "BR08"}), B=seat(at={1: "GA02"}))
    game.resolve(1)
    game.answers("A", "no")
    assert game.cards("A", 1) == ["BR08"]
    assert game.ranks == "BA"
    assert owners(game, None)["A"] == ("RE06", False)
    assert game.settled


def test_the_seal_is_asked_before_any_pick_is_carried_out() -> None:
    game = table_with(A=seat(at={1: cards_with_blood("BR08", blood=2)}), B=seat(relic="RE06", at={1: "GA02"}))
    game.resolve(1, withdraw="A")
    assert game.waiting == "B"
    assert game.cards("A", 1) == ["BR08"]
    assert game.deployed(1) == {"A": 2, "B": 0, "C": 0, "D": 0}
    game.answers("B", "no")
    assert game.cards("A", "haven") == ["BR08"]
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_changing_to_stay_pays_mass_manipulation() -> None:
    game = table_with(A=seat(relic="RE06", at={1: "BR08"}), B=seat(at={1: "VE05"}))
    game.resolve(1, withdraw="A")
    game.answers("A", "yes")
    assert game.cards("A", 1) == ["BR08"]
    assert game.blood == {"A": 4, "B": 8, "C": 6, "D": 6}
    assert game.settled


def test_the_seal_is_for_those_with_a_pick_at_that_location() -> None:
    game = table_with(A=seat(relic="RE06", at={2: "BR08"}), B=seat(at={1: "GA02"}))
    game.resolve(1)
    assert game.settled


# ---- Ledger of Small Debts


@rule("relic.ledger-of-small-debts")
def test_the_ledger_steals_one_blood_from_each_opponent_before_the_card() -> None:
    game = table_with(A=seat(blood=4, relic="RE07"))
    game.turn("A", "use RE07")
    assert game.blood == {"A": 7, "B": 5, "C": 5, "D": 5}
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert game.settled


@rule("relic.ledger-of-small-debts")
def test_the_ledger_is_not_used_after_the_card() -> None:
    game = table_with(A=seat(blood=4, relic="RE07"))
    game.turn("A", "play BR08 at 1 up")
    assert "use RE07" not in game.options("A")
    assert game.refuses("A", "use RE07").rule == "relic.once"
    game.answers("A", "blood 0")
    assert game.refuses("A", "use RE07").rule == "relic.once"
    game.answers("A", "end")
    assert game.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert game.settled


def test_the_ledger_goes_in_turn_order_and_its_frenzies_are_credited() -> None:
    game = table_with(ambition="C", A=seat(relic="RE07"), B=seat(blood=1), D=seat(blood=1, alliance=[]))
    game.turn("A", "use RE07")
    assert game.took_place("blood-stolen", "frenzy") == [
        ("blood-stolen", "C"),
        ("blood-stolen", "D"),
        ("frenzy", "D"),
        ("blood-stolen", "B"),
        ("frenzy", "B"),
    ]
    assert game.blood == {"A": 9, "B": 3, "C": 5, "D": 1}
    assert game.influence == {"A": 5, "B": 3, "C": 3, "D": 2}
    assert game.asking == "AskTurn A"


def test_submission_does_not_protect_from_the_ledger() -> None:
    game = table_with(A=seat(relic="RE07", at={1: "BR07"}), B=seat(at={1: "TO06"}))
    game.turn("A", "use RE07")
    assert game.blood == {"A": 9, "B": 5, "C": 5, "D": 5}
    assert game.asking == "AskTurn A"


@pytest.mark.parametrize(("included", "blood"), [("no", [8, 5, 6, 5]), ("yes", [9, 5, 5, 5])])
def test_in_tag_team_the_ledgers_owner_says_whether_the_teammate_pays(included: str, blood: list[int]) -> None:
    game = Vendetta(variants=("relics", "tag-team"), A=seat(relic="RE07"))
    game.turn("A", "use RE07")
    assert game.asked().rule == "team.include-mate"
    game.answers("A", included)
    assert list(game.blood.values()) == blood
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert game.settled


# ---- Reliquary of Clean Bone


@rule("relic.reliquary-of-clean-bone")
def test_the_reliquary_discards_a_token_so_that_the_third_is_only_the_second() -> None:
    game = table_with(A=seat(relic="RE08", tokens_up=2, alliance=["Marcel"]))
    game.turn("A", "use RE08 up")
    assert game.tokens("A") == (1, 0)
    game.answers("A", "drain AL09")
    assert game.tokens("A") == (2, 0)
    assert game.out == ""
    assert game.blood == {"A": 10, "B": 6, "C": 6, "D": 6}
    game.answers("A", "play BR08 at 1 up blood 0")
    assert game.settled


@pytest.mark.parametrize(("way", "left"), [("up", (0, 1)), ("down", (1, 0))])
def test_the_reliquary_takes_a_token_of_either_side(way: str, left: tuple[int, int]) -> None:
    game = table_with(A=seat(relic="RE08", tokens_up=1, tokens_down=1))
    game.turn("A")
    assert [option for option in game.options("A") if option.startswith("use")] == ["use RE08 up", "use RE08 down"]
    game.answers("A", f"use RE08 {way}")
    assert game.tokens("A") == left
    assert game.asking == "AskTurn A"


def test_the_reliquary_needs_a_token() -> None:
    game = table_with(A=seat(relic="RE08"))
    game.turn("A")
    assert game.refuses("A", "use RE08 up").rule == "relic.once"
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert owners(game, None)["A"] == ("RE08", False)
    assert game.settled


def test_the_reliquary_cannot_answer_a_third_token() -> None:
    game = table_with(A=seat(relic="RE08", tokens_up=2, alliance=["AL09"]))
    game.turn("A", "drain AL09")
    assert game.out == "A"
    assert owners(game, None)["A"][0] is None
    assert game.settled
