"""How long a bot may think, and that it does not think longer."""

from __future__ import annotations

from itertools import count

import pytest

import gloam
from gloam import bots
from gloam.bots import budget
from gloam.bots.budget import Budget
from gloam.bots.search import LEAST, SearchBot
from tests.bots.asking import reached


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1", Budget(iterations=1)), ("400", Budget(iterations=400)), ("200ms", Budget(0, 200)), ("2s", Budget(0, 2000))],
)
def test_a_budget_is_read_as_people_write_it(text: str, expected: Budget) -> None:
    assert budget.read(text) == expected


@pytest.mark.parametrize("text", ["", "0", "-1", "1.5s", "ms", "s", "0ms", "3600001", "long", "\uff11"])
def test_anything_else_is_unreadable_and_named(text: str) -> None:
    with pytest.raises(gloam.Unreadable) as no:
        bots.make("search@" + text, 1)
    assert (no.value.what, no.value.text) == ("budget", text)


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(gloam.Unreadable) as no:
        bots.make("greedy@400", 1)
    assert no.value.what == "bot"


def test_a_budget_of_tables_is_spent_to_the_last_and_a_small_one_made_up_to_the_least() -> None:
    seat, question = reached("vendetta", "AskTurn", 3, 4)
    for wanted, spent in ((1, LEAST), (LEAST, LEAST), (LEAST + 1, LEAST + 1)):
        thought = bots.make(f"search@{wanted}", 1).think(seat, question)
        assert thought is not None
        assert thought.iterations == spent
        assert sum(opinion.visits for opinion in thought.opinions) == spent


def test_a_budget_of_time_ends_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count(100, 0.010)
    monkeypatch.setattr("gloam.bots.search.perf_counter", lambda: next(seconds))
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    thought = SearchBot(1, Budget(milliseconds=200)).think(seat, question)
    assert thought is not None
    assert LEAST < thought.iterations <= LEAST + 20


def test_it_stops_as_soon_as_the_rest_of_the_budget_could_change_nothing() -> None:
    seat, question = reached("vendetta", "AskWithdraw", 4, 2)
    thought = bots.make("search@200", 1).think(seat, question)
    assert thought is not None
    most, second = sorted([opinion.visits for opinion in thought.opinions], reverse=True)[:2]
    assert thought.iterations < 200
    assert 0 < most - second - (200 - thought.iterations) <= 2


@pytest.mark.parametrize(
    ("game", "what", "usual", "another"), [("vendetta", "AskTurn", 60, 10), ("blood-orders", "AskPlan", 10, 60)]
)
def test_a_character_without_a_budget_thinks_as_long_as_its_game_says(
    game: str, what: str, usual: int, another: int
) -> None:
    seat, question = reached(game, what, 3, 2)
    thought = bots.make("bold", 1).think(seat, question)
    assert thought == bots.make(f"bold@{usual}", 1).think(seat, question)
    assert thought != bots.make(f"bold@{another}", 1).think(seat, question)
