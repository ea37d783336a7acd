"""English: what cards of Vendetta do by being there, and how they count."""

from __future__ import annotations

from typing import Final

from gloam.vendetta import abilities as can
from gloam.vendetta import conditions
from gloam.vendetta import power as counting
from gloam.words.phrases import Table

BRING: Final = "put {x.blood} Blood from the Bank on your Position"
ABILITIES: Final[Table] = {
    # ---- clan cards
    can.WhenOpponentPlaysElsewhere: "whenever an opponent plays a card at another Location, {then}",
    can.WhenOpponentPlaysHere: f"whenever an opponent plays a card here, {BRING} here",
    can.OnlyFaceDownHere: (
        "during Planning, opponents can play cards here only face down, and you may look at those cards. Whenever "
        f"anyone plays a card face down here, {BRING} here"
    ),
    can.FrenzyOfRivalHere: "whenever you send a Rival here into Frenzy, gain {x.influence} extra Influence",
    can.WithdrawToHere: (
        "when you withdraw from another Location, you may move all your cards and Blood from there to your "
        "Position here instead"
    ),
    can.BloodPerCardWithdrawn: (
        f"when you withdraw from another Location, {BRING} here for each card you move that way"
    ),
    can.UnhurtFromHere: "effects from this Location can neither make you lose Blood nor steal it from you",
    can.BloodStaysHere: "all Blood you lose or spend goes onto your Position here instead of to the Bank",
    can.WhenYouBleedHere: "whenever you spend or lose Blood here, or have it stolen, {then}",
    can.InsteadOfDrainingHere: (
        "if you enter Frenzy while this Location is being resolved, you may turn this card face down and gain "
        "{x.blood} Blood instead of draining a card"
    ),
    # ---- Allies
    can.BloodWhenYouPlayAtHaven: f"whenever you play a card at the Prince's Haven, {BRING} there",
    can.FaceDownCost: "playing a card face down costs you {change}",
    can.WinsTies: "you win every tie you are part of",
    can.NeverDrained: "cannot be drained, not even in a Frenzy",
    can.FrenzyInfluence: "whenever you send an opponent into Frenzy, gain {x.influence} extra Influence",
    can.FrenzyBlood: "whenever you send an opponent into Frenzy, gain {x.blood} Blood",
    can.LookForBlood: (
        "on your turns, and before you choose to stay or withdraw, you may spend {x.blood} Blood to look at a "
        "face-down card anywhere, as often as you like"
    ),
    can.DiablerieTokens: "draining this Vampire gives you {x.tokens} Diablerie tokens instead of 1",
    can.OnlyHumanAtEnd: (
        "at the end of the game, worth {x.influence} extra Influence if this is the only Human in your Alliance"
    ),
    can.KeepBoth: (
        "in Hand Building, you may keep both cards you draw and put one you had before under your Clan deck"
    ),
    can.DrainedFirst: "if you enter Frenzy, this is the card you drain",
    # ---- Location cards and Relics
    can.TakeBackWhenDone: (
        "when this Location is finished, each player may take up to {x.blood} of their Blood from here back into "
        "their Pool"
    ),
    can.FrenzyHere: "whoever sends an opponent into Frenzy here gains {x.influence} extra Influence",
    can.FirstBloodHere: (
        "the first time each round a player plays Blood here on their turn, {x.blood} Blood from the Bank is added "
        "to it"
    ),
    can.FaceDownCostHere: "playing a card face down here costs {change}",
    can.NoPreparation: "this Location has no Preparation Step",
    can.WithdrawToll: "when a player picks Withdraw here, {then} once they have left",
    can.ThirdTakesVictim: "the player ranked 3rd here takes a Victim too",
    can.InsteadOfDraining: "when you would drain a card in a Frenzy: gain {x.blood} Blood instead",
    can.AddToTotal: "when the totals are known at a Location where you are: add {x.power} to yours",
    can.ChangePick: "when the choices to stay or withdraw are shown: change yours",
    # ---- how a card counts, and on what condition
    counting.CopyHighest: "this card's Power is the highest printed Power among all face-up cards here",
    counting.HalveRivals: "the printed Power of your Rivals' face-up cards here is halved, rounded down",
    counting.ZeroHighest: (
        "among your Rivals' face-up cards here, the highest printed Power becomes 0 on each card that has it"
    ),
    counting.BloodWorth: "each Blood on your Position here is worth {x.power} Power instead of 1",
    conditions.WithBloodHere: "if you have Blood here",
    conditions.AtHaven: "at the Prince's Haven",
    conditions.FewestFaceUp: "if nobody here has fewer face-up cards than you",
    conditions.Won: "if you won here",
    conditions.Rewarded: "if you received an Ally or a Victim as a reward here",
}
