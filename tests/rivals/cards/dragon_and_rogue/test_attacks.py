"""Attack cards and Reactions of the Ravnos."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.rivals.scenario import City, out, seat


def sleight(*party: str) -> City:
    city = City(
        A=seat(coterie=["Doc", *[out(name) for name in party]], hand=["Sleight of Hand"]),
        B=seat(coterie=["Flick", out("Randolph Marz")], hand=["Fleetness", "Mercy", "Mercy"], prestige=5),
    )
    city.acts()
    city.attack(party[0], "Randolph Marz", "mental", "Sleight of Hand", *party[1:])
    while city.what == "AskBlock":
        city.passes_once()
    city.answers("B", "none")
    return city


@rule("card.sleight-of-hand")
def test_without_a_reaction_a_party_with_presence_and_obfuscate_steals_all_the_same() -> None:
    city = sleight("Stefan Cel Tradat", "Mahendra Chanda")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), len(city.hand("B")), city.fought_out) == (13, 4, 3, True)


@rule("card.sleight-of-hand")
def test_without_presence_nothing_is_stolen() -> None:
    city = sleight("Stefan Cel Tradat")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), len(city.hand("B")), city.fought_out) == (12, 5, 3, True)


@rule("card.sleight-of-hand")
def test_a_reaction_costs_a_card() -> None:
    city = City(
        A=seat(coterie=["Doc", out("Stefan Cel Tradat")], hand=["Sleight of Hand"]),
        B=seat(coterie=["Flick", out("Randolph Marz")], hand=["Unswayable Mind", "Mercy", "Greed"], prestige=5),
    )
    city.acts()
    city.attack("Stefan Cel Tradat", "Randolph Marz", "mental", "Sleight of Hand")
    while city.what == "AskBlock":
        city.passes_once()
    city.answers("B", "lay [Unswayable Mind]")
    while city.what != "AskDiscard":
        city.passes_once()
    city.answers("B", "discard [Greed]")
    city.passes()
    assert (city.hand("B"), city.prestige("A"), city.prestige("B"), city.fought_out) == (["Mercy"], 12, 5, True)


# ---- The Hat Trick


@pytest.mark.parametrize(("answer", "laid"), [("choose <Spiders>", 2), ("none", 1)])
def test_the_hat_trick_lays_a_prestige_down_for_a_mortal(answer: str, laid: int) -> None:
    city = City(
        A=seat(coterie=["Doc", out("Bong-Cha Park")], hand=["The Hat Trick"], conspiracies=[("Spiders", "A")]),
        B=seat(),
        street=["Vagrant"],
    )
    city.acts()
    city.attack("Bong-Cha Park", "Vagrant", "social", "The Hat Trick")
    while city.what != "AskCard":
        city.answers("A", "burn") if city.what == "AskSpoils" else city.passes_once()
    city.answers("A", answer)
    while city.what != "AskAction":
        city.answers("A", "burn") if city.what == "AskSpoils" else city.passes_once()
    assert (city.blood("Spiders"), city.prestige("A"), city.table.unhosted) == (laid, 12, 0)
    assert city.asking == "AskAction A"


@pytest.mark.parametrize(("party", "more"), [(("Stefan Cel Tradat",), 1), (("Mahendra Chanda",), 0)])
def test_animalism_and_obfuscate_in_the_party_give_an_unhosted_action(party: Any, more: int) -> None:
    city = City(
        A=seat(coterie=["Doc", *[out(name) for name in party]], hand=["The Hat Trick"]), B=seat(), street=["Vagrant"]
    )
    city.acts()
    city.attack(party[0], "Vagrant", "social", "The Hat Trick")
    while city.what != "AskAction":
        if city.what in ("AskSpoils", "AskCard"):
            city.answers("A", "burn" if city.what == "AskSpoils" else "none")
        else:
            city.passes_once()
    assert (city.table.unhosted, city.actions(), city.asking) == (more, 1, "AskAction A")


# ---- Escape Artist


@pytest.mark.parametrize(("board", "shields"), [((), 1), (("PR Firm",), 1), (("PR Firm", "Influencer"), 3)])
def test_the_escape_artist_is_safer_with_two_cards_before_their_player(board: tuple[str, ...], shields: int) -> None:
    for laid in ((), (("Spiders", "B"),)):
        city = City(
            A=seat(coterie=["Doc", out("Hydra")], hand=["Baseball Bat"]),
            B=seat(coterie=["Flick", out("Stefan Cel Tradat")], hand=["Escape Artist"], board=board, conspiracies=laid),
        )
        city.acts()
        city.attack("Hydra", "Stefan Cel Tradat", "physical", "Baseball Bat")
        while city.what == "AskBlock":
            city.passes_once()
        city.answers("B", "lay [Escape Artist]")
        city.passes()
        wanted = 3 if len(board) + len(laid) > 1 else shields
        assert 4 - city.blood("Stefan Cel Tradat") == max(0, 3 - wanted)
        assert city.fought_out
