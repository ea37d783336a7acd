"""The Locations, card by card in printed order. A takes a Dawn action in North; the others start with (7, 5, 0, 0)."""

from __future__ import annotations

import pytest

from gloam.blood_orders.cards import LOCATIONS
from tests.blood_orders.scenario import City, dawn_at, last_turn, quarter, seat, walk
from tests.claims import rule

REST = {"B": (7, 5, 0, 0), "C": (7, 5, 0, 0)}  # what the others have when nobody has touched it
SEVEN = ["BLEEDER"] * 4 + ["ELDER"] * 3


# ---- all of them


@pytest.mark.parametrize("name", [card.name for card in LOCATIONS])
def test_a_location_leads_nowhere_impossible_whatever_is_chosen(name: str) -> None:
    city = dawn_at(
        name,
        A=seat(
            fear=3,
            hand=["BLEEDER", "V101", "V201"],
            torpor=["ELDER", "V301"],
            orders={"dusk": ["ELDER"], "night": ["ELDER"]},
            rituals=["R101", "R201"],
        ),
        B=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={
            "south": quarter(spaces={"dusk": ["A dusk"], "dawn": ["B dawn"]}),
            "east": quarter(spaces={"night": ["A night"]}),
        },
    )
    assert walk(city) >= 1


@pytest.mark.parametrize("name", [card.name for card in LOCATIONS])
def test_a_player_with_nothing_at_all_can_go_through_with_every_location(name: str) -> None:
    city = dawn_at(
        name,
        A=seat(blood=0, influence=0, hand=[]),
        position={"bleeders": 0, "elders": 0},
        quarters={"south": quarter(die=6), "east": quarter(die=6)},
    )
    while city.table.open:
        city.answers("A", city.options("A")[0])
    assert min(city.purses["A"]) >= 0
    assert {name: city.purses[name] for name in "BC"} == REST
    assert city.settled


@pytest.mark.parametrize("name", [card.name for card in LOCATIONS])
def test_no_location_gives_anything_to_an_order_that_is_declined(name: str) -> None:
    act = next(card.act for card in LOCATIONS if card.name == name)
    city = City(
        day=act * 3 - 2,
        A=seat(orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(location=name, die=1, spaces={"dawn": ["A dawn"]})},
    )
    dice = city.dice
    city.resolve("dawn", "north")
    city.answers("A", "decline")
    assert city.purses == {"A": (7, 5, 0, 0), **REST}
    assert (city.hand("A"), city.torpor("A"), city.dice) == (SEVEN, ["BLEEDER"], dice)
    assert city.settled


# ---- The Mill


def test_the_mill_gives_one_influence_for_each_bleeder_and_elder_in_hand() -> None:
    city = dawn_at("The Mill", A=seat(hand=["BLEEDER", "BLEEDER", "ELDER"]))
    assert city.purses == {"A": (7, 8, 0, 0), **REST}
    assert city.settled


def test_the_mill_counts_no_victim_no_torpor_and_no_assigned_card() -> None:
    mine = seat(hand=["V101", "V102", "ELDER"], torpor=["ELDER", "BLEEDER"], orders={"night": ["ELDER", "ELDER"]})
    city = dawn_at("The Mill", die=2, A=mine, quarters={"east": quarter(spaces={"night": ["A night"]})})
    assert city.torpor("A") == ["BLEEDER", "BLEEDER", "BLEEDER", "ELDER"]
    assert city.purses == {"A": (7, 6, 0, 0), **REST}
    assert city.settled


def test_the_mill_gives_nothing_to_an_empty_hand() -> None:
    city = dawn_at("The Mill", A=seat(hand=[]))
    assert city.purses == {"A": (7, 5, 0, 0), **REST}
    assert city.settled


def test_the_mill_has_no_limit() -> None:
    city = dawn_at("The Mill", A=seat(hand=["BLEEDER"] * 12 + ["ELDER"] * 3))
    assert city.purses == {"A": (7, 20, 0, 0), **REST}
    assert city.settled


# ---- plain gains


@pytest.mark.parametrize(
    ("name", "mine"),
    [
        ("The Eel Market", (9, 5, 0, 0)),
        ("The Slaughteryard", (10, 5, 0, 0)),
        ("The Last Tram Café", (7, 7, 0, 0)),
        ("The Leech Garden", (11, 5, 0, 0)),
        ("The Obsidian Club", (7, 9, 0, 0)),
        ("The Blood Bank", (12, 5, 0, 0)),
        ("The Citadel Prison", (7, 5, 4, 0)),
        ("The Container Port", (10, 8, 0, 0)),
    ],
)
def test_a_plain_location_gives_what_it_says_and_asks_nothing(name: str, mine: tuple[int, int, int, int]) -> None:
    city = dawn_at(name)
    assert city.purses == {"A": mine, **REST}
    assert (city.hand("A"), city.torpor("A")) == (SEVEN, ["BLEEDER"])
    assert city.settled


# ---- lowering fear: The Confessional, The Puppet Theatre, The Railway Station, The Drowned Abbey, The Black Cathedral


@pytest.mark.parametrize(
    ("name", "spaces", "rest"),
    [
        ("The Confessional", 2, (7, 6, 0)),
        ("The Puppet Theatre", 1, (9, 5, 0)),
        ("The Railway Station", 1, (8, 7, 0)),
        ("The Drowned Abbey", 3, (8, 5, 0)),
        ("The Black Cathedral", 4, (7, 5, 1)),
    ],
)
def test_a_location_lowers_fear_by_its_number_and_stops_at_zero(
    name: str, spaces: int, rest: tuple[int, int, int]
) -> None:
    for before, after in ((25, 25 - spaces), (spaces + 1, 1), (spaces, 0), (spaces - 1, 0), (0, 0)):
        city = dawn_at(name, A=seat(fear=before), B=seat(fear=9))
        assert city.purses == {"A": (*rest, after), "B": (7, 5, 0, 9), "C": (7, 5, 0, 0)}
        assert city.settled


# ---- The Ash Street Pawnshop


@pytest.mark.parametrize(
    ("choice", "mine"),
    [("choose 1", (11, 3, 0, 0)), ("choose 2", (5, 9, 0, 0)), ("choose 3", (8, 6, 0, 0))],
)
def test_the_ash_street_pawnshop_buys_blood_or_influence_or_gives_one_of_each(
    choice: str, mine: tuple[int, int, int, int]
) -> None:
    city = dawn_at("The Ash Street Pawnshop")
    assert city.asks("A", "choose 1", "choose 2", "choose 3")
    city.answers("A", choice)
    assert city.purses == {"A": mine, **REST}
    assert city.settled


def test_the_ash_street_pawnshop_takes_the_last_two_influence() -> None:
    city = dawn_at("The Ash Street Pawnshop", A=seat(blood=1, influence=2))
    assert city.asks("A", "choose 1", "choose 3")
    city.answers("A", "choose 1")
    assert city.purses == {"A": (5, 0, 0, 0), **REST}
    assert city.settled


def test_the_ash_street_pawnshop_takes_the_last_two_blood() -> None:
    city = dawn_at("The Ash Street Pawnshop", A=seat(blood=2, influence=1))
    assert city.asks("A", "choose 2", "choose 3")
    city.answers("A", "choose 2")
    assert city.purses == {"A": (0, 5, 0, 0), **REST}
    assert city.settled


def test_the_ash_street_pawnshop_leaves_a_player_with_one_of_each_no_choice() -> None:
    city = dawn_at("The Ash Street Pawnshop", A=seat(blood=1, influence=1))
    assert city.purses == {"A": (2, 2, 0, 0), **REST}
    assert city.settled


# ---- The Paupers' Field


@pytest.mark.parametrize("card", ["BLEEDER", "ELDER"])
def test_the_paupers_field_brings_a_card_of_either_deck_and_one_blood(card: str) -> None:
    city = dawn_at("The Paupers' Field", A=seat(hand=["V101"]), position={"bleeders": 1, "elders": 1})
    assert city.asks("A", "take BLEEDER", "take ELDER")
    city.answers("A", "take " + card)
    assert city.hand("A") == ["V101", card]
    assert (city.table.bleeders, city.table.elders) == ((0, 1) if card == "BLEEDER" else (1, 0))
    assert city.purses == {"A": (8, 5, 0, 0), **REST}
    assert city.settled


@rule("catacombs.deck-empty")
def test_the_paupers_field_takes_from_the_deck_that_is_left() -> None:
    city = dawn_at("The Paupers' Field", A=seat(hand=[]), position={"bleeders": 0})
    assert city.hand("A") == ["ELDER"]
    other = dawn_at("The Paupers' Field", A=seat(hand=[]), position={"elders": 0})
    assert other.hand("A") == ["BLEEDER"]
    assert city.purses == other.purses == {"A": (8, 5, 0, 0), **REST}
    assert city.settled
    assert other.settled


@rule("catacombs.deck-empty")
def test_the_paupers_field_still_gives_blood_when_both_decks_are_empty() -> None:
    city = dawn_at("The Paupers' Field", A=seat(hand=[]), position={"bleeders": 0, "elders": 0})
    assert city.hand("A") == []
    assert city.purses == {"A": (8, 5, 0, 0), **REST}
    assert city.settled


# ---- shifting a die: The Precinct House, The Substation, The Observatory Dome

SHIFTERS = [
    ("The Precinct House", 1, (7, 8, 0, 0)),
    ("The Substation", 2, (10, 5, 0, 0)),
    ("The Observatory Dome", 2, (7, 5, 2, 0)),
]


@pytest.mark.parametrize(("name", "most", "mine"), SHIFTERS)
def test_a_shifting_location_raises_or_lowers_any_die_by_up_to_its_number(
    name: str, most: int, mine: tuple[int, int, int, int]
) -> None:
    changes = [change for change in range(-most, most + 1) if change]
    for place in ("north", "south", "east"):
        for change in changes:
            city = dawn_at(name, die=3, quarters={"south": quarter(die=3), "east": quarter(die=3)})
            shifts = [f"shift {name} {by:+d}" for name in ("north", "south", "east") for by in changes]
            assert city.asks("A", "no", *shifts)
            city.answers("A", f"shift {place} {change:+d}")
            assert city.dice == {"north": 3, "south": 3, "east": 3} | {place: 3 + change}
            assert city.purses == {"A": mine, **REST}
            assert city.settled


@pytest.mark.parametrize(("name", "most", "mine"), SHIFTERS)
def test_a_shifting_location_may_leave_all_dice_alone(name: str, most: int, mine: tuple[int, int, int, int]) -> None:
    city = dawn_at(name, quarters={"south": quarter(die=4), "east": quarter(die=5)})
    city.answers("A", "no")
    assert city.dice == {"north": 1, "south": 4, "east": 5}
    assert city.purses == {"A": mine, **REST}
    assert city.settled


@rule("fear.die-limits")
def test_the_precinct_house_offers_no_change_below_one_or_above_six() -> None:
    city = dawn_at("The Precinct House", quarters={"south": quarter(die=6), "east": quarter(die=5)})
    assert city.asks("A", "no", "shift north +1", "shift south -1", "shift east -1", "shift east +1")


@rule("fear.die-limits")
def test_the_substation_offers_no_change_below_one_or_above_six() -> None:
    city = dawn_at("The Substation", die=2, quarters={"south": quarter(die=5), "east": quarter(die=1)})
    north = ["shift north -1", "shift north +1", "shift north +2"]
    south = ["shift south -2", "shift south -1", "shift south +1"]
    assert city.asks("A", "no", *north, *south, "shift east +1", "shift east +2")


@rule("fear.die-limits")
def test_a_shift_beyond_a_dies_limits_is_refused_with_that_rule() -> None:
    city = dawn_at("The Precinct House", quarters={"south": quarter(die=6)})
    for option in ("shift north -1", "shift south +1"):
        no = city.refuses("A", option)
        assert no.rule == "fear.die-limits"


@rule("order.west")
def test_the_precinct_house_reaches_west_only_with_four_players() -> None:
    three = dawn_at("The Precinct House")
    assert three.refuses("A", "shift west +1").rule == "order.west"
    four = dawn_at("The Precinct House", players=4, quarters={"west": quarter(die=2)})
    four.answers("A", "shift west +1")
    assert four.dice["west"] == 3
    assert four.settled


# ---- returning cards: The Ferry Landing, The Midnight Clinic, The Sunken Baths

HEALERS = [
    ("The Ferry Landing", 2, (7, 6, 0, 0)),
    ("The Midnight Clinic", 2, (8, 5, 0, 0)),
    ("The Sunken Baths", 4, (7, 6, 0, 0)),
]


@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_location_returns_up_to_its_number_of_cards(
    name: str, most: int, mine: tuple[int, int, int, int]
) -> None:
    city = dawn_at(name, A=seat(hand=[], torpor=["V101", "V102", "V103", "V104", "ELDER"]))
    assert city.options("A") == (
        "done",
        "recover V101",
        "recover V102",
        "recover V103",
        "recover V104",
        "recover BLEEDER",
        "recover ELDER",
    )
    for card in ("ELDER", "V103", "V101", "V104")[:most]:
        city.answers("A", "recover " + card)
    assert sorted(city.hand("A")) == sorted(("ELDER", "V103", "V101", "V104")[:most])
    assert len(city.torpor("A")) == 6 - most
    assert city.purses == {"A": mine, **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_location_may_return_nothing_or_one_card(
    name: str, most: int, mine: tuple[int, int, int, int]
) -> None:
    for taken in ([], ["recover V101"]):
        city = dawn_at(name, A=seat(hand=[], torpor=["V101", "V102"]))
        city.answers("A", *taken, "done")
        assert city.hand("A") == (["V101"] if taken else [])
        assert city.torpor("A") == (["V102", "BLEEDER"] if taken else ["V101", "V102", "BLEEDER"])
        assert city.purses == {"A": mine, **REST}
        assert city.settled


@rule("overcome.torpor")
@pytest.mark.parametrize(("name", "most", "mine"), HEALERS)
def test_a_healing_location_may_return_the_cards_of_its_own_order(
    name: str, most: int, mine: tuple[int, int, int, int]
) -> None:
    city = dawn_at(name, die=2, A=seat(hand=[]))
    city.answers("A", "recover BLEEDER", "recover BLEEDER")
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER", "BLEEDER"], [])
    assert city.purses == {"A": mine, **REST}
    assert city.settled


def test_the_ferry_landing_returns_no_card_of_another() -> None:
    city = dawn_at("The Ferry Landing", B=seat(torpor=["V101"]))
    assert city.asks("A", "done", "recover BLEEDER")
    city.answers("A", "done")
    assert city.torpor("B") == ["V101"]


def test_the_ferry_landing_does_not_reach_cards_under_a_token_at_the_altar() -> None:
    city = dawn_at("The Ferry Landing", A=seat(orders={"night": ["ELDER"]}), position={"altar": ["A night"]})
    assert city.asks("A", "done", "recover BLEEDER")
    city.answers("A", "done")
    assert city.order("A", "night") == ["ELDER"]


# ---- points for influence: The Tabloid Press, The Council Chamber

SELLERS = [("The Tabloid Press", 1), ("The Council Chamber", 2)]


@pytest.mark.parametrize(("name", "amount"), SELLERS)
def test_a_selling_location_gives_points_and_more_for_influence(name: str, amount: int) -> None:
    city = dawn_at(name, A=seat(influence=amount))
    assert city.asks("A", "no", "yes")
    city.answers("A", "yes")
    assert city.purses == {"A": (7, 0, 2 * amount, 0), **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "amount"), SELLERS)
def test_a_selling_location_may_be_left_with_the_first_points(name: str, amount: int) -> None:
    city = dawn_at(name)
    city.answers("A", "no")
    assert city.purses == {"A": (7, 5, amount, 0), **REST}
    assert city.settled


@pytest.mark.parametrize(("name", "amount"), SELLERS)
def test_a_selling_location_does_not_ask_a_player_one_influence_short(name: str, amount: int) -> None:
    city = dawn_at(name, A=seat(influence=amount - 1))
    assert city.purses == {"A": (7, amount - 1, amount, 0), **REST}
    assert city.settled


# ---- The Basement Casino


@rule("resolve.active")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_basement_casino_gives_influence_for_its_own_die_and_one_blood(pips: int) -> None:
    city = dawn_at("The Basement Casino", die=pips, quarters={"south": quarter(die=5), "east": quarter(die=2)})
    assert city.purses == {"A": (8, 5 + pips, 0, 0), **REST}
    assert city.settled


# ---- The Laboratory


def test_the_laboratory_gives_one_point_or_three_blood() -> None:
    first, second = dawn_at("The Laboratory"), dawn_at("The Laboratory")
    assert first.asks("A", "choose 1", "choose 2")
    first.answers("A", "choose 1")
    second.answers("A", "choose 2")
    assert first.purses == {"A": (7, 5, 1, 0), **REST}
    assert second.purses == {"A": (10, 5, 0, 0), **REST}
    assert first.settled
    assert second.settled


# ---- The Opera House


@pytest.mark.parametrize(("victims", "points"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_the_opera_house_gives_two_points_and_one_for_every_two_victims_in_hand_up_to_two(
    victims: int, points: int
) -> None:
    hand = [f"V1{number:02}" for number in range(1, victims + 1)]
    city = dawn_at("The Opera House", A=seat(hand=[*hand, "ELDER", "BLEEDER"], torpor=["V301", "V302"]))
    assert city.purses == {"A": (7, 5, points, 0), **REST}
    assert city.settled


# ---- The Private Vault


def test_the_private_vault_sells_three_points_for_two_influence_or_gives_two() -> None:
    first, second = dawn_at("The Private Vault", A=seat(influence=2)), dawn_at("The Private Vault")
    assert first.asks("A", "choose 1", "choose 2")
    first.answers("A", "choose 1")
    second.answers("A", "choose 2")
    assert first.purses == {"A": (7, 0, 3, 0), **REST}
    assert second.purses == {"A": (7, 7, 0, 0), **REST}
    assert first.settled
    assert second.settled


def test_the_private_vault_gives_two_influence_to_a_player_who_has_but_one() -> None:
    city = dawn_at("The Private Vault", A=seat(influence=1))
    assert city.purses == {"A": (7, 3, 0, 0), **REST}
    assert city.settled


# ---- The Squatted Barracks


@pytest.mark.parametrize(
    ("taken", "hand"),
    [
        (("BLEEDER", "BLEEDER"), ["BLEEDER", "BLEEDER"]),
        (("BLEEDER", "ELDER"), ["BLEEDER", "ELDER"]),
        (("ELDER", "BLEEDER"), ["BLEEDER", "ELDER"]),
        (("ELDER", "ELDER"), ["ELDER", "ELDER"]),
    ],
)
def test_the_squatted_barracks_bring_two_cards_in_any_mix_and_one_blood(
    taken: tuple[str, str], hand: list[str]
) -> None:
    city = dawn_at("The Squatted Barracks", A=seat(hand=[]))
    city.answers("A", "take " + taken[0], "take " + taken[1])
    assert city.hand("A") == hand
    assert city.purses == {"A": (8, 5, 0, 0), **REST}
    assert city.settled


def test_the_squatted_barracks_stop_where_the_decks_do() -> None:
    one = dawn_at("The Squatted Barracks", A=seat(hand=[]), position={"bleeders": 1, "elders": 0})
    assert (one.hand("A"), one.table.bleeders, one.table.elders) == (["BLEEDER"], 0, 0)
    two = dawn_at("The Squatted Barracks", A=seat(hand=[]), position={"bleeders": 1, "elders": 1})
    two.answers("A", "take ELDER")
    assert (two.hand("A"), two.table.bleeders, two.table.elders) == (["BLEEDER", "ELDER"], 0, 0)
    assert one.purses == two.purses == {"A": (8, 5, 0, 0), **REST}
    assert one.settled
    assert two.settled


def test_the_squatted_barracks_are_not_optional() -> None:
    city = dawn_at("The Squatted Barracks")
    assert city.asks("A", "take BLEEDER", "take ELDER")


# ---- The Radio Mast


def radio_mast() -> City:
    return dawn_at(
        "The Radio Mast",
        A=seat(orders={"dusk": ["ELDER"], "night": ["ELDER", "ELDER"]}),
        B=seat(orders={"dusk": ["ELDER"], "night": ["ELDER"]}),
        quarters={
            "south": quarter(spaces={"dusk": ["B dusk", "A dusk"]}),
            "east": quarter(spaces={"night": ["A night", "B night"]}),
        },
    )


@rule("move.token-place")
def test_the_radio_mast_gives_and_may_move_an_own_waiting_token_on_top_of_another_stack() -> None:
    city = radio_mast()
    moves = [f"move dusk {place}" for place in ("north", "east")] + [
        f"move night {place}" for place in ("north", "south")
    ]
    assert city.asks("A", "no", *moves)
    city.answers("A", "move dusk east")
    assert (city.space("dusk", "south"), city.space("dusk", "east")) == (["B dusk"], ["A dusk"])
    assert city.space("night", "east") == ["A night", "B night"]
    assert (city.order("A", "dusk"), city.torpor("A")) == (["ELDER"], ["BLEEDER"])
    assert city.purses == {"A": (8, 7, 0, 0), **REST}
    assert city.settled


def test_the_radio_mast_may_move_nothing() -> None:
    city = radio_mast()
    city.answers("A", "no")
    assert (city.space("dusk", "south"), city.space("night", "east")) == (["B dusk", "A dusk"], ["A night", "B night"])
    assert city.purses == {"A": (8, 7, 0, 0), **REST}
    assert city.settled


@rule("token.unresolved", "effect.no-target")
def test_the_radio_mast_asks_nothing_of_a_player_whose_other_tokens_are_at_the_altar_or_at_home() -> None:
    city = dawn_at("The Radio Mast", A=seat(orders={"night": ["ELDER"]}), position={"altar": ["A night"]})
    assert city.purses == {"A": (8, 7, 0, 0), **REST}
    assert city.settled


# ---- The Relic Auction


@pytest.mark.parametrize(("rituals", "mine"), [(0, (8, 5, 0, 0)), (1, (9, 6, 0, 0)), (2, (10, 7, 0, 0))])
def test_the_relic_auction_gives_one_blood_and_one_of_each_for_up_to_two_rituals(
    rituals: int, mine: tuple[int, int, int, int]
) -> None:
    city = dawn_at("The Relic Auction", A=seat(rituals=["R101", "R105"][:rituals]), B=seat(rituals=["R102"]))
    assert city.purses == {"A": mine, **REST}
    assert city.settled


def test_the_relic_auction_counts_no_third_ritual() -> None:
    city = dawn_at("The Relic Auction", A=seat(rituals=["R101", "R105", "R301"]))
    assert city.purses == {"A": (10, 7, 0, 0), **REST}
    assert city.settled


# ---- The Charnel Exchange


@pytest.mark.parametrize(
    ("choice", "mine"),
    [("choose 1", (7, 1, 4, 0)), ("choose 2", (4, 5, 3, 0)), ("choose 3", (9, 7, 0, 0))],
)
def test_the_charnel_exchange_sells_points_for_influence_or_blood_or_gives_two_of_each(
    choice: str, mine: tuple[int, int, int, int]
) -> None:
    city = dawn_at("The Charnel Exchange")
    assert city.asks("A", "choose 1", "choose 2", "choose 3")
    city.answers("A", choice)
    assert city.purses == {"A": mine, **REST}
    assert city.settled


def test_the_charnel_exchange_takes_exactly_what_a_player_has_and_nothing_from_one_short() -> None:
    rich = dawn_at("The Charnel Exchange", A=seat(blood=3, influence=4))
    assert rich.asks("A", "choose 1", "choose 2", "choose 3")
    assert dawn_at("The Charnel Exchange", A=seat(blood=2, influence=4)).asks("A", "choose 1", "choose 3")
    assert dawn_at("The Charnel Exchange", A=seat(blood=3, influence=3)).asks("A", "choose 2", "choose 3")
    poor = dawn_at("The Charnel Exchange", A=seat(blood=2, influence=3))
    assert poor.purses == {"A": (4, 5, 0, 0), **REST}
    assert poor.settled


# ---- The Necropolis


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)])
def test_the_necropolis_gives_one_point_for_every_two_vampires_in_hand_up_to_three_before_its_card(
    cards: int, points: int
) -> None:
    city = dawn_at(
        "The Necropolis", A=seat(hand=[*(["BLEEDER", "ELDER"] * 4)[:cards], "V101", "V102"], torpor=["ELDER"])
    )
    assert city.purses == {"A": (7, 5, points, 0), **REST}
    city.answers("A", "take ELDER")
    assert len(city.hand("A")) == cards + 3
    assert city.purses == {"A": (7, 5, points, 0), **REST}
    assert city.settled


def test_the_necropolis_gives_points_when_both_decks_are_empty() -> None:
    city = dawn_at("The Necropolis", A=seat(hand=["ELDER", "ELDER"]), position={"bleeders": 0, "elders": 0})
    assert city.purses == {"A": (7, 5, 1, 0), **REST}
    assert city.settled


# ---- The Museum of Antiquities


@pytest.mark.parametrize(("rituals", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_museum_of_antiquities_gives_one_point_for_each_ritual_up_to_three_and_one_blood(
    rituals: int, points: int
) -> None:
    city = dawn_at("The Museum of Antiquities", A=seat(rituals=["R101", "R105", "R201", "R301"][:rituals]))
    assert city.purses == {"A": (8, 5, points, 0), **REST}
    assert city.settled


# ---- The Hall of Masks


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ([], 0),
        (["BLEEDER", "ELDER"], 0),
        (["V101"], 1),
        (["V101", "V112", "V113"], 1),
        (["V101", "V102"], 2),
        (["V101", "V102", "V106"], 3),
        (["V101", "V102", "V106", "V109"], 4),
        (["V101", "V102", "V106", "V109", "V201", "V301"], 4),
    ],
)
def test_the_hall_of_masks_gives_one_point_for_each_different_class_in_hand(hand: list[str], points: int) -> None:
    city = dawn_at("The Hall of Masks", A=seat(hand=hand, torpor=["V110", "V107"]), B=seat(hand=["V114"]))
    assert city.purses == {"A": (7, 5, points, 0), **REST}
    assert city.settled


# ---- The Mirror Gallery


def mirror(south: str, east: str = "L104", **facts: int) -> City:
    return dawn_at(
        "The Mirror Gallery",
        A=seat(**facts),
        quarters={"south": quarter(location=south, die=5), "east": quarter(location=east, die=2)},
    )


@rule("effect.copy")
def test_the_mirror_gallery_gives_one_blood_and_the_effect_of_another_quarters_location() -> None:
    first, second = mirror("L308"), mirror("L308")
    assert first.asks("A", "at south", "at east")
    first.answers("A", "at south")
    second.answers("A", "at east")
    assert first.purses == {"A": (8, 5, 4, 0), **REST}
    assert second.purses == {"A": (8, 7, 0, 0), **REST}
    assert first.settled
    assert second.settled


@rule("effect.copy")
def test_the_mirror_gallery_reads_the_die_of_the_quarter_it_copies() -> None:
    city = mirror("The Basement Casino")
    city.answers("A", "at south")
    assert city.purses == {"A": (9, 10, 0, 0), **REST}
    assert city.settled


def test_the_mirror_gallery_pays_what_the_copied_location_asks_for() -> None:
    city = mirror("The Charnel Exchange", influence=4)
    city.answers("A", "at south", "choose 1")
    assert city.purses == {"A": (8, 0, 4, 0), **REST}
    assert city.settled


@rule("effect.copy")
def test_the_mirror_gallery_is_one_dawn_action_and_brings_dawn_pilgrimage_one_point() -> None:
    city = dawn_at(
        "The Mirror Gallery", A=seat(rituals=["R210"]), quarters={"south": quarter(location="L304"), "east": quarter()}
    )
    city.answers("A", "at south")
    assert city.purses == {"A": (13, 5, 1, 0), **REST}
    assert city.settled


@rule("order.west")
def test_the_mirror_gallery_copies_west_only_with_four_players() -> None:
    four = dawn_at("The Mirror Gallery", players=4, quarters={"west": quarter(location="L308")})
    assert four.asks("A", "at south", "at east", "at west")
    four.answers("A", "at west")
    assert four.points == {"A": 4, "B": 0, "C": 0, "D": 0}
    assert four.settled


@rule("effect.copy")
def test_borrowed_faces_copies_the_mirror_gallery_which_copies_another_quarter_but_not_itself() -> None:
    city = last_turn(
        act=3,
        A=seat(rituals=["R309"]),
        quarters={
            "north": quarter(location="The Basement Casino", die=6),
            "south": quarter(location="The Mirror Gallery", die=2),
            "east": quarter(location="The Citadel Prison", die=3),
        },
    )
    city.answers("A", "use R309")
    assert city.asks("A", "at north", "at south", "at east")
    city.answers("A", "at south")
    assert city.asks("A", "at north", "at east")
    city.answers("A", "at north")
    assert city.purses == {"A": (9, 11, 0, 0), **REST}
    city.answers("A", "place dawn north", "end")
    assert city.settled
