"""Every number in sight is the sum of its parts, and the parts tell nobody anything that they may not know."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import BASE, BODY, CARDS, CHARM, INFLUENCE, MIND, NUMBER, POTENCY, SECRECY, SHIELD
from gloam.rivals.texts import Plus
from gloam.rivals.which import EVERYBODY, Which
from tests.rivals.chance_games import GAMES, Begun, along
from tests.rivals.scenario import City, out, seat, vampire

Plain = dict[str, Any]


def parts(city: City, name: str, number: str) -> list[tuple[int, str, str | None]]:
    found: Any = city.table.explained(None)["cards"]
    told = found.get(city.table.handle(city.card(name)), {}).get(number, [])
    return [(one["amount"], one["what"], one["by"]) for one in told]


def test_influence_is_what_is_printed_the_leader_token_and_the_titles() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Prince of the City"]), vampire("Brother")]))
    own = BASE[NUMBER["core-hydra"]][INFLUENCE]
    told = parts(city, "Hydra", "influence")
    assert (1, "leader", None) in told
    assert any(by == "core-prince-of-the-city" for _, _, by in told)
    assert sum([amount for amount, _, _ in told]) == city.influence("Hydra")
    assert [amount for amount, what, _ in told if what == "printed"] == ([own] if own else [])
    assert parts(city, "Brother", "influence") == [], "what is only printed needs no parts"
    assert city.idle


def test_a_token_leaves_no_influence_and_says_so() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", mute=True)]))
    told = parts(city, "Hydra", "influence")
    assert told[-1][1] == "mute"
    assert sum([amount for amount, _, _ in told]) == 0
    assert city.idle


def test_a_haven_hides_one_more_and_the_prince_is_hidden_nowhere() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Prince of the City"]), "Brother", out("Skunk")]))
    assert (1, "haven", None) in parts(city, "Brother", "secrecy")
    assert parts(city, "Hydra", "secrecy")[-1][1:] == ("prince", "core-prince-of-the-city")
    assert parts(city, "Skunk", "secrecy") == []
    assert city.idle


def test_retainers_are_named_with_what_they_add() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Athlete", "Cop"])]))
    own = BASE[NUMBER["core-hydra"]]
    assert parts(city, "Hydra", "physical") == [(own[BODY], "printed", None), (1, "text", "core-athlete")]
    assert parts(city, "Hydra", "potency") == [(own[POTENCY], "printed", None), (1, "text", "core-cop")]
    assert parts(city, "Hydra", "mental") == []
    assert city.idle


@pytest.mark.parametrize(("where", "named"), [("discard", "core-greed"), ("library", None)])
def test_a_card_that_not_everyone_sees_is_not_named(where: str, named: str | None) -> None:
    mine: Plain = {where: ["Greed"]}
    city = City(A=seat(coterie=["Hydra"], **mine))
    city.lends("Greed", Plus(BODY, 2, Which(EVERYBODY)))
    assert parts(city, "Hydra", "physical")[-1] == (2, "text", named)
    assert city.idle


@pytest.mark.parametrize("holder", [True, False])
def test_a_herald_saves_what_it_says(holder: bool) -> None:
    on = ["Herald"] if holder else []
    city = City(A=seat(coterie=[vampire("Hydra", on=on)], hand=["Skunk", "Greed"], prestige=9), B=seat(hand=["Flick"]))
    found: Any = city.table.explained(0)["prices"]
    told = [(one["amount"], one["what"], one["by"]) for one in found["core-skunk"]]
    printed = CARDS[NUMBER["core-skunk"]].potency
    assert told == [(printed, "printed", None), *([(-1, "text", "core-herald")] if holder else [])]
    assert list(found) == ["core-skunk"], "only one's own vampires have a price"
    assert city.table.explained(None)["prices"] == {}
    city.acts()
    before = city.prestige("A")
    city.answers("A", "recruit [Skunk]")
    assert before - city.prestige("A") == sum([amount for amount, _, _ in told])
    assert city.asking == "AskAction A"


@pytest.mark.parametrize("game", GAMES[:4])
def test_in_every_game_the_parts_add_up_to_what_is_shown(game: Begun) -> None:
    seen = 0
    for table in along(game, every=25):
        sums = table.explained(None)
        seen += checked(table.view(None), sums)
        assert all(table.explained(viewer)["cards"] == sums["cards"] for viewer in range(table.seats))
    assert seen > 10, "there was something to add up"


def checked(view: Plain, sums: Plain) -> int:
    count = 0
    for player in view["players"]:
        for card in (*player["coterie"], *player["torpor"]):
            shown = {**card, **dict(zip(("physical", "social", "mental"), card["attributes"], strict=True))}
            told = sums["cards"].get(card["handle"], {})
            base = BASE[NUMBER[card["card"]]]
            for name, which in (("potency", POTENCY), ("physical", BODY), ("social", CHARM), ("mental", MIND),
                                ("influence", INFLUENCE), ("secrecy", SECRECY), ("shields", SHIELD)):  # fmt: skip
                if name in told:
                    count += 1
                    assert sum([part["amount"] for part in told[name]]) == shown[name], name
                else:
                    assert base[which] == shown[name], name
    return count
