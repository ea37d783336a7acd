"""Those who fight, and the cards that lie beside them."""

from __future__ import annotations

from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden, icon, sigil
from gloam.web.drawings.rivals.numbers import Parts, of, parts_of, sums_of, with_parts
from gloam.web.drawings.rivals.pieces import View, anyone, asked_of, card_link, of_handle, pick, seen, sign, word_of
from gloam.web.drawings.rivals.tiles import NUMBERS, lies_down, numbers_now, some, spent
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.pages import Speech

ATTRIBUTES: Final = ("physical", "social", "mental")
RESISTED: Final = {"ranged": "physical"}  # an attack of this type is reduced by another attribute


def found(scene: Scene, handle: str | None) -> View | None:
    """A vampire or a mortal on the table, by its handle."""
    view = seen(scene)
    shown = [one for player in view["players"] for one in (*player["coterie"], *player["torpor"])]
    return next((card for card in (*shown, *view["street"]) if card["handle"] == handle), None)


def name_of(scene: Scene, handle: str | None) -> str:
    """The name of a card in play; '' for none."""
    card = found(scene, handle)
    return "" if card is None else scene.speech.words.card_name(card["card"])


def sign_of(scene: Scene, seat: int) -> Element:
    """Whose something is."""
    return sigil(sign(seen(scene), seat), seat, small=True)


def fighter_of(
    scene: Scene, card: View, *, large: bool = False, shows: str = "", target: bool = False, risk: int = 0
) -> Drawn:
    """A vampire or a mortal of the fight. `shows` is the attribute that matters, `risk` the Blood that can go."""
    asked = scene.asking if scene.play.parts else None
    lens = asked_of(asked, ({"handle": card["handle"]},)) or anyone(scene.lens)
    return fighter(lens, card, large, shows, target, risk, parts_of(sums_of(scene), card["handle"]))


@part
def fighter(lens: Lens, card: View, large: bool, shows: str, target: bool, risk: int, parts: Parts) -> Element:
    tired = card.get("zone") is not None and not card["ready"]
    return h.article(
        class_=[
            "r-fighter",
            card["holder"] is not None and f"s{card['holder'] + 1}",
            large and "r-fighter--large",
            tired and "is-tired",
            target and "is-target",
        ],
        id=f"fights-{card['handle']}",
        data_read=card["card"],
    )[
        disc(lens, "card", card["card"]),
        h.h4[card_link(lens, card["card"])],
        blood(lens, card, risk),
        attributes(lens, card, shows, parts) if card.get("attributes") else None,
        numbers_now(lens.speech.language, some(card, NUMBERS), parts) if card.get("attributes") else None,
        tired
        and h.span(".used", title=lens.speech.term("exhausted"))[icon("spent"), hidden(lens.speech.term("exhausted"))],
        worn(lens, card),
        offers(lens, card["handle"]),
    ]


def blood(scene: Lens, card: View, risk: int) -> Element:
    """Blood of Blood Potency, hatched where it can go; of a mortal, what it takes to defeat it in one blow."""
    speech = scene.speech
    if card.get("attributes") is None:
        words = speech.say("riv.value")
        return h.span(".life", title=words)[h.b[str(card["value"])], hidden(f" {words}")]
    room = card.get("holds", card["potency"])
    most = max(card["blood"], room)
    return h.span(".life", title=speech.term("blood"))[
        h.b[str(card["blood"])],
        h.small[f"/{room}"],
        h.span(".gauge", aria_hidden="true")[
            [h.i(class_=drop(place, card["blood"], risk) or False) for place in range(most)]
        ],
        hidden(f" {speech.term('blood')}"),
        card["guard"]
        and h.span(".mark", title=speech.say("riv.guard"))[icon("guard"), hidden(speech.say("riv.guard"))],
        prize(speech, card["prize"]),
    ]


def prize(speech: Speech, amount: int) -> Node:
    """The Agenda on it: it can be paid, and goes with whoever falls."""
    words = speech.say("riv.prize", amount=amount)
    return h.span(".mark", title=words)[icon("agenda"), str(amount), hidden(f" {words}")] if amount else None


def drop(place: int, blood: int, risk: int) -> str:
    """How one drop is drawn: there, about to go, or gone."""
    return "" if place >= blood else "on" if place < blood - risk else "on goes"


def attributes(scene: Lens, card: View, shows: str, parts: Parts) -> Element:
    term = scene.speech.term
    return h.span(".atts")[
        [
            h.span(
                class_="counts" if name == shows else False,
                title=f"{term(f'attribute.{name}')} {with_parts(scene.speech, number, of(parts, name))}",
            )[icon(name), str(number), hidden(f" {term(f'attribute.{name}')}")]
            for name, number in zip(ATTRIBUTES, card["attributes"], strict=True)
        ]
    ]


def worn(scene: Lens, card: View) -> Node:
    """What is attached, by name."""
    attached = card.get("attached") or []
    if not attached:
        return None
    return h.ul(".worn")[
        [
            h.li(class_=not guest["ready"] and "is-used")[
                card_link(scene, guest["card"]) if guest["card"] is not None else scene.speech.say("riv.face-down"),
                None if guest["ready"] else [" ", spent(scene)],
                [" ", lies_down(scene)] if guest.get("down") and guest["card"] is not None else None,
            ]
            for guest in attached
        ]
    ]


def offers(scene: Lens, handle: str) -> Node:
    """What can be done with it in this attack."""
    options = of_handle(scene, handle)
    if not options:
        return None
    return h.span(".r-do", role="group")[
        [pick(scene, option, word_of(scene, option), "fight", "here") for option in options]
    ]


# ---- cards of the fight


def laid_of(scene: Scene, card: View | None, seat: int, kind: str) -> Drawn | None:
    return None if card is None else laid(anyone(scene.lens), card, seat, kind, seat == scene.you)


@part
def laid(scene: Lens, card: View, seat: int, kind: str, mine: bool) -> Element:
    """A card beside a fighter: a back, the same for every card; its own player reads its name on it."""
    say = scene.speech.say
    if not card["down"] and card["card"] is not None:
        off = card["cancelled"] or card["no_text"]
        return h.div(class_=["r-fought", f"s{seat + 1}", off and "is-off"], data_read=card["card"])[
            h.small[say(f"riv.f.{kind}")],
            h.b[card_link(scene, card["card"])],
            h.span(".does")[say("riv.cancelled") if off else scene.speech.words.card(card["card"])],
        ]
    known = card["card"] is not None
    about = say("riv.f.only-you" if mine else "riv.f.face-down")
    return h.div(class_=["r-laid-card", f"s{seat + 1}", known and "r-laid-card--mine"])[
        h.span(".plate")[
            icon("attack" if kind == "attack-card" else "reaction"),
            h.b[card_link(scene, card["card"])] if known else h.span[say(f"riv.f.{kind}")],
            h.small[about] if known else hidden(say("riv.face-down")),
        ]
    ]
