"""Decks of one's own: kept for one guest, built by buttons, read from lists, given away as links, tried at once."""

from __future__ import annotations

import html
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from gloam.rivals.catalogue import CARDS, NUMBER, is_citys
from gloam.rivals.deck_report import Change, changed, mended
from gloam.rivals.decks import Deck, faults, in_one_line, read, written
from gloam.rivals.ready_decks import READY, ready
from gloam.web.guests.keeping import NAME
from gloam.web.reading.deck_links import LONGEST, MOST, packed
from tests.web.markup import Markup
from tests.web.place import Page, Place, Visitor, told
from tests.web.test_security import inline

pytestmark = pytest.mark.usefixtures("slow_bots")

STREETS = ready("rule-the-streets")
HOSTILE = "<script>alert(1)</script>\"'&\u202ex\u2066\x07\x1b"


async def made(visitor: Visitor, form: dict[str, str] | None = None) -> str:
    """The address of a new deck."""
    found = await visitor.post("/decks/rivals", form)
    assert found.status_code == 303, html.unescape(found.text)
    return found.headers["location"]


def deck_on(page: Page) -> Deck:
    """The deck that a page shows as text."""
    assert page.status_code == 200, html.unescape(page.text)
    text = re.search(r'<textarea id="deck-text"[^>]*>(.*?)</textarea>', page.text, re.DOTALL)
    assert text is not None
    return read(html.unescape(text[1]).lstrip("\n"))


def kept(place: Place) -> list[tuple[str, str]]:
    """All decks in the database: whose, and their lists."""
    with place.house.store.engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql("select guest, text from decks order by created")]


# ---- whose they are


@told
async def test_a_deck_belongs_to_whoever_made_it_and_nobody_else_reads_changes_or_removes_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        mine = await made(anna, {"ready": "the-big-picture"})
        before = kept(place)
        for visitor in (boris, place.stranger()):
            assert (await visitor.get(mine)).status_code == 404
            assert "The Big Picture, mine" not in (await visitor.get("/decks/rivals")).text
            for path, form in (
                ("change", {"add": "core-hydra"}),
                ("change", {"mend": "deck.faction"}),
                ("name", {"name": "Mine"}),
                ("copy", {}),
                ("remove", {}),
            ):
                assert (await visitor.post(f"{mine}/{path}", form)).status_code == 404, path
            assert (await visitor.post("/decks/rivals/play", {"deck": mine.split("/")[-1]})).status_code == 404
        assert kept(place) == before
        assert deck_on(await anna.get(mine)).same_cards(ready("the-big-picture"))


@told
async def test_another_sites_page_changes_no_deck(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna, {"ready": "the-big-picture"})
        before = kept(place)
        for path, form in (
            (f"{mine}/change", {"remove": "core-doc"}),
            (f"{mine}/remove", {}),
            (f"{mine}/name", {"name": "Theirs"}),
            ("/decks/rivals", {"list": "1 Hydra"}),
            ("/decks/rivals/play", {"deck": "the-big-picture"}),
        ):
            assert (await anna.post(path, form, origin="http://evil.test")).status_code == 403
            assert (await anna.post(path, form, sec_fetch_site="cross-site")).status_code == 403
        assert kept(place) == before
        assert place.house.store.tables_of("guest-Anna") == []


@told
async def test_there_is_a_limit_to_how_many_one_keeps(tmp_path: Path) -> None:
    async with Place(tmp_path, decks=2) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        first = await made(anna)
        await made(anna)
        full = await anna.post("/decks/rivals")
        assert full.status_code == 429
        assert "You keep 2 decks" in full.text
        assert (await anna.post(f"{first}/copy")).status_code == 429
        await made(boris)
        assert (await anna.post(f"{first}/remove")).status_code == 303
        await made(anna)
        assert (await anna.get(first)).status_code == 404


# ---- building


@told
async def test_cards_come_and_go_by_buttons_and_the_list_of_rules_follows(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna, {"ready": "rule-the-streets"})

        async def does(**form: str) -> Page:
            done = await anna.post(f"{mine}/change", form)
            assert done.status_code == 303
            return await anna.get(done.headers["location"])

        page = await does(remove="core-sweetums")
        assert "Vampires: 6, different names: 6." in page.text
        assert 'id="try" type="button" aria-disabled="true"' in page.text, "it cannot be played yet"
        assert 'name="mend" value="deck.faction"' in page.text
        assert inline(Markup(page.text)) == []
        assert len(set(Markup(page.text).ids)) == len(Markup(page.text).ids)
        page = await does(mend="deck.faction")
        assert deck_on(page).vampires[-1] == "pp1-savage"
        assert 'id="try" type="submit"' in page.text
        page = await does(add="core-the-penthouse")
        assert deck_on(page).havens == ("core-the-penthouse",)
        page = await does(lead="pp1-savage")
        assert deck_on(page).leader == "pp1-savage"
        page = await does(add="core-throat-rip")
        assert 'name="mend" value="deck.copies core-throat-rip"' in page.text
        page = await does(mend="deck.copies core-throat-rip")
        assert faults(deck_on(page)) == []


@told
async def test_a_deck_from_nothing_is_made_lawful_by_its_buttons(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna)
        for _ in range(4):
            page = await anna.get(mine)
            mends = re.findall(r'name="mend" value="([^"]+)"', page.text)
            if mends:
                await anna.post(f"{mine}/change", {"mend": mends[0]})
        assert faults(deck_on(await anna.get(mine))) == []


@pytest.mark.parametrize("card", ["core-fog", "core-prince-of-the-city", "nonsense", HOSTILE, ""])
@told
async def test_only_cards_that_a_deck_may_hold_come_in(tmp_path: Path, card: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna)
        before = kept(place)
        for deed in ("add", "remove", "lead"):
            refused = await anna.post(f"{mine}/change", {deed: card})
            assert refused.status_code == 422
            assert "<script>" not in refused.text
        await anna.post(f"{mine}/change", {"mend": f"{card} {card}"})
        assert kept(place) == before


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({"clan": "malkavian", "kind": "vampire"}, "core-doc"),
        ({"kind": "attack", "type": "mental"}, "core-fragmented-mind"),
        ({"discipline": "obfuscate"}, "core-doc"),
        ({"q": "coup bas"}, "core-sucker-punch"),
        ({"q": "sucker"}, "core-sucker-punch"),
    ],
)
@told
async def test_cards_are_found_by_words_kind_clan_type_and_discipline(
    tmp_path: Path, asked: dict[str, str], found: str
) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna)
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        page = (await anna.get(f"{mine}?{query}")).text
        rows = re.findall(r'id="row-([\w-]+)"', page)
        assert found in rows
        assert "core-hydra" not in rows
        done = await anna.post(f"{mine}/change", {"add": found, **asked})
        kept_query = parse_qs(urlsplit(done.headers["location"]).query)
        assert kept_query == {name: [value] for name, value in asked.items()}, "what was looked for stays"


@told
async def test_a_change_is_made_to_the_deck_as_it_is_and_to_no_older_one(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna)
        for card in ("core-hydra", "core-doc"):
            assert (await anna.post(f"{mine}/change", {"add": card})).status_code == 303
        store, key = place.house.store, mine.split("/")[-1]
        row = store.deck("guest-Anna", "rivals", key)
        assert row is not None
        assert not store.change_deck("guest-Anna", key, "older", "x", "y"), "what is no longer there is not changed"
        assert not store.change_deck("guest-Boris", key, row.text, "x", "y")
        assert set(deck_on(await anna.get(mine)).vampires) == {"core-hydra", "core-doc"}


# ---- names and lists are hostile until they are escaped


@told
async def test_a_hostile_name_is_only_text_wherever_it_stands(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris", "fr")
        mine = await made(anna, {"ready": "the-big-picture"})
        assert (await anna.post(f"{mine}/name", {"name": HOSTILE})).status_code == 303
        name = "<script>alert(1)</script>\"'& x"
        page = await anna.get(mine)
        link = html.unescape(re.findall(r'id="deck-link" value="([^"]+)"', page.text)[0]).removeprefix(
            "http://gloam.test"
        )
        key = mine.split("/")[-1]
        invited = f"/invite/rivals?deck={key}&decks=any"
        for visitor, path in (
            (anna, mine),
            (anna, "/decks/rivals"),
            (anna, invited),
            (anna, "/cards/rivals/core-doc"),
            (boris, link),
        ):
            found = await visitor.get(path)
            assert found.status_code == 200, path
            assert "<script>alert" not in found.text, path
            assert not set("\u202e\u2066\x07\x1b") & set(found.text), path
            if not path.startswith("/cards"):
                assert name in Markup(found.text).said, path
        assert (await anna.post("/decks/rivals/play", {"deck": key})).status_code == 303


@pytest.mark.parametrize(("letters", "status"), [(NAME, 303), (NAME + 1, 400), (0, 400)])
@told
async def test_a_name_has_a_length(tmp_path: Path, letters: int, status: int) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna)
        assert (await anna.post(f"{mine}/name", {"name": "x" * letters})).status_code == status
        wanted = "x" * letters if status == 303 else "New deck"
        assert deck_on(await anna.get(mine)).name == wanted


@told
async def test_a_hostile_list_keeps_nothing_but_cards(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        text = f"Deck: {HOSTILE}\n3 Fleetness\n{HOSTILE}\n1 Hydra\n<img src=x onerror=alert(1)>\nhttp://evil.test"
        page = await anna.post("/decks/rivals/bring", {"text": text})
        assert page.status_code == 200
        assert "<script>alert" not in page.text
        assert "<img" not in page.text
        mine = await made(anna, {"list": text})
        deck = deck_on(await anna.get(mine))
        assert deck.library == (("core-fleetness", 3),)
        assert deck.vampires == ("core-hydra",)
        assert "\u202e" not in kept(place)[0][1]
        assert "evil" not in kept(place)[0][1]


@pytest.mark.parametrize("path", ["/decks/rivals/bring", "/decks/rivals", "/decks/rivals/play"])
@told
async def test_a_list_has_a_length_and_a_megabyte_is_refused_at_the_door(tmp_path: Path, path: str) -> None:
    async with Place(tmp_path, list=200) as place:
        anna = place.visitor("Anna")
        name = {"/decks/rivals/bring": "text", "/decks/rivals": "list", "/decks/rivals/play": "deck"}[path]
        fits = await anna.post(path, {name: ("1 Hydra;" * 40)[:200]})
        assert fits.status_code in (200, 303, 422)
        long = await anna.post(path, {name: ("1 Hydra;" * 40)[:201]})
        assert long.status_code == 413
        assert "at most 200 letters" in long.text
        assert (await anna.post(path, {name: "x" * 1_000_000})).status_code == 413


# ---- lists


@told
async def test_a_list_is_read_with_its_slips_and_what_was_meant_is_put_in(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        text = written(STREETS).replace("Throat Rip", "Throat Ripp").replace("Coup de Grâce", "Coup de pied")
        page = await anna.post("/decks/rivals/bring", {"text": text})
        said = html.unescape(page.text)
        assert "“3 Throat Ripp”: read as Throat Rip." in said
        assert "“2 Coup de pied”: no card of that name. The nearest:" in said
        assert "Library cards: 38. There must be 40 to 60." in said
        meant = re.findall(r'name="meant" value="([^"]+)"', page.text)[0]
        page = await anna.post("/decks/rivals/bring", {"text": text, "meant": meant})
        assert "no card of that name" not in page.text
        ready_to_keep = html.unescape(re.findall(r'name="list" value="([^"]+)"', page.text)[0])
        mine = await made(anna, {"list": ready_to_keep})
        assert deck_on(await anna.get(mine)) == STREETS


@told
async def test_what_no_deck_may_hold_is_never_offered_for_a_slip(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        page = await place.visitor("Anna").post("/decks/rivals/bring", {"text": "1 Hydra\n1 Aimant\n1 Prince Citty"})
        offered = re.findall(r'name="meant" value="\d+ ([^"]+)"', page.text)
        assert offered, "something is meant all the same"
        assert not [card for card in offered if is_citys(CARDS[NUMBER[card]].kind)]


@pytest.mark.parametrize("meant", ["x core-hydra", "1 core-nonsense", "-1 core-hydra", "1"])
@told
async def test_what_nobody_can_have_meant_is_refused(tmp_path: Path, meant: str) -> None:
    async with Place(tmp_path) as place:
        page = await place.visitor("Anna").post("/decks/rivals/bring", {"text": "1 Hydra", "meant": meant})
        assert page.status_code in (400, 422)


@told
async def test_a_list_in_french_is_read_and_reported_in_french(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna", "fr")
        page = await anna.post("/decks/rivals/bring", {"text": "2 Coup bas\nMeneur: Hydra\n1 Rien du tout"})
        said = html.unescape(page.text).replace("\u202f", " ").replace("\u00a0", " ").replace("’", "'")
        assert "Cartes de Bibliothèque : 2. Il en faut de 40 à 60." in said
        assert "Ligne 3, « 1 Rien du tout » :" in said


# ---- links


@told
async def test_a_link_shows_the_list_as_it_was_and_whoever_opens_it_keeps_a_copy(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        mine = await made(anna, {"ready": "the-big-picture"})
        page = await anna.get(mine)
        link = html.unescape(re.findall(r'id="deck-link" value="([^"]+)"', page.text)[0]).removeprefix(
            "http://gloam.test"
        )
        assert len(link) < 900
        await anna.post(f"{mine}/remove")
        shown = await boris.get(link)
        assert deck_on(shown).same_cards(ready("the-big-picture"))
        assert "Anna" not in shown.text
        text = html.unescape(re.findall(r'<input type="hidden" name="list" value="([^"]+)"', shown.text)[0])
        theirs = await made(boris, {"list": text})
        assert deck_on(await boris.get(theirs)).name == "The Big Picture, mine"
        played = await boris.post("/decks/rivals/play", {"deck": text})
        assert played.headers["location"].startswith("/tables/")


@told
async def test_a_link_tells_the_lines_that_nobody_can_read(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        broken = "Deck: <i>Broken</i>\n2 Throat Ripp\n1 <b>zzzqqq</b>\n2 Coup de pied\nHaven: Drain Them Slowly"
        page = await anna.client.get("/decks/rivals/shared", params={"list": packed(broken)})
        said = html.unescape(re.sub(r"<[^>]+>", "", page.text))
        assert "“2 Throat Ripp”: read as Throat Rip." in said
        assert "“1 <b>zzzqqq</b>”: no card of that name, nor one like it. It is left out." in said
        assert "“2 Coup de pied”: no card of that name. The nearest:" in said
        assert "“Drain Them Slowly”, in line 5 of the deck, is not a card of that kind." in said
        assert "<b>zzzqqq" not in page.text
        assert 'name="meant"' not in page.text, "a list that was given away is not mended there"
        fine = await anna.client.get("/decks/rivals/shared", params={"list": packed(written(STREETS))})
        assert "dk-found" not in fine.text


@pytest.mark.parametrize(
    "end",
    ["", "nonsense", "%00", "eNpLTE", packed("x" * (MOST + 1)), "A" * (LONGEST + 1), "\u202e", packed("1 Hydra")[:-3]],
)
@told
async def test_a_link_that_leads_nowhere_says_so(tmp_path: Path, end: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        found = await anna.client.get("/decks/rivals/shared", params={"list": end})
        assert found.status_code == 404
        assert (await anna.client.get("/decks/rivals/shared", params={"list": packed("1 Hydra")})).status_code == 200


# ---- pages


@pytest.mark.parametrize("language", ["en", "fr"])
@told
async def test_every_ready_deck_has_its_page_and_is_tried_with_one_click(tmp_path: Path, language: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna", language)
        shelf = (await anna.get("/decks/rivals")).text
        for name in READY:
            assert f'href="/decks/rivals/{name}"' in shelf
            assert deck_on(await anna.get(f"/decks/rivals/{name}")).same_cards(ready(name))
        played = await anna.post("/decks/rivals/play", {"deck": "the-big-picture"})
        room = await place.house.room(played.headers["location"].split("/")[2])
        assert room.playing.setup.decks == ("the-big-picture", "rule-the-streets")


@told
async def test_a_deck_of_ones_own_is_tried_with_one_click_and_an_unlawful_one_is_not(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        mine = await made(anna, {"ready": "the-big-picture"})
        key = mine.split("/")[-1]
        await anna.post(f"{mine}/change", {"remove": "core-doc"})
        refused = await anna.post("/decks/rivals/play", {"deck": key})
        assert refused.status_code == 422
        assert "This deck cannot be played yet." in refused.text
        told_why = await anna.post("/decks/rivals/play", {"deck": key}, accept="application/json")
        assert told_why.json()["rule"] == "deck.faction"
        await anna.post(f"{mine}/change", {"add": "core-lolita"})
        played = await anna.post("/decks/rivals/play", {"deck": key})
        room = await place.house.room(played.headers["location"].split("/")[2])
        deck = mended(changed(ready("the-big-picture"), [Change("core-doc", -1), Change("core-lolita", 1)]), "")
        assert read(room.playing.setup.decks[0]).same_cards(deck)
        assert room.playing.setup.decks[0] != in_one_line(ready("the-big-picture"))


@pytest.mark.parametrize(
    "path", ["/decks/vendetta", "/decks/nonsense", "/decks/rivals/nonsense", "/decks/vendetta/bring"]
)
@told
async def test_where_there_are_no_decks_there_is_no_page(tmp_path: Path, path: str) -> None:
    async with Place(tmp_path) as place:
        assert (await place.visitor("Anna").get(path)).status_code == 404


@told
async def test_decks_are_found_from_the_first_page(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        page = (await anna.get("/")).text
        assert page.count('href="/decks/rivals"') == 1
        assert 'href="/decks"' in page
        assert (await anna.get("/decks")).headers["location"] == "/decks/rivals"


# ---- a card's page


@pytest.mark.parametrize("language", ["en", "fr"])
@told
async def test_a_cards_page_has_both_languages_its_words_its_rulings_and_its_decks(
    tmp_path: Path, language: str
) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna", language)
        page = html.unescape((await anna.get("/cards/rivals/core-sucker-punch")).text)
        assert '<div lang="en">' in page
        assert '<div lang="fr">' in page
        for text in ("Sucker Punch", "Coup bas", {"en": "Targeted", "fr": "Ciblée"}[language]):
            assert text in page
        assert 'href="/rules/rivals#reveal.targeted"' in page
        assert 'href="/rules/rivals/attack.targeted-secrecy"' in page
        assert '<b>3 ×</b> <a href="/decks/rivals/rule-the-streets">' in page
        assert {"en": "of your", "fr": "de vos"}[language] not in page, "there are none yet"


@told
async def test_a_cards_page_counts_ones_own_decks_and_nobody_elses(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        await made(anna, {"ready": "rule-the-streets"})
        await made(anna)
        await made(boris, {"list": "Deck: Secret plan\n2 Sucker Punch"})
        page = (await anna.get("/cards/rivals/core-sucker-punch")).text
        assert "In 1 of your 2 decks." in page
        assert "Rule the Streets, mine" in page
        assert "Secret plan" not in page
        assert "In none of the ready decks." in (await anna.get("/cards/rivals/core-artist-lofts")).text
        assert "In decks" not in (await anna.get("/cards/vendetta/BR01")).text
