"""Cards, Days and phases."""

from __future__ import annotations

import pytest

from gloam.blood_orders.catalogue import KINDS, VAMPIRES
from tests.blood_orders.scenario import City, new_game, quarter, seat
from tests.claims import rule

MARKET = {"market": ["Thin the Veins", "Silver Tongue", "Long Fangs", "Hollow Coffins"]}


def counted(*cards: str) -> tuple[int, ...]:
    """What these cards show under a Dawn, a Dusk and a Night token."""
    return tuple([City(A=seat(orders={kind: list(cards)})).symbols("A", kind) for kind in KINDS])


# ---- cards


@rule("card.bleeder")
def test_a_bleeder_shows_dawn_and_dusk() -> None:
    assert counted("BLEEDER", "BLEEDER", "BLEEDER") == (3, 3, 0)


@rule("card.elder")
def test_an_elder_shows_dusk_and_night() -> None:
    assert counted("ELDER", "ELDER") == (0, 2, 2)


@rule("icon.action-values")
def test_values_are_read_as_dawn_dusk_night() -> None:
    assert {card.name: card.symbols for card in VAMPIRES} == {"Bleeder": (1, 1, 0), "Elder": (0, 1, 1)}
    assert counted("ELDER", "ELDER", "ELDER") == (0, 3, 3)


@rule("card.victim")
def test_a_victim_in_hand_adds_its_three_values() -> None:
    assert counted("The Gang Leader", "ELDER") == (0, 2, 4)


@rule("card.victim-hand-text")
def test_a_victim_in_hand_has_no_dusk_effect() -> None:
    city = City(A=seat(hand=["The Butcher"], blood=0))
    city.order_phase()
    assert {option.split(" ")[0] for option in city.options("A")} == {"place", "scavenge"}
    city.answers("A", "place dusk north")
    assert {option.split(" ")[0] for option in city.options("A")} == {"end", "scavenge"}
    city.answers("A", "end")
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.asking == "AskTurn B"


@rule("card.location")
def test_a_location_serves_everyone_and_stays() -> None:
    orders = {"dawn": ["BLEEDER"]}
    city = City(
        A=seat(orders=orders),
        B=seat(orders=orders),
        quarters={"south": quarter(location="The Eel Market", die=1, spaces={"dawn": ["A dawn", "B dawn"]})},
    )
    city.resolve("dawn", "south")
    city.answers("B", "act")
    city.answers("A", "act")
    assert city.blood == {"A": 9, "B": 9, "C": 7}
    city.next_day()
    assert (city.table.day, city.location("south")) == (2, "L102")
    assert city.settled


@rule("card.ritual")
def test_a_ritual_is_kept_for_the_rest_of_the_game() -> None:
    city = City(day=2, A=seat(blood=7, hand=["The Undertaker"]), position=MARKET)
    city.day()
    city.idle_until(2, "order")
    city.turn("A", "dawn altar", "try R101", "show V102", "complete")
    assert city.scored("A")["rituals"] == 1
    city.idle_until(8, "order")
    while city.waiting != "A":
        city.idle()
    blood = city.blood["A"]
    city.answers("A", "use R101")
    assert city.blood == {"A": blood + 1, "B": 7, "C": 7}
    assert city.rituals("A") == ["R101"]
    assert city.scored("A")["rituals"] == 1
    assert city.asking == "AskTurn A"


@rule("card.beats-rules")
def test_a_card_that_raises_the_hand_limit_beats_the_rule() -> None:
    hand = ["BLEEDER"] * 6 + ["ELDER"] * 6
    city = City(A=seat(hand=hand, rituals=["Swollen Ranks"]), B=seat(hand=hand))
    city.cleanup()
    assert city.waiting == "B"
    assert city.refuses("B", "done").rule == "feed.limit"
    city.answers("B", "drop BLEEDER", "drop ELDER", "done")
    assert [len(city.hand(name)) for name in "ABC"] == [12, 10, 7]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.settled


@rule("card.beats-rules")
def test_even_the_card_s_own_limit_is_a_limit() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 13, rituals=["Swollen Ranks"]))
    city.cleanup()
    assert city.asks("A", "drop BLEEDER")
    city.answers("A", "drop BLEEDER", "done")
    assert len(city.hand("A")) == 12
    assert city.settled


# ---- Days and phases


@rule("flow.length")
def test_nine_days_make_three_acts_and_there_is_no_tenth() -> None:
    city = new_game(2, 4)
    seen = []
    while city.table.open:
        if (city.table.day, city.table.act) not in seen:
            seen.append((city.table.day, city.table.act))
        city.idle()
    assert seen == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
    assert [event["day"] for event in city.log("day")] == list(range(1, 10))
    assert (city.table.over, city.table.day, city.table.phase) == (True, 9, "over")
    assert city.refuses("A", "done").rule == "table.over"


@rule("flow.phases")
def test_a_day_is_planning_order_resolution_cleanup() -> None:
    city = new_game(3)
    city.idle_until(2)
    assert [(event["phase"], event["day"]) for event in city.log("phase")] == [
        ("planning", 1),
        ("order", 1),
        ("resolution", 1),
        ("cleanup", 1),
        ("planning", 2),
    ]
    assert city.asking == "AskPlan CAB"


@rule("flow.your-turn")
def test_an_effect_of_your_turn_is_refused_in_planning() -> None:
    city = City(A=seat(rituals=["Thin the Veins"]))
    city.planning()
    assert city.refuses("A", "use R101").rule == "flow.your-turn"


@rule("flow.your-turn")
@pytest.mark.parametrize("kind", KINDS)
def test_an_effect_of_your_turn_is_refused_in_resolution(kind: str) -> None:
    city = City(
        A=seat(rituals=["Thin the Veins"], orders={kind: ["BLEEDER", "ELDER"]}),
        quarters={"north": quarter(die=1, spaces={kind: [f"A {kind}"]})},
    )
    city.resolve(kind, "north")
    assert city.asks("A", "act", "decline")
    no = city.refuses("A", "use R101")
    assert (no.rule, no.facts) == ("flow.your-turn", {"card": "R101"})
    assert city.refuses("A", "scavenge 1").rule == "scavenge.own-turn"
    assert city.refuses("B", "use R101").rule == "table.not-asked"


@rule("flow.your-turn")
def test_an_effect_of_your_turn_is_refused_in_cleanup() -> None:
    city = City(A=seat(rituals=["Thin the Veins"], torpor=["ELDER"]))
    city.cleanup()
    assert city.refuses("A", "use R101").rule == "flow.your-turn"


@rule("flow.your-turn")
def test_an_effect_of_your_turn_works_on_your_turn_alone() -> None:
    city = City(A=seat(rituals=["Thin the Veins"]), B=seat(rituals=["Whispered Names"]))
    city.order_phase()
    assert city.refuses("B", "use R102").rule == "table.not-asked"
    city.answers("A", "use R101")
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.influence == {"A": 5, "B": 5, "C": 5}
    assert city.asking == "AskTurn A"
