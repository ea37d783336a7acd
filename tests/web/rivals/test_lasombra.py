"""What lies on a Haven, and who was drained, in the browser and on the terminal's board."""

from __future__ import annotations

import re
from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.setup import before_play
from gloam.rivals.verbs import DEFEAT, DIABLERIZED
from gloam.terminal.rivals.options import note
from gloam.terminal.speech import Speech as Terminal
from tests.rivals.grave_scenes import haunted
from tests.rivals.holding_scenes import shown
from tests.rivals.lasombra_scenes import paying
from tests.rivals.scenario import City, out, seat, vampire
from tests.web.rivals.test_table import board
from tests.web.scenes import docked, drawn, scene_of


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


def test_whoever_has_suffered_diablerie_is_said_to_in_their_line_in_the_browser() -> None:
    city = house()
    assert "suffered diablerie" not in board(city.table, 0)
    city.do(Deed(DEFEAT, 0, city.card("Doc"), 1, city.card("Hydra"), 1, detail=DIABLERIZED))
    if city.what == "AskChange":
        city.answers("A", "no")
    page = board(city.table, 0)
    lines = [page.split(f'id="seat-{place}-clan"')[1].split("</div>")[0] for place in range(3)]
    assert ["has suffered diablerie" in line for line in lines] == [False, True, False]
    assert city.settled


def test_an_attack_and_the_question_what_pays_say_how_much_agenda_lies_on_whom() -> None:
    asked = next(city for city in paying() if city.what == "AskPurse")
    page = drawn(scene_of(asked.table, 0))
    fighter = page.split('id="fights-', 1)[1].split("</article>")[0]
    assert "Markus Kumnyama" in fighter
    assert f"Agenda on it: {asked.prize('Markus Kumnyama')}" in fighter
    button = page.split("<b>Markus Kumnyama</b>")[1].split("</button>")[0]
    assert "#agenda" in button


def test_havens_and_wraiths_that_are_offered_have_their_own_signs() -> None:
    for scenes, what, sign in ((shown, "AskOffered", "#haven"), (haunted, "AskWraith", "#rivals-wraith")):
        city = next(city for city in scenes() if city.is_asked(what))
        dock = "".join([str(one) for one in docked(scene_of(city.table, city.first_question().seat))])
        assert dock.count(sign) == len(city.first_question().options)


def test_nobody_is_marked_as_costly_to_attack_whom_only_its_owner_would_pay_for() -> None:
    city = City(A=seat(coterie=[out("Liza Holt")], hand=["Cover Charge"]), B=seat(coterie=[out("Brother")]))
    city.acts()
    city.plays("Cover Charge", "Liza Holt")
    players: Any = city.table.view(1)["players"]
    assert [one["card"] for player in players for one in player["coterie"] if "toll" in one] == ["core-liza-holt"]
    assert city.idle


def test_the_terminal_says_what_wraiths_and_havens_do_that_are_offered() -> None:
    for scenes, what, word in ((shown, "AskOffered", "Leader ability"), (haunted, "AskWraith", "Attached")):
        city = next(city for city in scenes() if city.is_asked(what))
        question = city.first_question()
        said = [note(question, option, Terminal("en", "rivals")) for option in question.options]
        assert all(word in one for one in said)
