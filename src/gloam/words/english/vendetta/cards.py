"""English: what stands around the effects of a card of Vendetta. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.words.english.vendetta.abilities import ability, power
from gloam.words.english.vendetta.effects import effect
from gloam.words.english.vendetta.nouns import TERMS
from gloam.words.vendetta.reading import Reader

SENTENCES: Final[dict[str, str]] = {
    "clan-card": "{kind} · Power {power}",
    "feeds": "feeds {feed}",
    "influence": "{influence} Influence",
    "drained": "drained: {blood} Blood, {influence} Influence",
    "relic": "Relic · {influence} Influence",
    "location-card": "Location card",
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
}

READER: Final = Reader(TERMS, SENTENCES, effect, ability, power)
