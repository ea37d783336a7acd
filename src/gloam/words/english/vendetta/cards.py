"""English: what stands around the effects of a card of Vendetta. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.words.english.vendetta.abilities import ABILITIES
from gloam.words.english.vendetta.effects import AGREED, EFFECTS, SEVERAL
from gloam.words.english.vendetta.nouns import TERMS
from gloam.words.phrases import Phrases
from gloam.words.vendetta.reading import Reader

SENTENCES: Final[dict[str, str]] = {
    # ---- facts
    "clan-card": "{kind} · Power {power}",
    "feeds": "feeds {feed}",
    "influence": "{amount} Influence",
    "drained": "drained: {blood} Blood, {influence} Influence",
    "relic": "Relic · {influence} Influence",
    "location-card": "Location card",
    # ---- sentences
    "no-effect": "no effect, only its Power",
    "moment.": "{effect}",
    "moment.planning-end": "at the end of Planning, {effect}",
    "moment.picks-carried-out": "once everyone here has stayed or withdrawn, {effect}",
    "moment.before-revelation": "before Revelation, {effect}",
    "moment.during-revelation": "during Revelation, {effect}",
    "moment.after-revelation": "right after Revelation, {effect}",
    "moment.won": "when you win this Ally, {effect}",
    "relic.your-turn": "once in the game, on your turn: {effect}",
    "relic.before-your-card": "once in the game, on your turn, before you play your card: {effect}",
    "relic.resolution-start": "once in the game, as Resolution begins: {effect}",
    "relic.always": "once in the game, {effect}",
    "from.rulebook": "From the rulebook.",
    "from.public data": "From public card data.",
    "from.house": "Ours: the publisher's text is not at hand.",
    # ---- around effects
    "blood": "{amount} Blood",
    "half-your-pool": "half the Blood in your Pool, rounded down",
    "for-each": " for each {one}",
    "for-every": " for every 2 {several}",
    "then": ". Then ",
    "may": "you may {first}",
    "if-you-do": "{offer}. If you do, {then}",
    "if": "{condition}, {then}",
    "otherwise": "{then}; otherwise, {other}",
    "either": "either {choices}",
    "or": ", or ",
    "they-choose": "{who} chooses one: {choices}",
    "they-choose.winner": "if another player won here, they choose one: {choices}",
    "lose": "{who} loses {amount}",
    "lose.them": "they lose {amount}",
    "steal": "steal {amount} from {who}",
    "steal.them": "you steal {amount} from them",
    "steal.each": "steal {amount} from {who}{each}",
    "steal.each.them": "you steal {amount} from them{each}",
    "remove": "{who} returns {amount} from here to the Bank{each}",
    "remove.one": "{who} returns {amount} from here to the Bank{each}",
    "half": "take half of {who}'s Blood here, rounded up, {goal}",
    "half.them": "half of their Blood here, rounded up, goes {goal}",
    "half.to-pool": "into your Pool",
    "half.to-position": "onto your Position",
    "deploy": "you may put up to {blood} Blood from your Pool on your Position here",
    "deploy.each": "you may put Blood from your Pool on your Position here, up to 1{each}",
    "more": "{blood} Blood more",
    "less": "{blood} Blood less",
    "plus": "+{power} Power",
    "minus": "this card has {power} less Power",
    "up-to": ", up to +{power}",
    "down-to-0": ", down to 0",
}

READER: Final[Reader] = Reader(TERMS, SENTENCES, Phrases(EFFECTS | ABILITIES), SEVERAL, AGREED)
