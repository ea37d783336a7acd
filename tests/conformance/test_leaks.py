"""Nobody is told what they may not know: hidden things are dealt otherwise, and what is sent stays the same.

Each check compares everything that one viewer is sent from a table and from its double, on which something that this
viewer cannot know is different. The controls at the end plant leaks, to show that the comparison would find them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.refusal import Refused, Rejected
from gloam.core.step import Together
from gloam.core.table import Table
from gloam.vendetta.catalogue import CLAN_SIZE, IDS
from gloam.vendetta.memory import HELD, UNMARKED, Memory, memory_of, plain_way
from gloam.vendetta.table import VendettaTable
from tests.conformance import rare
from tests.conformance.setups import SETUPS, set_up
from tests.vendetta.scenario import Vendetta, seat

Sent = dict[str, Any]
Sender = Callable[[VendettaTable, int, int], Sent]
Speaker = Callable[[VendettaTable, int, str], tuple[object, ...]]

SEEDS = tuple(range(10))
STEPS = 8  # how far a table and its double are played on
NONSENSE = ("", "banana", "play XX99", "at 9 up", "blood 99", "look 1 A 9", "use RE04 9", "keep", "both", "take MA01")

every_game = pytest.mark.parametrize("seed", SEEDS)
VENDETTAS = [setup for setup in SETUPS if setup[0] == "vendetta"]
some_setups = pytest.mark.parametrize("setup", VENDETTAS[::4], ids=lambda setup: "-".join([str(setup[1]), *setup[2]]))


# ---- what is sent


def sent(table: VendettaTable, viewer: int, since: int) -> Sent:
    """Everything a viewer gets; the number after the last seat stands for a spectator."""
    who = None if viewer == table.seats else viewer
    found: Sent = {"view": table.view(who), "events": table.events(who, since), "waiting": table.waiting_for()}
    if who is not None:
        question = table.seat(who).question()
        found["question"] = None if question is None else question.plain()
        found["undo"] = table.undo_reach(who)
    return found


def told(table: Table) -> int:
    """How many events there have been."""
    return 0 if table.told is None else table.told.count


def said(table: VendettaTable, viewer: int, text: str) -> tuple[object, ...]:
    """What becomes of a line: a refusal with all its particulars; or what is sent, unless it taught something."""
    trial = table.clone()
    since = told(table)
    try:
        trial.answer(viewer, text)
    except Refused as no:
        return ("refused", no.rule, no.facts, str(no))
    except Rejected as no:
        return (type(no).__name__, no.args, str(no))
    return ("taken", "taught" if trial.taught >> viewer & 1 else sent(trial, viewer, since))


def differences(
    real: VendettaTable,
    double: VendettaTable,
    viewer: int,
    lines: list[str],
    send: Sender = sent,
    speak: Speaker = said,
) -> list[str]:
    """The names of what a viewer could tell them apart by."""
    here, there = send(real, viewer, told(real)), send(double, viewer, told(double))
    found = [name for name in here if here[name] != there[name]]
    if viewer < real.seats:
        found += [line for line in lines if speak(real, viewer, line) != speak(double, viewer, line)]
    return found


# ---- what is dealt otherwise


class Exchange:
    """Two hidden cards of one player that a viewer cannot tell apart, each in the other's place."""

    def __init__(self, table: VendettaTable, owner: int, viewer: int, one: int, other: int) -> None:
        self.owner = owner
        self.swap = {one: other, other: one}
        self.double = table.clone()
        self.marked = mark(table, owner, viewer, one) != UNMARKED
        self.put()

    def put(self) -> None:
        double, swap = self.double, self.swap
        (one, other), owner = swap, self.owner
        for places in (double.hand, double.drawn, double.deck):
            places[owner] = [swap.get(card, card) for card in places[owner]]
        double.hand[owner] = sorted(double.hand[owner])
        double.at = [[swap.get(card, card) for card in cards] for cards in double.at]
        facts = [double.spot, double.seen] if self.marked else [double.spot, double.seen, double.held, double.sure]
        for fact in facts:
            fact[one], fact[other] = fact[other], fact[one]
        double.memories = [memory for memory in map(self.memory, double.memories) if memory is not None]
        double.kept_down = [swap.get(card, card) for card in double.kept_down]
        double.docket = [step.redealt(swap) for step in double.docket]
        double.sealed[owner] = self.option(owner, double.sealed[owner])
        double.settle()

    def memory(self, memory: Memory) -> Memory | None:
        """What others remember of the two cards goes with them; of known cards they may know more: that is left out."""
        if memory.owner != self.owner:
            return memory
        one, other = [card % CLAN_SIZE for card in self.swap]
        order = list(range(CLAN_SIZE + 1))
        order[one], order[other] = other, one
        ways = [tuple([way[place] for place in order]) for way in memory.ways]
        return None if self.marked else Memory(memory.owner, memory.viewers, tuple(ways))

    def option(self, seat: int, option: str) -> str:
        """The same answer at the double: the owner speaks of the other card."""
        if seat != self.owner:
            return option
        names = {IDS[one]: IDS[other] for one, other in self.swap.items()}
        return " ".join([names.get(word, word) for word in option.split(" ")])


def mark(table: VendettaTable, owner: int, viewer: int, card: int) -> int:
    """What the viewer makes of a card in every way that it thinks possible; -1 where it is not always the same."""
    memory = memory_of(table, owner, viewer)
    ways = (plain_way(table, owner, viewer),) if memory is None else memory.ways
    marks = {way[card % CLAN_SIZE] for way in ways}
    return -1 if len(marks) > 1 or (memory is not None and marks == {HELD}) else marks.pop()


def alike(table: VendettaTable, owner: int, viewer: int) -> list[tuple[int, int]]:
    """Pairs of cards that this viewer cannot tell apart: never seen, or known to be held and not where."""
    first = table.clan[owner] * CLAN_SIZE
    cards = range(first, first + CLAN_SIZE)
    marks = {card: mark(table, owner, viewer, card) for card in cards}
    return [
        (one, other)
        for one, other in combinations(cards, 2)
        if marks[one] == marks[other] and marks[one] in (UNMARKED, HELD)
    ]


def exchanges(table: VendettaTable, viewer: int, rng: Random, most: int) -> list[Exchange]:
    owners = [owner for owner in range(table.seats) if owner != viewer and not table.out[owner]]
    pairs = [(owner, *pair) for owner in owners for pair in alike(table, owner, viewer)]
    return [
        Exchange(table, owner, viewer, one, other) for owner, one, other in rng.sample(pairs, min(most, len(pairs)))
    ]


# ---- lines to be refused, or not


def lines(table: VendettaTable, viewer: int, heard: list[str], rng: Random) -> list[str]:
    """Options heard in this game, nonsense, and several answers in one line, right and wrong."""
    found = [rng.choice(NONSENSE), *rng.sample(heard, min(3, len(heard)))]
    question = None if viewer == table.seats else table.seat(viewer).question()
    if question is not None:
        option = rng.choice(question.options)
        found += [f"{option} {rng.choice(heard)}", f"{option} banana", option]
        trial = table.clone()
        trial.answer(viewer, option)
        after = trial.seat(viewer).question()
        if after is not None:
            second = rng.choice(after.options)
            found += [f"{option} {second}", f"{option} {second} {rng.choice(heard)}", f"{option} {second} end"]
    return found


class Game:
    """A game played at random, stopped now and then for a comparison."""

    def __init__(self, table: VendettaTable, seed: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.heard: list[str] = ["end"]

    def pauses(self, share: float) -> bool:
        """Play on to the next moment that is looked at; False at the end of the game."""
        while not self.table.over:
            self.heard += [option for question in self.table.questions() for option in question.options]
            rare.step(self.table, self.rng)
            if self.rng.random() < share and not self.table.over:
                return True
        return False

    def compare(self, double: VendettaTable, viewer: int) -> None:
        texts = lines(self.table, viewer, self.heard[-200:], self.rng)
        assert differences(self.table, double, viewer, texts) == []


def in_step(real: VendettaTable, exchange: Exchange, viewer: int, rng: Random) -> None:
    """Both tables are played on alike. Until the viewer is taught something it is sent the same."""
    real, double = real.clone(), exchange.double
    for _ in range(STEPS):
        if real.over:
            return
        question = rng.choice(real.questions())
        option = rare.choose(question, rng)
        since, other_since = told(real), told(double)
        real.answer(question.seat, option)
        double.answer(question.seat, exchange.option(question.seat, option))
        assert real.taught >> viewer & 1 == double.taught >> viewer & 1
        if real.taught >> viewer & 1:
            return
        assert sent(double, viewer, other_since) == sent(real, viewer, since)


# ---- the comparisons


@every_game
def test_two_hidden_cards_exchanged_change_nothing_that_is_sent(seed: int) -> None:
    game = Game(rare.begin(seed), seed)
    while game.pauses(0.08):
        for viewer in range(game.table.seats + 1):
            for exchange in exchanges(game.table, viewer, game.rng, 2):
                game.compare(exchange.double, viewer)
                in_step(game.table, exchange, viewer, game.rng)


@some_setups
def test_two_hidden_cards_exchanged_change_nothing_in_any_variant(setup: tuple[str, int, tuple[str, ...]]) -> None:
    table = set_up(setup, 3)
    assert isinstance(table, VendettaTable)
    game = Game(table, 3)
    while game.pauses(0.05):
        if any(game.table.hand):
            for viewer in range(game.table.seats + 1):
                for exchange in exchanges(game.table, viewer, game.rng, 2):
                    game.compare(exchange.double, viewer)
                    in_step(game.table, exchange, viewer, game.rng)


@every_game
def test_a_table_imagined_for_a_seat_sends_it_the_same(seed: int) -> None:
    game = Game(rare.begin(seed), seed)
    while game.pauses(0.08):
        for viewer in range(game.table.seats):
            double = game.table.seat(viewer).imagine(game.rng)
            assert isinstance(double, VendettaTable)
            double.lines = game.table.lines  # an imagined table has no past to undo
            game.compare(double, viewer)


@every_game
def test_another_sealed_answer_changes_nothing_that_is_sent(seed: int) -> None:
    game = Game(rare.begin(seed), seed)
    compared = 0
    while game.pauses(0.25):
        table = game.table
        for answered in [number for number in range(table.seats) if table.sealed[number]]:
            for option in others_sealed(table, answered):
                double = table.clone()
                double.sealed[answered] = option
                double.settle()
                for viewer in [number for number in range(table.seats + 1) if number != answered]:
                    game.compare(double, viewer)
                    compared += 1
    assert compared >= 10


def others_sealed(table: VendettaTable, answered: int) -> list[str]:
    """What this seat could have answered instead."""
    step = table.docket[-1]
    assert isinstance(step, Together)
    (ask,) = [ask for ask in step.asks if ask.seat == answered]
    found = [option for option in ask.options(table) if ask.seals(option) and option != table.sealed[answered]]
    return found[-2:]


# ---- what is never sent at all


@pytest.mark.parametrize("seed", [918273645546372819, 7])
def test_neither_seed_nor_luck_nor_journal_is_ever_sent(seed: int) -> None:
    table = gloam.game("vendetta").table(seats=4, seed=seed, variants=("relics",))
    rng = Random(seed)
    while not table.over:
        question = rng.choice(table.questions())
        since = told(table)
        table.answer(question.seat, rng.choice(question.options))
        for viewer in (None, *range(4)):
            text = json.dumps([table.view(viewer), table.events(viewer, since)])
            assert str(table.chance.state) not in text
            assert seed < 1000 or str(seed) not in text
            assert not names(json.loads(text)) & {"seed", "chance", "journal", "lines", "docket", "sealed", "position"}


def names(data: object) -> set[str]:
    """All field names, however deep."""
    if isinstance(data, dict):
        return set(data) | {name for part in data.values() for name in names(part)}
    return {name for part in data for name in names(part)} if isinstance(data, list) else set()


def test_what_all_seats_happen_to_know_is_not_shown_to_a_spectator() -> None:
    game = Vendetta(
        position={"known": {"BR07": ["ABCD", "", ""], "BR05": ["", "ABCD", ""]}},
        A=seat(hand=["BR05", "BR08"], at={1: ["BR04", "BR07 down"]}),
    )
    assert [game.seen_cards(viewer, "A", 1)[1] for viewer in game.viewers] == ["BR07"] * 4 + [None]
    assert [game.holds(viewer, "A") for viewer in ("B", "C", "D", None)] == [["BR05", "BR08"]] * 3 + [["BR08"]]
    game.clean_up()
    assert game.holds("B", "A") == ["BR04", "BR05", "BR07", "BR08"]
    assert game.holds(None, "A") == ["BR04", "BR08"]
    assert not game.mentions(None, "BR05", "BR07")


# ---- controls: the comparison finds a leak that is planted


def some_exchange() -> tuple[VendettaTable, Exchange, int]:
    """A card of A's hand and one of A's deck change places; B must not notice."""
    table = Vendetta(A=seat(hand=["BR01", "BR08"], deck=["BR02", "BR03"])).table
    exchange = Exchange(table, 0, 1, 0, 1)
    assert (names_of(table.hand[0]), names_of(exchange.double.hand[0])) == (["BR01", "BR08"], ["BR02", "BR08"])
    return table, exchange, 1


def names_of(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def test_a_hidden_card_in_a_view_would_be_found() -> None:
    def leaky(table: VendettaTable, viewer: int, since: int) -> Sent:
        return {**sent(table, viewer, since), "view": [table.view(viewer), names_of(table.hand[0])]}

    table, exchange, viewer = some_exchange()
    assert differences(table, exchange.double, viewer, []) == []
    assert differences(table, exchange.double, viewer, [], send=leaky) == ["view"]


def test_a_hidden_card_that_shows_only_in_an_order_would_be_found() -> None:
    def leaky(table: VendettaTable, viewer: int, since: int) -> Sent:
        waiting = sorted(range(table.seats), key=lambda number: table.hand[number][0] % 2)
        return {**sent(table, viewer, since), "waiting": waiting}

    table, exchange, viewer = some_exchange()
    assert differences(table, exchange.double, viewer, [], send=leaky) == ["waiting"]


def test_a_hidden_card_in_a_refusal_would_be_found() -> None:
    def leaky(table: VendettaTable, viewer: int, text: str) -> tuple[object, ...]:
        return (*said(table, viewer, text), table.hand[0][0] % 2)

    table, exchange, viewer = some_exchange()
    assert differences(table, exchange.double, viewer, ["banana"]) == []
    assert differences(table, exchange.double, viewer, ["banana"], speak=leaky) == ["banana"]


def test_a_line_that_reads_on_after_a_secret_was_shown_would_be_found() -> None:
    """Without the rule that nothing is read after a look, "what if I look and then play" would tell what lies there."""

    def reading_on(table: VendettaTable, viewer: int, text: str) -> tuple[object, ...]:
        trial = table.clone()
        trial.answer(viewer, "look 1 A 1")
        return (trial.events(viewer)[-1]["card"],)

    game = Vendetta(A=seat(hand=[], deck=["BR02"], at={1: "BR01 down"}), B=seat(hand=["VE08"], alliance=["AL13"]))
    game.turn("B")
    exchange = Exchange(game.table, 0, 1, 0, 1)
    lines_to_say = ["look 1 A 1 play VE08 at 1 up", "look 1 A 1 banana", "look 1 A 1"]
    assert differences(game.table, exchange.double, 1, lines_to_say) == []
    assert differences(game.table, exchange.double, 1, lines_to_say, speak=reading_on) == lines_to_say


def test_an_exchange_of_cards_that_a_viewer_can_tell_apart_is_found() -> None:
    table = Vendetta(A=seat(hand=["BR01", "BR08"], deck=["BR02", "BR03"])).table
    assert differences(table, Exchange(table, 0, 1, 7, 1).double, 1, []) == ["view"], "everyone knows of BR08"
    assert (7, 1) not in alike(table, 0, 1)
    assert (0, 1) in alike(table, 0, 1)
