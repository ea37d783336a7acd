"""`make bench`: Gloam interpreted and compiled, beside a calibration loop and other people's engines, as one table.

Every measure is a process of its own, pinned to one core and timed in CPU-seconds; a figure is the median of the
rounds. Ratios are what counts: goals are scaled by the calibration loop to the speed of this machine.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / ".venv-compiled" / "bin" / "python"
GOAL_CALIBRATION = 0.19  # what the calibration loop took, in CPU-seconds, on the machine the goals were set on
PEERS = {
    "openspiel-gin-rummy": "OpenSpiel gin_rummy",
    "openspiel-backgammon": "OpenSpiel backgammon",
    "rlcard-gin-rummy": "RLCard gin-rummy",
    "python-chess": "python-chess",
}
WAYS = ("interpreted", "compiled")


@dataclass(frozen=True)
class Measure:
    """One figure of ours. A goal is a floor for a rate and a ceiling for a cost; 0 is no goal."""

    key: str
    title: str
    unit: str
    goals: tuple[float, float] = (0, 0)
    rate: bool = False

    def goal(self, way: str, calibration: float) -> float:
        """The goal, at the speed of this machine."""
        slower = calibration / GOAL_CALIBRATION
        goal = self.goals[WAYS.index(way)]
        return goal / slower if self.rate else goal * slower

    def met(self, figure: float, goal: float) -> bool:
        return figure >= goal if self.rate else figure <= goal


PLAY_GOALS = {"vendetta": (50_000, 200_000), "blood-orders": (40_000, 160_000), "rivals": (25_000, 100_000)}


def measures(game: str, seats: float) -> tuple[Measure, ...]:
    """Random play at so many seats, and all that is measured alike in all games."""
    play = f"random play of {seats:.0f}"
    largest = LARGEST if game == "rivals" else ()
    return (Measure("decisions_per_second", play, "decisions/s", PLAY_GOALS[game], rate=True), *OTHERS, *largest)


OTHERS = (
    Measure("clone_us", "copy of a mid-game table", "µs", (15, 3)),
    Measure("decision_and_views_us", "decision + 4 JSON views", "µs", (60, 35)),
    Measure("playouts_per_second", "imagined and played out", "playouts/s", rate=True),
    Measure("iterations_per_second", "search", "iterations/s", rate=True),
    Measure("table_bytes", "memory of such a copy", "bytes"),
    Measure("first_quarter_us", "decision, first quarter", "µs"),
    Measure("last_quarter_us", "decision, last quarter", "µs"),
)
LARGEST = (
    Measure("largest_decisions_per_second", "4 decks of 60: random play", "decisions/s", (25_000, 100_000), rate=True),
    Measure("largest_clone_us", "4 decks of 60: copy", "µs", (15, 3)),
    Measure("largest_decision_and_views_us", "4 decks of 60: decision + 4 JSON views", "µs", (60, 35)),
)


def pin() -> int | None:
    """Keep this process, and every one it starts, on one core. Which, or None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def run(python: str | Path, script: str, *words: str) -> dict[str, object]:
    done = subprocess.run(
        [str(python), str(HERE / script), *words], capture_output=True, text=True, check=False, cwd=HERE.parent
    )
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:]
        return {"skipped": last[0] if last else f"{script} ended with {done.returncode}"}
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def engine(python: str | Path, way: str, game: str, seconds: float) -> dict[str, object]:
    """Gloam's figures from this Python, which has to hold the build that is asked for."""
    answer = run(python, "engine.py", game, "--seconds", str(seconds))
    if "compiled" in answer and answer["compiled"] is not (way == "compiled"):
        return {"skipped": f"the Gloam of {way} Python is not {way}"}
    return answer


def rounds(count: int, game: str, seconds: float, console: Console) -> dict[str, list[dict[str, object]]]:
    """Each measure `count` times, one after another and around again, so that a slow moment hits all of them."""
    answers: dict[str, list[dict[str, object]]] = {name: [] for name in ("calibration", *WAYS, *PEERS)}
    columns = (TextColumn("{task.description:<28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=count * len(answers))
        for _ in range(count):
            for name, found in answers.items():
                progress.update(task, description=name)
                if name == "calibration":
                    found.append(run(sys.executable, "calibrate.py"))
                elif name == "interpreted":
                    found.append(engine(sys.executable, name, game, seconds))
                elif name == "compiled" and not COMPILED.exists():
                    found.append({"skipped": "there is no compiled build (make compiled)"})
                elif name == "compiled":
                    found.append(engine(COMPILED, name, game, seconds))
                else:
                    found.append(run(sys.executable, "peers.py", name, "--seconds", str(seconds)))
                progress.advance(task)
    return answers


def median(answers: list[dict[str, object]], key: str) -> float | None:
    figures = [figure for answer in answers if isinstance(figure := answer.get(key), int | float)]
    return statistics.median(figures) if figures else None


def shown(figure: float | None) -> str:
    if figure is None:
        return ""
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:,.2f}"


def ratio(over: float | None, under: float | None) -> str:
    return f"{over / under:.2f} ×" if over and under else ""


def row(measure: Measure, answers: dict[str, list[dict[str, object]]], calibration: float) -> list[str]:
    """Our figure each way, and how many times as good as its goal it is."""
    cells = [f"{measure.title}, {measure.unit}"]
    for way in WAYS:
        figure = median(answers[way], measure.key)
        goal = measure.goal(way, calibration)
        times = ratio(figure, goal) if measure.rate else ratio(goal, figure)
        colour = "green" if figure and measure.met(figure, goal) else "red"
        cells += [shown(figure), f"[{colour}]{times}[/]" if times else ""]
    return cells


def report(answers: dict[str, list[dict[str, object]]], game: str) -> Table:
    calibration = median(answers["calibration"], "seconds") or GOAL_CALIBRATION
    rates = [median(answers[way], "decisions_per_second") for way in WAYS]
    title = f"{game}, 4 seats: one core, CPU time, median of {len(answers['calibration'])}"
    scaled = f"Goals are for a calibration loop of {GOAL_CALIBRATION} CPU-s; here it takes {calibration:.3f}."
    table = Table(title=title, caption=scaled, box=box.SIMPLE_HEAD, title_justify="left", caption_justify="left")
    table.add_column("")
    for way in WAYS:
        table.add_column(way, justify="right", no_wrap=True)
        table.add_column("of goal", justify="right", no_wrap=True)
    seats = median(answers["interpreted"], "play_seats") or 0
    for measure in measures(game, seats):
        table.add_row(*row(measure, answers, calibration))
    growth = [ratio(median(answers[way], "last_quarter_us"), median(answers[way], "first_quarter_us")) for way in WAYS]
    table.add_row("last quarter ÷ first", growth[0], "", growth[1], "")
    table.add_row("random play, ÷ interpreted", "", "", ratio(rates[1], rates[0]), "", end_section=True)
    per_loop = [rate * calibration if rate else None for rate in rates]
    table.add_row("decisions per calibration loop", shown(per_loop[0]), "", shown(per_loop[1]), "")
    for peer, name in PEERS.items():
        theirs = median(answers[peer], "per_second")
        if theirs:
            table.add_row(f"÷ {name}, {theirs:,.0f}", ratio(rates[0], theirs), "", ratio(rates[1], theirs), "")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(PLAY_GOALS), help="which games; all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds a figure is measured for")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every answer there as well")
    asked = parser.parse_args()
    console = Console()
    core = pin()
    by_game = {game: rounds(asked.rounds, game, asked.seconds, console) for game in asked.games}
    for game, answers in by_game.items():
        console.print(report(answers, game))
        for name, found in answers.items():
            for reason in sorted({str(answer["skipped"]) for answer in found if "skipped" in answer}):
                console.print(f"No figure for {name}: {reason}.", markup=False)
    if asked.json:
        about = {"python": platform.python_version(), "system": platform.system(), "core": core}
        asked.json.write_text(json.dumps({"about": about, "answers": by_game}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
