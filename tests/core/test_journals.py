"""Journals: a game as a small text, read to any line, and refused where it cannot be read."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core.journal import read_journal
from gloam.core.refusal import Unreadable
from gloam.core.table import Table
from tests.vendetta.scenario import Vendetta, seat

HEAD = "gloam journal 1\ngame vendetta\nrules 1\nseats 4\nvariants none\nseed 7\n"


def play_on(table: Table, answers: int, seed: int) -> None:
    luck = Random(seed)
    for _ in range(answers):
        if table.questions():
            question = luck.choice(table.questions())
            table.answer(question.seat, luck.choice(question.options))


def unreadable(text: str) -> tuple[str, str, str]:
    with pytest.raises(Unreadable) as no:
        gloam.replay(text)
    return no.value.what, no.value.text, no.value.where


def test_a_journal_is_a_small_text_that_a_person_can_read() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=7, variants=("relics", "location-cards"))
    first = table.questions()[0]
    table.answer(first.seat, first.options[0])
    assert gloam.journal(table).text() == (
        "gloam journal 1\n"
        "game vendetta\n"
        "rules 1\n"
        "seats 3\n"
        "variants location-cards relics\n"
        "seed 7\n"
        "\n"
        f"{'ABC'[first.seat]} {first.options[0]}\n"
    )


def test_a_journal_is_read_as_it_was_written() -> None:
    table = gloam.game("vendetta").table(seats=4, seed=7)
    play_on(table, 60, seed=1)
    written = gloam.journal(table)
    read = read_journal(written.text())
    assert read.moves == written.moves
    assert read.text() == written.text()
    assert len(read.moves) == 60


def test_a_replay_leads_to_the_same_table_at_every_line() -> None:
    table = gloam.game("vendetta").table(seats=4, seed=7, variants=("relics",))
    tables = [(table.position(), table.events(None), table.questions())]
    luck = Random(2)
    for _ in range(80):
        question = luck.choice(table.questions())
        table.answer(question.seat, luck.choice(question.options))
        tables.append((table.position(), table.events(None), table.questions()))
    text = gloam.journal(table).text()
    for line, (position, events, questions) in enumerate(tables):
        again = gloam.replay(text, upto=line)
        assert again.position() == position
        assert again.events(None) == events
        assert again.questions() == questions
    assert gloam.replay(text).position() == table.position()
    assert gloam.replay(text, upto=1000).position() == table.position()


def test_a_game_begun_from_a_position_has_it_in_its_journal() -> None:
    game = Vendetta(A=seat(blood=9, at={1: "BR07 down"}), position={"docket": None})
    play_on(game.table, 30, seed=3)
    text = gloam.journal(game.table).text()
    assert text.count("\nposition {") == 1
    assert gloam.replay(text).position() == game.table.position()
    assert gloam.replay(text, upto=0).view(0)["players"][0]["blood"] == 9  # type: ignore[index]  # plain JSON


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "gloam journals 1\n", "{}"])
def test_a_text_that_is_no_journal_is_refused(text: str) -> None:
    what, _, where = unreadable(text)
    assert (what, where) == ("journal", "1")


@pytest.mark.parametrize("version", ["0", "2", "1.5", "one"])
def test_a_journal_of_another_format_is_refused(version: str) -> None:
    assert unreadable(HEAD.replace("journal 1", f"journal {version}")) == ("journal-format", version, "1")


def test_a_journal_of_other_rules_is_refused_with_both_versions() -> None:
    assert unreadable(HEAD.replace("rules 1", "rules 99")) == ("journal-rules", "99", "1")


def test_a_journal_of_an_unknown_game_is_refused() -> None:
    assert unreadable(HEAD.replace("vendetta", "solitaire"))[:2] == ("game", "solitaire")


@pytest.mark.parametrize("name", ["game", "rules", "seats", "variants", "seed"])
def test_a_journal_must_say_what_its_game_was_set_up_with(name: str) -> None:
    text = "".join([line + "\n" for line in HEAD.splitlines() if not line.startswith(name)])
    assert unreadable(text) == ("journal-head", name, "6")


@pytest.mark.parametrize("name", ["rules", "seats", "seed"])
def test_numbers_of_a_journal_are_numbers(name: str) -> None:
    text = "".join([f"{name} many\n" if line.startswith(name) else line + "\n" for line in HEAD.splitlines()])
    assert unreadable(text) == ("journal-number", "many", name)


@pytest.mark.parametrize("line", ["weather fine", "game vendetta", "xyzzy"])
def test_a_line_of_the_head_that_nobody_knows_is_refused_with_its_number(line: str) -> None:
    assert unreadable(HEAD + line + "\n\n") == ("journal-line", line, "7")


@pytest.mark.parametrize("line", ["xyzzy", "E brujah", "AB brujah", "A", "a brujah"])
def test_a_line_that_is_no_move_is_refused_with_its_number(line: str) -> None:
    assert unreadable(f"{HEAD}\nA brujah\n{line}\n") == ("journal-line", line, "9")


def test_a_move_that_the_rules_do_not_allow_is_refused_with_its_number() -> None:
    table = gloam.game("vendetta").table(seats=4, seed=7)
    play_on(table, 5, seed=1)
    text = gloam.journal(table).text()
    assert unreadable(text + "A dance\n") == ("journal-move", "A dance", "6")
    assert gloam.replay(text + "A dance\n", upto=5).position() == table.position()


@pytest.mark.parametrize("position", ["{", "nothing", "[1, 2]"])
def test_a_position_in_a_journal_that_cannot_be_read_is_refused(position: str) -> None:
    what, _, where = unreadable(f"{HEAD}position {position}\n\n")
    assert (what, where) == ("position-object", "position")
