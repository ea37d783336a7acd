"""The Rituals of Justice & Mercy and Call to Purpose; what is attached and works by itself."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import SHIELD
from gloam.rivals.pieces import BOARD, BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.verbs import END_OF_TURN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Accept Your Fate


def fated(lies: int = 2, **theirs: Any) -> City:
    """A has Accept Your Fate; Hydra attacks Doc."""
    doc = out("Doc", **theirs)
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Accept Your Fate", lies)]),
        B=seat(coterie=[doc], hand=["Unswayable Mind", "Unswayable Mind"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "mental")
    return city


@rule("card.accept-your-fate")
def test_whoever_plays_a_reaction_loses_blood_and_the_ritual_too() -> None:
    city = fated()
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert (city.blood("Doc"), city.blood("Accept Your Fate"), city.blood("Hydra")) == (4, 1, 6)
    assert (city.zone("Accept Your Fate"), city.fought_out) == (BOARD, True)


@rule("card.accept-your-fate")
def test_without_a_reaction_nothing_happens_and_the_last_blood_burns_it() -> None:
    city = fated()
    city.passes()
    assert (city.blood("Doc"), city.blood("Accept Your Fate"), city.fought_out) == (5, 2, True)
    city = fated(1)
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert (city.zone("Accept Your Fate"), city.blood("Doc"), city.fought_out) == (BURNED, 4, True)


@rule("card.accept-your-fate")
def test_its_last_blood_defeats_whoever_reacts() -> None:
    city = fated(blood=1)
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert (city.zone("Doc"), city.agenda("A"), city.fought_out) == (TORPOR, 1, True)


@rule("card.accept-your-fate", "react.additional")
def test_each_further_reaction_and_one_that_is_shown_cost_their_blood_too() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Accept Your Fate", 3)]),
        B=seat(coterie=[out("Doc")], hand=["Look Me in the Eyes", "Cloak of Shadows"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.answers("B", "lay [Look Me in the Eyes]", "show [Cloak of Shadows]")
    assert (city.blood("Doc"), city.blood("Accept Your Fate")) == (3, 1)
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (3, True)
    for player in ("B", "C"):  # its defender, and somebody who comes to its aid with a character of their own
        city = City(
            A=seat(coterie=[out("Hydra")], board=[("Accept Your Fate", 3)]),
            B=seat(coterie=[out("Kashi", blood=3)], hand=["Just a Taste"] if player == "B" else []),
            C=seat(coterie=["Mareike"], hand=["Just a Taste"] if player == "C" else []),
        )
        city.acts()
        city.attack("Hydra", "Kashi", "mental")
        city.answers(player, "show [Just a Taste]")
        city.passes()
        paid = "Kashi" if player == "B" else "Mareike"
        assert (city.blood("Accept Your Fate"), [event["card"] for event in city.log("blood-lost")]) == (
            2, [city.table.handle(city.card(paid))],
        )  # fmt: skip
        assert city.fought_out


@rule("card.accept-your-fate", "react.additional", "attack.attacker-leaves")
def test_whoever_falls_by_it_plays_no_further_reaction() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Accept Your Fate", 3)]),
        B=seat(coterie=[out("Doc", blood=1), "Karma"], hand=["Look Me in the Eyes", "Cloak of Shadows"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.answers("B", "lay [Look Me in the Eyes]")
    assert (city.zone("Doc"), city.what == "AskReaction") == (TORPOR, False)
    city.passes()
    assert (city.hand("B"), city.fear("Hydra"), city.fought_out) == (["Cloak of Shadows"], 0, True)  # it has no target


@rule("card.accept-your-fate")
def test_in_a_foes_turn_it_does_nothing() -> None:
    city = City(
        A=seat(coterie=[out("Doc")], hand=["Unswayable Mind"], board=[("Accept Your Fate", 2)]),
        B=seat(coterie=[out("Hydra")]),
    )
    city.acts("B")
    city.attack("Hydra", "Doc", "mental", by="B")
    city.answers("A", "lay [Unswayable Mind]")
    city.passes()
    assert (city.blood("Doc"), city.blood("Accept Your Fate"), city.fought_out) == (5, 2, True)


# ---- One With the Blade


@rule("card.one-with-the-blade")
@pytest.mark.parametrize(("foreign", "used", "strength"), [(2, True, 4), (2, False, 2), (0, True, 2)])
def test_each_blood_of_your_colour_on_the_target_adds_to_the_damage(foreign: int, used: bool, strength: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("One With the Blade", 2)]),
        B=seat(coterie=[out("Doc", blood=2, foreign={"A": foreign})]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.answers("A", *(["use <One With the Blade>"] if used else ["pass"]))
    city.passes()
    assert (city.strength, city.blood("One With the Blade"), city.fought_out) == (strength, 2 - used, True)


# ---- Secrets of the Blood


@rule("card.secrets-of-the-blood")
@pytest.mark.parametrize(("agenda", "stolen"), [(9, True), (8, False)])
def test_two_blood_steal_agenda_from_a_foe_who_has_nine(agenda: int, stolen: bool) -> None:
    city = City(
        A=seat(coterie=["Hydra"], board=[("Secrets of the Blood", 3)]),
        B=seat(coterie=["Doc"], agenda=agenda),
        C=seat(coterie=["Skunk"], agenda=8),
    )
    city.acts()
    if stolen:
        city.answers("A", "use <Secrets of the Blood>")
    else:
        assert city.refuses("A", "use <Secrets of the Blood>").rule == "play.no-effect"
    assert (city.agenda("A"), city.agenda("B"), city.agenda("C")) == (stolen, agenda - stolen, 8)
    assert (city.blood("Secrets of the Blood"), city.idle) == (3 - 2 * stolen, True)


def test_with_one_blood_left_it_still_gives_intel() -> None:
    city = City(A=seat(coterie=[out("Hydra")], board=[("Secrets of the Blood", 1)]), B=seat(coterie=["Doc"], agenda=9))
    city.acts()
    assert city.refuses("A", "use <Secrets of the Blood>").rule
    city.attack("Hydra", "Doc", "physical")  # no Intel is asked for
    assert city.asking != "AskIntel A"
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (3, True)


# ---- Call to Purpose


def calling(*givers: str, **mine: Any) -> City:
    """A casts Truth of Blood with Blood of these, with Call to Purpose in play."""
    mine = {"coterie": ["Lorenzo Murik", vampire("Hydra", ready=False)], **mine}
    city = City(
        A=seat(**mine, board=["Call to Purpose"], hand=["Truth of Blood", "Seek Knowledge"]),
        B=seat(coterie=[vampire("Doc", foreign={"A": 2}), vampire("Skunk", foreign={"A": 1}, blood=1)]),
    )
    city.acts()
    city.plays("Truth of Blood", "Lorenzo Murik")
    if city.is_asked("AskHelper"):
        city.answers("A", "alone")
    city.answers("A", *[f"place <{giver}>" for giver in givers])
    if city.is_asked("AskPlaced"):
        city.answers("A", "done")
    return city


@rule("card.call-to-purpose")
def test_a_ritual_paid_by_others_readies_somebody_or_gives_an_action() -> None:
    for place, ready, actions in ((1, False, 1), (0, True, 0)):
        city = calling("Doc", "Skunk")
        assert city.is_asked("AskWhich")
        city.answers("A", city.options("A")[place])
        if city.is_asked("AskCard"):
            assert city.asks("A", "choose <Lorenzo Murik>", "choose <Hydra>")
            city.answers("A", "choose <Hydra>")
        assert (city.ready("Hydra"), city.actions(), city.blood("Truth of Blood")) == (ready, actions, 2)
        assert (city.ready("Lorenzo Murik"), city.idle) == (False, True)


@rule("card.call-to-purpose")
@pytest.mark.parametrize("givers", [("Doc", "Hydra"), ("Hydra",), ("Lorenzo Murik", "Skunk", "Doc")])
def test_with_blood_of_your_own_it_does_nothing(givers: tuple[str, ...]) -> None:
    city = calling(*givers)
    assert (city.actions(), city.ready("Hydra"), city.idle) == (0, False, True)


@rule("card.call-to-purpose")
def test_only_the_first_such_ritual_of_a_turn_pays() -> None:
    city = calling("Doc", coterie=["Lorenzo Murik", "Faith Gray", "Claudia Sterling"])
    city.answers("A", city.options("A")[1])
    city.table.actions = 2
    city.plays("Seek Knowledge", "Claudia Sterling")
    if city.is_asked("AskHelper"):
        city.answers("A", "alone")
    city.answers("A", "place <Doc>", "done")
    while city.is_asked("AskDeck"):
        city.answers("A", city.options("A")[0])
    assert (city.actions(), city.ready("Claudia Sterling"), city.idle) == (0, False, True)


# ---- what is attached


@rule("card.blink")
@pytest.mark.parametrize(("goes", "zone"), [(True, HAVEN), (False, STREET)])
def test_blink_shields_its_bearer_in_attack_and_takes_the_swift_home(goes: bool, zone: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Skunk"], hand=["Blink"]),
        B=seat(coterie=[out("Doc", blood=5)], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.plays("Blink")
    assert city.asks("A", "choose <Hydra>", "choose <Skunk>")
    city.answers("A", "choose <Hydra>")
    assert (city.guests("Hydra"), city.quality(SHIELD, "Hydra"), city.actions()) == (["Blink"], 0, 1)
    city.attack("Hydra", "Doc", "physical")
    assert city.quality(SHIELD, "Hydra") == 3
    while not city.is_asked("AskAnswer"):
        city.passes_once()
    city.answers("A", next(option for option in city.options("A") if (option == "no") != goes))
    assert (city.zone("Hydra"), city.ready("Hydra"), city.blood("Doc")) == (zone, False, 3)
    assert city.quality(SHIELD, "Hydra") == 0
    assert city.fought_out


@rule("card.blink")
def test_without_celerity_nobody_goes_home() -> None:
    city = City(A=seat(coterie=[out("Skunk", on=["Blink"])]), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.attack("Skunk", "Doc", "physical")
    city.passes()
    assert (city.zone("Skunk"), city.blood("Doc"), city.fought_out) == (STREET, 4, True)


def test_cats_grace_draws_and_readies_the_swift_at_the_end_of_the_turn() -> None:
    for name, ready in (("Hydra", True), ("Skunk", False)):
        city = City(A=seat(coterie=["Hydra", "Skunk"], hand=["Cat's Grace"], library=["Mercy", "Greed"], faction=[]))
        city.acts()
        city.plays("Cat's Grace")
        city.answers("A", f"choose <{name}>")
        assert (city.hand("A"), city.guests(name), city.idle) == (["Greed"], ["Cat's Grace"], True)
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(ready=0)
        city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
        assert city.ready(name) is False
        city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
        assert (city.ready(name), city.idle) == (ready, True)


def test_blood_doll_mends_its_bearer_at_the_start_of_its_players_turn() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3), "Skunk"], hand=["Blood Doll"]))
    city.acts()
    city.plays("Blood Doll", "Hydra")
    assert (city.guests("Hydra"), city.blood("Hydra"), city.idle) == (["Blood Doll"], 3, True)
    city = City(A=seat(coterie=[vampire("Hydra", blood=3, on=["Blood Doll"])]), B=seat(coterie=["Doc"]))
    city.turn_of("A")
    assert (city.blood("Hydra"), city.asking) == (4, "AskAction A")


@rule("card.search-for-golconda")
def test_the_only_character_pays_two_prestige_for_an_agenda() -> None:
    city = City(A=seat(coterie=[vampire("Kashi", on=["Search for Golconda"])], torpor=["Hydra"], prestige=3))
    city.acts()
    city.answers("A", "use <Search for Golconda>")
    assert (city.agenda("A"), city.prestige("A"), city.ready("Kashi"), city.idle) == (1, 1, False, True)


@rule("card.search-for-golconda")
@pytest.mark.parametrize(
    "mine",
    [
        {"prestige": 2},
        {"coterie": [vampire("Kashi", on=["Search for Golconda"]), "Hydra"]},
        {"coterie": [vampire("Kashi", on=["Search for Golconda"], ready=False)]},
    ],
)
def test_not_with_two_characters_nor_the_last_prestige_nor_exhausted(mine: dict[str, Any]) -> None:
    city = City(A=seat(**{"coterie": [vampire("Kashi", on=["Search for Golconda"])], **mine}))
    city.acts()
    assert city.refuses("A", "use <Search for Golconda>").rule
    assert (city.agenda("A"), city.idle) == (0, True)


@rule("attach.max-one")
def test_nobody_bears_two_of_a_card_of_which_one_is_the_limit() -> None:
    city = City(
        A=seat(coterie=[vampire("Kashi", on=["Search for Golconda"]), "Hydra"], hand=["Search for Golconda"] * 2)
    )
    city.acts()
    city.answers("A", "play [Search for Golconda]")
    assert city.asking != "AskActor A" or city.refuses("A", "with <Kashi>").rule == "play.no-effect"
    if city.is_asked("AskActor"):
        city.answers("A", "with <Hydra>")
    assert (city.guests("Kashi"), city.guests("Hydra")) == (["Search for Golconda"], ["Search for Golconda"])
    assert city.refuses("A", "play [Search for Golconda]").rule
    assert city.idle
