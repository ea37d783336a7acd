"""What the pages say of Rivals, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "game.rivals": "Rivals",
    "home.facts.rivals": "2 to 4 players · 45 min",
    "home.text.rivals": (
        "Build a coterie, send it out into the streets of San Francisco, and bring your Rival down before you are "
        "hunted "
        "yourself. 13 Agenda win."
    ),
    "invite.seats.rivals": "Two, three or four play, each with a deck of their own.",
    "variant.first-game": "The vampire with the most Blood Potency leads each coterie.",
    "variant.late-prince": "Prince of the City comes to The Street only after the first cards are revealed.",
    "variant.custom-decks": "Everyone brings a deck of their own.",
    "variant.first-print": "Seven cards are played as they were first printed.",
    "cards.vampires-of": "{clan}: vampires",
    "cards.attacks": "Attacks",
    "cards.reactions": "Reactions",
    "cards.actions": "Actions",
    "cards.havens": "Havens",
    "cards.agendas": "Agendas",
    "cards.city": "City Deck",
    "end.how.win.tie-active": "as the active player",
    "end.how.win.tie-prestige": "by Prestige",
    "end.points.rivals.one": "{count} Agenda",
    "end.points.rivals.many": "{count} Agenda",
    "end.total.rivals": "Agenda",
    "end.rounds.turn.one": "{count} turn",
    "end.rounds.turn.many": "{count} turns",
}
