"""Games of chance that favour one card: each of its texts acts, and nothing breaks. A set of cards says at what table
its cards can act."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from gloam.core.texts import TEXTS, Instead, Whenever
from gloam.rivals.catalogue import ATTACK, HAVEN_CARD, NUMBER, VAMPIRE, WRAITH, Card
from gloam.rivals.counts import amount_of
from gloam.rivals.pieces import ATTACHED
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, DEFEAT, HURT
from gloam.rivals.which import everybody, guests_of
from tests.rivals.cards.facts import types
from tests.rivals.eager import LIKED
from tests.rivals.scenario import City
from tests.rivals.used import used

GAMES: Final = 3  # that each card is played in, at least
MOST: Final = 60
DECISIONS: Final = 90
FAVOUR: Final = 6  # times as likely, where an answer speaks of the card

Stage = Callable[[Card, int], City]  # the table of a game that favours this card; each number sets another one


def without(card: Card, names: list[Any]) -> list[Any]:
    """The others: each name stands there once."""
    return [one for one in names if card.name != (one if isinstance(one, str) else one["name"])]


def copies(table: RivalsTable, card: Card) -> list[int]:
    return [copy for copy, number in enumerate(table.prints) if number == NUMBER[card.id]]


def acted(table: RivalsTable, card: Card) -> set[int]:
    """The places of its texts that are at work now, or were the last to act, or have acted this turn."""
    fight = () if table.attack is None else table.attack.used
    lately = {*table.used, *fight} if table.latest is None else {*table.used, *fight, table.latest.code}
    found: set[int] = set()
    for copy in copies(table, card):
        for place, text in enumerate(card.texts):
            code = copy * TEXTS + place
            if code in lately or (isinstance(text, Plus) and adds(table, text, code)):
                found.add(place)
    return found


def adds(table: RivalsTable, text: Plus, code: int) -> bool:
    """Is there anybody, a mortal or what is attached to somebody too, that has more by it now?"""
    force = table.find(text.key(), code)
    if force is None or not table.works(force):
        return False
    if text.when is not None and not text.when.holds(table, force.cause):
        return False
    standing = everybody(table)
    there = [*standing, *guests_of(table, standing), *[card for seat in table.torpor for card in seat], *table.street]
    some = [card for card in there if text.who.includes(table, force.cause, card)]
    if not text.own:
        return len(some) > 0 and amount_of(text.amount, table, force.cause) != 0
    return any(text.more(table, force.cause, card) for card in some)


def speaks_of(table: RivalsTable, option: str, card: Card) -> bool:
    """Is it an answer with this card, or one that leads to it?"""
    here = copies(table, card)
    bearers = [table.pieces[copy].host for copy in here if table.pieces[copy].zone == ATTACHED]
    handles = [table.handle(one) for one in (*here, *bearers)]
    if card.kind & HAVEN_CARD:
        handles.append(table.handle(table.leader[0]))  # whose ability it is
    verb, *words = option.split(" ")
    typed = card.kind & ATTACK != 0 and verb in types(card.types).split(" ")
    fights = verb in ("attack", "attach") and (card.kind & ATTACK != 0 or waits_for_a_fight(card))
    return typed or fights or any(word in (card.id, *handles) for word in words)


def waits_for_a_fight(card: Card) -> bool:
    """Is there a text on it that answers damage, a defeat, or what is attached after one?"""
    verbs = [text.of.verb_of() for text in card.texts if isinstance(text, (Whenever, Instead))]
    return any(verb in verbs for verb in (HURT, DEFEAT, ATTACH))


def game(card: Card, stage: Stage, seed: int) -> tuple[set[int], bool]:
    """The texts that act in a game, and whether the card was used at all."""
    city, chance = stage(card, seed), Random(seed)
    table = city.table
    first = "AB"[seed // 2 % 2]
    if seed % 2:
        city.turn_of(first)
    else:
        city.acts(first)  # those who are outside stand together
    found: set[int] = set()
    for _ in range(DECISIONS):
        if table.over or not table.open:
            break
        question = chance.choice(table.questions())
        weights = [LIKED.get(option.partition(" ")[0], 1.0) for option in question.options]
        for place, option in enumerate(question.options):
            weights[place] *= FAVOUR if speaks_of(table, option, card) else 1
        table.answer(question.seat, chance.choices(question.options, weights)[0])
        found |= acted(table, card)
    assert table.over or city.settled or city.asking
    return found, bool(card.kind & (VAMPIRE | WRAITH)) or card.id in used(table)


def shows_every_text(card: Card, stage: Stage, by_hand: tuple[int, ...] = ()) -> None:
    """The card is used, and each of its texts acts, but for those that a test of its own shows."""
    wanted = set(range(len(card.texts))) - set(by_hand)
    found: set[int] = set()
    was_used, games = False, 0
    while games < GAMES or (games < MOST and not (was_used and wanted <= found)):
        texts, once = game(card, stage, games)
        found, was_used, games = found | texts, was_used or once, games + 1
    assert was_used, "it was never used"
    assert wanted <= found, f"texts that never acted: {wanted - found}"
