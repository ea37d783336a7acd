"""Planning: tokens and cards behind the screen."""

from __future__ import annotations

from gloam.blood_orders.orders import OrderPhase
from gloam.blood_orders.planning import Planning
from tests.blood_orders.scenario import City, new_game, quarter, seat
from tests.claims import rule

AIMS = tuple([f"aim {kind} {name}" for kind in ("dawn", "dusk", "night") for name in ("north", "south", "east")])


def plan(city: City, name: str) -> dict[str, object]:
    """Where each token is turned and the cards under it, as its owner sees it."""
    found = city.view(name)["you"]["plan"]
    return {kind: {"to": order["to"], "cards": order["cards"]} for kind, order in found.items()}


def done(city: City, *names: str) -> None:
    for name in names:
        city.answers(name, "done")


@rule("plan.simultaneous")
def test_all_plan_at_once_and_nobody_sees_what_another_plans() -> None:
    still, busy = City(), City()
    for city in (still, busy):
        city.planning()
        assert city.waiting == "ABC"
    busy.answers("A", "aim dawn north", "aim night east")
    busy.answers("A", "put BLEEDER dawn", "put BLEEDER dawn", "put ELDER night", "put ELDER night")
    for viewer in ("B", "C", None):
        assert busy.view(viewer) == still.view(viewer)
        assert busy.log(viewer=viewer) == still.log(viewer=viewer)
    assert busy.options("B") == still.options("B")
    assert plan(busy, "A") == {
        "dawn": {"to": "north", "cards": ["BLEEDER", "BLEEDER"]},
        "night": {"to": "east", "cards": ["ELDER", "ELDER"]},
    }


@rule("plan.slot")
def test_a_token_that_is_planned_cannot_be_planned_a_second_time() -> None:
    city = City()
    city.planning()
    assert city.options("A") == ("done", *AIMS)
    city.answers("A", "aim dawn north")
    assert "aim dawn north" not in city.options("A")
    city.answers("A", "aim dawn south")
    assert plan(city, "A") == {"dawn": {"to": "south", "cards": []}}, "turning it is not a second order"
    city.answers("A", "aim dusk north", "aim night north")
    assert sorted(plan(city, "A")) == ["dawn", "dusk", "night"]
    assert [option for option in city.options("A") if option.startswith("unplan")] == [
        "unplan dawn",
        "unplan dusk",
        "unplan night",
    ]


@rule("plan.slot")
def test_a_token_that_was_placed_is_refused_a_second_time() -> None:
    city = City()
    city.order_phase()
    for name in "ABC":
        city.turn(name, "dawn north")
    no = city.refuses("A", "place dawn south")
    assert (no.rule, no.facts) == ("plan.slot", {"kind": "dawn"})


@rule("plan.quarter")
def test_only_its_owner_sees_where_a_token_is_turned() -> None:
    one, other = City(), City()
    for city, name in ((one, "south"), (other, "east")):
        city.do(Planning(), OrderPhase())
        city.answers("A", f"aim dusk {name}")
        done(city, "A", "B", "C")
        assert plan(city, "A") == {"dusk": {"to": name, "cards": []}}
    assert one.table.phase == "order"
    for viewer in ("B", "C", None):
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer=viewer) == other.log(viewer=viewer)
    assert one.asking == "AskTurn A"
    assert other.asking == "AskTurn A"


@rule("plan.optional")
def test_tokens_may_be_left_unplanned() -> None:
    city = City()
    city.planning()
    city.answers("A", "aim night east")
    done(city, "A")
    assert city.waiting == "BC"
    assert sorted(plan(city, "A")) == ["night"]
    done(city, "B", "C")
    assert [plan(city, name) for name in "BC"] == [{}, {}]
    assert city.settled


@rule("plan.cards")
def test_a_card_serves_one_order_only() -> None:
    city = City(A=seat(hand=["The Gang Leader", "BLEEDER", "BLEEDER", "BLEEDER", "BLEEDER", "ELDER", "ELDER"]))
    city.planning()
    city.answers("A", "aim dawn north", "aim dusk south", "aim night east")
    city.answers("A", "put V101 dusk", "put ELDER dusk", "put ELDER dusk", "put BLEEDER dawn", "put BLEEDER dawn")
    assert (city.hand("A"), city.order("A", "dusk"), city.order("A", "dawn")) == (
        ["BLEEDER", "BLEEDER"],
        ["V101", "ELDER", "ELDER"],
        ["BLEEDER", "BLEEDER"],
    )
    for card in ("V101", "ELDER"):
        no = city.refuses("A", f"put {card} night")
        assert (no.rule, no.facts) == ("plan.cards", {"card": card})
    city.answers("A", "put BLEEDER night", "put BLEEDER night")
    assert city.refuses("A", "put BLEEDER night").rule == "plan.cards"
    assert (city.hand("A"), city.order("A", "night")) == ([], ["BLEEDER", "BLEEDER"])


@rule("plan.cards")
def test_a_plan_can_be_rearranged_until_it_is_done() -> None:
    city = City()
    city.planning()
    city.answers("A", "aim dawn north", "put ELDER dawn", "put BLEEDER dawn", "take ELDER dawn")
    assert (city.order("A", "dawn"), len(city.hand("A"))) == (["BLEEDER"], 6)
    city.answers("A", "put ELDER dawn", "unplan dawn")
    assert (city.order("A", "dawn"), city.hand("A")) == ([], ["BLEEDER"] * 4 + ["ELDER"] * 3)
    assert plan(city, "A") == {}
    done(city, "A", "B", "C")
    assert city.settled


@rule("plan.extra")
def test_more_than_the_die_asks_for_may_be_assigned() -> None:
    city = City(quarters={"north": quarter(die=1)})
    city.planning()
    city.answers("A", "aim night north", "put ELDER night", "put ELDER night", "put ELDER night")
    done(city, "A", "B", "C")
    assert city.symbols("A", "night") == 3
    assert city.settled


@rule("plan.under")
def test_less_than_the_die_asks_for_may_be_assigned_and_fails() -> None:
    city = City(quarters={"north": quarter(location="The Slaughteryard", die=4)})
    city.planning()
    city.answers("A", "aim dawn north", "put BLEEDER dawn", "put BLEEDER dawn", "put BLEEDER dawn")
    done(city, "A", "B", "C")
    assert city.symbols("A", "dawn") == 3
    city.table.entrance[0] = [0]
    city.reveal()
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.torpor("A") == ["BLEEDER"] * 3
    assert [event["rule"] for event in city.log("order-failed")] == ["overcome.fail"]
    assert city.settled


@rule("plan.lock")
def test_assigned_cards_are_locked_once_all_are_done() -> None:
    city = City()
    city.do(Planning(), OrderPhase())
    city.answers("A", "aim night north", "put ELDER night", "put ELDER night")
    done(city, "A", "B", "C")
    for option in ("put ELDER night", "take ELDER night", "unplan night", "aim night south"):
        assert city.refuses("A", option).rule == "plan.lock"
    city.answers("A", "place dawn south")
    for option in ("put ELDER night", "take ELDER night"):
        assert city.refuses("A", option).rule == "plan.lock"
    assert city.order("A", "night") == ["ELDER", "ELDER"]
    assert city.hand("A") == ["BLEEDER"] * 4 + ["ELDER"]


@rule("plan.end")
def test_nobody_places_before_the_last_one_is_done() -> None:
    city = City(players=4, start="B")
    city.do(Planning(), OrderPhase())
    done(city, "A", "B", "C")
    for name in "ABC":
        assert city.refuses(name, "place dawn north").rule == "table.already-answered"
    assert city.refuses("D", "place dawn north").rule == "plan.end"
    assert city.table.phase == "planning"
    done(city, "D")
    assert city.waiting == "B"
    assert "place dawn north" in city.options("B")


# ---- rulings


@rule("planning.final")
def test_done_is_final_while_others_still_plan() -> None:
    city = City()
    city.planning()
    city.answers("A", "aim dawn north", "put ELDER dawn", "done")
    for option in ("take ELDER dawn", "aim dawn south", "unplan dawn", "put BLEEDER dawn", "done"):
        assert city.refuses("A", option).rule == "table.already-answered"
    assert city.waiting == "BC"
    done(city, "B", "C")
    assert city.order("A", "dawn") == ["ELDER"]
    assert city.settled


@rule("planning.cards-need-token")
def test_cards_lie_under_planned_tokens_only() -> None:
    city = City()
    city.planning()
    no = city.refuses("A", "put ELDER dusk")
    assert (no.rule, no.facts) == ("planning.cards-need-token", {"kind": "dusk"})
    city.answers("A", "aim dusk north", "put ELDER dusk", "unplan dusk")
    assert city.refuses("A", "put ELDER dusk").rule == "planning.cards-need-token"


@rule("planning.no-cards")
def test_a_token_without_cards_may_lie_at_a_quarter_and_fails_there() -> None:
    city = new_game(2)
    city.answers("A", "aim dawn north", "done")
    city.answers("B", "done")
    for _ in range(6):
        name = city.waiting
        kind = city.view(name)["you"]["tokens"][0]
        city.turn(name, f"{kind} {'north' if name == 'A' else 'south'}")
    assert (city.table.day, city.table.phase) == (2, "planning"), "every order failed without a question"
    assert [(event["seat"], event["kind"], event["rule"]) for event in city.log("order-failed")] == [
        (0, "dawn", "overcome.fail"),
        (1, "dawn", "overcome.fail"),
        (0, "dusk", "overcome.fail"),
        (1, "dusk", "overcome.fail"),
        (0, "night", "overcome.fail"),
        (1, "night", "overcome.fail"),
    ]
    assert city.blood == {"A": 7, "B": 7}
    assert city.hand("A") == ["BLEEDER"] * 4 + ["ELDER"] * 3
    assert city.asking == "AskPlan BA"


@rule("order.west")
def test_west_is_refused_in_planning_below_four_players() -> None:
    city = City()
    city.planning()
    assert city.refuses("A", "aim dawn west").rule == "order.west"
    four = City(players=4)
    four.planning()
    four.answers("A", "aim dawn west")
    assert plan(four, "A") == {"dawn": {"to": "west", "cards": []}}
    assert four.asking == "AskPlan ABCD"


@rule("overcome.matching")
def test_its_owner_sees_what_an_order_shows_and_the_pips_it_is_turned_to() -> None:
    city = City(quarters={"north": quarter(die=3)})
    city.planning()
    city.answers("A", "aim dusk north", "put BLEEDER dusk", "put ELDER dusk")
    order = city.view("A")["you"]["plan"]["dusk"]
    assert (order["symbols"], order["pips"]) == (2, 3)
    assert city.asking == "AskPlan ABC"
