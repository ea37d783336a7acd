"""How a search of Rivals orders its options, what it does not search for, and the decks bots take."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from gloam import bots
from gloam.bots.playout import played_out
from gloam.bots.rivals.glance import chances_of
from gloam.bots.rivals.guide import RIVALS, SMALL
from gloam.bots.rivals.lists import WON, strongest
from gloam.bots.rivals.traits import NAMES, Menu, RivalsPolicy
from gloam.rivals.table import rivals
from tests.bots.asking import questions
from tests.rivals.scenario import City, out, seat, vampire


def test_every_action_has_traits_and_a_share() -> None:
    policy = RIVALS.policy
    assert isinstance(policy, RivalsPolicy)
    for table, question in questions("rivals", "AskAction", 3, 2):
        traits = policy.traits(table, 0)
        shares = policy.shares(table, 0)
        assert len(traits) == len(shares) == len(question.options)
        assert sum(shares) == pytest.approx(1.0)
        assert max([max(one.marks) for one in traits]) < len(NAMES["AskAction"])


def test_of_an_action_that_no_trait_speaks_of_nothing_is_said() -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc"]))
    city.acts()
    said = Menu(city.table, 0).traits("dance <Hydra>")
    assert (sum(said.numbers), said.marks) == (0.0, [])


def test_a_glance_sees_whom_a_vampire_can_fell() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip"]),
        B=seat(coterie=[vampire("Doc", blood=1), vampire("Karma", blood=3)]),
        street=["Vagrant"],
    )
    city.acts()
    mortal, prey = chances_of(city.table, 0, city.card("Hydra"))
    assert mortal is not None
    assert prey is not None
    assert (mortal.target, mortal.fells) == (city.card("Vagrant"), True)
    assert (prey.target, prey.fells) == (city.card("Doc"), True)


def test_a_playout_aims_at_the_strongest_of_those_that_would_fall() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip"]),
        B=seat(coterie=[vampire("Doc", blood=1), vampire("Karma", blood=3)]),
        street=["Vagrant"],
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert city.named(*RIVALS.quick(city.table, 0)) == "target <Karma>"


@pytest.mark.parametrize("name", ["search@8", "master@8", "bold@8", "instinct"])
def test_small_answers_and_the_leader_of_a_list_are_not_searched_for(name: str) -> None:
    for what in ("AskLeader", SMALL[1]):
        table, question = questions("rivals", what, 2, 1)[0]
        thought = bots.make(name, 1).think(table.seat(question.seat), question)
        assert thought is None or thought.iterations == 0


def test_instinct_takes_what_promises_most_without_a_search() -> None:
    for table, question in questions("rivals", "AskAction", 2, 1)[:6]:
        here = table.seat(question.seat)
        answer = bots.make("instinct", 3).choose(here, question)
        world = here.imagine(bots.make("instinct", 3).luck(question), silent=True)
        promises = RIVALS.promises(rivals(world), question)
        assert exp(promises[question.options.index(answer)] - max(promises)) > 0.999


def test_the_master_brings_the_deck_that_was_measured_to_win_most_and_others_any() -> None:
    decks = sorted(WON[2])
    assert {RIVALS.brings("master", decks, 2, Random(seed)) for seed in range(20)} == {"rule-the-streets"}
    assert {RIVALS.brings("bold", decks, 2, Random(seed)) for seed in range(60)} == set(decks)
    others = [deck for deck in decks if deck != "rule-the-streets"]
    assert {strongest(others, 2, Random(seed)) for seed in range(60)} == set(others), "not told apart"
    assert "the-big-picture" not in {strongest(decks, 4, Random(seed)) for seed in range(60)}


def test_a_playout_ends_with_the_turn_and_a_longer_one_with_ones_own_next_turn() -> None:
    ended = 0
    for table, question in questions("rivals", "AskAction", 2, 2)[::13]:
        short, long = table.clone(), table.clone()
        mark = RIVALS.mark(table)
        played_out(short, RIVALS, mark)
        assert short.over or (rivals(short).turn, rivals(short).active != question.seat) == (mark + 1, True)
        played_out(long, RIVALS, RIVALS.further("master", mark))
        assert long.over or (rivals(long).turn, rivals(long).active != question.seat) == (mark + 3, True)
        ended += not long.over
    assert ended


def test_who_follows_an_inclination_looks_no_further_than_the_turn() -> None:
    assert {RIVALS.further(name, 5) for name in RIVALS.characters} == {5}
    assert {RIVALS.further(name, 5) for name in ("search", "master")} == {7}
