"""Torpor: how a vampire gets there, what it keeps, what it costs, how it comes back; and mending."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.core.texts import Cause, Lend
from gloam.rivals.catalogue import FORTITUDE, POTENCY
from gloam.rivals.counts import Icons
from gloam.rivals.influence import influence
from gloam.rivals.pieces import ATTACHED, CITY_BURNED, DISCARD, HAVEN, STREET, TORPOR
from gloam.rivals.texts import THIS_TURN, Plus
from gloam.rivals.verbs import DEFEAT, MEND
from gloam.rivals.which import COTERIE, ITSELF, OWN, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def struck(**facts: object) -> City:
    """Hydra strikes Velvet for 2, with a Karma at home behind her."""
    prestige = facts.pop("prestige", 12)
    return City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True, **facts), "Karma"], prestige=prestige),
    )


def fight(city: City) -> None:
    city.acts()
    city.attack("Hydra", "Velvet", "physical")
    city.passes()


@rule("torpor.enter", "torpor.pay", "term.defeated")
def test_a_vampire_with_no_blood_left_is_exhausted_in_torpor_with_1_prestige_as_blood() -> None:
    city = struck(blood=2, prestige=6)
    fight(city)
    assert (city.zone("Velvet"), city.ready("Velvet"), city.blood("Velvet")) == (TORPOR, False, 1)
    assert city.table.coterie[1] == (city.card("Karma"),)
    assert city.prestige("B") == 5
    assert city.asking == "AskAction A"


@rule("term.defeated")
def test_a_vampire_with_blood_left_stays_where_it_is() -> None:
    city = struck(blood=3, prestige=6)
    fight(city)
    assert (city.zone("Velvet"), city.blood("Velvet")) == (STREET, 1)
    assert city.prestige("B") == 6
    assert city.asking == "AskAction A"


@rule("torpor.attachments")
def test_retainers_are_burned_other_attachments_discarded_and_the_title_stays() -> None:
    city = struck(blood=1, on=["Herald", "Student", "Search Engine"])
    fight(city)
    assert (city.zone("Herald"), city.zone("Student")) == (ATTACHED, CITY_BURNED)
    assert city.zone("Search Engine") == DISCARD
    assert city.pile("B") == ["Search Engine"]
    assert city.guests("Velvet") == ["Herald"]
    assert city.asking == "AskAction A"


@rule("torpor.tokens")
def test_all_tokens_but_the_leaders_come_off() -> None:
    city = struck(blood=1, mute=True)
    velvet = city.card("Velvet")
    city.table.pieces[velvet] = city.table.pieces[velvet].but(prize=2)
    fight(city)
    piece = city.table.pieces[velvet]
    assert (piece.mute, piece.prize, city.blood("Velvet")) == (False, 0, 1)
    assert city.table.leader[1] == velvet
    assert city.asking == "AskAction A"


@rule("torpor.pay-last")
def test_torpor_is_paid_even_with_the_last_prestige() -> None:
    city = struck(blood=1, prestige=1)
    fight(city)
    assert city.prestige("B") == 0
    assert city.blood("Velvet") == 1
    assert city.table.over
    assert city.winners == "A"


@rule("torpor.pay-short")
def test_of_several_who_enter_torpor_only_those_are_paid_that_can_be() -> None:
    city = City(
        players=3,
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Drive-By"], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=1, blood=1), vampire("Karma", street=1, blood=1), "Doc"], prestige=1),
    )
    city.acts()
    city.attack("The Cossack", "Velvet", "ranged", "Drive-By")
    city.passes()
    assert sorted([city.blood("Velvet"), city.blood("Karma")]) == [0, 1]
    assert (city.zone("Velvet"), city.zone("Karma")) == (TORPOR, TORPOR)
    assert city.prestige("B") == 0
    assert city.table.over


@rule("torpor.blank")
def test_in_torpor_a_vampire_keeps_only_its_name_and_its_blood_potency() -> None:
    city = City(
        A=seat(
            coterie=["Doc"],
            torpor=[vampire("Montgomery White", on=["Primogen"])],
            hand=["Royal Review"],
            library=["Greed"],
        )
    )
    white = city.card("Montgomery White")
    assert Icons(FORTITUDE, Which(COTERIE)).of(city.table, Cause(0, city.card("Doc"), 0)) == 0
    assert influence(city.table, white) == 0
    assert city.quality(POTENCY, "Montgomery White") == 4
    city.acts()
    assert city.refuses("A", "play [Royal Review]").rule == "play.clan"


@rule("torpor.blank")
def test_awake_the_same_vampire_counts_again() -> None:
    city = City(A=seat(coterie=["Doc", vampire("Montgomery White", on=["Primogen"])]))
    assert Icons(FORTITUDE, Which(COTERIE)).of(city.table, Cause(0, city.card("Doc"), 0)) == 2
    assert influence(city.table, city.card("Montgomery White")) == 1


@rule("torpor.inactive")
def test_a_vampire_in_torpor_is_neither_target_nor_blocker_nor_actor() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", street=True), vampire("Flick", street=True)],
            torpor=["Brother"],
            hand=["Free Money"],
        ),
        B=seat(coterie=[vampire("Velvet", street=1), vampire("Karma", street=1)], torpor=["Doc"]),
    )
    city.acts()
    city.answers("A", "play [Free Money]")
    assert city.asks("A", "with <Hydra>", "with <Flick>")
    city.answers("A", "with <Flick>", "yes")
    city.answers("B", "out")
    assert "attack <Brother>" not in city.options("A")
    assert "move <Brother>" not in city.options("A")
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "target <Velvet>", "target <Karma>")
    city.answers("A", "target <Velvet>", "physical")
    assert city.asks("B", "let", "block <Karma>")
    assert city.party("Velvet") == ["Karma", "Velvet"]


@rule("torpor.controlled")
def test_a_vampire_in_torpor_is_still_among_those_one_controls() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", blood=3), vampire("Flick", blood=1)],
            torpor=[vampire("Brother", blood=1)],
            hand=["Greed", "Greed", "Greed"],
        )
    )
    assert len(Which(OWN).cards(city.table, Cause(0, city.card("Hydra"), 0))) == 3
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asks("A", "done", "mend <Hydra>", "mend <Flick>", "mend <Brother>")


@rule("torpor.gain")
def test_each_vampire_in_torpor_gains_1_blood_in_its_own_players_end_phase() -> None:
    city = City(
        A=seat(torpor=[vampire("Hydra", blood=1), vampire("Brother", blood=2)], prestige=8),
        B=seat(torpor=[vampire("Doc", blood=1)]),
    )
    city.turn_of("A")
    city.answers("A", "end")
    assert [city.blood(name) for name in ("Hydra", "Brother", "Doc")] == [2, 3, 1]
    assert city.prestige("A") == 8
    city.answers("B", "end")
    assert [city.blood(name) for name in ("Hydra", "Brother", "Doc")] == [2, 3, 2]
    assert city.asking == "AskAction A"


@rule("torpor.return", "torpor.return-when")
def test_the_last_missing_blood_brings_it_back_at_once() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=4)], torpor=[vampire("Karma", blood=2)], hand=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asking == "AskMend A"
    assert (city.zone("Karma"), city.ready("Karma"), city.blood("Karma")) == (HAVEN, True, 3)


@rule("torpor.return-action-phase", "recruit.may-act", "torpor.return-when")
def test_whoever_comes_back_in_the_action_phase_may_move_and_attack() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=["Yusuf Kaya"], torpor=[vampire("Velvet", blood=2)], hand=["Late-Night Snack"]),
    )
    city.acts()
    city.answers("A", "play [Late-Night Snack]", "mend <Velvet>", "mend <Velvet>")
    assert (city.zone("Velvet"), city.ready("Velvet"), city.table.actions) == (HAVEN, True, 1)
    city.answers("A", "move <Velvet>", "attack <Velvet>")
    assert city.table.attack is not None
    assert city.asking == "AskType A"


@rule("torpor.return-action-phase", "mend.after-torpor-gain")
def test_whoever_comes_back_in_the_end_phase_cannot_move() -> None:
    city = City(
        A=seat(
            coterie=["Hydra"], torpor=[vampire("Velvet", blood=2)], hand=["Greed"], library=["Greed"], faction=["Flick"]
        )
    )
    city.turn_of("A")
    city.answers("A", "end")
    assert city.blood("Velvet") == 3
    city.answers("A", "mend <Velvet>", "done")
    city.answers("A", "done")
    assert (city.zone("Velvet"), city.ready("Velvet"), city.blood("Velvet")) == (HAVEN, True, 4)
    assert city.pile("A") == ["Greed"]
    assert city.asks("A", "library", "faction")


@rule("torpor.return-foe-turn", "torpor.return-when", "begin.torpor-return")
def test_filled_in_a_foes_turn_it_waits_for_its_own_players_step() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True, blood=2)], hand=["Mercy"], library=["Greed"]),
        B=seat(torpor=[vampire("Velvet", blood=1)]),
    )
    city.turn_of("A")
    city.answers("A", "play [Mercy]", "yes")
    city.answers("B", "out", "choose <Velvet>")
    assert (city.zone("Velvet"), city.blood("Velvet")) == (TORPOR, 4)
    city.answers("A", "end")
    assert city.asking == "AskAction B"
    assert (city.zone("Velvet"), city.ready("Velvet")) == (HAVEN, True)


@rule("torpor.return-foe-turn")
def test_a_full_vampire_in_torpor_cannot_be_attacked() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Ty Smith", street=1), vampire("Doc", street=2)], torpor=[vampire("Velvet", blood=4)]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "target <Ty Smith>", "target <Doc>")


@rule("torpor.bp-one")
@pytest.mark.parametrize(("active", "zone"), [("A", HAVEN), ("B", TORPOR)])
def test_a_vampire_whose_blood_potency_is_1_is_at_full_blood_in_torpor(active: str, zone: int) -> None:
    city = City(A=seat(coterie=["Jesús", "Hydra"], prestige=5), B=seat())
    frail = city.card("Jesús")
    city.table.lend(Lend(Plus(POTENCY, -1, ITSELF), THIS_TURN), Cause(0, frail, city.table.pieces[frail].stamp))
    assert city.quality(POTENCY, "Jesús") == 1
    city.table.active = city.names.index(active)
    city.do(Deed(DEFEAT, 1, frail, 1, owner=0))
    city.answers("A", "no")
    assert (city.zone("Jesús"), city.blood("Jesús"), city.prestige("A")) == (zone, 1, 4)
    assert city.settled


@rule("end.torpor-text", "torpor.text-timing")
def test_bad_penny_gains_1_more_before_anything_is_discarded_to_mend() -> None:
    city = City(A=seat(coterie=["Hydra"], torpor=[vampire("Bad Penny", blood=1)], hand=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asking == "AskMend A"
    assert city.blood("Bad Penny") == 3


@rule("torpor.text-timing")
def test_bad_penny_gains_nothing_more_while_she_is_awake() -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Bad Penny", blood=1)], hand=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asking == "AskMend A"
    assert city.blood("Bad Penny") == 1


# ---- mending


@rule("mend.meaning", "supply.own-colour", "mend.max")
@pytest.mark.parametrize(("blood", "amount", "left"), [(2, 2, 4), (4, 3, 5), (5, 1, 5)])
def test_mending_takes_blood_from_the_general_supply_up_to_the_blood_potency(
    blood: int, amount: int, left: int
) -> None:
    city = City(A=seat(coterie=[vampire("Brother", blood=blood)], prestige=9))
    city.table.supply = [20, 20]
    city.do(Deed(MEND, 0, city.card("Brother"), amount, owner=0))
    assert (city.blood("Brother"), city.prestige("A")) == (left, 9)
    assert city.table.supply == [20 - (left - blood), 20]
    assert city.settled


@rule("mend.discard", "term.discard-pile")
def test_each_discarded_card_mends_one_vampire() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", blood=3), vampire("Flick", blood=1)],
            torpor=[vampire("Brother", blood=1)],
            hand=["Greed", "Karma"],
        )
    )
    city.turn_of("A")
    city.answers("A", "end", "mend <Hydra>", "mend <Brother>", "done", "discard [Greed]", "discard [Karma]", "done")
    assert [city.blood(name) for name in ("Hydra", "Flick", "Brother")] == [4, 1, 3]
    assert city.hand("A") == []
    assert sorted(city.pile("A")) == ["Greed", "Karma"]
    assert city.asking == "AskAction B"


@rule("mend.discard")
def test_mending_may_be_declined() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3)], hand=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end", "done")
    assert (city.blood("Hydra"), city.hand("A")) == (3, ["Greed"])
    assert city.asking == "AskAction B"


@rule("mend.once-each")
def test_a_vampire_is_mended_by_discards_once() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3)], hand=["Greed", "Mercy"]))
    city.turn_of("A")
    city.answers("A", "end", "mend <Hydra>")
    assert city.asks("A", "done", "leave <Hydra>")
    city.answers("A", "done", "discard [Greed]", "done")
    assert (city.blood("Hydra"), city.hand("A")) == (4, ["Mercy"])
    assert city.asking == "AskAction B"


@rule("mend.full")
def test_only_vampires_that_lack_blood_are_offered_and_without_any_nothing_is_asked() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3), "Flick"], hand=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asks("A", "done", "mend <Hydra>")
    for facts in (seat(coterie=["Hydra"], hand=["Greed"]), seat(coterie=[vampire("Hydra", blood=3)])):
        city = City(A=facts)
        city.turn_of("A")
        city.answers("A", "end")
        assert city.asking == "AskAction B"


@rule("mend.bp-up", "mend.max")
def test_a_higher_blood_potency_makes_room_but_mends_nothing() -> None:
    city = City(
        street=["Cop"],
        A=seat(coterie=[vampire("Inmate #745943", street=True)], hand=["Baseball Bat"], library=["Greed"]),
    )
    city.acts()
    city.attack("Inmate #745943", "Cop", "physical", "Baseball Bat")
    city.passes()
    city.answers("A", "attach")
    assert (city.quality(POTENCY, "Inmate #745943"), city.blood("Inmate #745943")) == (5, 4)
    assert city.asking == "AskAction A"
    city.do(Deed(MEND, 0, city.card("Inmate #745943"), 1, owner=0))
    assert city.blood("Inmate #745943") == 5
    assert city.asking == "AskAction A"


@rule("mend.street-not-moved")
def test_a_vampire_of_the_coterie_mended_to_full_blood_stays_in_the_street() -> None:
    city = City(A=seat(coterie=[vampire("Doc", street=1, ready=False, blood=4)], library=["Greed"]))
    city.acts()
    city.answers("A", "use <Doc>")
    assert (city.blood("Doc"), city.zone("Doc"), city.ready("Doc")) == (5, STREET, False)
    assert city.asking == "AskAction A"
