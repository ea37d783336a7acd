"""The site that `make docs` makes has every page, and asks no other host for anything. It is not made here."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from types import ModuleType

import pytest

from tests.docs.pages import ROOT
from tests.docs.test_links import resolves

SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_of_the_docs", ROOT / "docs/site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_has_its_place_in_the_navigation(site: ModuleType) -> None:
    listed = re.findall(r"- (?:[^:\n]+: )?(\S+\.md)$", SETTINGS.partition("\nnav:\n")[2], re.MULTILINE)
    written = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    added = [*site.BESIDE.values(), *[page for page, _, _ in site.REFERENCE]]
    assert sorted(listed) == sorted([*written, *added])


def test_what_the_reference_tells_of_exists(site: ModuleType) -> None:
    assert [name for _, _, names in site.REFERENCE for name in names if not resolves(name)] == []


def test_pages_from_beside_the_docs_lead_to_pages_of_the_site(site: ModuleType) -> None:
    text = "[a](docs/library.md#a) [b](CHANGELOG.md) ![c](docs/pictures/vendetta.png) [d](https://docs/)"
    assert site.relinked(text) == "[a](library.md#a) [b](changelog.md) ![c](pictures/vendetta.png) [d](https://docs/)"


def test_the_site_asks_no_other_host() -> None:
    assert "\n  font: false\n" in SETTINGS
    assert "://" not in SETTINGS


def plain(requirement: str) -> str:
    return re.split(r"[\[<>=]", requirement)[0]


def test_every_dependency_is_pinned_and_has_its_line_with_a_reason() -> None:
    extras = [name for names in PROJECT["optional-dependencies"].values() for name in names]
    needed = {plain(name) for name in [*PROJECT["dependencies"], *extras]} - {"gloam"}
    rows = re.findall(r"^\| (\S+) \| .+ \| .+ \|$", (ROOT / "docs/dependencies.md").read_text(), re.MULTILINE)
    pinned = {line.partition("==")[0].replace("_", "-") for line in PINS.splitlines()}
    assert needed - set(rows) == set()
    assert {name.replace("_", "-") for name in needed} - pinned == set()
    assert "/" not in PINS, "a pin names a version, never a place"
