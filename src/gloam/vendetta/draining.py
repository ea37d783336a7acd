"""Draining, Diablerie, and leaving the game."""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact
from gloam.core.table import Result, without
from gloam.vendetta.abilities import CARD_WITH, DiablerieTokens, NeverDrained, the
from gloam.vendetta.catalogue import ALLIES, ALLY, CLAN_SIZE, IDS, VAMPIRE, VICTIM
from gloam.vendetta.scoring import scores
from gloam.vendetta.table import NONE, VendettaTable

LAST_TOKEN: Final = 3


def drainable(table: VendettaTable, seat: int) -> list[int]:
    """The cards of the Alliance that can be Drained. [drain.not-twice] [frenzy.undrainable]"""
    never = CARD_WITH[NeverDrained]
    return [ally for ally in table.alliance[seat] if ally != never]


def tokens_for(ally: int) -> int:
    """How many Diablerie tokens Draining this card brings. [diablerie.token]"""
    if ally == CARD_WITH[DiablerieTokens]:
        return the(DiablerieTokens).tokens
    return 1 if ALLIES[ally - ALLY].kind == VAMPIRE else 0


def drain(table: VendettaTable, seat: int, ally: int, rule: str) -> None:
    """Its drain Blood at once, then the tokens, and with the third of those the end. [drain.blood] [diablerie.third]"""
    table.alliance[seat] = without(table.alliance[seat], ally)
    table.drained[seat] = sorted([*table.drained[seat], ally])
    gained = ALLIES[ally - ALLY].drain_blood
    table.blood[seat] += gained
    table.tell("drained", rule, seat, {"card": IDS[ally], "amount": gained})
    tokens = tokens_for(ally)
    if tokens:
        table.tokens_up[seat] += tokens
        table.tell("diablerie", "diablerie.token", seat, {"amount": tokens})
        if table.tokens_up[seat] + table.tokens_down[seat] >= LAST_TOKEN:
            eliminate(table, seat)


def eliminate(table: VendettaTable, seat: int) -> None:
    """Out of the game at once, with everything they own. [eliminated.things]"""
    table.tell("eliminated", "diablerie.third", seat, {})
    table.out[seat] = True
    clear_positions(table, seat)
    clan = table.clan[seat]
    for card in range(clan * CLAN_SIZE, (clan + 1) * CLAN_SIZE):
        if table.spot[card] != NONE:
            table.lift(card)
        table.seen[card] = table.held[card] = table.sure[card] = 0
    table.hand[seat] = []
    table.deck[seat] = []
    table.drawn[seat] = []
    table.bottom[seat] = 0
    table.gone = table.gone + [ally for ally in table.alliance[seat] + table.drained[seat] if ally != VICTIM]
    table.alliance[seat] = []
    table.drained[seat] = []
    table.blood[seat] = table.influence[seat] = 0
    table.tokens_up[seat] = table.tokens_down[seat] = table.shuffles[seat] = 0
    table.relic[seat] = NONE
    table.memories = [memory for memory in table.memories if memory.owner != seat]
    pass_ambition(table)
    end_if_decided(table)


def clear_positions(table: VendettaTable, seat: int) -> None:
    """Blood to the Bank; other players' cards lying there go to their owners' hands."""
    for location in range(table.haven + 1):
        spot = table.spot_of(location, seat)
        table.blood_at[spot] = 0
        for card in table.at[spot][:]:
            if table.owner(card) == seat:
                table.lift(card)
            else:
                table.to_hand(card)


def pass_ambition(table: VendettaTable) -> None:
    """The token must have a holder in the game: the next one clockwise. [eliminated.order]"""
    if table.out[table.first] and not all(table.out):
        while table.out[table.first]:
            table.first = (table.first + 1) % table.setup.seats
        table.tell("ambition", "eliminated.order", table.first, {})


def end_if_decided(table: VendettaTable) -> None:
    """The last player or team in the game wins at once. [eliminated.last-standing]"""
    left = table.in_turn_order()
    if all(other in (left[0], table.mate(left[0])) for other in left):
        table.docket = []
        finish(table, [left], "eliminated.last-standing")


def finish(table: VendettaTable, sides: list[list[int]], tie_break: str) -> None:
    """The game is over. `sides` are the players or teams, the winner first; a team shares its place. [team.score]"""
    winners = tuple(sides[0])
    places = [0] * table.setup.seats
    for place, side in enumerate(sides):
        for seat in side:
            places[seat] = place + 1
    table.result = Result(winners, tuple(places), tuple(scores(table)), tie_break)
    table.phase = "over"
    table.resolving = NONE
    for seat in table.in_turn_order():
        show_cards(table, seat)
    table.tell("game-over", tie_break or "score.winner", winners[0], {"winners": winners})


def show_cards(table: VendettaTable, seat: int) -> None:
    """What is left in a hand or lies face down is hidden no more. [table.shown-at-end]"""
    down = [card for cards in table.at for card in cards if not table.up[card] and table.owner(card) == seat]
    if table.hand[seat] or down:
        table.show_hand(seat)
        for card in down:
            table.show(card)
        facts: dict[str, Fact] = {"hand": ids(table.hand[seat]), "down": ids(down)}
        table.tell("cards-shown", "table.shown-at-end", seat, facts)


def ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])
