"""The players of Blood Orders: a row with everyone's figures, and a sheet for each with all that lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import (
    SIGILS,
    View,
    card_link,
    counted,
    effect_text,
    is_victim,
    seen,
    signed,
    tri,
)
from gloam.web.drawings.parts import absence, disc, figure, hidden, icon, sigil
from gloam.web.drawings.running import score_of, scored
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene


@dataclass(frozen=True)
class State:
    """What a player is doing: whether all plan, whether they are waited for, who begins."""

    planning: bool
    awaited: bool
    begins: bool


@dataclass(frozen=True)
class Open:
    """Everything that lies open before a player: amounts, what the fear counts, cards. `holds` and `unknown`: what the
    viewer knows of the hand, and how much not."""

    colour: str | None
    amounts: tuple[int, ...]
    worth: int
    rituals: Sequence[str]
    used: Sequence[str]
    torpor: Sequence[str]
    holds: Sequence[str]
    unknown: int


def players(scene: Scene) -> Drawn:
    view = seen(scene)
    rows = [player_of(scene, view, seat, one) for seat, one in enumerate(view["players"])]
    return all_players(len(rows)).filled(players=rows)


@part
def all_players(many: int) -> Element:
    return h.div("#bo-players", class_=["bo-players", f"bo-players--{many}"], role="list")[slot("players")]


def player_of(scene: Scene, view: View, seat: int, one: View) -> Drawn:
    state = State(
        planning=view["phase"] == "planning",
        awaited=seat in view["waiting_for"],
        begins=view["start"] == seat and view["phase"] != "over",
    )
    return player_frame(scene.lens, seat).filled(
        state=standing(scene.common, seat, state, score_of(scene, seat)),
        figures=figures(scene.common, seat, amounts(one)),
        sheet=sheet(scene.common, seat, lying_open(one, seat == scene.you)),
    )


def amounts(one: View) -> tuple[int | None, ...]:
    """The figures that stand beside a name, in their order; None where there is none now."""
    counts = [one["blood"], one["influence"], one["points"], one["fear"]]
    return *counts, len(one["rituals"]), one["hand"], len(one["torpor"]), one["tokens"]


def lying_open(one: View, own: bool) -> Open:
    known = ((), 0) if own else (tuple([card for card in one["holds"] if is_victim(card)]), one["unknown"])
    counts = (one["blood"], one["influence"], one["points"], one["fear"], one["hand"], one["assigned"])
    return Open(one["colour"], counts, one["fear_points"], one["rituals"], one["used"], one["torpor"], *known)


@part
def player_frame(lens: Lens, seat: int) -> Element:
    """One player: sign, name, what they are doing, figures. A press opens everything."""
    return h.div(
        class_=["bo-player", f"s{seat + 1}", seat == lens.you and "bo-player--me"], id=f"seat-{seat}", role="listitem"
    )[
        sigil(SIGILS[seat], seat),
        h.button(".hit.nm", type="button", popovertarget=f"sheet-{seat}")[
            lens.name(seat), hidden(f", {lens.speech.say('bo.open-seat')}")
        ],
        slot("state"),
        slot("figures"),
        slot("sheet"),
    ]


@part
def standing(lens: Lens, seat: int, state: State, score: Mapping[str, Any] | None) -> Element:
    return h.span(".st", id=f"st-{seat}")[
        None if score is None else scored(lens, seat, score), status(lens, seat, state)
    ]


def status(lens: Lens, seat: int, state: State) -> Node:
    """Bot or away; ready, planning, or to move; and who begins."""
    say, bot = lens.speech.say, lens.bot(seat)
    parts = [say("bo.bot", name=bot)] if bot else []
    if state.planning:
        parts.append(say("bo.planning" if state.awaited else "bo.ready"))
    elif state.awaited:
        parts.append(say("bo.to-move"))
    if state.begins:
        parts.append(say("bo.begins"))
    return [None if bot else absence(seat, bool(parts)), ", ".join(parts)]


@part
def figures(lens: Lens, seat: int, counts: Sequence[int | None]) -> Element:
    speech, letter = lens.speech, lens.letter(seat)
    words = [
        ("blood", speech.term("blood"), "fig--blood"),
        ("influence", speech.term("influence"), "fig--inf"),
        ("vp", speech.say("bo.point-tokens"), "fig--soft"),
        ("fear", speech.term("fear"), "fig--soft"),
        ("ritual", speech.term("rituals"), "fig--soft"),
        ("hand", speech.say("bo.in-hand"), "fig--soft"),
        ("torpor", speech.say("bo.in-torpor"), "fig--soft"),
        ("order", speech.say("bo.tokens-left"), "fig--soft"),
    ]
    return h.span(".fg", id=f"fg-{seat}")[
        [
            figure(symbol, amount, word, f"{kind} f-{symbol}", f"seat-{seat}-{symbol}", disc(lens, symbol, letter))
            for (symbol, word, kind), amount in zip(words, counts, strict=True)
            if amount is not None
        ]
    ]


# ---- everything that lies open before a player


@part
def sheet(lens: Lens, seat: int, one: Open) -> Element:
    say, term = lens.speech.say, lens.speech.term
    title = lens.names[seat]
    return h.div(".sheet.bo-sheet", id=f"sheet-{seat}", popover="auto", aria_label=title)[
        h.h2(".head")[sigil(SIGILS[seat], seat), h.span[title]],
        one.colour and h.p(".soft")[say("bo.colour", colour=term(f"colour.{one.colour}"))],
        h.ul(".bo-facts", id=f"facts-{seat}")[facts(lens, seat, one)],
        section(say("bo.rituals-of"), rituals(lens, seat, one.rituals, one.used)),
        section(term("torpor"), listed(lens, f"torpor-{seat}", one.torpor)),
        section(say("bo.known-hand"), known(lens, seat, one.holds, one.unknown)),
        h.button(".btn", type="button", popovertarget=f"sheet-{seat}", popovertargetaction="hide")[say("close")],
    ]


def facts(lens: Lens, seat: int, one: Open) -> Node:
    say, term = lens.speech.say, lens.speech.term
    words = [
        ("blood", term("blood")),
        ("influence", term("influence")),
        ("vp", say("bo.point-tokens")),
        ("fear", say("bo.fear-worth", points=signed(one.worth))),
        ("hand", say("bo.in-hand")),
        ("order", term("assigned")),
    ]
    return [
        h.li(id=f"fact-{seat}-{symbol}")[icon(symbol), h.b[str(amount)], " ", word]
        for (symbol, word), amount in zip(words, one.amounts, strict=True)
    ]


def section(title: str, content: Node) -> Node:
    return [h.h3(".label")[title], content] if content else None


def rituals(lens: Lens, seat: int, cards: Sequence[str], used: Sequence[str]) -> Node:
    if not cards:
        return None
    return h.ul(".texts", id=f"rituals-{seat}")[
        [
            h.li[
                card_link(lens, card),
                h.em[f" {lens.speech.say('bo.used-today')}"] if card in used else None,
                h.span(".does")[effect_text(lens.speech, card)],
            ]
            for card in cards
        ]
    ]


def listed(lens: Lens, key: str, cards: Sequence[str]) -> Node:
    if not cards:
        return None
    return h.ul(".texts", id=key)[
        [h.li[card_link(lens, card, many), " ", tri(lens.speech, card)] for card, many in counted(cards)]
    ]


def known(lens: Lens, seat: int, holds: Sequence[str], unknown: int) -> Node:
    """What this viewer knows of a hand."""
    if not (holds or unknown):
        return None
    return [
        listed(lens, f"known-{seat}", holds),
        h.p(".soft", id=f"unknown-{seat}")[lens.speech.counted("bo.unknown", unknown)] if unknown else None,
    ]
