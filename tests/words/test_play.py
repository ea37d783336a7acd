"""Prompts, options and log lines, over random games of every kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random

import pytest

import gloam
from gloam.blood_orders.steps import STEPS as BLOOD_ORDERS_STEPS
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.step import Ask
from gloam.core.table import Table
from gloam.vendetta.steps import STEPS as VENDETTA_STEPS
from gloam.words.blood_orders import cards as blood_orders
from gloam.words.vendetta import cards as vendetta
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.eager import eager_step, rare_table, rich_table
from tests.words.sources import first_texts

NAMES = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")
NAMED = [card for card in [*vendetta.cards(), *blood_orders.cards()] if card != "VI"]
CARD_ID = re.compile(rf"\b({'|'.join(NAMED)})\b")
STEPS = {"vendetta": VENDETTA_STEPS, "blood-orders": BLOOD_ORDERS_STEPS}
GAMES = gloam.games()


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

    def play(self, table: Table, rng: Random, move: Callable[[Table, Random], object]) -> None:
        """Play to the end and say everything, the log as one of the players or a spectator reads it."""
        while not table.over:
            for question in table.questions():
                self.hear(question)
            move(table, rng)
        self.log(table, rng.choice((None, *range(table.seats))))


@pytest.fixture(scope="module", params=GAMES)
def heard(request: pytest.FixtureRequest) -> Heard:
    """Random games over all seat counts and variants, everything in them said in both languages."""
    all_of_it = Heard(request.param)
    setups = [setup for setup in SETUPS if setup[0] == all_of_it.game]
    if all_of_it.game == "blood-orders":
        for seed in range(60):
            rng = Random(seed)
            all_of_it.play(rare_table(rng) if seed % 6 == 0 else rich_table(rng), rng, eager_step)
    for seed in range(300 if all_of_it.game == "vendetta" else 9):
        all_of_it.play(set_up(setups[seed % len(setups)], seed), Random(seed), step)
    return all_of_it


def asks(game: str) -> set[str]:
    """The names of all questions there are."""
    return {kind.__name__ for kind in STEPS[game] if issubclass(kind, Ask)}


def test_whatever_is_asked_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    asked = asks(heard.game)
    assert heard.questions <= asked
    rare = 3 if heard.game == "vendetta" else 0
    assert len(heard.questions) >= len(asked) - rare, f"never asked: {asked - heard.questions}"


def test_whatever_happens_in_random_games_reads_well_in_both_languages(heard: Heard) -> None:
    told = set(first_texts("tell", heard.game))
    assert heard.events <= told
    rare = 3 if heard.game == "vendetta" else 0
    assert len(heard.events) >= len(told) - rare, f"never told: {told - heard.events}"


Case = dict[str, Fact]
ASKED: Case = {
    "card": "TR05", "at": "1", "to": "haven", "by": 1, "mate": 2, "player": 1, "hidden": "BR01", "amount": 2,
    "cards": ("BR01", "BR02"), "chosen": (), "pick": "stay", "moment": "aftermath",
}  # fmt: skip
HAPPENED: Case = {
    **ASKED, "rule": "term.gain", "seat": 0, "card": "VE03", "choice": 1, "cause": -1, "of": 1, "clan": "brujah",
    "clans": ("brujah",), "round": 1, "phase": "planning", "step": "conflict", "winners": (0,), "ranks": (0, 1),
    "picked": "BR01", "kept": ("BR01",), "under": ("BR02",), "bank": True, "pool": 3, "deployed": 2, "up": True,
    "included": True, "side": "up",
}  # fmt: skip
ORDERED: Case = {
    "card": "R203", "at": "north", "kind": "dusk", "cost": 2, "fed": ("BLEEDER", "BLEEDER"), "dropped": ("V101",),
    "over": 1, "chosen": ("V101", "V102"),
}  # fmt: skip
RESOLVED: Case = {
    **ORDERED, "rule": "flow.phases", "seat": 0, "amount": 2, "day": 4, "act": 2, "phase": "order", "colour": "red",
    "cards": ("ELDER", "V103"), "shown": ("V103",), "unfed": ("ELDER",), "resource": "points", "blood": 2, "fear": 7,
    "influence": 1, "by": 1, "from": 2, "to": "south", "of": 1, "where": "altar 2", "dawn": ("east", "ELDER"),
    "winners": (0, 1),
}  # fmt: skip
FACTS = {"vendetta": (ASKED, HAPPENED), "blood-orders": (ORDERED, RESOLVED)}


@pytest.mark.parametrize(("game", "what"), [(game, what) for game in GAMES for what in sorted(asks(game))])
def test_every_question_the_game_can_ask_has_words(game: str, what: str) -> None:
    q = Question(0, 1, what, "prep.may", ("yes", "no"), FACTS[game][0])
    check(gloam.words("en", game).question(q, NAMES, 0), gloam.words("fr", game).question(q, NAMES, 0), q)


@pytest.mark.parametrize(("game", "what"), [(game, what) for game in GAMES for what in first_texts("tell", game)])
def test_every_event_the_game_can_tell_has_words(game: str, what: str) -> None:
    event = {**FACTS[game][1], "what": what}
    words, mots = gloam.words("en", game), gloam.words("fr", game)
    for you in (None, 0, 1):
        check(words.event(event, NAMES, you), mots.event(event, NAMES, you), event)


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


ORDERS, ORDRES = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")


def test_a_plan_is_told_to_whoever_made_it_and_its_size_to_all_others() -> None:
    secret = told("planned", amount=3, dawn=None, dusk=None, night=None)
    mine = told("planned", amount=3, dawn=("east", "BLEEDER", "BLEEDER", "V103"), dusk=(), night=("north",))
    assert ORDERS.event(secret, NAMES) == "Anna has made a plan with 3 cards."
    plan = "Dawn to the East with 2 Bleeders and The Butcher; Night to the North with no card"
    assert ORDERS.event(mine, NAMES, 0) == f"You have made a plan with 3 cards: {plan}."
    assert ORDRES.event(secret, NAMES) == "Anna a fait son plan avec 3 cartes."


def test_a_face_down_token_of_somebody_else_is_only_a_token() -> None:
    hidden, known = told("placed", at="altar", kind=None), told("placed", at="east", kind="dusk")
    assert ORDERS.event(hidden, NAMES) == "Anna places a token at the Altar."
    assert ORDERS.event(known, NAMES, 0) == "You place Dusk in the East."
    assert ORDRES.event(hidden, NAMES) == "Anna place un jeton à l'Autel."
    assert ORDRES.event(known, NAMES, 0) == "Vous placez le jeton Crépuscule à l'Est."
    moved = told("order-moved", at="north", to="west", kind=None)
    assert ORDERS.event(moved, NAMES) == "One of Anna's tokens moves from the North to the West."
    assert ORDRES.event(moved, NAMES) == "Un jeton d'Anna passe du Nord à l'Ouest."


def test_what_decided_a_contest_and_why_an_order_failed_is_told() -> None:
    won = {**told("contest-won", at="south"), "rule": "contest.influence"}
    failed = {**told("order-failed", kind="dusk"), "rule": "dusk.poor"}
    assert ORDERS.event(won, NAMES, 0).endswith("tied in symbols and cards but with more influence.")
    assert ORDERS.event(failed, NAMES) == "Anna's Dusk order cannot be paid for."
    assert ORDRES.event(failed, NAMES) == "L'ordre Crépuscule d'Anna ne peut pas être payé."


def test_an_action_is_offered_with_its_cost_and_its_card() -> None:
    facts: dict[str, Fact] = {"kind": "dusk", "at": "north", "card": "V103", "cost": 1}
    q = Question(0, 1, "AskAct", "resolve.decline", ("act", "decline"), facts)
    asked = "Your Dusk order in the North overcomes fear. Do you use The Butcher for 1 influence?"
    assert ORDERS.question(q, NAMES, 0) == asked
    assert [ORDERS.option(q, option, NAMES) for option in q.options] == [
        "Pay 1 influence and use The Butcher",
        "Decline the action",
    ]
    empty = Question(0, 1, "AskAct", "resolve.decline", ("act", "decline"), {**facts, "kind": "night", "card": ""})
    assert ORDERS.option(empty, "act", NAMES) == "Take what lies there"


def test_feeding_tells_what_is_fed_so_far_and_what_it_costs() -> None:
    facts: dict[str, Fact] = {"fed": ("ELDER", "ELDER"), "dropped": (), "cost": 0, "over": 0}
    q = Question(0, 1, "AskFeed", "feed.cost", ("done", "feed V103", "starve ELDER"), facts)
    assert ORDERS.question(q, NAMES, 0).endswith("So far: 2 Elders, for nothing.")
    over = Question(0, 1, "AskFeed", "feed.cost", ("drop V103",), {**facts, "over": 2})
    assert ORDERS.question(over, NAMES, 0).startswith("Your hand would be 2 cards too large: what do you give up?")
    none = Question(0, 1, "AskFeed", "feed.cost", ("done", "starve ELDER"), facts)
    assert ORDERS.question(none, NAMES, 0).startswith("You can feed no more cards. Is that all?")
