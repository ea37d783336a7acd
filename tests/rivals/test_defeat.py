"""What follows when somebody is defeated: in which order, and to whose credit."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import AGGRAVATED
from gloam.rivals.pieces import BURNED, CITY_BURNED, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.scenario import Seat

# ---- in which order


@rule("defeat.order")
def test_what_follows_a_defeat_comes_in_its_order() -> None:
    city = City(
        street=["City on the Brink"],
        A=seat(
            coterie=[
                vampire("Yusuf Kaya", street=1, blood=3),
                vampire("Liza Holt", street=1),
                vampire("Zhang Wei", street=1, on=["Primogen"]),
            ],
            board=["The Spoils"],
        ),
        B=seat(
            coterie=[
                vampire("Velvet", street=True, blood=1, on=["Prince of the City", "Student", "Tour Guide"]),
                "Skunk",
            ]
        ),
    )
    velvet = city.card("Velvet")
    city.table.pieces[velvet] = city.table.pieces[velvet].but(prize=1)
    city.acts()
    city.attack("Yusuf Kaya", "Velvet", "physical", "", "Liza Holt", "Zhang Wei")
    assert city.asks("A", "none", "choose <Student>", "choose <Tour Guide>")
    assert (city.blood("Velvet"), city.table.pieces[velvet].zone != TORPOR) == (0, True)
    city.answers("A", "choose <Student>", "to <Liza Holt>")
    assert city.fought_out
    kinds = ("attached", "torpor", "agenda-gained", "prestige-lost", "mended")
    told = [what for what, _ in city.took_place(*kinds)]
    assert told[:5] == ["attached", "attached", "torpor", "agenda-gained", "agenda-gained"]
    assert sorted(told[5:]) == ["mended", "prestige-lost"]
    assert (city.guests("Liza Holt"), city.guests("Yusuf Kaya")) == (["Student"], ["Prince of the City"])
    assert city.zone("Tour Guide") == CITY_BURNED
    assert (city.agenda("A"), city.prestige("B")) == (3, 10)  # the Rival's, the token, the Event; Torpor and Zhang Wei


@rule("defeat.order")
def test_the_title_passes_on_before_the_prince_goes_to_torpor() -> None:
    city = City(
        A=seat(coterie=[vampire("Yusuf Kaya", street=1, on=["Vagrant", "Vagrant", "Vagrant"]), "Skunk"]),
        B=seat(coterie=[vampire("Velvet", street=True, blood=1, on=["Prince of the City", "Student"]), "Sweetums"]),
    )
    city.acts()
    city.attack("Yusuf Kaya", "Velvet", "physical")
    assert city.asking == "AskRoom A"
    assert city.zone("Velvet") != TORPOR
    city.answers("A", "burn <Vagrant 2>")
    assert city.fought_out
    assert city.zone("Velvet") == TORPOR
    assert city.guests("Yusuf Kaya") == ["Vagrant", "Vagrant", "Prince of the City"]


@rule("defeat.order")
def test_two_who_fall_together_both_lie_before_anything_is_paid() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, blood=1), "Skunk"], hand=["Baseball Bat"]),
        B=seat(coterie=[vampire("Velvet", street=True, blood=1), "Sweetums"], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Johnny", "Velvet", "physical", "Baseball Bat")
    city.answers("B", "lay [Baseball Bat]")
    assert city.fought_out
    kinds = [what for what, _ in city.took_place("torpor", "agenda-gained")]
    assert kinds == ["torpor", "torpor", "agenda-gained", "agenda-gained"]
    assert (city.agenda("A"), city.agenda("B")) == (1, 1)


# ---- Liza Holt


def robbery(
    liza: Seat, target: Seat, *, mates: tuple[Seat, ...] = (), foes: tuple[str, ...] = (), burns: bool = False
) -> City:
    """Liza Holt or one of her party strikes down somebody with a Retainer."""
    city = City(
        A=seat(coterie=[liza, *mates, "Skunk"], hand=["Baseball Bat"]),
        B=seat(coterie=[target, "Nancy Witt"], hand=list(foes)),
    )
    if burns:
        city.lends("Liza Holt", Plus(AGGRAVATED, 1, ITSELF))
    city.acts()
    city.attack("Liza Holt", "Velvet", "physical", "Baseball Bat", *[str(mate["name"]) for mate in mates])
    return city


@rule("defeat.liza-attach")
@pytest.mark.parametrize("burns", [False, True])
def test_liza_takes_a_retainer_from_a_burned_character_too(burns: bool) -> None:
    target = vampire("Velvet", street=True, blood=1, on=["Student"])
    city = robbery(vampire("Liza Holt", street=True), target, burns=burns)
    city.answers("A", "choose <Student>")
    assert city.fought_out
    assert city.zone("Velvet") == (BURNED if burns else TORPOR)
    assert city.guests("Liza Holt") == ["Student"]


@rule("defeat.liza-attach")
def test_liza_may_leave_the_retainer() -> None:
    city = robbery(vampire("Liza Holt", street=True), vampire("Velvet", street=True, blood=1, on=["Student"]))
    city.answers("A", "none")
    assert city.fought_out
    assert (city.guests("Liza Holt"), city.zone("Student")) == ([], CITY_BURNED)


@rule("defeat.liza-attach")
def test_room_for_what_liza_takes_is_made_by_burning() -> None:
    liza = vampire("Liza Holt", street=True, on=["Primogen", "Vagrant", "Athlete"])
    city = robbery(liza, vampire("Velvet", street=True, blood=1, on=["Student"]))
    city.answers("A", "choose <Student>")
    assert city.asks("A", "burn <Vagrant>", "burn <Athlete>")
    city.answers("A", "burn <Vagrant>")
    assert city.fought_out
    assert city.guests("Liza Holt") == ["Primogen", "Athlete", "Student"]


@rule("defeat.liza-attach")
@pytest.mark.parametrize("helped", [True, False])
def test_liza_takes_it_even_as_she_falls_if_somebody_is_left_standing(helped: bool) -> None:
    city = robbery(
        vampire("Liza Holt", street=1, blood=1),
        vampire("Velvet", street=True, blood=1, on=["Athlete"]),
        mates=(vampire("Johnny", street=1),) if helped else (),
        foes=("Baseball Bat",),
    )
    city.answers("B", "lay [Baseball Bat]")
    if helped:
        city.answers("A", "choose <Athlete>")
    assert city.fought_out
    assert (city.zone("Liza Holt"), city.zone("Velvet")) == (TORPOR, TORPOR)
    if helped:
        assert city.guests("Johnny") == ["Athlete"]
    else:
        assert city.zone("Athlete") == CITY_BURNED


# ---- to whose credit


@rule("defeat.credit", "defeat.by-loss")
def test_a_defeat_by_theft_is_the_thiefs() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, blood=2), "Skunk"], hand=["Seduction"]),
        B=seat(coterie=[vampire("Nancy Witt", street=True, blood=1), "Sweetums"], prestige=5),
    )
    city.acts()
    city.attack("Johnny", "Nancy Witt", "social", "Seduction")
    assert city.fought_out
    assert (city.zone("Nancy Witt"), city.agenda("A"), city.prestige("B")) == (TORPOR, 1, 4)
    assert city.blood("Johnny") == 3


@rule("defeat.credit")
def test_a_defeat_by_a_reaction_is_the_defenders() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, blood=1), "Skunk"]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Slap in the Face"]),
        C=seat(rival="A"),
    )
    city.table.rival[1] = 0
    city.acts()
    city.attack("Johnny", "Yusuf Kaya", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert city.fought_out
    assert (city.agenda("B"), city.agenda("C")) == (1, 0)


@rule("defeat.credit")
def test_whoever_defeats_the_last_vampire_has_knocked_its_player_out() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"]),
        B=seat(coterie=[vampire("The Cossack", street=True, blood=1)]),
        C=seat(agenda=9),
    )
    city.acts()
    city.attack("Johnny", "The Cossack", "social")
    assert city.winners == "A"


@rule("defeat.credit")
def test_a_payment_for_torpor_that_empties_the_supply_is_the_victors() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"]),
        B=seat(coterie=[vampire("The Cossack", street=True, blood=1), "Sweetums"], prestige=1),
        C=seat(agenda=9),
    )
    city.acts()
    city.attack("Johnny", "The Cossack", "social")
    assert city.winners == "A"
    assert city.prestige("B") == 0


@rule("defeat.credit")
def test_whoever_steals_the_last_prestige_has_knocked_its_player_out() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=[vampire("Hydra", street=True), "Sweetums"], prestige=1),
        C=seat(agenda=9),
    )
    city.acts()
    city.attack("Johnny", "Hydra", "social", "A Biting Comment")
    city.answers("A", "choose 2")
    assert city.winners == "A"


@rule("defeat.credit", "attack.protests")
def test_nobody_is_credited_with_what_an_event_does() -> None:
    city = City(
        street=["Athlete", "Protests in the Streets"],
        A=seat(coterie=[vampire("Yusuf Kaya", street=True, blood=1), "Skunk"], prestige=1),
        B=seat(coterie=[vampire("Doc", street=True)], agenda=9),
        C=seat(rival="A"),
    )
    city.acts()
    city.answers("A", "attack <Yusuf Kaya>", "target <Athlete>")
    assert city.table.blame[0] < 0
    assert city.winners == "B"  # C has a fallen Rival, but did not bring it down
    assert city.agenda("C") == 3


@rule("defeat.credit")
def test_antagonists_are_credited_with_nothing() -> None:
    city = City(
        street=["Special Affairs Division", "Special Affairs Division"],
        A=seat(coterie=[vampire("Doc", street=True, blood=1), "Velvet"]),
        B=seat(agenda=2),
    )
    city.strikes(("Doc", 1, 0, True))
    assert city.zone("Doc") == BURNED
    assert (city.agenda("A"), city.agenda("B")) == (0, 2)


@rule("defeat.credit")
def test_a_challenger_may_knock_the_claimant_out_and_nothing_of_the_claim_is_left() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Doc", street=True, blood=1)]),
        B=seat(coterie=["The Cossack"]),
        C=seat(agenda=9),
    )
    city.table.rival[1] = 0
    city.acts()
    city.answers("A", "claim <Doc>")
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.winners == "B"
    assert city.table.claimant < 0
