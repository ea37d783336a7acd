"""Sensible moves that the rules forbid are refused by the rule that forbids them, with the numbers of the case."""

from __future__ import annotations

import pytest

from gloam.core.refusal import Unreadable
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def planning(**facts: object) -> Vendetta:
    game = Vendetta(A=seat(**{"blood": 7, "hand": ["BR04", "BR08"], **facts}))
    game.turn("A")
    return game


@rule("plan.own-position")
@pytest.mark.parametrize("place", ["at 2", "at Haven", "at", "at 2 sideways"])
def test_a_place_without_up_or_down_is_refused(place: str) -> None:
    game = planning()
    assert game.refuses("A", f"play BR04 {place}").rule == "plan.own-position"
    game.answers("A", "play BR04", "at 2 up", "blood 0", "end")
    assert game.settled


@rule("plan.any-location")
def test_the_place_comes_before_everything_else() -> None:
    game = planning()
    game.answers("A", "play BR04")
    for option in ("blood 2", "end", "drain VI", "use RE01", "look 1 B 1", "tokens 1"):
        no = game.refuses("A", option)
        assert (no.rule, no.facts) == ("plan.any-location", {"card": "BR04"})
    game.answers("A", "at 2 up", "blood 0", "end")
    assert game.settled


@rule("plan.any-location")
def test_the_haven_is_read_with_a_capital_and_written_without() -> None:
    game = planning()
    game.answers("A", "Play br04 at Haven UP blood 1 end")
    assert game.cards("A", "haven") == ["BR04"]
    line = game.table.lines
    assert line is not None
    assert line.before is not None
    assert line.before.before is not None
    assert line.before.before.option == "at haven up"
    assert game.settled


@rule("setup.locations")
def test_no_spelling_makes_a_location_that_is_not_there() -> None:
    game = planning()
    no = game.refuses("A", "play BR04 at Heaven up")
    assert (no.rule, no.facts) == ("setup.locations", {"at": "heaven"})
    game.answers("A", "play BR04", "at 1 up", "blood 0", "end")
    assert game.settled


@rule("plan.must-play")
def test_a_card_that_is_not_in_hand_is_refused_with_what_is_there() -> None:
    game = planning()
    for line in ("play BR01", "play BR01 at 2 up", "Play BR01 at 2 up blood 1"):
        no = game.refuses("A", line)
        assert no.rule == "plan.must-play"
        assert no.facts["hand"] == 2
        assert str(no.facts["card"]).upper() == "BR01"
    assert game.refuses("A", "at 2 up").rule == "plan.must-play"
    game.answers("A", "play BR04", "at 1 up", "blood 0", "end")
    assert game.settled


@rule("plan.blood-once", "plan.blood-same-location")
def test_blood_without_a_number_and_a_second_place_are_refused() -> None:
    game = planning()
    game.answers("A", "play BR04", "at 2 up")
    for nothing in ("blood", "blood much", "blood ²", "blood " + "9" * 5000):
        assert game.refuses("A", nothing).rule == "plan.blood-once"
    no = game.refuses("A", "at 1 up")
    assert (no.rule, no.facts) == ("plan.blood-same-location", {"at": "2"})
    game.answers("A", "blood 0", "end")
    assert game.settled


@rule("plan.blood-limit")
def test_a_refused_part_keeps_its_reason_whatever_follows_it() -> None:
    game = planning()
    for rest in ("", " end", " end and more of it than anybody would write in one line"):
        no = game.refuses("A", f"play BR04 at 2 down blood 4{rest}")
        assert (no.rule, no.facts) == ("plan.blood-limit", {"asked": 4, "limit": 3})
    game.answers("A", "play BR04", "at 1 up", "blood 0", "end")
    assert game.settled


@rule("hand.keep-must")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    game = Vendetta(players=3, A=seat(clan="brujah", deck=["BR01", "BR02", "BR03", "BR04"]), B=seat(), C=seat())
    game.build_hands()
    no = game.refuses("A", "keep BR07 BR01")
    assert (no.rule, no.facts) == ("hand.keep-must", {"card": "BR07", "limit": 2})
    assert game.refuses("A", "keep BR01 BR01").facts == {"asked": 1, "limit": 2}
    assert game.refuses("A", "keep BR01 BR02 BR03 end").facts == {"asked": 3, "limit": 2}
    game.play_to("never", 1)
    assert game.settled


@rule("plan.face-down-hidden", "info.seen-stays")
def test_looking_needs_somebody_for_it_and_something_new_to_see() -> None:
    game = planning()
    assert game.refuses("A", "look 1 B 1").rule == "plan.face-down-hidden"
    friend = planning(alliance=["AL13"])
    assert friend.refuses("A", "look 1 B 1").rule == "info.seen-stays"
    for table in (game, friend):
        table.answers("A", "play BR04", "at 1 up", "blood 0", "end")
        assert table.settled


@rule("drain.voluntary-only-turn", "relic.once", "withdraw.secret")
def test_what_belongs_to_another_moment_is_refused_by_its_rule_in_every_question() -> None:
    game = Vendetta(A=seat(blood=9, at={1: cards_with_blood("GA05", blood=3)}))
    game.moment("preparation", 1)
    assert game.asked().what == "AskMay"
    assert game.refuses("A", "drain VI").rule == "drain.voluntary-only-turn"
    assert game.refuses("A", "use RE01").rule == "relic.once"
    assert game.refuses("A", "stay").rule == "withdraw.secret"
    assert game.refuses("A", "play GA01").rule == "plan.must-play"
    with pytest.raises(Unreadable):
        game.answers("A", "perhaps")
    game.answers("A", "no")
    assert game.settled


@rule("prep.only-here", "card.face-down-dead", "card.active-timing", "effect.once-per-step")
def test_a_card_that_does_not_act_now_cannot_go_first() -> None:
    lying = ["GA04", "GA05", "GA08", "GA07", "GA03 down"]
    game = Vendetta(A=seat(at={1: cards_with_blood(*lying, blood=2), 2: "GA01"}), B=seat(at={1: 2}))
    game.moment("preparation", 1)
    assert game.asks("A", "first GA04", "first GA05", "first GA08")
    why = {"GA01": "prep.only-here", "GA03": "card.face-down-dead", "GA07": "card.active-timing"}
    for card, expected in why.items():
        no = game.refuses("A", f"first {card}")
        assert (no.rule, no.facts) == (expected, {"card": card})
    game.answers("A", "first GA08")
    assert game.refuses("A", "first GA08").rule == "effect.once-per-step"
    game.answers("A", "first GA04", "no")
    assert game.settled


@rule("term.position", "card.face-down-dead")
def test_only_what_lies_there_face_up_can_be_turned_down() -> None:
    game = Vendetta(A=seat(at={1: ["MA07", "MA08", "MA09 down"]}))
    game.moment("preparation", 1)
    assert game.refuses("A", "turn MA09").rule == "card.face-down-dead"
    assert game.refuses("A", "turn MA01").rule == "term.position"
    game.answers("A", "done")
    assert game.settled


@rule("reveal.passive-window")
def test_forestall_says_the_same_of_a_hidden_card_as_of_one_that_is_elsewhere() -> None:
    game = Vendetta(
        A=seat(at={1: ["VE07", "VE08"]}), B=seat(at={1: ["BR07", "BR08", "BR01 down"]}), C=seat(clan="gangrel")
    )
    game.moment("after-revelation", 1)
    for card in ("BR01", "BR02", "GA01", "VE08"):
        no = game.refuses("A", f"pick {card}")
        assert (no.rule, no.facts) == ("reveal.passive-window", {"card": card})
    game.answers("A", "pick BR08")
    assert game.settled


@rule("frenzy.random-drain", "frenzy.replace-each")
def test_nobody_chooses_the_card_of_a_frenzy() -> None:
    game = Vendetta(
        variants=("relics",), A=seat(blood=1, relic="RE03", at={1: "VE08"}), B=seat(at={1: "BR09"}), C=seat()
    )
    game.moment("aftermath", 1)
    assert game.asked().what == "AskInsteadOfDraining"
    assert game.refuses("A", "drain VI").rule == "frenzy.random-drain"
    assert game.refuses("A", "use TR08").rule == "frenzy.replace-each"
    game.answers("A", "drain")
    assert game.settled


@rule("term.rival")
def test_mesmerize_cannot_pick_its_own_user() -> None:
    game = Vendetta(A=seat(at={1: "MA01"}), B=seat(at={1: 1}), C=seat(at={1: 1}))
    game.moment("preparation", 1)
    assert game.refuses("A", "seat A").facts == {"seat": 0, "yourself": True}
    assert game.refuses("A", "seat D").facts == {"seat": 3, "yourself": False}
    game.answers("A", "seat B")
    assert game.refuses("A", "play MA08").rule == "clash.own-timing"
    game.answers("A", game.options("A")[0])
    assert game.settled


@rule("prep.may")
def test_blood_moves_to_another_location() -> None:
    game = Vendetta(A=seat(at={1: cards_with_blood("GA07", blood=3)}))
    game.moment("aftermath", 1)
    no = game.refuses("A", "to 1")
    assert (no.rule, no.facts) == ("prep.may", {"at": "1"})
    assert game.refuses("A", "to 9").rule == "setup.locations"
    game.answers("A", "no")
    assert game.settled
