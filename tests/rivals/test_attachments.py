"""What is attached to a vampire: how much, making room for more, burning it, and using it."""

from __future__ import annotations

from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def feeding(*attached: str, mortal: str = "Chef", **facts: int) -> City:
    """Hydra, with these attached, has just defeated a mortal."""
    city = City(
        street=[mortal],
        A=seat(coterie=[vampire("Hydra", street=True, on=attached, **facts)], hand=["Throat Rip"], library=["Greed"]),
    )
    city.acts()
    city.attack("Hydra", mortal, "physical", "Throat Rip")
    city.passes()
    return city


def given_by_a_foe(city: City, *names: str) -> None:
    """These cards were attached by B."""
    for name in names:
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)


@rule("attach.limit", "attach.make-room")
def test_a_fourth_card_costs_one_of_the_retainers_but_never_the_title() -> None:
    city = feeding("Herald", "Athlete", "Student")
    city.answers("A", "attach")
    assert city.asks("A", "burn <Athlete>", "burn <Student>")
    city.answers("A", "burn <Student>")
    assert city.guests("Hydra") == ["Herald", "Athlete", "Chef"]
    assert city.zone("Student") == CITY_BURNED
    assert city.asking == "AskAction A"


@rule("attach.make-room", "window.retainer-burn")
def test_whoever_makes_room_cannot_then_decline_the_new_card() -> None:
    city = feeding("Athlete", "Student", "Tour Guide", blood=2)
    city.answers("A", "attach")
    assert city.asks("A", "burn <Athlete>", "burn <Student>", "burn <Tour Guide>")
    city.answers("A", "burn <Athlete>")
    assert city.guests("Hydra") == ["Student", "Tour Guide", "Chef"]
    assert city.blood("Hydra") == 2
    assert city.asking == "AskAction A"


@rule("attach.limit")
def test_a_third_card_needs_no_room() -> None:
    city = feeding("Athlete", "Student")
    city.answers("A", "attach")
    assert city.guests("Hydra") == ["Athlete", "Student", "Chef"]
    assert city.asking == "AskAction A"


@rule("attach.no-room")
def test_without_room_a_retainer_must_be_burned_for_its_benefit() -> None:
    city = City(
        street=["Chef"],
        A=seat(
            coterie=[vampire("Hydra", street=True, blood=2, on=["Herald", "Athlete", "Student"])],
            hand=["Throat Rip"],
            library=["Greed"],
        ),
    )
    given_by_a_foe(city, "Athlete", "Student")
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    assert city.guests("Hydra") == ["Herald", "Athlete", "Student"]
    assert city.zone("Chef") == CITY_BURNED
    assert (city.blood("Hydra"), city.agenda("A")) == (5, 1)
    assert city.asking == "AskAction A"


@rule("attach.no-room")
def test_without_room_a_title_cannot_be_played() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", on=["Chef", "Athlete", "Student"])], hand=["Herald"], library=["Greed"])
    )
    given_by_a_foe(city, "Chef", "Athlete", "Student")
    city.acts()
    assert city.refuses("A", "play [Herald]").rule == "title.effect-possible"


@rule("attach.burn-retainer", "attach.burn-any-time")
def test_a_retainer_burned_by_choice_mends_nothing() -> None:
    city = City(A=seat(coterie=[vampire("Brother", blood=2, on=["Student", "Herald"])], library=["Greed"]))
    city.acts()
    assert city.offers("A", "burn") == ("burn <Student>",)
    city.answers("A", "burn <Student>")
    assert city.blood("Brother") == 2
    assert city.guests("Brother") == ["Herald"]
    assert city.zone("Student") == CITY_BURNED
    assert city.table.actions == 2
    assert city.asking == "AskAction A"


@rule("attach.burn-retainer", "attach.burn-any-time")
def test_no_retainer_is_burned_in_an_attack_or_in_a_foes_turn() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Hydra", street=True, on=["Student"])], hand=["Greed"], library=["Greed"]),
        B=seat(coterie=[vampire("Karma", on=["Athlete"])]),
    )
    city.acts()
    assert city.refuses("B", "burn <Athlete>").rule == "table.not-asked"
    city.answers("A", "attack <Hydra>")
    while city.asking != "AskAction A":
        assert "burn <Student>" not in city.options("A")
        city.answers("A", city.options("A")[0])
    assert city.guests("Hydra") == ["Student"]
    assert city.guests("Karma") == ["Athlete"]


@rule("attach.foe-attached")
def test_what_a_foe_has_attached_is_not_burned_by_choice() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Student", "Athlete"])], library=["Greed"]))
    given_by_a_foe(city, "Student")
    city.acts()
    assert city.offers("A", "burn") == ("burn <Athlete>",)
    assert city.zone("Student") == ATTACHED


@rule("attach.diablerie")
def test_an_attached_vampire_is_never_burned_to_make_room() -> None:
    city = City(
        street=["Chef"],
        A=seat(
            coterie=[vampire("Hydra", street=True, on=["Athlete", "Karma", "Student"])],
            hand=["Throat Rip"],
            library=["Greed"],
        ),
    )
    city.cannot_be()
    city.acts()
    assert city.offers("A", "burn") == ("burn <Athlete>", "burn <Student>")
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    assert city.asks("A", "burn <Athlete>", "burn <Student>")


@rule("attach.detach-fate")
def test_what_is_taken_off_by_choice_is_burned_and_by_an_effect_discarded() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Hydra", street=True, on=["Herald", "Search Engine"])], library=["Greed"]),
        B=seat(coterie=[vampire("Karma", ready=False)]),
    )
    city.acts()
    city.answers("A", "burn <Search Engine>")
    assert city.zone("Search Engine") == BURNED
    assert city.pile("A") == []
    city.answers("A", "claim <Hydra>")
    city.passes()
    assert city.guests("Hydra") == ["Prince of the City"]
    assert city.pile("A") == ["Herald"]
    assert city.zone("Herald") == DISCARD
    assert city.asking == "AskAction A"


@rule("attach.ready-with-host")
def test_a_ready_retainer_of_an_exhausted_vampire_may_still_be_used() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True, ready=False, on=["Vagrant"])]),
    )
    city.acts()
    city.attack("Hydra", "Velvet", "physical")
    city.answers("A", "pass")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.ready("Velvet"), city.ready("Vagrant")) == (False, False)
    assert city.blood("Velvet") == 3
    assert city.asking == "AskAction A"


@rule("attach.ready-with-host")
def test_an_exhausted_retainer_of_a_ready_vampire_cannot_be_used() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True, on=[("Vagrant", False)])]),
    )
    city.acts()
    city.attack("Hydra", "Velvet", "physical")
    city.answers("A", "pass")
    assert city.blood("Velvet") == 2
    assert city.ready("Velvet")
    assert city.asking == "AskAction A"


@rule("attach.attacker-gone", "attach.spoils-after-fall")
def test_a_fallen_attacker_still_gains_the_agenda_but_mends_nothing() -> None:
    city = City(
        street=["Chef"],
        A=seat(
            coterie=[vampire("The Cossack", street=True, blood=1), "Flick"], hand=["Sucker Punch"], library=["Greed"]
        ),
        B=seat(haven="Dragon's Roost", coterie=["Hydra", "Karma"], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("The Cossack", "Chef", "physical", "Sucker Punch")
    city.answers("B", "use <Dragon's Roost>", "lay [Baseball Bat]")
    city.answers("A", "target <Chef>")
    assert city.zone("The Cossack") == TORPOR
    assert city.zone("Chef") == CITY_BURNED
    assert (city.agenda("A"), city.blood("The Cossack")) == (1, 1)
    assert city.asking == "AskAction A"
