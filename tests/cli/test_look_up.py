"""Cards, rules and games, looked up from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloam as library
from gloam.terminal import claims
from tests.cli.terminal import gloam


def test_a_card_is_shown_with_text_facts_rulings_and_provenance() -> None:
    text = gloam("card", "Fist of Caine").text
    words = library.words("en")
    for part in ("Fist of Caine", "BR04", words.card_line("BR04"), words.provenance("BR04")):
        assert part in text
    assert words.rulings("BR04")[0].split()[0] in text


@pytest.mark.parametrize("name", ["Fist of Caine", "fist of caine", "Poing de Caïn", "BR04", "br04"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_found_by_id_or_by_its_name_in_either_language(name: str, language: str) -> None:
    text = gloam("card", name, "--lang", language).text
    assert library.words(language).card_name("BR04") in text
    assert text.count("BR0") == 1


def test_a_name_that_several_cards_have_shows_all_of_them() -> None:
    text = gloam("card", "Hunt").text
    for clan in ("BR", "GA", "MA", "NO", "TO", "TR", "VE"):
        assert f"{clan}09" in text


def test_the_cards_are_listed_all_or_by_words() -> None:
    text = gloam("cards", "vendetta").text
    assert all(card in text for card in library.game("vendetta").card_ids())
    found = gloam("cards", "vendetta", "fist", "caine").text
    assert "BR04" in found
    assert "BR05" not in found


def test_the_cards_of_rivals_are_found_by_what_they_are_and_the_whole_list_says_by_what() -> None:
    found = gloam("cards", "rivals", "clan:toreador", "kind:scheme").text
    assert found == gloam("cards", "rivals", "kind:scheme clan:toréador").text
    assert "core-balance-of-power" in found
    assert "core-free-money" not in found
    assert "clan:" not in found
    whole = " ".join(gloam("cards", "rivals").text.split())
    assert "Discipline: Animalism, Auspex" in whole
    assert "179 cards are left out" in whole
    assert "clan:" not in gloam("cards", "vendetta").text


def test_a_rule_is_found_by_words_and_printed_whole_by_its_id() -> None:
    found = gloam("rules", "vendetta", "withdraw").text
    assert "withdraw.secret" in found
    assert "withdraw.order" in found
    entry = library.game("vendetta").ledger()["withdraw.secret"]
    whole = " ".join(gloam("rules", "vendetta", "withdraw.secret", columns=1000).text.split())
    assert entry.text in whole
    assert entry.check in whole
    assert entry.source in whole


def test_a_ruling_is_printed_with_its_question_and_its_reason() -> None:
    ruling = next(rule for rule in library.game("vendetta").ledger().rules.values() if rule.is_ruling)
    whole = " ".join(gloam("rules", "vendetta", ruling.id, columns=1000).text.split())
    assert ruling.question in whole
    assert ruling.because in whole


def test_rules_are_found_by_french_words() -> None:
    assert "withdraw." in gloam("rules", "vendetta", "retirer", "--lang", "fr").text


def test_coverage_gives_claimed_and_total_by_area() -> None:
    screen = gloam("rules", "--coverage")
    total = len(library.game("vendetta").ledger().rules)
    assert f"of {total} entries are claimed" in screen.text
    assert "Any table" in screen.text


def test_coverage_says_that_every_entry_of_rivals_is_claimed_and_none_waits() -> None:
    screen = gloam("rules", "rivals", "--coverage")
    assert screen.code == 0
    assert "Waiting for cards" not in screen.text
    assert "Not claimed yet" not in screen.text


def test_coverage_names_what_nobody_claims_and_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "vendetta"
    room.mkdir()
    (room / "test_some.py").write_text('@rule("feed.gain", "no.such-rule")\ndef test_one(): ...\n')
    monkeypatch.setattr(claims, "tests_folder", lambda: tmp_path)
    screen = gloam("rules", "vendetta", "--coverage")
    assert screen.code == 1
    unclaimed = screen.text.partition("Not claimed yet")[2]
    assert "withdraw.secret" in unclaimed
    assert "  feed.gain" not in unclaimed
    assert "no.such-rule  " in screen.text


def test_coverage_says_plainly_where_there_are_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "tests_folder", lambda: None)
    screen = gloam("rules", "--coverage")
    assert screen.code == 2
    assert "tests" in screen.text
    assert len(screen.lines) == 1


def test_games_and_version() -> None:
    text = gloam("games").text
    assert "vendetta" in text
    assert "tag-team" in text
    assert library.__name__ in gloam("--version").text.lower()


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", [["cards", "vendetta"], ["rules", "vendetta"], ["games"], ["card", "Hunt"]])
def test_nothing_is_wider_than_the_terminal(command: list[str], language: str, columns: int) -> None:
    assert gloam(*command, "--lang", language, columns=columns).width <= columns
