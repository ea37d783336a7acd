"""Ce que disent les pages des decks, pour les jeux où l'on en apporte, en français. Mêmes clés et même ordre que son
jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "nav.decks": "Decks",
    "home.decks": "Voir et construire des decks",
    # ---- the shelf
    "decks.title": "Decks pour {game}",
    "decks.shelf": "Les decks prêts et les vôtres",
    "decks.kept": (
        "Vos decks sont gardés pour ce navigateur, par le cookie qui connaît votre nom. Copiez une liste ou un "
        "lien pour en emporter un ailleurs."
    ),
    "decks.new": "Nouveau deck",
    "decks.unnamed": "Un deck",
    "decks.ready": "prêt",
    "decks.lawful": "conforme",
    "decks.to-mend.one": "{count} à corriger",
    "decks.to-mend.many": "{count} à corriger",
    "decks.copy-of": "{name}, à moi",
    "decks.keep": "Le copier et le changer",
    "decks.by-link": "On vous a donné ce deck. Regardez-le, essayez-le, ou gardez-en une copie à vous.",
    # ---- building one
    "decks.cards": "Cartes",
    "decks.search": "Nom, texte ou mot-clé",
    "decks.all": "tout",
    "decks.more": "Une de plus",
    "decks.fewer": "Une de moins",
    "decks.have": "Dans le deck :",
    "decks.laws": "Les règles des decks",
    "decks.met": "Respecté :",
    "decks.unmet": "Enfreint :",
    "decks.notes": "Permis, mais imprudent",
    "decks.this": "Ce deck",
    "decks.name": "Son nom",
    "decks.rename": "Renommer",
    "decks.copy": "Le copier",
    "decks.remove": "Le supprimer",
    "decks.remove.sure": "On ne peut pas le récupérer. Les parties commencées avec lui continuent.",
    "decks.remove.yes": "Oui, le supprimer",
    "decks.play": "Jouer {name} ?",
    "decks.try": "L'essayer contre des robots",
    "decks.friends": "Inviter des amis",
    "decks.first.one": "Une chose à corriger d'abord.",
    "decks.first.many": "{count} choses à corriger d'abord.",
    # ---- lists
    "decks.text": "En texte",
    "decks.text.how": (
        "Une carte par ligne, le nombre d'abord ; l'ordre n'importe pas. Une liste copiée ici peut être recollée ici."
    ),
    "decks.link": "En lien",
    "decks.link.text": "Qui l'ouvre voit cette liste telle qu'elle est maintenant, et peut en garder une copie.",
    "decks.bring": "Apporter une liste",
    "decks.bring.how": (
        "Collez une liste, une carte par ligne avec le nombre d'abord, en anglais ou en français. Les petites "
        "fautes sont lues et signalées."
    ),
    "decks.read": "La lire",
    "decks.found": "Lu dans votre liste",
    "decks.found.fine": "Chaque ligne a été lue.",
    "decks.wrote": "Ligne {line}, « {text} » :",
    "decks.was-read": "lu comme {card}.",
    "decks.nearest": "aucune carte de ce nom. Les plus proches :",
    "decks.nothing-near": "aucune carte de ce nom, ni rien de semblable. La ligne est laissée de côté.",
    "decks.keep-list": "Garder ce deck",
    # ---- bringing one
    "decks.allowed": "Quels decks peut-on apporter",
    "decks.pool.ready": "Seulement des decks prêts",
    "decks.pool.ready.text": "Chacun joue l'un des decks prêts. Leurs listes sont connues de tous.",
    "decks.pool.core": "La boîte de base",
    "decks.pool.core.text": "Aussi des decks personnels, faits de cartes de la boîte de base.",
    "decks.pool.up-to": "Jusqu'à {set}",
    "decks.pool.up-to.text": (
        "Aussi des decks personnels, faits de cartes de la boîte de base et des extensions jusqu'à {set}."
    ),
    "decks.pool.any": "Tout ce que les règles permettent",
    "decks.pool.any.text": "N'importe quel deck conforme aux règles, avec les cartes de toutes les extensions d'ici.",
    "decks.here.ready": "À cette table, on joue des decks prêts.",
    "decks.here.core": "À cette table, chacun peut apporter son propre deck, fait de cartes de la boîte de base.",
    "decks.here.up-to": (
        "À cette table, chacun peut apporter son propre deck, fait de cartes de la boîte de base et des extensions "
        "jusqu'à {set}."
    ),
    "decks.here.any": "À cette table, chacun peut apporter n'importe quel deck conforme aux règles.",
    "decks.yours": "Votre deck",
    "decks.yours.text": "Personne d'autre ne voit une liste à vous, ni avant la partie ni pendant.",
    "decks.dealt": "L'un de ceux qui restent",
    "decks.dealt.text": "Au début de la partie, vous recevez un deck prêt que personne d'autre ne joue.",
    "decks.tells": "Avec {cards}.",
    "decks.own": "à vous",
    "decks.see": "Voir tous les decks, ou en construire un",
    "decks.see.ready": "Voir ce qu'ils contiennent",
    "waiting.deck.dealt": "recevra un deck",
    "waiting.deck.ready": "apporte {deck}",
    "waiting.deck.own": "apporte son propre deck",
    # ---- a card's page
    "cards.words": "Ses mots",
    "cards.in-decks": "Dans les decks",
    "cards.in-no-deck": "Dans aucun des decks prêts.",
    "cards.in-yours": "Dans {count} de vos {all} decks.",
    "cards.answered": "Ce qui y répond",
    "language.own": "Français",
    # ---- what goes wrong
    "trouble.no-decks": "Ce jeu se joue sans deck à apporter.",
    "trouble.no-deck": "Ce deck n'est pas parmi les vôtres.",
    "trouble.deck-ready": "À cette table, on ne joue que des decks prêts.",
    "trouble.deck-core": (
        "À cette table, les decks sont faits de cartes de la boîte de base, et celui-ci en a d'autres : {cards}."
    ),
    "trouble.deck-unlawful": "Ce deck ne peut pas encore être joué. {why}",
    "trouble.deck-others": "Un deck à vous est pour votre place ; les autres reçoivent des decks prêts.",
    "trouble.deck-name": "Un deck a besoin d'un nom.",
    "trouble.deck-link": "Ce lien ne mène à aucun deck. Peut-être en manque-t-il la fin.",
    "trouble.list-long": "Une liste a au plus {limit} caractères.",
    "trouble.too-many-decks": "Vous gardez {limit} decks, le maximum. Supprimez-en un d'abord.",
}
