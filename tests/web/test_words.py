"""The words of the pages: complete in both languages, all of them used, and none missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

import gloam
from gloam.words.pages import LANGUAGES
from tests.words.twins import modules, twins

SOURCES = Path(gloam.__path__[0], "web")
MODULES = [module for module in modules("pages") if module != "pages"]  # but for that which puts them together
PAIRS = [twins(module) for module in MODULES]
ASKERS = ("say", "counted", "Trouble", "missing")  # what takes the key of a sentence as its first word
SAME = {  # words that English and French share
    "game.vendetta",
    "game.blood-orders",
    "game.rivals",
    "cards.actions",
    "nav.decks",
    "riv.word.unique",
    "riv.family.vampire",
    "riv.filter.clan",
    "riv.filter.type",
    "riv.filter.discipline",
    "riv.exerted",
    "riv.menu.actions",
    "riv.part.AskDiscipline",
    "riv.part.AskDriven",
    "riv.part.AskSwitch",
    "riv.phase.action",
    "riv.rival",
    "nav",
    "bo.points",
    "end.minutes.one",
    "end.minutes.many",
    "end.points.vendetta.one",
    "end.points.vendetta.many",
    "end.total.vendetta",
    "v.ambition",
    "v.pays.3",
    "v.row.face",
}


@pytest.mark.parametrize(("english", "french"), PAIRS, ids=MODULES)
class TestPair:
    def test_same_keys_in_the_same_order(self, english: ModuleType, french: ModuleType) -> None:
        assert list(english.SENTENCES) == list(french.SENTENCES)

    def test_same_facts(self, english: ModuleType, french: ModuleType) -> None:
        for key, text in english.SENTENCES.items():
            assert facts(text) == facts(french.SENTENCES[key]), key

    def test_no_sentence_is_empty(self, english: ModuleType, french: ModuleType) -> None:
        for module in (english, french):
            assert [key for key, text in module.SENTENCES.items() if not text.strip() or text != text.strip()] == []

    def test_languages_differ(self, english: ModuleType, french: ModuleType) -> None:
        same = {key for key, text in english.SENTENCES.items() if text == french.SENTENCES[key] and spoken(text)}
        assert same <= SAME

    def test_french_is_written_as_the_house_writes_it(self, english: ModuleType, french: ModuleType) -> None:
        for key, text in french.SENTENCES.items():
            assert not re.search("[’\u202f\u00a0“”]", text), f"{key}: straight apostrophes, plain spaces, « »"
            assert not re.search(r"[^\s{(«][;!?:](\s|$)", text), f"{key}: a space before : ; ! ?"

    def test_english_is_written_as_the_house_writes_it(self, english: ModuleType, french: ModuleType) -> None:
        for key, text in english.SENTENCES.items():
            assert not re.search(r"[’«»]|\s[;!?:](\s|$)", text), key


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def spoken(text: str) -> bool:
    """Is there a word in it, besides facts?"""
    return re.search(r"[^\W\d]{2}", re.sub(r"\{\w*\}", "", text)) is not None


def test_no_key_belongs_to_two_families() -> None:
    keys = [key for english, _ in PAIRS for key in english.SENTENCES]
    assert len(keys) == len(set(keys)) == len(LANGUAGES["en"]) == len(LANGUAGES["fr"])


# ---- keys in the sources


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(path.relative_to(SOURCES)), ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES.rglob("*.py")
    )


def written(tree: ast.AST) -> Iterator[str]:
    """Patterns of every text in a source: what stands in it literally, and anything where a value is put in."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield pattern(node)


def pattern(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
        for part in text.values
    )


def asked(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Who asks for a sentence, and a pattern of its key, wherever the key can be read in the source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ASKERS:
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                for choice in choices:
                    if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                        yield name, re.escape(choice.value)
                    elif isinstance(choice, ast.JoinedStr):
                        yield name, pattern(choice)


def test_every_sentence_that_is_asked_for_exists() -> None:
    counted = {key.removesuffix(".one") for key in LANGUAGES["en"] if key.endswith(".one")}
    assert {f"{key}.many" for key in counted} <= set(LANGUAGES["en"])
    sought = [(file, name, key) for file, tree in trees() for name, key in asked(tree)]
    assert len(sought) > 50, "the sources were not read"
    lost = [
        f"{file}: {key}"
        for file, name, key in sought
        if not any(re.fullmatch(key, one) for one in (counted if name == "counted" else LANGUAGES["en"]))
    ]
    assert lost == []


def test_every_sentence_is_used() -> None:
    patterns = {text for _, tree in trees() for text in written(tree)}
    plain = {text for text in patterns if ".+" not in text}
    made = [re.compile(text) for text in patterns - plain if re.search(r"\w{3}", text)]

    def used(key: str) -> bool:
        stem = re.sub(r"\.(none|one|many)$", "", key)
        return bool({re.escape(key), re.escape(stem)} & plain) or any(
            text.fullmatch(key) or text.fullmatch(stem) for text in made
        )

    assert [key for key in LANGUAGES["en"] if not used(key)] == []
