"""The few effects that are a small game of their own: bids, other people's hands, cards taken back or turned down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.draft import Draft
from gloam.core.effect import Effect, Source, Who
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step, Together
from gloam.core.table import LETTERS, Table, amount_in
from gloam.vendetta.abilities import CARD_WITH, WinsTies
from gloam.vendetta.catalogue import ACTS, AFTER_REVELATION, CARD, IDS, NUMBER, POWER
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import AskOfCard, turn_down
from gloam.vendetta.frenzy import bleed
from gloam.vendetta.hits import Hit, VendettaEffect
from gloam.vendetta.playing import Retaliate, play
from gloam.vendetta.table import NONE, AskAbout, VendettaAsk, VendettaStep, VendettaTable, vendetta
from gloam.vendetta.withdraw import return_to_hand


class Act(VendettaStep):
    """One card does what it does, completely. [prep.complete-first] [effect.once-per-step]"""

    def __init__(self, seat: int, card: int, location: int, effect: Effect) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.location: Final = location
        self.effect: Final = effect

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card, self.location, self.effect)

    def do(self, table: VendettaTable) -> None:
        if not table.working(self.card) or table.spot[self.card] != table.spot_of(self.location, self.seat):
            return
        table.acted = [*table.acted, self.card]
        table.tell(
            "card-acts", "effect.once-per-step", self.seat, {"card": IDS[self.card], "at": table.name_of(self.location)}
        )
        source = Source(self.seat, self.location, self.card)
        table.next(Resolve(self.effect, source), Retaliate(self.location))


# ---- playing hands and decks


@dataclass(frozen=True)
class PlayYourHand(VendettaEffect):
    """Every card left in your hand is played here, face up, without cost and without Blood. [effect.play-blood]"""

    def do(self, table: VendettaTable, source: Source) -> None:
        table.next(PlayAll(source.seat, source.seat, source.place))


@dataclass(frozen=True)
class PlayTheirHand(Hit):
    """Pick a Rival; every card left in that hand is played by you on your own Position here. Where several are there,
    picking one of them spares the others; a teammate who is there alone is asked about. [team.mate-is-opponent]"""

    def group(self) -> Who:
        return EACH_RIVAL

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return len(table.hand[seat]) > 0 and table.rivals(source.seat, source.place) == [seat]

    def strike(self, table: VendettaTable, source: Source, targets: list[int]) -> None:
        if targets:
            table.next(AskRival(self, source))


class AskRival(AskOfCard):
    def offer(self, table: VendettaTable) -> list[str]:
        return ["seat " + LETTERS[seat] for seat in table.rivals(self.seat, self.place)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        seats = ["seat " + letter for letter in LETTERS[: table.setup.seats]]
        if option not in seats:
            return None
        seat = seats.index(option)
        return Refused("term.rival", seat=seat, yourself=seat == self.seat)

    def answered(self, table: VendettaTable, option: str) -> None:
        owner = LETTERS.index(option[5])
        cards = table.hand[owner]
        table.show_hand(owner)
        table.tell("hand-shown", "mesmerize.you", owner, {"cards": tuple([IDS[card] for card in cards])})
        table.next(PlayAll(self.seat, owner, self.place))


class PlayAll(VendettaStep):
    """One card after another, in an order the player chooses, each with its reactions."""

    def __init__(self, seat: int, owner: int, location: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.owner, self.location)

    def do(self, table: VendettaTable) -> None:
        if table.hand[self.owner]:
            table.next(AskPlayNext(self.seat, self.owner, self.location), self)


class AskPlayNext(VendettaAsk):
    rule: ClassVar[str] = "clash.own-timing"

    def __init__(self, seat: int, owner: int, location: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.owner, self.location)

    def offer(self, table: VendettaTable) -> list[str]:
        return ["play " + IDS[card] for card in table.hand[self.owner]]

    def answered(self, table: VendettaTable, option: str) -> None:
        play(table, self.seat, NUMBER[option[5:]], self.location, True, 0)

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("play ") and option[5:] in NUMBER
        return Refused("clash.own-timing", card=option[5:]) if known else None


@dataclass(frozen=True)
class PlayTopCard(VendettaEffect):
    """The top card of your deck is played here face up; a card of your choice is shuffled in when the round ends."""

    def do(self, table: VendettaTable, source: Source) -> None:
        card = table.draw_card(source.seat)
        if card == NONE:
            return
        table.shuffles[source.seat] += 1
        effect = CARD[card].effect
        if ACTS[card] == AFTER_REVELATION and effect is not None:
            table.next(Act(source.seat, card, source.place, effect))
        play(table, source.seat, card, source.place, True, 0)


# ---- cards taken back, cards turned down


@dataclass(frozen=True)
class TakeBackCards(VendettaEffect):
    """You may take cards from your Position here back to the hand; then something follows for each."""

    then: Effect

    def do(self, table: VendettaTable, source: Source) -> None:
        table.next(AskTakeBack(self, source, ()))


class AskTakeBack(Draft):
    """Which cards, one by one, until it is enough."""

    def __init__(self, effect: Effect, source: Source, chosen: tuple[int, ...]) -> None:
        super().__init__(source.seat, chosen)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.effect, self.source, self.chosen)

    def asked_by(self, table: Table) -> str:
        return table.choice_rule

    def facts(self, table: Table) -> dict[str, Fact]:
        return {
            "card": IDS[self.source.card],
            "at": table.name_of(self.source.place),
            "chosen": tuple([IDS[card] for card in self.chosen]),
        }

    def choosing(self, chosen: tuple[int, ...]) -> AskTakeBack:
        return AskTakeBack(self.effect, self.source, chosen)

    def redealt(self, dealt: dict[int, int]) -> Step:
        return self.choosing(tuple([dealt.get(card, card) for card in self.chosen]))

    def choosable(self, table: Table) -> list[int]:
        mine = vendetta(table).cards_of(self.source.place, self.seat)
        return [card for card in mine if card not in self.chosen]

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("take ") and option[5:] in NUMBER
        return Refused("term.position", card=option[5:]) if known else None

    def carry_out(self, table: Table, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, TakeBackCards)
        here = vendetta(table)
        if not self.chosen:
            here.tell("declined", self.asked_by(here), self.seat, {"card": IDS[self.source.card]})
            return
        for card in self.chosen:
            return_to_hand(here, card, "prep.may")
        here.tally = len(self.chosen)
        effect.then.apply(here, self.source)


@dataclass(frozen=True)
class TurnDownCards(VendettaEffect):
    """You may turn cards on your Position here face down; every face-down card there has this Power now."""

    power: int

    def do(self, table: VendettaTable, source: Source) -> None:
        table.assault[source.seat] = self.power
        table.next(AskTurnDown(self, source))


class AskTurnDown(AskOfCard):
    def offer(self, table: VendettaTable) -> list[str]:
        mine = table.cards_of(self.place, self.seat)
        return ["done"] + ["turn " + IDS[card] for card in mine if table.up[card]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_turned(vendetta(table), self.seat, self.place, option)

    def answered(self, table: VendettaTable, option: str) -> None:
        if option != "done":
            turn_down(table, self.seat, NUMBER[option[5:]])
            table.next(self)


def why_not_turned(table: VendettaTable, seat: int, location: int, option: str) -> Refused | None:
    """Why a card cannot be turned face down: it is so already, or it does not lie there."""
    card = NUMBER.get(option[5:], NONE)
    if not option.startswith("turn ") or card == NONE:
        return None
    mine = card in table.cards_of(location, seat)
    return Refused("card.face-down-dead" if mine else "term.position", card=IDS[card])


# ---- right after Revelation


@dataclass(frozen=True)
class Auction(Hit):
    """You and each Rival bid Blood in secret; the lowest turns a card face down; then the bids are paid."""

    def group(self) -> Who:
        return EACH_RIVAL

    def strike(self, table: VendettaTable, source: Source, targets: list[int]) -> None:
        if not targets:
            return
        bidders = [seat for seat in table.in_turn_order() if seat == source.seat or seat in targets]
        table.bids = [0] * table.setup.seats
        table.next(
            Together(tuple([AskBid(seat, source.card) for seat in bidders])),
            SettleAuction(source.seat, source.place, source.card, tuple(bidders)),
        )


class AskBid(AskAbout):
    """From nothing to all but the last. [blood.last-play]"""

    rule: ClassVar[str] = "blood.last-play"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card]}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["bid " + str(amount) for amount in range(table.blood[self.seat])]

    def answered(self, table: VendettaTable, option: str) -> None:
        table.bids[self.seat] = int(option[4:])

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option.startswith("bid ") and amount_in(option[4:]) >= 0:
            limit = vendetta(table).blood[self.seat] - 1
            return Refused("blood.last-play", asked=amount_in(option[4:]), limit=limit)
        return None


class AuctionStep(VendettaStep):
    """A step of an auction that this seat's card holds."""

    def __init__(self, seat: int, location: int, card: int, bidders: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.card: Final = card
        self.bidders: Final = bidders

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.card, self.bidders)


class SettleAuction(AuctionStep):
    """Bids are shown; the lowest bidder, on a tie the latest in turn order, turns a card face down. [ties.fiorenza]"""

    def do(self, table: VendettaTable) -> None:
        table.taught = EVERYONE
        for seat in self.bidders:
            table.tell("bid-shown", "clash.same-timing", seat, {"amount": table.bids[seat], "card": IDS[self.card]})
        lowest = min([table.bids[seat] for seat in self.bidders])
        tied = [seat for seat in self.bidders if table.bids[seat] == lowest]
        if len(tied) > 1:
            tied = [seat for seat in tied if not table.has_ally(seat, CARD_WITH[WinsTies])]
        loser = tied[-1]
        table.tell("lowest-bid", "order.ties", loser, {"amount": lowest})
        pay = PayBids(self.seat, self.location, self.card, self.bidders)
        if any(table.up[card] for card in table.cards_of(self.location, loser)):
            table.next(AskTurnOneDown(loser, self.location, self.card), pay)
        else:
            table.next(pay)


class AskTurnOneDown(VendettaAsk):
    rule: ClassVar[str] = "card.face-down-dead"

    def __init__(self, seat: int, location: int, card: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.location, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "at": vendetta(table).name_of(self.location)}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["turn " + IDS[card] for card in table.cards_of(self.location, self.seat) if table.up[card]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return why_not_turned(vendetta(table), self.seat, self.location, option)

    def answered(self, table: VendettaTable, option: str) -> None:
        turn_down(table, self.seat, NUMBER[option[5:]])


class PayBids(AuctionStep):
    """The auctioneer's bid is put on their Position; the others Lose theirs, in turn order."""

    def do(self, table: VendettaTable) -> None:
        table.deploy_blood(self.seat, self.location, table.bids[self.seat], "plan.deployed", from_bank=False)
        for seat in self.bidders:
            if seat != self.seat and not table.out[seat]:
                bleed(table, seat, table.bids[seat], Source(self.seat, self.location, self.card), stolen=False)


@dataclass(frozen=True)
class PickCardAgainst(VendettaEffect):
    """Pick a face-up card on a Rival's Position here: its Lose and Steal do nothing to you, and you Gain its written
    Power in Blood."""

    def do(self, table: VendettaTable, source: Source) -> None:
        if pickable(table, source.seat, source.place):
            table.next(AskPickCard(self, source))


def pickable(table: VendettaTable, seat: int, location: int) -> list[int]:
    rivals = table.rivals(seat, location)
    return [card for rival in rivals for card in table.cards_of(location, rival) if table.up[card]]


class AskPickCard(AskOfCard):
    rule: ClassVar[str] = "reveal.passive-window"

    def offer(self, table: VendettaTable) -> list[str]:
        return ["pick " + IDS[card] for card in pickable(table, self.seat, self.place)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("pick ") and option[5:] in NUMBER
        return Refused("reveal.passive-window", card=option[5:]) if known else None

    def answered(self, table: VendettaTable, option: str) -> None:
        picked = NUMBER[option[5:]]
        table.immunities = [*table.immunities, self.seat * 64 + picked]
        table.tell("card-picked", "reveal.passive-window", self.seat, {"card": IDS[self.card], "picked": IDS[picked]})
        table.gain_blood(self.seat, POWER[picked], "reveal.passive-window")


# ---- during Revelation


@dataclass(frozen=True)
class RevealForBlood(Hit):
    """Each Rival, for each face-down card here: Lose this much Blood and turn it up, or leave it face down."""

    blood: int

    def group(self) -> Who:
        return EACH_RIVAL

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return len(to_reveal(table, seat, source.place)) > 0

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        down = to_reveal(table, seat, source.place)
        table.next(*[AskReveal(seat, source.seat, source.place, source.card, card, self.blood) for card in down])


def to_reveal(table: VendettaTable, seat: int, location: int) -> list[int]:
    """The face-down cards on this Position that Revelation would turn up. [reveal.all]"""
    return [card for card in table.cards_of(location, seat) if not table.up[card] and card not in table.kept_down]


class AskReveal(VendettaAsk):
    rule: ClassVar[str] = "effect.choose-possible"

    def __init__(self, seat: int, user: int, place: int, card: int, hidden: int, blood: int) -> None:
        super().__init__(seat)
        self.user: Final = user
        self.place: Final = place
        self.card: Final = card
        self.hidden: Final = hidden
        self.blood: Final = blood

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.user, self.place, self.card, self.hidden, self.blood)

    def redealt(self, dealt: dict[int, int]) -> Step:
        hidden = dealt.get(self.hidden, self.hidden)
        return AskReveal(self.seat, self.user, self.place, self.card, hidden, self.blood)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "by": self.user, "hidden": IDS[self.hidden], "amount": self.blood}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["reveal", "leave"]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "leave":
            table.kept_down = [*table.kept_down, self.hidden]
            at = table.name_of(self.place)
            knowers = table.seen[self.hidden]
            table.tell("left-down", "reveal.all", self.seat, {"at": at}, {"card": IDS[self.hidden]}, knowers)
            return
        # The Blood is Lost first: a card does nothing for its own revelation.
        if not table.out[self.user]:
            bleed(table, self.seat, self.blood, Source(self.user, self.place, self.card), stolen=False)
        reveal(table, self.hidden)


def reveal(table: VendettaTable, card: int) -> None:
    """A face-down card is turned up. [reveal.all]"""
    table.turn_up(card)
    at = table.name_of(table.location_of(card))
    table.tell("revealed", "reveal.all", table.holder(card), {"card": IDS[card], "at": at})
