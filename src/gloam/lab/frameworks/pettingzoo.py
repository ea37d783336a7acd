"""Gloam's games as PettingZoo environments: `env` asks one seat at a time, `parallel_env` all who are asked at once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gloam.lab.frameworks.missing import Missing

try:
    import gymnasium
    import numpy as np
    import pettingzoo
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError:
    raise Missing("pettingzoo") from None

import gloam
from gloam.core.refusal import Unreadable
from gloam.lab.frameworks.sitting import Sitting
from gloam.lab.frameworks.tensors import MOST, Layout, Numbers

Observation = dict[str, Any]  # "observation" and "action_mask", both arrays
Info = dict[str, object]
Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


def env(
    game: str, seats: int, variants: tuple[str, ...] = (), *, shaping: float = 0.0, render_mode: str | None = None
) -> pettingzoo.AECEnv:
    """The game as an environment in which agents act one after the other, in PettingZoo's usual wrappers."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(GloamEnv(game, seats, variants, shaping, render_mode)))


def parallel_env(
    game: str, seats: int, variants: tuple[str, ...] = (), *, shaping: float = 0.0, render_mode: str | None = None
) -> pettingzoo.ParallelEnv:
    """The game as an environment in which all who are asked act at once, and the others wait."""
    return GloamParallelEnv(game, seats, variants, shaping, render_mode)


class Seated:
    """What both kinds of environment share: a sitting, its agents, their spaces and what they observe."""

    waits: ClassVar[bool] = False  # is there one action more, for those who are asked nothing?

    def __init__(
        self, game: str, seats: int, variants: tuple[str, ...], shaping: float, render_mode: str | None
    ) -> None:
        self.sitting: Final = Sitting(game, seats, variants, shaping)
        self.metadata = {"name": f"gloam_{game}", "render_modes": ["ansi"], "is_parallelizable": self.waits}
        self.render_mode = render_mode
        vocabulary = self.sitting.vocabulary
        self.layout: Final[Layout] = self.sitting.tensor.layout
        self.option_layout: Final[Layout] = vocabulary.features
        self.options: Final = (*vocabulary.options, "wait") if self.waits else vocabulary.options
        self.option_features: Final[Numbers] = np.pad(vocabulary.table(), ((0, int(self.waits)), (0, 0)))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = gymnasium.spaces
        seen: dict[str, gymnasium.Space[Any]] = {
            "observation": spaces.Box(-MOST, MOST, (self.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.options),), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.options)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        mask = self.sitting.mask(seat, len(self.options))
        if self.waits and not mask.any():
            mask[-1] = 1
        return {"observation": self.sitting.numbers(seat), "action_mask": mask}

    def gone(self, agent: str) -> bool:
        """Is the game over, or this seat out of it?"""
        return self.sitting.table.over or self.sitting.table.out[self.seats[agent]]

    def render(self) -> str:
        """The journal so far."""
        return gloam.journal(self.sitting.table).text()

    def close(self) -> None:
        """There is nothing to close."""


class GloamEnv(Seated, pettingzoo.AECEnv):
    """One seat acts at a time. Where several choose in secret at once, they do so one after the other, unseen."""

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Begin a new game. No options are known."""
        self.sitting.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.turn()

    def step(self, action: int | None) -> None:
        """The selected agent answers; `None` is the answer of one that is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            self.inform()
            return
        if action is None:
            raise Unreadable("option", "None")
        seat = self.seats[agent]
        self.sitting.answer(seat, self.sitting.option(seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        earned = self.sitting.earned()
        for other in self.agents:
            self.rewards[other] = earned[self.seats[other]]
            self.terminations[other] = self.gone(other)
        self._accumulate_rewards()
        self.turn()

    def turn(self) -> None:
        """Whoever is asked first comes next, but those who have just left the game before all others."""
        asked = self.sitting.table.waiting_for()
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]
        self._deads_step_first()
        self.inform()

    def inform(self) -> None:
        """The plain view of the agent that comes next; the others' infos are empty until they do."""
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        if self.agents:
            self.infos[self.agent_selection] = self.sitting.info(self.seats[self.agent_selection])


class GloamParallelEnv(Seated, pettingzoo.ParallelEnv):
    """All seats that are asked act at once. The others wait: that is the last action, and all their mask allows."""

    waits: ClassVar[bool] = True

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a new game. No options are known."""
        self.sitting.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observed(self.agents), self.informed(self.agents)

    def step(self, actions: dict[str, int]) -> Steps:
        """Everyone's answer. Those that the others' answers have overtaken are dropped; their seats are asked again."""
        acting = self.agents
        for seat, option in self.answers(actions).items():
            question = self.sitting.look(seat).question
            if question is not None and option in question.options:
                self.sitting.answer(seat, option)
        earned = self.sitting.earned()
        gone = {agent: self.gone(agent) for agent in acting}
        self.agents = [agent for agent in acting if not gone[agent]]
        rewards = {agent: earned[self.seats[agent]] for agent in acting}
        return self.observed(acting), rewards, gone, dict.fromkeys(acting, False), self.informed(acting)

    def answers(self, actions: dict[str, int]) -> dict[int, str]:
        """The options chosen, by seat. Raises `Unreadable` before anything has changed."""
        asked = self.sitting.table.waiting_for()
        for agent in self.agents:
            if self.seats[agent] not in asked and actions.get(agent, len(self.options) - 1) != len(self.options) - 1:
                raise Unreadable("option", str(actions[agent]))
        return {seat: self.sitting.option(seat, int(actions[self.possible_agents[seat]])) for seat in asked}

    def observed(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in agents}

    def informed(self, agents: list[str]) -> dict[str, Info]:
        return {agent: self.sitting.info(self.seats[agent]) for agent in agents}
