"""The Rituals, card by card in printed order. Powers are used on A's last turn; the others start with (7, 5, 0, 0)."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.blood_orders.cards import RITUALS
from gloam.blood_orders.cleanup import Cleanup
from gloam.blood_orders.resolution import Reveal
from tests.blood_orders.scenario import City, dawn_at, dusk_at, last_turn, quarter, seat, walk
from tests.claims import rule

REST = {"B": (7, 5, 0, 0), "C": (7, 5, 0, 0)}  # what the others have when nobody has touched it
Purse = tuple[int, int, int, int]


def ended(city: City) -> bool:
    """A ends the turn, and nothing is left to do."""
    if city.asked().what == "AskTurn":
        city.answers("A", "place dawn north")
    if city.table.open:
        city.answers("A", "end")
    return city.settled


def using(card: str, *answers: str, **facts: Any) -> City:
    """A uses this Ritual before placing a token."""
    city = last_turn(A=seat(rituals=[card], **facts))
    city.answers("A", "use " + card, *answers)
    return city


# ---- what they ask for

# A set of Victims that is just enough, and sets that lack one symbol, one Victim or one class.
ENOUGH = [
    ("R101", "V103", ("V101",)),
    ("R102", "V104", ("V101",)),
    ("R103", "V103", ("V105",)),
    ("R104", "V104", ("V101",)),
    ("R105", "V101", ("V103",)),
    ("R106", "V102", ("V103",)),
    ("R107", "V104", ("V101",)),
    ("R108", "V101 V102", ("V101",)),
    ("R109", "V102", ("V103",)),
    ("R110", "V107", ("V101", "V102")),
    ("R111", "V101 V102", ("V101 V103", "V102")),
    ("R112", "V114", ("V101", "V103")),
    ("R201", "V101 V102", ("V102 V103", "V101")),
    ("R202", "V101 V106", ("V101 V104", "V305")),
    ("R203", "V101 V108", ("V101 V102", "V108")),
    ("R204", "V101 V102", ("V102 V103", "V101")),
    ("R205", "V101 V102", ("V101 V106", "V101 V112", "V104")),
    ("R206", "V101 V105", ("V101 V102", "V212")),
    ("R207", "V101 V106", ("V101 V104", "V305")),
    ("R208", "V103 V106", ("V101 V103", "V102 V105", "V112")),
    ("R209", "V101 V102 V105", ("V101 V102 V103", "V101 V104")),
    ("R210", "V102 V104", ("V101 V108", "V102")),
    ("R211", "V101 V102", ("V101 V106", "V101 V112", "V102 V105", "V304")),
    ("R212", "V101 V106", ("V101 V104", "V305")),
    ("R301", "V101 V102 V305", ("V101 V102 V106", "V104 V305")),
    ("R302", "V101 V102 V103 V107", ("V101 V102 V103 V105", "V101 V102 V106 V212", "V101 V102 V104")),
    ("R303", "V101 V105", ("V101 V102", "V212")),
    ("R304", "V101 V102 V106", ("V101 V102 V104", "V101 V305")),
    ("R305", "V101 V102 V113", ("V101 V102 V103", "V101 V113")),
    ("R306", "V101 V102 V103", ("V101 V102 V105", "V101 V103")),
    ("R307", "V101 V102 V108", ("V101 V102 V104", "V102 V108")),
    ("R308", "V101 V102 V103", ("V101 V102 V105", "V101 V103")),
    ("R309", "V102 V103 V107", ("V101 V102 V103", "V101 V102 V212", "V102 V103 V104", "V101 V210")),
    ("R310", "V101 V102 V106 V109", ("V101 V102 V103 V106", "V101 V102 V103")),
    ("R311", "V101 V102 V106 V111", ("V101 V103 V106 V212", "V102 V103 V104 V106", "V101 V102 V103")),
    ("R312", "V101 V102 V105", ("V101 V102 V103", "V101 V102 V104", "V101 V107")),
]


def at_altar(card: str, cards: str, blood: int) -> City:
    """A tries this Ritual, the only one of the market, and shows all these Victims."""
    city = last_turn(
        act=int(card[1]),
        A=seat(hand=[*cards.split(), "BLEEDER", "ELDER"], blood=blood),
        position={"market": [card], "rituals": []},
    )
    city.answers("A", "place dusk altar", "try " + card, *["show " + victim for victim in cards.split()])
    return city


def test_the_table_of_requirements_names_every_ritual() -> None:
    assert [card for card, _, _ in ENOUGH] == [ritual.id for ritual in RITUALS]


@rule("altar.requirements-together", "altar.classes")
@pytest.mark.parametrize(("card", "enough", "lacking"), ENOUGH)
def test_a_ritual_is_acquired_with_just_enough_victims_symbols_classes_and_blood(
    card: str, enough: str, lacking: tuple[str, ...]
) -> None:
    ritual = next(ritual for ritual in RITUALS if ritual.id == card)
    city = at_altar(card, enough, ritual.blood)
    city.answers("A", "complete")
    assert (city.rituals("A"), city.market) == ([card], [])
    assert (city.hand("A"), city.torpor("A")) == ([*enough.split(), "BLEEDER", "ELDER"], [])
    assert city.purses == {"A": (0, 5, 0, 0), **REST}
    assert city.scored("A")["rituals"] == ritual.points
    assert ended(city)


@rule("altar.symbols", "altar.victims", "altar.fail")
@pytest.mark.parametrize(("card", "enough", "lacking"), ENOUGH)
def test_a_ritual_is_not_to_be_had_with_one_symbol_victim_or_class_too_few(
    card: str, enough: str, lacking: tuple[str, ...]
) -> None:
    for cards in lacking:
        city = at_altar(card, cards, 9)
        assert city.refuses("A", "complete").rule == "altar.requirements-together"
        city.answers("A", "leave")
        assert (city.rituals("A"), city.market) == ([], [card])
        assert city.purses == {"A": (9, 5, 0, 0), **REST}
        assert ended(city)


@rule("altar.blood")
@pytest.mark.parametrize(("card", "enough", "lacking"), ENOUGH)
def test_a_ritual_is_not_to_be_had_with_one_blood_too_few(card: str, enough: str, lacking: tuple[str, ...]) -> None:
    blood = next(ritual.blood for ritual in RITUALS if ritual.id == card) - 1
    city = at_altar(card, enough, blood)
    assert city.refuses("A", "complete").rule == "altar.blood"
    city.answers("A", "leave")
    assert (city.rituals("A"), city.market) == ([], [card])
    assert city.purses == {"A": (blood, 5, 0, 0), **REST}
    assert ended(city)


# ---- when they work

POWERS = [ritual.id for ritual in RITUALS if ritual.power is not None]
STANDING = [ritual.id for ritual in RITUALS if ritual.power is None]


def ready(card: str) -> City:
    """A table on which every power can be used."""
    return last_turn(
        act=3,
        A=seat(rituals=[card], fear=3, hand=["V101", "ELDER"], orders={"dawn": ["BLEEDER"]}),
        B=seat(orders={"dawn": ["BLEEDER"], "night": ["ELDER"]}),
        quarters={
            "north": quarter(location="L306", entrance=["B dawn", "A dawn"]),
            "south": quarter(location="L312"),
            "east": quarter(location="L209", entrance=["B night", "A night"]),
        },
        position={"altar": ["B dusk"]},
    )


@pytest.mark.parametrize("card", POWERS)
def test_a_power_leads_nowhere_impossible_whatever_is_chosen(card: str) -> None:
    city = ready(card)
    city.answers("A", "use " + card)
    assert walk(city, until="AskTurn") >= 1


@rule("ritual.once-per-day", "next.rituals")
@pytest.mark.parametrize("card", POWERS)
def test_a_power_is_used_once_a_day_before_or_after_the_token(card: str) -> None:
    for before, after in (([], ["place dusk south"]), (["place dusk south"], [])):
        city = ready(card)
        city.answers("A", *before, "use " + card)
        while city.asked().what not in ("AskTurn", "AskEnd"):
            city.answers("A", city.options("A")[0])
        assert "use " + card not in city.options("A")
        assert city.refuses("A", "use " + card).rule == "ritual.once-per-day"
        city.answers("A", *after, "end")
        city.idle_through(Reveal(), Cleanup())
        city.order_phase()
        city.turn("C", "dawn east")  # C starts on the next Day
        city.answers("A", "place dawn north")
        assert "use " + card in city.options("A")


@rule("ritual.always")
@pytest.mark.parametrize("card", STANDING)
def test_a_ritual_that_always_works_is_never_used(card: str) -> None:
    city = ready(card)
    assert "use " + card not in city.options("A")
    assert city.refuses("A", "use " + card).rule == "ritual.always"


def test_nobody_uses_a_ritual_of_another_or_of_the_market() -> None:
    city = last_turn(B=seat(rituals=["R101"]), position={"market": ["R102"]})
    assert [option for option in city.options("A") if option.startswith("use")] == []
    for card in ("R101", "R102"):
        assert city.refuses("A", "use " + card).rule == "card.ritual"


# ---- plain powers: Thin the Veins, Whispered Names, Ravenous Appetite, Sanguine Tide, Four Crowns


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("R101", (8, 5, 0, 0)),
        ("R102", (7, 6, 0, 0)),
        ("R201", (9, 6, 0, 0)),
        ("R306", (10, 5, 0, 0)),
        ("R310", (7, 5, 2, 0)),
    ],
)
def test_a_plain_power_gives_what_it_says_and_asks_nothing(card: str, mine: Purse) -> None:
    city = using(card)
    assert city.purses == {"A": mine, **REST}
    assert ended(city)


# ---- Grave Calling


def test_grave_calling_costs_one_blood_and_brings_a_card_of_either_deck() -> None:
    for card in ("BLEEDER", "ELDER"):
        city = using("R103", blood=1, hand=[])
        assert city.asks("A", "take BLEEDER", "take ELDER")
        city.answers("A", "take " + card)
        assert city.hand("A") == [card]
        assert city.purses == {"A": (0, 5, 0, 0), **REST}
        assert ended(city)


@rule("ritual.unpayable")
def test_grave_calling_is_refused_without_blood_and_stays_unused() -> None:
    city = last_turn(A=seat(rituals=["R103"], blood=0, hand=[]))
    assert city.refuses("A", "use R103").rule == "ritual.unpayable"
    city.answers("A", "scavenge 1", "use R103", "take ELDER")
    assert city.purses == {"A": (0, 5, 0, 1), **REST}
    assert ended(city)


@rule("ritual.unpayable")
def test_grave_calling_takes_its_blood_even_where_both_decks_are_empty() -> None:
    city = last_turn(A=seat(rituals=["R103"], hand=[]), position={"bleeders": 0, "elders": 0})
    city.answers("A", "use R103")
    assert city.hand("A") == []
    assert city.purses == {"A": (6, 5, 0, 0), **REST}
    assert ended(city)


# ---- lowering fear: Veil of Mist, Absolution


@rule("ritual.unpayable")
@pytest.mark.parametrize(("card", "spaces"), [("R104", 1), ("R304", 2)])
def test_a_soothing_power_lowers_fear_by_its_number_stops_at_zero_and_may_change_nothing(
    card: str, spaces: int
) -> None:
    for before in (25, spaces + 1, spaces, spaces - 1, 0):
        city = using(card, fear=before)
        assert city.purses == {"A": (7, 5, 0, max(0, before - spaces)), **REST}
        assert ended(city)


# ---- extra symbols: Long Fangs, Sunproof Cloaks, Night Without End


def night(die: int = 1, mine: int = 2, theirs: int = 0, rituals: tuple[str, ...] = (), **facts: Any) -> City:
    """Night in North: A with so many Elders, and B under A where B has any. Everyone acts who may."""
    city = City(
        A=seat(hand=[], rituals=list(rituals), orders={"night": ["ELDER"] * mine}, **facts),
        B=seat(hand=[], orders={"night": ["ELDER"] * theirs}),
        quarters={
            "north": quarter(
                victim="V103", die=die, spaces={"night": ["B night", "A night"] if theirs else ["A night"]}
            )
        },
    )
    city.resolve("night", "north")
    while city.table.open:
        city.answers(city.waiting, "act")
    return city


@rule("bonus.needs-card")
@pytest.mark.parametrize(
    ("rituals", "extra"), [(("R105",), 1), (("R305",), 2), (("R105", "R305"), 3), (("R106",), 0), (("R206",), 0)]
)
def test_night_orders_with_a_card_count_the_extra_symbols_against_fear(rituals: tuple[str, ...], extra: int) -> None:
    strong, weak = night(1 + extra, 1, rituals=rituals), night(2 + extra, 1, rituals=rituals)
    assert (strong.hand("A"), strong.victim("north")) == (["V103"], "")
    assert (weak.hand("A"), weak.victim("north")) == ([], "V103")
    empty = night(1, 0, rituals=rituals)
    assert (empty.hand("A"), empty.victim("north")) == ([], "V103")
    assert strong.torpor("A") == weak.torpor("A") == ["ELDER"]
    assert strong.settled
    assert weak.settled
    assert empty.settled


@pytest.mark.parametrize(("rituals", "extra"), [(("R105",), 1), (("R305",), 2), (("R105", "R305", "R206"), 5)])
def test_extra_night_symbols_count_in_a_contest(rituals: tuple[str, ...], extra: int) -> None:
    won, tied = night(1, 1, extra, rituals), night(1, 1, extra + 1, rituals)
    assert (won.hand("A"), won.hand("B")) == (["V103"], ["ELDER"] * extra)
    assert tied.hand("B") == ["V103"]  # as many symbols on more cards
    assert won.settled
    assert tied.settled


@pytest.mark.parametrize(("rituals", "extra"), [(("R106",), 1), (("R105", "R305", "R206"), 0)])
def test_dawn_orders_with_a_card_count_the_extra_symbol_of_sunproof_cloaks_alone(
    rituals: tuple[str, ...], extra: int
) -> None:
    for die, cards, succeeds in ((1 + extra, 1, True), (2 + extra, 1, False), (1, 0, False)):
        city = City(
            A=seat(rituals=list(rituals), orders={"dawn": ["BLEEDER"] * cards}),
            quarters={"north": quarter(location="The Eel Market", die=die, spaces={"dawn": ["A dawn"]})},
        )
        city.resolve("dawn", "north")
        assert city.asks("A", "act", "decline") == succeeds
        city.answers("A", *["act"] * succeeds)
        assert city.purses == {"A": (9 if succeeds else 7, 5, 0, 0), **REST}
        assert city.settled


@pytest.mark.parametrize("ritual", ["R105", "R106", "R206", "R305"])
def test_no_ritual_adds_a_dusk_symbol(ritual: str) -> None:
    city = City(
        A=seat(rituals=[ritual], orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(victim="V103", die=2, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "north")
    assert city.purses == {"A": (7, 5, 0, 0), **REST}
    assert city.settled


# ---- Silver Tongue


@pytest.mark.parametrize(
    ("victim", "paid"), [("V103", 0), ("V109", 0), ("V202", 1), ("V305", 2)], ids=["costs 1", "2", "3", "4"]
)
def test_silver_tongue_lowers_the_dusk_cost_by_two_to_zero_at_least(victim: str, paid: int) -> None:
    name = {"V103": "The Butcher", "V109": "The Magistrate", "V202": "The Banker", "V305": "The Governor"}[victim]
    north = quarter(night_influence=0)
    city = dusk_at(name, A=seat(influence=paid, rituals=["R107"]), quarters={"north": north})
    assert city.influence == {"A": 0, "B": 5, "C": 5}
    assert city.night("north") == (3, paid)
    assert city.settled


def test_silver_tongue_helps_only_its_owner_and_not_one_influence_short() -> None:
    for influence, mine, theirs in ((0, ["R107"], []), (2, [], ["R107"])):
        city = City(
            day=4,
            A=seat(influence=influence, rituals=mine, orders={"dusk": ["ELDER"]}),
            B=seat(rituals=theirs),
            quarters={"north": quarter(victim="The Banker", die=1, spaces={"dusk": ["A dusk"]})},
        )
        city.resolve("dusk", "north")
        assert city.torpor("A") == ["ELDER"]
        assert city.purses == {"A": (7, influence, 0, 0), **REST}
        assert city.settled


def test_silver_tongue_does_not_change_what_a_new_victim_lays_out() -> None:
    city = City(
        A=seat(rituals=["R107"]),
        quarters={"north": quarter(victim="", night_blood=0, night_influence=0)},
        position={"victims": ["V109"]},
    )
    city.next_day()
    assert (city.victim("north"), city.night("north")) == ("V109", (3, 2))
    assert city.settled


# ---- free feeding: Hollow Coffins, Swollen Ranks, Endless Larder, Thousand-Year Feast


def fed(rituals: tuple[str, ...], cards: tuple[str, ...], blood: int) -> int:
    """The blood that is left to A after feeding all these cards."""
    city = City(A=seat(hand=[], torpor=list(cards), blood=blood, rituals=list(rituals)))
    city.feeding()
    city.answers("A", *["feed " + card for card in cards], "done")
    assert sorted(city.hand("A")) == sorted(cards)
    assert city.purses == {"A": (city.blood["A"], 5, 0, 0), **REST}
    assert city.settled
    return city.blood["A"]


@pytest.mark.parametrize(
    ("rituals", "free"),
    [(("R108",), 1), (("R209",), 2), (("R311",), 4), (("R108", "R209"), 3), (("R108", "R209", "R311"), 7)],
)
def test_so_many_cards_are_fed_for_nothing_and_the_rest_for_one_blood_each(rituals: tuple[str, ...], free: int) -> None:
    cards = ("V101", "ELDER", "V102", "BLEEDER", "V103", "V104", "V105", "V106")
    for amount in range(1, 9):
        assert fed(rituals, cards[:amount], 9) == 9 - max(0, amount - free)


@pytest.mark.parametrize(("ritual", "free"), [("R108", 1), ("R209", 2), ("R311", 4)])
def test_a_player_without_blood_feeds_the_free_cards_and_not_one_more(ritual: str, free: int) -> None:
    cards = ["V101", "V102", "V103", "V104", "V105"]
    city = City(A=seat(hand=[], torpor=cards, blood=0, rituals=[ritual]))
    city.feeding()
    city.answers("A", *["feed " + card for card in cards[:free]])
    assert city.refuses("A", "feed " + cards[free]).rule == "feed.blood-limit"
    city.answers("A", "done")
    assert (city.hand("A"), city.discard) == (cards[:free], cards[free:])
    assert city.purses == {"A": (0, 5, 0, 0), **REST}
    assert city.settled


@pytest.mark.parametrize(
    ("cards", "cost"),
    [
        (("V101",), 1),
        (("ELDER",), 0),
        (("BLEEDER",), 0),
        (("V101", "ELDER"), 1),
        (("ELDER", "V101"), 1),
        (("ELDER", "BLEEDER"), 1),
    ],
)
def test_swollen_ranks_feed_one_bleeder_or_elder_for_nothing_and_no_victim(cards: tuple[str, ...], cost: int) -> None:
    assert fed(("R111",), cards, 5) == 5 - cost


@pytest.mark.parametrize(
    ("cards", "cost"), [(("V101",), 0), (("ELDER", "V101"), 0), (("ELDER", "ELDER"), 0), (("V101", "V102"), 1)]
)
def test_swollen_ranks_and_hollow_coffins_are_used_so_that_the_least_is_paid(cards: tuple[str, ...], cost: int) -> None:
    assert fed(("R111", "R108"), cards, 5) == 5 - cost
    assert fed(("R108", "R111"), cards, 5) == 5 - cost


@rule("card.beats-rules")
def test_swollen_ranks_let_their_owner_keep_twelve_cards_and_no_thirteenth() -> None:
    city = City(A=seat(hand=["ELDER"] * 12, rituals=["R111"]), B=seat(hand=["ELDER"] * 10))
    city.feeding()
    assert (len(city.hand("A")), len(city.hand("B"))) == (12, 10)
    assert city.settled
    over = City(A=seat(hand=["ELDER"] * 13, rituals=["R111"]))
    over.feeding()
    assert over.refuses("A", "done").facts["limit"] == 12
    over.answers("A", "drop ELDER", "done")
    assert len(over.hand("A")) == 12
    assert over.settled


# ---- The Crow's Eye


def crow() -> City:
    return last_turn(
        A=seat(rituals=["R109"]),
        quarters={"north": quarter(entrance=["B night", "A dawn", "C dusk"]), "east": quarter(entrance=["B dawn"])},
        position={"altar": ["C dawn"], "catacombs": ["B dusk", "A night"]},
    )


def test_the_crows_eye_looks_at_any_face_down_token_of_an_opponent_and_moves_nothing() -> None:
    places = {
        "north 1": (1, "night"),
        "north 3": (2, "dusk"),
        "east 1": (1, "dawn"),
        "altar 1": (2, "dawn"),
        "catacombs 1": (1, "dusk"),
    }
    for place, (owner, kind) in places.items():
        city = crow()
        city.answers("A", "use R109")
        assert city.options("A") == tuple(["look " + where for where in places])
        city.answers("A", "look " + place)
        assert [(e["of"], e["where"], e["kind"]) for e in city.log("looked", viewer="A")] == [(owner, place, kind)]
        assert city.entrance("north") == ["B night", "A dawn", "C dusk"]
        assert city.purses == {"A": (7, 5, 0, 0), **REST}
        city.answers("A", "place dusk south", "end")
        assert city.settled


@rule("hidden.information")
def test_only_the_player_with_the_crows_eye_learns_what_the_token_is() -> None:
    city = crow()
    city.answers("A", "use R109", "look north 3")
    kinds = {name: city.view(name)["quarters"][0]["entrance"][2]["kind"] for name in ("A", "B", "C", None)}
    assert kinds == {"A": "dusk", "B": None, "C": "dusk", None: None}
    told = {name: city.log("looked", viewer=name)[0]["kind"] for name in ("A", "B", "C", None)}
    assert told == kinds
    assert city.table.taught == 1
    assert city.asking == "AskTurn A"


@rule("ritual.unpayable")
def test_the_crows_eye_is_refused_where_no_opponents_token_lies_face_down() -> None:
    city = last_turn(A=seat(rituals=["R109"]), quarters={"north": quarter(entrance=["A dawn"])})
    assert city.refuses("A", "use R109").rule == "ritual.unpayable"
    assert city.table.used == [[], [], []]


def test_the_crows_eye_looks_at_the_only_token_without_asking_which() -> None:
    city = last_turn(A=seat(rituals=["R109"]), quarters={"north": quarter(entrance=["B dusk"])})
    city.answers("A", "use R109")
    assert city.view("A")["quarters"][0]["entrance"][0]["kind"] == "dusk"
    assert city.view("C")["quarters"][0]["entrance"][0]["kind"] is None
    assert ended(city)


# ---- Bitter Harvest


@pytest.mark.parametrize("fear", [0, 12, 24])
def test_bitter_harvest_raises_fear_by_one_for_two_blood(fear: int) -> None:
    city = using("R110", fear=fear)
    assert city.purses == {"A": (9, 5, 0, fear + 1), **REST}
    assert ended(city)


@rule("ritual.unpayable")
def test_bitter_harvest_is_refused_on_the_last_space() -> None:
    city = last_turn(A=seat(rituals=["R110"], fear=25))
    assert city.refuses("A", "use R110").rule == "ritual.unpayable"
    assert city.table.used == [[], [], []]
    city.answers("A", "place dawn north")
    assert city.purses == {"A": (7, 5, 0, 25), **REST}
    assert city.settled


# ---- Rite of Exchange


def test_the_rite_of_exchange_changes_two_influence_for_two_blood_or_back() -> None:
    for choice, mine in (("choose 1", (9, 3, 0, 0)), ("choose 2", (5, 7, 0, 0))):
        city = using("R112")
        assert city.asks("A", "choose 1", "choose 2")
        city.answers("A", choice)
        assert city.purses == {"A": mine, **REST}
        assert ended(city)


def test_the_rite_of_exchange_goes_the_only_way_that_can_be_paid() -> None:
    poor, dry = using("R112", blood=2, influence=1), using("R112", blood=1, influence=2)
    assert poor.purses == {"A": (0, 3, 0, 0), **REST}
    assert dry.purses == {"A": (3, 0, 0, 0), **REST}
    assert ended(poor)
    assert ended(dry)


@rule("ritual.unpayable")
def test_the_rite_of_exchange_is_refused_with_one_of_each() -> None:
    city = last_turn(A=seat(rituals=["R112"], blood=1, influence=1))
    assert city.refuses("A", "use R112").rule == "ritual.unpayable"
    assert city.table.used == [[], [], []]


# ---- Choir of the Damned


def test_the_choir_of_the_damned_sells_two_points_for_two_influence() -> None:
    city = using("R202", influence=2)
    assert city.purses == {"A": (7, 0, 2, 0), **REST}
    assert ended(city)


@rule("ritual.unpayable")
def test_the_choir_of_the_damned_is_refused_with_one_influence() -> None:
    city = last_turn(A=seat(rituals=["R202"], influence=1))
    assert city.refuses("A", "use R202").rule == "ritual.unpayable"
    assert city.table.used == [[], [], []]


# ---- Moving Shadows


def shadows() -> City:
    city = last_turn(
        A=seat(rituals=["R203"], orders={"dawn": ["BLEEDER"]}),
        quarters={"north": quarter(entrance=["A dawn", "B night"]), "south": quarter(entrance=["C dawn"])},
        position={"altar": ["A night"]},
    )
    city.answers("A", "use R203")
    return city


@rule("move.token-place")
def test_moving_shadows_move_an_own_token_face_down_onto_another_entrance_stack() -> None:
    city = shadows()
    assert city.asks("A", "no", "move dawn south", "move dawn east")
    city.answers("A", "move dawn south")
    assert (city.entrance("north"), city.entrance("south")) == (["B night"], ["C dawn", "A dawn"])
    assert city.order("A", "dawn") == ["BLEEDER"]
    assert [city.view(name)["quarters"][1]["entrance"][1]["kind"] for name in ("A", "B", None)] == ["dawn", None, None]
    assert [city.log("order-moved", viewer=name)[0]["kind"] for name in ("A", "B", None)] == ["dawn", None, None]
    city.answers("A", "place dusk north", "end")
    assert city.purses == {"A": (7, 5, 0, 0), **REST}
    assert city.settled


def test_moving_shadows_may_move_nothing_and_are_used_all_the_same() -> None:
    city = shadows()
    city.answers("A", "no")
    assert (city.entrance("north"), city.entrance("south")) == (["A dawn", "B night"], ["C dawn"])
    assert city.refuses("A", "use R203").rule == "ritual.once-per-day"


@rule("ritual.unpayable", "token.unresolved")
def test_moving_shadows_are_refused_until_an_own_token_lies_in_a_quarter() -> None:
    city = last_turn(
        A=seat(rituals=["R203"]), quarters={"north": quarter(entrance=["B dawn"])}, position={"altar": ["A night"]}
    )
    assert city.refuses("A", "use R203").rule == "ritual.unpayable"
    city.answers("A", "place dawn north", "use R203", "move dawn east")
    assert (city.entrance("north"), city.entrance("east")) == (["B dawn"], ["A dawn"])
    assert ended(city)


def test_a_token_that_was_looked_at_stays_known_when_moving_shadows_move_it() -> None:
    city = last_turn(
        A=seat(rituals=["R203"], orders={"dawn": {"to": "north", "cards": [], "seen": "B"}}),
        quarters={"north": quarter(entrance=["A dawn"])},
    )
    city.answers("A", "use R203", "move dawn east")
    assert [city.log("order-moved", viewer=name)[0]["kind"] for name in ("B", "C")] == ["dawn", None]
    assert [city.view(name)["quarters"][2]["entrance"][0]["kind"] for name in ("B", "C")] == ["dawn", None]
    assert city.asking == "AskTurn A"


# ---- Dread Beacon


def test_the_dread_beacon_shifts_any_die_by_one_or_none() -> None:
    for answer, dice in (("shift south -1", (1, 5, 3)), ("shift east +1", (1, 6, 4)), ("no", (1, 6, 3))):
        city = last_turn(
            A=seat(rituals=["R204"]),
            quarters={"north": quarter(die=1), "south": quarter(die=6), "east": quarter(die=3)},
        )
        city.answers("A", "use R204")
        assert city.asks("A", "no", "shift north +1", "shift south -1", "shift east -1", "shift east +1")
        city.answers("A", answer)
        assert tuple(city.dice.values()) == dice
        assert city.purses == {"A": (7, 5, 0, 0), **REST}
        assert ended(city)


# ---- Blood Ledger


def test_the_blood_ledger_gives_two_blood_after_a_night_action_alone_or_contested() -> None:
    alone, contested = night(1, 2, 0, ("R205",)), night(1, 2, 1, ("R205",))
    assert alone.purses == contested.purses == {"A": (12, 6, 0, 1), **REST}
    assert alone.settled
    assert contested.settled


def test_the_blood_ledger_gives_nothing_for_a_lost_failed_or_declined_night() -> None:
    lost, failed = night(1, 1, 2, ("R205",)), night(3, 2, 0, ("R205",))
    assert lost.purses == {"A": (7, 5, 0, 0), "B": (10, 6, 0, 1), "C": (7, 5, 0, 0)}
    assert failed.purses == {"A": (7, 5, 0, 0), **REST}
    declined = City(
        A=seat(rituals=["R205"], orders={"night": ["ELDER"]}),
        quarters={"north": quarter(die=1, spaces={"night": ["A night"]})},
    )
    declined.resolve("night", "north")
    declined.answers("A", "decline")
    assert declined.purses == {"A": (7, 5, 0, 0), **REST}
    assert declined.settled


# ---- Iron Claws


def test_iron_claws_count_two_more_symbols_in_the_comparison() -> None:
    won, tied = night(1, 1, 2, ("R206",)), night(1, 1, 3, ("R206",))
    assert (won.hand("A"), won.hand("B"), won.torpor("A")) == (["V103"], ["ELDER", "ELDER"], ["ELDER"])
    assert (tied.hand("A"), tied.hand("B")) == (["ELDER"], ["V103"])  # 3 to 3, and B has more cards
    assert won.settled
    assert tied.settled


def test_iron_claws_do_not_help_against_the_die() -> None:
    city = night(2, 1, 2, ("R206",))
    assert (city.hand("A"), city.torpor("A"), city.hand("B")) == ([], ["ELDER"], ["V103"])
    assert city.settled


# ---- Pact of Silence


@pytest.mark.parametrize(("die", "rise"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_the_pact_of_silence_takes_two_from_the_fear_of_a_night_action(die: int, rise: int) -> None:
    city = night(die, 6, 0, ("R207",), fear=5)
    assert city.purses == {"A": (10, 6, 0, 5 + rise), **REST}
    assert city.settled


def test_the_pact_of_silence_lowers_no_fear_from_scavenging() -> None:
    city = last_turn(A=seat(rituals=["R207"]))
    city.answers("A", "scavenge 3")
    assert city.purses == {"A": (10, 5, 0, 3), **REST}
    assert city.asking == "AskTurn A"


# ---- Crypt Brood


def test_the_crypt_brood_brings_a_card_of_either_deck_for_nothing() -> None:
    for card in ("BLEEDER", "ELDER"):
        city = using("R208", "take " + card, blood=0, hand=[])
        assert city.hand("A") == [card]
        assert city.purses == {"A": (0, 5, 0, 0), **REST}
        assert ended(city)


def test_the_crypt_brood_brings_what_there_is() -> None:
    for bleeders, elders, hand in ((0, 1, ["ELDER"]), (1, 0, ["BLEEDER"]), (0, 0, [])):
        city = last_turn(A=seat(rituals=["R208"], hand=[]), position={"bleeders": bleeders, "elders": elders})
        city.answers("A", "use R208")
        assert city.hand("A") == hand
        assert ended(city)


@rule("catacombs.deck-empty")
def test_nobody_takes_from_an_empty_deck() -> None:
    city = last_turn(A=seat(rituals=["R208"], hand=[]), position={"bleeders": 1, "elders": 1})
    city.answers("A", "use R208", "take ELDER", "place dawn catacombs")
    assert (city.hand("A"), city.table.bleeders, city.table.elders) == (["BLEEDER", "ELDER"], 0, 0)
    assert city.asking == "AskEnd A"


# ---- Dawn Pilgrimage


def test_the_dawn_pilgrimage_gives_a_point_after_the_owners_dawn_action() -> None:
    city = dawn_at("The Eel Market", A=seat(rituals=["R210"]), B=seat(rituals=["R102"]))
    assert city.purses == {"A": (9, 5, 1, 0), **REST}
    assert city.settled


def test_the_dawn_pilgrimage_gives_nothing_for_an_opponents_a_failed_or_a_declined_dawn() -> None:
    theirs = dawn_at("The Eel Market", B=seat(rituals=["R210"]))
    assert theirs.purses == {"A": (9, 5, 0, 0), **REST}
    for die, answers in ((2, []), (1, ["decline"])):
        city = City(
            A=seat(rituals=["R210"], orders={"dawn": ["BLEEDER"]}),
            quarters={"north": quarter(die=die, spaces={"dawn": ["A dawn"]})},
        )
        city.resolve("dawn", "north")
        city.answers("A", *answers)
        assert city.purses == {"A": (7, 5, 0, 0), **REST}
        assert city.settled


def test_the_dawn_pilgrimage_comes_after_the_whole_location() -> None:
    city = dawn_at("The Precinct House", A=seat(rituals=["R210"]))
    assert city.points == {"A": 0, "B": 0, "C": 0}
    city.answers("A", "no")
    assert city.points == {"A": 1, "B": 0, "C": 0}
    assert city.settled


# ---- Second Skin


def skin(**facts: Any) -> City:
    return last_turn(
        A=seat(**{"rituals": ["R211"], "hand": ["V101", "ELDER", "ELDER"], "orders": {"night": ["ELDER"]}, **facts}),
        quarters={"north": quarter(entrance=["A night"])},
        position={"altar": ["A dawn"]},
    )


def test_second_skin_adds_a_card_of_the_hand_to_an_unplaced_token_or_one_at_an_entrance() -> None:
    for token, card, orders in (
        ("dusk", "V101", (["V101"], ["ELDER"])),
        ("night", "V101", ([], ["V101", "ELDER"])),
        ("night", "ELDER", ([], ["ELDER", "ELDER"])),
    ):
        city = skin()
        city.answers("A", "use R211")
        assert city.asks("A", "put V101 dusk", "put V101 night", "put ELDER dusk", "put ELDER night")
        city.answers("A", f"put {card} {token}")
        assert (city.order("A", "dusk"), city.order("A", "night")) == orders
        assert len(city.hand("A")) == 2
        assert [city.log("order-joined", viewer=name)[0]["card"] for name in ("A", "B", None)] == [card, None, None]
        city.answers("A", "place dusk north", "end")
        assert city.purses == {"A": (7, 5, 0, 0), **REST}
        assert city.settled


@rule("ritual.unpayable")
def test_second_skin_is_refused_with_an_empty_hand() -> None:
    city = skin(hand=[])
    assert city.refuses("A", "use R211").rule == "ritual.unpayable"
    assert city.table.used == [[], [], []]


@rule("ritual.unpayable")
def test_second_skin_is_refused_where_every_own_token_is_at_the_altar_or_the_catacombs() -> None:
    city = last_turn(A=seat(rituals=["R211"]), position={"altar": ["A dawn"], "catacombs": ["A dusk"]})
    city.answers("A", "place night catacombs", "take ELDER")
    assert city.refuses("A", "use R211").rule == "ritual.unpayable"
    city.answers("A", "end")
    assert city.settled


def test_a_card_added_by_second_skin_counts_when_the_order_is_resolved() -> None:
    city = last_turn(
        A=seat(hand=["ELDER"], rituals=["R211"], orders={"night": ["ELDER"]}),
        quarters={"north": quarter(victim="V103", die=2, entrance=["A night"])},
        position={"altar": ["A dawn"], "catacombs": []},
    )
    city.answers("A", "use R211", "put ELDER night", "place dusk catacombs", "take ELDER", "end")
    city.reveal()
    city.answers("A", "act")
    assert (city.hand("A"), city.torpor("A")) == (["V103", "ELDER"], ["ELDER", "ELDER"])
    assert city.settled


# ---- Courtiers' Tithe


def test_the_courtiers_tithe_gives_an_influence_after_an_opponents_dusk_action() -> None:
    city = dusk_at("The Butcher", B=seat(rituals=["R212"]))
    assert city.purses == {"A": (10, 4, 0, 0), "B": (7, 6, 0, 0), "C": (7, 5, 0, 0)}
    assert city.night("north") == (3, 2)
    assert city.settled


def test_the_courtiers_tithe_gives_nothing_for_the_owners_own_a_poor_a_failed_or_a_declined_dusk() -> None:
    own = dusk_at("The Butcher", A=seat(rituals=["R212"]))
    assert own.purses == {"A": (10, 4, 0, 0), **REST}
    for influence, die, answers in ((0, 1, []), (5, 2, []), (5, 1, ["decline"])):
        city = City(
            A=seat(influence=influence, orders={"dusk": ["ELDER"]}),
            B=seat(rituals=["R212"]),
            quarters={"north": quarter(victim="The Butcher", die=die, spaces={"dusk": ["A dusk"]})},
        )
        city.resolve("dusk", "north")
        city.answers("A", *answers)
        assert city.purses == {"A": (7, influence, 0, 0), **REST}
        assert city.settled


def test_the_courtiers_tithe_comes_after_the_whole_victim() -> None:
    city = dusk_at("The Pickpocket", B=seat(rituals=["R212"], influence=1))
    city.answers("A", "seat B")
    assert city.influence == {"A": 5, "B": 1, "C": 5}
    assert city.settled


# ---- points at the end: Crimson Coronation, The Great Embrace, The Pretender's Army, Golden Chains


@pytest.mark.parametrize("others", [[], ["R101"], ["R101", "R201", "R302"]])
def test_the_crimson_coronation_scores_one_for_each_ritual_itself_included(others: list[str]) -> None:
    city = City(day=9, A=seat(hand=[], influence=0, rituals=[*others, "R301"]), B=seat(rituals=["R102"]))
    assert city.scored("A")["powers"] == len(others) + 1
    assert city.scored("B")["powers"] == 0


@pytest.mark.parametrize(("victims", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_the_great_embrace_scores_one_for_every_two_victims_in_hand(victims: int, points: int) -> None:
    hand = [f"V1{number:02}" for number in range(1, victims + 1)]
    city = City(day=9, A=seat(hand=[*hand, "ELDER"], torpor=["V201", "V202"], rituals=["R302"]))
    assert city.scored("A")["powers"] == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 1), (5, 5), (6, 5)])
def test_the_pretenders_army_scores_one_for_each_bleeder_and_elder_in_hand_up_to_five(cards: int, points: int) -> None:
    hand = (["ELDER", "BLEEDER"] * 3)[:cards]
    city = City(day=9, A=seat(hand=[*hand, "V101", "V102"], torpor=["ELDER"], rituals=["R303"]))
    assert city.scored("A")["powers"] == points


@pytest.mark.parametrize(
    ("influence", "points", "usual"), [(0, 0, 0), (2, 0, 1), (3, 1, 1), (11, 3, 5), (12, 4, 6), (15, 4, 7)]
)
def test_golden_chains_score_one_for_every_three_influence_up_to_four_besides_the_usual_points(
    influence: int, points: int, usual: int
) -> None:
    city = City(day=9, A=seat(influence=influence, rituals=["R307"]))
    assert (city.scored("A")["powers"], city.scored("A")["influence"]) == (points, usual)


def test_points_at_the_end_add_up() -> None:
    mine = seat(hand=["V101", "V102", "ELDER"], influence=6, rituals=["R301", "R302", "R303", "R307"])
    city = City(day=9, A=mine)
    assert city.scored("A") == {
        "hand": 5,
        "rituals": 3 + 5 + 2 + 3,
        "tokens": 0,
        "influence": 3,
        "fear": 4,
        "powers": 4 + 1 + 1 + 2,
        "total": 33,
    }
    city.score()
    assert city.winners == "A"


# ---- Terror Incarnate


@pytest.mark.parametrize(
    ("fear", "points"), [(0, 4), (5, 4), (6, 4), (8, 4), (9, 2), (12, 0), (15, -2), (24, -11), (25, -11)]
)
def test_terror_incarnate_reads_the_fear_track_six_spaces_lower_and_moves_no_marker(fear: int, points: int) -> None:
    city = City(day=9, A=seat(fear=fear, rituals=["R308"]), B=seat(fear=25))
    assert (city.scored("A")["fear"], city.scored("B")["fear"]) == (points, -18)
    assert city.fear == {"A": fear, "B": 25, "C": 0}


# ---- Borrowed Faces


def faces(place: str) -> City:
    city = last_turn(
        act=3,
        A=seat(rituals=["R309", "R210"], orders={"night": ["ELDER"]}),
        quarters={
            "north": quarter(location="The Basement Casino", die=4),
            "south": quarter(location="The Radio Mast", entrance=["A night", "B dusk"]),
            "east": quarter(location="The Citadel Prison"),
        },
    )
    city.answers("A", "use R309")
    assert city.asks("A", "at north", "at south", "at east")
    city.answers("A", "at " + place)
    return city


@rule("effect.copy")
def test_borrowed_faces_carry_out_any_location_with_its_own_quarters_die_and_no_dawn_action_follows() -> None:
    casino, prison = faces("north"), faces("east")
    assert casino.purses == {"A": (8, 9, 0, 0), **REST}
    assert prison.purses == {"A": (7, 5, 4, 0), **REST}
    assert (casino.torpor("A"), prison.torpor("A")) == ([], [])
    assert ended(casino)
    assert ended(prison)


@rule("effect.copy", "move.token-place")
def test_borrowed_faces_at_the_radio_mast_move_a_token_from_entrance_to_entrance_face_down() -> None:
    city = faces("south")
    assert city.asks("A", "no", "move night north", "move night east")
    city.answers("A", "move night east")
    assert (city.entrance("south"), city.entrance("east"), city.space("night", "east")) == (["B dusk"], ["A night"], [])
    assert city.view("B")["quarters"][2]["entrance"] == [{"seat": 0, "kind": None}]
    assert city.purses == {"A": (8, 7, 0, 0), **REST}
    assert ended(city)


# ---- Usurper's Oath


def tie(rituals: dict[str, list[str]], cards: dict[str, list[str]], influence: int = 0) -> City:
    """Night in North, die 1: everyone named contests it, and the others have more influence than A."""
    seats: dict[str, Any] = {
        name: seat(
            hand=[], influence=influence if name == "A" else 5, rituals=rituals.get(name, []), orders={"night": hand}
        )
        for name, hand in cards.items()
    }
    stack = [f"{name} night" for name in cards]
    city = City(
        players=4,
        quarters={"north": quarter(victim="V108", die=1, night_blood=0, night_influence=0, spaces={"night": stack})},
        **seats,
    )
    city.resolve("night", "north")
    while city.table.open:
        city.answers(city.waiting, "act")
    return city


def test_the_usurpers_oath_wins_a_tie_of_symbols_against_more_cards_and_more_influence_and_gives_three_points() -> None:
    city = tie({"A": ["R312"]}, {"A": ["V113"], "B": ["ELDER"] * 3})
    assert (city.hand("A"), city.torpor("A"), city.hand("B")) == (["V108"], ["V113"], ["ELDER"] * 3)
    assert city.points == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert city.fear == {"A": 1, "B": 0, "C": 0, "D": 0}
    assert city.settled


def test_the_usurpers_oath_wins_a_tie_of_three() -> None:
    for owner in "ABC":
        city = tie({owner: ["R312"]}, {"A": ["V113"], "B": ["ELDER"] * 3, "C": ["ELDER"] * 3})
        assert city.hand(owner) == ["V108"]
        assert city.points == {name: 3 if name == owner else 0 for name in "ABCD"}
        assert city.settled


def test_the_usurpers_oath_does_not_help_a_contestant_with_fewer_symbols_than_the_tied() -> None:
    city = tie({"A": ["R312"]}, {"A": ["ELDER"] * 2, "B": ["ELDER"] * 3, "C": ["V113"]})
    assert (city.hand("A"), city.hand("B"), city.hand("C")) == (["ELDER", "ELDER"], ["V108"], ["V113"])
    assert city.points == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert city.settled


def test_the_usurpers_oath_gives_three_points_for_a_contest_won_outright_and_none_for_a_night_alone() -> None:
    won = tie({"A": ["R312"]}, {"A": ["ELDER"] * 3, "B": ["ELDER"] * 2})
    assert won.points == {"A": 3, "B": 0, "C": 0, "D": 0}
    alone = tie({"A": ["R312"]}, {"A": ["ELDER"] * 3})
    assert alone.hand("A") == ["V108"]
    assert alone.points == {"A": 0, "B": 0, "C": 0, "D": 0}
    afraid = tie({"A": ["R312"]}, {"A": ["ELDER"], "B": ["BLEEDER"]})
    assert (afraid.hand("A"), afraid.torpor("B")) == (["V108"], ["BLEEDER"])
    assert afraid.points == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert won.settled
    assert alone.settled
    assert afraid.settled


def test_the_usurpers_oath_wins_a_tie_made_by_iron_claws() -> None:
    city = tie({"A": ["R312", "R206"]}, {"A": ["ELDER"], "B": ["ELDER"] * 3})
    assert city.hand("A") == ["V108"]
    assert city.settled


@rule("contest.stalemate")
def test_without_the_usurpers_oath_the_same_tie_goes_to_more_cards_or_to_nobody() -> None:
    cards = tie({}, {"A": ["V113"], "B": ["ELDER"] * 3})
    assert (cards.hand("A"), cards.hand("B")) == (["V113"], ["V108"])
    nobody = tie({}, {"A": ["ELDER"], "B": ["ELDER"]}, influence=5)
    assert (nobody.hand("A"), nobody.hand("B"), nobody.victim("north")) == (["ELDER"], ["ELDER"], "V108")
    assert cards.settled
    assert nobody.settled


def test_the_usurpers_points_come_before_the_blood_ledger_and_both_after_the_victim() -> None:
    city = tie({"A": ["R205", "R312"]}, {"A": ["ELDER"] * 2, "B": ["ELDER"]})
    told = [event["what"] for event in city.log("victim-taken", "ritual-follows", "fear")]
    follows = [event["card"] for event in city.log("ritual-follows")]
    assert told == ["victim-taken", "fear", "ritual-follows", "ritual-follows"]
    assert follows == ["R312", "R205"]
    assert city.points == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert city.blood == {"A": 9, "B": 7, "C": 7, "D": 7}
    assert city.settled
