"""What is typed in a game of Rivals, and what stands above its questions."""

from __future__ import annotations

from typing import Final

import pytest

from gloam.rivals.conflict_view import SIDE_WORDS
from gloam.rivals.game import RIVALS
from gloam.rivals.ready_decks import READY
from gloam.terminal.speech import Speech
from gloam.terminal.typed import understood

DECKS: Final = (READY["rule-the-streets"].replace("Johnny", "The Cossack"), "beautiful-people")


@pytest.mark.parametrize("typed", ["lead The Cossack", "LEAD cossack", "lead core-the-cossack"])
def test_a_card_of_the_deck_is_called_by_its_name_or_its_id(typed: str) -> None:
    table = RIVALS.table(2, 7, (), DECKS)
    assert understood(typed, table.questions()[0], "rivals", table.view(0)) == "lead core-the-cossack"


def test_a_card_in_play_is_called_by_its_name_or_its_handle() -> None:
    table = RIVALS.table(2, 7, (), DECKS)
    while table.questions()[0].what != "AskAction":
        table.answer(table.questions()[0].seat, table.questions()[0].options[0])
    question = table.questions()[0]
    move = next(option for option in question.options if option.startswith("move "))
    card = table.id_of(table.with_handle(move[5:]))
    name = Speech("en", "rivals").words.card_name(card)
    view = table.view(question.seat)
    for typed in (move, f"move {card}", f"Move {name}"):
        assert understood(typed, question, "rivals", view) == move


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_has_an_example_and_every_side_of_a_vote_a_word(language: str) -> None:
    speech = Speech(language, "rivals")
    assert speech.say("example") in speech.say("play.help", example=speech.say("example"))
    assert all(speech.words.term(f"side.{side}") for side in SIDE_WORDS if side)
