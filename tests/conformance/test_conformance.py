"""What every game must keep to, over many seeds, seat counts and variants."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core.draft import Draft
from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS, Table
from tests.conformance import accounts
from tests.conformance.setups import (
    SETUPS,
    Setup,
    everything_seen,
    middle,
    plain,
    play,
    set_up,
    step,
    viewers,
    written,
)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join([setup[0], str(setup[1]), *setup[2]]))

NONSENSE = (
    "",
    " ",
    "banana",
    "play",
    "play XX99",
    "at 9 up",
    "blood 99",
    "blood -1",
    "keep",
    "drain",
    "\n",
    "é",
)


@every_setup
def test_every_game_ends_and_every_question_has_an_option_for_a_player_in_the_game(setup: Setup) -> None:
    for seed in range(6):
        table = set_up(setup, seed)
        rng = Random(seed)
        while not table.over:
            questions = table.questions()
            assert questions, "nothing is asked and the game is not over"
            assert len({question.seat for question in questions}) == len(questions), "a seat is asked twice at once"
            for question in questions:
                assert question.options
                assert len(set(question.options)) == len(question.options), "an option twice"
                assert not table.out[question.seat], "an eliminated player is asked"
            step(table, rng)
            accounts.check(table)
        assert table.questions() == []
        assert table.result is not None
        assert len(table.result.winners) >= 1


@every_setup
def test_every_offered_option_is_accepted_and_every_other_refused_with_nothing_changed(setup: Setup) -> None:
    heard: set[str] = set()
    for seed in range(12):
        table = middle(setup, seed)
        before = table.position()
        seen = everything_seen(table)
        for question in table.questions():
            heard.update(question.options)
            for option in question.options:
                table.clone().answer(question.seat, option, number=question.number)
            for other in [*NONSENSE, *sorted(heard - set(question.options))[:40]]:
                if other not in question.options:
                    refused(table, question.seat, other)
        assert table.position() == before
        assert everything_seen(table) == seen


def refused(table: Table, seat: int, text: str) -> None:
    with pytest.raises(Rejected):
        table.answer(seat, text)


@every_setup
def test_answers_of_other_seats_with_other_numbers_or_after_the_end_are_refused(setup: Setup) -> None:
    table = middle(setup, 3)
    before = table.position()
    asked = table.waiting_for()
    for question in table.questions():
        with pytest.raises(Rejected):
            table.answer(question.seat, question.options[0], number=question.number + 1)
        with pytest.raises(Rejected):
            table.answer(question.seat, question.options[0], number=question.number - 1)
        for seat in [*range(table.seats), -1, table.seats]:
            if seat not in asked:
                with pytest.raises(Rejected):
                    table.answer(seat, question.options[0])
    assert table.position() == before


@every_setup
def test_a_clone_played_differently_leaves_the_original_untouched(setup: Setup) -> None:
    for seed in range(8):
        table = middle(setup, seed)
        before, seen = table.position(), everything_seen(table)
        play(table.clone(), Random(seed))
        assert table.position() == before
        assert everything_seen(table) == seen


@every_setup
def test_a_clone_plays_on_as_the_original_would(setup: Setup) -> None:
    table = middle(setup, 1)
    twin = table.clone()
    play(table, Random(5))
    play(twin, Random(5))
    assert twin.position() == table.position()
    assert everything_seen(twin) == everything_seen(table)


@every_setup
def test_a_journal_replays_to_the_same_position_and_events(setup: Setup) -> None:
    for seed in range(4):
        table = middle(setup, seed)
        journal = gloam.journal(table)
        again = gloam.replay(journal.text())
        assert again.position() == table.position()
        assert everything_seen(again) == everything_seen(table)
        half = len(journal.moves) // 2
        assert gloam.journal(gloam.replay(journal, upto=half)).moves == journal.moves[:half]


@every_setup
def test_a_position_round_trips_and_plays_on_identically(setup: Setup) -> None:
    for seed in range(8):
        table = middle(setup, seed)
        again = gloam.game(setup[0]).from_position(written(table))
        assert written(again) == written(table)
        assert again.questions() == table.questions()
        assert [again.view(viewer) for viewer in viewers(table)] == [table.view(viewer) for viewer in viewers(table)]
        play(table, Random(seed))
        play(again, Random(seed))
        assert written(again) == written(table)


@every_setup
def test_a_game_begun_from_a_position_has_a_journal_that_replays(setup: Setup) -> None:
    begun = gloam.game(setup[0]).from_position(written(middle(setup, 2)))
    play(begun, Random(2))
    assert written(gloam.replay(gloam.journal(begun).text())) == written(begun)


@every_setup
def test_an_imagined_table_cannot_be_told_from_the_real_one(setup: Setup) -> None:
    for seed in range(10):
        table = middle(setup, seed)
        before = table.position()
        rng = Random(seed)
        for seat in range(table.seats):
            imagined = table.seat(seat).imagine(rng)
            assert imagined.view(seat) == table.view(seat)
            assert imagined.seat(seat).question() == table.seat(seat).question()
            assert imagined.waiting_for() == table.waiting_for()
            accounts.check(imagined)
        assert table.position() == before


@every_setup
def test_imagined_tables_can_be_played_to_the_end(setup: Setup) -> None:
    table = middle(setup, 7)
    for seat in range(table.seats):
        play(table.seat(seat).imagine(Random(seat)), Random(seat))


@every_setup
def test_imagining_twice_keeps_what_is_known_and_the_future_differs(setup: Setup) -> None:
    table = middle(setup, 4)
    first = table.seat(0).imagine(Random(1))
    second = first.seat(0).imagine(Random(2))
    assert second.view(0) == table.view(0)
    assert second.chance.state != first.chance.state != table.chance.state


@every_setup
def test_an_imagined_table_holds_neither_the_seed_nor_the_past(setup: Setup) -> None:
    table = middle(setup, 5)
    imagined = table.seat(1).imagine(Random(1))
    assert imagined.setup.seed == 0
    assert imagined.lines is None
    assert [imagined.events(viewer) for viewer in viewers(table)] == [[] for _ in viewers(table)]


@every_setup
def test_what_a_seat_cannot_know_never_changes_what_it_is_told(setup: Setup) -> None:
    """The same answer on the real and on an imagined table: unless it taught this seat something, it sees the same."""
    for seed in range(12):
        table = middle(setup, seed)
        for seat in range(table.seats):
            imagined = table.seat(seat).imagine(Random(seed))
            for question in table.questions():
                for option in question.options:
                    compare_after(table.clone(), imagined.clone(), question.seat, option, seat)


def compare_after(real: Table, imagined: Table, asked: int, option: str, seat: int) -> None:
    if all(option not in question.options for question in imagined.questions() if question.seat == asked):
        return  # another seat's hidden cards: an answer this table does not have
    if any(isinstance(ask, Draft) and ask.seat == asked != seat and ask.chosen for ask in real.open):
        return  # what another seat has chosen so far comes to light with its last answer
    since = len(real.events(None))
    real.answer(asked, option)
    imagined.answer(asked, option)
    if not (real.taught | imagined.taught) >> seat & 1:
        assert imagined.view(seat) == real.view(seat)
        assert imagined.events(seat) == real.events(seat, since)
        assert imagined.seat(seat).question() == real.seat(seat).question()


@every_setup
def test_undo_reaches_back_over_ones_own_answers_only(setup: Setup) -> None:
    for seed in range(6):
        table = middle(setup, seed)
        moves = gloam.journal(table).moves
        for seat in range(table.seats):
            reach = table.undo_reach(seat)
            assert all(mover == seat for mover, _ in moves[len(moves) - reach :])
            if reach:
                earlier = gloam.replay(gloam.journal(table), upto=len(moves) - reach)
                assert seat in earlier.waiting_for()


@every_setup
def test_a_view_is_shown_again_only_while_it_is_true_and_never_changes_once_given(setup: Setup) -> None:
    """A table keeps views until something is told; a copy has kept none yet."""
    table = set_up(setup, 1)
    rng = Random(1)
    while not table.over and (table.lines is None or table.lines.count < 150):
        fresh = table.clone()
        given = [table.view(viewer) for viewer in viewers(table)]
        assert given == [fresh.view(viewer) for viewer in viewers(table)]
        before = repr(given)
        step(table, rng)
        assert repr(given) == before


@every_setup
def test_views_are_plain_data(setup: Setup) -> None:
    table = middle(setup, 9)
    for viewer in viewers(table):
        assert plain(table.view(viewer)) == plain(plain(table.view(viewer)))
        assert plain(table.events(viewer)) is not None


def test_seats_are_written_as_letters_in_journals() -> None:
    table = middle(SETUPS[0], 0)
    for line in gloam.journal(table).text().partition("\n\n")[2].splitlines():
        assert line[0] in LETTERS
        assert line[1] == " "
