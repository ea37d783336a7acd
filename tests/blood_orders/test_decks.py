"""The Victim deck, its discard pile, and where discarded cards go."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


def professor(**position: object) -> City:
    """A resolves The Professor in North on Day 4."""
    city = City(
        day=4,
        A=seat(fear=4, influence=5, hand=[], orders={"dusk": ["ELDER", "ELDER", "BLEEDER"]}),
        quarters={"north": quarter(victim="The Professor", die=3, spaces={"dusk": ["A dusk"]})},
        position=position,
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    return city


@rule("deck.reshuffle")
def test_an_empty_victim_deck_is_made_anew_from_the_acts_discarded_victims() -> None:
    city = professor(victims=[], discard=["The Fence", "The Anarchist"])
    drawn = city.hand("A")
    assert len(drawn) == 1
    assert drawn[0] in ("V213", "V214")
    assert [card for card in ("V213", "V214") if card not in drawn] == [
        f"V2{number - 13:02d}" for number in city.table.victim_deck
    ]
    assert city.discard == []
    assert city.settled


@rule("deck.reshuffle")
def test_a_victim_is_drawn_from_the_top_while_there_is_a_deck() -> None:
    city = professor(victims=["The Assassin", "The Barkeeper"], discard=["The Fence"])
    assert city.hand("A") == ["V212"]
    assert city.discard == ["V213"]
    assert len(city.table.victim_deck) == 1
    assert city.log("reshuffled") == []
    assert city.settled


@rule("deck.reshuffle", "act.old-cards")
def test_victims_of_an_earlier_act_stay_in_the_discard_pile() -> None:
    city = professor(victims=[], discard=["The Butcher", "The Fence"])
    assert city.hand("A") == ["V213"]
    assert city.discard == ["V103"]
    assert city.table.victim_deck == []
    assert city.settled


@rule("deck.nothing")
def test_with_no_victim_to_draw_the_effect_does_nothing_but_its_cost_stays_paid() -> None:
    city = professor(victims=[], discard=[])
    assert city.influence == {"A": 2, "B": 5, "C": 5}
    assert city.fear == {"A": 6, "B": 0, "C": 0}
    assert city.torpor("A") == ["BLEEDER", "ELDER", "ELDER"]
    assert city.hand("A") == []
    assert city.settled


def alchemist(*hand: str) -> City:
    """A resolves The Alchemist in North on Day 4."""
    city = City(
        day=4,
        A=seat(blood=3, hand=list(hand), orders={"dusk": ["ELDER"]}),
        quarters={"north": quarter(victim="The Alchemist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    return city


@rule("discard.hand")
def test_a_victim_discarded_from_hand_goes_to_its_owners_torpor_and_can_be_fed() -> None:
    city = alchemist("The Court Clerk", "BLEEDER")
    city.answers("A", "yes")  # the only Victim there is
    assert city.points == {"A": 3, "B": 0, "C": 0}
    assert city.torpor("A") == ["V108", "ELDER"]
    assert city.hand("A") == ["BLEEDER"]
    assert city.discard == []
    city.cleanup()
    city.answers("A", "feed V108", "done")
    assert city.hand("A") == ["V108", "BLEEDER"]
    assert city.blood == {"A": 2, "B": 7, "C": 7}
    assert city.settled


@rule("discard.hand")
def test_the_discard_may_be_declined() -> None:
    city = alchemist("The Court Clerk", "The Butcher")
    city.answers("A", "no")
    assert city.points == {"A": 0, "B": 0, "C": 0}
    assert city.hand("A") == ["V103", "V108"]
    assert city.torpor("A") == ["ELDER"]
    assert city.settled


@rule("discard.hand")
def test_only_a_victim_can_be_discarded_where_a_victim_is_asked_for() -> None:
    city = alchemist("The Court Clerk", "The Butcher", "ELDER")
    city.answers("A", "yes")
    assert city.asks("A", "discard V103", "discard V108")
    city.answers("A", "discard V103")
    assert city.torpor("A") == ["V103", "ELDER"]
    assert city.points == {"A": 3, "B": 0, "C": 0}
    assert city.settled


@rule("discard.hand")
def test_without_a_victim_in_hand_nothing_is_asked() -> None:
    city = alchemist("BLEEDER", "ELDER")
    assert city.points == {"A": 0, "B": 0, "C": 0}
    assert city.hand("A") == ["BLEEDER", "ELDER"]
    assert city.settled


@rule("discard.board")
def test_a_victim_removed_from_the_board_goes_to_the_common_discard_pile() -> None:
    city = City(
        day=7,
        A=seat(orders={"dusk": ["ELDER"]}),
        quarters={
            "north": quarter(victim="The Executioner", die=1, spaces={"dusk": ["A dusk"]}),
            "south": quarter(victim="The Governor", night_blood=5, night_influence=6),
        },
        position={"victims": ["The Kingpin", "The Deserter"]},
    )
    city.resolve("dusk", "north")
    city.answers("A", "act")
    assert city.asks("A", "at south", "at east")
    city.answers("A", "at south")
    assert city.discard == ["V305"]
    assert city.victim("south") == "V313"
    assert city.night("south") == (5, 6)
    assert (city.torpor("A"), city.torpor("B"), city.torpor("C")) == (["ELDER"], [], [])
    assert city.blood == {"A": 11, "B": 7, "C": 7}
    assert city.settled


@rule("discard.catacombs")
def test_an_elder_discarded_from_hand_goes_on_its_deck() -> None:
    city = City(
        day=7,
        A=seat(hand=["ELDER"]),
        B=seat(fear=6, hand=[], orders={"dusk": ["BLEEDER"]}),
        quarters={"north": quarter(victim="The Exorcist", die=1, spaces={"dusk": ["B dusk"]})},
        position={"elders": 25},
    )
    city.resolve("dusk", "north")
    city.answers("B", "act", "seat A")
    city.answers("A", "discard ELDER")
    assert city.hand("A") == []
    assert city.table.elders == 26
    assert city.torpor("A") == []
    assert city.discard == []
    assert city.fear == {"A": 0, "B": 1, "C": 0}
    assert city.settled


@rule("discard.catacombs")
def test_a_victim_that_an_opponent_gives_up_goes_to_that_opponents_torpor() -> None:
    city = City(
        day=7,
        A=seat(hand=["BLEEDER", "The Butcher"]),
        B=seat(orders={"dusk": ["BLEEDER"]}),
        quarters={"north": quarter(victim="The Exorcist", die=1, spaces={"dusk": ["B dusk"]})},
        position={"bleeders": 20},
    )
    city.resolve("dusk", "north")
    city.answers("B", "act", "seat A")
    assert city.asks("A", "discard V103", "discard BLEEDER")
    city.answers("A", "discard V103")
    assert city.hand("A") == ["BLEEDER"]
    assert city.torpor("A") == ["V103"]
    assert city.table.bleeders == 20
    assert city.settled
