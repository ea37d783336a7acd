"""A game at a glance: four small pictures in a row, and a line under them. The pictures are for the eye; what they mean
stands beside each of them in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element, Node

FOUR: Final = (1, 2, 3, 4)
Said = Sequence[tuple[str, str]]  # title and sentence of each picture


def pictures(said: Said, figures: Sequence[Node], below: Node) -> list[Node]:
    return [
        h.ol(".ln-pic")[
            [
                h.li[
                    h.div(".ln-fig", aria_hidden="true")[figure],
                    h.div[
                        h.h3[h.i[str(number)], title],
                        h.p[text],
                    ],
                ]
                for number, (title, text), figure in zip(FOUR, said, figures, strict=True)
            ]
        ],
        h.p(".ln-sum")[below],
    ]


def box(*inside: Node, kind: str = "") -> Element:
    return h.span(class_=["ln-box", kind])[inside]


def row(*inside: Node) -> Element:
    return h.span(".ln-row")[inside]


def op(sign: str) -> Element:
    return h.span(".op")[sign]


def many(symbol: str, count: int, kind: str = "") -> Element:
    """So many of these."""
    return h.span(class_=["ln-many", kind])[[icon(symbol) for _ in range(count)]]


def steps(*named: tuple[str, str]) -> list[Node]:
    """Symbol and word of each step, one after another."""
    made: list[Node] = []
    for place, (symbol, word) in enumerate(named):
        made += [op("→") if place else None, h.span(".part")[icon(symbol), word]]
    return made
