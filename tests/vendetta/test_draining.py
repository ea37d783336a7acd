"""Draining."""

from __future__ import annotations

from gloam.vendetta.catalogue import ALLIES
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, seat

HAND = ["BR04", "BR07", "BR08"]


@rule("drain.when")
def test_draining_is_possible_on_ones_own_turn_only() -> None:
    game = Vendetta(A=seat(blood=4, hand=HAND))
    game.turn("A", "play BR07 at 1 up blood 0")
    assert game.refuses("B", "drain VI").rule == "table.not-asked"
    game.answers("A", "drain VI")
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("drain.when")
def test_draining_before_the_card_is_possible_too_and_never_a_must() -> None:
    game = Vendetta(A=seat(blood=4, hand=HAND))
    game.turn("A", "drain VI")
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    game.answers("A", "play BR07 at 1 up blood 0")
    assert game.settled
    declined = Vendetta(A=seat(blood=4, hand=HAND))
    declined.turn("A", "play BR07 at 1 up blood 0 end")
    assert declined.blood == {"A": 4, "B": 6, "C": 6, "D": 6}
    assert declined.alliance("A") == ["VI"]
    assert declined.settled


@rule("drain.phase-or-turn")
def test_nobody_drains_in_the_turns_of_others() -> None:
    game = Vendetta()
    game.planning()
    assert game.waiting == "A"
    for name in "BCD":
        assert game.refuses(name, "drain VI").rule == "table.not-asked"
    game.answers("A", "play BR08 at 1 up blood 0 end")
    assert game.waiting == "B"
    assert game.refuses("A", "drain VI").rule == "table.not-asked"
    game.answers("B", "drain VI")
    assert game.blood == {"A": 6, "B": 9, "C": 6, "D": 6}
    assert game.asking == "AskTurn B"


@rule("drain.many")
def test_several_cards_may_be_drained_on_one_turn() -> None:
    game = Vendetta(A=seat(blood=2, alliance=["VI", "VI"], hand=HAND))
    game.turn("A", "drain VI", "drain VI")
    assert game.blood == {"A": 8, "B": 6, "C": 6, "D": 6}
    assert (game.alliance("A"), game.drained("A")) == ([], ["VI", "VI"])
    game.answers("A", "play BR07 at 1 up blood 0")
    assert game.settled


@rule("drain.blood")
def test_a_victim_brings_three_blood_at_once() -> None:
    game = Vendetta(A=seat(blood=2, hand=HAND))
    game.turn("A", "drain VI")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.asking == "AskTurn A"


@rule("drain.influence")
def test_a_drained_card_scores_its_other_number() -> None:
    game = Vendetta(A=seat(influence=5, alliance=["VI"], drained=["VI"]), B=seat(alliance=[], drained=["AL23"]))
    game.score()
    assert [game.result(name) for name in game.names] == [5 + 1 + 0, 3 + 2, 3 + 1, 3 + 1]
    assert game.settled


@rule("drain.ability-lost")
def test_a_drained_ally_has_no_ability() -> None:
    kept = Vendetta(A=seat(alliance=["AL07"], hand=HAND))
    kept.turn("A", "play BR07 at 1 down blood 0 end")
    assert kept.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert kept.settled
    game = Vendetta(A=seat(alliance=["VI"], drained=["AL07"], tokens_up=1, hand=HAND))
    game.turn("A", "play BR07 at 1 down blood 0 end")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("drain.not-twice")
def test_a_drained_card_cannot_be_drained_again() -> None:
    game = Vendetta(A=seat(alliance=[], drained=["VI"], hand=HAND))
    game.turn("A")
    no = game.refuses("A", "drain VI")
    assert (no.rule, no.facts) == ("drain.not-twice", {"card": "VI"})
    game.answers("A", "play BR07 at 1 up")
    assert game.refuses("A", "drain VI").rule == "drain.not-twice"
    game.answers("A", "blood 0")
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("drain.voluntary-only-turn")
def test_nobody_drains_by_choice_in_resolution() -> None:
    game = Vendetta(A=seat(blood=1, alliance=["VI", "VI"], at={1: "BR08"}))
    game.resolve(1, stay=False)
    assert game.refuses("A", "drain VI").rule == "drain.voluntary-only-turn"
    game.answers("A", "stay")
    assert game.blood == {"A": 1, "B": 6, "C": 6, "D": 6}
    assert game.alliance("A") == ["VI", "VI"]
    assert game.settled


@rule("drain.use-at-once")
def test_blood_from_draining_can_be_played_on_the_same_turn() -> None:
    game = Vendetta(A=seat(blood=2, hand=HAND))
    game.turn("A", "play BR07 at 1 up")
    assert game.refuses("A", "blood 3").rule == "blood.last-play"
    game.answers("A", "drain VI")
    assert game.blood == {"A": 5, "B": 6, "C": 6, "D": 6}
    game.answers("A", "blood 3")
    assert game.blood == {"A": 2, "B": 6, "C": 6, "D": 6}
    assert game.deployed(1) == {"A": 3, "B": 0, "C": 0, "D": 0}
    assert game.settled


@rule("drain.public")
def test_everyone_sees_who_drained_whom() -> None:
    game = Vendetta(A=seat(alliance=["AL09"], hand=HAND))
    game.turn("A", "drain AL09", "play BR07 at 1 up blood 0")
    for viewer in game.viewers:
        assert game.view(viewer)["players"][0]["drained"] == ["AL09"]
        assert [(event["seat"], event["card"]) for event in game.log("drained", viewer=viewer)] == [(0, "AL09")]
    assert [ally.drain_influence for ally in ALLIES if ally.id == "AL09"] == [2]
    game.score()
    assert game.result("A") == 3 + 2 - 1
    assert game.settled
