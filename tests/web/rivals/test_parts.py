"""The table of Rivals in parts: a change sends what it touches, and what is the same for all is drawn once for all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.table import Table
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.rivals.pieces import reader
from gloam.web.markup import MADE, Drawn, drawn
from gloam.web.parts import changes
from tests.rivals.scenario import City, seat, vampire
from tests.web.applied import apply, partials, read
from tests.web.scenes import NAMES, scene_of


def board(table: Table, viewer: int | None, language: str = "en") -> Drawn:
    return drawn(RIVALS.drawing.board(scene_of(table, viewer, language)))


def sent(before: Drawn, after: Drawn) -> set[str]:
    """What has to be sent, and how; made of it is the new board."""
    found = changes(before, after)
    assert found is not None
    assert apply(read(before.text), found) == read(after.text)
    return {f"{one.name} {one.attributes['hx-swap']}" for one in partials(found)}


def hydra(**facts: Any) -> City:
    return City(A=seat(coterie=[vampire("Hydra", **facts), "Brother"]), B=seat(coterie=["Karma"]))


def test_blood_that_is_lost_changes_the_numbers_that_say_so() -> None:
    city = hydra(blood=5)
    handle = city.table.handle(city.card("Hydra"))
    assert sent(board(city.table, None), board(hydra(blood=4).table, None)) == {
        f"life-{handle} outerMorph",
        f"now-{handle}-0 outerMorph",
        "seat-0-blood outerMorph",
        "told-0-many-blood outerMorph",
    }


def test_a_vampire_that_is_exhausted_keeps_all_else_on_its_tile() -> None:
    city = hydra()
    handle = city.table.handle(city.card("Hydra"))
    assert sent(board(city.table, None), board(hydra(ready=False).table, None)) == {
        f"vamp-{handle} attributes",
        f"life-{handle} outerMorph",
    }


def lying(page: Drawn) -> dict[str, Drawn]:
    """The tiles, and whatever else lies on the table, by name."""
    return {one.name: one for one in page.walk() if one.name.startswith("card-")}


def test_a_card_is_drawn_once_for_all_who_cannot_choose_it_and_tells_nobody_who_they_are() -> None:
    table, rng, shared = gloam.game("rivals").table(seats=4, seed=4), Random(4), 0
    for _ in range(60):
        question = table.questions()[0]
        table.answer(question.seat, rng.choice(question.options))
        asked = table.waiting_for()
        pages = []
        for viewer in [viewer for viewer in (None, *range(4)) if viewer not in asked]:
            MADE.clear()  # else what is written the same would be one object, however often it is drawn
            pages.append(lying(board(table, viewer)))
        for name in set.intersection(*[set(page) for page in pages]):
            if all(page[name] is pages[0][name] for page in pages):
                shared += 1
                assert not [word for word in (*NAMES[:4], "/tables/", "You") if word in pages[0][name].text]
    assert shared > 300


def test_a_part_for_everyone_that_names_somebody_fails() -> None:
    lens = reader("en")
    assert (lens.table, lens.you, lens.play.parts) == ("", None, ())
    with pytest.raises(IndexError):
        lens.name(0)
