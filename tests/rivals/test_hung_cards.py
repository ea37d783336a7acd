"""Cards attached face down from a hand: their player alone knows which they are."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import msgspec
import pytest

import gloam
from gloam.core.chance import seeded
from gloam.core.refusal import Unreadable
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.pieces import ATTACHED, BURNED, DISCARD
from gloam.rivals.view import Public, view
from gloam.rivals.which import has_named
from gloam.rivals.winning import finish
from gloam.words.french.grammar import typeset
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.rivals.worlds import Worlds


def beginning(who: str = "A", **seats: Any) -> City:
    """Start of Turn of whoever has Vicissitude, who is asked whether to use it."""
    city = City(**seats)
    city.turn_of(who)
    while city.what != "AskAnswer":
        city.passes_once()
    return city


def mine(hand: list[str], **more: Any) -> Any:
    return seat(**{"coterie": ["Doc", "Hydra"], "board": ["Vicissitude"], "hand": hand, **more})


def hung(*hand: str, on: str = "Hydra", **more: Any) -> City:
    """A has attached the first of these cards face down."""
    city = beginning(A=mine(list(hand), **more), B=seat(coterie=["Flick"]), C=seat(coterie=["Karma"]))
    city.answers("A", "use <Vicissitude>", f"choose <{on}>", f"attach [{hand[0]}]")
    return city


def guest(city: City, viewer: int | None, host: str = "core-hydra", owner: int = 0) -> Any:
    shown: Any = city.table.view(viewer)
    player = shown["players"][owner]
    return next(one for one in (*player["coterie"], *player["torpor"]) if one["card"] == host)["attached"][-1]


def fresh(city: City) -> None:
    """What is kept of views says what is made anew."""
    table = cast("WholeRivalsTable", city.table)
    for viewer in (None, *range(table.seats)):
        plain = msgspec.json.encode(view(table, Public(table, None), viewer))
        assert (msgspec.json.encode(table.view(viewer)), table.view_json(viewer)) == (plain, plain)


@rule("card.vicissitude", "attach.face-down")
def test_its_player_alone_sees_which_card_is_attached() -> None:
    city = hung("Mercy", "Lolita")
    for viewer in (0, 1, 2, None):
        one = guest(city, viewer)
        assert (one["card"], one["kind"], one["down"], one["holder"]) == (
            "core-mercy" if viewer == 0 else None, "card", True, 0,
        )  # fmt: skip
        told = next(event for event in city.table.events(viewer)[::-1] if event["what"] == "attached")
        assert (told["what"], told["card"]) == ("attached", "core-mercy" if viewer == 0 else None)
        assert ("core-mercy" in msgspec.json.encode([city.table.view(viewer), city.table.events(viewer)]).decode()) == (
            viewer == 0
        )
    fresh(city)
    assert city.asking == "AskAction A"


@rule("attach.face-down")
def test_that_it_is_a_vampire_everyone_sees() -> None:
    city = hung("Lolita", "Mercy")
    seen = [(guest(city, viewer)["card"], guest(city, viewer)["kind"]) for viewer in (0, 1)]
    assert seen == [(city.known("Lolita"), "vampire"), (None, "vampire")]
    assert city.asking == "AskAction A"


def swapped(city: City, one: str, other: str) -> WholeRivalsTable:
    """The same table, but that these two cards of A have changed places."""
    twin = cast("WholeRivalsTable", city.table.clone())
    first, second = city.card(one), city.card(other)
    twin.prints = twin.prints[:]
    twin.prints[first], twin.prints[second] = twin.prints[second], twin.prints[first]
    return twin


def looks(table: WholeRivalsTable, viewer: int | None) -> object:
    """All that this viewer sees, is asked and was told."""
    question = None if viewer is None else table.seat(viewer).question()
    asked = None if question is None else question.plain()
    return table.view_json(viewer), msgspec.json.encode(table.events(viewer)), asked


@rule("card.vicissitude", "attach.face-down")
@pytest.mark.parametrize("other", ["Greed", "Baseball Bat"])
def test_nobody_else_can_tell_which_card_of_the_hand_was_chosen(other: str) -> None:
    """Byte for byte."""
    one, another = [hung(*hand) for hand in (["Mercy", other], [other, "Mercy"])]
    for viewer in (1, 2, None):
        first, second = [looks(cast("WholeRivalsTable", city.table), viewer) for city in (one, another)]
        assert first == second
    assert one.asking == another.asking == "AskAction A"


@rule("card.vicissitude", "attach.face-down")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_else_can_tell_as_the_game_goes_on(seed: int) -> None:
    """Another card lies there, and all answers are the same: others see, are asked and are told the same."""
    city = hung("Mercy", "Greed", "Baseball Bat", library=["Fleetness", *["Greed", "Drive-By"] * 4])
    table, twin, rng = cast("WholeRivalsTable", city.table.clone()), swapped(city, "Mercy", "Fleetness"), Random(seed)
    for _ in range(60):
        if table.over:
            break  # then all is shown
        for viewer in (1, 2, None):
            assert looks(table, viewer) == looks(twin, viewer)
        question = table.questions()[0]
        options = [option for option in question.options if not option.startswith(("burn", "draw", "library"))]
        if not options or len(table.library[0]) < 2:
            break
        assert twin.questions()[0].options == question.options
        option = rng.choice(options)
        for each in (table, twin):
            each.answer(question.seat, option)
    assert city.asking == "AskAction A"


@rule("attach.face-down")
def test_imagined_it_may_be_any_card_of_that_hand_or_library_and_its_player_imagines_what_it_is() -> None:
    city = hung("Mercy", "Greed", "Lolita", library=["Fleetness", "Search Engine"], faction=["Sarka"])
    table, card = city.table, city.table.pieces[city.card("Hydra")].guests[-1]
    found: dict[int, set[str]] = {0: set(), 1: set()}
    for luck in range(60):
        for viewer, names in found.items():
            twin = cast("WholeRivalsTable", table.imagine(viewer, seeded(luck)))
            assert twin.view(viewer) == table.view(viewer)
            assert RIVALS.from_position(twin.position()).position() == twin.position()
            names.add(twin.id_of(card))
    assert found == {
        0: {"core-mercy"},
        1: {"core-mercy", "core-greed", "core-fleetness", "core-search-engine"},
    }
    assert city.asking == "AskAction A"


@rule("attach.face-down")
def test_a_position_says_who_knows_it() -> None:
    city = hung("Mercy", "Greed")
    again = cast("WholeRivalsTable", RIVALS.from_position(city.table.position()))
    assert again.position() == city.table.position()
    for viewer in (0, 1, 2, None):
        assert again.view_json(viewer) == city.table.view_json(viewer)
    assert city.asking == "AskAction A"


# ---- what can be worked out


class Watched:
    """A would like to know the cards of B, who has Vicissitude."""

    def __init__(self, hand: list[str], **more: Any) -> None:
        facts = {"coterie": ["Doc", "Velvet", "Bad Penny"], "board": ["Vicissitude"], "library": ["Greed"], **more}
        self.city = beginning("B", A=seat(coterie=["Hydra"]), B=seat(hand=hand, **facts))
        self.worlds = Worlds(cast("WholeRivalsTable", self.city.table), 0, 1)

    def answers(self, *options: str) -> None:
        self.worlds.answer(1, *[self.city.spelled(option) for option in options])
        self.worlds.check_claims()

    def hangs(self, card: str) -> int:
        for option in ("use <Vicissitude>", "choose <Doc>", f"attach [{card}]"):
            self.answers(option)
        return self.city.table.pieces[self.city.table.pieces[self.city.card("Doc")].guests[-1]].stamp

    def is_exact(self, count: int = 200) -> None:
        found, possible = self.worlds.imagined(count), self.worlds.possible()
        assert set(found) <= possible, sorted(set(found) - possible)[:3]
        assert possible <= set(found), sorted(possible - set(found))[:3]
        self.city.looked_at = self.city.table.open

    def can_be(self, handle: int) -> set[str]:
        return {dict(world.down)[handle] for world in self.worlds.possible()}


@rule("attach.face-down")
def test_whoever_watches_knows_no_less_and_no_more_than_can_be_worked_out() -> None:
    game = Watched(["Mercy", "Dumpster Dive", "All Tied Up"], discard=["Lost Glory"])
    first = game.hangs("Mercy")
    assert game.can_be(first) == {"core-mercy", "core-dumpster-dive", "core-all-tied-up", "core-greed"}
    game.is_exact()
    game.answers("play [Dumpster Dive]")
    game.answers("with <Velvet>")
    assert game.worlds.claims() == ({"core-lost-glory": 1}, [])
    assert "core-lost-glory" not in game.can_be(first)
    game.is_exact()


@rule("attach.face-down")
@pytest.mark.parametrize("chosen", ["Lost Glory", "Mercy"])
def test_a_card_that_others_saw_in_the_hand_may_be_the_one_that_is_attached(chosen: str) -> None:
    city = beginning(
        "B", A=seat(coterie=["Hydra"]), B=mine(["Mercy", "Lost Glory"], coterie=["Doc", "Velvet"], library=["Greed"])
    )
    card = next(card for card in city.table.hand[1] if city.table.id_of(card) == "core-lost-glory")
    city.table.see(card, city.table.everyone())
    city.table.settle()
    game = Watched.__new__(Watched)
    game.city, game.worlds = city, Worlds(cast("WholeRivalsTable", city.table), 0, 1)
    assert game.worlds.claims()[0] == {"core-lost-glory": 1}
    handle = game.hangs(chosen)
    assert game.worlds.claims() == ({}, [("core-lost-glory", handle - 1)])
    assert game.can_be(handle) == {"core-mercy", "core-lost-glory", "core-greed"}
    game.is_exact()


# ---- what becomes of it


@rule("card.vicissitude", "attach.make-room")
def test_room_is_made_before_the_card_is_chosen() -> None:
    full = [vampire("Hydra", on=["Athlete", "Student", "Cop"])]
    city = beginning(A=mine(["Mercy", "Greed"], coterie=full), B=seat())
    city.answers("A", "use <Vicissitude>")
    if city.what != "AskRoom":
        city.answers("A", "choose <Hydra>")
    assert city.asks("A", "burn <Athlete>", "burn <Student>", "burn <Cop>")
    again = RIVALS.from_position(city.table.position())
    assert again.position() == city.table.position()
    city.answers("A", "burn <Cop>")
    assert city.asks("A", "attach [Mercy]", "attach [Greed]") or city.asks("A", "attach [Greed]", "attach [Mercy]")
    city.answers("A", "attach [Mercy]")
    assert (city.guests("Hydra"), city.asking) == (["Athlete", "Student", "Mercy"], "AskAction A")


@rule("attach.face-down", "torpor.attachments")
def test_when_its_bearer_falls_it_lies_open() -> None:
    city = hung("Mercy", "Greed")
    card = city.card("Mercy")
    city.falls("Hydra")
    piece = city.table.pieces[card]
    assert (piece.zone, piece.down, piece.seen) == (DISCARD, False, city.table.everyone())
    assert (city.pile("A"), city.idle) == (["Mercy"], True)
    fresh(city)


@rule("attach.face-down", "attach.burn-any-time")
def test_burned_by_its_player_it_lies_open_and_is_named() -> None:
    city = hung("Mercy", "Greed")
    card = city.card("Mercy")
    city.answers("A", "burn <Mercy>")
    assert (city.table.pieces[card].zone, city.table.pieces[card].seen) == (BURNED, city.table.everyone())
    assert city.asking == "AskAction A"
    told = next(event for event in city.table.events(1)[::-1] if event["what"] == "burned")
    assert "core-mercy" in str(told["names"])
    fresh(city)


@rule("attach.face-down")
def test_detached_it_lies_open_and_is_named() -> None:
    city = hung("Mercy", "Greed", on="Simona", coterie=["Doc", "Simona"])
    card = city.card("Mercy")
    city.answers("A", "use <Simona>")
    assert city.asking == "AskWhich A"
    assert (city.table.pieces[card].zone, city.table.pieces[card].seen) == (DISCARD, city.table.everyone())
    told = next(event for event in city.table.events(1)[::-1] if event["what"] == "detached")
    assert "core-mercy" in str(told["names"])
    fresh(city)


@rule("attach.face-down", "card.vladislav")
def test_moved_to_a_foes_character_it_stays_as_secret() -> None:
    city = hung("Mercy", "Greed", coterie=["Vladislav", "Hydra"])
    card = city.card("Mercy")
    city.answers("A", "use <Vladislav>")
    if city.what != "AskHost":
        city.answers("A", "choose <Mercy>")
    city.answers("A", "to <Flick>")
    piece = city.table.pieces[card]
    assert (piece.zone, piece.down, piece.holder, piece.seen) == (ATTACHED, True, 0, 1)
    assert [guest(city, viewer, "core-flick", 1)["card"] for viewer in (0, 1, 2, None)] == [
        "core-mercy", None, None, None,
    ]  # fmt: skip
    assert all("core-mercy" not in str(city.table.events(viewer)) for viewer in (1, 2, None))
    assert city.asking == "AskAction A"
    fresh(city)


@rule("attach.face-down")
def test_it_has_no_name_no_kind_and_no_text() -> None:
    city = hung("Lolita", "Greed")
    card, host = city.table.pieces[city.card("Hydra")].guests[-1], city.card("Hydra")
    assert not has_named(city.table, host, city.table.id_of(card))
    assert not city.table.is_a(card, -1)
    assert not [force for forces in city.table.index for force in forces if force.cause.card == card]
    assert city.asking == "AskAction A"


@rule("attach.face-down", "table.shown-at-end")
def test_at_the_end_it_is_shown() -> None:
    city = hung("Mercy", "Greed")
    finish(cast("WholeRivalsTable", city.table), [1], "card.disheveled-shelves", [])
    city.table.settle()
    told = next(event for event in city.table.events(1) if event["what"] == "cards-shown" and event["seat"] == 0)
    assert (told["hand"], told["down"]) == (("core-greed",), ("core-mercy",))
    assert (guest(city, 1)["card"], city.table.over) == ("core-mercy", True)
    fresh(city)


# ---- what is read and drawn


@rule("attach.face-down")
def test_others_read_that_a_card_was_attached_and_its_player_reads_which() -> None:
    city = hung("Mercy", "Greed")
    for language, known, unknown in (
        ("en", "Mercy is attached to Hydra, face down", "A attaches a card to Hydra, face down"),
        ("fr", "« Miséricorde » s'attache à Hydra, face cachée", "A attache une carte à Hydra, face cachée"),
    ):
        for viewer, sentence in ((0, known), (1, unknown), (None, unknown)):
            told = next(event for event in city.table.events(viewer)[::-1] if event["what"] == "attached")
            assert gloam.words(language, "rivals").event(told, ("A", "B", "C"), viewer).rstrip(".") in (
                sentence,
                typeset(sentence),
            )
    assert city.asking == "AskAction A"


@rule("attach.face-down")
@pytest.mark.parametrize("path", ["seats.0.board.0.attached.0.seen", "seats.0.coterie.0.attached.0.seen"])
def test_a_position_hides_only_what_hangs_on_a_character_and_never_from_its_player(path: str) -> None:
    guests: dict[str, Any] = {"attached": [{"card": "Mercy", "down": True, "seen": "B"}]}
    under = {"board": [{"card": "Secret Compartment", **guests}]}
    on = {"coterie": [{"card": "Hydra", **guests}]}
    with pytest.raises(Unreadable, match=path):
        RIVALS.from_position({"seats": [under if "board" in path else on, {}]})
