"""The Nosferatu, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.pieces import BURNED, DISCARD, FACE_DOWN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Chooha


def spied(*, place: object = None, target: object = "Doc", others: tuple[object, ...] = ()) -> City:
    """Chooha has been exhausted; B has a character, whom no Intel reaches without her but with a discard."""
    city = City(
        A=seat(coterie=[place or out("Chooha"), out("Hydra"), out("Skunk"), *others]),
        B=seat(coterie=[target], hand=["Greed"]),
    )
    city.acts()
    city.answers("A", "use <Chooha>")
    return city


def intel(city: City, attacker: str) -> int | None:
    """What is lacking once this one has attacked."""
    city.answers("A", f"attack <{attacker}>")
    if city.what == "DraftAttack":
        city.answers("A", "go")
    if city.what == "AskTarget":
        city.answers("A", "target <Doc>")
    view: Any = city.table.view(0)
    return None if view["attack"] is None else int(view["attack"]["intel"])


@rule("card.chooha")
@pytest.mark.parametrize("attacker", ["Hydra", "Skunk"])
def test_whoever_stands_with_chooha_reaches_further_in_the_next_attack(attacker: str) -> None:
    city = spied()
    assert (city.ready("Chooha"), city.actions()) == (False, 2)
    assert intel(city, attacker) == 1
    assert city.asks("A", "ranged", "physical", "social", "mental")
    city.answers("A", "social")
    city.passes()
    assert city.fought_out
    assert city.refuses("A", "use <Chooha>").rule == "cost.per-turn"


@rule("card.chooha")
def test_only_the_first_attack_of_them_has_it() -> None:
    city = spied(target=out("Doc"))
    city.answers("A", "attack <Hydra>", "go")
    view: Any = city.table.view(0)
    assert (view["attack"]["intel"], view["attack"]["lacking"]) == (0, 0)
    city.answers("A", "social")
    city.passes()
    assert (city.table.lasting, city.fought_out) == ((), True)


@rule("card.chooha")
def test_who_stood_elsewhere_has_nothing_of_it() -> None:
    city = spied(others=(vampire("Sweetums", street=2),))
    assert intel(city, "Sweetums") == 0
    city.answers("B", "done")
    assert city.fought_out
    assert intel(city, "Hydra") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_in_the_haven_her_party_is_everyone_there_wherever_they_go_then() -> None:
    city = spied(place="Chooha", others=("Sweetums",))
    assert city.table.view(1)["in_force"] == [
        {"card": "war-chooha", "handle": None, "seat": 0, "until": "their-next-attack"}
    ]
    assert intel(city, "Hydra") == 0
    city.answers("B", "done")
    city.moves("Sweetums")
    assert intel(city, "Sweetums") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_what_nobody_used_is_over_with_the_turn() -> None:
    city = City(A=seat(coterie=[out("Chooha"), out("Hydra")], library=["Greed"] * 9), B=seat(library=["Greed"] * 9))
    city.turn_of("A")
    city.answers("A", "use <Chooha>")
    assert len(city.table.lasting) == 2
    city.answers("A", "end")
    assert (len(city.table.lasting), city.asking, city.idle) == (0, "AskAction B", True)


# ---- Kim Phan


def kim(*, place: Any = None, prestige: int = 12) -> City:
    """She is about to choose."""
    city = City(
        players=3,
        A=seat(coterie=[place or out("Kim Phan"), "Hydra"], board=["Search Engine"], prestige=prestige, hand=["Greed"]),
        B=seat(coterie=["Doc"], board=[("Emergency Bloodbag", 1)], conspiracies=[("Lost Glory", "BC")],
               agenda_card="Turf War", agenda_down=True),
    )  # fmt: skip
    city.acts()
    return city


def plot(city: City) -> str:
    """The handle of the Conspiracy."""
    return city.table.handle(city.card("Lost Glory"))


@rule("card.kim-phan")
def test_kim_phan_speaks_of_ongoing_cards_and_conspiracies_of_all_players() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>")
    handles = [city.table.handle(city.card(name)) for name in ("Search Engine", "Emergency Bloodbag", "Lost Glory")]
    assert city.first_question().options == tuple([f"choose {handle}" for handle in handles])
    assert city.refuses("A", "choose <Turf War>").rule == "consp.hidden"
    assert city.refuses("A", "choose <Hydra>").rule == "play.no-effect"
    city.answers("A", f"choose {plot(city)}")
    assert city.first_question().options == ("choose 1", "choose 2")
    city.answers("A", "choose 1")
    assert (city.colours("Lost Glory"), city.prestige("A"), city.ready("Kim Phan")) == ([0, 0, 1], 12, False)
    assert (city.zone("Lost Glory"), city.actions(), city.idle) == (FACE_DOWN, 2, True)


@rule("card.kim-phan")
def test_an_ongoing_card_that_loses_its_last_token_is_burned() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>", "choose <Emergency Bloodbag>", "choose 1")
    assert (city.zone("Emergency Bloodbag"), city.prestige("A"), city.idle) == (BURNED, 12, True)


@rule("card.kim-phan")
def test_for_prestige_a_conspiracy_is_discarded_and_everyone_sees_it() -> None:
    city = kim()
    city.table.supply = [5, 5, 5]
    city.answers("A", "use <Kim Phan>", f"choose {plot(city)}", "choose 2")
    assert (city.pile("B"), city.prestige("A"), city.table.supply) == (["Lost Glory"], 11, [6, 6, 6])
    assert (city.table.gave, city.log("dismissed")[0]["card"], city.idle) == ((), "core-lost-glory", True)


@rule("card.kim-phan", "cost.last-prestige")
def test_a_card_without_tokens_can_only_be_discarded_and_the_last_prestige_pays_for_nothing() -> None:
    city = kim()
    city.answers("A", "use <Kim Phan>", "choose <Search Engine>")
    assert (city.pile("A"), city.prestige("A"), city.idle) == (["Search Engine"], 11, True)
    city = kim(prestige=1)
    city.answers("A", "use <Kim Phan>")
    assert "choose <Search Engine>" not in city.options("A")
    city.answers("A", "choose <Emergency Bloodbag>")
    assert (city.prestige("A"), city.zone("Emergency Bloodbag"), city.idle) == (1, BURNED, True)


@rule("card.kim-phan")
def test_she_does_it_in_the_street_alone() -> None:
    city = kim(place="Kim Phan")
    assert city.refuses("A", "use <Kim Phan>").rule == "play.no-effect"
    assert city.idle


@rule("card.kim-phan", "card.constant-surveillance")
def test_what_a_discarded_card_covered_has_its_text_again() -> None:
    city = City(
        A=seat(coterie=["Hydra"], hand=["Constant Surveillance"]),
        B=seat(coterie=[out("Kim Phan"), "Doc"], haven="The Shelter"),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    assert city.table.secrecy(city.card("Doc")) == 0
    city.acts("B")
    city.answers("B", "use <Kim Phan>")
    assert (city.zone("Constant Surveillance"), city.table.covers) == (DISCARD, ())
    assert (city.table.secrecy(city.card("Doc")), city.idle) == (1, True)
