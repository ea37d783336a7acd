"""English: what cards of Vendetta do by being there, and how they count."""

from __future__ import annotations

from gloam.core.effect import Condition
from gloam.vendetta import abilities as can
from gloam.vendetta.catalogue import Ability, PowerRule
from gloam.vendetta.power import (
    AtHaven,
    BloodWorth,
    CopyHighest,
    FewestFaceUp,
    HalveRivals,
    Plus,
    WithBloodHere,
    ZeroHighest,
)
from gloam.words.english.vendetta.effects import counted, effect


def condition(x: Condition) -> str:
    match x:
        case WithBloodHere():
            return "if you have Blood here"
        case AtHaven():
            return "at the Prince's Haven"
        case FewestFaceUp():
            return "if nobody here has fewer face-up cards than you"
    raise AssertionError(f"no words for {x!r}")


def plus(x: Plus) -> str:
    more = f"+{x.amount} Power" if x.amount > 0 else f"this card has {-x.amount} less Power"
    each = "" if x.per is None else f" for each {counted(x.per)[0]}"
    limit = f", up to +{x.at_most}" if x.at_most else ", down to 0" if x.amount < 0 and each else ""
    return more + each + limit + ("" if x.when is None else f" {condition(x.when)}")


def power(x: PowerRule) -> str:
    """How a card counts, as a clause."""
    match x:
        case Plus():
            return plus(x)
        case CopyHighest():
            return "this card's Power is the highest printed Power among all face-up cards here"
        case HalveRivals():
            return "the printed Power of your Rivals' face-up cards here is halved, rounded down"
        case ZeroHighest():
            return "among your Rivals' face-up cards here, the highest printed Power becomes 0 on each card that has it"
        case BloodWorth():
            return f"each Blood on your Position here is worth {x.power} Power instead of 1"
    raise AssertionError(f"no words for {x!r}")


def change(amount: int) -> str:
    return f"{abs(amount)} Blood {'more' if amount > 0 else 'less'}"


def bring(amount: int, where: str = "here") -> str:
    return f"put {amount} Blood from the Bank on your Position {where}"


def ability(x: Ability) -> str:
    """A clan card's ability, as a clause."""
    match x:
        case can.WhenOpponentPlaysElsewhere():
            return f"whenever an opponent plays a card at another Location, {effect(x.then)}"
        case can.WhenOpponentPlaysHere():
            return f"whenever an opponent plays a card here, {bring(x.blood)}"
        case can.OnlyFaceDownHere():
            only = "during Planning, opponents can play cards here only face down, and you may look at those cards"
            return f"{only}. Whenever anyone plays a card face down here, {bring(x.blood)}"
        case can.FrenzyOfRivalHere():
            return f"whenever you send a Rival here into Frenzy, gain {x.influence} extra Influence"
        case can.WithdrawToHere():
            goal = "you may move all your cards and Blood from there to your Position here instead"
            return f"when you withdraw from another Location, {goal}"
        case can.BloodPerCardWithdrawn():
            return f"when you withdraw from another Location, {bring(x.blood)} for each card you move that way"
        case can.UnhurtFromHere():
            return "effects from this Location can neither make you lose Blood nor steal it from you"
        case can.BloodStaysHere():
            return "all Blood you lose or spend goes onto your Position here instead of to the Bank"
        case can.WhenYouBleedHere():
            return f"whenever you spend or lose Blood here, or have it stolen, {effect(x.then)}"
        case can.InsteadOfDrainingHere():
            when = "if you enter Frenzy while this Location is being resolved"
            return f"{when}, you may turn this card face down and gain {x.blood} Blood instead of draining a card"
    return ally_ability(x)


def ally_ability(x: Ability) -> str:
    match x:
        case can.BloodWhenYouPlayAtHaven():
            return f"whenever you play a card at the Prince's Haven, {bring(x.blood, 'there')}"
        case can.FaceDownCost():
            return f"playing a card face down costs you {change(x.change)}"
        case can.WinsTies():
            return "you win every tie you are part of"
        case can.NeverDrained():
            return "cannot be drained, not even in a Frenzy"
        case can.FrenzyInfluence():
            return f"whenever you send an opponent into Frenzy, gain {x.influence} extra Influence"
        case can.FrenzyBlood():
            return f"whenever you send an opponent into Frenzy, gain {x.blood} Blood"
        case can.LookForBlood():
            when = "on your turns, and before you choose to stay or withdraw"
            return f"{when}, you may spend 1 Blood to look at a face-down card anywhere, as often as you like"
        case can.DiablerieTokens():
            return f"draining this Vampire gives you {x.tokens} Diablerie tokens instead of 1"
        case can.OnlyHumanAtEnd():
            only = "if this is the only Human in your Alliance"
            return f"at the end of the game, worth {x.influence} extra Influence {only}"
        case can.KeepBoth():
            return "in Hand Building, you may keep both cards you draw and put one you had before under your Clan deck"
        case can.DrainedFirst():
            return "if you enter Frenzy, this is the card you drain"
    return other_ability(x)


def other_ability(x: Ability) -> str:
    """Location cards and Relics."""
    match x:
        case can.TakeBackWhenDone():
            when = "when this Location is finished"
            return f"{when}, each player may take up to {x.blood} of their Blood from here back into their Pool"
        case can.FrenzyHere():
            return f"whoever sends an opponent into Frenzy here gains {x.influence} extra Influence"
        case can.FirstBloodHere():
            when = "the first time each round a player plays Blood here on their turn"
            return f"{when}, {x.blood} Blood from the Bank is added to it"
        case can.FaceDownCostHere():
            return f"playing a card face down here costs {change(x.change)}"
        case can.NoPreparation():
            return "this Location has no Preparation Step"
        case can.WithdrawToll():
            return f"when a player picks Withdraw here, {effect(x.then)} once they have left"
        case can.ThirdTakesVictim():
            return "the player ranked 3rd here takes a Victim too"
        case can.InsteadOfDraining():
            return f"when you would drain a card in a Frenzy: gain {x.blood} Blood instead"
        case can.AddToTotal():
            return f"when the totals are known at a Location where you are: add {x.power} to yours"
        case can.ChangePick():
            return "when the choices to stay or withdraw are shown: change yours"
    raise AssertionError(f"no words for {x!r}")
