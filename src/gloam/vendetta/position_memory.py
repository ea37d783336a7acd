"""What viewers know of the clan cards at a written table: nobody knows what is not so."""

from __future__ import annotations

from typing import Final

from gloam.core.reader import Reader, listed, numbered, shown
from gloam.core.refusal import Unreadable
from gloam.core.written import seat_named, viewers_named
from gloam.vendetta.catalogue import CLAN_CARDS, CLAN_SIZE
from gloam.vendetta.memory import DECK, DRAWN, HELD, LATE, LATES, OPEN, UNDER, UNMARKED, Memory, Way, count, is_true
from gloam.vendetta.position_seats import card_named
from gloam.vendetta.table import NONE, VendettaTable

MOST_WAYS: Final = 5000


def read_knowledge(table: VendettaTable, known: Reader) -> None:
    """For each card who has seen it, who knows it to be held, who is sure that it is in the hand."""
    for name in known.data:
        path = known.at(name)
        card = card_named(name, 0, CLAN_CARDS, path)
        masks = known.texts(name)
        if len(masks) != 3:
            raise Unreadable("position-length", str(len(masks)), path)
        seen, held, sure = [viewers_named(mask, table.setup.seats, path) for mask in masks]
        table.seen[card], table.held[card], table.sure[card] = seen, held, sure
        if not is_so(table, card):
            raise Unreadable("position-known", name, path)


def is_so(table: VendettaTable, card: int) -> bool:
    """Cards on the table are seen, by all if they lie face up; cards are known to be held where they are."""
    owner = table.owner(card)
    seen, held, sure = table.seen[card], table.held[card], table.sure[card]
    if owner == NONE or table.out[owner]:
        return seen == held == sure == 0
    deployed, in_hand = table.spot[card] != NONE, card in table.hand[owner]
    if not deployed:
        return seen == 0 and (in_hand or (sure == 0 and held & ~(1 << owner) == 0))
    return sure == 0 and (seen == table.everyone() if table.up[card] else seen >> owner & 1 == 1)


# ---- where cards may have moved in secret


def read_memories(table: VendettaTable, parts: list[Reader]) -> None:
    for part in parts:
        memory = read_memory(table, part)
        for other in table.memories:
            if other.owner == memory.owner and other.viewers & memory.viewers:
                raise Unreadable("position-memory", "", part.at("viewers"))
        table.memories.append(memory)


def read_memory(table: VendettaTable, part: Reader) -> Memory:
    """Every way in which a player's cards could lie for some viewers. The way they do lie must be among them."""
    owner = seat_named(part.text("of", ""), table.setup.seats, part.at("of"))
    viewers = viewers_named(part.text("viewers", ""), table.setup.seats, part.at("viewers"))
    if not viewers or viewers >> owner & 1 or table.clan[owner] == NONE or table.out[owner]:
        raise Unreadable("position-memory", "", part.at("viewers"))
    items = part.items("ways")
    if len(items) > MOST_WAYS:
        raise Unreadable("position-length", str(len(items)), part.at("ways"))
    ways = [read_way(table, owner, viewers, way, f"{part.at('ways')}.{place}") for place, way in enumerate(items)]
    if not any(really(table, owner, viewers, way) for way in ways) or not is_noted(table, owner, viewers, ways):
        raise Unreadable("position-memory", "", part.at("ways"))
    part.finish()
    return Memory(owner, viewers, tuple(ways))


def is_noted(table: VendettaTable, owner: int, viewers: int, ways: list[Way]) -> bool:
    """Is just what is so in every way among what is known to be held?"""
    first = table.clan[owner] * CLAN_SIZE
    for place in range(CLAN_SIZE):
        marks = {way[place] for way in ways}
        held = viewers if marks <= {HELD, LATE} else 0
        if OPEN not in marks and table.held[first + place] & viewers != held:
            return False
    return True


def read_way(table: VendettaTable, owner: int, viewers: int, data: object, path: str) -> Way:
    marks = listed(data, path)
    if len(marks) != CLAN_SIZE + 1:
        raise Unreadable("position-length", str(len(marks)), path)
    most = UNDER + CLAN_SIZE
    way = tuple([numbered(mark, 0, most, f"{path}.{place}") for place, mark in enumerate(marks)])
    for viewer in range(table.setup.seats + 1):
        if viewers >> viewer & 1 and not has_room(table, owner, viewer, way):
            raise Unreadable("position-memory", shown(data), path)
    return way


def has_room(table: VendettaTable, owner: int, viewer: int, way: Way) -> bool:
    """Does the way mark as open just what this viewer sees, and leave room for the rest where this viewer does not?"""
    first = table.clan[owner] * CLAN_SIZE
    places = hidden(table, owner, viewer)
    for place in range(CLAN_SIZE):
        card = first + place
        gone = table.spot[card] == NONE and card not in table.hand[owner]  # out of the game, unless it is hidden
        if (way[place] == OPEN) == (card in places or gone) or (gone and card not in places and way[place]):
            return False
    return fits(table, owner, viewer, way, len(places))


def hidden(table: VendettaTable, owner: int, viewer: int) -> list[int]:
    """The cards of a player of which this viewer does not see where they are."""
    first = table.clan[owner] * CLAN_SIZE
    down = [
        card
        for card in range(first, first + CLAN_SIZE)
        if table.spot[card] != NONE and not table.seen[card] >> viewer & 1
    ]
    hand = [card for card in table.hand[owner] if not table.sure[card] >> viewer & 1]
    return down + hand + table.drawn[owner] + table.deck[owner]


def fits(table: VendettaTable, owner: int, viewer: int, way: Way, places: int) -> bool:
    under = table.bottom[owner]
    above = len(table.deck[owner]) - under
    drawn = len(table.drawn[owner])
    hand = len([card for card in table.hand[owner] if not table.sure[card] >> viewer & 1])
    late = count(way, LATE) + way[LATES]
    early = places - drawn - above - under - late
    lows = [mark for mark in way[:LATES] if mark >= UNDER]
    return (
        late <= hand
        and count(way, HELD) <= early
        and count(way, DRAWN) <= drawn
        and count(way, DECK) <= above
        and len(set(lows)) == len(lows)
        and all(mark < UNDER + under for mark in lows)
    )


def really(table: VendettaTable, owner: int, viewers: int, way: Way) -> bool:
    """Do the cards lie in this way?"""
    first = table.clan[owner] * CLAN_SIZE
    under = table.bottom[owner]
    top = table.deck[owner][: len(table.deck[owner]) - under]
    if not is_true(table, owner, way) or any(
        way[place] == DECK and first + place not in top for place in range(CLAN_SIZE)
    ):
        return False
    late = [card for card in table.hand[owner] if way[card - first] == UNMARKED and not table.sure[card] & viewers]
    return way[LATES] <= len(late)
