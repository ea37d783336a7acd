"""Order tokens that effects move: which can be chosen, where they go, and when they come too late."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("move.token-place")
def test_in_resolution_a_moved_token_goes_on_top_of_the_space_of_its_kind_with_its_cards() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"night": ["ELDER", "BLEEDER"]}),
        quarters={
            "north": quarter(victim="The Gang Leader", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(spaces={"night": ["C night"]}),
            "east": quarter(spaces={"night": ["B night"]}),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act", "order B night")
    assert city.asks("B", "to north", "to south")
    city.answers("B", "to south")
    assert city.space("night", "south") == ["C night", "B night"]
    assert city.space("night", "east") == []
    assert city.order("B", "night") == ["BLEEDER", "ELDER"]
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.settled


@rule("move.token-place")
def test_the_stack_a_token_leaves_keeps_its_order() -> None:
    city = City(
        players=4,
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Gang Leader", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(spaces={"night": ["B night", "C night", "D night"]}),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act", "order C night")
    city.answers("C", "to west")
    assert city.space("night", "south") == ["B night", "D night"]
    assert city.space("night", "west") == ["C night"]
    assert city.settled


@rule("move.token-place")
def test_in_the_order_phase_a_moved_token_lies_face_down_on_top_of_the_other_entrance() -> None:
    city = City(
        day=4,
        A=seat(rituals=["Moving Shadows"]),
        quarters={
            "north": quarter(entrance=["A dusk", "C dawn"]),
            "east": quarter(entrance=["B night"]),
        },
    )
    city.turns_from(3)
    city.answers("A", "use R203", "move dusk east")
    assert city.entrance("north") == ["C dawn"]
    assert city.entrance("east") == ["B night", "A dusk"]
    assert city.view("B")["quarters"][2]["entrance"] == [{"seat": 1, "kind": "night"}, {"seat": 0, "kind": None}]
    moved = [city.log("order-moved", viewer=name)[0]["kind"] for name in ("A", "B", None)]
    assert moved == ["dusk", None, None]
    assert "place dusk north" not in city.options("A")
    assert "place dawn north" in city.options("A")


@rule("move.token-place")
def test_moving_ones_own_token_may_be_declined() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Smuggler", die=1, spaces={"dusk": ["A dusk"]}),
            "east": quarter(spaces={"night": ["A night"]}),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.asks("A", "no", "move night north", "move night south")
    city.answers("A", "no")
    assert city.space("night", "east") == ["A night"]
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.settled


@rule("move.token-place")
def test_a_moved_token_is_resolved_in_its_new_quarter() -> None:
    city = City(
        A=seat(hand=[], orders={"dusk": ["ELDER"], "night": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Smuggler", die=1, entrance=["A dusk"]),
            "south": quarter(victim="The Butcher", die=1),
            "east": quarter(victim="The Poacher", die=6, entrance=["A night"]),
        },
    )
    city.reveal()
    city.answers("A", "act", "move night south", "act")
    assert city.actions == ["A dusk north", "A night south"]
    assert city.hand("A") == ["V103"]
    assert city.fear == {"A": 1, "B": 0, "C": 0}
    assert city.settled


@rule("move.token-missed")
def test_a_token_moved_to_a_space_gone_through_goes_home_and_its_cards_to_torpor() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(hand=[], orders={"dusk": ["ELDER", "ELDER"]}),
        quarters={
            "north": quarter(victim="The Butcher", die=1),
            "south": quarter(victim="The Gang Leader", die=1, entrance=["A dusk"]),
            "east": quarter(victim="The Midwife", die=1, entrance=["B dusk"]),
        },
    )
    city.reveal()
    city.answers("A", "act")  # the only token there is
    city.answers("B", "to north")
    assert city.torpor("B") == ["ELDER", "ELDER"]
    assert city.on_board("B") == []
    assert city.actions == ["A dusk south"]
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.influence == {"A": 3, "B": 5, "C": 5}
    assert city.settled


@rule("move.token-missed")
def test_a_token_moved_to_the_space_being_gone_through_is_the_next_to_resolve() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(blood=0, orders={"dusk": ["ELDER"]}),
        C=seat(blood=0, orders={"dusk": ["ELDER"]}),
        quarters={
            "south": quarter(victim="The Gang Leader", die=1, entrance=["A dusk", "C dusk"]),
            "east": quarter(victim="The Midwife", die=1, entrance=["B dusk"]),
        },
    )
    city.reveal()
    city.answers("A", "act", "order B dusk")
    city.answers("B", "to south")
    assert city.waiting == "B"
    assert city.space("dusk", "south") == ["C dusk"]
    city.answers("B", "decline")
    assert city.waiting == "C"
    city.answers("C", "decline")
    assert city.actions == ["A dusk south"]
    assert city.settled


@rule("move.token-missed")
def test_a_token_moved_to_a_later_space_of_its_kind_is_still_resolved() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Gang Leader", die=1, entrance=["A dusk", "B dusk"]),
            "east": quarter(victim="The Butcher", die=1),
        },
    )
    city.reveal()
    city.answers("A", "act")
    city.answers("B", "to east", "act")
    assert city.actions == ["A dusk north", "B dusk east"]
    assert city.blood == {"A": 7, "B": 10, "C": 7}
    assert city.settled


@rule("token.unresolved")
def test_only_tokens_in_a_quarter_whose_action_has_not_begun_can_be_chosen() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(hand=[], orders={"dawn": ["BLEEDER"], "dusk": ["ELDER"], "night": ["ELDER"]}),
        C=seat(hand=[], orders={"dusk": ["ELDER"], "night": ["ELDER"]}),
        quarters={
            "north": quarter(
                victim="The Gang Leader", location="The Eel Market", die=1, entrance=["A dusk", "B dawn", "C dusk"]
            ),
            "south": quarter(die=1, entrance=["B night", "A night"]),
            "east": quarter(victim="The Butcher", die=1),
        },
        position={"altar": ["B dusk"], "catacombs": ["C night"]},
    )
    city.reveal()
    city.answers("B", "decline")  # its Dawn token is home again
    city.answers("A", "act")
    assert city.asks("A", "order B night", "order C dusk")  # neither the Altar's nor the Catacombs'
    city.answers("A", "order C dusk")
    city.answers("C", "to east")
    assert city.waiting == "C"
    city.answers("C", "decline")
    city.answers("B", "decline")
    assert city.settled


@rule("token.unresolved")
def test_the_token_being_resolved_cannot_move_itself() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(victim="The Smuggler", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.blood == {"A": 10, "B": 7, "C": 7}
    assert city.settled  # no token is left to be moved, so nothing is asked
