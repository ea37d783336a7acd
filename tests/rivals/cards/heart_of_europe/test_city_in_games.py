"""Every City card of Prague and of Conclave 22 in games of chance that favour it: each of its texts acts, each thing it
does when it is revealed is done, and nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE
from gloam.rivals.catalogue import ANTAGONIST, CITIZEN, PRINCE, VAGRANT, Card
from gloam.rivals.pieces import STREET
from gloam.rivals.table import RivalsTable
from tests.rivals.cards.in_games import acted, copies
from tests.rivals.eager import LIKED
from tests.rivals.scenario import City, out, seat, vampire

CARDS: Final = (*PRAGUE, *CONCLAVE_22)
GAMES: Final = 3  # that each card is played in, at least
MOST: Final = 60
DECISIONS: Final = 110
FAVOUR: Final = 6  # times as likely, where an answer speaks of the card
TOLD: Final = {  # what is told when a card does what is not a text in force
    "hoe-austerity-measures": {"burned"},
    "hoe-bohemian-carnevale": {"shuffled-back"},
    "hoe-midnight-curfew": {"taken-away", "city-reshuffled"},
    "hoe-racing-the-clock": {"actions-lost", "frightened"},
    "hoe-tipped-off": {"vote-called", "besieged"},
    "hoe-team-x-operative": {"damaged", "discarded", "prestige-lost"},
    "c22-city-wide-lockdown": {"went-home", "exerted", "moved"},
    "c22-offer-of-help": {"tokens-put"},
    "c22-opening-ceremonies": {"exhausted", "prestige-gained"},
    "c22-purge-the-old-guard": {"marked"},
    "c22-show-of-force": {"burned"},
    "c22-to-absent-friends": {"blood-passed"},
}


def favoured(card: Card, seed: int) -> City:
    """This card where it is about to come, or lies already, among those that go with it."""
    of_prague = card in PRAGUE
    servants = ["Taxi Driver", "Graffiti Artist"] if of_prague else ["Cop", "Student"]
    hunters = ["Team X Operative"] * 4 if of_prague else ["Special Affairs Division"] * 3
    street: list[str] = [hunters[0], *hunters[1:]] if card.kind & ANTAGONIST or seed % 3 else hunters[:1]
    street += ["Nun" if of_prague else "Chef", "Vagrant"]
    deck = ["Butcher" if of_prague else "Athlete", "Vagrant", "Bartender" if of_prague else "Addict"]
    street, deck, servants = [[one for one in place if one != card.name] for place in (street, deck, servants)]
    if card.kind & ANTAGONIST:
        street = [card.name] * 4 + street
    elif card.kind & (CITIZEN | VAGRANT | PRINCE) and seed % 2:
        street.append(card.name)
    else:
        deck.append(card.name)
    attached = [card.name] if card.kind & (CITIZEN | VAGRANT | PRINCE) and seed % 2 == 0 and seed % 4 else []
    if attached:
        deck = [one for one in deck if one != card.name]
    mine: dict[str, Any] = {
        "coterie": [
            out("Hydra", on=[*servants[:1], *attached]),
            out("Bella Forte", on=["Vagrant"]),
            vampire("Doc", on=["Herald"], blood=3),
            "Karma",
        ],
        "torpor": [vampire("Velvet", blood=1)],
        "hand": ["Baseball Bat", "Greed", "Mercy", "Jesús"],
        "library": ["Greed", "Mercy", "Baseball Bat", "Herald"],
        "faction": ["Flick", "Johnny"],
        "conspiracies": [("Whispering Campaign", "A")],
        "board": [("Emergency Bloodbag", 1)],
    }
    theirs = seat(
        coterie=[out("Brother", blood=2, on=servants[1:]), "Ty Smith", vampire("Zhang Wei", on=["Vagrant"])],
        torpor=[vampire("Skunk", blood=1)],
        hand=["Baseball Bat", "Greed", "Lolita"],
        library=["Mercy", "Greed"],
    )
    variants = ("prague",) if of_prague else ("conclave-22",)
    return City(variants=variants, A=mine, B=theirs, street=street, city=deck, city_burned=["Vagrant"], seed=seed)


# ---- what has acted


def speaks_of(table: RivalsTable, option: str, card: Card) -> bool:
    """Is it an answer with this card, or one that leads to it?"""
    handles = [table.handle(copy) for copy in copies(table, card)]
    if card.id in ("c22-show-of-force", "hoe-sword-of-god"):  # they wait for the fall of an Antagonist
        handles += [table.handle(one) for one in table.street if table.is_a(one, ANTAGONIST)]
    lies = any(table.pieces[copy].zone == STREET for copy in copies(table, card))
    verb, *words = option.split(" ")
    return (verb in ("attack", "yes", "attach", "physical", "show") and lies) or any(
        word in (card.id, *handles) for word in words
    )


def game(card: Card, seed: int) -> tuple[set[int], set[str], bool]:
    """The texts that act in a game, what was told while it lay open, and whether it came at all."""
    city, chance = favoured(card, seed), Random(seed)
    table = city.table
    city.turn_of("AB"[seed // 2 % 2])
    found, told = acted(table, card), {event.what for event in table.happened()}
    for _ in range(DECISIONS):
        if table.over or not table.open:
            break
        question = chance.choice(table.questions())
        weights = [LIKED.get(option.partition(" ")[0], 1.0) for option in question.options]
        for place, option in enumerate(question.options):
            weights[place] *= FAVOUR if speaks_of(table, option, card) else 1
        before = len(table.happened())
        table.answer(question.seat, chance.choices(question.options, weights)[0])
        found |= acted(table, card)
        told |= {event.what for event in table.happened()[before:]}
    assert table.over or city.settled or city.asking
    came = any(table.pieces[copy].seen == table.everyone() for copy in copies(table, card))
    return found, told, came


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_text_of_a_city_card_acts_in_games_that_favour_it(card: Card) -> None:
    wanted, words = set(range(len(card.texts))), TOLD.get(card.id, set())
    found: set[int] = set()
    told: set[str] = set()
    has_come, games = False, 0
    while games < GAMES or (games < MOST and not (has_come and wanted <= found and words <= told)):
        texts, said, came = game(card, games)
        found, told, has_come, games = found | texts, told | said, has_come or came, games + 1
    assert has_come, "it never came"
    assert wanted <= found, f"texts that never acted: {wanted - found}"
    assert words <= told, f"never told: {words - told}"


def test_every_event_that_acts_at_once_and_every_rank_has_something_that_is_told() -> None:
    at_once = {card.id for card in CARDS if card.play is not None or card.ranks}
    assert at_once <= set(TOLD) <= {card.id for card in CARDS}
