"""Random games of Rivals in which much happens: whoever plays them fights, plots and spends more often than not, and
the decks hold every card of the core box, or of all sets."""

from __future__ import annotations

from random import Random
from typing import Final

from gloam.core.table import Table
from gloam.rivals.cards.core import CORE
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    HAVEN_CARD,
    LIBRARY_CARD,
    NO_CLAN,
    VAMPIRE,
    Card,
)
from gloam.rivals.decks import ALIKE, LEAST, VAMPIRES, Deck, in_one_line
from gloam.rivals.game import RIVALS, WholeRivalsTable

LIKED: Final = {
    "play": 9, "resolve": 9, "use": 8, "lay": 8, "attack": 6, "recruit": 4, "claim": 4, "add": 4, "give": 4,
    "accept": 4,
    "move": 3, "exert": 3, "yes": 3, "show": 3, "draw": 2, "none": 0.3, "pass": 0.5, "let": 0.5, "out": 0.3, "end": 0.2,
    "regroup": 0.2, "back": 0.1, "burn": 0.1, "order": 0.1,
}  # fmt: skip


def eager_choice(table: Table, rng: Random) -> tuple[int, str]:
    """A seat and its answer, at random, but with a liking for what makes things happen."""
    question = rng.choice(table.questions())
    weights = [LIKED.get(option.partition(" ")[0], 1.0) for option in question.options]
    return question.seat, rng.choices(question.options, weights)[0]


def eager_step(table: Table, rng: Random) -> None:
    """One answer of one seat."""
    table.answer(*eager_choice(table, rng))


def of_kind(cards: tuple[Card, ...], kind: int, clan: int) -> list[Card]:
    """The cards of this kind that a clan can have."""
    return [card for card in cards if card.kind & kind and card.clan in (clan, NO_CLAN)]


def any_deck(rng: Random, cards: tuple[Card, ...] = CORE, few: bool = False) -> str:
    """A lawful deck of one clan: any seven of its vampires, and Library cards that they may play. `few`: of a clan with
    less than seven, all of whom are in it, with others."""
    clans = sorted({card.clan for card in cards if card.kind & VAMPIRE and card.clan != NO_CLAN})
    clan = rng.choice([clan for clan in clans if (len(of_kind(cards, VAMPIRE, clan)) < VAMPIRES) == few])
    stock = [card.id for card in of_kind(cards, LIBRARY_CARD, clan)] * ALIKE
    chosen = rng.sample(stock, LEAST)
    library = tuple([(card, chosen.count(card)) for card in sorted(set(chosen))])
    own = [card.id for card in of_kind(cards, VAMPIRE, clan)]
    others = [card.id for card in cards if few and card.kind & VAMPIRE and card.id not in own]
    vampires = own + rng.sample(others, VAMPIRES - len(own)) if few else rng.sample(own, VAMPIRES)
    bases = [(rng.choice(of_kind(cards, kind, clan)).id,) for kind in (HAVEN_CARD, AGENDA_CARD)]
    return in_one_line(Deck("", "", tuple(vampires), library, bases[0], bases[1]))


def eager_table(
    seats: int, seed: int, variants: tuple[str, ...] = (), cards: tuple[Card, ...] = CORE, few: bool = False
) -> WholeRivalsTable:
    """Everyone brings a deck of their own, made of these cards."""
    rng = Random(f"decks {seed}")
    return RIVALS.table(seats, seed, variants, [any_deck(rng, cards, few) for _ in range(seats)])
