"""What a search knows of Vendetta: what hidden cards suggest, and who is ahead by how much."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam import bots
from gloam.bots.playout import follow, played_out
from gloam.bots.vendetta.guide import VENDETTA, suggests
from gloam.core.table import Table
from gloam.vendetta.table import vendetta
from tests.bots.asking import asked


def test_a_card_face_down_is_rather_a_strong_one_but_not_with_much_blood() -> None:
    assert suggests(3, 0) > suggests(1, 0) > suggests(0, 0) == 1.0
    assert suggests(6, 2) < suggests(3, 2) < suggests(6, 0)
    assert suggests(9, 1) == suggests(6, 1)


def test_only_hidden_cards_of_others_count_for_how_likely_a_table_is() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=7)
    assert VENDETTA.likely(table, 0) == 1.0
    luck, player = Random(1), bots.make("random", 2)
    seen = set()
    while not table.over:
        question = table.questions()[0]
        seen.add(VENDETTA.likely(table.seat(0).imagine(luck), 0) > 1.0)
        table.answer(question.seat, player.choose(table.seat(question.seat), question))
    assert seen == {True, False}


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
