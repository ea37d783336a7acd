"""The options of Rivals as numbers."""

from __future__ import annotations

import numpy as np
import pytest

from gloam.core.choices import ChooseOne
from gloam.core.question import Question
from gloam.lab.frameworks.tensors import MOST
from gloam.lab.rivals.vocabulary import CHOICES, ORDERED
from gloam.rivals.catalogue import CLANS
from gloam.rivals.game import CODEC
from tests.lab.rivals.by_number import WORDS, along
from tests.rivals.chance_games import GAMES, Begun, begun

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def asked(what: str, *options: str, **facts: object) -> Question:
    return Question(0, 1, what, "window.action-phase", options, facts)  # type: ignore[arg-type]


@every_game
def test_every_option_has_a_number_of_its_own_and_leads_back_to_itself(game: Begun) -> None:
    for table in along(begun(game), game[1]):
        for question in table.questions():
            legal = WORDS.legal(question, table.seats)
            assert list(legal) == sorted(legal)
            assert min(legal) >= 0
            assert max(legal) < WORDS.size
            assert sorted(legal.values()) == sorted(WORDS.offered(question))


@every_game
def test_what_is_left_out_are_those_that_only_turn_back(game: Begun) -> None:
    for table in along(begun(game), game[1]):
        for question in table.questions():
            back = [option for option in question.options if table.turns_back(question.seat, option)]
            assert WORDS.offered(question) == [option for option in question.options if option not in back]


def test_a_card_in_play_is_named_by_what_it_is() -> None:
    names = ("17 core-hydra", "23 core-vagrant", "31 core-vagrant")
    legal = WORDS.legal(asked("AskTarget", "target 23", "target 17", "target 31", names=names), 2)
    found = {WORDS.options[number]: option for number, option in legal.items()}
    assert found == {
        "target core-hydra": "target 17",
        "target core-vagrant": "target 23",
        "target core-vagrant #2": "target 31",
    }


def test_a_card_that_one_does_not_know_is_named_by_its_place() -> None:
    legal = WORDS.legal(asked("AskCard", "choose 4", "choose 9"), 2)
    assert [WORDS.options[number] for number in legal] == ["choose face-down", "choose face-down #2"]


def test_numbers_that_are_no_handles_stay_what_they_are() -> None:
    names = ("1 core-house-of-pain", "2 core-hydra")
    assert spoken(asked("AskWhich", "choose 1", "choose 2", names=names)) == ["choose 1", "choose 2"]
    assert spoken(asked("AskAnswer", "use 2 1", "use 2 2", names=names)) == ["use core-hydra 1", "use core-hydra 2"]
    assert spoken(asked("AskDeclare", "hide 1", "hide 2", names=names)) == ["hide 1", "hide 2"]
    assert spoken(asked("AskParts", "aggravated 1", names=names)) == ["aggravated 1"]
    assert spoken(asked("AskRedirect", "send 2 B", names=names)) == ["send 2 +1"]


def spoken(question: Question) -> list[str]:
    return [WORDS.options[number] for number in WORDS.legal(question, 3)]


def test_seats_are_counted_from_whoever_is_asked() -> None:
    assert WORDS.number("foe B", 0, 4) == WORDS.number("foe A", 3, 4) == WORDS.numbers["foe +1"]
    assert WORDS.number("ask core-lost-glory A", 2, 3) == WORDS.numbers["ask core-lost-glory +1"]


def test_only_amounts_and_copies_beyond_all_reason_have_no_number() -> None:
    assert WORDS.number("hide 60", 0, 2) >= 0
    assert WORDS.number("hide 61", 0, 2) == -1
    assert WORDS.number("target core-vagrant #5", 0, 2) >= 0
    assert WORDS.number("target core-vagrant #6", 0, 2) == -1
    with pytest.raises(AssertionError, match="an option without a number: dance"):
        WORDS.number("dance", 0, 2)


def test_a_party_is_changed_once_for_each_of_its_members() -> None:
    options = ("go", "with 7", "with 9", "without 8", "without 10")
    question = asked("DraftAttack", *options, card="5", chosen=("8", "10"), party=("7", "8"))
    assert WORDS.offered(question) == ["go", "with 9", "without 8"]


def test_the_choices_that_cards_give_are_all_numbered() -> None:
    given = [len(effect.choices) for effect in CODEC.effects.values() if isinstance(effect, ChooseOne)]
    assert max(given, default=0) <= CHOICES


def test_no_two_options_share_their_features() -> None:
    table = WORDS.table()
    assert table.shape == (WORDS.size, WORDS.features.size)
    assert len(np.unique(table, axis=0)) == WORDS.size
    assert np.abs(table).max() <= MOST


def test_what_is_printed_on_a_card_is_among_the_features_of_its_options() -> None:
    row = WORDS.features.parts(WORDS.table()[WORDS.numbers["recruit core-hydra"]])
    assert row["verb"][ORDERED.index("recruit")] == 1
    assert row["clan"].tolist() == [1, *[0] * (len(CLANS) - 1)]
    assert row["potency"][0] > 0
    row = WORDS.features.parts(WORDS.table()[WORDS.numbers["put core-hydra with core-skunk"]])
    assert (row["card"].sum(), row["other"].sum(), row["word"][0]) == (1, 1, 1)
