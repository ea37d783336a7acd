"""What greedy does at a table of Rivals: whom it attacks and with what, what it keeps, and what it gives away."""

from __future__ import annotations

from typing import Any

import pytest

from gloam import bots
from gloam.bots.rivals.blows import ALL_TYPES, best_plan, hit
from gloam.bots.rivals.habits import habit, worst
from gloam.bots.rivals.judge import Trials
from gloam.bots.rivals.standing import standing
from gloam.rivals.catalogue import BODY, PHYSICAL, TYPES
from gloam.rivals.pieces import DISCARD, NOTHING
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.rivals.scenario import City, out, seat, vampire


def chosen(city: City, name: str) -> str:
    """What greedy answers here."""
    place = city.names.index(name)
    question = next(one for one in city.table.questions() if one.seat == place)
    return bots.make("greedy", 5).choose(city.table.seat(place), question)


def attacking(attacker: str, *, street: tuple[str, ...], **mine: Any) -> City:
    """A's attacker, in The Street, is about to choose a target."""
    on = mine.pop("on", [])
    city = City(
        A=seat(coterie=[out(attacker, on=on)], **mine), B=seat(coterie=[vampire("Doc"), "Karma"]), street=list(street)
    )
    city.acts()
    city.answers("A", f"attack <{attacker}>")
    assert city.asking == "AskTarget A"
    return city


# ---- how hard a blow is


@pytest.mark.parametrize(
    ("attacker", "card", "kind", "target", "on"),
    [
        ("Hydra", "Throat Rip", "physical", "Cop", ()),
        ("Hydra", "Baseball Bat", "physical", "Cop", ()),
        ("Hydra", "Baseball Bat", "physical", "Doc", ()),
        ("Hydra", "Gang Up", "physical", "Cop", ("Vagrant", "Chef")),
        ("Lixue Chen", "Seduction", "social", "Cop", ()),
        ("Lixue Chen", "Humiliate", "social", "Doc", ("Chef",)),
        ("Randolph Marz", "Know Your Place", "social", "Cop", ("Herald",)),
        ("Randolph Marz", "Power Play", "mental", "Doc", ("Herald",)),
        ("Randolph Marz", "The Mighty Fall", "mental", "Doc", ()),
        ("Randolph Marz", "Scry the Soul", "mental", "Doc", ()),
        ("Clandestine", "Veiled Threat", "social", "Doc", ()),
        ("General Flint", "The Stampede", "physical", "Doc", ("Chef", "Vagrant")),
    ],
)
def test_a_blow_is_foreseen_as_it_falls(attacker: str, card: str, kind: str, target: str, on: tuple[str, ...]) -> None:
    city = attacking(attacker, street=("Cop", "Vagrant"), on=list(on), hand=[card, "Greed"], prestige=12)
    attack = city.table.attack
    assert attack is not None
    held = next(one for one in city.table.hand[0] if city.table.face(one).name == card)
    foreseen = hit(city.table, attack, city.card(target), TYPES[kind], held)
    assert (attack.target, attack.type) == (NOTHING, 0)
    city.answers("A", f"target <{target}>")
    while not city.log("summed"):
        question = city.table.questions()[0]
        wanted = (kind, f"lay {city.table.id_of(held)}", "choose 2" if target == "Cop" else "choose 1", "let", "pass")
        spare = ("discard core-greed", "none", "done")
        answer = next(one for one in (*wanted, *spare) if one in question.options)
        city.table.answer(question.seat, answer)
    assert city.log("summed")[0]["amount"] == foreseen


def test_a_card_that_overcomes_what_holds_back_is_worth_that_much_more() -> None:
    for attacker, card in (("Clandestine", "war-seeing-is-believing"), ("Guv'nah", "core-terrorize")):
        hand = ["Seeing is Believing", "Terrorize"]
        city = City(A=seat(coterie=[out(attacker), "Flick"], hand=hand), B=seat(coterie=[out("Karma"), "Doc"]))
        city.acts()
        city.answers("A", f"attack <{attacker}>", "target <Karma>", "mental")
        assert chosen(city, "A") == f"lay {card}"  # 1 + 1, or 1 + 2 - 2


def test_claws_are_worth_what_the_targets_attribute_would_take_off() -> None:
    for attacker, card, much in (("Lil' Fang", "war-feral-claws", 2), ("Inmate #745943", "core-baseball-bat", 1)):
        city = attacking(attacker, street=("Cop",), hand=["Baseball Bat", "Feral Claws"])
        city.lends("Doc", Plus(BODY, 2, ITSELF))
        attack = city.table.attack
        assert attack is not None
        plan = best_plan(city.table, attack, city.card("Doc"), [PHYSICAL])
        assert (city.table.id_of(plan.card), plan.much) == (card, much)  # 2 that are Aggravated, or 2 + 1 - 2
        assert city.asking == "AskTarget A"


def test_against_a_mortal_the_least_is_enough() -> None:
    city = attacking("Hydra", street=("Cop", "Vagrant"), hand=["Throat Rip", "Sucker Punch"])
    attack = city.table.attack
    assert attack is not None
    assert best_plan(city.table, attack, city.card("Vagrant"), ALL_TYPES).card == NOTHING
    assert city.table.id_of(best_plan(city.table, attack, city.card("Cop"), ALL_TYPES).card) == "core-sucker-punch"


# ---- what it does


def test_a_citizen_that_can_be_had_without_a_card_comes_before_a_vagrant() -> None:
    """Lixue's bonus counts: 2 Social and 1 more are enough for the Skateboarder."""
    city = attacking("Lixue Chen", street=("Vagrant", "Skateboarder"), on=["Chef"], agenda_card="Playthings")
    assert chosen(city, "A") == city.spelled("target <Skateboarder>")
    city.answers("A", "target <Skateboarder>")
    assert chosen(city, "A") == "social"


def test_it_goes_out_for_a_citizen_and_stays_in_where_there_is_nothing_to_win() -> None:
    def phase(*street: str) -> City:
        city = City(A=seat(coterie=["Lixue Chen", "Ty Smith"], hand=["Humiliate"]), street=list(street))
        city.acts()
        return city

    assert chosen(phase("Cop"), "A") in [phase("Cop").spelled(f"move <{name}>") for name in ("Lixue Chen", "Ty Smith")]
    assert not chosen(phase(), "A").startswith("attack")


def test_the_card_that_is_needed_is_not_discarded_for_intel() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Throat Rip", "Greed"], prestige=12),
        B=seat(coterie=[vampire("Karma", blood=3), vampire("Doc")]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Karma>")
    assert city.asking == "AskIntel A"
    assert chosen(city, "A") == "discard core-greed"


@pytest.mark.parametrize(("on", "answer"), [(["Premonition"], "show [Baseball Bat]"), ([], "lay [Baseball Bat]")])
def test_a_card_is_played_face_up_where_it_must_be(on: list[str], answer: str) -> None:
    city = City(
        A=seat(coterie=[out("Alejandro Lopez"), "Hydra"], hand=["Baseball Bat"]),
        B=seat(coterie=[out("John Kartunen", on=on), "Bella Forte"]),
    )
    city.acts()
    city.answers("A", "attack <Alejandro Lopez>")
    assert chosen(city, "A") == city.spelled("target <John Kartunen>"), "what comes after is tried"
    city.answers("A", "target <John Kartunen>", "physical")
    table = city.table
    assert habit(table, table.open[0], table.choices[0]) == city.spelled(answer)
    city.answers("A", answer)
    assert (city.zone("Baseball Bat"), city.asking) == (DISCARD, "AskAction A")


def test_a_reaction_that_is_played_face_up_is_one_too() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Beretta"]),
        B=seat(coterie=[out("Wendy", on=["Fixatio"])], hand=["Haze", "Greed"]),
    )
    city.acts()
    city.attack("Hydra", "Wendy", "ranged")
    assert habit(city.table, city.table.open[0], city.table.choices[0]) == "show baa-haze"
    assert chosen(city, "B") in city.table.choices[0]
    assert city.asking == "AskReaction B"


@pytest.mark.parametrize(("attacker", "answer"), [("Hydra", "bad-reflection"), ("Grigori", "hardened-flesh")])
def test_what_gives_damage_back_is_laid_where_it_hurts(attacker: str, answer: str) -> None:
    city = City(
        A=seat(coterie=[out(attacker), "Flick"]),
        B=seat(coterie=[out("Clandestine"), "Karma"], hand=["Bad Reflection", "Hardened Flesh", "Greed"]),
    )
    city.acts()
    city.attack(attacker, "Clandestine", "physical")
    options = [city.spelled(option) for option in city.options("B")]
    assert habit(city.table, city.table.open[0], options) == f"lay war-{answer}"


def test_what_nobody_can_use_is_given_away_first() -> None:
    city = City(A=seat(coterie=[vampire("Nancy Witt", on=["Herald"])], hand=["Greed", "Herald", "Throat Rip"]))
    city.acts()
    options = ["discard core-greed", "discard core-herald", "discard core-throat-rip"]
    assert worst(city.table, 0, options) == "discard core-herald"  # somebody bears it; Throat Rip asks for 4
    assert worst(city.table, 0, options[::2]) == "discard core-throat-rip"
    assert worst(city.table, 0, ["done", *options]) == "done"


def test_a_move_with_which_the_turn_and_the_game_end_can_be_weighed() -> None:
    """The Antagonists take the last vampire once there is nothing left to do."""
    city = City(
        A=seat(coterie=[vampire("Ty Smith", blood=1)]),
        B=seat(coterie=["Hydra"], library=["Greed"] * 4),
        street=["Special Affairs Division"],
    )
    city.turn_of("A")
    city.table.actions = 0
    assert Trials().tried_action(city.table, 0, city.spelled("move <Ty Smith>")) < 0


def test_an_ability_after_which_nothing_is_left_to_do_can_be_weighed() -> None:
    """The foe's turn begins, who can attack at once."""
    city = City(
        A=seat(coterie=["Chooha"], hand=["Greed"], library=["Greed"]),
        B=seat(coterie=["Doc"], haven="The Sewers", library=["Greed"] * 4),
        street=["Vagrant"],
    )
    city.turn_of("A")
    city.table.actions = 0
    here = Trials().tried_action(city.table, 0, "end")
    assert abs(Trials().tried_action(city.table, 0, city.spelled("use <Chooha>")) - here) < 1


def test_prestige_on_a_conspiracy_counts_until_it_is_enough() -> None:
    def worth(given: str) -> float:
        return standing(City(A=seat(conspiracies=[("Lost Glory", given)])).table, 0)

    assert worth("A") < worth("AAAA") == worth("AAAAA")


# ---- in other Cities


def test_operatives_are_called_down_on_the_rival() -> None:
    for rival in ("B", "C"):
        city = City(
            players=3,
            street=["Tipped Off", "Team X Operative", "Team X Operative"],
            A=seat(coterie=["Doc"], rival=rival),
            B=seat(coterie=["Flick"], rival="CA"["BC".index(rival)]),
            C=seat(coterie=["Karma"], rival="AB"["BC".index(rival)]),
        )
        city.acts()
        city.answers("A", "use <Tipped Off>")
        assert habit(city.table, city.table.open[0], city.table.choices[0]) == chosen(city, "A") == f"name {rival}"


def test_each_operative_at_ones_haven_or_in_the_street_weighs_and_one_at_a_foes_does_not() -> None:
    def worth(*beside: int) -> float:
        city = City(variants=("prague",), street=["Team X Operative"] * 4, A=seat(coterie=["Hydra"]))
        for place, party in enumerate(beside):
            card = city.card(f"Team X Operative {place + 1}")
            city.table.pieces[card] = city.table.pieces[card].but(party=party)
        return standing(city.table, 0)

    assert worth() == worth(1, 1) < worth(2) < worth(2, 2)


def test_under_lockdown_as_many_as_are_ready_are_led_out_the_strongest_first() -> None:
    city = City(
        street=["City-Wide Lockdown", "Cop"],
        A=seat(coterie=["Nancy Witt", "Hydra", "Skunk"], hand=["Baseball Bat"], library=["Greed"]),
        B=seat(library=["Greed"] * 3),
    )
    city.turn_of("A")
    assert chosen(city, "A") == city.spelled("use <City-Wide Lockdown>")
    city.answers("A", "use <City-Wide Lockdown>")
    while city.what == "AskExert":
        city.answers("A", habit(city.table, city.table.open[0], city.table.choices[0]))
    assert habit(city.table, city.table.open[0], city.table.choices[0]) == city.spelled("move <Hydra>")
