"""Ce que disent les pages des decks, pour les jeux où l'on en apporte, en français. Mêmes clés et même ordre que son
jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- bringing one
    "decks.allowed": "Quels decks peut-on apporter",
    "decks.pool.ready": "Seulement des decks prêts",
    "decks.pool.ready.text": "Chacun joue l'un des decks prêts. Leurs listes sont connues de tous.",
    "decks.pool.core": "La boîte de base",
    "decks.pool.core.text": "Aussi des decks personnels, faits de cartes de la boîte de base.",
    "decks.pool.any": "Tout ce que les règles permettent",
    "decks.pool.any.text": (
        "N'importe quel deck conforme aux règles. Pour l'instant, toutes les cartes viennent de la boîte de base."
    ),
    "decks.here.ready": "À cette table, on joue des decks prêts.",
    "decks.here.core": "À cette table, chacun peut apporter son propre deck, fait de cartes de la boîte de base.",
    "decks.here.any": "À cette table, chacun peut apporter n'importe quel deck conforme aux règles.",
    "decks.yours": "Votre deck",
    "decks.yours.text": "Personne d'autre ne voit une liste à vous, ni avant la partie ni pendant.",
    "decks.dealt": "L'un de ceux qui restent",
    "decks.dealt.text": "Au début de la partie, vous recevez un deck prêt que personne d'autre ne joue.",
    "decks.own": "à vous",
    "decks.see": "Voir tous les decks, ou en construire un",
    "waiting.deck.dealt": "recevra un deck",
    "waiting.deck.ready": "apporte {deck}",
    "waiting.deck.own": "apporte son propre deck",
    # ---- what goes wrong
    "trouble.no-decks": "Personne n'apporte de deck à ce jeu.",
    "trouble.no-deck": "Il n'y a pas de tel deck parmi les vôtres.",
    "trouble.deck-ready": "À cette table, on ne joue que des decks prêts.",
    "trouble.deck-core": (
        "À cette table, les decks sont faits de cartes de la boîte de base, et celui-ci en a d'autres."
    ),
    "trouble.deck-unlawful": "Ce deck ne peut pas encore être joué. {why}",
    "trouble.deck-others": "Un deck à vous est pour votre place ; les autres reçoivent des decks prêts.",
}
