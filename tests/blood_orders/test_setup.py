"""Setup: the city, the decks, and what everyone starts with."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.blood_orders.catalogue import LOCATIONS, QUARTERS, RITUALS, RULEBOOK, VAMPIRES, VICTIMS
from gloam.blood_orders.counts import CATACOMBS_IN_HAND, CLASSES_IN_HAND, YOUR_INFLUENCE, Per
from gloam.blood_orders.effects import Gain, MoveFear, Recover
from gloam.blood_orders.table import BLOOD, INFLUENCE, POINTS
from gloam.blood_orders.tokens import OpponentMovesOrder
from gloam.core.choices import ChooseOne, InOrder
from gloam.core.refusal import Refused
from tests.blood_orders.scenario import City, new_game, quarter, seat
from tests.claims import rule

PLAYERS = (2, 3, 4)


def dealt(players: int = 3, **wanted: dict[str, str]) -> City:
    """The first new game in which these cards were dealt to these Quarters."""
    for seed in range(20_000):
        city = new_game(players, seed)
        if all(
            city.location(name) == cards.get("location", city.location(name))
            and city.victim(name) == cards.get("victim", city.victim(name))
            for name, cards in wanted.items()
        ):
            return city
    raise AssertionError("no such deal")


def wander(city: City, rng: Random) -> None:
    """One answer at random."""
    question = city.asked()
    city.table.answer(question.seat, rng.choice(question.options))


def laid_out(city: City) -> dict[str, tuple[str, str]]:
    return {name: (city.location(name), city.victim(name)) for name in QUARTERS[: len(city.table.location)]}


# ---- players and colours


@rule("setup.players")
def test_two_three_or_four_can_play_and_neither_one_nor_five() -> None:
    game = gloam.game("blood-orders")
    for players in PLAYERS:
        assert game.table(seats=players, seed=1).seats == players
    for players in (1, 5):
        with pytest.raises(Refused) as no:
            game.table(seats=players, seed=1)
        assert (no.value.rule, no.value.facts) == ("setup.players", {"seats": players})


@rule("setup.colour")
def test_colours_are_all_different_and_one_that_is_taken_is_refused() -> None:
    city = new_game(4, colours=False)
    assert city.asks("A", "red", "green", "blue", "violet")
    city.answers("A", "green")
    no = city.refuses("B", "green")
    assert (no.rule, no.facts) == ("setup.colour", {"colour": "green", "by": 0})
    city.answers("B", "violet")
    city.answers("C", "red")
    colours = [player["colour"] for player in city.view(None)["players"]]
    assert colours == ["green", "violet", "red", "blue"]
    assert city.table.phase == "planning"
    assert city.asking == "AskPlan ABCD"


@rule("setup.order-tokens")
def test_everyone_has_a_dawn_a_dusk_and_a_night_token() -> None:
    city = new_game(4)
    assert [city.view(name)["you"]["tokens"] for name in "ABCD"] == [["dawn", "dusk", "night"]] * 4
    city.idle_until(1, "order")
    assert [player["tokens"] for player in city.view(None)["players"]] == [3, 3, 3, 3]
    for _ in range(11):
        city.idle()
        city.idle()
    assert city.table.phase == "order"
    city.idle()
    assert city.entrance("north") == [
        f"{name} {kind}" for kind in ("dawn", "dusk", "night") for name in start_first(city)
    ]
    assert city.on_board("A") == ["dawn", "dusk", "night"]
    assert city.asking == "AskEnd D"


def start_first(city: City) -> str:
    return "".join([city.names[number] for number in city.table.clockwise(city.table.start)])


# ---- the city


@rule("setup.quarters")
@pytest.mark.parametrize(("players", "quarters"), [(2, 3), (3, 3), (4, 4)])
def test_west_is_used_with_four_players_only(players: int, quarters: int) -> None:
    city = new_game(players)
    seen = city.view(None)["quarters"]
    assert [part["name"] for part in seen] == list(QUARTERS[:quarters])
    assert all(part["location"].startswith("L1") and part["victim"].startswith("V1") for part in seen)


@rule("quarters.order")
def test_quarters_are_gone_through_north_south_east_west() -> None:
    orders = {"dawn": ["BLEEDER"]}
    city = City(
        A=seat(orders=orders),
        B=seat(orders=orders),
        C=seat(orders=orders),
        D=seat(orders=orders),
        quarters={
            name: quarter(location=location, die=1, entrance=[f"{letter} dawn"])
            for name, location, letter in [
                ("west", "The Eel Market", "A"),
                ("east", "The Slaughteryard", "B"),
                ("south", "The Last Tram Café", "C"),
                ("north", "The Puppet Theatre", "D"),
            ]
        },
    )
    assert [part["name"] for part in city.view(None)["quarters"]] == ["north", "south", "east", "west"]
    city.reveal()
    for name in "DCBA":
        assert city.waiting == name
        city.answers(name, "act")
    assert city.actions == ["D dawn north", "C dawn south", "B dawn east", "A dawn west"]
    assert city.blood == {"A": 9, "B": 10, "C": 7, "D": 9}
    assert city.influence == {"A": 5, "B": 5, "C": 7, "D": 5}
    assert city.settled


@rule("setup.location-decks")
def test_each_act_has_twelve_locations_and_only_the_first_act_is_on_the_board() -> None:
    assert [len([card for card in LOCATIONS if card.act == act]) for act in (1, 2, 3)] == [12, 12, 12]
    for seed in range(30):
        city = new_game(4, seed)
        assert all(city.location(name).startswith("L1") for name in QUARTERS)


@rule("setup.location-deal")
def test_locations_that_were_not_dealt_never_appear() -> None:
    city = new_game(3, 5)
    first = {city.location(name) for name in QUARTERS[:3]}
    assert len(first) == 3
    seen: set[str] = set()
    while city.table.open:
        seen |= {city.location(name) for name in QUARTERS[:3]}
        city.idle()
    assert city.table.over
    assert {card for card in seen if card.startswith("L1")} == first
    assert [len([card for card in seen if card.startswith(f"L{act}")]) for act in (1, 2, 3)] == [3, 3, 3]


@rule("setup.victim-decks")
def test_each_act_has_fourteen_victims_and_later_acts_wait() -> None:
    assert [len([card for card in VICTIMS if card.act == act]) for act in (1, 2, 3)] == [14, 14, 14]
    city, rng = new_game(4, 3), Random(3)
    while (city.table.day, city.table.phase) != (3, "cleanup"):
        cards = [*city.table.victim, *city.table.discard, *city.table.victim_deck]
        cards += [card for zone in city.table.hand + city.table.torpor for card in zone]
        assert {VICTIMS[card].act for card in cards if 0 <= card < len(VICTIMS)} == {1}
        wander(city, rng)
    assert len(city.log("victim-dealt")) > 4, "nobody took a Victim"
    while city.table.day < 4:
        wander(city, rng)
    assert all(city.victim(name).startswith("V2") for name in QUARTERS)
    assert city.asking == "AskPlan DABC"


@rule("setup.victim-deal")
@pytest.mark.parametrize(("players", "left"), [(2, 11), (3, 11), (4, 10)])
def test_the_other_victims_of_the_act_stay_as_a_draw_deck(players: int, left: int) -> None:
    city = new_game(players)
    on_board = [city.victim(name) for name in QUARTERS[: len(city.table.location)]]
    assert city.view(None)["victims_left"] == left
    deck = [VICTIMS[card].id for card in city.table.victim_deck]
    assert sorted(on_board + deck) == [card.id for card in VICTIMS if card.act == 1]


@rule("setup.ritual-decks")
def test_each_act_has_twelve_rituals_and_the_first_market_is_of_the_first() -> None:
    assert [len([card for card in RITUALS if card.act == act]) for act in (1, 2, 3)] == [12, 12, 12]
    for seed in range(30):
        assert all(card.startswith("R1") for card in new_game(3, seed).market)


@rule("setup.ritual-market")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_rituals_lie_open_and_eight_wait(players: int) -> None:
    city = new_game(players)
    assert (len(city.market), city.view(None)["rituals_left"]) == (4, 8)
    deck = [RITUALS[card - 80].id for card in city.table.ritual_deck]
    assert sorted(city.market + deck) == [card.id for card in RITUALS if card.act == 1]


def test_every_deck_is_shuffled_with_the_seed() -> None:
    one, same, other = new_game(4, 1), new_game(4, 1), new_game(4, 2)
    assert laid_out(one) == laid_out(same)
    assert one.table.position() == same.table.position()
    assert laid_out(one) != laid_out(other)
    assert one.market != other.market


@rule("setup.night-tokens")
def test_night_spaces_start_with_three_blood_and_the_victim_s_cost_in_influence() -> None:
    city = dealt(north={"victim": "V101"}, east={"victim": "V108"})
    assert city.night("north") == (3, 2)
    assert city.night("east") == (3, 1)


@rule("setup.fear-die")
def test_a_die_shows_the_fear_of_location_and_victim() -> None:
    city = dealt(south={"location": "L103", "victim": "V101"})
    assert city.dice["south"] == 3


@rule("setup.fear-none")
def test_a_card_without_fear_counts_nothing() -> None:
    city = dealt(north={"location": "L101", "victim": "V109"})
    assert city.dice["north"] == 2


@rule("setup.day-marker")
def test_the_game_begins_on_day_one_of_act_one() -> None:
    seen = new_game().view(None)
    assert (seen["day"], seen["act"], seen["phase"]) == (1, 1, "planning")


# ---- hands and resources


@rule("setup.catacombs")
def test_the_catacombs_hold_what_is_not_in_hands() -> None:
    assert [(card.id, card.name) for card in VAMPIRES] == [("BLEEDER", "Bleeder"), ("ELDER", "Elder")]
    seen = new_game(4).view(None)
    assert (seen["bleeders_left"], seen["elders_left"]) == (20, 24)


@rule("setup.hand")
def test_a_hand_is_four_bleeders_and_three_elders() -> None:
    city = new_game(3)
    assert [city.hand(name) for name in "ABC"] == [["BLEEDER"] * 4 + ["ELDER"] * 3] * 3
    seen = city.view(None)
    assert (seen["bleeders_left"], seen["elders_left"]) == (24, 27)


@rule("setup.fear-marker")
def test_all_fear_markers_start_at_zero() -> None:
    assert new_game(3).fear == {"A": 0, "B": 0, "C": 0}


@rule("setup.resources", "icon.start-resources")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_seven_blood_and_five_influence(players: int) -> None:
    city = new_game(players)
    assert list(city.blood.values()) == [7] * players
    assert list(city.influence.values()) == [5] * players
    assert list(city.points.values()) == [0] * players
    assert [city.rituals(name) for name in city.names] == [[]] * players


@rule("setup.supply")
def test_what_a_ritual_costs_goes_to_the_common_supply() -> None:
    city = City(
        A=seat(blood=7, hand=["The Undertaker"]),
        position={"market": ["Thin the Veins", "Silver Tongue", "Long Fangs", "Hollow Coffins"]},
    )
    nights = [city.night(name) for name in QUARTERS[:3]]
    city.turns_from(0)
    city.turn("A", "dawn altar", "try R101", "show V102", "complete")
    assert city.rituals("A") == ["R101"]
    assert city.blood == {"A": 4, "B": 7, "C": 7}
    assert [city.night(name) for name in QUARTERS[:3]] == nights
    assert city.waiting == "B"


@rule("supply.unlimited")
def test_the_supply_never_runs_out() -> None:
    city = City(
        A=seat(blood=92, influence=91, points=56, orders={"dawn": ["BLEEDER"] * 3, "dusk": ["BLEEDER"] * 4}),
        B=seat(blood=92, influence=91, points=56),
        C=seat(blood=92, influence=91, points=56),
        day=7,
        quarters={
            "north": quarter(location="The Container Port", spaces={"dawn": ["A dawn"]}, die=1),
            "south": quarter(victim="The Governor", spaces={"dusk": ["A dusk"]}, die=1),
        },
    )
    city.resolve("dawn", "north")
    city.answers("A", "act")
    assert (city.blood, city.influence) == ({"A": 95, "B": 92, "C": 92}, {"A": 94, "B": 91, "C": 91})
    city.resolve("dusk", "south")
    city.answers("A", "act", "yes")
    assert city.points == {"A": 62, "B": 56, "C": 56}
    assert city.influence == {"A": 87, "B": 91, "C": 91}
    assert city.settled


# ---- the start player


@rule("setup.start-player")
def test_the_start_player_takes_the_first_turn() -> None:
    city = City(start="B")
    city.order_phase()
    for name in "BCA":
        assert city.waiting == name
        city.turn(name, "dawn north")
    assert city.waiting == "B"


@rule("start-player.digital")
def test_the_creator_may_name_the_start_player() -> None:
    for letter, number in (("A", 0), ("B", 1), ("C", 2)):
        data: dict[str, object] = {"game": "blood-orders", "phase": "setup", "start": letter, "seats": [{}, {}, {}]}
        city = City.from_table(gloam.game("blood-orders").from_position(data))
        assert city.asks("A", "red", "green", "blue", "violet")
        city.take_colours()
        assert (city.table.day, city.view(None)["start"]) == (1, number)
        assert [city.hand(name) for name in "ABC"] == [["BLEEDER"] * 4 + ["ELDER"] * 3] * 3
        assert (len(city.market), city.view(None)["victims_left"]) == (4, 11)
        city.idle_until(1, "order")
        assert city.waiting == letter


@rule("start-player.digital")
def test_otherwise_the_start_player_is_drawn_from_the_seed() -> None:
    drawn = [new_game(3, seed).table.start for seed in range(60)]
    assert drawn == [new_game(3, seed).table.start for seed in range(60)]
    assert all(drawn.count(number) > 5 for number in range(3))


# ---- printed cards


@rule("icon.printed-cards")
def test_the_printed_cards_have_the_numbers_and_effects_decided_for_them() -> None:
    locations = {card.name: (card.act, card.fear, card.effect) for card in LOCATIONS if card.provenance == RULEBOOK}
    assert locations == {
        "The Mill": (1, 0, Gain(CATACOMBS_IN_HAND, INFLUENCE)),
        "The Laboratory": (2, 1, ChooseOne((Gain(1, POINTS), Gain(3, BLOOD)))),
        "The Railway Station": (2, 1, InOrder((Gain(1, BLOOD), Gain(2, INFLUENCE), MoveFear(-1)))),
    }
    victims = {
        card.name: (card.act, card.kind, card.symbols, card.fear, card.cost, card.points, card.effect)
        for card in VICTIMS
        if card.provenance == RULEBOOK
    }
    a_class = CLASSES_IN_HAND
    occult = InOrder((Gain(Per(a_class, times=3), BLOOD), MoveFear(Per(a_class, times=-2))))
    assert victims == {
        "The Gang Leader": (1, "outlaw", (0, 1, 3), 2, 2, 3, OpponentMovesOrder()),
        "The Undertaker": (1, "commoner", (2, 1, 0), 1, 1, 2, InOrder((Recover(2), Gain(1, BLOOD)))),
        "The Politician": (2, "elite", (3, 1, 1), 2, 3, 4, Gain(Per(YOUR_INFLUENCE, each=2, at_most=7), BLOOD)),
        "The Occultist": (3, "scholar", (1, 3, 2), 3, 3, 5, occult),
    }
    (appetite,) = [card for card in RITUALS if card.provenance == RULEBOOK]
    assert (appetite.name, appetite.act, appetite.standing) == ("Ravenous Appetite", 2, ())
    assert (appetite.blood, appetite.victims, appetite.symbols, appetite.points) == (5, 2, (0, 0, 3), 3)
    assert appetite.power == InOrder((Gain(2, BLOOD), Gain(1, INFLUENCE)))
