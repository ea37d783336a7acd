"""Schemes: who declares when, what is hidden, who wins and who pays."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.setup import LETTERS
from gloam.rivals.pieces import LAID
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

PRINCE = "Prince of the City"
TWO = vampire("Nancy Witt", on=["Primogen"])  # a Leader with Influence 2
DECLARING = {"yes", "no", "out", "exert", "use", "lay", "hide", "back"}


def scheme(card: str = "Free Money", by: str = "A", **facts: Any) -> City:
    """This player has played a Scheme with their Leader, and everyone is about to declare."""
    mine = {"coterie": ["Nancy Witt"], **facts.pop(by, {})}
    mine["hand"] = [card, *mine.get("hand", [])]
    mine["library"] = ["Greed"]
    city = City(**{by: mine, **facts})
    city.acts(by)
    city.answers(by, f"play [{card}]")
    return city


# ---- playing one, and the order


@rule("scheme.play")
def test_a_scheme_exhausts_a_vampire_and_its_player_declares_first() -> None:
    city = City(A=seat(coterie=["Nancy Witt", "Hydra"], hand=["Free Money"]))
    city.acts()
    city.answers("A", "play [Free Money]", "with <Hydra>")
    assert not city.ready("Hydra")
    assert city.ready("Nancy Witt")
    assert city.actions() == 1
    assert [event["card"] for event in city.log("played", viewer="B")] == ["core-free-money"]
    assert city.asking == "AskDeclare A"


@rule("scheme.active-yes")
def test_the_player_of_a_scheme_can_only_back_it() -> None:
    city = scheme(A=seat(coterie=[TWO]))
    city.answers("A", "exert <Nancy Witt>")
    assert city.refuses("A", "no").rule == "scheme.active-yes"
    assert city.refuses("A", "out").rule == "scheme.active-yes"
    city.answers("A", "yes")
    assert city.view("B")["conflict"]["yes"] == 2
    assert city.asking == "AskDeclare B"


@rule("scheme.others-free", "window.scheme")
@pytest.mark.parametrize("side", ["yes", "no", "out"])
def test_any_other_player_may_take_either_side_or_none(side: str) -> None:
    city = scheme(B=seat(coterie=[vampire("Karma", mute=True)], prestige=6))
    city.answers("A", "yes")
    assert city.asks("B", "yes", "no", "out", *[f"hide {amount}" for amount in range(1, 6)])
    city.answers("B", side)
    assert city.log("declared")[1]["side"] == side
    assert city.asking == "AskAction A"


@rule("window.scheme")
def test_even_a_player_with_nothing_to_put_in_is_asked() -> None:
    city = scheme(B=seat(coterie=[vampire("Karma", mute=True)], prestige=1))
    city.answers("A", "yes")
    assert city.asks("B", "yes", "no", "out")


@rule("scheme.should-i")
def test_a_scheme_that_asks_should_i_is_about_its_player_alone() -> None:
    city = scheme("Fame & Fortune", by="B", B=seat(coterie=["Ty Smith"]), players=3)
    city.declares(B="yes", C="yes", A="yes")
    assert [city.prestige(name) for name in "ABC"] == [12, 14, 12]
    assert [city.agenda(name) for name in "ABC"] == [0, 1, 0]
    assert city.asking == "AskAction B"


@rule("scheme.order")
def test_players_declare_clockwise_from_the_active_one() -> None:
    city = scheme(by="C", players=4)
    asked = ""
    while city.asking.startswith("AskDeclare"):
        asked += city.waiting
        city.answers(city.waiting, "yes")
    assert asked == "CDAB"


@rule("scheme.once")
def test_a_declaration_is_final() -> None:
    city = scheme(by="C", players=4)
    city.declares(C="yes", D="exert <Sweetums>, no", A="yes")
    assert city.refuses("D", "hide 1").rule == "table.not-asked"
    assert city.refuses("D", "yes").rule == "table.not-asked"
    city.answers("B", "hide 1")
    assert city.refuses("B", "hide 2").rule == "scheme.once"
    assert city.view("A")["conflict"]["shares"][3] == {
        "side": "no",
        "exerted": 1,
        "hidden": None,
        "laid": None,
        "card": None,
    }


def test_what_was_put_together_can_be_taken_back_before_it_is_declared() -> None:
    city = scheme()
    city.answers("A", "hide 3", "exert <Nancy Witt>", "back", "back", "hide 2", "yes")
    city.answers("B", "out")
    assert city.prestige("A") == 13
    assert not city.mute("Nancy Witt")
    assert city.asking == "AskAction A"


# ---- open and hidden


@rule("scheme.visible")
def test_only_what_vampires_exert_is_announced() -> None:
    city = scheme(A=seat(coterie=[TWO]))
    city.declares(A="exert <Nancy Witt>, hide 3, yes")
    assert city.view("B")["conflict"]["shares"][0]["exerted"] == 2
    assert city.view("B")["conflict"]["yes"] == 2
    assert city.log("exerted", viewer="B")[0]["amount"] == 2
    assert city.view("A")["conflict"]["yes"] == 5
    assert city.asking == "AskDeclare B"


@rule("scheme.secret-prestige", "window.scheme")
def test_nobody_sees_how_much_lies_in_a_fist() -> None:
    city = scheme(A=seat(prestige=8), B=seat(), C=seat())
    city.declares(A="hide 3, yes", B="out")
    for viewer in ("B", "C", None):
        seen = city.view(viewer)
        assert seen["conflict"]["shares"][0]["hidden"] is None
        assert seen["players"][0]["prestige"] == 8
        assert city.log("influence-shown", viewer=viewer) == []
    assert city.view("A")["conflict"]["shares"][0]["hidden"] == 3
    assert city.asking == "AskDeclare C"


@rule("scheme.bluff", "window.scheme")
def test_an_empty_fist_looks_like_a_full_one() -> None:
    bluff, real = scheme(B=seat(), C=seat()), scheme(B=seat(), C=seat())
    bluff.declares(A="yes")
    real.declares(A="hide 3, yes")
    for viewer in ("B", "C", None):
        assert bluff.view(viewer) == real.view(viewer)
        assert bluff.log(viewer=viewer) == real.log(viewer=viewer)
    assert bluff.asking == real.asking == "AskDeclare B"


@rule("scheme.secret-modifier", "infl.modifier-face")
def test_one_modifier_is_laid_face_down_and_no_second() -> None:
    city = scheme(A=seat(hand=["Hedge Your Bets", "The Last Word"]))
    city.answers("A", "lay [Hedge Your Bets]")
    assert city.offers("A", "lay") == ()
    assert city.refuses("A", "lay [The Last Word]").rule == "infl.modifier-one"
    city.answers("A", "yes")
    assert city.zone("Hedge Your Bets") == LAID
    assert not city.mentions("B", "core-hedge-your-bets")
    assert city.view("B")["conflict"]["shares"][0]["laid"] is not None
    city.answers("B", "no")
    assert city.mentions("B", "core-hedge-your-bets")
    assert city.pile("A") == ["Hedge Your Bets", "Free Money"]
    assert city.asking == "AskAction A"


@rule("window.scheme")
def test_a_posted_card_and_a_modifier_look_alike() -> None:
    facts: dict[str, Any] = {"haven": "Old Post Office", "hand": ["Hedge Your Bets", "Humiliate"]}
    posted, modifier = scheme(A=seat(**facts)), scheme(A=seat(**facts))
    posted.declares(A="lay [Humiliate], yes")
    modifier.declares(A="lay [Hedge Your Bets], yes")
    assert posted.view("B") == modifier.view("B")
    assert posted.log(viewer="B") == modifier.log(viewer="B")
    posted.answers("B", "no")
    modifier.answers("B", "no")
    assert [city.log("scheme-yes")[0]["yes"] for city in (posted, modifier)] == [3, 2]
    assert posted.asking == modifier.asking == "AskAction A"


@rule("scheme.reveal", "scheme.yes")
def test_what_is_hidden_is_added_when_all_have_declared() -> None:
    city = scheme(
        "Greed", A=seat(coterie=[TWO]), B=seat(coterie=[vampire("Karma", on=[PRINCE])], board=["Assert Authority"])
    )
    city.declares(A="exert <Nancy Witt>, hide 3, yes", B="exert <Karma>, no")
    assert city.influence("Nancy Witt") == 0
    assert [(event["yes"], event["no"]) for event in city.log("scheme-yes")] == [(5, 4)]
    assert [event["hidden"] for event in city.log("influence-shown")] == [3]
    assert city.agenda("A") == 2
    assert city.asking == "AskAction A"


# ---- how it ends


@rule("scheme.no", "scheme.discard")
def test_a_scheme_that_fails_does_nothing_and_is_discarded() -> None:
    city = scheme("Greed")
    city.declares(A="hide 3, yes", B="hide 4, no")
    assert [(event["yes"], event["no"]) for event in city.log("scheme-no")] == [(3, 4)]
    assert city.agenda("A") == 0
    assert city.pile("A") == ["Greed"]
    assert city.actions() == 1
    assert city.asking == "AskAction A"


@rule("scheme.yes", "scheme.discard")
def test_a_scheme_that_succeeds_happens_once_and_is_discarded() -> None:
    city = scheme("Greed")
    city.declares(A="hide 4, yes", B="hide 3, no")
    assert city.agenda("A") == 2
    assert city.pile("A") == ["Greed"]
    assert city.asking == "AskAction A"


@rule("scheme.tie")
def test_equal_sides_are_a_yes() -> None:
    city = scheme("Greed")
    city.declares(A="hide 4, yes", B="hide 4, no")
    assert [(event["yes"], event["no"]) for event in city.log("scheme-yes")] == [(4, 4)]
    assert city.agenda("A") == 2
    assert city.asking == "AskAction A"


@rule("scheme.no-votes")
def test_a_scheme_that_nobody_backs_succeeds() -> None:
    city = scheme("Greed")
    city.declares(A="yes", B="no")
    assert city.agenda("A") == 2
    assert city.asking == "AskAction A"


@rule("scheme.who-pays")
def test_the_winning_side_loses_what_it_hid_and_the_other_takes_it_back() -> None:
    city = scheme("Greed", A=seat(), B=seat(), C=seat(coterie=[vampire("Karma", on=[PRINCE])]))
    city.table.supply = [0, 0, 0]
    city.declares(A="hide 2, yes", B="hide 4, no", C="exert <Karma>, yes")
    assert [city.prestige(name) for name in "ABC"] == [10, 12, 12]
    assert city.table.supply == [2, 0, 0]
    assert city.asking == "AskAction A"


@rule("scheme.who-pays")
def test_those_who_stop_a_scheme_pay_for_it() -> None:
    city = scheme("Greed")
    city.declares(A="hide 2, yes", B="hide 4, no")
    assert [city.prestige(name) for name in "AB"] == [12, 8]
    assert city.asking == "AskAction A"


@rule("scheme.costs-stay", "window.relentless")
def test_blood_paid_for_influence_is_not_given_back() -> None:
    city = scheme("Greed", B=seat(coterie=["Karma", "Flick"]))
    city.declares(A="hide 5, yes", B="use <Flick>, no")
    assert [(event["yes"], event["no"]) for event in city.log("scheme-yes")] == [(5, 3)]
    assert city.blood("Flick") == 2
    assert city.mute("Flick")
    assert city.asking == "AskAction A"


@rule("scheme.last-prestige")
def test_the_last_prestige_cannot_be_hidden() -> None:
    city = scheme(A=seat(prestige=4))
    assert city.refuses("A", "hide 4").rule == "scheme.last-prestige"
    city.declares(A="hide 3, yes", B="out")
    assert city.prestige("A") == 4
    assert city.asking == "AskAction A"


@rule("scheme.abstain", "window.scheme")
def test_who_stays_out_puts_in_nothing_and_pays_nothing() -> None:
    city = scheme(A=seat(), B=seat(hand=["The Last Word"]))
    city.answers("A", "hide 2", "yes")
    city.answers("B", "lay [The Last Word]")
    assert city.refuses("B", "out").rule == "window.scheme"
    city.answers("B", "back", "out")
    assert city.hand("B") == ["The Last Word"]
    assert city.prestige("B") == 15
    assert not city.mute("Ty Smith")
    assert [(event["yes"], event["no"]) for event in city.log("scheme-yes")] == [(2, 0)]
    assert city.asking == "AskAction A"


@rule("scheme.abstain")
def test_text_about_one_s_side_needs_a_side() -> None:
    city = scheme("Greed", A=seat(), B=seat(hand=["The Last Word"]), C=seat())
    city.declares(A="yes", B="lay [The Last Word], no", C="out")
    assert [city.prestige(name) for name in "ABC"] == [12, 13, 12]
    assert city.asking == "AskAction A"


@rule("scheme.fist-counts")
def test_a_fist_belongs_to_its_player_until_the_scheme_is_settled_and_leaves_before_its_text() -> None:
    city = scheme(A=seat(prestige=4))
    city.table.supply = [0, 20]
    city.answers("A", "hide 3", "yes")
    assert city.prestige("A") == 4
    city.answers("B", "out")
    assert city.prestige("A") == 4
    assert city.table.supply == [0, 17]
    assert city.asking == "AskAction A"


@rule("scheme.talk", "scheme.promises")
def test_the_table_offers_no_way_to_hand_anything_over() -> None:
    city = scheme("Greed", A=seat(prestige=5, hand=["Humiliate"]), B=seat(prestige=9, hand=["Humiliate"]))
    assert {option.partition(" ")[0] for option in city.options("A")} <= DECLARING
    city.answers("A", "yes")
    assert {option.partition(" ")[0] for option in city.options("B")} <= DECLARING
    assert not [option for option in city.options("B") if option.rpartition(" ")[2] in LETTERS]
    city.answers("B", "no")
    assert {option.partition(" ")[0] for option in city.options("A")} == {"end", "draw"}
    assert [city.prestige(name) for name in "AB"] == [5, 9]
    assert [city.hand(name) for name in "AB"] == [["Humiliate"], ["Humiliate"]]
