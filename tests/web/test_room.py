"""A room: answers by number, plays put together, moves taken back, and all of it once more after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.refusal import Rejected
from gloam.web.guests.seating import stand_in
from gloam.web.rooms.room import Room
from gloam.web.scenes.composing import compose, rearranged
from gloam.web.trouble import Trouble
from tests.web.place import FOUR, Place, asked, holder, is_asked, lines_kept, play, refusal, told, until

ANSWERED_ALREADY = "table.other-question"


async def at_a_turn(place: Place, *chairs: str) -> tuple[Room, int, int]:
    """A table at which somebody may play a card: the room, whose turn it is, and the number of the question."""
    room = await place.table("vendetta", *chairs)
    await play(room, Random(4), until=is_asked("AskTurn"))
    question = asked(room)
    return room, question.seat, question.number


def cards(room: Room) -> list[str]:
    return [option for option in asked(room).options if option.startswith("play ")]


def everything(room: Room) -> object:
    """All that anybody sees of a table."""
    table = room.playing
    viewers = (None, *range(table.seats))
    return [(table.view(viewer), table.events(viewer)) for viewer in viewers], table.questions()


async def whole_play(room: Room, seat: int, number: int) -> list[str]:
    """Put a play together, part by part: a card face down."""
    parts = [cards(room)[0], "at 1 down", "blood 0"]
    for place, part in enumerate(parts):
        await room.pending.choose(seat, number, place, part)
    assert room.pending.play_of(seat).chosen == parts
    return parts


# ---- what a program is told

REFUSED = {
    "vendetta": ("AskBlood", "blood 99", "plan.blood-limit"),
    "blood-orders": ("AskTurn", "scavenge 26", "scavenge.limit"),
    "rivals": ("AskDeclare", "hide 99", "scheme.last-prestige"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", gloam.games())
@told
async def test_a_program_is_told_why_in_the_words_of_the_game_and_by_which_rule(
    tmp_path: Path, game: str, language: str
) -> None:
    what, option, rule = REFUSED[game]
    async with Place(tmp_path) as place:
        room = await place.table(game)
        await play(room, Random(1), until=is_asked(what))
        question = next(one for one in room.playing.questions() if one.what == what)
        why = room.playing.seat(question.seat).why_not(option)
        assert why is not None
        visitor = place.visitor(room.names[question.seat], language)
        number = room.number_of(question)
        told = {"error": gloam.words(language, game).refusal(why, "ABCD"), "rule": rule}
        form = {"number": str(number), "choose": f"0 {option}"}
        for answer in (
            await visitor.send(visitor.seat(room), option, number),
            await visitor.post(f"{visitor.seat(room)}/choose", form, accept="application/json"),
        ):
            assert (answer.status_code, answer.json()) == (422, told)


# ---- what is typed, and several answers at once


@pytest.mark.usefixtures("slow_bots")
@told
async def test_an_amount_that_was_typed_is_taken_or_refused_with_its_reason(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        await play(room, Random(1), until=is_asked("AskTurn"))
        question = asked(room)
        visitor = place.visitor(room.names[question.seat])
        form = {"number": str(room.number_of(question)), "choose": "0 scavenge"}
        lines = lines_kept(room)
        limits = (("26", "scavenge.limit"), ("0", "scavenge.at-least-one"), ("many", ""), ("", ""), ("9" * 500, ""))
        for amount, rule in limits:
            await visitor.post(f"{visitor.seat(room)}/choose", {**form, "amount": amount})
            assert getattr(room.pending.notices[question.seat], "rule", "") == rule
            assert "notice" in (await visitor.get(visitor.seat(room))).text
        assert lines_kept(room) == lines
        await visitor.post(f"{visitor.seat(room)}/choose", {**form, "amount": " 03 "})
        assert lines_kept(room)[-1].option == "scavenge 3"
        assert question.seat not in room.pending.notices


@pytest.mark.usefixtures("slow_bots")
@told
async def test_a_line_of_several_answers_is_one_move_that_can_be_taken_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        await play(room, Random(2), until=lambda room: len(feedable(room)) > 1)
        hungry, seat = feedable(room), asked(room).seat
        visitor = place.visitor(room.names[seat])
        url, number, count = visitor.seat(room), str(room.number_of(asked(room))), len(lines_kept(room))
        line = " ".join(hungry)
        for wrong in (f"{line} dance", "", "done done"):
            await visitor.post(f"{url}/choose", {"number": number, "line": wrong})
            assert (seat in room.pending.notices, len(lines_kept(room))) == (True, count)
        await visitor.post(f"{url}/choose", {"number": number, "line": line})
        added = lines_kept(room)[count:]
        assert [one.option for one in added] == hungry
        assert len({one.move for one in added}) == 1
        await visitor.post(f"{url}/undo")
        assert [one.option for one in room.moves[count:]] == []


def feedable(room: Room) -> list[str]:
    """What the seat that is asked first could feed, two cards of different names at the most."""
    question = asked(room)
    found = [option for option in question.options if option.startswith("feed ")][:2]
    view = room.playing.view(question.seat)
    players = view["players"]
    assert isinstance(players, list)
    return found if question.what == "AskFeed" and players[question.seat]["blood"] > 1 else []


# ---- answers carry the number of their question


@told
async def test_a_doubled_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        question = asked(room)
        await room.send(question.seat, question.options[0], room.number_of(question))
        seen, lines = everything(room), lines_kept(room)
        assert await refusal(room.send(question.seat, question.options[0], question.number)) == "table.not-asked"
        assert (everything(room), lines_kept(room)) == (seen, lines)
        assert place.house.store.lines(room.id) == lines


@told
async def test_an_answer_to_an_older_question_is_refused(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        for late in (number - 1, number + 1, 0, -1, 10**12):
            assert await refusal(room.send(seat, cards(room)[0], late)) == ANSWERED_ALREADY
            assert await refusal(room.pending.choose(seat, late, 0, cards(room)[0])) == ANSWERED_ALREADY
            assert await refusal(room.pending.confirm(seat, late)) == ANSWERED_ALREADY
        assert room.pending.play_of(seat).chosen == []


@told
async def test_of_two_answers_sent_at_the_same_moment_one_is_taken(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        question = asked(room)
        sent = [room.send(question.seat, option, question.number) for option in question.options]
        done = await asyncio.gather(*sent, return_exceptions=True)
        assert [no is None for no in done].count(True) == 1
        assert len(lines_kept(room)) == len(room.moves) == 1


@told
async def test_an_answer_is_kept_before_anybody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        question, version = asked(room), room.version_for(None)

        def fails(*_: object, **__: object) -> None:
            assert asked(room) == question, "it is seen before it is kept"
            raise OSError("the disk is full")

        with monkeypatch.context() as full:
            full.setattr(place.house.store, "append", fails)
            with pytest.raises(OSError, match="the disk is full"):
                await room.send(question.seat, question.options[0], room.number_of(question))
        assert (asked(room), room.version_for(None), lines_kept(room)) == (question, version, [])
        await room.send(question.seat, question.options[0], room.number_of(question))
        assert len(place.house.store.lines(room.id)) == 1


# ---- a play is put together


@told
async def test_nothing_is_sent_before_a_play_is_confirmed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        seen, lines = everything(room), len(lines_kept(room))
        chosen = await whole_play(room, seat, number)
        assert room.pending.play_of(seat).whole
        assert (everything(room), len(lines_kept(room))) == (seen, lines)
        await room.pending.confirm(seat, number)
        assert [line.option for line in lines_kept(room)[lines:]] == chosen
        assert {line.move for line in lines_kept(room)[lines:]} == {lines_kept(room)[-1].move}, "it is one move"
        assert room.pending.play_of(seat).chosen == []


@told
async def test_an_incomplete_play_cannot_be_confirmed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        assert await refusal(room.pending.confirm(seat, number)) == "trouble.incomplete"
        await room.pending.choose(seat, number, 0, cards(room)[0])
        assert await refusal(room.pending.confirm(seat, number)) == "trouble.incomplete"


@told
async def test_another_card_keeps_the_rest_of_the_play_where_it_can_be(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        before = await whole_play(room, seat, number)
        await room.pending.choose(seat, number, 0, cards(room)[1])
        assert room.pending.play_of(seat).chosen == [cards(room)[1], *before[1:]]


@told
async def test_what_no_longer_can_be_is_dropped(tmp_path: Path) -> None:
    """Whatever is changed, the play is as long as it can be with what had been chosen."""
    rng, dropped, kept = Random(6), 0, 0
    async with Place(tmp_path) as place:
        room = await place.table(variants=("relics",))
        while not room.playing.over:
            question = asked(room)
            if question.what == "AskTurn":
                for _ in range(6):
                    play_made = compose(room.playing, question.seat, some_parts(room, rng), room.appearance.continues)
                    at = rng.randrange(len(play_made.chosen))
                    option = rng.choice(play_made.parts[at].question.options)
                    wanted = [*play_made.chosen[:at], option, *play_made.chosen[at + 1 :]]
                    after = compose(
                        room.playing, question.seat, rearranged(play_made, at, option), room.appearance.continues
                    )
                    possible = as_far_as_possible(room, question.seat, wanted)
                    assert after.chosen == possible
                    dropped += possible != wanted
                    kept += possible == wanted and at < len(wanted) - 1
            await play(room, rng, 1)
    assert dropped > 5
    assert kept > 50


def some_parts(room: Room, rng: Random) -> list[str]:
    """A random play of whoever's turn it is, of at least one part."""
    parts: list[str] = []
    seat = asked(room).seat
    while (question := compose(room.playing, seat, parts, room.appearance.continues).open) is not None:
        parts.append(rng.choice(question.options))
    return parts


def as_far_as_possible(room: Room, seat: int, options: list[str]) -> list[str]:
    """Of these options, one after another, those that the rules take as one play, up to what teaches something."""
    trial = room.playing
    for place, option in enumerate(options):
        question = trial.seat(seat).question()
        if question is None or (place and question.what not in room.appearance.continues):
            return options[:place]
        if option not in question.options or (place and trial.taught >> seat & 1):
            return options[:place]
        trial = trial.clone()
        trial.answer(seat, option)
    return options


@told
async def test_a_part_that_is_not_possible_is_refused_and_the_play_stays(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        await room.pending.choose(seat, number, 0, cards(room)[0])
        before = room.pending.play_of(seat).chosen
        for at, option in ((0, "play XX99"), (1, "at 9 up"), (1, "banana"), (1, "")):
            with pytest.raises(Rejected):
                await room.pending.choose(seat, number, at, option)
        for at in (2, 3, 99):
            assert await refusal(room.pending.choose(seat, number, at, "blood 0")) == "trouble.part"
        assert room.pending.play_of(seat).chosen == before


@told
async def test_a_play_can_be_begun_anew(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        await whole_play(room, seat, number)
        await room.pending.clear(seat)
        assert room.pending.play_of(seat).chosen == []


@told
async def test_a_play_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        others = [None, *[other for other in range(4) if other != seat]]
        before = [room.version_for(viewer) for viewer in others]
        own = room.version_for(seat)
        await whole_play(room, seat, number)
        assert [room.version_for(viewer) for viewer in others] == before
        assert room.version_for(seat) != own


@told
async def test_a_choice_of_one_part_is_made_at_once_unless_it_is_costly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        question = asked(room)
        monkeypatch.setattr(room.drawing, "costly", lambda *_: True)
        await room.pending.choose(question.seat, question.number, 0, question.options[1])
        assert lines_kept(room) == []
        assert room.pending.play_of(question.seat).whole
        await room.pending.choose(question.seat, question.number, 0, question.options[0])
        await room.pending.confirm(question.seat, question.number)
        assert [line.option for line in lines_kept(room)] == [question.options[0]]
        monkeypatch.setattr(room.drawing, "costly", lambda *_: False)
        question = asked(room)
        await room.pending.choose(question.seat, question.number, 0, question.options[0])
        assert len(lines_kept(room)) == 2


@told
async def test_nothing_is_tried_past_an_answer_that_teaches(tmp_path: Path) -> None:
    """Whatever a seat could be shown by an answer, it is not shown before the answer is given."""
    taught = 0
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", variants=("relics",), seed=5)
        rng = Random(5)
        while not room.playing.over:
            question = rng.choice(room.playing.questions())
            alone = len(room.playing.questions()) == 1
            for option in question.options:
                composed = compose(room.playing, question.seat, [option], room.appearance.continues)
                trial = room.playing.clone()
                trial.answer(question.seat, option)
                if not alone:
                    assert composed.whole
                    assert composed.after is None, "a secret choice of several is never tried"
                elif trial.taught >> question.seat & 1:
                    taught += 1
                    assert composed.whole
                    assert composed.after is None
                else:
                    assert composed.after == trial.view(question.seat)
            await play(room, rng, 1)
    assert taught > 20, "it hardly ever comes to that"


# ---- taking back


async def one_play(room: Room) -> list[str]:
    question = asked(room)
    number = room.number_of(question)
    chosen = await whole_play(room, question.seat, number)
    await room.pending.confirm(question.seat, number)
    return chosen


@told
async def test_what_showed_nothing_is_taken_back_without_asking(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        table, lines = room.playing, len(room.moves)
        chosen = await one_play(room)
        assert room.back.may_undo(seat)
        await room.back.undo(seat)
        assert everything(room)[1] == table.questions()  # type: ignore[index]
        assert len(room.moves) == lines
        assert room.pending.play_of(seat).chosen == chosen, "it is there to be changed"
        assert asked(room).number == number
        assert [line.option for line in lines_kept(room)[-1:]] == [f"undo {len(chosen)}"], "nothing is erased"


@told
async def test_an_answer_sent_before_a_move_was_taken_back_never_counts_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, number = await at_a_turn(place)
        await one_play(room)
        await room.back.undo(seat)
        assert room.number_of(asked(room)) > number
        assert await refusal(room.send(seat, asked(room).options[0], number)) == "table.other-question"
        assert await refusal(room.pending.confirm(seat, number)) == "table.other-question"
        async with Place(tmp_path) as again:
            read = await again.house.room(room.id)
            assert read.number_of(asked(read)) == room.number_of(asked(room)), "also after a restart"


@told
async def test_a_move_taken_back_is_still_told_as_it_was(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, _ = await at_a_turn(place)
        before = len(room.playing.events(None))
        await one_play(room)
        events = [room.playing.events(viewer)[before:] for viewer in range(4)]
        await room.back.undo(seat)
        (undone,) = room.so_far.undone
        assert undone.by == seat
        assert [[event.seen_by(viewer) for event in undone.events] for viewer in range(4)] == events
        assert len(room.playing.events(None)) == before


@told
async def test_beyond_that_everyone_has_to_agree(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, _ = await at_a_turn(place)
        upto = len(room.moves)
        await one_play(room)
        await play(room, Random(1), until=lambda room: room.playing.undo_reach(seat) == 0)
        assert await refusal(room.back.undo(seat)) == "trouble.undo"
        before = everything(room)
        await room.back.ask_undo(seat)
        for other in [other for other in range(4) if other != seat]:
            assert everything(room) == before
            assert await refusal(room.send(asked(room).seat, asked(room).options[0], room.number_of(asked(room)))) == (
                "trouble.request-open"
            )
            await room.back.consent(other, agrees=True)
        assert room.back.request is None
        assert len(room.moves) == upto
        assert asked(room).seat == seat


@told
async def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, seat, _ = await at_a_turn(place)
        await play(room, Random(1), 12)
        seat = next(one for one in range(4) if room.back.may_request(one))
        others = [other for other in range(4) if other != seat]
        before = everything(room)
        await room.back.ask_undo(seat)
        assert await refusal(room.back.ask_undo(others[0])) == "trouble.undo"
        assert await refusal(room.back.consent(seat, agrees=True)) == "trouble.no-request", "not one's own request"
        await room.back.consent(others[0], agrees=True)
        await room.back.consent(others[1], agrees=False)
        assert room.back.request is None
        assert everything(room) == before
        notice = room.pending.notices[seat]
        assert isinstance(notice, Trouble)
        assert (notice.key, notice.facts) == ("notice.declined", {"name": FOUR[others[1]]})
        assert await refusal(room.back.consent(others[2], agrees=True)) == "trouble.no-request"


@told
async def test_a_request_can_be_withdrawn(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, *_ = await at_a_turn(place)
        await play(room, Random(1), 12)
        seat = next(one for one in range(4) if room.back.may_request(one))
        await room.back.ask_undo(seat)
        await room.back.consent(seat, agrees=False)
        assert room.back.request is None
        assert seat not in room.pending.notices
        await play(room, Random(1), 1)


@told
async def test_bots_consent(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "random", "random", "random")
        while room.playing.undo_reach(0) or room.back.own_move(0) < 0:
            await until(lambda: 0 in room.playing.waiting_for())
            question = room.playing.seat(0).question()
            assert question is not None
            await room.send(0, question.options[0], question.number)
            await until(lambda: room.bots.bot_asked() is None)
        upto = room.back.own_play(0)
        assert upto < len(room.moves)
        await room.back.undo(0)
        assert len(room.moves) == upto
        assert 0 in room.playing.waiting_for()


@told
async def test_whoever_leaves_it_to_a_bot_holds_up_no_request(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, *_ = await at_a_turn(place, "Anna", "Boris", "Chloe")
        await play(room, Random(1), 12)
        seat = next(one for one in range(3) if room.back.may_request(one))
        first, second = room.back.others(seat)
        upto = room.back.own_play(seat)
        await room.back.ask_undo(seat)
        await room.back.consent(first, agrees=True)
        await stand_in(place.house, holder(room, second), room, second, wanted=True)
        assert room.back.request is None
        assert len(room.moves) == upto


@told
async def test_nobody_takes_back_what_they_have_not_done(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        for seat in range(4):
            assert await refusal(room.back.undo(seat)) == "trouble.undo"
            assert await refusal(room.back.ask_undo(seat)) == "trouble.undo"
        await play(room, Random(2))
        assert [room.back.may_undo(seat) or room.back.may_request(seat) for seat in range(4)] == [False] * 4, (
            "it is over"
        )


@told
async def test_a_secret_step_taken_back_leaves_no_trace_for_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(2), until=lambda room: len(room.playing.questions()) == 3)
        question = asked(room)
        others = [None, *[other for other in range(3) if other != question.seat]]
        before = [room.version_for(viewer) for viewer in others]
        step = next(option for option in question.options if keeps_asking(room, question.seat, option))
        await room.send(question.seat, step, room.number_of(question))
        assert room.back.may_undo(question.seat)
        await room.back.undo(question.seat)
        assert [room.version_for(viewer) for viewer in others] == before
        assert room.so_far.undone == []


def keeps_asking(room: Room, seat: int, option: str) -> bool:
    trial = room.playing.clone()
    trial.answer(seat, option)
    return seat in trial.waiting_for()


# ---- restarts, eviction, other processes


async def with_takebacks(room: Room, seed: int) -> None:
    """A game in which now and then a move is taken back, by whoever may."""
    rng = Random(seed)
    for _ in range(150):
        if room.playing.over:
            return
        await play(room, rng, 1)
        seat = rng.randrange(room.playing.seats)
        if rng.random() < 0.3 and room.back.may_undo(seat):
            await room.back.undo(seat)
        elif rng.random() < 0.1 and room.back.may_request(seat):
            await room.back.ask_undo(seat)
            for other in room.back.others(seat):
                await room.back.consent(other, agrees=True)


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
@told
async def test_a_restart_changes_nothing(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await place.table(game)
        await with_takebacks(room, 8)
        assert any(line.option.startswith("undo") for line in lines_kept(room))
        assert everything(room) == seen_anew(room), "the journal says the same"
        undone = [(taken.by, [event.seen_by(0) for event in taken.events]) for taken in room.so_far.undone]
        assert undone
        async with Place(tmp_path) as again:
            read = await again.house.room(room.id)
            assert everything(read) == everything(room)
            assert [(taken.by, [event.seen_by(0) for event in taken.events]) for taken in read.so_far.undone] == undone
            assert (read.moves, lines_kept(read)) == (room.moves, lines_kept(room))
            assert [read.back.own_move(seat) for seat in range(3)] == [room.back.own_move(seat) for seat in range(3)]


def seen_anew(room: Room) -> object:
    table = gloam.replay(room.journal().text())
    viewers = (None, *range(table.seats))
    return [(table.view(viewer), table.events(viewer)) for viewer in viewers], table.questions()


@told
async def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room, *_ = await at_a_turn(place)
        await play(room, Random(1), 12)
        seat = next(one for one in range(4) if room.back.may_request(one))
        first, *rest = [other for other in range(4) if other != seat]
        await room.back.ask_undo(seat)
        await room.back.consent(first, agrees=True)
        upto = room.back.own_play(seat)
        async with Place(tmp_path) as again:
            read = await again.house.room(room.id)
            assert read.back.request == room.back.request
            for other in rest:
                await read.back.consent(other, agrees=True)
            assert read.back.request is None
            assert len(read.moves) == upto


@told
async def test_rooms_that_are_let_go_lose_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path, kept=1) as place:
        ids = [(await place.table(seed=seed)).id for seed in range(3)]
        rng = Random(1)
        seen: dict[str, object] = {}
        for _ in range(30):
            room = await place.house.room(ids[rng.randrange(3)])
            if room.id in seen:
                assert everything(room) == seen[room.id]
            await play(room, rng, 1)
            await room.say(0, "Anna", f"{len(room.moves)} moves.")
            seen[room.id] = everything(room)
            assert len(place.house.rooms) == 1
        room = await place.house.room(ids[0])
        assert room.remarks[-1].text == f"{len(room.moves)} moves."


@told
async def test_a_room_that_somebody_still_uses_is_not_made_a_second_time(tmp_path: Path) -> None:
    async with Place(tmp_path, kept=1) as place:
        room = await place.table(seed=1)
        await place.table(seed=2)
        assert room.id not in place.house.rooms
        assert await place.house.room(room.id) is room
        listener = room.enter(None)
        await place.table(seed=3)
        assert room.id in place.house.rooms, "somebody is in it"
        room.leave(listener)


@told
async def test_whoever_was_too_late_in_another_process_is_told_and_sees_what_happened(tmp_path: Path) -> None:
    async with Place(tmp_path) as place, Place(tmp_path) as other:
        here = await place.table()
        there = await other.house.room(here.id)
        question = asked(here)
        await there.send(question.seat, question.options[1], question.number)
        version = here.version_for(None)
        assert await refusal(here.send(question.seat, question.options[0], question.number)) == "trouble.too-late"
        assert everything(here) == everything(there)
        assert here.version_for(None) != version
        await play(here, Random(1), 5)
        assert await refusal(there.send(asked(there).seat, asked(there).options[0], asked(there).number)) == (
            "trouble.too-late"
        )
        assert everything(here) == everything(there)


# ---- a bot sits in


@told
async def test_a_bot_plays_for_somebody_until_they_are_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(1), 10, until=is_asked("AskTurn"))
        seat = asked(room).seat
        await room.pending.choose(seat, room.number_of(asked(room)), 0, cards(room)[0])
        lines = len(lines_kept(room))
        await stand_in(place.house, holder(room, seat), room, seat, wanted=True)
        assert room.pending.play_of(seat).parts == ()
        await until(lambda: len(lines_kept(room)) > lines and room.bots.bot_asked() is None)
        assert {line.seat for line in lines_kept(room)[lines:]} == {seat}
        async with Place(tmp_path) as again:
            assert (await again.house.room(room.id)).is_bot(seat)
        await stand_in(place.house, holder(room, seat), room, seat, wanted=False)
        lines = len(lines_kept(room))
        await play(room, Random(2), until=lambda room: seat in room.playing.waiting_for())
        await asyncio.sleep(0.05)
        assert asked(room).seat == seat
        assert len(lines_kept(room)) > lines
