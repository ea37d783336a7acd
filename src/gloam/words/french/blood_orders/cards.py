"""French: what stands around the effects of a card of Blood Orders. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.blood_orders.reading import Reader
from gloam.words.french.blood_orders.effects import EFFECTS, SEVERAL
from gloam.words.french.blood_orders.nouns import TERMS, amount, pile
from gloam.words.french.grammar import listing
from gloam.words.phrases import Phrases

SENTENCES: Final[dict[str, str]] = {
    # ---- facts
    "victim": "Victime · Acte {act}",
    "fear": "Peur {fear}",
    "vampire": "Vampire",
    "location": "Lieu · Acte {act}",
    "ritual": "Rituel · Acte {act}",
    # ---- sentences
    "dusk": "Crépuscule ({cost} Influence) : {effect}",
    "dawn": "Aube : {effect}",
    "once-a-day": "une fois par Jour : {effect}",
    "to-acquire": "pour l'acquérir : {needs}",
    "needs": "au moins {victims}, et {blood} Sang",
    "victims.one": "1 carte Victime",
    "victims.many": "{count} cartes Victime",
    "of-classes": " de {classes} classes différentes",
    "with-symbols": " totalisant {symbols}",
    "symbols.one": "1 symbole {kind}",
    "symbols.many": "{count} symboles {kind}",
    "from.rulebook": "Tirée du livret de règles.",
    "from.house": "De notre cru : nous n'avons pas les cartes de l'éditeur.",
    # ---- around effects
    "for-each": "par {one}",
    "for-every": "par tranche de {number} {several}",
    "first-for-each": "pour chaque {one}, {parts}",
    "at-most": ", au plus {most}",
    "at-most-of-each": ", au plus {most} de chaque",
    "at-most-more": ", au plus {most} de plus",
    "may": "vous pouvez {offer}",
    "to": "{cost} pour {effect}",
    "either": "au choix, {choices}",
    "or": ", ou bien ",
    "then": ". Ensuite, ",
    "and": "et",
    "or-number": "ou",
    "gain": "[gagnez|gagner] {gains}",
    "gain-then-more": "[gagnez|gagner] {gain}, puis {number} de plus {each}{limit}",
    "and-more": "{gain}. Ensuite, vous pouvez {cost} pour en gagner {number} de plus",
    "raise": "[augmentez|augmenter]",
    "lower": "[baissez|baisser]",
    "raise-fear": "[augmentez|augmenter] votre Peur de {spaces}",
    "lower-fear": "[baissez|baisser] votre Peur de {spaces}",
    "night.either": "{amount} jetons au choix, Sang ou Influence,",
    "night.blood": "{amount} Sang",
    "where.other": "d'un autre Quartier",
    "where.any": "de n'importe quel Quartier",
    "catacombs.one": "un Saigneur ou un Ancien",
    "catacombs.many": "{count} Saigneurs ou Anciens au choix",
    "top.one": "la première carte",
    "top.many": "les {count} premières cartes",
    "cards.one": "1 carte",
    "cards.many": "{count} cartes",
    # ---- Rituals
    "extra": "vos ordres {kind} qui ont au moins 1 carte comptent {more}",
    "extra.contested": (
        "dans une action disputée, votre ordre compte {more} s'il a au moins 1 carte ; cela n'aide pas à vaincre "
        "la Peur"
    ),
    "more-symbols.one": "1 symbole {kind} de plus",
    "more-symbols.many": "{count} symboles {kind} de plus",
    "first-cards.one": "la première carte que vous nourrissez ne coûte",
    "first-cards.many": "les {count} premières cartes que vous nourrissez ne coûtent",
    "first-vampires.one": "le premier Saigneur ou Ancien que vous nourrissez ne coûte",
    "first-vampires.many": "les {count} premiers Saigneurs ou Anciens que vous nourrissez ne coûtent",
    "more-cards.one": "1 carte",
    "more-cards.many": "{count} cartes",
    "spaces.one": "1 case",
    "spaces.many": "{count} cases",
    "more-points.one": "1 point de victoire de plus",
    "more-points.many": "{count} points de victoire de plus",
    "this-included": ", celui-ci compris",
    "after-dawn": "après chacune de vos actions Aube",
    "after-night": "après chacune de vos actions Nuit",
    "after-opponents-dusk": "après chaque action Crépuscule d'un adversaire",
    "after-contest-won": "après chaque action disputée que vous remportez",
}

READER: Final[Reader] = Reader(TERMS, SENTENCES, Phrases(EFFECTS), SEVERAL, listing, amount, pile)
