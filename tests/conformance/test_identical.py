"""Interpreted and compiled, today and on another machine, the same answers lead to the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.fingerprint import fingerprint

RECORDED = Path(__file__).with_name("fingerprint.txt")


@pytest.mark.slow
def test_two_hundred_games_are_those_that_were_recorded() -> None:
    """If the rules were meant to change: `python -m tests.conformance.fingerprint 200` prints the new value."""
    assert fingerprint(200) == RECORDED.read_text().strip()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_hash_seed_of_python_changes_nothing(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.conformance.fingerprint", "12"]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == fingerprint(12)
