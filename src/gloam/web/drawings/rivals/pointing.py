"""Questions that point at something: cards in play, players, decks, cards in a pile."""

from __future__ import annotations

from gloam.core.setup import LETTERS
from gloam.rivals.catalogue import NUMBER
from gloam.web import tags as h
from gloam.web.drawings.parts import figure, icon, sigil
from gloam.web.drawings.rivals import hand
from gloam.web.drawings.rivals.choosing import (
    MADE,
    WEIGHED,
    because,
    ends,
    label_of,
    pointed,
    press,
    said,
    strip,
    toggle,
    who,
)
from gloam.web.drawings.rivals.held import article
from gloam.web.drawings.rivals.pieces import seen, sign
from gloam.web.drawings.rivals.plays import Span, now
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital


def beside(scene: Scene, span: Span, content: Node) -> Element:
    """The card that asks, and the choices beside it."""
    card = str(span.question.facts.get("card") or "")
    return h.div(".r-beside")[hand.shown(scene, span, card) if card in NUMBER else None, h.div(".r-choices")[content]]


def a_card(scene: Scene, span: Span) -> Node:
    """One of several cards in play: who plays it, who is chosen, hit, sent away, given something, burned."""
    others = [option for option in span.options if " " not in option]
    found = pointed(scene, span, [option for option in span.options if " " in option], WEIGHED)
    more = [said(scene, span, option, kind="btn") for option in others]
    return beside(scene, span, [found, ends(scene, span, more) if more else None])


def actor(scene: Scene, span: Span) -> Node:
    """Who is exhausted to play a card, or to help, or nobody; the others with the reason why they cannot."""
    mine = seen(scene)["players"][span.question.seat]["coterie"]
    free = [f"with {card['handle']}" for card in mine]
    reasons = [scene.why_not(option, span.last) for option in free if option not in span.options]
    return [*one_of(scene, span, WEIGHED), because(scene, reasons)]


def one_of(scene: Scene, span: Span, mode: str = "") -> list[Node]:
    """Cards in play, and below them the answers that name none."""
    plain = [option for option in span.options if " " not in option]
    return [
        pointed(scene, span, [option for option in span.options if " " in option], mode),
        strip(label_of(scene, span), [said(scene, span, option) for option in plain]) if plain else None,
    ]


def target(scene: Scene, span: Span) -> Node:
    """Whom the attack goes to. A foe whom no Intel reaches, or who has not begun, is shown with the reason."""
    away = [
        f"target {card['handle']}"
        for seat, player in enumerate(seen(scene)["players"])
        for card in player["coterie"]
        if seat != span.question.seat
    ]
    reasons = [scene.why_not(option, span.last) for option in away if option not in span.options]
    return [*one_of(scene, span), because(scene, reasons)]


def victims(scene: Scene, span: Span) -> Node:
    """Who else is hit, one after another."""
    chosen = [option for option in span.chosen if option not in span.options]
    every = dict.fromkeys([*span.parts[0].question.options, *chosen])
    return beside(
        scene,
        span,
        strip(
            label_of(scene, span),
            [toggle(scene, span, option, who(scene, span, option.split(" ")[1])) for option in every],
            "r-whos",
        ),
    )


# ---- players


def player(scene: Scene, seat: int) -> Element:
    """A player as a choice: sign, name, Prestige, Agenda."""
    one = now(scene)["players"][seat]
    speech = scene.speech
    return h.span(class_=["r-who", f"s{seat + 1}"])[
        sigil(sign(seen(scene), seat), seat, small=True),
        h.b[scene.name(seat)],
        h.small[
            figure("prestige", one["prestige"], speech.term("prestige"), "fig--soft"),
            figure("agenda", one["agenda"], speech.term("agenda"), "fig--soft"),
        ],
    ]


def a_player(scene: Scene, span: Span) -> Node:
    """One of the players, or somebody's Haven."""
    return beside(
        scene,
        span,
        strip(
            label_of(scene, span),
            [
                press(scene, span, option, player(scene, LETTERS.index(option[-1])), WEIGHED, brief=True)
                for option in span.options
            ],
            "r-whos",
        ),
    )


def named(scene: Scene, span: Span) -> Node:
    """Several players, and that is all."""
    seats = [seat for seat in range(len(seen(scene)["players"])) if seat != span.question.seat]
    buttons = [
        toggle(scene, span, f"name {LETTERS[seat]}", player(scene, seat), f"leave {LETTERS[seat]}")
        for seat in seats
        if not seen(scene)["players"][seat]["out"]
    ]
    done = (
        press(scene, span, "done", scene.said("done", span.last), kind="btn btn--do")
        if "done" in span.options
        else None
    )
    return [strip(label_of(scene, span), buttons, "r-whos"), ends(scene, span, [done]) if done else None]


def sent_on(scene: Scene, span: Span) -> Node:
    """So much to whom: a row a player."""
    seats = dict.fromkeys([option[-1] for option in span.options])
    return beside(
        scene,
        span,
        h.ul(".r-shares")[
            [
                h.li[
                    h.span(".of")[scene.name(LETTERS.index(letter))],
                    strip(
                        scene.name(LETTERS.index(letter)),
                        [
                            press(scene, span, option, option.split(" ")[1], WEIGHED, brief=True)
                            for option in span.options
                            if option.endswith(letter)
                        ],
                    ),
                ]
                for letter in seats
            ]
        ],
    )


# ---- decks and piles


def deck(scene: Scene, span: Span) -> Node:
    """The Library or the Faction Deck, as piles with how many cards each has."""
    one = now(scene)["players"][span.question.seat]
    say = scene.speech.say
    return h.div(".r-piles", role="group", aria_label=label_of(scene, span), data_arrows=True)[
        [
            press(
                scene,
                span,
                option,
                [
                    icon(name := option.rpartition(" ")[2]),
                    h.b[capital(scene.speech.term(name))],
                    h.small[scene.speech.counted("riv.dock.cards", one[name])],
                ],
                MADE if option in ("library", "faction") else WEIGHED,
                "r-pile-door",
                brief=option.startswith("look"),
            )
            for option in span.options
        ],
        h.p(".small.soft")[say("riv.dock.draw-about")]
        if "library" in span.options or "faction" in span.options
        else None,
    ]


def top(scene: Scene, span: Span) -> Node:
    """The first card of a deck: it stays there, or goes to the bottom or away."""
    return h.div(".r-beside")[
        hand.shown(scene, span, str(span.question.facts["top"])),
        h.div(".r-choices")[doors(scene, span, {"keep": "faceup", "bottom": "library", "discard": "discard"})],
    ]


def doors(scene: Scene, span: Span, symbols: dict[str, str]) -> Element:
    """A few different ways, each a door."""
    return h.div(".r-acts.r-acts--few", role="group", aria_label=label_of(scene, span), data_arrows=True)[
        [
            press(
                scene,
                span,
                option,
                [icon(symbols.get(option, "next")), h.span[h.b[scene.said(option, span.last)]]],
                MADE,
                "r-act",
            )
            for option in span.options
        ]
    ]


def brought(scene: Scene, span: Span) -> Node:
    """What is attached next: a card from the hand, chosen there, or one of the discard pile; or enough."""
    pile = span.verb("take")
    lying = [card_hit(scene, span, option) for option in pile]
    ended = [said(scene, span, option, MADE, "btn") for option in span.verb("enough")]
    held = scene.speech.say("riv.dock.in-hand") if span.verb("attach") else None
    return [
        h.div(".hand.r-hand", role="group", aria_label=label_of(scene, span), data_arrows=True)[lying]
        if pile
        else None,
        ends(scene, span, ended, held),
    ]


def offered(scene: Scene, span: Span) -> Node:
    """What is given up: cards in play stand here, those of the hand are chosen there."""
    known = dict.fromkeys([option for part in span.parts for option in part.question.options])
    words = [option.split(" ") for option in known if option.startswith(("offer ", "keep "))]
    handles = dict.fromkeys([handle for _, handle in words if handle.isdigit()])
    toggles = [toggle(scene, span, f"offer {handle}", who(scene, span, handle), f"keep {handle}") for handle in handles]
    done = press(scene, span, "done", scene.said("done", span.last), MADE, "btn") if "done" in span.options else None
    held = any(option.startswith("offer ") and not option[6:].isdigit() for option in span.options)
    return [
        strip(label_of(scene, span), toggles, "r-whos") if toggles else None,
        ends(scene, span, [done], scene.speech.say("riv.dock.in-hand") if held else None),
    ]


def of_pile(scene: Scene, span: Span) -> Node:
    """Cards of one's discard pile, to be read and taken."""
    return h.div(".hand.r-hand", role="group", aria_label=label_of(scene, span), data_arrows=True)[
        [card_hit(scene, span, option) for option in span.options]
    ]


def card_hit(scene: Scene, span: Span, option: str) -> Element:
    """A card that is not in the hand, whose name is the button."""
    card = option.split(" ")[1]
    chosen = span.parts[-1].option == option
    name = press(scene, span, option, scene.speech.words.card_name(card), WEIGHED, "hit", brief=True)
    tick = h.span(".tick")[icon("check")] if chosen else None
    return article(
        scene, card, name, ["is-legal", *(["is-chosen"] if chosen else [])], before=tick, where=f"about/{span.first}"
    )
