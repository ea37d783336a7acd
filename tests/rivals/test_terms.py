"""The words of the game: character, coterie, foe, burn, Wounded, steal, discard; and which rule stands above which."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.catalogue import POTENCY
from gloam.rivals.pieces import BURNED, HAVEN, STREET
from gloam.rivals.verbs import STEAL_BLOOD
from gloam.rivals.which import COTERIE, Which, wounded
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("term.character")
def test_a_mortal_is_no_character() -> None:
    for street, foe, mended in ((["Student"], "Velvet", 0), ([], "Velvet", 1)):
        city = City(
            street=street,
            A=seat(
                coterie=[vampire("Hydra", street=True, blood=3)],
                board=["The Spoils"],
                hand=["Throat Rip"],
                library=["Greed"],
            ),
            B=seat(coterie=[vampire(foe, street=True, blood=1), "Karma"]),
        )
        city.acts()
        city.attack("Hydra", street[0] if street else foe, "physical", "Throat Rip")
        city.passes()
        if street:
            city.answers("A", "attach")
        assert city.blood("Hydra") == 3 + mended
        assert city.asking == "AskAction A"


@rule("term.control")
def test_a_stolen_retainer_is_the_thiefs() -> None:
    city = City(
        A=seat(coterie=[vampire("Guv'nah", street=True, on=["Student"])]),
        B=seat(coterie=[vampire("Johnny", street=True)], hand=["Irresistible Voice"], library=["Greed"]),
    )
    assert city.table.pieces[city.card("Student")].holder == 0
    city.acts("B")
    city.attack("Johnny", "Guv'nah", "mental", "Irresistible Voice", by="B")
    city.answers("B", "use <Irresistible Voice>")
    city.passes()
    assert city.table.pieces[city.card("Student")].holder == 1
    assert city.offers("B", "burn") == ("burn <Student>",)


@rule("term.coterie")
def test_a_coterie_is_all_vampires_outside_torpor() -> None:
    city = City(A=seat(coterie=["Hydra", "Flick", vampire("Brother", street=True)], torpor=["Doc"]))
    found = Which(COTERIE).cards(city.table, Cause(0, city.card("Hydra"), 0))
    assert sorted([city.table.face(card).name for card in found]) == ["Brother", "Flick", "Hydra"]


@rule("term.foe")
def test_the_foe_of_a_fight_is_the_opposing_player_alone() -> None:
    city = City(
        players=4,
        A=seat(
            coterie=[vampire("Guv'nah", street=1), vampire("Lolita", street=1)],
            hand=["Demand Obedience"],
            prestige=7,
            library=["Greed"],
        ),
        B=seat(prestige=7),
        C=seat(coterie=[vampire("Hydra", street=True)], prestige=7),
        D=seat(prestige=7),
    )
    city.acts()
    city.attack("Guv'nah", "Hydra", "mental", "Demand Obedience", "Lolita")
    city.passes()
    assert [city.prestige(name) for name in "ABCD"] == [7, 7, 5, 7]
    assert city.asking == "AskAction A"


@rule("term.burn")
def test_a_burned_vampire_is_in_no_pile() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Molotov Cocktail"], library=["Greed"]),
        B=seat(
            coterie=[vampire("Velvet", street=True, blood=1), "Doc"],
            discard=["Greed", "Mercy", "Free Money"],
            faction=["Karma", "Lolita", "Jesús", "Bad Penny"],
        ),
    )
    city.acts()
    city.attack("Hydra", "Velvet", "ranged", "Molotov Cocktail")
    city.passes()
    assert city.zone("Velvet") == BURNED
    assert (len(city.table.pile[1]), len(city.table.faction[1])) == (3, 4)
    assert city.card("Velvet") not in (*city.table.pile[1], *city.table.faction[1], *city.table.coterie[1])
    assert city.asking == "AskAction A"


@rule("term.wounded")
@pytest.mark.parametrize(
    ("name", "blood", "expected"),
    [("Hydra", 4, False), ("Hydra", 3, True), ("Brother", 3, True), ("Brother", 4, False)],
)
def test_wounded_is_at_most_half_the_blood_potency_with_all_modifiers(name: str, blood: int, expected: bool) -> None:
    city = City(A=seat(coterie=[vampire(name, blood=blood, on=["Cop"])]))
    assert city.quality(POTENCY, name) == {"Hydra": 7, "Brother": 6}[name]
    assert wounded(city.table, city.card(name)) is expected


@rule("term.wounded")
def test_without_the_retainer_the_same_vampire_is_not_wounded() -> None:
    city = City(A=seat(coterie=[vampire("Brother", blood=3)]))
    assert not wounded(city.table, city.card("Brother"))


@rule("term.full-blood")
@pytest.mark.parametrize(("blood", "full"), [(4, False), (5, True)])
def test_full_blood_is_as_much_as_the_modified_blood_potency(blood: int, full: bool) -> None:
    city = City(A=seat(coterie=[vampire("Johnny", blood=blood, on=["Cop"])]))
    lacking = Which(COTERIE, lacking=True).cards(city.table, Cause(0, city.card("Johnny"), 0))
    assert lacking == ([] if full else [city.card("Johnny")])


@rule("term.ready", "action.exhaust")
def test_only_a_ready_card_can_be_exhausted() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Hydra", street=True, ready=False)], hand=["Greed"], library=["Greed"]),
    )
    city.acts()
    assert city.refuses("A", "attack <Hydra>").rule == "attack.cost"
    assert city.offers("A", "play") == ()
    assert city.table.actions == 2


@rule("term.steal-blood")
def test_stolen_blood_goes_to_the_thief_as_far_as_there_is_room() -> None:
    for blood, kept in ((3, 1), (4, 0)):
        city = City(
            A=seat(coterie=[vampire("Johnny", street=True, blood=blood)], hand=["Seduction"], library=["Greed"]),
            B=seat(coterie=[vampire("Nancy Witt", street=True)]),
        )
        city.table.supply = [10, 10]
        city.acts()
        city.attack("Johnny", "Nancy Witt", "social", "Seduction")
        city.passes()
        assert city.blood("Nancy Witt") == 2
        assert city.blood("Johnny") == blood + kept
        assert city.table.supply == [10, 10 + 1 - kept]
        assert city.asking == "AskAction A"


@rule("term.steal-blood")
def test_of_2_stolen_blood_1_finds_room_and_1_goes_to_the_supply() -> None:
    city = City(A=seat(coterie=[vampire("Brother", blood=4)]), B=seat(coterie=["Doc"]))
    city.table.supply = [10, 10]
    city.do(Deed(STEAL_BLOOD, 0, city.card("Doc"), 2, city.card("Brother"), 1))
    assert (city.blood("Brother"), city.blood("Doc")) == (5, 3)
    assert city.table.supply == [10, 11]
    assert city.settled


@rule("term.steal-prestige")
def test_stolen_prestige_goes_to_the_thief() -> None:
    city = City(
        A=seat(prestige=9, conspiracies=[("Whispering Campaign", "AAAA")]), B=seat(prestige=7), C=seat(prestige=7)
    )
    city.acts()
    city.answers("A", "resolve <Whispering Campaign>", "foe B")
    assert [city.prestige(name) for name in "ABC"] == [11, 5, 7]
    assert city.asking == "AskAction A"


@rule("term.steal-loss-not-damage")
def test_neither_attributes_nor_shields_nor_a_vagrant_stand_against_a_theft() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True, blood=1)], hand=["Seduction"], library=["Greed"]),
        B=seat(
            coterie=[vampire("Nancy Witt", street=True, on=["Vagrant"]), "Doc"],
            hand=["Insanity Defense"],
        ),
    )
    city.acts()
    city.attack("Flick", "Nancy Witt", "social", "Seduction")
    city.answers("B", "lay [Insanity Defense]")
    city.passes()
    assert (city.blood("Nancy Witt"), city.blood("Flick")) == (2, 2)
    assert city.ready("Vagrant")
    assert city.log("damaged") == []
    assert city.asking == "AskAction A"


@rule("term.steal-loss-not-damage")
def test_a_loss_of_2_blood_is_2_whatever_one_has_against_damage() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, on=["Vagrant", "Athlete"])], library=["Greed"]),
        B=seat(
            coterie=[vampire("Velvet", street=1), vampire("Ty Smith", street=1)],
            hand=["Steal the Spotlight"],
        ),
    )
    city.acts()
    city.attack("Johnny", "Velvet", "physical")
    city.answers("B", "block <Ty Smith>", "lay [Steal the Spotlight]")
    city.passes()
    assert city.blood("Johnny") == 2
    assert city.ready("Vagrant")
    assert city.log("damaged") == []
    assert city.asking == "AskAction A"


@rule("term.discard")
@pytest.mark.parametrize("hand", [["Greed", "Mercy"], ["Primogen", "Mercy"]])
def test_a_title_is_discarded_from_hand_never_from_a_vampire(hand: list[str]) -> None:
    city = City(
        A=seat(coterie=[vampire("Randolph Marz", street=True, on=["Herald"])], hand=hand, library=["Greed"]),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    city.acts()
    city.attack("Randolph Marz", "Doc", "physical")
    if "Primogen" in hand:
        city.answers("A", "use <Randolph Marz>", "discard [Primogen]")
    else:
        assert city.asks("A", "pass")
        city.answers("A", "pass")
    city.passes()
    assert city.guests("Randolph Marz") == ["Herald"]
    assert city.log("summed")[-1]["amount"] == (2 if "Primogen" in hand else 1)
    assert city.pile("A") == (["Primogen"] if "Primogen" in hand else [])
    assert city.asking == "AskAction A"


# ---- which rule stands above which


@rule("gold.card-wins")
def test_a_card_lifts_what_the_rules_forbid() -> None:
    for haven, allowed in (("Dragon's Roost", True), ("House of Pain", False)):
        city = City(
            A=seat(coterie=[vampire("Beretta", street=True)], hand=[".38 Special"], library=["Greed"]),
            B=seat(coterie=[vampire("Velvet", street=True)]),
            C=seat(coterie=["Hydra", "Doc"], haven=haven),
        )
        city.acts()
        city.attack("Beretta", "Velvet", "ranged", ".38 Special")
        if allowed:
            assert city.asks("C", "let", "use <Dragon's Roost>")
            city.answers("C", "use <Dragon's Roost>")
        city.passes()
        assert city.zone("Hydra") == (STREET if allowed else HAVEN)
        assert city.ready("Hydra") is not allowed
        assert city.blood("Velvet") == (4 if allowed else 2)
        assert city.asking == "AskAction A"


@rule("gold.explicit")
def test_an_ordinary_reaction_is_no_help_in_a_claim() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Baseball Bat"], library=["Greed"]),
        B=seat(coterie=["The Cossack"]),
    )
    city.acts()
    city.answers("A", "claim <Hydra>")
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.blood("The Cossack") == 5
    assert city.hand("A") == ["Baseball Bat"]
    assert city.guests("Hydra") == ["Prince of the City"]
    assert city.asking == "AskAction A"
