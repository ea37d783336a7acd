"""The Order Phase: tokens placed in turn, face down."""

from __future__ import annotations

from gloam.blood_orders.catalogue import KINDS
from gloam.blood_orders.cleanup import Cleanup
from gloam.blood_orders.orders import NextTurn, OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import Reveal
from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


def seen_at(city: City, viewer: str | None, place: str) -> list[tuple[str, str | None]]:
    """The stack a viewer sees at an entrance, the Altar or the Catacombs, from the bottom up."""
    view = city.view(viewer)
    stacks = {part["name"]: part["entrance"] for part in view["quarters"]}
    stack = {**stacks, "altar": view["altar"], "catacombs": view["catacombs"]}[place]
    return [(city.names[token["seat"]], token["kind"]) for token in stack]


# ---- turns


@rule("order.sequence")
def test_turns_go_round_from_the_start_player_until_all_tokens_are_placed() -> None:
    city = City(start="B")
    city.order_phase()
    turns = ""
    for kind in KINDS:
        for _ in range(3):
            turns += city.waiting
            city.turn(city.waiting, f"{kind} north")
    assert turns == "BCABCABCA"
    assert city.entrance("north") == [f"{name} {kind}" for kind in KINDS for name in "BCA"]
    assert city.settled


@rule("order.one-token")
def test_a_second_token_on_the_same_turn_is_refused() -> None:
    city = City()
    city.order_phase()
    city.answers("A", "place dawn north")
    assert city.refuses("A", "place dusk north").rule == "order.one-token"
    city.answers("A", "end")
    assert city.waiting == "B"
    assert city.view("B")["players"][0]["tokens"] == 2
    assert city.view("A")["you"]["tokens"] == ["dusk", "night"]


@rule("order.no-pass")
def test_nobody_passes_or_keeps_a_token_back() -> None:
    city = City(A=seat(fear=25), B=seat(fear=25))
    city.order_phase()
    for option in ("end", "pass"):
        assert city.refuses("A", option).rule == "order.no-pass"
    assert all(option.startswith("place ") for option in city.options("A"))
    city.answers("A", "place dawn north")
    assert city.waiting == "B", "with nothing left to do a turn ends by itself"
    assert all(option.startswith("place ") for option in city.options("B"))


@rule("order.no-pass")
def test_scavenging_is_no_turn() -> None:
    city = City()
    city.order_phase()
    city.answers("A", "scavenge 1")
    assert city.waiting == "A"
    assert city.refuses("A", "end").rule == "order.no-pass"
    assert len([option for option in city.options("A") if option.startswith("place ")]) == 15


@rule("order.all-placed")
def test_orders_are_revealed_when_the_last_token_is_placed() -> None:
    city = City(
        players=2,
        quarters={"north": quarter(entrance=["A dawn", "B dawn", "A dusk", "B dusk"])},
    )
    city.table.phase = "order"
    city.do(NextTurn(4), Reveal())
    city.turn("A", "night south")
    assert (city.table.phase, city.waiting) == ("order", "B")
    assert city.log("order-revealed") == []
    city.turn("B", "night south")
    assert city.table.phase == "resolution"
    assert len(city.log("order-revealed")) == 6
    assert city.settled


# ---- spaces


@rule("order.spaces")
def test_a_token_may_go_to_any_quarter_in_play_the_altar_or_the_catacombs() -> None:
    for players, places in ((2, 5), (3, 5), (4, 6)):
        city = City(players=players)
        city.order_phase()
        offered = [option.split(" ")[2] for option in city.options("A") if option.startswith("place dawn ")]
        wanted = ["north", "south", "east", "west"][: places - 2]
        assert offered == [*wanted, "altar", "catacombs"]


@rule("order.west")
def test_no_token_is_placed_at_west_below_four_players() -> None:
    for players in (2, 3):
        city = City(players=players)
        city.order_phase()
        assert city.refuses("A", "place dawn west").rule == "order.west"
    stacks = {"west": quarter(entrance=["A dusk"]), "east": quarter(entrance=["B dawn", "C dawn", "D dawn"])}
    city = City(players=4, quarters=stacks)
    city.turns_from(4)
    assert city.refuses("A", "place dusk west").rule == "plan.slot", "West is in play; the token is gone"
    city.turn("A", "dawn west")
    assert city.entrance("west") == ["A dusk", "A dawn"]
    assert city.asking == "AskTurn B"


@rule("order.west")
def test_no_token_is_moved_to_west_below_four_players() -> None:
    for players, quarters in ((3, ["south", "east"]), (4, ["south", "east", "west"])):
        city = City(
            players=players,
            A=seat(rituals=["Moving Shadows"]),
            quarters={"north": quarter(entrance=["A dawn"])},
        )
        city.turns_from(players)
        city.answers("A", "use R203")
        assert city.asks("A", "no", *[f"move dawn {name}" for name in quarters])


@rule("order.west")
def test_west_has_no_die_to_shift_below_four_players() -> None:
    for players, quarters in ((3, ["north", "south", "east"]), (4, ["north", "south", "east", "west"])):
        city = City(
            players=players,
            A=seat(rituals=["Dread Beacon"]),
            quarters={name: quarter(die=1) for name in quarters},
        )
        city.order_phase()
        assert list(city.dice) == quarters
        city.answers("A", "use R204")
        assert city.asks("A", "no", *[f"shift {name} +1" for name in quarters])


@rule("order.stack")
def test_a_token_goes_on_top_of_the_stack() -> None:
    city = City()
    city.order_phase()
    for name, kind in (("A", "night"), ("B", "dawn"), ("C", "dusk")):
        city.turn(name, f"{kind} north")
    assert city.entrance("north") == ["A night", "B dawn", "C dusk"]
    assert [name for name, _ in reversed(seen_at(city, None, "north"))] == ["C", "B", "A"]
    assert city.asking == "AskTurn A"


@rule("order.no-block")
def test_eleven_tokens_do_not_close_a_space() -> None:
    stack = [f"{name} {kind}" for kind in KINDS for name in "ABCD"]
    city = City(players=4, quarters={"south": quarter(entrance=stack[:11])})
    city.turns_from(11)
    city.turn("D", "night south")
    assert city.entrance("south") == stack
    assert len(city.entrance("south")) == 12
    assert city.settled


@rule("order.own-many")
def test_all_three_tokens_may_lie_on_one_space() -> None:
    city = City(players=4, quarters={"west": quarter(entrance=["A dawn", "A dusk"])})
    city.turns_from(8)
    city.turn("A", "night west")
    assert city.entrance("west") == ["A dawn", "A dusk", "A night"]
    assert city.asking == "AskTurn B"


@rule("order.elsewhere")
def test_a_token_may_be_placed_elsewhere_and_keeps_its_cards() -> None:
    city = City(quarters={"east": quarter(location="The Eel Market", die=2)})
    city.do(Planning(), OrderPhase(), Reveal())
    city.answers("A", "aim dawn north", "put BLEEDER dawn", "put BLEEDER dawn", "done")
    city.answers("B", "done")
    city.answers("C", "done")
    city.turn("A", "dawn east")
    assert city.symbols("A", "dawn") == 2
    while city.table.phase == "order":
        city.idle()
    assert city.asks("A", "act", "decline")
    city.answers("A", "act")
    assert city.actions == ["A dawn east"]
    assert city.blood == {"A": 9, "B": 7, "C": 7}
    assert city.settled


# ---- face down


@rule("order.face-down")
def test_others_see_whose_token_it_is_but_not_its_kind() -> None:
    city = City()
    city.order_phase()
    city.turn("A", "night east")
    for viewer in ("B", "C", None):
        assert seen_at(city, viewer, "east") == [("A", None)]
        assert [(event["at"], event["kind"]) for event in city.log("placed", viewer=viewer)] == [("east", None)]
    assert [event["kind"] for event in city.log("placed", viewer="A")] == ["night"]
    assert city.asking == "AskTurn B"


@rule("order.face-down")
def test_which_token_was_placed_changes_nothing_that_others_see() -> None:
    games = [City() for _ in KINDS]
    for city, kind in zip(games, KINDS, strict=True):
        city.order_phase()
        city.turn("A", f"{kind} altar", "try R101", "leave")
    for viewer in ("B", "C", None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[0].log(viewer=viewer) == games[1].log(viewer=viewer) == games[2].log(viewer=viewer)
    assert games[0].options("B") == games[1].options("B") == games[2].options("B")


@rule("order.look")
def test_a_player_may_look_at_their_own_token_without_changing_the_stack() -> None:
    city = City(quarters={"south": quarter(entrance=["A dusk", "B night"])})
    city.turns_from(2)
    assert seen_at(city, "A", "south") == [("A", "dusk"), ("B", None)]
    assert seen_at(city, "B", "south") == [("A", None), ("B", "night")]
    for viewer in ("C", None):
        assert seen_at(city, viewer, "south") == [("A", None), ("B", None)]
    assert city.entrance("south") == ["A dusk", "B night"]
    assert city.asking == "AskTurn C"


@rule("order.any-kind")
def test_any_token_serves_the_catacombs() -> None:
    city = City(A=seat(hand=["ELDER"]), quarters={"north": quarter(entrance=["A dawn", "A dusk"])})
    city.turns_from(6)
    assert [option for option in city.options("A") if option.startswith("place ")] == [
        f"place night {name}" for name in ("north", "south", "east", "altar", "catacombs")
    ]
    city.answers("A", "place night catacombs", "take BLEEDER")
    assert city.hand("A") == ["BLEEDER", "ELDER"]
    assert city.asking == "AskEnd A"


@rule("order.any-kind")
def test_any_token_serves_the_altar() -> None:
    for kind in KINDS:
        city = City(
            A=seat(blood=3, hand=["The Undertaker"]),
            position={"market": ["Thin the Veins"], "rituals": []},
        )
        city.order_phase()
        city.answers("A", f"place {kind} altar", "try R101", "show V102", "complete")
        assert city.rituals("A") == ["R101"]
        assert city.asking == "AskEnd A"


@rule("order.immediate")
def test_the_catacombs_work_at_once_and_a_quarter_later() -> None:
    city = City(
        A=seat(orders={"dusk": ["BLEEDER"] * 2}),
        quarters={"north": quarter(location="The Slaughteryard", die=1)},
    )
    city.order_phase()
    city.turn("A", "dawn catacombs", "take ELDER")
    assert city.hand("A") == ["BLEEDER"] * 4 + ["ELDER"] * 4
    city.turn("B", "dawn north")
    city.turn("C", "dawn north")
    city.turn("A", "dusk north")
    assert city.hand("A") == ["BLEEDER"] * 4 + ["ELDER"] * 4
    assert (city.blood, city.influence) == ({"A": 7, "B": 7, "C": 7}, {"A": 5, "B": 5, "C": 5})
    assert city.log("action") == []
    assert city.asking == "AskTurn B"


@rule("order.stay-down")
def test_a_token_at_the_altar_stays_there_face_down_until_cleanup() -> None:
    city = City(
        A=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(die=1, entrance=["A dawn"])},
        position={"altar": ["A dusk"], "catacombs": ["A night"]},
    )
    city.reveal()
    assert city.asks("A", "act", "decline")
    for viewer in ("B", "C", None):
        assert (seen_at(city, viewer, "altar"), seen_at(city, viewer, "catacombs")) == ([("A", None)], [("A", None)])
        assert [event["kind"] for event in city.log("order-revealed", viewer=viewer)] == ["dawn"]
    city.answers("A", "decline")
    assert city.on_board("A") == ["dusk", "night"]
    city.cleanup()
    city.answers("A", "done")
    assert city.on_board("A") == []
    assert city.settled


@rule("order.stay-down")
def test_not_even_cleanup_tells_which_token_lay_at_the_altar() -> None:
    games = []
    for altar, catacombs in (("dusk", "night"), ("night", "dusk")):
        city = City(
            A=seat(orders={"dusk": ["BLEEDER"], "night": ["ELDER"]}),
            position={"altar": [f"A {altar}"], "catacombs": [f"A {catacombs}"]},
        )
        city.do(Reveal(), Cleanup())
        games.append(city)
    one, other = games
    assert one.asks("A")
    for viewer in ("B", "C", None):
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer=viewer) == other.log(viewer=viewer)
    assert other.asking == "AskFeed A"


@rule("order.redirected-cards")
def test_cards_of_a_redirected_token_stay_locked_and_go_to_torpor_in_cleanup() -> None:
    city = City(
        A=seat(hand=["BLEEDER"], orders={"dawn": ["BLEEDER", "BLEEDER"], "night": ["ELDER"]}, blood=1),
        position={"altar": ["A dawn"], "catacombs": ["A night"]},
    )
    city.reveal()
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER"], [])
    assert (city.order("A", "dawn"), city.order("A", "night")) == (["BLEEDER", "BLEEDER"], ["ELDER"])
    assert city.settled
    city.cleanup()
    assert (city.torpor("A"), city.order("A", "dawn")) == (["BLEEDER", "BLEEDER", "ELDER"], [])
    bleeders = city.table.bleeders
    city.answers("A", "feed ELDER", "done")
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER", "ELDER"], [])
    assert city.table.bleeders == bleeders + 2
    assert city.blood == {"A": 0, "B": 7, "C": 7}
    assert city.settled
