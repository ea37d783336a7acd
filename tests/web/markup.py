"""Pages taken apart: their elements, their ids, and the words a person reads."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

Attributes = list[tuple[str, str | None]]

KEY: Final = re.compile(r"\bk[0-9a-f]{12}\b")
VOID: Final = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})
# A word, an end, a beginning with its attributes, or what is no element at all.
TOKEN: Final = re.compile(
    r"""([^<]+) | </([a-zA-Z][\w-]*)> | <([a-zA-Z][\w-]*) ((?:\s+[^\s=>"/]+(?:="[^"]*")?)*) \s*(/?)> | <![^>]*>""",
    re.VERBOSE,
)
ATTRIBUTE: Final = re.compile(r'([^\s=>"/]+)(?:="([^"]*)")?')
RAW: Final = ("script", "style")  # nothing in them is an element


class Parser:
    """Goes through a page as `html.parser` does, in half the time: whole games are read so. Ours have every value
    in double quotes and no stray sign, and what a browser would forgive is a fault here."""

    def feed(self, page: str) -> None:
        at = 0
        while at < len(page):
            found = TOKEN.match(page, at)
            assert found, f"nothing that is written so: {page[at : at + 80]}"
            words, end, tag, written, closed = found.groups()
            at = found.end()
            if words:
                self.handle_data(unescape(words) if "&" in words else words)
            elif end:
                self.handle_endtag(end.lower())
            elif tag:
                name = tag.lower()
                (self.handle_startendtag if closed else self.handle_starttag)(name, attributes_in(written))
                if name in RAW:
                    rest = page.index(f"</{tag}>", at)
                    if rest > at:
                        self.handle_data(page[at:rest])
                    at = rest

    def handle_starttag(self, tag: str, attrs: Attributes) -> None: ...

    def handle_endtag(self, tag: str) -> None: ...

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_data(self, data: str) -> None: ...


def attributes_in(written: str) -> Attributes:
    """As they are meant. One without a value has none."""
    found = [(one[1].lower(), one[2]) for one in ATTRIBUTE.finditer(written)]
    return [(name, unescape(value) if value and "&" in value else value) for name, value in found]


class Element:
    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag: Final = tag
        self.attributes: Final = attributes
        self.text = ""


class Markup(Parser):
    """One page."""

    def __init__(self, page: str) -> None:
        self.elements: Final[list[Element]] = []
        self.open: Final[list[Element]] = []
        self.words: Final[list[str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
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
