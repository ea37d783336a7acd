"""Prompts, options and log lines, over random games of every kind."""

from __future__ import annotations

import re
from random import Random

import pytest

import gloam
from gloam.core.question import Question
from gloam.core.step import Ask
from gloam.core.table import Table
from tests.words.games import SAMPLES
from tests.words.sample import NAMES, Move
from tests.words.sources import first_texts

NAMED = {card for game in gloam.games() for card in gloam.game(game).card_ids() if card != "VI"}
GAMES = gloam.games()


def check(english: str, french: str, of: object) -> None:
    """Both say something, each in its own language, and neither lets data through."""
    assert english, of
    assert french, of
    assert english != french, of
    for text in (english, french):
        assert NAMED.isdisjoint(re.findall(r"[\w-]+", text)), text
        assert NAMED.isdisjoint(re.findall(r"\w+", text)), text
        assert "None" not in text, text
        assert "  " not in text, text
        assert "«\N{NARROW NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}»" not in text, text


class Heard:
    """What has been said so far of one game: nothing is checked twice."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.english, self.french = gloam.words("en", game), gloam.words("fr", game)
        self.seen: set[object] = set()
        self.phrases: dict[object, tuple[str, str]] = {}
        self.questions: set[str] = set()
        self.events: set[str] = set()

    def once(self, key: object) -> bool:
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def hear(self, q: Question) -> None:
        if self.once((q.what, q.seat, q.options, tuple(q.facts.values()))):
            self.questions.add(q.what)
            check(self.english.question(q, NAMES, q.seat), self.french.question(q, NAMES, q.seat), q)
            said, dit = zip(*[self.phrase(q, option) for option in q.options], strict=True)
            assert len(set(said)) == len(said), f"two options of {q} read the same"
            assert len(set(dit)) == len(dit), f"two options of {q} read the same in French"

    def phrase(self, q: Question, option: str) -> tuple[str, str]:
        """An option in both languages, checked once."""
        namesakes = tuple([other for other in q.options if other.endswith(option[-2:])])
        key = (q.what, option, namesakes, tuple(q.facts.values()))
        if key not in self.phrases:
            self.phrases[key] = self.english.option(q, option, NAMES), self.french.option(q, option, NAMES)
            check(*self.phrases[key], q)
        return self.phrases[key]

    def log(self, table: Table, viewer: int | None) -> None:
        for event in table.events(viewer):
            if self.once((viewer, tuple(event.items()))):
                self.events.add(str(event["what"]))
                check(self.english.event(event, NAMES, viewer), self.french.event(event, NAMES, viewer), event)

    def play(self, table: Table, rng: Random, move: Move) -> None:
        """Play to the end and say everything, the log as one of the players or a spectator reads it."""
        while not table.over:
            for question in table.questions():
                self.hear(question)
            move(table, rng)
        self.log(table, rng.choice((None, *range(table.seats))))


@pytest.fixture(scope="module", params=GAMES)
def heard(request: pytest.FixtureRequest) -> Heard:
    """Games of this kind, everything in them said in both languages."""
    all_of_it = Heard(request.param)
    for table, rng, move in SAMPLES[all_of_it.game].tables():
        all_of_it.play(table, rng, move)
    return all_of_it


def asks(game: str) -> set[str]:
    """The names of all questions there are."""
    return {kind.__name__ for kind in SAMPLES[game].steps if issubclass(kind, Ask)}


@pytest.mark.slow
def test_whatever_is_asked_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    asked = asks(heard.game)
    assert heard.questions <= asked
    assert len(heard.questions) >= len(asked) - SAMPLES[heard.game].rare, f"never asked: {asked - heard.questions}"


def test_whatever_happens_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    told = set(first_texts("tell", heard.game))
    assert heard.events <= told
    assert len(heard.events) >= len(told) - SAMPLES[heard.game].rare, f"never told: {told - heard.events}"


@pytest.mark.parametrize(("game", "what"), [(game, what) for game in GAMES for what in sorted(asks(game))])
def test_every_question_the_game_can_ask_has_words(game: str, what: str) -> None:
    q = Question(0, 1, what, "prep.may", ("yes", "no"), SAMPLES[game].asked)
    check(gloam.words("en", game).question(q, NAMES, 0), gloam.words("fr", game).question(q, NAMES, 0), q)


@pytest.mark.parametrize(("game", "what"), [(game, what) for game in GAMES for what in first_texts("tell", game)])
def test_every_event_the_game_can_tell_has_words(game: str, what: str) -> None:
    event = {**SAMPLES[game].happened, "what": what}
    words, mots = gloam.words("en", game), gloam.words("fr", game)
    for you in (None, 0, 1):
        check(words.event(event, NAMES, you), mots.event(event, NAMES, you), event)
