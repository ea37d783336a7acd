"""English: what the cards of Vendetta do."""

from __future__ import annotations

from typing import Final

from gloam.core import choices
from gloam.core.effect import Amount, Effect, Either, Who
from gloam.vendetta import auction, conditions, counts, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.words.forms import BARE, ORDER, SAID, Form, capital
from gloam.words.phrases import Phrases

WHO: Final = Phrases(
    {
        counts.EachRival: "each Rival",
        counts.EachOpponent: "each opponent",
        counts.ThatPlayer: "that player",
        counts.TheWinner: "the winner here",
        counts.EachOpponentWithoutCardHere: "each opponent without a card here",
    }
)
ONE: Final = Phrases(  # of what is counted
    {
        counts.YourPool: "Blood in your Pool",
        counts.YourAlliance: "card in your Alliance",
        counts.BloodHere: "Blood deployed here, anyone's",
        counts.YourCardsHere: "card on your Position here, this one included",
        counts.AllCardsHere: "card on any Position here, this one included",
        counts.RivalsHere: "Rival here",
        counts.CardsTakenBack: "card taken back",
    }
)
SEVERAL: Final = Phrases(
    {
        counts.YourPool: "Blood in your Pool",
        counts.YourAlliance: "cards in your Alliance",
        counts.BloodHere: "Blood deployed here, no matter whose",
        counts.YourCardsHere: "cards on your Position here",
        counts.AllCardsHere: "cards on all Positions here",
        counts.RivalsHere: "Rivals here",
        counts.CardsTakenBack: "cards taken back",
    }
)
CONDITIONS: Final = Phrases(
    {
        conditions.WithBloodHere: "if you have Blood here",
        conditions.AtHaven: "at the Prince's Haven",
        conditions.FewestFaceUp: "if nobody here has fewer face-up cards than you",
        conditions.Won: "if you won here",
        conditions.Rewarded: "if you received an Ally or a Victim as a reward here",
    }
)
PHRASES: Final = Phrases(
    {
        own.Gain: "gain {amount}{each}",
        own.GainUpTo: (
            "gain Blood until your Pool holds {x.pool}. If it already holds {x.pool} or more, gain {x.otherwise} Blood "
            "instead"
        ),
        own.Spend: "spend {amount}{each}",
        own.PutBlood: "put {x.amount} Blood from the Bank on your Position here",
        own.ReturnBlood: "return all your Blood from here to your Pool",
        own.Exchange: (
            "swap the Blood in your Pool with your Blood here, then add {x.more} Blood from the Bank to your Position"
        ),
        own.TakeVictim: "take a Victim into your Alliance",
        own.DrawToHand: "put the top card of your Clan deck into your hand",
        own.MoveThisToHaven: "move this card to your Position at the Prince's Haven",
        own.TurnThisDown: "turn this card face down",
        own.WithdrawHere: "withdraw from here",
        own.MoveHalfBlood: "you may move half of your Blood here, rounded up, to your Position at another Location",
        hits.TakeInfluence: "they give you {x.amount} Influence",
        hits.SkipSteps: "they take no part in Preparation and Aftermath here",
        whole_hands.PlayYourHand: "play every card left in your hand here, face up",
        whole_hands.PlayTheirHand: (
            "choose a Rival. Play every card left in that player's hand face up on your own Position here"
        ),
        whole_hands.PlayTopCard: (
            "play the top card of your Clan deck here, face up. At the end of the round, shuffle a card of your choice "
            "from your hand into that deck"
        ),
        turning.TakeBackCards: (
            "you may take any number of cards from your Position here back to hand, this one included. {Then}"
        ),
        turning.TurnDownCards: (
            "you may turn any number of cards on your Position here face down. Every face-down card there now has "
            "{x.power} Power"
        ),
        auction.Auction: (
            "you and each Rival secretly bid Blood from your Pools. The lowest bidder turns one of their face-up cards "
            "here face down. Then your bid goes onto your Position here, and each Rival loses theirs"
        ),
        immunity.PickCardAgainst: (
            "choose a face-up card on a Rival's Position here. That card can neither make you lose Blood nor steal it "
            "from you, and you gain Blood equal to its printed Power"
        ),
        turning.RevealForBlood: (
            "each Rival chooses for each of their face-down cards here: lose {x.blood} Blood and turn it face up, or "
            "leave it face down"
        ),
        relics.ReturnDrained: "put a card you have drained back into your Alliance",
        relics.LookAtLocation: "look at every face-down card at one Location",
        relics.DiscardToken: "discard one of your Diablerie tokens",
        relics.BloodEverywhere: (
            "put {x.amount} Blood from your Pool on your Position at every Location in turn, but never your last Blood"
        ),
    }
)
YIELDED: Final = Phrases(  # follows "chooses to"
    {
        hits.Steal: "let {amount} be stolen",
        hits.TakeInfluence: "hand over {x.amount} Influence",
        hits.TakeHalfDeployed: "hand over half of the Blood here, rounded up",
        hits.SkipSteps: "take no part in Preparation and Aftermath here",
    }
)


def who(group: Who, form: Form = ORDER) -> str:
    return "them" if form == SAID and isinstance(group, counts.ThatPlayer) else WHO.of(group)


def loser(group: Who, form: Form) -> str:
    """Who loses, and that they do."""
    return "they lose" if form == SAID else f"{who(group)} loses"


def blood(amount: Amount) -> tuple[str, str]:
    """So much Blood, and for each of what: "1 Blood", " for each card in your Alliance"."""
    match amount:
        case int():
            return f"{amount} Blood", ""
        case counts.RoundNumber():
            return "Blood equal to the round number", ""
        case Either(condition=conditions.Won()):
            return f"{amount.otherwise} Blood, or {amount.so} {CONDITIONS.of(amount.condition)}", ""
        case counts.BloodThatLeft():
            return "as much Blood", ""
        case counts.Half():
            return "1 Blood", f" for every 2 {SEVERAL.of(amount.of_what)}"
    return "1 Blood", f" for each {ONE.of(amount)}"


def cost(amount: Amount) -> tuple[str, str]:
    match amount:
        case counts.Half(of_what=counts.YourPool()):
            return "half the Blood in your Pool, rounded down", ""
    return blood(amount)


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause: an order and what follows "may" are the same in English."""
    match x:
        case own.Gain():
            amount, each = blood(x.amount)
            return PHRASES.of(x, form, amount=amount, each=each)
        case own.Spend():
            amount, each = cost(x.amount)
            return PHRASES.of(x, form, amount=amount, each=each)
        case own.DeployFromPool():
            if isinstance(x.up_to, int):
                return f"you may put up to {x.up_to} Blood from your Pool on your Position here"
            return f"you may put Blood from your Pool on your Position here, up to 1{blood(x.up_to)[1]}"
        case turning.TakeBackCards():
            then = effect(x.then)
            return PHRASES.of(x, form, then=then, Then=capital(then))
        case choices.If():
            then = f"{CONDITIONS.of(x.condition)}, {effect(x.then)}"
            return then if x.otherwise is None else f"{then}; otherwise, {effect(x.otherwise)}"
        case choices.InOrder():
            return ". Then ".join([effect(part) for part in x.effects])
        case choices.May():
            offer = f"you may {effect(x.first, BARE)}"
            return offer if x.then is None else f"{offer}. If you do, {effect(x.then)}"
        case choices.ChooseOne():
            return "either " + ", or ".join([effect(choice) for choice in x.choices])
    return hit(x, form)


def hit(x: Effect, form: Form) -> str:
    """What is done to others."""
    match x:
        case hits.TheyChoose():
            winner = x.who == counts.TheWinner()
            someone = "if another player won here, they choose" if winner else f"{who(x.who)} chooses"
            return f"{someone} one: {', or '.join([effect(choice, SAID) for choice in x.choices])}"
        case hits.Lose() if x.what == hits.INFLUENCE:
            return f"{loser(x.who, form)} {x.amount} Influence"
        case hits.Lose():
            return f"{loser(x.who, form)} {''.join(blood(x.amount))}"
        case hits.Steal():
            amount, each = blood(x.amount)
            return f"{'you ' if form == SAID else ''}steal {amount} from {who(x.who, form)}{each}"
        case hits.RemoveDeployed():
            amount, each = blood(x.amount)
            return f"{who(x.who)} returns {amount} from here to the Bank{each}"
        case hits.TakeHalfDeployed():
            goal = "into your Pool" if x.to_pool else "onto your Position"
            if form == SAID:
                return f"half of their Blood here, rounded up, goes {goal}"
            return f"take half of {who(x.who)}'s Blood here, rounded up, {goal}"
    return PHRASES.of(x, form)


def yielded(x: Effect) -> str:
    """What a player agrees to who chooses this for themselves."""
    match x:
        case hits.Lose():
            return f"lose {x.amount} {'Influence' if x.what == hits.INFLUENCE else 'Blood'}"
        case hits.Steal():
            return YIELDED.of(x, amount=blood(x.amount)[0])
    return YIELDED.of(x)
