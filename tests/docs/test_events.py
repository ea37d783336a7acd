"""The page of questions and events says what the games say."""

from __future__ import annotations

import re

import pytest

import gloam
from gloam.core import ledger
from gloam.core.question import Question
from tests.docs.events import PAGE, in_the_code, page
from tests.docs.games import everything


@pytest.mark.slow
def test_the_page_is_what_the_code_says() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "write it anew: python -m tests.docs.events"


@pytest.mark.parametrize("game", gloam.games())
def test_every_kind_in_the_code_has_its_part_of_the_page(game: str) -> None:
    title = gloam.game(game).title
    text = PAGE.read_text(encoding="utf-8")
    for part, kinds in zip(("Questions", "Events"), in_the_code(game), strict=True):
        section = text.split(f"## {part} of {title}\n")[1].split("\n## ")[0]
        assert re.findall(r"^### `(.*)`$", section, re.MULTILINE) == kinds


@pytest.mark.parametrize("game", gloam.games())
def test_what_comes_up_in_other_games_is_on_the_page(game: str) -> None:
    title = gloam.game(game).title
    text = PAGE.read_text(encoding="utf-8")
    parts = {
        part: dict(
            re.findall(r"### `(.*)`\n((?:.|\n(?!###? ))*)", text.split(f"## {part} of {title}\n")[1].split("\n## ")[0])
        )
        for part in ("Questions", "Events")
    }
    for seen in everything(first=1000):
        if seen.game == game:
            entry = parts["Questions" if isinstance(seen.what, Question) else "Events"][seen.what.what]
            secret = {} if isinstance(seen.what, Question) else seen.what.secret or {}
            for name in (*seen.what.facts, *secret):
                assert f"`{name}` (" in entry, (seen.what.what, name)


def test_the_rules_on_the_page_are_in_a_ledger() -> None:
    ledgers = [ledger.load("gloam.core"), *[gloam.game(game).ledger() for game in gloam.games()]]
    for line in re.findall(r"^Rule: (.*?)\. |^Rule: (.*?)\.$", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        for rule in "".join(line).split(", "):
            assert any(rule.strip("`") in one for one in ledgers), rule
