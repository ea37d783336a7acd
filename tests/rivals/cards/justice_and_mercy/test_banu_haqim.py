"""The Banu Haqim, one by one, and what a Diablerist may do."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import AGGRAVATED, PHYSICAL, POTENCY
from gloam.rivals.pieces import ATTACHED, BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.stakes import stakes
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DEFEAT, DIABLERIZED, LOSE_BLOOD, MEND, WEAKEN
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Diablerists


def hunted(attacker: str = "Sama Radi", *, harsh: bool = False, **facts: Any) -> City:
    """Doc, with little Blood, is attacked by one who may drain him."""
    city = City(
        A=seat(coterie=["Hydra", out(attacker)]),
        B=seat(coterie=[out("Doc", **{"blood": 1, **facts}), "Karma"], prestige=9),
    )
    if harsh:
        city.lends(attacker, Plus(AGGRAVATED, 1, ITSELF))
    city.acts()
    city.attack(attacker, "Doc", "physical")
    return city


@rule("key.diablerist", "key.diablerist-when", "defeat.diablerie")
def test_whoever_would_go_to_torpor_by_the_attack_of_a_diablerist_may_be_drained() -> None:
    city = hunted()
    assert city.asks("A", "no", "use <Sama Radi>")
    city.answers("A", "use <Sama Radi>")
    assert (city.zone("Doc"), city.guests("Sama Radi"), city.quality(POTENCY, "Sama Radi")) == (ATTACHED, ["Doc"], 6)
    assert (city.prestige("A"), city.prestige("B"), city.agenda("A"), city.agenda("B")) == (12, 9, 1, 0)
    assert city.fought_out


@rule("key.diablerist", "key.diablerist-when")
def test_or_falls_into_torpor_as_anybody_does() -> None:
    city = hunted()
    city.answers("A", "no")
    assert (city.zone("Doc"), city.guests("Sama Radi"), city.prestige("B"), city.agenda("A")) == (TORPOR, [], 8, 1)
    assert city.fought_out


@rule("key.diablerist", "key.diablerist-when")
def test_nothing_is_offered_for_one_who_is_burned_anyway() -> None:
    city = hunted("Alraaz Tahir", harsh=True)
    assert (city.zone("Doc"), city.guests("Alraaz Tahir"), city.log("diablerized")) == (BURNED, [], [])
    assert city.fought_out


@rule("key.diablerist", "key.diablerist-when")
def test_nor_for_blood_that_is_lost_for_damage_outside_an_attack_and_for_a_mates_attack() -> None:
    def table() -> City:
        return City(
            A=seat(coterie=["Hydra", out("Sama Radi"), out("Brother")]),
            B=seat(coterie=[out("Doc", blood=1), "Karma"]),
        )

    city = table()
    city.do(Deed(LOSE_BLOOD, 0, city.card("Doc"), 1, city.card("Sama Radi"), 1))
    assert (city.zone("Doc"), city.settled) == (TORPOR, True)
    city = table()
    city.strikes(("Doc", 9, PHYSICAL, False), by="Sama Radi", doer="A")
    assert (city.zone("Doc"), city.settled) == (TORPOR, True)
    city = table()
    city.acts()
    city.attack("Brother", "Doc", "physical", "", "Sama Radi")
    city.passes()
    assert (city.zone("Doc"), city.log("diablerized"), city.fought_out) == (TORPOR, [], True)


@rule("key.diablerist", "key.diablerist-when")
def test_nor_for_what_a_diablerist_does_who_is_attacked() -> None:
    city = City(
        A=seat(coterie=["Hydra", out("Brother", blood=1)]),
        B=seat(coterie=[out("Sama Radi"), "Karma"], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Brother", "Sama Radi", "social")
    city.answers("B", "lay [Slap in the Face]")
    city.passes()
    assert (city.zone("Brother"), city.log("diablerized"), city.fought_out) == (TORPOR, [], True)


# ---- Sama Radi


@rule("term.affliction", "term.affliction-tokens")
def test_sama_radi_cannot_be_blocked_where_the_target_has_an_affliction() -> None:
    for token in ({"weak": 1}, {"fear": 1}, {"mute": True}, {}):
        city = City(
            A=seat(coterie=["Hydra", out("Sama Radi")]),
            B=seat(coterie=[out("Doc", **token), out("Skunk", fear=1)]),
        )
        city.acts()
        city.attack("Sama Radi", "Doc", "mental")
        assert (city.what == "AskBlock") == (not token)
        city.passes()
        assert city.fought_out


# ---- Pavel Horak


@rule("card.pavel-horak")
def test_pavel_horak_deals_one_more_for_each_blood_of_his_players_colour_on_the_target() -> None:
    city = hunted("Pavel Horak", blood=2, foreign={"A": 3})
    city.passes()
    assert (city.strength, city.blood("Doc"), city.blood("Pavel Horak"), city.fought_out) == (4, 1, 5, True)


@rule("card.pavel-horak")
def test_his_damage_is_never_aggravated_as_long_as_he_attacks() -> None:
    city = hunted("Pavel Horak", harsh=True)
    city.answers("A", "no")
    assert (city.zone("Doc"), city.agenda("A"), city.fought_out) == (TORPOR, 1, True)
    city = City(A=seat(coterie=["Pavel Horak"]), B=seat(coterie=[out("Doc", blood=1), "Karma"]))
    city.strikes(("Doc", 9, PHYSICAL, True), by="Pavel Horak", doer="A")
    assert (city.zone("Doc"), city.settled) == (BURNED, True)


# ---- Alraaz Tahir


@rule("card.alraaz-tahir", "card.blood-replaced")
def test_alraaz_tahir_replaces_a_blood_of_whoever_withstands_an_attacker_of_his_party() -> None:
    for attacker in ("Brother", "Alraaz Tahir"):
        city = City(
            A=seat(coterie=["Hydra", out("Brother"), out("Alraaz Tahir")]), B=seat(coterie=[out("Doc"), "Karma"]),
        )  # fmt: skip
        city.acts()
        city.attack(attacker, "Doc", "mental", "", *({"Brother", "Alraaz Tahir"} - {attacker}))
        city.passes()
        assert (city.colours("Doc")[0], len(city.log("recoloured")), city.fought_out) == (1, 1, True)


@rule("card.alraaz-tahir")
def test_not_of_one_who_falls_nor_after_an_attack_of_another_party() -> None:
    city = City(
        A=seat(coterie=["Hydra", vampire("Brother", street=1), vampire("Alraaz Tahir", street=2)]),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Brother", "Doc", "mental")
    city.passes()
    assert (city.colours("Doc")[0], city.fought_out) == (0, True)
    city = hunted("Alraaz Tahir")
    city.answers("A", "no")
    assert (city.zone("Doc"), city.log("recoloured"), city.fought_out) == (TORPOR, [], True)


# ---- Javier


def casting(ritual: str = "Truth of Blood", *, javier: int = 2, hydra: int = 3) -> City:
    city = City(
        A=seat(
            coterie=[vampire("Javier", blood=javier), vampire("Hydra", blood=hydra), "Claudia Sterling"],
            torpor=[vampire("Doc", blood=1)],
            hand=[ritual],
        ),
        B=seat(coterie=[vampire("Karma", blood=1)]),
    )
    city.acts()
    city.plays(ritual, "Claudia Sterling")
    if ritual == "Truth of Blood":
        city.answers("A", "alone", "place <Claudia Sterling>", "done")
    return city


def test_javier_mends_one_blood_of_a_character_of_his_coterie_when_his_player_casts_a_ritual() -> None:
    city = casting()
    assert city.asks("A", "choose <Javier>", "choose <Hydra>", "choose <Claudia Sterling>")
    city.answers("A", "choose <Javier>")
    assert [city.blood(name) for name in ("Javier", "Hydra", "Doc", "Karma")] == [3, 3, 1, 1]
    assert city.idle


def test_he_mends_nothing_for_another_card() -> None:
    city = casting("Influencer")
    assert (city.blood("Javier"), city.log("mended"), city.idle) == (2, [], True)


# ---- Minnie


def mending(*names: str, hand: int = 2, **facts: Any) -> City:
    """B, whom A hunts, mends in their End Phase; C is next."""
    city = City(
        A=seat(coterie=["Minnie"]),
        B=seat(
            coterie=[vampire("Doc", blood=2), "Karma"],
            torpor=[vampire("Skunk", blood=1)],
            hand=["Greed"] * hand,
            **facts,
        ),
        C=seat(coterie=[vampire("Ty Smith", blood=1)], hand=["Greed"]),
    )
    city.turn_of("B")
    city.answers("B", "end", *[f"mend <{name}>" for name in names], "done")
    while city.what == "AskDiscards":
        city.answers("B", city.options("B")[0])
    return city


@rule("card.minnie", "card.blood-replaced")
def test_minnie_replaces_the_blood_that_her_players_rival_mends_for_a_discard_in_torpor_too() -> None:
    city = mending("Doc", "Skunk")
    assert (city.colours("Doc"), city.zone("Skunk"), city.colours("Skunk")) == ([1, 2, 0], HAVEN, [1, 2, 0])
    assert len(city.log("recoloured")) == 2
    assert city.asking == "AskAction C"


@rule("card.minnie")
def test_what_others_mend_or_it_mends_otherwise_is_left_alone() -> None:
    city = mending("Doc", hand=1)
    city.do(Deed(MEND, 1, city.card("Doc"), 1, city.card("Doc"), 1))
    assert (city.colours("Doc"), city.asking) == ([1, 3, 0], "AskAction C")
    city = City(
        A=seat(coterie=["Minnie"]), B=seat(coterie=["Karma"]), C=seat(coterie=[vampire("Ty Smith", blood=1)]),
    )  # fmt: skip
    city.do(Deed(MEND, 2, city.card("Ty Smith"), 1, city.card("Ty Smith"), 2))
    assert (city.colours("Ty Smith"), city.settled) == ([0, 0, 2], True)


# ---- Naomi, Szymon Nowak


def test_naomi_deals_one_more_for_each_different_ongoing_tradition() -> None:
    first, second = "First Tradition: The Masquerade", "Second Tradition: The Domain"
    for board, strength in (([], 2), ([first], 3), ([first, first], 3), ([first, second, "Influencer"], 4)):
        city = City(
            A=seat(coterie=["Hydra", out("Naomi")], board=board), B=seat(coterie=[out("Doc"), "Karma"], board=[second]),
        )  # fmt: skip
        city.acts()
        city.attack("Naomi", "Doc", "physical")
        city.passes()
        assert (city.strength, city.blood("Doc"), city.fought_out) == (strength, 5 - strength, True)


def test_szymon_nowak_draws_a_card_for_a_tradition_of_his_player() -> None:
    for card, hand in (("First Tradition: The Masquerade", ["Mercy"]), ("Influencer", [])):
        city = City(
            A=seat(coterie=["Szymon Nowak"], hand=[card], library=["Mercy"] * 2), B=seat(coterie=["Karma"]),
        )  # fmt: skip
        city.acts()
        city.plays(card)
        assert (city.hand("A"), city.idle) == (hand, True)


# ---- Todd


def fed(**facts: Any) -> City:
    city = City(
        A=seat(
            coterie=[vampire("Todd", **facts), "Brother"],
            board=[("Seek Knowledge", 1), ("Long-Term Investment", 2), ("Feral Whispers", 1), "Influencer"],
        ),
        B=seat(coterie=["Karma", out("Doc")], board=[("Truth of Blood", 1)]),
        C=seat(coterie=[out("Ty Smith"), "Ghost"]),
    )
    card = city.card("Doc")
    city.do(Deed(DEFEAT, 2, card, 1, city.card("Ty Smith"), 1, detail=DIABLERIZED))
    return city


def boards(city: City) -> list[int]:
    return [
        city.blood(name)
        for name in ("Seek Knowledge", "Long-Term Investment", "Feral Whispers", "Influencer", "Truth of Blood")
    ]


@rule("card.todd")
def test_todd_may_add_a_blood_to_each_ongoing_card_with_blood_on_it_whenever_anybody_is_drained() -> None:
    city = fed()
    assert city.asks("A", "no", "use <Todd>")
    city.answers("A", "use <Todd>")
    assert (boards(city), city.guests("Ty Smith"), city.settled) == ([2, 2, 2, 0, 1], ["Doc"], True)


@rule("card.todd")
def test_he_may_leave_it_and_another_defeat_is_none() -> None:
    city = fed()
    city.answers("A", "no")
    assert (boards(city), city.settled) == ([1, 2, 1, 0, 1], True)
    city.falls("Karma", "A", "Brother")
    assert (boards(city), city.settled) == ([1, 2, 1, 0, 1], True)


@rule("card.todd")
def test_he_does_it_for_his_own_drinking_but_not_when_he_is_drained_himself() -> None:
    city = City(
        A=seat(coterie=["Hydra", out("Todd")], board=[("Seek Knowledge", 1)]),
        B=seat(coterie=[out("Doc", blood=1), "Karma"]),
    )
    city.acts()
    city.attack("Todd", "Doc", "physical")
    city.answers("A", "use <Todd>", "use <Todd>")
    assert (city.guests("Todd"), city.blood("Seek Knowledge"), city.fought_out) == (["Doc"], 2, True)
    city.do(Deed(DEFEAT, 1, city.card("Todd"), 1, city.card("Karma"), 0, detail=DIABLERIZED))
    assert (city.guests("Karma"), city.blood("Seek Knowledge"), city.idle) == (["Todd"], 2, True)


# ---- Alhaml Alqurbaniu


def guarded(**facts: Any) -> City:
    """Doc is about to fall, and Alhaml stands by."""
    return City(
        A=seat(coterie=["Hydra", out("Alraaz Tahir")]),
        B=seat(coterie=[out("Alhaml Alqurbaniu", prize=1), out("Doc", **{"blood": 1, **facts}), "Karma"], prestige=9),
    )


@rule("card.alhaml-alqurbaniu")
def test_alhaml_burns_for_another_who_takes_a_blood_and_is_not_defeated() -> None:
    for harsh in (False, True):
        city = guarded(on=["Athlete"], foreign={"A": 2})
        city.strikes(("Doc", 9, PHYSICAL, harsh), by="Hydra", doer="A")
        assert (city.zone("Alhaml Alqurbaniu"), city.zone("Doc"), city.colours("Doc")) == (BURNED, STREET, [0, 1])
        assert (city.guests("Doc"), city.agenda("A"), city.agenda("B"), city.prestige("B")) == (["Athlete"], 0, 0, 9)
        assert (city.log("defeated"), city.settled) == ([], True)


@rule("card.alhaml-alqurbaniu")
def test_he_does_it_against_diablerie_lost_blood_and_a_text_too() -> None:
    city = guarded()
    city.acts()
    city.attack("Alraaz Tahir", "Doc", "physical")
    city.answers("B", "let")
    city.answers("A", "use <Alraaz Tahir>")
    assert (city.zone("Alhaml Alqurbaniu"), city.blood("Doc"), city.guests("Alraaz Tahir")) == (BURNED, 1, [])
    assert city.fought_out
    city = guarded()
    city.do(Deed(LOSE_BLOOD, 0, city.card("Doc"), 1, city.card("Hydra"), 1))
    assert (city.zone("Alhaml Alqurbaniu"), city.blood("Doc"), city.settled) == (BURNED, 1, True)
    city = guarded(blood=5)
    city.falls("Doc", "A", "Hydra")
    assert (city.zone("Alhaml Alqurbaniu"), city.blood("Doc"), city.agenda("A"), city.settled) == (BURNED, 5, 0, True)


@rule("card.alhaml-alqurbaniu")
def test_of_those_who_fall_together_he_saves_the_first_and_himself_he_does_not_save() -> None:
    city = guarded()
    city.strikes(("Karma", 9, PHYSICAL, False), ("Doc", 9, PHYSICAL, False), by="Hydra", doer="A")
    zones = [city.zone(name) for name in ("Alhaml Alqurbaniu", "Karma", "Doc")]
    assert (zones, city.agenda("A"), city.settled) == ([BURNED, HAVEN, TORPOR], 1, True)
    city = guarded()
    city.falls("Alhaml Alqurbaniu", "A", "Hydra")
    assert (city.zone("Alhaml Alqurbaniu"), city.agenda("A"), city.settled) == (TORPOR, 2, True)


@rule("card.alhaml-alqurbaniu")
def test_where_he_would_fall_as_well_he_burns_and_is_not_defeated() -> None:
    for first, second in (("Doc", "Alhaml Alqurbaniu"), ("Alhaml Alqurbaniu", "Doc")):
        city = guarded()
        city.strikes((first, 9, PHYSICAL, False), (second, 9, PHYSICAL, False), by="Hydra", doer="A")
        assert (city.zone("Alhaml Alqurbaniu"), city.zone("Doc"), city.blood("Doc")) == (BURNED, STREET, 1)
        assert (city.log("defeated"), city.agenda("A"), city.prestige("B"), city.settled) == ([], 0, 9, True)


@rule("card.alhaml-alqurbaniu")
def test_where_no_blood_can_be_put_on_the_other_he_stays() -> None:
    city = guarded(weak=4)
    city.do(Deed(WEAKEN, 0, city.card("Doc"), 1, city.card("Hydra"), 1))
    assert (city.zone("Alhaml Alqurbaniu"), city.zone("Doc"), city.agenda("A"), city.settled) == (
        STREET, TORPOR, 1, True,
    )  # fmt: skip
    city = City(
        A=seat(coterie=["Hydra"]),
        B=seat(coterie=[out("Alhaml Alqurbaniu", blood=0, foreign={"A": 1}), out("Doc", blood=0, foreign={"A": 1})]),
    )
    city.table.supply[1] = 0
    city.strikes(("Doc", 9, PHYSICAL, False), by="Hydra", doer="A")
    assert (city.zone("Alhaml Alqurbaniu"), city.zone("Doc"), city.settled) == (STREET, TORPOR, True)


@rule("card.alhaml-alqurbaniu")
def test_nothing_is_at_stake_where_he_stands_by() -> None:
    city = guarded()
    city.acts()
    city.attack("Alraaz Tahir", "Doc", "physical")
    assert city.table.attack is not None
    assert stakes(city.table, city.table.attack) == []
    city.passes()
    assert (city.zone("Doc"), city.fought_out) == (STREET, True)
