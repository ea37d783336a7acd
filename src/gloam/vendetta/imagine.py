"""Tables that one seat cannot tell from the real one: everything it does not know is dealt afresh."""

from __future__ import annotations

from gloam.core.chance import Chance
from gloam.core.step import Together
from gloam.core.table import Setup
from gloam.vendetta.catalogue import CLAN_SIZE
from gloam.vendetta.table import NONE, VendettaTable

TRIES = 100  # to deal a hand that fits what a seat remembers; the real one always does


def imagine(twin: VendettaTable, seat: int, luck: Chance) -> None:
    """Deal afresh, on a copy, what this seat cannot know: other hands and hidden cards, decks, sealed answers, luck.

    Cards are put in order before they are shuffled: the same luck imagines the same table, whatever is really there.
    """
    twin.chance = Chance(luck.bits() << 32 | luck.bits())
    twin.told = None
    twin.lines = None
    twin.automatic = [(other, option) for other, option in twin.automatic if other == seat]
    allies = sorted(twin.ally_deck)
    luck.shuffle(allies)
    twin.ally_deck = allies
    shuffle_own_deck(twin, seat, luck)
    dealt: dict[int, int] = {}
    for other in range(twin.setup.seats):
        if other != seat and not twin.out[other] and twin.clan[other] != NONE:
            deal_afresh(twin, other, seat, luck, dealt)
    twin.docket = [step.redealt(dealt) for step in twin.docket]
    twin.kept_down = [dealt.get(card, card) for card in twin.kept_down]
    twin.fresh = [dealt.get(card, card) for card in twin.fresh]
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


class Holding:
    """The places where one player's hidden cards are, and what a viewer knows of them."""

    def __init__(self, table: VendettaTable, seat: int, viewer: int) -> None:
        first = table.clan[seat] * CLAN_SIZE
        bit = 1 << viewer
        self.down = [
            card for cards in table.at for card in cards if table.owner(card) == seat and not table.seen[card] & bit
        ]
        hand = [card for card in table.hand[seat] if not table.sure[card] & bit]
        self.known = sorted([card for card in self.down + hand if table.held[card] & bit])
        self.late = [card for card in hand if card in table.fresh and card not in self.known]
        self.early = self.down + [card for card in hand if card not in self.late]
        self.rest = self.late + table.drawn[seat] + table.deck[seat]
        self.unknown = sorted([card for card in self.early + self.rest if card not in self.known])
        self.doubts = [
            [first + place for place, seats in enumerate(doubt[1:]) if seats & bit]
            for doubt in table.doubts
            if doubt[0] == seat
        ]
        self.in_deck_places = len(self.rest) - len(self.late)

    def deal(self, luck: Chance) -> list[int]:
        """Cards for the early places, then for the rest."""
        unknown = self.unknown[:]
        luck.shuffle(unknown)
        missing = len(self.early) - len(self.known)
        early = self.known + unknown[:missing]
        luck.shuffle(early)
        return early + unknown[missing:]

    def fits(self, cards: list[int]) -> bool:
        """Could each doubted card that lies in the deck have gone there on an occasion of its own?"""
        if not self.doubts:
            return True
        lost = [card for card in cards[len(cards) - self.in_deck_places :] if any(card in d for d in self.doubts)]
        return matched(lost, self.doubts)


def matched(cards: list[int], groups: list[list[int]]) -> bool:
    if not cards:
        return True
    return any(
        cards[0] in group and matched(cards[1:], groups[:place] + groups[place + 1 :])
        for place, group in enumerate(groups)
    )


def deal_afresh(twin: VendettaTable, seat: int, viewer: int, luck: Chance, dealt: dict[int, int]) -> None:
    holding = Holding(twin, seat, viewer)
    places = holding.early + holding.rest
    cards = holding.deal(luck)
    tries = 1
    while not holding.fits(cards) and tries < TRIES:
        cards = holding.deal(luck)
        tries += 1
    if tries < TRIES:
        put_cards(twin, seat, places, cards, holding, dealt)


def put_cards(
    twin: VendettaTable, seat: int, places: list[int], cards: list[int], holding: Holding, dealt: dict[int, int]
) -> None:
    """Each card takes the place of another. What is known of a place stays with it; what is known of a card too."""
    mine = dict(zip(places, cards, strict=True))
    dealt.update(mine)
    spot, seen, held = twin.spot[:], twin.seen[:], twin.held[:]
    for old, new in mine.items():
        twin.spot[new] = spot[old]
        twin.seen[new] = seen[old]
        if new not in holding.known:
            twin.held[new] = 0 if old in holding.known else held[old]
    twin.hand[seat] = sorted([mine.get(card, card) for card in twin.hand[seat]])
    twin.drawn[seat] = [mine.get(card, card) for card in twin.drawn[seat]]
    twin.deck[seat] = [mine.get(card, card) for card in twin.deck[seat]]
    for place in range(len(twin.at)):
        twin.at[place] = [mine.get(card, card) for card in twin.at[place]]


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
