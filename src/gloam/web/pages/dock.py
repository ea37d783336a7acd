"""The dock: the question, the hand, the parts of the answer. Always in sight."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.refusal import Refused, Rejected
from gloam.core.table import Table
from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing
from gloam.web.drawings.parts import cards_of, icon, linked, listed, why
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, drawn, slot
from gloam.web.pages import clocks, log, presence
from gloam.web.pages import standing as asking
from gloam.web.pages.frame import again
from gloam.web.pages.rematch import invitation
from gloam.web.parts import part
from gloam.web.rooms.room import Room
from gloam.web.rooms.taking_back import Request
from gloam.web.scenes.scene import FORM, Lens, Scene
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech


def dock(room: Room, scene: Scene, drawing: Drawing) -> Drawn:
    """One of five states: asked, waiting, watching, over, or a request to be answered."""
    asked, over = bool(scene.play.parts), room.playing.over
    inside = [
        form(scene.lens, number(room, scene)) if scene.you is not None else None,
        None if over else log.newest(room, scene, drawing),
        presence.also_open(scene.speech, room, scene.you, url(room, scene)),
        requested(room, scene, room.back.request) if room.back.request else None,
        clocks.late(room, scene, url(room, scene)),
        standing(room, scene),
        notice(room, scene),
        ask(room, scene, drawing) if asked else waiting(room, scene),
        clocks.clocks(room, scene),
        None if asked else asking.waiting(room, scene),
        deal(room, scene, drawing),
    ]
    found = [drawn(one) for one in inside if one]
    return around(scene.speech.language, state(room, scene), asked).filled(inside=found)


@part
def around(language: str, state: str, asked: bool) -> Element:
    label = Speech(language).say("dock")
    return h.section(
        "#dock", class_=["dock", asked and "dock--mine"], data_state=state, tabindex="-1", aria_label=label
    )[slot("inside")]


def deal(room: Room, scene: Scene, drawing: Drawing) -> Drawn:
    """What the viewer holds, and beside it what can be answered."""
    asked = bool(scene.play.parts)
    hand = None if room.playing.over else drawing.hand(scene)
    says = (
        h.div("#answering.say")[drawing.answers(scene), confirm(room, scene, drawing), asking.beside(room, scene)]
        if asked
        else None
    )
    return dealt(scene.lens).filled(hand=drawn(hand), says=drawn(says))


@part
def dealt(lens: Lens) -> Element:
    return h.div("#deal.deal")[
        lens.you is not None and h.h2(".vh")[lens.speech.say("dock.deal")], slot("hand"), slot("says")
    ]


def state(room: Room, scene: Scene) -> str:
    if scene.play.parts:
        return "asked"
    if room.playing.over or room.row.stopped:
        return "over"
    return "watching" if scene.you is None else "waiting"


def url(room: Room, scene: Scene) -> str:
    return f"/tables/{room.id}/{'watch' if scene.you is None else scene.letter(scene.you)}"


def number(room: Room, scene: Scene) -> str:
    """What an answer has to carry; '' where the viewer is not asked."""
    return str(room.number_of(scene.play.parts[0].question)) if scene.play.parts else ""


@part
def form(lens: Lens, number: str) -> Element:
    """Every choice on the page belongs to this form; it carries the number of the question."""
    action = f"{lens.url}/choose"
    return h.form({"hx-post": action, "hx-swap": "none"}, id=FORM, method="post", action=action)[
        h.input(type="hidden", name="number", value=number)
    ]


def ask(room: Room, scene: Scene, drawing: Drawing) -> Element:
    question = scene.play.parts[-1].question
    return h.div("#ask.ask")[
        h.span(".turn")[whose(scene)],
        said(drawing.sentence(scene)),
        why(scene.speech, scene.game, question.rule),
        h.div("#undoing.end")[undo(scene, undoing(room, scene))],
    ]


def whose(scene: Scene) -> str:
    """That it is the viewer's turn; and which of how many, where the game can say it."""
    turn = scene.explained.get("turn")
    if isinstance(turn, list):
        return scene.speech.say("dock.asked.of", turn=turn[0], turns=turn[1])
    return scene.speech.say("dock.asked")


def said(sentence: Node) -> Element:
    """The question. It is read aloud whenever it has changed, and only then."""
    return h.div("#question.question", role="status")[h.h1[sentence]]


def waiting(room: Room, scene: Scene) -> Node:
    """Nothing to decide: for whom everyone waits, or how it ended."""
    say = scene.speech.say
    table = room.playing
    if table.over:
        return h.div("#ask.ask")[
            h.span(".turn.turn--idle")[say("dock.over")],
            said(h.a(href=f"/tables/{room.id}/end")[say("dock.see-end")]),
            invitation(scene.speech, room.rematch, room.names, () if scene.you is None else (scene.you,)),
        ]
    if room.row.stopped:
        return clocks.stopped(room, scene)
    if presence.covered(room, scene):
        return h.div("#ask.ask")[
            h.span(".turn.turn--idle")[say("presence.away")],
            said(say("presence.bot")),
            presence.come_back(scene, url(room, scene)),
            again(scene.speech, url(room, scene)),
        ]
    sealed = scene.you is not None and table.sealed[scene.you] != ""
    mood = "dock.watching" if scene.you is None else "dock.sealed" if sealed else "dock.idle"
    mood = "dock.decide" if room.back.awaits(scene.you) else mood
    return idle(scene.lens, mood, awaited(room, scene), undoing(room, scene))


@part
def idle(lens: Lens, mood: str, awaits: str, undoes: str) -> Element:
    """Nothing to decide: `awaits` says for whom everyone waits; for those who are away a bot could play."""
    return h.div("#ask.ask")[
        h.span("#mood.turn.turn--idle")[lens.speech.say(mood)],
        said(awaits),
        slot(presence.COVERS),
        again(lens.speech, lens.url),
        h.div("#undoing.end")[undo(lens, undoes)],
    ]


def awaited(room: Room, scene: Scene) -> str:
    """For whom everyone waits, and whether they choose in secret or are bots that think."""
    table = room.playing
    if room.back.request is not None:
        return scene.speech.say("dock.request")
    passed = asking.passed(room, scene)
    if passed:
        return passed
    seats = [seat for seat in table.waiting_for() if seat != scene.you]
    looking = [seat for seat in seats if room.still_looks(seat)]
    others = [seat for seat in seats if seat not in looking]
    told = [] if looking and not others else [deciding(room, scene, others)]
    if looking:
        names = listed(scene.speech, [scene.names[seat] for seat in looking])
        told.append(scene.speech.counted("dock.looks", len(looking), names=names))
    return " · ".join(told)


def deciding(room: Room, scene: Scene, seats: Sequence[int]) -> str:
    """How these seats let the viewer wait."""
    table = room.playing
    names = listed(scene.speech, [scene.names[seat] for seat in seats])
    if any(table.sealed) or len(table.waiting_for()) > 1:
        return scene.speech.counted("dock.choosing", len(seats), names=names)
    if seats and all(scene.bots[seat] for seat in seats):
        return scene.speech.counted("dock.thinking", len(seats), names=names)
    return scene.speech.say("dock.waiting", names=names)


def undoing(room: Room, scene: Scene) -> str:
    """How the viewer can take back what was done last: alone, by asking the others, or '' for not at all."""
    if scene.you is None or scene.still:
        return ""
    return "undo" if room.back.may_undo(scene.you) else "ask-undo" if room.back.may_request(scene.you) else ""


def undo(lens: Lens, how: str) -> Node:
    """Undo where it is free, a request where it needs the others."""
    if not how:
        return None
    say, action, asks = lens.speech.say, f"{lens.url}/{how}", how == "ask-undo"
    return h.form({"hx-post": action, "hx-swap": "none"}, method="post", action=action)[
        h.button("#undo.btn.btn--quiet", type="submit", title=say("undo.ask-why") if asks else None)[
            icon("undo"), h.span[say("undo.ask" if asks else "undo")]
        ]
    ]


def requested(room: Room, scene: Scene, request: Request) -> Element:
    """Somebody asks to take a move back: which, and who has agreed."""
    say = scene.speech.say
    move = taken_back(room, scene, request)
    action = f"{url(room, scene)}/consent"
    mine = room.back.awaits(scene.you)
    own = scene.you == request.by
    awaits = [
        scene.names[seat] for seat in room.back.others(request.by) if seat not in request.agreed and seat != scene.you
    ]
    return h.div("#request.request", role="alert")[
        icon("undo"),
        h.span[
            say("undo.asks-you") if own else say("undo.asks", name=scene.names[request.by]),
            " ",
            h.q[move],
            h.small[" ", say("undo.with-it")],
            awaits and h.small[" ", say("undo.awaits", names=listed(scene.speech, awaits))],
        ],
        (mine or own)
        and h.form({"hx-post": action, "hx-swap": "none"}, method="post", action=action)[
            mine and h.button(".btn", name="agree", value="yes", type="submit")[say("undo.agree")],
            h.button(".btn.btn--quiet", name="agree", value="no", type="submit")[
                say("undo.withdraw" if own else "undo.refuse")
            ],
        ],
    ]


def taken_back(room: Room, scene: Scene, request: Request) -> Node:
    """The play in question, as this viewer may know it: what they have read of it in the log, and no more."""
    viewer = len(scene.names) if scene.you is None else scene.you
    events = [event.seen_by(viewer) for event in room.back.told_by(request)]
    said = [text for event in events if (text := scene.speech.words.event(event, scene.names, scene.you))]
    if not said:
        return scene.speech.say("undo.unseen")
    cards = list(dict.fromkeys([card for event in events for card in cards_of(scene.game, event)]))
    return linked(" ".join(said), scene.game, cards, scene.names, scene.speech)


def notice(room: Room, scene: Scene) -> Node:
    """Why the last thing asked for was not done."""
    no = None if scene.you is None else room.pending.notices.get(scene.you)
    if no is None:
        return None
    rule = no.rule if isinstance(no, Refused) else ""
    news = isinstance(no, Trouble) and no.key.startswith("notice.")
    return h.div("#notice", class_=["notice", news and "notice--news"], role="alert")[
        icon("undo" if news else "lock"), h.span[worded(scene, no)], rule and why(scene.speech, scene.game, rule)
    ]


def standing(room: Room, scene: Scene) -> Node:
    """What holds for the whole table: that it waits, or that it has grown as long as one may be."""
    key = "dock.store" if room.bots.waiting else "dock.long" if room.is_long and not room.playing.over else ""
    return key and h.div("#standing.notice.notice--news", role="status")[icon("alert"), h.span[scene.speech.say(key)]]


def worded(scene: Scene, no: Rejected | Trouble) -> str:
    if isinstance(no, Trouble):
        facts = {key: scene.speech.person(str(fact)) if key == "name" else fact for key, fact in no.facts.items()}
        return scene.speech.say(no.key, **facts)
    return scene.speech.words.refusal(no, scene.names)


def confirm(room: Room, scene: Scene, drawing: Drawing) -> Node:
    """The one brass button, with the bill beside it, and a way to begin again. Where something else could follow in the
    same turn, the turn can be ended with the play."""
    if not scene.play.chosen:
        return None
    say = scene.speech.say
    action = url(room, scene)
    dear = dearly(room.playing, scene, drawing)
    ends, _ = room.appearance.ends
    more = ends != "" and scene.play.then == ends
    makes = drawing.doing(scene) or say("dock.confirm")
    return h.div(".bill")[
        scene.play.whole
        and h.form(
            ".sends", {"hx-post": f"{action}/confirm", "hx-swap": "none"}, method="post", action=f"{action}/confirm"
        )[
            h.input(type="hidden", name="number", value=number(room, scene)),
            more
            and h.button("#confirm-end.btn.btn--do.btn--big", type="submit", name="end", value="yes")[
                say("dock.sure-end" if dear else "dock.confirm-end")
            ],
            h.button("#confirm", class_=["btn", "btn--big", not more and "btn--do"], type="submit")[
                say("dock.sure") if dear else say("dock.confirm-more") if more else makes
            ],
        ],
        h.span(".sum")[[h.span(".dear")[icon("alert"), words] for words in dear], drawing.bill(scene)],
        h.form({"hx-post": f"{action}/clear", "hx-swap": "none"}, method="post", action=f"{action}/clear")[
            h.button("#clear.btn.btn--quiet", type="submit")[say("dock.clear")]
        ],
    ]


def dearly(table: Table, scene: Scene, drawing: Drawing) -> list[str]:
    """Why a play is asked for once more, if it is: what it costs, as far as the game can say it."""
    if not scene.play.whole or scene.you is None:
        return []
    told = [drawing.peril(scene, peril) for peril in table.perils(scene.you, scene.play.chosen)]
    costly = any(drawing.costly(scene.view, part.question, part.option) for part in scene.play.parts if part.option)
    return told or [scene.speech.say("dock.costly")] * costly
