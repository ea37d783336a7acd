"""Tables that one seat cannot tell from the real one: everything it does not know is dealt afresh."""

from __future__ import annotations

from typing import Final

from gloam.core.chance import Chance
from gloam.core.draft import unchosen
from gloam.core.step import Together
from gloam.core.table import Setup
from gloam.vendetta.catalogue import CLAN_SIZE
from gloam.vendetta.memory import DECK, DRAWN, HELD, LATE, LATES, UNDER, UNMARKED, memory_of, plain_way
from gloam.vendetta.table import NONE, VendettaTable


def imagine(twin: VendettaTable, seat: int, luck: Chance) -> None:
    """Deal afresh, on a copy, what this seat cannot know: other hands and hidden cards, decks, sealed answers, luck.

    Cards are put in order before they are shuffled: the same luck imagines the same table, whatever is really there.
    """
    twin.chance = luck.fresh()
    twin.told = None
    twin.lines = None
    twin.automatic = [(other, option) for other, option in twin.automatic if other == seat]
    allies = sorted(twin.ally_deck)
    luck.shuffle(allies)
    twin.ally_deck = allies
    shuffle_own_deck(twin, seat, luck)
    dealt = deal_afresh(twin, seat, luck)
    change_places(twin, seat, dealt)
    twin.docket = [unchosen(step.redealt(dealt), seat) for step in twin.docket]
    twin.kept_down = [dealt.get(card, card) for card in twin.kept_down]
    # What others make of it in their own way is theirs: they keep what is certain.
    twin.memories = [memory for memory in twin.memories if memory.owner == seat or memory.viewers >> seat & 1]
    reseal(twin, seat, luck)
    twin.settle()


def secret_setup(setup: Setup) -> Setup:
    """The seed would tell everything."""
    return Setup(setup.game, setup.seats, setup.variants, 0)


def shuffle_own_deck(twin: VendettaTable, seat: int, luck: Chance) -> None:
    """A seat knows what it put under its deck, and nothing of the order above."""
    deck = twin.deck[seat]
    unknown = len(deck) - twin.bottom[seat]
    above = sorted(deck[:unknown])
    luck.shuffle(above)
    twin.deck[seat] = above + deck[unknown:]


class Hidden:
    """The places of one player's cards that a viewer does not see, and one of the ways to fill them."""

    def __init__(self, table: VendettaTable, seat: int, viewer: int, down: list[int], luck: Chance) -> None:
        first = table.clan[seat] * CLAN_SIZE
        self.down: Final = [card for card in down if first <= card < first + CLAN_SIZE]
        self.hand: Final = [card for card in table.hand[seat] if not table.sure[card] >> viewer & 1]
        self.drawn: Final = table.drawn[seat]
        self.deck: Final = table.deck[seat]
        self.under: Final = table.bottom[seat]
        self.places: Final = self.down + self.hand + self.drawn + self.deck
        memory = memory_of(table, seat, viewer)
        ways = (plain_way(table, seat, viewer),) if memory is None else memory.ways
        way = ways[luck.below(len(ways))]
        self.lates: Final = way[LATES]
        self.unmarked: Final = sorted([card for card in self.places if way[card - first] == UNMARKED])
        self.marked: Final[dict[int, list[int]]] = {}
        for place in range(CLAN_SIZE):
            if way[place] != UNMARKED:
                self.marked.setdefault(way[place], []).append(first + place)
        luck.shuffle(self.unmarked)

    def cards(self, mark: int) -> list[int]:
        return self.marked.get(mark, [])

    def filled(self, cards: list[int], size: int, luck: Chance) -> list[int]:
        """These cards and as many unmarked ones as are missing, in any order."""
        while len(cards) < size:
            cards.append(self.unmarked.pop())
        luck.shuffle(cards)
        return cards

    def deal(self, luck: Chance) -> list[int]:
        """A card for each of the places."""
        late = self.cards(LATE)
        late = self.filled(late, len(late) + self.lates, luck)
        early = self.filled(self.cards(HELD), len(self.down) + len(self.hand) - len(late), luck)
        drawn = self.filled(self.cards(DRAWN), len(self.drawn), luck)
        above = self.filled(self.cards(DECK), len(self.deck) - self.under, luck)
        below: list[int] = []
        for height in range(self.under - 1, -1, -1):
            below += self.filled(self.cards(UNDER + height), 1, luck)
        return early + late + drawn + above + below


def deal_afresh(twin: VendettaTable, viewer: int, luck: Chance) -> dict[int, int]:
    """For each card of which this viewer does not see where it is, the one that takes its place."""
    dealt: dict[int, int] = {}
    down = [card for cards in twin.at for card in cards if not twin.seen[card] >> viewer & 1]
    for seat in range(twin.setup.seats):
        if seat != viewer and not twin.out[seat] and twin.clan[seat] != NONE:
            hidden = Hidden(twin, seat, viewer, down, luck)
            dealt.update(zip(hidden.places, hidden.deal(luck), strict=True))
    return dealt


def change_places(twin: VendettaTable, viewer: int, dealt: dict[int, int]) -> None:
    """What is known of a place stays with it; what is known of a card too."""
    spot, seen, held, sure = twin.spot, twin.seen, twin.held, twin.sure
    twin.spot, twin.seen, twin.held, twin.sure = spot[:], seen[:], held[:], sure[:]
    for old, new in dealt.items():
        if old != new:
            twin.spot[new] = spot[old]
            twin.seen[new] = seen[old]
            twin.sure[new] = sure[old]
            if not held[new] >> viewer & 1:
                twin.held[new] = 0 if held[old] >> viewer & 1 else held[old]
    twin.hand = [sorted([dealt.get(card, card) for card in cards]) for cards in twin.hand]
    twin.drawn = [[dealt.get(card, card) for card in cards] for cards in twin.drawn]
    twin.deck = [[dealt.get(card, card) for card in cards] for cards in twin.deck]
    twin.at = [[dealt.get(card, card) for card in cards] for cards in twin.at]


def reseal(twin: VendettaTable, seat: int, luck: Chance) -> None:
    """Answers that others have sealed are unknown too: any they could have given."""
    if not twin.docket:
        return
    step = twin.docket[-1]
    if isinstance(step, Together):
        for ask in step.asks:
            if ask.seat != seat and twin.sealed[ask.seat]:
                options = [option for option in ask.options(twin) if ask.seals(option)]
                twin.sealed[ask.seat] = options[luck.below(len(options))]
