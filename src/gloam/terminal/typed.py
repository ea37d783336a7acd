"""Options as a person types them: names for ids, capitals as they come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import gloam
from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.terminal.explain import cards_in, names_of

ARTICLES: Final = ("the ", "le ", "la ", "les ", "l'", "l’")


def understood(text: str, question: Question, game: str, view: dict[str, Any]) -> str:
    """The line as the table writes it: "Play hunt at 2 DOWN" is "play BR09 at 2 down", "move Hydra" is "move 17". A
    line may come to any card of the hand after its first answer."""
    hand, handles = set(view["you"]["hand"]), dict(handles_in(view))
    ids = {card for option in question.options for card in cards_in(option, game)} | hand | set(handles.values())
    names = {card.casefold(): card for card in ids} | {name: card for card in ids for name in spoken(card)}
    known = set(gloam.game(game).card_ids())
    words = [as_written(word, known) for word in with_ids(text.casefold(), names).split()]
    line = " ".join(words)
    called = " ".join([word if word in hand else handle_of(word, handles) for word in words])
    everywhere = " ".join([handle_of(word, handles) for word in words])
    return next((each for each in (line, everywhere) if each in question.options), called)


def with_ids(line: str, names: dict[str, str]) -> str:
    """The line with ids for names. A longer name comes before a shorter one in it, and an id before both."""
    if not names:
        return line
    longest_first = sorted(names, key=len, reverse=True)
    pattern = "|".join([re.escape(name) for name in longest_first])
    return re.sub(rf"(?<![\w-])(?:{pattern})(?![\w-])", lambda found: names[found[0]], line)


def handles_in(part: object) -> Iterator[tuple[str, str]]:
    """Every card in play that a view shows: its handle, and which card it is."""
    if isinstance(part, dict):
        if part.get("handle") and part.get("card"):
            yield str(part["handle"]), str(part["card"])
        for each in part.values():
            yield from handles_in(each)
    elif isinstance(part, list):
        for each in part:
            yield from handles_in(each)


def handle_of(word: str, handles: dict[str, str]) -> str:
    """The handle of the only copy of this card in play; otherwise the word itself."""
    found = [handle for handle, card in handles.items() if card == word]
    return found[0] if len(found) == 1 else word


def spoken(card: str) -> list[str]:
    """A card's names, with and without their article."""
    names = names_of(card)
    return names + [name.removeprefix(article) for name in names for article in ARTICLES if name.startswith(article)]


def as_written(word: str, known: set[str]) -> str:
    upper = word.upper()
    return upper if upper in known or (len(word) == 1 and upper in LETTERS) else word
