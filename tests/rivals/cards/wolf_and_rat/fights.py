"""A fight in one line: who attacks whom, with what, who blocks, and with what it is answered."""

from __future__ import annotations

from typing import Any

from tests.rivals.scenario import City, out, seat

Fighter = str | dict[str, Any]


def outside(one: Fighter) -> dict[str, Any]:
    """Somebody in The Street, in the one party there."""
    return out(one) if isinstance(one, str) else one


def facing(
    card: str, attacker: Fighter, *party: Fighter, answer: str = "", along: tuple[Fighter, ...] = (), **facts: Any
) -> City:
    """A's attacker, who holds this card and whom these go with, and B's party, who hold that answer. The Leaders stay
    at home."""
    mine, theirs = [outside(one) for one in (attacker, *along)], [outside(one) for one in party]
    home = facts.pop("home", ["Flick"])
    return City(
        A=seat(coterie=[*home, *mine], hand=[card] if card else [], **facts),
        B=seat(coterie=["June Bryant", *theirs], hand=[answer, "Mercy"] if answer else []),
    )  # fmt: skip


def fight(city: City, kind: str, attacker: str, target: str, *along: str, block: str = "", answer: str = "") -> City:
    """The attack from its beginning to its end; nothing else is used."""
    held = city.hand("A")
    city.acts()
    city.attack(attacker, target, kind, held[0] if held else "", *along)
    if city.what == "AskBlock":
        city.answers("B", f"block <{block}>" if block else "let")
    if city.what == "AskReaction":
        ways = [f"{verb} [{answer}]" for verb in ("lay", "show")] if answer else []
        city.answers("B", next((way for way in ways if way in city.options("B")), "none"))
    city.passes()
    return city
