"""The parts of the answer as choices: place, face and Blood of a turn; any other question with its cards."""

from __future__ import annotations

from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings import plain
from gloam.web.drawings.parts import cards_of, hidden, icon, reason
from gloam.web.drawings.vendetta.cards import article
from gloam.web.drawings.vendetta.places import known_of, short, title
from gloam.web.drawings.vendetta.seen import Location, seen
from gloam.web.drawings.vendetta.staying import staying
from gloam.web.drawings.vendetta.turn import NONE, Turn, turn_of
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Reason, Scene

TURN = ("AskTurn", "AskPlace", "AskBlood")
FACES = ("up", "down")
ON_TABLE = ("AskClan", "AskOfferedRelic", "AskEnd")  # what these speak of lies open on the table
SHOWN = 5  # at most so many cards are laid beside a question


def answers(scene: Scene) -> Node:
    if scene.play.parts[0].question.what in TURN:
        return turn_rows(scene, turn_of(scene))
    if scene.play.parts[0].question.what == "AskWithdraw":
        return staying(scene)
    return [beside(scene), plain.picks(scene)]


# ---- a turn


def turn_rows(scene: Scene, turn: Turn) -> Node:
    """One row for each part that has been reached."""
    say = scene.speech.say
    return [
        h.dl[
            turn.begun and row(say("v.row.place"), place_row(scene, turn), wide=True),
            turn.begun and turn.place and row(say("v.row.face"), face_row(scene, turn)),
            turn.blood_part != NONE and row(say("v.row.blood"), blood_row(scene, turn)),
            besides(scene, turn),
        ]
    ]


def row(term: str, content: Node, wide: bool = False) -> Node:
    return [h.dt[term], h.dd(class_="wide" if wide else None)[content]]


def strip(scene: Scene, label: str, buttons: list[Element]) -> Element:
    return h.div(".pick", role="group", aria_label=label, data_arrows=True)[buttons]


def place_row(scene: Scene, turn: Turn) -> Node:
    """The places; the face that was chosen is kept where it can be."""
    places = seen(scene)["locations"]
    reasons = [no for place in places if not turn.at(place["name"]) and (no := refused(scene, turn, place["name"]))]
    return [
        strip(scene, scene.speech.say("v.row.place"), [place_button(scene, turn, place) for place in places]),
        because(scene, reasons),
    ]


def refused(scene: Scene, turn: Turn, place: str, face: str = "up") -> Reason | None:
    return scene.why_not(f"at {place} {face}", turn.place_part)


def place_button(scene: Scene, turn: Turn, place: Location) -> Element:
    name = place["name"]
    label = short(scene.speech, place)
    inside = h.span[
        label, place["card"] is not None and h.span(".v-name")[f" · {title(scene.speech, known_of(place))}"]
    ]
    option = turn.at(name)
    spot = scene.keys.spot("place", name)
    if not option:
        return locked(inside, spot)
    pressed = "true" if turn.place == name else "false"
    pointed = turn.place != name and any(scene.wants(f"at {name} {face}", place=turn.place_part) for face in FACES)
    return scene.choice(option, turn.place_part, id=spot, aria_pressed=pressed, data_wanted=scene.pointed(pointed))[
        inside
    ]


def face_row(scene: Scene, turn: Turn) -> Node:
    """Up or down, where the card is to be played."""
    reasons = [no for face in FACES if not turn.at(turn.place, face) and (no := refused(scene, turn, turn.place, face))]
    return [
        strip(scene, scene.speech.say("v.row.face"), [face_button(scene, turn, face) for face in FACES]),
        because(scene, reasons),
    ]


def face_button(scene: Scene, turn: Turn, face: str) -> Element:
    inside = [icon(f"face{face}"), h.span[face_said(scene, turn.place, face)]]
    option = turn.at(turn.place, face)
    spot = scene.keys.spot("face", face)
    if not option:
        return locked(inside, spot)
    pressed = "true" if turn.face == face else "false"
    return scene.choice(option, turn.place_part, id=spot, aria_pressed=pressed)[inside]


def face_said(scene: Scene, place: str, face: str) -> str:
    """Up or down, and what it costs there."""
    say, costs = scene.speech.say, scene.explained.get("hiding")
    if not isinstance(costs, dict):
        return say(f"v.face.{face}")
    cost = costs.get(place, 0) if face == "down" else 0
    return say(f"v.face.{face}.costs", cost=cost) if cost else say(f"v.face.{face}.free")


def blood_row(scene: Scene, turn: Turn) -> Node:
    """How much Blood, and the Diablerie tokens that bring more."""
    amounts = [amount for amount in range(len(turn.amounts)) if turn.with_blood(amount, 0)]
    beyond = f"blood {len(amounts)}"
    no = scene.why_not(beyond, turn.blood_part)
    short_of_blood = no is not None and no.rule == "blood.last-play"
    buttons = [amount_button(scene, turn, amount) for amount in amounts]
    if short_of_blood:
        buttons.append(locked(str(len(amounts)), scene.keys.spot("blood", len(amounts))))
    buttons += [
        token_button(scene, turn, tokens) for tokens in range(1, len(turn.amounts)) if turn.with_blood(0, tokens)
    ]
    return [
        strip(scene, scene.speech.say("v.row.blood"), buttons),
        because(scene, [no] if no is not None and short_of_blood else []),
    ]


def amount_button(scene: Scene, turn: Turn, amount: int) -> Element:
    option = turn.with_blood(amount, turn.tokens)
    return scene.choice(
        option,
        turn.blood_part,
        id=scene.keys.spot("blood", amount),
        aria_pressed="true" if turn.blood == amount else "false",
    )[str(amount), hidden(f" ({scene.said(option, turn.blood_part)})")]


def token_button(scene: Scene, turn: Turn, tokens: int) -> Element:
    """Turns so many tokens; pressed again it turns none."""
    blood = max(turn.blood, 0)
    pressed = turn.tokens == tokens
    option = turn.with_blood(blood, 0 if pressed else tokens)
    return scene.choice(
        option,
        turn.blood_part,
        id=scene.keys.spot("tokens", tokens),
        aria_pressed="true" if pressed else "false",
        title=scene.speech.counted("v.tokens-turned", tokens),
    )[icon("diablerie"), h.span[f"+{tokens}", h.span(".hide-s")[" ", scene.speech.say("v.free")]]]


def besides(scene: Scene, turn: Turn) -> Node:
    """What a turn allows beside its card: draining, Relics, looking at cards. Without a card one passes."""
    place = 0 if scene.play.whole else scene.place
    question = scene.play.parts[place].question
    if turn.begun and place != turn.blood_part:
        return None
    others = [option for option in question.options if option.split(" ")[0] not in ("play", "at", "blood", "pass")]
    say = scene.speech.say
    return [
        "pass" in question.options and row(say("dock.asked"), plain.picks(scene, ["pass"], place), wide=True),
        others and row(say("v.row.besides"), plain.picks(scene, others, place), wide=True),
    ]


def locked(inside: Node, spot: str) -> Element:
    """A choice that is not possible now; its reason stands beside it."""
    return h.button(type="button", aria_disabled="true", id=spot)[icon("lock"), inside]


def because(scene: Scene, reasons: list[Reason]) -> Node:
    """Each reason once."""
    return [reason(scene.speech, scene.game, no.text, no.rule) for no in dict.fromkeys(reasons)]


# ---- any other question


def beside(scene: Scene) -> Node:
    """The cards a question speaks of, to be read beside it; those that are answers are buttons."""
    part = scene.play.parts[0]
    cards = spoken_of(scene, part.question)[:SHOWN]
    if not cards:
        return None
    return h.div(".v-about", role="group", tabindex="0", aria_label=scene.speech.say("v.about"))[
        [laid(scene, part.question, card) for card in cards]
    ]


def spoken_of(scene: Scene, question: Question) -> list[str]:
    """The cards in the question's facts, then those in its options; none that lies in the hand or on offer anyway."""
    if question.what in ON_TABLE:
        return []
    mine = seen(scene).get("you")
    held = mine["hand"] if mine is not None else []
    named = cards_of(scene.game, {"options": tuple(word for option in question.options for word in option.split(" "))})
    found = list(dict.fromkeys([*cards_of(scene.game, question.facts), *named]))
    return [card for card in found if card not in held]


def laid(scene: Scene, question: Question, card: str) -> Element:
    """A card beside the question. Where one answer means just this card, its name is the button."""
    meant = [option for option in question.options if card in option.split(" ")]
    name = scene.speech.words.card_name(card)
    option = meant[0] if len(meant) == 1 and meant[0].split(" ")[-1] == card else ""
    legal = bool(option) and scene.offers(option)
    chosen = bool(option) and scene.is_chosen(option, 0)
    spot = scene.keys.spot("about", card)
    button = (
        scene.choice(option, 0, class_="hit", id=f"{spot}-hit", title=scene.said(option, 0))[name] if legal else name
    )
    look = " ".join(["is-legal" if legal else "", "is-chosen" if chosen else ""]).strip()
    return article(scene.speech, card, name=button, extra=look, id=spot, data_read=card)
