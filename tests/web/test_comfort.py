"""How a visitor wants pages to be: kept in the cookie, so that the first byte of a page is right; without a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.web.drawings.tokens import TOKENS, colours
from gloam.web.guests import comfort
from gloam.web.guests.comfort import CHOICES, Comfort
from gloam.web.guests.guest import Cookies, Guest
from tests.web.markup import Markup
from tests.web.place import Place, Visitor, told

WEB = TOKENS.parents[1]
COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(")
CONTRAST = re.compile(r"^   ([\w-]+) +on ([\w-]+) +([\d.]+) ", re.MULTILINE)


async def root(visitor: Visitor, path: str = "/") -> dict[str, str]:
    return Markup((await visitor.get(path)).text).all("html")[0].attributes


# ---- what is chosen


@told
async def test_whoever_has_chosen_nothing_has_what_their_system_says(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        found = await root(place.stranger())
        assert (found["class"], found["data-sound"]) == ("auto", "off")


@told
async def test_a_choice_is_there_from_the_first_byte_on_and_leaves_the_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        for name, choice in (("theme", "light"), ("text", "3"), ("motion", "still"), ("sound", "on")):
            answer = await anna.post("/me/comfort", {name: choice, "back": "/rules"})
            assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
        found = await root(anna, "/rules")
        assert (found["class"], found["data-sound"]) == ("light text-3 still", "on")
        assert (await anna.get("/")).text.startswith('<!doctype html><html lang="en" class="light text-3 still"')
        await anna.post("/me/comfort", {"theme": "dark", "motion": "auto"})
        assert (await root(anna))["class"] == "dark text-3"
        await anna.post("/me/language", {"language": "fr"})
        assert (await root(anna))["class"] == "dark text-3"
        assert (await root(place.visitor("Boris")))["class"] == "auto"


@told
async def test_a_table_is_as_its_viewer_wants_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        await anna.post("/me/comfort", {"theme": "light"})
        await boris.post("/me/comfort", {"theme": "dark"})
        assert (await root(anna, anna.seat(room)))["class"] == "light"
        assert (await root(boris, boris.seat(room)))["class"] == "dark"


@told
async def test_pages_that_are_drawn_once_are_drawn_for_each_wish(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        await anna.post("/me/comfort", {"theme": "light"})
        for path in ("/rules/vendetta", "/cards/rivals", "/puzzles/vendetta/1", "/rules/vendetta"):
            assert (await root(anna, path))["class"] == "light"
            assert (await root(boris, path))["class"] == "auto"


@told
async def test_a_script_wants_nothing_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        answer = await anna.post("/me/comfort", {"sound": "on"}, hx_request="true")
        assert (answer.status_code, answer.content) == (204, b"")
        assert (await root(anna))["data-sound"] == "on"


@pytest.mark.parametrize("name", CHOICES)
@told
async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(tmp_path: Path, name: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        await anna.post("/me/comfort", {"theme": "light"})
        for wrong in ("", "x", "LIGHT", "0", "light dark", '"><script>'):
            answer = await anna.post("/me/comfort", {"theme": "dark", name: wrong})
            assert answer.status_code == 400, wrong
        assert (await root(anna))["class"] == "light"


@told
async def test_the_sheet_shows_what_is_chosen_and_leads_back_to_its_page(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        await anna.post("/me/comfort", {"text": "2"})
        page = Markup((await anna.get("/rules/vendetta?only=rulings")).text)
        buttons = [it for it in page.all("button") if it.attributes.get("name") in (*CHOICES, "language")]
        chosen = [it for it in buttons if it.attributes.get("aria-pressed") == "true"]
        assert [(it.attributes["name"], it.attributes["value"]) for it in chosen] == [
            ("theme", "auto"), ("text", "2"), ("motion", "auto"), ("sound", "off"), ("language", "en"),
        ]  # fmt: skip
        backs = [it.attributes["value"] for it in page.all("input") if it.attributes["name"] == "back"]
        assert backs[-5:] == ["/rules/vendetta"] * 5
        away = await anna.post("/me/comfort", {"theme": "dark", "back": "//elsewhere.test/"})
        assert away.headers["location"] == "/"


@told
async def test_the_address_of_a_seat_is_not_written_into_its_page(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "open", "open")
        secret = room.seats[1].secret
        page = await place.visitor("Boris").get(f"/seat/{secret}")
        assert page.status_code == 200
        assert secret not in page.text


def test_cookies_of_older_and_newer_servers_are_still_good() -> None:
    cookies = Cookies("key")
    wishes = Comfort("light", "2", "still", "on")
    assert cookies.read(cookies.write(Guest("id", "Anna", "fr", "master", wishes))) == Guest(
        "id", "Anna", "fr", "master", wishes
    )
    assert cookies.read(str(cookies.signer.dumps(["id", "Anna", "fr", "master"]))) == Guest(
        "id", "Anna", "fr", "master"
    )
    assert comfort.read("light 2") == Comfort("light", "2")
    assert comfort.read("light 9 still loud more") == Comfort("light", "1", "still")
    assert comfort.read("") == Comfort()


# ---- colours


def test_no_colour_stands_outside_the_tokens() -> None:
    sources = [it for kind in ("*.css", "*.js") for it in (WEB / "static").rglob(kind) if it != TOKENS]
    sources += WEB.rglob("*.py")
    assert len(sources) > 100
    found = [f"{it.name}: {hit}" for it in sources for hit in COLOUR.findall(it.read_text())]
    assert found == []


def test_no_style_goes_by_how_many_stand_beside_anything_at_all() -> None:
    """Where a rule that counts (`:nth-child`) may be about anything, whatever comes or goes gives all of a page its
    style anew."""
    sheets = [sheet.read_text() for sheet in (WEB / "static").rglob("*.css")]
    selectors = [
        one.strip() for sheet in sheets for rule in re.findall(r"([^{}]+)\{", sheet) for one in rule.split(",")
    ]
    counting = [one for one in selectors if ":nth-" in re.sub(r":has\([^)]*\)+", "", one)]
    assert counting
    assert [one for one in counting if one.endswith("*")] == []


def test_the_light_theme_is_the_same_whether_it_is_chosen_or_the_systems() -> None:
    chosen, system = re.findall(r"^:root\.(?:light|auto) \{(.*?)^\}", TOKENS.read_text(), re.MULTILINE | re.DOTALL)
    assert chosen == system


def test_the_light_theme_leaves_no_colour_of_a_seat_or_a_surface_dark() -> None:
    dark, light = colours(), colours(light=True)
    kinds = ("ink-", "bone-", "brass-", "seat-", "hue-")
    assert {name for name in dark if name.startswith(kinds) and dark[name] == light[name]} == {
        *(f"seat-{seat}p" for seat in range(1, 7)), "hue-redp", "hue-greenp", "hue-bluep", "hue-violetp",
        "hue-redh", "hue-greenh", "hue-blueh", "hue-violeth", "brass-paper",
    }  # fmt: skip
    assert {name for name in light if name.startswith("hseat") and light[name] != dark[name]} == set()


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("light", [False, True])
def test_the_contrasts_are_as_the_tokens_say(light: bool) -> None:
    dark_table, light_table = TOKENS.read_text().split("/* The light theme")
    found = CONTRAST.findall(light_table if light else dark_table)
    assert len(found) > 30
    named = colours(light)
    for one, other, said in found:
        assert contrast(named[one], named[other]) == pytest.approx(float(said), abs=0.06), (one, other)
        assert float(said) >= (3 if one in ("ink-500", "brass-500") else 4.5)
