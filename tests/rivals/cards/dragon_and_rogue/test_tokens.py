"""Tokens that are put onto cards, moved among them, stolen and counted."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import SECRECY
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, HAVEN, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

LAID: Any = ("Spiders", "A")


def hits(city: City, attacker: str, target: str, kind: str = "physical", card: str = "") -> None:
    """Up to the first question that is neither a block nor a Reaction."""
    city.attack(attacker, target, kind, card)
    while city.what in ("AskIntel", "AskBlock", "AskReaction", "AskWindow", "AskTrap"):
        city.passes_once()


# ---- Stefan Cel Tradat


@rule("token.moved", "token.placed")
@pytest.mark.parametrize(
    ("source", "to"), [("Hydra", "Lost Glory"), ("Freelancer", "Lolita"), ("Lost Glory", "Freelancer")]
)
def test_stefan_moves_a_token_as_he_is_exhausted(source: str, to: str) -> None:
    city = City(
        A=seat(coterie=["Stefan Cel Tradat", "Hydra", vampire("Lolita", blood=1)], conspiracies=[("Lost Glory", "A")],
               board=[("Freelancer", 2)], hand=["Spiders"]),
        B=seat(),
    )  # fmt: skip
    city.acts()
    before = {name: city.blood(name) for name in ("Hydra", "Freelancer", "Lolita", "Lost Glory")}
    city.plays("Spiders", "Stefan Cel Tradat")
    every = ("Stefan Cel Tradat", "Hydra", "Freelancer", "Lost Glory")
    assert city.asks("A", "none", *[f"choose <{name}>" for name in every])
    city.answers("A", f"choose <{source}>", f"to <{to}>")
    for name, blood in before.items():
        assert city.blood(name) == blood + (name == to) - (name == source)
    assert city.asking == "AskAction A"


@rule("token.moved")
def test_stefan_may_move_nothing_and_never_the_last_blood_of_a_character() -> None:
    city = City(A=seat(coterie=["Stefan Cel Tradat", vampire("Lolita", blood=1)], hand=["Spiders"], board=["PR Firm"]),
                B=seat())  # fmt: skip
    city.acts()
    city.plays("Spiders", "Stefan Cel Tradat")
    assert city.asks("A", "none", "choose <Stefan Cel Tradat>")
    assert city.refuses("A", "choose <Lolita>").rule == "play.no-effect"
    city.answers("A", "none")
    assert (city.blood("Stefan Cel Tradat"), city.blood("Lolita"), city.asking) == (4, 1, "AskAction A")


@rule("token.placed")
def test_where_only_one_card_can_take_the_token_nothing_is_asked() -> None:
    city = City(A=seat(coterie=["Stefan Cel Tradat"], hand=["Slap in the Face"], board=["Blood for Blood"]), B=seat(),
                street=["Vagrant"])  # fmt: skip
    city.acts()
    city.moves("Stefan Cel Tradat")
    city.answers("A", "attack <Stefan Cel Tradat>", "choose <Stefan Cel Tradat>")
    assert (city.blood("Stefan Cel Tradat"), city.blood("Blood for Blood")) == (3, 1)
    city.answers("A", "target <Vagrant>", "mental", "none")
    city.passes()
    while city.what == "AskSpoils":
        city.answers("A", "burn")
    assert city.idle


@rule("token.moved", "ritual.activated")
@pytest.mark.parametrize(("card", "zone"), [("Freelancer", BURNED), ("PR Firm", BOARD)])
def test_a_card_that_lives_on_its_tokens_goes_with_the_last(card: str, zone: int) -> None:
    city = City(A=seat(coterie=["Stefan Cel Tradat", "Hydra"], hand=["Spiders"], board=[(card, 1)],
                       conspiracies=[("Lost Glory", "A")]), B=seat())  # fmt: skip
    city.acts()
    city.plays("Spiders", "Stefan Cel Tradat")
    city.answers("A", f"choose <{card}>")
    assert (city.zone(card), city.blood("Lost Glory"), city.asking) == (zone, 2, "AskAction A")


@rule("token.placed", "torpor.return")
def test_who_is_full_in_torpor_by_a_token_comes_back() -> None:
    city = City(A=seat(coterie=["Stefan Cel Tradat"], torpor=[vampire("Sarka", blood=4)], hand=["Spiders"]), B=seat())
    city.acts()
    city.plays("Spiders", "Stefan Cel Tradat")
    city.answers("A", "choose <Stefan Cel Tradat>")
    assert (city.zone("Sarka"), city.blood("Sarka"), city.asking) == (HAVEN, 5, "AskAction A")


@rule("attack.rewind-extent", "token.moved")
def test_what_was_moved_for_a_block_comes_back_when_the_block_is_undone() -> None:
    city = City(
        A=seat(coterie=["Doc", out("Flick")], hand=["A Biting Comment"]),
        B=seat(coterie=["Hydra", out("Stefan Cel Tradat"), out("Karma")], board=["PR Firm"], hand=["Mercy"]),
    )
    city.acts()
    city.attack("Flick", "Karma", "social", "A Biting Comment")
    while city.what != "AskBlock":
        city.passes_once()
    city.answers("B", "block <Stefan Cel Tradat>", "choose <Stefan Cel Tradat>")
    assert (city.blood("PR Firm"), city.blood("Stefan Cel Tradat")) == (1, 3)
    while city.what != "AskBlock":
        city.passes_once()
    assert (city.blood("PR Firm"), city.blood("Stefan Cel Tradat"), city.asking) == (0, 4, "AskBlock B")


# ---- Chance


@rule("card.chance")
def test_chance_silences_and_exhausts_somebody_with_influence_for_a_prestige() -> None:
    city = City(A=seat(coterie=["Chance", "Zhang Wei"], board=["Influencer"], conspiracies=[LAID, LAID]), B=seat())
    city.acts()
    city.answers("A", "use <Chance>")
    assert city.asks("A", "choose <Chance>", "choose <Zhang Wei>")
    city.answers("A", "choose <Zhang Wei>", "choose <Spiders 2>")
    assert (city.mute("Zhang Wei"), city.ready("Zhang Wei"), city.ready("Chance")) == (True, False, True)
    assert (city.blood("Spiders 1"), city.blood("Spiders 2"), city.prestige("A")) == (1, 2, 12)
    assert city.refuses("A", "use <Chance>").rule == "cost.per-turn"
    assert city.asking == "AskAction A"


@rule("card.chance")
@pytest.mark.parametrize("mine", [
    {"coterie": ["Chance"]},  # nothing lies face down
    {"coterie": [{"name": "Chance", "mute": True}], "conspiracies": [LAID]},
    {"coterie": [vampire("Chance", ready=False)], "conspiracies": [LAID]},
])  # fmt: skip
def test_chance_needs_a_face_down_card_and_influence_to_give_up(mine: dict[str, Any]) -> None:
    city = City(A=seat(**mine), B=seat())
    city.acts()
    assert city.refuses("A", "use <Chance>").rule in ("play.no-effect", "cost.form")
    assert city.asking == "AskAction A"


# ---- Shweta and Fear Tactics


def raid(target: Any, *, crew: tuple[Any, ...] = (), **theirs: Any) -> City:
    city = City(
        A=seat(coterie=[out("Shweta"), "Doc", *crew], conspiracies=[LAID], hand=["Mercy"] * 4, haven="Converted Bus"),
        B=seat(coterie=["Flick", target], **theirs),
    )
    city.acts()
    return city


def strikes(city: City, *answers: str, along: list[str] | None = None) -> None:
    """Shweta's attack goes on until a token is to be laid down, or to its end."""
    city.attack("Shweta", "June Bryant", "physical", "", *(along or []))
    city.answers("A", *answers, *(["physical"] if answers else []))
    while city.what not in ("AskOnto", "AskAction"):
        city.passes_once()


@rule("card.shweta", "token.stolen")
@pytest.mark.parametrize("answer", ["own", "to <Spiders>"])
def test_shweta_steals_from_a_haven_and_may_lay_it_down(answer: str) -> None:
    city = raid("June Bryant", prestige=5)
    strikes(city, "discard [Mercy]")
    assert city.asks("A", "own", "to <Spiders>")  # no Haven, and nobody with room for Blood
    assert city.refuses("A", "to <Converted Bus>").rule == "token.placed"
    city.answers("A", answer)
    laid = answer != "own"
    assert (city.prestige("A"), city.prestige("B")) == (13 - laid, 4)
    assert city.colours("Spiders") == [1, int(laid)]
    city.passes()
    assert city.fought_out


@rule("card.shweta")
def test_shweta_steals_nothing_in_the_street_nor_in_company() -> None:
    for target, crew, intel in ((out("June Bryant"), (), ()), ("June Bryant", (out("Hydra"),), ("discard [Mercy]",))):
        city = raid(target, crew=crew, prestige=5)
        strikes(city, *intel, along=["Hydra"] if crew else [])
        assert (city.blood("June Bryant") < 4, city.prestige("A"), city.prestige("B")) == (True, 12, 5)
        assert city.fought_out


@rule("card.shweta")
def test_shweta_steals_even_where_the_target_falls() -> None:
    city = raid(vampire("June Bryant", blood=1), prestige=5)
    strikes(city, "discard [Mercy]")
    city.answers("A", "own")
    assert (city.zone("June Bryant"), city.prestige("A"), city.prestige("B")) == (TORPOR, 13, 3)
    city.passes()
    assert city.fought_out


@rule("card.fear-tactics", "token.stolen")
def test_fear_tactics_steal_from_whoever_has_a_frightened_character() -> None:
    city = City(
        A=seat(coterie=["Chance", "Hydra"], hand=["Fear Tactics"], conspiracies=[LAID]),
        B=seat(coterie=[{"name": "Flick", "fear": 1}, {"name": "Doc", "fear": 2}], prestige=5),
        C=seat(coterie=["Zhang Wei"], prestige=5),
        D=seat(coterie=[{"name": "Lolita", "fear": 1}], prestige=1),
    )
    city.acts()
    city.answers("A", "play [Fear Tactics]", "to <Spiders>")
    assert city.asking == "AskOnto A"
    city.answers("A", "own")
    assert [city.prestige(name) for name in "ABCD"] == [13, 4, 5, 0]
    assert city.colours("Spiders") == [1, 1, 0, 0]


@rule("card.fear-tactics")
def test_fear_tactics_without_fear_do_nothing_and_need_obfuscate() -> None:
    city = City(A=seat(coterie=["Chance", "Hydra"], hand=["Fear Tactics"]), B=seat())
    city.acts()
    city.answers("A", "play [Fear Tactics]")
    assert (city.prestige("A"), city.ready("Chance"), city.ready("Hydra"), city.idle) == (12, False, True, True)
    city = City(A=seat(coterie=["Hydra"], hand=["Fear Tactics"]), B=seat())
    city.acts()
    assert city.refuses("A", "play [Fear Tactics]").rule == "play.no-effect"
    assert city.asking == "AskAction A"


# ---- Converted Bus


@rule("card.converted-bus", "token.moved")
@pytest.mark.parametrize("used", [True, False])
def test_the_bus_carries_blood_of_the_leader_out(used: bool) -> None:
    city = City(A=seat(coterie=["Hydra", "Doc"], haven="Converted Bus", conspiracies=[LAID]), B=seat())
    city.acts()
    assert (city.quality(SECRECY, "Doc"), city.table.secrecy(city.card("Doc"))) == (0, 0)
    city.moves("Doc")
    assert city.table.secrecy(city.card("Doc")) == 1
    city.answers("A", "move <Hydra>", "alone", *(["use <Converted Bus>"] if used else ["no"]))
    if used:
        assert city.asks("A", "to <Converted Bus>", "to <Spiders>")
        city.answers("A", "to <Spiders>")
    assert (city.blood("Hydra"), city.blood("Spiders")) == (5, 2) if used else (6, 1)
    assert city.asking == "AskAction A"


@rule("card.converted-bus")
def test_the_last_blood_of_the_leader_stays() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", blood=1), "Doc"], haven="Converted Bus", conspiracies=[LAID]), B=seat()
    )
    city.acts()
    city.moves("Hydra")
    assert (city.blood("Hydra"), city.asking) == (1, "AskAction A")


# ---- Mahendra Chanda


@rule("card.mahendra-chanda")
@pytest.mark.parametrize("saves", [0, 1, 2])
def test_mahendra_saves_the_blood_she_loses_as_blocker(saves: int) -> None:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], hand=["Baseball Bat"]),
        B=seat(
            coterie=["Flick", out("Mahendra Chanda"), out("Lolita")], board=["PR Firm"], conspiracies=[("Spiders", "B")]
        ),
    )
    city.acts()
    city.attack("Hydra", "Lolita", "physical", "Baseball Bat")
    while city.what != "AskBlock":
        city.passes_once()
    city.answers("B", "block <Mahendra Chanda>")
    while city.what not in ("AskOnto", "AskAction"):
        city.passes_once()
    lost = 4 - city.blood("Mahendra Chanda")
    assert lost >= 2
    for _ in range(saves):
        city.answers("B", "to <PR Firm>")
    if city.what == "AskOnto":
        city.answers("B", "none")
    assert (city.blood("PR Firm"), city.blood("Spiders"), city.blood("Mahendra Chanda")) == (saves, 1, 4 - lost)
    city.passes()
    assert city.fought_out


# ---- Raising the Stakes


@rule("card.raising-the-stakes")
def test_the_stakes_rise_once_a_turn_with_prestige_on_two_tokens() -> None:
    city = City(A=seat(agenda_card="Raising the Stakes", conspiracies=[("Spiders", "AB"), ("Spiders", "A")]), B=seat())
    city.acts()
    city.answers("A", "add <Spiders 2>")
    assert city.agenda("A") == 0
    city.answers("A", "add <Spiders 1>")
    assert (city.agenda("A"), city.blood("Spiders 1"), city.blood("Spiders 2")) == (1, 3, 2)
    assert city.asking == "AskAction A"


@rule("card.raising-the-stakes")
def test_what_a_foe_contributes_raises_no_stakes() -> None:
    city = City(A=seat(agenda_card="Raising the Stakes", conspiracies=[("Spiders", "AA")]), B=seat(prestige=5))
    city.acts()
    city.answers("A", "show <Spiders> B")
    city.answers("B", "give")
    city.answers("A", "accept")
    assert (city.agenda("A"), city.blood("Spiders"), city.asking) == (0, 3, "AskAction A")


@rule("card.raising-the-stakes")
@pytest.mark.parametrize(("givers", "agenda"), [("AAAA", 2), ("AAA", 0)])
def test_a_card_resolved_with_four_tokens_pays_two(givers: str, agenda: int) -> None:
    city = City(A=seat(agenda_card="Raising the Stakes", conspiracies=[("Change of Plans", givers)]), B=seat(),
                street=["San Francisco Fog"])  # fmt: skip
    city.acts()
    city.answers("A", "resolve <Change of Plans>", *["none"] * len(givers))
    assert (city.agenda("A"), city.zone("Change of Plans"), city.idle) == (agenda, DISCARD, True)


@rule("token.moved")
def test_what_a_card_costs_is_paid_before_its_player_moves_any_blood() -> None:
    city = City(
        A=seat(coterie=[vampire("Stefan Cel Tradat", blood=3)], hand=["Urban Fox"], board=["PR Firm"]), B=seat()
    )
    city.acts()
    city.plays("Urban Fox", "Stefan Cel Tradat")
    assert city.blood("Stefan Cel Tradat") == 2
    city.answers("A", "choose <Stefan Cel Tradat>")
    assert (city.blood("Stefan Cel Tradat"), city.blood("PR Firm")) == (1, 1)
    assert (city.guests("Stefan Cel Tradat"), city.asking) == (["Urban Fox"], "AskAction A")
