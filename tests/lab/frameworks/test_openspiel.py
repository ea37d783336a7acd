"""OpenSpiel's own tests on every set-up, its algorithms on a small one, and what a state may tell."""

from __future__ import annotations

import importlib
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.observation import make_observation

import gloam
from gloam.core.refusal import Refused
from gloam.lab.frameworks import openspiel
from gloam.lab.frameworks.missing import Missing
from tests.conformance.setups import SETUPS, Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
both_games = pytest.mark.parametrize("name", ["python_gloam_vendetta", "python_gloam_blood_orders"])
some_games = pytest.mark.parametrize(
    "name",
    [
        "python_gloam_vendetta(seats=3)",
        "python_gloam_vendetta(seats=4,variants=relics+tag-team)",
        "python_gloam_blood_orders(seats=3)",
    ],
)


def load(setup: Setup, deals: int) -> Any:
    name, seats, variants = setup
    given = {"seats": seats, "variants": "+".join(variants), "deals": deals}
    return pyspiel.load_game(openspiel.short_name(name), given)


def tiny() -> Any:
    """The last conflict of a game: everyone stays or withdraws, and the first seat wins it if it stays."""
    there = [("brujah", "BR08", 3), ("ventrue", "VE08", 2), ("toreador", "TO08", 1)]
    seats = [
        {"clan": clan, "influence": 6, "hand": [], "at": {"haven": {"cards": [card], "blood": blood}}}
        for clan, card, blood in there
    ]
    position = {"round": 3, "phase": "resolution", "resolving": "haven", "seats": seats}
    table = gloam.game("vendetta").from_position(position)
    return pyspiel.load_game("python_gloam_vendetta", {"position": openspiel.packed(table), "deals": 1})


def advance(state: Any, rng: Random, steps: int) -> Any:
    """Play on at random, to a decision."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


# ---- OpenSpiel's own


@every_setup
def test_random_simulations(setup: Setup) -> None:
    game = load(setup, deals=20)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == setup[1]
    assert game.num_distinct_actions() > 500


@both_games
def test_random_simulations_as_the_games_come(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.max_chance_outcomes() == 1000


def passes(base: Any, game: Any, name: str) -> int:
    """Run one of OpenSpiel's suites on a game; how many tests it has."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type("Theirs", (base,), {"game": game, "game_name": name}))
    result = unittest.TestResult()
    suite.run(result)
    assert [text for _, text in result.errors + result.failures] == []
    return result.testsRun


@both_games
def test_the_api_on_part_of_a_tree(name: str) -> None:
    assert passes(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(f"{name}(deals=20)"), name) >= 5


def test_the_api_on_the_whole_tree_of_a_tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall among others. One deal, three secret picks: 7 decisions, 8 ends, and 3 things to know."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "tiny", (1, 7, 8))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "tiny", 3)
    assert passes(api_test.EnforceAPIOnFullTreeBase, tiny(), "tiny") >= 8


# ---- its algorithms


def test_information_set_tree_search_finds_the_pick_that_wins() -> None:
    game = tiny()
    state = advance(game.new_initial_state(), Random(1), 1)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, 60, random_state=luck)
    policy = {state.action_to_string(action): share for action, share in bot.get_policy(state)}
    assert policy == {"stay": 1.0, "withdraw": 0.0}


@some_games
def test_information_set_tree_search_runs_in_the_middle_of_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advance(game.new_initial_state(), Random(3), 70)
    while len(state.legal_actions()) < 2:
        advance(state, Random(3), 1)
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, 12, random_state=luck)
    policy = dict(bot.get_policy(state))
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_counterfactual_regret_stays_where_staying_wins() -> None:
    game = tiny()
    np.random.seed(1)  # the solver's own luck
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(60):
        solver.iteration()
    state = advance(game.new_initial_state(), Random(1), 1)
    chances = solver.average_policy().action_probabilities(state)
    named = {state.action_to_string(action): chance for action, chance in chances.items()}
    assert named["stay"] > 0.95
    advance(state, Random(1), 9)
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]


def test_the_environment_for_learners_plays_a_game() -> None:
    env = rl_environment.Environment("python_gloam_blood_orders", deals=20)
    env.seed(1)
    step, luck = env.reset(), Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) in ([-1.0, 1.0], [0.0, 0.0])


# ---- states


@some_games
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(5)
    state = advance(game.new_initial_state(), rng, 1)
    compared, differing = 0, 0
    while not state.is_terminal():
        for player in range(game.num_players()) if rng.random() < 0.15 else []:
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            compared += 1
            rival = (player + 1) % game.num_players()
            differing += other.observation_string(rival) != state.observation_string(rival)
        advance(state, rng, 1)
    assert compared > 20
    assert differing > 5, "it must deal something otherwise"


@some_games
def test_a_saved_state_plays_on_as_the_original(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(6)
    state, saved, drawing = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if rng.random() < 0.05 or state.is_chance_node():
            double = state if state.is_chance_node() else state.resample_from_infostate(0, rng.random)
            for each in (state, double):
                choices = [rng.random() for _ in range(4)]
                _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, each))
                assert follow(read, choices) == follow(each.clone(), choices)
            saved += 1
            drawing += state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert saved > 3
    assert drawing > 1


def follow(state: Any, choices: list[float]) -> tuple[str, list[int], str]:
    """Where a state gets with these choices."""
    for choice in choices:
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choice * len(actions))])
    return str(state), state.legal_actions(), state.information_state_string(0)


@both_games
def test_a_history_leads_to_one_state_and_no_other(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advance(game.new_initial_state(), Random(8), 90)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
    assert again.moment.table.position() == state.moment.table.position()


def test_luck_is_drawn_by_chance_and_by_nobody_else() -> None:
    game, rng = pyspiel.load_game("python_gloam_vendetta(seats=3)"), Random(2)
    state, drawn = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node() and state.moment is not None:
            after = {str(state.child(outcome).moment.table.position()) for outcome in range(8)}
            assert len(after) > 1
            drawn += 1
        else:
            assert str(state.child(state.legal_actions()[0])) == str(state.child(state.legal_actions()[0]))
        state.apply_action(rng.choice(state.legal_actions()))
    assert drawn > 0


def test_what_one_has_answered_is_part_of_what_one_knows() -> None:
    state = advance(tiny().new_initial_state(), Random(1), 1)
    stay, withdraw = [state.child(action) for action in state.legal_actions()]
    assert stay.information_state_string(0) != withdraw.information_state_string(0)
    assert stay.information_state_tensor(0) != withdraw.information_state_tensor(0)
    for other in (1, 2):
        assert stay.information_state_string(other) == withdraw.information_state_string(other)
        assert stay.information_state_tensor(other) == withdraw.information_state_tensor(other)


def test_a_public_observation_has_nothing_private_and_a_private_one_nothing_else() -> None:
    game = pyspiel.load_game("python_gloam_blood_orders")
    state = advance(game.new_initial_state(), Random(4), 80)
    kinds = pyspiel.PrivateInfoType
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=kinds.NONE)
    )
    private = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=kinds.SINGLE_PLAYER)
    )
    public.set_from(state, 1)
    assert not public.dict["you.hand"].any()
    assert public.dict["player"].tolist() == [0, 1]
    assert '"you"' not in public.string_from(state, 1)
    assert private.string_from(state, 0).startswith('{"hand":')
    assert private.tensor is None


def test_a_game_from_a_position_keeps_its_seats_and_comes_back_from_its_name() -> None:
    game = tiny()
    assert game.num_players() == 3
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    state, other = [advance(each.new_initial_state(), Random(1), 1) for each in (game, again)]
    assert state.observation_string(0) == other.observation_string(0)


def test_a_set_up_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(Refused):
        pyspiel.load_game("python_gloam_vendetta(seats=6)")


def test_without_the_package_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "gloam.lab.frameworks.openspiel")
    with pytest.raises(Missing, match=r"pip install 'gloam\[openspiel\]'"):
        importlib.import_module("gloam.lab.frameworks.openspiel")
