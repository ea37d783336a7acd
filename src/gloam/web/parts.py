"""A page in parts: what has changed of it, and what need not be drawn again.

**What is sent.** A live page is drawn as a tree of the elements that have an id (`markup.Drawn`). `changes` compares
the page that somebody has with the one they are to have, and writes only what differs: an element anew, its attributes,
what has come into a list. So whatever changes often should have an id of its own, and whatever lies round it should not
change with it. Nothing else has to be done for a page to be sent in parts.

**What is drawn.** A part is a function from plain data to an element, marked with `@part`. What it has drawn is kept by
its data, so that the same data is not drawn again, for this viewer or for another. To make a part of a piece of a
drawing:

1. Let it take a `Lens` (what stays the same on a viewer's page: language, names, who they are) in place of the
   `Scene`, and beside it exactly what it shows: strings, numbers, tuples, frozen dataclasses, pieces of the view.
2. Mark it `@part`, and give its outermost element an id that stays the same.
3. Where it was called, read what it needs from the scene: `seat_row(scene.lens, seat, player, ...)`. What is read
   there is read at every change, so keep it short; what is worded, looked up or reckoned belongs in the part.

A part may stand in another. Where other parts change and what lies round them does not, that is a part with slots for
them: `column(lens, place).filled(head=head, positions=positions)`, with `slot("head")` in the column. Where
something can be chosen in a part, it gets `scene.asking`, the lens with the question, and else `scene.lens`; what all
see alike gets `scene.common`, and is drawn once for all of them. Where only few options matter, they can be data too
(`Offer` in Blood Orders), so that the part outlasts the question. Whatever
is in a part's text has to follow from its data: no clock, no room, no table, and no `keys.card` without a number, which
counts what was drawn before. `tests/web/test_parts.py` plays games and compares every page with one drawn anew.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import wraps
from itertools import count
from typing import Final, ParamSpec

import msgspec

from gloam.web.elements import Node
from gloam.web.markup import Drawn, drawn
from gloam.words.pages import Speech

P = ParamSpec("P")
KEPT: Final = 4_000_000  # letters of parts held ready, and so many more for each open page
EACH: Final = 45_000  # what it shows, and what it has shown a moment before
LONG: Final = 100  # bytes: data that is longer is known by its sum
LEAST: Final = 200  # what keeping a part costs besides its letters
ANEW, ATTRIBUTES, FIRST, AFTER, GONE = "outerMorph", "attributes", "afterbegin", "afterend", "delete"
LIVE: Final = " hx-"  # an element that htmx has taken notice of is sent whole


# ---- what is kept


class Kept:
    """What was drawn, by its data; what was not wanted for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.parts: Final[OrderedDict[bytes, Drawn]] = OrderedDict()
        self.size = 0
        self.made = 0  # counts what was drawn

    def found(self, key: bytes, draw: Callable[[], Node]) -> Drawn:
        kept = self.parts.get(key)
        if kept is not None:
            self.parts.move_to_end(key)
            return kept
        made = self.parts[key] = drawn(draw())
        self.made += 1
        self.size += weight(key, made)
        while self.size > self.most:
            self.size -= weight(*self.parts.popitem(last=False))
        return made

    def make_space(self, pages: int) -> None:
        """So many more pages are open, or fewer: what is on them is to be there when they change next."""
        self.most += EACH * pages

    def forget(self) -> None:
        self.parts.clear()
        self.size = 0


def weight(key: bytes, made: Drawn) -> int:
    return LEAST + len(key) + len(made.opening) + sum([len(one) for one in made.inner if isinstance(one, str)])


HELD: Final = Kept(KEPT)


def plain(thing: object) -> object:
    """What stands in a key for something that is no plain data: it says so itself."""
    if isinstance(thing, Speech):
        return thing.language, thing.words.game
    return thing.mark  # type: ignore[attr-defined]  # whatever has none is not for a part, and is told so here


NUMBERS: Final = count(1)  # of the parts there are
ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=plain)


def short(told: bytes) -> bytes:
    """What stands for this data: it, or a sum of it that begins as no data does."""
    return told if len(told) <= LONG else b"\0" + hashlib.blake2b(told, digest_size=24).digest()


def part(draw: Callable[P, Node]) -> Callable[P, Drawn]:
    """Let what this function draws be kept by its data."""

    number = next(NUMBERS)

    @wraps(draw)
    def kept(*data: P.args, **named: P.kwargs) -> Drawn:
        told = [number, *[getattr(one, "mark", one) for one in (*data, *named.values())]]
        return HELD.found(short(ENCODER.encode(told)), lambda: draw(*data, **named))

    return kept


# ---- what is sent


def changes(old: Drawn, new: Drawn) -> str | None:
    """What makes the one page of the other; None where only the whole page will do."""
    found = [] if old.is_same(new) else shorter(old, new)
    return None if found is None else "".join(found)


def differences(old: Drawn, new: Drawn) -> list[str]:
    """The same of an element: what differs in it, or all of it where that is shorter."""
    if old.is_same(new):
        return []
    found = shorter(old, new)
    if found is None:
        return [told(new.name, ANEW, new.text)]
    return found


def shorter(old: Drawn, new: Drawn) -> list[str] | None:
    """What differs in it; None where it is better sent whole."""
    if old.closing != new.closing:
        return None
    found: list[str] = []
    if old.opening != new.opening:
        if LIVE in old.opening or LIVE in new.opening or not new.name:
            return None
        found.append(told(new.name, ATTRIBUTES, new.opening + new.closing))
    if alike(old, new):
        for one, other in zip(old.named, new.named, strict=True):
            found += differences(one, other)
    elif is_list(old) and is_list(new) and heading(old) == heading(new) and new.name:
        listed = list(relisted(old, new))
        if not listed:
            return None
        found += listed
    else:
        return None
    if new.name and sum(map(len, found)) > new.size:
        return None
    return found


def alike(old: Drawn, new: Drawn) -> bool:
    """Have they the same text, round elements of the same names?"""
    if len(old.inner) != len(new.inner):
        return False
    for one, other in zip(old.inner, new.inner, strict=True):
        if one is other or one == other:
            continue
        if isinstance(one, str) or isinstance(other, str) or one.name != other.name:
            return False
    return True


def is_list(one: Drawn) -> bool:
    """Is there nothing in it but elements with names, perhaps after a text?"""
    return bool(one.named) and not any(isinstance(piece, str) for piece in one.inner[1:])


def heading(one: Drawn) -> str:
    """The text before a list."""
    return one.inner[0] if isinstance(one.inner[0], str) else ""


def relisted(old: Drawn, new: Drawn) -> Iterator[str]:
    """What makes the one list of the other, where what stays keeps its order; nothing where it does not. What comes is
    put beside what stays before that is changed: an element may become another."""
    before = {one.name: one for one in old.named}
    after = {one.name for one in new.named}
    stay = [one for one in new.named if one.name in before]
    if not stay or [one.name for one in stay] != [name for name in before if name in after]:
        return
    if heading(new) and new.named[0].name not in before:  # there is nothing that it could be put beside
        return
    yield from [told(name, GONE, "") for name in before if name not in after]
    place, come = (new.name, FIRST), ""
    for one in new.named:
        if one.name not in before:
            come += one.text
            continue
        if come:
            yield told(*place, come)
        place, come = (one.name, AFTER), ""
    if come:
        yield told(*place, come)
    for one in stay:
        yield from differences(before[one.name], one)


def told(name: str, how: str, text: str) -> str:
    """A change as htmx reads it; attributes are taken over by our own script (`static/js/parts.js`)."""
    return f'<hx-partial id="{name}" hx-swap="{how}">{text}</hx-partial>'
