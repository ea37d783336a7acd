"""Winning and being knocked out: when it is looked at, who gains, and who wins where several could."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gloam.rivals.catalogue import CARDS, NUMBER
from gloam.rivals.pieces import TORPOR
from gloam.rivals.winning import CheckEnd
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.scenario import Seat

PRINCE = "Prince of the City"


def weak(name: str, **facts: Any) -> dict[str, Any]:
    """A vampire with 1 Blood in The Street."""
    return vampire(name, street=True, blood=1, **facts)


def killer(name: str = "The Cossack", **facts: Any) -> Seat:
    return seat(coterie=[vampire(name, street=True)], **facts)


# ---- by Agenda


@rule("win.agenda", "win.agenda-total")
@pytest.mark.parametrize(("before", "over"), [(12, True), (11, False)])
def test_thirteen_agenda_win(before: int, over: bool) -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Fame & Fortune"], agenda=before, library=["Greed"]), B=seat())
    city.acts()
    city.answers("A", "play [Fame & Fortune]", "yes")
    city.answers("B", "out")
    assert city.agenda("A") == before + 1
    assert city.table.over == over
    if over:
        assert city.winners == "A"
        assert city.log("won")[0]["rule"] == "win.agenda"
    else:
        assert city.asking == "AskAction A"


@pytest.fixture
def turf_war() -> Iterator[int]:
    """The number of that card, of which a test may print another."""
    number = NUMBER["core-turf-war"]
    printed = CARDS[number]
    yield number
    CARDS[number] = printed


@rule("win.agenda-total")
@pytest.mark.parametrize(("total", "agenda", "over"), [(15, 14, False), (15, 15, True), (10, 10, True), (0, 13, True)])
def test_the_total_is_the_one_on_one_s_own_agenda_card(turf_war: int, total: int, agenda: int, over: bool) -> None:
    CARDS[turf_war] = replace(CARDS[turf_war], agenda=total)
    city = City(A=seat(agenda_card="Turf War", agenda=agenda))
    city.do(CheckEnd())
    assert city.table.over == over


# ---- by knocking somebody out


@rule("win.rival")
def test_knocking_out_one_s_rival_wins_whatever_the_agenda() -> None:
    city = City(A=killer(rival="C", agenda=2), B=seat(agenda=11, rival="A"), C=seat(coterie=[weak("Karma")], rival="B"))
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.winners == "A"
    assert city.log("won")[0]["rule"] == "win.rival"


@rule("win.most-agenda", "ko.rival-holder")
def test_else_the_most_agenda_wins() -> None:
    city = City(
        A=seat(rival="D", agenda=5),
        B=seat(rival="C", agenda=7),
        C=seat(rival="A", agenda=6),
        D=seat(rival="B", coterie=[vampire("Karma", blood=1)]),
        street=["Special Affairs Division"],
    )
    city.turn_of("D")
    city.answers("D", "end")
    assert [city.agenda(name) for name in "ABCD"] == [8, 7, 6, 0]
    assert city.winners == "A"
    assert city.log("won")[0]["rule"] == "win.most-agenda"
    assert city.places == {"A": 1, "B": 2, "C": 3, "D": 4}


@rule("win.ends-game")
def test_no_turn_follows_a_knock_out() -> None:
    city = City(players=4, A=killer(rival="B"), C=seat(coterie=[weak("Karma")]))
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.table.over
    assert city.waiting == ""
    assert city.refuses("B", "end").rule == "table.over"


@rule("ko.prestige")
@pytest.mark.parametrize(("prestige", "over"), [(2, True), (3, False)])
def test_a_player_without_prestige_is_knocked_out(prestige: int, over: bool) -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Seneschal"])], library=["Greed"]), B=seat(prestige=prestige))
    city.acts()
    city.answers("A", "use <Seneschal>")
    assert city.prestige("B") == prestige - 2
    assert city.table.over == over
    assert [event["rule"] for event in city.log("won")] == (["win.rival"] if over else [])
    assert city.waiting == ("" if over else "A")


@rule("ko.last-vampire")
def test_vampires_in_torpor_do_not_keep_a_player_in_the_game() -> None:
    city = City(A=killer(), B=seat(coterie=[weak("Karma")], torpor=["Doc"], prestige=10))
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.zone("Karma") == TORPOR
    assert city.winners == "A"
    two = City(A=killer(library=["Greed"]), B=seat(coterie=[weak("Karma"), "Doc"], prestige=10))
    two.acts()
    two.attack("The Cossack", "Karma", "physical")
    assert two.asking == "AskAction A"


@rule("ko.rival-holder", "ko.agenda-zero", "win.three-points-first")
def test_the_hunter_of_a_fallen_player_gains_three_and_the_fallen_has_nothing() -> None:
    city = City(
        A=seat(rival="B", agenda=1),
        B=killer(rival="D", agenda=6),
        C=seat(coterie=[weak("Karma")], rival="A", agenda=12),
        D=seat(rival="C", agenda=4),
    )
    city.acts("B")
    city.attack("The Cossack", "Karma", "physical", by="B")
    assert [city.agenda(name) for name in "ABCD"] == [1, 6, 0, 7]
    assert city.winners == "D"


@rule("win.three-points-first")
def test_three_points_may_lead_past_the_winning_total_and_count_as_any_others() -> None:
    city = City(
        A=seat(rival="B", agenda=12),
        B=killer(rival="D", agenda=6),
        C=seat(coterie=[weak("Karma")], rival="A"),
        D=seat(rival="C", agenda=11),
    )
    city.acts("B")
    city.attack("The Cossack", "Karma", "physical", by="B")
    assert city.agenda("D") == 14
    assert city.winners == "D"
    assert city.log("won")[0]["rule"] == "win.most-agenda"


@rule("ko.self")
def test_who_knocks_themselves_out_was_knocked_out_by_nobody() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True, blood=3)], hand=["Coup de Grâce"], agenda=9),
        B=seat(agenda=4),
        C=seat(agenda=2, rival="A"),
    )
    city.acts()
    city.answers("A", "play [Coup de Grâce]")
    assert [city.agenda(name) for name in "ABC"] == [0, 4, 5]
    assert city.winners == "C"


@rule("ko.instant-before-zero")
def test_an_instant_win_comes_before_the_loss_of_all_points() -> None:
    city = City(
        A=seat(coterie=[weak("Flick")], agenda=12),
        B=seat(coterie=[weak("Karma"), "Doc"], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Flick", "Karma", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert city.zone("Flick") == TORPOR
    assert city.agenda("A") == 13
    assert city.winners == "A"


@rule("ko.two-at-once", "ko.agenda-zero")
def test_two_who_fall_together_lose_all_and_their_hunters_gain_three_each() -> None:
    city = City(
        A=seat(coterie=[weak("Flick")], rival="B", agenda=10),
        B=seat(rival="C", agenda=1),
        C=seat(coterie=[weak("Karma")], hand=["Slap in the Face"], rival="D", agenda=10),
        D=seat(rival="A", agenda=3),
    )
    city.acts()
    city.attack("Flick", "Karma", "social")
    city.answers("C", "lay [Slap in the Face]")
    assert [city.agenda(name) for name in "ABCD"] == [0, 4, 0, 6]
    assert city.winners == "D"


@rule("ko.two-at-once")
def test_where_nobody_survives_the_tie_break_is_among_all() -> None:
    city = City(A=seat(prestige=0, agenda=2), B=seat(prestige=0, agenda=9), C=seat(prestige=0, agenda=4))
    city.table.active = 2
    city.do(CheckEnd())
    assert city.winners == "C"
    assert [city.agenda(name) for name in "ABC"] == [0, 0, 0]


@rule("ko.two-player-draw", "win.tie-active")
@pytest.mark.parametrize("active", ["A", "B"])
def test_whoever_attacks_wins_a_draw_of_two(active: str) -> None:
    foe = "B" if active == "A" else "A"
    names = {active: "Flick", foe: "Karma"}
    seats = {name: seat(coterie=[weak(names[name])], hand=["Slap in the Face"], prestige=5) for name in "AB"}
    seats[foe]["prestige"] = 9
    city = City(A=seats["A"], B=seats["B"])
    city.acts(active)
    city.attack("Flick", "Karma", "social", by=active)
    city.answers(foe, "lay [Slap in the Face]")
    assert [city.zone(name) for name in names.values()] == [TORPOR, TORPOR]
    assert city.winners == active
    assert city.tie_break == "win.tie-active"


@rule("win.instant-no-survivor")
def test_an_instant_win_needs_no_survivor() -> None:
    city = City(
        A=seat(coterie=[weak("Flick")]),
        B=seat(coterie=[weak("Karma")], hand=["Slap in the Face"]),
        C=seat(agenda=12),
    )
    city.acts()
    city.attack("Flick", "Karma", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert city.table.coterie[0] == ()
    assert city.winners == "A"


# ---- when it is looked at


@rule("win.check-timing", "win.tie-active")
@pytest.mark.parametrize(("answer", "tie_break"), [("use <Jesús>", "win.tie-active"), ("no", "")])
def test_within_a_fight_nobody_wins_before_it_is_over(answer: str, tie_break: str) -> None:
    """Agenda for the Rival's vampire comes first, then its player is asked: the game goes on until that is done."""
    city = City(A=killer(agenda=12, prestige=3), B=seat(coterie=[weak("Jesús"), "Doc"], agenda=12, prestige=9))
    city.acts()
    city.attack("The Cossack", "Jesús", "physical")
    assert city.agenda("A") == 13
    assert not city.table.over
    assert city.waiting == "B"
    city.answers("B", answer)
    assert city.winners == "A"
    assert city.tie_break == tie_break


@rule("win.check-timing")
def test_outside_a_fight_a_whole_scheme_is_one_effect() -> None:
    """Its player wins with the last step of it, after the Prestige that comes before and all that it sets off."""
    city = City(
        A=seat(
            coterie=["Ty Smith", "Bunny Benitez"],
            hand=["Fame & Fortune"],
            agenda=12,
            agenda_card="Manipulate the Masses",
        )
    )
    city.acts()
    city.answers("A", "play [Fame & Fortune]", "with <Ty Smith>", "yes")
    city.answers("B", "no")
    assert city.agenda("A") == 14
    assert city.prestige("A") == 15
    assert city.winners == "A"


# ---- ties


def tied(active: str, prestige: tuple[int, int, int, int], agenda: tuple[int, int, int, int], hunted: str) -> City:
    """The active player knocks out whoever is hunted by another."""
    seats: dict[str, Seat] = {}
    for place, name in enumerate("ABCD"):
        mine = killer() if name == active else seat(coterie=[weak("Karma")]) if name == hunted else seat()
        seats[name] = {**mine, "prestige": prestige[place], "agenda": agenda[place]}
    city = City(A=seats["A"], B=seats["B"], C=seats["C"], D=seats["D"])
    city.acts(active)
    city.attack("The Cossack", "Karma", "physical", by=active)
    return city


@rule("win.tie-active")
def test_of_those_who_tie_the_active_player_wins() -> None:
    city = tied("B", (9, 5, 12, 12), (8, 8, 1, 3), hunted="D")
    assert city.agenda("C") == 4
    assert city.winners == "B"
    assert city.tie_break == "win.tie-active"


@rule("win.tie-active")
def test_several_who_reach_their_total_together_go_to_the_tie_break_however_much_they_have() -> None:
    city = City(A=seat(agenda=15, prestige=12), B=seat(agenda=13, prestige=2))
    city.table.active = 1
    city.do(CheckEnd())
    assert city.winners == "B"
    assert city.tie_break == "win.tie-active"


@rule("win.tie-prestige")
def test_then_the_most_prestige_wins() -> None:
    city = tied("C", (6, 12, 12, 5), (6, 2, 1, 9), hunted="B")
    assert [city.agenda(name) for name in "AD"] == [9, 9]
    assert city.winners == "A"
    assert city.tie_break == "win.tie-prestige"


@rule("win.tie-number")
def test_then_the_highest_player_number_wins() -> None:
    city = tied("C", (6, 12, 12, 6), (6, 2, 1, 9), hunted="B")
    assert city.winners == "D"
    assert city.tie_break == "win.tie-number"


# ---- when nothing happens any more


@rule("game.no-progress")
def test_four_rounds_without_any_change_end_the_game() -> None:
    city = City(A=seat(agenda=3), B=seat(agenda=5))
    city.turn_of("A")
    for turn in range(9):
        assert not city.table.over, turn
        city.answers("AB"[turn % 2], "end")
    assert city.winners == "B"
    assert city.log("won")[0]["rule"] == "game.no-progress"


@rule("game.no-progress")
def test_moving_about_is_no_change_and_agenda_is() -> None:
    city = City(A=seat(agenda=5), B=seat(agenda=5))
    city.turn_of("A")
    for turn in range(14):
        assert not city.table.over, turn
        if turn == 5:
            city.table.agenda = [6, 6]
        name = "AB"[turn % 2]
        city.answers(name, f"move <{'Nancy Witt' if name == 'A' else 'Ty Smith'}>", "end")
    assert city.winners == "B"
    assert city.tie_break == "win.tie-active"
