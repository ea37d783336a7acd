"""What is played out: which moment a viewer is shown, the table as it lay then, and how one goes on from there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing, Frame, Stage
from gloam.web.drawings.parts import hidden, icon, sent
from gloam.web.drawings.still import still
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.rooms.looks import Missed
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Show, Spot, Viewer
from gloam.web.scenes.scene import AGAIN, Lens, Scene
from gloam.words.pages import Speech

END: Final = "end"  # instead of a spot: the table as it lies now
AFTER: Final = "after"  # before a spot: the moment after it
SEE: Final = "see"  # what was missed
FORM: Final = "show"  # the form that the buttons of the stage belong to
SPEEDS: Final = ("slow", "normal", "fast")


@dataclass(frozen=True)
class Moment:
    """A frame of a stage. `waits`: what comes next has not happened yet. `again`: it is over, and somebody wanted to
    see it once more. `back`: the moment before it. `reads`: what others have said later is read all the same; `said`:
    what the viewer has said meanwhile always is."""

    stage: Stage
    place: int
    waits: bool = False
    again: bool = False
    back: Spot | None = None
    reads: bool = False
    said: frozenset[int] = frozenset()

    @property
    def frame(self) -> Frame:
        return self.stage.frames[self.place]

    @property
    def spot(self) -> Spot:
        return self.frame.spot

    @property
    def stops(self) -> bool:
        """Is this the last of it? Then it stays until somebody wants to go on."""
        return self.stage.over and self.place == len(self.stage.frames) - 1


def written(spot: Spot) -> str:
    return f"{spot[0]}.{spot[1]}"


def read_spot(text: str) -> Spot | None:
    upto, _, part = text.partition(".")
    if not (upto.isdecimal() and part.isdecimal() and len(text) < 16):
        return None
    return int(upto), int(part)


# ---- which moment


def stages(scene: Scene, drawing: Drawing, since: int) -> Iterator[Stage]:
    """All that was played out and ended after event `since`."""
    for span in drawing.spans(scene):
        if span.end >= since:
            stage = drawing.stage(scene, span.first)
            if stage is not None:
                yield stage


def moment_at(scene: Scene, drawing: Drawing, spot: Spot, first: int | None = None) -> Moment | None:
    """The first moment from this spot on: of everything, or only of what began with event `first`. `scene` is the table
    as it lies now."""
    for stage in stages(scene, drawing, spot[0]):
        if first is not None and stage.first != first:
            continue
        for place, frame in enumerate(stage.frames):
            if frame.spot >= spot:
                last = place == len(stage.frames) - 1
                waits = first is None and last and not stage.over and not scene.play.parts
                back = stage.frames[place - 1].spot if place else None
                return Moment(stage, place, waits, again=first is not None, back=back)
    return None


def after(scene: Scene, drawing: Drawing, spot: Spot, first: int | None = None) -> Moment | None:
    """The moment after this one; None where none is left."""
    return moment_at(scene, drawing, (spot[0], spot[1] + 1), first)


def shown(scene: Scene, drawing: Drawing, show: Show) -> Moment | None:
    """The moment at which somebody is who looks at this."""
    found = moment_at(scene, drawing, show.at, show.first)
    if found is None:
        return None
    return replace(found, back=before(scene, drawing, found, show.since), reads=show.reads, said=show.said)


def before(scene: Scene, drawing: Drawing, moment: Moment, since: Spot) -> Spot | None:
    """The moment before this one: at the first of a place the last of the place before, where that was shown too."""
    if moment.place or moment.again:
        return moment.back
    earlier = [span.first for span in drawing.spans(scene) if span.first < moment.stage.first]
    stage = drawing.stage(scene, earlier[-1]) if earlier else None
    if stage is None or stage.frames[-1].spot < since:
        return None
    return stage.frames[-1].spot


def follow(room: Room, viewer: Viewer, scene: Scene, played_out: bool) -> Moment | None:
    """The moment this viewer is to see, None for the table as it lies now. With `played_out` whatever is new to them is
    shown moment by moment."""
    shows, told = room.shows, len(scene.events)
    show = shows.of(viewer)
    if show is not None:
        found = shown(scene, room.drawing, show)
        if found is not None and (show.first is not None or played_out):
            show.touched = time.monotonic()
            return found
        shows.end(viewer)
    if not played_out:
        return None
    seen = shows.seen.get(viewer, told)
    found = after(scene, room.drawing, (seen, 0)) if seen < told else None
    if found is not None:
        shows.put(viewer, found.spot)
    else:
        shows.seen[viewer] = told
    return found


def shown_now(room: Room, viewer: Viewer, scene: Scene) -> Moment | None:
    """What a page shows that is opened anew: the moment at which its viewer was, or the table as it lies now."""
    show = room.shows.of(viewer)
    return None if show is None else shown(scene, room.drawing, show)


# ---- who comes late


def arrives(room: Room, viewer: Viewer, scene: Scene, hurried: bool) -> None:
    """A page is opened anew. What was decided since its viewer last had one is offered to them, unless they look at
    something already or want everything at once."""
    seen = room.looks.of(viewer)
    if seen is None or room.shows.of(viewer) is not None or room.listens(viewer):
        return
    count = sum(span.end > seen and span.outcome != "" for span in room.drawing.spans(scene))
    if count and not hurried and after(scene, room.drawing, (seen, 0)) is not None:
        room.looks.offer(viewer, Missed(seen, count))
    else:
        room.looks.offer(viewer, None)


def note_seen(room: Room, viewer: Viewer, scene: Callable[[], Scene]) -> None:
    """Note how far this viewer has seen the table. What they are offered they have not seen; of what they look at they
    see the moment once more at which they were."""
    if room.looks.offered(viewer) is not None:
        return
    show = room.shows.of(viewer)
    if show is None or show.first is not None or after(scene(), room.drawing, show.at) is None:
        room.looks.note(viewer, room.told)
    else:
        room.looks.note(viewer, show.at[0] - 1)


def late(scene: Scene, missed: Missed | None) -> Element | None:
    """What was decided while this viewer was away, in a line: they may see it, or leave it at the result."""
    if missed is None:
        return None
    say = scene.speech.say
    return h.section("#late.late", aria_label=say("late"))[
        icon("replay"),
        h.p[scene.speech.counted(f"late.{scene.game}", missed.count)],
        sent(f"{scene.url}/show")[
            h.button(".btn", type="submit", name="late", value=SEE)[
                say("late.see.one" if missed.count == 1 else "late.see.many")
            ],
            h.button(".btn.btn--quiet", type="submit", name="late", value=END)[say("late.result")],
        ],
    ]


def scene_then(room: Room, scene: Scene, moment: Moment, secret: str) -> Scene:
    """The table as it lay at this moment, and what had been told by then: nothing that came later is in it."""
    upto = moment.frame.upto
    told = scene.events[:upto]
    then = still(room.table_at(upto), scene.you, room.id, room.names, scene.speech, secret, told)
    return replace(then, bots=scene.bots)


# ---- the stage


def staged(then: Scene, moment: Moment, ways: Node, heading: Element = h.h1) -> Element:
    """One moment of it: the steps with what came of those that are past, a sentence, the picture, and the ways on."""
    stage, frame = moment.stage, moment.frame
    return h.section(
        "#stage.stage",
        tabindex="-1",
        data_stage=f"{then.table}-{stage.id}",
        data_at=written(frame.spot),
        data_wait=str(frame.wait),
        data_stops=moment.stops,
        data_aside=stage.aside,
        aria_label=stage.title,
    )[
        steps(then.speech, stage, moment.place),
        h.div(".stage-frames", tabindex="0")[
            h.div(class_=["stage-said", frame.verdict and "stage-said--won"], role="status")[heading[frame.said]],
            h.div(".stage-frame")[h.h2(".vh")[dict(stage.steps)[frame.step]], frame.draw(then)],
        ],
        ways,
    ]


def steps(speech: Speech, stage: Stage, place: int) -> Element:
    """All steps it can have. Those past are told in a line; one that was left out is struck through."""
    now = stage.frames[place].step
    told = {frame.step: frame.summary for frame in stage.frames[:place] if frame.step != now or frame.summary}
    names = [step for step, _ in stage.steps]
    return h.ol(".stage-steps", aria_label=speech.say("stage.steps"))[
        [
            h.li(class_=state(step, now, step in told, names), aria_current="step" if step == now else None)[
                h.s[name] if state(step, now, step in told, names) == "is-out" else h.b[name],
                step != now and step in told and h.span[told[step]],
            ]
            for step, name in stage.steps
        ]
    ]


def state(step: str, now: str, told: bool, names: list[str]) -> str:
    if step == now:
        return "is-now"
    if told:
        return "is-done"
    return "is-out" if names.index(step) < names.index(now) else "is-next"


def live_ways(scene: Scene, moment: Moment) -> Element:
    """The buttons at a table. Each says where it leads, so that pressing it twice is no harm."""
    say, url = scene.speech.say, f"{scene.url}/show"
    return h.form("#show.stage-tools", {"hx-post": url, "hx-swap": "none"}, method="post", action=url)[
        h.input(type="hidden", name="first", value=str(moment.stage.first) if moment.again else ""),
        backward(scene.speech, moment),
        running(scene.speech),
        onward(scene.speech, moment),
        line(scene.speech, moment),
        speeds(scene.speech),
        h.button(".btn.btn--quiet", type="submit", name="at", value=END, data_stage_do="end")[
            h.span[say("stage.leave" if moment.again else "stage.end")]
        ],
    ]


def beyond(moment: Moment) -> str:
    """What the button says that leads on: only where one is. How far it is to the next moment would tell something."""
    return "" if moment.waits else f"{AFTER} {written(moment.spot)}"


def linked_ways(speech: Speech, moment: Moment, url: str, back: str) -> Element:
    """The same as links, for a game that is looked back at. `back` is where one comes from."""
    say = speech.say
    frames, place = moment.stage.frames, moment.place
    spots = {"back": place - 1, "next": place + 1}
    found = {
        deed: f"{url}&first={moment.stage.first}&at={written(frames[at].spot)}" if 0 <= at < len(frames) else ""
        for deed, at in spots.items()
    }
    return h.div(".stage-tools")[
        found["back"]
        and h.a(".btn.btn--icon", href=found["back"], data_stage_do="back", title=say("stage.back"))[
            icon("prev"), hidden(say("stage.back"))
        ],
        running(speech),
        h.a(".btn.btn--icon", href=found["next"], data_stage_do="next", title=say("stage.next"))[
            icon("next"), hidden(say("stage.next"))
        ]
        if found["next"]
        else h.a(".btn.btn--main", href=back, data_stage_do="next")[h.span[say("stage.leave-replay")]],
        line(speech, moment),
        speeds(speech),
        h.a(".btn.btn--quiet", href=back, data_stage_do="end")[h.span[say("stage.leave-replay")]],
    ]


def way(text: str, deed: str, symbol: str, spot: str) -> Element:
    return h.button(
        ".btn.btn--icon", type="submit", name="at", value=spot, disabled=not spot, data_stage_do=deed, title=text
    )[icon(symbol), hidden(text)]


def backward(speech: Speech, moment: Moment) -> Element:
    return way(speech.say("stage.back"), "back", "prev", "" if moment.back is None else written(moment.back))


def onward(speech: Speech, moment: Moment) -> Element:
    """The next moment; at the end of it a button that says so."""
    say = speech.say
    if not moment.stops:
        return way(say("stage.next"), "next", "next", beyond(moment))
    text = say("stage.leave" if moment.again else "stage.on")
    return h.button(".btn.btn--main", type="submit", name="at", value=beyond(moment), data_stage_do="next")[
        h.span[text]
    ]


def running(speech: Speech) -> Element:
    """Only a script lets it go on by itself."""
    return h.button(".btn.btn--icon.needs-script", type="button", data_stage_do="run", aria_pressed="false")[
        h.span(".runs")[icon("pause"), hidden(speech.say("stage.pause"))],
        h.span(".rests")[icon("play"), hidden(speech.say("stage.run"))],
    ]


def line(speech: Speech, moment: Moment) -> Element:
    """How far it is, in steps."""
    names = [step for step, _ in moment.stage.steps]
    at = names.index(moment.frame.step)
    text = speech.say("stage.step", step=at + 1, steps=len(names))
    return h.span(".stage-line", role="img", aria_label=text)[
        [h.i(class_="on" if place < at else "half" if place == at else None) for place in range(len(names))]
    ]


def speeds(speech: Speech) -> Element:
    return h.span(".seg.needs-script", role="group", aria_label=speech.say("speed"), data_arrows=True)[
        [
            h.button(type="button", data_speed=speed, aria_pressed="false")[speech.say(f"speed.{speed}")]
            for speed in SPEEDS
        ],
        h.button(type="button", data_stage_do="let", aria_pressed="false", title=speech.say("stage.let-why"))[
            speech.say("stage.let")
        ],
    ]


def waits(scene: Scene, again: bool) -> Element:
    """What stands in the place of the question as long as something is shown: that there is one, and no more."""
    asked = "stage.asked-again" if again else "stage.asked-next"
    return h.p(".stage-waits")[
        icon("clock"), h.span[scene.speech.say(asked if scene.play.parts else "stage.nothing-waits")]
    ]


@part
def again_form(lens: Lens) -> Element:
    url = f"{lens.url}/show"
    return h.form({"hx-post": url, "hx-swap": "none"}, id=AGAIN, method="post", action=url, hidden=True)
