"""What is played out: a page holds what was so at its moment, and everyone goes at their own pace."""

from __future__ import annotations

import html
import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.web import elements
from gloam.web.pages import table as pages
from gloam.web.pages.show import Moment, after, follow, moment_at, stages
from gloam.web.rooms.past import Past
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.rooms.trial import told_count
from gloam.web.scenes.scene import Scene
from tests.web.place import SEATS, Place, is_asked, play, told

GAMES = list(SEATS)
LINE = re.compile(r'<li[^>]* id="e(\d+)"')
WAITS = re.compile(r'<p class="stage-waits">.*?</p>')
CHOICE = re.compile(r'name="(?:choose|line)"')
MORE = {"vendetta": 30, "blood-orders": 60, "rivals": 40}  # answers after what is looked at


def scene_of(room: Room, viewer: int | None) -> Scene:
    return pages.scene_of(room, viewer, "en", "key")


def drawn(room: Room, viewer: int | None, moment: Moment) -> str:
    return elements.html(pages.inside(room, scene_of(room, viewer), "key", moment))


def over(room: Room, viewer: int | None) -> list[Moment]:
    """All moments of whatever was played out to its end."""
    scene = scene_of(room, viewer)
    found = [stage for stage in stages(scene, room.drawing, 0) if stage.over]
    return [Moment(stage, place) for stage in found for place in range(len(stage.frames))]


def shown_enough(room: Room) -> bool:
    """Was something played out, in several steps?"""
    return any(len({frame.step for frame in one.stage.frames}) > 2 for one in over(room, None))


def plain(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", page))


@pytest.mark.parametrize("game", GAMES)
@told
async def test_a_page_at_a_moment_is_the_same_whatever_comes_later(game: str, tmp_path: Path) -> None:
    rng = Random(4)
    async with Place(tmp_path) as place:
        room = await place.table(game)
        await play(room, rng, until=shown_enough)
        viewers = (None, 0)
        moments = {viewer: over(room, viewer) for viewer in viewers}
        first = {viewer: [drawn(room, viewer, one) for one in moments[viewer]] for viewer in viewers}
        await play(room, rng, MORE[game])
        for viewer in viewers:
            later = [drawn(room, viewer, one) for one in over(room, viewer)]
            assert len(later) > len(first[viewer]) or game == "rivals"
            for before, now in zip(first[viewer], later, strict=False):
                if viewer is None:
                    assert before == now
                assert WAITS.sub("", before) == WAITS.sub("", now)


@pytest.mark.parametrize("game", GAMES)
@told
async def test_no_page_tells_what_comes_later(game: str, tmp_path: Path) -> None:
    """Neither log nor stage nor title: not even of what the same answer brings about."""
    async with Place(tmp_path) as place:
        room = await place.table(game)
        await play(room, Random(4), until=lambda room: len(over(room, None)) > 12)
        scene = scene_of(room, None)
        said = [scene.speech.words.event(event, scene.names, None) for event in scene.events]
        hidden = 0
        for moment in over(room, None):
            page = drawn(room, None, moment)
            upto = moment.frame.upto
            assert max(int(number) for number in LINE.findall(page)) == upto - 1
            text = plain(page)
            for later in set(said[upto:]) - set(said[:upto]):
                assert later not in text, (moment.frame.said, later)
                hidden += 1
            assert not CHOICE.search(page)
        assert hidden > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_the_midst_of_an_answer_is_no_further_than_what_was_told(game: str) -> None:
    rng = Random(2)
    table = gloam.game(game).table(SEATS[game], 2)
    while not table.over and told_count(table) < 300:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    past = Past(gloam.journal(table))
    between = 0
    for event in range(past.told[0], told_count(table) + 1):
        there = past.at(event)
        assert told_count(there) <= event
        between += event not in past.told and told_count(there) == event
        if event in past.told:
            line = past.told.index(event)
            assert there.view(0) == past.table(line).view(0)
        assert there.events(None) == table.events(None)[: told_count(there)]
    assert between > 10


@told
async def test_everyone_goes_at_their_own_pace(tmp_path: Path) -> None:
    """One sees it moment by moment, one hurries, one has no script; a question waits and can be answered at once."""
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(4), until=is_asked("AskWithdraw"))
        slow, quick = Viewer("guest-Anna", 0), Viewer("guest-Boris", 1)
        assert follow(room, slow, scene_of(room, 0), played_out=True) is None
        await play(room, Random(4), until=lambda room: shown_enough(room) and 0 in room.playing.waiting_for())
        scene = scene_of(room, 0)
        moment = follow(room, slow, scene, played_out=True)
        assert moment is not None
        assert follow(room, quick, scene_of(room, 1), played_out=False) is None
        anna = place.visitor("Anna")
        seen = []
        while moment is not None:
            page = (await anna.get(anna.seat(room))).text
            assert f'data-at="{moment.spot[0]}.{moment.spot[1]}"' in page
            assert "Next for you: a question." in page
            assert not CHOICE.search(page)
            seen.append(moment.spot)
            button = re.search(r'value="(after [\d.]+)"', page)
            assert button is not None
            await anna.post(f"{anna.seat(room)}/show", {"at": button[1], "first": ""})
            moment = follow(room, slow, scene, played_out=True)
        assert len(seen) > 5
        assert seen == sorted(seen)
        page = (await anna.get(anna.seat(room))).text
        assert 'id="stage"' not in page
        assert CHOICE.search(page)


@told
async def test_it_is_left_at_once_and_seen_again_from_its_beginning(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(4), until=lambda room: shown_enough(room) and 0 in room.playing.waiting_for())
        anna = place.visitor("Anna")
        address = anna.seat(room)
        page = (await anna.get(address)).text
        assert 'id="stage"' not in page, "without a script the table lies as it is now"
        first = re.findall(r'form="again" name="again" value="(\d+)"', page)
        assert first
        scene = scene_of(room, 0)
        begun = moment_at(scene, room.drawing, (0, 0), int(first[-1]))
        assert begun is not None
        await anna.post(f"{address}/show", {"again": first[-1]})
        page = (await anna.get(address)).text
        assert f'data-at="{begun.spot[0]}.{begun.spot[1]}"' in page
        assert max(int(number) for number in LINE.findall(page)) == begun.frame.upto - 1
        second = after(scene, room.drawing, begun.spot, int(first[-1]))
        assert second is not None
        await anna.post(f"{address}/show", {"at": f"after {begun.spot[0]}.{begun.spot[1]}", "first": first[-1]})
        page = (await anna.get(address)).text
        assert f'data-at="{second.spot[0]}.{second.spot[1]}"' in page
        back = re.search(r'value="([\d.]+)"[^>]*data-stage-do="back"', page)
        assert back is not None
        assert back[1] == f"{begun.spot[0]}.{begun.spot[1]}"
        await anna.post(f"{address}/show", {"at": "end", "first": first[-1]})
        assert CHOICE.search((await anna.get(address)).text)
        assert (await anna.post(f"{address}/show", {"at": "nowhere"})).status_code == 400


@told
async def test_the_end_of_what_is_seen_again_leads_back_to_the_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(4), until=shown_enough)
        scene = scene_of(room, None)
        stage = next(stage for stage in stages(scene, room.drawing, 0) if stage.over)
        walter = place.visitor("Walter")
        address = f"/tables/{room.id}/watch"
        last = f"{stage.frames[-1].spot[0]}.{stage.frames[-1].spot[1]}"
        await walter.post(f"{address}/show", {"at": last, "first": str(stage.first)})
        page = (await walter.get(address)).text
        assert "data-stops" in page
        await walter.post(f"{address}/show", {"at": f"after {last}", "first": str(stage.first)})
        assert 'id="stage"' not in (await walter.get(address)).text


@told
async def test_what_was_taken_back_is_no_longer_shown(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "greedy", "greedy")
        viewer = Viewer("guest-Anna", 0)
        room.shows.put(viewer, (3, 0))
        room.cut()
        assert room.shows.of(viewer) is None


@pytest.mark.parametrize("game", GAMES)
@told
async def test_a_replay_plays_it_out_again(game: str, tmp_path: Path) -> None:
    """From the log of the replay, by links alone, to the end; and nobody sees through the eyes of others."""
    async with Place(tmp_path) as place:
        room = await place.table(game)
        await play(room, Random(4), until=shown_enough)
        walter = place.visitor("Walter")
        page = (await walter.get(f"/replays/{room.id}/log")).text
        link = re.search(r'href="(/replays/[^"]+/show[^"]+)"', page)
        assert link is not None
        address = html.unescape(link[1])
        spots = []
        while "/show" in address:
            answer = await walter.get(address)
            assert answer.status_code == 200
            spots.append(re.findall(r'data-at="([\d.]+)"', answer.text)[0])
            address = html.unescape(re.findall(r'href="([^"]+)"[^>]*data-stage-do="next"', answer.text)[0])
        assert len(spots) == len(set(spots)) > 2
        assert (await walter.get(f"/replays/{room.id}/show?first=0&seat=A")).status_code == 403
        assert (await walter.get(f"/replays/{room.id}/show?first=0&seat=watch")).status_code == 404
