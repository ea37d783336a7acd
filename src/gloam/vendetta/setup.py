"""Setup: the Ambition token, Locations, clans, Relics, and what everyone starts with."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.refusal import Refused
from gloam.core.table import Table, without
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CLAN_SIZE,
    CLANS,
    IDS,
    LOCATION_CARD,
    LOCATION_CARDS,
    NUMBER,
    RELIC,
    RELICS,
)
from gloam.vendetta.rounds import StartRound
from gloam.vendetta.table import LOCATION_CARDS_VARIANT, NONE, RELICS_VARIANT, VendettaTable, vendetta


class SetUp(VendettaStep):
    """What lies open before clans are chosen. [setup.first-player] [loccard.open] [relic.before-clans]"""

    def do(self, table: VendettaTable) -> None:
        seats = table.setup.seats
        table.first = table.draw(seats)
        table.tell("ambition", "setup.first-player", table.first, {})
        if LOCATION_CARDS_VARIANT in table.setup.variants:
            self.deal_location_cards(table)
        if RELICS_VARIANT in table.setup.variants:
            table.relic_offer = offer(table, list(range(RELIC, RELIC + len(RELICS))), seats + 1)
            names = tuple([IDS[relic] for relic in table.relic_offer])
            table.tell("relics-offered", "relic.offer", NONE, {"cards": names})
        table.clan_offer = offer(table, list(range(len(CLANS))), seats + 1)
        table.tell("clans-offered", "setup.clan-offer", NONE, {"clans": tuple([CLANS[c] for c in table.clan_offer])})
        order = table.in_turn_order()
        asks: list[VendettaStep | VendettaAsk] = [AskClan(seat) for seat in order]
        asks.append(ClansChosen())
        if RELICS_VARIANT in table.setup.variants:
            asks += [AskOfferedRelic(seat) for seat in reversed(order)]
        table.next(*asks, DealOut(), StartRound(1))

    def deal_location_cards(self, table: VendettaTable) -> None:
        cards = list(range(LOCATION_CARD, LOCATION_CARD + len(LOCATION_CARDS)))
        table.shuffle(cards)
        for location in range(table.haven):
            table.location_card[location] = cards[location]
            at = table.name_of(location)
            table.tell("location-card", "loccard.deal", NONE, {"card": IDS[cards[location]], "at": at})


def offer(table: VendettaTable, things: list[int], count: int) -> list[int]:
    table.shuffle(things)
    return sorted(things[:count])


class AskClan(VendettaAsk):
    """One of the clans on offer, from the Ambition holder clockwise. [setup.clan-pick-order]"""

    rule: ClassVar[str] = "setup.clan-pick-order"

    def offer(self, table: VendettaTable) -> list[str]:
        return [CLANS[clan] for clan in table.clan_offer]

    def answered(self, table: VendettaTable, option: str) -> None:
        clan = CLANS.index(option)
        table.clan_offer = without(table.clan_offer, clan)
        table.clan[self.seat] = clan
        table.keeper[clan] = self.seat
        table.tell("clan-chosen", self.rule, self.seat, {"clan": option})

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option in CLANS:
            taken = vendetta(table).keeper[CLANS.index(option)] != NONE
            return Refused("setup.clan-once" if taken else "setup.clan-offer", clan=option)
        return Refused("relic.before-clans", card=option) if option in NUMBER else None


class ClansChosen(VendettaStep):
    """Clans nobody took leave the game. [setup.clan-unused]"""

    def do(self, table: VendettaTable) -> None:
        table.tell("clans-left", "setup.clan-unused", NONE, {"clans": tuple([CLANS[c] for c in table.clan_offer])})
        table.clan_offer = []


class AskOfferedRelic(VendettaAsk):
    """One of the Relics on offer, counter-clockwise, the Ambition holder last. [relic.pick-order]"""

    rule: ClassVar[str] = "relic.pick-order"

    def offer(self, table: VendettaTable) -> list[str]:
        return [IDS[relic] for relic in table.relic_offer]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.relic_offer = without(table.relic_offer, NUMBER[option])
        table.relic[self.seat] = NUMBER[option]
        table.tell("relic-chosen", self.rule, self.seat, {"card": option})

    def why_not(self, table: Table, option: str) -> Refused | None:
        return Refused("relic.offer", card=option) if option in NUMBER else None


class DealOut(VendettaStep):
    """Hands, decks, Pools and Alliances. [setup.starting-cards] [setup.clan-deck] [setup.pool] [setup.alliance]"""

    def do(self, table: VendettaTable) -> None:
        table.relic_offer = []
        table.ally_deck = list(range(ALLY, ALLY + len(ALLIES) - 1))
        table.shuffle(table.ally_deck)
        for seat in range(table.setup.seats):
            first = table.clan[seat] * CLAN_SIZE
            deck = list(range(first, first + CLAN_SIZE - 2))
            table.shuffle(deck)
            table.deck[seat] = deck
            table.hand[seat] = [first + CLAN_SIZE - 2, first + CLAN_SIZE - 1]
            for card in table.hand[seat]:
                table.held[card] = table.everyone()
            table.take_victim(seat, "setup.alliance")
