"""French: decks, Leaders, Rivals and first hands. Each part belongs to the sentences of its kind. Same keys and same
order as its English twin."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "list.": "une liste personnelle",
    "list.rule-the-streets": "Rule the Streets",
    "list.beautiful-people": "Beautiful People",
    "list.kings-and-tyrants": "Kings and Tyrants",
    "list.the-big-picture": "The Big Picture",
    "variant.first-game": "première partie",
    "variant.late-prince": "Prince tardif",
    "variant.custom-decks": "decks personnalisés",
    "variant.first-print": "première édition",
}

EVENTS: Final[dict[str, str]] = {
    "deck": "[vous apportez|{who} apporte] un deck, {list}, et [prenez|prend] {prestige} Prestige",
    "city-deck": "le deck Cité a {cards:carte|cartes} ; {out:Événement reste|Événements restent} dans la boîte",
    "leader": "[votre Meneur|le Meneur {who:of}] est {card}",
    "haven-revealed": "[votre Refuge|le Refuge {who:of}] est {card}",
    "first-player": "[vous êtes|{who} est] le Joueur 1",
    "leaders-clash": "{seats} commencent avec {card} : on enchérit",
    "bid": "[vous enchérissez|{who} enchérit] à {amount} Prestige",
    "bid-passed": "[vous passez|{who} passe]",
    "bid-won": "[vous gardez|{who} garde] {card} pour {amount} Prestige",
    "leader-paid": "[vous payez|{who} paie] {amount} Prestige, le Sang {card:of}",
    "rival-own": "[vous tirez votre propre numéro et retirez|{who} tire son propre numéro et retire]",
    "rival": "[votre Rival|le Rival {who:of}] est {foe}",
    "dealt": "[vous commencez|{who} commence] avec {library} cartes Bibliothèque et {vampires:vampire|vampires}",
    "late-prince": "{card} est mélangé au deck Cité",
}

PROMPTS: Final[dict[str, str]] = {
    "AskLeader": "Avec quel vampire commencez-vous ? Tous les Meneurs sont révélés ensemble.",
    "AskBid": "D'autres commencent aussi avec {card}. Combien de Prestige offrez-vous ?",
    "AskBid.raise": "{foe} offre {amount} Prestige pour {card}. Offrez-vous davantage ?",
}  # the last where the question has an amount

OPTIONS: Final[dict[str, str]] = {
    "lead": "Commencer avec {card}",
    "bid": "Offrir {amount} Prestige",
    "AskBid.pass": "Passer, et commencer avec un autre",
}

REFUSALS: Final[dict[str, str]] = {
    "comp.players": "Rivals se joue à 2, 3 ou 4, pas à {players}.",
    "setup.no-mulligan": "On garde sa main de départ telle quelle.",
    "setup.leader-choice": "{card} n'est aucun des vampires de ce deck.",
    "setup.leader-highest": (
        "Dans une première partie mène la plus haute Puissance du Sang, ou qui la liste nomme : pas {card}."
    ),
    "leader.bid-order": "Vous ouvrez l'enchère pour {card} : 0 ou plus.",
    "leader.bid-raise": "Une offre de {amount} ne dépasse pas {high} : offrez davantage, ou passez.",
    "leader.bid-limit": (
        "Vous pouvez offrir {limit} au plus, pour payer le Meneur et garder 1 Prestige ; {amount}, c'est trop."
    ),
    "leader.bid-lose": "{card} est déjà face visible chez {seat} : choisissez un autre vampire.",
    "deck.faction": (
        "Un deck faction est de {needed} vampires de noms différents ; celui-ci en a {vampires}, avec {different} noms "
        "différents."
    ),
    "deck.library-size": "Une Bibliothèque a de {least} à {most} cartes ; celle-ci en a {cards}.",
    "deck.copies": "Une Bibliothèque a au plus {most} cartes du même nom ; celle-ci a {copies} fois {card}.",
    "deck.neutral-base": "Un deck a un Refuge et une Cabale ; celui-ci a {havens} Refuge et {agendas} Cabale.",
}
