"""An answer that can cost the Leader or the game is asked for once more, with what it costs; no other is."""

from __future__ import annotations

import html
import json
from pathlib import Path

import pytest

from tests.rivals.test_perils import attacked
from tests.web.place import Place, asked, lines_kept, told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Lixue Chen, your Leader, may fall by this."),
        ("fr", "Lixue Chen, votre Meneur, peut tomber ainsi."),
    ],
)
@told
async def test_the_dock_says_what_it_can_cost_and_asks_once_more(tmp_path: Path, language: str, said: str) -> None:
    city = attacked()
    block, other = city.spelled("block <Lixue Chen>"), city.spelled("block <Bella Forte>")
    async with Place(tmp_path) as place:
        room = await place.table("rivals", "Anna", "Boris", position=json.dumps(city.table.position()))
        boris, number = place.visitor("Boris", language), room.number_of(asked(room))
        assert said not in html.unescape((await boris.get(boris.seat(room))).text)
        await room.pending.choose(1, number, 0, block)
        assert lines_kept(room) == []
        page = html.unescape((await boris.get(boris.seat(room))).text)
        assert page.count(said) == 1
        await room.pending.choose(1, number, 0, f"{other}, ?")
        assert said not in html.unescape((await boris.get(boris.seat(room))).text), "with another it is no matter"
        await room.pending.choose(1, number, 0, block)
        await room.pending.confirm(1, number)
        assert [line.option for line in lines_kept(room)][:1] == [block]
    assert city.asking == "AskBlock B"


@told
async def test_an_ordinary_answer_is_made_at_once(tmp_path: Path) -> None:
    city = attacked(blood=5)
    async with Place(tmp_path) as place:
        room = await place.table("rivals", "Anna", "Boris", position=json.dumps(city.table.position()))
        await room.pending.choose(1, room.number_of(asked(room)), 0, city.spelled("block <Lixue Chen>"))
        assert [line.option for line in lines_kept(room)][:1] == [city.spelled("block <Lixue Chen>")]
    assert city.asking == "AskBlock B"
