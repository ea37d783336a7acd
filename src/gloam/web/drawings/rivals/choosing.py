"""What the docks are made of: buttons, strips, rows, doors, and the reasons for what is locked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import figure, hidden, icon, reason
from gloam.web.drawings.rivals.pieces import View
from gloam.web.drawings.rivals.plays import DRAFTS, Span, everyone, name_of, now
from gloam.web.elements import Element, Node
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Lens, Reason, Scene

ATTRIBUTES: Final = ("physical", "social", "mental")
MADE, WEIGHED = "!", "?"


def spot(scene: Scene, span: Span, option: str) -> str:
    return scene.keys.spot("dock", span.first, option)


def pressing(scene: Scene) -> Lens:
    """For parts with buttons whose data says all of them: only a coach looks at what is chosen already."""
    return scene.asking if scene.wanted else scene.lens


def chooses(span: Span, option: str, mode: str = "") -> Choice:
    """What is chosen with this option: in a draft that was ended already, its end comes after it. A play of one part is
    made without being told to."""
    rest = (span.end,) if span.what in DRAFTS and span.end and option != span.end else ()
    return Choice((option, *rest), mode == MADE and span.last > 0, mode == WEIGHED)


def press(
    scene: Scene,
    span: Span,
    option: str,
    content: Node,
    mode: str = "",
    kind: str = "",
    brief: bool = False,
    carries: tuple[str, str] = ("", ""),
) -> Element:
    """The button for one answer. `brief`: its words alone would not say what it does. `carries`: the ids
    of what can be dragged instead of pressing it, and of where to."""
    chosen = span.parts[-1].option == option
    return scene.press(
        chooses(span, option, mode),
        span.last,
        id=spot(scene, span, option),
        class_=kind or False,
        aria_pressed="true" if chosen else "false",
        data_carry=carries[0] or None,
        data_to=carries[1] or None,
    )[content, brief and hidden(f" ({scene.said(option, span.last)})")]


def said(scene: Scene, span: Span, option: str, mode: str = "", kind: str = "") -> Element:
    """The button for one answer, in its own words."""
    return press(scene, span, option, scene.said(option, span.last), mode, kind)


def toggle(scene: Scene, span: Span, option: str, content: Node, back: str = "") -> Element:
    """Something that is in or out. What this play has put in, or taken out, is undone by taking its part out; `back` is
    the option that takes out what was in before."""
    parts = {place: word for word in (option, back) if word for place in span.places(word)}
    newest = max(parts, default=-1)
    is_in = parts[newest] == option if parts else bool(back) and back in span.options
    inside = [icon("check") if is_in else None, h.span[content]]
    mark, pressed = spot(scene, span, option), "true" if is_in else "false"
    if parts:
        words = scene.speech.say("riv.dock.undo", answer=scene.said(parts[newest], newest))
        return scene.press(Choice(()), newest, id=mark, aria_pressed=pressed)[inside, hidden(f" ({words})")]
    if option in span.options:
        return press(scene, span, option, inside, brief=True)
    if is_in:
        return scene.press(chooses(span, back), span.last, id=mark, aria_pressed=pressed)[
            inside, hidden(f" ({scene.said(back, span.last)})")
        ]
    return locked(scene, span, option, content)


def locked(scene: Scene, span: Span, option: str, content: Node, kind: str = "") -> Element:
    """A choice that is not possible now; its reason stands beside it."""
    return h.button(type="button", aria_disabled="true", id=spot(scene, span, option), class_=kind or False)[
        icon("lock"), h.span[content]
    ]


def because(scene: Scene, reasons: Iterable[Reason | None]) -> Node:
    """The first for each rule: what it says of one it says of all."""
    found: dict[str, Reason] = {}
    for no in reasons:
        if no is not None:
            found.setdefault(no.rule, no)
    return [reason(scene.speech, scene.game, no.text, no.rule) for no in found.values()]


def strip(label: str, buttons: Sequence[Node], kind: str = "") -> Element:
    return h.div(class_=["pick", kind], role="group", aria_label=label, data_arrows=True)[buttons]


def label_of(scene: Scene, span: Span) -> str:
    return scene.speech.say(f"riv.part.{span.what}")


def row(name: Node, content: Node, note: Node = None) -> Element:
    """A line of a list: what it speaks of, what can be chosen for it, and what follows or why not."""
    return h.li[h.span(".of")[name], content, h.span(".after")[note] if note else None]


def ends(scene: Scene, span: Span, options: Sequence[Node], note: Node = None) -> Element:
    """The answers that end a question, and what is to be known of them."""
    return h.div(".r-done")[options, h.span(".small.soft")[note] if note else None]


def door(symbol: str, title: Node, under: Node) -> Node:
    """What stands on a door: what it is, and who or what it would use."""
    return [icon(symbol), h.span[h.b[title], h.small[under] if under else None]]


# ---- who


def life(scene: Scene, card: View) -> Element:
    """Blood of Blood Potency."""
    words = f"{card['blood']}/{card.get('holds', card['potency'])}"
    return h.span(class_=["life", card["wounded"] and "life--low"], title=scene.speech.term("blood"))[
        h.b[str(card["blood"])], h.small[f"/{card['potency']}"], hidden(f" {scene.speech.term('blood')} {words}")
    ]


def who(scene: Scene, span: Span, handle: str) -> Node:
    """A card in play as a choice shows it: its name, whose it is, its Blood, attributes and the Agenda on it;
    of a target also its Secrecy, which Intel has to reach."""
    card, seat = everyone(now(scene)).get(handle, (None, None))
    name = h.b[name_of(scene, handle, span.question) or scene.speech.say("riv.face-down")]
    if card is None or "potency" not in card:
        return h.span(".r-who")[name, value(scene, card)]
    attributes = [
        figure(word, number, scene.speech.term(f"attribute.{word}"), "fig--soft")
        for word, number in zip(ATTRIBUTES, card["attributes"], strict=True)
    ]
    secret = (
        figure("secrecy", card["secrecy"], scene.speech.term("secrecy"), "fig--soft")
        if span.what == "AskTarget" and card["secrecy"]
        else None
    )
    prize = figure("agenda", card["prize"], scene.speech.term("agenda"), "fig--soft") if card["prize"] else None
    return h.span(class_=["r-who", f"s{(seat or 0) + 1}"])[name, h.small[life(scene, card), attributes, secret, prize]]


def value(scene: Scene, card: View | None) -> Node:
    """What it takes to defeat a mortal, and what lies on any other card."""
    if card is None:
        return None
    if card.get("value") is not None:
        return h.small[figure("blood", card["value"], scene.speech.say("riv.value"), "fig--blood")]
    if card.get("blood"):
        symbol = "prestige" if card.get("down") else "blood"
        return h.small[figure(symbol, card["blood"], scene.speech.say("riv.tokens"), "fig--soft")]
    return None


def by_holder(scene: Scene, options: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Options that speak of cards in play, by whose these are: "The City" for what is nobody's."""
    known = everyone(now(scene))
    found: dict[int | None, list[str]] = {}
    for option in options:
        _, seat = known.get(option.split(" ")[1], (None, None))
        found.setdefault(seat, []).append(option)
    city = scene.speech.say("riv.dock.city")
    return [(city if seat is None else scene.name(seat), mine) for seat, mine in found.items()]


def pointed(scene: Scene, span: Span, options: Sequence[str], mode: str = "") -> Element:
    """Cards in play to choose from, player by player."""
    groups = by_holder(scene, options)
    return h.div(".r-point")[
        [
            h.div[
                h.h3(".label")[name] if len(groups) > 1 else None,
                strip(
                    name,
                    [
                        press(scene, span, option, who(scene, span, option.split(" ")[1]), mode, brief=True)
                        for option in mine
                    ],
                    "r-whos",
                ),
            ]
            for name, mine in groups
        ]
    ]
