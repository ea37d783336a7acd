"""What a page is written as: to the letter what htpy writes, only sooner."""

from __future__ import annotations

from pathlib import Path
from random import Random

import htpy as h
import pytest
from htpy import Node, fragment
from markupsafe import Markup

import gloam
from gloam.web.markup import html
from gloam.web.pages import table as pages
from gloam.web.rooms.shows import Viewer
from tests.web.place import Place, play, told

NODES: tuple[Node, ...] = (
    None,
    True,
    False,
    0,
    7,
    "",
    "<b> & \"quotes\" 'too'",
    Markup("<b>&amp;</b>"),
    [],
    [None, "a", ["b", ("c", 3)], False],
    h.br,
    h.input("#id.one.two", name="<", value='"', checked=True, disabled=False, title=None),
    h.p,
    h.p["a < b"],
    h.p[None],
    h.div(".a", {"hx-post": "/x?a&b"}, class_=["b", None, "c"])[h.p["x", h.br, 1], [h.i[True]], h.fragment[h.b["&"]]],
    h.html[h.head[h.title["<t>"]], h.body["x"]],
    h.comment("a -- b"),
    h.fragment[h.p["a"], None, "<"],
    lambda: [h.p["lazy"], "<"],
)


@pytest.mark.parametrize("place", range(len(NODES)))
def test_every_kind_of_node_is_written_as_htpy_writes_it(place: int) -> None:
    assert html(NODES[place]) == str(fragment[NODES[place]])


def test_what_is_made_on_the_way_is_written_too_and_what_is_no_node_is_refused() -> None:
    assert html(h.ul[(h.li[str(number)] for number in range(2))]) == "<ul><li>0</li><li>1</li></ul>"
    with pytest.raises(TypeError):
        html(b"bytes")


def test_what_is_written_is_not_escaped_again() -> None:
    assert html(h.p[html(h.b["&"])]) == "<p><b>&amp;</b></p>"


@told
async def test_whole_pages_are_written_as_htpy_writes_them(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        for game in gloam.games():
            room = await place.table(game)
            await play(room, Random(1), 30)
            for seat, language in ((0, "en"), (None, "fr")):
                page = pages.table_page(room, Viewer("guest-Anna", seat), language, "key")
                assert html(page) == str(page)
