"""What a browser makes of a page and of the changes that are sent of it, without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.web.markup import VOID, Attributes, Parser

PARTIAL: Final = "hx-partial"


class Element:
    """An element with its attributes, texts and elements."""

    def __init__(self, tag: str, attributes: dict[str, str | None]) -> None:
        self.tag: Final = tag
        self.attributes = attributes
        self.inside: list[Element | str] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Element) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(self.tag)

    def written(self) -> str:
        told = "".join([f' {name}="{value}"' for name, value in sorted(self.attributes.items())])
        inside = "".join([one if isinstance(one, str) else one.written() for one in self.inside])
        return f"<{self.tag}{told}>{inside}</{self.tag}>"

    @property
    def name(self) -> str:
        return self.attributes.get("id") or ""

    def elements(self) -> Iterator[tuple[Element, Element]]:
        """All elements in it, each with the one that it is in."""
        for one in self.inside:
            if isinstance(one, Element):
                yield self, one
                yield from one.elements()


class Reader(Parser):
    def __init__(self, text: str) -> None:
        self.root: Final = Element("", {})
        self.open: Final = [self.root]
        self.feed(text)
        assert len(self.open) == 1, f"not closed: {[one.tag for one in self.open]}"

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        element = Element(tag, dict(attrs))
        self.open[-1].inside.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self.open[-1].inside.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        inside = self.open[-1].inside
        if inside and isinstance(inside[-1], str):
            inside[-1] += data
        else:
            inside.append(data)


def read(text: str) -> Element:
    return Reader(text).root


def partials(text: str) -> list[Element]:
    """The changes in a message; whatever else it has would be the whole page."""
    found = read(text).inside
    return [one for one in found if isinstance(one, Element) and one.tag == PARTIAL]


def apply(page: Element, text: str) -> Element:
    """The page once a message has come: htmx finds everything that is meant before it changes anything."""
    changes = partials(text)
    if text and not changes:
        return read(text)
    places = {one.name: (within, one) for within, one in page.elements() if one.name}
    for change in changes:
        assert change.name in places, f"{change.name} is not on the page"
        within, one = places[change.name]
        carry_out(str(change.attributes["hx-swap"]), within, one, change.inside)
    return page


def carry_out(how: str, within: Element, one: Element, new: list[Element | str]) -> None:
    at = next(place for place, each in enumerate(within.inside) if each is one)
    if how == "delete":
        del within.inside[at]
    elif how == "afterend":
        within.inside[at + 1 : at + 1] = new
    elif how == "afterbegin":
        one.inside[0:0] = new
    else:
        (fresh,) = new
        assert isinstance(fresh, Element)
        assert fresh.name == one.name, "an element keeps its name"
        if how == "outerMorph":
            within.inside[at] = fresh
        else:
            assert (how, fresh.tag, fresh.inside) == ("attributes", one.tag, [])
            one.attributes = fresh.attributes
