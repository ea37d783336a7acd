"""Whole plays: ended in one go, asked to be taken back by their name, and taken back from their beginning."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from gloam.web.elements import html
from gloam.web.pages.dock import taken_back
from gloam.web.pages.table import scene_of
from gloam.web.rooms.room import Room
from gloam.words.pages import Speech
from tests.web.markup import Markup
from tests.web.place import FOUR, Place, asked, is_asked, play, told


async def at_a_turn(place: Place) -> tuple[Room, int]:
    """A table at which somebody may play a card, and whose turn it is. They have a Victim to drain besides."""
    room = await place.table("vendetta")
    await play(room, Random(4), until=is_asked("AskTurn"))
    assert any(option.startswith("drain ") for option in asked(room).options)
    return room, asked(room).seat


async def sends(room: Room, *options: str) -> None:
    """Each of these as an answer of its own."""
    for option in options:
        await room.send(asked(room).seat, option, room.number_of(asked(room)))


def a_card(room: Room) -> str:
    return next(option for option in asked(room).options if option.startswith("play "))


def named(room: Room, viewer: int | None, language: str) -> str:
    """What a viewer reads of the play that somebody asks to take back."""
    request = room.back.request
    assert request is not None
    return Markup(html(taken_back(room, scene_of(room, viewer, language, "key"), request))).said


# ---- the end of a turn


@told
async def test_a_play_that_ends_the_turn_leaves_no_question_behind(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        number, parts = room.number_of(asked(room)), [a_card(room), "at 1 down", "blood 0"]
        for at, part in enumerate(parts):
            await room.pending.choose(seat, number, at, part)
        assert room.pending.play_of(seat).then == "AskEnd"
        await room.pending.confirm(seat, number, ends=True)
        assert asked(room).seat != seat, "the turn is over"
        assert [line.option for line in room.moves[-4:]] == [*parts, "end"]
        assert len({line.move for line in room.moves[-4:]}) == 1, "it is one move"
        await room.back.undo(seat)
        assert room.pending.play_of(seat).chosen == parts, "the play is there again, without its end"


@told
async def test_whoever_does_not_say_so_is_asked(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        number = room.number_of(asked(room))
        for at, part in enumerate([a_card(room), "at 1 up", "blood 1"]):
            await room.pending.choose(seat, number, at, part)
        await room.pending.confirm(seat, number)
        assert (asked(room).seat, asked(room).what) == (seat, "AskEnd")


@told
async def test_to_end_the_turn_answers_no_other_question(tmp_path: Path) -> None:
    """Asked to end it, the table ends the turn and nothing else."""
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        drain = next(option for option in asked(room).options if option.startswith("drain "))
        await room.pending.choose(seat, room.number_of(asked(room)), 0, drain, ends=True)
        assert (asked(room).seat, asked(room).what, room.moves[-1].option) == (seat, "AskTurn", drain)


@pytest.mark.parametrize(("language", "both"), [("en", "Play it and end the turn"), ("fr", "Jouer et finir le tour")])
def test_the_page_offers_to_end_the_turn_only_where_something_else_could_follow(
    tmp_path: Path, language: str, both: str
) -> None:
    @told
    async def story() -> None:
        async with Place(tmp_path) as place:
            room, seat = await at_a_turn(place)
            anna = place.visitor(FOUR[seat], language)
            for drained in (False, True):
                if drained:
                    await room.pending.clear(seat)
                    await sends(room, *[option for option in asked(room).options if option.startswith("drain ")])
                number = room.number_of(asked(room))
                for at, part in enumerate([a_card(room), "at 1 up", "blood 0"]):
                    await room.pending.choose(seat, number, at, part)
                page = (await anna.get(anna.seat(room))).text
                assert ("confirm-end" in Markup(page).ids) == (both in page) == (not drained)
                assert "confirm" in Markup(page).ids

    story()


@told
async def test_in_blood_orders_the_turn_can_end_with_the_token(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(4), until=is_asked("AskTurn"))
        seat = asked(room).seat
        names = [one.name for one in room.seats]
        anna = place.visitor(names[seat])
        page = (await anna.get(anna.seat(room))).text
        assert any(box.attributes.get("name") == "end" for box in Markup(page).all("input"))
        token = next(option for option in asked(room).options if option.endswith(" north"))
        sent = {"number": str(room.number_of(asked(room))), "choose": f"0 {token}", "end": "yes"}
        await anna.post(f"{anna.seat(room)}/choose", sent)
        assert asked(room).seat != seat
        assert [line.option for line in room.moves[-2:]] == [token, "end"]


# ---- the whole play


@told
async def test_a_request_takes_back_the_whole_play_though_it_was_sent_in_pieces(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        upto, card = len(room.moves), a_card(room)
        await sends(room, card, "at 1 down", "blood 1", "end")
        await sends(room, a_card(room), "at 2 up")
        await room.back.ask_undo(seat)
        for other in room.back.others(seat):
            await room.back.consent(other, agrees=True)
        assert len(room.moves) == upto
        assert asked(room).seat == seat
        assert room.pending.play_of(seat).chosen == [card, "at 1 down", "blood 1"], "and it is there to be changed"


@told
async def test_ones_own_undo_goes_step_by_step_as_long_as_nobody_else_has_moved(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        await sends(room, a_card(room), "at 1 down", "blood 1")
        for kept in ("at 1 down", a_card_of(room)):
            await room.back.undo(seat)
            assert room.moves[-1].option == kept
            assert asked(room).seat == seat


def a_card_of(room: Room) -> str:
    return next(line.option for line in reversed(room.moves) if line.option.startswith("play "))


@told
async def test_it_never_reaches_past_another_seat_or_another_part_of_the_game(tmp_path: Path) -> None:
    """Whoever asks in a random game, all of the play is theirs, was answered alone, and belongs to one part."""
    rng, longer = Random(8), 0
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", variants=("relics",))
        while not room.playing.over:
            await play(room, rng, 1)
            seat = rng.randrange(4)
            if rng.random() < 0.3 and room.back.may_request(seat):
                start, move = room.back.own_play(seat), room.back.own_move(seat)
                assert start <= move
                assert {line.seat for line in room.moves[start:move]} <= {seat}
                longer += start < move
    assert longer > 10


@told
async def test_of_a_secret_choice_only_the_newest_move_is_taken_back(tmp_path: Path) -> None:
    """How often others have changed their minds meanwhile cannot be told from what comes back."""
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(4), until=is_asked("AskPlan"))
        for seat in (0, 1, 1, 0, 0):
            await play_of(room, seat)
        assert room.back.own_play(0) == room.back.own_move(0) == len(room.moves) - 1


async def play_of(room: Room, seat: int) -> None:
    question = room.playing.seat(seat).question()
    assert question is not None
    option = next(one for one in question.options if one != "done")
    await room.send(seat, option, room.number_of(question))


# ---- its name


@told
async def test_a_request_names_the_play_to_everyone_as_far_as_they_may_know_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat = await at_a_turn(place)
        card = a_card(room)
        await sends(room, card, "at haven down", "blood 2", "end")
        await sends(room, a_card(room), "at 1 up", "blood 0")
        await room.back.ask_undo(seat)
        who = room.seats[seat].name
        for language in ("en", "fr"):
            speech = Speech(language)
            name = speech.words.card_name(card.removeprefix("play "))
            for viewer in (None, *range(4)):
                said = named(room, viewer, language)
                assert (name in said) == (viewer == seat), f"{viewer} reads: {said}"
                assert "2" in said, f"the Blood is open to all: {said}"
                assert (who in said) == (viewer != seat)
                assert speech.words.card_name(room.moves[-3].option.removeprefix("play ")) not in said, (
                    "not the other's"
                )


@told
async def test_what_nobody_has_seen_is_not_named(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(4), until=is_asked("AskWithdraw"))
        first, second = (question.seat for question in room.playing.questions()[:2])
        for seat in (first, second):
            question = room.playing.seat(seat).question()
            assert question is not None
            await room.send(seat, "withdraw", room.number_of(question))
        await room.back.ask_undo(first)
        for viewer in (None, *range(4)):
            said = named(room, viewer, "en")
            assert said == Speech("en").say("undo.unseen")
