"""Positions of Rivals: written, read and written again they are the same; what cannot be is refused with its path."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from gloam.core.codec import WORDS as BASES
from gloam.core.effect import Effect
from gloam.core.refusal import Unreadable
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.core.texts import Lend, Text
from gloam.rivals.catalogue import CARDS
from gloam.rivals.game import CODEC, RIVALS, WholeRivalsTable
from gloam.rivals.position_limits import limits
from gloam.rivals.steps import STEPS
from tests.rivals import scenario
from tests.rivals.chance_games import GAMES, Begun, along, play_on

FIRST_PRINTS = [card.first_print for card in CARDS if card.first_print]


def plain(table: Table) -> Any:
    """Through JSON, as a file keeps it."""
    return json.loads(json.dumps(table.position()))


def read(data: Any) -> WholeRivalsTable:
    table = RIVALS.from_position(data)
    assert isinstance(table, WholeRivalsTable)
    return table


# ---- there and back


def test_a_position_is_read_where_what_is_nobodys_is_put_in_order() -> None:
    hydra = scenario.vampire("Hydra", blood=4, on=["Vagrant"])
    hers = scenario.seat(coterie=[hydra], hand=["Bong-Cha Park"], library=["Greed"] * 5)
    city = scenario.City(street=["The Hunger"], A=hers)
    city.turn_of("A")
    city.answers("A", "recruit [Bong-Cha Park]", "end")
    assert city.asks("A", "no", "use <The Hunger>", "use <Bong-Cha Park>")
    assert plain(read(plain(city.table))) == plain(city.table)
    assert read(plain(city.table)).questions() == city.table.questions()


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_written_and_read_and_written_the_same_and_asks_the_same(game: Begun) -> None:
    for table in along(game, 3):
        position = plain(table)
        again = read(position)
        assert plain(again) == position
        assert again.questions() == table.questions()
        codes = [[force.code for force in forces] for forces in table.index]
        assert [[force.code for force in forces] for forces in again.index] == codes
        for seat in (None, *range(table.seats)):
            assert again.view(seat) == table.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_read_plays_on_like_the_one_that_was_written(game: Begun) -> None:
    for number, table in enumerate(along(game, 60)):
        one, other = table.clone(), read(plain(table))
        play_on(one, Random(number), 120)
        play_on(other, Random(number), 120)
        assert plain(one)["docket"] == plain(other)["docket"]
        assert {**plain(one), "seed": 0} == {**plain(other), "seed": 0}


def test_every_kind_of_step_that_chance_leaves_to_do_is_written_and_read() -> None:
    """In attacks, Schemes, claims, drafts and chains of texts."""
    met: set[str] = set()
    for seed in range(40):
        for seats in (2, 3, 4):
            for table in along((seats, seed, (), ()), 1):
                here = {type(step).__name__ for step in table.docket}
                if not here <= met:
                    assert plain(read(plain(table))) == plain(table)
                    met |= here
    assert {"AskDeclare", "DraftAttack", "AskTarget", "AskBlock", "AskAttackCard", "AskReaction", "AskPrice"} <= met
    assert {"Answers", "AskAnswer", "AskChange", "Deed", "Resolve", "AskChallenge", "AskContribution"} <= met
    assert len(met) > 60


def kinds(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_step_of_the_game_can_be_written_down() -> None:
    ours = [kind for kind in kinds(Step) if kind.__module__.startswith("gloam.rivals.")]
    bare = {"RivalsStep", "RivalsAsk", "StepOn", "AskOfRivals", "DraftParty", "DraftBlood", "Influencing"}
    bare |= {"TurnUp", "ForSeats", "TypeQuestion"}
    assert sorted([kind.__name__ for kind in ours if kind not in STEPS and kind.__name__ not in bare]) == []


def test_every_word_of_the_game_can_be_spelled() -> None:
    found = [kind for base in (*BASES.values(), Text) for kind in kinds(base) if is_dataclass(kind)]
    ours = [kind for kind in found if kind.__module__.startswith(("gloam.rivals.", "gloam.core."))]
    for kind in ours:
        assert len(CODEC.spelled[kind.__name__].kinds) == len(fields(kind)), kind


def test_every_effect_of_every_card_can_be_spelled_out_and_read_again() -> None:
    bounds = limits(RIVALS.table(2, 1))
    assert len(CODEC.effects) > 100
    for code, effect in CODEC.effects.items():
        spelled = json.loads(json.dumps(CODEC.write_word(effect)))
        assert CODEC.read_effect(Effect, {"effect": spelled}, code, bounds) == effect


def test_lent_texts_are_written_by_the_effect_that_lends_them() -> None:
    lent: list[Any] = []
    for game in GAMES:
        for table in along(game, 4):
            lent += plain(table)["lent"]
    assert lent
    assert all(isinstance(CODEC.effects[one["effect"]], Lend) for one in lent)


# ---- by hand


def test_a_few_words_are_enough() -> None:
    table = read({"seats": [{"hand": ["Greed"]}, {"agenda": 12, "coterie": [{"card": "Nancy Witt", "blood": 1}]}]})
    assert [question.seat for question in table.questions()] == [0]
    assert (table.phase, table.actions, table.rival) == ("action", 2, [1, 0])
    assert [len(table.library[seat]) for seat in (0, 1)] == [40, 40]
    assert table.has_prestige(1) == 19
    assert len(table.city) == 27
    play_on(table, Random(1))
    assert table.over


def test_cards_are_named_by_id_or_by_name_with_the_number_of_a_copy_or_without() -> None:
    seats = [{"hand": ["Greed #1", "core-greed", "core-greed #0"], "library": [], "faction": []}, {}]
    table = read({"seats": seats})
    assert table.hand[0][0] == 1
    assert table.hand[0][2] == 0
    assert [table.id_of(card) for card in table.hand[0]] == ["core-greed"] * 3


@pytest.mark.parametrize("phase", ["setup", "beginning", "action", "end"])
def test_what_is_left_to_do_follows_from_the_phase(phase: str) -> None:
    table = read({"phase": phase, "seats": [{}, {}]})
    play_on(table, Random(3))
    assert table.over


def test_parties_stand_in_the_street_alone_where_nothing_else_is_said() -> None:
    street = [{"card": name, "zone": "street"} for name in ("Hydra", "Shades")]
    table = read({"seats": [{"coterie": street}, {}]})
    assert len({table.pieces[card].party for card in table.coterie[0]}) == 2


# ---- what cannot be


A: dict[str, Any] = {"seats": [{}, {}]}


def attacked(*steps: list[Any], **facts: Any) -> dict[str, Any]:
    """Hydra attacks Shades; what is left of it."""
    seats: list[dict[str, Any]]
    seats = [{"coterie": [{"card": f"{name} #{copy}", "zone": "street"}]} for copy, name in enumerate(HYDRA_AND_SHADES)]
    seats[0] = {**seats[0], "library": ["Greed #2"]}
    attack = {"seat": "A", "attacker": 0, "foe": "B", "target": 1, "first": 1, "type": "physical"}
    return {"seats": seats, "attack": {**attack, **facts}, "docket": [*steps, ["ActionDone", 0]]}


HYDRA_AND_SHADES = ("Hydra", "Shades")
DECLARING: dict[str, Any] = {
    "seats": [{"played": ["Mercy #0"]}, {}],
    "conflict": {"seat": "A", "card": 0, "sides": ["yes", ""]},
}
BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("a copy twice", {"seats": [{"hand": ["Greed #1", "Mercy #1"]}, {}]}, "seats.0.hand.1"),
    ("a copy too far", {"seats": [{"hand": ["Greed #900"]}, {}]}, "seats.0.hand.0.card"),
    ("an unknown card", {"seats": [{"hand": ["Grede"]}, {}]}, "seats.0.hand.0.card"),
    (
        "a handle twice",
        {"seats": [{"coterie": [{"card": "Hydra", "handle": 3}, {"card": "Shades", "handle": 3}]}, {}]},
        "seats.0.coterie.1.handle",
    ),
    (
        "guests of nobody",
        {"seats": [{"hand": [{"card": "Greed", "attached": ["Sheriff"]}]}, {}]},
        "seats.0.hand.0.attached",
    ),
    ("too many tokens", {"seats": [{"coterie": [{"card": "Hydra", "blood": 256}]}, {}]}, "seats.0.coterie.0.blood"),
    ("too much Prestige", {"seats": [{"prestige": [256, 0]}, {}]}, "seats.0.prestige.0"),
    ("a colour too many", {"seats": [{"prestige": [1, 0, 0]}, {}]}, "seats.0.prestige"),
    ("a vampire in a Library", {"seats": [{"library": ["Hydra"]}, {}]}, "seats.0.library.0"),
    ("a City card in a hand", {"seats": [{"hand": ["core-prince-of-the-city"]}, {}]}, "seats.0.hand.0"),
    ("a vampire twice", {"seats": [{"coterie": ["Hydra"]}, {"coterie": ["Hydra"]}]}, "seats.1.coterie.0"),
    ("two Princes", {**A, "street": ["core-prince-of-the-city"] * 2}, "street.1"),
    ("one's own Rival", {"seats": [{"rival": "A"}, {}]}, "seats.0.rival"),
    ("unseen in the open", {"seats": [{"discard": [{"card": "Greed", "seen": "A"}]}, {}]}, "seats.0.discard.0.seen"),
    ("unknown to its holder", {"seats": [{"hand": [{"card": "Greed", "seen": "B"}]}, {}]}, "seats.0.hand.0.seen"),
    (
        "laid before it was seen",
        {"seats": [{"board": [{"card": "Lost Glory", "down": True, "handle": 5, "held": "B", "since": [5]}]}, {}]},
        "seats.0.board.0.since",
    ),
    (
        "since when, of more than know it",
        {"seats": [{"hand": [{"card": "Greed", "held": "B", "since": [5, 6]}]}, {}]},
        "seats.0.hand.0.since",
    ),
    ("held in a deck", {"seats": [{"library": [{"card": "Greed", "held": "B"}]}, {}]}, "seats.0.library.0.held"),
    ("a phase that does not fit", {**A, "phase": "end", "docket": [["AskAction", 0]]}, "docket.0"),
    ("another order", {**A, "docket": [["AskAction", 0], ["MendStep"]]}, "docket.1"),
    ("an attack that nothing goes on with", {**A, "attack": {"seat": "A", "attacker": 0}}, "attack"),
    (
        "an attack without an action",
        {
            "seats": [{"coterie": [{"card": "Hydra #0", "zone": "street"}]}, {}],
            "actions": 0,
            "docket": [["DraftAttack", 0, 0, []], ["ActionDone", 0]],
        },
        "docket.0",
    ),
    ("an attack within another", attacked(["DraftAttack", 0, 0, []], ["GoOnAttack", 6]), "docket.0"),
    ("a block of an attack without a type", attacked(["AskBlock", 1], ["React"], type=""), "docket.1"),
    ("an attack at nobody", attacked(["AskReaction", 1], ["Reveal"], target=None), "docket.1"),
    ("a Reaction before the block", attacked(["AskReaction", 1], ["React"]), "docket.0"),
    ("a question of an attack twice", attacked(["AskReaction", 1], ["AskReaction", 1], ["Reveal"]), "docket.1"),
    ("a question after the end of an attack", attacked(["EndAttack"], ["AskAid", 1]), "docket.1"),
    ("an Event that is none", attacked(["EndAttack"], ["BurnEvent", 1]), "docket.1"),
    ("a target that lies in a Library", attacked(["AskType", 0], target=2, type=""), "attack.target"),
    ("a card of an attack that is none", attacked(["AskBlock", 1], ["React"], card=2), "attack.card"),
    ("a vote on a vampire", {**DECLARING, "conflict": {"seat": "A", "card": 1}, "docket": [["Decide"]]}, "docket.0"),
    (
        "spoils of what was no mortal",
        {**A, "seats": [{"coterie": ["Hydra #0"]}, {}], "docket": [["AskSpoils", 0, 0, 0], ["ActionDone", 0]]},
        "docket.0",
    ),
    ("aid in no attack", {**A, "docket": [["AskAid", 1], ["ActionDone", 0]]}, "docket.0"),
    (
        "Influence that is shown when all is decided",
        {**DECLARING, "docket": [["AskDeclare", 1, []], ["ShowInfluence"], ["Decide"], ["ShowInfluence"]]},
        "docket.3",
    ),
    ("a step of no attack", {**A, "docket": [["AskTarget", 0], ["ActionDone", 0]]}, "docket.0"),
    ("a step of no Scheme", {**A, "docket": [["Decide"], ["ActionDone", 0]]}, "docket.0"),
    (
        "a Scheme that nobody has seen",
        {"seats": [{"coterie": ["Hydra"], "hand": ["Greed #1"]}, {}], "conflict": {"seat": "A", "card": 1}},
        "conflict.card",
    ),
    (
        "a Scheme of somebody whom nobody has seen",
        {
            "seats": [{"coterie": ["Hydra"], "hand": ["Greed #1"]}, {}],
            "conflict": {"seat": "A", "card": 0, "actor": 1},
        },
        "conflict.actor",
    ),
    (
        "a card laid for Influence that is still in a Library",
        {
            "seats": [{"played": ["Mercy #0"], "library": ["Greed #1"]}, {}],
            "conflict": {"seat": "A", "card": 0, "sides": ["yes", ""], "laid": [1, None]},
            "docket": [["Decide"], ["ActionDone", 0]],
        },
        "conflict.laid.0",
    ),
    ("an Event to ignore that is none", attacked(["AskIgnore", 0, 2], ["EndAttack"]), "docket.0"),
    ("no step", {**A, "docket": [["Dance"]]}, "docket.0"),
    ("no verb", {**A, "docket": [["Deed", "dance", 0, 0, 1, -1, 0, -1, 0, False, []]]}, "docket.0.1"),
    ("no text", {**A, "used": [7]}, "used.0"),
    (
        "a text lent out of nothing",
        {**A, "lent": [{"effect": "core-hydra#9", "cause": [0, 0, 1, -1, None]}]},
        "lent.0.effect",
    ),
    ("an unknown field", {"seats": [{"hands": []}, {}]}, "seats.0.hands"),
    ("five seats", {"seats": [{}] * 5}, "seats"),
    ("a deck that is none", {**A, "decks": ["nonsense"]}, "decks"),
    ("an end without a result", {**A, "phase": "over"}, "result"),
    ("a handle that no game comes to", {**A, "serial": 134_725_919_822_513}, "serial"),
    ("Leaders chosen in the middle of a game", {**A, "docket": [["Together", ["AskLeader", 0]]]}, "docket.0"),
    ("an end before the beginning", {"phase": "setup", "seats": [{}, {}], "docket": [["CheckEnd"]]}, "docket.0"),
    ("a first print where it is not played", {"seats": [{"hand": FIRST_PRINTS[:1]}, {}]}, "seats.0.hand.0.card"),
]


@pytest.mark.parametrize(
    "data",
    [
        attacked(["AskBlock", 1], ["React"]),
        attacked(["AskReaction", 1], ["AskAid", 1], ["Reveal"]),
        {**DECLARING, "docket": [["AskDeclare", 1, []], ["ShowInfluence"], ["Decide"], ["ActionDone", 0]]},
    ],
)
def test_what_is_left_of_an_attack_or_a_scheme_is_read_in_its_order(data: dict[str, Any]) -> None:
    assert plain(read(data))["docket"][-1] == data["docket"][-1]


@pytest.mark.parametrize(("data", "where"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_what_cannot_be_is_refused_with_its_path(data: dict[str, Any], where: str) -> None:
    with pytest.raises(Unreadable) as no:
        RIVALS.from_position(data)
    assert no.value.where == where


def test_nobody_chooses_a_leader_among_cards_they_do_not_know() -> None:
    data = plain(RIVALS.table(seats=2, seed=1))
    data["seats"][0]["faction"][0]["seen"] = "B"
    with pytest.raises(Unreadable) as no:
        RIVALS.from_position(data)
    assert no.value.where == "docket.0"


@pytest.mark.parametrize(
    "bid",
    [
        ["AskBid", 0, [1, 1], -1, 0],
        ["AskBid", 0, [0], -1, 0],
        ["AskBid", 0, [0, 1], 2, 5],
        ["SettleBid", [0, 1], -1, 0],
    ],
)
def test_whoever_bids_does_so_with_another_for_the_same_leader(bid: list[Any]) -> None:
    data = plain(RIVALS.table(3, 1, ("first-game",), ("kings-and-tyrants", "kings-and-tyrants", "long-shadows")))
    assert data["docket"][0][0] == "AskBid"
    data["docket"][0] = bid
    with pytest.raises(Unreadable) as no:
        RIVALS.from_position(data)
    assert no.value.where.startswith("docket.0")


def test_no_leader_is_turned_up_that_nobody_was_asked_for() -> None:
    data = plain(RIVALS.table(seats=2, seed=1))
    assert data["docket"][0] == ["Together", ["AskLeader", 0], ["AskLeader", 1]]
    data["docket"][0] = ["AskLeader", 1]
    with pytest.raises(Unreadable) as no:
        RIVALS.from_position(data)
    assert no.value.where == "docket.1"


def test_a_leader_that_is_chosen_is_turned_up_at_once() -> None:
    data = plain(RIVALS.table(seats=2, seed=1))
    for spoiled in (data["docket"][:1], [data["docket"][0], *data["docket"]], [["AskLeader", 0], *data["docket"][2:]]):
        with pytest.raises(Unreadable) as no:
            RIVALS.from_position({**data, "docket": spoiled})
        assert no.value.where == "docket.0"


def test_one_bid_follows_the_other() -> None:
    data = plain(RIVALS.table(3, 1, ("first-game",), ("kings-and-tyrants", "kings-and-tyrants", "long-shadows")))
    bid, *after = data["docket"]
    assert plain(RIVALS.from_position(data)) == data
    for spoiled in ([bid, bid, *after], [bid], [bid, *after[1:]]):
        with pytest.raises(Unreadable) as no:
            RIVALS.from_position({**data, "docket": spoiled})
        assert no.value.where == "docket.0"
