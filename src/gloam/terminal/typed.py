"""Options as a person types them: names for ids, capitals as they come."""

from __future__ import annotations

import gloam
from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.terminal.explain import cards_in, names_of


def understood(text: str, question: Question, game: str) -> str:
    """The line as the table writes it: "Play hunt at 2 DOWN" is "play BR09 at 2 down"."""
    line = text.casefold()
    ids = {card for option in question.options for card in cards_in(option, game)}
    names = [(name, card) for card in ids for name in names_of(card)]
    for name, card in sorted(names, key=lambda pair: -len(pair[0])):
        line = line.replace(name, card)
    known = set(gloam.game(game).card_ids())
    return " ".join([as_written(word, known) for word in line.split()])


def as_written(word: str, known: set[str]) -> str:
    upper = word.upper()
    return upper if upper in known or (len(word) == 1 and upper in LETTERS) else word
