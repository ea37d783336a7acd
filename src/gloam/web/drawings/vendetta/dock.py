"""The question as a sentence, the hand, and what the play will have changed."""

from __future__ import annotations

from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings import plain
from gloam.web.drawings.parts import disc, icon, slotted
from gloam.web.drawings.vendetta.cards import article
from gloam.web.drawings.vendetta.places import where
from gloam.web.drawings.vendetta.seen import View, location_of, read, seen
from gloam.web.drawings.vendetta.turn import NONE, Turn, turn_of
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.pages import Speech

IN_HAND = ("play", "shuffle", "both")  # how options name a card of the hand


# ---- the sentence


def sentence(scene: Scene) -> Node:
    turn = turn_of(scene)
    if turn.begun:
        return composed(scene, turn)
    question = scene.play.parts[0].question
    if scene.play.whole:
        return slotted(scene.speech, "v.sure", {"answer": gap(scene.said(scene.play.parts[-1].option, 0), "")})
    if question.what == "AskTurn" and "pass" not in question.options:
        return scene.speech.say("v.ask-turn")
    return plain.sentence(scene)


def composed(scene: Scene, turn: Turn) -> Node:
    """ "Play Fist of Caine at Location 2, face down, with 2 Blood?" """
    speech = scene.speech
    face = speech.term("face_up" if turn.face == "up" else "face_down") if turn.face else ""
    said = slotted(
        speech,
        "v.play",
        {
            "card": gap(speech.words.card_name(turn.card), ""),
            "where": gap(where(speech, seen(scene), turn.place) if turn.place else "", speech.say("v.slot.where")),
            "face": gap(face, speech.say("v.slot.face")),
            "blood": gap(blood_said(speech, turn) or unasked(scene), speech.say("v.slot.blood")),
        },
    )
    return [said, [h.span(".v-besides")[" + ", each] for each in turn.before]]


def gap(text: str, empty: str) -> Element:
    return h.span(".slot")[text] if text else h.span(".slot.slot--open")[empty]


def blood_said(speech: Speech, turn: Turn) -> str:
    if turn.blood == NONE:
        return ""
    if turn.tokens:
        return speech.counted("v.blood-and-tokens", turn.tokens, blood=turn.blood)
    return speech.say("v.blood", blood=turn.blood) if turn.blood else speech.say("v.no-blood")


def unasked(scene: Scene) -> str:
    """No Blood is said of a play that is whole without it: there was none to play."""
    return scene.speech.say("v.no-blood") if scene.play.whole else ""


# ---- the hand


def hand(scene: Scene) -> Drawn | None:
    """The viewer's cards; those that can be chosen are buttons."""
    mine = seen(scene).get("you")
    if mine is None or not (mine["hand"] or mine["answer"]):
        return None
    options = [(card, hand_option(scene, card)) for card in mine["hand"]]
    cards = [in_hand(scene.asking if option else scene.lens, card, option) for card, option in options]
    return held(scene.lens, mine["answer"] or "", any(option for _, option in options)).filled(cards=cards)


@part
def held(lens: Lens, answer: str, asked: bool) -> Element:
    return h.div("#held", class_=["v-held", not asked and "v-held--rest"])[
        sealed(lens, answer) if answer else None,
        h.div(
            "#hand.hand",
            role="group",
            aria_label=lens.speech.say("v.hand"),
            data_arrows=True,
            tabindex=None if asked else "0",  # where nothing in it can be chosen it must still be scrolled by keyboard
        )[slot("cards")],
    ]


@part
def in_hand(scene: Lens, card: str, option: str) -> Element:
    name = scene.speech.words.card_name(card)
    chosen = bool(option) and scene.is_chosen(option, 0)
    button = (
        scene.choice(
            option,
            0,
            class_="hit",
            id=scene.keys.spot("hit", card),
            aria_pressed=plain.pressed(scene, option, 0),
            title=scene.said(option, 0),
        )[name]
        if option
        else name
    )
    look = " ".join(["is-legal" if option else "", "is-chosen" if chosen else ""]).strip()
    return article(
        scene.speech,
        card,
        name=button,
        seat=scene.you,
        extra=look,
        before=[disc(scene, "card", card), h.span(".tick")[icon("check")] if chosen else None],
        id=scene.keys.spot("hand", card),
        data_card=scene.keys.card(card, 1),
        data_read=card,
    )


def hand_option(scene: Scene, card: str) -> str:
    """The option of the play's first question that means this card of the hand; '' for none."""
    if not scene.play.parts or scene.still:
        return ""
    question = scene.play.parts[0].question
    if question.what == "AskPlayNext":
        return ""
    return next((option for verb in IN_HAND if (option := f"{verb} {card}") in question.options), "")


def sealed(scene: Lens, answer: str) -> Element:
    """What was answered in secret, for nobody else to see."""
    asked = Question(scene.you or 0, 0, "", "", (answer,), {})
    said = scene.speech.words.option(asked, answer, scene.names)
    return h.p(".v-sealed")[icon("lock"), h.span[scene.speech.say("v.sealed", answer=said)]]


# ---- the bill


def bill(scene: Scene) -> Node:
    """What the play will have changed, as far as it is known now."""
    if scene.play.after is None or scene.you is None:
        return None
    now, then = seen(scene), read(scene.play.after)
    lines = [*of_player(scene, now, then, scene.you), *of_place(scene, now, then, scene.you)]
    return [[h.span(".line")[line] for line in lines]]


def of_player(scene: Scene, now: View, then: View, you: int) -> list[Node]:
    old, new = now["players"][you], then["players"][you]
    speech = scene.speech
    if new["out"] and not old["out"]:
        return [h.b(".danger")[speech.say("v.bill.out")]]
    changed = [
        (speech.term("pool"), old["blood"], new["blood"]),
        (speech.term("influence"), old["influence"], new["influence"]),
        (speech.term("tokens"), old["tokens_up"] + old["tokens_down"], new["tokens_up"] + new["tokens_down"]),
    ]
    return [change(word, before, after) for word, before, after in changed if before != after]


def of_place(scene: Scene, now: View, then: View, you: int) -> list[Node]:
    """The viewer's Power where the card is played."""
    place = turn_of(scene).place
    if not place:
        return []
    before, after = (location_of(view, place)["positions"][you]["power"] for view in (now, then))
    return [change(scene.speech.say("v.bill.power"), before, after)]


def change(word: str, before: int, after: int) -> Node:
    return [f"{word} ", h.b[f"{before} → {after}"]]
