"""From a page to its text: what htpy writes, in half the time.

htpy hands every piece up through all the elements around it, and a page is some twenty deep. Here it goes straight to
where it stands. Whatever is not an element, a list or plain words is left to htpy itself.
"""

from __future__ import annotations

from collections.abc import Callable

from htpy import BaseElement, Fragment, HTMLElement, Node, VoidElement, fragment
from markupsafe import Markup, escape


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
