"""What one seat may know, built up from nothing."""

from __future__ import annotations

from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.vendetta.table import NONE, VendettaTable


def view(table: VendettaTable, seat: int | None) -> dict[str, object]:
    """The table as this seat may know it (None: a spectator)."""
    viewer = table.setup.seats if seat is None else seat
    seen: dict[str, object] = {
        "game": "vendetta",
        "seat": seat,
        "variants": table.setup.variants,
        "round": table.round,
        "phase": table.phase,
        "step": table.step,
        "resolving": None if table.resolving == NONE else table.name_of(table.resolving),
        "ambition": table.first,
        "turn_order": table.in_turn_order(),
        "waiting_for": table.waiting_for(),
        "victims_left": table.victims,
        "allies_left": len(table.ally_deck),
        "allies_gone": [IDS[ally] for ally in table.gone],
        "clans_offered": [CLANS[clan] for clan in table.clan_offer],
        "relics_offered": [IDS[relic] for relic in table.relic_offer],
        "players": [player(table, other, viewer) for other in range(table.setup.seats)],
        "locations": [location(table, place, viewer) for place in range(table.haven + 1)],
        "result": None if table.result is None else table.result.plain(),
    }
    if seat is not None:
        seen["you"] = private(table, seat)
    return seen


def player(table: VendettaTable, seat: int, viewer: int) -> dict[str, object]:
    """What everyone sees of a player, and what this viewer remembers of the hand. [info.open]"""
    mate = table.mate(seat)
    return {
        "name": LETTERS[seat],
        "clan": None if table.clan[seat] == NONE else CLANS[table.clan[seat]],
        "team_mate": None if mate == NONE else mate,
        "out": table.out[seat],
        "blood": table.blood[seat],
        "influence": table.influence[seat],
        "alliance": [IDS[ally] for ally in table.alliance[seat]],
        "drained": [IDS[ally] for ally in table.drained[seat]],
        "tokens_up": table.tokens_up[seat],
        "tokens_down": table.tokens_down[seat],
        "relic": None if table.relic[seat] == NONE else IDS[table.relic[seat]],
        "relic_used": table.relic_used[seat],
        "hand": len(table.hand[seat]),
        "drawn": len(table.drawn[seat]),
        "deck": len(table.deck[seat]),
        "to_shuffle": table.shuffles[seat],
        "pick": table.picks[seat] or None,
        "skips": bool(table.skipping >> seat & 1),
        "holds": [] if seat == viewer else remembered(table, seat, viewer),
        "surely_in_hand": [] if seat == viewer else surely(table, seat, viewer),
        "all_but_one": [] if seat == viewer else doubted(table, seat, viewer),
    }


def bit(viewers: int, viewer: int) -> bool:
    return viewers >> viewer & 1 == 1


def remembered(table: VendettaTable, seat: int, viewer: int) -> list[str]:
    """Cards this viewer knows to be in that hand or among that player's face-down cards it has not seen."""
    if table.clan[seat] == NONE:
        return []
    first = table.clan[seat] * CLAN_SIZE
    found = []
    for card in range(first, first + CLAN_SIZE):
        hidden = table.spot[card] != NONE and not table.up[card] and not bit(table.seen[card], viewer)
        if bit(table.held[card], viewer) and (hidden or table.spot[card] == NONE):
            found.append(IDS[card])
    return found


def surely(table: VendettaTable, seat: int, viewer: int) -> list[str]:
    """Of those, the cards that came back to the hand after the face-down cards were played."""
    return [IDS[card] for card in table.hand[seat] if bit(table.sure[card], viewer)]


def doubted(table: VendettaTable, seat: int, viewer: int) -> list[list[str]]:
    """Groups of cards of which at most one went secretly from the hand to the deck."""
    first = max(0, table.clan[seat]) * CLAN_SIZE
    groups = []
    for doubt in table.doubts:
        if doubt[0] == seat:
            group = [IDS[first + place] for place, viewers in enumerate(doubt[1:]) if bit(viewers, viewer)]
            if group:
                groups.append(group)
    return groups


def location(table: VendettaTable, place: int, viewer: int) -> dict[str, object]:
    ally = table.ally_at[place]
    card = table.location_card[place]
    return {
        "name": table.name_of(place),
        "ally": None if ally == NONE else IDS[ally],
        "card": None if card == NONE else IDS[card],
        "positions": [position(table, place, seat, viewer) for seat in range(table.setup.seats)],
    }


def position(table: VendettaTable, place: int, seat: int, viewer: int) -> dict[str, object]:
    cards: list[dict[str, object]] = []
    for card in table.cards_of(place, seat):
        may_see = bit(table.seen[card], viewer)
        cards.append({"card": IDS[card] if may_see else None, "up": table.up[card], "owner": table.owner(card)})
    return {"blood": table.blood_at[table.spot_of(place, seat)], "cards": cards}


def private(table: VendettaTable, seat: int) -> dict[str, object]:
    """What only this seat knows of its own things. [info.open]"""
    deck = table.deck[seat]
    return {
        "hand": [IDS[card] for card in table.hand[seat]],
        "drawn": [IDS[card] for card in table.drawn[seat]],
        "under_deck": [IDS[card] for card in deck[len(deck) - table.bottom[seat] :]],
        "in_deck": sorted([IDS[card] for card in deck]),
        "answer": table.sealed[seat] or None,
        "known_to": {IDS[card]: table.seen[card] for card in own_face_down(table, seat)},
    }


def own_face_down(table: VendettaTable, seat: int) -> list[int]:
    if table.clan[seat] == NONE:
        return []
    first = table.clan[seat] * CLAN_SIZE
    return [card for card in range(first, first + CLAN_SIZE) if table.spot[card] != NONE and not table.up[card]]
