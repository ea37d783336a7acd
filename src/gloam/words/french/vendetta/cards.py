"""French: what stands around the effects of a card of Vendetta. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.french.vendetta.abilities import ability, power
from gloam.words.french.vendetta.effects import effect
from gloam.words.french.vendetta.nouns import TERMS
from gloam.words.vendetta.reading import Reader

SENTENCES: Final[dict[str, str]] = {
    "clan-card": "{kind} · Puissance {power}",
    "feeds": "nourriture {feed}",
    "influence": "{influence} Influence",
    "drained": "une fois drainée : {blood} Sang, {influence} Influence",
    "relic": "Relique · {influence} Influence",
    "location-card": "Carte Lieu",
    "no-effect": "aucun effet, seulement sa Puissance",
    "moment.": "{effect}",
    "moment.planning-end": "à la fin de la Planification, {effect}",
    "moment.picks-carried-out": "une fois les Retraits effectués ici, {effect}",
    "moment.before-revelation": "avant la Révélation, {effect}",
    "moment.during-revelation": "pendant la Révélation, {effect}",
    "moment.after-revelation": "juste après la Révélation, {effect}",
    "moment.won": "quand vous remportez cet Allié, {effect}",
    "relic.your-turn": "une fois dans la partie, à votre tour : {effect}",
    "relic.before-your-card": "une fois dans la partie, à votre tour, avant de jouer votre carte : {effect}",
    "relic.resolution-start": "une fois dans la partie, au début de la Résolution : {effect}",
    "relic.always": "une fois dans la partie, {effect}",
    "from.rulebook": "Tirée du livret de règles.",
    "from.public data": "Tirée de données publiques sur les cartes.",
    "from.house": "De notre cru : nous n'avons pas le texte de l'éditeur.",
}

READER: Final = Reader(TERMS, SENTENCES, effect, ability, power)
