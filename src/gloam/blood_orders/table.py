"""The table of Blood Orders: the city, the players' boards, and who knows what lies face down."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.catalogue import (
    BLEEDER,
    CATACOMB_CARDS,
    ELDER,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    QUARTERS,
    RITUAL,
    RITUALS,
    SYMBOLS,
    VICTIM_COUNT,
    VICTIMS,
    DuskDiscount,
    ExtraSymbols,
    FreeFeeding,
    LargerHand,
    LessNightFear,
    LessScoredFear,
    Standing,
    WinsContestTies,
)
from gloam.core.chance import Chance
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Setup, Table, without

NONE: Final = -1
TRACK_END: Final = 25
DIE_MOST: Final = 6
HAND_LIMIT: Final = 10
BLOOD: Final = "blood"
INFLUENCE: Final = "influence"
POINTS: Final = "points"


class BloodOrdersTable(Table):
    """An Order token is numbered seat * 3 + kind; an action space quarter * 3 + kind. The last of a stack is on top.

    Lists of cards and tokens are replaced when they change, never changed in place, so that copies share them.
    What is hidden: the cards of hands and plans (`known` has, for each Victim, the viewers who know where it is;
    Bleeders and Elders come and go openly), the kinds of face-down tokens (`seen`), the order of decks, and plans.
    """

    choice_rule: ClassVar[str] = "resolve.no-choice-effects"

    def __init__(self, setup: Setup, chance: Chance, origin: BloodOrdersTable | None = None) -> None:
        super().__init__(setup, chance, origin)
        seats = setup.seats
        quarters = 4 if seats == 4 else 3
        if origin is None:
            self.day = 0
            self.start = NONE  # the start player; drawn in setup unless a seat was named
            self.colour = [NONE] * seats
            self.bleeders = CATACOMB_CARDS
            self.elders = CATACOMB_CARDS
            self.resolving = NONE  # the action space being gone through, as kind * 4 + quarter
            self.active = NONE  # the token being resolved
            self.scavenged = False  # on this turn
            self.revealed = False  # the assigned cards lie open
            self.blood = [7] * seats
            self.influence = [5] * seats
            self.points = [0] * seats
            self.fear = [0] * seats
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.torpor: list[list[int]] = [[] for _ in range(seats)]
            self.fed: list[list[int]] = [[] for _ in range(seats)]  # chosen in secret, from Torpor
            self.dropped: list[list[int]] = [[] for _ in range(seats)]  # chosen in secret, beyond the hand limit
            self.orders: list[list[int]] = [[] for _ in range(seats * 3)]  # the cards under each token
            self.aims = [NONE] * (seats * 3)  # the Quarter a planned token is turned to; NONE is not planned
            self.rituals: list[list[int]] = [[] for _ in range(seats)]
            self.used: list[list[int]] = [[] for _ in range(seats)]  # Rituals used today
            self.location = [NONE] * quarters
            self.victim = [NONE] * quarters
            self.die = [1] * quarters
            self.night_blood = [0] * quarters
            self.night_influence = [0] * quarters
            self.entrance: list[list[int]] = [[] for _ in range(quarters)]
            self.space: list[list[int]] = [[] for _ in range(quarters * 3)]
            self.altar: list[int] = []
            self.catacombs: list[int] = []
            self.seen = [0] * (seats * 3)  # viewers who have looked at a face-down token
            self.market: list[int] = []  # from left to right
            self.ritual_deck: list[int] = []  # the last one is on top
            self.victim_deck: list[int] = []
            self.discard: list[int] = []
            self.unseen: list[int] = []  # Victims that left the game face down
            self.known = [0] * VICTIM_COUNT
            self.batch = [0] * VICTIM_COUNT  # the reshuffle through which a Victim came into the deck, counted from 1
            self.in_hand: list[list[int]] = [[] for _ in range(seats)]  # known by all to lie under no token
            self.in_doubt: list[list[int]] = [[] for _ in range(seats)]  # the same, but one of them may have joined one
            self.contestants: list[int] = []
            self.coming: list[int] = []  # of later acts, what a written table says will be dealt first
        else:
            self.day = origin.day
            self.start = origin.start
            self.colour = origin.colour[:]
            self.bleeders = origin.bleeders
            self.elders = origin.elders
            self.resolving = origin.resolving
            self.active = origin.active
            self.scavenged = origin.scavenged
            self.revealed = origin.revealed
            self.blood = origin.blood[:]
            self.influence = origin.influence[:]
            self.points = origin.points[:]
            self.fear = origin.fear[:]
            self.hand = origin.hand[:]
            self.torpor = origin.torpor[:]
            self.fed = origin.fed[:]
            self.dropped = origin.dropped[:]
            self.orders = origin.orders[:]
            self.aims = origin.aims[:]
            self.rituals = origin.rituals[:]
            self.used = origin.used[:]
            self.location = origin.location[:]
            self.victim = origin.victim[:]
            self.die = origin.die[:]
            self.night_blood = origin.night_blood[:]
            self.night_influence = origin.night_influence[:]
            self.entrance = origin.entrance[:]
            self.space = origin.space[:]
            self.altar = origin.altar
            self.catacombs = origin.catacombs
            self.seen = origin.seen[:]
            self.market = origin.market
            self.ritual_deck = origin.ritual_deck
            self.victim_deck = origin.victim_deck
            self.discard = origin.discard
            self.unseen = origin.unseen
            self.known = origin.known[:]
            self.batch = origin.batch[:]
            self.in_hand = origin.in_hand[:]
            self.in_doubt = origin.in_doubt[:]
            self.contestants = origin.contestants
            self.coming = origin.coming

    def clone(self) -> BloodOrdersTable:
        return BloodOrdersTable(self.setup, self.chance.clone(), self)

    def id_of(self, card: int) -> str:
        return IDS[card]

    def name_of(self, place: int) -> str:
        return QUARTERS[place]

    # ---- seats and time

    @property
    def act(self) -> int:
        return (max(1, self.day) + 2) // 3

    def clockwise(self, first: int) -> list[int]:
        seats = self.setup.seats
        return [(first + turn) % seats for turn in range(seats)]

    def opponents(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def untimely(self, seat: int, option: str) -> Refused | None:
        """Why something of another phase cannot be done now."""
        verb, _, card = option.partition(" ")
        if verb in ("feed", "starve", "drop", "keep") and self.phase != "cleanup":
            return Refused("feed.when")
        if verb in ("aim", "unplan", "put", "take") and self.phase != "planning":
            return Refused("plan.lock")
        if self.phase == "order":
            return None
        if verb == "use":
            return Refused("flow.your-turn", card=card.upper())
        if verb == "scavenge":
            return Refused("scavenge.own-turn")
        return Refused("plan.end") if verb == "place" else None

    def everyone(self) -> int:
        """All seats and, as one more bit, those who only watch."""
        return (2 << self.setup.seats) - 1

    def quarters(self) -> range:
        """The Quarters in play; West only with four players. [order.west]"""
        return range(len(self.location))

    # ---- amounts

    def has(self, seat: int, what: str) -> int:
        if what == BLOOD:
            return self.blood[seat]
        return self.influence[seat] if what == INFLUENCE else self.points[seat]

    def give(self, seat: int, what: str, amount: int, rule: str) -> None:
        """From the common supply, or to it if negative."""
        if amount == 0:
            return
        if what == BLOOD:
            self.blood[seat] += amount
        elif what == INFLUENCE:
            self.influence[seat] += amount
        else:
            self.points[seat] += amount
        facts: dict[str, Fact] = {"resource": what, "amount": abs(amount)}
        self.tell("gained" if amount > 0 else "paid", rule, seat, facts)

    def move_fear(self, seat: int, spaces: int, rule: str) -> None:
        """The marker stops at the ends of the track. [fear.track-stop]"""
        before = self.fear[seat]
        self.fear[seat] = max(0, min(TRACK_END, before + spaces))
        if self.fear[seat] != before:
            self.tell("fear", rule, seat, {"from": before, "to": self.fear[seat]})

    def shift_die(self, quarter: int, change: int, rule: str) -> None:
        """A die never goes below 1 or above 6. [fear.die-limits]"""
        before = self.die[quarter]
        self.die[quarter] = max(1, min(DIE_MOST, before + change))
        self.tell("die", rule, NONE, {"at": QUARTERS[quarter], "from": before, "to": self.die[quarter]})

    def set_die(self, quarter: int) -> None:
        """Location plus Victim, between 1 and 6. [die.setup-clamp]"""
        fear = LOCATIONS[self.location[quarter] - LOCATION].fear
        if self.victim[quarter] != NONE:
            fear += VICTIMS[self.victim[quarter]].fear
        self.die[quarter] = max(1, min(DIE_MOST, fear))

    # ---- Rituals

    def standing(self, seat: int) -> list[Standing]:
        return [one for ritual in self.rituals[seat] for one in RITUALS[ritual - RITUAL].standing]

    def bonus(self, seat: int, kind: type[Standing]) -> int:
        """What the Rituals of one kind add up to: a discount, a larger hand, fewer spaces of fear."""
        if not self.rituals[seat]:
            return 0
        total = 0
        for one in self.standing(seat):
            if isinstance(one, kind):
                if isinstance(one, DuskDiscount):
                    total += one.influence
                elif isinstance(one, LargerHand):
                    total += one.cards
                elif isinstance(one, (LessNightFear, LessScoredFear)):
                    total += one.spaces
                elif isinstance(one, WinsContestTies):
                    total += 1
        return total

    def free_feeding(self, seat: int, only_catacombs: bool) -> int:
        if not self.rituals[seat]:
            return 0
        return sum(
            [
                one.cards
                for one in self.standing(seat)
                if isinstance(one, FreeFeeding) and one.only_catacombs == only_catacombs
            ]
        )

    def symbols(self, token: int, contested: bool) -> int:
        """What the cards under a token show of its own kind, with what Rituals add. [overcome.matching]"""
        kind = token % 3
        cards = self.orders[token]
        total = sum([SYMBOLS[card][kind] for card in cards])
        if cards:
            for one in self.standing(token // 3):
                if isinstance(one, ExtraSymbols) and one.kind == kind and (contested or not one.contested):
                    total += one.symbols
        return total

    def hand_limit(self, seat: int) -> int:
        return HAND_LIMIT + self.bonus(seat, LargerHand)

    # ---- cards and tokens

    def to_hand(self, seat: int, cards: list[int]) -> None:
        self.hand[seat] = sorted(self.hand[seat] + cards)

    def to_torpor(self, seat: int, cards: list[int]) -> None:
        """Torpor lies open. [hidden.information]"""
        self.show(cards)
        self.torpor[seat] = sorted(self.torpor[seat] + cards)

    def show(self, cards: list[int]) -> None:
        """Everyone sees these cards."""
        for card in cards:
            if card < VICTIM_COUNT:
                self.taught |= self.everyone() & ~self.known[card]
                self.known[card] = self.everyone()

    def seen_in_hand(self, seat: int, cards: list[int]) -> None:
        """Everyone sees that these are in a hand: while plans are hidden, that they lie under no token."""
        if not self.revealed:
            new = [card for card in cards if card >= VICTIM_COUNT or card not in self.in_hand[seat]]
            self.in_doubt[seat] = [card for card in self.in_doubt[seat] if card >= VICTIM_COUNT or card not in new]
            self.in_hand[seat] = sorted(self.in_hand[seat] + new)

    def to_discard(self, cards: list[int]) -> None:
        """Victims to the common pile, Bleeders and Elders on top of their decks. [discard.catacombs]"""
        self.show(cards)
        self.bleeders += cards.count(BLEEDER)
        self.elders += cards.count(ELDER)
        self.discard = self.discard + [card for card in cards if card < VICTIM_COUNT]

    def victims_in_hand(self, seat: int) -> list[int]:
        return [card for card in self.hand[seat] if card < VICTIM_COUNT]

    def draw_victim(self) -> int:
        """The top of the deck; an empty one is made anew from this act's discarded Victims. [deck.reshuffle]"""
        if not self.victim_deck:
            again = [card for card in self.discard if VICTIMS[card].act == self.act]
            if not again:
                return NONE
            self.discard = [card for card in self.discard if card not in again]
            batch = max(self.batch) + 1
            for card in again:
                self.known[card] = 0
                self.batch[card] = batch
            self.shuffle(again)
            self.victim_deck = again
            self.tell("reshuffled", "deck.reshuffle", NONE, {"amount": len(again)})
        card = self.victim_deck[-1]
        self.victim_deck = self.victim_deck[:-1]
        return card

    def unplaced(self, seat: int) -> list[int]:
        """The tokens this seat still has, by kind. Only asked for in the Order Phase."""
        out = set(self.altar + self.catacombs)
        for stack in self.entrance:
            out.update(stack)
        return [token for token in range(seat * 3, seat * 3 + 3) if token not in out]

    def give_back(self, token: int, cards_to: str, rule: str) -> None:
        """A token goes home; its cards to Torpor or to the hand. [resolve.token-back]"""
        cards = self.orders[token]
        self.orders[token] = []
        seat = token // 3
        facts: dict[str, Fact] = {
            "kind": KINDS[token % 3],
            "cards": tuple([IDS[card] for card in cards]),
            "to": cards_to,
        }
        self.tell("order-back", rule, seat, facts)
        if cards_to == "hand":
            self.to_hand(seat, cards)
        else:
            self.to_torpor(seat, cards)

    def stack_of(self, token: int) -> int:
        """The Quarter in which an unresolved token lies, or NONE. [token.unresolved]"""
        for quarter in self.quarters():
            if token in self.entrance[quarter] or token in self.space[quarter * 3 + token % 3]:
                return quarter
        return NONE

    def lift(self, token: int) -> None:
        """Take a token out of whatever stack it lies in; the stack keeps its order."""
        self.entrance = [without(stack, token) if token in stack else stack for stack in self.entrance]
        self.space = [without(stack, token) if token in stack else stack for stack in self.space]


def blood_orders(table: Table) -> BloodOrdersTable:
    assert isinstance(table, BloodOrdersTable), "a card of Blood Orders was used in another game"
    return table
