"""English: what the cards of Vendetta do, to whom and how much."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.vendetta import auction, counts, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.words.phrases import Phrases, Table

EFFECTS: Final[Table] = {
    own.Gain: "gain {amount}",
    own.GainUpTo: (
        "gain Blood until your Pool holds {x.pool}. If it already holds {x.pool} or more, gain {x.otherwise} Blood "
        "instead"
    ),
    own.Spend: "spend {amount}",
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
    # ---- to whom
    counts.EachRival: "each Rival",
    counts.EachOpponent: "each opponent",
    counts.ThatPlayer: "that player",
    counts.TheWinner: "the winner here",
    counts.EachOpponentWithoutCardHere: "each opponent without a card here",
    # ---- how much, and one of what is counted
    counts.RoundNumber: "Blood equal to the round number",
    Either: "{x.otherwise} Blood, or {x.so} {condition}",
    counts.BloodThatLeft: "as much Blood",
    counts.YourPool: "Blood in your Pool",
    counts.YourAlliance: "card in your Alliance",
    counts.BloodHere: "Blood deployed here, anyone's",
    counts.YourCardsHere: "card on your Position here, this one included",
    counts.AllCardsHere: "card on any Position here, this one included",
    counts.RivalsHere: "Rival here",
    counts.CardsTakenBack: "card taken back",
}
SEVERAL: Final = Phrases(  # of what is counted
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
AGREED: Final = Phrases(  # follows "chooses to"
    {
        hits.Lose: "lose {amount}",
        hits.Steal: "let {amount} be stolen",
        hits.TakeInfluence: "hand over {x.amount} Influence",
        hits.TakeHalfDeployed: "hand over half of the Blood here, rounded up",
        hits.SkipSteps: "take no part in Preparation and Aftermath here",
    }
)
