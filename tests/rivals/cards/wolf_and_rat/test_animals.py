"""The Animals, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import AGGRAVATED, MENTAL, PHYSICAL, RANGED, SECRECY, SHIELD, SOCIAL
from gloam.rivals.damage import PARTS
from gloam.rivals.forecast import outlook
from gloam.rivals.forecast_texts import preventions
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, HAND, TORPOR
from gloam.rivals.verbs import DEFEAT, HURT, LOSE_BLOOD
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- played


def tames(card: str, **facts: int) -> City:
    """Pong, who has Animalism, and Ty Smith, who has none."""
    city = City(A=seat(coterie=[vampire("Pong", **facts), "Ty Smith"], hand=[card]))
    city.acts()
    return city


@rule("animal.attach", "cost.last-blood")
@pytest.mark.parametrize(
    ("card", "price"), [("Alley Cat", 1), ("Mongrel", 2), ("Murder of Crows", 1), ("Sewer Rat", 0), ("The Swarm", 0)]
)
def test_an_animal_costs_its_blood_and_never_the_last(card: str, price: int) -> None:
    city = tames(card, blood=price + 1)
    city.plays(card, "Pong")
    assert (city.guests("Pong"), city.blood("Pong"), city.ready("Pong")) == ([card], 1, False)
    assert (city.zone(card), city.actions(), city.idle) == (ATTACHED, 1, True)
    assert [event["amount"] for event in city.log("blood-paid")] == [price] * (price > 0)
    if price:
        city = tames(card, blood=price)
        assert city.refuses("A", f"play [{card}]").rule == "cost.last-blood"
        assert (city.zone(card), city.actions(), city.idle) == (HAND, 2, True)


@rule("animal.attach")
def test_only_a_character_with_animalism_plays_one() -> None:
    city = City(A=seat(coterie=["Pong", "Ty Smith"], hand=["Sewer Rat"]))
    city.acts()
    city.answers("A", "play [Sewer Rat]")
    assert (city.guests("Pong"), city.idle) == (["Sewer Rat"], True)
    city = City(A=seat(coterie=[vampire("Pong", ready=False), "Ty Smith"], hand=["Sewer Rat"]))
    city.acts()
    assert city.refuses("A", "play [Sewer Rat]").rule == "play.no-effect"
    assert (city.actions(), city.idle) == (2, True)


@rule("animal.attach")
def test_an_animal_is_the_third_attachment_and_a_fourth_needs_room() -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["Vagrant", "Chef"])], hand=["Sewer Rat"]))
    city.acts()
    city.plays("Sewer Rat", "Pong")
    assert (city.guests("Pong"), city.idle) == (["Vagrant", "Chef", "Sewer Rat"], True)
    city = City(A=seat(coterie=[vampire("Pong", on=["Vagrant", "Chef", "Sewer Rat"])], hand=["The Swarm"]))
    city.acts()
    city.plays("The Swarm", "Pong")
    assert city.asks("A", "burn <Vagrant>", "burn <Chef>", "burn <Sewer Rat>")
    city.answers("A", "burn <Sewer Rat>")
    assert (city.guests("Pong"), city.zone("Sewer Rat")) == (["Vagrant", "Chef", "The Swarm"], BURNED)
    assert city.idle


@rule("animal.detached", "attach.detach-fate")
def test_an_animal_that_its_player_takes_off_unasked_is_burned() -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["Sewer Rat"])]))
    city.acts()
    city.answers("A", "burn <Sewer Rat>")
    assert (city.zone("Sewer Rat"), city.pile("A"), city.log("drew"), city.idle) == (BURNED, [], [], True)


# ---- Alley Cat


def prowling(*, place: bool = True) -> City:
    """Alley Cats on both sides."""
    lady = out("Pong", on=["Alley Cat", "Vagrant"]) if place else vampire("Pong", on=["Alley Cat", "Vagrant"])
    city = City(
        A=seat(coterie=[lady, "Ty Smith"]),
        B=seat(coterie=[out("Brother", on=["Chef", "Mongrel", "Herald"]), vampire("Doc", on=["Cop"])]),
    )
    city.acts()
    return city


def test_alley_cat_hides_its_bearer_in_the_street_only() -> None:
    city = prowling()
    assert (city.quality(SECRECY, "Pong"), city.idle) == (1, True)
    city = prowling(place=False)
    assert (city.quality(SECRECY, "Pong"), city.table.secrecy(city.card("Pong"))) == (0, 1)
    assert city.idle


@rule("card.alley-cat", "animal.detached")
@pytest.mark.parametrize(
    ("prey", "zone", "left"),
    [("Mongrel", BURNED, ["Chef", "Herald"]), ("Chef", CITY_BURNED, ["Mongrel", "Herald"])],
)
def test_alley_cat_is_detached_to_burn_an_animal_or_a_retainer_and_is_burned_itself(
    prey: str, zone: int, left: list[str]
) -> None:
    city = prowling()
    city.answers("A", "use <Alley Cat>")
    assert city.asks("A", "choose <Vagrant>", "choose <Chef>", "choose <Mongrel>")  # no Title, and none in a Haven
    assert (city.zone("Alley Cat"), city.pile("A")) == (DISCARD, ["Alley Cat"])
    city.answers("A", f"choose <{prey}>")
    assert (city.zone(prey), city.guests("Brother"), city.zone("Alley Cat")) == (zone, left, BURNED)
    assert (city.pile("A"), city.guests("Pong"), city.quality(SECRECY, "Pong")) == ([], ["Vagrant"], 0)
    assert (city.agenda("A"), city.prestige("A"), city.actions(), city.idle) == (0, 12, 2, True)


@rule("card.alley-cat")
def test_alley_cat_burns_from_wherever_it_is_and_one_of_its_own_side_too() -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["Alley Cat"]), out("Ty Smith", on=["Vagrant"])]))
    city.acts()
    city.answers("A", "use <Alley Cat>")
    assert (city.zone("Vagrant"), city.zone("Alley Cat"), city.idle) == (CITY_BURNED, BURNED, True)


@rule("card.alley-cat")
def test_alley_cat_cannot_be_detached_for_nothing() -> None:
    city = City(A=seat(coterie=[out("Pong", on=["Alley Cat"])]), B=seat(coterie=[vampire("Doc", on=["Cop"])]))
    city.acts()
    assert city.refuses("A", "use <Alley Cat>").rule == "play.no-effect"
    assert (city.zone("Alley Cat"), city.idle) == (ATTACHED, True)


def test_a_foes_animal_is_not_used() -> None:
    city = prowling()
    city.acts("B")
    assert city.refuses("B", "use <Alley Cat>").rule == "term.control"
    assert city.idle


# ---- Mongrel


def test_mongrel_adds_to_the_damage_of_its_bearers_attacks_alone() -> None:
    for attacker, amount in (("Lil' Fang", 3), ("Ty Smith", 1)):
        city = City(A=seat(coterie=[out("Lil' Fang", on=["Mongrel"]), out("Ty Smith")]), B=seat(coterie=[out("Doc")]))
        city.acts()
        city.attack(attacker, "Doc", "physical", "", "Ty Smith" if attacker != "Ty Smith" else "Lil' Fang")
        city.passes()
        assert (city.strength, city.fought_out) == (amount, True)


def bitten(*blows: tuple[str, int, int, bool], blood: int = 4) -> City:
    city = City(A=seat(coterie=[vampire("Pong", on=["Mongrel"], blood=blood), "Ty Smith"]))
    city.strikes(*blows, doer="B")
    return city


@rule("card.mongrel", "damage.step11-prevention")
@pytest.mark.parametrize(("damage", "blood"), [(1, 4), (2, 4), (3, 3)])
def test_mongrel_comes_off_to_prevent_2_physical_damage(damage: int, blood: int) -> None:
    city = bitten(("Pong", damage, PHYSICAL, False))
    assert city.asks("A", "no", "use <Mongrel>")
    city.answers("A", "use <Mongrel>")
    assert (city.blood("Pong"), city.zone("Mongrel"), city.pile("A")) == (blood, DISCARD, ["Mongrel"])
    assert city.settled


@rule("card.mongrel")
def test_mongrel_may_be_kept() -> None:
    city = bitten(("Pong", 2, PHYSICAL, False))
    city.answers("A", "no")
    assert (city.blood("Pong"), city.guests("Pong"), city.settled) == (2, ["Mongrel"], True)


@rule("card.mongrel")
@pytest.mark.parametrize("kind", [RANGED, SOCIAL, MENTAL, 0])
def test_other_damage_is_not_mongrels(kind: int) -> None:
    city = bitten(("Pong", 3, kind, False))
    assert city.blood("Pong") == (3 if kind == MENTAL else 1)
    assert (city.guests("Pong"), city.settled) == (["Mongrel"], True)


@rule("card.mongrel")
def test_aggravated_damage_of_the_physical_type_is_physical() -> None:
    city = bitten(("Pong", 4, PHYSICAL, True))
    city.answers("A", "use <Mongrel>")
    assert (city.blood("Pong"), city.zone("Pong") != BURNED, city.settled) == (2, True, True)


@rule("card.mongrel")
def test_mongrel_protects_nobody_but_its_bearer() -> None:
    city = bitten(("Ty Smith", 2, SOCIAL, False), ("Ty Smith", 2, PHYSICAL, True))
    assert (city.guests("Pong"), city.settled) == (["Mongrel"], True)


def test_the_forecast_knows_what_mongrel_prevents_and_what_it_does_not() -> None:
    for kind, spared in (("physical", 2), ("ranged", 0)):
        city = City(A=seat(coterie=[out("Lil' Fang")]), B=seat(coterie=[out("Pong", on=["Mongrel"])], hand=["Greed"]))
        city.acts()
        city.answers("A", "attack <Lil' Fang>", kind)
        ahead = outlook(city.table)
        assert ahead is not None
        lines = ahead["lines"]
        assert isinstance(lines, list)
        line = lines[0]
        assert [part["high"] for part in line["parts"] if part["what"] == "prevents"] == [spared] * (spared > 0)
        assert line["low"] == (0 if spared else line["low"])
        city.passes()
        assert city.fought_out


# ---- Murder of Crows


def scouting(target: dict[str, Any], *, party: bool = True) -> City:
    """Ty Smith attacks, with the bearer of a Murder of Crows or alone."""
    city = City(
        A=seat(coterie=[out("Ty Smith"), out("Pong", on=["Murder of Crows"])], hand=["Greed"]),
        B=seat(coterie=[target]),
    )
    city.acts()
    city.answers("A", "attack <Ty Smith>", *([] if party else ["without <Pong>"]), "go")
    return city


@pytest.mark.parametrize(
    ("target", "party", "missing"),
    [
        (out("Doc", on=["Alley Cat"]), True, None),  # 1 Secrecy against 1 Intel
        (out("Doc", on=["Alley Cat", "Alley Cat"]), True, 1),
        (out("Doc", on=["Alley Cat"]), False, 1),
        (vampire("Doc"), True, 1),  # a Haven is no Street
    ],
)
def test_crows_see_whoever_is_in_the_street(target: dict[str, Any], party: bool, missing: int | None) -> None:
    city = scouting(target, party=party)
    question = city.first_question()
    assert (question.what, question.facts.get("missing")) == ("AskType" if missing is None else "AskIntel", missing)
    assert city.asking in ("AskType A", "AskIntel A")


def test_crows_count_when_a_target_is_chosen() -> None:
    """With no cards to discard for Intel whom they see can be attacked, and nobody else."""
    city = City(
        A=seat(coterie=[out("Ty Smith", on=["Murder of Crows"])]),
        B=seat(coterie=[out("Brother", on=["Alley Cat"]), vampire("Doc"), out("Karma")]),
    )
    city.acts()
    city.answers("A", "attack <Ty Smith>")
    assert city.asks("A", "target <Brother>", "target <Karma>")
    assert city.refuses("A", "target <Doc>").rule == "attack.intel-short"
    assert city.asking == "AskTarget A"


def cawing(**facts: int) -> City:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Murder of Crows"]), "Ty Smith"]),
        B=seat(coterie=[out("Brother", **facts), "Doc"], prestige=5),
    )
    city.acts()
    return city


@rule("card.murder-of-crows", "animal.detached")
def test_crows_take_a_blood_and_lie_in_the_discard_pile() -> None:
    city = cawing(blood=2)
    city.answers("A", "use <Murder of Crows>")
    assert (city.blood("Brother"), city.zone("Murder of Crows")) == (1, DISCARD)
    assert (city.pile("A"), city.guests("Pong"), city.agenda("A"), city.idle) == (["Murder of Crows"], [], 0, True)


@rule("card.murder-of-crows", "defeat.by-loss")
def test_crows_that_take_the_last_blood_are_burned_and_their_bearer_has_won() -> None:
    city = cawing(blood=1)
    city.answers("A", "use <Murder of Crows>")
    assert (city.zone("Brother"), city.zone("Murder of Crows"), city.pile("A")) == (TORPOR, BURNED, [])
    assert (city.agenda("A"), city.prestige("B"), city.idle) == (1, 4, True)


@rule("card.murder-of-crows", "animal.detached", "prince.defeated-by-vampire")
def test_the_prince_whom_crows_defeat_gives_way_to_their_bearer() -> None:
    city = City(
        A=seat(coterie=["Ty Smith", vampire("Pong", on=["Murder of Crows"])]),
        B=seat(coterie=[out("Brother", blood=1, on=["Prince of the City"]), "Doc"]),
    )
    city.acts()
    city.answers("A", "use <Murder of Crows>")
    assert (city.guests("Pong"), city.guests("Ty Smith")) == (["Prince of the City"], [])
    assert city.idle


def test_crows_find_nobody_in_a_haven() -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["Murder of Crows"])]))
    city.acts()
    assert city.refuses("A", "use <Murder of Crows>").rule == "play.no-effect"
    assert city.idle


# ---- Sewer Rat


def gnawing(**facts: int) -> City:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"], blood=facts.get("pong", 4)),
                        vampire("Lil' Fang", blood=2), out("Ty Smith", blood=1)],
               torpor=[vampire("Velvet", blood=1)]),
        B=seat(coterie=[vampire("Doc", blood=2)], torpor=[vampire("Karma", blood=facts.get("karma", 2))], prestige=5),
    )  # fmt: skip
    city.acts()
    return city


@rule("exhaust.self", "term.wounded")
def test_sewer_rat_is_exhausted_to_mend_a_wounded_member_of_the_party() -> None:
    city = gnawing()
    city.answers("A", "use <Sewer Rat> 1")
    assert (city.blood("Lil' Fang"), city.ready("Sewer Rat"), city.ready("Pong")) == (3, False, True)
    assert city.offers("A", "use") == ("use <Sewer Rat>",)  # to be detached
    assert (city.guests("Pong"), city.actions(), city.idle) == (["Sewer Rat"], 2, True)


def test_sewer_rat_mends_nobody_who_is_not_wounded_or_elsewhere() -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"], blood=3), out("Ty Smith", blood=1)]),
    )
    city.acts()
    assert city.refuses("A", "use <Sewer Rat>").rule == "play.no-effect"
    assert city.idle


def test_an_exhausted_sewer_rat_mends_nobody_and_is_readied_with_its_players_cards() -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=[("Sewer Rat", False)], blood=1)]),
    )
    city.acts()
    assert city.refuses("A", "use <Sewer Rat>").rule == "exhaust.self"
    assert city.idle
    city = City(A=seat(coterie=[vampire("Pong", on=[("Sewer Rat", False)], blood=1)]))
    city.turn_of()
    assert (city.ready("Sewer Rat"), city.offers("A", "use")) == (True, ("use <Sewer Rat>",))
    assert city.idle


@rule("card.sewer-rat", "animal.detached", "term.steal-blood")
@pytest.mark.parametrize(
    ("receiver", "before", "after"), [("Lil' Fang", 2, 3), ("Doc", 2, 3), ("Pong", 4, 4), ("Ty Smith", 1, 2)]
)
def test_sewer_rat_steals_from_torpor_for_any_character(receiver: str, before: int, after: int) -> None:
    city = gnawing()
    city.answers("A", "use <Sewer Rat> 2")
    assert city.asks("A", "choose <Velvet>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert city.asks("A", "to <Pong>", "to <Lil' Fang>", "to <Ty Smith>", "to <Doc>")
    assert city.blood(receiver) == before
    city.answers("A", f"to <{receiver}>")
    assert (city.blood(receiver), city.blood("Karma"), city.zone("Sewer Rat")) == (after, 1, DISCARD)
    assert (city.blood("Velvet"), city.pile("A"), city.idle) == (1, ["Sewer Rat"], True)


@rule("torpor.empty")
def test_the_last_blood_in_torpor_can_be_stolen_and_nobody_falls_again() -> None:
    city = gnawing(karma=1)
    city.answers("A", "use <Sewer Rat> 2", "choose <Karma>", "to <Lil' Fang>")
    assert (city.zone("Karma"), city.blood("Karma"), city.blood("Lil' Fang")) == (TORPOR, 0, 3)
    assert (city.prestige("B"), city.agenda("A"), city.log("defeated"), city.idle) == (5, 0, [], True)
    assert city.log("blood-stolen")[0]["seat"] == 0


@rule("torpor.empty")
def test_an_empty_vampire_in_torpor_offers_nothing_to_steal() -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"])]),
        B=seat(coterie=["Doc"], torpor=[vampire("Karma", blood=0)]),
    )
    city.acts()
    assert city.refuses("A", "use <Sewer Rat>").rule == "play.no-effect"
    city.do(Deed(LOSE_BLOOD, 0, city.card("Karma"), 1, owner=1))
    assert (city.zone("Karma"), city.log("defeated"), city.idle) == (TORPOR, [], True)


# ---- The Swarm


def swarming(kind: str, card: str = "") -> City:
    """Brother, Physical 2, attacks Ty Smith, who stands with the bearer."""
    city = City(
        A=seat(coterie=[out("Lil' Fang")], hand=[card] if card else []),
        B=seat(coterie=[out("Ty Smith"), out("Pong", on=["The Swarm"])], hand=["Greed"]),
    )
    city.acts()
    city.attack("Lil' Fang", "Ty Smith", kind, card)
    return city


@rule("card.the-swarm")
@pytest.mark.parametrize(("kind", "shields"), [("ranged", 1), ("physical", 1), ("social", 0), ("mental", 0)])
def test_the_swarm_shields_its_party_in_ranged_and_physical_attacks(kind: str, shields: int) -> None:
    city = swarming(kind)
    assert [city.quality(SHIELD, name) for name in ("Ty Smith", "Pong", "Lil' Fang")] == [shields, shields, 0]
    city.passes()
    assert (city.fought_out, city.quality(SHIELD, "Ty Smith")) == (True, 0)


@rule("card.the-swarm", "damage.step11-shields")
def test_an_aggravated_attack_goes_through_the_swarm() -> None:
    for card, blood in (("", 3), ("Feral Claws", 1)):
        city = swarming("physical", card)  # 2 damage either way, and Physical 1 and the Shield against it
        city.passes()
        assert (city.blood("Ty Smith"), city.guests("Pong"), city.fought_out) == (blood, ["The Swarm"], True)


@rule("card.the-swarm")
def test_an_attacker_is_shielded_too() -> None:
    city = City(A=seat(coterie=[out("Pong", on=["The Swarm"])], hand=["Greed"]), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.answers("A", "attack <Pong>", "ranged")
    assert city.quality(SHIELD, "Pong") == 1
    city.passes()
    assert city.fought_out


def stung(*blows: tuple[str, int, int, bool]) -> City:
    city = City(A=seat(coterie=[vampire("Pong", on=["The Swarm"]), "Ty Smith"]))
    city.strikes(*blows, doer="B")
    return city


@rule("card.the-swarm", "agg.prevention")
def test_the_swarm_comes_off_to_prevent_1_aggravated_damage() -> None:
    city = stung(("Pong", 4, PHYSICAL, True))
    assert city.asks("A", "no", "use <The Swarm>")
    city.answers("A", "use <The Swarm>")
    assert (city.blood("Pong"), city.zone("The Swarm"), city.settled) == (1, DISCARD, True)


@rule("card.the-swarm")
def test_the_swarm_may_be_kept_and_its_bearer_is_burned_with_it() -> None:
    city = stung(("Pong", 4, PHYSICAL, True))
    city.answers("A", "no")
    assert (city.zone("Pong"), city.zone("The Swarm"), city.settled) == (BURNED, BURNED, True)


@rule("card.the-swarm")
def test_damage_that_is_not_aggravated_is_not_the_swarms() -> None:
    city = stung(("Pong", 3, PHYSICAL, False))
    assert (city.blood("Pong"), city.guests("Pong"), city.settled) == (1, ["The Swarm"], True)


@rule("card.the-swarm", "damage.mixed-types")
def test_of_mixed_damage_the_swarm_takes_the_aggravated_part() -> None:
    city = stung(("Pong", 3, PHYSICAL, False), ("Pong", 1, PHYSICAL, True))
    city.answers("A", "use <The Swarm>")
    assert (city.blood("Pong"), city.zone("Pong") == TORPOR, city.settled) == (1, False, True)
    city = stung(("Pong", 3, PHYSICAL, False), ("Pong", 2, PHYSICAL, True))
    city.answers("A", "use <The Swarm>")
    assert (city.zone("Pong"), city.settled) == (BURNED, True)  # 3 and 1 that is Aggravated


@rule("card.the-swarm", "sad.prevention")
def test_the_swarm_prevents_what_antagonists_deal() -> None:
    city = City(
        street=["Special Affairs Division"], A=seat(coterie=[out("Pong", on=["The Swarm"], blood=1), out("Ty Smith")])
    )
    city.do(Antagonists())
    city.answers("A", "give <Pong>", "use <The Swarm>")
    assert (city.blood("Pong"), city.zone("The Swarm"), city.settled) == (1, DISCARD, True)


def test_what_a_text_may_prevent_is_looked_at_with_the_damage() -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["The Swarm", "Mongrel"]), "Ty Smith"]))
    pong = city.card("Pong")

    def by(amount: int, kind: int, normal: int, harsh: int) -> list[tuple[int, int]]:
        return preventions(city.table, Deed(HURT, 1, pong, amount, -1, 0, kind, normal * PARTS + harsh))

    swarm, mongrel = city.card("The Swarm"), city.card("Mongrel")
    assert by(2, SOCIAL, 2, 0) == []
    assert by(2, SOCIAL, 1, 1) == [(swarm, 1)]
    assert by(2, PHYSICAL, 2, 0) == [(mongrel, 2)]
    assert by(2, PHYSICAL, 0, 2) == [(swarm, 1), (mongrel, 2)]
    assert city.settled


# ---- what becomes of them


@rule("torpor.attachments", "agg.burn-attached")
@pytest.mark.parametrize(("harm", "zone"), [(0, DISCARD), (AGGRAVATED, BURNED)])
def test_animals_are_discarded_on_the_way_to_torpor_and_burned_with_the_burned(harm: int, zone: int) -> None:
    city = City(A=seat(coterie=["Ty Smith", vampire("Pong", on=["The Swarm", "Mongrel"])]))
    city.do(Deed(DEFEAT, 1, city.card("Pong"), 1, owner=0, detail=harm))
    assert (city.zone("The Swarm"), city.zone("Mongrel"), city.settled) == (zone, zone, True)
