"""Who follows docs/add-a-card.md has a new card, and a suite that agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.following import followed_to_the_commands, run
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs/add-a-card.md"
RECORDED = (
    "tests/words/vendetta/cards_en.txt",
    "docs/frameworks.md",
    "tests/conformance/fingerprint.txt",
)  # among others


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources on which everything was done that the page says, up to the commands."""
    return followed_to_the_commands(PAGE, tmp_path_factory.mktemp("copy"))


@pytest.mark.slow
def test_the_card_is_added_its_texts_and_games_are_written_anew_and_the_tests_pass(followed: Path) -> None:
    before = {name: (ROOT / name).read_text(encoding="utf-8") for name in RECORDED}
    said = [run(followed, line) for block in blocks(PAGE) if block.language == "sh" for line in block.text.splitlines()]
    assert " passed" in said[-1]
    for name, text in before.items():
        assert (followed / name).read_text(encoding="utf-8") != text, f"{name}: nothing was recorded"
    assert "RE09 Widow's Lantern\n" in (followed / "tests/words/vendetta/cards_en.txt").read_text(encoding="utf-8")
    assert "RE09 Lanterne de la veuve\n" in (followed / "tests/words/vendetta/cards_fr.txt").read_text(encoding="utf-8")


def test_what_the_page_writes_is_written_as_the_house_writes(followed: Path) -> None:
    for check in ("check", "format --check"):
        run(followed, f"python -m ruff {check} --no-cache src/gloam/vendetta tests/vendetta")
