"""The rules and cards pages: complete, searchable, in both languages."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gloam
from gloam.vendetta.cards import RELICS
from gloam.web.app import make
from gloam.web.pages.reading import shelves_of
from gloam.web.reading import ledgers
from gloam.web.settings import BOUNDLESS, Settings
from gloam.words import words
from gloam.words.texts import ledger_of
from tests.web.markup import Markup

GAMES = ("vendetta", "blood-orders")
LANGUAGES = ("en", "fr")
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]
Visitor = TestClient[Litestar]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    database = str(Path(tmp_path_factory.mktemp("reading"), "gloam.db"))
    with TestClient(make(Settings(database=database, **BOUNDLESS))) as client:
        yield client


def get(site: Visitor, url: str, language: str = "en", status: int = 200) -> str:
    """What a visitor of this language reads, who has no cookie yet."""
    site.cookies.clear()
    answer = site.get(url, headers={"accept-language": language})
    assert answer.status_code == status, url
    assert answer.headers["content-type"].startswith("text/html")
    return str(answer.text)


def read(page: str) -> str:
    """The page without its tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", page))


# ---- rules


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_entry_stands_on_the_page_once(site: Visitor, game: str, language: str) -> None:
    page = get(site, f"/rules/{game}", language)
    anchors = Counter(re.findall(r'<article class="rule" id="([^"]+)"', page))
    assert set(anchors) == {*ledger_of(game).rules, *ledger_of("table").rules}
    assert set(anchors.values()) == {1}
    ids = Counter(re.findall(r'\sid="([^"]+)"', page))
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_entry_is_said_in_the_readers_language(site: Visitor, game: str, language: str) -> None:
    text = read(get(site, f"/rules/{game}", language))
    for rule in ledger_of(game).rules:
        said = words(language, game).rule(rule)
        for part in (said.text, said.question, said.because, said.area):
            assert ledgers.legible(part, language, game) in text, rule


@pytest.mark.parametrize("game", GAMES)
def test_checks_and_sources_stay_with_the_testers(site: Visitor, game: str) -> None:
    text = read(get(site, f"/rules/{game}"))
    for rule in ledger_of(game).rules.values():
        assert ", " not in rule.source or rule.source not in text, rule.id
        assert not rule.check or rule.check not in text, rule.id


def test_a_variants_rules_say_so(site: Visitor) -> None:
    page = get(site, "/rules/vendetta")
    marks = re.findall(r'<span class="variant">([^<]*)', page)
    assert len(marks) == sum(rule.variant != "" for rule in ledger_of("vendetta").rules.values())
    assert set(marks) == {
        "Only with: Location cards",
        "Only with: Relics",
        "Only with: Tag Team",
        "Only with: Three players",
    }


def test_contents_lead_to_every_area(site: Visitor) -> None:
    page = get(site, "/rules/blood-orders", "fr")
    for area in ledgers.areas("fr", "blood-orders"):
        assert f'id="{area.key}"' in page
        assert page.count(f'href="#{area.key}"') == 2, "at the side and in the fold"


def found(page: str) -> set[str]:
    return set(re.findall(r'<article class="rule" id="([^"]+)"', page))


def test_search_finds_by_word_and_by_id(site: Visitor) -> None:
    by_word = found(get(site, "/rules/vendetta?q=ambition+clockwise"))
    assert "order.clockwise" in by_word
    assert len(by_word) < 10
    assert "order.ties" in found(get(site, "/rules/vendetta?q=order.ties"))
    assert found(get(site, "/rules/vendetta?q=TABLE.OVER")) == {"table.over"}


def test_search_ignores_accents_and_capitals(site: Visitor) -> None:
    with_accents = found(get(site, "/rules/vendetta?q=frénésie", "fr"))
    assert with_accents == found(get(site, "/rules/vendetta?q=FRENESIE", "fr"))
    assert len(with_accents) > 10


def test_search_marks_and_counts_what_it_found(site: Visitor) -> None:
    page = get(site, "/rules/vendetta?q=withdraw")
    rulings = page.count('<div class="ruling">')
    assert f"Found: {len(found(page)) - rulings} rules and {rulings} rulings." in page
    assert "<mark>Withdraw</mark>" in page
    assert "/cards/vendetta/" in page, "cards that speak of it stand beside it"


def test_only_rulings(site: Visitor) -> None:
    page = get(site, "/rules/vendetta?q=withdraw&only=rulings")
    assert found(page)
    assert all(ledger_of("vendetta")[rule].is_ruling for rule in found(page))


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Nothing in these rules speaks of “zebra”"), ("fr", "Rien dans ces règles")]
)
def test_search_says_when_nothing_is_found(site: Visitor, language: str, said: str) -> None:
    page = get(site, "/rules/vendetta?q=zebra", language)
    assert found(page) == set()
    assert said in page


def test_a_search_cannot_write_into_the_page(site: Visitor) -> None:
    page = get(site, "/rules/vendetta?q=%3Cscript%3Ealert%3C/script%3E")
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_entry_has_a_page(site: Visitor, game: str, language: str) -> None:
    for entry in ledgers.entries(language, game).values():
        text = read(get(site, f"/rules/{game}/{entry.id}", language))
        assert ledgers.legible(entry.said.text, language, game) in text, entry.id
        assert ledgers.legible(entry.said.because, language, game) in text, entry.id


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_entries_are_called_by_their_chapter_and_never_by_their_ids(site: Visitor, game: str, language: str) -> None:
    known = ledgers.entries(language, game)
    titles = [entry.title for entry in known.values()]
    assert len(set(titles)) == len(titles)
    some = [f"/rules/{game}/{rule}" for rule in list(known)[::40]]
    for page in (f"/rules/{game}", f"/rules/{game}?q=blood", *some):
        said = Markup(get(site, page, language)).said
        assert [found for found in ledgers.RULE_ID.findall(said) if found in known] == [], page


def test_cards_and_rules_in_a_text_are_links(site: Visitor) -> None:
    page = get(site, "/rules/vendetta/withdraw.order")
    assert 'href="/cards/vendetta/RE06"' in page
    assert 'href="/rules/vendetta#blood.zero-cost"' in get(site, "/rules/vendetta/effect.choose-possible")
    assert 'href="/rules/vendetta#blood.zero-cost"' in get(site, "/rules/vendetta/effect.choose-possible", "fr")


# ---- cards


@pytest.mark.parametrize("game", GAMES)
def test_every_card_stands_on_one_shelf(game: str) -> None:
    held = [card.id for shelf in shelves_of("en", game) for card in shelf.cards]
    assert sorted(held) == sorted(gloam.game(game).card_ids())


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_card_is_on_the_cards_page(site: Visitor, game: str, language: str) -> None:
    page = get(site, f"/cards/{game}", language)
    text = read(page)
    for card in gloam.game(game).card_ids():
        assert page.count(f'id="{card}"') == 1, card
        assert words(language, game).card_name(card) in text
        assert words(language, game).card(card) in text, card


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_card_has_a_page(site: Visitor, game: str, language: str) -> None:
    spoken, other = words(language, game), words("fr" if language == "en" else "en", game)
    for card in gloam.game(game).card_ids():
        page = get(site, f"/cards/{game}/{card}", language)
        text = read(page)
        assert f'<h1 class="title">{html.escape(spoken.card_name(card), quote=True)}'.replace("&#x27;", "&#39;") in page
        assert spoken.card(card) in text, card
        assert spoken.card_line(card) in text, card
        assert spoken.provenance(card) in text, card
        assert other.card_name(card) in text, card
        for ruling in spoken.rulings(card):
            assert all(part in text for part in re.split(r"(?<=\?) ", ruling, maxsplit=1)), card


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_a_card_of_our_own_is_marked(site: Visitor, game: str, language: str) -> None:
    for card in ("LO07", "RE08", "BR01") if game == "vendetta" else ("V109", "V101"):
        marked = '<span class="ours">' in get(site, f"/cards/{game}/{card}", language)
        assert marked == (card not in ("BR01", "V101")), card


def test_cards_are_found_by_name_text_kind_and_id(site: Visitor) -> None:
    def ids(query: str, language: str = "en") -> set[str]:
        return set(
            re.findall(r'<article class="leaf[^"]*" id="([^"]+)"', get(site, f"/cards/vendetta?{query}", language))
        )

    assert ids("q=bloody+fury") == {"BR01"}
    assert "BR01" in ids("q=fureur"), "by its name in the other language as well"
    assert ids("q=br01") == {"BR01"}
    assert ids("kind=relic") == {relic.id for relic in RELICS}
    assert ids("kind=relic&q=bloody") == set()
    assert "No card fits" in get(site, "/cards/vendetta?q=zebra")
    assert "Aucune carte ne correspond" in get(site, "/cards/vendetta?q=zebra", "fr")


def test_cards_of_rivals_are_found_by_what_they_are_chosen_from_a_list_or_typed(site: Visitor) -> None:
    def ids(query: str, language: str = "en") -> set[str]:
        page = get(site, f"/cards/rivals?{query}", language)
        return set(re.findall(r'<article class="leaf[^"]*" id="([^"]+)"', page))

    schemes = {"core-balance-of-power", "core-fame-and-fortune"}
    assert ids("clan=toreador&q=kind:scheme") == ids("q=clan:toreador+kind:scheme") == schemes
    assert ids("q=clan:toréador+genre:intrigue", "fr") == schemes
    assert ids("clan=toreador&keyword=scheme&potency=5") == set()
    chosen = get(site, "/cards/rivals?clan=toreador&q=kind:scheme")
    assert '<option value="toreador" selected>' in chosen
    assert "Found: 2 cards." in chosen
    assert "/cards/rivals?q=kind%3Ascheme&amp;kind=attack&amp;clan=toreador" in chosen
    assert 'class="sieves"' not in get(site, "/cards/vendetta")


@pytest.mark.parametrize("part", ["", "&part=found"])
def test_a_search_that_is_not_understood_says_what_there_is(site: Visitor, part: str) -> None:
    assert "Cards cannot be searched by “klan”" in get(site, f"/cards/rivals?q=klan:x{part}")
    assert "“werewolf”" in get(site, f"/cards/rivals?clan=werewolf{part}")
    assert "Aucune carte" in get(site, f"/cards/rivals?clan=werewolf{part}", "fr")


def test_cards_lead_to_the_one_before_and_after(site: Visitor) -> None:
    page = get(site, "/cards/vendetta/BR02")
    assert 'href="/cards/vendetta/BR01" rel="prev"' in page
    assert 'href="/cards/vendetta/BR03" rel="next"' in page
    assert 'rel="prev"' not in get(site, "/cards/vendetta/BR01")


# ---- pieces, indexes, what is not there


@pytest.mark.parametrize(
    ("url", "inside"),
    [
        ("/rules/vendetta/order.ties?part=rule", 'class="rule"'),
        ("/cards/vendetta/BR01?part=card", "Bloody Fury"),
        ("/cards/blood-orders/V101?part=card", "The Gang Leader"),
        ("/rules/vendetta?part=found&q=ties", 'id="found"'),
        ("/cards/blood-orders?part=found&q=fear", 'id="found"'),
    ],
)
def test_pieces_come_alone(site: Visitor, url: str, inside: str) -> None:
    piece = get(site, url)
    assert inside in piece
    assert "<html" not in piece
    assert '<header class="top"' not in piece


@pytest.mark.parametrize("url", ["/rules/vendetta/order.ties?part=rule", "/cards/vendetta/BR01?part=card"])
def test_pieces_may_be_kept_by_the_reader_alone(site: Visitor, url: str) -> None:
    headers = site.get(url).headers
    assert headers["cache-control"] == "private, max-age=86400"
    assert "Cookie" in headers["vary"]
    assert site.get("/rules/vendetta/order.ties").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", ["rules", "cards"])
def test_the_index_leads_to_every_game(site: Visitor, shelf: str, language: str) -> None:
    page = get(site, f"/{shelf}", language)
    assert all(f'href="/{shelf}/{game}"' in page for game in GAMES)
    assert f'<html lang="{language}" ' in page


@pytest.mark.parametrize(
    ("url", "english", "french"),
    [
        ("/rules/chess", "There is no game called “chess”", "pas ici de jeu nommé"),
        ("/cards/chess", "There is no game called “chess”", "pas ici de jeu nommé"),
        ("/rules/vendetta/no.such", "no entry called “no.such”", "pas d'entrée"),
        ("/cards/vendetta/XX99", "no card “XX99”", "pas de carte"),
        ("/nowhere/at/all", "There is no such page", "page n'existe pas"),
    ],
)
def test_what_is_not_there_is_said_in_the_readers_language(site: Visitor, url: str, english: str, french: str) -> None:
    assert english in read(get(site, url, "en", 404))
    assert french in read(get(site, url, "fr", 404))
    assert "Nothing here" in get(site, url, "en", 404)
    assert "Rien ici" in get(site, url, "fr", 404)


def test_a_wrong_method_is_said_and_names_no_machinery(site: Visitor) -> None:
    site.cookies.clear()
    answer = site.post("/rules", headers={"accept-language": "en"})
    assert answer.status_code == 405
    assert "Not this way" in answer.text
    assert "Method Not Allowed" not in answer.text


@pytest.mark.parametrize("url", ["/rules", "/rules/vendetta", "/rules/vendetta/order.ties", "/cards/vendetta/BR01"])
def test_headings_come_in_order(site: Visitor, url: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", get(site, url))]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_pages_need_no_script_and_carry_none(site: Visitor) -> None:
    for url in ("/rules/vendetta", "/cards/vendetta", "/cards/vendetta/BR01"):
        page = get(site, url)
        assert " style=" not in page
        assert all('src="/' in script for script in re.findall(r"<script[^>]*>", page))


# ---- finding words


def test_matches_stand_where_the_words_stand() -> None:
    text = "Un cœur d'Événement"
    assert [text[first:last] for first, last in ledgers.matches(text, "COEUR evenement")] == ["cœur", "Événement"]
    assert ledgers.matches(text, "zebra") == []
    assert ledgers.matches("aaa", "a aa") == [(0, 3)]
