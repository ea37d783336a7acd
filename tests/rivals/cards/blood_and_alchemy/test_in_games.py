"""Every card of Blood & Alchemy in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gloam.core.texts import TEXTS
from gloam.rivals.cards.blood_and_alchemy import BLOOD_AND_ALCHEMY
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK,
    CONSPIRACY,
    HAVEN_CARD,
    LIBRARY_CARD,
    NUMBER,
    RITUAL,
    VAMPIRE,
    Card,
)
from gloam.rivals.counts import amount_of
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.which import everybody
from tests.rivals.cards.test_facts import types
from tests.rivals.eager import LIKED
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.used import used

GAMES: Final = 3  # that each card is played in, at least
MOST: Final = 60
DECISIONS: Final = 90
FAVOUR: Final = 6  # times as likely, where an answer speaks of the card
BY_HAND: Final[dict[str, tuple[int, ...]]] = {}  # the texts, by their places on a card, that a test of its own shows


def without(card: Card, names: list[Any]) -> list[Any]:
    """The others: each name stands there once."""
    return [one for one in names if card.name != (one if isinstance(one, str) else one["name"])]


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    chance = Random(f"{card.id} {seed}")
    crew: list[Any] = [
        out(
            "Alejandro Lopez",
            blood=1 if card.kind & HAVEN_CARD and seed // 2 % 2 else 4,
            foreign={"B": 1},
            on=["Calcinatio"],
        ),
        out("Frog", on=["Fixatio", "Vagrant"]),
        out("Jacob Frost"),
        vampire("Claudia Sterling", blood=2),
        vampire("Lolita", blood=1),
    ]
    mine: dict[str, Any] = {
        "torpor": [vampire("Velvet", blood=2)],
        "library": ["Mercy", "Greed", "Calcinatio", "Truth of Blood", "Herald", "Influencer", "Throat Rip"],
        "faction": ["Jesús", "Wendy"],
        "conspiracies": [("Whispering Campaign", "AAA")],
        "hand": ["Athanor Corporis", "Seek Knowledge", "Mercy", "Greed", "Slap in the Face", "Hua Jiang"],
        "discard": ["Fixatio", "Free Money"],
        "board": [("Truth of Blood", 3), "Blood for Blood", "Beauty is a Beast"],
        "haven": "House of Pain",
        "agenda": 3,
    }
    if card.kind & VAMPIRE:
        place = out if chance.random() < 0.7 else vampire
        crew = [place(card.id, on=["Athanor Corporis"]), *crew]
        chance.shuffle(crew)
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"][:4]]
    else:
        mine["haven" if card.kind & HAVEN_CARD else "agenda_card"] = card.id
    if card.kind & AGENDA_CARD:
        mine["hand"] += ["Herald"] * 4
    if card.kind & RITUAL:
        mine["board"] = [(card.id, 3), "Blood for Blood"]
    if card.kind & CONSPIRACY:
        mine["conspiracies"] = [(card.id, "AAAA")]
    theirs = seat(
        coterie=without(card, [
            out("Brother", on=["Cop"], foreign={"A": 2}),
            out("Skunk", blood=1, foreign={"A": 1}),
            vampire("Bella Forte", blood=3, foreign={"A": 1}),
            "Wendy",
        ]),
        torpor=[vampire("Karma", blood=1)],
        hand=["Throat Rip", "Molotov Cocktail", "Humiliate", "Fleetness", *["Unswayable Mind"] * 3],
        library=["Sucker Punch", "Greed", "Kneecapped"],
        board=["Influencer", "Blood for Blood"],
        haven="House of Pain",
        agenda=4,
    )  # fmt: skip
    third = seat(
        coterie=[out("Ty Smith", blood=2), "Zhang Wei"], hand=["Backup", "Scry the Soul"], library=["Greed"], agenda=2
    )
    return City(
        A={**mine, "coterie": without(card, crew)},
        B=theirs,
        C=third,
        street=["Addict", "Vagrant", "Chef"],
        city=["Student", "The Hunger", "Vagrant"],
        seed=seed,
    )


# ---- what has acted


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
    """Is there anybody who has more by it now?"""
    force = table.find(text.key(), code)
    if force is None or not table.works(force):
        return False
    if text.when is not None and not text.when.holds(table, force.cause):
        return False
    there = [*everybody(table), *[card for seat_of in table.torpor for card in seat_of]]
    some = [card for card in there if text.who.includes(table, force.cause, card)]
    return len(some) > 0 and amount_of(text.amount, table, force.cause) != 0


def speaks_of(table: RivalsTable, option: str, card: Card) -> bool:
    """Is it an answer with this card, or one that leads to it?"""
    handles = [table.handle(copy) for copy in copies(table, card)]
    if card.kind & HAVEN_CARD:
        handles.append(table.handle(table.leader[0]))  # whose ability it is
    verb, *words = option.split(" ")
    fights = card.kind & ATTACK and (verb == "attack" or verb in types(card.types).split(" "))
    return bool(fights) or any(word in (card.id, *handles) for word in words)


def game(card: Card, seed: int) -> tuple[set[int], bool]:
    """The texts that act in a game, and whether the card was used at all."""
    city, chance = favoured(card, seed), Random(seed)
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
    return found, bool(card.kind & VAMPIRE) or card.id in used(table)


@pytest.mark.parametrize("card", BLOOD_AND_ALCHEMY, ids=[card.id for card in BLOOD_AND_ALCHEMY])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    wanted = set(range(len(card.texts))) - set(BY_HAND.get(card.id, ()))
    found: set[int] = set()
    was_used, games = False, 0
    while games < GAMES or (games < MOST and not (was_used and wanted <= found)):
        texts, once = game(card, games)
        found, was_used, games = found | texts, was_used or once, games + 1
    assert was_used, "it was never used"
    assert wanted <= found, f"texts that never acted: {wanted - found}"


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in BLOOD_AND_ALCHEMY}
