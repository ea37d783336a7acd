"""A page that follows its table is **drawn**: written as a tree of those elements that have a name of their own (an
id), so that it can be told which of them have changed. What was drawn stands on any page like an element.
"""

from __future__ import annotations

import hashlib
from binascii import b2a_base64
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloam.web.elements import Element, Node, Tag, Written, children_of, html, worded, write_tag

NAME: Final = ' id="'
PICTURE: Final = "svg"  # what has a name in a picture is no part of a page
SMALL: Final = 200  # letters: what is no longer stands in the digest of what it is in as it is written
READY: Final = 10_000  # elements that are not made twice
SHORT: Final = 120  # letters: no longer texts are not made twice either
TEXTS: Final = 20_000  # of these
LETTERS: Final = 9  # bytes of a digest: twelve letters
IN_ADDRESSES: Final = bytes.maketrans(b"+/", b"-_")  # a digest stands in the address of a stream


Filling: TypeAlias = "Drawn | Sequence[Drawn] | None"  # what stands in a slot


@mypyc_attr(acyclic=True)
class Drawn(Written):
    """An element with a name, as it is written: how it opens, what is in it, how it closes. What is in it is text, and
    further elements with names. Something without a name only keeps its pieces together."""

    def __init__(self, name: str, opening: str, inner: tuple[str | Drawn, ...], closing: str) -> None:
        self.name: Final = name
        self.opening: Final = opening
        self.inner: Final = inner
        self.closing: Final = closing
        self.size: int = len(opening) + sum([len(one) if isinstance(one, str) else one.size for one in inner])
        self.is_open: bool = any(one.is_open for one in inner if not isinstance(one, str))  # a slot is in it
        self.found = ""
        self.filling: tuple[dict[str, Filling], Drawn] | None = None  # how its slots were last filled

    @property
    def text(self) -> Markup:
        return html(self)

    def put(self, pieces: list[str]) -> None:
        pieces.append(self.opening)
        for piece in self.inner:
            if isinstance(piece, str):
                pieces.append(piece)
            else:
                piece.put(pieces)
        pieces.append(self.closing)

    @property
    def digest(self) -> str:
        """Tells whatever is written so from whatever is written otherwise, in every process the same."""
        if not self.found:
            told = [self.opening or self.name]
            for piece in self.inner:
                if isinstance(piece, str):
                    told.append(piece)
                elif piece.size > SMALL or piece.is_open:
                    told.append(piece.found or piece.digest)
                else:
                    piece.put(told)
            summed = hashlib.blake2b("\0".join(told).encode(), digest_size=LETTERS).digest()
            self.found = b2a_base64(summed, newline=False).translate(IN_ADDRESSES).decode()
        return self.found

    def is_same(self, other: Drawn) -> bool:
        """Is the other written so as well?"""
        return self is other or (self.size == other.size and self.digest == other.digest)

    @property
    def mark(self) -> str:
        """What stands for it in the data of a part that it stands in."""
        return self.digest

    @property
    def named(self) -> list[Drawn]:
        """The named elements in it."""
        return [piece for piece in self.inner if not isinstance(piece, str)]

    def filled(self, **slots: Filling) -> Drawn:
        """The same with this in its slots. What stands round them is not drawn again; and with the same in them it is
        what it was."""
        return self.kept_with(slots)

    def kept_with(self, slots: dict[str, Filling]) -> Drawn:
        if self.filling is None or self.filling[0] != slots:
            self.filling = (slots, self.filled_with(slots))
        return self.filling[1]

    def filled_with(self, slots: dict[str, Filling]) -> Drawn:
        inner: list[str | Drawn] = []  # texts beside an empty slot stay apart: so both have the same
        for piece in self.inner:
            if isinstance(piece, str):
                inner.append(piece)
            elif piece.opening:
                inner.append(piece.kept_with(slots) if piece.is_open else piece)
            elif piece.name in slots:
                found = slots[piece.name]
                for one in () if found is None else (found,) if isinstance(found, Drawn) else found:
                    inner += one.pieces
            else:
                inner.append(piece)
        return made(self.name, self.opening, tuple(inner), self.closing)

    @property
    def pieces(self) -> tuple[str | Drawn, ...]:
        """What it is in another: itself, or its pieces where it has no name."""
        return (self,) if self.name else self.inner

    def walk(self) -> Iterator[Drawn]:
        yield self
        for one in self.named:
            yield from one.walk()


# ---- drawn


MADE: Final[dict[tuple[str, tuple[str | Drawn, ...]], Drawn]] = {}  # by how they open and what is in them
SAID: Final[dict[str, str]] = {}


def said(text: str) -> str:
    """The same object for the same text, if it is short and comes again soon."""
    if len(text) > SHORT:
        return text
    kept = SAID.get(text)
    if kept is None:
        if len(SAID) >= TEXTS:
            SAID.clear()
        kept = SAID[text] = text
    return kept


def made(name: str, opening: str, inner: tuple[str | Drawn, ...], closing: str) -> Drawn:
    """What is written the same is one object, as far as it comes again soon: several viewers have much in common."""
    key = (opening, inner)
    kept = MADE.get(key) if opening else None
    if kept is not None:
        return kept
    new = Drawn(said(name), said(opening), inner, closing)
    if opening and not new.is_open:  # what has slots keeps how they were filled for its viewer
        if len(MADE) >= READY:
            MADE.clear()
        MADE[key] = new
    return new


SLOTS: Final[dict[str, Drawn]] = {}  # by name; there are not many


def slot(name: str) -> Drawn:
    """A place in something drawn, where something else drawn will stand."""
    if name not in SLOTS:
        SLOTS[name] = Drawn(name, "", (), "")
        SLOTS[name].is_open = True
    return SLOTS[name]


def drawn(node: Node) -> Drawn:
    """The same as a tree. A single element with a name is itself the root of it; anything else has a root without."""
    pieces: list[str | Drawn] = []
    draw(node, pieces)
    inner = joined(pieces)
    if len(inner) == 1 and isinstance(inner[0], Drawn):
        return inner[0]
    return Drawn("", "", inner, "")


def draw(node: Node, into: list[str | Drawn]) -> None:
    if isinstance(node, str):
        into.append(worded(node))
    elif isinstance(node, Tag):
        draw_tag(node, into)
    elif isinstance(node, Drawn):
        into.extend(node.pieces)
    else:
        for child in children_of(node):
            draw(child, into)


def draw_tag(tag: Tag, into: list[str | Drawn]) -> None:
    if tag.name == PICTURE:
        pieces: list[str] = []
        write_tag(tag, pieces)
        into.extend(pieces)
        return
    named = NAME in tag.attributes
    inner: list[str | Drawn] = [] if named else into
    closing = ""
    if not named:
        into.append(tag.opening)
    if isinstance(tag, Element):
        draw(tag.children, inner)
        closing = tag.closing
    if named:
        into.append(made(name_in(tag.attributes), tag.opening, joined(inner), closing))
    elif closing:
        into.append(closing)


def name_in(attributes: str) -> str:
    start = attributes.index(NAME) + len(NAME)
    return attributes[start : attributes.index('"', start)]


def joined(pieces: Iterable[str | Drawn]) -> tuple[str | Drawn, ...]:
    """Texts that stand side by side are one."""
    made: list[str | Drawn] = []
    texts: list[str] = []
    for piece in pieces:
        if isinstance(piece, str):
            texts.append(piece)
            continue
        if texts:
            made.append(said("".join(texts)))
            texts.clear()
        made.append(piece)
    if texts:
        made.append(said("".join(texts)))
    return tuple(made)
