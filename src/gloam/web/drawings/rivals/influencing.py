"""Influence: a Title paid for by several, and what is put in for or against a Scheme."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.rivals.catalogue import CARDS, NUMBER
from gloam.rivals.influence import given
from gloam.web import tags as h
from gloam.web.drawings.parts import figure, icon, sigil, why
from gloam.web.drawings.rivals.attacking import meter
from gloam.web.drawings.rivals.choosing import MADE, because, ends, press, said, strip, toggle
from gloam.web.drawings.rivals.numbers import added_up, of, parts_of, sums_of
from gloam.web.drawings.rivals.pieces import View, card_link, seen, sign
from gloam.web.drawings.rivals.plays import Span, name_of, now
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

BACK = "back"


def exerting(scene: Scene, span: Span) -> Node:
    """Whose Influence is exerted, with an ability where one has it, whose text stands below; who cannot is locked, with
    the reason."""
    mine = seen(scene)["players"][span.question.seat]
    buttons: list[Node] = []
    able: list[Node] = []
    no = []
    for card in (*mine["coterie"], *mine["torpor"]):
        ways = [f"{verb} {card['handle']}" for verb in ("exert", "use")]
        open_ = [way for way in ways if way in span.options or span.places(way)]
        name = name_of(scene, card["handle"], span.question)
        for way in open_ or ways[:1]:
            uses = way.startswith("use")
            buttons.append(toggle(scene, span, way, with_ability(scene, name) if uses else plainly(scene, card, name)))
            if uses:
                able.append(h.p(".small.soft")[h.b[name], " ", scene.speech.words.card(card["card"])])
        if not open_:
            no.append(scene.why_not(ways[0], span.last))
    for way, name in lent(scene, span, [card["handle"] for card in (*mine["coterie"], *mine["torpor"])]):
        buttons.append(toggle(scene, span, way, with_ability(scene, name)))
    return [strip(scene.speech.say("riv.dock.exert"), buttons), able, because(scene, no)]


def lent(scene: Scene, span: Span, vampires: list[str]) -> list[tuple[str, str]]:
    """The abilities of other cards than these vampires that can be used, or were chosen, each with its card's name."""
    known = dict.fromkeys([option for part in span.parts for option in (*part.question.options, part.option)])
    found = [option.split(" ")[1] for option in known if option.startswith("use ")]
    return [(f"use {one}", name_of(scene, one, span.question)) for one in found if one not in vampires]


def plainly(scene: Scene, card: View, name: str) -> Node:
    """A vampire with the Influence it has."""
    return [figure("influence", card["influence"], ""), h.span[name, sum_of(scene, card["handle"])]]


def with_ability(scene: Scene, name: str) -> Node:
    """One whose ability changes how much that is."""
    return [icon("ongoing"), h.span[name, scene.speech.say("riv.dock.ability")]]


def sum_of(scene: Scene, handle: str) -> Node:
    """How the Influence of a vampire comes about."""
    parts = of(parts_of(sums_of(scene), handle), "influence")
    return h.small(".r-adds-up")[f" ({added_up(scene.speech, parts)})"] if parts else None


def taken_back(scene: Scene, span: Span) -> Node:
    """What was put in before this play can be taken back as well."""
    older = BACK in span.options and all(option == BACK for option in span.chosen)
    return said(scene, span, BACK, kind="btn btn--quiet") if older else None


def laid(span: Span) -> str:
    """The card that was laid for it, if one was."""
    card = str(span.question.facts.get("laid") or "")
    return card if card in NUMBER else ""


def lines(pairs: Sequence[tuple[str, Node]]) -> Element:
    return h.dl(".r-parts")[[[h.dt[name], h.dd[content]] for name, content in pairs if content]]


def of_hand(scene: Scene, span: Span) -> Node:
    """The card that goes with it; it is chosen in the hand."""
    if not laid(span) and not span.verb("lay"):
        return None
    card = laid(span)
    return h.span[card_link(scene, card)] if card else h.span(".soft.small")[scene.speech.say("riv.dock.in-hand")]


# ---- a Title


def price(scene: Scene, span: Span) -> Node:
    """A meter that must be full: Influence, and Prestige for what is missing."""
    say, facts = scene.speech.say, span.question.facts
    cost = int(str(now(scene)["conflict"]["cost"])) if now(scene)["conflict"] else 0
    missing = int(str(facts["missing"]))
    have = max(0, cost - missing)
    pay = (
        press(scene, span, "pay", say("riv.dock.take-title", amount=missing), MADE, "btn btn--do", brief=True)
        if "pay" in span.options
        else None
    )
    return [
        lines([(say("riv.dock.exert"), exerting(scene, span)), (say("riv.dock.card"), of_hand(scene, span))]),
        h.p(".r-meter")[
            meter(scene, have, cost),
            h.b[say("riv.dock.of", have=have, whole=cost)],
            say("riv.dock.prestige-pays", amount=missing),
        ],
        ends(scene, span, [pay, taken_back(scene, span)]),
    ]


# ---- a way out


def exert(scene: Scene, span: Span) -> Node:
    """Whose Influence lets how many of one's characters out. [card.city-wide-lockdown]"""
    note = scene.speech.counted("riv.dock.may-go", int(str(span.question.facts["influence"])))
    go = press(scene, span, "go", scene.said("go", span.last), MADE, "btn btn--do") if "go" in span.options else None
    return [
        lines([(scene.speech.say("riv.dock.exert"), exerting(scene, span))]),
        ends(scene, span, [go, taken_back(scene, span)], note),
    ]


# ---- a Scheme


def declare(scene: Scene, span: Span) -> Node:
    """Who exerts, a card and Prestige in secret, and the side. Beside it the tally."""
    say = scene.speech.say
    known = dict.fromkeys([option for part in span.parts for option in part.question.options])
    hide = [option for option in known if option.startswith("hide ")]
    sides = [option for option in ("yes", "no", "out") if option in span.options]
    return h.div(".r-vote")[
        tally(scene, span),
        h.div[
            lines(
                [
                    (say("riv.dock.exert"), exerting(scene, span)),
                    (say("riv.dock.hidden"), fist(scene, span, hide) if hide else None),
                    (say("riv.dock.card"), of_hand(scene, span)),
                    (
                        say("riv.dock.side"),
                        strip(say("riv.dock.side"), [side(scene, span, option) for option in sides], "r-sides"),
                    ),
                ]
            ),
            taken_back(scene, span),
        ],
    ]


def side(scene: Scene, span: Span, option: str) -> Element:
    """Yes and No are chosen and can be weighed; whoever stays out says so at once."""
    return press(scene, span, option, scene.said(option, span.last), MADE if option == "out" else "?")


def fist(scene: Scene, span: Span, options: list[str]) -> Node:
    """So much Prestige in the closed hand."""
    return [
        strip(
            scene.speech.say("riv.dock.hidden"),
            [
                toggle(scene, span, option, option.split(" ")[1])
                if span.places(option) or not any(span.places(other) for other in options)
                else changed(scene, span, option, options)
                for option in options
            ],
            "r-numbers",
        ),
        h.p(".small.soft")[scene.speech.say("riv.dock.fist"), " ", why(scene.speech, scene.game, "scheme.who-pays")],
    ]


def changed(scene: Scene, span: Span, option: str, options: list[str]) -> Element:
    """Another amount instead of the one that was chosen."""
    place = next(span.places(other)[0] for other in options if span.places(other))
    return scene.choice(option, place, id=scene.keys.spot("dock", span.first, option), aria_pressed="false")[
        option.split(" ")[1]
    ]


def tally(scene: Scene, span: Span) -> Node:
    """For and against: what is in sight, a question mark where more may be hidden, and one's own."""
    conflict: View | None = seen(scene)["conflict"] or now(scene)["conflict"]
    if conflict is None:
        return None
    card = conflict["card"]
    return h.div(".r-tally")[
        h.p(".r-card-on")[icon("scheme"), card_link(scene, card), h.span(".does")[scene.speech.words.card(card)]],
        [one_side(scene, span, conflict, word) for word in ("yes", "no")],
        h.p(".small.soft")[still_to_come(scene, conflict)],
    ]


def one_side(scene: Scene, span: Span, conflict: View, word: str) -> Element:
    """All who are on this side, and what they have put in, as far as it is in sight."""
    shares = [(seat, one) for seat, one in enumerate(conflict["shares"]) if one["side"] == word and seat != scene.you]
    declared = conflict["shares"][span.question.seat]["side"] == word  # by this very play
    total = conflict[word] - (mine(span) if declared else 0)
    joins = span.end == word or (word == "yes" and "no" not in span.options)
    hidden = bool(shares) and not conflict["shown"]  # a fist may be empty, and nobody can tell
    say = scene.speech.say
    return h.div(".r-side-of")[
        h.span(".word")[say(f"riv.side.{word}")],
        h.ul[[h.li(class_=f"s{seat + 1}")[share(scene, seat, one)] for seat, one in shares]],
        h.span(".total")[
            str(total),
            " + ?" if hidden else None,
            h.b(".mine")[" ", say("riv.dock.with-yours", total=total + mine(span))] if joins else None,
        ],
    ]


def mine(span: Span) -> int:
    """What the play puts in, hidden things among them: only whoever puts them in reads this."""
    facts = span.question.facts
    card = laid(span)
    return (
        int(str(facts["influence"])) + int(str(facts.get("hidden") or 0)) + (given(CARDS[NUMBER[card]]) if card else 0)
    )


def share(scene: Scene, seat: int, one: View) -> Node:
    return [
        sigil(sign(seen(scene), seat), seat, small=True),
        scene.name(seat),
        " ",
        h.b[str(one["exerted"])],
        one["laid"] and icon("facedown"),
    ]


def still_to_come(scene: Scene, conflict: View) -> str:
    """Who has not declared yet, in turn."""
    count = len(conflict["shares"])
    order = [(conflict["seat"] + turn) % count for turn in range(count)]
    left = [
        seat
        for seat in order
        if not conflict["shares"][seat]["side"] and seat != scene.you and not seen(scene)["players"][seat]["out"]
    ]
    if not left:
        return scene.speech.say("riv.dock.last-to-declare")
    return scene.speech.say("riv.dock.to-declare", names=", ".join([scene.names[seat] for seat in left]))
