"""Vendetta's table: what lies where, and who knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.chance import Chance
from gloam.core.refusal import Refused
from gloam.core.table import LETTERS, Setup, Table, without
from gloam.vendetta import memory
from gloam.vendetta.catalogue import ALLIES, ALLY, CLAN_CARDS, CLAN_SIZE, CLANS, IDS

LOCATION_CARDS_VARIANT: Final = "location-cards"
RELICS_VARIANT: Final = "relics"
TAG_TEAM: Final = "tag-team"

NONE: Final = -1
FIRST_BLOOD: Final = 6
FIRST_INFLUENCE: Final = 3
VICTIMS: Final = 35
# By how many seats there are and which is the first: all of them, clockwise.
CLOCKWISE: Final = [
    [[(first + turn) % seats for turn in range(seats)] for first in range(seats)] for seats in range(len(LETTERS) + 1)
]


class VendettaTable(Table):
    """Positions are numbered location * seats + seat; the last Location is the Prince's Haven.

    Lists of cards (a hand, a deck, a Position) and of marks (`acted`, `gone`, …) are replaced when they change, never
    changed in place, so that copies of a table share them.

    What a seat knows of the clan cards it does not see is kept as sets of seats (bits), one for each card:
    `seen` knows the card where it lies on the table; `held` knows it is in its owner's hand or among the owner's
    face-down cards; `sure` knows that it is in the hand, because it came there after the face-down cards were played.
    Where a card may have moved in secret, `memories` keep all ways that are possible, and `held` what is so in each.
    """

    choice_rule: ClassVar[str] = "prep.may"

    def __init__(self, setup: Setup, chance: Chance, origin: VendettaTable | None = None) -> None:
        super().__init__(setup, chance, origin)
        seats = setup.seats
        if origin is None:
            locations = 3 if seats < 5 else 4
            self.haven = locations - 1
            self.round = 0
            self.first = 0  # the seat with the Ambition token
            self.victims = VICTIMS
            self.resolving = NONE  # the Location being resolved
            self.step = ""  # and its step
            self.winner = NONE
            self.skipping = 0  # seats that take no part in Preparation and Aftermath here
            self.rewarded = 0  # seats that received a card as the reward of this Location's conflict
            self.owed = 0  # Blood that left the pool of whoever retaliates, not yet answered
            self.tally = 0  # what the effect under way has counted
            self.clan_offer: list[int] = []
            self.relic_offer: list[int] = []
            self.clan = [NONE] * seats
            self.keeper = [NONE] * len(CLANS)  # the seat that plays a clan
            self.blood = [FIRST_BLOOD] * seats
            self.influence = [FIRST_INFLUENCE] * seats
            self.tokens_up = [0] * seats
            self.tokens_down = [0] * seats
            self.relic = [NONE] * seats
            self.relic_used = [False] * seats
            self.bottom = [0] * seats  # how many cards under the deck its owner knows
            self.shuffles = [0] * seats  # cards to be shuffled into the deck at the end of the round
            self.picks = [""] * seats
            self.bids = [0] * seats
            self.assault = [0] * seats  # the Power of each face-down card on this seat's Position here
            self.totals = [0] * seats
            self.ranks: list[int] = []
            self.acted: list[int] = []  # cards that have acted in this moment
            self.kept_down: list[int] = []  # cards left face down in this Revelation
            self.immunities: list[int] = []  # seat * 64 + card: that card's Lose and Steal do nothing to that seat
            self.spared: list[int] = []  # cards that leave their user's teammate alone in this conflict
            self.memories: list[memory.Memory] = []
            self.banked = [0] * locations  # seats that had their extra Blood here this round
            self.ally_at = [NONE] * locations
            self.location_card = [NONE] * locations
            self.ally_deck: list[int] = []  # the last one is on top
            self.gone: list[int] = []  # Allies that left the game
            self.spot = [NONE] * CLAN_CARDS  # the Position a card lies on
            self.up = [False] * CLAN_CARDS
            self.seen = [0] * CLAN_CARDS
            self.held = [0] * CLAN_CARDS
            self.sure = [0] * CLAN_CARDS
            self.blood_at = [0] * (locations * seats)
            self.at: list[list[int]] = [[] for _ in range(locations * seats)]
            self.alliance: list[list[int]] = [[] for _ in range(seats)]
            self.drained: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.deck: list[list[int]] = [[] for _ in range(seats)]  # the first one is on top
            self.drawn: list[list[int]] = [[] for _ in range(seats)]
        else:
            self.haven = origin.haven
            self.round = origin.round
            self.first = origin.first
            self.victims = origin.victims
            self.resolving = origin.resolving
            self.step = origin.step
            self.winner = origin.winner
            self.skipping = origin.skipping
            self.assault = origin.assault[:]
            self.rewarded = origin.rewarded
            self.owed = origin.owed
            self.tally = origin.tally
            self.clan_offer = origin.clan_offer
            self.relic_offer = origin.relic_offer
            self.clan = origin.clan[:]
            self.keeper = origin.keeper[:]
            self.blood = origin.blood[:]
            self.influence = origin.influence[:]
            self.tokens_up = origin.tokens_up[:]
            self.tokens_down = origin.tokens_down[:]
            self.relic = origin.relic[:]
            self.relic_used = origin.relic_used[:]
            self.bottom = origin.bottom[:]
            self.shuffles = origin.shuffles[:]
            self.picks = origin.picks[:]
            self.bids = origin.bids[:]
            self.totals = origin.totals[:]
            self.ranks = origin.ranks
            self.acted = origin.acted
            self.kept_down = origin.kept_down
            self.immunities = origin.immunities
            self.spared = origin.spared
            self.memories = origin.memories
            self.banked = origin.banked[:]
            self.ally_at = origin.ally_at[:]
            self.location_card = origin.location_card[:]
            self.ally_deck = origin.ally_deck
            self.gone = origin.gone
            self.spot = origin.spot[:]
            self.up = origin.up[:]
            self.seen = origin.seen[:]
            self.held = origin.held[:]
            self.sure = origin.sure[:]
            self.blood_at = origin.blood_at[:]
            self.at = origin.at[:]
            self.alliance = origin.alliance[:]
            self.drained = origin.drained[:]
            self.hand = origin.hand[:]
            self.deck = origin.deck[:]
            self.drawn = origin.drawn[:]

    def clone(self) -> VendettaTable:
        return VendettaTable(self.setup, self.chance.clone(), self)

    # ---- seats

    def in_turn_order(self) -> list[int]:
        """From the Ambition holder clockwise, without those out of the game. [order.clockwise]"""
        order = CLOCKWISE[self.setup.seats][self.first]
        return [seat for seat in order if not self.out[seat]] if True in self.out else order[:]

    def mate(self, seat: int) -> int:
        """The teammate, who sits opposite, or NONE. [team.seats]"""
        seats = self.setup.seats
        return (seat + seats // 2) % seats if TAG_TEAM in self.setup.variants else NONE

    def opponents(self, seat: int) -> list[int]:
        """Every other player in the game, in turn order. [term.opponent]"""
        return [other for other in self.in_turn_order() if other != seat]

    def rivals(self, seat: int, location: int) -> list[int]:
        """Opponents with a card or Blood at the Location, in turn order. [term.rival]"""
        return [other for other in self.in_turn_order() if other != seat and self.present(other, location)]

    def untimely(self, seat: int, option: str) -> Refused | None:
        """Why something of another moment cannot be done now."""
        verb, _, rest = option.partition(" ")
        card = rest.partition(" ")[0].upper()
        if verb == "drain":
            return Refused("drain.voluntary-only-turn", seat=seat)
        if verb == "use":
            return Refused("relic.once", card=card)
        if verb in ("tokens", "flip"):
            return Refused("diablerie.needs-card")
        if verb == "play":
            return Refused("plan.must-play", card=card)
        if verb == "blood":
            return Refused("plan.blood-once")
        if verb == "look":
            return Refused("plan.face-down-hidden")
        return Refused("withdraw.secret") if option in ("stay", "withdraw") else None

    def everyone(self) -> int:
        """All seats and, as one more bit, those who only watch."""
        return (2 << self.setup.seats) - 1

    # ---- places

    def spot_of(self, location: int, seat: int) -> int:
        return location * self.setup.seats + seat

    def cards_of(self, location: int, seat: int) -> list[int]:
        """The cards on this Position, whoever owns them. [term.position]"""
        return self.at[location * self.setup.seats + seat]

    def present(self, seat: int, location: int) -> bool:
        """Has this seat a card or Blood there? [term.blood-only]"""
        spot = location * self.setup.seats + seat
        return self.blood_at[spot] > 0 or len(self.at[spot]) > 0

    def those_at(self, location: int) -> list[int]:
        return [seat for seat in self.in_turn_order() if self.present(seat, location)]

    def name_of(self, place: int) -> str:
        """How options, events and positions call a Location."""
        return "haven" if place == self.haven else str(place + 1)

    def id_of(self, card: int) -> str:
        return IDS[card]

    def location_of(self, card: int) -> int:
        spot = self.spot[card]
        return NONE if spot == NONE else spot // self.setup.seats

    def holder(self, card: int) -> int:
        """The seat on whose Position the card lies."""
        spot = self.spot[card]
        return NONE if spot == NONE else spot % self.setup.seats

    def owner(self, card: int) -> int:
        return self.keeper[card // CLAN_SIZE]

    def working(self, card: int) -> bool:
        """Is it Deployed and face up? [card.face-down-dead]"""
        return self.spot[card] != NONE and self.up[card]

    def has_location_card(self, location: int, card: int) -> bool:
        return location != NONE and self.location_card[location] == card

    def has_ally(self, seat: int, ally: int) -> bool:
        """Is this card in the Alliance, and so not Drained? [drain.ability-lost]"""
        return ally in self.alliance[seat]

    def has_relic(self, seat: int, relic: int) -> bool:
        """Does this seat own the Relic and has it never used it? [relic.once]"""
        return self.relic[seat] == relic and not self.relic_used[seat]

    def join(self, seat: int, ally: int) -> None:
        """A card joins an Alliance."""
        self.alliance[seat] = [*self.alliance[seat], ally]

    # ---- Blood and Influence

    def gain_blood(self, seat: int, amount: int, rule: str = "term.gain") -> None:
        if amount > 0:
            self.blood[seat] += amount
            self.tell("blood-gained", rule, seat, {"amount": amount})

    def gain_influence(self, seat: int, amount: int, rule: str) -> None:
        if amount > 0:
            self.influence[seat] += amount
            self.tell("influence-gained", rule, seat, {"amount": amount})

    def lose_influence(self, seat: int, amount: int, rule: str) -> int:
        lost = min(amount, self.influence[seat])
        if lost > 0:
            self.influence[seat] -= lost
            self.tell("influence-lost", rule, seat, {"amount": lost})
        return lost

    def deploy_blood(self, seat: int, location: int, amount: int, rule: str, from_bank: bool) -> None:
        """Put Blood on a Position, from the Bank or out of the Pool."""
        if amount > 0:
            self.blood_at[self.spot_of(location, seat)] += amount
            if not from_bank:
                self.blood[seat] -= amount
            self.tell("blood-deployed", rule, seat, {"amount": amount, "at": self.name_of(location), "bank": from_bank})

    def take_back_blood(self, seat: int, location: int, amount: int, rule: str) -> None:
        """Deployed Blood returns to its own Pool."""
        if amount > 0:
            self.blood_at[self.spot_of(location, seat)] -= amount
            self.blood[seat] += amount
            self.tell("blood-returned", rule, seat, {"amount": amount, "at": self.name_of(location)})

    # ---- cards, and who knows them

    def put(self, card: int, spot: int) -> None:
        self.spot[card] = spot
        self.at[spot] = [*self.at[spot], card]

    def lift(self, card: int) -> None:
        """Take a card off the table, to be put somewhere else."""
        spot = self.spot[card]
        self.at[spot] = without(self.at[spot], card)
        self.spot[card] = NONE

    def turn_up(self, card: int, source: int = memory.HELD) -> None:
        """Everyone sees this card, which lay there face down or comes from a hand or a deck."""
        self.up[card] = True
        self.show(card, source)

    def show(self, card: int, source: int = memory.HELD) -> None:
        """Everyone sees this card as it lies."""
        new = self.everyone() & ~self.seen[card]
        self.taught |= new
        self.seen[card] = self.everyone()
        if self.memories:
            memory.shown(self, card, new, source)

    def look(self, seat: int, card: int) -> None:
        """This seat alone sees a face-down card. It never forgets it. [info.seen-stays]"""
        self.seen[card] |= 1 << seat
        self.taught |= 1 << seat
        if self.memories:
            memory.shown(self, card, 1 << seat, memory.HELD)

    def show_hand(self, seat: int) -> None:
        """Everyone sees what is left in a hand."""
        for card in self.hand[seat]:
            self.held[card] = self.sure[card] = self.everyone()
            if self.memories:
                memory.shown(self, card, self.everyone(), memory.LATE)
        self.taught = self.everyone()

    def to_hand(self, card: int) -> None:
        """A Deployed card goes to its owner's hand; whoever knew it knows that it is there. [mesmerize.end]"""
        self.lift(card)
        owner = self.owner(card)
        knew = 0 if self.seen[card] == 1 << owner else self.seen[card]
        self.held[card] |= knew
        self.sure[card] = knew
        self.seen[card] = 0
        self.up[card] = False
        self.hand[owner] = sorted([*self.hand[owner], card])

    def draw_card(self, seat: int) -> int:
        """The top card of the Clan deck, or NONE."""
        if not self.deck[seat]:
            return NONE
        deck = self.deck[seat]
        if self.memories:
            memory.top_drawn(self, seat, len(deck), self.bottom[seat])
        self.deck[seat] = deck[1:]
        self.bottom[seat] = min(self.bottom[seat], len(deck) - 1)
        self.held[deck[0]] = 0
        self.taught |= 1 << seat
        return deck[0]

    def take_victim(self, seat: int, rule: str) -> bool:
        """A Victim joins the Alliance, if there is one left. [decks.victims-empty]"""
        if self.victims == 0:
            return False
        self.victims -= 1
        self.join(seat, ALLY + len(ALLIES) - 1)
        self.tell("joined", rule, seat, {"card": IDS[ALLY + len(ALLIES) - 1]})
        return True


def vendetta(table: Table) -> VendettaTable:
    assert isinstance(table, VendettaTable), "a card of Vendetta was used in another game"
    return table
