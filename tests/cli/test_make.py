"""`make play` compiles the engine once where it can, says so where it cannot, and plays in any case."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOAM = '#!/bin/sh\necho "$0 $*"\n'

# Instead of Python: it compiles by saying so, and makes environments by copying itself.
PYTHON = """#!/bin/sh
case "$*" in
    *build_wheel*) echo COMPILING >&2; [ ! -e broken ] && touch build/wheel/gloam-1.whl ;;
    *"-m venv"*) mkdir -p .venv-compiled/bin && cp .venv/bin/* .venv-compiled/bin ;;
    *shutil.which*) [ -e no-compiler ] || echo yes ;;
    *purelib*) pwd ;;
esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which everything is set up but the compiled engine."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("setup.py", "pyproject.toml", "constraints.txt", "package.json", "src/gloam/web/static/page.css"):
        write(tmp_path / name, name)
    for name, text in (("python", PYTHON), ("gloam", GLOAM)):
        write(tmp_path / ".venv/bin" / name, text).chmod(0o755)
    for name in (".venv/.play", ".venv/.compiler", "src/gloam/web/vendor/.done"):
        write(tmp_path / name, "")
    return tmp_path


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def play(clone: Path, *words: str) -> tuple[str, int]:
    """What `make play` says, and how it ends."""
    outer = ("MAKE", "MFLAGS", "COMPILED")  # what the make that runs this suite was told is not for this one
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outer)}
    command = ["make", "play", "PYTHON=.venv/bin/python", "ARGS=--port 1", *words]
    ran = subprocess.run(
        command, cwd=clone, env=environment, text=True, stdout=-1, stderr=subprocess.STDOUT, check=False
    )
    return ran.stdout, ran.returncode


SERVED = "/bin/gloam serve --open --quiet --port 1\n"
PLAIN = ".venv" + SERVED
COMPILED = ".venv-compiled" + SERVED


def test_the_engine_is_compiled_once_and_served(clone: Path) -> None:
    said, code = play(clone)
    assert "Compiling the engine" in said
    assert "COMPILED=no" in said, "whoever is in a hurry is told how to go without"
    assert said.endswith(COMPILED)
    assert code == 0
    assert play(clone) == (COMPILED, 0), "the second time it is there"


@pytest.mark.parametrize("changed", ["setup.py", "src/gloam/web/static/page.css"])
def test_it_is_compiled_anew_when_something_has_changed(clone: Path, changed: str) -> None:
    play(clone)
    (clone / changed).touch()
    assert "COMPILING" not in play(clone)[0]
    (clone / changed).write_text("something else")
    said, _ = play(clone)
    assert said.count("COMPILING") == 1
    assert said.endswith(COMPILED)


def test_who_wants_none_gets_none(clone: Path) -> None:
    said, code = play(clone, "COMPILED=no")
    assert "COMPILING" not in said
    assert said.endswith(PLAIN)
    assert code == 0
    play(clone)
    assert play(clone, "COMPILED=no")[0].endswith(PLAIN), "nor one that is there"


def test_without_a_compiler_a_sentence_says_so_and_it_plays(clone: Path) -> None:
    write(clone / "no-compiler", "")
    said, code = play(clone)
    assert "there is no C compiler here" in said
    assert "COMPILING" not in said
    assert said.endswith(PLAIN)
    assert code == 0


def test_where_compiling_fails_a_sentence_says_so_and_it_plays(clone: Path) -> None:
    write(clone / "broken", "")
    said, code = play(clone)
    assert "The engine could not be compiled" in said
    assert said.endswith(PLAIN)
    assert code == 0
    again, code = play(clone)
    assert "COMPILING" not in again, "it is not tried each time"
    assert "could not be compiled" in again
    assert again.endswith(PLAIN)
    assert code == 0


def test_who_must_have_it_compiled_is_not_served_without(clone: Path) -> None:
    write(clone / "broken", "")
    for _ in range(2):
        said, code = play(clone, "COMPILED=must")
        assert "COMPILING" in said
        assert "serve" not in said
        assert code != 0
    (clone / "broken").unlink()
    assert play(clone, "COMPILED=must")[0].endswith(COMPILED)
