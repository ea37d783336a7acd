"""Every entry of every ledger is claimed by a test, and every claim names an entry."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from gloam.terminal import claims


@cache
def made() -> list[claims.Claim]:
    """All claims of all tests, read where a test asks for them and not in every process that counts tests."""
    return claims.claims(Path(__file__).parent)


@pytest.mark.parametrize("name", claims.ledgers())
def test_every_entry_of_the_ledger_is_claimed_by_a_test(name: str) -> None:
    assert claims.unclaimed(made(), name, claims.ledgers()[name]) == []


def test_what_waits_for_cards_of_later_sets_is_said_and_claimed_by_nobody() -> None:
    """Whoever brings such cards takes the word away and claims the entry."""
    for name, ledger in claims.ledgers().items():
        waiting = [rule.id for rule in ledger.rules.values() if rule.waits]
        assert claims.waiting(made(), name, ledger) == waiting
        assert not waiting or name == "rivals"


def test_every_claim_names_an_entry_of_a_ledger() -> None:
    assert claims.unknown(made()) == []


def test_a_claim_is_read_from_the_marks_of_a_test_and_from_nowhere_else(tmp_path: Path) -> None:
    room = tmp_path / "vendetta"
    room.mkdir()
    (room / "test_some.py").write_text(
        '@rule("setup.pool", "no.such-rule")\n'
        "def test_one(): ...\n"
        '@pytest.mark.rule("feed.gain")\n'
        "def test_two(): ...\n"
        '@rule("feed.order")\n'
        "def helper(): ...\n"
        'rule("end.cards-back")\n'
    )
    found = claims.claims(tmp_path)
    assert [(claim.id, claim.game) for claim in found] == [
        ("setup.pool", "vendetta"),
        ("no.such-rule", "vendetta"),
        ("feed.gain", "vendetta"),
    ]
    assert [claim.id for claim in claims.unknown(found)] == ["no.such-rule"]
    ledger = claims.ledgers()["vendetta"]
    assert claims.claimed(found, "vendetta", ledger) == {"setup.pool", "feed.gain"}
    assert "feed.order" in claims.unclaimed(found, "vendetta", ledger)
    assert "feed.gain" not in claims.unclaimed(found, "vendetta", ledger)


def test_a_claim_made_in_one_game_s_tests_does_not_count_for_another(tmp_path: Path) -> None:
    room = tmp_path / "vendetta"
    room.mkdir()
    (room / "test_some.py").write_text('@rule("feed.gain")\ndef test_one(): ...\n')
    found = claims.claims(tmp_path)
    assert claims.claimed(found, "rivals", claims.ledgers()["vendetta"]) == set()
