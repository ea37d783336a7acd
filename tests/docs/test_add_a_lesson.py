"""Who follows docs/add-a-lesson.md has a new lesson, and a suite that agrees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.lessons.lesson import Lesson
from tests.docs.following import followed_to_the_commands, run
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs/add-a-lesson.md"
ID = "vd-alone"


@pytest.mark.slow
def test_the_lesson_is_added_and_the_suite_plays_it(tmp_path: Path) -> None:
    copy = followed_to_the_commands(PAGE, tmp_path / "copy")
    said = [run(copy, line) for block in blocks(PAGE) if block.language == "sh" for line in block.text.splitlines()]
    assert int(re.findall(r"(\d+) passed", said[-1])[0]) >= 12
    place = {"XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "200"}
    played = run(
        copy, f"printf '2\\n2\\nquit\\n' | {sh(place)} python -c 'import gloam.cli; gloam.cli.main()' learn {ID}"
    )
    assert "Alone at a Location you win it, even with 0 Power." in played


def sh(names: dict[str, str]) -> str:
    return "env " + " ".join([f"{name}={value}" for name, value in names.items()])


def test_the_page_explains_every_field_of_a_lesson() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*`) \|", text, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([a-z]+)`", row)}
    assert named == set(Lesson.__struct_fields__)
