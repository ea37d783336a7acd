"""English: what stands around the effects of a card of Blood Orders. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.words.blood_orders.reading import Reader
from gloam.words.english.blood_orders.effects import EFFECTS, SEVERAL
from gloam.words.english.blood_orders.nouns import TERMS, amount, pile
from gloam.words.english.grammar import listing
from gloam.words.phrases import Phrases

SENTENCES: Final[dict[str, str]] = {
    # ---- facts
    "victim": "Victim · Act {act}",
    "fear": "fear {fear}",
    "vampire": "Vampire",
    "location": "Location · Act {act}",
    "ritual": "Ritual · Act {act}",
    # ---- sentences
    "dusk": "Dusk ({cost} influence): {effect}",
    "dawn": "Dawn: {effect}",
    "once-a-day": "once per Day: {effect}",
    "to-acquire": "to acquire it: {needs}",
    "needs": "at least {victims}, and {blood} blood",
    "victims.one": "1 Victim card",
    "victims.many": "{count} Victim cards",
    "of-classes": " of {classes} different classes",
    "with-symbols": " with {symbols} in all",
    "symbols.one": "1 {kind} symbol",
    "symbols.many": "{count} {kind} symbols",
    "from.rulebook": "From the rulebook.",
    "from.house": "Ours: the publisher's cards are not at hand.",
    # ---- around effects
    "for-each": "for each {one}",
    "for-every": "for every {number} {several}",
    "first-for-each": "for each {one}, {parts}",
    "at-most": ", at most {most}",
    "at-most-of-each": ", at most {most} of each",
    "at-most-more": ", at most {most} more",
    "may": "you may {offer}",
    "to": "{cost} to {effect}",
    "either": "either {choices}",
    "or": ", or ",
    "then": ". Then ",
    "and": "and",
    "or-number": "or",
    "gain": "gain {gains}",
    "gain-then-more": "gain {gain}, then {number} more {each}{limit}",
    "and-more": "{gain}. Then you may {cost} to gain {number} more",
    "raise": "raise",
    "lower": "lower",
    "raise-fear": "raise your fear by {spaces}",
    "lower-fear": "lower your fear by {spaces}",
    "night.either": "{amount} tokens, blood or influence in any mix,",
    "night.blood": "{amount} blood",
    "where.other": "another Quarter",
    "where.any": "any Quarter",
    "catacombs.one": "a Bleeder or an Elder",
    "catacombs.many": "{count} Bleeders or Elders of your choice",
    "top.one": "card",
    "top.many": "{count} cards",
    "cards.one": "1 card",
    "cards.many": "{count} cards",
    # ---- Rituals
    "extra": "your {kind} orders with at least 1 card count {more}",
    "extra.contested": (
        "in a Contested action, your order counts {more} if it has at least 1 card; they do not help it to "
        "overcome fear"
    ),
    "more-symbols.one": "1 extra {kind} symbol",
    "more-symbols.many": "{count} extra {kind} symbols",
    "first-cards.one": "the first card you feed costs",
    "first-cards.many": "the first {count} cards you feed cost",
    "first-vampires.one": "the first Bleeder or Elder you feed costs",
    "first-vampires.many": "the first {count} Bleeders or Elders you feed cost",
    "more-cards.one": "1 more card",
    "more-cards.many": "{count} more cards",
    "spaces.one": "1 space",
    "spaces.many": "{count} spaces",
    "more-points.one": "1 extra victory point",
    "more-points.many": "{count} extra victory points",
    "this-included": ", this one included",
    "after-dawn": "after each Dawn action you take",
    "after-night": "after each Night action you take",
    "after-opponents-dusk": "after each Dusk action an opponent takes",
    "after-contest-won": "after you win a Contested action",
}

READER: Final[Reader] = Reader(TERMS, SENTENCES, Phrases(EFFECTS), SEVERAL, listing, amount, pile)
