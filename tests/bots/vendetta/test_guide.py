"""What a search knows of Vendetta: what hidden cards suggest, and who is ahead by how much."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam import bots
from gloam.bots.playout import follow, played_out
from gloam.bots.vendetta.guide import VENDETTA
from gloam.core.table import Table
from gloam.vendetta.catalogue import CLAN_CARDS, CLAN_SIZE, NUMBER
from gloam.vendetta.table import vendetta
from tests.bots.asking import asked, questions, reached


def test_a_card_face_down_is_rather_one_that_is_worth_hiding() -> None:
    strong, weak = NUMBER["BR04"], NUMBER["BR09"]
    assert VENDETTA.habits.hiding(strong, blood=False) > 0 > VENDETTA.habits.hiding(weak, blood=False)
    for first in range(0, CLAN_CARDS, CLAN_SIZE):
        clan = [VENDETTA.habits.hiding(card, blood=True) for card in range(first, first + CLAN_SIZE)]
        assert sum(clan) == pytest.approx(0.0), "beside its clan"


def test_the_other_way_up_is_the_same_play_to_those_who_look_on() -> None:
    _, question = reached("vendetta", "AskPlace", 4, 1)
    assert VENDETTA.twins(question, "at 1 up") == ["at 1 down"]
    assert VENDETTA.twins(question, "at haven down") == ["at haven up"]
    _, question = reached("vendetta", "AskBlood", 4, 1)
    assert VENDETTA.twins(question, "blood 1") == []


@pytest.mark.slow
def test_what_is_nearly_as_good_hidden_is_hidden_by_lot() -> None:
    """Whoever knows the question and how the bot searches cannot tell which way up the card will lie."""
    ways = set()
    for table, question in questions("vendetta", "AskPlace", 4, 1)[:6]:
        chosen = {bots.make("search@30", seed).choose(table.seat(question.seat), question) for seed in range(6)}
        ways.add(any("up" in one for one in chosen) and any("down" in one for one in chosen))
    assert True in ways


def test_only_hidden_cards_of_others_count_for_how_likely_a_table_is() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=7)
    assert VENDETTA.likely(table, 0) == 1.0
    luck, player = Random(1), bots.make("random", 2)
    seen = set()
    while not table.over:
        question = table.questions()[0]
        seen.add(VENDETTA.likely(table.seat(0).imagine(luck), 0) != 1.0)
        table.answer(question.seat, player.choose(table.seat(question.seat), question))
    assert seen == {True, False}


def decided(ahead: int) -> Table:
    """A card is put somewhere in the last round by somebody for whom all is won (0), or lost to the next seat (1)."""
    table = gloam.game("vendetta").table(seats=3, seed=0)
    player = bots.make("greedy", 0)
    for _ in range(179):
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
    luck, total = Random(9), 0.0
    for _ in range(40):
        twin = table.seat(seat).imagine(luck)
        follow(twin, seat, [option])
        played_out(twin, VENDETTA, 3)
        total += VENDETTA.lead(twin, seat)
    return total / 40


def test_a_lead_is_over_the_best_of_the_others_and_a_team_has_one() -> None:
    scores = [{"influence": points} for points in (5, 9, 20, 7)]
    alone = gloam.game("vendetta").from_position({"round": 1, "seats": scores})
    teams = gloam.game("vendetta").from_position({"round": 1, "variants": ["tag-team"], "seats": scores})
    assert VENDETTA.lead(alone, 2) > 0 > VENDETTA.lead(alone, 1) > VENDETTA.lead(alone, 0)
    assert VENDETTA.lead(teams, 0) == VENDETTA.lead(teams, 2) == -VENDETTA.lead(teams, 1) > 0
