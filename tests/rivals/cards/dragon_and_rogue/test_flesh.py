"""What the Tzimisce play, where they dwell and what they want: cards that live of Ghouls and of what is attached."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import ROOM, SHIELD
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, HAVEN, NOTHING, TORPOR
from gloam.rivals.setup import before_play
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Fleshcrafting


def crafting(**facts: Any) -> City:
    city = City(A=seat(coterie=[out("Valeria"), vampire("Vozhd", blood=2)], hand=["Fleshcrafting"]), **facts)
    city.acts()
    return city


@rule("card.fleshcrafting")
@pytest.mark.parametrize("answer", ["choose 1", "choose 2"])
def test_fleshcrafting_attaches_a_mortal_of_the_street_or_of_the_burned_pile(answer: str) -> None:
    city = crafting(street=["Addict", "Special Affairs Division"], city_burned=["Vagrant", "Cop"])
    city.plays("Fleshcrafting")
    city.answers("A", answer)
    if answer == "choose 2":
        assert city.options("A") == ("take [Vagrant]", "take [Cop]")
        city.answers("A", "take [Vagrant]")
    assert city.options("A") == ("to <Valeria>", "to <Vozhd>")
    city.answers("A", "to <Vozhd>")
    mortal = "Addict" if answer == "choose 1" else "Vagrant"
    assert (city.guests("Vozhd"), city.blood("Vozhd"), city.agenda("A")) == ([mortal], 4, 0)
    assert (city.zone(mortal), city.idle) == (ATTACHED, True)


@rule("card.fleshcrafting")
def test_without_a_mortal_it_can_attach_fleshcrafting_is_not_played() -> None:
    city = crafting(street=["Special Affairs Division"])
    assert city.refuses("A", "play [Fleshcrafting]").rule == "play.no-effect"
    assert city.idle


# ---- Slumlord


@rule("card.slumlord")
def test_slumlord_pays_for_each_citizen_on_a_card_one_controls() -> None:
    mine = [vampire("Zoya", on=["Cop", "Vagrant"]), vampire("Vozhd", blood=2, on=["Addict"])]
    city = City(A=seat(coterie=mine, hand=["Slumlord"], prestige=5), B=seat(coterie=[vampire("Hydra", on=["Student"])]))
    city.acts()
    city.plays("Slumlord")
    assert (city.prestige("A"), city.ready("Zoya"), city.ready("Vozhd")) == (7, False, True)  # no Ghoul plays it
    assert city.idle


# ---- attacks


def besieging(*ghouls: dict[str, Any], **theirs: Any) -> City:
    mine = [out("Hydra", on=["Vagrant"]), *ghouls]
    city = City(
        A=seat(coterie=mine, hand=["Siege Engine"]),
        B=seat(coterie=[out("Kiril", **theirs), "Karma"], board=["Blood for Blood"]),
    )
    city.acts()
    city.attack("Hydra", "Kiril", "physical", "Siege Engine")
    while city.what in ("AskBlock", "AskReaction"):
        city.passes_once()
    return city


@rule("card.siege-engine")
@pytest.mark.parametrize(
    ("ghouls", "left"),
    [
        ((), 5),  # 1 and 2, less 2
        ((vampire("Vozhd", blood=2, on=["Cop"]),), 4),
        ((vampire("Vozhd", blood=2, on=["Cop", "Addict", "Student"]),), 3),
        ((vampire("Vozhd", blood=2, on=["Cop", "Addict", "Student"]), vampire("Szlachta", blood=2)), 2),
    ],
)
def test_siege_engine_counts_ghouls_and_those_with_three_attachments_twice(ghouls: Any, left: int) -> None:
    city = besieging(*ghouls)
    city.answers("A", "pass")
    city.passes()
    assert (city.blood("Kiril"), city.idle) == (left, True)


@rule("card.siege-engine")
def test_siege_engine_burns_a_retainer_of_the_attacker_for_an_ongoing_card() -> None:
    city = besieging()
    city.answers("A", "use <Siege Engine>")
    assert (city.guests("Hydra"), city.zone("Vagrant")) == ([], CITY_BURNED)
    assert city.table.board[1] == ()
    city.passes()
    assert city.idle


def poaching(attacker: str = "Valeria", *, place: Any = 1, **theirs: Any) -> City:
    target = vampire("Brother", blood=1, on=["Athlete", "Addict"], **({"street": place} if place else {}), **theirs)
    city = City(
        A=seat(coterie=[out(attacker)], hand=["Poacher's Choice"]),
        B=seat(coterie=[target, out("Karma")], rival="C"),
        C=seat(),
    )
    city.acts()
    city.attack(attacker, "Brother", "social", "Poacher's Choice")
    while city.what in ("AskBlock", "AskReaction", "AskWindow"):
        city.passes_once()
    return city


@rule("card.poachers-choice")
def test_poachers_choice_takes_a_retainer_of_whom_it_defeats_in_the_street() -> None:
    city = poaching()
    assert city.options("A") == ("choose <Athlete>", "choose <Addict>")
    city.answers("A", "choose <Addict>")
    assert (city.guests("Valeria"), city.zone("Athlete"), city.zone("Brother")) == (["Addict"], CITY_BURNED, TORPOR)
    assert city.idle


@rule("card.poachers-choice")
@pytest.mark.parametrize(("attacker", "blank"), [("Valeria", True), ("Kiril", False)])
def test_with_dominate_what_is_attached_to_the_target_is_blank(attacker: str, blank: bool) -> None:
    mine = seat(coterie=[out(attacker)], hand=["Poacher's Choice"])
    city = City(A=mine, B=seat(coterie=[out("Yusuf Kaya", on=["Athlete"]), "Karma"]))
    city.acts()
    city.attack(attacker, "Yusuf Kaya", "social", "Poacher's Choice")
    while not city.log("blanked") and not city.idle:
        city.passes_once()
    assert [str(told["card"]) for told in city.log("blanked")] == (
        [city.table.handle(city.card("Athlete"))] if blank else []
    )
    city.passes()
    assert (city.table.blank, city.idle) == ((), True)


# ---- Country Estate


@rule("card.country-estate")
def test_country_estate_begins_with_a_ghoul_of_the_library() -> None:
    city = City(A=seat(coterie=["Valeria"], haven="Country Estate", library=["Mercy", "Vozhd", "Szlachta", "Vozhd"]))
    city.do(*before_play(city.table))
    assert city.options("A") == ("take [Szlachta]", "take [Vozhd]")
    city.answers("A", "take [Vozhd]")
    haven = city.table.pieces[city.card("Country Estate")]
    assert [city.table.id_of(guest) for guest in haven.guests] == ["dar-vozhd"]
    assert (len(city.table.library[0]), city.settled) == (3, True)


def estate(*, held: bool = True, hand: tuple[str, ...] = (), ghoul: bool = False) -> City:
    """The Leader defeats a Vagrant; a Vozhd may lie with the Haven."""
    crew = [out("Angela", on=["Cop"]), "Drea Warden", *([vampire("Szlachta", blood=2)] if ghoul else [])]
    mine = seat(
        coterie=crew, haven="Country Estate", library=["Vozhd", "Mercy"] if held else ["Mercy"], hand=list(hand)
    )
    city = City(A=mine, street=["Vagrant"])
    if held:
        city.do(*before_play(city.table))
        city.answers("A", "take [Vozhd]")
    city.acts()
    city.attack("Angela", "Vagrant", "physical")
    while city.what in ("AskBlock", "AskReaction", "AskWindow"):
        city.passes_once()
    return city


@rule("card.country-estate-play", "card.country-estate")
def test_when_the_leader_defeats_a_vagrant_the_ghoul_is_played_without_an_action() -> None:
    city = estate()
    while city.what in ("AskSpoils", "AskAnswer"):
        city.answers("A", next(one for one in city.options("A") if one.startswith(("use", "attach", "choose"))))
    assert (city.what, city.table.actions, city.table.attack) == ("AskEnlist", 1, None)
    city.answers("A", "choose <Cop>", "enough")
    assert (city.zone("Vozhd"), city.guests("Vozhd"), city.ready("Drea Warden")) == (HAVEN, ["Cop"], False)
    assert (city.blood("Vozhd"), city.idle) == (2, True)


@rule("card.country-estate-play")
@pytest.mark.parametrize("answer", ["play [Slumlord]", "none"])
def test_with_a_ghoul_a_card_of_the_hand_is_played_without_an_action(answer: str) -> None:
    city = estate(held=False, hand=("Slumlord", "Herald"), ghoul=True)
    while city.what in ("AskSpoils", "AskAnswer"):
        city.answers("A", next(one for one in city.options("A") if one.startswith(("use", "attach", "choose"))))
    assert city.asking == "AskFreePlay A"
    city.answers("A", answer)
    assert (city.table.actions, city.ready("Drea Warden")) == (1, answer == "none")
    assert city.idle


@rule("card.country-estate")
def test_ghouls_in_the_street_have_a_shield() -> None:
    crew = ["Angela", out("Vozhd", blood=2), vampire("Szlachta", blood=2)]
    city = City(A=seat(coterie=crew, haven="Country Estate"))
    assert [city.quality(SHIELD, name) for name in ("Angela", "Vozhd", "Szlachta")] == [0, 1, 0]


# ---- Social Housing


@rule("card.social-housing", "attach.more")
@pytest.mark.parametrize("taken", [True, False])
def test_after_a_mortal_the_leader_has_defeated_a_retainer_may_move(taken: bool) -> None:
    crew = [out("Angela", on=["Cop"]), vampire("Vozhd", blood=2)]
    city = City(A=seat(coterie=crew, haven="Social Housing"), street=["Vagrant"])
    city.acts()
    assert [city.quality(ROOM, name) for name in ("Angela", "Vozhd")] == [1, 0]
    city.attack("Angela", "Vagrant", "physical")
    while city.what in ("AskBlock", "AskReaction", "AskWindow"):
        city.passes_once()
    while city.what in ("AskSpoils", "AskAnswer", "AskCard", "AskHost"):
        wanted = ("burn", "use" if taken else "no", "choose", "to")
        city.answers("A", next(one for one in city.options("A") if one.startswith(wanted)))
    assert (city.guests("Vozhd"), city.blood("Vozhd")) == (["Cop"] if taken else [], 2)  # moved, not attached
    assert city.idle


# ---- Agendas


@rule("card.army-of-the-dragon")
@pytest.mark.parametrize(("card", "more", "agenda"), [("Szlachta", (), 1), ("Vozhd", ("choose <Addict>",), 2)])
def test_army_of_the_dragon_counts_ghouls_played_and_their_retainers(
    card: str, more: tuple[str, ...], agenda: int
) -> None:
    crew = [out("Drea Warden", on=["Cop", "Addict"])]
    city = City(A=seat(coterie=crew, hand=[card], agenda_card="Army of the Dragon"))
    city.acts()
    city.answers("A", f"play [{card}]", "choose <Cop>", *more)
    assert (city.agenda("A"), city.idle) == (agenda, True)


@rule("card.army-of-the-dragon")
def test_a_vozhd_with_one_retainer_is_worth_one() -> None:
    city = City(
        A=seat(coterie=[out("Drea Warden", on=["Cop", "Addict"])], hand=["Vozhd"], agenda_card="Army of the Dragon")
    )
    city.acts()
    city.answers("A", "play [Vozhd]", "choose <Cop>", "enough")
    assert (city.agenda("A"), city.idle) == (1, True)


@rule("card.the-completionist")
def test_the_completionist_counts_laden_cards_outside_the_haven() -> None:
    crew = [
        out("Matthias", on=["Cop", "Addict", "Student"]),
        out("Vozhd", blood=2, on=["Vagrant", "Athlete", "Chef", "Tour Guide"]),
        out("Hydra", on=["Skateboarder", "Herald"]),
        vampire("Kiril", on=["Alley Cat", "Sewer Rat", "The Swarm"]),
    ]
    city = City(A=seat(coterie=crew, agenda_card="The Completionist"))
    city.turn_of()
    assert city.agenda("A") == 2
    assert city.idle


@rule("card.country-estate", "haven.leaves")
@pytest.mark.parametrize(("zone", "there"), [(ATTACHED, ATTACHED), (BURNED, DISCARD)])
def test_a_ghoul_that_lies_with_a_haven_goes_where_that_goes(zone: int, there: int) -> None:
    city = City(A=seat(coterie=["Valeria"], haven="Country Estate", library=["Vozhd"]))
    city.do(*before_play(city.table))
    city.answers("A", "take [Vozhd]")
    city.table.move(city.card("Country Estate"), zone, 0, city.card("Valeria") if zone == ATTACHED else NOTHING)
    assert (city.zone("Vozhd"), city.settled) == (there, True)
