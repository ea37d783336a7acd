"""What the terminal says itself: the same things in both languages, and nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import gloam
from gloam.terminal.speech import SENTENCES
from gloam.words.english import lab as lab_en
from gloam.words.english import terminal as terminal_en
from gloam.words.english import thoughts as thoughts_en

ENGLISH = SENTENCES["en"]
FRENCH = SENTENCES["fr"]
SOURCES = [*Path(gloam.__file__).parent.glob("terminal/**/*.py"), Path(gloam.__file__).parent / "cli.py"]
MADE_UP = (
    "database.",
    "name.",
    "command.",
    "games.",
    "simulate.",
    "table.",
    "choice.",
    "example.",
    "arena.",
    "balance.",
)  # joined to a word


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(ENGLISH) == list(FRENCH)


def test_no_key_belongs_to_two_families() -> None:
    families = (terminal_en, lab_en, thoughts_en)
    assert sum([len(family.SENTENCES) for family in families]) == len(ENGLISH)


def test_both_languages_speak_of_the_same_facts() -> None:
    assert [key for key in ENGLISH if facts(ENGLISH[key]) != facts(FRENCH[key])] == []


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    never = [key for key in ENGLISH if f'"{key}"' not in code and not key.startswith(MADE_UP)]
    assert never == []


def test_every_sentence_that_the_code_names_exists() -> None:
    code = "\n".join([path.read_text(encoding="utf-8") for path in SOURCES])
    families = "error|play|replay|position|rules|cards|help|option|arena|balance|bots|thoughts"
    named = re.findall(rf'"((?:{families})\.[a-z-]+)"', code)
    files = ("arena.json", "balance.json", "balance.md")
    assert [key for key in named if key not in (*ENGLISH, *files)] == []


def test_french_sets_a_thin_space_before_double_signs_and_inside_its_quotes() -> None:
    wrong = re.compile(r"[^\s\u202f][:;!?»](?![/\w.}])|\w [:;!»]|« ")
    assert {key: text for key, text in FRENCH.items() if wrong.search(re.sub(r"\{[^}]*\}", "x", text))} == {}
