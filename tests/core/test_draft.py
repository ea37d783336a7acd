"""A draft is answered in parts and keeps them in its own fields; nothing happens, and nobody learns anything, before an
answer that ends it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gloam
from gloam.core.chance import seeded
from gloam.core.choices import Resolve
from gloam.core.codec import LONGEST
from gloam.core.draft import Draft, unchosen
from gloam.core.effect import Source
from gloam.core.refusal import Rejected, Unreadable
from gloam.core.step import Step, Together
from gloam.core.table import Table
from gloam.vendetta.game import CODEC
from gloam.vendetta.table import VendettaTable
from gloam.vendetta.turning import AskTakeBack, TakeBackCards

if gloam.compiled:
    pytest.skip("a compiled class has no subclass that is not", allow_module_level=True)

from tests.core.toy import AskPrice, AskShares, both, read, toy


def options(table: Table, seat: int = 0) -> tuple[str, ...]:
    question = table.seat(seat).question()
    return () if question is None else question.options


def test_a_part_puts_the_question_back_with_one_thing_more() -> None:
    table = toy(AskPrice(0, 2, ()))
    assert options(table) == ("pay C1", "pay C2", "pay C3", "pay C4")
    table.answer(0, "pay C3")
    assert options(table) == ("done", "pay C1", "pay C2", "pay C4", "keep C3")
    table.answer(0, "pay C1")
    assert options(table) == ("done", "keep C3", "keep C1")
    table.answer(0, "done")
    assert (table.coins[0], table.spent[0]) == ((2, 4), (3, 1))
    assert not table.docket


def test_nobody_learns_anything_before_it_ends() -> None:
    table = toy(AskPrice(0, 3, ()))
    seen = [table.view(1), table.view(None), table.events(1), table.events(None)]
    for part in ("pay C3", "pay C2", "keep C3"):
        table.answer(0, part)
        assert [table.view(1), table.view(None), table.events(1), table.events(None)] == seen
        assert table.coins[0] == (1, 2, 3, 4)
    table.answer(0, "done")
    assert [event["coins"] for event in table.events(1)] == [(2,)]


def test_a_part_can_be_taken_back_which_turns_back() -> None:
    table = toy(AskPrice(0, 2, ()))
    table.answer(0, "pay C3")
    table.answer(0, "pay C1")
    assert [option for option in options(table) if table.turns_back(0, option)] == ["keep C3", "keep C1"]
    assert not table.turns_back(0, "done")
    table.answer(0, "keep C3")
    assert options(table) == ("done", "pay C2", "pay C3", "pay C4", "keep C1")
    table.answer(0, "keep C1")
    assert options(table) == ("pay C1", "pay C2", "pay C3", "pay C4")
    assert table.undo_reach(0) == 4


def test_where_a_part_is_final_nothing_turns_back_and_it_comes_to_its_end() -> None:
    table = toy(AskShares(0, ()))
    for number in range(LONGEST):
        assert options(table) == ("done", "leave", "take C1", "take C2")
        assert not any(table.turns_back(0, option) for option in options(table))
        table.answer(0, f"take C{1 + number % 2}")
    assert options(table) == ("done", "leave")
    assert read(json.loads(json.dumps(table.position()))).position() == table.position()
    table.answer(0, "done")
    assert table.spent[0] == (1, 2) * (LONGEST // 2)


@pytest.mark.parametrize(("end", "spent"), [("done", (2, 2, 1)), ("leave", ())])
def test_each_end_is_carried_out_in_its_own_way(end: str, spent: tuple[int, ...]) -> None:
    table = toy(AskShares(1, ()))
    table.answer(1, f"take C2 take C2 take C1 {end}")
    assert table.spent[1] == spent
    assert not table.docket


def test_of_equal_things_one_is_taken_back() -> None:
    class AskSharesAgain(AskShares):
        drops = "drop"

        def choosing(self, chosen: tuple[int, ...]) -> Draft:
            return AskSharesAgain(self.seat, chosen)

    table = toy(AskSharesAgain(0, ()))
    table.answer(0, "take C2 take C1 take C2")
    assert options(table) == ("done", "leave", "take C1", "take C2", "drop C2", "drop C1")
    table.answer(0, "drop C2 done")
    assert table.spent[0] == (2, 1)


def test_what_cannot_be_chosen_any_more_is_no_answer() -> None:
    table = toy(AskPrice(0, 2, ()))
    table.answer(0, "pay C1")
    before = table.position()
    for wrong in ("pay C1", "keep C2", "done done", "pay C2 pay C3", "pay", "keep"):
        with pytest.raises(Rejected):
            table.answer(0, wrong)
        assert table.position() == before


# ---- written, copied


def test_it_is_written_and_read_in_the_middle() -> None:
    table = toy(AskPrice(0, 3, ()))
    table.answer(0, "pay C4 pay C2")
    written: Any = json.loads(json.dumps(table.position()))
    assert written["docket"] == [["AskPrice", 0, 3, [4, 2]]]
    again = read(written)
    assert options(again) == options(table)
    again.answer(0, "done")
    assert again.spent[0] == (4, 2)


@pytest.mark.parametrize("chosen", [None, 3, "4", [0], [5], ["C1"], [True], [1] * 65])
def test_what_was_chosen_is_read_with_care(chosen: object) -> None:
    position: Any = toy(AskPrice(0, 3, ())).position()
    position["docket"] = [["AskPrice", 0, 3, chosen]]
    with pytest.raises(Unreadable) as no:
        read(position)
    assert no.value.where.startswith("docket.0.3")


def test_a_copy_goes_on_by_itself() -> None:
    table = toy(AskPrice(0, 3, ()))
    table.answer(0, "pay C4")
    copy = table.clone()
    copy.answer(0, "pay C1 done")
    assert (copy.spent[0], table.spent[0]) == ((4, 1), ())
    assert options(table) == ("done", "pay C1", "pay C2", "pay C3", "keep C4")


# ---- in a secret choice


def test_several_draft_at_once() -> None:
    table = toy(both(2))
    table.answer(1, "pay C4")
    table.answer(0, "pay C1 pay C2")
    seen, numbers = table.view(0), [question.number for question in table.questions()]
    table.answer(1, "keep C4")
    table.answer(1, "pay C3")
    assert table.view(0) == seen
    assert [question.number for question in table.questions()] == [numbers[0], numbers[1] + 2]
    assert options(table, 0) == ("done", "keep C1", "keep C2")
    table.answer(1, "done")
    assert table.waiting_for() == [0]
    assert table.spent == [(), ()]
    again = read(json.loads(json.dumps(table.position())))
    assert again.waiting_for() == [0]
    for one in (table, again):
        one.answer(0, "done")
        assert one.spent == [(1, 2), (3,)]
        assert not one.docket


# ---- what others know of it


def test_what_another_has_chosen_so_far_is_not_known() -> None:
    mine, theirs = AskPrice(0, 2, (1, 2)), AskPrice(1, 2, (3,))
    assert unchosen(mine, 0) is mine
    assert chosen(unchosen(theirs, 0)) == ()
    together = unchosen(Together((mine, theirs)), 0)
    assert isinstance(together, Together)
    assert [chosen(ask) for ask in together.asks] == [(1, 2), ()]


def test_hidden_things_are_dealt_afresh_in_a_secret_choice_too() -> None:
    dealt = Together((AskPrice(0, 2, (1, 2)), AskPrice(1, 2, (3,)))).redealt({2: 4, 3: 1})
    assert isinstance(dealt, Together)
    assert [chosen(ask) for ask in dealt.asks] == [(1, 4), (1,)]


def chosen(step: Step) -> tuple[int, ...]:
    assert isinstance(step, Draft)
    return step.chosen


def test_cards_chosen_to_be_taken_back_are_not_imagined_by_others() -> None:
    table = gloam.game("vendetta").from_position(
        {"round": 1, "seats": [{"clan": "malkavian", "at": {"1": ["MA05", "MA08", "MA09"]}}, {}, {}, {}], "docket": []}
    )
    assert isinstance(table, VendettaTable)
    effect = next(effect for effect in CODEC.codes if isinstance(effect, TakeBackCards))
    card = table.cards_of(0, 0)[0]
    table.next(Resolve(effect, Source(0, 0, card)))
    table.settle()
    table.answer(0, "take MA08")
    own, other = table.imagine(0, seeded(1)), table.imagine(1, seeded(1))
    assert [len(chosen(ask)) for twin in (own, other) for ask in twin.open] == [1, 0]
    assert isinstance(own.open[0], AskTakeBack)
