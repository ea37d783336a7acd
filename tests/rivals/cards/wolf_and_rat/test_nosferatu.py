"""The Nosferatu, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BURNED, DISCARD, FACE_DOWN, NOTHING
from gloam.rivals.verbs import END_OF_TURN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Chooha


def spied(*, place: object = None, target: object = "Doc", others: tuple[object, ...] = ()) -> City:
    """Chooha has been exhausted; B has a character, whom no Intel reaches without her but with a discard."""
    city = City(
        A=seat(coterie=[place or out("Chooha"), out("Hydra"), out("Skunk"), *others]),
        B=seat(coterie=[target], hand=["Greed"]),
    )
    city.acts()
    city.answers("A", "use <Chooha>")
    return city


def intel(city: City, attacker: str) -> int | None:
    """What is lacking once this one has attacked."""
    city.answers("A", f"attack <{attacker}>")
    if city.what == "DraftAttack":
        city.answers("A", "go")
    if city.what == "AskTarget":
        city.answers("A", "target <Doc>")
    view: Any = city.table.view(0)
    return None if view["attack"] is None else int(view["attack"]["intel"])


@rule("card.chooha")
@pytest.mark.parametrize("attacker", ["Hydra", "Skunk"])
def test_whoever_stands_with_chooha_reaches_further_in_the_next_attack(attacker: str) -> None:
    city = spied()
    assert (city.ready("Chooha"), city.actions()) == (False, 2)
    assert intel(city, attacker) == 1
    assert city.asks("A", "ranged", "physical", "social", "mental")
    city.answers("A", "social")
    city.passes()
    assert city.fought_out
    assert city.refuses("A", "use <Chooha>").rule == "cost.per-turn"


@rule("card.chooha")
def test_only_the_first_attack_of_them_has_it() -> None:
    city = spied(target=out("Doc"))
    city.answers("A", "attack <Hydra>", "go")
    view: Any = city.table.view(0)
    assert (view["attack"]["intel"], view["attack"]["lacking"]) == (0, 0)
    city.answers("A", "social")
    city.passes()
    assert (city.table.lasting, city.fought_out) == ((), True)


@rule("card.chooha")
def test_who_stood_elsewhere_has_nothing_of_it() -> None:
    city = spied(others=(vampire("Sweetums", street=2),))
    assert intel(city, "Sweetums") == 0
    city.answers("B", "done")
    assert city.fought_out
    assert intel(city, "Hydra") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_in_the_haven_her_party_is_everyone_there_wherever_they_go_then() -> None:
    city = spied(place="Chooha", others=("Sweetums",))
    assert city.table.view(1)["in_force"] == [
        {"card": "war-chooha", "handle": None, "seat": 0, "until": "their-next-attack"}
    ]
    assert intel(city, "Hydra") == 0
    city.answers("B", "done")
    city.moves("Sweetums")
    assert intel(city, "Sweetums") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_what_nobody_used_is_over_with_the_turn() -> None:
    city = City(A=seat(coterie=[out("Chooha"), out("Hydra")], library=["Greed"] * 9), B=seat(library=["Greed"] * 9))
    city.turn_of("A")
    city.answers("A", "use <Chooha>")
    assert len(city.table.lasting) == 2
    city.answers("A", "end")
    assert (len(city.table.lasting), city.asking, city.idle) == (0, "AskAction B", True)


# ---- Kim Phan


def kim(*, place: Any = None, prestige: int = 12) -> City:
    """She is about to choose."""
    city = City(
        players=3,
        A=seat(coterie=[place or out("Kim Phan"), "Hydra"], board=["Search Engine"], prestige=prestige, hand=["Greed"]),
        B=seat(coterie=["Doc"], board=[("Emergency Bloodbag", 1)], conspiracies=[("Lost Glory", "BC")],
               agenda_card="Turf War", agenda_down=True),
    )  # fmt: skip
    city.acts()
    return city


def plot(city: City) -> str:
    """The handle of the Conspiracy."""
    return city.table.handle(city.card("Lost Glory"))


@rule("card.kim-phan")
def test_kim_phan_speaks_of_ongoing_cards_and_conspiracies_of_all_players() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>")
    handles = [city.table.handle(city.card(name)) for name in ("Search Engine", "Emergency Bloodbag", "Lost Glory")]
    assert city.first_question().options == tuple([f"choose {handle}" for handle in handles])
    assert city.refuses("A", "choose <Turf War>").rule == "consp.hidden"
    assert city.refuses("A", "choose <Hydra>").rule == "play.no-effect"
    city.answers("A", f"choose {plot(city)}")
    assert city.first_question().options == ("choose 1", "choose 2")
    city.answers("A", "choose 1")
    assert (city.colours("Lost Glory"), city.prestige("A"), city.ready("Kim Phan")) == ([0, 0, 1], 12, False)
    assert (city.zone("Lost Glory"), city.actions(), city.idle) == (FACE_DOWN, 2, True)


@rule("card.kim-phan")
def test_an_ongoing_card_that_loses_its_last_token_is_burned() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>", "choose <Emergency Bloodbag>", "choose 1")
    assert (city.zone("Emergency Bloodbag"), city.prestige("A"), city.idle) == (BURNED, 12, True)


@rule("card.kim-phan")
def test_for_prestige_a_conspiracy_is_discarded_and_everyone_sees_it() -> None:
    city = kim()
    city.table.supply = [5, 5, 5]
    city.answers("A", "use <Kim Phan>", f"choose {plot(city)}", "choose 2")
    assert (city.pile("B"), city.prestige("A"), city.table.supply) == (["Lost Glory"], 11, [6, 6, 6])
    assert (city.table.gave, city.log("dismissed")[0]["card"], city.idle) == ((), "core-lost-glory", True)


@rule("card.kim-phan", "cost.last-prestige")
def test_a_card_without_tokens_can_only_be_discarded_and_the_last_prestige_pays_for_nothing() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>", "choose <Search Engine>")
    assert (city.pile("A"), city.prestige("A"), city.idle) == (["Search Engine"], 11, True)
    city = kim(prestige=1)
    city.answers("A", "use <Kim Phan>")
    assert "choose <Search Engine>" not in city.options("A")
    city.answers("A", "choose <Emergency Bloodbag>")
    assert (city.prestige("A"), city.zone("Emergency Bloodbag"), city.idle) == (1, BURNED, True)


@rule("card.kim-phan")
def test_she_does_it_in_the_street_alone() -> None:
    city = kim(place="Kim Phan")
    assert city.refuses("A", "use <Kim Phan>").rule == "play.no-effect"
    assert city.idle


@rule("card.kim-phan", "card.constant-surveillance")
def test_what_a_discarded_card_covered_has_its_text_again() -> None:
    city = City(
        A=seat(coterie=["Hydra"], hand=["Constant Surveillance"]),
        B=seat(coterie=[out("Kim Phan"), "Doc"], haven="The Shelter"),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    assert city.table.secrecy(city.card("Doc")) == 0
    city.acts("B")
    city.answers("B", "use <Kim Phan>")
    assert (city.zone("Constant Surveillance"), city.table.covers) == (DISCARD, ())
    assert (city.table.secrecy(city.card("Doc")), city.idle) == (1, True)


@rule("card.kim-phan", "card.second-tradition")
def test_mortals_that_were_attached_to_a_discarded_card_lie_free() -> None:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra")], board=["Second Tradition: The Domain"]),
        B=seat(coterie=[out("Kim Phan")]),
    )
    city.acts()
    city.answers("A", "use <Second Tradition: The Domain>")
    city.acts("B")
    city.answers("B", "use <Kim Phan>")
    assert (city.pile("A"), city.prestige("B")) == (["Second Tradition: The Domain"], 11)
    assert (city.in_street(), city.table.pieces[city.card("Chef")].host, city.idle) == (["Chef"], NOTHING, True)


# ---- Sheilar Omar


def sharing(*mates: Any, attacker: str = "Hydra", room: int = 0) -> City:
    """A Chef has fallen to the attacker, and is about to be attached."""
    on = ["Athlete", "Student", "Tour Guide"][:room]
    city = City(
        street=["Chef"],
        A=seat(coterie=[out(attacker, on=on), out("Sheilar Omar"), *mates], hand=["Throat Rip"], haven="The Penthouse",
               library=["Greed"] * 3),
    )  # fmt: skip
    city.acts()
    city.attack(attacker, "Chef", "physical", "Throat Rip", "Sheilar Omar", *[mate["name"] for mate in mates])
    city.passes()
    city.answers("A", "attach")
    return city


@rule("card.sheilar-omar")
def test_sheilar_omar_may_give_a_retainer_to_another_of_her_party() -> None:
    city = sharing(out("Skunk", blood=1))
    assert city.asks("A", "no", "use <Sheilar Omar>")
    city.answers("A", "use <Sheilar Omar>")
    assert city.asks("A", "to <Sheilar Omar>", "to <Skunk>")
    assert city.refuses("A", "to <Hydra>").rule == "card.sheilar-omar"
    city.answers("A", "to <Skunk>")
    assert (city.guests("Hydra"), city.guests("Skunk"), city.blood("Skunk")) == ([], ["Chef"], 2)  # The Penthouse
    assert (city.hand("A"), city.fought_out) == (["Greed"], True)  # what the Chef gives when it is attached


@rule("card.sheilar-omar")
def test_she_need_not() -> None:
    city = sharing()
    city.answers("A", "no")
    assert (city.guests("Hydra"), city.guests("Sheilar Omar"), city.fought_out) == (["Chef"], [], True)


@rule("card.sheilar-omar", "attach.make-room")
def test_it_is_asked_before_room_is_made() -> None:
    city = sharing(room=3)
    city.answers("A", "use <Sheilar Omar>")
    assert (len(city.guests("Hydra")), city.guests("Sheilar Omar"), city.fought_out) == (3, ["Chef"], True)
    city = sharing(room=3)
    city.answers("A", "no")
    assert city.asking == "AskRoom A"
    city.answers("A", "burn <Student>")
    assert (city.guests("Hydra"), city.fought_out) == (["Athlete", "Tour Guide", "Chef"], True)


@rule("card.sheilar-omar", "attach.no-room")
def test_whoever_has_no_room_is_not_offered_and_with_nobody_else_nothing_is_asked() -> None:
    full = out("Randolph Marz", on=["Herald", "Bond Famulus", "Bond Famulus"])
    city = City(street=["Chef"], A=seat(coterie=[out("Hydra"), out("Sheilar Omar"), full], hand=["Throat Rip"]))
    for guest in city.table.pieces[city.card("Randolph Marz")].guests[1:]:
        city.table.pieces[guest] = city.table.pieces[guest].but(holder=1)
    city.cannot_be()
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip", "Sheilar Omar", "Randolph Marz")
    city.passes()
    city.answers("A", "attach", "use <Sheilar Omar>")
    assert (city.guests("Sheilar Omar"), city.fought_out) == (["Chef"], True)


@rule("card.sheilar-omar")
def test_only_her_own_party_shares_and_what_is_moved_is_not_attached() -> None:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra"), vampire("Sheilar Omar", street=2), "Skunk"], hand=["Throat Rip"]),
    )
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    assert (city.guests("Hydra"), city.fought_out) == (["Chef"], True)
    city = City(A=seat(coterie=["Bong-Cha Park", vampire("Skunk", on=["Chef"]), "Sheilar Omar"]))
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    city.answers("A", "use <Bong-Cha Park>", "to <Bong-Cha Park>")
    assert (city.guests("Bong-Cha Park"), city.settled) == (["Chef"], True)


# ---- Shep Mason


def sheriff(*, place: Any = "Shep Mason", prestige: int = 12, theirs: Any = "Doc") -> City:
    city = City(
        A=seat(coterie=[place, "Jesús"], hand=["Sheriff"], prestige=prestige), B=seat(coterie=[theirs]),
    )  # fmt: skip
    city.acts()
    return city


@rule("card.shep-mason")
@pytest.mark.parametrize("prestige", [12, 1])
def test_shep_mason_is_sheriff_for_an_action_alone(prestige: int) -> None:
    city = sheriff(prestige=prestige)
    city.plays("Sheriff", "Shep Mason")
    assert (city.guests("Shep Mason"), city.prestige("A"), city.actions()) == (["Sheriff"], prestige, 1)
    assert (city.ready("Shep Mason"), city.ready("Jesús"), city.table.conflict, city.idle) == (False, True, None, True)


@rule("card.shep-mason", "title.unique", "title.one", "action.exhaust")
def test_everything_else_that_a_title_asks_for_he_needs_too() -> None:
    for city, rule_ in (
        (sheriff(theirs=vampire("Randolph Marz", on=["Sheriff"])), "title.unique"),
        (sheriff(place=vampire("Shep Mason", ready=False)), "title.bp"),
        (sheriff(place=vampire("Shep Mason", on=["Seneschal"])), "title.one"),
    ):
        assert city.refuses("A", "play [Sheriff]").rule == rule_
        assert city.idle


@rule("card.shep-mason")
def test_any_other_title_costs_him_what_it_costs_and_any_other_vampire_pays_for_it() -> None:
    city = City(
        A=seat(coterie=["Shep Mason", "General Flint"], hand=["Sheriff", "Seneschal"], prestige=3), B=seat(),
    )  # fmt: skip
    city.acts()
    assert city.refuses("A", "play [Seneschal]").rule == "title.influence"
    city.answers("A", "play [Sheriff]")
    assert (city.guests("Shep Mason"), city.guests("General Flint")) == (["Sheriff"], [])
    assert city.idle
