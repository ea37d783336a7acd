"""Action cards of Blood & Alchemy that are no Ritual, card by card."""

from __future__ import annotations

import pytest

from gloam.rivals.action_phase import ActionPhase
from gloam.rivals.catalogue import BODY, CHARM, MIND, POTENCY, SORCERY, THIN_BLOOD_ALCHEMY
from gloam.rivals.pieces import ATTACHED, BOARD, BURNED, CITY_BURNED, DISCARD, HAND, HAVEN, STREET, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Out of Time


def late(copies: int = 1) -> City:
    """A resolves so many on B."""
    city = City(
        players=3,
        A=seat(conspiracies=[("Out of Time", "AAA")] * copies + [("Lost Glory", "A")]),
        B=seat(coterie=["Nancy Witt"], library=["Greed"] * 9),
        C=seat(library=["Greed"] * 9),
    )
    city.acts()
    for _ in range(copies):
        city.answers("A", "resolve <Out of Time>", "foe B")
    return city


def begins(city: City, name: str) -> None:
    """The Action Phase of this player, with as many actions as it has."""
    city.table.active, city.table.docket = city.names.index(name), []
    city.do(ActionPhase())


@rule("card.out-of-time")
def test_out_of_time_takes_an_action_from_a_foes_next_turn_alone() -> None:
    city = late()
    assert city.actions() == 2
    begins(city, "B")
    assert (city.asking, city.actions()) == ("AskAction B", 1)
    assert [event["amount"] for event in city.log("actions-lost")] == [1]
    begins(city, "C")
    assert city.actions() == 2
    begins(city, "B")
    assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time")
def test_two_copies_take_both_actions_and_a_third_takes_nothing_more() -> None:
    for copies in (2, 3):
        city = late(copies)
        begins(city, "B")
        assert city.actions() == 0
        assert city.refuses("B", "draw").rule == "action.up-to-two"
        begins(city, "B")
        assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time", "consp.immunity")
def test_who_has_contributed_loses_no_action() -> None:
    city = City(players=3, A=seat(conspiracies=[("Out of Time", "AAB")]))
    city.acts()
    city.answers("A", "resolve <Out of Time>")
    assert city.log("foe-chosen")[0]["foe"] == 2  # C alone is left
    begins(city, "B")
    assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time")
def test_everyone_sees_who_will_have_fewer_actions() -> None:
    city = late()
    one = {"card": "baa-out-of-time", "handle": None, "seat": 1, "until": "its-turn"}
    assert city.table.view(2)["in_force"] == [one]
    begins(city, "B")
    assert (city.table.view(2)["in_force"], city.idle) == ([], True)


BREWS = (("Athanor Corporis", "physical", BODY), ("Calcinatio", "social", CHARM), ("Fixatio", "mental", MIND))

# ---- Athanor Corporis, Calcinatio, Fixatio


@pytest.mark.parametrize("card", [name for name, _, _ in BREWS])
@pytest.mark.parametrize(("actor", "left"), [("Wendy", 2), ("Ty Smith", 1)])
def test_a_thin_blood_gains_back_the_action_that_it_attaches_with(card: str, actor: str, left: int) -> None:
    city = City(A=seat(coterie=["Wendy", "Ty Smith"], hand=[card]))
    city.acts()
    city.plays(card, actor)
    assert (city.guests(actor), city.ready(actor), city.table.actions) == ([card], False, left)
    assert city.quality(THIN_BLOOD_ALCHEMY, actor) == 1
    assert city.idle


@rule("card.alchemy-damage")
@pytest.mark.parametrize(("card", "kind", "attribute"), BREWS)
def test_its_bearer_deals_one_more_in_attacks_of_one_type(card: str, kind: str, attribute: int) -> None:
    for fought in ("physical", "social", "mental", "ranged"):
        city = City(A=seat(coterie=[out("Lolita", on=[card])]), B=seat(coterie=[out("Hydra")]))
        plain = City(A=seat(coterie=[out("Lolita")]), B=seat(coterie=[out("Hydra")]))
        for one in (city, plain):
            one.acts()
            one.attack("Lolita", "Hydra", fought)
            one.passes()
            assert one.fought_out
        assert city.strength - plain.strength == (fought == kind)
        assert city.quality(attribute, "Lolita") == plain.quality(attribute, "Lolita")


# ---- Back to Formula


def formula(library: list[str], discard: list[str]) -> City:
    city = City(A=seat(
        coterie=[vampire("Frog")], hand=["Back to Formula"], library=library, discard=discard,
    ))  # fmt: skip
    city.acts()
    city.plays("Back to Formula", "Frog")
    return city


@rule("card.back-to-formula")
def test_back_to_formula_takes_the_alchemy_among_the_first_four() -> None:
    city = formula(["Fixatio", "Greed", "Calcinatio", "Mercy", "Calcinatio"], ["Fixatio"])
    assert city.hand("A") == ["Calcinatio", "Calcinatio"]
    assert city.pile("A") == ["Fixatio", "Mercy", "Greed", "Back to Formula"]
    assert len(city.table.library[0]) == 1
    assert city.log("revealed-top")[-1]["cards"] == ("baa-calcinatio", "core-mercy", "baa-calcinatio", "core-greed")
    assert all(city.table.pieces[card].seen == city.table.everyone() for card in city.table.hand[0])
    assert city.idle


@rule("card.back-to-formula")
def test_without_any_it_takes_one_from_the_discard_pile() -> None:
    city = formula(["Greed", "Mercy"], ["Fixatio", "Throat Rip", "Calcinatio"])
    assert city.asks("A", "take [Calcinatio]", "take [Fixatio]")
    assert city.refuses("A", "take [Throat Rip]").rule == "term.discard-pile"
    city.answers("A", "take [Fixatio]")
    assert (city.hand("A"), city.table.library[0], city.idle) == (["Fixatio"], [], True)
    assert city.pile("A") == ["Throat Rip", "Calcinatio", "Mercy", "Greed", "Back to Formula"]


@rule("card.back-to-formula")
def test_with_neither_nothing_is_taken_and_it_asks_for_the_discipline() -> None:
    city = formula(["Greed"], ["Mercy"])
    assert (city.hand("A"), city.idle) == ([], True)
    city = City(A=seat(coterie=["Wendy"], hand=["Back to Formula"], library=["Fixatio"]))
    city.acts()
    assert city.refuses("A", "play [Back to Formula]").rule == "play.no-effect"
    assert city.idle


# ---- Blood of Potency


@pytest.mark.parametrize(("icons", "blood"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_blood_of_potency_makes_stronger_and_mends_for_blood_sorcery(icons: int, blood: int) -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Blood of Potency"]))
    city.lends("Ty Smith", Plus(SORCERY, icons, ITSELF))
    city.acts()
    city.plays("Blood of Potency", "Ty Smith")
    assert (city.guests("Ty Smith"), city.quality(POTENCY, "Ty Smith")) == (["Blood of Potency"], 5)
    assert (city.blood("Ty Smith"), city.table.actions, city.idle) == (blood, 1, True)


# ---- Far Reach


def reaching(target: str = "Doc", *, alchemy: int = 1, reaction: str = "Fleetness", begun: bool = True) -> City:
    city = City(
        A=seat(coterie=[out("Hydra", on=["Athanor Corporis"] * alchemy), "Ty Smith"], hand=["Far Reach"]),
        B=seat(coterie=["Doc", out("Skunk"), out("Karma")], hand=[reaction]),
    )
    if not begun:
        city.table.begun = 1
    city.acts()
    city.plays("Far Reach", "Hydra")
    city.answers("A", f"choose <{target}>")
    return city


@rule("card.far-reach")
@pytest.mark.parametrize("target", ["Doc", "Skunk"])
def test_far_reach_brings_a_character_to_the_street_alone(target: str) -> None:
    city = reaching(target)
    assert (city.zone(target), city.party(target)) == (STREET, [target])
    assert city.asks("A", "no", "yes")
    city.answers("A", "no")
    assert (city.guests("Hydra"), city.zone("Far Reach"), city.table.actions) == (["Athanor Corporis"], DISCARD, 1)
    assert city.idle


@rule("card.far-reach-attack", "card.far-reach-reaction")
def test_for_an_alchemy_card_it_attacks_whom_it_has_moved_and_that_one_cannot_react() -> None:
    city = reaching()
    city.answers("A", "yes", "physical")
    assert (city.guests("Hydra"), city.ready("Hydra"), city.table.actions) == ([], False, 1)
    city.passes()
    assert (city.blood("Doc"), city.hand("B"), city.fought_out) == (3, ["Fleetness"], True)
    assert city.log("reaction-laid", "no-reaction") == []


@rule("card.far-reach-attack")
def test_it_asks_nothing_where_there_can_be_no_attack() -> None:
    for city in (reaching(alchemy=0), reaching("Ty Smith"), reaching(begun=False)):
        assert (city.table.attack, city.zone("Far Reach"), city.idle) == (None, DISCARD, True)


# ---- Premonition


@rule("card.premonition")
def test_premonition_is_attached_by_nobody_in_particular_and_pays_for_itself() -> None:
    city = City(A=seat(coterie=["Wendy", "Ty Smith"], hand=["Premonition"]))
    city.acts()
    city.plays("Premonition")
    assert city.asks("A", "choose <Wendy>", "choose <Ty Smith>")
    city.answers("A", "choose <Wendy>")
    assert (city.guests("Wendy"), city.ready("Wendy"), city.table.actions) == (["Premonition"], True, 2)
    assert city.idle


def foreseen(bearer: str, target: str = "Skunk") -> City:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip", "Holdout Dagger", "Seduction"]),
        B=seat(coterie=[out(bearer, on=["Premonition"]), out("Skunk"), vampire("Brother", street=2)]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", f"target <{target}>", "physical")
    return city


@rule("card.premonition")
def test_attack_cards_against_the_party_of_a_bearer_with_auspex_are_played_face_up() -> None:
    city = foreseen("John Kartunen")
    assert city.asks("A", "none", "show [Holdout Dagger]", "show [Throat Rip]")
    assert city.refuses("A", "lay [Throat Rip]").rule == "card.premonition"
    assert city.refuses("A", "show [Seduction]").rule == "attack.card-type"
    city.answers("A", "show [Throat Rip]")
    assert city.log("attack-card")[-1]["card"] == "core-throat-rip"
    city.passes()
    assert (city.zone("Throat Rip"), city.fought_out) == (DISCARD, True)


@rule("card.premonition")
@pytest.mark.parametrize(("bearer", "target"), [("Wendy", "Skunk"), ("John Kartunen", "Brother")])
def test_without_auspex_or_against_another_party_they_are_laid_as_ever(bearer: str, target: str) -> None:
    city = foreseen(bearer, target)
    assert city.asks("A", "none", "lay [Holdout Dagger]", "lay [Seduction]", "lay [Throat Rip]")
    city.answers("A", "none")
    city.passes()
    assert city.fought_out


# ---- Sunrise Surprise


def at_sunrise(spent: int, **facts: object) -> City:
    city = City(
        A=seat(coterie=[out("Wendy", on=["Cop", "Blood of Potency"]), "Frog", "Ty Smith"], hand=["Sunrise Surprise"]),
        B=seat(coterie=[out("Skunk", **facts), "Doc"]),
    )
    city.table.spent = spent
    city.acts()
    return city


@rule("card.sunrise-surprise")
def test_sunrise_surprise_burns_both_at_once_as_the_third_action() -> None:
    city = at_sunrise(2, blood=2)
    city.plays("Sunrise Surprise", "Wendy")
    assert (city.zone("Skunk"), city.blood("Wendy"), city.zone("Sunrise Surprise")) == (BURNED, 2, DISCARD)
    assert (city.table.spent, city.idle) == (3, True)


@rule("card.sunrise-surprise")
def test_it_is_neither_the_first_nor_the_second_action_of_a_turn() -> None:
    for spent in (0, 1):
        city = at_sunrise(spent)
        assert city.refuses("A", "play [Sunrise Surprise]").rule == "play.no-effect"
        assert city.idle


@rule("card.sunrise-surprise")
def test_it_takes_an_acting_character_in_the_street_and_another_there() -> None:
    city = City(A=seat(coterie=["Wendy", "Ty Smith"], hand=["Sunrise Surprise"]), B=seat(coterie=[out("Skunk")]))
    city.table.spent = 2
    city.acts()
    assert city.refuses("A", "play [Sunrise Surprise]").rule == "play.no-effect"
    assert city.idle
    city = City(A=seat(coterie=[out("Wendy")], hand=["Sunrise Surprise"]), B=seat(coterie=["Skunk"]))
    city.table.spent = 2
    city.acts()
    assert city.refuses("A", "play [Sunrise Surprise]").rule == "play.no-effect"
    assert (city.zone("Sunrise Surprise"), city.zone("Skunk"), city.idle) == (HAND, HAVEN, True)


@rule("card.sunrise-surprise", "key.extra-actions")
def test_gained_actions_count_among_those_taken() -> None:
    city = City(
        A=seat(coterie=[out("Wendy", blood=1), out("Frog"), "Hua Jiang"], hand=["Calcinatio", "Sunrise Surprise"] * 2),
        B=seat(coterie=[out("Skunk")]),
    )
    city.acts()
    city.plays("Calcinatio", "Hua Jiang")
    city.plays("Calcinatio", "Frog")
    assert (city.table.actions, city.table.spent) == (2, 2)
    city.plays("Sunrise Surprise", "Frog")
    assert city.asks("A", "choose <Wendy>", "choose <Skunk>")
    city.answers("A", "choose <Skunk>", "no")
    assert (city.blood("Frog"), city.blood("Skunk"), city.zone("Calcinatio"), city.idle) == (1, 1, ATTACHED, True)


# ---- Envelop


def enveloping(*on: str) -> City:
    city = City(
        A=seat(coterie=[vampire("Frog", on=on), out("Ty Smith")], hand=["Envelop"]),
        B=seat(coterie=[out("Doc"), out("Skunk"), vampire("Karma", street=2), "Hydra"]),
    )
    city.acts()
    return city


@rule("bptok.lowers")
def test_envelop_weakens_a_whole_party_in_the_street_for_an_alchemy_card() -> None:
    city = enveloping("Fixatio", "Calcinatio")
    city.plays("Envelop", "Frog")
    assert city.asks("A", "detach <Fixatio>", "detach <Calcinatio>")
    city.answers("A", "detach <Calcinatio>")
    assert city.asks("A", "choose <Ty Smith>", "choose <Doc>", "choose <Skunk>", "choose <Karma>")
    assert city.refuses("A", "choose <Hydra>").rule == "play.no-effect"
    city.answers("A", "choose <Skunk>")
    assert [city.quality(POTENCY, name) for name in ("Doc", "Skunk", "Karma", "Ty Smith")] == [4, 2, 3, 3]
    assert (city.guests("Frog"), city.pile("A"), city.idle) == (["Fixatio"], ["Calcinatio", "Envelop"], True)


def test_envelop_needs_an_alchemy_card_on_whoever_plays_it() -> None:
    city = enveloping("Athlete")
    assert city.refuses("A", "play [Envelop]").rule == "cost.form"
    assert (city.hand("A"), city.table.actions, city.idle) == (["Envelop"], 2, True)


# ---- Enervate


def enervating(blood: int, street: bool = True, prestige: int = 12) -> City:
    actor = vampire("Lorenzo Murik", blood=blood, **({"street": True} if street else {}))
    city = City(A=seat(coterie=[actor, "Karma"], hand=["Enervate"]), B=seat(prestige=prestige))
    city.acts()
    return city


@rule("card.enervate", "supply.own-colour")
@pytest.mark.parametrize(("blood", "left"), [(1, [1, 1]), (3, [3, 0])])
def test_enervate_steals_a_prestige_that_becomes_blood_where_there_is_room(blood: int, left: list[int]) -> None:
    city = enervating(blood)
    city.plays("Enervate", "Lorenzo Murik")
    assert (city.colours("Lorenzo Murik"), city.prestige("A"), city.prestige("B")) == (left, 12, 11)
    assert (city.ready("Lorenzo Murik"), city.idle) == (False, True)


@rule("card.enervate")
def test_enervate_is_for_one_in_the_street_and_its_foe_is_chosen() -> None:
    assert enervating(1, street=False).refuses("A", "play [Enervate]").rule == "play.no-effect"
    city = City(players=3, A=seat(coterie=[out("Lorenzo Murik", blood=1)], hand=["Enervate"]))
    city.acts()
    city.plays("Enervate", "Lorenzo Murik")
    assert city.offers("A", "foe") == ("foe B", "foe C")
    city.answers("A", "foe C")
    assert (city.prestige("B"), city.prestige("C"), city.colours("Lorenzo Murik")) == (12, 11, [1, 0, 1])
    assert city.idle


@rule("card.enervate", "defeat.credit")
def test_enervate_may_take_the_last_prestige_and_mending_by_it_is_mending() -> None:
    city = City(
        A=seat(coterie=[out("Alejandro Lopez", blood=2), "Karma"], hand=["Enervate"], library=["Greed"]),
        B=seat(prestige=1),
    )
    city.acts()
    city.plays("Enervate", "Alejandro Lopez")
    if city.what == "AskDeck":
        city.answers("A", "library")
    assert (city.prestige("B"), city.hand("A"), city.winners) == (0, ["Greed"], "A")


# ---- Extinguish Vitae


@rule("card.extinguish-vitae")
def test_extinguish_vitae_removes_all_blood_of_ones_colour_and_no_other() -> None:
    city = City(
        A=seat(coterie=[out("Lorenzo Murik", blood=0, foreign={"B": 2}), "Karma"], hand=["Extinguish Vitae"]),
        B=seat(coterie=[vampire("Hydra", blood=2, foreign={"A": 3}), vampire("Doc", foreign={}), "Skunk"]),
    )
    city.acts()
    city.plays("Extinguish Vitae", "Lorenzo Murik")
    assert city.offers("A", "choose") == ("choose <Karma>", "choose <Hydra>")
    assert city.refuses("A", "choose <Doc>").rule == "play.no-effect"
    city.answers("A", "choose <Hydra>")
    assert (city.colours("Hydra"), city.colours("Doc")) == ([0, 2], [0, 5])
    assert city.idle


@rule("card.extinguish-vitae", "defeat.by-loss")
def test_extinguish_vitae_fells_one_that_has_no_other_blood() -> None:
    city = City(
        A=seat(coterie=[vampire("Lorenzo Murik", blood=0, foreign={"B": 2})], hand=["Extinguish Vitae"]),
        B=seat(coterie=["Doc", vampire("Hydra", blood=0, foreign={"A": 3})]),
    )
    city.acts()
    city.plays("Extinguish Vitae", "Lorenzo Murik")
    assert (city.zone("Hydra"), city.colours("Hydra"), city.agenda("A"), city.prestige("B")) == (TORPOR, [0, 1], 1, 11)
    assert city.idle


def test_extinguish_vitae_needs_blood_sorcery_and_somebody_with_such_blood() -> None:
    city = City(A=seat(coterie=["Karma"], hand=["Extinguish Vitae"]))
    city.acts()
    assert city.refuses("A", "play [Extinguish Vitae]").rule == "play.no-effect"
    city = City(A=seat(coterie=[vampire("Lorenzo Murik", blood=0, foreign={"B": 1})], hand=["Extinguish Vitae"]))
    city.acts()
    assert city.refuses("A", "play [Extinguish Vitae]").rule == "play.no-effect"
    assert city.idle


# ---- Rain of Blood


@pytest.mark.parametrize(("vote", "mended"), [("yes", 1), ("no", 0)])
def test_rain_of_blood_mends_every_character_of_every_player_if_it_succeeds(vote: str, mended: int) -> None:
    city = City(
        A=seat(coterie=[vampire("Karma", blood=1), "Lolita"], torpor=["Hydra"], hand=["Rain of Blood"]),
        B=seat(coterie=[vampire("Doc", blood=2), vampire("Skunk", blood=3)], torpor=["Velvet"]),
    )
    city.acts()
    city.answers("A", "play [Rain of Blood]")  # nobody is exhausted for it
    city.answers("A", "yes")
    city.answers("B", *(["exert <Doc>"] if vote == "no" else []), vote)
    here, there = [city.blood(name) for name in ("Karma", "Lolita", "Hydra")], [city.blood("Doc"), city.blood("Velvet")]
    assert (here, there) == ([1 + mended, 3, 1 + mended], [2 + mended, 1 + mended])
    assert (city.blood("Skunk"), city.colours("Doc"), city.ready("Karma")) == (3, [0, 2 + mended], True)
    assert (city.actions(), city.pile("A"), city.idle) == (1, ["Rain of Blood"], True)


# ---- Theft of Vitae


@rule("card.theft-of-vitae", "card.hunt-the-hunters-burn")
@pytest.mark.parametrize(("mortal", "left"), [("Vagrant", 3), ("Chef", 3), ("Special Affairs Division", 1)])
def test_theft_of_vitae_burns_a_mortal_for_what_it_mends_and_pays_nothing_else(mortal: str, left: int) -> None:
    city = City(
        street=[mortal],
        A=seat(coterie=[vampire("Lorenzo Murik", blood=1)], hand=["Theft of Vitae"], agenda_card="Hunt the Hunters"),
    )
    city.acts()
    city.plays("Theft of Vitae", "Lorenzo Murik")
    assert (city.blood("Lorenzo Murik"), city.agenda("A"), city.in_street()) == (left, 0, [])
    assert (city.zone(mortal), city.table.felled, city.idle) == (CITY_BURNED, (), True)


def test_theft_of_vitae_needs_blood_sorcery_and_a_mortal_in_the_street() -> None:
    for name, street in (("Karma", ["Vagrant"]), ("Lorenzo Murik", [])):
        city = City(street=street, A=seat(coterie=[vampire(name, on=["Chef"])], hand=["Theft of Vitae"]))
        city.acts()
        assert city.refuses("A", "play [Theft of Vitae]").rule == "play.no-effect"
        assert city.idle


# ---- Third Tradition: The Progeny

PROGENY = "Third Tradition: The Progeny"


def crowded(**theirs: object) -> City:
    """Everyone but C has 4 characters."""
    city = City(
        city=["Chef", "Student", "Athlete"],
        A=seat(coterie=["Karma", "Lolita", "Doc", "Velvet"], board=[PROGENY], hand=["Greed"]),
        B=seat(**{"coterie": ["Hydra", "Skunk", "Brother", "Flick"], **theirs}),
        C=seat(coterie=["Beretta", "Sweetums", "Johnny"], torpor=["Shades"]),
    )
    city.turn_of("A")
    return city


@rule("card.third-tradition")
def test_third_tradition_makes_everyone_with_four_characters_lose_one_thing_or_another() -> None:
    city = crowded(hand=["Mercy"])
    city.answers("A", "choose 2", "discard [Greed]")
    assert city.asking == "AskWhich B"
    city.answers("B", "choose 1")
    assert ([city.prestige(name) for name in "ABC"], city.hand("A"), city.hand("B")) == ([12, 11, 12], [], ["Mercy"])
    assert city.asking == "AskAction A"


@rule("card.third-tradition")
def test_without_a_card_in_hand_prestige_is_lost_even_the_last() -> None:
    city = crowded(prestige=1, rival="A")
    city.answers("A", "choose 1")
    assert (city.prestige("A"), city.prestige("B"), city.table.over) == (11, 0, True)
    assert city.settled


def test_third_tradition_costs_a_prestige_and_stays() -> None:
    for prestige, rule_of in ((1, "cost.last-prestige"), (2, "")):
        city = City(A=seat(hand=[PROGENY], prestige=prestige))
        city.acts()
        if rule_of:
            assert city.refuses("A", f"play [{PROGENY}]").rule == rule_of
        else:
            city.answers("A", f"play [{PROGENY}]")
            assert (city.prestige("A"), city.zone(PROGENY)) == (1, BOARD)
        assert city.idle
