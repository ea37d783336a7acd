"""When to ask: beside a question that can be passed, while one waits, and for every kind of question in the rail. These
are settings, not moves: each is a button of a form, so that they work without a script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.core.passing import ALWAYS, Kind
from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, sent
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.rooms.room import Room
from gloam.web.rooms.standing import SPAN_MODES, WAIT, WAIT_MODES
from gloam.web.scenes.scene import Lens, Scene

Asked = tuple[str, str, tuple[str, ...], str]  # a kind of question: its name, its card, how it may be asked, how it is


def choice(scene: Lens, name: str, label: Node, now: str, modes: Mapping[str, str]) -> Element:
    """A strip of modes with their words, of which one holds."""
    key = scene.keys.spot("asking", name)
    return sent(f"{scene.url}/standing", id=key, class_="asking")[
        h.span(".asking-of", id=f"{key}-of")[label],
        h.div(".seg", role="group", aria_labelledby=f"{key}-of", data_arrows=True)[
            [
                h.button(
                    type="submit",
                    id=f"{key}-{mode}",
                    name="ask",
                    value=f"{mode} {name}",
                    aria_pressed="true" if mode == now else "false",
                )[words]
                for mode, words in modes.items()
            ]
        ],
    ]


def beside(room: Room, scene: Scene) -> Node:
    """Beside a question that can be passed: what passing it would be, and whether to be asked again while this goes
    on."""
    question, seat, table = scene.question, scene.you, room.playing
    if question is None or seat is None or scene.still or not room.standing.passing.kind(table, question):
        return None
    say, passed = scene.speech.say, room.standing.passing.option(table, question)
    span = room.standing.spans(table, seat)[-1]
    label, modes = say(f"asking.again.{scene.game}.{span}"), {mode: say(f"asking.in.{mode}") for mode in SPAN_MODES}
    return h.div("#passing.passing", data_passes=f"{scene.place} {passed}")[
        h.p(".pass-is")[icon("pass"), h.span[say("asking.pass", what=pass_words(scene, question)), " ", h.kbd["P"]]],
        choice(scene, span, label, room.standing.held(seat, span), modes),
        h.p(".it-changes")[
            [say("asking.still-yours"), " "] if room.standing.held(seat, span) != ALWAYS else None,
            say(f"asking.it-changes.{scene.game}"),
            " ",
            h.a(href="#panel-asking", data_opens="asking")[say("asking.every")],
        ],
        h.p(".quiet")[icon("secrecy"), h.span[say("asking.only" if len(question.options) == 1 else "asking.secret")]],
    ]


def pass_words(scene: Scene, question: Question) -> str:
    """What it is to pass this question."""
    return scene.speech.say(f"asking.pass.{scene.game}.{question.what}")


def waiting(room: Room, scene: Scene) -> Node:
    """Between one's turns: what to be asked until the next."""
    seat = scene.you
    if seat is None or scene.still or WAIT not in room.standing.spans(room.playing, seat):
        return None
    return until_turn(scene.lens, room.standing.held(seat, WAIT))


@part
def until_turn(lens: Lens, now: str) -> Element:
    say = lens.speech.say
    modes = {mode: say(f"asking.wait.{mode}") for mode in WAIT_MODES}
    return h.div("#passing.passing.passing--wait")[choice(lens, WAIT, say("asking.until-turn"), now, modes)]


def passed(room: Room, scene: Scene) -> str:
    """The pass that is given for the viewer now, in a sentence; '' where there is none."""
    question = None if scene.you is None else room.playing.seat(scene.you).question()
    if question is None or not room.standing.answer(question.seat):
        return ""
    return scene.speech.say("asking.passed", what=pass_words(scene, question))


def kinds(room: Room, scene: Scene) -> list[Kind]:
    """What the viewer can say something of: nothing in a game without passing."""
    if scene.you is None or scene.still or room.playing.over or room.row.stopped:
        return []
    return room.standing.passing.kinds(room.playing, scene.you)


def asked_of(room: Room, scene: Scene, kind: Kind) -> Asked:
    assert scene.you is not None, "who watches is not asked"
    return kind.name, kind.card, tuple(kind.modes), room.standing.of(scene.you).kinds.get(kind.name, kind.usual)


@part
def panel(lens: Lens, kinds: Sequence[Asked]) -> Element:
    """All kinds of question, and when the viewer is asked each."""
    say = lens.speech.say
    return h.div("#askings")[
        h.p(".asking-why")[say("asking.panel")],
        [
            choice(
                lens,
                name,
                lens.speech.words.card_name(card) if card else say(f"asking.kind.{lens.game}.{name}"),
                now,
                {mode: say(f"asking.of.{mode}") for mode in modes},
            )
            for name, card, modes, now in kinds
        ],
        h.p(".asking-why")[say(f"asking.never.{lens.game}"), " ", say("asking.secret")],
    ]
