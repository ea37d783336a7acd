"""How elements are written, and what is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from markupsafe import Markup

import gloam
from gloam.web import tags as h
from gloam.web.elements import Attribute, Node, Tag, html
from gloam.web.markup import drawn
from gloam.web.pages import table as pages
from tests.web.place import Place, play, told

ESCAPED = "&lt;b&gt; &amp; &#34;quotes&#34; &#39;too&#39;"
WRITTEN: tuple[tuple[Node, str], ...] = (
    (None, ""),
    (True, ""),
    (False, ""),
    (0, "0"),
    (7, "7"),
    ("", ""),
    ("<b> & \"quotes\" 'too'", ESCAPED),
    (Markup("<b>&amp;</b>"), "<b>&amp;</b>"),
    ([], ""),
    ([None, "a", ["b", ("c", 3)], False], "abc3"),
    (h.br, "<br>"),
    (h.p, "<p></p>"),
    (h.p["a < b"], "<p>a &lt; b</p>"),
    (h.p[None], "<p></p>"),
    (h.html[h.head[h.title["<t>"]], h.body["x"]],
     "<!doctype html><html><head><title>&lt;t&gt;</title></head><body>x</body></html>"),
    (lambda: [h.p["later"], "<"], "<p>later</p>&lt;"),
    (h.ul[(h.li[str(number)] for number in range(2))], "<ul><li>0</li><li>1</li></ul>"),
    (h.p[html(h.b["&"])], "<p><b>&amp;</b></p>"),
    (h.p[drawn(h.b("#x")["&"])], '<p><b id="x">&amp;</b></p>'),
)  # fmt: skip
OPENED: tuple[tuple[Tag, str], ...] = (
    (h.p("#id.one.two"), '<p id="id" class="one two">'),
    (h.p(".one"), '<p class="one">'),
    (h.p(""), "<p>"),
    (
        h.input(name="<", value='"', checked=True, disabled=False, title=None),
        '<input name="&lt;" value="&#34;" checked>',
    ),
    (
        h.p(aria_label="a", for_="b", class_="c d", viewBox="0 0"),
        '<p aria-label="a" for="b" class="c d" viewBox="0 0">',
    ),
    (h.p(title=Markup("&amp;")), '<p title="&amp;amp;">'),  # an attribute is text, whatever it was elsewhere
    (h.p(tabindex=-1, value=0), '<p tabindex="-1" value="0">'),
    (h.p(class_=["a", None, False, "b", ""]), '<p class="a b">'),
    (h.p(class_=[None, False]), "<p>"),
    (h.p(".a", class_=["b"]), '<p class="b">'),  # whatever is said later counts
    (h.p("#a", {"hx-post": "/x?a&b"}, id="c"), '<p id="c" hx-post="/x?a&amp;b">'),
)


@pytest.mark.parametrize("place", range(len(WRITTEN)))
def test_every_kind_of_node_is_written(place: int) -> None:
    node, text = WRITTEN[place]
    assert html(node) == text


@pytest.mark.parametrize("place", range(len(OPENED)))
def test_attributes_are_written_in_their_order(place: int) -> None:
    element, text = OPENED[place]
    assert element.opening == text
    assert str(element).startswith(text)


@pytest.mark.parametrize("text", ["id", "#", "#id.", ".", "..a", ".a#b", "#a b", " .a", ".a\n"])
def test_what_is_no_id_with_classes_is_refused_by_name(text: str) -> None:
    for _ in range(2):  # it is not remembered as one either
        with pytest.raises(ValueError, match="is not an id with classes"):
            h.p(text)


@pytest.mark.parametrize("value", [1.5, ["a"], b"a"])
def test_what_is_no_attribute_is_refused_by_name(value: Attribute) -> None:
    with pytest.raises(TypeError, match="title"):
        h.p(title=value)
    with pytest.raises(TypeError, match="class"):
        h.p(class_=3)


@pytest.mark.parametrize("node", [b"bytes", 1.5, object()])
def test_what_cannot_stand_on_a_page_is_refused(node: Node) -> None:
    for write in (html, drawn):
        with pytest.raises(TypeError):
            write(h.p[node])


def test_an_element_stays_as_it_is_whatever_is_made_of_it() -> None:
    bare = h.p("#a")
    assert str(bare["x"]) == '<p id="a">x</p>'
    assert str(bare["y"]) == '<p id="a">y</p>'
    assert str(bare) == '<p id="a"></p>'


@told
async def test_what_is_drawn_in_parts_is_written_as_what_is_written_at_once(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        for game in gloam.games():
            room = await place.table(game)
            await play(room, Random(1), 30)
            for seat, language in ((0, "en"), (None, "fr")):
                page = pages.inside(room, pages.scene_of(room, seat, language, "key"), "key")
                assert html(page) == drawn(page).text == str(h.p[page])[len("<p>") : -len("</p>")]
