"""The elements of a page, said in Python and written as HTML. Compiled with the engine where that is.

    h.p("#rule.hint", title=words)["Pay ", h.b[str(cost)], may and h.a(href=url)["why?"]]

First an element's id and classes, then its attributes by name (`class_` and `for_` where the name is Python's own, `_`
for every hyphen), then what is in it. Attributes and contents that are None or False are left out, so that a condition
can stand there. Classes may be a list. Whatever is text is escaped when it is written, unless it is `Markup`, which is
written already. `tags.py` has the elements by their names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from keyword import iskeyword
from typing import Final, TypeAlias

from markupsafe import Markup, escape
from mypy_extensions import mypyc_attr

Attribute: TypeAlias = "str | int | bool | Iterable[str | bool | None] | None"
Node: TypeAlias = "Tag | Written | str | int | bool | Iterable[Node] | Callable[[], Node] | None"
CLASS: Final = "class"
PAGE: Final = "html"
DOCTYPE: Final = "<!doctype html>"
CLOSINGS: Final[dict[str, str]] = {}  # by name
SHORTHAND: Final = re.compile(r"(#[^\s#.]+)?(\.[^\s#.]+)*")  # an id, then classes


@mypyc_attr(acyclic=True)
class Written:
    """Something that knows how it is written."""

    def put(self, pieces: list[str]) -> None:
        """Write it, piece by piece."""
        raise TypeError(f"{type(self).__name__} cannot be written")

    def __str__(self) -> str:
        return html(self)


@mypyc_attr(acyclic=True)
class Tag:
    """An element as far as its attributes: all there is of one that can have nothing in it, such as `br`."""

    def __init__(self, name: str, attributes: str = "") -> None:
        self.name: Final = name
        self.attributes: Final = attributes  # as they are written

    def __call__(self, *given: str | Mapping[str, Attribute], **named: Attribute) -> Tag:
        return Tag(self.name, attributes_of(given, named))

    @property
    def opening(self) -> str:
        return f"<{self.name}{self.attributes}>"

    def __str__(self) -> str:
        return html(self)


@mypyc_attr(acyclic=True)
class Element(Tag):
    """An element and what is in it."""

    def __init__(self, name: str, attributes: str = "", children: Node = None) -> None:
        super().__init__(name, attributes)
        self.children: Final = children

    @property
    def closing(self) -> str:
        """The same text for all of a name: pages that are kept hold it a thousand times."""
        return CLOSINGS.get(self.name) or CLOSINGS.setdefault(self.name, f"</{self.name}>")

    def __call__(self, *given: str | Mapping[str, Attribute], **named: Attribute) -> Element:
        return Element(self.name, attributes_of(given, named))

    def __getitem__(self, children: Node) -> Element:
        return Element(self.name, self.attributes, children)


# ---- attributes


NAMES: Final[dict[str, str]] = {}  # how a name of Python is written; there are not many
SHORT: Final[dict[str, dict[str, str]]] = {}  # the same of an id with classes


def attributes_of(given: tuple[str | Mapping[str, Attribute], ...], named: dict[str, Attribute]) -> str:
    """Attributes as they are written. Whatever is said later counts."""
    found: dict[str, Attribute] = {}
    for one in given:
        if not isinstance(one, str):
            found.update(one)
        elif one:
            found.update(SHORT.get(one) or read_short(one))
    for name, value in named.items():
        found[NAMES.get(name) or html_name(name)] = value
    text = ""
    for name, value in found.items():
        text += attribute(name, value)
    return text


def attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    if name == CLASS:
        return classes(value)
    if isinstance(value, str):
        return f' {name}="{escaped(value)}"'
    if isinstance(value, int):
        return f' {name}="{value}"'
    raise TypeError(f"the attribute {name} cannot be {value!r}")


def classes(value: str | int | Iterable[str | bool | None]) -> str:
    if isinstance(value, int):
        raise TypeError(f"the attribute class cannot be {value!r}")
    text = value if isinstance(value, str) else " ".join([one for one in value if isinstance(one, str) and one])
    return f' class="{escaped(text)}"' if text else ""


def html_name(name: str) -> str:
    """`aria_label` is aria-label, and `class_` is class."""
    bare = name.removesuffix("_")
    NAMES[name] = (bare if iskeyword(bare) else name).replace("_", "-")
    return NAMES[name]


def read_short(text: str) -> dict[str, str]:
    """ "#id.class.class", both parts optional."""
    if not SHORTHAND.fullmatch(text):
        raise ValueError(f"{text!r} is not an id with classes, such as #id.class.class")
    head, *others = text.split(".")
    found = {"id": head[1:]} if head else {}
    if others:
        found[CLASS] = " ".join(others)
    SHORT[text] = found
    return found


# ---- writing


def escaped(text: str) -> str:
    """As it stands in a page, whatever it is."""
    if "&" in text or "<" in text or ">" in text or '"' in text or "'" in text:
        return str(escape(str(text)))
    return text


def worded(text: str) -> str:
    """The same, but what is written already stays as it is."""
    return text if isinstance(text, Markup) else escaped(text)


def html(node: Node) -> Markup:
    """The text of a page, or of a part of one."""
    pieces: list[str] = []
    write(node, pieces)
    return Markup("".join(pieces))  # noqa: S704 - each piece is escaped


def write(node: Node, pieces: list[str]) -> None:
    if isinstance(node, str):
        pieces.append(worded(node))
    elif isinstance(node, Tag):
        write_tag(node, pieces)
    elif isinstance(node, Written):
        node.put(pieces)
    else:
        for child in children_of(node):
            write(child, pieces)


def write_tag(tag: Tag, pieces: list[str]) -> None:
    if tag.name == PAGE:
        pieces.append(DOCTYPE)
    pieces.append(tag.opening)
    if isinstance(tag, Element):
        write(tag.children, pieces)
        pieces.append(tag.closing)


def children_of(node: Node) -> Iterable[Node]:
    """What is to be written for something that is neither text nor an element."""
    if isinstance(node, list | tuple):
        return node
    if node is None or isinstance(node, bool):
        return ()
    if isinstance(node, int):
        return (str(node),)
    if callable(node):
        return (node(),)
    if isinstance(node, bytes | bytearray | memoryview) or not isinstance(node, Iterable):
        raise TypeError(f"{node!r} cannot stand on a page")
    return node
