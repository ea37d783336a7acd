"""The examples of the documentation do what it says."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs/examples"


@pytest.mark.slow
def test_the_example_policy_learns() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_policy.py"))
    policy = example["Policy"]("vendetta", 3, seed=2)
    policy.learn(40, rate=0.1)
    assert policy.share(24) > 0.45, "a third would be level"
    assert len((EXAMPLES / "train_policy.py").read_text(encoding="utf-8").splitlines()) < 60


def test_the_example_comparison_counts_victories(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (EXAMPLES / "compare_bots.py").read_text(encoding="utf-8")
    assert len([line for line in lines.splitlines() if line.strip()]) <= 15
    monkeypatch.setattr(sys, "argv", ["compare_bots.py", "random", "random"])
    runpy.run_path(str(EXAMPLES / "compare_bots.py"))
    said = capsys.readouterr().out
    assert said.startswith("random wins ")
    assert 10 <= int(said.split()[2]) <= 40
