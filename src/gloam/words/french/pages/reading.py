"""What the pages of rules, of cards and of trouble say, in French. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- rules and cards alike
    "reading.games": "Jeux",
    "reading.contents": "Sommaire",
    "reading.find": "Chercher",
    "reading.all": "Tout afficher",
    "reading.print": "Imprimer",
    "reading.previous": "Précédente : {name}",
    "reading.next": "Suivante : {name}",
    # ---- rules
    "rules.title": "Règles",
    "rules.of": "Règles de {game}",
    "rules.about": (
        "Toutes les règles que la table fait respecter, point par point, "
        "et toutes les décisions prises là où les règles imprimées laissent un doute."
    ),
    "rules.search": "Chercher dans les règles",
    "rules.hint": "Un mot, ou le nom d'une règle",
    "rules.rules.one": "{count} règle",
    "rules.rules.many": "{count} règles",
    "rules.rulings.one": "{count} décision",
    "rules.rulings.many": "{count} décisions",
    "rules.count": "{rules} et {rulings}.",
    "rules.found": "Résultat : {rules} et {rulings}.",
    "rules.none": "Rien dans ces règles ne parle de « {asked} ». Essayez avec moins de mots.",
    "rules.no-rulings": "Des règles parlent de « {asked} », mais aucune décision.",
    "rules.only-rulings": "Seulement les décisions",
    "rules.rules-too": "Les règles aussi",
    "rules.ruling": "Décision",
    "rules.because": "Pourquoi :",
    "rules.variant": "Seulement avec : {variant}",
    "rules.cards": "Cartes qui en parlent",
    "rules.more-cards": "Les voir toutes",
    "rules.named-cards": "Cartes nommées",
    "rules.chapter": "Dans le même chapitre",
    "rules.in-context": "La lire parmi les autres règles",
    "rules.read": "Lire les règles",
    # ---- cards
    "cards.title": "Cartes",
    "cards.of": "Cartes de {game}",
    "cards.about": "Toutes les cartes, avec leur texte, les décisions qui les concernent et leur origine.",
    "cards.search": "Chercher une carte",
    "cards.hint": "Un nom, ou un mot du texte",
    "cards.kinds": "Types",
    "cards.any": "tout",
    "cards.every-kind": "Toutes",
    "cards.count.one": "{count} carte.",
    "cards.count.many": "{count} cartes.",
    "cards.found.one": "Résultat : {count} carte.",
    "cards.found.many": "Résultat : {count} cartes.",
    "cards.none": "Aucune carte ne correspond. Essayez avec moins de mots.",
    "cards.see": "Voir les cartes",
    "cards.card": "La carte",
    "cards.rulings": "Décisions",
    "cards.no-rulings": "Aucune décision n'a encore été nécessaire pour cette carte.",
    "cards.rules": "Règles sur lesquelles elle s'appuie",
    "cards.facts": "Fiche",
    "cards.other-name": "En anglais",
    "cards.from": "Origine",
    "cards.own": "Effets de notre cru",
    "cards.no-text": "Cette carte n'a pas d'effet.",
    # ---- what is not there, or went wrong
    "trouble.no-game": "Il n'y a pas ici de jeu nommé « {game} ». Il y a : {known}.",
    "trouble.no-rule": (
        "Ces règles n'ont pas d'entrée « {rule} ». Elle a pu changer de nom : la recherche la retrouve par ses mots."
    ),
    "trouble.no-card": "Ce jeu n'a pas de carte « {card} ».",
    "trouble.unreadable": "Ce qui a été envoyé n'a pas pu être lu.",
    "trouble.body-array": "Ce qui a été envoyé est une liste, et non un objet avec un nom pour chaque champ.",
    "trouble.body-string": "Ce qui a été envoyé est un texte, et non un objet avec un nom pour chaque champ.",
    "trouble.body-number": "Ce qui a été envoyé est un nombre, et non un objet avec un nom pour chaque champ.",
    "trouble.body-boolean": "Ce qui a été envoyé est vrai ou faux, et non un objet avec un nom pour chaque champ.",
    "trouble.body-null": "Ce qui a été envoyé est null, et non un objet avec un nom pour chaque champ.",
    "trouble.no-method": "Cette adresse n'accepte pas ce qui lui a été envoyé.",
    "trouble.403": "Pas pour vous",
    "trouble.404": "Rien ici",
    "trouble.405": "Pas de cette façon",
    "trouble.413": "Trop gros",
    "trouble.429": "Trop vite",
    "trouble.500": "C'est notre faute",
}
