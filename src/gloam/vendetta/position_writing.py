"""A whole table written down as plain data."""

from __future__ import annotations

from gloam.core.codec import Codec
from gloam.core.table import LETTERS
from gloam.core.written import letters, viewers
from gloam.vendetta.catalogue import (
    CARD,
    CLAN_CARDS,
    CLANS,
    IDS,
)
from gloam.vendetta.memory import Memory
from gloam.vendetta.table import NONE, VendettaTable


def write(table: VendettaTable, codec: Codec, rules: int) -> dict[str, object]:
    """Everything, secrets included."""
    places = range(table.haven + 1)
    return {
        "game": "vendetta",
        "rules": rules,
        "variants": list(table.setup.variants),
        "seed": table.setup.seed,
        "round": table.round,
        "phase": table.phase,
        "step": table.step,
        "resolving": "" if table.resolving == NONE else table.name_of(table.resolving),
        "ambition": LETTERS[table.first],
        "victims": table.victims,
        "chance": table.chance.state,
        "allies": [IDS[ally] for ally in reversed(table.ally_deck)],
        "gone": [IDS[ally] for ally in table.gone],
        "clans_offered": [CLANS[clan] for clan in table.clan_offer],
        "relics_offered": [IDS[relic] for relic in table.relic_offer],
        "locations": [write_location(table, place) for place in places],
        "seats": [write_seat(table, seat) for seat in range(table.setup.seats)],
        "known": write_knowledge(table),
        "memories": [write_memory(table, memory) for memory in table.memories],
        "acted": ids(table.acted),
        "kept_down": ids(table.kept_down),
        "spared": ids(table.spared),
        "ranks": [LETTERS[seat] for seat in table.ranks],
        "immunities": [f"{LETTERS[mark // 64]} {IDS[mark % 64]}" for mark in table.immunities],
        "skipping": letters(table.skipping),
        "rewarded": letters(table.rewarded),
        "winner": "" if table.winner == NONE else LETTERS[table.winner],
        "owed": table.owed,
        "tally": table.tally,
        "docket": [codec.write(step) for step in reversed(table.docket)],
        "result": None if table.result is None else table.result.plain(),
    }


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def write_location(table: VendettaTable, place: int) -> dict[str, object]:
    ally, card = table.ally_at[place], table.location_card[place]
    return {
        "ally": "" if ally == NONE else IDS[ally],
        "card": "" if card == NONE else IDS[card],
        "banked": letters(table.banked[place]),
    }


def write_seat(table: VendettaTable, seat: int) -> dict[str, object]:
    return {
        "clan": "" if table.clan[seat] == NONE else CLANS[table.clan[seat]],
        "blood": table.blood[seat],
        "influence": table.influence[seat],
        "alliance": ids(table.alliance[seat]),
        "drained": ids(table.drained[seat]),
        "tokens_up": table.tokens_up[seat],
        "tokens_down": table.tokens_down[seat],
        "relic": "" if table.relic[seat] == NONE else IDS[table.relic[seat]],
        "relic_used": table.relic_used[seat],
        "hand": ids(table.hand[seat]),
        "drawn": ids(table.drawn[seat]),
        "deck": ids(table.deck[seat]),
        "under_deck": table.bottom[seat],
        "to_shuffle": table.shuffles[seat],
        "pick": table.picks[seat],
        "bid": table.bids[seat],
        "total": table.totals[seat],
        "assault": table.assault[seat],
        "out": table.out[seat],
        "answered": table.answered[seat],
        "sealed": table.sealed[seat],
        "at": write_positions(table, seat),
    }


def write_positions(table: VendettaTable, seat: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for place in range(table.haven + 1):
        if table.present(seat, place):
            cards = [IDS[card] + ("" if table.up[card] else " down") for card in table.cards_of(place, seat)]
            found[table.name_of(place)] = {"cards": cards, "blood": table.blood_at[table.spot_of(place, seat)]}
    return found


def write_knowledge(table: VendettaTable) -> dict[str, object]:
    found: dict[str, object] = {}
    for card in range(CLAN_CARDS):
        masks = (table.seen[card], table.held[card], table.sure[card])
        if any(masks) or CARD[card].starter:
            found[IDS[card]] = [viewers(mask, table.setup.seats) for mask in masks]
    return found


def write_memory(table: VendettaTable, memory: Memory) -> dict[str, object]:
    return {
        "of": LETTERS[memory.owner],
        "viewers": viewers(memory.viewers, table.setup.seats),
        "ways": [list(way) for way in memory.ways],
    }
