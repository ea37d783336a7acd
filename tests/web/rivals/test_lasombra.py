"""What lies on a Haven, and who was drained, in the browser and on the terminal's board."""

from __future__ import annotations

import re

from gloam.core.deeds import Deed
from gloam.rivals.setup import before_play
from gloam.rivals.verbs import DEFEAT, DIABLERIZED
from tests.rivals.scenario import City, out, seat, vampire
from tests.web.rivals.test_table import board


def house() -> City:
    city = City(
        players=3,
        A=seat(coterie=[out("Hydra", prize=2), "Brother"], haven="The Big House"),
        B=seat(coterie=[vampire("Doc", blood=1), "Karma"]),
    )
    city.do(*before_play(city.table))
    return city


def test_a_haven_says_whose_prestige_lies_on_it_to_each_in_their_own_words() -> None:
    city = house()
    found = [
        re.findall(r'title="([^"]*colour)"', board(city.table, viewer).split('class="hvn"')[1].split("r-cast")[0])
        for viewer in (0, 1, None)
    ]
    assert [len(one) for one in found] == [2, 2, 2]
    assert found[0] == found[2] != found[1]
    assert city.settled


def test_a_drained_vampire_hangs_below_the_one_that_did_it_as_a_vampire() -> None:
    city = house()
    city.do(Deed(DEFEAT, 0, city.card("Doc"), 1, city.card("Hydra"), 1, detail=DIABLERIZED))
    if city.what == "AskChange":
        city.answers("A", "no")
    for viewer in (0, 1, None):
        page = board(city.table, viewer)
        assert page.count("r-tab--vampire") == 1
        assert "Agenda on it: 2" in page
    assert city.settled
