"""The princes who fight, or stand in the way, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import AGGRAVATED, DAMAGE, GUARD, SHIELD, WAKEFUL
from gloam.rivals.pieces import BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import MEND
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def until(city: City, *what: str) -> City:
    """Everybody passes up to one of these questions."""
    while city.what not in (*what, "AskAction", ""):
        city.passes_once()
    return city


def attacks(attacker: str, target: str, city: City, kind: str = "physical", card: str = "", *others: str) -> City:
    city.acts()
    city.attack(attacker, target, kind, card, *others)
    return city


# ---- Andy Simonelli


def andy_blocks(prestige: int = 12) -> City:
    """He blocks for Karma in The Street against Sweetums and Brother, who stand together."""
    city = City(
        A=seat(coterie=["Flick", out("Sweetums"), out("Brother")]),
        B=seat(coterie=["Doc", out("Karma"), out("Andy Simonelli"), out("Lolita")], prestige=prestige),
    )
    city.lends("Sweetums", Plus(DAMAGE, 1, ITSELF))
    attacks("Sweetums", "Karma", city, "physical", "", "Brother")
    city.answers("B", "block <Andy Simonelli>")
    return city


@rule("card.andy-simonelli")
def test_andy_simonelli_sends_members_of_both_parties_home_for_a_prestige_each() -> None:
    city = andy_blocks()
    assert city.asks(
        "B",
        "none",
        "choose <Sweetums>",
        "choose <Brother>",
        "choose <Karma>",
        "choose <Andy Simonelli>",
        "choose <Lolita>",
    )
    city.answers("B", "choose <Brother>", "choose <Karma>", "none")
    assert [city.zone(name) for name in ("Sweetums", "Brother", "Karma", "Lolita")] == [STREET, HAVEN, HAVEN, STREET]
    assert (city.prestige("A"), city.prestige("B")) == (12, 10)
    city.passes()
    assert (city.blood("Andy Simonelli"), city.blood("Karma"), city.ready("Brother")) == (1, 3, True)
    assert city.fought_out


@rule("card.andy-simonelli")
def test_the_attack_goes_on_with_attacker_and_target_at_home() -> None:
    city = andy_blocks()
    city.answers("B", "choose <Andy Simonelli>", "choose <Sweetums>")
    city.passes()
    assert (city.zone("Sweetums"), city.zone("Andy Simonelli"), city.blood("Andy Simonelli")) == (HAVEN, HAVEN, 1)
    assert (city.ready("Sweetums"), city.prestige("B"), city.fought_out) == (False, 10, True)


@rule("card.andy-simonelli")
def test_nobody_need_go_and_the_last_prestige_is_never_paid() -> None:
    city = andy_blocks()
    city.answers("B", "none")
    city.passes()
    assert (city.zone("Brother"), city.prestige("B"), city.fought_out) == (STREET, 12, True)
    city = andy_blocks(prestige=2)
    city.answers("B", "choose <Brother>")
    assert not city.is_asked("AskCard")
    city.passes()
    assert (city.prestige("B"), city.zone("Brother"), city.zone("Sweetums"), city.fought_out) == (
        1,
        HAVEN,
        STREET,
        True,
    )
    city = andy_blocks(prestige=1)
    assert not city.is_asked("AskCard")
    city.passes()
    assert (city.prestige("B"), city.fought_out) == (1, True)


@rule("card.andy-simonelli", "reveal.illegal-attack-rewind")
def test_what_andy_simonelli_has_bought_stays_bought_where_his_block_is_undone() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Sweetums"), out("Brother")], hand=["Sucker Punch"]),
        B=seat(coterie=["Doc", out("Karma"), out("Andy Simonelli"), out("Lolita")]),
    )
    city.lends("Sweetums", Plus(DAMAGE, 1, ITSELF))
    attacks("Sweetums", "Karma", city, "mental", "Sucker Punch", "Brother")
    city.answers("B", "block <Andy Simonelli>", "choose <Brother>", "choose <Andy Simonelli>", "none")
    assert city.prestige("B") == 10
    until(city, "AskBlock")
    assert city.log("block-undone") != []
    assert [city.zone(name) for name in ("Brother", "Andy Simonelli", "Lolita")] == [HAVEN, HAVEN, STREET]
    assert (city.prestige("B"), city.ready("Andy Simonelli")) == (10, True)
    city.passes()
    assert (city.prestige("B"), city.fought_out) == (10, True)


# ---- Doug St. John


def dougs(*conspiracies: Any, target: str = "Doug St. John") -> City:
    city = City(
        A=seat(coterie=["Flick", out("Sweetums")]),
        B=seat(coterie=["Doc", out("Doug St. John"), out("Karma")], conspiracies=conspiracies),
    )
    attacks("Sweetums", target, city)
    return until(city, "AskWindow")


@rule("card.doug-st-john")
def test_doug_st_john_turns_tokens_of_two_cards_into_shields() -> None:
    city = dougs(("Lost Glory", "AB"), ("Whispering Campaign", "B"), ("Lost Glory", "B"))
    before = city.blood("Doug St. John")
    city.lends("Sweetums", Plus(DAMAGE, 3, ITSELF))
    assert city.asks("B", "pass", "use <Doug St. John>")
    city.answers("B", "use <Doug St. John>")
    assert city.asks("B", "choose <Lost Glory 1>", "choose <Whispering Campaign>", "choose <Lost Glory 2>")
    assert city.refuses("B", "enough").rule == "cost.form"
    city.answers("B", "choose <Lost Glory 1>")
    assert city.asks("B", "enough", "choose <Whispering Campaign>", "choose <Lost Glory 2>")
    assert city.refuses("B", "choose <Lost Glory 1>").rule == "choice.several"
    city.answers("B", "choose <Whispering Campaign>")
    assert [city.blood(name) for name in ("Lost Glory 1", "Whispering Campaign", "Lost Glory 2")] == [1, 0, 1]
    assert city.colours("Lost Glory 1") == [1, 0]
    assert (before - city.blood("Doug St. John"), city.quality(SHIELD, "Doug St. John")) == (4 - 1 - 2, 0)
    assert city.fought_out


@rule("card.doug-st-john")
@rule("choice.several")
def test_one_is_enough_and_without_a_token_or_for_others_he_is_not_asked() -> None:
    city = dougs(("Lost Glory", "B"), ("Whispering Campaign", "B"))
    city.answers("B", "use <Doug St. John>", "choose <Lost Glory>", "enough")
    assert (city.blood("Lost Glory"), city.blood("Whispering Campaign")) == (0, 1)
    assert city.fought_out
    assert dougs(("Lost Glory", "")).fought_out
    assert dougs(("Lost Glory", "B"), target="Karma").fought_out


# ---- Drakh


def drakhs(*foes: Any) -> City:
    city = City(A=seat(coterie=["Flick", out("Drakh")]), B=seat(coterie=[out("Hydra"), *foes]))
    attacks("Drakh", "Hydra", city)
    return until(city, "AskWindow")


@rule("card.drakh")
def test_drakh_takes_back_blood_of_his_colour_from_up_to_three_for_damage() -> None:
    theirs = [vampire(name, foreign={"A": 2}, blood=1) for name in ("Doc", "Karma", "Lolita", "Velvet")]
    city = drakhs(*theirs)
    assert city.asks("A", "pass", "use <Drakh>")
    city.answers("A", "use <Drakh>", "choose <Doc>", "choose <Karma>", "choose <Lolita>")
    assert [city.colours(name) for name in ("Doc", "Karma", "Lolita", "Velvet")] == [[1, 1]] * 3 + [[2, 1]]
    city.passes()
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (4, 4, True)


@rule("card.drakh")
def test_who_loses_the_last_blood_by_it_falls_to_drakh_and_without_his_colour_nothing_is_asked() -> None:
    city = drakhs(vampire("Doc", blood=0, foreign={"A": 1}))
    city.answers("A", "use <Drakh>")
    assert (city.zone("Doc"), city.agenda("A")) == (TORPOR, 1)
    city.passes()
    assert (city.strength, city.fought_out) == (2, True)
    assert drakhs("Doc").fought_out


# ---- James Chung


def chung(hand: list[str], kind: str = "physical", card: str = "", coterie: tuple[Any, ...] = ()) -> City:
    city = City(
        A=seat(coterie=["Flick", out("James Chung"), *coterie], hand=hand), B=seat(coterie=["Doc", out("Hydra")])
    )
    attacks("James Chung", "Hydra", city, kind, card)
    return until(city, "AskWindow")


@rule("card.james-chung")
def test_james_chung_adds_the_damage_of_another_card_and_nothing_else_of_it() -> None:
    city = chung(["Kneecapped", "Throat Rip", "Humiliate", "Mercy"], card="Kneecapped")
    city.answers("A", "use <James Chung>")
    assert city.asks("A", "show [Throat Rip]")
    assert city.refuses("A", "show [Humiliate]").rule == "attack.card-type"
    assert city.refuses("A", "show [Mercy]").rule == "attack.step5-card"
    city.answers("A", "show [Throat Rip]")
    assert city.log("thrown-in")[-1]["amount"] == 1
    assert (city.strength, city.hand("A"), city.pile("A")) == (3, ["Humiliate", "Mercy"], ["Throat Rip", "Kneecapped"])
    assert city.fought_out


@rule("card.james-chung")
def test_it_may_be_declined_comes_once_and_is_asked_whatever_the_hand_holds() -> None:
    city = chung(["Throat Rip", "Kneecapped"])
    assert city.asks("A", "pass", "use <James Chung>")
    city.answers("A", "pass")
    city.passes()
    assert (city.strength, len(city.hand("A")), city.fought_out) == (1, 2, True)
    city = chung(["Throat Rip", "Kneecapped"])
    city.answers("A", "use <James Chung>", "show [Throat Rip]")
    assert not city.is_asked("AskWindow")
    city.passes()
    assert (city.strength, city.hand("A"), city.fought_out) == (2, ["Kneecapped"], True)
    city = chung(["Humiliate", "Mercy"])
    assert city.asks("A", "pass")  # nothing fits, and nobody learns that
    city.answers("A", "pass")
    city.passes()
    assert (city.strength, city.fought_out) == (1, True)
    assert chung([]).fought_out


# ---- Krisken Monroe


def kriskens(kind: str = "physical", blood: int = 7, target: str = "Doc", **mine: Any) -> City:
    """She lies exhausted in her Haven, and somebody there is attacked."""
    city = City(
        A=seat(coterie=[out("Sweetums"), "Flick"], hand=["Mercy"] * 3 + ["Sucker Punch"]),
        B=seat(coterie=["Doc", vampire("Krisken Monroe", blood=blood, **{"ready": False, **mine}), out("Karma")]),
    )
    city.acts()
    city.answers("A", "attack <Sweetums>")
    if city.is_asked("DraftAttack"):
        city.answers("A", "go")
    city.answers("A", f"target <{target}>")
    if city.is_asked("AskIntel"):
        city.answers("A", "discard [Mercy]")
    city.answers("A", kind)
    return city


@rule("card.krisken-monroe")
@pytest.mark.parametrize("kind", ["physical", "ranged"])
def test_krisken_monroe_blocks_exhausted_once_she_has_paid(kind: str) -> None:
    city = kriskens(kind)
    city.answers("A", "none")
    assert city.asks("B", "let", "use <Krisken Monroe>")
    city.answers("B", "use <Krisken Monroe>")
    assert city.asks("B", "let", "block <Krisken Monroe>")
    assert (city.blood("Krisken Monroe"), city.quality(GUARD, "Krisken Monroe")) == (6, 1)
    city.answers("B", "block <Krisken Monroe>")
    city.passes()
    assert (city.blood("Doc"), city.ready("Krisken Monroe"), city.quality(WAKEFUL, "Krisken Monroe")) == (5, False, 1)
    assert city.fought_out


@rule("card.krisken-monroe")
def test_a_block_that_is_undone_leaves_her_exhausted_and_able_to_block_again() -> None:
    city = kriskens("mental")
    city.answers("A", "lay [Sucker Punch]")
    city.answers("B", "use <Krisken Monroe>", "block <Krisken Monroe>")
    until(city, "AskBlock")
    assert city.log("block-undone") != []
    assert (city.ready("Krisken Monroe"), city.blood("Krisken Monroe")) == (False, 6)
    assert city.asks("B", "let", "block <Krisken Monroe>")
    city.answers("B", "block <Krisken Monroe>")
    city.passes()
    assert (city.blood("Krisken Monroe"), city.fought_out) == (6, True)  # no damage: Sweetums has Mental 0


@rule("card.krisken-monroe")
def test_she_may_let_it_through_and_is_not_asked_elsewhere_or_with_her_last_blood() -> None:
    city = kriskens()
    city.answers("A", "none")
    city.answers("B", "let")
    city.passes()
    assert (city.blood("Krisken Monroe"), city.fought_out) == (7, True)
    for other in (kriskens(blood=1), kriskens(target="Krisken Monroe"), kriskens(street=2)):
        other.answers("A", "none")
        assert "use <Krisken Monroe>" not in (other.options("B") if other.is_asked("AskBlock") else ())
        other.passes()
        assert other.fought_out


@rule("card.krisken-monroe")
@pytest.mark.parametrize(("blood", "after"), [(3, 5), (6, 7), (7, 7)])
def test_who_mends_krisken_puts_one_more_on_her(blood: int, after: int) -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Krisken Monroe", blood=blood)]))
    card = city.card("Krisken Monroe")
    city.do(Deed(MEND, 0, card, 1, card, 0))
    assert (city.blood("Krisken Monroe"), city.settled) == (after, True)


# ---- Leon Alqatil


def leons(hand: list[str], card: str = "", blood: int = 5) -> City:
    city = City(
        A=seat(coterie=["Flick", out("Leon Alqatil", blood=blood)], hand=hand),
        B=seat(coterie=["Doc", out("Karma", blood=2)]),
    )
    attacks("Leon Alqatil", "Karma", city, "physical", card)
    return until(city, "AskWindow")


@rule("agg.burn")
def test_leon_alqatil_burns_whom_he_defeats_without_a_card() -> None:
    city = leons(["Mercy", "Greed"])
    city.answers("A", "use <Leon Alqatil>", "discard [Mercy]")
    assert (city.blood("Leon Alqatil"), city.zone("Karma"), city.hand("A")) == (4, BURNED, ["Greed"])
    assert city.quality(AGGRAVATED, "Leon Alqatil") == 0
    assert city.fought_out


def test_leon_may_do_without_and_with_a_card_or_his_last_blood_he_is_not_asked() -> None:
    city = leons(["Mercy"])
    city.answers("A", "pass")
    assert (city.zone("Karma"), city.hand("A"), city.fought_out) == (TORPOR, ["Mercy"], True)
    assert leons(["Throat Rip", "Mercy"], "Throat Rip").fought_out
    assert leons(["Mercy"], blood=1).fought_out
    assert leons([]).fought_out


# ---- Murchaidh


def murchaidhs(library: list[str], reaction: str = "", target: str = "Karma") -> City:
    city = City(
        A=seat(coterie=["Flick", out("Murchaidh")], library=["Throat Rip"]),
        B=seat(coterie=["Doc", out("Karma"), out("Lolita")], library=library, hand=["Hardened Flesh"]),
        street=["Student"],
    )
    attacks("Murchaidh", target, city)
    until(city, "AskReaction")
    if city.is_asked("AskReaction"):
        city.answers("B", f"lay [{reaction}]" if reaction else "none")
    return city


@rule("card.murchaidh")
def test_murchaidh_cancels_the_reaction_where_an_attack_card_lies_on_top() -> None:
    city = murchaidhs(["Mercy", "Throat Rip"], "Hardened Flesh")
    assert (city.strength, city.blood("Karma"), city.table.id_of(city.table.library[1][-1])) == (
        2,
        1,
        "core-throat-rip",
    )
    assert city.table.pieces[city.table.library[1][-1]].seen == city.table.everyone()
    assert city.fought_out


@rule("card.murchaidh")
def test_otherwise_the_attack_deals_one_more() -> None:
    city = murchaidhs(["Throat Rip", "Mercy"], "Hardened Flesh")
    assert (city.strength, city.blood("Karma"), len(city.table.library[1])) == (3, 1, 2)
    assert city.fought_out
    city = murchaidhs(["Throat Rip"])
    assert (city.strength, city.fought_out) == (2, True)  # no Reaction to cancel


@rule("card.murchaidh")
def test_an_empty_library_and_a_mortal_show_nothing() -> None:
    city = murchaidhs([])
    assert (city.strength, city.log("gambled"), city.fought_out) == (2, [], True)
    city = murchaidhs(["Mercy"], target="Student")
    assert (city.strength, city.log("gambled"), city.idle) == (2, [], True)


# ---- Robert Bruce


def bruces(*others: Any, attacker: str = "B", blood: int = 7) -> City:
    """B's Lori Swiftfoot attacks C's Sweetums, on which 1 Blood of A's lies; or A's Robert Bruce does."""
    city = City(
        A=seat(coterie=[out("Robert Bruce", blood=blood), *others]),
        B=seat(coterie=["Flick", out("Lori Swiftfoot")]),
        C=seat(coterie=["Doc", out("Sweetums", blood=2, foreign={"A": 1}), out("Karma")]),
    )
    city.lends("Lori Swiftfoot", Plus(DAMAGE, 2, ITSELF))
    city.acts(attacker)
    city.attack("Lori Swiftfoot" if attacker == "B" else "Robert Bruce", "Sweetums", "physical", by=attacker)
    return until(city, "AskWindow")


@rule("card.robert-bruce")
def test_robert_bruce_alone_shields_those_with_his_blood_and_replaces_more_in_others_fights() -> None:
    city = bruces()
    assert [city.quality(SHIELD, name) for name in ("Sweetums", "Karma", "Lori Swiftfoot", "Robert Bruce")] == [
        1,
        0,
        0,
        1,
    ]
    assert city.asks("A", "pass", "use <Robert Bruce>")
    city.answers("A", "use <Robert Bruce>", "choose <Karma>")
    assert (city.colours("Karma"), city.blood("Robert Bruce")) == ([1, 0, 2], 6)
    assert (city.blood("Sweetums"), city.quality(SHIELD, "Karma"), city.fought_out) == (2, 0, True)  # 3 - 1 - 1


@rule("card.robert-bruce")
def test_in_company_he_shields_nobody_and_he_may_do_nothing() -> None:
    city = bruces("Brother")
    assert [city.quality(SHIELD, name) for name in ("Sweetums", "Robert Bruce")] == [0, 0]
    city.answers("A", "pass")
    assert (city.blood("Sweetums"), city.blood("Robert Bruce"), city.fought_out) == (1, 7, True)
    assert bruces(blood=1).fought_out


@rule("card.robert-bruce")
def test_in_his_own_attack_he_has_the_ability_and_no_shields() -> None:
    city = bruces(attacker="A")
    assert city.quality(SHIELD, "Sweetums") == 0
    city.answers("A", "use <Robert Bruce>", "choose <Sweetums>")
    assert (city.colours("Sweetums"), city.blood("Robert Bruce"), city.fought_out) == ([2, 0, 0], 6, True)


# ---- Savage


def savages(blood: int, *others: str, more: int = 0) -> City:
    city = City(
        A=seat(coterie=["Flick", out("Savage")]),
        B=seat(coterie=["Doc", out("Trinity Voss", blood=blood), *[out(name) for name in others]]),
    )
    city.lends("Savage", Plus(DAMAGE, more, ITSELF))
    attacks("Savage", "Trinity Voss", city)
    city.passes()
    assert city.fought_out
    return city


@rule("card.savage")
@pytest.mark.parametrize(("blood", "left", "fear"), [(5, 4, 0), (4, 3, 0), (3, 2, 1), (2, 1, 0)])
def test_savage_frightens_and_exhausts_whom_his_attack_wounds(blood: int, left: int, fear: int) -> None:
    city = savages(blood)
    assert (city.blood("Trinity Voss"), city.fear("Trinity Voss"), city.ready("Trinity Voss")) == (left, fear, not fear)
    assert (city.fear("Doc"), city.fear("Savage")) == (0, 0)


@rule("card.savage")
def test_whoever_falls_bears_no_fear() -> None:
    city = savages(3, more=2)
    assert (city.zone("Trinity Voss"), city.fear("Trinity Voss")) == (TORPOR, 0)


@rule("card.savage")
@pytest.mark.parametrize(("others", "strength"), [((), 2), (("Karma",), 2), (("Karma", "Lolita"), 3)])
def test_against_three_he_hits_harder(others: tuple[str, ...], strength: int) -> None:
    assert savages(5, *others).strength == strength
