"""What greedy makes of Havens, faces and Attack cards that change."""

from __future__ import annotations

from tests.bots.rivals.test_greedy import chosen
from tests.rivals.cards.dragon_and_rogue.test_havens import table
from tests.rivals.scenario import vampire
from tests.web.rivals.test_roads import culled, faced, swapped


def test_greedy_answers_whatever_is_asked() -> None:
    for city in (swapped(), faced(), culled()):
        assert chosen(city, "A") in city.table.questions()[0].options
        assert city.asking


def test_greedy_moves_where_that_gains_agenda() -> None:
    city = table(agenda_card="Change of Scenery", coterie=["Hydra", vampire("Maya", carries=["The Sewers"])])
    assert chosen(city, "A") == city.spelled("use <Maya>")
    assert city.idle
