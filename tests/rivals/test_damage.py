"""Damage: how it is summed, reduced and taken, and what Aggravated damage does. Steps 10 to 13."""

from __future__ import annotations

import pytest

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGGRAVATED, PHYSICAL, RANGED, SHIELD, SOCIAL
from gloam.rivals.effects import To, gains
from gloam.rivals.fight_effects import DealEach
from gloam.rivals.patterns import When
from gloam.rivals.pieces import BURNED, CITY_BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import GAIN_AGENDA, LOSE_BLOOD, SUMMED
from gloam.rivals.which import ATTACKER, ITSELF, OTHER_DEFENDERS, TARGET, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.scenario import Seat


def duel(
    attacker: Seat | str, target: Seat | str, hand: tuple[str, ...] = (), foes: tuple[str, ...] = (), **more: Seat
) -> City:
    """Two in The Street; each player has one more at home."""

    def outside(one: Seat | str) -> Seat:
        return vampire(one, street=True) if isinstance(one, str) else {"street": True, **one}

    city = City(
        A={"coterie": [outside(attacker), "Skunk"], "hand": list(hand), **more.get("a", {})},
        B={"coterie": [outside(target), "Nancy Witt"], "hand": list(foes), **more.get("b", {})},
    )
    city.acts()
    return city


# ---- step 10: the sum


@rule("damage.step10-sum")
def test_the_card_the_attribute_and_what_is_added_make_the_damage() -> None:
    city = duel("Doc", "Hydra", ("Unhinged", "Greed", "Greed"))
    city.attack("Doc", "Hydra", "mental", "Unhinged")
    city.answers("A", "use <Unhinged>", "discard [Greed]", "discard [Greed]")
    assert city.fought_out
    assert (city.strength, city.blood("Hydra")) == (5, 1)


@rule("damage.attribute-by-type")
@pytest.mark.parametrize(
    ("kind", "card", "damage"),
    [
        ("physical", "Lightning Strike", 4),
        ("social", "A Biting Comment", 3),
        ("mental", "Irresistible Voice", 2),
        ("ranged", ".38 Special", 2),
    ],
)
def test_each_type_adds_its_own_attribute_and_ranged_none(kind: str, card: str, damage: int) -> None:
    city = duel("Hydra", "Randolph Marz", (card,))
    city.attack("Hydra", "Randolph Marz", kind, card)
    if kind == "social":
        city.answers("A", "choose 1")  # 2 more damage
    city.answers("A", "pass")
    assert city.fought_out
    assert city.strength == damage


@rule("damage.attacker-only")
def test_the_attributes_of_party_mates_add_nothing() -> None:
    city = City(
        A=seat(coterie=[vampire("Shades", street=1), vampire("Johnny", street=1)], hand=["Rain on Your Parade"]),
        B=seat(coterie=[vampire("The Cossack", street=True), "Sweetums"]),
    )
    city.acts()
    city.attack("Shades", "The Cossack", "social", "Rain on Your Parade", "Johnny")
    assert city.fought_out
    assert (city.strength, city.blood("The Cossack")) == (2, 3)


@rule("damage.text-not-boosted")
def test_further_victims_are_dealt_what_the_text_says_and_no_more() -> None:
    city = City(
        A=seat(coterie=[vampire("Beretta", street=True)], hand=["Drive-By"]),
        B=seat(coterie=[vampire("Doc", street=1), vampire("Velvet", street=1)]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("A", "use <Beretta>")
    assert city.fought_out
    assert (city.blood("Doc"), city.blood("Velvet")) == (2, 2)


@rule("damage.reaction-sum")
@pytest.mark.parametrize(("attacker", "blood"), [("Johnny", 1), ("Hydra", 1)])
def test_a_reaction_is_summed_in_the_same_way(attacker: str, blood: int) -> None:
    city = duel(
        attacker, "Doc", foes=("The Mighty Fall",)
    )  # Johnny has 4 Blood and is dealt 3, Hydra has 6 and is dealt 5
    city.attack(attacker, "Doc", "mental")
    city.answers("B", "lay [The Mighty Fall]")
    city.passes()
    assert city.fought_out
    assert city.blood(attacker) == blood


@rule("ranged.no-attribute")
def test_a_ranged_attack_without_a_card_has_no_damage_of_its_own() -> None:
    city = duel("The Cossack", "Doc")
    city.attack("The Cossack", "Doc", "ranged")
    assert city.fought_out
    assert (city.strength, city.blood("Doc")) == (0, 5)


@rule("damage.aggravated-bonus")
def test_what_is_added_to_an_aggravated_attack_is_aggravated_too() -> None:
    city = duel("Beretta", "The Cossack", ("Molotov Cocktail",))
    city.attack("Beretta", "The Cossack", "ranged", "Molotov Cocktail")
    city.answers("A", "use <Beretta>")
    assert city.fought_out
    assert (city.strength, city.blood("The Cossack")) == (2, 3)  # Physical 2 is no help


# ---- step 10: the texts


@rule("damage.text-timing")
def test_blood_is_stolen_before_any_damage_is_reduced_or_taken() -> None:
    city = duel(vampire("Johnny", blood=3), vampire("The Cossack", on=["Vagrant"]), ("Seduction",))
    city.attack("Johnny", "The Cossack", "social", "Seduction")
    assert city.asks("B", "no", "use <Vagrant>")
    assert (city.blood("The Cossack"), city.blood("Johnny")) == (4, 4)
    city.answers("B", "no")
    assert city.fought_out
    assert city.blood("The Cossack") == 2


@rule("damage.order", "damage.cancelled-text")
def test_of_two_cards_that_cancel_each_other_the_active_players_comes_first() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", street=1), vampire("Karma", street=1)], hand=["Scry the Soul"]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.attack("Doc", "Yusuf Kaya", "mental", "Scry the Soul", "Karma")
    city.answers("B", "lay [Unswayable Mind]")
    assert city.fought_out
    assert len(city.log("cancelled")) == 1
    assert city.log("text-cancelled") == []
    assert (city.strength, city.blood("Yusuf Kaya")) == (3, 2)
    assert city.pile("B") == ["Unswayable Mind"]


@rule("damage.cancelled-text")
def test_a_cancelled_reaction_loses_its_damage_as_well() -> None:
    for mate, blood in (("Karma", 5), ("Lolita", 2)):
        city = City(
            A=seat(coterie=[vampire("Doc", street=1), vampire(mate, street=1)], hand=["Scry the Soul"]),
            B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Slap in the Face"]),
        )
        city.acts()
        city.attack("Doc", "Yusuf Kaya", "mental", "Scry the Soul", mate)
        city.answers("B", "lay [Slap in the Face]")
        assert city.fought_out
        assert city.blood("Doc") == blood


@rule("damage.cancelled-text")
@pytest.mark.parametrize(
    ("card", "kind", "damage"), [("A Biting Comment", "social", 1), ("Irresistible Voice", "mental", 2)]
)
def test_of_a_cancelled_text_nothing_can_be_chosen_or_paid_but_printed_damage_stays(
    card: str, kind: str, damage: int
) -> None:
    city = duel("Lixue Chen", vampire("Yusuf Kaya", on=["Vagrant"]), (card,), ("Unswayable Mind",))
    city.attack("Lixue Chen", "Yusuf Kaya", kind, card)
    city.answers("B", "lay [Unswayable Mind]")
    if damage == 2:
        city.answers("B", "no")  # 2 and Mental 0, less 1 Shield
    assert city.fought_out
    assert city.strength == (2 if kind == "social" else damage)
    assert city.blood("Yusuf Kaya") == (5 if kind == "social" else 4)
    assert city.guests("Yusuf Kaya") == ["Vagrant"]


@rule("damage.snapshot")
def test_damage_is_summed_before_the_texts_take_blood() -> None:
    city = duel(vampire("Hydra", blood=5), "Doc", foes=("The Mighty Fall",))
    city.lends("Doc", Whenever(When(SUMMED), To(LOSE_BLOOD, Which(ATTACKER))))
    city.attack("Hydra", "Doc", "mental")
    city.answers("B", "lay [The Mighty Fall]")
    city.answers("A", "pass")
    assert city.fought_out
    assert city.zone("Hydra") == TORPOR  # 5 damage on 4 Blood: she had 5 when it was summed


@rule("damage.snapshot")
def test_the_attacking_sides_texts_come_first() -> None:
    city = duel("Johnny", "The Cossack", ("Seduction",))
    city.lends("The Cossack", Whenever(When(SUMMED), To(LOSE_BLOOD, Which(ATTACKER))))
    city.attack("Johnny", "The Cossack", "social", "Seduction")
    assert city.fought_out
    assert [what for what, _ in city.took_place("blood-stolen", "blood-lost")] == ["blood-stolen", "blood-lost"]


@rule("damage.all-resolves", "damage.snapshot", "damage.defeated-at-10", "defeat.by-loss")
def test_the_damage_of_an_attacker_who_has_fallen_is_still_dealt() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True, blood=2), "Skunk"], hand=["Lightning Strike"]),
        B=seat(
            coterie=[vampire("Doc", street=1), vampire("Muhammad Zadeh", street=1)],
            hand=["Steal the Spotlight"],
            rival="A",
        ),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical", "Lightning Strike")
    city.answers("B", "block <Muhammad Zadeh>", "lay [Steal the Spotlight]")
    assert city.fought_out
    assert city.zone("The Cossack") == TORPOR
    assert city.blood("Muhammad Zadeh") == 3  # 4, less 2 Shields
    assert city.agenda("B") == 1


@rule("damage.defeated-at-10", "defeat.by-loss")
def test_who_falls_to_a_text_takes_no_damage_and_cannot_be_burned() -> None:
    city = duel("Johnny", vampire("The Cossack", blood=1), ("Seduction",), b={"prestige": 4})
    city.lends("Johnny", Plus(AGGRAVATED, 1, ITSELF))
    city.attack("Johnny", "The Cossack", "social", "Seduction")
    assert city.fought_out
    assert (city.zone("The Cossack"), city.blood("The Cossack"), city.prestige("B")) == (TORPOR, 1, 3)
    assert city.log("damaged") == []
    assert city.agenda("A") == 1


@rule("damage.no-win-mid-fight")
def test_nobody_wins_before_the_fight_is_over() -> None:
    city = duel("Johnny", vampire("The Cossack", on=["Vagrant"]), a={"agenda": 12})
    city.lends("Johnny", Whenever(When(SUMMED), gains(GAIN_AGENDA)))
    city.attack("Johnny", "The Cossack", "social")
    assert (city.asking, city.agenda("A"), city.table.over) == ("AskChange B", 13, False)
    city.answers("B", "no")
    assert city.blood("The Cossack") == 3
    assert city.winners == "A"


# ---- step 11


@rule("damage.step11-attribute")
def test_ranged_damage_is_reduced_by_physical() -> None:
    city = City(A=seat(coterie=[vampire("Bunny Benitez", on=["Student"]), "Skunk"]))
    city.strikes(("Bunny Benitez", 4, RANGED, False))
    assert city.blood("Bunny Benitez") == 1


@rule("damage.step11-shields", "agg.no-attribute")
@pytest.mark.parametrize(("harsh", "blood"), [(False, 4), (True, 3)])
def test_shields_reduce_any_damage(harsh: bool, blood: int) -> None:
    city = City(A=seat(coterie=["Randolph Marz", "Skunk"]))
    city.lends("Randolph Marz", Plus(SHIELD, 2, ITSELF))
    city.strikes(("Randolph Marz", 5, SOCIAL, harsh))
    assert city.blood("Randolph Marz") == blood


@rule("damage.shield-owner")
def test_the_shields_of_a_reaction_protect_only_whoever_plays_it_and_only_then() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), vampire("Shades", street=True)], hand=["Baseball Bat"]),
        B=seat(coterie=[vampire("Doc", street=1), vampire("Velvet", street=1)], hand=["Insanity Defense"]),
    )
    city.lends("Johnny", Whenever(When(SUMMED), DealEach(Which(OTHER_DEFENDERS), 1)))
    city.acts()
    city.attack("Johnny", "Doc", "physical", "Baseball Bat")
    city.answers("B", "let", "lay [Insanity Defense]")
    assert (city.blood("Doc"), city.blood("Velvet")) == (5, 3)
    city.attack("Shades", "Doc", "physical")
    city.answers("B", "let")
    assert city.fought_out
    assert city.blood("Doc") == 4


@rule("damage.step11-prevention", "window.prevention", "damage.mitigation-order")
def test_each_ready_vagrant_prevents_one() -> None:
    city = City(A=seat(coterie=[vampire("Doc", on=["Vagrant", "Vagrant", ("Vagrant", False)]), "Skunk"]))
    city.strikes(("Doc", 3, PHYSICAL, False))
    assert city.asks("A", "no", "use <Vagrant 1>", "use <Vagrant 2>")
    city.answers("A", "use <Vagrant 1>", "use <Vagrant 2>")
    assert city.blood("Doc") == 4
    assert not city.ready("Vagrant 1")


@rule("window.prevention", "damage.mitigation-order")
def test_prevention_may_be_declined_and_is_not_asked_for_without_damage() -> None:
    city = City(A=seat(coterie=[vampire("Doc", on=["Vagrant", "Vagrant"]), "Skunk"]))
    city.lends("Doc", Plus(SHIELD, 1, ITSELF))
    city.strikes(("Doc", 1, PHYSICAL, False))  # a Shield is enough
    assert city.settled
    city.strikes(("Doc", 2, PHYSICAL, False))
    city.answers("A", "use <Vagrant 1>")  # nothing is left for the other
    assert city.settled
    assert (city.blood("Doc"), city.ready("Vagrant 2")) == (5, True)
    city.strikes(("Doc", 2, PHYSICAL, False))
    city.answers("A", "no")
    assert (city.blood("Doc"), city.ready("Vagrant 2")) == (4, True)


@rule("window.prevention")
def test_the_active_player_is_asked_first_then_the_others_and_all_is_taken_at_once() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, on=["Vagrant"]), "Skunk"], hand=["Baseball Bat"]),
        B=seat(coterie=[vampire("Doc", street=True, on=["Vagrant"]), "Nancy Witt"], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Johnny", "Doc", "physical", "Baseball Bat")
    city.answers("B", "lay [Baseball Bat]")
    assert city.waiting == "A"
    city.answers("A", "no")
    assert city.waiting == "B"
    assert city.blood("Johnny") == 4
    city.answers("B", "no")
    assert city.fought_out
    assert (city.blood("Johnny"), city.blood("Doc")) == (3, 4)


@rule("window.prevention")
def test_the_dockyards_prevent_one_of_each_blow_on_the_leader() -> None:
    city = City(A=seat(coterie=["Doc", "Velvet"], haven="The Dockyards", hand=["Greed", "Greed"]))
    city.strikes(("Doc", 1, 0, True), ("Doc", 1, 0, True), ("Velvet", 1, 0, True))  # as two of the S.A.D. deal it
    assert city.asks("A", "no", "use <The Dockyards>")
    city.answers("A", "use <The Dockyards>", "discard [Greed]")
    assert city.settled
    assert (city.blood("Doc"), city.blood("Velvet"), city.pile("A")) == (4, 3, ["Greed"])
    city.strikes(("Doc", 1, 0, True))  # another blow
    city.answers("A", "use <The Dockyards>", "discard [Greed]")
    assert (city.blood("Doc"), city.hand("A")) == (4, [])
    city.strikes(("Doc", 1, 0, True))  # with nothing to pay for it nobody is asked
    assert city.settled
    assert city.blood("Doc") == 3


@rule("damage.zero-floor")
def test_damage_never_falls_below_nothing() -> None:
    city = City(A=seat(coterie=[vampire("Yusuf Kaya", blood=3), "Skunk"]))
    city.lends("Yusuf Kaya", Plus(SHIELD, 2, ITSELF))
    city.strikes(("Yusuf Kaya", 1, PHYSICAL, False))
    assert city.blood("Yusuf Kaya") == 3


# ---- normal and Aggravated damage together


@rule("damage.mixed-types")
def test_an_attribute_reduces_the_normal_part_and_shields_what_the_player_likes() -> None:
    city = City(A=seat(coterie=["Guv'nah", "Skunk"]))
    city.strikes(("Guv'nah", 3, PHYSICAL, False), ("Guv'nah", 2, PHYSICAL, True))
    assert city.settled  # 2 and 2: nothing was reduced that could be chosen
    assert city.blood("Guv'nah") == 1
    for chosen, zone in (("aggravated 0", TORPOR), ("aggravated 1", BURNED)):
        city = City(A=seat(coterie=[vampire("Guv'nah", blood=2), "Skunk"]))
        city.lends("Guv'nah", Plus(SHIELD, 1, ITSELF))
        city.strikes(("Guv'nah", 3, PHYSICAL, False), ("Guv'nah", 1, PHYSICAL, True))
        assert city.asked().options == ("aggravated 0", "aggravated 1")
        city.answers("A", chosen)
        assert city.zone("Guv'nah") == zone


@rule("damage.mixed-types", "damage.burn-needs-taken")
def test_prevention_may_keep_a_vampire_from_being_burned() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=2, on=["Vagrant"]), "Skunk"], prestige=4))
    city.strikes(("Doc", 2, PHYSICAL, False), ("Doc", 1, PHYSICAL, True))
    city.answers("A", "use <Vagrant>")
    assert city.asked().facts["amount"] == 2
    city.answers("A", "aggravated 0")
    assert (city.zone("Doc"), city.prestige("A")) == (TORPOR, 3)


@rule("damage.mixed-types")
def test_where_only_one_part_can_be_left_nobody_is_asked() -> None:
    city = City(A=seat(coterie=["Yusuf Kaya", "Skunk"]))
    city.lends("Yusuf Kaya", Plus(SHIELD, 1, ITSELF))
    city.strikes(("Yusuf Kaya", 2, PHYSICAL, False), ("Yusuf Kaya", 2, PHYSICAL, True))  # Physical 2
    assert city.settled
    assert city.blood("Yusuf Kaya") == 4


@rule("damage.overkill", "agg.burn")
@pytest.mark.parametrize(
    ("normal", "harsh", "zone"), [(2, 1, BURNED), (3, 0, TORPOR), (5, 1, BURNED), (0, 3, BURNED), (1, 1, HAVEN)]
)
def test_one_aggravated_point_in_the_last_blow_burns(normal: int, harsh: int, zone: int) -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=3), "Skunk"]))
    city.strikes(("Doc", normal, PHYSICAL, False), ("Doc", harsh, PHYSICAL, True))
    assert city.zone("Doc") == zone


# ---- Aggravated damage


@rule("agg.no-attribute")
def test_attributes_are_no_help_against_aggravated_damage() -> None:
    city = City(A=seat(coterie=["Yusuf Kaya", "Skunk"]))
    city.strikes(("Yusuf Kaya", 2, PHYSICAL, True))
    assert city.blood("Yusuf Kaya") == 3


@rule("agg.prevention")
def test_shields_and_prevention_help_against_aggravated_damage() -> None:
    city = City(A=seat(coterie=[vampire("Yusuf Kaya", on=["Vagrant"]), "Skunk"]))
    city.lends("Yusuf Kaya", Plus(SHIELD, 1, ITSELF))
    city.strikes(("Yusuf Kaya", 2, PHYSICAL, True))
    city.answers("A", "use <Vagrant>")
    assert city.blood("Yusuf Kaya") == 5


@rule("agg.burn-attached")
def test_all_that_is_attached_burns_with_a_vampire_but_the_princes_title() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=1, on=["Primogen", "Chef", "Athlete"]), "Skunk"], prestige=5))
    city.strikes(("Doc", 1, PHYSICAL, True))
    assert (city.zone("Primogen"), city.zone("Chef"), city.zone("Athlete")) == (BURNED, CITY_BURNED, CITY_BURNED)
    city = City(A=seat(coterie=[vampire("Doc", blood=1, on=["Prince of the City", "Chef"]), "Skunk"]))
    city.strikes(("Doc", 1, PHYSICAL, True))
    assert (city.zone("Prince of the City"), city.zone("Chef")) == (STREET, CITY_BURNED)


@rule("agg.no-prestige")
@pytest.mark.parametrize(("harsh", "left"), [(True, 4), (False, 3)])
def test_a_burned_vampire_costs_no_prestige(harsh: bool, left: int) -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=1), "Skunk"], prestige=4))
    city.strikes(("Doc", 1, PHYSICAL, harsh))
    assert city.prestige("A") == left


@rule("agg.history")
def test_earlier_aggravated_damage_does_not_count() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=3), "Skunk"]))
    city.strikes(("Doc", 2, PHYSICAL, True))
    assert city.blood("Doc") == 1
    city.strikes(("Doc", 1, PHYSICAL, False))
    assert city.zone("Doc") == TORPOR


# ---- steps 12 and 13


@rule("damage.step12-taken")
def test_what_is_left_is_taken_one_blood_a_point() -> None:
    city = City(A=seat(coterie=["Randolph Marz", "Skunk"]))
    city.lends("Randolph Marz", Plus(SHIELD, 1, ITSELF))
    city.strikes(("Randolph Marz", 5, SOCIAL, False))
    assert city.blood("Randolph Marz") == 3


@rule("damage.simultaneous")
def test_attacker_and_target_may_both_fall() -> None:
    city = duel(vampire("Johnny", blood=1), vampire("Velvet", blood=1), ("Baseball Bat",), ("Baseball Bat",))
    city.attack("Johnny", "Velvet", "physical", "Baseball Bat")
    city.answers("B", "lay [Baseball Bat]")
    assert city.fought_out
    assert (city.zone("Johnny"), city.zone("Velvet")) == (TORPOR, TORPOR)


@rule("damage.step13-after")
@pytest.mark.parametrize(("target", "agenda"), [("Muhammad Zadeh", 4), ("Guv'nah", 6)])
def test_what_depends_on_the_damage_taken_comes_last(target: str, agenda: int) -> None:
    city = duel("Johnny", target, a={"agenda_card": "Drain Them Slowly", "agenda": 4})
    city.attack("Johnny", target, "social")
    assert city.fought_out
    assert city.agenda("A") == agenda
    kinds = [what for what, _ in city.took_place("damaged", "agenda-gained")]
    assert kinds == ([] if agenda == 4 else ["damaged", "agenda-gained"])


@rule("damage.step13-after")
def test_a_target_that_falls_is_not_drained_slowly() -> None:
    city = duel("Johnny", vampire("Guv'nah", blood=1), a={"agenda_card": "Drain Them Slowly", "agenda": 4})
    city.attack("Johnny", "Guv'nah", "social")
    assert city.fought_out
    assert city.agenda("A") == 5  # 1 for the Rival's vampire
    assert city.log("damaged")[0]["amount"] == 1


@rule("damage.defeated-at-10")
def test_damage_to_one_who_fell_at_step_10_is_ignored() -> None:
    city = duel("Johnny", vampire("The Cossack", blood=2))
    city.lends("Johnny", Whenever(When(SUMMED), To(LOSE_BLOOD, Which(TARGET), 2)))
    city.attack("Johnny", "The Cossack", "social")
    assert city.fought_out
    assert (city.zone("The Cossack"), city.blood("The Cossack")) == (TORPOR, 1)
