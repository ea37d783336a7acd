"""Refusals: every rule the code can refuse by says why, with the numbers of the case, in both languages."""

from __future__ import annotations

import string
from random import Random

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.words.english import table as english_table
from gloam.words.english import vendetta as english
from gloam.words.french import table as french_table
from gloam.words.french import vendetta as french
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.sources import first_texts, refusals

NAMES = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
ENGLISH, FRENCH = gloam.words("en"), gloam.words("fr")
FACTS: dict[str, object] = {
    "asked": 5, "limit": 3, "card": "BR04", "clan": "brujah", "hand": 2, "blood": 1, "cost": 1, "at": "2", "seat": 4,
    "seats": 4, "number": 2, "open": 3, "variant": "moonlight",
}  # fmt: skip


@pytest.mark.parametrize(("rule", "facts"), refusals())
def test_every_rule_the_code_refuses_by_is_in_a_ledger_and_says_why(rule: str, facts: tuple[str, ...]) -> None:
    assert rule in gloam.game("vendetta").ledger() or rule in ledger.load("gloam.core")
    case = {name: FACTS[name] for name in facts}
    if rule == "table.not-asked":
        case["asked"] = (1, 2)
    for voice in (english, french):
        said = voice.refusal(rule, case, NAMES) or voice.table_refusal(rule, case, NAMES)
        assert said, f"only the rule itself speaks for {rule}"
    no = Refused(rule, **case)
    assert ENGLISH.refusal(no, NAMES) != FRENCH.refusal(no, NAMES)


@pytest.mark.parametrize("what", [*first_texts("Unreadable"), "language", "card", "rule"])
def test_everything_unreadable_has_a_sentence(what: str) -> None:
    assert what in english_table.UNREADABLE
    assert what in french_table.UNREADABLE
    said, dit = [words.refusal(Unreadable(what, "moon", "seats.2"), NAMES) for words in (ENGLISH, FRENCH)]
    assert said != dit
    assert "moon" in said
    assert "moon" in dit


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


MOVES = (
    "play BR04", "play", "play XX", "at 9 up", "at 1 up", "at 1 down", "at 1 sideways", "blood 9", "blood 3",
    "blood 0 tokens 3", "blood 1 at 2", "tokens 1", "drain VI", "drain AL11", "drain", "use RE01", "use", "look 1 A 1",
    "end", "pass", "keep", "keep BR01 BR02 BR03", "both BR01", "brujah", "RE01", "BR01", "stay", "bid 99",
    "seat Z", "yes", "",
)  # fmt: skip


def test_whatever_is_refused_at_random_tables_is_said_in_both_languages() -> None:
    heard = set()
    for seed in range(60):
        setup = SETUPS[seed % len(SETUPS)]
        table, rng = set_up(setup, seed), Random(seed)
        while not table.over:
            step(table, rng)
            seat = rng.randrange(setup[1])
            try:
                table.clone().answer(seat, rng.choice(MOVES))
            except Rejected as no:
                said, dit = ENGLISH.refusal(no, NAMES), FRENCH.refusal(no, NAMES)
                assert said
                assert said != dit
                heard.add(said)
    assert len(heard) > 15
