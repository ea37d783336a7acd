"""Ctrl-C is a way to stop, at any moment: what there is, is kept. Interpreted and compiled alike."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import gloam
from gloam import bots
from gloam.lab.match import Played, play
from gloam.lab.results import GAMES, read
from gloam.terminal.company import Sitting
from gloam.terminal.play import Play
from tests.cli import interrupted

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
WATCH = """
import signal
from gloam.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


def stopped_again_and_again(work: str, folder: Path) -> int:
    """How often it was, until it was done."""
    command = [sys.executable, "-m", "tests.cli.interrupted", work, str(folder)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return int(ran.stdout)


@pytest.mark.slow
def test_a_game_that_is_stopped_again_and_again_is_the_game_that_was_never_stopped(tmp_path: Path) -> None:
    assert stopped_again_and_again("play", tmp_path) > 3
    table = interrupted.game()
    bots.play(table, [bots.make(name, table.setup.seed) for name in interrupted.BOTS])
    assert (tmp_path / "game.gloam").read_text() == gloam.journal(table).text()


@pytest.mark.slow
def test_an_arena_that_is_stopped_again_and_again_loses_no_game(tmp_path: Path) -> None:
    assert stopped_again_and_again("arena", tmp_path) > 3
    assert [timeless(game) for game in read(tmp_path / GAMES, Played)] == [
        timeless(play(interrupted.PLAN.match(number))) for number in range(interrupted.PLAN.games)
    ]


def timeless(game: Played) -> Played:
    return replace(game, seconds=0.0)


@pytest.mark.slow
def test_puzzles_that_were_found_before_ctrl_c_are_kept(tmp_path: Path) -> None:
    assert stopped_again_and_again("puzzles", tmp_path) > 3


@pytest.mark.slow
def test_ctrl_c_in_the_terminal_says_where_the_game_is_and_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WATCH, "play", "vendetta", "--seed", "3", "--watch", "--bots", "search@60"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(  # it waits for us to read on: so the game is not over before it is stopped
        [*command, "--lang", "en"],
        cwd=tmp_path,
        env=environment,
        text=True,
        stdout=-1,
        stderr=subprocess.STDOUT,
        pipesize=4096,
    ) as run:
        assert run.stdout is not None
        for _ in range(60):
            run.stdout.readline()
        run.send_signal(signal.SIGINT)
        said = run.communicate(timeout=PATIENCE)[0]
    assert "Saved in vendetta-3.gloam" in said
    assert "gloam play vendetta --load vendetta-3.gloam" in said
    assert "Traceback" not in said
    assert run.returncode == 0
    assert not gloam.replay((tmp_path / "vendetta-3.gloam").read_text()).over


def test_ctrl_c_while_a_game_is_being_saved_does_not_stop_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is impatient presses it twice."""
    heard = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(Play, "loop", lambda _: signal.raise_signal(signal.SIGTERM))
    saving = Play.leave

    def leave(self: Play) -> None:
        signal.raise_signal(signal.SIGINT)
        saving(self)

    monkeypatch.setattr(Play, "leave", leave)
    file = tmp_path / "game.gloam"
    sitting = Sitting(None, interrupted.BOTS, file)
    Play(interrupted.screen(), interrupted.SPEECH, interrupted.game(), sitting).run()
    assert file.exists()
    assert signal.getsignal(signal.SIGINT) is heard
