"""Doing what a page says, on a copy of the sources: its diffs, what it adds at the end of files, its commands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, Block, blocks

COPIED = ("src/gloam", "tests", "docs/frameworks.md", "docs/events.md", "conftest.py", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("vendor", "static", "browser", "web")  # below src and tests: no page changes these
AT_THE_END = "# at the end of "


def followed_to_the_commands(page: Path, copy: Path) -> Path:
    """A copy of the sources, in this folder, on which everything was done that the page says, up to the commands."""
    for name in COPIED:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, copy / name)
    for block in blocks(page):
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
