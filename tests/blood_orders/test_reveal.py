"""Revealing orders: entrance stacks turned over onto the action spaces."""

from __future__ import annotations

from gloam.blood_orders.resolution import Reveal
from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


def revealed(city: City) -> list[str]:
    """Who turned over what, in order: "A dawn north"."""
    return [f"{'ABCD'[int(str(one['seat']))]} {one['kind']} {one['at']}" for one in city.log("order-revealed")]


def turn_over(city: City) -> None:
    """Only the revealing, without the actions that follow it."""
    Reveal().do(city.table)
    city.table.docket.clear()


@rule("reveal.when")
def test_a_token_at_an_entrance_is_turned_up_onto_the_space_of_its_kind_in_the_same_quarter() -> None:
    city = City(
        A=seat(orders={"night": ["ELDER"]}),
        quarters={"east": quarter(die=1, entrance=["A night"])},
    )
    assert city.view("B")["quarters"][2]["entrance"] == [{"seat": 0, "kind": None}]
    city.reveal()
    assert city.log("order-revealed") == [
        {"what": "order-revealed", "rule": "reveal.when", "seat": 0, "at": "east", "kind": "night", "cards": ("ELDER",)}
    ]
    assert city.entrance("east") == []
    assert city.asked().facts["at"] == "east"
    city.answers("A", "act")
    assert city.actions == ["A night east"]
    assert city.settled


@rule("reveal.when")
def test_a_revealed_token_lies_open_for_everyone() -> None:
    city = City(A=seat(orders={"night": ["ELDER"]}), quarters={"east": quarter(die=1, entrance=["A night"])})
    turn_over(city)
    assert city.space("night", "east") == ["A night"]
    for name in ("A", "B", "C", None):
        assert city.view(name)["quarters"][2]["spaces"] == {"dawn": [], "dusk": [], "night": [0]}
        assert city.view(name)["quarters"][2]["entrance"] == []


@rule("reveal.top-first")
def test_an_entrance_stack_is_turned_over_from_the_top_down() -> None:
    city = City(quarters={"north": quarter(entrance=["A dusk", "B dawn", "C dawn"])})
    turn_over(city)
    assert revealed(city) == ["C dawn north", "B dawn north", "A dusk north"]


@rule("reveal.restack")
def test_the_token_placed_first_ends_up_highest_on_its_action_space() -> None:
    city = City(quarters={"north": quarter(entrance=["A dawn", "B dawn", "C dawn"])})
    turn_over(city)
    assert city.space("dawn", "north") == ["C dawn", "B dawn", "A dawn"]  # from the bottom up
    assert city.entrance("north") == []


@rule("reveal.restack")
def test_who_placed_first_acts_first() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        C=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(location="The Eel Market", die=1, entrance=["B dawn", "A dawn", "C dawn"])},
    )
    city.reveal()
    for name in "BAC":
        assert city.waiting == name
        city.answers(name, "act")
    assert city.actions == ["B dawn north", "A dawn north", "C dawn north"]
    assert city.settled


@rule("icon.reveal-example")
def test_of_a_night_token_above_two_dusk_tokens_the_lowest_dusk_token_acts_first() -> None:
    city = City(quarters={"south": quarter(entrance=["A dusk", "B dusk", "C night"])})
    turn_over(city)
    assert revealed(city) == ["C night south", "B dusk south", "A dusk south"]
    assert city.space("night", "south") == ["C night"]
    assert city.space("dusk", "south") == ["B dusk", "A dusk"]
    assert city.space("dawn", "south") == []


@rule("reveal.altar-order")
def test_tokens_at_the_altar_and_the_catacombs_are_not_revealed_and_do_nothing_more() -> None:
    for stack in (["A dawn", "B dawn"], ["B dawn", "A dawn"]):
        city = City(
            A=seat(hand=[], orders={"dawn": ["BLEEDER"]}),
            B=seat(hand=[], orders={"dawn": ["ELDER"]}),
            position={"altar": stack, "catacombs": ["C night"]},
        )
        city.reveal()
        assert city.settled
        assert city.log("order-revealed", "action") == []
        assert sorted(city.table.altar) == [0, 3]
        city.cleanup()
        assert city.table.altar == city.table.catacombs == []
        assert (city.torpor("A"), city.torpor("B")) == (["BLEEDER"], ["ELDER"])
        city.answers("A", "done")
        city.answers("B", "done")
        assert city.settled


@rule("reveal.two-own")
def test_three_tokens_of_one_player_in_a_quarter_are_three_orders_each_with_its_own_cards() -> None:
    city = City(
        A=seat(
            blood=0,
            influence=1,
            hand=[],
            orders={"dawn": ["BLEEDER"], "dusk": ["ELDER"], "night": ["ELDER", "ELDER"]},
        ),
        quarters={
            "north": quarter(
                location="The Eel Market",
                victim="The Butcher",
                die=1,
                night_blood=3,
                night_influence=1,
                entrance=["A night", "A dusk", "A dawn"],
            )
        },
    )
    city.reveal()
    city.answers("A", "act")
    assert city.torpor("A") == ["BLEEDER"]
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    city.answers("A", "act")
    assert city.torpor("A") == ["BLEEDER", "ELDER"]
    assert city.blood == {"A": 5, "B": 7, "C": 7}
    city.answers("A", "act")
    assert city.torpor("A") == ["BLEEDER", "ELDER", "ELDER", "ELDER"]
    assert city.blood == {"A": 8, "B": 7, "C": 7}
    assert city.influence == {"A": 2, "B": 5, "C": 5}
    assert city.hand("A") == ["V103"]
    assert city.log("contest", "stalemate") == []
    assert city.actions == ["A dawn north", "A dusk north", "A night north"]
    assert city.settled


@rule("resolve.open-boards")
def test_cards_under_tokens_at_the_altar_and_the_catacombs_are_told_when_the_screens_go() -> None:
    city = City(
        start="B",
        A=seat(hand=[], orders={"dawn": ["BLEEDER"], "dusk": ["ELDER", "The Butcher"], "night": ["ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(entrance=["A night"], die=6)},
        position={"altar": ["A dusk", "B dusk", "B dawn"], "catacombs": ["A dawn"]},
    )
    city.reveal()
    for viewer in ("A", "B", "C", None):
        opened = [event for event in city.log(viewer=viewer) if event["what"] == "order-opened"]
        assert [(event["seat"], event["kind"], event["cards"]) for event in opened] == [
            (1, "dusk", ("ELDER",)),
            (0, "dawn", ("BLEEDER",)),
            (0, "dusk", ("V103", "ELDER")),
        ]
        assert not [event for event in opened if "altar" in str(event) or "catacombs" in str(event)]
    assert city.settled


@rule("order.stay-down")
def test_what_is_told_of_them_does_not_say_which_lies_where() -> None:
    told = []
    for altar, catacombs in (("A dawn", "A dusk"), ("A dusk", "A dawn")):
        city = City(
            A=seat(hand=[], orders={"dawn": ["BLEEDER"], "dusk": ["ELDER"]}),
            position={"altar": [altar], "catacombs": [catacombs]},
        )
        city.reveal()
        told.append((city.log(viewer="B"), city.view("B")))
        assert city.settled
    assert told[0] == told[1]
