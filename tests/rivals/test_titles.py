"""Titles: who may bear one, what it costs, and one of each name."""

from __future__ import annotations

from gloam.rivals.pieces import DISCARD, HAVEN, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

SOME_PRESTIGE = 9


@rule("title.one")
def test_a_vampire_with_a_title_cannot_take_another() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Herald"])], hand=["Primogen"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Primogen]").rule == "title.one"
    assert city.guests("Hydra") == ["Herald"]


@rule("title.action")
def test_the_vampire_that_takes_a_title_is_exhausted_for_it() -> None:
    coterie = ["Shades", vampire("Johnny", ready=False), "Velvet"]
    city = City(A=seat(coterie=coterie, hand=["Primogen"], library=["Greed"]))
    city.acts()
    city.answers("A", "play [Primogen]")
    assert city.asks("A", "with <Shades>", "with <Velvet>")
    assert city.refuses("A", "with <Johnny>").rule == "action.exhaust"
    city.answers("A", "with <Shades>", "exert <Shades>", "pay")
    assert not city.ready("Shades")
    assert city.actions() == 1
    assert city.asking == "AskAction A"


@rule("title.bp")
def test_a_title_asks_for_blood_potency() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Sheriff"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Sheriff]").rule == "title.bp"
    enough = City(A=seat(coterie=["Shades"], hand=["Sheriff"]))
    enough.acts()
    assert "play [Sheriff]" in enough.options("A")


@rule("title.influence")
def test_a_title_whose_price_cannot_be_met_is_refused() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Seneschal"], prestige=4, library=["Greed"]))
    city.acts()
    no = city.refuses("A", "play [Seneschal]")
    assert (no.rule, no.facts["most"]) == ("title.influence", 4)
    assert (city.prestige("A"), city.influence("Hydra")) == (4, 1)
    richer = City(A=seat(coterie=["Hydra"], hand=["Seneschal"], prestige=5, library=["Greed"]))
    richer.acts()
    richer.answers("A", "play [Seneschal]", "exert <Hydra>", "pay")
    assert (richer.prestige("A"), richer.guests("Hydra")) == (1, ["Seneschal"])
    assert richer.asking == "AskAction A"


@rule("title.influence-anyone")
def test_another_vampire_may_exert_for_the_one_that_takes_it() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt", vampire("Hydra", street=True)], hand=["Herald"], prestige=2, library=["Greed"])
    )
    city.acts()
    city.answers("A", "play [Herald]", "with <Hydra>", "exert <Nancy Witt>", "pay")
    assert city.mute("Nancy Witt")
    assert not city.mute("Hydra")
    assert city.guests("Hydra") == ["Herald"]
    assert city.asking == "AskAction A"


@rule("title.mix")
def test_vampires_a_card_and_prestige_pay_together() -> None:
    hand = ["Seneschal", "Hedge Your Bets"]
    city = City(A=seat(coterie=["Hydra"], hand=hand, prestige=SOME_PRESTIGE, library=["Greed"]))
    city.acts()
    city.answers("A", "play [Seneschal]", "exert <Hydra>", "lay [Hedge Your Bets]", "pay")
    assert city.prestige("A") == 7
    assert city.guests("Hydra") == ["Seneschal"]
    assert city.asking == "AskAction A"


@rule("title.torpor-keeps")
def test_a_title_lasts_through_torpor() -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Nancy Witt", on=["Herald"])], library=["Greed"] * 9))
    city.falls("Nancy Witt")
    assert city.zone("Nancy Witt") == TORPOR
    assert city.guests("Nancy Witt") == ["Herald"]
    city.turn_of("A")
    city.answers("A", "end")
    city.answers("B", "end")
    assert city.zone("Nancy Witt") == TORPOR
    city.answers("A", "end")
    assert city.zone("Nancy Witt") == HAVEN
    assert city.guests("Nancy Witt") == ["Herald"]
    assert city.asking == "AskAction B"
    assert city.asking == "AskAction B"
    assert city.asking == "AskAction B"


@rule("title.unique")
def test_a_unique_title_that_an_active_vampire_bears_cannot_be_taken() -> None:
    city = City(
        A=seat(coterie=["Hydra"], hand=["Sheriff"], library=["Greed"]),
        B=seat(coterie=[vampire("Doc", on=["Sheriff"])]),
    )
    city.acts()
    assert city.refuses("A", "play [Sheriff]").rule == "title.unique"


@rule("title.unique-torpor")
def test_a_unique_title_is_lost_in_torpor_to_whoever_takes_a_copy() -> None:
    city = City(
        A=seat(coterie=["Hydra"], hand=["Sheriff"], library=["Greed"]),
        B=seat(coterie=["Karma"], torpor=[vampire("Doc", on=["Sheriff"])]),
    )
    theirs = city.card("Sheriff")
    city.acts()
    city.answers("A", "play [Sheriff]", "pay")
    assert city.guests("Hydra") == ["Sheriff"]
    assert city.guests("Doc") == []
    assert city.table.pieces[theirs].zone == DISCARD
    assert city.pile("B") == ["Sheriff"]
    assert city.asking == "AskAction A"


@rule("title.primogen")
def test_each_player_may_have_one_primogen() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", on=["Primogen"]), "Brother"], hand=["Primogen"], library=["Greed"]),
        B=seat(coterie=["Doc"], hand=["Primogen"], library=["Greed"]),
    )
    city.acts()
    assert city.refuses("A", "play [Primogen]").rule == "title.primogen"
    city.acts("B")
    city.answers("B", "play [Primogen]", "pay")
    assert city.guests("Doc") == ["Primogen"]
    assert city.asking == "AskAction B"


@rule("title.primogen-torpor")
def test_a_primogen_in_torpor_still_counts() -> None:
    torpor = [vampire("Hydra", on=["Primogen"])]
    city = City(A=seat(coterie=["Brother"], torpor=torpor, hand=["Primogen"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Primogen]").rule == "title.primogen"


@rule("title.effect-possible")
def test_a_title_that_could_not_be_attached_cannot_be_played() -> None:
    loaded = vampire("Hydra", on=["Vagrant", "Addict", "Chef"])
    city = City(A=seat(coterie=[loaded], hand=["Primogen"], prestige=4, library=["Greed"]))
    for name in ("Vagrant", "Addict", "Chef"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)
    city.acts()
    assert city.refuses("A", "play [Primogen]").rule == "title.effect-possible"
    assert city.influence("Hydra") == 1
    assert city.prestige("A") == 4


def test_room_for_a_title_is_made_by_burning_one_s_own_retainer() -> None:
    loaded = vampire("Hydra", on=["Vagrant", "Addict", "Chef"])
    city = City(A=seat(coterie=[loaded], hand=["Primogen"], library=["Greed"]))
    city.acts()
    city.answers("A", "play [Primogen]", "pay", "burn <Vagrant>")
    assert city.guests("Hydra") == ["Addict", "Chef", "Primogen"]
    assert city.asking == "AskAction A"


@rule("title.not-retainer")
def test_only_vampires_bear_titles() -> None:
    coterie = [vampire("Hydra", on=["Vagrant", "Addict"]), vampire("Brother", on=["Chef"])]
    city = City(A=seat(coterie=coterie, hand=["Primogen"]))
    city.acts()
    city.answers("A", "play [Primogen]")
    assert city.asks("A", "with <Hydra>", "with <Brother>")
