"""Where a card looks for others: each scope has a number of its own."""

from __future__ import annotations

import re
from pathlib import Path

import gloam.rivals


def test_no_two_scopes_have_the_same_number() -> None:
    text = (Path(gloam.rivals.__file__).parent / "which.py").read_text(encoding="utf-8")
    source = text.partition("IN_FIGHT")[0].partition("# Scopes")[2]
    found = re.findall(r"^([A-Z_]+): Final = (\d+)", source, re.MULTILINE)
    numbers = [number for name, number in found if name != "GRANTED"]
    assert len(numbers) > 60
    assert len(set(numbers)) == len(numbers)
