"""What viewers make of a player's clan cards once one may have moved in secret: every way they could lie.

As long as cards leave a hand only to lie on the table, a card once seen is in the hand or face down, and the bits of
`held` say all there is to know. A card given up in Hand Building, shuffled into the deck, or drawn in the middle of
Resolution changes that: from then on the viewers keep a list of all ways that fit what they have seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gloam.core.event import EVERYONE
from gloam.vendetta.catalogue import CLAN_SIZE

if TYPE_CHECKING:
    from gloam.vendetta.table import VendettaTable

# A way has a mark for each card of the clan, and after them the number of unmarked cards that were drawn late.
Way = tuple[int, ...]
LATES: Final = CLAN_SIZE

UNMARKED: Final = 0  # never seen: wherever there is room left; such cards are all alike
HELD: Final = 1  # in the hand, or one of the face-down cards that these viewers have not seen
LATE: Final = 2  # in the hand, and drawn after the face-down cards were played
OPEN: Final = 3  # seen on the table, or seen going back to the hand in this round
DECK: Final = 4  # in the deck, where nobody knows the order
DRAWN: Final = 5  # just drawn
UNDER: Final = 6  # the lowest card of the deck; one more for each card below it


class Memory:
    """All ways in which the cards of `owner` could lie, for `viewers` (bits) who have all seen the same of them."""

    def __init__(self, owner: int, viewers: int, ways: tuple[Way, ...]) -> None:
        self.owner: Final = owner
        self.viewers: Final = viewers
        self.ways: Final = ways
        self.sets: list[list[int]] = []  # of `sets_away`, once it was asked for

    def sets_away(self) -> list[list[int]]:
        """Every set of marked cards that may be in the deck or just drawn from it, as their places in the clan."""
        if not self.sets:
            self.sets = [list(places) for places in sorted({tuple(away(way)) for way in self.ways})]
        return self.sets


def memory_of(table: VendettaTable, owner: int, viewer: int) -> Memory | None:
    for memory in table.memories:
        if memory.owner == owner and memory.viewers >> viewer & 1:
            return memory
    return None


def plain_way(table: VendettaTable, owner: int, viewer: int) -> Way:
    """The one way there is for a viewer without a list."""
    first = table.clan[owner] * CLAN_SIZE
    marks = [plain_mark(table, card, viewer) for card in range(first, first + CLAN_SIZE)]
    return (*marks, 0)


def plain_mark(table: VendettaTable, card: int, viewer: int) -> int:
    if (table.spot[card] >= 0 and table.seen[card] >> viewer & 1) or table.sure[card] >> viewer & 1:
        return OPEN
    return HELD if table.held[card] >> viewer & 1 else UNMARKED


def is_true(table: VendettaTable, owner: int, way: Way) -> bool:
    """Do the marked cards really lie in this way?"""
    first = table.clan[owner] * CLAN_SIZE
    return all(lies(table, owner, first + place, way[place]) for place in range(CLAN_SIZE))


def lies(table: VendettaTable, owner: int, card: int, mark: int) -> bool:
    deck = table.deck[owner]
    if mark == DECK:
        return card in deck
    if mark >= UNDER:
        return mark - UNDER < len(deck) and deck[UNDER - mark - 1] == card
    if mark == DRAWN:
        return card in table.drawn[owner]
    return mark == UNMARKED or card in table.hand[owner] or (mark != LATE and table.spot[card] >= 0)


def away(way: Way) -> list[int]:
    """The places of the marked cards that are in the deck or just drawn from it."""
    return [place for place in range(CLAN_SIZE) if way[place] >= DECK]


def count(way: Way, mark: int) -> int:
    return way[:LATES].count(mark)


def marked(way: Way, place: int, mark: int) -> Way:
    return (*way[:place], mark, *way[place + 1 :])


# ---- the lists


def begin(table: VendettaTable, owner: int) -> None:
    """Something secret is about to happen: whoever knows a card of that hand begins to keep a list."""
    listed = 1 << owner
    for memory in table.memories:
        if memory.owner == owner:
            listed |= memory.viewers
    groups: dict[Way, int] = {}
    for viewer in range(table.setup.seats + 1):
        if not listed >> viewer & 1:
            way = plain_way(table, owner, viewer)
            if HELD in way[:LATES]:
                groups[way] = groups.get(way, 0) | 1 << viewer
    table.memories = table.memories + [Memory(owner, viewers, (way,)) for way, viewers in groups.items()]


def revise(table: VendettaTable, owner: int, change: Callable[[Way], list[Way]], viewers: int = EVERYONE) -> None:
    """Put in the place of each way those it may have become, as far as the table as it is now has room for them."""
    revised: list[Memory] = []
    for memory in table.memories:
        concerned = memory.viewers & viewers
        if memory.owner != owner or not concerned:
            revised.append(memory)
            continue
        if concerned != memory.viewers:
            revised.append(Memory(owner, memory.viewers & ~viewers, memory.ways))
        ways = {after for way in memory.ways for after in change(way)}
        now = Memory(owner, concerned, tuple(fitting(table, owner, concerned, ways)))
        assert now.ways, "what has really happened is always possible"
        note(table, now)
        if not is_plain(now):
            revised.append(now)
    table.memories = revised


def fitting(table: VendettaTable, owner: int, viewers: int, ways: set[Way]) -> list[Way]:
    """The ways for which hand and unseen face-down cards are enough, in an order that depends on nothing else."""
    first = table.clan[owner] * CLAN_SIZE
    one = viewers & -viewers  # they have all seen the same
    hand = len([card for card in table.hand[owner] if not table.sure[card] & one])
    cards = range(first, first + CLAN_SIZE)
    down = len([card for card in cards if table.spot[card] >= 0 and not table.seen[card] & one])
    found = []
    for way in ways:
        late = count(way, LATE) + way[LATES]
        if late <= hand and count(way, HELD) <= hand + down - late:
            found.append(way)
    return sorted(found)


def note(table: VendettaTable, memory: Memory) -> None:
    """Keep the bits of `held` to what is certain: so in every way."""
    first = table.clan[memory.owner] * CLAN_SIZE
    for place in range(CLAN_SIZE):
        marks = {way[place] for way in memory.ways}
        if marks <= {HELD, LATE}:
            table.held[first + place] |= memory.viewers
        elif OPEN not in marks:
            table.held[first + place] &= ~memory.viewers


def is_plain(memory: Memory) -> bool:
    """Is nothing left to keep in mind beyond what the bits say?"""
    way = memory.ways[0]
    return len(memory.ways) == 1 and way[LATES] == 0 and all(mark in (UNMARKED, HELD, OPEN) for mark in way[:LATES])


# ---- what happens


def top_drawn(table: VendettaTable, owner: int, deck: int, under: int) -> None:
    """The top card has left a deck of this size, of which so many cards had been put under it."""
    revise(table, owner, lambda way: tops(way, deck - under, under))


def tops(way: Way, above: int, under: int) -> list[Way]:
    if above == 0:
        return [tuple([DRAWN if mark == UNDER + under - 1 else mark for mark in way[:LATES]]) + way[LATES:]]
    found = [marked(way, place, DRAWN) for place in range(CLAN_SIZE) if way[place] == DECK]
    return [*found, way] if above > len(found) else found


def drawn_late(table: VendettaTable, owner: int) -> None:
    """What was just drawn is in the hand, where it cannot be one of the face-down cards."""
    revise(table, owner, into_hand)


def into_hand(way: Way) -> list[Way]:
    if DRAWN in way[:LATES]:
        return [marked(way, way.index(DRAWN), LATE)]
    return [marked(way, LATES, way[LATES] + 1)]


def hand_built(table: VendettaTable, owner: int, drawn: int, both: bool) -> None:
    """Of so many drawn cards one went under the deck; or, where `both` may be kept, one that was in the hand."""
    revise(table, owner, lambda way: builds(way, drawn, both))


def builds(way: Way, drawn: int, both: bool) -> list[Way]:
    if drawn == 1:
        return [keeping(way, -1, 0)]
    found = [keeping(way, place, 1) for place in range(CLAN_SIZE) if way[place] == DRAWN]
    if both:
        found += [keeping(way, place, 1) for place in range(CLAN_SIZE) if way[place] == HELD]
    if both or drawn > count(way, DRAWN):
        found.append(keeping(way, -1, 1))
    return found


def keeping(way: Way, given_up: int, lower: int) -> Way:
    """Drawn cards come into the hand; those under the deck have `lower` more below them; one marked card is lowest."""
    marks = [HELD if mark == DRAWN else mark + lower if mark >= UNDER else mark for mark in way[:LATES]]
    if given_up >= 0:
        marks[given_up] = UNDER
    return (*marks, way[LATES])


def shuffled_in(table: VendettaTable, owner: int) -> None:
    """A card of the hand was shuffled into the deck."""
    revise(table, owner, shuffles)


def shuffles(way: Way) -> list[Way]:
    mixed = tuple([DECK if mark >= UNDER else mark for mark in way[:LATES]]) + way[LATES:]
    return [mixed] + [marked(mixed, place, DECK) for place in range(CLAN_SIZE) if mixed[place] == HELD]


def shown(table: VendettaTable, card: int, viewers: int, source: int) -> None:
    """These viewers see a card: face down until now (HELD), from the hand (LATE), or off the deck (DRAWN)."""
    revise(table, table.owner(card), lambda way: shows(way, card % CLAN_SIZE, source), viewers)


def shows(way: Way, place: int, source: int) -> list[Way]:
    mark = way[place]
    opened = marked(way, place, OPEN)
    if mark == OPEN:
        return [way]
    if source == DRAWN:
        return [opened] if mark == DRAWN or (mark == UNMARKED and DRAWN not in way[:LATES]) else []
    if mark in (HELD, source):
        return [opened]
    if mark != UNMARKED:
        return []
    return [opened, marked(opened, LATES, way[LATES] - 1)] if source == LATE and way[LATES] else [opened]


def round_over(table: VendettaTable) -> None:
    """All cards are back in the hands."""
    for owner in range(table.setup.seats):
        revise(table, owner, back_in_hand)


def back_in_hand(way: Way) -> list[Way]:
    return [(*[HELD if mark in (LATE, OPEN) else mark for mark in way[:LATES]], 0)]
