"""A play of several parts in one press: chosen, weighed, made, taken out."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.core.refusal import Rejected
from gloam.web.rooms.room import Room
from gloam.web.scenes.composing import MOST, Choice, chosen_by, goes_on
from gloam.words.english.rivals.options import SENTENCES
from tests.web.place import Place, asked, told


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("go", Choice(("go",))),
        ("without 14, go", Choice(("without 14", "go"))),
        ("done, !", Choice(("done",), made=True)),
        ("lay core-greed, ?", Choice(("lay core-greed",), weighed=True)),
        ("attack 7, go, ?", Choice(("attack 7", "go"), weighed=True)),
        ("-", Choice(())),
        ("", Choice(("",))),
        ("!", Choice(("!",))),
    ],
)
def test_a_button_has_its_choice_in_one_line(text: str, choice: Choice) -> None:
    assert chosen_by(text) == choice
    assert choice.text() == text


def test_no_answer_can_be_taken_for_what_stands_between_answers() -> None:
    assert not [key for key in SENTENCES if "," in key or key in ("!", "?", "-")]
    assert len(chosen_by(", ".join(["draw"] * 1000)).options) <= MOST + 1


def test_a_question_goes_on_with_a_play_always_or_after_a_question_or_after_an_answer() -> None:
    continues = {"AskType", "AskMend AskDiscards", "AskAction draw AskDeck"}
    assert goes_on("AskIntel", "done", "AskType", continues)
    assert goes_on("AskMend", "done", "AskDiscards", continues)
    assert not goes_on("AskAction", "end", "AskDiscards", continues)
    assert goes_on("AskAction", "draw", "AskDeck", continues)
    assert not goes_on("AskAction", "end", "AskDeck", continues)


async def at_an_action(place: Place) -> tuple[Room, int, int]:
    """A table of Rivals in the first Action Phase, whose turn it is, and the number that an answer must carry."""
    room = await place.table("rivals")
    while (question := asked(room)).what != "AskAction":
        await room.send(question.seat, question.options[0], room.number_of(question))
    return room, question.seat, room.number_of(question)


@told
async def test_several_parts_are_chosen_in_one_press_and_made_if_the_button_says_so(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_an_action(place)
        held = room.playing.view(seat)["players"]
        await room.pending.choose(seat, number, 0, "draw, library")
        assert room.pending.play_of(seat).chosen == ["draw", "library"]
        assert room.pending.play_of(seat).whole
        assert room.playing.view(seat)["players"] == held, "it waits to be confirmed"
        await room.pending.choose(seat, number, 1, "faction")
        assert room.pending.play_of(seat).chosen == ["draw", "faction"]
        await room.pending.choose(seat, number, 1, "library, !")
        assert asked(room).what == "AskAction"
        assert room.playing.view(seat)["actions"] == 1


@told
async def test_what_follows_in_a_press_is_left_out_where_it_does_not_fit(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_an_action(place)
        await room.pending.choose(seat, number, 0, "draw, go, library")
        assert room.pending.play_of(seat).chosen == ["draw", "library"]
        with pytest.raises(Rejected):
            await room.pending.choose(seat, number, 1, "go, library")
        assert room.pending.play_of(seat).chosen == ["draw", "library"], "the first of them must fit"


@told
async def test_a_single_answer_is_weighed_if_the_button_says_so_and_can_be_taken_out(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_an_action(place)
        move = next(option for option in asked(room).options if option.startswith("move "))
        await room.pending.choose(seat, number, 0, f"{move}, ?")
        assert room.pending.play_of(seat).whole
        assert room.pending.play_of(seat).chosen == [move]
        await room.pending.choose(seat, number, 0, "-")
        assert room.pending.play_of(seat).chosen == []
        await room.pending.choose(seat, number, 0, move)
        assert room.number_of(asked(room)) > number, "without a word more it is made at once"


@told
async def test_the_end_of_the_actions_is_asked_once_more_even_if_a_button_would_make_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_an_action(place)
        await room.pending.choose(seat, number, 0, "end, !")
        assert room.pending.play_of(seat).chosen == ["end"]
        assert room.playing.view(seat)["phase"] == "action"
        await room.pending.confirm(seat, number)
        assert room.playing.view(seat)["phase"] != "action"
