"""Where a card looks for others: each scope has a number of its own."""

from __future__ import annotations

import inspect
import re

from gloam.rivals import which


def test_no_two_scopes_have_the_same_number() -> None:
    source = inspect.getsource(which).partition("IN_FIGHT")[0].partition("# Scopes")[2]
    found = re.findall(r"^([A-Z_]+): Final = (\d+)", source, re.MULTILINE)
    numbers = [number for name, number in found if name != "GRANTED"]
    assert len(numbers) > 60
    assert len(set(numbers)) == len(numbers)
