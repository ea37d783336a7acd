"""Prompts, options and log lines, over random games of every kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import pytest

import gloam
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.step import Ask
from gloam.core.table import Table
from gloam.vendetta.steps import STEPS
from gloam.words.vendetta import cards
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.sources import first_texts

NAMES = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
ENGLISH, FRENCH = gloam.words("en"), gloam.words("fr")
GAMES = 300
CARD_ID = re.compile(rf"\b({'|'.join([card for card in cards() if card != 'VI'])})\b")


def check(english: str, french: str, of: object) -> None:
    """Both say something, each in its own language, and neither lets data through."""
    assert english, of
    assert french, of
    assert english != french, of
    for text in (english, french):
        assert not CARD_ID.search(text), text
        assert "None" not in text, text
        assert "  " not in text, text
        assert "«\N{NARROW NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}»" not in text, text


class Heard:
    """What has been said so far: nothing is checked twice."""

    def __init__(self) -> None:
        self.seen: set[object] = set()
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
            check(ENGLISH.question(q, NAMES, q.seat), FRENCH.question(q, NAMES, q.seat), q)
            said = [ENGLISH.option(q, option, NAMES) for option in q.options]
            dit = [FRENCH.option(q, option, NAMES) for option in q.options]
            for english, french in zip(said, dit, strict=True):
                check(english, french, q)
            assert len(set(said)) == len(said), f"two options of {q} read the same"
            assert len(set(dit)) == len(dit), f"two options of {q} read the same in French"

    def log(self, table: Table, viewer: int | None) -> None:
        for event in table.events(viewer):
            if self.once((viewer, tuple(event.items()))):
                self.events.add(str(event["what"]))
                check(ENGLISH.event(event, NAMES, viewer), FRENCH.event(event, NAMES, viewer), event)


@pytest.fixture(scope="module")
def heard() -> Heard:
    """Random games over all seat counts and variants, everything in them said in both languages."""
    all_of_it = Heard()
    for seed in range(GAMES):
        setup = SETUPS[seed % len(SETUPS)]
        table, rng = set_up(setup, seed), Random(seed)
        while not table.over:
            for question in table.questions():
                all_of_it.hear(question)
            step(table, rng)
        all_of_it.log(table, None if seed % 3 == 0 else rng.randrange(setup[1]))
    return all_of_it


def asks() -> set[str]:
    """The names of all questions there are."""
    return {kind.__name__ for kind in STEPS if issubclass(kind, Ask)}


def test_whatever_is_asked_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    assert heard.questions <= asks()
    assert len(heard.questions) >= len(asks()) - 3, f"never asked: {asks() - heard.questions}"


def test_whatever_happens_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    told = set(first_texts("tell"))
    assert heard.events <= told
    assert len(heard.events) >= len(told) - 3, f"never told: {told - heard.events}"


FACTS: dict[str, Fact] = {
    "card": "TR05", "at": "1", "to": "haven", "by": 1, "mate": 2, "player": 1, "hidden": "BR01", "amount": 2,
    "cards": ("BR01", "BR02"), "chosen": (), "pick": "stay", "moment": "aftermath",
}  # fmt: skip
HAPPENED: dict[str, Fact] = {
    **FACTS, "rule": "term.gain", "seat": 0, "card": "VE03", "choice": 1, "cause": -1, "of": 1, "clan": "brujah",
    "clans": ("brujah",), "round": 1, "phase": "planning", "step": "conflict", "winners": (0,), "ranks": (0, 1),
    "picked": "BR01", "kept": ("BR01",), "under": ("BR02",), "bank": True, "pool": 3, "deployed": 2, "up": True,
    "included": True, "side": "up",
}  # fmt: skip


@pytest.mark.parametrize("what", sorted(asks()))
def test_every_question_the_game_can_ask_has_words(what: str) -> None:
    q = Question(0, 1, what, "prep.may", ("yes", "no"), FACTS)
    check(ENGLISH.question(q, NAMES, 0), FRENCH.question(q, NAMES, 0), q)


@pytest.mark.parametrize("what", first_texts("tell"))
def test_every_event_the_game_can_tell_has_words(what: str) -> None:
    event = {**HAPPENED, "what": what}
    for you in (None, 0, 1):
        check(ENGLISH.event(event, NAMES, you), FRENCH.event(event, NAMES, you), event)


def told(what: str, seat: int = 0, **facts: Fact) -> Mapping[str, Fact]:
    return {"what": what, "rule": "", "seat": seat, **facts}


def test_whoever_acts_is_called_you_by_their_own_log_and_by_name_in_all_others() -> None:
    steal = told("blood-stolen", seat=1, by=0, amount=2, card="BR07")
    assert ENGLISH.event(steal, NAMES, 0) == "You steal 2 Blood from Boris with Show of Force."
    assert ENGLISH.event(steal, NAMES, 1) == "Anna steals 2 Blood from you with Show of Force."
    assert ENGLISH.event(steal, NAMES) == "Anna steals 2 Blood from Boris with Show of Force."
    assert FRENCH.event(steal, NAMES, 0) == typeset("Vous volez 2 Sang à Boris avec « Démonstration de force ».")
    assert FRENCH.event(steal, NAMES, 1) == typeset("Anna vous vole 2 Sang avec « Démonstration de force ».")
    assert FRENCH.event(steal, NAMES) == typeset("Anna vole 2 Sang à Boris avec « Démonstration de force ».")


def test_what_a_reader_may_not_know_is_passed_over() -> None:
    secret, open_ = told("played", at="2", up=False, card=None), told("played", at="2", up=False, card="BR04")
    assert ENGLISH.event(secret, NAMES) == "Anna plays a card face down at Location 2."
    assert ENGLISH.event(open_, NAMES, 0) == "You play Fist of Caine face down at Location 2."
    assert FRENCH.event(secret, NAMES) == "Anna joue une carte face cachée au Lieu 2."
    moved = told("card-moved", at="1", to="haven", card=None)
    assert ENGLISH.event(moved, NAMES) == "Anna moves a face-down card from Location 1 to the Prince's Haven."


def typeset(text: str) -> str:
    return text.replace("« ", "«\N{NARROW NO-BREAK SPACE}").replace(" »", "\N{NARROW NO-BREAK SPACE}»")


def test_french_elides_before_a_name() -> None:
    names = ("Anna", "Boris", "Yves", "Yann", "A")
    joined = [FRENCH.event(told("joined", seat=seat, card="VI"), names) for seat in range(5)]
    assert joined == [
        "Une Victime rejoint l'Alliance d'Anna.",
        "Une Victime rejoint l'Alliance de Boris.",
        "Une Victime rejoint l'Alliance d'Yves.",
        "Une Victime rejoint l'Alliance de Yann.",
        "Une Victime rejoint l'Alliance de A.",
    ]


def test_a_question_to_somebody_else_begins_with_their_name() -> None:
    q = Question(1, 1, "AskWithdraw", "withdraw.secret", ("stay", "withdraw"), {"at": "2"})
    assert ENGLISH.question(q, NAMES, 1) == "Do you stay at Location 2, or withdraw?"
    assert ENGLISH.question(q, NAMES) == "Boris: Do you stay at Location 2, or withdraw?"


def test_options_read_as_phrases() -> None:
    q = Question(0, 1, "AskTurn", "plan.must-play", ("play BR04",), {})
    assert ENGLISH.option(q, "play BR04", NAMES) == "Play Fist of Caine"
    assert ENGLISH.option(q, "at 2 down", NAMES) == "at Location 2, face down"
    assert ENGLISH.option(q, "blood 3", NAMES) == "3 Blood"
    assert ENGLISH.option(q, "blood 0 tokens 2", NAMES) == "no Blood and 2 Diablerie tokens"
    assert ENGLISH.option(q, "drain AL14", NAMES) == "Drain Edward Neally for 3 Blood and 2 Diablerie tokens"
    assert ENGLISH.option(q, "drain VI", NAMES) == "Drain a Victim for 3 Blood"
    assert ENGLISH.option(q, "look 1 B 2", NAMES) == "Spend 1 Blood to look at Boris's second card at Location 1"


def test_what_is_rarely_asked_reads_well_too() -> None:
    order = Question(0, 1, "AskReaction", "clash.own-timing", ("GA06", "AL05"), {"player": 0})
    assert ENGLISH.question(order, NAMES, 0) == "Several of your cards react to the card you play. Which goes first?"
    assert ENGLISH.option(order, "AL05", NAMES) == "Carmelita Neillson first"
    assert FRENCH.option(order, "GA06", NAMES) == typeset("« En maraude » d'abord")
    empty = Question(0, 1, "AskTurn", "plan.must-play", ("pass", "drain VI"), {})
    assert ENGLISH.question(empty, NAMES, 0) == "Your hand is empty: there is no card to play."
    assert (ENGLISH.option(empty, "pass", NAMES), FRENCH.option(empty, "pass", NAMES)) == ("Pass", "Passer")


def test_two_hunts_among_the_options_are_told_apart_by_their_clans() -> None:
    q = Question(0, 1, "AskPickCard", "reveal.passive-window", ("pick BR09", "pick NO09", "pick BR01"), {})
    assert [ENGLISH.option(q, option, NAMES) for option in q.options] == [
        "Choose Hunt (Brujah)",
        "Choose Hunt (Nosferatu)",
        "Choose Bloody Fury",
    ]
