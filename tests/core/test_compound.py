"""Several answers in one line: all of it or nothing, and never a way to ask "what if"."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.lines import PARTS
from gloam.core.refusal import Refused, Unreadable
from tests.core.test_turning_back import at_a_plan
from tests.vendetta.scenario import Vendetta, seat


def test_a_whole_play_in_one_line_is_the_same_as_its_parts() -> None:
    game = Vendetta(A=seat(blood=7, hand=["BR04", "BR08"]))
    game.planning()
    twin = game.table.clone()
    game.answers("A", "play BR04 at 2 down blood 3 end")
    for part in ("play BR04", "at 2 down", "blood 3", "end"):
        twin.answer(0, part)
    assert twin.position() == game.table.position()
    assert twin.events(None) == game.table.events(None)
    assert game.asks("B")


def test_a_line_is_refused_whole_if_its_last_part_is_not_possible() -> None:
    game = Vendetta(A=seat(blood=7, hand=["BR04", "BR08"]))
    game.planning()
    assert game.refuses("A", "play BR04 at 2 down blood 4").rule == "plan.blood-limit"
    assert game.refuses("A", "play BR04 at 5 up").rule == "setup.locations"
    assert game.asks("A", "play BR04", "play BR08", "drain VI")


def test_a_line_does_not_go_beyond_the_own_questions() -> None:
    game = Vendetta(A=seat(blood=7, hand=["BR04", "BR08"]))
    game.planning()
    assert game.refuses("A", "play BR04 at 2 down blood 3 end play BR08").rule == "table.not-asked"


def test_a_part_that_the_table_answers_itself_may_be_said_all_the_same() -> None:
    game = Vendetta(A=seat(blood=7, alliance=[], hand=["BR04", "BR08"]))
    game.planning()
    game.answers("A", "play BR04 at 2 up blood 3 end")
    assert game.asks("B")
    assert [line["what"] for line in game.log("played", "blood-deployed")] == ["played", "blood-deployed"]


def test_the_only_card_in_hand_may_be_named_all_the_same() -> None:
    game = Vendetta(A=seat(blood=7, alliance=[], hand=["BR04"]))
    game.turn("A")
    assert game.asked().what == "AskPlace"
    game.answers("A", "play BR04 at 2 up blood 3 end")
    assert game.cards("A", 2) == ["BR04"]
    assert game.settled


@pytest.mark.parametrize("mine", ["stay", "withdraw"])
@pytest.mark.parametrize("yours", ["stay", "withdraw"])
def test_the_last_to_pick_cannot_try_out_what_the_others_have_picked(mine: str, yours: str) -> None:
    game = Vendetta(A=seat(at={1: ["BR07", "BR04"]}), B=seat(at={1: ["TO08", "TO03"]}))
    game.resolve(1, stay=False)
    game.answers("B", yours)
    before = game.table.position()
    for rest in ("first BR07", "stay", "banana", "end"):
        with pytest.raises(Unreadable) as no:
            game.table.answer(0, f"{mine} {rest}")
        assert (no.value.what, no.value.text) == ("option-too-far", rest)
    assert game.table.position() == before


def test_an_answer_that_was_sealed_cannot_be_followed_by_another() -> None:
    game = Vendetta(A=seat(at={1: "BR07"}), B=seat(at={1: "TO08"}))
    game.resolve(1, stay=False)
    with pytest.raises(Refused) as no:
        game.table.answer(0, "stay withdraw")
    assert no.value.rule == "table.already-answered"
    assert game.waiting == "AB"


# ---- how much one line may hold


@pytest.mark.parametrize("parts", [PARTS + 1, 19_000])
def test_a_line_of_too_many_parts_is_refused_whole(parts: int) -> None:
    table, planner = at_a_plan()
    before, line = table.position(), " ".join((["aim dawn north", "unplan dawn"] * parts)[:parts])
    with pytest.raises(Unreadable) as no:
        table.answer(planner, line)
    assert (no.value.what, no.value.where) == ("option-too-long", str(PARTS))
    assert len(no.value.text) <= 40
    assert table.position() == before
    for language, word in (("en", "at most"), ("fr", "au plus")):
        sentence = gloam.words(language).refusal(no.value, "ABC")
        assert str(PARTS) in sentence
        assert word in sentence


def test_as_many_parts_as_a_line_may_hold_are_taken() -> None:
    table, planner = at_a_plan()
    before = table.answered[planner]
    table.answer(planner, " ".join((["aim dawn north", "unplan dawn"] * PARTS)[:PARTS]))
    assert table.answered[planner] == before + PARTS
