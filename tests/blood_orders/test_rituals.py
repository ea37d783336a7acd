"""Using Rituals: once a day on one's turn, or all the time."""

from __future__ import annotations

from gloam.blood_orders.catalogue import RITUALS
from gloam.blood_orders.orders import OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import Reveal
from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule
from tests.scenario import Seat


def on_turn(a: Seat) -> City:
    """A is on turn."""
    city = City(A=a)
    city.order_phase()
    return city


@rule("ritual.once-per-day")
def test_a_ritual_is_used_once_a_day_and_again_the_next() -> None:
    city = City(day=2, A=seat(rituals=["Thin the Veins"], blood=0))
    city.day()
    city.idle_until(2, "order")
    city.answers("A", "use R101")
    no = city.refuses("A", "use R101")
    assert (no.rule, no.facts) == ("ritual.once-per-day", {"card": "R101"})
    for name in "ABC":
        city.turn(name, "dawn north")
    assert "use R101" not in city.options("A")
    assert city.refuses("A", "use R101").rule == "ritual.once-per-day"
    assert city.blood == {"A": 1, "B": 7, "C": 7}
    city.idle_until(3, "order")
    while city.waiting != "A":
        city.idle()
    city.answers("A", "use R101")
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    assert city.asking == "AskTurn A"


@rule("ritual.when")
def test_a_ritual_is_used_before_placing_or_after_it() -> None:
    before = on_turn(seat(rituals=["Thin the Veins"], blood=0))
    before.answers("A", "use R101")
    assert before.blood == {"A": 1, "B": 7, "C": 7}
    before.turn("A", "dawn north")
    assert before.waiting == "B"
    after = on_turn(seat(rituals=["Thin the Veins"], blood=0))
    after.answers("A", "place dawn north", "use R101")
    assert after.blood == {"A": 1, "B": 7, "C": 7}
    after.answers("A", "end")
    assert after.waiting == "B"


@rule("ritual.when")
def test_a_ritual_need_not_be_used() -> None:
    city = on_turn(seat(rituals=["Thin the Veins"], blood=0))
    city.turn("A", "dawn north")
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.view("B")["players"][0]["used"] == []
    assert city.refuses("A", "use R101").rule == "table.not-asked"


@rule("ritual.several")
def test_different_rituals_may_be_used_on_one_turn() -> None:
    city = on_turn(seat(rituals=["Thin the Veins", "Whispered Names"]))
    city.answers("A", "use R101", "place dawn north", "use R102")
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.influence == {"A": 6, "B": 5, "C": 5}
    assert city.view("B")["players"][0]["used"] == ["R101", "R102"]
    assert city.asking == "AskEnd A"


@rule("ritual.always")
def test_a_ritual_without_a_daily_use_works_every_day() -> None:
    city = City(
        day=5,
        players=2,
        A=seat(rituals=["Silver Tongue"], influence=5, hand=["ELDER"] * 6),
        quarters={"north": quarter(victim="The Politician", location="The Laboratory", night_influence=3)},
    )
    influence, pot = 5, 3
    for day in (5, 6):
        assert (city.table.day, city.dice["north"], city.night("north")[1]) == (day, 3, pot)
        city.do(Planning(), OrderPhase(), Reveal())
        city.answers("A", "aim dusk north", "put ELDER dusk", "put ELDER dusk", "put ELDER dusk", "done")
        city.answers("B", "done")
        while city.table.phase == "order":
            city.turn(city.waiting, f"{city.view(city.waiting)['you']['tokens'][0]} north")
        assert city.asked().facts["cost"] == 1
        city.answers("A", "act")
        influence, pot = influence - 1, pot + 1
        assert city.influence == {"A": influence, "B": 5}
        assert city.night("north")[1] == pot
        assert city.settled
        city.next_day()
        pot += 1


@rule("ritual.always")
def test_a_ritual_that_works_by_itself_is_never_used() -> None:
    city = on_turn(seat(rituals=["Silver Tongue"]))
    assert not [option for option in city.options("A") if option.startswith("use ")]
    no = city.refuses("A", "use R107")
    assert (no.rule, no.facts) == ("ritual.always", {"card": "R107"})


@rule("ritual.always")
def test_every_ritual_is_either_used_or_works_by_itself() -> None:
    assert all((card.power is None) == bool(card.standing) for card in RITUALS)


@rule("card.ritual")
def test_another_s_ritual_cannot_be_used() -> None:
    city = City(B=seat(rituals=["Thin the Veins"]))
    city.order_phase()
    no = city.refuses("A", "use R101")
    assert (no.rule, no.facts) == ("card.ritual", {"card": "R101"})


# ---- used for nothing


def unusable(city: City, ritual: str) -> None:
    """The use is refused, and the Ritual stays unused."""
    assert f"use {ritual}" not in city.options("A")
    no = city.refuses("A", f"use {ritual}")
    assert (no.rule, no.facts) == ("ritual.unpayable", {"card": ritual})
    assert city.view("A")["players"][0]["used"] == []


@rule("ritual.unpayable")
def test_a_ritual_whose_cost_cannot_be_paid_stays_unused() -> None:
    poor = on_turn(seat(rituals=["Grave Calling"], blood=0))
    unusable(poor, "R103")
    poor.answers("A", "scavenge 1", "use R103", "take ELDER")
    assert poor.blood == {"A": 0, "B": 7, "C": 7}
    assert poor.hand("A") == ["BLEEDER"] * 4 + ["ELDER"] * 4
    assert poor.asking == "AskTurn A"


@rule("ritual.unpayable")
def test_fear_that_cannot_rise_pays_for_nothing() -> None:
    full = on_turn(seat(rituals=["Bitter Harvest"], fear=25))
    unusable(full, "R110")
    almost = on_turn(seat(rituals=["Bitter Harvest"], fear=24))
    almost.answers("A", "use R110")
    assert almost.fear == {"A": 25, "B": 0, "C": 0}
    assert almost.blood == {"A": 9, "B": 7, "C": 7}
    assert almost.asking == "AskTurn A"


@rule("ritual.unpayable")
def test_an_exchange_needs_something_to_exchange() -> None:
    unusable(on_turn(seat(rituals=["Rite of Exchange"], blood=1, influence=1)), "R112")
    city = on_turn(seat(rituals=["Rite of Exchange"], blood=1, influence=2))
    city.answers("A", "use R112")
    assert city.blood == {"A": 3, "B": 7, "C": 7}, "the one exchange that can be paid"
    assert city.influence == {"A": 0, "B": 5, "C": 5}
    assert city.asking == "AskTurn A"


@rule("ritual.unpayable")
def test_with_no_token_to_look_at_the_crow_s_eye_stays_unused() -> None:
    city = on_turn(seat(rituals=["The Crow's Eye"]))
    unusable(city, "R109")
    city.answers("A", "place dawn north")
    assert "use R109" not in city.options("A"), "one's own token is none to look at"


@rule("ritual.unpayable")
def test_with_no_token_to_move_moving_shadows_stays_unused() -> None:
    city = on_turn(seat(rituals=["Moving Shadows"]))
    unusable(city, "R203")
    city.answers("A", "place dawn north", "use R203", "move dawn east")
    assert (city.entrance("north"), city.entrance("east")) == ([], ["A dawn"])
    away = City(A=seat(rituals=["Moving Shadows"]), position={"altar": ["A dawn"]})
    away.turns_from(3)
    unusable(away, "R203")
    assert city.asking == "AskEnd A"


@rule("ritual.unpayable")
def test_with_no_card_or_order_to_add_to_second_skin_stays_unused() -> None:
    unusable(on_turn(seat(rituals=["Second Skin"], hand=[])), "R211")
    gone = City(A=seat(rituals=["Second Skin"]), position={"altar": ["A dawn", "A dusk"]})
    gone.turns_from(6)
    assert "use R211" in gone.options("A")
    gone.answers("A", "place night catacombs", "take ELDER")
    assert "use R211" not in gone.options("A")
    assert gone.refuses("A", "use R211").rule == "ritual.unpayable"


@rule("ritual.unpayable")
def test_a_ritual_that_merely_changes_nothing_may_be_used() -> None:
    city = on_turn(seat(rituals=["Veil of Mist"], fear=0))
    city.answers("A", "use R104")
    assert city.fear == {"A": 0, "B": 0, "C": 0}
    assert city.view("B")["players"][0]["used"] == ["R104"]
    assert city.refuses("A", "use R104").rule == "ritual.once-per-day"
