"""Options as a person types them: names for ids, capitals as they come."""

from __future__ import annotations

from typing import Any, Final

import gloam
from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.terminal.explain import cards_in, names_of

ARTICLES: Final = ("the ", "le ", "la ", "les ", "l'", "l’")


def understood(text: str, question: Question, game: str, view: dict[str, Any]) -> str:
    """The line as the table writes it: "Play hunt at 2 DOWN" is "play BR09 at 2 down". A line may come to any card of
    the hand after its first answer."""
    line = text.casefold()
    ids = {card for option in question.options for card in cards_in(option, game)} | set(view["you"]["hand"])
    names = [(name, card) for card in ids for name in spoken(card)]
    for name, card in sorted(names, key=lambda pair: -len(pair[0])):
        line = line.replace(name, card)
    known = set(gloam.game(game).card_ids())
    return " ".join([as_written(word, known) for word in line.split()])


def spoken(card: str) -> list[str]:
    """A card's names, with and without their article."""
    names = names_of(card)
    return names + [name.removeprefix(article) for name in names for article in ARTICLES if name.startswith(article)]


def as_written(word: str, known: set[str]) -> str:
    upper = word.upper()
    return upper if upper in known or (len(word) == 1 and upper in LETTERS) else word
