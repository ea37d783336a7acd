"""English: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.words.phrases import Phrases, Table

CHOOSE_ORDER: Final = "choose an unresolved Order token of an opponent"
EFFECTS: Final[Table] = {
    own.Pay: "pay {amount}",
    # ---- dice, Quarters and cards
    quarters.ShiftAllDice: "{shift} every Quarter's fear die by {spaces}",
    quarters.ShiftDie: "choose a Quarter and {shift} its fear die by {spaces}",
    quarters.ShiftDieUpTo: "you may raise or lower one Quarter's fear die by {up_to}",
    quarters.TakeFromNight: "take {what} from the Night space of a Quarter of your choice",
    quarters.CopyLocation: (
        "carry out the effect of the Location in {where}, which counts as the active Quarter meanwhile"
    ),
    quarters.ReplaceVictim: (
        "discard the Victim of another Quarter and replace it with the top card of the Victim deck; the fear die "
        "there is set anew, the Night tokens stay"
    ),
    own.TakeCatacombs: "take {cards} into your hand",
    own.DrawVictims: "draw the top {cards} of the Victim deck into your hand",
    own.Recover: "return up to {cards} from your Torpor to your hand",
    own.DiscardVictim: "discard a Victim card from your hand",
    # ---- opponents and Order tokens
    own.Steal: "steal {pile} from an opponent of your choice",
    own.OpponentFear: "raise the fear of an opponent of your choice by {x.spaces}",
    own.OpponentDiscards: "an opponent of your choice picks a card from their hand and discards it",
    tokens.MoveOwnOrder: "you may move one of your unresolved Order tokens to another Quarter",
    tokens.OpponentMovesOrder: f"{CHOOSE_ORDER}. Its owner must move it to another Quarter, which they pick",
    tokens.SendHome: (f"{CHOOSE_ORDER}. It goes back to its owner, and the cards assigned to it return to their hand"),
    tokens.LoseAssigned: (
        f"{CHOOSE_ORDER}. Its owner picks one of the cards assigned to it and moves it to their Torpor"
    ),
    tokens.LookAtToken: "look at a face-down Order token of an opponent, anywhere on the board",
    tokens.AddToOrder: (
        "assign a card from your hand to one of your Order tokens that is not placed yet or lies at a Quarter's "
        "entrance"
    ),
    # ---- Rituals
    standing.DuskDiscount: "your Dusk actions cost {x.influence} influence less, but never less than 0",
    standing.FreeFeeding: "in each Cleanup, {first} no blood",
    standing.LargerHand: "at the end of Cleanup, you may keep {cards} in hand",
    standing.LessNightFear: "your Night actions raise your fear by {x.spaces} less, but never lower it",
    standing.LessScoredFear: (
        "when the game is scored, your fear counts as if it were {spaces} lower, but never below 0"
    ),
    standing.WinsContestTies: "if you are tied for the most symbols in a Contested action, you win it",
    standing.After: "{after}, {then}",
    standing.EndPoints: "when the game is scored, you get {points}",
    # ---- one of what is counted
    counts.CatacombsInHand: "Bleeder or Elder in your hand",
    counts.VictimsInHand: "Victim card in your hand",
    counts.ClassesInHand: "different Victim class in your hand",
    counts.YourRituals: "Ritual you have acquired",
    counts.YourInfluence: "influence you have",
    counts.PipsHere: "pip on this Quarter's fear die",
}
SEVERAL: Final = Phrases(  # of what is counted
    {
        counts.CatacombsInHand: "Bleeders and Elders in your hand",
        counts.VictimsInHand: "Victim cards in your hand",
        counts.ClassesInHand: "different Victim classes in your hand",
        counts.YourRituals: "Rituals you have acquired",
        counts.YourInfluence: "influence you have",
        counts.PipsHere: "pips on this Quarter's fear die",
    }
)
