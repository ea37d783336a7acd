"""Refusals: every rule the code can refuse by says why, with the numbers of the case, in both languages."""

from __future__ import annotations

import string
from random import Random

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.words.english import table as english_table
from gloam.words.french import table as french_table
from gloam.words.games import GAMES as SPOKEN
from gloam.words.languages import LANGUAGES
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.eager import eager_step, rich_table
from tests.words.sources import first_texts, refusals

NAMES = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")
AT_EVERY_TABLE: dict[str, object] = {
    "asked": 5, "limit": 3, "seat": 4, "seats": 4, "number": 2, "open": 3,
    "variant": "moonlight", "known": ("relics", "tag-team"), "choice": 2,
}  # fmt: skip
FACTS: dict[str, dict[str, object]] = {
    "vendetta": {
        **AT_EVERY_TABLE, "card": "BR04", "clan": "brujah", "hand": 2, "blood": 1, "cost": 1, "at": "2",
        "yourself": False,
    },
    "blood-orders": {
        **AT_EVERY_TABLE, "card": "R101", "blood": 1, "at": "north", "to": "west", "kind": "dusk", "of": 1,
        "colour": "red", "by": 2, "hand": 8, "influence": 2,
    },
}  # fmt: skip
GAMES = gloam.games()
REFUSALS = [(game, rule, facts) for game in GAMES for rule, facts in refusals(game)]


@pytest.mark.parametrize(("game", "rule", "facts"), REFUSALS)
def test_every_rule_the_code_refuses_by_is_in_a_ledger_and_says_why(
    game: str, rule: str, facts: tuple[str, ...]
) -> None:
    assert rule in gloam.game(game).ledger() or rule in ledger.load("gloam.core")
    case = {name: FACTS[game][name] for name in facts}
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


def test_a_refusal_of_blood_orders_gives_the_numbers_of_the_case() -> None:
    words, mots = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")
    far = Refused("scavenge.limit", asked=9, limit=1)
    assert words.refusal(far, NAMES) == "Your fear can rise by 1 space at most; you asked for 9."
    assert "1 case au plus" in mots.refusal(far, NAMES)
    poor = Refused("altar.blood", asked=5, blood=2)
    assert words.refusal(poor, NAMES) == "The Ritual costs 5 blood, and you have 2."
    taken = Refused("setup.colour", colour="red", by=1)
    assert words.refusal(taken, NAMES) == "Red is taken: Boris plays it."
    typed = Refused("altar.no-catacombs-cards", card="moon")
    assert words.refusal(typed, NAMES) == "You cannot reveal that card: only Victim cards count for a Ritual."


MOVES = (
    "play BR04", "play", "play XX", "at 9 up", "at 1 up", "at 1 down", "at 1 sideways", "blood 9", "blood 3",
    "blood 0 tokens 3", "blood 1 at 2", "tokens 1", "drain VI", "drain AL11", "drain", "use RE01", "use", "look 1 A 1",
    "end", "pass", "keep", "keep BR01 BR02 BR03", "both BR01", "brujah", "RE01", "BR01", "stay", "bid 99",
    "seat Z", "yes", "",
)  # fmt: skip


VENDETTA = [setup for setup in SETUPS if setup[0] == "vendetta"]


def test_whatever_is_refused_at_random_tables_is_said_in_both_languages() -> None:
    heard = set()
    for seed in range(60):
        setup = VENDETTA[seed % len(VENDETTA)]
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


ORDERS = (
    "aim dawn west", "put V101 dusk", "put ELDER night", "take BLEEDER", "unplan dawn", "place dawn west", "done",
    "place night north", "pass", "end", "scavenge 0", "scavenge 99", "use R101", "use R105", "use XX", "try R101",
    "show BLEEDER", "show V102", "complete", "feed ELDER", "red", "act", "shift north +1", "shift west -1",
    "move dawn north", "order A dusk", "to north", "at west", "moon", "",
)  # fmt: skip


def test_whatever_is_refused_at_tables_of_blood_orders_is_said_in_both_languages() -> None:
    words, mots = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")
    heard = set()
    for seed in range(12):
        rng = Random(seed)
        table = rich_table(rng)
        while not table.over:
            eager_step(table, rng)
            for move in rng.sample(ORDERS, 3):
                try:
                    table.clone().answer(rng.randrange(table.seats), move)
                except Rejected as no:
                    said, dit = words.refusal(no, NAMES), mots.refusal(no, NAMES)
                    assert said
                    assert said != dit
                    heard.add(said)
    assert len(heard) > 20
