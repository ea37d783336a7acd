"""Ce que disent les pages de Rivals, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "game.rivals": "Rivals",
    "home.facts.rivals": "2 à 4 joueurs · 45 min",
    "home.text.rivals": (
        "Formez une coterie, envoyez-la dans les rues de San Francisco, et abattez votre Rival avant d'être la proie "
        "vous-même. On gagne à 13 Cabale."
    ),
    "invite.seats.rivals": "On joue à deux, à trois ou à quatre, chacun avec son propre deck.",
    "variant.first-game": "Le vampire à la plus haute Puissance du Sang mène chaque coterie.",
    "variant.late-prince": "Prince de la Cité n'arrive dans La Rue qu'après les premières cartes révélées.",
    "variant.custom-decks": "Chacun apporte son propre deck.",
    "variant.first-print": "Sept cartes se jouent telles qu'elles furent imprimées d'abord.",
    "cards.vampires-of": "{clan} : vampires",
    "cards.attacks": "Attaques",
    "cards.reactions": "Réactions",
    "cards.actions": "Actions",
    "cards.havens": "Refuges",
    "cards.agendas": "Cabales",
    "cards.city": "Deck Cité",
    "end.how.win.tie-active": "en tant que joueur actif",
    "end.how.win.tie-prestige": "grâce au Prestige",
    "end.points.rivals.one": "{count} Cabale",
    "end.points.rivals.many": "{count} Cabale",
    "end.total.rivals": "Cabale",
    "end.rounds.turn.one": "{count} tour",
    "end.rounds.turn.many": "{count} tours",
}
