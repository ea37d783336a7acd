"""Rivals in other people's frameworks."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from gloam.lab.frameworks import openspiel, pettingzoo
from tests.lab.rivals.by_number import WORDS


@pytest.mark.parametrize("seats", [2, 4])
def test_an_environment_is_played_to_its_end(seats: int) -> None:
    env, rng = pettingzoo.env("rivals", seats), Random(seats)
    env.reset(seed=5)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        assert not cut
        assert env.observation_space(agent).contains(seen)
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sorted(rewards.values()) == [0.0] * (seats - 1) + [1.0]


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_tests_it() -> None:
    api_test(pettingzoo.env("rivals", 3, ("first-game", "late-prince")), num_cycles=150, verbose_progress=False)


def test_all_who_are_asked_at_once_answer_at_once() -> None:
    env, rng = pettingzoo.parallel_env("rivals", 3), Random(1)
    seen, _ = env.reset(seed=2)
    earned = 0.0
    asked = [int(found["action_mask"][:-1].any()) for found in seen.values()]
    assert asked == [1, 1, 1], "Leaders are chosen by everyone at once"
    while env.agents:
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
        earned += sum(rewards.values())
    assert earned == 1.0


def spiel(**parameters: object) -> Any:
    return pyspiel.load_game(openspiel.short_name("rivals"), {"deals": 20, **parameters})


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, "conclave-22+prague"), (3, "first-print+late-prince"), (4, "custom-decks"), (4, "prague")],
)
def test_a_state_is_played_to_its_end(seats: int, variants: str) -> None:
    game, rng = spiel(seats=seats, variants=variants), Random(seats)
    state, decisions = game.new_initial_state(), 0
    observer = game.make_py_observer()
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            observer.set_from(state, player)
            assert observer.dict["player"][player] == 1
            assert all(0 <= action < WORDS.size for action in state.legal_actions())
            decisions += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == 1.0
    assert 10 < decisions < game.max_game_length()


def test_a_resampled_state_is_the_same_to_its_player() -> None:
    game, rng = spiel(seats=3), Random(5)
    state, compared = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.1:
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random)
                seen, again = game.make_py_observer(), game.make_py_observer()
                seen.set_from(state, player)
                again.set_from(other, player)
                assert seen.tensor.tobytes() == again.tensor.tobytes()
                assert seen.string_from(state, player) == again.string_from(other, player)
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                compared += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert compared > 6
