"""Whatever Ghouls, keepsakes and the Country Estate ask can be written down, read again and imagined by everyone."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.core.refusal import Unreadable
from gloam.rivals.game import RIVALS, WholeRivalsTable
from tests.claims import rule
from tests.rivals.flesh_scenes import SCENES, enlisted
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


@rule("ghoul.blood")
def test_a_written_ghoul_has_the_blood_it_can_hold_and_no_less_than_lies_on_it() -> None:
    city = City(A=seat(coterie=["Karma", vampire("Vozhd", blood=1, given=4)]))
    data: dict[str, Any] = city.table.position()
    again = RIVALS.from_position(data)
    assert isinstance(again, WholeRivalsTable)
    ghoul = next(card for card in range(len(again.pieces)) if again.id_of(card) == "dar-vozhd")
    assert (again.capacity(ghoul), again.blood(ghoul)) == (4, 1)
    data["seats"][0]["coterie"][1]["given"] = 0
    with pytest.raises(Unreadable):
        RIVALS.from_position(data)
    assert city.settled


@rule("ghoul.blood")
def test_a_ghoul_is_not_wounded_while_it_waits_for_its_blood() -> None:
    city = next(enlisted())
    view: Any = city.table.view(1)
    assert [(one["card"], one["blood"], one["wounded"]) for one in view["players"][0]["coterie"]][1:] == [
        ("dar-szlachta", 1, False), ("dar-vozhd", 0, False),
    ]  # fmt: skip
    assert city.asking == "AskEnlist A"


@rule("ghoul.character")
def test_everyone_sees_a_ghoul_among_the_characters_with_what_it_can_hold() -> None:
    city = City(A=seat(coterie=["Karma", vampire("Vozhd", blood=1, given=4), vampire("Vozhd", blood=2)]))
    for viewer in (0, 1):
        view: Any = city.table.view(viewer)
        shown = view["players"][0]["coterie"]
        assert [(one["card"], one["blood"], one["potency"], one.get("holds")) for one in shown] == [
            ("core-karma", 3, 3, None), ("dar-vozhd", 1, 0, 4), ("dar-vozhd", 2, 0, 2),
        ]  # fmt: skip
    assert city.settled
