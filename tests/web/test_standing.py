"""Passing and standing answers: who is asked, what is answered for whom, and that nobody can tell."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

from gloam.core.passing import ALWAYS, CHANGES, DANGER, NEVER
from gloam.rivals.catalogue import SECRECY
from gloam.rivals.hands import AskDiscard
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from gloam.web import elements
from gloam.web.guests.leaving import leave
from gloam.web.guests.seating import stand_in
from gloam.web.pages import table as pages
from gloam.web.rooms.room import Room
from gloam.web.rooms.standing import WAIT, Held, Standing, read
from gloam.web.store.records import Addition, KeptLine
from gloam.web.store.store import Store
from gloam.web.trouble import Trouble
from tests.rivals.scenario import City, out, seat
from tests.web.place import Place, asked, holder, lines_kept, refusal, told, until
from tests.web.test_store import opened
from tests.web.test_thinking import PACE, Clock

ANNA, BORIS, CHLOE = range(3)
DEFENCE, INTEL = "defence", "intel"


def street(*hand: str, blood: int = 4, library: tuple[str, ...] = ()) -> City:
    """Anna's turn. Her two vampires can attack Boris's two, who stand together; nobody lacks Intel."""
    held = list(hand or ("Fleetness",))
    city = City(
        A=seat(coterie=[out("The Cossack"), out("Skunk")], hand=["Baseball Bat", "Sucker Punch", "Greed"]),
        B=seat(coterie=[out("Shades", blood=blood), out("Flick"), "Nancy Witt"], hand=held, library=list(library)),
    )
    city.acts()
    return city


def far(*hand: str) -> City:
    """Anna's turn. For an attack on Boris's Doc 2 Intel is missing, and Chloe has cards."""
    city = City(
        A=seat(coterie=[out("The Cossack")], hand=["Greed"]),
        B=seat(coterie=["Doc", "Velvet"], hand=["Greed"]),
        C=seat(hand=list(hand or ("Greed", "Fleetness"))),
    )
    city.lends("Doc", Plus(SECRECY, 2, ITSELF))
    city.acts()
    return city


async def table_of(place: Place, city: City, *chairs: str) -> Room:
    chairs = chairs or ("Anna", "Boris", "Chloe")[: city.table.seats]
    return await place.table("rivals", *chairs, position=json.dumps(city.table.position()))


async def does(room: Room, who: int, city: City, *options: str) -> None:
    """Answers by hand, as a program sends them."""
    for option in options:
        question = room.playing.seat(who).question()
        assert question is not None, f"{who} is not asked for {option}"
        await room.send(who, city.spelled(option), room.number_of(question))


async def attacks(room: Room, city: City, attacker: str = "The Cossack", card: str = "Baseball Bat") -> None:
    """Anna attacks Shades, alone, with this card face down."""
    await does(room, ANNA, city, f"attack <{attacker}>")
    while asked(room).what == "DraftAttack":
        options = [option for option in asked(room).options if option.startswith("without")]
        await does(room, ANNA, city, options[0] if options else "go")
    await does(room, ANNA, city, "target <Shades>", "physical", f"lay [{card}]")


def moment(room: Room) -> tuple[str, int]:
    question = asked(room)
    return question.what, question.seat


def by_rule(room: Room) -> list[tuple[int, str]]:
    """The lines that standing answers gave."""
    return [(line.seat, line.option) for line in lines_kept(room) if line.standing]


def is_shown(room: Room, who: int) -> bool:
    """Is this person asked on their page?"""
    return bool(room.pending.play_of(who).parts)


# ---- what is kept


def test_what_was_said_is_written_and_read() -> None:
    said = Standing({"intel": ALWAYS}, {WAIT: Held(DANGER), "attack": Held(CHANGES, "3 7", ("target 9",))}, 12)
    assert read(said.text()) == said
    assert (Standing().text(), read("")) == ("", Standing())
    assert said.with_kind("intel", NEVER, NEVER).kinds == {}
    assert list(said.with_span(WAIT, None).spans) == ["attack"]


def test_tables_that_were_kept_before_are_read_as_if_everything_had_been_done_by_hand(tmp_path: Path) -> None:
    """Their lines and their seats stay as they were, also where the shape goes back and forth."""
    url = f"sqlite:///{tmp_path / 'gloam.db'}"
    lines = [KeptLine(0, "play BR04", 1), KeptLine(1, "end", 2, standing=True)]
    store = opened(Store(url))
    store.append("one", Addition(0, lines))
    store.set_seat("one", 1, standing="{}")
    assert store.lines("one") == lines
    secrets = [row.secret for row in store.seats("one")]
    store.close()
    config, engine = Config(), create_engine(url)
    config.set_main_option("script_location", "gloam.web.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
    shapes = [{column["name"] for column in inspect(engine).get_columns(name)} for name in ("seats", "lines")]
    engine.dispose()
    assert all("standing" not in shape for shape in shapes)
    store = Store(url)
    assert store.lines("one") == [KeptLine(line.seat, line.option, line.move) for line in lines]
    assert [(row.secret, row.standing) for row in store.seats("one")] == [(secret, "") for secret in secrets]
    store.close()


def test_whoever_sits_down_has_said_nothing_yet(tmp_path: Path) -> None:
    store = opened(Store(f"sqlite:///{tmp_path / 'gloam.db'}"))
    store.set_seat("one", 1, standing="{}")
    assert store.take_seat("zoe", "one-1", "fresh", "Zoe")
    assert store.seats("one")[1].standing == ""
    store.close()


# ---- who is asked


@told
async def test_nobody_is_asked_for_intel_for_others_until_they_say_so(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = far()
        room = await table_of(place, city)
        await room.standing.say(CHLOE, INTEL, ALWAYS)
        await does(room, ANNA, city, "attack <The Cossack>", "target <Doc>", "done")
        await until(lambda: moment(room) == ("AskIntel", CHLOE))
        assert by_rule(room) == [(BORIS, "done")]
        assert is_shown(room, CHLOE)
        await does(room, CHLOE, city, "discard [Greed]")
        assert moment(room) == ("AskIntel", CHLOE), "what she has begun is hers to end"
        await does(room, CHLOE, city, "done")
        assert moment(room) == ("AskIntel", ANNA)
        assert by_rule(room) == [(BORIS, "done")]


@told
async def test_a_kind_of_question_that_one_never_wants_is_passed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await room.standing.say(BORIS, DEFENCE, NEVER)
        await attacks(room, city)
        await until(lambda: moment(room) == ("AskAction", ANNA))
        assert by_rule(room) == [(BORIS, "let"), (BORIS, "none")]
        await room.standing.say(BORIS, DEFENCE, ALWAYS)
        await attacks(room, city, "Skunk", "Sucker Punch")
        assert moment(room) == ("AskBlock", BORIS)
        assert (is_shown(room, BORIS), len(by_rule(room))) == (True, 2)


@pytest.mark.parametrize(("blood", "is_asked"), [(3, True), (4, False)])
def test_one_may_be_asked_only_where_one_of_ones_own_would_fall(tmp_path: Path, blood: int, is_asked: bool) -> None:
    @told
    async def story() -> None:
        async with Place(tmp_path) as place:
            city = street(blood=blood)
            room = await table_of(place, city)
            await room.standing.say(BORIS, DEFENCE, DANGER)
            await attacks(room, city)
            await until(lambda: is_shown(room, BORIS) or moment(room) == ("AskAction", ANNA))
            assert is_shown(room, BORIS) == is_asked

    story()


@told
async def test_in_this_attack_no_more_and_in_the_next_one_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await attacks(room, city)
        assert moment(room) == ("AskBlock", BORIS)
        await room.standing.say(BORIS, "attack", NEVER)
        assert is_shown(room, BORIS), "it is a setting, not a move"
        assert lines_kept(room)[-1].seat == ANNA
        await does(room, BORIS, city, "let")
        await until(lambda: moment(room) == ("AskAction", ANNA))
        assert by_rule(room) == [(BORIS, "none")]
        assert room.seats[BORIS].standing == "", "with the attack it has ended"
        await attacks(room, city, "Skunk", "Sucker Punch")
        assert moment(room) == ("AskBlock", BORIS)
        assert is_shown(room, BORIS)


@pytest.mark.parametrize(
    ("answer", "then", "passed"),
    [
        ("block <Flick>", ("AskReaction", BORIS), []),  # there is another target, and she could fall
        ("let", ("AskAction", ANNA), [(BORIS, "none")]),
    ],
)
@told
async def test_if_it_changes_means_that_there_is_something_new_to_see(
    tmp_path: Path, answer: str, then: tuple[str, int], passed: list[tuple[int, str]]
) -> None:
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await attacks(room, city)
        await room.standing.say(BORIS, "attack", CHANGES)
        await does(room, BORIS, city, answer)
        await until(lambda: moment(room) == then)
        assert by_rule(room) == passed
        assert is_shown(room, then[1])


@pytest.mark.parametrize(("mode", "blood", "is_asked"), [(NEVER, 3, False), (DANGER, 3, True), (DANGER, 4, False)])
def test_until_ones_own_turn(tmp_path: Path, mode: str, blood: int, is_asked: bool) -> None:
    @told
    async def story() -> None:
        async with Place(tmp_path) as place:
            city = street(blood=blood)
            room = await table_of(place, city)
            await room.standing.say(BORIS, WAIT, mode)
            await attacks(room, city)
            await until(lambda: is_shown(room, BORIS) or moment(room) == ("AskAction", ANNA))
            assert is_shown(room, BORIS) == is_asked
            assert room.standing.held(BORIS, WAIT) == mode

    story()


@told
async def test_what_was_said_until_ones_own_turn_ends_with_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        deck = {"hand": ["Greed"], "library": ["Greed"] * 4, "faction": ["Lolita"]}
        city = City(A=seat(**deck), B=seat(**deck), city=["Vagrant"] * 4)
        city.turn_of("A")
        room = await table_of(place, city)
        await room.standing.say(BORIS, WAIT, NEVER)
        while moment(room) != ("AskAction", BORIS):
            await does(room, asked(room).seat, city, asked(room).options[0])
        assert room.seats[BORIS].standing == place.house.store.seats(room.id)[BORIS].standing == ""
        assert await refusal(room.standing.say(BORIS, WAIT, NEVER)) == "trouble.form", "it is his turn"


@told
async def test_what_was_said_is_kept_and_what_was_open_is_still_asked_after_a_restart(tmp_path: Path) -> None:
    city = street()
    async with Place(tmp_path) as place:
        room = await table_of(place, city)
        await room.standing.say(BORIS, INTEL, ALWAYS)
        await attacks(room, city)
        await room.standing.say(BORIS, DEFENCE, NEVER)
        assert is_shown(room, BORIS)
    async with Place(tmp_path) as place:
        again = await place.house.room(room.id)
        assert again.standing.of(BORIS).kinds == {INTEL: ALWAYS, DEFENCE: NEVER}
        assert (moment(again), is_shown(again, BORIS)) == (("AskBlock", BORIS), True)
        await does(again, BORIS, city, "let")
        await until(lambda: moment(again) == ("AskAction", ANNA))
        assert by_rule(again) == [(BORIS, "none")]
    async with Place(tmp_path) as place:
        third = await place.house.room(room.id)
        assert [line.standing for line in third.moves] == [line.standing for line in lines_kept(third)]


@told
async def test_nonsense_is_not_a_setting(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await table_of(place, street())
        for name, mode in (("nonsense", NEVER), (DEFENCE, "nonsense"), (DEFENCE, CHANGES), ("attack", NEVER)):
            with pytest.raises(Trouble, match=r"trouble\.form"):
                await room.standing.say(BORIS, name, mode)
        assert room.seats[BORIS].standing == ""


# ---- what never stands


@told
async def test_no_standing_answer_declares_a_scheme(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = City(A=seat(hand=["Free Money"]), B=seat(hand=["Greed"]))
        city.acts()
        room = await table_of(place, city)
        for kind in room.standing.passing.kinds(room.playing, BORIS):
            await room.standing.say(BORIS, kind.name, NEVER)
        await room.standing.say(BORIS, WAIT, NEVER)
        await does(room, ANNA, city, "play [Free Money]")
        while asked(room).seat == ANNA:
            await does(room, ANNA, city, asked(room).options[0])
        assert moment(room) == ("AskDeclare", BORIS)
        assert is_shown(room, BORIS)
        assert by_rule(room) == []


# ---- taking back


@told
async def test_to_take_back_leads_to_the_last_answer_by_hand_and_then_one_is_asked(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await attacks(room, city)
        await room.standing.say(BORIS, "attack", NEVER)
        await does(room, BORIS, city, "let")
        await until(lambda: moment(room) == ("AskAction", ANNA))
        assert by_rule(room) == [(BORIS, "none")]
        await room.back.ask_undo(BORIS)
        await room.back.consent(ANNA, agrees=True)
        assert moment(room) == ("AskBlock", BORIS)
        assert is_shown(room, BORIS)
        assert room.standing.held(BORIS, "attack") == ALWAYS
        assert read(place.house.store.seats(room.id)[BORIS].standing) == room.standing.of(BORIS)
        await does(room, BORIS, city, "let")
        assert (moment(room), is_shown(room, BORIS)) == (("AskReaction", BORIS), True)


@told
async def test_to_take_back_overrules_for_a_while_what_one_has_said_once_and_for_all(tmp_path: Path) -> None:
    """In the next attack it holds again."""
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await attacks(room, city)
        await does(room, BORIS, city, "let")
        await room.standing.say(BORIS, DEFENCE, NEVER)
        await does(room, BORIS, city, "none")
        assert moment(room) == ("AskAction", ANNA)
        await room.back.ask_undo(BORIS)
        await room.back.consent(ANNA, agrees=True)
        assert (moment(room), is_shown(room, BORIS)) == (("AskBlock", BORIS), True)
        await does(room, BORIS, city, "let", "none")
        assert by_rule(room) == []
        await attacks(room, city, "Skunk", "Sucker Punch")
        await until(lambda: by_rule(room) == [(BORIS, "let"), (BORIS, "none")])


@told
async def test_what_was_passed_is_no_move_of_ones_own(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = far()
        room = await table_of(place, city)
        await does(room, ANNA, city, "attack <The Cossack>", "target <Doc>", "done")
        await until(lambda: moment(room) == ("AskIntel", ANNA))
        assert [line.seat for line in lines_kept(room)][-2:] == [BORIS, CHLOE]
        assert room.back.own_move(BORIS) == room.back.own_move(CHLOE) == -1
        assert not room.back.may_undo(BORIS)
        assert not room.back.may_request(BORIS)


@told
async def test_who_takes_back_is_asked_also_where_the_last_to_agree_has_left(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        city = far()
        room = await table_of(place, city)
        await room.standing.say(BORIS, INTEL, ALWAYS)
        await does(room, ANNA, city, "attack <The Cossack>", "target <Doc>", "done")
        await does(room, BORIS, city, "done")
        await room.standing.say(BORIS, INTEL, NEVER)
        await until(lambda: moment(room) == ("AskIntel", ANNA))
        await room.back.ask_undo(BORIS)
        await room.back.consent(CHLOE, agrees=True)
        await leave(place.house, holder(room, ANNA), room, ANNA)
        assert (moment(room), is_shown(room, BORIS)) == (("AskIntel", BORIS), True)
        await does(room, BORIS, city, "discard [Greed]")
        kept = place.house.store.seats(room.id)[BORIS].standing
        assert read(kept) == room.standing.of(BORIS)
        assert read(kept).spans["attack"].mode == ALWAYS


# ---- a bot plays for somebody, or instead of them


@told
async def test_a_bot_that_stands_in_answers_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    async with Place(tmp_path) as place:
        city = street()
        room = await table_of(place, city)
        await room.standing.say(BORIS, DEFENCE, NEVER)
        await stand_in(place.house, holder(room, BORIS), room, BORIS, wanted=True)
        assert room.standing.answer(BORIS) == ""
        await attacks(room, city)
        await until(lambda: moment(room) == ("AskAction", ANNA))
        assert by_rule(room) == [], "it was the bot"
        await stand_in(place.house, holder(room, BORIS), room, BORIS, wanted=False)
        await attacks(room, city, "Skunk", "Sucker Punch")
        await until(lambda: by_rule(room)[:1] == [(BORIS, "let")])


@told
async def test_who_leaves_takes_what_they_have_said_with_them(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        room = await table_of(place, far())
        await room.standing.say(BORIS, DEFENCE, NEVER)
        await leave(place.house, holder(room, BORIS), room, BORIS)
        assert room.seats[BORIS].standing == place.house.store.seats(room.id)[BORIS].standing == ""


# ---- nobody can tell


async def watched(room: Room, clock: Clock, deeds: Sequence[tuple[int, str]], city: City) -> list[tuple[float, str]]:
    """All that Anna receives, page and data, each with the time by the clock, while these things are done by hand; in
    the end it is her move."""
    seen: list[tuple[float, str]] = []
    touch = room.touch

    def touched(who: int | None = None) -> None:
        touch(who)
        if who in (None, ANNA):
            table = room.playing
            page = elements.html(pages.inside(room, pages.scene_of(room, ANNA, "en", "key"), "key"))
            data = json.dumps([table.view(ANNA), table.events(ANNA), room.version_for(ANNA)], default=str)
            seen.append((round(clock.now, 6), page + data))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "touch", touched)
        for who, option in deeds:
            await does(room, who, city, option)
        await until(lambda: moment(room) == ("AskAction", ANNA))
    return seen


def test_others_cannot_tell_who_has_passed_nor_what_was_in_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hand at once, for this attack, until one's turn or once and for all, with a Reaction in the hand or without:
    the same comes at the same time. The lists are open, and the same."""
    by_hand = [(BORIS, "let"), (BORIS, "none")]
    ways: list[tuple[str, str, list[tuple[int, str]]]] = [
        ("", "", by_hand),
        ("attack", NEVER, by_hand[:1]),
        (WAIT, NEVER, []),
        (DEFENCE, NEVER, []),
    ]
    seen: list[list[tuple[float, str]]] = []

    @told
    async def story(folder: Path, hand: str, library: str, said: str, mode: str, deeds: list[tuple[int, str]]) -> None:
        async with Place(folder, pace=PACE) as place:
            names = count()
            monkeypatch.setattr("gloam.web.house.secrets.token_urlsafe", lambda size: f"{size}-{next(names)}")
            city = street(hand, library=(library,))
            room = await table_of(place, city)
            clock = Clock(monkeypatch)
            room.bots.seen = 0.0
            if said and said != "attack":
                await room.standing.say(BORIS, said, mode)
            await attacks(room, city)
            if said == "attack":
                await room.standing.say(BORIS, said, mode)
            seen.append(await watched(room, clock, deeds, city))

    for hand, library in (("Fleetness", "Greed"), ("Greed", "Fleetness")):
        for number, way in enumerate(ways):
            folder = tmp_path / f"{hand}-{number}"
            folder.mkdir()
            story(folder, hand, library, *way)
    assert [time for time, _ in seen[0]] == [PACE, 2 * PACE]
    assert len(seen) == 8
    assert all(one == seen[0] for one in seen)


@told
async def test_a_pass_takes_as_long_as_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path, pace=PACE) as place:
        city = street("Fleetness")
        room = await table_of(place, city)
        clock = Clock(monkeypatch)
        room.bots.seen = 0.0
        await attacks(room, city)
        seen = await watched(room, clock, [(BORIS, "block <Flick>"), (BORIS, "lay [Fleetness]")], city)
        assert [time for time, _ in seen] == [PACE, 2 * PACE]


@told
async def test_who_has_thought_for_longer_is_not_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path, pace=PACE) as place:
        city = street("Fleetness")
        room = await table_of(place, city)
        clock = Clock(monkeypatch)
        room.bots.seen = 0.0
        await attacks(room, city)
        clock.now += 3.3 * PACE
        seen = await watched(room, clock, [(BORIS, "let"), (BORIS, "none")], city)
        assert [round(time / PACE, 6) for time, _ in seen] == [3.3, 4.3]


@told
async def test_what_one_says_is_new_for_nobody_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await table_of(place, street())
        others = [room.version_for(ANNA), room.version_for(None)]
        own = room.version_for(BORIS)
        await room.standing.say(BORIS, DEFENCE, NEVER)
        assert [room.version_for(ANNA), room.version_for(None)] == others
        assert room.version_for(BORIS) != own


# ---- the page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_says_what_a_pass_would_be_and_asks_whether_to_ask_again(tmp_path: Path, language: str) -> None:
    @told
    async def story() -> None:
        async with Place(tmp_path) as place:
            city = street("Greed")
            room = await table_of(place, city)
            boris = place.visitor("Boris", language)
            here = boris.seat(room)
            waiting = (await boris.get(here)).text
            assert 'value="danger wait"' in waiting
            assert 'value="never attack"' not in waiting
            await attacks(room, city)
            page = (await boris.get(here)).text
            assert 'data-passes="0 let"' in page
            assert {"en": "let it through.", "fr": "ne pas bloquer."}[language] in page
            assert [f'value="{mode} attack"' in page for mode in (ALWAYS, CHANGES, NEVER)] == [True] * 3
            await boris.post(f"{here}/standing", {"ask": "changes attack"})
            assert room.standing.held(BORIS, "attack") == CHANGES
            pressed = re.findall(r'value="(\w+ attack)" aria-pressed="true"', (await boris.get(here)).text)
            assert pressed == ["changes attack"]
            await boris.post(f"{here}/standing", {"ask": "never defence"})
            assert room.standing.mode(room.playing, BORIS, DEFENCE) == NEVER
            await boris.post(f"{here}/standing", {"ask": "always attack"})
            await does(room, BORIS, city, "let")
            only = {"en": "You can only pass here.", "fr": "Ici, vous ne pouvez que passer."}[language]
            assert only in (await boris.get(here)).text.replace("&nbsp;", " ").replace("\xa0", " ")

    story()


@told
async def test_only_whoever_sits_there_says_when_to_ask_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await table_of(place, street())
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        assert (await anna.post(f"{boris.seat(room)}/standing", {"ask": "never defence"})).status_code == 403
        assert (await anna.post(f"/tables/{room.id}/watch/standing", {"ask": "never defence"})).status_code == 403
        assert room.seats[BORIS].standing == ""
        assert "panel-asking" not in (await anna.get(f"/tables/{room.id}/watch")).text
        await boris.post(f"{boris.seat(room)}/standing", {"ask": "nonsense"})
        assert isinstance(room.pending.notices[BORIS], Trouble)


@told
async def test_a_game_in_which_nobody_is_asked_too_often_has_nothing_of_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        for game in ("vendetta", "blood-orders"):
            room = await place.table(game)
            anna = place.visitor("Anna")
            page = (await anna.get(anna.seat(room))).text
            assert [word in page for word in ("panel-asking", 'id="passing"', 'name="ask"')] == [False] * 3
            assert room.bots.self_answering() is None


# ---- where there is nothing to choose


@pytest.mark.parametrize(("hand", "is_asked"), [(("Greed",), False), (("Greed", "Greed"), True)])
def test_the_last_card_of_a_hand_is_discarded_without_a_question(
    tmp_path: Path, hand: tuple[str, ...], is_asked: bool
) -> None:
    """Two of the same leave one answer as well, but only their holder knows that."""

    @told
    async def story() -> None:
        async with Place(tmp_path, pace=3600.0) as place:
            city = street(*hand)
            city.table.next(AskDiscard(BORIS, 1))
            city.table.settle()
            assert len(city.options("B")) == 1
            room = await table_of(place, city)
            if is_asked:
                assert is_shown(room, BORIS)
                assert by_rule(room) == []
            else:
                await until(lambda: moment(room) == ("AskAction", ANNA))  # no beat is waited for
                assert by_rule(room) == [(BORIS, "discard core-greed")]
            assert city.asking == "AskDiscard B"

    story()


@told
async def test_who_can_lay_nothing_is_asked_like_anybody_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        city = street("Greed")
        room = await table_of(place, city)
        await attacks(room, city)
        await does(room, BORIS, city, "let")
        assert moment(room) == ("AskReaction", BORIS)
        assert asked(room).options == ("none",)
        assert is_shown(room, BORIS)
        assert by_rule(room) == []
