"""Who follows docs/add-a-card.md has a new card, and a suite that agrees."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs/add-a-card.md"
COPIED = ("src/gloam", "tests", "docs/frameworks.md", "docs/events.md", "conftest.py", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("vendor", "static", "browser", "web")  # below src and tests: no card is made there
RECORDED = (
    "tests/words/vendetta/cards_en.txt",
    "docs/frameworks.md",
    "tests/conformance/fingerprint.txt",
)  # among others
AT_THE_END = "# at the end of "


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources on which everything was done that the page says, up to the commands."""
    copy = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, copy / name)
    for block in blocks(PAGE):
        if block.language == "diff":
            change(copy, block)
        elif block.text.startswith(AT_THE_END):
            append(copy, block)
    return copy


def change(copy: Path, block: Block) -> None:
    """Do what a diff says. Its parts have no line numbers: each fits one place of the file."""
    head, _, body = block.text.partition("\n")
    path = copy / head.removeprefix("--- ")
    text = path.read_text(encoding="utf-8")
    for part in body.split("@@\n"):
        lines = part.splitlines(keepends=True)
        old = "".join([line[1:] for line in lines if line[0] in " -"])
        new = "".join([line[1:] for line in lines if line[0] in " +"])
        assert text.count(old) == 1, f"{head}: fits {text.count(old)} places\n{old}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def append(copy: Path, block: Block) -> None:
    head, _, body = block.text.partition("\n")
    with (copy / head.removeprefix(AT_THE_END)).open("a", encoding="utf-8") as file:
        file.write("\n\n" + body)


def run(copy: Path, command: str) -> str:
    """What a command says in that copy. It has to succeed."""
    line = command.replace("python ", f"{sys.executable} ", 1)
    here = {"PYTHONPATH": str(copy / "src"), "PYTEST_ADDOPTS": "-p no:cacheprovider", "GLOAM_EXPECT": "interpreted"}
    environment = os.environ | here
    ran = subprocess.run(
        ["/bin/sh", "-c", line], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


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
