"""No link of a page is dead, and what a page names is there."""

from __future__ import annotations

import ast
import importlib
import re
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest

import gloam
from gloam.web.settings import Settings, variable
from tests.docs.pages import PAGES, ROOT, blocks, named, prose, spans

LINK: Final = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+(?:\([^()]*\))?)\)")
WITH_REPORTS: Final = [*PAGES, *sorted((ROOT / "docs").glob("balance/*/*.md"))]
OF_TODAY: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]  # a changelog also tells of what is no more
ROOMS: Final = ("src", "tests", "bench", "docs")
PATH: Final = re.compile(r"(?![./~])[\w<>.*/-]*(?:/|\.(?:py|toml|css|txt|svg|png|md))")
DOTTED: Final = re.compile(r"\bgloam(?:\.[a-zA-Z_]\w*)+")
WRITTEN: Final = ("dist/", "balance.md", "pairs.png", "skill.png", "wins.png")  # by a command, where one wants it
FILES: Final = ("gloam.db", "gloam.env")  # not names of Python
NAME: Final = re.compile(  # `AskTurn`, `EACH_RIVAL`, `Half(`
    r"\b(?:[A-Z][a-z]+(?:[A-Z][a-z]*)+|[A-Z]+(?:_[A-Z]+)+)\b|\b[A-Z]\w+(?=\()"
)
OF_OTHERS: Final = ("AssertionError", "GetRNGState", "EXPLICIT_STOCHASTIC", "SAMPLED_STOCHASTIC")
OF_OPENSPIEL: Final = frozenset(
    {"UniformRandomBot", "HumanBot", "RandomAgent", "MCTSBot", "BestResponsePolicy", "CFRSolver", "CFRPlusSolver"}
)
OF_SERVERS: Final = ("KillMode", "LimitNOFILE", "SameSite")
SETTINGS: Final = ("GLOAM_HOST", "GLOAM_PORT", "GLOAM_WORKERS", *[variable(field.name) for field in fields(Settings)])
ENVIRONMENT: Final = (*SETTINGS, "GLOAM_CHROMIUM", "GLOAM_COMPILE", "GLOAM_SHOTS", "RAY_ADDRESS")


def tree() -> list[str]:
    """Every file and folder of the project, those that set-up makes left out."""
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*")]
    return [named(path) for path in [*files, *ROOT.iterdir()] if "__pycache__" not in path.parts]


TREE: Final = tree()


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as those who show it make them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        found.add(name if name not in found else f"{name}-1")
    return found


def links(page: Path) -> list[str]:
    return LINK.findall(prose(page))


@pytest.mark.parametrize("page", WITH_REPORTS, ids=named)
def test_every_link_and_picture_of_a_page_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith(("https://", "http://")):
            continue
        target, _, anchor = unquote(link).partition("#")
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), f"{named(page)}: {link}"
        assert not anchor or anchor in anchors(path), f"{named(page)}: {link}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("**/*.md")), ids=named)
def test_links_of_the_docs_stay_within_the_docs(page: Path) -> None:
    """The site is made of docs/: what lies elsewhere is named by its path."""
    inside = [link for link in links(page) if not link.startswith(("https://", "http://", "#"))]
    assert [link for link in inside if not (page.parent / link).resolve().is_relative_to(ROOT / "docs")] == []


def test_every_page_and_every_picture_is_linked_from_somewhere() -> None:
    linked = {(page.parent / link.partition("#")[0]).resolve() for page in WITH_REPORTS for link in links(page)}
    shown = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".md", ".png", ".svg")]
    assert [named(path) for path in shown if path not in linked] == []


def there_is(path: str) -> bool:
    """Is there such a file or folder? A path may begin anywhere; `<game>` is the folder of every game."""
    games = [name.replace("-", "_") for name in gloam.games()] if "<game>" in path else [""]
    wanted = [path.replace("<game>", game).rstrip("/") for game in games]
    return all(any(fnmatch(found, one) or fnmatch(found, f"*/{one}") for found in TREE) for one in wanted)


@pytest.mark.parametrize("page", OF_TODAY, ids=named)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    paths = [span for span in spans(page) if PATH.fullmatch(span) and span not in WRITTEN]
    assert [path for path in paths if not there_is(path)] == []


def resolves(dotted: str) -> bool:
    """Is this the name of a module, or of something in one?"""
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for name in parts[count:]:
            if not hasattr(thing, name):
                return False
            thing = getattr(thing, name)
        return True
    return False


@pytest.mark.parametrize("page", OF_TODAY, ids=named)
def test_every_name_of_python_that_a_page_gives_exists(page: Path) -> None:
    texts = [*spans(page), *[block.text for block in blocks(page) if block.language == "python"]]
    names = {name for text in texts for name in DOTTED.findall(text)}
    assert sorted(name for name in names if name not in FILES and not resolves(name)) == []


def defined() -> set[str]:
    """The names of all classes, functions and constants."""
    found: set[str] = set()
    for path in [path for room in ("src", "tests") for path in (ROOT / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
    return found


def test_every_class_and_constant_that_a_page_names_is_defined() -> None:
    known = {*defined(), *OF_OTHERS, *OF_OPENSPIEL, *OF_SERVERS, *ENVIRONMENT}
    named_there = {(named(page), name) for page in OF_TODAY for span in spans(page) for name in NAME.findall(span)}
    assert {each for each in named_there if each[1] not in known} == set()
    assert len(named_there) > 100
