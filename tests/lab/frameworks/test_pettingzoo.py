"""PettingZoo's own tests on every set-up, and what they do not look at: rewards, seats that leave, secrets."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

import gloam
from gloam.core.refusal import Refused, Unreadable
from gloam.lab.frameworks import pettingzoo
from gloam.lab.frameworks.missing import Missing
from gloam.lab.games import GAMES
from tests.conformance.setups import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
some_setups = pytest.mark.parametrize(
    "setup", [("vendetta", 4, ("relics",)), ("vendetta", 6, ("tag-team",)), ("blood-orders", 3, ())], ids=str
)

# PettingZoo knows by name the environments, all of them its own, whose observations may be dictionaries; and one that
# has left the game may do nothing.
as_it_is = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env: Any, rng: Random, most: int = 10_000) -> dict[str, float]:
    """Play on at random; what every agent has earned."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return earned


# ---- PettingZoo's own


@every_setup
class TestTheirs:
    pytestmark = as_it_is

    def test_api(self, setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(pettingzoo.env(*setup), num_cycles=1000)
        assert "Starting API test" in capsys.readouterr().out

    def test_seed(self, setup: Setup) -> None:
        made = []

        def make() -> Any:
            made.append(pettingzoo.env(*setup))
            return made[-1]

        seed_test(make, num_cycles=100)
        one, other = [env.unwrapped.sitting.table for env in made]
        assert gloam.journal(one).text() == gloam.journal(other).text()
        assert gloam.journal(one).moves

    def test_performance(
        self, setup: Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """It plays for five seconds: by a clock that runs fast."""
        clock: Iterator[float] = count(0.0, 0.2)
        theirs = sys.modules["pettingzoo.test.performance_benchmark"]
        monkeypatch.setattr(theirs, "time", SimpleNamespace(time=lambda: next(clock)))
        performance_benchmark(pettingzoo.env(*setup))
        assert "Finished performance benchmark" in capsys.readouterr().out

    def test_parallel_api(self, setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
        parallel_api_test(pettingzoo.parallel_env(*setup), num_cycles=30)
        assert "Passed Parallel API test" in capsys.readouterr().out


@some_setups
def test_parallel_seed(setup: Setup) -> None:
    """It draws actions without their masks; here they are drawn within them. And it stops after one step; we go on."""
    made: list[Any] = []

    def make() -> Any:
        env = pettingzoo.parallel_env(*setup)
        for agent in env.possible_agents:
            space = env.action_space(agent)
            space.sample = Masked(env, agent, space.sample)
        made.append(env)
        return env

    parallel_seed_test(make, num_cycles=100)
    while made[0].agents:
        for env in made:
            env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    one, other = [gloam.journal(env.sitting.table).text() for env in made]
    assert one == other
    assert len(one.splitlines()) > 50


class Masked:
    """Draws what the mask allows."""

    def __init__(self, env: Any, agent: str, sample: Any) -> None:
        self.env, self.agent, self.sample = env, agent, sample

    def __call__(self) -> int:
        return int(self.sample(self.env.observe(self.agent)["action_mask"]))


# ---- rewards, and the end


@some_setups
def test_the_reward_is_ones_share_of_the_victory(setup: Setup) -> None:
    env = pettingzoo.env(*setup)
    env.reset(seed=3)
    earned = play(env, Random(3))
    result = env.unwrapped.sitting.table.result
    shares = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(setup[1])]
    assert list(earned.values()) == pytest.approx(shares)
    assert env.agents == []


def test_shaping_pays_for_the_lead_on_the_way() -> None:
    env = pettingzoo.env("blood-orders", seats=2, shaping=0.5)
    env.reset(seed=5)
    view = env.unwrapped.sitting.table.view(None)
    before = [GAMES["blood-orders"].tensor(2).lead(view, seat) for seat in range(2)]
    halfway = play(env, Random(5), most=120)
    assert any(halfway.values())
    rest = play(env, Random(6))
    table = env.unwrapped.sitting.table
    for seat, agent in enumerate(env.possible_agents):
        lead = GAMES["blood-orders"].tensor(2).lead(table.view(None), seat) - before[seat]
        won = 1 / len(table.result.winners) if seat in table.result.winners else 0
        assert halfway[agent] + rest[agent] == pytest.approx(won + 0.5 * lead)


def somebody_leaves() -> tuple[Any, Random]:
    """A game at the moment in which a seat has left it."""
    for seed in range(400):
        env, rng = pettingzoo.env("vendetta", seats=5), Random(seed)
        env.reset(seed=seed)
        table = env.unwrapped.sitting.table
        while not table.over:
            play(env, rng, most=1)
            if any(table.out) and not table.over:
                return env, rng
    raise AssertionError("nobody has left any of these games")


def test_a_seat_out_of_the_game_terminates_at_once_and_the_others_play_on() -> None:
    env, rng = somebody_leaves()
    leaving = env.agent_selection
    seen, reward, over, _, _ = env.last()
    assert (env.terminations[leaving], over, reward) == (True, True, 0.0)
    assert not seen["action_mask"].any()
    assert sum(env.terminations.values()) == 1
    env.step(None)
    assert leaving not in env.agents
    assert len(env.agents) == 4
    assert env.infos[env.agent_selection]["options"]
    earned = play(env, rng)
    assert sum(earned.values()) == pytest.approx(1.0)
    assert earned[leaving] == 0


# ---- what is seen


@some_setups
def test_infos_have_the_plain_view_and_the_options_of_the_mask(setup: Setup) -> None:
    env = pettingzoo.env(*setup)
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(40):
        play(env, rng, most=1)
        seen, _, _, _, info = env.last()
        seat = int(env.agent_selection[-1])
        table = env.unwrapped.sitting.table
        assert info["view"] == table.view(seat)
        assert list(info["options"]) == np.flatnonzero(seen["action_mask"]).tolist()
        assert set(info["options"].values()) <= set(table.seat(seat).question().options)
        assert info["question"]["what"] == table.seat(seat).question().what


def test_a_secret_answer_changes_nothing_for_those_who_answer_after_it() -> None:
    env, other = [pettingzoo.env("blood-orders", seats=2) for _ in range(2)]
    for each in (env, other):
        each.reset(seed=2)
        play(each, Random(2), most=2)
    first = env.agent_selection
    options = {text: number for number, text in env.infos[first]["options"].items()}
    for each, answer in ((env, "aim dawn north"), (other, "aim night east")):
        each.step(options[answer])
        each.step(options["done"])
        assert each.agent_selection != first
    second = env.agent_selection
    assert np.array_equal(env.observe(second)["observation"], other.observe(second)["observation"])
    assert not np.array_equal(env.observe(first)["observation"], other.observe(first)["observation"])


def test_in_a_parallel_environment_those_who_are_asked_nothing_wait() -> None:
    env = pettingzoo.parallel_env("vendetta", seats=3)
    seen, infos = env.reset(seed=1)
    wait = env.action_space("seat_0").n - 1
    assert env.options[wait] == "wait"
    asked = [agent for agent in env.agents if infos[agent]["question"]]
    assert len(asked) == 1
    idle = next(agent for agent in env.agents if agent not in asked)
    assert np.flatnonzero(seen[idle]["action_mask"]).tolist() == [wait]
    with pytest.raises(Unreadable):
        env.step(dict.fromkeys(env.agents, 0))
    assert gloam.journal(env.sitting.table).moves == []
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    env.step(actions)
    assert len(gloam.journal(env.sitting.table).moves) == 1


def test_secret_choices_are_one_step_in_a_parallel_environment() -> None:
    env = pettingzoo.parallel_env("blood-orders", seats=4)
    seen, _ = env.reset(seed=1)
    for place, agent in enumerate(env.agents):
        env.action_space(agent).seed(place)
    together = 0
    while env.agents:
        asked, before = len(env.sitting.table.waiting_for()), len(gloam.journal(env.sitting.table).moves)
        seen, *_ = env.step(
            {agent: int(env.action_space(agent).sample(seen[agent]["action_mask"])) for agent in env.agents}
        )
        assert len(gloam.journal(env.sitting.table).moves) == before + asked
        together += asked > 1
    assert together > 50


# ---- what is refused, and what is missing


def test_an_action_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("vendetta", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    for action in (env.unwrapped.options.index("end"), None):
        with pytest.raises((Unreadable, AssertionError)):
            env.step(action)
    with pytest.raises(Unreadable):
        env.unwrapped.step(None)
    assert env.agent_selection == agent
    assert gloam.journal(env.unwrapped.sitting.table).moves == []


def test_a_set_up_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(Refused):
        pettingzoo.env("vendetta", seats=2)
    with pytest.raises(Unreadable):
        pettingzoo.env("chess", seats=2)


def test_render_is_the_journal() -> None:
    env = pettingzoo.env("vendetta", seats=3, render_mode="ansi")
    env.reset(seed=1)
    play(env, Random(1), most=5)
    text = env.render()
    assert text.startswith("gloam journal 1\n")
    assert len(gloam.replay(text).view(None)) > 5
    env.close()


def test_without_the_package_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "gloam.lab.frameworks.pettingzoo")
    with pytest.raises(Missing, match=r"pip install 'gloam\[pettingzoo\]'"):
        importlib.import_module("gloam.lab.frameworks.pettingzoo")


def test_nothing_of_the_frameworks_is_imported_before_it_is_used() -> None:
    program = (
        "import sys, gloam, gloam.cli, gloam.bots, gloam.lab;"
        "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "set()\n"
