"""Alchemy, and other Library cards that stay with a character: attaching, having, detaching; and actions that are
gained."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import AGGRAVATED, ALCHEMY, POTENCY, THIN_BLOOD_ALCHEMY
from gloam.rivals.pieces import ATTACHED, BURNED, DISCARD, HAND
from gloam.rivals.verbs import DEFEAT, DETACH, GAIN_ACTIONS, GAIN_UNHOSTED
from gloam.rivals.which import COTERIE, Which
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def brewing(*attached: str, hand: tuple[str, ...] = ("Calcinatio",)) -> City:
    """Ty Smith, who bears these, is no Thin-Blood; Wendy and Hua Jiang are."""
    city = City(A=seat(coterie=[vampire("Ty Smith", on=attached), "Wendy", "Hua Jiang"], hand=list(hand)))
    city.acts()
    return city


# ---- attaching


@rule("alchemy.attach")
def test_an_alchemy_card_is_the_third_attachment_and_a_fourth_needs_room() -> None:
    city = brewing("Athlete", "Student", hand=("Calcinatio", "Fixatio"))
    city.plays("Calcinatio", "Ty Smith")
    assert city.guests("Ty Smith") == ["Athlete", "Student", "Calcinatio"]
    assert (city.zone("Calcinatio"), city.ready("Ty Smith"), city.idle) == (ATTACHED, False, True)
    city.table.pieces[city.card("Ty Smith")] = city.table.pieces[city.card("Ty Smith")].but(ready=1)
    city.plays("Fixatio", "Ty Smith")
    assert city.asks("A", "burn <Athlete>", "burn <Student>", "burn <Calcinatio>")
    city.answers("A", "burn <Student>")
    assert city.guests("Ty Smith") == ["Athlete", "Calcinatio", "Fixatio"]
    assert city.idle


@rule("alchemy.attach")
def test_where_no_room_can_be_made_the_card_cannot_be_played() -> None:
    city = brewing("Herald", "Athlete", "Student")
    for name in ("Athlete", "Student"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)
    city.answers("A", "play [Calcinatio]")
    assert city.refuses("A", "with <Ty Smith>").rule == "play.no-effect"
    city.answers("A", "with <Wendy>")
    assert city.guests("Wendy") == ["Calcinatio"]
    assert city.idle


@rule("alchemy.thin-blood", "alchemy.clan-or-discipline")
def test_any_vampire_attaches_it_while_a_thin_blood_is_active() -> None:
    city = brewing()
    city.plays("Calcinatio", "Ty Smith")
    assert city.guests("Ty Smith") == ["Calcinatio"]
    assert city.idle
    city = City(A=seat(coterie=["Ty Smith"], torpor=["Frog"], hand=["Calcinatio"]))
    city.acts()
    assert city.refuses("A", "play [Calcinatio]").rule == "play.clan"
    assert (city.table.actions, city.zone("Calcinatio"), city.idle) == (2, HAND, True)


@rule("alchemy.clan-or-discipline")
def test_the_discipline_alone_opens_no_alchemy() -> None:
    city = City(A=seat(coterie=[vampire("Ty Smith", on=["Fixatio"])], hand=["Calcinatio"]))
    assert city.quality(THIN_BLOOD_ALCHEMY, "Ty Smith") == 1
    city.acts()
    assert city.refuses("A", "play [Calcinatio]").rule == "play.clan"
    assert (city.guests("Ty Smith"), city.idle) == (["Fixatio"], True)


# ---- having and detaching


@rule("alchemy.having", "alchemy.detached")
def test_a_vampire_has_alchemy_until_the_last_card_is_detached() -> None:
    city = City(A=seat(coterie=[vampire("Frog", on=["Calcinatio", "Fixatio"])]))
    alchemists, frog = Which(COTERIE, bears=ALCHEMY), city.card("Frog")
    for name, has in (("Calcinatio", [frog]), ("Fixatio", [])):
        card = city.card(name)
        city.do(Deed(DETACH, 0, card, 1, frog, 0))
        assert alchemists.cards(city.table, Cause(0, frog, 0)) == has
        assert city.zone(name) == DISCARD
    assert city.pile("A") == ["Calcinatio", "Fixatio"]
    assert city.settled


@rule("alchemy.detached", "bp.lost-bonus")
def test_blood_above_the_potency_that_is_left_is_lost() -> None:
    city = City(A=seat(coterie=[vampire("Frog", on=["Blood of Potency"])]))
    assert (city.quality(POTENCY, "Frog"), city.blood("Frog")) == (5, 5)
    city.do(Deed(DETACH, 0, city.card("Blood of Potency"), 1, city.card("Frog"), 0))
    assert (city.quality(POTENCY, "Frog"), city.blood("Frog")) == (3, 3)
    assert city.settled


@rule("alchemy.detached")
def test_what_its_player_takes_off_unasked_is_burned() -> None:
    city = brewing("Fixatio")
    city.answers("A", "burn <Fixatio>")
    assert (city.zone("Fixatio"), city.guests("Ty Smith"), city.idle) == (BURNED, [], True)


@rule("alchemy.torpor")
@pytest.mark.parametrize(("harm", "zone", "pile"), [(0, DISCARD, ["Fixatio"]), (AGGRAVATED, BURNED, [])])
def test_alchemy_is_discarded_on_the_way_to_torpor_and_burned_with_the_burned(
    harm: int, zone: int, pile: list[str]
) -> None:
    city = City(A=seat(coterie=["Ty Smith", vampire("Frog", on=["Fixatio"])]))
    city.do(Deed(DEFEAT, 1, city.card("Frog"), 1, owner=0, detail=harm))
    assert (city.zone("Fixatio"), city.pile("A")) == (zone, pile)
    assert city.settled


# ---- actions that are gained


@rule("key.extra-actions")
def test_a_gained_action_is_lost_with_the_turn() -> None:
    city = City(A=seat(coterie=["Ty Smith"], library=["Greed"] * 9), B=seat(library=["Greed"] * 9))
    city.turn_of()
    city.table.actions = 0
    city.do(Deed(GAIN_ACTIONS, 0, 0, 1, owner=0))
    assert city.table.actions == 1
    city.answers("A", "end")
    city.answers("B", "end")
    assert (city.table.active, city.table.actions) == (0, 2)
    assert city.asking == "AskAction A"


@rule("key.extra-actions")
def test_nobody_gains_actions_in_the_turn_of_another() -> None:
    city = City(A=seat(coterie=["Ty Smith"]))
    city.acts()
    city.do(Deed(GAIN_ACTIONS, 1, 1, 1, owner=1), Deed(GAIN_UNHOSTED, 1, 1, 1, owner=1))
    assert (city.table.actions, city.table.unhosted, city.log("actions-gained")) == (2, 0, [])
    assert city.idle


@rule("key.unhosted-action", "key.extra-actions")
def test_an_unhosted_action_exhausts_nobody() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Influencer", "Search Engine", "Late-Night Snack"]))
    city.acts(actions=0)
    city.do(Deed(GAIN_UNHOSTED, 0, 0, 1, owner=0))
    assert city.table.view(0)["unhosted"] == 1
    assert city.offers("A", "play") == ("play [Influencer]", "play [Search Engine]")
    assert city.refuses("A", "play [Late-Night Snack]").rule == "action.up-to-two"
    assert city.offers("A", "attack") == city.offers("A", "claim") == ()
    city.plays("Search Engine")
    assert (city.table.actions, city.table.unhosted, city.offers("A", "play")) == (0, 0, ())
    assert "unhosted" not in city.table.view(0)
    assert city.idle


@rule("key.unhosted-action")
def test_an_unhosted_action_draws_or_recruits() -> None:
    for answer in ("draw", "recruit [Flick]"):
        city = City(A=seat(coterie=["Ty Smith"], hand=["Flick"], library=["Fleetness"]))
        city.acts(actions=0)
        city.do(Deed(GAIN_UNHOSTED, 0, 0, 1, owner=0))
        assert city.offers("A", "draw") == ("draw",)
        assert city.offers("A", "recruit") == ("recruit [Flick]",)
        city.answers("A", answer)
        assert (city.table.actions, city.table.unhosted, city.table.spent) == (0, 0, 1)
        assert city.refuses("A", answer).rule == "action.up-to-two"
        assert city.idle


@rule("key.unhosted-action")
def test_it_is_used_up_before_other_actions() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Influencer", "Search Engine"], library=["Fleetness"]))
    city.acts()
    city.do(Deed(GAIN_UNHOSTED, 0, 0, 1, owner=0))
    city.plays("Search Engine")
    assert (city.table.actions, city.table.unhosted) == (2, 0)
    city.do(Deed(GAIN_UNHOSTED, 0, 0, 1, owner=0))
    city.answers("A", "draw")
    assert (city.table.actions, city.table.unhosted) == (2, 0)
    city.plays("Influencer")
    assert (city.table.actions, city.table.spent, city.idle) == (1, 3, True)


# ---- rounds, and damage to a foe


@rule("key.round")
def test_a_round_is_over_when_all_have_had_their_turn() -> None:
    city = City(players=3, A=seat(library=["Greed"] * 9), B=seat(library=["Greed"] * 9), C=seat(library=["Greed"] * 9))
    city.turn_of()
    first = city.table.turn
    for name in "ABC":
        assert city.table.active == "ABC".index(name)
        assert city.table.turn < first + 3
        city.answers(name, "end")
    assert (city.table.turn, city.table.active) == (first + 3, 0)
    assert city.asking == "AskAction A"


@rule("key.target-foe")
def test_damage_to_a_foe_is_shared_out_by_that_foe() -> None:
    city = City(
        street=["Special Affairs Division", "Special Affairs Division"],
        A=seat(coterie=[out("Lolita")], board=["Distraction"]),
        B=seat(coterie=[out("Brother", blood=3), out("Skunk", blood=3)]),
    )
    city.do(Antagonists())
    city.answers("A", "use <Distraction>", "send 2 B")
    assert city.asks("B", "give <Brother>", "give <Skunk>")
    city.answers("B", "give <Brother>", "give <Skunk>")
    assert (city.blood("Brother"), city.blood("Skunk"), city.blood("Lolita")) == (2, 2, 3)
    assert city.settled
