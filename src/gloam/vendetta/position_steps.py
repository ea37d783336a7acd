"""Does a written step fit the table? Each kind of step looks for what it speaks of."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import AskEffect, EffectStep, GoOn, InOrder
from gloam.core.codec import Codec
from gloam.core.effect import Effect, Source
from gloam.core.step import Step, Together
from gloam.vendetta.abilities import (
    CARD_WITH,
    REACTIONS,
    AddToTotal,
    ChangePick,
    WithdrawToHere,
)
from gloam.vendetta.acting import Act
from gloam.vendetta.auction import AskBid, Auction, AuctionStep
from gloam.vendetta.catalogue import CARD, CLAN_CARDS, IDS, LOCATION_CARD, RELIC, RELICS, RESOLUTION_START
from gloam.vendetta.conflict import AskAddToTotal, AskSpare
from gloam.vendetta.hand_building import AskKeep
from gloam.vendetta.hits import AskChoice, AskTeammate, Strike
from gloam.vendetta.planning import AskPlace, NextTurn
from gloam.vendetta.playing import AskReaction, React
from gloam.vendetta.relics import AskRelic, RelicEffect
from gloam.vendetta.rounds import AskShuffle, StartRound
from gloam.vendetta.setup import AskClan, AskOfferedRelic, ClansChosen, DealOut, SetUp
from gloam.vendetta.table import NONE, VendettaTable
from gloam.vendetta.turning import AskReveal, AskTakeBack
from gloam.vendetta.whole_hands import PlayTheirHand
from gloam.vendetta.withdraw import STAY, WITHDRAW, AskChangePick, AskCloak, AskWithdraw

SETTING_UP: Final = (SetUp, AskClan, ClansChosen, AskOfferedRelic, DealOut)


def fits(table: VendettaTable, step: Step, steps: list[Step], codec: Codec) -> bool:
    if isinstance(step, (AskKeep, AskWithdraw, AskBid)):
        return asked_together(table, step, steps)
    if isinstance(step, SETTING_UP):
        return choices_fit(table, step, steps)
    if isinstance(step, StartRound):
        return starts(table, step, step is steps[0])
    if isinstance(step, NextTurn):
        return len(step.order) > 0 and len(set(step.order)) == len(step.order)
    if isinstance(step, (React, AskReaction)):
        return len(set(step.noted)) == len(step.noted) and all(card in reacting() for card in step.noted)
    if isinstance(step, AuctionStep):
        return bids_fit(table, step, steps)
    return effect_fits(step, codec) and ask_fits(table, step)


def asked_together(table: VendettaTable, ask: Step, steps: list[Step]) -> bool:
    if isinstance(ask, AskKeep):
        return len(table.drawn[ask.seat]) > 0
    if isinstance(ask, AskWithdraw):
        return table.resolving != NONE and table.present(ask.seat, table.resolving)
    below = steps[1] if len(steps) > 1 else None
    return (
        isinstance(ask, AskBid)
        and isinstance(below, AuctionStep)
        and ask.seat in below.bidders
        and ask.card == below.card
        and table.blood[ask.seat] > 0
    )


def choices_fit(table: VendettaTable, step: Step, steps: list[Step]) -> bool:
    """Everyone without a clan is asked for one, once, and there are enough; the same with Relics."""
    open_to = [seat for seat, clan in enumerate(table.clan) if clan == NONE]
    asked = [other.seat for other in steps if isinstance(other, AskClan)]
    wanting = [other.seat for other in steps if isinstance(other, AskOfferedRelic)]
    if isinstance(step, SetUp):
        return len(open_to) == table.setup.seats
    if isinstance(step, DealOut):
        return sorted(asked) == open_to
    if isinstance(step, AskClan):
        return step.seat in open_to and asked.count(step.seat) == 1 and len(asked) <= len(table.clan_offer)
    if isinstance(step, AskOfferedRelic):
        offered = table.relic[step.seat] == NONE and len(wanting) <= len(table.relic_offer)
        return offered and wanting.count(step.seat) == 1
    return True


def starts(table: VendettaTable, step: StartRound, now: bool) -> bool:
    """The next round comes after this one; a round that is only just to begin may be written as begun."""
    return step.round == table.round + 1 or (now and step.round == table.round)


def reacting() -> list[int]:
    """The cards that react to a play."""
    return [card for card, _ in REACTIONS]


def bids_fit(table: VendettaTable, step: AuctionStep, steps: list[Step]) -> bool:
    """Everyone bids once and can pay, unless bids are still to be made."""
    bidders = step.bidders
    made = not isinstance(steps[0], Together) or step is not steps[1]
    paid = all(table.bids[seat] < table.blood[seat] or table.out[seat] for seat in bidders) or not made
    asked = [ask.seat for ask in steps[0].asks] if isinstance(steps[0], Together) and not made else list(bidders)
    return paid and step.seat in bidders and len(set(bidders)) == len(bidders) and sorted(asked) == sorted(bidders)


# ---- effects


def effect_fits(step: Step, codec: Codec) -> bool:
    """What a card does is printed on it; a clan card acts where it lies, all others nowhere."""
    if isinstance(step, Act):
        return step.effect == CARD[step.card].effect
    if isinstance(step, AskTeammate):
        return placed(codec, step.hit, step.source)
    if isinstance(step, AskChoice):
        return placed(codec, step.choice, step.source())
    if not isinstance(step, (EffectStep, AskEffect, AskTakeBack)):
        return True
    if isinstance(step, GoOn) and not (isinstance(step.effect, InOrder) and step.done < len(step.effect.effects)):
        return False
    if isinstance(step, Strike) and (not step.targets or isinstance(step.effect, (Auction, PlayTheirHand))):
        return False
    return placed(codec, step.effect, step.source) and not isinstance(step.effect, RelicEffect)


def placed(codec: Codec, effect: Effect, source: Source) -> bool:
    if source.card == NONE or effect not in codec.printed.get(IDS[source.card], []):
        return False
    of_location = LOCATION_CARD <= source.card < RELIC
    return (source.card < CLAN_CARDS) == (source.place != NONE) and of_location == (source.seat == NONE)


# ---- questions


def ask_fits(table: VendettaTable, step: Step) -> bool:
    """What is asked about is there."""
    if step.seat != NONE and table.out[step.seat]:
        return True  # and will be dropped
    if isinstance(step, (AskSpare, AskTeammate)):
        return table.mate(step.seat) != NONE
    if isinstance(step, (AskRelic, AskAddToTotal, AskChangePick)):
        return relic_fits(table, step)
    if isinstance(step, AskPlace):
        return step.card in table.hand[step.seat]
    if isinstance(step, AskShuffle):
        return table.shuffles[step.seat] > 0
    if isinstance(step, AskReveal):
        return table.spot[step.hidden] == table.spot_of(step.place, step.seat) and not table.up[step.hidden]
    if isinstance(step, AskTakeBack):
        mine = table.cards_of(step.source.place, step.seat)
        return len(set(step.chosen)) == len(step.chosen) and all(card in mine for card in step.chosen)
    if isinstance(step, AskCloak):
        cloak = CARD_WITH[WithdrawToHere]
        return table.working(cloak) and table.holder(cloak) == step.seat and table.location_of(cloak) != step.location
    return True


def relic_fits(table: VendettaTable, step: AskRelic | AskAddToTotal | AskChangePick) -> bool:
    if isinstance(step, AskRelic):
        relic = table.relic[step.seat]
        return table.has_relic(step.seat, relic) and relic != NONE and RELICS[relic - RELIC].moment == RESOLUTION_START
    if table.resolving == NONE:
        return False
    if isinstance(step, AskAddToTotal):
        return table.has_relic(step.seat, CARD_WITH[AddToTotal])
    return table.has_relic(step.seat, CARD_WITH[ChangePick]) and table.picks[step.seat] in (STAY, WITHDRAW)
