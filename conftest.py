"""Says which Gloam is under test, and refuses the wrong one: the suite runs both interpreted and compiled."""

import os

import pytest

import gloam


def under_test() -> str:
    return "compiled" if gloam.compiled else "interpreted"


def pytest_report_header() -> str:
    return f"gloam: {under_test()}, from {gloam.__path__[0]}"


def pytest_configure() -> None:
    expected = os.environ.get("GLOAM_EXPECT", under_test())
    if expected != under_test():
        problem = (
            f"the tests were to run on the {expected} Gloam, but found the {under_test()} one in {gloam.__path__[0]}"
        )
        raise pytest.UsageError(problem)
