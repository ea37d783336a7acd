"""The end of a game: who won and by what, another game of the same people, the journal."""

from __future__ import annotations

import asyncio
import html
import json
import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.table import Result
from gloam.web.house import ME, Arrangement
from gloam.web.pages import end
from gloam.web.rooms.looking import past_scene
from gloam.words.pages import Speech
from tests.web.place import Place, play, told
from tests.web.test_replay import finished, midway, shown

pytestmark = pytest.mark.usefixtures("slow_bots")

TIE_BREAKS = {
    "vendetta": ("ties.fiorenza", "score.tie-blood", "score.tie-order", "team.tie", "eliminated.last-standing"),
    "blood-orders": ("tie.vampires", "tie.rituals", "tie.blood", "tie.shared"),
    "rivals": ("win.tie-active", "win.tie-prestige", "win.tie-number"),
}


# ---- the page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(TIE_BREAKS))
@told
async def test_the_end_says_who_won_and_every_score(tmp_path: Path, game: str, language: str) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        result = room.playing.result
        assert result is not None
        page = shown(await place.visitor("Zoe", language).get(f"/tables/{room.id}/end"))
        title = re.search(r"<h1>(.*?)</h1>", page)
        assert title is not None
        assert all(room.names[seat] in title[1] for seat in result.winners)
        totals = re.findall(r'<td class="tot">(.*?)</td>', page)
        best_first = sorted(range(len(result.places)), key=lambda seat: (result.places[seat] or 9, seat))
        assert [total.replace("\u2212", "-") for total in totals] == [
            str(result.scores[seat]["total"]) for seat in best_first
        ]
        assert "style=" not in page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(TIE_BREAKS))
@told
async def test_the_end_shows_what_everybody_still_held(tmp_path: Path, game: str, language: str) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        held = [event for event in room.playing.events(None) if event["what"] == "cards-shown"]
        assert held
        page = shown(await place.visitor("Zoe", language).get(f"/tables/{room.id}/end"))
        title = "Shown at the end" if language == "en" else "Montré à la fin"
        section = page.split(f'aria-label="{title}"')[1].split("</section>")[0]
        assert section.count("<li") == len(held)
        assert f"/rules/{game}#table.shown-at-end" in section
        words = gloam.words(language, game)
        for event in held:
            cards = event["hand"]
            assert isinstance(cards, tuple)
            assert all(words.card_name(str(card)) in html.unescape(section) for card in cards)


@told
async def test_the_winner_is_you_for_whoever_sits_there(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        result = room.playing.result
        assert result is not None
        winner = place.visitor(room.names[result.winners[0]])
        loser = place.visitor(next(name for seat, name in enumerate(room.names) if seat not in result.winners))
        assert "<h1>You win" in shown(await winner.get(f"/tables/{room.id}/end"))
        page = shown(await loser.get(f"/tables/{room.id}/end"))
        assert f"<h1>{room.names[result.winners[0]]} wins" in page
        assert "Your place:" in page or "You were out of the game." in page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(TIE_BREAKS))
@told
async def test_every_tie_break_is_told_with_its_rule(tmp_path: Path, game: str, language: str) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        ended = room.playing.result
        assert ended is not None
        scene = past_scene(room, room.playing, None, Speech(language, game), "key")
        for rule in TIE_BREAKS[game]:
            places = tuple(range(1, len(ended.places) + 1))
            result = Result((0,), places, tuple({**score, "total": 9} for score in ended.scores), rule)
            title = end.headline(scene, (0,), result)
            assert title.startswith("You win, " if language == "en" else "Vous gagnez, ")
            panel = str(end.tie(scene, (0,), result))
            assert f'href="/rules/{game}#{rule}"' in panel
            assert gloam.words(language, game).rule(rule).text.split("'")[0][:40] in panel


@told
async def test_a_tie_by_blood_says_how_much_blood(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        scene = past_scene(room, room.playing, None, Speech("en", "vendetta"), "key")
        players = scene.view["players"]
        assert isinstance(players, list)
        score = {"tokens": 5, "total": 5}
        result = Result((0,), (1, 2, 3, 4), (score, score, {"total": 1}, {"total": 0}), "score.tie-blood")
        panel = str(end.tie(scene, (1,), result))
        assert f"Anna {players[0]['blood']}, you {players[1]['blood']}" in panel
        assert end.margin(scene, (1,), result) == "5 Influence, tied with you."
        assert end.headline(scene, (1,), result) == "Anna wins, by a drop of blood"


@told
async def test_a_running_game_has_no_end(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place)
        anna = place.visitor("Anna")
        page = await anna.get(f"/tables/{room.id}/end")
        assert (page.status_code, page.headers["location"]) == (303, f"/tables/{room.id}")
        assert (await anna.post(f"/tables/{room.id}/rematch")).status_code == 409
        assert place.house.store.rematch_of(room.id) is None


# ---- the journal


@told
async def test_the_journal_can_be_had_once_the_game_is_over(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        running, over = await midway(place), await finished(place)
        anna = place.visitor("Anna")
        early = await anna.get(f"/tables/{running.id}/journal")
        assert early.status_code == 403
        assert "once the game is over" in early.text
        assert "gloam journal" not in early.text
        page = await anna.get(f"/tables/{over.id}/journal")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/plain")
        assert page.headers["content-disposition"] == f'attachment; filename="vendetta-{over.id}.gloam"'
        assert gloam.replay(page.text).view(0) == over.playing.view(0)
        assert not [name for name in over.names if name in page.text]


# ---- again


@told
async def test_a_rematch_is_made_once_and_has_the_same_seats(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy", "random")
        await play(room, Random(1))
        assert place.house.store.hold("guest-Anna-phone", room.seats[0].secret, "fresh")
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        url = f"/tables/{room.id}/rematch"
        answers = await asyncio.gather(anna.post(url), boris.post(url), anna.post(url))
        tables = {page.headers["location"].split("/")[2] for page in answers}
        assert len(tables) == 1
        following = await place.house.room(tables.pop())
        assert [page.headers["location"][-1] for page in answers] == ["A", "B", "A"]
        assert following.names == room.names
        assert [(seat.kind, seat.bot) for seat in following.seats] == [(seat.kind, seat.bot) for seat in room.seats]
        held = {(claim.guest, claim.seat) for claim in place.house.store.holders(following.id)}
        assert held == {("guest-Anna", 0), ("guest-Anna-phone", 0), ("guest-Boris", 1)}
        assert following.moves == []
        assert not following.playing.over
        assert following.row.seed != room.row.seed


@told
async def test_everybody_sees_the_invitation(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        anna, boris, stranger = place.visitor("Anna"), place.visitor("Boris"), place.stranger()
        end_url = f"/tables/{room.id}/end"
        assert "Play again, same seats" in shown(await boris.get(end_url))
        assert "Play again, same seats" not in shown(await stranger.get(end_url))
        assert (await stranger.post(f"/tables/{room.id}/rematch")).status_code == 403
        following = (await anna.post(f"/tables/{room.id}/rematch")).headers["location"].rsplit("/", 1)[0]
        for url in (end_url, f"{end_url}/again", boris.seat(room)):
            page = shown(await boris.get(url))
            assert "Anna wants to play again." in page
            assert f'href="{following}"' in page
        assert "You have asked for another game." in shown(await anna.get(end_url))
        assert f'href="{following}"' in shown(await stranger.get(f"/tables/{room.id}/watch"))
        assert (await boris.get(following)).headers["location"] == f"{following}/B"


@told
async def test_the_invitation_outlives_the_server(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        following = (await place.visitor("Anna").post(f"/tables/{room.id}/rematch")).headers["location"]
    async with Place(tmp_path) as place:
        page = await place.visitor("Boris").post(f"/tables/{room.id}/rematch")
        assert page.headers["location"] == following[:-1] + "B"
        assert "Anna wants to play again." in shown(await place.visitor("Chloe").get(f"/tables/{room.id}/end"))


@told
async def test_a_rematch_of_a_game_played_on_begins_at_the_beginning(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        before = await midway(place, "blood-orders")
        visitor = place.visitor("Zoe")
        assert visitor.guest is not None
        position = json.dumps(before.playing.position())
        plan = Arrangement("blood-orders", (ME, "greedy", "greedy"), position=position)
        room = await place.house.create(visitor.guest, plan)
        await play(room, Random(4))
        answer = await visitor.post(f"/tables/{room.id}/rematch")
        following = await place.house.room(answer.headers["location"].split("/")[2])
        assert following.row.position == ""
        assert (following.playing.view(None)["day"], following.playing.view(None)["phase"]) == (1, "planning")
