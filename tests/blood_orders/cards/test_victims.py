"""The Victims, card by card in printed order. A takes a Dusk action in North; the others start with (7, 5, 0, 0)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.blood_orders.cards import VICTIMS
from tests.blood_orders.scenario import City, dusk_at, quarter, seat, walk
from tests.claims import rule

REST = {"B": (7, 5, 0, 0), "C": (7, 5, 0, 0)}  # what the others have when nobody has touched it
SEVEN = ["BLEEDER"] * 4 + ["ELDER"] * 3
Purse = tuple[int, int, int, int]


# ---- all of them


@pytest.mark.parametrize("name", [card.name for card in VICTIMS])
def test_a_victim_leads_nowhere_impossible_whatever_is_chosen(name: str) -> None:
    city = dusk_at(
        name,
        A=seat(
            influence=7,
            fear=4,
            hand=["BLEEDER", "V101" if name != "The Gang Leader" else "V102"],
            torpor=["ELDER"],
            orders={"night": ["ELDER"]},
            rituals=["R101"],
        ),
        B=seat(blood=2, orders={"dusk": ["ELDER", "BLEEDER"], "night": []}, hand=["ELDER", "BLEEDER"]),
        C=seat(influence=1, rituals=["R212"], hand=[], orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(spaces={"dusk": ["B dusk"]}),
            "south": quarter(spaces={"dusk": ["C dusk"]}),
            "east": quarter(spaces={"night": ["A night", "B night"]}),
        },
    )
    assert walk(city) >= 1


@pytest.mark.parametrize("card", VICTIMS, ids=[card.name for card in VICTIMS])
def test_a_victim_asks_its_cost_which_goes_to_the_night_space_and_can_be_met_with_nothing_else(card: Any) -> None:
    city = City(
        day=card.act * 3 - 2,
        A=seat(blood=0, influence=card.cost, hand=[], orders={"dusk": ["ELDER"]}),
        B=seat(blood=0, influence=0, hand=[]),
        C=seat(blood=0, influence=0, hand=[]),
        position={"bleeders": 0, "elders": 0, "victims": []},
        quarters={
            "north": quarter(victim=card.id, die=1, spaces={"dusk": ["A dusk"]}, night_blood=0, night_influence=0),
            "south": quarter(victim="", die=6),
            "east": quarter(victim="", die=6),
        },
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.night("north") in ((0, card.cost), (0, 0))
    paid = [(event["resource"], event["amount"]) for event in city.log("paid")]
    assert paid == [("influence", card.cost)]
    while city.table.open:
        city.answers("A", city.options("A")[0])
    assert min(min(purse) for purse in city.purses.values()) >= 0
    assert city.victim("north") == card.id
    assert city.settled


@pytest.mark.parametrize("card", VICTIMS, ids=[card.name for card in VICTIMS])
def test_a_victim_gives_nothing_to_an_order_one_influence_short_or_declined(card: Any) -> None:
    for influence, answers in ((card.cost - 1, []), (card.cost, ["decline"])):
        city = City(
            day=card.act * 3 - 2,
            A=seat(influence=influence, fear=5, orders={"dusk": ["ELDER"]}),
            quarters={"north": quarter(victim=card.id, die=1, spaces={"dusk": ["A dusk"]})},
        )
        city.resolve("dusk", "north")
        city.answers("A", *answers)
        assert city.purses == {"A": (7, influence, 0, 5), **REST}
        assert (city.hand("A"), city.torpor("A"), city.night("north")) == (SEVEN, ["ELDER"], (3, card.cost))
        assert city.settled


# ---- The Gang Leader


def gang_leader(**more: Any) -> City:
    return dusk_at(
        "The Gang Leader",
        B=seat(orders={"dusk": ["ELDER", "ELDER"], "night": ["ELDER"]}),
        quarters={
            "south": quarter(spaces={"dusk": ["B dusk"], "night": ["C night"]}),
            "east": quarter(spaces={"night": ["B night"]}),
        },
        **more,
    )


@rule("move.token-place", "token.unresolved")
def test_the_gang_leader_picks_an_opponents_waiting_token_and_its_owner_picks_where_it_goes() -> None:
    city = gang_leader()
    assert city.asks("A", "order B dusk", "order B night", "order C night")
    city.answers("A", "order B night")
    assert city.asks("B", "to north", "to south")
    city.answers("B", "to south")
    assert (city.space("night", "east"), city.space("night", "south")) == ([], ["C night", "B night"])
    assert (city.order("B", "night"), city.torpor("B")) == (["ELDER"], [])
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


@rule("move.token-missed")
def test_a_dusk_token_the_gang_leader_drives_into_the_space_being_gone_through_is_next() -> None:
    city = gang_leader()
    city.answers("A", "order B dusk")
    assert city.asks("B", "to north", "to east")
    city.answers("B", "to north")
    assert city.asks("B", "act", "decline")
    assert (city.asked().facts["kind"], city.asked().facts["at"]) == ("dusk", "north")
    city.answers("B", "decline")
    assert city.torpor("B") == ["ELDER", "ELDER"]
    assert city.settled


@rule("move.token-missed")
def test_a_dusk_token_the_gang_leader_drives_into_a_space_gone_through_is_lost() -> None:
    city = City(
        A=seat(orders={"dusk": ["ELDER"]}),
        B=seat(orders={"dusk": ["ELDER", "BLEEDER"]}),
        quarters={
            "south": quarter(victim="The Gang Leader", die=1, spaces={"dusk": ["A dusk"]}),
            "east": quarter(spaces={"dusk": ["B dusk"]}),
        },
    )
    city.resolve("dusk", "south")
    city.answers("A", "act")
    assert city.asks("B", "to north", "to south")
    city.answers("B", "to north")
    assert (city.space("dusk", "north"), city.space("dusk", "east")) == ([], [])
    assert (city.order("B", "dusk"), city.torpor("B")) == ([], ["BLEEDER", "ELDER"])
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


@rule("effect.no-target")
def test_the_gang_leader_does_nothing_where_no_opponent_has_a_token_waiting() -> None:
    city = dusk_at(
        "The Gang Leader",
        A=seat(orders={"night": ["ELDER"]}),
        quarters={"east": quarter(spaces={"night": ["A night"]})},
        position={"altar": ["B dusk"], "catacombs": ["C night"]},
    )
    assert city.space("night", "east") == ["A night"]
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


def test_the_gang_leader_may_take_a_token_from_below_his_own_in_the_same_stack() -> None:
    city = dusk_at(
        "The Gang Leader",
        B=seat(orders={"dusk": ["ELDER"]}),
        C=seat(orders={"dusk": []}),
        quarters={"north": quarter(spaces={"dusk": ["B dusk", "C dusk"]})},
    )
    city.answers("A", "order B dusk")
    city.answers("B", "to south")
    assert (city.space("dusk", "south"), city.space("dusk", "north")) == (["B dusk"], [])
    assert city.torpor("C") == []
    assert city.settled


@rule("order.west")
def test_the_gang_leader_drives_a_token_to_west_only_with_four_players() -> None:
    three = gang_leader()
    three.answers("A", "order B night")
    assert three.refuses("B", "to west").rule == "order.west"
    assert three.refuses("B", "to east").rule == "move.token-place"
    four = gang_leader(players=4)
    four.answers("A", "order B night")
    four.answers("B", "to west")
    assert four.space("night", "west") == ["B night"]
    assert four.settled


@rule("token.unresolved")
def test_the_gang_leader_may_not_pick_his_own_players_token_or_one_that_is_not_waiting() -> None:
    city = gang_leader()
    for option in ("order A night", "order B dawn", "order C dusk"):
        assert city.refuses("A", option).rule == "token.unresolved"


# ---- returning cards: The Undertaker, The Surgeon, The Coroner

HEALERS = [
    ("The Undertaker", 2, (8, 4, 0, 0)),
    ("The Surgeon", 4, (7, 4, 0, 0)),
    ("The Coroner", 5, (7, 2, 2, 0)),
]


@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_victim_returns_up_to_its_number_of_cards(name: str, most: int, mine: Purse) -> None:
    torpor = ["V104", "V105", "V106", "V107", "BLEEDER"]
    city = dusk_at(name, A=seat(hand=[], torpor=torpor))
    for card in (*torpor, "ELDER")[:most]:
        city.answers("A", "recover " + card)
    assert city.hand("A") == torpor[:most]
    assert city.torpor("A") == [*torpor[most:], "ELDER"]
    assert city.purses == {"A": mine, **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_victim_may_return_nothing(name: str, most: int, mine: Purse) -> None:
    city = dusk_at(name, A=seat(hand=[]))
    assert city.asks("A", "done", "recover ELDER")
    city.answers("A", "done")
    assert (city.hand("A"), city.torpor("A")) == ([], ["ELDER"])
    assert city.purses == {"A": mine, **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_victim_stops_when_torpor_is_empty(name: str, most: int, mine: Purse) -> None:
    city = dusk_at(name, A=seat(hand=[]))
    city.answers("A", "recover ELDER")
    assert (city.hand("A"), city.torpor("A")) == (["ELDER"], [])
    assert city.purses == {"A": mine, **REST}
    assert city.settled


# ---- plain gains


@pytest.mark.parametrize(
    ("name", "mine"),
    [
        ("The Butcher", (10, 4, 0, 0)),
        ("The Court Clerk", (7, 7, 0, 0)),
        ("The Magistrate", (7, 3, 2, 0)),
        ("The Barkeeper", (11, 3, 0, 0)),
        ("The Abattoir Foreman", (13, 3, 0, 0)),
        ("The Housekeeper", (9, 5, 1, 0)),
    ],
)
def test_a_plain_victim_costs_and_gives_what_it_says_and_asks_nothing(name: str, mine: Purse) -> None:
    city = dusk_at(name)
    assert city.purses == {"A": mine, **REST}
    assert (city.hand("A"), city.torpor("A")) == (SEVEN, ["ELDER"])
    assert city.settled


# ---- lowering fear: The Midwife, The Pharmacist, The Hospice Nurse


@pytest.mark.parametrize(
    ("name", "spaces", "rest"),
    [("The Midwife", 2, (8, 4, 0)), ("The Pharmacist", 1, (10, 3, 0)), ("The Hospice Nurse", 3, (8, 3, 0))],
)
def test_a_soothing_victim_lowers_fear_by_its_number_and_stops_at_zero(
    name: str, spaces: int, rest: tuple[int, int, int]
) -> None:
    for before, after in ((25, 25 - spaces), (spaces + 1, 1), (spaces, 0), (spaces - 1, 0), (0, 0)):
        city = dusk_at(name, A=seat(fear=before), B=seat(fear=9))
        assert city.purses == {"A": (*rest, after), "B": (7, 5, 0, 9), "C": (7, 5, 0, 0)}
        assert city.settled


# ---- The Concierge


def test_the_concierge_gives_two_blood_and_may_shift_any_die_by_one() -> None:
    for change, die in (("-1", 2), ("+1", 4)):
        city = dusk_at("The Concierge", quarters={"south": quarter(die=6), "east": quarter(die=3)})
        assert city.asks("A", "no", "shift north +1", "shift south -1", "shift east -1", "shift east +1")
        city.answers("A", "shift east " + change)
        assert city.dice == {"north": 1, "south": 6, "east": die}
        assert city.purses == {"A": (9, 4, 0, 0), **REST}
        assert city.settled


def test_the_concierge_may_leave_the_dice_alone() -> None:
    city = dusk_at("The Concierge", quarters={"south": quarter(die=6), "east": quarter(die=3)})
    city.answers("A", "no")
    assert city.dice == {"north": 1, "south": 6, "east": 3}
    assert city.purses == {"A": (9, 4, 0, 0), **REST}
    assert city.settled


# ---- taking from the Catacombs: The Headmistress, The Catacomb Guide

TAKERS = [("The Headmistress", 2, (7, 4, 0, 0)), ("The Catacomb Guide", 3, (8, 3, 0, 0))]


@pytest.mark.parametrize(("name", "cards", "mine"), TAKERS)
def test_a_guiding_victim_brings_its_number_of_cards_in_any_mix(name: str, cards: int, mine: Purse) -> None:
    for elders in range(cards + 1):
        city = dusk_at(name, A=seat(hand=[]))
        city.answers("A", *["take ELDER"] * elders, *["take BLEEDER"] * (cards - elders))
        assert city.hand("A") == ["BLEEDER"] * (cards - elders) + ["ELDER"] * elders
        assert city.purses == {"A": mine, **REST}
        assert city.settled


@rule("catacombs.deck-empty")
@pytest.mark.parametrize(("name", "cards", "mine"), TAKERS)
def test_a_guiding_victim_brings_what_the_decks_have(name: str, cards: int, mine: Purse) -> None:
    for bleeders, elders in ((0, 0), (1, 0), (0, 1), (0, cards + 1)):
        city = dusk_at(name, A=seat(hand=[]), position={"bleeders": bleeders, "elders": elders})
        assert city.hand("A") == ["BLEEDER"] * bleeders + ["ELDER"] * min(cards, elders)
        assert (city.table.bleeders, city.table.elders) == (0, max(0, elders - cards))
        assert city.purses == {"A": mine, **REST}
        assert city.settled


@rule("catacombs.deck-empty")
def test_the_catacomb_guide_takes_from_the_other_deck_once_one_is_empty() -> None:
    city = dusk_at("The Catacomb Guide", A=seat(hand=[]), position={"bleeders": 1, "elders": 9})
    city.answers("A", "take BLEEDER")
    assert city.hand("A") == ["BLEEDER", "ELDER", "ELDER"]
    assert city.settled


# ---- stealing: The Developer's Widow, The Pickpocket, The Kingpin


@pytest.mark.parametrize(
    ("name", "blood", "influence", "cost"),
    [("The Developer's Widow", 3, 0, 2), ("The Pickpocket", 0, 2, 1), ("The Kingpin", 3, 3, 3)],
)
def test_a_thief_takes_from_the_opponent_you_choose_or_all_there_is(
    name: str, blood: int, influence: int, cost: int
) -> None:
    for theirs in range(5):
        city = dusk_at(name, C=seat(blood=theirs, influence=theirs))
        assert city.asks("A", "seat B", "seat C")
        city.answers("A", "seat C")
        taken, gained = min(blood, theirs), min(influence, theirs)
        assert city.purses == {
            "A": (7 + taken, 5 - cost + gained, 0, 0),
            "B": (7, 5, 0, 0),
            "C": (theirs - taken, theirs - gained, 0, 0),
        }
        assert city.night("north") == (3, 2 * cost)
        assert city.settled


def test_a_thief_asks_nothing_where_there_is_one_opponent() -> None:
    city = dusk_at("The Kingpin", players=2)
    assert city.purses == {"A": (10, 5, 0, 0), "B": (4, 2, 0, 0)}
    assert city.settled


def test_a_thief_may_choose_any_of_three_opponents_clockwise() -> None:
    city = dusk_at("The Pickpocket", players=4)
    assert city.asks("A", "seat B", "seat C", "seat D")
    city.answers("A", "seat D")
    assert city.influence == {"A": 6, "B": 5, "C": 5, "D": 3}
    assert city.settled


# ---- The Debutante


@pytest.mark.parametrize(("victims", "points"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_the_debutante_gives_one_point_and_one_for_each_victim_in_hand_up_to_two(victims: int, points: int) -> None:
    hand = ["V101", "V102", "V103"][:victims]
    city = dusk_at("The Debutante", A=seat(hand=[*hand, "ELDER"], torpor=["V201"]))
    assert city.purses == {"A": (7, 3, points, 0), **REST}
    assert city.settled


# ---- The Poacher


@rule("effect.take-less")
@pytest.mark.parametrize("lying", [0, 1, 2, 3, 4])
def test_the_poacher_takes_three_blood_from_a_night_space_or_all_there_is(lying: int) -> None:
    for place in ("north", "south", "east"):
        night = {name: quarter(night_blood=9, night_influence=0) for name in ("north", "south", "east")}
        night[place]["night_blood"] = lying
        city = dusk_at("The Poacher", quarters=night)
        assert city.asks("A", "at north", "at south", "at east")
        city.answers("A", "at " + place)
        assert city.night(place) == (max(0, lying - 3), 1 if place == "north" else 0)
        assert city.purses == {"A": (7 + min(3, lying), 4, 0, 0), **REST}
        assert city.settled


# ---- The Smuggler


def smuggler() -> City:
    return dusk_at(
        "The Smuggler",
        A=seat(orders={"night": ["ELDER", "ELDER"]}),
        B=seat(orders={"night": ["ELDER"]}),
        quarters={"south": quarter(spaces={"night": ["B night"]}), "east": quarter(spaces={"night": ["A night"]})},
    )


def test_the_smuggler_gives_three_blood_and_may_move_an_own_waiting_token() -> None:
    city = smuggler()
    assert city.asks("A", "no", "move night north", "move night south")
    city.answers("A", "move night south")
    assert (city.space("night", "south"), city.space("night", "east")) == (["B night", "A night"], [])
    assert city.order("A", "night") == ["ELDER", "ELDER"]
    assert city.purses == {"A": (10, 3, 0, 0), **REST}
    assert city.settled


def test_the_smuggler_may_move_nothing() -> None:
    city = smuggler()
    city.answers("A", "no")
    assert (city.space("night", "south"), city.space("night", "east")) == (["B night"], ["A night"])
    assert city.purses == {"A": (10, 3, 0, 0), **REST}
    assert city.settled


@rule("token.unresolved")
def test_the_smuggler_cannot_move_the_token_being_resolved_nor_one_at_home() -> None:
    city = smuggler()
    for kind in ("dusk", "dawn"):
        assert city.refuses("A", f"move {kind} south").rule == "token.unresolved"
    assert city.refuses("A", "move night east").rule == "move.token-place"
    assert city.refuses("A", "move night west").rule == "order.west"


@rule("effect.no-target")
def test_the_smuggler_asks_nothing_where_no_own_token_waits() -> None:
    city = dusk_at("The Smuggler")
    assert city.purses == {"A": (10, 3, 0, 0), **REST}
    assert city.settled


# ---- The Politician


@pytest.mark.parametrize(
    ("influence", "blood"), [(3, 0), (4, 0), (5, 1), (6, 1), (7, 2), (16, 6), (17, 7), (18, 7), (19, 7), (40, 7)]
)
def test_the_politician_gives_one_blood_for_every_two_influence_left_after_the_cost_up_to_seven(
    influence: int, blood: int
) -> None:
    city = dusk_at("The Politician", A=seat(influence=influence))
    assert city.purses == {"A": (7 + blood, influence - 3, 0, 0), **REST}
    assert city.settled


# ---- points for influence: The Banker, The Governor

SELLERS = [("The Banker", 3, 2), ("The Governor", 4, 3)]


@pytest.mark.parametrize(("name", "cost", "amount"), SELLERS)
def test_a_selling_victim_gives_points_and_more_for_influence_paid_to_the_supply(
    name: str, cost: int, amount: int
) -> None:
    city = dusk_at(name, A=seat(influence=cost + amount))
    assert city.asks("A", "no", "yes")
    city.answers("A", "yes")
    assert city.purses == {"A": (7, 0, 2 * amount, 0), **REST}
    assert city.night("north") == (3, 2 * cost)
    assert city.settled


@pytest.mark.parametrize(("name", "cost", "amount"), SELLERS)
def test_a_selling_victim_may_be_left_with_the_first_points(name: str, cost: int, amount: int) -> None:
    city = dusk_at(name, A=seat(influence=10))
    city.answers("A", "no")
    assert city.purses == {"A": (7, 10 - cost, amount, 0), **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "cost", "amount"), SELLERS)
def test_a_selling_victim_does_not_ask_a_player_one_influence_short(name: str, cost: int, amount: int) -> None:
    city = dusk_at(name, A=seat(influence=cost + amount - 1))
    assert city.purses == {"A": (7, amount - 1, amount, 0), **REST}
    assert city.settled


# ---- The Duchess


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(5, 4, (1, 7)), (4, 22, (0, 25)), (2, 24, (0, 25)), (0, 25, (0, 25))]
)
def test_the_duchess_lowers_your_fear_by_four_and_raises_a_chosen_opponents_by_three(
    mine: int, theirs: int, after: tuple[int, int]
) -> None:
    city = dusk_at("The Duchess", A=seat(fear=mine), C=seat(fear=theirs))
    assert city.asks("A", "seat B", "seat C")
    city.answers("A", "seat C")
    assert city.purses == {"A": (7, 3, 0, after[0]), "B": (7, 5, 0, 0), "C": (7, 5, 0, after[1])}
    assert city.settled


# ---- The Impresario


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (["BLEEDER", "ELDER"], 2),
        (["V101", "V112"], 3),
        (["V101", "V102"], 4),
        (["V101", "V102", "V106"], 5),
        (["V101", "V102", "V106", "V109", "V110"], 6),
    ],
)
def test_the_impresario_gives_two_points_and_one_for_each_different_class_in_hand_but_not_for_himself(
    hand: list[str], points: int
) -> None:
    city = dusk_at("The Impresario", A=seat(hand=hand, torpor=["V107"]), B=seat(hand=["V103"]))
    assert city.purses == {"A": (7, 3, points, 0), **REST}
    assert city.settled


# ---- The Professor


def professor(fear: int = 4, victims: tuple[str, ...] = ("V210", "V211"), discard: tuple[str, ...] = ()) -> City:
    quarters = {"south": quarter(victim="V201"), "east": quarter(victim="V202")}
    position = {"victims": list(victims), "discard": list(discard)}
    return dusk_at("The Professor", A=seat(fear=fear, hand=["ELDER"]), quarters=quarters, position=position)


def test_the_professor_raises_your_fear_by_two_and_draws_the_top_victim() -> None:
    city = professor()
    assert city.hand("A") == ["V210", "ELDER"]
    assert [city.table.id_of(card) for card in city.table.victim_deck] == ["V211"]
    assert city.purses == {"A": (7, 2, 0, 6), **REST}
    assert city.settled


@rule("fear.track-stop")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (23, 25), (24, 25), (25, 25)])
def test_the_professor_draws_even_where_fear_cannot_rise_by_two(before: int, after: int) -> None:
    city = professor(fear=before)
    assert city.hand("A") == ["V210", "ELDER"]
    assert city.purses == {"A": (7, 2, 0, after), **REST}
    assert city.settled


@rule("hidden.information")
def test_only_the_player_who_draws_sees_what_the_professor_brings() -> None:
    city = professor()
    for viewer, card in (("A", "V210"), ("B", None), ("C", None), (None, None)):
        assert [event["card"] for event in city.log("drew", viewer=viewer)] == [card]
        holds = city.view(viewer)["players"][0]
        if viewer != "A":
            assert (holds["holds"], holds["unknown"]) == (["ELDER"], 1)
    assert city.view("A")["you"]["hand"] == ["V210", "ELDER"]


@rule("deck.reshuffle")
def test_the_professor_draws_from_the_acts_discards_when_the_deck_is_empty() -> None:
    city = professor(victims=(), discard=("V101", "V210", "V301", "V211"))
    drawn = city.hand("A")[0]
    left = {"V210", "V211"} - {drawn}
    assert drawn in ("V210", "V211")
    assert {city.table.id_of(card) for card in city.table.victim_deck} == left
    assert city.discard == ["V101", "V301"]
    assert city.purses == {"A": (7, 2, 0, 6), **REST}
    assert city.settled


@rule("deck.nothing")
def test_the_professor_brings_nothing_when_the_acts_victims_are_gone_and_fear_still_rises() -> None:
    city = professor(victims=(), discard=("V101", "V301"))
    assert (city.hand("A"), city.discard) == (["ELDER"], ["V101", "V301"])
    assert city.purses == {"A": (7, 2, 0, 6), **REST}
    assert city.settled


# ---- The Alchemist


@rule("discard.hand")
def test_the_alchemist_gives_three_points_for_a_victim_card_that_goes_to_torpor() -> None:
    city = dusk_at("The Alchemist", A=seat(hand=["V101", "V108", "ELDER"]))
    assert city.asks("A", "no", "yes")
    city.answers("A", "yes")
    assert city.asks("A", "discard V101", "discard V108")
    city.answers("A", "discard V108")
    assert (city.hand("A"), city.torpor("A"), city.discard) == (["V101", "ELDER"], ["V108", "ELDER"], [])
    assert city.purses == {"A": (7, 3, 3, 0), **REST}
    assert city.settled


def test_the_alchemist_may_be_declined() -> None:
    city = dusk_at("The Alchemist", A=seat(hand=["V101"]))
    city.answers("A", "no")
    assert (city.hand("A"), city.torpor("A")) == (["V101"], ["ELDER"])
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


def test_the_alchemist_takes_the_only_victim_card_without_asking_which() -> None:
    city = dusk_at("The Alchemist", A=seat(hand=["V101", "ELDER"]))
    city.answers("A", "yes")
    assert (city.hand("A"), city.torpor("A")) == (["ELDER"], ["V101", "ELDER"])
    assert city.purses == {"A": (7, 3, 3, 0), **REST}
    assert city.settled


def test_the_alchemist_asks_nothing_of_a_hand_without_victims() -> None:
    city = dusk_at("The Alchemist", A=seat(hand=["ELDER", "BLEEDER"], torpor=["V101"]))
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER", "ELDER"], ["V101", "ELDER"])
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


# ---- The Astronomer


@rule("fear.die-cost")
def test_the_astronomer_lowers_every_die_by_one_but_none_below_one_and_gives_three_blood() -> None:
    city = dusk_at("The Astronomer", die=2, quarters={"south": quarter(die=6), "east": quarter(die=1)})
    assert city.dice == {"north": 1, "south": 5, "east": 1}
    assert city.purses == {"A": (10, 3, 0, 0), **REST}
    assert city.settled


def test_the_astronomer_lowers_west_too_with_four_players() -> None:
    city = dusk_at("The Astronomer", players=4, quarters={"west": quarter(die=4)})
    assert city.dice["west"] == 3
    assert city.settled


# ---- The Assassin


def assassin(cards: tuple[str, ...]) -> City:
    return dusk_at(
        "The Assassin",
        B=seat(hand=[], orders={"night": list(cards)}),
        C=seat(hand=[], orders={"dusk": ["ELDER"]}),
        quarters={"south": quarter(spaces={"dusk": ["C dusk"]}), "east": quarter(spaces={"night": ["B night"]})},
    )


def test_the_assassin_picks_an_order_whose_owner_loses_a_card_of_their_choice_to_torpor() -> None:
    for card, left in (("V203", ["ELDER", "ELDER"]), ("ELDER", ["V203", "ELDER"])):
        city = assassin(("V203", "ELDER", "ELDER"))
        assert city.asks("A", "order B night", "order C dusk")
        city.answers("A", "order B night")
        assert city.asks("B", "discard V203", "discard ELDER")
        city.answers("B", "discard " + card)
        assert (city.order("B", "night"), city.torpor("B"), city.hand("B")) == (left, [card], [])
        assert city.space("night", "east") == ["B night"]
        assert city.purses == {"A": (12, 3, 0, 0), **REST}
        assert city.settled


def test_the_assassin_takes_a_bleeder_to_torpor_and_not_to_its_deck() -> None:
    city = assassin(("BLEEDER",))
    before = city.table.bleeders
    city.answers("A", "order B night")
    assert (city.order("B", "night"), city.torpor("B"), city.table.bleeders) == ([], ["BLEEDER"], before)
    assert city.space("night", "east") == ["B night"]
    assert city.settled


def test_the_assassin_may_pick_an_order_without_cards_and_nothing_is_lost() -> None:
    city = assassin(())
    city.answers("A", "order B night")
    assert (city.order("B", "night"), city.torpor("B"), city.torpor("C")) == ([], [], [])
    assert city.purses == {"A": (12, 3, 0, 0), **REST}
    assert city.settled


@rule("effect.no-target")
def test_the_assassin_still_gives_blood_where_no_order_waits() -> None:
    city = dusk_at("The Assassin", position={"catacombs": ["B dusk"]}, B=seat(orders={"dusk": ["ELDER"]}))
    assert city.order("B", "dusk") == ["ELDER"]
    assert city.purses == {"A": (12, 3, 0, 0), **REST}
    assert city.settled


# ---- tokens in a mix: The Fence, The Deserter

MIXERS = [("The Fence", 4, 1), ("The Deserter", 5, 2)]


@pytest.mark.parametrize(("name", "amount", "cost"), MIXERS)
def test_a_mixer_takes_its_number_of_tokens_in_every_mix_there_is(name: str, amount: int, cost: int) -> None:
    for blood in range(amount + 1):
        city = dusk_at(name, quarters={"south": quarter(night_blood=amount, night_influence=amount)})
        city.answers("A", "at south")
        assert city.options("A") == tuple([f"blood {part} influence {amount - part}" for part in range(amount + 1)])
        city.answers("A", f"blood {blood} influence {amount - blood}")
        assert city.night("south") == (amount - blood, blood)
        assert city.purses == {"A": (7 + blood, 5 - cost + amount - blood, 0, 0), **REST}
        assert city.settled


@pytest.mark.parametrize(("name", "amount", "cost"), MIXERS)
def test_a_mixer_offers_only_mixes_that_lie_there(name: str, amount: int, cost: int) -> None:
    city = dusk_at(name, quarters={"south": quarter(night_blood=2, night_influence=amount - 1)})
    city.answers("A", "at south")
    assert city.asks("A", f"blood 1 influence {amount - 1}", f"blood 2 influence {amount - 2}")


@rule("effect.take-less")
@pytest.mark.parametrize(("name", "amount", "cost"), MIXERS)
def test_a_mixer_takes_all_there_is_where_there_is_no_more_than_its_number(name: str, amount: int, cost: int) -> None:
    for blood, influence in ((0, 0), (1, 0), (0, 1), (amount, 0), (0, amount), (2, amount - 2)):
        city = dusk_at(name, quarters={"east": quarter(night_blood=blood, night_influence=influence)})
        city.answers("A", "at east")
        assert city.night("east") == (0, 0)
        assert city.purses == {"A": (7 + blood, 5 - cost + influence, 0, 0), **REST}
        assert city.settled


@pytest.mark.parametrize(("name", "amount", "cost"), MIXERS)
def test_a_mixer_asks_for_no_mix_where_only_one_kind_lies(name: str, amount: int, cost: int) -> None:
    city = dusk_at(name, quarters={"east": quarter(night_blood=amount + 1, night_influence=0)})
    city.answers("A", "at east")
    assert city.night("east") == (1, 0)
    assert city.purses == {"A": (7 + amount, 5 - cost, 0, 0), **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "amount", "cost"), MIXERS)
def test_a_mixer_may_take_back_the_influence_just_paid(name: str, amount: int, cost: int) -> None:
    city = dusk_at(name, quarters={"north": quarter(night_blood=0, night_influence=0)})
    city.answers("A", "at north")
    assert city.night("north") == (0, 0)
    assert city.purses == {"A": (7, 5, 0, 0), **REST}
    assert city.settled


# ---- The Anarchist


@rule("fear.die-limits", "fear.die-up-cost")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (5, 6), (6, 6)])
def test_the_anarchist_gives_three_blood_and_raises_a_chosen_die_by_two_up_to_six(before: int, after: int) -> None:
    for place in ("south", "east"):
        city = dusk_at("The Anarchist", quarters={"south": quarter(die=before), "east": quarter(die=before)})
        assert city.asks("A", "at north", "at south", "at east")
        city.answers("A", "at " + place)
        assert city.dice == {"north": 1, "south": before, "east": before} | {place: after}
        assert city.purses == {"A": (10, 4, 0, 0), **REST}
        assert city.settled


def test_the_anarchist_may_raise_the_die_of_his_own_quarter_and_must_raise_one() -> None:
    city = dusk_at("The Anarchist")
    assert "no" not in city.options("A")
    assert city.refuses("A", "at west").rule == "order.west"
    city.answers("A", "at north")
    assert city.dice["north"] == 3
    assert city.settled


# ---- The Occultist


@pytest.mark.parametrize(
    ("hand", "fear", "mine"),
    [
        ([], 9, (7, 2, 0, 9)),
        (["ELDER"], 9, (7, 2, 0, 9)),
        (["V101", "V112"], 9, (10, 2, 0, 7)),
        (["V101", "V102"], 9, (13, 2, 0, 5)),
        (["V101", "V102", "V106"], 9, (16, 2, 0, 3)),
        (["V101", "V102", "V106", "V109", "V110"], 9, (19, 2, 0, 1)),
        (["V101", "V102", "V106", "V109"], 8, (19, 2, 0, 0)),
        (["V101", "V102", "V106", "V109"], 7, (19, 2, 0, 0)),
    ],
)
def test_the_occultist_gives_three_blood_and_two_less_fear_for_each_class_in_hand(
    hand: list[str], fear: int, mine: Purse
) -> None:
    city = dusk_at("The Occultist", A=seat(hand=hand, fear=fear, torpor=["V107"]))
    assert city.purses == {"A": mine, **REST}
    assert city.settled


# ---- The Inventor


@rule("effect.copy")
def test_the_inventor_gives_one_influence_and_the_effect_of_any_quarters_location() -> None:
    for place, mine in (("north", (12, 3, 0, 0)), ("south", (7, 3, 4, 0)), ("east", (8, 8, 0, 0))):
        city = dusk_at(
            "The Inventor",
            quarters={
                "north": quarter(location="The Blood Bank"),
                "south": quarter(location="The Citadel Prison"),
                "east": quarter(location="The Basement Casino", die=5),
            },
        )
        assert city.asks("A", "at north", "at south", "at east")
        city.answers("A", "at " + place)
        assert city.purses == {"A": mine, **REST}
        assert city.settled


@rule("effect.copy")
def test_the_inventor_copies_the_mirror_gallery_of_his_own_quarter_which_copies_another() -> None:
    city = dusk_at(
        "The Inventor",
        quarters={
            "north": quarter(location="The Mirror Gallery"),
            "south": quarter(location="The Citadel Prison"),
            "east": quarter(location="The Basement Casino", die=5),
        },
    )
    city.answers("A", "at north")
    assert city.asks("A", "at south", "at east")
    city.answers("A", "at east")
    assert city.purses == {"A": (9, 8, 0, 0), **REST}
    assert city.settled


@rule("effect.copy")
def test_the_mirror_gallery_copied_from_elsewhere_may_look_back_at_the_inventors_own_quarter() -> None:
    city = dusk_at(
        "The Inventor",
        quarters={"north": quarter(location="The Citadel Prison"), "south": quarter(location="The Mirror Gallery")},
    )
    city.answers("A", "at south")
    assert city.asks("A", "at north", "at east")
    city.answers("A", "at north")
    assert city.purses == {"A": (8, 3, 4, 0), **REST}
    assert city.settled


@rule("effect.copy")
def test_the_inventors_copy_is_no_dawn_action() -> None:
    city = dusk_at("The Inventor", A=seat(rituals=["R210"]), quarters={"south": quarter(location="The Blood Bank")})
    city.answers("A", "at south")
    assert city.purses == {"A": (12, 3, 0, 0), **REST}
    assert city.settled


# ---- The Exorcist


@rule("discard.hand", "discard.catacombs")
def test_the_exorcist_lowers_fear_by_five_and_an_opponent_discards_a_card_of_their_choice() -> None:
    for card, left, torpor, elders in (
        ("V101", ["ELDER", "ELDER"], ["V101"], 20),
        ("ELDER", ["V101", "ELDER"], [], 21),
    ):
        city = dusk_at(
            "The Exorcist",
            A=seat(fear=9),
            C=seat(hand=["V101", "ELDER", "ELDER"]),
            position={"elders": 20, "bleeders": 20},
        )
        assert city.asks("A", "seat B", "seat C")
        city.answers("A", "seat C")
        assert city.asks("C", "discard V101", "discard ELDER")
        city.answers("C", "discard " + card)
        assert (city.hand("C"), city.torpor("C"), city.table.elders) == (left, torpor, elders)
        assert (city.table.bleeders, city.discard) == (20, [])
        assert city.purses == {"A": (7, 2, 0, 4), **REST}
        assert city.settled


@pytest.mark.parametrize(("before", "after"), [(25, 20), (6, 1), (5, 0), (4, 0), (0, 0)])
def test_the_exorcist_lowers_fear_to_zero_at_most_and_does_nothing_to_an_empty_hand(before: int, after: int) -> None:
    city = dusk_at("The Exorcist", A=seat(fear=before), B=seat(hand=[], torpor=["V101"]))
    city.answers("A", "seat B")
    assert (city.hand("B"), city.torpor("B")) == ([], ["V101"])
    assert city.purses == {"A": (7, 2, 0, after), **REST}
    assert city.settled


def test_the_exorcist_asks_even_for_the_last_card_of_a_hand() -> None:
    city = dusk_at("The Exorcist", B=seat(hand=["BLEEDER"]))
    city.answers("A", "seat B")
    assert city.asks("B", "discard BLEEDER")
    city.answers("B", "discard BLEEDER")
    assert city.hand("B") == []
    assert city.settled


# ---- The Archbishop


@pytest.mark.parametrize(("rituals", "points"), [(0, 1), (1, 2), (3, 4), (4, 5), (5, 5)])
def test_the_archbishop_gives_one_point_and_one_for_each_ritual_up_to_four(rituals: int, points: int) -> None:
    city = dusk_at("The Archbishop", A=seat(rituals=["R101", "R105", "R201", "R301", "R302"][:rituals]))
    assert city.purses == {"A": (7, 2, points, 0), **REST}
    assert city.settled


# ---- The Soprano


@pytest.mark.parametrize(("victims", "points"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_the_soprano_gives_one_point_for_each_victim_in_hand_up_to_five(victims: int, points: int) -> None:
    hand = [f"V1{number:02}" for number in range(1, victims + 1)]
    city = dusk_at("The Soprano", A=seat(hand=[*hand, "ELDER"], torpor=["V201"]), B=seat(hand=["V202"]))
    assert city.purses == {"A": (7, 2, points, 0), **REST}
    assert city.settled


# ---- The General


@rule("effect.recalled-order")
def test_the_general_sends_a_waiting_order_home_with_its_cards_to_hand_and_gives_four_points() -> None:
    city = dusk_at(
        "The General",
        B=seat(hand=["BLEEDER"], orders={"dusk": ["V203", "ELDER"], "night": ["ELDER"]}),
        quarters={"south": quarter(spaces={"dusk": ["B dusk"]}), "east": quarter(spaces={"night": ["B night"]})},
    )
    assert city.asks("A", "order B dusk", "order B night")
    city.answers("A", "order B dusk")
    assert (city.hand("B"), city.torpor("B"), city.order("B", "dusk")) == (["V203", "BLEEDER", "ELDER"], [], [])
    assert (city.space("dusk", "south"), city.space("night", "east")) == ([], ["B night"])
    assert city.purses == {"A": (7, 2, 4, 0), **REST}
    assert city.settled


@rule("effect.recalled-order")
def test_an_order_the_general_sent_home_is_not_resolved_and_brings_no_tithe() -> None:
    city = dusk_at(
        "The General",
        B=seat(orders={"dusk": ["ELDER", "ELDER"]}),
        C=seat(rituals=["R212"]),
        quarters={"north": quarter(spaces={"dusk": ["B dusk"]})},
    )
    assert (city.space("dusk", "north"), city.torpor("B")) == ([], [])
    assert city.purses == {"A": (7, 2, 4, 0), "B": (7, 5, 0, 0), "C": (7, 6, 0, 0)}
    assert city.settled


@rule("effect.no-target")
def test_the_general_gives_four_points_where_no_order_waits() -> None:
    city = dusk_at("The General", position={"altar": ["B night"]})
    assert city.table.altar == [5]
    assert city.purses == {"A": (7, 2, 4, 0), **REST}
    assert city.settled


# ---- The Union Boss


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (11, 4)]
)
def test_the_union_boss_brings_a_card_and_counts_it_one_point_for_every_two_up_to_four(cards: int, points: int) -> None:
    city = dusk_at("The Union Boss", A=seat(hand=[*(["BLEEDER", "ELDER"] * 6)[:cards], "V101"]))
    assert city.asks("A", "take BLEEDER", "take ELDER")
    city.answers("A", "take ELDER")
    assert len(city.hand("A")) == cards + 2
    assert city.purses == {"A": (7, 3, points, 0), **REST}
    assert city.settled


def test_the_union_boss_counts_the_hand_where_both_decks_are_empty() -> None:
    city = dusk_at("The Union Boss", A=seat(hand=["ELDER"] * 3), position={"bleeders": 0, "elders": 0})
    assert city.purses == {"A": (7, 3, 1, 0), **REST}
    assert city.settled


# ---- The Executioner


def executioner(victims: tuple[str, ...], discard: tuple[str, ...] = (), south: str = "The Governor") -> City:
    return dusk_at(
        "The Executioner",
        quarters={
            "south": quarter(victim=south, location="The Citadel Prison", die=2, night_blood=4, night_influence=6),
            "east": quarter(victim="V301"),
        },
        position={"victims": list(victims), "discard": list(discard)},
    )


@rule("discard.board")
def test_the_executioner_replaces_the_victim_of_another_quarter_sets_its_die_and_gives_four_blood() -> None:
    city = executioner(("The Inventor", "V302"))
    assert city.asks("A", "at south", "at east")
    city.answers("A", "at south")
    assert (city.victim("south"), city.victim("north"), city.discard) == ("V303", "V312", ["V305"])
    assert (city.dice["south"], city.night("south")) == (5, (4, 6))
    assert [city.torpor(name) for name in "ABC"] == [["ELDER"], [], []]
    assert city.purses == {"A": (11, 3, 0, 0), **REST}
    assert city.settled


@rule("die.setup-clamp")
def test_the_executioner_sets_a_die_to_six_at_most() -> None:
    city = executioner(("The General",))
    city.answers("A", "at south")
    assert (city.victim("south"), city.dice["south"]) == ("V308", 6)
    assert city.settled


def test_the_executioner_fills_a_quarter_without_a_victim_and_adds_no_tokens() -> None:
    city = executioner(("The Inventor",), south="")
    city.answers("A", "at south")
    assert (city.victim("south"), city.discard, city.night("south")) == ("V303", [], (4, 6))
    assert city.dice["south"] == 5
    assert city.settled


@rule("deck.reshuffle")
def test_the_executioner_may_draw_the_very_victim_just_discarded() -> None:
    city = executioner((), discard=("V101",))
    city.answers("A", "at south")
    assert (city.victim("south"), city.discard, city.dice["south"]) == ("V305", ["V101"], 6)
    assert city.purses == {"A": (11, 3, 0, 0), **REST}
    assert city.settled


def test_the_executioner_leaves_a_quarter_empty_when_there_is_nothing_to_draw() -> None:
    city = executioner((), discard=("V101",), south="V102")
    city.answers("A", "at south")
    assert (city.victim("south"), city.discard) == ("", ["V101", "V102"])
    assert (city.dice["south"], city.night("south")) == (3, (4, 6))
    assert city.purses == {"A": (11, 3, 0, 0), **REST}
    assert city.settled
