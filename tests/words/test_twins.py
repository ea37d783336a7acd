"""Whatever one language says the other says too, of every game: the same keys, the same facts, the same functions."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

import gloam
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES
from tests.words.twins import ROOM, facts, modules, twins

SOURCES = sorted(str(path.relative_to(ROOM / "english")) for path in (ROOM / "english").rglob("*.py"))


def test_every_game_has_its_own_sentences_of_each_kind_and_what_is_common_names_none() -> None:
    rooms = [game.room for game in GAMES.values()]
    kinds = ("bots", "cards", "pages", "puzzles", "terminal")
    assert {f"{room}.{kind}" for room in rooms for kind in kinds} <= set(modules())
    common = [module for module in modules() if module.split(".")[0] not in rooms]
    assert {"bots", "lab", "lessons", "pages", "puzzles", "terminal", "thoughts"} <= set(common)
    keys = [key for module in common for key in twins(module)[0].SENTENCES]
    assert [key for key in keys for game in gloam.games() if game in key] == []


@pytest.mark.parametrize("module", modules())
def test_both_languages_have_the_same_keys_in_the_same_order_and_speak_of_the_same_facts(module: str) -> None:
    english, french = twins(module)
    assert english.SENTENCES
    assert list(english.SENTENCES) == list(french.SENTENCES)
    for key, text in english.SENTENCES.items():
        assert facts(text) == facts(french.SENTENCES[key]), key


@pytest.mark.parametrize("source", SOURCES)
def test_each_french_module_has_every_function_of_its_english_twin_in_the_same_order(source: str) -> None:
    english, french = [functions(language, source) for language in ("english", "french")]
    assert [name for name in french if name in english] == english


def functions(language: str, source: str) -> list[str]:
    tree = ast.parse((ROOM / language / source).read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]


def test_every_game_is_spoken_of_in_every_language() -> None:
    assert list(GAMES) == gloam.games()
    assert [list(game.voices) for game in GAMES.values()] == [list(LANGUAGES)] * len(GAMES)
    for name, game in GAMES.items():
        ids = gloam.game(name).card_ids()
        assert list(game.cards)[: len(ids)] == ids, "those of other printings come after them"
        assert gloam.game(name).ledger().title


def test_no_game_names_a_sentence_as_the_terminal_or_the_puzzles_do() -> None:
    for name, common in LANGUAGES.items():
        for game in GAMES.values():
            assert not set(common.terminal) & set(game.voices[name].terminal)
            assert not set(common.puzzles) & set(game.voices[name].puzzles)


@pytest.mark.parametrize("game", gloam.games())
def test_both_languages_have_a_phrase_for_the_same_things_in_the_same_order(game: str) -> None:
    english, french = [import_module(f"gloam.words.{one}.{GAMES[game].room}.effects") for one in ("english", "french")]
    assert len(english.EFFECTS) > 20
    assert list(english.EFFECTS) == list(french.EFFECTS)
    assert list(english.SEVERAL.table) == list(french.SEVERAL.table)
