"""What each seat may know, and remembers."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gloam
from gloam.blood_orders.catalogue import IDS, NUMBER
from gloam.blood_orders.orders import OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import Reveal
from gloam.blood_orders.table import BloodOrdersTable
from gloam.core.refusal import Unreadable
from tests.blood_orders.scenario import City, new_game, quarter, seat
from tests.claims import rule

OTHERS = ("B", "C", None)
EVERYONE = ("A", "B", "C", None)
NO_VICTIMS = {name: {"victim": ""} for name in ("north", "south", "east")}


def player(city: City, viewer: str | None, owner: str = "A") -> dict[str, Any]:
    found: dict[str, Any] = city.view(viewer)["players"][city.names.index(owner)]
    return found


def alike(games: list[City], *viewers: str | None) -> None:
    """These viewers cannot tell the two tables apart."""
    one, other = games
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer=viewer) == other.log(viewer=viewer)
        if viewer is not None:
            assert one.options(viewer) == other.options(viewer)
    assert one.waiting == other.waiting


def imagined(city: City, viewer: str, times: int = 40) -> list[BloodOrdersTable]:
    """Tables this player cannot tell from the real one."""
    tables = []
    for number in range(times):
        twin = city.table.seat(city.names.index(viewer)).imagine(Random(number))
        assert isinstance(twin, BloodOrdersTable)
        assert twin.view(city.names.index(viewer)) == city.view(viewer)
        tables.append(twin)
    return tables


# ---- open


@rule("hidden.information")
def test_what_lies_open_is_seen_by_everyone() -> None:
    city = City(
        day=2,
        A=seat(
            blood=4,
            influence=8,
            points=3,
            fear=6,
            hand=["The Butcher", "ELDER"],
            torpor=["The Midwife", "BLEEDER"],
            rituals=["Thin the Veins", "Silver Tongue"],
            used=["Thin the Veins"],
            orders={"dawn": ["BLEEDER", "BLEEDER"], "night": ["ELDER"]},
        ),
        quarters={"south": quarter(entrance=["B dusk", "A night"], die=5, night_blood=6, night_influence=4)},
        position={"discard": ["The Smuggler"], "altar": ["A dawn"], "victims": ["V110", "V111"], "rituals": ["R112"]},
    )
    city.turns_from(6)
    for viewer in EVERYONE:
        seen, a = city.view(viewer), player(city, viewer)
        assert (a["blood"], a["influence"], a["points"], a["fear"]) == (4, 8, 3, 6)
        assert (a["rituals"], a["used"], a["torpor"]) == (["R101", "R107"], ["R101"], ["V104", "BLEEDER"])
        assert (a["hand"], a["assigned"], a["tokens"]) == (2, 3, 1)
        assert seen["discard"] == ["V114"]
        assert (seen["victims_left"], seen["rituals_left"]) == (2, 1)
        assert (seen["bleeders_left"], seen["elders_left"]) == (36 - 3 - 8, 36 - 2 - 6)
        south = seen["quarters"][1]
        assert (south["die"], south["night_blood"], south["night_influence"]) == (5, 6, 4)
        assert [token["seat"] for token in south["entrance"]] == [1, 0]
        assert [token["seat"] for token in seen["altar"]] == [0]
    assert city.asking == "AskTurn A"


@rule("hidden.information")
def test_a_view_can_be_sent_as_it_is() -> None:
    city = new_game(4)
    while city.table.day < 2:
        for viewer in ("A", "B", "C", "D", None):
            assert json.loads(json.dumps(city.view(viewer)))["day"] == city.table.day
        city.idle()
    assert city.asking == "AskPlan BCDA"


# ---- hands and plans


@rule("hidden.information")
def test_the_cards_of_a_hand_are_hidden() -> None:
    games = [
        City(A=seat(hand=[card, "ELDER"]), position={"known": {}, "victims": [], "quarters": NO_VICTIMS})
        for card in ("The Gang Leader", "The Butcher")
    ]
    for city in games:
        city.order_phase()
    alike(games, *OTHERS)
    assert [city.view("A")["you"]["hand"] for city in games] == [["V101", "ELDER"], ["V103", "ELDER"]]
    assert (player(games[0], "B")["hand"], player(games[0], "B")["unknown"]) == (2, 1)


@rule("hidden.information")
def test_after_planning_others_know_how_many_cards_are_assigned_and_nothing_else() -> None:
    games = []
    for plan in (
        ["aim dawn north", "put BLEEDER dawn", "put BLEEDER dawn", "put ELDER dawn"],
        ["aim dusk east", "aim night south", "put ELDER dusk", "put ELDER dusk", "put BLEEDER night"],
    ):
        city = City()
        city.do(Planning(), OrderPhase())
        city.answers("A", *plan, "done")
        city.answers("B", "done")
        city.answers("C", "done")
        games.append(city)
    alike(games, *OTHERS)
    for viewer in OTHERS:
        a = player(games[0], viewer)
        assert (a["hand"], a["assigned"], a["orders"]) == (4, 3, None)
        assert [event["amount"] for event in games[0].log("planned", viewer=viewer)] == [3, 0, 0]
    own = games[1].log("planned", viewer="A")[0]
    assert (own["dawn"], own["dusk"], own["night"]) == ((), ("east", "ELDER", "ELDER"), ("south", "BLEEDER"))


@rule("hidden.information")
def test_a_plan_that_leaves_tokens_out_is_told_no_differently() -> None:
    games = []
    for plan in ([], ["aim night south"], ["aim dawn north", "aim dusk north", "aim night north"]):
        city = City()
        city.do(Planning(), OrderPhase())
        city.answers("A", *plan, "done")
        city.answers("B", "done")
        city.answers("C", "done")
        games.append(city)
    alike(games[:2], *OTHERS)
    alike(games[1:], *OTHERS)


@rule("hidden.information")
def test_assigned_cards_are_open_from_the_resolution_phase_on() -> None:
    city = City(
        A=seat(orders={"dawn": ["The Midwife"], "dusk": ["ELDER"]}),
        quarters={"north": quarter(die=1, entrance=["A dawn"])},
        position={"altar": ["A dusk"], "known": {"V104": "A"}},
    )
    city.table.phase = "order"
    for viewer in OTHERS:
        assert (player(city, viewer)["orders"], player(city, viewer)["unknown"]) == (None, 1)
    city.reveal()
    for viewer in EVERYONE:
        assert player(city, viewer)["orders"] == {"dawn": ["V104"], "dusk": ["ELDER"], "night": []}
    city.answers("A", "decline")
    assert city.settled


@rule("hidden.information")
def test_what_is_fed_is_hidden_until_all_have_chosen() -> None:
    games = [City(A=seat(torpor=["BLEEDER", "ELDER"]), B=seat(torpor=["ELDER"])) for _ in range(2)]
    for city, card in zip(games, ("BLEEDER", "ELDER"), strict=True):
        city.feeding()
        city.answers("A", f"feed {card}", "done")
    alike(games, *OTHERS)
    assert [city.view("A")["you"]["fed"] for city in games] == [["BLEEDER"], ["ELDER"]]
    games[0].answers("B", "done")
    assert [(event["seat"], event["fed"]) for event in games[0].log("fed")] == [(0, ("BLEEDER",)), (1, ())]
    assert games[0].settled


# ---- decks


@rule("hidden.information")
def test_the_order_of_decks_is_hidden() -> None:
    games = [
        City(position={"victims": victims, "rituals": rituals})
        for victims, rituals in (
            (["V110", "V111", "V112"], ["R110", "R111"]),
            (["V112", "V111", "V110"], ["R111", "R110"]),
        )
    ]
    for city in games:
        city.order_phase()
    alike(games, *EVERYONE)
    decks = {tuple(twin.victim_deck) for twin in imagined(games[0], "A")}
    assert len(decks) > 1
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(games[0].table.victim_deck))}
    assert len({tuple(twin.ritual_deck) for twin in imagined(games[0], "A")}) > 1


@rule("hidden.information")
def test_who_draws_a_victim_sees_it_alone() -> None:
    games = []
    for top in ("V203", "V204"):
        rest = "V204" if top == "V203" else "V203"
        city = City(
            day=4,
            A=seat(influence=5, hand=[], orders={"dusk": ["ELDER", "ELDER"]}),
            quarters={"north": quarter(victim="The Professor", die=1, spaces={"dusk": ["A dusk"]})},
            position={"victims": [top, rest]},
        )
        city.resolve("dusk", "north")
        city.answers("A", "act")
        assert city.hand("A") == [top]
        assert city.settled
        games.append(city)
    alike(games, *OTHERS)
    assert [event["card"] for event in games[0].log("drew", viewer="A")] == ["V203"]
    assert [event["card"] for event in games[0].log("drew", viewer="B")] == [None]
    assert (player(games[0], "B")["holds"], player(games[0], "B")["unknown"]) == ([], 1)
    held = {IDS[card] for twin in imagined(games[0], "B") for card in twin.hand[0]}
    assert held == {"V203", "V204"}


# ---- tokens


@rule("hidden.information")
def test_who_looks_at_a_token_knows_its_kind_and_nobody_else_does() -> None:
    games = []
    for kind in ("dusk", "night"):
        south = quarter(entrance=[f"A {kind}", "C dawn"])
        city = City(B=seat(rituals=["The Crow's Eye"]), quarters={"south": south}, start="C")
        city.turns_from(2)
        city.answers("B", "use R109")
        assert city.asks("B", "look south 1", "look south 2")
        city.answers("B", "look south 1")
        assert city.view("B")["quarters"][1]["entrance"] == [{"seat": 0, "kind": kind}, {"seat": 2, "kind": None}]
        assert [event["kind"] for event in city.log("looked", viewer="B")] == [kind]
        games.append(city)
    alike(games, "C", None)
    assert [event["kind"] for event in games[0].log("looked", viewer="C")] == [None]
    assert all(twin.entrance[1][0] == 1 for twin in imagined(games[0], "B"))
    assert {twin.entrance[1][0] for twin in imagined(games[0], "C")} == {0, 1, 2}


@rule("hidden.information")
def test_a_token_once_looked_at_is_known_wherever_it_goes() -> None:
    city = City(
        A=seat(rituals=["Moving Shadows"]),
        B=seat(rituals=["The Crow's Eye"]),
        quarters={"south": quarter(entrance=["A night", "A dawn"])},
    )
    city.turns_from(4)
    city.answers("B", "use R109", "look south 1", "place dawn east", "end")
    city.turn("C", "dawn east")
    city.answers("A", "use R203", "move night north")
    assert city.view("B")["quarters"][0]["entrance"] == [{"seat": 0, "kind": "night"}]
    assert city.view("C")["quarters"][0]["entrance"] == [{"seat": 0, "kind": None}]
    assert [event["kind"] for event in city.log("order-moved", viewer="B")] == ["night"]
    assert [event["kind"] for event in city.log("order-moved", viewer="C")] == [None]
    assert city.asking == "AskTurn A"


@rule("hidden.information")
def test_the_next_day_a_token_is_unknown_again() -> None:
    city = City(B=seat(rituals=["The Crow's Eye"]), quarters={"south": quarter(entrance=["A night"])})
    city.turns_from(1)
    city.answers("B", "use R109")
    assert city.table.seen[2] == 0b10
    assert city.asking == "AskTurn B"
    city = City(A=seat(orders={"night": {"to": "south", "cards": [], "seen": "B"}}), start="C")
    city.next_day()
    city.order_phase()
    city.turn("A", "night south")
    assert city.view("B")["quarters"][1]["entrance"] == [{"seat": 0, "kind": None}]
    assert city.asking == "AskTurn B"


# ---- memory


@rule("hidden.information")
def test_a_victim_taken_from_a_quarter_is_remembered_in_the_hand() -> None:
    city = City(
        A=seat(hand=[], orders={"night": ["ELDER"]}),
        quarters={"north": quarter(victim="The Butcher", die=1, spaces={"night": ["A night"]})},
    )
    city.resolve("night", "north")
    city.answers("A", "act")
    for viewer in OTHERS:
        assert (player(city, viewer)["holds"], player(city, viewer)["unknown"]) == (["V103"], 0)
    assert city.settled


@rule("hidden.information")
def test_what_is_remembered_in_a_hand_may_lie_under_a_token_once_plans_are_made() -> None:
    games = []
    for plan in (["put V103 dawn"], ["put ELDER dawn"]):
        city = City(A=seat(hand=["The Butcher", "ELDER"]))
        city.do(Planning(), OrderPhase())
        city.answers("A", "aim dawn north", *plan, "done")
        city.answers("B", "done")
        city.answers("C", "done")
        games.append(city)
    alike(games, *OTHERS)
    a = player(games[0], "B")
    assert (a["holds"], a["in_hand"], a["hand"], a["assigned"]) == (["V103", "ELDER"], [], 1, 1)
    assert {IDS[card] for twin in imagined(games[0], "B") for card in twin.hand[0]} == {"V103", "ELDER"}


@rule("hidden.information")
def test_a_card_shown_at_the_altar_is_known_to_be_in_the_hand() -> None:
    city = City(
        A=seat(blood=3, hand=["The Undertaker", "ELDER"], orders={"night": ["The Butcher", "ELDER"]}),
        position={"market": ["Thin the Veins"]},
    )
    city.turns_from(0)
    assert player(city, "B")["in_hand"] == []
    city.answers("A", "place dawn altar", "try R101", "show V102", "complete")
    for viewer in EVERYONE:
        assert player(city, viewer)["in_hand"] == ["V102"]
    for twin in imagined(city, "B"):
        assert NUMBER["V102"] in twin.hand[0]
        assert len(twin.hand[0]) == 2
    assert city.asking == "AskEnd A"


@rule("hidden.information")
def test_a_card_from_the_catacombs_is_known_to_be_in_the_hand() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 2, orders={"night": ["BLEEDER"] * 3}))
    city.order_phase()
    city.answers("A", "place dawn catacombs", "take ELDER")
    assert player(city, "B")["in_hand"] == ["ELDER"]
    assert all(NUMBER["ELDER"] in twin.hand[0] for twin in imagined(city, "B"))
    city.answers("A", "end")
    while city.table.open:
        city.idle()
    city.do(Reveal())
    assert player(city, "B")["in_hand"] == []


@rule("hidden.information")
def test_a_card_seen_in_a_hand_may_join_an_order_unseen() -> None:
    games = []
    for card in ("ELDER", "BLEEDER"):
        city = City(A=seat(rituals=["Second Skin"], hand=["BLEEDER"], orders={"night": ["BLEEDER"]}))
        city.order_phase()
        city.answers("A", "place dawn catacombs", "take ELDER", "use R211", f"put {card} night")
        games.append(city)
    alike(games, *OTHERS)
    assert player(games[0], "B")["in_hand"] == []
    hands = {tuple(twin.hand[0]) for twin in imagined(games[0], "B")}
    assert hands == {(NUMBER["BLEEDER"],), (NUMBER["ELDER"],)}


@rule("hidden.information")
def test_of_several_cards_seen_in_a_hand_only_one_can_have_joined_an_order() -> None:
    city = City(A=seat(rituals=["Second Skin"], hand=["BLEEDER"], orders={"night": ["BLEEDER"] * 2}))
    city.order_phase()
    city.answers("A", "place dawn catacombs", "take ELDER", "end")
    city.turn("B", "dawn north")
    city.turn("C", "dawn north")
    city.answers("A", "place dusk catacombs", "take ELDER", "use R211", "put BLEEDER night")
    hands = {tuple(IDS[card] for card in twin.hand[0]) for twin in imagined(city, "B")}
    assert hands == {("BLEEDER", "ELDER"), ("ELDER", "ELDER")}
    assert city.asking == "AskEnd A"


@rule("hidden.information")
def test_what_another_picks_at_the_altar_is_not_known_before_it_is_shown() -> None:
    games = []
    for card in ("V102", "V103"):
        city = City(
            A=seat(blood=3, hand=["V102", "V103"], orders={"night": ["V104"]}),
            position={"market": ["Hollow Coffins"], "known": {}, "victims": [], "quarters": NO_VICTIMS},
        )
        city.turns_from(0)
        city.answers("A", "place dawn altar", "try R108", f"show {card}")
        games.append(city)
    alike(games, *OTHERS)
    for twin in imagined(games[0], "B"):
        shown = [option for option in twin.questions()[0].options if option.startswith("show ")]
        assert shown == [f"show {IDS[card]}" for card in twin.hand[0]]


@rule("hidden.information")
def test_a_reshuffled_deck_is_known_to_hold_the_discarded_victims() -> None:
    city = City(
        day=4,
        A=seat(influence=9, hand=[], orders={"dusk": ["ELDER", "ELDER"]}),
        B=seat(influence=9, hand=["V201"]),
        quarters={"north": quarter(victim="The Professor", die=1, spaces={"dusk": ["A dusk"]})},
        position={"victims": [], "discard": ["V203", "V204"], "known": {"V201": "B", "V203": "ABC*", "V204": "ABC*"}},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert (len(city.hand("A")), city.view("C")["victims_left"], city.discard) == (1, 1, [])
    for twin in imagined(city, "C"):
        assert {IDS[twin.hand[0][0]], IDS[twin.victim_deck[0]]} == {"V203", "V204"}
        assert [IDS[card] for card in twin.hand[1]] == ["V201"], "it never lay in the pile that was shuffled"
    again = City.from_table(gloam.game("blood-orders").from_position(city.table.position()))
    assert again.table.position() == city.table.position()
    assert city.settled


def test_the_same_luck_imagines_the_same_table_whatever_is_really_there() -> None:
    rng = Random(3)
    table = gloam.game("blood-orders").table(seats=3, seed=3)
    compared = 0
    while not table.over:
        question = rng.choice(table.questions())
        if rng.random() < 0.1:
            here, there = table.seat(question.seat), table.seat(question.seat).imagine(rng).seat(question.seat)
            assert here.imagine(Random(1)).position() == there.imagine(Random(1)).position()
            compared += 1
        table.answer(question.seat, rng.choice(question.options))
    assert compared > 30


@rule("hidden.information")
def test_a_written_memory_must_fit_the_hand() -> None:
    for facts, where in (
        ({"in_hand": ["V101"]}, "in_hand.0"),
        ({"in_hand": ["ELDER", "ELDER"]}, "in_hand.1"),
        ({"in_doubt": ["V101"]}, "in_doubt.0"),
    ):
        with pytest.raises(Unreadable) as no:
            City(A=seat(hand=["ELDER"], orders={"night": ["ELDER"]}, **facts))
        assert no.value.where == f"seats.0.{where}"
    city = City(A=seat(hand=["ELDER"], orders={"night": ["ELDER"]}, in_hand=["ELDER"], in_doubt=["ELDER"]))
    assert player(city, "B")["in_hand"] == ["ELDER"]
