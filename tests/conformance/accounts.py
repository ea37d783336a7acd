"""Nothing is created or lost: what must add up on a table of each game, whatever has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gloam.blood_orders.catalogue import BLEEDER, CATACOMB_CARDS, ELDER, VICTIM_COUNT
from gloam.blood_orders.table import DIE_MOST, TRACK_END, BloodOrdersTable
from gloam.core.table import Table
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    CITY_BURNED,
    CITY_DECK,
    CITY_DISCARD,
    DISCARD,
    FACE_DOWN,
    FACTION,
    HAND,
    HANDLED,
    HAVEN,
    LIBRARY,
    NOBODY,
    STREET,
    TORPOR,
)
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import of_colour, total
from gloam.vendetta.catalogue import ALLY, CLAN_SIZE, VICTIM
from gloam.vendetta.table import NONE, VICTIMS, VendettaTable


def vendetta(table: Table) -> None:
    assert isinstance(table, VendettaTable)
    clan_cards_are_each_in_one_place(table)
    allies_are_each_in_one_place(table)
    amounts_are_possible(table)


def clan_cards_are_each_in_one_place(table: VendettaTable) -> None:
    places = Counter(
        [card for zone in (table.hand, table.deck, table.drawn, table.at) for cards in zone for card in cards]
    )
    assert not [card for card, count in places.items() if count > 1], "a card lies in two places"
    dealt = any(table.deck) or any(table.hand)
    for seat, clan in enumerate(table.clan):
        for card in range(clan * CLAN_SIZE, (clan + 1) * CLAN_SIZE) if clan != NONE else ():
            assert places[card] == (1 if dealt and not table.out[seat] else 0), f"card {card} is lost"
            assert (table.spot[card] != NONE) == any(card in cards for cards in table.at)
    for spot, cards in enumerate(table.at):
        assert all(table.spot[card] == spot for card in cards)


def allies_are_each_in_one_place(table: VendettaTable) -> None:
    zones = [
        *table.alliance,
        *table.drained,
        table.ally_deck,
        table.gone,
        [ally for ally in table.ally_at if ally != NONE],
    ]
    places = Counter([ally for cards in zones for ally in cards])
    if table.ally_deck:
        assert [places[ally] for ally in range(ALLY, VICTIM)] == [1] * (VICTIM - ALLY), "an Ally is lost or doubled"
    assert places[VICTIM] + table.victims <= VICTIMS
    if not any(table.out):
        assert places[VICTIM] + table.victims == VICTIMS, "a Victim is lost or doubled"


def amounts_are_possible(table: VendettaTable) -> None:
    assert min(table.blood_at) >= 0
    assert min(table.influence) >= 0
    frenzy = [step for step in table.docket if "Frenzy" in type(step).__name__ or "Draining" in type(step).__name__]
    for seat in range(table.seats):
        assert table.tokens_up[seat] + table.tokens_down[seat] <= 2, "nobody is in the game with three tokens"
        if not table.out[seat] and not frenzy:
            assert table.blood[seat] >= 1, "an empty Pool without a Frenzy"


def blood_orders(table: Table) -> None:
    assert isinstance(table, BloodOrdersTable)
    held = [*table.hand, *table.torpor, *table.orders]
    cards = Counter([card for zone in held for card in zone])
    assert cards[BLEEDER] + table.bleeders == CATACOMB_CARDS, "a Bleeder is lost or doubled"
    assert cards[ELDER] + table.elders == CATACOMB_CARDS, "an Elder is lost or doubled"
    victims_are_each_in_one_place(table, cards)
    stacks = [*table.entrance, *table.space, table.altar, table.catacombs]
    tokens = Counter([token for stack in stacks for token in stack])
    assert not [token for token, count in tokens.items() if count > 1], "an Order token lies in two places"
    rituals = Counter([*table.market, *table.ritual_deck, *[ritual for zone in table.rituals for ritual in zone]])
    assert not [ritual for ritual, count in rituals.items() if count > 1], "a Ritual lies in two places"
    assert min(table.blood + table.influence + table.points + table.night_blood + table.night_influence) >= 0
    assert all(0 <= fear <= TRACK_END for fear in table.fear)
    assert all(1 <= die <= DIE_MOST for die in table.die)


def victims_are_each_in_one_place(table: BloodOrdersTable, cards: Counter[int]) -> None:
    board = [victim for victim in table.victim if victim >= 0]
    others = Counter([*table.victim_deck, *table.discard, *table.unseen, *board])
    for victim in range(VICTIM_COUNT):
        assert cards[victim] + others[victim] <= 1, f"Victim {victim} lies in two places"


def rivals(table: Table) -> None:
    assert isinstance(table, RivalsTable)
    copies_are_each_in_one_place(table)
    attachments_and_handles_fit(table)
    tokens_are_possible(table)


def copies_are_each_in_one_place(table: RivalsTable) -> None:
    """Every list of the table has exactly the copies that lie there."""
    zones: list[tuple[list[int], tuple[int, ...], int]] = [
        (table.city, (CITY_DECK,), NOBODY),
        (table.city_pile, (CITY_DISCARD,), NOBODY),
        (table.city_burned, (CITY_BURNED,), NOBODY),
        (list(table.street), (STREET,), NOBODY),
    ]
    for seat in range(table.seats):
        zones += [
            (table.hand[seat], (HAND,), seat),
            (table.library[seat], (LIBRARY,), seat),
            (table.faction[seat], (FACTION,), seat),
            (table.pile[seat], (DISCARD,), seat),
            (list(table.coterie[seat]), (HAVEN, STREET), seat),
            (list(table.torpor[seat]), (TORPOR,), seat),
            (list(table.board[seat]), (BOARD, FACE_DOWN), seat),
        ]
    for cards, places, holder in zones:
        lying = [card for card, piece in enumerate(table.pieces) if piece.zone in places and piece.holder == holder]
        assert sorted(cards) == lying, f"{places}: {sorted(cards)} is not {lying}"


def attachments_and_handles_fit(table: RivalsTable) -> None:
    stamps = Counter([piece.stamp for piece in table.pieces if piece.stamp])
    assert not [stamp for stamp, count in stamps.items() if count > 1], "a handle was given twice"
    for card, piece in enumerate(table.pieces):
        assert bool(piece.stamp) == bool(HANDLED >> piece.zone & 1), "only what is in play has a handle"
        assert piece.zone != ATTACHED or card in table.pieces[piece.host].guests, f"card {card} hangs on nothing"
        for guest in piece.guests:
            there = (STREET, ATTACHED) if piece.zone == BOARD else (ATTACHED,)
            assert table.pieces[guest].zone in there, "what hangs on it is there"
            assert table.pieces[guest].host == card


def tokens_are_possible(table: RivalsTable) -> None:
    """A supply that is counted has what the table has not; nobody has more Blood than fits. [ghoul.blood]"""
    for card, piece in enumerate(table.pieces):
        if piece.zone in (HAVEN, STREET):
            assert piece.holder == NOBODY or total(piece.tokens) <= max(table.capacity(card), 1)
    for colour, left in enumerate(table.supply):
        piles = [*table.prestige, *[piece.tokens for piece in table.pieces]]
        assert left == UNLIMITED or left >= 0
        assert min([of_colour(pile, colour) for pile in piles]) >= 0
    assert min(table.agenda) >= 0


CHECKS: dict[str, Callable[[Table], None]] = {"blood-orders": blood_orders, "vendetta": vendetta, "rivals": rivals}


def check(table: Table) -> None:
    CHECKS[table.setup.game](table)
