"""Whatever wraiths and graves ask can be written down, read again and imagined by everyone; a damaged table of theirs
is not read."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.core.refusal import Unreadable
from gloam.rivals.game import RIVALS, WholeRivalsTable
from tests.claims import rule
from tests.rivals.grave_scenes import SCENES, driven
from tests.rivals.scenario import City, seat, vampire


@pytest.mark.parametrize("scene", SCENES, ids=[scene.__name__ for scene in SCENES])
def test_in_the_middle_of_each_question_the_table_is_written_read_and_imagined(scene: Any) -> None:
    for city in scene():
        table = city.table
        city.can_be_written_and_read()
        for viewer in range(table.seats):
            for luck in range(3):
                twin = table.imagine(viewer, seeded(luck))
                assert isinstance(twin, WholeRivalsTable)
                assert twin.view(viewer) == table.view(viewer)
                assert twin.waiting_for() == table.waiting_for()
                if viewer == 0:
                    assert [one.options for one in twin.questions()] == [one.options for one in table.questions()]
        assert city.asking


def spoilt(**changes: Any) -> str:
    """Why this table with wraiths is not read."""
    city = City(A=seat(coterie=[vampire("Kwame", on=["Blind Seer"])]))
    data: dict[str, Any] = {**city.table.position(), **changes}
    assert city.settled
    with pytest.raises(Unreadable) as refused:
        RIVALS.from_position(data)
    return refused.value.what


@rule("wraith.stack")
def test_a_wraith_is_in_the_stack_or_attached_once_and_everyone_knows_it() -> None:
    assert spoilt(box=[{"card": "sas-blind-seer", "seen": "AB*"}]) == "position-card-twice"
    assert spoilt(box=["sas-keyhole-child"]) == "position-known"
    assert spoilt(city_burned=["sas-keyhole-child"]) == "position-card"
    assert spoilt(street=["sas-keyhole-child"]) == "position-card"


def test_nobody_acts_at_once_without_an_action_to_take() -> None:
    city = next(iter(driven()))
    assert city.asking == "AskDriven A"
    data = {**city.table.position(), "actions": 0}
    with pytest.raises(Unreadable):
        RIVALS.from_position(data)
