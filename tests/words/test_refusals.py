"""Refusals: every rule the code can refuse by says why, with the numbers of the case, in both languages."""

from __future__ import annotations

import string

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.words.english import table as english_table
from gloam.words.french import table as french_table
from gloam.words.games import GAMES as SPOKEN
from gloam.words.languages import LANGUAGES
from tests.words.games import SAMPLES
from tests.words.sample import NAMES
from tests.words.sources import first_texts, refusals

ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")
GAMES = gloam.games()
REFUSALS = [(game, rule, facts) for game in GAMES for rule, facts in refusals(game)]


@pytest.mark.parametrize(("game", "rule", "facts"), REFUSALS)
def test_every_rule_the_code_refuses_by_is_in_a_ledger_and_says_why(
    game: str, rule: str, facts: tuple[str, ...]
) -> None:
    assert rule in gloam.game(game).ledger() or rule in ledger.load("gloam.core")
    case = {name: SAMPLES[game].refused[name] for name in facts}
    if rule == "table.not-asked":
        case["asked"] = (1, 2)
    for language, common in LANGUAGES.items():
        said = SPOKEN[game].voices[language].refusal(rule, case, NAMES) or common.refusal(rule, case, NAMES)
        assert said, f"only the rule itself speaks for {rule}"
    no = Refused(rule, **case)
    assert gloam.words("en", game).refusal(no, NAMES) != gloam.words("fr", game).refusal(no, NAMES)


UNREADABLE = sorted({what for game in GAMES for what in first_texts("Unreadable", game)})


@pytest.mark.parametrize("what", [*UNREADABLE, "language", "card", "rule"])
def test_everything_unreadable_has_a_sentence(what: str) -> None:
    assert what in english_table.UNREADABLE
    assert what in french_table.UNREADABLE
    said, dit = [words.refusal(Unreadable(what, "moon", "seats.2"), NAMES) for words in (ENGLISH, FRENCH)]
    assert said != dit
    for sentence in (said, dit):
        assert "moon" in sentence or "seats.2" in sentence, "neither what nor where"


def test_both_languages_name_the_same_things_in_what_is_unreadable() -> None:
    def fields(text: str) -> set[str]:
        return {str(field) for _, field, _, _ in string.Formatter().parse(text) if field}

    assert list(english_table.UNREADABLE) == list(french_table.UNREADABLE)
    for what, text in english_table.UNREADABLE.items():
        assert fields(text) == fields(french_table.UNREADABLE[what]), what


def test_braces_in_what_somebody_typed_are_shown_as_they_are() -> None:
    assert ENGLISH.refusal(Unreadable("option", "{0} {x}"), NAMES) == "“{0} {x}” is not a move that is possible now."


def test_a_refusal_gives_the_numbers_of_the_case() -> None:
    five = Refused("plan.blood-limit", asked=5, limit=3)
    assert ENGLISH.refusal(five, NAMES) == "You may play at most 3 Blood with a card; you asked for 5."
    waiting = Refused("table.not-asked", seat=0, asked=(1, 2))
    assert ENGLISH.refusal(waiting, NAMES) == "You are not asked now; the table waits for Boris and Carla."
    nowhere = Refused("table.no-such-seat", seat=4, seats=4)
    assert ENGLISH.refusal(nowhere, NAMES) == "There is no such seat: this table has seats A to D."


def test_a_rule_without_a_sentence_of_its_own_speaks_for_itself() -> None:
    text = gloam.game("vendetta").ledger()["order.rounds"].text
    assert ENGLISH.refusal(Refused("order.rounds"), NAMES) == text
    other = gloam.game("blood-orders").ledger()["order.sequence"].text
    assert gloam.words("en", "blood-orders").refusal(Refused("order.sequence"), NAMES) == other


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_refused_at_random_tables_is_said_in_both_languages(game: str) -> None:
    sample, words, mots = SAMPLES[game], gloam.words("en", game), gloam.words("fr", game)
    heard = set()
    for table, rng, play_on in sample.trials():
        while not table.over:
            play_on(table, rng)
            for move in rng.sample(sample.moves, 3):
                try:
                    table.clone().answer(rng.randrange(table.seats), move)
                except Rejected as no:
                    said, dit = words.refusal(no, NAMES), mots.refusal(no, NAMES)
                    assert said
                    assert said != dit
                    heard.add(said)
    assert len(heard) > sample.refusals
