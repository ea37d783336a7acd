"""Knowledge is exact: imagined tables are all those, and only those, that a seat can think possible."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from gloam.rivals.game import WholeRivalsTable
from tests.rivals.eager import LIKED
from tests.rivals.scenario import City, out, seat
from tests.rivals.worlds import Worlds

DIVE, GLORY, TIED, PLANS = "Dumpster Dive", "Lost Glory", "All Tied Up", "Destroy the Plans"


class Watched:
    """A plays against B, whose cards it would like to know; B acts."""

    def __init__(self, actor: str = "B", **seats: Any) -> None:
        self.city = City(**seats)
        self.city.acts(actor, 9)
        self.worlds = Worlds(cast("WholeRivalsTable", self.city.table), 0, 1)

    def answers(self, name: str, *options: str) -> None:
        """Several at once are one secret choice."""
        self.worlds.answer(self.city.names.index(name), *[self.city.spelled(option) for option in options])
        self.worlds.check_claims()

    def lays(self, card: str, actor: str) -> int:
        """B plays a Conspiracy; its handle."""
        self.answers("B", f"play [{card}]", f"with <{actor}>")
        return max(stamp for stamp, _ in next(iter(self.worlds.possible())).down)

    def is_exact(self, count: int = 300) -> None:
        """What is imagined is possible, and what is possible is imagined."""
        found, possible = self.worlds.imagined(count), self.worlds.possible()
        assert set(found) <= possible, sorted(set(found) - possible)[:3]
        assert possible <= set(found), sorted(possible - set(found))[:3]
        self.city.looked_at = self.city.table.open

    def can_be(self, handle: int) -> set[str]:
        """What can lie there."""
        return {dict(world.down)[handle] for world in self.worlds.possible()}


def b(hand: list[str], **more: Any) -> Any:
    ready = ["Doc", "Velvet", "Bad Penny", "Guv'nah"]
    return seat(**{"coterie": ready, "hand": hand, "library": ["Greed", "Mercy"], "prestige": 20, **more})


def test_what_was_laid_before_a_card_was_seen_is_not_that_card() -> None:
    game = Watched(A=seat(coterie=["Hydra"]), B=b([TIED, PLANS, DIVE], library=["Greed"], discard=[GLORY]))
    first = game.lays(TIED, "Doc")
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    assert game.worlds.claims()[0] == {"core-lost-glory": 1}
    second = game.lays(PLANS, "Bad Penny")
    assert "core-lost-glory" not in game.can_be(first)
    assert "core-lost-glory" in game.can_be(second)
    assert game.worlds.claims() == ({}, [("core-lost-glory", second - 1)])
    game.is_exact(200)
    game.answers("B", f"show {second} A")
    assert game.worlds.claims() == ({"core-lost-glory": 1}, [])  # what was laid first is still unseen
    game.is_exact(60)


def test_a_card_that_is_seen_and_then_perhaps_laid_is_known_again_once_that_was_shown() -> None:
    game = Watched(A=seat(coterie=["Hydra"]), B=b([TIED, DIVE], discard=[GLORY]))
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    laid = game.lays(TIED, "Doc")
    assert game.can_be(laid) == {"core-lost-glory", "core-all-tied-up"}
    assert game.worlds.claims() == ({}, [("core-lost-glory", laid - 1)])
    game.is_exact(100)
    game.answers("B", f"show {laid} A")
    assert game.worlds.claims() == ({"core-lost-glory": 1}, [])
    game.is_exact(60)


def test_of_two_alike_one_was_seen_and_whichever_is_laid_and_shown_may_be_that_one() -> None:
    game = Watched(A=seat(coterie=["Hydra"]), B=b([GLORY, DIVE], library=["Greed", GLORY], discard=[GLORY]))
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    laid = game.lays(GLORY, "Doc")
    game.is_exact(100)
    game.answers("B", f"show {laid} A")
    assert game.worlds.claims() == ({}, [])
    game.is_exact(100)


def test_of_two_alike_one_was_seen_and_whichever_is_played_may_be_that_one() -> None:
    game = Watched(
        A=seat(coterie=["Hydra"]), B=b(["Search Engine", DIVE, GLORY], library=["Greed"], discard=["Search Engine"])
    )
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    assert game.worlds.claims() == ({"core-search-engine": 1}, [])
    game.answers("B", "play [Search Engine]")
    assert game.worlds.claims() == ({}, [])
    game.is_exact(60)


def test_a_card_of_another_kind_stays_surely_in_the_hand() -> None:
    game = Watched(A=seat(coterie=["Hydra"]), B=b([TIED, GLORY, DIVE], library=["Greed"], discard=["Baseball Bat"]))
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    game.lays(TIED, "Doc")
    assert game.worlds.claims() == ({"core-baseball-bat": 1}, [])
    game.is_exact(60)


def test_a_card_laid_for_an_attack_is_shown_and_what_was_held_is_surely_there_again() -> None:
    game = Watched(
        A=seat(coterie=[out("Hydra")], hand=["Greed"]),
        B=b(["Throat Rip", DIVE], coterie=[out("Doc"), "Velvet"], discard=["Baseball Bat"], library=["Sucker Punch"]),
    )
    game.answers("B", f"play [{DIVE}]", "with <Velvet>")
    game.answers("B", "attack <Doc>")
    game.answers("B", "physical")
    game.answers("B", "lay [Throat Rip]")
    assert len(game.worlds.claims()[1]) == 1
    game.is_exact(60)
    game.answers("A", "none")
    assert game.worlds.claims() == ({"core-baseball-bat": 1}, [])
    game.is_exact(30)


def test_a_reaction_that_goes_back_to_the_hand_is_as_secret_as_before() -> None:
    game = Watched(
        "A",
        A=seat(coterie=[out("Hydra")], hand=["Drive-By"]),
        B=b(["Fleetness", "Steal the Spotlight", "Greed"], coterie=[out("Doc")], library=["Mercy"]),
    )
    game.answers("A", "attack <Hydra>")
    game.answers("A", "social")
    game.answers("A", "lay [Drive-By]")
    game.answers("B", "lay [Fleetness]")
    assert {len(world.hand) for world in game.worlds.possible()} == {3}
    game.is_exact(60)


def test_a_modifier_laid_in_a_scheme_and_the_haven_that_posts_others() -> None:
    for haven in ("", "Old Post Office"):
        bases = {"haven": haven} if haven else {}
        game = Watched(
            A=seat(coterie=["Ty Smith"], hand=["Mercy"]),
            B=b(["Mercy", "Hedge Your Bets", "Fleetness"], library=["Greed"], prestige=2, **bases),
        )
        game.answers("B", "play [Mercy]", "with <Doc>")
        game.answers("B", "lay [Hedge Your Bets]", "yes")
        laid = max(stamp for stamp, _ in next(iter(game.worlds.possible())).down)
        assert game.can_be(laid) == (
            {"core-hedge-your-bets"} if not haven else {"core-hedge-your-bets", "core-fleetness"}
        )
        game.is_exact(100)


def test_the_top_of_a_library_that_all_have_seen_is_drawn_and_laid() -> None:
    game = Watched(
        A=seat(coterie=["Ty Smith"]),
        B=b(["Mercy", TIED], coterie=["Iris Lokken", "Doc", "Velvet"], library=["Greed", PLANS, GLORY]),
    )
    game.answers("B", "play [Mercy]", "with <Iris Lokken>")
    game.answers("B", "yes")
    game.answers("A", "out")
    while game.city.what != "AskAction":
        question = game.city.first_question()
        game.answers(game.city.names[question.seat], game.city.named(question.options[0]))
    assert {world.library[-1] for world in game.worlds.possible()} == {"core-lost-glory"}
    game.is_exact(60)
    game.answers("B", "draw")
    assert game.worlds.claims() == ({"core-lost-glory": 1}, [])
    laid = game.lays(TIED, "Doc")
    assert game.can_be(laid) == {"core-lost-glory", "core-all-tied-up", "core-destroy-the-plans"}
    game.is_exact(200)


def test_what_nobody_has_seen_is_dealt_evenly() -> None:
    game = Watched(A=seat(coterie=["Hydra"]), B=b([GLORY, TIED], library=[PLANS, "Greed"]))
    found = game.worlds.imagined(360)
    assert set(found) == game.worlds.possible()
    assert len(found) == 12  # 6 hands, each with 2 orders of the Library
    assert 15 < min(found.values()) <= max(found.values()) < 50
    game.city.looked_at = game.city.table.open


# ---- played by chance


KIT = (GLORY, GLORY, TIED, PLANS, DIVE, "Search Engine", "Baseball Bat", "Fleetness", "Throat Rip")


class Walk:
    """B plays eagerly with few cards, and A watches."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        cards = self.rng.sample(KIT, 6)
        self.game = Watched(
            A=seat(coterie=[out("Hydra"), "Johnny"], hand=["Fleetness", "Greed"], library=["Mercy"] * 4),
            B=b(
                [DIVE, *cards[:2]],
                coterie=[out("Doc"), "Velvet", "Iris Lokken", "Guv'nah"],
                library=cards[2:3],
                discard=cards[3:],
            ),
        )

    def step(self) -> None:
        """Whoever is asked answers; B goes on until that shows."""
        worlds = self.game.worlds
        trial, since = worlds.real.clone(), worlds.told(worlds.real)
        before = worlds.seen(trial, since)
        chosen: list[str] = []
        asked = trial.questions()[0].seat
        while trial.open and trial.questions()[0].seat == asked and (not chosen or worlds.seen(trial, since) == before):
            options = [one for one in trial.questions()[0].options if not trial.turns_back(asked, one)]
            weights = [LIKED.get(option.partition(" ")[0], 1.0) for option in options]
            chosen.append(self.rng.choices(options, weights)[0])
            trial.answer(asked, chosen[-1])
            if asked != worlds.owner:
                break
        worlds.answer(asked, *chosen)
        worlds.check_claims()

    def is_possible(self, count: int, first: int) -> None:
        found = self.game.worlds.imagined(count, first)
        assert set(found) <= self.game.worlds.possible()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_what_is_imagined_is_possible_and_all_of_it_is_imagined(seed: int) -> None:
    walk = Walk(seed)
    for number in range(10):
        if walk.game.worlds.real.open:
            walk.step()
            walk.is_possible(3, 100 * number)
    walk.game.is_exact(80)
