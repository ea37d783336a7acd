"""Influence: who has it, how it is exerted, and what else may be put in."""

from __future__ import annotations

from typing import Any

from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

PRINCE = "Prince of the City"


def priced(title: str, bearer: str = "Hydra", **facts: Any) -> City:
    """A has played this Title for one of two vampires, and is asked how it is paid for."""
    mine = {"coterie": ["Nancy Witt", "Hydra"], "library": ["Greed"], **facts}
    mine["hand"] = [title, *mine.get("hand", [])]
    city = City(A=mine)
    city.acts()
    city.answers("A", f"play [{title}]")
    if city.first_question().what == "AskActor":
        city.answers("A", f"with <{bearer}>")
    return city


@rule("infl.start")
def test_at_first_only_the_leader_has_influence() -> None:
    city = City(A=seat(coterie=["Nancy Witt", "Hydra"]))
    assert [city.influence(name) for name in ("Nancy Witt", "Hydra")] == [1, 0]


@rule("infl.all-or-nothing")
def test_a_vampire_exerts_all_it_has_and_what_is_too_much_is_lost() -> None:
    city = priced("Herald", coterie=[vampire("Nancy Witt", on=[PRINCE]), "Hydra"])
    assert city.influence("Nancy Witt") == 3
    city.answers("A", "exert <Nancy Witt>", "pay")
    assert city.mute("Nancy Witt")
    assert city.influence("Nancy Witt") == 0
    assert city.prestige("A") == 12
    assert city.guests("Hydra") == ["Herald"]
    assert city.asking == "AskAction A"


@rule("infl.token-blocks")
def test_a_no_influence_token_blocks_even_what_is_gained_later() -> None:
    city = priced("Herald", coterie=[vampire("Nancy Witt", on=[PRINCE], mute=True), "Hydra"], hand=["Hedge Your Bets"])
    assert city.influence("Nancy Witt") == 0
    assert city.offers("A", "exert") == ()
    assert city.refuses("A", "exert <Nancy Witt>").rule == "infl.token-blocks"


@rule("infl.token-blocks")
def test_an_ability_is_of_no_use_under_the_token() -> None:
    city = priced("Herald", coterie=["Nancy Witt", vampire("Flick", mute=True), "Hydra"])
    assert city.offers("A", "use") == ()
    assert city.refuses("A", "use <Flick>").rule == "infl.token-blocks"


@rule("infl.choose")
def test_who_does_not_exert_keeps_its_influence_for_later() -> None:
    city = priced("Herald", coterie=["Nancy Witt", vampire("Karma", on=[PRINCE]), "Hydra"], hand=["Free Money"])
    assert [city.influence(name) for name in ("Nancy Witt", "Karma")] == [1, 2]
    city.answers("A", "exert <Karma>", "pay", "play [Free Money]", "with <Karma>")
    assert city.offers("A", "exert") == ("exert <Nancy Witt>",)


@rule("infl.torpor")
def test_a_leader_in_torpor_exerts_nothing() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], torpor=["Hydra"], hand=["Free Money"]))
    city.table.leader[0] = city.card("Hydra")
    city.acts()
    city.answers("A", "play [Free Money]")
    assert city.offers("A", "exert") == ()
    assert city.refuses("A", "exert <Hydra>").rule == "infl.torpor"


@rule("infl.exhausted")
def test_an_exhausted_leader_can_exert() -> None:
    city = priced("Herald", coterie=[vampire("Nancy Witt", ready=False), "Hydra"])
    assert city.offers("A", "exert") == ("exert <Nancy Witt>",)
    city.answers("A", "exert <Nancy Witt>", "pay")
    assert city.prestige("A") == 11
    assert city.asking == "AskAction A"


# ---- modifiers


@rule("infl.modifier-one")
def test_only_one_modifier_may_be_played_for_a_title() -> None:
    city = priced("Keeper of Elysium", hand=["Hedge Your Bets", "Hedge Your Bets"])
    city.answers("A", "lay [Hedge Your Bets]")
    assert city.refuses("A", "lay [Hedge Your Bets]").rule == "infl.modifier-one"
    city.answers("A", "pay")
    assert city.hand("A") == ["Hedge Your Bets"]
    assert city.prestige("A") == 10
    assert city.asking == "AskAction A"


@rule("infl.modifier-face")
def test_a_modifier_for_a_title_is_played_face_up() -> None:
    city = priced("Herald", hand=["Hedge Your Bets"])
    assert not city.mentions("B", "core-hedge-your-bets")
    city.answers("A", "lay [Hedge Your Bets]", "pay")
    assert all(
        city.log("influence-card", viewer=viewer)[0]["card"] == "core-hedge-your-bets" for viewer in city.viewers
    )
    assert city.asking == "AskAction A"


@rule("infl.modifier-need")
def test_a_modifier_is_no_action_of_its_own() -> None:
    city = City(A=seat(hand=["Hedge Your Bets"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Hedge Your Bets]").rule == "infl.modifier-need"
    assert city.hand("A") == ["Hedge Your Bets"]
    assert city.actions() == 2


@rule("infl.modifier-total")
def test_what_a_modifier_gives_too_much_is_lost_and_it_is_discarded() -> None:
    city = priced("Primogen", hand=["The Last Word"])
    city.answers("A", "lay [The Last Word]", "pay")
    assert city.pile("A") == ["The Last Word"]
    assert city.prestige("A") == 12
    assert [city.influence(name) for name in ("Nancy Witt", "Hydra")] == [1, 1]
    assert not city.mute("Hydra")
    assert city.asking == "AskAction A"


@rule("infl.prestige")
def test_prestige_stands_in_for_influence_one_for_one() -> None:
    city = priced("Primogen", prestige=7)
    city.table.supply = [0, 0]
    city.answers("A", "exert <Nancy Witt>", "pay")
    assert city.prestige("A") == 5
    assert city.table.supply == [2, 0]
    assert not city.mute("Hydra")
    assert city.asking == "AskAction A"


# ---- how a Title is paid for


@rule("window.influence-title")
def test_prestige_makes_up_just_what_is_missing() -> None:
    city = priced(
        "Keeper of Elysium", coterie=["Nancy Witt", "Hydra", "Flick", "Bunny Benitez"], hand=["Hedge Your Bets"]
    )
    before = city.options("A")
    assert before == (
        "pay",
        "exert <Nancy Witt>",
        "use <Flick>",
        "use <Bunny Benitez>",
        "lay [Hedge Your Bets]",
    )
    city.answers("A", "use <Flick>")
    assert city.asked().facts["missing"] == 1
    city.answers("A", "pay")
    assert city.prestige("A") == 11
    assert city.blood("Flick") == 2
    assert city.mute("Flick")
    assert city.ready("Bunny Benitez")
    assert city.guests("Hydra") == ["Keeper of Elysium"]
    assert city.asking == "AskAction A"


@rule("window.influence-title")
def test_bunny_benitez_is_exhausted_for_her_influence() -> None:
    city = priced("Herald", coterie=["Nancy Witt", "Hydra", "Bunny Benitez"])
    city.answers("A", "use <Bunny Benitez>", "pay")
    assert not city.ready("Bunny Benitez")
    assert city.mute("Bunny Benitez")
    assert city.prestige("A") == 12
    assert city.asking == "AskAction A"


@rule("window.influence-title")
def test_who_takes_a_title_may_use_an_ability_that_needs_no_exhausting() -> None:
    """Flick can pay for her Primogen with her own Blood; Bunny Benitez, exhausted to take it, cannot help herself."""
    flick = City(A=seat(coterie=["Flick"], hand=["Primogen"], prestige=1, library=["Greed"]))
    flick.acts()
    flick.answers("A", "play [Primogen]", "use <Flick>", "pay")
    assert flick.blood("Flick") == 2
    assert flick.guests("Flick") == ["Primogen"]
    bunny = City(A=seat(coterie=["Bunny Benitez"], hand=["Primogen"], prestige=2, library=["Greed"]))
    bunny.acts()
    assert bunny.refuses("A", "play [Primogen]").rule == "title.influence"
    assert flick.asking == "AskAction A"


@rule("window.influence-title")
def test_a_title_cannot_be_posted_for_itself() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Herald"], prestige=1, haven="Old Post Office", library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Herald]").rule == "title.influence"
    two = City(A=seat(coterie=["Hydra"], hand=["Herald"] * 2, prestige=1, haven="Old Post Office", library=["Greed"]))
    two.acts()
    two.answers("A", "play [Herald]", "lay [Herald]", "pay")
    assert two.guests("Hydra") == ["Herald"]
    assert two.pile("A") == ["Herald"]
    assert two.asking == "AskAction A"


@rule("window.influence-title")
def test_nothing_is_offered_that_would_leave_the_price_unpaid() -> None:
    city = priced("Keeper of Elysium", hand=["Hedge Your Bets", "The Last Word"], prestige=1)
    assert city.asks("A", "exert <Nancy Witt>", "lay [The Last Word]")
    city.answers("A", "lay [The Last Word]")
    assert "pay" in city.options("A")
