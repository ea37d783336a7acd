"""Seats are told apart without their colours: by whoever sees fewer of them, in both themes and all games."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Final

import pytest

import gloam
from gloam.web.drawings.tokens import TOKENS, colours
from tests.web.markup import Markup
from tests.web.place import FOUR, Place, told

SHEET: Final = (TOKENS.parent / "comfort.css").read_text() + (TOKENS.parent / "gloam.css").read_text()
SEATS: Final = range(1, 7)
APART: Final = 10  # as colours go, a difference that one sees at a glance is 10 and more (CIE 1976)
# Machado, Oliveira and Fernandes (2009): what linear red, green and blue become for eyes that lack one kind of cone.
EYES: Final = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ: Final = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE: Final = (0.95047, 1.0, 1.08883)
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return red, green, blue


def turned(matrix: tuple[Triple, Triple, Triple], one: Triple) -> Triple:
    x, y, z = [max(0.0, sum(a * b for a, b in zip(row, one, strict=True))) for row in matrix]
    return x, y, z


def lab(one: Triple) -> Triple:
    """Lightness, and how red or green, and how yellow or blue."""
    scaled = [part / white for part, white in zip(turned(XYZ, one), WHITE, strict=True)]
    x, y, z = [part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in scaled]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def declared(name: str) -> list[str]:
    """What each seat's rule says of this property."""
    found = [re.search(rf"^\.s{seat} \{{[^}}]*--{name}: ([^;]+);", SHEET, re.MULTILINE) for seat in SEATS]
    return [it[1].replace(f"seat-{seat}", "") for seat, it in zip(SEATS, found, strict=True) if it]


def test_every_seat_has_a_shape_and_two_patterns_of_its_own() -> None:
    for name in ("shape", "edge-of", "spine"):
        found = declared(name)
        assert len(found) == len(set(found)) == 6, name
    assert ".sigil, .tok { border-radius: var(--shape, 50%); }" in SHEET


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_apart_by_colour_or_else_by_shape(eyes: str, light: bool) -> None:
    named, shapes = colours(light), declared("shape")
    kinds = [[f"seat-{seat}" for seat in SEATS], [f"hue-{hue}" for hue in ("red", "green", "blue", "violet")]]
    near = []
    for kind in kinds:
        seen = {name: lab(turned(EYES[eyes], linear(named[name]))) for name in kind}
        near += [pair for pair in combinations(kind, 2) if dist(seen[pair[0]], seen[pair[1]]) < APART]
    assert len(near) < 12, "most are apart by colour alone"
    for one, other in near:
        if one.startswith("seat"):
            assert shapes[int(one[-1]) - 1] != shapes[int(other[-1]) - 1], (one, other)


def test_the_eyes_are_those_they_are_said_to_be() -> None:
    """Red and green are far apart, and near to each other for those who lack the cones; blue and yellow likewise."""
    red, green = "#d05050", "#508000"
    usual = dist(lab(linear(red)), lab(linear(green)))
    for eyes in ("protanopia", "deuteranopia"):
        assert dist(lab(turned(EYES[eyes], linear(red))), lab(turned(EYES[eyes], linear(green)))) < usual / 2
    assert lab(linear("#ffffff")) == pytest.approx((100, 0, 0), abs=0.05)


@pytest.mark.parametrize("game", gloam.games())
@told
async def test_every_seat_of_every_table_has_its_shape(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await place.table(game, *FOUR, seed=1)
        anna = place.visitor("Anna")
        page = Markup((await anna.get(anna.seat(room))).text)
        sigils = [
            it.attributes["class"].split() for it in page.elements if "sigil" in it.attributes.get("class", "").split()
        ]
        assert {name for names in sigils for name in names if re.fullmatch(r"s\d", name)} == {"s1", "s2", "s3", "s4"}
