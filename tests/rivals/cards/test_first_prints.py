"""The cards as they were first printed, which the variant first-print plays with. [card.printings]"""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.pieces import CITY_BURNED, HAVEN, STREET
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

FIRST: dict[str, Any] = {"variants": ("first-print",)}


# ---- Sucker Punch


@rule("card.sucker-punch-damage-first-print", "card.printings")
def test_the_first_sucker_punch_deals_two() -> None:
    city = City(
        **FIRST,
        A=seat(coterie=[out("Skunk"), out("Brother")], hand=["first-sucker-punch"]),
        B=seat(coterie=[out("Liza Holt"), out("Lixue Chen", on=["Vagrant"])]),
    )
    city.acts()
    city.answers("A", "attack <Skunk>", "go", "target <Liza Holt>", "physical", "lay first-sucker-punch")
    city.answers("B", "let")
    city.answers("A", "target <Lixue Chen>", "use <Brother>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Lixue Chen"), city.blood("Liza Holt"), city.idle) == (4, 4, True)


# ---- Drain Them Slowly


@rule("card.drain-them-slowly-points-first-print", "card.drain-them-slowly-scope")
@pytest.mark.parametrize(("doc", "velvet", "agenda"), [(5, 1, 5), (5, 4, 5), (2, 4, 4)])
def test_the_first_drain_them_slowly_looks_at_the_target_alone(doc: int, velvet: int, agenda: int) -> None:
    city = City(
        **FIRST,
        A=seat(
            coterie=[out("Beretta"), "Flick"],
            agenda_card="first-drain-them-slowly",
            agenda=4,
            hand=["Drive-By"],
            rival="C",
        ),
        B=seat(coterie=[out("Doc", blood=doc), out("Velvet", blood=velvet), "Lolita"]),
        C=seat(coterie=["Skunk"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("A", "pass")
    assert (city.agenda("A"), city.idle) == (agenda, True)


# ---- The Madhouse


@rule("card.madhouse-first-print")
def test_the_first_madhouse_exhausts_the_leader_too() -> None:
    facts: dict[str, Any] = {"haven": "first-the-madhouse", "hand": ["Mercy"], "conspiracies": [("Lost Glory", "A")]}
    city = City(**FIRST, A=seat(coterie=["Doc"], **facts))
    city.acts()
    city.answers("A", "use <The Madhouse>", "discard [Mercy]")
    assert (city.blood("Lost Glory"), city.hand("A"), city.ready("Doc"), city.table.actions) == (2, [], False, 2)
    assert city.idle
    city = City(**FIRST, A=seat(coterie=[vampire("Doc", ready=False)], **facts))
    city.acts()
    assert "use <The Madhouse>" not in city.options("A")


# ---- Hunt the Hunters


@rule("card.hunt-the-hunters-first-print", "card.hunt-the-hunters-burn")
def test_the_first_hunt_the_hunters_shuffles_back_whatever_anyone_defeats_and_pays_for_a_burned_one() -> None:
    city = City(
        **FIRST,
        street=["Special Affairs Division", "Special Affairs Division"],
        city=["Vagrant"] * 5 + ["Chef", "Cop", "Addict", "Student", "Athlete"],
        city_discard=["Tour Guide", "Skateboarder"],
        A=seat(
            coterie=["Karma", out("Beretta", on=["Sheriff"])],
            agenda_card="first-hunt-the-hunters",
            prestige=6,
            agenda=4,
        ),
        B=seat(coterie=[out("Hydra")], hand=["Baseball Bat"]),
    )
    city.acts("B")
    city.attack("Hydra", "Special Affairs Division 1", "physical", "Baseball Bat", by="B")
    city.passes()
    assert (len(city.table.city), len(city.table.city_pile), city.agenda("B")) == (11, 2, 1)
    assert (city.prestige("A"), city.agenda("A")) == (6, 4)
    if city.what == "AskAction":
        city.answers("B", "end")
    city.acts("A")
    city.answers("A", "use <Sheriff>")
    assert (city.prestige("A"), city.agenda("A"), city.idle) == (7, 5, True)
    assert (len(city.table.city), len(city.table.city_burned), city.in_street()) == (11, 1, [])


@rule("card.hunt-the-hunters-burn")
def test_defeating_and_burning_have_one_limit_together() -> None:
    city = City(
        **FIRST,
        street=["Special Affairs Division", "Special Affairs Division"],
        A=seat(
            coterie=["Karma", out("Beretta", on=["Sheriff"]), out("Hydra")],
            agenda_card="first-hunt-the-hunters",
            hand=["Baseball Bat"],
            prestige=6,
            agenda=4,
        ),
    )
    city.acts()
    city.attack("Hydra", "Special Affairs Division 1", "physical", "Baseball Bat", "Beretta")
    city.passes()
    assert (city.prestige("A"), city.agenda("A"), len(city.table.city)) == (7, 6, 1)
    city.answers("A", "use <Sheriff>")
    assert (city.prestige("A"), city.agenda("A"), city.idle) == (7, 6, True)
    assert [city.table.pieces[card].zone for card in city.table.city_burned] == [CITY_BURNED]


# ---- Dragon's Roost


def roost(**leader: Any) -> City:
    city = City(
        **FIRST,
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=[vampire("Shades", **leader), "Karma"], haven="first-dragons-roost", prestige=6),
    )
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    return city


@rule("card.dragons-roost-first-print")
def test_the_first_dragons_roost_pays_for_any_block_but_only_from_the_haven() -> None:
    city = roost()
    assert city.asks("B", "let", "use <Dragon's Roost>")
    city.answers("B", "use <Dragon's Roost>")
    assert (city.zone("Shades"), city.prestige("B")) == (STREET, 7)
    city.passes()
    assert city.idle
    city = roost()
    city.answers("B", "let")
    city.passes()
    assert (city.zone("Shades"), city.prestige("B"), city.asking) == (HAVEN, 6, "AskSpoils A")
    assert roost(street=3).asks("A", "pass", "use <Hydra>")


# ---- PR Firm


@rule("card.pr-firm-first-print", "card.pr-firm-trigger")
def test_the_first_pr_firm_is_offered_at_each_success_and_only_then() -> None:
    city = City(
        **FIRST,
        A=seat(
            coterie=["Ty Smith", "John Kartunen"],
            hand=["Mercy", "Mercy"],
            board=["first-pr-firm"],
            prestige=6,
            agenda=4,
        ),
    )
    city.acts()
    for actor in ("Ty Smith", "John Kartunen"):
        city.plays("Mercy", actor)
        city.answers("A", "yes")
        city.answers("B", "out")
        city.answers("A", f"choose <{actor}>")
        assert city.asks("A", "no", "use <PR Firm>")
        city.answers("A", "use <PR Firm>")
    assert (city.prestige("A"), city.agenda("A")) == (4, 6)
    assert "use <PR Firm>" not in city.options("A")


@rule("card.pr-firm-trigger")
def test_each_copy_of_the_first_pr_firm_may_be_paid_for() -> None:
    city = City(
        **FIRST, A=seat(coterie=["Ty Smith"], hand=["Free Money"], board=["first-pr-firm", "first-pr-firm"], prestige=6)
    )
    city.acts()
    city.plays("Free Money")
    city.answers("A", "yes")
    city.answers("B", "out")
    assert city.asks("A", "no", "use <PR Firm 1>", "use <PR Firm 2>")
    city.answers("A", "use <PR Firm 1>", "use <PR Firm 2>")
    assert (city.prestige("A"), city.agenda("A"), city.idle) == (7, 2, True)


@rule("card.pr-firm-first-print")
def test_the_first_pr_firm_may_be_declined_and_is_not_offered_later() -> None:
    city = City(**FIRST, A=seat(coterie=["Ty Smith", "Doc"], hand=["Mercy"], board=["first-pr-firm"], prestige=6))
    city.acts()
    city.plays("Mercy", "Ty Smith")
    city.answers("A", "yes")
    city.answers("B", "out")
    city.answers("A", "choose <Doc>", "no")
    assert (city.prestige("A"), city.agenda("A"), "use <PR Firm>" in city.options("A")) == (6, 0, False)
