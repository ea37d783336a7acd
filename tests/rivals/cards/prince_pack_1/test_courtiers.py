"""The princes who scheme, pay and are paid, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import INFLUENCE
from gloam.rivals.pieces import TORPOR
from gloam.rivals.texts import THIS_TURN
from gloam.rivals.verbs import EXHAUST
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Ainsley Kalb


def tired(agenda: int = 1, theirs: int = 1, turn: str = "A") -> City:
    """Something exhausts Ainsley Kalb."""
    city = City(A=seat(coterie=["Flick", "Ainsley Kalb"], agenda=agenda), B=seat(agenda=theirs), C=seat(agenda=theirs))
    city.table.active = city.names.index(turn)
    card = city.card("Ainsley Kalb")
    city.do(Deed(EXHAUST, 0, card, 1, card, 0))
    return city


@rule("card.ainsley-kalb")
def test_any_player_may_pay_an_agenda_to_ready_ainsley_kalb_in_turn_order() -> None:
    city = tired()
    assert city.asks("A", "no", "yes")
    city.answers("A", "no")
    assert city.asks("B", "no", "yes")
    city.answers("B", "yes")
    assert (city.ready("Ainsley Kalb"), [city.agenda(name) for name in "ABC"]) == (True, [1, 0, 1])
    assert city.settled
    city = tired()
    city.answers("A", "yes")
    assert (city.ready("Ainsley Kalb"), [city.agenda(name) for name in "ABC"], city.settled) == (True, [0, 1, 1], True)


@rule("card.ainsley-kalb")
def test_only_the_first_time_in_her_players_turn_and_only_who_can_pay() -> None:
    city = tired(agenda=0, theirs=1)
    city.answers("B", "no")
    city.answers("C", "no")
    assert (city.ready("Ainsley Kalb"), city.settled) == (False, True)
    assert tired(0, 0).settled
    assert tired(turn="B").settled
    city = tired(agenda=2)
    city.answers("A", "yes")
    card = city.card("Ainsley Kalb")
    city.do(Deed(EXHAUST, 0, card, 1, card, 0))
    assert (city.ready("Ainsley Kalb"), city.agenda("A"), city.settled) == (False, 1, True)


@rule("card.ainsley-kalb")
def test_by_her_action_everyone_discards_two_library_cards_and_may_draw_two() -> None:
    city = City(
        A=seat(coterie=["Flick", "Ainsley Kalb"], hand=["Mercy", "Greed", "Doc"], library=["Throat Rip"] * 3),
        B=seat(hand=["Mercy"], library=["Kneecapped"] * 3),
        C=seat(hand=["Velvet"], library=["Humiliate"] * 3),
    )
    city.acts()
    city.answers("A", "use <Ainsley Kalb>")
    assert (city.ready("Ainsley Kalb"), city.hand("A"), city.hand("B"), city.hand("C")) == (
        False,
        ["Doc"],
        [],
        ["Velvet"],
    )
    city.answers("A", "yes")
    city.answers("B", "no")
    city.answers("C", "yes")
    assert city.hand("A") == ["Doc", "Throat Rip", "Throat Rip"]
    assert (city.hand("B"), city.hand("C")) == ([], ["Humiliate", "Humiliate", "Velvet"])
    assert (city.actions(), city.idle) == (1, True)


# ---- Alyssa Nicole


def weary(*tired_ones: str, alyssa: bool = True) -> City:
    """Hydra can attack Karma; these who stand with her are exhausted."""
    names = ["Hydra", *(["Alyssa Nicole"] if alyssa else []), "Brother"]
    mine = [out(name, ready=name not in tired_ones) for name in names]
    city = City(A=seat(coterie=["Flick", *mine]), B=seat(coterie=["Doc", out("Karma")]))
    city.acts()
    return city


@rule("card.alyssa-nicole")
def test_with_alyssa_nicole_exhausted_members_come_along() -> None:
    city = weary("Brother")
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "go", "with <Brother>", "without <Alyssa Nicole>")
    city.answers("A", "with <Brother>", "without <Alyssa Nicole>")
    assert city.asks("A", "with <Alyssa Nicole>", "without <Brother>")
    city.answers("A", "with <Alyssa Nicole>", "go")
    assert city.party("Hydra") == ["Alyssa Nicole", "Brother", "Hydra"]
    city.answers("A", "physical")
    city.passes()
    assert (city.ready("Brother"), city.party("Brother"), city.fought_out) == (
        False, ["Alyssa Nicole", "Brother", "Hydra"], True,
    )  # fmt: skip


@rule("card.alyssa-nicole")
def test_exhausted_herself_she_comes_along_and_brings_others_and_they_may_stay() -> None:
    city = weary("Brother", "Alyssa Nicole")
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "go", "with <Alyssa Nicole>", "with <Brother>")
    city.answers("A", "with <Brother>")
    assert not any(option == "go" for option in city.options("A"))
    city.answers("A", "with <Alyssa Nicole>", "go", "physical")
    city.passes()
    assert (city.party("Hydra"), city.fought_out) == (["Alyssa Nicole", "Brother", "Hydra"], True)
    city = weary("Brother", "Alyssa Nicole")
    city.answers("A", "attack <Hydra>", "go", "physical")
    city.passes()
    assert (city.party("Hydra"), city.party("Brother"), city.fought_out) == (
        ["Hydra"],
        ["Alyssa Nicole", "Brother"],
        True,
    )


@rule("card.alyssa-nicole")
def test_without_her_they_stay_behind() -> None:
    city = weary("Brother", alyssa=False)
    city.answers("A", "attack <Hydra>")
    if city.is_asked("DraftAttack"):
        city.answers("A", "go")
    if city.is_asked("AskTarget"):
        city.answers("A", "target <Karma>")
    city.answers("A", "physical")
    city.passes()
    assert (city.party("Hydra"), city.fought_out) == (["Hydra"], True)


@rule("card.alyssa-nicole")
def test_one_of_her_party_is_exhausted_to_ready_another() -> None:
    city = weary("Brother")
    city.answers("A", "use <Alyssa Nicole>")
    assert city.asks("A", "choose <Hydra>", "choose <Alyssa Nicole>")
    city.answers("A", "choose <Alyssa Nicole>")
    assert [city.ready(name) for name in ("Hydra", "Alyssa Nicole", "Brother", "Flick")] == [True, False, True, True]
    assert city.idle
    city = weary()
    assert "use <Alyssa Nicole>" not in city.options("A")  # nobody to ready
    assert city.idle


# ---- Branden James


def brandens(blood: int, hand: list[str], **mine: Any) -> City:
    """Branden James, of clan Lasombra, attacks Karma with Physical 1; she has Physical 0."""
    city = City(
        A=seat(coterie=["Flick", out("Branden James")], hand=hand, **mine),
        B=seat(coterie=["Doc", out("Karma", blood=blood)], rival="A"),
    )
    city.acts()
    city.attack("Branden James", "Karma", "physical")
    city.passes()
    return city


@rule("card.branden-james")
def test_branden_james_plays_a_scheme_at_once_when_his_attack_fells_its_target() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Branden James")], hand=["Free Money", "Greed", "Lost Glory"]),
        B=seat(coterie=["Doc", out("Karma", blood=1)], rival="A"),
    )
    city.acts()
    city.attack("Branden James", "Karma", "physical")
    while city.what not in ("AskCast", "AskAction", ""):
        city.passes_once()
    assert city.asks("A", "none", "play [Free Money]")
    assert city.refuses("A", "play [Greed]").rule == "play.clan"
    assert city.refuses("A", "play [Lost Glory]").rule == "card.branden-james"
    city.answers("A", "play [Free Money]", "yes")
    city.answers("B", "out")
    assert (city.prestige("A"), city.prestige("B"), city.actions()) == (15, 14, 1)  # B paid 1 for Karma's Torpor
    assert (city.table.attack, city.hand("A"), city.ready("Branden James")) == (None, ["Greed", "Lost Glory"], False)
    assert city.fought_out


@rule("card.branden-james")
def test_a_title_may_be_played_so_or_nothing_and_who_stands_gives_no_chance() -> None:
    city = brandens(1, ["Herald"])
    assert city.hand("A") == ["Herald"]  # declined
    assert city.fought_out
    assert brandens(2, ["Free Money"]).fought_out
    assert brandens(1, []).fought_out


@rule("card.branden-james")
def test_the_title_is_his_at_its_price() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Branden James")], hand=["Herald"]),
        B=seat(coterie=["Doc", out("Karma", blood=1)]),
    )
    city.acts()
    city.attack("Branden James", "Karma", "physical")
    while city.what not in ("AskCast", "AskAction", ""):
        city.passes_once()
    city.answers("A", "play [Herald]", "pay")
    assert (city.guests("Branden James"), city.prestige("A"), city.actions()) == (["Herald"], 10, 1)
    assert city.fought_out


@rule("card.branden-james")
def test_branden_pays_an_agenda_to_be_ready_and_exert_more_this_turn() -> None:
    city = City(A=seat(coterie=["Flick", vampire("Branden James", ready=False)], agenda=2, library=["Greed"] * 9))
    city.acts()
    before = city.influence("Branden James")
    city.answers("A", "use <Branden James>")
    assert (city.ready("Branden James"), city.influence("Branden James"), city.agenda("A")) == (True, before + 2, 1)
    assert "use <Branden James>" not in city.options("A")
    city.table.end(THIS_TURN)
    assert city.influence("Branden James") == before
    assert city.idle


# ---- Chris Bargeron


@rule("card.chris-bargeron")
@pytest.mark.parametrize("many", [0, 1, 2])
def test_chris_bargeron_has_two_influence_for_each_haven_that_is_not_active(many: int) -> None:
    bearer = vampire("Brother", on=["The Sewers", "Artist Lofts"][:many])
    city = City(A=seat(coterie=["Chris Bargeron", bearer], haven="House of Pain"), B=seat(haven="Dragon's Roost"))
    bare = City(A=seat(coterie=["Chris Bargeron"]))
    assert city.influence("Chris Bargeron") == bare.influence("Chris Bargeron") + 2 * many
    assert (city.settled, bare.settled) == (True, True)


def failing(by: str = "A", mute: bool = True) -> City:
    city = City(
        A=seat(coterie=["Chris Bargeron", vampire("Brother", mute=mute)], hand=["Free Money"]),
        B=seat(coterie=["Doc", vampire("Karma", mute=mute), "Lolita"], hand=["Free Money"]),
    )
    city.acts(by)
    city.plays("Free Money", {"A": "Chris Bargeron", "B": "Lolita"}[by], by=by)
    city.declares(**({"A": "yes", "B": "hide 9, no"} if by == "A" else {"B": "yes", "A": "hide 9, no"}))
    return city


@rule("card.chris-bargeron")
def test_whoever_has_a_no_influence_token_may_fear_him_when_his_players_scheme_fails() -> None:
    city = failing()
    assert city.asks("A", "choose <Brother>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert (city.fear("Karma"), city.fear("Brother"), city.idle) == (1, 0, True)
    for other in (failing(mute=False), failing("B")):
        assert (other.fear("Karma"), other.fear("Brother"), other.idle) == (0, 0, True)


# ---- Daniel Trujillo


@rule("card.daniel-trujillo")
def test_daniel_trujillo_pays_each_player_once_a_turn_for_a_vampire_of_anothers() -> None:
    city = City(
        A=seat(coterie=["Daniel Trujillo", "Flick", "Brother", "Hydra"]),
        B=seat(coterie=["Doc", "Karma", "Velvet"], rival="C"),
        C=seat(coterie=["Lolita", "Sweetums"], rival="A"),
    )
    city.falls("Karma", "C")
    assert [city.agenda(name) for name in "ABC"] == [0, 0, 1]
    city.falls("Velvet", "C")
    assert [city.agenda(name) for name in "ABC"] == [0, 0, 1]
    city.falls("Brother", "B")
    assert [city.agenda(name) for name in "ABC"] == [0, 1, 1]
    city.falls("Lolita", "A")
    assert [city.agenda(name) for name in "ABC"] == [1, 1, 1]
    assert city.settled


@rule("card.daniel-trujillo")
def test_nobody_is_paid_for_their_own_vampire_or_for_nobodys_doing() -> None:
    city = City(A=seat(coterie=["Daniel Trujillo", "Flick", "Brother"]), B=seat(coterie=["Doc", "Karma"]))
    city.falls("Flick", "A")
    city.falls("Brother")
    city.falls("Karma", "B")
    assert ([city.agenda(name) for name in "AB"], city.settled) == ([0, 0], True)


@rule("card.daniel-trujillo")
def test_in_the_next_turn_he_pays_again() -> None:
    city = City(
        A=seat(coterie=["Daniel Trujillo", "Flick"], library=["Greed"] * 9),
        B=seat(coterie=["Doc", "Karma", "Velvet"], library=["Greed"] * 9),
        C=seat(rival="A", library=["Greed"] * 9),
    )
    city.falls("Karma", "C")
    city.turn_of("B")
    city.falls("Velvet", "C")
    assert (city.agenda("C"), city.zone("Velvet")) == (2, TORPOR)
    assert city.asking


# ---- David Garcia


def garcias(*lying: Any) -> City:
    city = City(
        A=seat(coterie=["Doc", "David Garcia"], conspiracies=lying, hand=["Whispering Campaign", "Whispering Campaign"])
    )
    city.acts()
    city.plays("Whispering Campaign", "Doc")
    return city


@rule("card.david-garcia")
@rule("choice.several")
def test_david_garcia_puts_prestige_on_two_other_cards_that_lie_face_down() -> None:
    city = garcias(("Lost Glory", "A"), ("Lost Glory", "B"), ("Lost Glory", ""))
    names = ("Lost Glory 1", "Lost Glory 2", "Lost Glory 3", "Whispering Campaign")
    assert city.asks("A", "enough", *[f"choose <{name}>" for name in names[:3]])
    city.answers("A", "choose <Lost Glory 2>", "choose <Lost Glory 3>")
    assert [city.blood(name) for name in names] == [1, 2, 1, 1]
    assert (city.colours("Lost Glory 2"), city.prestige("A"), city.idle) == ([1, 1], 11, True)
    city.plays("Whispering Campaign", "David Garcia")
    assert ([city.blood(name) for name in names], city.idle) == ([1, 2, 1, 1], True)  # once a turn


@rule("card.david-garcia")
def test_one_or_none_is_lawful_and_with_nothing_else_there_nothing_is_asked() -> None:
    city = garcias(("Lost Glory", "A"), ("Lost Glory", "B"))
    city.answers("A", "choose <Lost Glory 1>", "enough")
    assert ([city.blood("Lost Glory 1"), city.blood("Lost Glory 2")], city.idle) == ([2, 1], True)
    city = garcias(("Lost Glory", "A"))
    city.answers("A", "enough")
    assert (city.blood("Lost Glory"), city.idle) == (1, True)
    assert garcias().idle


# ---- Marcel Kraatz


@rule("card.marcel-kraatz")
@pytest.mark.parametrize(("prize", "more"), [(0, 0), (1, 3), (2, 3)])
def test_marcel_kraatz_has_three_influence_more_with_agenda_on_him(prize: int, more: int) -> None:
    city = City(A=seat(coterie=["Flick", vampire("Marcel Kraatz", prize=prize)]))
    assert (city.quality(INFLUENCE, "Marcel Kraatz"), city.settled) == (more, True)


@rule("card.marcel-kraatz")
@pytest.mark.parametrize(("target", "left"), [("Flick", 11), ("Doc", 10), ("Lolita", 11)])
def test_he_puts_agenda_on_anybody_and_his_player_loses_prestige_for_a_rivals(target: str, left: int) -> None:
    city = City(A=seat(coterie=["Flick", "Marcel Kraatz"]), B=seat(coterie=["Doc"]), C=seat(coterie=["Lolita"]))
    city.acts()
    city.answers("A", "use <Marcel Kraatz>", f"choose <{target}>")
    assert (city.prize(target), [city.prestige(name) for name in "ABC"]) == (1, [left, 12, 12])
    assert city.idle


@rule("card.marcel-kraatz")
def test_the_last_prestige_may_be_lost_by_it_and_is_never_paid() -> None:
    city = City(A=seat(coterie=["Flick", "Marcel Kraatz"], prestige=1))
    city.acts()
    assert "use <Marcel Kraatz>" not in city.options("A")
    assert city.idle
