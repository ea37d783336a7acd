"""French: what stands around the effects of a card of Vendetta. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.french.vendetta.abilities import ABILITIES
from gloam.words.french.vendetta.effects import AGREED, EFFECTS, SEVERAL
from gloam.words.french.vendetta.nouns import TERMS
from gloam.words.phrases import Phrases
from gloam.words.vendetta.reading import Reader

SENTENCES: Final[dict[str, str]] = {
    # ---- facts
    "clan-card": "{kind} · Puissance {power}",
    "feeds": "nourriture {feed}",
    "influence": "{amount} Influence",
    "drained": "une fois drainée : {blood} Sang, {influence} Influence",
    "relic": "Relique · {influence} Influence",
    "location-card": "Carte Lieu",
    # ---- sentences
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
    # ---- around effects
    "blood": "{amount} Sang",
    "half-your-pool": "la moitié du Sang de votre Réserve, arrondie à l'inférieur",
    "for-each": " par {one}",
    "for-every": " par tranche de 2 {several}",
    "then": ". Ensuite, ",
    "may": "vous pouvez {first}",
    "if-you-do": "{offer}. Si vous le faites, {then}",
    "if": "{condition}, {then}",
    "otherwise": "{then} ; sinon, {other}",
    "either": "{choices}",
    "or": ", ou bien ",
    "they-choose": "{who} choisit : {choices}",
    "they-choose.winner": "si un autre joueur a gagné ici, il choisit : {choices}",
    "lose": "{who} perd {amount}",
    "lose.them": "il perd {amount}",
    "steal": "[volez|voler] {amount} à {who}",
    "steal.them": "vous lui volez {amount}",
    "steal.each": "[volez|voler] à {who} {amount}{each}",
    "steal.each.them": "vous lui volez {amount}{each}",
    "remove": "{who} rend à la Banque {amount} déployés ici{each}",
    "remove.one": "{who} rend à la Banque {amount} déployé ici{each}",
    "half": "[prenez|prendre] {goal} la moitié du Sang de {who} ici, arrondie au supérieur",
    "half.them": "la moitié de son Sang déployé ici, arrondie au supérieur, passe {goal}",
    "half.to-pool": "dans votre Réserve",
    "half.to-position": "sur votre Position",
    "deploy": "vous pouvez placer jusqu'à {blood} Sang de votre Réserve sur votre Position ici",
    "deploy.each": "vous pouvez placer du Sang de votre Réserve sur votre Position ici, au plus 1{each}",
    "more": "{blood} Sang de plus",
    "less": "{blood} Sang de moins",
    "plus": "+{power} de Puissance",
    "minus": "Puissance réduite de {power}",
    "up-to": ", +{power} au plus",
    "down-to-0": ", sans descendre sous 0",
}

READER: Final[Reader] = Reader(TERMS, SENTENCES, Phrases(EFFECTS | ABILITIES), SEVERAL, AGREED)
