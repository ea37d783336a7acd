"""`gloam decks` and `gloam deck check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.rivals.ready_decks import READY
from gloam.terminal.choices import decks_of
from gloam.terminal.speech import Trouble
from tests.cli.terminal import gloam

WRONG = "Leader: Doc\nHydra\nFletness\n4 Fleetness\nVagrant\n"


def kept(folder: Path, text: str) -> str:
    path = folder / "deck.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def flat(text: str) -> str:
    """Whatever was said, in one line."""
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


def test_the_ready_decks_are_listed() -> None:
    shown = gloam("decks")
    said = flat(shown.text)
    assert shown.code == 0
    assert shown.width <= 100
    assert all(name in said for name in READY)
    assert "Faction (7): Hydra (6, Leader), Brother (5), Johnny (4)" in said
    assert "Library (40): 3 .38 Special, 1 Baseball Bat" in said
    assert "Haven: The Madhouse. Agenda: The End is Nigh." in said


@pytest.mark.parametrize("name", list(READY))
def test_a_ready_deck_is_printed_as_it_is_pasted(name: str, tmp_path: Path) -> None:
    printed = gloam("decks", name.upper())
    assert printed.text == READY[name]
    checked = gloam("deck", "check", kept(tmp_path, printed.text))
    assert checked.code == 0
    assert "this deck can be played" in flat(checked.text)
    assert "Library (40)" in checked.text


def test_a_deck_that_nobody_knows_is_named_with_those_there_are() -> None:
    shown = gloam("decks", "rule-the-world")
    assert shown.code == 2
    assert "rule-the-world" in shown.text
    assert "rule-the-streets" in shown.text


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Line 3 of the deck names no card. Perhaps “Fleetness” is meant. Fletness",
                "“Vagrant”, in line 5, belongs to the City Deck",
                "this one has 2, with 2 different names. [deck.faction]",
                "A Library has 40 to 60 cards; this one has 4. [deck.library-size]",
                "this one has 4 of Fleetness. [deck.copies]",
                "this one has Havens: 0, Agendas: 0. [deck.neutral-base]",
                "this deck cannot be played. Faults: 6",
            ),
        ),
        ("fr", ("Peut-être faut-il lire", "[deck.faction]", "[deck.copies]", "ce deck ne peut pas être joué")),
    ],
)
def test_all_faults_of_a_deck_are_said_in_words(lang: str, lines: tuple[str, ...], tmp_path: Path) -> None:
    checked = gloam("deck", "check", kept(tmp_path, WRONG), "--lang", lang)
    assert checked.code == 1
    for line in lines:
        assert line in flat(checked.text)


def test_a_deck_in_one_line_is_checked_too(tmp_path: Path) -> None:
    checked = gloam("deck", "check", kept(tmp_path, "Hydra; Fletness; Doc\n"))
    assert checked.code == 1
    assert "Line 2 of the deck names no card. Perhaps “Fleetness” is meant. Fletness" in flat(checked.text)


def test_a_file_that_is_not_there_is_trouble(tmp_path: Path) -> None:
    assert gloam("deck", "check", str(tmp_path / "none.txt")).code == 2


def test_the_first_deck_is_yours_and_the_others_go_round(tmp_path: Path) -> None:
    own = kept(tmp_path, "Hydra\n")
    assert decks_of(["the-big-picture"], 1, 3) == ("", "the-big-picture", "")
    assert decks_of(["the-big-picture", own], 2, 3) == ("Hydra\n", "", "the-big-picture")
    assert decks_of([], 2, 3) == ()
    with pytest.raises(Trouble):
        decks_of(["the-big-picture"] * 4, 0, 3)


@pytest.mark.parametrize(
    ("name", "near"),
    [("nope", ""), ("rule-the-street", "rule-the-streets"), ("The Big Pictur", "the-big-picture"), ("my/deck.txt", "")],
)
def test_a_name_that_no_deck_has_is_named_with_the_nearest(name: str, near: str) -> None:
    said = flat(gloam("play", "rivals", "--deck", name).text)
    assert f"“{name}” is no ready deck. Perhaps {near}" in said
    assert said.endswith("Nor is there such a file. To list the ready decks: gloam decks.")
    french = gloam("play", "rivals", "--deck", name, "--lang", "fr")
    assert french.code == 2
    assert "n'est pas un deck prêt" in flat(french.text)


def test_a_list_in_one_line_is_no_name() -> None:
    assert "Line 2 of the deck" in flat(gloam("play", "rivals", "--deck", "Hydra; Fletness").text)
    assert "Perhaps “Fleetness”" in flat(gloam("play", "rivals", "--deck", "Fletness").text)


def test_nobody_brings_a_deck_to_vendetta() -> None:
    shown = gloam("play", "vendetta", "--deck", "the-big-picture")
    assert shown.code == 2
    assert "Nobody brings a deck to this game" in flat(shown.text)
