"""What the pages of rules, of cards and of trouble say, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- rules and cards alike
    "reading.games": "Games",
    "reading.contents": "Contents",
    "reading.find": "Find",
    "reading.all": "Show everything",
    "reading.print": "Print",
    "reading.previous": "Previous: {name}",
    "reading.next": "Next: {name}",
    # ---- rules
    "rules.title": "Rules",
    "rules.of": "Rules of {game}",
    "rules.about": (
        "Every rule the table holds you to, one point at a time, "
        "and every ruling where the printed rules leave a question."
    ),
    "rules.search": "Search the rules",
    "rules.hint": "A word, or the name of a rule",
    "rules.rules.one": "{count} rule",
    "rules.rules.many": "{count} rules",
    "rules.rulings.one": "{count} ruling",
    "rules.rulings.many": "{count} rulings",
    "rules.count": "{rules} and {rulings}.",
    "rules.found": "Found: {rules} and {rulings}.",
    "rules.none": "Nothing in these rules speaks of “{asked}”. Fewer words may find more.",
    "rules.no-rulings": "There are rules about “{asked}”, but no ruling.",
    "rules.only-rulings": "Only rulings",
    "rules.rules-too": "Rules as well",
    "rules.ruling": "Ruling",
    "rules.because": "Why so:",
    "rules.variant": "Only with: {variant}",
    "rules.cards": "Cards that speak of it",
    "rules.more-cards": "All of them",
    "rules.named-cards": "Cards it names",
    "rules.chapter": "In the same chapter",
    "rules.in-context": "Read it among the other rules",
    "rules.read": "Read the rules",
    # ---- cards
    "cards.title": "Cards",
    "cards.of": "Cards of {game}",
    "cards.about": "Every card with its text, its rulings, and where we have it from.",
    "cards.search": "Search the cards",
    "cards.hint": "A name, or a word of the text",
    "cards.kinds": "Kinds",
    "cards.any": "any",
    "cards.every-kind": "All",
    "cards.count.one": "{count} card.",
    "cards.count.many": "{count} cards.",
    "cards.found.one": "Found: {count} card.",
    "cards.found.many": "Found: {count} cards.",
    "cards.none": "No card fits. Fewer words may find more.",
    "cards.see": "See the cards",
    "cards.card": "The card",
    "cards.rulings": "Rulings",
    "cards.no-rulings": "Nobody has needed a ruling on this card yet.",
    "cards.rules": "Rules it leans on",
    "cards.facts": "Facts",
    "cards.other-name": "In French",
    "cards.from": "Where it comes from",
    "cards.own": "Effects of our own",
    "cards.no-text": "This card has no effect.",
    # ---- what is not there, or went wrong
    "trouble.no-game": "There is no game called “{game}” here. There are: {known}.",
    "trouble.no-rule": (
        "These rules have no entry called “{rule}”. It may have been renamed: the search finds it by its words."
    ),
    "trouble.no-card": "This game has no card “{card}”.",
    "trouble.unreadable": "What was sent could not be read.",
    "trouble.body-array": "What was sent is a list, and not an object with a name for each field.",
    "trouble.body-string": "What was sent is a text, and not an object with a name for each field.",
    "trouble.body-number": "What was sent is a number, and not an object with a name for each field.",
    "trouble.body-boolean": "What was sent is true or false, and not an object with a name for each field.",
    "trouble.body-null": "What was sent is null, and not an object with a name for each field.",
    "trouble.no-method": "This address does not take what was sent to it.",
    "trouble.403": "Not for you",
    "trouble.404": "Nothing here",
    "trouble.405": "Not this way",
    "trouble.413": "Too big",
    "trouble.429": "Too fast",
    "trouble.500": "Our fault",
}
