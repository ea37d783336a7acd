"""From a page to its text: what htpy writes, in half the time.

htpy hands every piece up through all the elements around it, and a page is some twenty deep. Here it goes straight to
where it stands. Whatever is not an element, a list or plain words is left to htpy itself.

A page that follows its table is **drawn**: written as a tree of those elements that have a name of their own (an id),
so that it can be told which of them have changed. What was drawn stands on any page like an element.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from htpy import BaseElement, Fragment, HTMLElement, Node, VoidElement, fragment
from markupsafe import Markup, escape

NAME: Final = ' id="'
PICTURE: Final = "svg"  # what has a name in a picture is no part of a page
LETTERS: Final = 9  # bytes of a digest: twelve letters


Filling: TypeAlias = "Drawn | Sequence[Drawn] | None"  # what stands in a slot


class Drawn(Fragment):
    """An element with a name, as it is written: how it opens, what is in it, how it closes. What is in it is text, and
    further elements with names. Something without a name only keeps its pieces together."""

    __slots__ = ("closing", "filling", "found", "inner", "is_open", "name", "opening", "size")

    def __init__(self, name: str, opening: str, inner: tuple[str | Drawn, ...], closing: str) -> None:
        super().__init__()
        self.name: Final = name
        self.opening: Final = opening
        self.inner: Final = inner
        self.closing: Final = closing
        self.size: int = len(opening) + sum([len(one) if isinstance(one, str) else one.size for one in inner])
        self.is_open: bool = any(one.is_open for one in inner if not isinstance(one, str))  # a slot is in it
        self.found = ""
        self.filling: tuple[dict[str, Filling], Drawn] | None = None  # how its slots were last filled

    def iter_chunks(self, context: object = None) -> Iterator[str]:
        yield self.text

    @property
    def text(self) -> Markup:
        pieces: list[str] = []
        self.put(pieces.append)
        return Markup("".join(pieces))  # noqa: S704 - each piece is escaped

    def put(self, put: Callable[[str], None]) -> None:
        put(self.opening)
        for piece in self.inner:
            if isinstance(piece, str):
                put(piece)
            else:
                piece.put(put)
        put(self.closing)

    @property
    def digest(self) -> str:
        """Tells whatever is written so from whatever is written otherwise, in every process the same."""
        if not self.found:
            told = [piece if isinstance(piece, str) else piece.found or piece.digest for piece in self.inner]
            whole = "\0".join([self.opening or self.name, *told]).encode()
            self.found = urlsafe_b64encode(hashlib.blake2b(whole, digest_size=LETTERS).digest()).decode()
        return self.found

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
        made: list[str | Drawn] = []
        for piece in self.inner:
            if isinstance(piece, str):
                made.append(piece)
            elif piece.opening:
                made.append(piece.kept_with(slots) if piece.is_open else piece)
            elif piece.name in slots:
                found = slots[piece.name]
                for one in () if found is None else (found,) if isinstance(found, Drawn) else found:
                    made += one.pieces
            else:
                made.append(piece)
        return Drawn(self.name, self.opening, joined(made), self.closing)

    @property
    def pieces(self) -> tuple[str | Drawn, ...]:
        """What it is in another: itself, or its pieces where it has no name."""
        return (self,) if self.name else self.inner

    def walk(self) -> Iterator[Drawn]:
        yield self
        for one in self.named:
            yield from one.walk()


def html(node: Node) -> Markup:
    """The text of a page, or of a part of one."""
    pieces: list[str] = []
    write(node, pieces.append)
    return Markup("".join(pieces))  # noqa: S704 - each piece is escaped


def write(node: Node, put: Callable[[str], None]) -> None:
    if isinstance(node, str):
        put(escape(node))
    elif isinstance(node, BaseElement):
        write_element(node, put)
    elif isinstance(node, list | tuple):
        for child in node:
            write(child, put)
    elif isinstance(node, Drawn):
        node.put(put)
    elif isinstance(node, Fragment):
        write(node._node, put)
    elif node is not None and not isinstance(node, bool):
        for piece in fragment[node].iter_chunks():
            put(piece)


def write_element(element: BaseElement, put: Callable[[str], None]) -> None:
    name = element._name
    if isinstance(element, HTMLElement):
        put("<!doctype html>")
    put(f"<{name}{element._attrs}>")
    if not isinstance(element, VoidElement):
        write(element._children, put)
        put(f"</{name}>")


# ---- drawn


def slot(name: str) -> Drawn:
    """A place in something drawn, where something else drawn will stand."""
    made = Drawn(name, "", (), "")
    made.is_open = True
    return made


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
        into.append(escape(node))
    elif isinstance(node, BaseElement):
        draw_element(node, into)
    elif isinstance(node, list | tuple):
        for child in node:
            draw(child, into)
    elif isinstance(node, Drawn):
        into.extend(node.pieces)
    elif isinstance(node, Fragment):
        draw(node._node, into)
    elif node is not None and not isinstance(node, bool):
        into.extend(fragment[node].iter_chunks())


def draw_element(element: BaseElement, into: list[str | Drawn]) -> None:
    name, attributes = element._name, element._attrs
    opening = f"<{name}{attributes}>"
    if isinstance(element, VoidElement):
        into.append(Drawn(named(attributes), opening, (), "") if NAME in attributes else opening)
    elif name == PICTURE:
        write_element(element, into.append)
    elif NAME in attributes:
        inner: list[str | Drawn] = []
        draw(element._children, inner)
        into.append(Drawn(named(attributes), opening, joined(inner), f"</{name}>"))
    else:
        into.append(opening)
        draw(element._children, into)
        into.append(f"</{name}>")


def named(attributes: str) -> str:
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
            made.append("".join(texts))
            texts.clear()
        made.append(piece)
    if texts:
        made.append("".join(texts))
    return tuple(made)
