"""The Thin-Bloods, one by one."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import AUSPEX, CELERITY, DAMAGE, FORTITUDE, OBFUSCATE, PHYSICAL, POTENCY, SHIELD, SORCERY
from gloam.rivals.pieces import ATTACHED, DISCARD
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

PARTY_TEXTS = (
    ("April Smith", FORTITUDE), ("Caleb Walker", SORCERY), ("Hua Jiang", CELERITY), ("Valerie Nash", AUSPEX),
    ("Wendy", OBFUSCATE),
)  # fmt: skip


def leading(name: str, attacker: str = "Frog") -> City:
    """This one in the party of an attacker, who has come to the question of the type."""
    city = City(A=seat(coterie=[out(name), out(attacker)]), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.answers("A", f"attack <{attacker}>", "go")
    assert city.asks("A", "ranged", "physical", "social", "mental")
    return city


@rule("card.thin-blood-party")
@pytest.mark.parametrize(("name", "discipline"), PARTY_TEXTS)
def test_an_attacker_with_thin_blood_alchemy_is_stronger_for_the_attack(name: str, discipline: int) -> None:
    city = leading(name)
    assert (city.quality(POTENCY, "Frog"), city.quality(discipline, "Frog")) == (4, 1)
    assert (city.quality(POTENCY, name), city.quality(discipline, name)) == (1, 0)
    city.answers("A", "social")
    city.passes()
    assert (city.quality(POTENCY, "Frog"), city.quality(discipline, "Frog"), city.fought_out) == (3, 0, True)


@rule("card.thin-blood-party")
@pytest.mark.parametrize(("name", "discipline"), PARTY_TEXTS)
def test_an_attacker_without_it_is_not(name: str, discipline: int) -> None:
    city = leading(name, "Ty Smith")
    assert (city.quality(POTENCY, "Ty Smith"), city.quality(discipline, "Ty Smith")) == (3, 0)
    assert city.asking == "AskType A"


@rule("card.thin-blood-party")
def test_two_of_them_add_up_and_one_in_another_party_adds_nothing() -> None:
    city = City(
        A=seat(coterie=[out("April Smith"), out("Wendy"), vampire("Hua Jiang", street=2), out("Frog")]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.answers("A", "attack <Frog>", "go")
    assert (city.quality(POTENCY, "Frog"), city.quality(CELERITY, "Frog")) == (5, 0)
    assert city.asking == "AskType A"


@rule("card.thin-blood-party", "bp.lost-bonus")
def test_blood_above_the_potency_is_lost_when_the_attack_is_over() -> None:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("April Smith"), out("Frog", on=["Calcinatio"], blood=2)], library=["Greed"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.answers("A", "attack <Frog>", "go", "target <Addict>", "social")
    city.answers("A", "burn")
    assert [event["amount"] for event in city.log("mended", "blood-trimmed")] == [2, 1]
    assert (city.blood("Frog"), city.fought_out) == (3, True)


@rule("key.shield-duration", "card.thin-blood-shields")
@pytest.mark.parametrize("name", [name for name, _ in PARTY_TEXTS])
def test_a_prestige_shields_everyone_of_blood_potency_1_for_the_turn(name: str) -> None:
    other = "Wendy" if name != "Wendy" else "April Smith"
    city = City(A=seat(coterie=[vampire(name, on=["Cop"]), other, "Frog"], prestige=2))
    city.acts()
    city.answers("A", f"use <{name}>")
    assert city.prestige("A") == 1
    assert [city.quality(SHIELD, one) for one in (name, other, "Frog")] == [0, 1, 0]  # a Cop makes it 2
    assert city.refuses("A", f"use <{name}>").rule == "cost.per-turn"
    assert city.idle


@rule("key.shield-duration")
def test_such_a_shield_takes_1_off_each_hit_of_the_turn() -> None:
    city = City(A=seat(coterie=[vampire("April Smith", on=["Blood of Potency"]), "Wendy"]))
    city.acts()
    city.answers("A", "use <April Smith>")
    for expected in (2, 1):
        city.strikes(("April Smith", 1, 0, False), ("Wendy", 1, 0, False), doer="B")
        assert (city.blood("April Smith"), city.blood("Wendy")) == (expected, 1)
    assert city.idle
    city.answers("A", "end")
    assert city.quality(SHIELD, "Wendy") == 1


def test_the_last_prestige_pays_for_no_shield() -> None:
    city = City(A=seat(coterie=["April Smith"], prestige=1))
    city.acts()
    assert city.refuses("A", "use <April Smith>").rule == "cost.last-prestige"
    assert (city.prestige("A"), city.idle) == (1, True)


# ---- Frog


def test_frog_readies_whoever_of_its_party_attaches_an_alchemy() -> None:
    city = City(A=seat(coterie=[out("Frog"), out("Wendy"), "Ty Smith"], hand=["Calcinatio"] * 2))
    city.acts()
    city.plays("Calcinatio", "Wendy")
    assert (city.guests("Wendy"), city.ready("Wendy"), city.table.actions) == (["Calcinatio"], True, 2)
    city.plays("Calcinatio", "Ty Smith")
    assert (city.guests("Ty Smith"), city.ready("Ty Smith"), city.table.actions) == (["Calcinatio"], False, 1)
    assert city.idle


def test_frog_readies_nobody_for_another_card() -> None:
    city = City(A=seat(coterie=["Frog"], hand=["Blood of Potency"]))
    city.acts()
    city.plays("Blood of Potency", "Frog")
    assert (city.guests("Frog"), city.ready("Frog"), city.idle) == (["Blood of Potency"], False, True)


def hit(*attached: str) -> City:
    city = City(A=seat(coterie=[vampire("Frog", on=attached), "Ty Smith"]))
    city.strikes(("Frog", 2, PHYSICAL, False), doer="B")
    return city


@rule("card.frog-damage")
def test_frog_spends_an_alchemy_to_take_1_less() -> None:
    city = hit("Calcinatio")
    assert city.asks("A", "no", "use <Frog>")
    city.answers("A", "use <Frog>")
    assert (city.blood("Frog"), city.zone("Calcinatio"), city.settled) == (2, DISCARD, True)


@rule("card.frog-damage")
def test_frog_may_keep_it_and_has_nothing_to_spend_without_any() -> None:
    city = hit("Calcinatio")
    city.answers("A", "no")
    assert (city.blood("Frog"), city.zone("Calcinatio"), city.settled) == (1, ATTACHED, True)
    city = hit("Athlete")
    assert (city.blood("Frog"), city.settled) == (2, True)  # its attribute, not its text


@rule("card.frog-damage", "alchemy.detached")
def test_frog_says_which_of_several_goes_and_spends_one_for_each_damage() -> None:
    city = hit("Calcinatio", "Fixatio", "Blood of Potency")
    city.answers("A", "use <Frog>")
    assert city.asks("A", "detach <Calcinatio>", "detach <Fixatio>")
    assert city.refuses("A", "detach <Blood of Potency>").rule == "play.no-effect"
    city.answers("A", "detach <Fixatio>")
    assert (city.guests("Frog"), city.blood("Frog"), city.settled) == (["Calcinatio", "Blood of Potency"], 4, True)


# ---- Joseph Drake


def test_joseph_drake_has_a_shield_for_each_alchemy_while_there_is_an_attack() -> None:
    city = City(
        A=seat(coterie=[out("Ty Smith")]),
        B=seat(coterie=[out("Joseph Drake", on=["Fixatio", "Calcinatio", "Athlete"])]),
    )
    assert city.quality(SHIELD, "Joseph Drake") == 0
    city.acts()
    city.answers("A", "attack <Ty Smith>")
    assert (city.quality(SHIELD, "Joseph Drake"), city.asking) == (2, "AskType A")


# ---- Candi Liu


@rule("card.candi-liu")
@pytest.mark.parametrize(("shields", "weak"), [(0, 1), (1, 0)])
def test_candi_liu_weakens_a_target_that_took_damage(shields: int, weak: int) -> None:
    city = City(A=seat(coterie=[out("Candi Liu"), "Karma"]), B=seat(coterie=[out("Sonja Valentine"), "Skunk"]))
    city.lends("Candi Liu", Plus(DAMAGE, 1, ITSELF))
    city.lends("Sonja Valentine", Plus(SHIELD, shields, ITSELF))
    city.acts()
    city.attack("Candi Liu", "Sonja Valentine", "social")
    city.passes()
    assert (city.weak("Sonja Valentine"), city.quality(POTENCY, "Sonja Valentine")) == (weak, 6 - weak)
    assert (city.blood("Sonja Valentine"), city.idle) == (6 - weak, True)  # 2 - 1, and there is room for 5


@rule("card.candi-liu", "bptok.zero")
def test_candi_liu_fells_one_that_had_blood_potency_1() -> None:
    city = City(
        A=seat(coterie=[out("Candi Liu"), "Karma"]),
        B=seat(coterie=["Hydra", out("Jesús", weak=1, on=["Cop"], blood=2), "Skunk"]),
    )
    city.acts()
    city.attack("Candi Liu", "Jesús", "social")
    city.passes()
    assert (city.weak("Jesús"), city.blood("Jesús"), city.quality(POTENCY, "Jesús")) == (2, 1, 1)
    assert city.idle


# ---- Jacob Frost


@pytest.mark.parametrize(("mates", "damage"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_jacob_frost_deals_one_more_for_every_two_of_his_party(mates: int, damage: int) -> None:
    along = ["Karma", "Lolita", "Doc"][:mates]
    city = City(
        A=seat(coterie=[out("Jacob Frost"), *[out(name) for name in along]]), B=seat(coterie=[out("Hydra"), "Skunk"])
    )
    city.acts()
    city.attack("Jacob Frost", "Hydra", "physical", "", *along)
    city.passes()
    assert (city.strength, city.idle) == (damage, True)


def test_jacob_frost_adds_nothing_when_a_mate_attacks() -> None:
    city = City(A=seat(coterie=[out("Jacob Frost"), out("Doc")]), B=seat(coterie=[out("Hydra"), "Skunk"]))
    city.acts()
    city.attack("Doc", "Hydra", "mental", "", "Jacob Frost")
    city.passes()
    assert (city.strength, city.idle) == (2, True)
