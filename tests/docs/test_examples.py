"""What the pages tell people to run runs, or is at least something there is."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

import gloam
from gloam.cli import app
from tests.cli.terminal import gloam as run
from tests.docs.pages import PAGES, ROOT, Block, blocks, named, prose, spans

LANGUAGES = {"python", "sh", "diff", "toml", "nginx", "text"}  # a block without a language would escape these tests
LOOKING_UP = ("bots", "card", "cards", "rules")  # commands that only read: they are run
IN_SHELL = [(page, block) for page in PAGES for block in blocks(page) if block.language == "sh"]


def to_run(page: Path) -> list[Block]:
    return [block for block in blocks(page) if block.language == "python" and not (block.not_run or block.source)]


def script(page: Path) -> str:
    """The Python of a page as one script, each line where it stands on the page."""
    lines: list[str] = []
    for block in to_run(page):
        lines += [""] * (block.line - 1 - len(lines)) + block.text.splitlines()
    return "\n".join(lines) + "\n"


def commands() -> list[tuple[str, list[str]]]:
    """Every line of a shell in the blocks of all pages, as words, with its page."""
    lines = [(page, line) for page, block in IN_SHELL for line in block.text.splitlines()]
    lines += [(page, line) for page in PAGES for line in re.findall(r"^    (gloam .*)$", prose(page), re.MULTILINE)]
    split = [(named(page), shlex.split(line, comments=True)) for page, line in lines]
    return [(page, words) for page, words in split if words]


def command_of(words: list[str]) -> tuple[Any, list[str]]:
    """The command that these words call, and those that are left for it."""
    command: Any = typer.main.get_command(app)
    rest = list(words)
    while isinstance(command, TyperGroup) and rest:
        found = command.commands.get(rest[0])
        assert found is not None, f"there is no command {' '.join(words)}"
        command, rest = found, rest[1:]
    return command, rest


GLOAM = [(page, words[1:]) for page, words in commands() if words[0].endswith("gloam")]
MENTIONED = [(named(page), span) for page in PAGES for span in spans(page)]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_block_of_code_says_what_it_is(page: Path) -> None:
    assert [block.line for block in blocks(page) if block.language not in LANGUAGES] == []


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if to_run(page)], ids=named)
def test_the_python_of_a_page_runs_from_its_top_to_its_end(page: Path, tmp_path: Path) -> None:
    path = tmp_path / f"{page.stem}.py"
    path.write_text(script(page), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(
        [sys.executable, path.name], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, f"{named(page)}\n{ran.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_block_that_is_a_part_of_a_file_is_still_in_it(page: Path) -> None:
    for block in blocks(page):
        if block.source:
            assert block.text in (ROOT / block.source).read_text(encoding="utf-8"), f"{named(page)}:{block.line}"


@pytest.mark.parametrize(("page", "words"), GLOAM, ids=[" ".join(words) for _, words in GLOAM])
def test_a_command_has_these_options_and_plays_a_game_there_is(page: str, words: list[str]) -> None:
    command, rest = command_of(words)
    context = command.make_context("gloam", rest)
    assert (context.params.get("game") or None) in (*gloam.games(), None), page


@pytest.mark.parametrize("words", [words for _, words in GLOAM if words[0] in LOOKING_UP], ids=" ".join)
def test_a_command_that_looks_something_up_finds_it(words: list[str]) -> None:
    assert run(*words).code == 0


@pytest.mark.parametrize(("page", "span"), [both for both in MENTIONED if both[1].startswith("gloam ")])
def test_a_command_that_is_mentioned_exists_with_its_options(page: str, span: str) -> None:
    command, rest = command_of(span.removeprefix("gloam ").split("…")[0].split(" --")[0].split())
    known = {name for option in command.params for name in option.opts}
    assert set(re.findall(r"--[a-z-]+", span)) <= known, page
    assert not isinstance(command, TyperGroup) or not rest, page


def test_every_target_of_make_that_is_mentioned_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    wanted = {(page, span.split()[1]) for page, span in MENTIONED if re.match(r"make [a-z]", span)}
    wanted |= {(page, words[1]) for page, words in commands() if words[0] == "make"}
    assert {each for each in wanted if each[1] not in targets} == set()
    assert len(wanted) > 5


def test_every_module_that_is_to_be_run_exists() -> None:
    called = [(page, " ".join(words)) for page, words in commands()]
    wanted = {(page, name) for page, line in MENTIONED + called for name in re.findall(r"python -m ([\w.]+)", line)}
    assert {each for each in wanted if find_spec(each[1]) is None} == set()
    assert wanted


def test_every_extra_that_is_mentioned_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    wanted = {extra for found in re.findall(r"gloam\[([\w,]+)\]", text) for extra in found.split(",")}
    assert wanted <= set(extras)
    assert wanted
