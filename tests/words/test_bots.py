"""Every bot has a name and, for every game, a sentence, in every language."""

from __future__ import annotations

import re

import pytest

import gloam
from gloam import bots
from gloam.core.refusal import Unreadable
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES

RETIRED = {"rivals": ["bluffer"]}  # who sit at tables that were begun before, and are still told of there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", gloam.games())
def test_every_bot_is_told_of_in_every_game_and_language(game: str, language: str) -> None:
    words = gloam.words(language, game)
    names = [words.bot_name(bot) for bot in bots.names(game)]
    sentences = [words.bot(bot) for bot in bots.names(game)]
    assert len(set(names)) == len(set(sentences)) == len(bots.names(game)), "each of its own"
    assert [text for text in sentences if not re.fullmatch(r"[A-ZÉ][^.]{40,120}\.", text)] == [], "one sentence"
    assert [name for name in names if len(name) > 16 or name != name[:1].lower() + name[1:]] == []


def test_a_bot_plays_each_game_in_its_own_way() -> None:
    for language in LANGUAGES:
        for bot in bots.names():
            games = [game for game in gloam.games() if bot in bots.names(game)]
            said = {gloam.words(language, game).bot(bot) for game in games}
            assert len(said) == len(games) > 0, bot


def test_both_languages_tell_of_the_same_bots_in_the_same_order_and_of_no_others() -> None:
    for name, common in LANGUAGES.items():
        assert list(common.bots) == bots.names()
        for game, words in GAMES.items():
            told = list(words.voices[name].bots)
            assert [bot for bot in told if bot in bots.names(game)] == bots.names(game)
            assert [bot for bot in told if bot not in bots.names(game)] == RETIRED.get(game, [])


@pytest.mark.parametrize("game", gloam.games())
def test_a_game_offers_the_characters_that_lean_somewhere_in_it(game: str) -> None:
    characters = [bot for bot in bots.names(game) if bot in bots.CHARACTERS]
    assert len(characters) == 3
    assert ("schemer" in characters) == (game == "rivals") == ("bluffer" not in characters)


def test_french_is_set_with_its_thin_spaces() -> None:
    words = gloam.words("fr", "vendetta")
    assert "Le plus fort\u202f: il" in words.bot("master")


@pytest.mark.parametrize("name", ["oracle", "", "greedy.name", "search@200ms"])
def test_there_are_no_words_for_a_bot_that_there_is_not(name: str) -> None:
    with pytest.raises(Unreadable) as no:
        gloam.words("en").bot_name(name)
    assert (no.value.what, no.value.text) == ("bot", name)
