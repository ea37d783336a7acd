"""Tables that one seat cannot tell from the real one: everything it does not know is dealt afresh."""

from __future__ import annotations

from gloam.blood_orders.catalogue import VICTIM_COUNT, VICTIMS
from gloam.blood_orders.cleanup import rest
from gloam.blood_orders.effects import distinct
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.chance import Chance
from gloam.core.draft import unchosen
from gloam.core.step import Together


def imagine(twin: BloodOrdersTable, seat: int, luck: Chance) -> None:
    """Deal afresh, on a copy, what this seat cannot know: decks, unseen Victims, plans, face-down tokens, luck.

    Cards are put in order before they are shuffled: the same luck imagines the same table, whatever is really there.
    """
    twin.chance = luck.fresh()
    twin.coming = []
    twin.told = None
    twin.lines = None
    twin.automatic = [(other, option) for other, option in twin.automatic if other == seat]
    dealt = deal_victims(twin, seat, luck)
    twin.docket = [unchosen(step.redealt(dealt), seat) for step in twin.docket]
    rituals = sorted(twin.ritual_deck)
    luck.shuffle(rituals)
    twin.ritual_deck = rituals
    for other in range(twin.setup.seats):
        if other != seat:
            turn_afresh(twin, other, seat, luck)  # first: which tokens are planned follows from which are placed
            if not twin.revealed:
                plan_afresh(twin, other, luck)
            choose_afresh(twin, other)
    reseal(twin, seat)
    twin.settle()


def deal_victims(twin: BloodOrdersTable, seat: int, luck: Chance) -> dict[int, int]:
    """Victims this seat has not seen change places: in decks, out of the game face down, and in others' hands."""
    dealt: dict[int, int] = {}
    unseen = unseen_places(twin, seat)
    for act, batch in sorted({(VICTIMS[card].act, twin.batch[card]) for card in unseen}):
        places = [card for card in unseen if VICTIMS[card].act == act and twin.batch[card] == batch]
        cards = sorted(places)
        luck.shuffle(cards)
        dealt.update(zip(places, cards, strict=True))
    known = twin.known[:]
    for old, new in dealt.items():
        twin.known[new] = known[old]
    swap = dealt.get
    twin.victim_deck = [swap(card, card) for card in twin.victim_deck]
    twin.unseen = [swap(card, card) for card in twin.unseen]
    twin.hand = [sorted([swap(card, card) for card in cards]) for cards in twin.hand]
    twin.orders = [sorted([swap(card, card) for card in cards]) for cards in twin.orders]
    return dealt


def unseen_places(twin: BloodOrdersTable, seat: int) -> list[int]:
    hidden = twin.victim_deck + twin.unseen
    for other in range(twin.setup.seats):
        if other != seat:
            hidden = hidden + twin.hand[other]
            for token in range(other * 3, other * 3 + 3):
                hidden = hidden + twin.orders[token]
    return [card for card in hidden if card < VICTIM_COUNT and not twin.known[card] >> seat & 1]


def plan_afresh(twin: BloodOrdersTable, other: int, luck: Chance) -> None:
    """As many cards under tokens as are known to lie there, any of them under any planned token."""
    tokens = range(other * 3, other * 3 + 3)
    amount = sum([len(twin.orders[token]) for token in tokens])
    sealed = twin.phase != "planning" or twin.sealed[other] != ""
    kept = kept_in_hand(twin, other, luck)
    cards = rest(sorted(twin.hand[other] + [card for token in tokens for card in twin.orders[token]]), kept)
    luck.shuffle(cards)
    if twin.phase == "planning":
        amount = luck.below(len(cards) + 1) if sealed and cards else 0
    left = twin.unplaced(other)
    placed = [token for token in tokens if token not in left] if twin.phase == "order" else []
    planned = [token for token in tokens if token in placed or luck.below(4) > 0]
    if amount and not planned:
        planned = [other * 3 + luck.below(3)]
    for token in tokens:
        twin.aims[token] = luck.below(len(twin.location)) if token in planned and twin.location[0] != NONE else NONE
        twin.orders[token] = []
    for card in cards[:amount]:
        token = planned[luck.below(len(planned))]
        twin.orders[token] = sorted([*twin.orders[token], card])
    twin.hand[other] = sorted(kept + cards[amount:])


def kept_in_hand(twin: BloodOrdersTable, other: int, luck: Chance) -> list[int]:
    """The cards known to lie under no token; of those in doubt, any one may."""
    doubt = sorted(twin.in_doubt[other])
    luck.shuffle(doubt)
    return twin.in_hand[other] + doubt[1:]


def turn_afresh(twin: BloodOrdersTable, other: int, seat: int, luck: Chance) -> None:
    """Face-down tokens this seat has not looked at could be of any kind that is not accounted for."""
    stacks = [*twin.entrance, twin.altar, twin.catacombs]
    hidden = [token for stack in stacks for token in stack if token // 3 == other and not twin.seen[token] >> seat & 1]
    if not hidden:
        return
    free = sorted(set(hidden + (twin.unplaced(other) if not twin.revealed else [])))
    luck.shuffle(free)
    turned = dict(zip(hidden, free, strict=False))
    seen = twin.seen[:]
    for old, new in turned.items():
        twin.seen[new] = seen[old]
    twin.entrance = [[turned.get(token, token) for token in stack] for stack in twin.entrance]
    twin.altar = [turned.get(token, token) for token in twin.altar]
    twin.catacombs = [turned.get(token, token) for token in twin.catacombs]


def choose_afresh(twin: BloodOrdersTable, other: int) -> None:
    """What others have chosen to feed is not known before all have."""
    twin.fed[other] = []
    twin.dropped[other] = []


def reseal(twin: BloodOrdersTable, seat: int) -> None:
    """Others who are done choosing have chosen something lawful; too large a hand gives up what is worth least."""
    if not twin.docket or not isinstance(twin.docket[-1], Together) or twin.phase != "cleanup":
        return
    for other in range(twin.setup.seats):
        if other != seat and twin.sealed[other]:
            over = len(twin.hand[other]) - twin.hand_limit(other)
            cards = distinct(twin.hand[other])
            spare = sorted(twin.hand[other], key=lambda card: (card < VICTIM_COUNT, card))
            twin.dropped[other] = spare[: max(0, over)] if cards else []
