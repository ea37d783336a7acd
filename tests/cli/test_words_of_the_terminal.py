"""What the terminal says itself: the same things in both languages, and nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import gloam
from gloam.words import terminal_en, terminal_fr

ENGLISH = terminal_en.SENTENCES
FRENCH = terminal_fr.SENTENCES
SOURCES = [*Path(gloam.__file__).parent.glob("terminal/*.py"), Path(gloam.__file__).parent / "cli.py"]
MADE_UP = ("name.", "command.", "games.", "simulate.", "table.", "choice.", "example.")  # joined to a word


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(ENGLISH) == list(FRENCH)


def test_both_languages_speak_of_the_same_facts() -> None:
    assert [key for key in ENGLISH if facts(ENGLISH[key]) != facts(FRENCH[key])] == []


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    never = [key for key in ENGLISH if f'"{key}"' not in code and not key.startswith(MADE_UP)]
    assert never == []


def test_every_sentence_that_the_code_names_exists() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    named = re.findall(r'"((?:error|play|replay|position|rules|cards|help|option)\.[a-z-]+)"', code)
    assert [key for key in named if key not in ENGLISH] == []


def test_french_sets_a_thin_space_before_double_signs_and_inside_its_quotes() -> None:
    wrong = re.compile(r"[^\s\u202f][:;!?»](?![/\w.}])|\w [:;!»]|« ")
    assert {key: text for key, text in FRENCH.items() if wrong.search(re.sub(r"\{[^}]*\}", "x", text))} == {}
