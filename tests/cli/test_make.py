"""`make play` opens the table at once, compiles the engine beside it where it can, and changes over to it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Instead of Gloam: it says how it was called. Before there is a compiled one it stays until it is told to stop, or
# until compiling has failed.
GLOAM = f"""#!{sys.executable}
import signal, sys, time
from pathlib import Path
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, lambda *_: sys.exit())
print(*sys.argv, flush=True)
if "compiled" not in sys.argv[0]:
    Path("serving").touch()
    while Path("stay").exists() and not list(Path("build").glob("failed-*")):
        time.sleep(0.02)
"""

# Instead of Python: it compiles by saying so, not before the table is open, and makes environments by copying itself.
PYTHON = f"""#!/bin/sh
case "$*" in
    *setpgrp*) exec {sys.executable} "$@" ;;
    *build_wheel*)
        echo $$ >compiler
        echo COMPILING >&2
        while [ -e slow ] || [ -e stay -a ! -e serving ]; do sleep 0.02; done
        rm -f serving
        [ ! -e broken ] && touch build/wheel/gloam-1.whl ;;
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


def started(clone: Path, *words: str) -> subprocess.Popen[str]:
    """`make play` in a group of its own, as a terminal has it."""
    outer = ("MAKE", "MFLAGS", "COMPILED")  # what the make that runs this suite was told is not for this one
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outer)}
    command = ["make", "play", "PYTHON=.venv/bin/python", "ARGS=--port 1", *words]
    return subprocess.Popen(
        command, cwd=clone, env=environment, text=True, stdout=-1, stderr=subprocess.STDOUT, start_new_session=True
    )


def play(clone: Path, *words: str) -> tuple[str, int]:
    """What `make play` says, and how it ends."""
    running = started(clone, *words)
    said, _ = running.communicate()
    return said, running.returncode


def compilings(clone: Path) -> int:
    """How often the engine was compiled by the last `make play`."""
    log = clone / "build/engine.log"
    return log.read_text().count("COMPILING") if log.exists() else 0


def wait_for_the_end_of_the_compiler(clone: Path) -> None:
    """Whoever has been told to stop needs a moment for it."""
    number = int((clone / "compiler").read_text())
    with suppress(ProcessLookupError):
        while True:
            os.kill(number, 0)


PLAIN = ".venv/bin/gloam serve --open --quiet --port 1\n"
COMPILED = ".venv-compiled/bin/gloam serve --open --quiet --port 1\n"
CHANGED = ".venv-compiled/bin/gloam serve --quiet --port 1\n"  # the page is open already


def test_the_table_opens_at_once_and_changes_over_to_the_compiled_engine(clone: Path) -> None:
    write(clone / "stay", "")
    said, code = play(clone)
    assert "The table opens at once" in said
    assert "COMPILED=no" in said, "whoever is in a hurry is told how to go without"
    assert said.endswith(PLAIN + CHANGED)
    assert compilings(clone) == 1
    assert code == 0
    assert play(clone) == (COMPILED, 0), "the second time it is there"


@pytest.mark.parametrize("changed", ["setup.py", "src/gloam/web/static/page.css"])
def test_it_is_compiled_anew_when_something_has_changed(clone: Path, changed: str) -> None:
    write(clone / "stay", "")
    play(clone)
    (clone / changed).touch()
    assert play(clone) == (COMPILED, 0)
    (clone / changed).write_text("something else")
    (clone / "build/engine.log").unlink()
    assert play(clone)[0].endswith(PLAIN + CHANGED)
    assert compilings(clone) == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_the_table_stops_the_compiling(clone: Path, how: signal.Signals) -> None:
    """By Ctrl-C, which the whole group hears, or by ending make alone."""
    write(clone / "stay", "")
    write(clone / "slow", "")
    running = started(clone)
    while not compilings(clone):
        assert running.poll() is None
    if how is signal.SIGINT:
        os.killpg(running.pid, how)
    else:
        running.send_signal(how)
    said, _ = running.communicate()  # ends when nobody is left who could say something
    assert CHANGED not in said
    wait_for_the_end_of_the_compiler(clone)
    assert not list(clone.glob(".venv-compiled/.built-*"))
    assert not list(clone.glob("build/failed-*")), "to be stopped is no failure"


def test_a_table_that_ends_by_itself_ends_it_all(clone: Path) -> None:
    """Its port may be taken: what it says about that is the last word."""
    write(clone / "slow", "")
    said, code = play(clone)
    assert said.endswith(PLAIN)
    assert code == 0


def test_who_wants_none_gets_none(clone: Path) -> None:
    assert play(clone, "COMPILED=no") == (PLAIN, 0)
    assert compilings(clone) == 0
    write(clone / "stay", "")
    play(clone)
    (clone / "stay").unlink()
    assert play(clone, "COMPILED=no") == (PLAIN, 0), "nor one that is there"


def test_without_a_compiler_a_sentence_says_so_and_it_plays(clone: Path) -> None:
    write(clone / "no-compiler", "")
    said, code = play(clone)
    assert "there is no C compiler here" in said
    assert said.endswith(PLAIN)
    assert (compilings(clone), code) == (0, 0)


def test_where_compiling_fails_a_sentence_says_so_and_it_plays(clone: Path) -> None:
    write(clone / "broken", "")
    write(clone / "stay", "")
    said, code = play(clone)
    assert "The engine could not be compiled" in said
    assert (compilings(clone), code) == (1, 0)
    (clone / "build/engine.log").unlink()
    again, code = play(clone)
    assert "could not be compiled" in again
    assert again.endswith(PLAIN)
    assert (compilings(clone), code) == (0, 0), "it is not tried each time"


def test_who_must_have_it_compiled_is_not_served_without(clone: Path) -> None:
    write(clone / "broken", "")
    for _ in range(2):
        said, code = play(clone, "COMPILED=must")
        assert "COMPILING" in said
        assert "serve" not in said
        assert code != 0
    (clone / "broken").unlink()
    assert play(clone, "COMPILED=must")[0].endswith(COMPILED)
