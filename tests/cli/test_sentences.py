"""What the terminal says itself: the same things in both languages, and nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path

import gloam
from gloam.terminal.speech import sentences
from gloam.words.english import lab, terminal, thoughts

OF_GAMES = [(game, key) for game in gloam.games() for key in sentences("en", game)]
ENGLISH = {key: sentences("en", game)[key] for game, key in OF_GAMES}
FRENCH = [(key, sentences("fr", game)[key]) for game, key in OF_GAMES]
SOURCES = [*Path(gloam.__file__).parent.glob("terminal/**/*.py"), Path(gloam.__file__).parent / "cli.py"]
MADE_UP = (
    "database.",
    "name.",
    "command.",
    "games.",
    "simulate.",
    "table.",
    "choice.",
    "arena.",
    "balance.",
    "ending.",
    "deck.",
    "house.",
    "moved.",
    "fault.",
)  # joined to a word


def test_no_key_belongs_to_two_families() -> None:
    families = (terminal, lab, thoughts)
    assert sum([len(family.SENTENCES) for family in families]) == len(sentences("en"))


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    refusals = {f"error.{rule}" for game in gloam.games() for rule in gloam.game(game).ledger().rules}
    never = [key for key in ENGLISH if f'"{key}"' not in code and not key.startswith(MADE_UP)]
    assert [key for key in never if key not in refusals] == []


def test_every_sentence_that_the_code_names_exists() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    families = "error|play|replay|position|rules|cards|help|option|arena|balance|fit|bots|thoughts"
    named = re.findall(rf'"((?:{families})\.[a-z-]+)"', code)
    files = ("arena.json", "balance.json", "balance.md")
    assert [key for key in named if key not in (*ENGLISH, *files)] == []


def test_french_sets_a_thin_space_before_double_signs_and_inside_its_quotes() -> None:
    wrong = re.compile(r"[^\s\u202f][:;!?»](?![/\w.}])|\w [:;!»]|« ")
    assert {key: text for key, text in FRENCH if wrong.search(re.sub(r"\{[^}]*\}", "x", text))} == {}
