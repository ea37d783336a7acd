"""The command that is printed to go on playing works where it is printed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gloam.terminal.files import program


def test_a_program_that_is_not_found_by_its_name_is_named_as_it_was_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/gloam", "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program() == ".venv/bin/gloam"


def test_a_program_that_is_found_by_its_name_is_called_by_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = tmp_path / "gloam"
    found.write_text("#!/bin/sh\n")
    found.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [".venv/bin/gloam", "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program() == "gloam"
