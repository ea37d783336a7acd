"""The Gangrel, one by one."""

from __future__ import annotations

from typing import Any

from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat

# ---- Leah Swiftfoot


def leah(mate: str = "", *, theirs: tuple[str, ...] = (), blood: int = 4) -> City:
    """She attacks Doc, with whoever stands with her."""
    mates: list[Any] = [out(mate)] if mate else []
    city = City(
        A=seat(coterie=["Hydra", out("Leah Swiftfoot", blood=blood), *mates]),
        B=seat(coterie=[out("Doc"), out("Skunk")], hand=[*theirs]),
    )
    city.acts()
    city.attack("Leah Swiftfoot", "Doc", "mental", "", *([mate] if mate else []))
    return city


def test_leah_swiftfoot_alone_cannot_be_blocked() -> None:
    city = leah()
    assert city.asks("A", "no", "use <Leah Swiftfoot>")
    city.answers("A", "no")
    assert (city.zone("Leah Swiftfoot"), city.blood("Doc"), city.fought_out) == (STREET, 5, True)


def test_with_somebody_beside_her_she_can_be() -> None:
    city = leah("Sweetums")
    assert city.asks("B", "let", "block <Skunk>")
    city.answers("B", "block <Skunk>")
    assert city.log("blocked")[0]["card"] == city.table.handle(city.card("Skunk"))
    city.answers("A", "no")
    assert (city.blood("Skunk"), city.blood("Doc"), city.fought_out) == (3, 5, True)


@rule("card.leah-swiftfoot", "card.secret-passage")
def test_after_her_attack_she_may_go_home_whether_she_was_alone_or_not() -> None:
    for mate in ("", "Sweetums"):
        city = leah(mate)
        if mate:
            city.answers("B", "let")
        city.answers("A", "use <Leah Swiftfoot>")
        assert (city.zone("Leah Swiftfoot"), city.ready("Leah Swiftfoot")) == (HAVEN, False)
        assert city.party("Leah Swiftfoot") == ["Hydra", "Leah Swiftfoot"]
        assert city.fought_out


@rule("card.leah-swiftfoot")
def test_she_stays_where_her_attack_comes_to_nothing() -> None:
    city = City(
        A=seat(coterie=["Hydra", out("Leah Swiftfoot")]), B=seat(coterie=["Doc"], hand=["Greed"]),
    )  # fmt: skip
    city.acts()
    city.answers("A", "attack <Leah Swiftfoot>")
    city.answers("B", "done")
    assert len(city.log("attack-ended")) == 1
    assert (city.zone("Leah Swiftfoot"), city.ready("Leah Swiftfoot"), city.fought_out) == (STREET, False, True)


@rule("card.leah-swiftfoot")
def test_she_who_falls_in_it_does_not_go_home() -> None:
    city = leah(theirs=("Slap in the Face",), blood=1)
    city.answers("B", "lay [Slap in the Face]")
    assert (city.zone("Leah Swiftfoot"), city.prestige("A"), city.fought_out) == (TORPOR, 11, True)
