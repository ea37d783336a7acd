"""Pages taken apart: their elements, their ids, and the words a person reads."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final

KEY: Final = re.compile(r"\bk[0-9a-f]{12}\b")
VOID: Final = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})


class Element:
    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag: Final = tag
        self.attributes: Final = attributes
        self.text = ""


class Markup(HTMLParser):
    """One page."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: Final[list[Element]] = []
        self.open: Final[list[Element]] = []
        self.words: Final[list[str]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop().tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        for element in self.open:
            element.text += data

    @property
    def ids(self) -> list[str]:
        return [element.attributes["id"] for element in self.elements if "id" in element.attributes]

    @property
    def said(self) -> str:
        """All that is read or read aloud, but for the rules that can be looked up."""
        spoken = [
            value
            for element in self.elements
            if "data-why" not in element.attributes
            for name, value in element.attributes.items()
            if name in ("title", "aria-label", "placeholder", "alt") or name.startswith("data-")
        ]
        return " ".join([*self.words, *spoken])

    def all(self, tag: str) -> list[Element]:
        return [element for element in self.elements if element.tag == tag]


def keys(page: str) -> set[str]:
    """The opaque names on a page."""
    return set(KEY.findall(page))
