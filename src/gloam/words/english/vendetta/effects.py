"""English: what the cards of Vendetta do."""

from __future__ import annotations

from gloam.core import choices
from gloam.core.effect import Amount, Count, Effect, Who
from gloam.vendetta import auction, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.vendetta.catalogue import (
    AFTER_REVELATION,
    BEFORE_REVELATION,
    DURING_REVELATION,
    PICKS_CARRIED_OUT,
    PLANNING_END,
)
from gloam.vendetta.counts import (
    AllCardsHere,
    BloodHere,
    BloodThatLeft,
    CardsTakenBack,
    EachOpponent,
    EachOpponentWithoutCardHere,
    EachRival,
    Half,
    IfWon,
    RivalsHere,
    RoundNumber,
    ThatPlayer,
    TheWinner,
    YourAlliance,
    YourCardsHere,
    YourPool,
)
from gloam.words.forms import BARE, ORDER, SAID, Form, capital


def who(group: Who, form: Form = ORDER) -> str:
    match group:
        case EachRival():
            return "each Rival"
        case EachOpponent():
            return "each opponent"
        case ThatPlayer():
            return "them" if form == SAID else "that player"
        case TheWinner():
            return "the winner here"
        case EachOpponentWithoutCardHere():
            return "each opponent without a card here"
    raise AssertionError(f"no words for {group!r}")


def loser(group: Who, form: Form) -> str:
    """Who loses, and that they do."""
    return "they lose" if form == SAID else f"{who(group)} loses"


def counted(count: Count) -> tuple[str, str]:
    """What is counted: one of it, several of it."""
    match count:
        case YourPool():
            return "Blood in your Pool", "Blood in your Pool"
        case YourAlliance():
            return "card in your Alliance", "cards in your Alliance"
        case BloodHere():
            return "Blood deployed here, anyone's", "Blood deployed here, no matter whose"
        case YourCardsHere():
            return "card on your Position here, this one included", "cards on your Position here"
        case AllCardsHere():
            return "card on any Position here, this one included", "cards on all Positions here"
        case RivalsHere():
            return "Rival here", "Rivals here"
        case CardsTakenBack():
            return "card taken back", "cards taken back"
    raise AssertionError(f"no words for {count!r}")


def blood(amount: Amount) -> tuple[str, str]:
    """So much Blood, and for each of what: "1 Blood", " for each card in your Alliance"."""
    match amount:
        case int():
            return f"{amount} Blood", ""
        case RoundNumber():
            return "Blood equal to the round number", ""
        case IfWon():
            return f"{amount.otherwise} Blood, or {amount.won} if you won here", ""
        case BloodThatLeft():
            return "as much Blood", ""
        case Half():
            return "1 Blood", f" for every 2 {counted(amount.of_what)[1]}"
    return "1 Blood", f" for each {counted(amount)[0]}"


def cost(amount: Amount) -> str:
    match amount:
        case Half(of_what=YourPool()):
            return "half the Blood in your Pool, rounded down"
    return "".join(blood(amount))


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause: an order and what follows "may" are the same in English."""
    match x:
        case own.Gain():
            return "gain " + "".join(blood(x.amount))
        case own.GainUpTo():
            more = f"If it already holds {x.pool} or more, gain {x.otherwise} Blood instead"
            return f"gain Blood until your Pool holds {x.pool}. {more}"
        case own.Spend():
            return f"spend {cost(x.amount)}"
        case own.PutBlood():
            return f"put {x.amount} Blood from the Bank on your Position here"
        case own.ReturnBlood():
            return "return all your Blood from here to your Pool"
        case own.Exchange():
            more = f"then add {x.more} Blood from the Bank to your Position"
            return f"swap the Blood in your Pool with your Blood here, {more}"
        case own.TakeVictim():
            return "take a Victim into your Alliance"
        case own.IfRewarded():
            return f"if you received an Ally or a Victim as a reward here, {effect(x.then)}"
        case own.DrawToHand():
            return "put the top card of your Clan deck into your hand"
        case own.MoveThisToHaven():
            return "move this card to your Position at the Prince's Haven"
        case own.TurnThisDown():
            return "turn this card face down"
        case own.WithdrawHere():
            return "withdraw from here"
        case own.DeployFromPool():
            if isinstance(x.up_to, int):
                return f"you may put up to {x.up_to} Blood from your Pool on your Position here"
            return f"you may put Blood from your Pool on your Position here, up to 1{blood(x.up_to)[1]}"
        case own.MoveHalfBlood():
            return "you may move half of your Blood here, rounded up, to your Position at another Location"
    return composed(x, form)


def composed(x: Effect, form: Form) -> str:
    """Effects made of others."""
    match x:
        case choices.InOrder():
            first, *rest = [effect(part) for part in x.effects]
            return ". ".join([first, *[f"Then {part}" for part in rest]])
        case choices.May():
            offer = f"you may {effect(x.first, BARE)}"
            return offer if x.then is None else f"{offer}. If you do, {effect(x.then)}"
        case choices.ChooseOne():
            return "either " + ", or ".join([effect(choice) for choice in x.choices])
        case hits.TheyChoose():
            someone = "if another player won here, they choose" if x.who == TheWinner() else f"{who(x.who)} chooses"
            return f"{someone} one: {', or '.join([effect(choice, SAID) for choice in x.choices])}"
    return hit(x, form)


def hit(x: Effect, form: Form) -> str:
    """What is done to others."""
    match x:
        case hits.Lose() if x.what == hits.INFLUENCE:
            return f"{loser(x.who, form)} {x.amount} Influence"
        case hits.Lose():
            return f"{loser(x.who, form)} {''.join(blood(x.amount))}"
        case hits.Steal():
            amount, each = blood(x.amount)
            return f"{'you ' if form == SAID else ''}steal {amount} from {who(x.who, form)}{each}"
        case hits.TakeInfluence():
            return f"they give you {x.amount} Influence"
        case hits.RemoveDeployed():
            amount, each = blood(x.amount)
            return f"{who(x.who)} returns {amount} from here to the Bank{each}"
        case hits.TakeHalfDeployed() if form == SAID:
            goal = "into your Pool" if x.to_pool else "onto your Position"
            return f"half of their Blood here, rounded up, goes {goal}"
        case hits.TakeHalfDeployed():
            goal = "into your Pool" if x.to_pool else "onto your Position"
            return f"take half of {who(x.who)}'s Blood here, rounded up, {goal}"
        case hits.SkipSteps():
            return "they take no part in Preparation and Aftermath here"
    return scheme(x)


def scheme(x: Effect) -> str:
    """The effects that are a small game of their own, and the Relics'."""
    match x:
        case whole_hands.PlayYourHand():
            return "play every card left in your hand here, face up"
        case whole_hands.PlayTheirHand():
            return "choose a Rival. Play every card left in that player's hand face up on your own Position here"
        case whole_hands.PlayTopCard():
            later = "At the end of the round, shuffle a card of your choice from your hand into that deck"
            return f"play the top card of your Clan deck here, face up. {later}"
        case turning.TakeBackCards():
            offer = "you may take any number of cards from your Position here back to hand, this one included"
            return f"{offer}. {capital(effect(x.then))}"
        case turning.TurnDownCards():
            offer = "you may turn any number of cards on your Position here face down"
            return f"{offer}. Every face-down card there now has {x.power} Power"
        case auction.Auction():
            bids = "you and each Rival secretly bid Blood from your Pools"
            lowest = "The lowest bidder turns one of their face-up cards here face down"
            return f"{bids}. {lowest}. Then your bid goes onto your Position here, and each Rival loses theirs"
        case immunity.PickCardAgainst():
            pick = "choose a face-up card on a Rival's Position here"
            shield = "That card can neither make you lose Blood nor steal it from you"
            return f"{pick}. {shield}, and you gain Blood equal to its printed Power"
        case turning.RevealForBlood():
            choice = f"lose {x.blood} Blood and turn it face up, or leave it face down"
            return f"each Rival chooses for each of their face-down cards here: {choice}"
        case relics.ReturnDrained():
            return "put a card you have drained back into your Alliance"
        case relics.LookAtLocation():
            return "look at every face-down card at one Location"
        case relics.DiscardToken():
            return "discard one of your Diablerie tokens"
        case relics.BloodEverywhere():
            where = "on your Position at every Location in turn, but never your last Blood"
            return f"put {x.amount} Blood from your Pool {where}"
    raise AssertionError(f"no words for {x!r}")


def yielded(x: Effect) -> str:
    """What a player agrees to who chooses this for themselves: follows "chooses to"."""
    match x:
        case hits.Steal():
            return f"let {blood(x.amount)[0]} be stolen"
        case hits.Lose():
            return f"lose {x.amount} {'Influence' if x.what == hits.INFLUENCE else 'Blood'}"
        case hits.TakeInfluence():
            return f"hand over {x.amount} Influence"
        case hits.TakeHalfDeployed():
            return "hand over half of the Blood here, rounded up"
        case hits.SkipSteps():
            return "take no part in Preparation and Aftermath here"
    raise AssertionError(f"no words for {x!r}")


def moment(name: str) -> str:
    """When a card acts whose kind does not say it: how its text begins."""
    match name:
        case "":
            return ""
        case x if x == PLANNING_END:
            return "at the end of Planning, "
        case x if x == PICKS_CARRIED_OUT:
            return "once everyone here has stayed or withdrawn, "
        case x if x == BEFORE_REVELATION:
            return "before Revelation, "
        case x if x == DURING_REVELATION:
            return "during Revelation, "
        case x if x == AFTER_REVELATION:
            return "right after Revelation, "
    raise AssertionError(f"no words for the moment {name!r}")
