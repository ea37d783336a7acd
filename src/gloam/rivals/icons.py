"""What a card's text speaks of, wherever in it: the Disciplines that it has or bears, or any of some words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from gloam.rivals.catalogue import CARDS
from gloam.rivals.counts import ICONS, Icons
from gloam.rivals.texts import Plus
from gloam.rivals.which import Which

KNOWN: Final[dict[int, tuple[int, ...]]] = {}  # by card


def icons_of(card: int) -> tuple[int, ...]:
    """Its Disciplines, in their order."""
    if card not in KNOWN:
        one = CARDS[card]
        found = {*one.disciplines, *([one.targeted_with] if one.targeted_with else [])}
        for word in words_of(card):
            found.update(icons_in(word))
        KNOWN[card] = tuple(sorted(found))
    return KNOWN[card]


def words_of(card: int) -> Iterator[object]:
    """All that a card is made of beside its facts."""
    one = CARDS[card]
    return inside((one.needs, one.price, one.play, one.texts))


def inside(thing: object) -> Iterator[object]:
    """A word and all that stands in it."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from inside(part)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from inside(getattr(thing, field.name))


def icons_in(word: object) -> list[int]:
    if isinstance(word, Icons):
        return [word.icon]
    if isinstance(word, Which):
        return [icon for icon in (word.icon, word.or_icon) if icon in ICONS]
    return [word.quality] if isinstance(word, Plus) and word.quality in ICONS else []
