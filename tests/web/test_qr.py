"""The link to a seat as a square for cameras: every square where it belongs, dark on light, with room round it."""

from __future__ import annotations

import re

import pytest
import segno

from gloam.web.pages.qr import QUIET, qr_code

LINKS = ("http://gloam.test/seat/" + "x" * 32, "https://games.example.org:8443/seat/" + "Az-_09" * 5 + "zz")


@pytest.mark.parametrize("link", LINKS)
def test_every_dark_square_is_drawn_and_no_other(link: str) -> None:
    drawn = str(qr_code(link, "for a camera"))
    size, dark = read(drawn)
    wanted = [list(row) for row in segno.make_qr(link, error="m").matrix]
    assert size == len(wanted) + 2 * QUIET
    assert dark == {(x + QUIET, y + QUIET) for y, row in enumerate(wanted) for x, square in enumerate(row) if square}
    assert min(min(square) for square in dark) == QUIET, "cameras need four light squares on every side"
    assert max(max(square) for square in dark) == size - QUIET - 1


def read(drawn: str) -> tuple[int, set[tuple[int, int]]]:
    """The size of the picture, and the squares of its path."""
    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', drawn)[0])
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", drawn)
    assert "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs) == re.findall(r' d="([^"]*)"', drawn)[0]
    return size, {(int(x) + step, int(y)) for x, y, n in runs for step in range(int(n))}


def test_its_colours_come_from_the_stylesheet_and_it_has_a_name() -> None:
    drawn = str(qr_code(LINKS[0], 'for "a" camera'))
    assert "style=" not in drawn
    assert "fill=" not in drawn
    assert 'class="qr-light"' in drawn
    assert 'aria-label="for &#34;a&#34; camera"' in drawn
    assert "gloam.test" not in drawn, "the link itself stands beside it, once"
