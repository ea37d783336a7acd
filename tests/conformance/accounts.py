"""Nothing is created or lost: what must add up on a table of each game, whatever has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gloam.core.table import Table
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


CHECKS: dict[str, Callable[[Table], None]] = {"vendetta": vendetta}


def check(table: Table) -> None:
    CHECKS[table.setup.game](table)
