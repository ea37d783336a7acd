"""What the pages say of decks, where players bring them, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "nav.decks": "Decks",
    "home.decks": "See and build decks",
    # ---- the shelf
    "decks.title": "Decks for {game}",
    "decks.shelf": "Ready decks and yours",
    "decks.kept": (
        "Your decks are kept for this browser, by the cookie that knows your name. Copy a list or a link to take "
        "one elsewhere."
    ),
    "decks.new": "New deck",
    "decks.unnamed": "A deck",
    "decks.ready": "ready",
    "decks.lawful": "lawful",
    "decks.to-mend.one": "{count} to mend",
    "decks.to-mend.many": "{count} to mend",
    "decks.copy-of": "{name}, mine",
    "decks.keep": "Copy it and change it",
    "decks.by-link": "Somebody has given you this deck. Look at it, try it, or keep a copy of your own.",
    # ---- building one
    "decks.cards": "Cards",
    "decks.search": "Name, text or keyword",
    "decks.all": "all",
    "decks.more": "One more",
    "decks.fewer": "One fewer",
    "decks.have": "In the deck:",
    "decks.laws": "The rules of decks",
    "decks.met": "Kept:",
    "decks.unmet": "Broken:",
    "decks.notes": "Lawful, but unwise",
    "decks.this": "This deck",
    "decks.name": "Its name",
    "decks.rename": "Rename",
    "decks.copy": "Copy it",
    "decks.remove": "Throw it away",
    "decks.remove.sure": "It cannot be brought back. Games that were begun with it go on.",
    "decks.remove.yes": "Yes, throw it away",
    "decks.play": "Play {name}?",
    "decks.try": "Try it against bots",
    "decks.friends": "Invite friends",
    "decks.first.one": "One thing to mend first.",
    "decks.first.many": "{count} things to mend first.",
    # ---- lists
    "decks.text": "As text",
    "decks.text.how": (
        "One card a line, the number first; the order does not matter. What comes out here can go in again."
    ),
    "decks.link": "As a link",
    "decks.link.text": "Whoever opens it sees this list as it is now, and may keep a copy.",
    "decks.bring": "Bring in a list",
    "decks.bring.how": (
        "Paste a list, one card a line with its number first, with names in English or French. Small slips are "
        "read and told."
    ),
    "decks.read": "Read it",
    "decks.found": "Read from your list",
    "decks.found.fine": "Every line was read.",
    "decks.wrote": "Line {line}, “{text}”:",
    "decks.was-read": "read as {card}.",
    "decks.nearest": "no card of that name. The nearest:",
    "decks.nothing-near": "no card of that name, nor one like it. It is left out.",
    "decks.keep-list": "Keep this deck",
    # ---- bringing one
    "decks.allowed": "Which decks may be brought",
    "decks.pool.ready": "Ready decks only",
    "decks.pool.ready.text": "Everyone plays one of the ready decks. Their lists are open to all.",
    "decks.pool.core": "The core box",
    "decks.pool.core.text": "Decks of one's own as well, made of cards from the core box.",
    "decks.pool.up-to": "Up to {set}",
    "decks.pool.up-to.text": ("Decks of one's own as well, made of cards from the core box and the sets up to {set}."),
    "decks.pool.any": "Anything lawful",
    "decks.pool.any.text": "Any deck that keeps the rules, with cards of every set that is here.",
    "decks.here.ready": "At this table ready decks are played.",
    "decks.here.core": "At this table everyone may bring a deck of their own, made of cards from the core box.",
    "decks.here.up-to": (
        "At this table everyone may bring a deck of their own, made of cards from the core box and the sets up to "
        "{set}."
    ),
    "decks.here.any": "At this table everyone may bring any lawful deck.",
    "decks.yours": "Your deck",
    "decks.yours.text": "Nobody else sees a list of your own, before the game or in it.",
    "decks.dealt": "One that is left",
    "decks.dealt.text": "When the game begins you are dealt a ready deck that nobody else plays.",
    "decks.tells": "With {cards}.",
    "decks.own": "yours",
    "decks.see": "See all decks, or build one",
    "decks.see.ready": "See what is in them",
    "waiting.deck.dealt": "is dealt a deck",
    "waiting.deck.ready": "brings {deck}",
    "waiting.deck.own": "brings a deck of their own",
    # ---- a card's page
    "cards.words": "The words on it",
    "cards.in-decks": "In decks",
    "cards.in-no-deck": "In none of the ready decks.",
    "cards.in-yours": "In {count} of your {all} decks.",
    "cards.answered": "What answers it",
    "language.own": "English",
    # ---- what goes wrong
    "trouble.no-decks": "Nobody brings a deck to this game.",
    "trouble.no-deck": "There is no such deck among yours.",
    "trouble.deck-ready": "At this table only ready decks are played.",
    "trouble.deck-core": "At this table decks are made of cards from the core box, and this one has others: {cards}.",
    "trouble.deck-unlawful": "This deck cannot be played yet. {why}",
    "trouble.deck-others": "A deck of your own is for your own seat; the other seats get ready ones.",
    "trouble.deck-name": "A deck needs a name.",
    "trouble.deck-link": "This link leads to no deck. Perhaps its end is missing.",
    "trouble.list-long": "A list has at most {limit} letters.",
    "trouble.too-many-decks": "You keep {limit} decks, as many as one may. Throw one away first.",
}
