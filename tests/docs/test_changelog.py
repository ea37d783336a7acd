"""The changelog begins with the version that there is."""

from __future__ import annotations

import re
import tomllib
from datetime import date

from tests.docs.pages import ROOT

HEADINGS = re.findall(r"^## (\S+) \((.*)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_newest_entry_is_that_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert HEADINGS[0][0] == project["version"]


def test_every_other_entry_was_released_on_a_day_before() -> None:
    newest, *others = HEADINGS
    days = [date.fromisoformat(day) for _, day in ([newest] if newest[1] != "unreleased" else []) + others]
    assert days == sorted(days, reverse=True)
    assert len({version for version, _ in HEADINGS}) == len(HEADINGS)
