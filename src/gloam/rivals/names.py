"""What handles stand for. A handle dies with its card, so events and questions say under `names` which card each was:
`17 core-hydra`."""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact
from gloam.core.question import Naming
from gloam.rivals.catalogue import CARDS
from gloam.rivals.pieces import NOTHING, Piece
from gloam.rivals.untimely import AMOUNTS


class Names(Naming):
    """Which cards the handles of a question are, as its seat saw them when it was asked."""

    def __init__(self, pieces: list[Piece], stamped: list[int], prints: list[int], viewers: int) -> None:
        self.pieces: Final = pieces
        self.stamped: Final = stamped
        self.prints: Final = prints
        self.viewers: Final = viewers

    def with_names(self, facts: dict[str, Fact], options: tuple[str, ...]) -> dict[str, Fact]:
        return self.of(facts, handles_in(options) + handles_in_facts(facts))

    def of(self, facts: dict[str, Fact], handles: list[str]) -> dict[str, Fact]:
        """These facts, and the name for each handle of a card in play that all these viewers see."""
        pieces, stamped, viewers = self.pieces, self.stamped, self.viewers
        found: list[str] = []
        for handle in dict.fromkeys(handles):
            stamp = int(handle)
            card = stamped[stamp] if stamp < len(stamped) else NOTHING
            if card != NOTHING and pieces[card].stamp == stamp and pieces[card].seen & viewers == viewers:
                found.append(f"{handle} {CARDS[self.prints[card]].id}")
        return {**facts, "names": tuple(found)} if found else facts


def handles_in_facts(facts: dict[str, Fact]) -> list[str]:
    """The handles of which facts consist, alone or several in a row."""
    found: list[str] = []
    for fact in facts.values():
        if isinstance(fact, str):
            if fact[:1].isdigit():
                note_numbers(fact, found)
        elif isinstance(fact, tuple):
            for text in fact:
                if isinstance(text, str) and text[:1].isdigit():
                    note_numbers(text, found)
    return found


def handles_in(options: tuple[str, ...]) -> list[str]:
    """The handles in these options; the first of an option follows its verb."""
    found: list[str] = []
    for option in options:
        verb, _, named = option.partition(" ")
        if named[:1].isdigit() and verb not in AMOUNTS:
            note_numbers(named, found)
    return found


def note_numbers(text: str, found: list[str]) -> None:
    """Add the handles in a text that begins with one."""
    if text.isdigit():
        found.append(text)
    else:
        found += [part for part in text.split(" ") if part.isdigit()]
