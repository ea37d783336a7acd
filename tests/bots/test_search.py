"""The bot that searches: what it may spend, what it weighs, and what it finds."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import gloam
from gloam import bots
from gloam.blood_orders.catalogue import NIGHT
from gloam.blood_orders.table import NONE, blood_orders
from gloam.bots import budget
from gloam.bots.blood_orders.guide import best_plans, promise
from gloam.bots.blood_orders.plan import DayPlan, Planner
from gloam.bots.budget import Budget
from gloam.bots.comparison import EACH, TRIED, Contender
from gloam.bots.games import GAMES
from gloam.bots.playout import follow, played_out
from gloam.bots.search import LEAST, SearchBot
from gloam.bots.thought import Opinion
from gloam.bots.tree import Weighed, by_lead
from gloam.bots.vendetta.guide import suggests
from gloam.core.question import Question
from gloam.core.table import Seat, Table
from gloam.vendetta.table import vendetta


def asked(table: Table, seat: int) -> tuple[Seat, Question]:
    here = table.seat(seat)
    question = here.question()
    assert question is not None
    return here, question


def reached(game: str, what: str, seats: int, seed: int) -> tuple[Seat, Question]:
    """The first such question with a choice, in a game of greedy bots."""
    table = gloam.game(game).table(seats=seats, seed=seed)
    player = bots.make("greedy", seed)
    while True:
        question = table.questions()[0]
        if question.what == what and len(question.options) > 1:
            return table.seat(question.seat), question
        table.answer(question.seat, player.choose(table.seat(question.seat), question))


def planning() -> Table:
    """The first Day of a game of two, before anything is planned."""
    table = gloam.game("blood-orders").table(seats=2, seed=6)
    while table.questions()[0].what != "AskPlan":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    return table


# ---- budgets


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
    seat, question = reached("vendetta", "AskTurn", 3, 2)
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


# ---- what it weighs


@pytest.mark.parametrize(("game", "what"), [("vendetta", "AskTurn"), ("blood-orders", "AskPlan")])
def test_the_same_seed_and_budget_give_the_same_thought_and_another_seed_may_not(game: str, what: str) -> None:
    seat, question = reached(game, what, 3, 4)
    first, again, other = (bots.make("search@30", seed).think(seat, question) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_chances_are_chances_and_the_choice_comes_first() -> None:
    seat, question = reached("vendetta", "AskTurn", 4, 3)
    bot = bots.make("search@60", 1)
    thought = bot.think(seat, question)
    assert thought is not None
    assert all(0 <= opinion.chance <= 1 for opinion in thought.opinions)
    assert {opinion.option for opinion in thought.opinions} <= set(question.options)
    assert thought.opinions[0].visits == max(opinion.visits for opinion in thought.opinions)
    assert bot.choose(seat, question) == thought.choice == thought.opinions[0].option


def test_a_whole_plan_is_one_line_that_the_table_takes() -> None:
    table = planning()
    seat, question = asked(table, 0)
    line = bots.make("search@30", 1).choose(seat, question)
    assert line.endswith("done")
    assert line.count(" ") > 3
    table.answer(seat.number, line)
    assert table.seat(seat.number).question() is None


def test_what_was_tried_often_enough_is_answered_at_once_and_the_table_takes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gloam.bots.tree.SURE", 20)
    seat, question = reached("vendetta", "AskPlace", 3, 2)
    glance, thought = (bots.make(name, 1).think(seat, question) for name in ("search@10", "search@300"))
    assert glance is not None
    assert thought is not None
    assert (glance.then, glance.choice) == ((), glance.opinions[0].option)
    assert thought.then
    assert thought.choice == " ".join([thought.opinions[0].option, *thought.then])
    table = seat.imagine(Random(1))
    table.answer(seat.number, thought.choice)


def test_half_a_plan_is_finished_without_taking_anything_back() -> None:
    table = planning()
    seat, question = asked(table, 0)
    begun = bots.make("greedy", 1).choose(seat, question)
    table.answer(seat.number, begun)
    seat, question = asked(table, seat.number)
    line = bots.make("search@30", 1).choose(seat, question)
    assert "take " not in line
    assert "unplan " not in line


def test_nothing_is_weighed_where_there_is_nothing_to_choose() -> None:
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    only = Question(question.seat, question.number, question.what, question.rule, question.options[:1], question.facts)
    assert bots.make("search@8", 1).think(seat, only) is None
    assert bots.make("search@8", 1).choose(seat, only) == question.options[0]


def test_bots_that_do_not_search_weigh_nothing_that_they_could_tell() -> None:
    seat, question = reached("vendetta", "AskTurn", 3, 2)
    assert [bots.make(name, 1).think(seat, question) for name in bots.PLAIN] == [None, None, None]


def test_thinking_leaves_the_table_as_it_was() -> None:
    for game, what in (("vendetta", "AskTurn"), ("blood-orders", "AskPlan")):
        seat, question = reached(game, what, 3, 4)
        before = seat.view()
        bots.make("search@30", 1).think(seat, question)
        assert seat.view() == before


# ---- lines on the same tables


def test_of_the_lines_half_drop_out_again_and_again_and_the_best_are_tried_most() -> None:
    seat, question = reached("blood-orders", "AskPlan", 2, 4)
    thought = bots.make("search@200", 1).think(seat, question)
    assert thought is not None
    visits = [opinion.visits for opinion in thought.opinions]
    assert visits[0] == max(visits) > 2 * min(visits)
    assert min(visits) >= EACH
    assert len(set(visits)) > 2
    assert sum(visits) == thought.iterations


def line(*values: float, lean: float = 0.0) -> Contender:
    made = Contender(0, lean)
    for value in values:
        made.learn(value)
    return made


def test_a_line_is_worse_beyond_doubt_only_where_it_nearly_always_is() -> None:
    best = line(0.5, 0.6, 0.4, 0.5)
    assert line(0.4, 0.5, 0.3, 0.41).is_worse(best)
    assert not line(0.4, 0.9, 0.1, 0.5).is_worse(best)
    assert not line(0.5, 0.6, 0.4, 0.5).is_worse(best)


def told_of(line: Contender, value: float, tables: int) -> Contender:
    for _ in range(tables):
        line.learn(value)
    return line


def test_what_promises_less_must_show_more_the_less_it_was_tried() -> None:
    assert told_of(Contender(0), 0.5, 2).worth > told_of(Contender(8), 0.6, 2).worth
    assert told_of(Contender(0), 0.5, TRIED).worth < told_of(Contender(8), 0.6, TRIED).worth


def test_what_promises_less_must_show_more_however_often_it_was_tried() -> None:
    few, many = (told_of(Contender(8), 0.5, tables) for tables in (TRIED, 100 * TRIED))
    assert few.worth == many.worth < told_of(Contender(0), 0.5, TRIED).worth


def test_who_is_drawn_to_a_line_needs_more_to_give_it_up() -> None:
    best = line(0.5, 0.6, 0.4, 0.5)
    assert not line(0.4, 0.5, 0.3, 0.41, lean=0.2).is_worse(best)


def test_in_blood_orders_it_thinks_of_stronger_nights_than_greedy_does() -> None:
    table = blood_orders(planning())
    table.hand[0] = table.hand[0][-1:] * 5
    usual = [cards for _, cards in Planner(table, 0).nightly(tuple(table.hand[0]))]
    nights = [plan.cards[NIGHT] for plan in best_plans(table, 0)]
    assert any(cards in usual for cards in nights)
    assert any(cards not in usual for cards in nights)


# ---- playing on


def test_a_playout_feeds_in_one_go_what_it_would_card_by_card() -> None:
    seat, question = reached("blood-orders", "AskFeed", 3, 1)
    table, guide = seat.imagine(Random(1)), GAMES["blood-orders"]
    at_once = guide.quick(table, table.waiting_for().index(seat.number))
    assert len(at_once) > 1
    for answer in at_once:
        here, now = asked(table, seat.number)
        assert answer in now.options
        assert guide.settled("search", table, now) == answer
        table.answer(here.number, answer)
    assert seat.number not in table.waiting_for() or asked(table, seat.number)[1].what != question.what


def test_of_two_plans_as_good_for_the_greedy_bot_the_one_with_more_cards_for_the_night_comes_first() -> None:
    few = DayPlan((NONE, NONE, 0), ((), (), (1,)), 20.0)
    many = DayPlan((NONE, NONE, 0), ((), (), (1, 2, 3)), 20.0)
    none = DayPlan((0, NONE, NONE), ((1, 2, 3), (), ()), 20.0)
    assert promise(many) > promise(few) > promise(none) == 20.0


# ---- what others' moves reveal


def test_a_card_face_down_is_rather_a_strong_one_but_not_with_much_blood() -> None:
    assert suggests(3, 0) > suggests(1, 0) > suggests(0, 0) == 1.0
    assert suggests(6, 2) < suggests(3, 2) < suggests(6, 0)
    assert suggests(9, 1) == suggests(6, 1)


def test_only_hidden_cards_of_others_count_for_how_likely_a_table_is() -> None:
    guide = GAMES["vendetta"]
    table = gloam.game("vendetta").table(seats=3, seed=7)
    assert guide.likely(table, 0) == 1.0
    luck, player = Random(1), bots.make("random", 2)
    seen = set()
    while not table.over:
        question = table.questions()[0]
        seen.add(guide.likely(table.seat(0).imagine(luck), 0) > 1.0)
        table.answer(question.seat, player.choose(table.seat(question.seat), question))
    assert seen == {True, False}


# ---- when it is decided


def decided(ahead: int) -> Table:
    """A card is put somewhere in the last round by somebody for whom all is won (0), or lost to the next seat (1)."""
    table = gloam.game("vendetta").table(seats=3, seed=0)
    player = bots.make("greedy", 0)
    for _ in range(167):
        question = table.questions()[0]
        table.answer(question.seat, player.choose(table.seat(question.seat), question))
    vendetta(table).influence[(table.waiting_for()[0] + ahead) % 3] += 40
    return table


@pytest.mark.parametrize(("ahead", "chance"), [(0, 1.0), (1, 0.0)])
def test_where_all_is_won_or_lost_the_better_margin_decides(ahead: int, chance: float) -> None:
    table = decided(ahead)
    seat, question = asked(table, table.waiting_for()[0])
    thought = bots.make("search@60", 1).think(seat, question)
    assert thought is not None
    assert {opinion.chance for opinion in thought.opinions} == {chance}
    gain = mean_lead(table, seat.number, thought.opinions[0].option) - mean_lead(
        table, seat.number, question.options[0]
    )
    assert gain > 1, "it has not only taken what comes first"


def mean_lead(table: Table, seat: int, option: str) -> float:
    """Played to the end on forty imagined tables."""
    guide, luck, total = GAMES["vendetta"], Random(9), 0.0
    for _ in range(40):
        twin = table.seat(seat).imagine(luck)
        follow(twin, seat, [option])
        played_out(twin, guide, 3)
        total += guide.lead(twin, seat)
    return total / 40


def weighed(visits: int, chance: float, lead: float) -> Weighed:
    one = Weighed()
    one.visits, one.total, one.lead = visits, visits * chance, visits * lead
    return one


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"a": (9, 0.0, -30), "b": (9, 0.0, -20), "c": (9, 0.0, -25)}, "bca"),
        ({"a": (9, 1.0, 10), "b": (9, 1.0, 20), "c": (9, 0.9, 30)}, "bac"),
        ({"a": (9, 0.0, -30), "b": (2, 0.0, -10)}, "ab"),
        ({"a": (9, 0.0, -30), "b": (8, 0.1, -20)}, "ab"),
        ({"a": (9, 0.5, 1), "b": (9, 0.5, 2)}, "ab"),
    ],
    ids=["lost", "won", "one was hardly tried", "one may still win", "undecided"],
)
def test_margins_decide_nothing_else(options: dict[str, tuple[int, float, float]], expected: str) -> None:
    known = {option: weighed(*facts) for option, facts in options.items()}
    opinions = [Opinion(option, one.visits, one.mean) for option, one in known.items()]
    assert "".join([opinion.option for opinion in by_lead(opinions, known)]) == expected


def test_a_lead_is_over_the_best_of_the_others_and_a_team_has_one() -> None:
    guide = GAMES["vendetta"]
    scores = [{"influence": points} for points in (5, 9, 20, 7)]
    alone = gloam.game("vendetta").from_position({"round": 1, "seats": scores})
    teams = gloam.game("vendetta").from_position({"round": 1, "variants": ["tag-team"], "seats": scores})
    assert guide.lead(alone, 2) > 0 > guide.lead(alone, 1) > guide.lead(alone, 0)
    assert guide.lead(teams, 0) == guide.lead(teams, 2) == -guide.lead(teams, 1) > 0


def test_a_finished_game_is_led_by_its_scores() -> None:
    for game in gloam.games():
        table = gloam.game(game).table(seats=3, seed=4)
        bots.play(table, [bots.make("random", seat) for seat in range(3)])
        assert table.result is not None
        totals = [score["total"] for score in table.result.scores]
        first = totals.index(max(totals))
        assert GAMES[game].lead(table, first) == max(totals) - sorted(totals)[-2]
