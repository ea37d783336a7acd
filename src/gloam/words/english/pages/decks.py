"""What the pages say of decks, where players bring them, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- bringing one
    "decks.allowed": "Which decks may be brought",
    "decks.pool.ready": "Ready decks only",
    "decks.pool.ready.text": "Everyone plays one of the ready decks. Their lists are open to all.",
    "decks.pool.core": "The core box",
    "decks.pool.core.text": "Decks of one's own as well, made of cards from the core box.",
    "decks.pool.any": "Anything lawful",
    "decks.pool.any.text": "Any deck that keeps the rules. So far every card here is from the core box.",
    "decks.here.ready": "At this table ready decks are played.",
    "decks.here.core": "At this table everyone may bring a deck of their own, made of cards from the core box.",
    "decks.here.any": "At this table everyone may bring any lawful deck.",
    "decks.yours": "Your deck",
    "decks.yours.text": "Nobody else sees a list of your own, before the game or in it.",
    "decks.dealt": "One that is left",
    "decks.dealt.text": "When the game begins you are dealt a ready deck that nobody else plays.",
    "decks.own": "yours",
    "decks.see": "See all decks, or build one",
    "waiting.deck.dealt": "is dealt a deck",
    "waiting.deck.ready": "brings {deck}",
    "waiting.deck.own": "brings a deck of their own",
    # ---- what goes wrong
    "trouble.no-decks": "Nobody brings a deck to this game.",
    "trouble.no-deck": "There is no such deck among yours.",
    "trouble.deck-ready": "At this table only ready decks are played.",
    "trouble.deck-core": "At this table decks are made of cards from the core box, and this one has others.",
    "trouble.deck-unlawful": "This deck cannot be played yet. {why}",
    "trouble.deck-others": "A deck of your own is for your own seat; the other seats get ready ones.",
}
