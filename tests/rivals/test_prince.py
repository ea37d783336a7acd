"""Prince of the City: where it goes when the Prince falls, and what it does to Secrecy."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BURNED, HAVEN, NOTHING, STREET, TORPOR
from gloam.rivals.verbs import BURN
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

PRINCE = "Prince of the City"


def outside(name: str, **facts: Any) -> dict[str, Any]:
    return vampire(name, street=True, **facts)


def fallen(**killer: Any) -> City:
    """Hydra has defeated the Prince of B, who has another vampire and is not A's Rival."""
    city = City(
        A=seat(coterie=[outside("Hydra", **killer)], rival="C", library=["Greed"]),
        B=seat(coterie=["Doc", outside("Karma", blood=1, on=[PRINCE, "Vagrant"])]),
        C=seat(),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    city.answers("A", "pass")
    city.answers("B", "no")
    return city


@rule("prince.defeated-by-vampire", "prince.not-in-torpor")
def test_the_title_passes_to_the_vampire_that_defeats_the_prince() -> None:
    city = fallen()
    assert city.guests("Hydra") == [PRINCE]
    assert city.zone("Karma") == TORPOR
    assert city.guests("Karma") == []
    assert city.asking == "AskAction A"


@rule("prince.defeated-by-vampire", "prince.not-in-torpor")
def test_the_title_passes_to_the_vampire_that_burns_the_prince() -> None:
    city = City(
        A=seat(coterie=[outside("Hydra")], hand=["Molotov Cocktail"], library=["Greed"]),
        B=seat(coterie=["Doc", outside("Karma", blood=1, on=[PRINCE])]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "ranged", "Molotov Cocktail")
    city.answers("A", "pass")
    assert city.zone("Karma") == BURNED
    assert city.guests("Hydra") == [PRINCE]
    assert city.asking == "AskAction A"


@rule("prince.defeated-by-vampire")
def test_the_title_passes_at_once_before_any_reward() -> None:
    city = City(
        A=seat(coterie=[outside("The Cossack")], library=["Greed"]),
        B=seat(coterie=["Doc", outside("Karma", blood=1, on=[PRINCE])]),
    )
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert [event["what"] for event in city.log("attached", "agenda-gained")] == ["attached", "agenda-gained"]
    assert city.agenda("A") == 1
    assert city.asking == "AskAction A"


@rule("prince.defeated-by-vampire", "prince.not-in-torpor")
@pytest.mark.parametrize(("by", "bearer"), [("Hydra", "Hydra"), ("", "")])
def test_the_title_is_not_burned_with_the_prince(by: str, bearer: str) -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc", vampire("Karma", on=[PRINCE])]))
    prince = city.card("Karma")
    city.do(Deed(BURN, 0, prince, 1, city.card(by) if by else NOTHING, 1))
    assert city.zone("Karma") == BURNED
    assert city.in_street() == ([] if bearer else [PRINCE])
    assert city.guests("Hydra") == ([PRINCE] if bearer else [])


@rule("prince.room")
def test_a_new_prince_with_three_retainers_burns_one() -> None:
    city = fallen(on=["Addict", "Chef", "Cop"])
    assert city.asks("A", "burn <Addict>", "burn <Chef>", "burn <Cop>")
    city.answers("A", "burn <Chef>")
    assert city.guests("Hydra") == ["Addict", "Cop", PRINCE]
    assert city.asking == "AskAction A"


@rule("prince.room", "prince.old-title-fate")
def test_a_new_prince_with_a_title_discards_that_one() -> None:
    city = fallen(on=["Addict", "Herald", "Cop"])
    assert city.guests("Hydra") == ["Addict", "Cop", PRINCE]
    assert city.pile("A") == ["Herald"]
    assert city.asking == "AskAction A"


@rule("prince.room")
def test_a_new_prince_who_can_make_no_room_leaves_the_title_in_the_street() -> None:
    city = City(
        A=seat(coterie=[outside("The Cossack", on=["Addict", "Chef", "Cop"])], library=["Greed"]),
        B=seat(coterie=["Doc", outside("Karma", blood=1, on=[PRINCE])]),
    )
    for name in ("Addict", "Chef", "Cop"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.in_street() == [PRINCE]
    assert city.asking == "AskAction A"


@rule("prince.attach-counts")
def test_taking_the_title_from_a_fallen_prince_counts_as_attaching_one() -> None:
    city = City(
        A=seat(coterie=[outside("The Cossack")], rival="C", agenda_card="Base of Power", agenda=3, library=["Greed"]),
        B=seat(coterie=["Doc", outside("Karma", blood=1, on=[PRINCE])]),
        C=seat(),
    )
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.guests("The Cossack") == [PRINCE]
    assert city.agenda("A") == 5
    assert city.asking == "AskAction A"


@rule("prince.other-defeat", "prince.not-in-torpor")
def test_a_prince_burned_by_hunters_leaves_the_title_in_the_street() -> None:
    city = City(
        A=seat(coterie=["Hydra", vampire("Nancy Witt", blood=1, on=[PRINCE])]),
        B=seat(coterie=["Karma"]),
        street=["Special Affairs Division"],
    )
    city.turn_of("A")
    city.answers("A", "end", "give <Nancy Witt>")
    assert city.zone("Nancy Witt") == BURNED
    assert city.in_street() == ["Special Affairs Division", PRINCE]
    city.answers("B", "move <Karma>")
    assert city.offers("B", "claim") == ("claim <Karma>",)


@rule("prince.no-secrecy")
def test_the_prince_can_be_attacked_in_its_haven_without_intel() -> None:
    city = City(
        A=seat(coterie=[outside("The Cossack")], library=["Greed"]),
        B=seat(coterie=[vampire("Doc", on=["Keeper of Elysium"]), vampire("Yusuf Kaya", on=[PRINCE])]),
    )
    assert city.table.secrecy(city.card("Doc")) == 2
    assert city.table.secrecy(city.card("Yusuf Kaya")) == 0
    city.acts()
    city.answers("A", "attack <The Cossack>")
    city.answers("A", "physical")
    assert city.asking == "AskBlock B"
    city.answers("B", "let")
    assert city.log("attack-ended") == []
    assert city.asking == "AskAction A"


# ---- rulings


@rule("prince.defeated-both")
def test_the_title_goes_to_the_street_if_both_fall() -> None:
    city = City(
        A=seat(coterie=["Doc", outside("The Cossack", blood=1)], hand=["Baseball Bat"], library=["Greed"]),
        B=seat(coterie=["Karma", outside("Hydra", blood=1, on=[PRINCE])], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("The Cossack", "Hydra", "physical", "Baseball Bat")
    city.answers("B", "lay [Baseball Bat]")
    assert [city.zone(name) for name in ("The Cossack", "Hydra")] == [TORPOR, TORPOR]
    assert city.in_street() == [PRINCE]
    assert city.asking == "AskAction A"


@rule("prince.by-reaction", "prince.killer-in-haven")
def test_a_prince_brought_down_by_a_reaction_loses_the_title_to_who_played_it() -> None:
    city = City(
        A=seat(coterie=["Doc", outside("The Cossack", blood=1, on=[PRINCE])], hand=["Greed"], library=["Greed"]),
        B=seat(coterie=["Hydra"], hand=["Baseball Bat"]),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>", "discard [Greed]", "physical")
    city.answers("B", "lay [Baseball Bat]")
    assert city.zone("The Cossack") == TORPOR
    assert city.guests("Hydra") == [PRINCE]
    assert city.zone("Hydra") == HAVEN
    assert city.table.secrecy(city.card("Hydra")) == 0
    assert city.asking == "AskAction A"


@rule("prince.by-effect")
def test_the_title_goes_to_the_vampire_whose_card_fells_the_prince() -> None:
    city = City(
        A=seat(coterie=[outside("Hydra")], hand=["Coup de Grâce"], library=["Greed"]),
        B=seat(coterie=["Karma", outside("Doc", blood=2, on=[PRINCE])]),
    )
    city.acts()
    city.answers("A", "play [Coup de Grâce]")
    assert city.zone("Doc") == TORPOR
    assert city.guests("Hydra") == [PRINCE]
    assert city.asking == "AskAction A"


@rule("prince.by-effect")
def test_the_title_goes_to_the_street_if_its_own_side_fells_the_prince() -> None:
    city = City(
        A=seat(
            coterie=[outside("Hydra"), outside("Nancy Witt", blood=1, on=[PRINCE])],
            hand=["Coup de Grâce"],
            library=["Greed"],
        )
    )
    city.acts()
    city.answers("A", "play [Coup de Grâce]")
    assert city.zone("Nancy Witt") == TORPOR
    assert city.zone(PRINCE) == STREET
    assert city.asking == "AskAction A"


@rule("prince.by-effect", "prince.other-defeat")
def test_the_title_goes_to_the_street_if_an_event_fells_the_prince() -> None:
    city = City(
        A=seat(coterie=["Hydra", outside("Nancy Witt", blood=1, on=[PRINCE])], library=["Greed"]),
        street=["Protests in the Streets", "Vagrant"],
    )
    city.acts()
    city.attack("Nancy Witt", "Vagrant", "social")
    assert city.zone("Nancy Witt") == TORPOR
    assert city.zone(PRINCE) == STREET
    assert city.asking == "AskAction A"
