"""Characters lean where they should in Vendetta, and nobody leans towards people."""

from __future__ import annotations

from typing import cast

import pytest

from gloam.bots.vendetta.guide import VENDETTA
from gloam.core.question import Question
from tests.bots.asking import chosen, questions


def blood(answers: list[str]) -> int:
    return sum(int(answer.split(" ")[1]) for answer in answers if answer.startswith("blood "))


@pytest.mark.slow
def test_the_bold_one_puts_more_blood_with_its_cards_than_the_careful_one() -> None:
    asked = questions("vendetta", "AskBlood", 4, 2)[:30]
    bold, plain, careful = (blood(chosen(name, asked)) for name in ("bold@30", "search@30", "careful@30"))
    assert bold > plain > careful


@pytest.mark.slow
def test_the_bluffer_plays_face_down_more_often_than_the_bold_one() -> None:
    asked = questions("vendetta", "AskPlace", 4, 2)[:24]
    down = [
        len([answer for answer in chosen(name, asked) if answer.endswith(" down")])
        for name in ("bluffer@30", "search@30", "bold@30")
    ]
    assert down[0] > down[1] > down[2]


def test_the_bold_one_would_stay_and_the_careful_one_withdraw() -> None:
    table, question = questions("vendetta", "AskWithdraw", 4, 1)[0]
    lean = {
        (name, option): VENDETTA.lean(name, table, question, option)
        for name in ("bold", "careful", "search")
        for option in ("stay", "withdraw")
    }
    assert lean["bold", "stay"] > lean["bold", "withdraw"] == 0
    assert lean["careful", "withdraw"] > lean["careful", "stay"] == 0
    assert lean["search", "stay"] == lean["search", "withdraw"] == 0


def test_the_bluffer_puts_blood_with_weak_cards_and_keeps_it_from_strong_ones_both_face_down() -> None:
    leans = {True: set(), False: set()}  # type: dict[bool, set[float]]
    for table, question in questions("vendetta", "AskBlood", 4, 6):
        if "blood 2" in question.options:
            view = table.view(question.seat)
            leans[is_down(view, question)].add(round(VENDETTA.lean("bluffer", table, question, "blood 2"), 6))
    assert leans[False] == {0.0}
    assert min(leans[True]) < 0 < max(leans[True])


def is_down(view: dict[str, object], question: Question) -> bool:
    """Does a card of one's own lie face down where Blood is asked for?"""
    places = cast("list[dict[str, object]]", view["locations"])
    here = next(place for place in places if place["name"] == question.facts["at"])
    mine = cast("list[dict[str, object]]", here["positions"])[question.seat]
    return any(not card["up"] for card in cast("list[dict[str, object]]", mine["cards"]))
