"""Prompts, options and log lines of Vendetta."""

from __future__ import annotations

import gloam
from gloam.core.question import Question
from tests.words.sample import NAMES, told

ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")


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


def test_any_other_answers_are_read_one_after_the_other() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=3)
    question = table.questions()[0]
    first, second = question.options[:2]
    both = f"{ENGLISH.option(question, first, 'ABC')}; {ENGLISH.option(question, second, 'ABC')}"
    assert ENGLISH.run(question, [first, second], "ABC") == both
