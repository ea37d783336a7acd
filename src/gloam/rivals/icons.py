"""The Disciplines that a card has, or that its text speaks of."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from gloam.rivals.catalogue import CARDS
from gloam.rivals.counts import ICONS, Icons
from gloam.rivals.texts import Plus
from gloam.rivals.which import Which

KNOWN: Final[dict[int, tuple[int, ...]]] = {}  # by card


def icons_of(card: int) -> tuple[int, ...]:
    """By its number, in the order of the Disciplines."""
    if card not in KNOWN:
        one = CARDS[card]
        found = {*one.disciplines, *([one.targeted_with] if one.targeted_with else [])}
        look_for_icons((one.needs, one.price, one.play, one.texts), found)
        KNOWN[card] = tuple(sorted(found))
    return KNOWN[card]


def look_for_icons(thing: object, found: set[int]) -> None:
    if isinstance(thing, (Icons, Which)) and thing.icon in ICONS:
        found.add(thing.icon)
        if isinstance(thing, Which) and thing.or_icon:
            found.add(thing.or_icon)
    elif isinstance(thing, Plus) and thing.quality in ICONS:
        found.add(thing.quality)
    if isinstance(thing, tuple):
        for part in thing:
            look_for_icons(part, found)
    elif is_dataclass(thing):
        for field in fields(thing):
            look_for_icons(getattr(thing, field.name), found)
