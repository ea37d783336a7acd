"""Attack cards of Wolf & Rat, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import DAMAGE, OBFUSCATE, PROTEAN, SHIELD
from gloam.rivals.fight_effects import DealEach
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ATTACHED, BURNED, DISCARD, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import SUMMED
from gloam.rivals.which import ITSELF, OTHER_DEFENDERS, Which
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import Fighter, facing, fight
from tests.rivals.scenario import City, out, seat, vampire

# ---- Apex Predator


@rule("card.apex-predator")
def test_apex_predator_frightens_its_target_and_nothing_more_if_another_than_the_leader_attacks() -> None:
    city = fight(facing("Apex Predator", "Trinity Voss", "Hydra", "Skunk"), "social", "Trinity Voss", "Hydra")
    assert (city.blood("Hydra"), city.fear("Hydra"), city.fear("Skunk")) == (3, 1, 0)  # 2 + 2 - 1
    assert (city.ready("Hydra"), city.ready("Trinity Voss"), city.fought_out) == (True, False, True)


@rule("card.apex-predator")
def test_apex_predator_exhausts_the_target_of_a_leader_who_is_ready_again() -> None:
    city = facing("Apex Predator", "Trinity Voss", "Hydra", "Skunk", home=[])
    fight(city, "social", "Trinity Voss", "Hydra")
    assert (city.blood("Hydra"), city.fear("Hydra"), city.ready("Skunk")) == (3, 1, True)
    assert (city.ready("Hydra"), city.ready("Trinity Voss"), city.fought_out) == (False, True, True)
    assert [event["card"] for event in city.log("readied")] == [city.table.handle(city.card("Trinity Voss"))]


@rule("card.apex-predator")
def test_a_mortal_is_neither_frightened_nor_exhausted_but_the_leader_is_ready_again() -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Trinity Voss")], hand=["Apex Predator"]), B=seat())
    city.acts()
    city.attack("Trinity Voss", "Addict", "social", "Apex Predator")
    city.passes()
    city.answers("A", "attach")
    assert (city.guests("Trinity Voss"), city.ready("Addict"), city.fear("Addict")) == (["Addict"], True, 0)
    assert (city.ready("Trinity Voss"), city.fought_out) == (True, True)


# ---- Beasts of War


@rule("key.superficial")
@pytest.mark.parametrize(
    ("own", "mates", "elsewhere", "dealt"),
    [([], [], [], 2), (["Mongrel"], [], [], 4), (["The Swarm", "Sewer Rat"], ["Alley Cat"], ["The Swarm"], 5)],
)
def test_beasts_of_war_hit_harder_for_each_animal_of_the_party_and_leave_the_last_blood(
    own: list[str], mates: list[str], elsewhere: list[str], dealt: int
) -> None:
    home = [vampire("Lori Swiftfoot", on=elsewhere)]
    city = facing("Beasts of War", out("Trinity Voss", on=own), "Doc", along=(out("Ghost", on=mates),), home=home)
    fight(city, "physical", "Trinity Voss", "Doc", "Ghost")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (
        dealt,
        max(1, 5 - dealt),
        True,
    )  # a Mongrel bites too


# ---- Disturbing the Hive


@rule("card.disturbing-the-hive")
@pytest.mark.parametrize(
    ("own", "mates", "elsewhere", "discard", "dealt"),
    [
        ([], [], [], [], 1),
        (["The Swarm"], [], [], [], 2),
        ([], ["The Swarm"], ["The Swarm"], ["Greed"], 2),
        (["The Swarm"], ["Sewer Rat"], [], ["The Swarm", "Greed"], 3),
    ],
)
def test_disturbing_the_hive_counts_the_swarms_of_the_party_and_of_the_discard_pile(
    own: list[str], mates: list[str], elsewhere: list[str], discard: list[str], dealt: int
) -> None:
    home = [vampire("Bobby Handsome", on=elsewhere)]
    along = (out("Trinity Voss", on=mates),)
    city = facing("Disturbing the Hive", out("General Flint", on=own), "Doc", along=along, home=home, discard=discard)
    fight(city, "ranged", "General Flint", "Doc", "Trinity Voss")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (dealt, 5 - dealt, True)


@rule("card.disturbing-the-hive")
def test_a_foes_discard_pile_does_not_count() -> None:
    city = City(
        A=seat(coterie=[out("General Flint")], hand=["Disturbing the Hive"]),
        B=seat(coterie=[out("Doc"), "Karma"], discard=["The Swarm"]),
    )
    fight(city, "ranged", "General Flint", "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (1, 4, True)


@rule("card.disturbing-the-hive", "damage.cancelled-text")
@pytest.mark.parametrize(("attacker", "left"), [("General Flint", 5), ("Clandestine", 4)])
def test_disturbing_the_hive_cancels_the_reaction_by_obfuscate(attacker: str, left: int) -> None:
    city = facing("Disturbing the Hive", attacker, "Doc", answer="Hardened Flesh")
    fight(city, "ranged", attacker, "Doc", answer="Hardened Flesh")
    assert (city.blood("Doc"), len(city.log("cancelled")), city.fought_out) == (left, 1 if left == 4 else 0, True)


@rule("card.disturbing-the-hive")
@pytest.mark.parametrize(("attacker", "left"), [("General Flint", 5), ("Clandestine", 4)])
def test_it_cancels_what_another_has_played_in_aid_too(attacker: str, left: int) -> None:
    city = City(
        A=seat(coterie=[out(attacker), "Flick"], hand=["Disturbing the Hive"]),
        B=seat(coterie=[out("Doc"), "Karma"]),
        C=seat(coterie=["John Kartunen"], hand=["Heightened Senses"]),
    )
    city.acts()
    city.attack(attacker, "Doc", "ranged", "Disturbing the Hive")
    city.answers("C", "show [Heightened Senses]")
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (left, True)
    assert [event["card"] for event in city.log("cancelled")] == (["baa-heightened-senses"] if left == 4 else [])


# ---- Feeding Frenzy


@rule("card.feeding-frenzy")
@pytest.mark.parametrize(("blood", "dealt"), [(3, 3), (2, 4), (1, 4)])
def test_feeding_frenzy_hits_harder_while_the_attacker_is_wounded(blood: int, dealt: int) -> None:
    city = facing("Feeding Frenzy", out("Yusuf Kaya", blood=blood), "Hydra")
    fight(city, "physical", "Yusuf Kaya", "Hydra")
    assert (city.strength, city.blood("Hydra"), city.blood("Yusuf Kaya")) == (dealt, 6 - dealt + 2, blood)
    assert city.fought_out


@rule("card.feeding-frenzy")
@pytest.mark.parametrize(("target", "falls"), [("Skunk", True), ("Hydra", False)])
def test_feeding_frenzy_mends_an_attacker_with_fortitude_if_the_target_falls(target: str, falls: bool) -> None:
    city = facing("Feeding Frenzy", out("Yusuf Kaya", blood=2), target)
    fight(city, "physical", "Yusuf Kaya", target)
    assert (city.zone(target) == TORPOR, city.blood("Yusuf Kaya")) == (falls, 4 if falls else 2)
    assert city.fought_out


@rule("card.feeding-frenzy")
def test_without_fortitude_nothing_is_mended() -> None:
    city = facing("Feeding Frenzy", out("Brother", blood=2), out("Skunk", blood=1))
    fight(city, "physical", "Brother", "Skunk")
    assert (city.zone("Skunk"), city.blood("Brother"), city.fought_out) == (TORPOR, 2, True)


@rule("card.feeding-frenzy")
def test_a_mortal_that_falls_feeds_the_attacker_too() -> None:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("Yusuf Kaya", blood=2), "Flick"], hand=["Feeding Frenzy"]),
        B=seat(),
    )
    city.acts()
    city.attack("Yusuf Kaya", "Addict", "physical", "Feeding Frenzy")
    city.answers("A", "attach")
    assert (city.guests("Yusuf Kaya"), city.blood("Yusuf Kaya"), city.fought_out) == (["Addict"], 4, True)


@rule("card.feeding-frenzy")
def test_an_attacker_that_falls_at_the_same_time_mends_nothing() -> None:
    city = facing("Feeding Frenzy", out("Yusuf Kaya", blood=1), out("Hydra", blood=1), answer="Baseball Bat")
    fight(city, "physical", "Yusuf Kaya", "Hydra", answer="Baseball Bat")
    assert (city.zone("Hydra"), city.zone("Yusuf Kaya")) == (TORPOR, TORPOR)
    assert (city.blood("Yusuf Kaya"), city.fought_out) == (1, True)


# ---- Feral Claws


@rule("agg.no-attribute", "agg.burn")
def test_feral_claws_are_aggravated_in_the_hands_of_protean() -> None:
    city = facing("Feral Claws", "Brother", out("Skunk", blood=1))
    city.lends("Brother", Plus(PROTEAN, 1, ITSELF))
    fight(city, "physical", "Brother", "Skunk")
    assert (city.zone("Skunk"), [event["aggravated"] for event in city.log("damaged")]) == (BURNED, ["all"])
    assert city.fought_out


def test_feral_claws_are_plain_without_protean_and_a_reaction_to_them_too() -> None:
    city = facing("Feral Claws", "Hydra", "Skunk", answer="Baseball Bat")
    fight(city, "physical", "Hydra", "Skunk", answer="Baseball Bat")
    assert (city.blood("Skunk"), city.blood("Hydra"), city.fought_out) == (2, 6, True)  # 2 - 1, and 1 + 1 - 2
    assert [event.get("aggravated") for event in city.log("damaged")] == [None]


@rule("agg.no-attribute")
def test_what_the_target_of_feral_claws_deals_back_is_not_aggravated() -> None:
    city = facing("Feral Claws", "Brother", "Hydra", answer="Baseball Bat")
    city.lends("Brother", Plus(PROTEAN, 1, ITSELF))
    fight(city, "physical", "Brother", "Hydra", answer="Baseball Bat")
    assert (city.blood("Hydra"), city.blood("Brother"), city.fought_out) == (5, 3, True)  # 0 + 1, and 1 + 2 - 1
    assert [event.get("aggravated") for event in city.log("damaged")] == [None, "all"]  # the attacker's player first


# ---- Feral Fangs


@rule("key.face-up")
def test_feral_fangs_are_never_laid_face_down() -> None:
    city = facing("Feral Fangs", "Ghost", "Hydra")
    city.acts()
    city.answers("A", "attack <Ghost>", "target <Hydra>", "physical")
    assert city.options("A") == ("none", "show [Feral Fangs]")
    assert city.refuses("A", "lay [Feral Fangs]").rule == "key.face-up"
    city.answers("A", "show [Feral Fangs]")
    city.passes()
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (4, 4, True)  # 2 + 0 + 2, less 2


@pytest.mark.parametrize(("attacker", "dealt"), [("Ghost", 4), ("Hydra", 4), ("Brother", 3)])
def test_feral_fangs_hit_harder_for_each_protean_icon(attacker: str, dealt: int) -> None:
    city = fight(facing("Feral Fangs", attacker, "Randolph Marz"), "physical", attacker, "Randolph Marz")
    assert (city.strength, city.blood("Randolph Marz"), city.fought_out) == (dealt, 7 - dealt, True)


# ---- Seeing is Believing


@rule("card.seeing-is-believing")
@pytest.mark.parametrize(("attacker", "left"), [("Clandestine", 1), ("Guv'nah", 3)])
def test_seeing_is_believing_overcomes_the_attribute_of_the_target_by_obfuscate(attacker: str, left: int) -> None:
    city = fight(facing("Seeing is Believing", attacker, "Karma"), "mental", attacker, "Karma")
    assert (city.strength, city.blood("Karma"), city.fought_out) == (2, left, True)  # 1 + 1 against Mental 2


@rule("card.seeing-is-believing")
def test_shields_still_hold_and_others_have_their_attributes() -> None:
    city = facing("Seeing is Believing", "Clandestine", "Karma", "Bad Penny")
    city.lends("Karma", Plus(SHIELD, 1, ITSELF))
    city.lends("Clandestine", Whenever(When(SUMMED), DealEach(Which(OTHER_DEFENDERS), 3)))
    fight(city, "mental", "Clandestine", "Karma")
    assert (city.blood("Karma"), city.blood("Bad Penny"), city.fought_out) == (2, 3, True)  # 2 - 1, and 3 - 2


# ---- The Stampede


@rule("damage.fewer-shields")
@pytest.mark.parametrize(("along", "left"), [((), 2), (("Ty Smith",), 1), (("Ty Smith", "Lolita"), 1)])
def test_the_stampede_takes_a_shield_for_each_of_the_party_but_none_that_is_not_there(
    along: tuple[str, ...], left: int
) -> None:
    city = facing("The Stampede", "Hydra", "Doc", answer="Insanity Defense", along=along)
    fight(city, "physical", "Hydra", "Doc", *along, answer="Insanity Defense")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (4, left, True)  # against 2 Shields


@pytest.mark.parametrize(("attacker", "dealt"), [("Hydra", 4), ("Yusuf Kaya", 3)])
def test_the_stampede_hits_harder_by_potence(attacker: str, dealt: int) -> None:
    city = fight(facing("The Stampede", attacker, "Doc"), "physical", attacker, "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (dealt, 5 - dealt, True)


@rule("damage.fewer-shields")
def test_the_others_of_the_party_keep_their_shields() -> None:
    city = facing("The Stampede", "Yusuf Kaya", "Doc", "Bad Penny")
    city.lends("Doc", Plus(SHIELD, 1, ITSELF))
    city.lends("Bad Penny", Plus(SHIELD, 1, ITSELF))
    city.lends("Yusuf Kaya", Whenever(When(SUMMED), DealEach(Which(OTHER_DEFENDERS), 2)))
    fight(city, "physical", "Yusuf Kaya", "Doc")
    assert (city.blood("Doc"), city.blood("Bad Penny"), city.fought_out) == (2, 3, True)


# ---- Veiled Threat


def threatened(target: Fighter = "Hydra", **facts: Any) -> City:
    city = facing("Veiled Threat", "Clandestine", target, "Skunk", **facts)
    name = target if isinstance(target, str) else target["name"]
    return fight(city, "social", "Clandestine", name)


@rule("card.veiled-threat", "attach.face-down")
def test_veiled_threat_stays_with_its_target_face_down_and_says_nothing_there() -> None:
    city = threatened()
    assert (city.strength, city.blood("Hydra")) == (5, 2)  # 1 + 2 + 2, less 1
    assert (city.guests("Hydra"), city.zone("Veiled Threat")) == (["Veiled Threat"], ATTACHED)
    city.lends("Hydra", Plus(OBFUSCATE, 2, ITSELF))
    assert (city.quality(OBFUSCATE, "Hydra"), city.quality(DAMAGE, "Hydra"), city.fought_out) == (2, 0, True)


@rule("attach.face-down")
def test_everyone_sees_which_card_lies_there_face_down() -> None:
    city = threatened()
    for viewer in (0, 1, None):
        view: Any = city.table.view(viewer)
        cards = [card for card in view["players"][1]["coterie"] if card["card"] == "core-hydra"]
        assert [(one["card"], one["down"], one["holder"]) for one in cards[0]["attached"]] == [
            ("war-veiled-threat", True, 0)
        ]
    assert city.fought_out


@rule("card.veiled-threat", "attach.foe-attached")
def test_the_bearer_cannot_be_rid_of_a_veiled_threat() -> None:
    city = threatened()
    city.acts("B")
    assert (city.guests("Hydra"), city.offers("B", "burn")) == (["Veiled Threat"], ())
    assert city.refuses("B", "burn <Veiled Threat>").rule == "term.control"
    assert city.asking == "AskAction B"


@rule("card.veiled-threat")
@pytest.mark.parametrize(
    ("on", "stays"), [((), True), (("Athlete", "Student"), True), (("Athlete", "Student", "Cop"), False)]
)
def test_a_veiled_threat_is_the_third_card_at_most(on: tuple[str, ...], stays: bool) -> None:
    city = threatened(out("Hydra", on=on))
    more = ["Veiled Threat"] if stays else []
    assert (city.guests("Hydra"), city.zone("Veiled Threat") == ATTACHED) == ([*on, *more], stays)
    assert (city.pile("A"), city.fought_out) == ([] if stays else ["Veiled Threat"], True)


@rule("card.veiled-threat")
def test_whoever_falls_bears_no_threat() -> None:
    city = threatened(out("Hydra", blood=4))
    assert (city.zone("Hydra"), city.zone("Veiled Threat"), city.pile("A")) == (TORPOR, DISCARD, ["Veiled Threat"])
    assert city.fought_out


@rule("attach.face-down", "torpor.attachments")
def test_a_veiled_threat_lies_open_in_its_owners_pile_when_its_bearer_falls() -> None:
    city = threatened()
    city.falls("Hydra")
    assert (city.pile("A"), city.table.pieces[city.card("Veiled Threat")].down) == (["Veiled Threat"], False)
    assert city.idle


@rule("card.veiled-threat")
def test_a_mortal_bears_no_threat() -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Clandestine"), "Flick"], hand=["Veiled Threat"]), B=seat())
    city.acts()
    city.attack("Clandestine", "Addict", "social", "Veiled Threat")
    city.answers("A", "attach")
    assert (city.guests("Clandestine"), city.pile("A"), city.fought_out) == (["Addict"], ["Veiled Threat"], True)


# ---- Cornered Rat, as an Attack card


@rule("card.cornered-rat")
@pytest.mark.parametrize(("blood", "dealt"), [(3, 2), (2, 3), (1, 4)])
def test_cornered_rat_adds_the_blood_that_the_attacker_lacks(blood: int, dealt: int) -> None:
    city = facing("Cornered Rat", out("Bobby Handsome", blood=blood), "Doc")
    fight(city, "physical", "Bobby Handsome", "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (dealt, 5 - dealt, True)


@rule("card.cornered-rat")
@pytest.mark.parametrize(("on", "weak", "dealt"), [([], 0, 4), ([], 2, 2), (["Skateboarder"], 0, 5)])
def test_it_is_the_blood_potency_as_it_is_modified(on: list[str], weak: int, dealt: int) -> None:
    city = facing("Cornered Rat", out("General Flint", blood=4, weak=weak, on=on), "Randolph Marz")
    fight(city, "physical", "General Flint", "Randolph Marz")
    assert (city.strength, city.blood("Randolph Marz"), city.fought_out) == (dealt, 7 - dealt, True)


@rule("card.cornered-rat")
def test_blood_of_a_foes_colour_is_not_lacking() -> None:
    city = facing("Cornered Rat", out("Bobby Handsome", blood=1, foreign={"B": 2}), "Doc")
    fight(city, "physical", "Bobby Handsome", "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (2, 3, True)


# ---- Fight or Flight, as an Attack card


@rule("card.fight-or-flight")
@pytest.mark.parametrize(("block", "left"), [("", 4), ("Guv'nah", 3)])
def test_fight_or_flight_cancels_the_reaction_of_whoever_has_blocked(block: str, left: int) -> None:
    city = facing("Fight or Flight", "Beretta", "Brother", "Guv'nah", answer="Unswayable Mind")
    fight(city, "mental", "Beretta", "Brother", block=block, answer="Unswayable Mind")
    hit = block or "Brother"
    assert (city.blood(hit), len(city.log("cancelled")), city.fought_out) == (left, 1 if block else 0, True)


@rule("card.fight-or-flight")
def test_a_block_without_a_reaction_is_only_a_block() -> None:
    city = facing("Fight or Flight", "Beretta", "Brother", "Guv'nah")
    fight(city, "mental", "Beretta", "Brother", block="Guv'nah")
    assert (city.blood("Guv'nah"), city.log("cancelled"), city.fought_out) == (3, [], True)
