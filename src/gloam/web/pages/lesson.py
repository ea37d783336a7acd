"""A lesson: the real table of a game, with a coach beside it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from gloam.core.refusal import Refused, Rejected
from gloam.core.table import Table
from gloam.lessons import SHOW, Lesson, ladder
from gloam.lessons.run import ASKED, MISSED, SHOWN
from gloam.lessons.telling import Coach, following
from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hidden, icon, playing, why
from gloam.web.drawings.still import still
from gloam.web.elements import Element, Node, html
from gloam.web.pages import log, show
from gloam.web.pages.dock import dearly, said
from gloam.web.pages.frame import brand, comfort_button, page
from gloam.web.pages.show import Moment
from gloam.web.pages.terms import explained, words_list
from gloam.web.rooms.lessons import AGAIN, HINT, Pupil
from gloam.web.rooms.shows import Spot
from gloam.web.scenes.scene import FORM, Scene
from gloam.web.trouble import Trouble
from gloam.words.lessons import LessonWords
from gloam.words.pages import Speech

NUMBER: Final = re.compile(r'data-(?:number|wanted)="(\d+)"')  # on the table: what a coach points at
LOG: Final = 60  # lines of a lesson's log
SAYINGS: Final = {ASKED: "asks", MISSED: "no", SHOWN: "shows"}  # how the coach looks; else the lesson is done


@dataclass(frozen=True)
class Sight:
    """One moment of a lesson, in one language. `no`: why the last thing asked for was not done."""

    pupil: Pupil
    speech: Speech
    learned: Sequence[str]
    slip: str
    key: str
    no: Rejected | Trouble | None = None

    @property
    def lesson(self) -> Lesson:
        return self.pupil.lesson

    @property
    def url(self) -> str:
        return address(self.lesson)

    @property
    def number(self) -> int:
        return [one.id for one in ladder(self.lesson.game)].index(self.lesson.id) + 1

    @property
    def drawing(self) -> Drawing:
        return GAMES[self.lesson.game].drawing


def address(lesson: Lesson) -> str:
    return f"/learn/{lesson.game}/{lesson.id}"


def scene_of(sight: Sight, coach: Coach) -> Scene:
    """The table as the learner sees it: at their question, or where the lesson has ended."""
    pupil = sight.pupil
    run = pupil.run
    table = f"{pupil.lesson.id}-{pupil.luck}-{pupil.tries}"
    scene = still(run.table, run.seat, table, coach.names, sight.speech, sight.key)
    return replace(
        scene,
        events=run.events,
        play=pupil.play,
        bots=tuple(pupil.lesson.bots.get(scene.letter(seat), "") for seat in range(run.table.seats)),
        still=run.over,
        address=sight.url,
        slip=sight.slip,
        wanted=pupil.solution if pupil.is_pointed else (),
        points=coach.points(),
        pointer=pointer(pupil, coach.points()),
    )


def pointer(pupil: Pupil, points: Mapping[str, str]) -> str:
    """The number of what is to be pressed next: that of the card it is done with where the coach has spoken of it."""
    wanted = next((one for one, part in zip_longest(pupil.solution, pupil.play.chosen) if one != part), "") or ""
    spoken = [number for thing, number in points.items() if thing.removeprefix("card ") in wanted.split(" ")]
    return spoken[0] if spoken else str(len(points) + 1)


# ---- the page


def lesson_page(sight: Sight) -> Element:
    say = sight.speech.say
    coach = Coach(sight.pupil.run, sight.speech.language)
    return page(
        sight.speech,
        f"{coach.title} · {say('learn.title', game=say(f'game.{sight.lesson.game}'))}",
        [
            h.a(".skip", href="#dock")[say("skip")],
            h.div("#live", data_lesson=sight.url)[inside(sight)],
            h.div("#announced.vh", aria_live="polite"),
        ],
        kind="has-dock has-coach",
        table=True,
    )


def inside(sight: Sight) -> Node:
    """All that changes with an answer."""
    coach = Coach(sight.pupil.run, sight.speech.language)
    scene, drawing = scene_of(sight, coach), sight.drawing
    moment = watched(sight, scene)
    if moment is not None:
        return shown(sight, coach, scene, moment)
    board, deal, side = html(drawing.board(scene)), html(dealt(sight, scene)), html(drawing.side(scene))
    words = Words(sight, coach, scene, frozenset(NUMBER.findall(board + deal + side)))
    return [
        top(sight, coach),
        played(sight, coach, scene, asked=scene.question is not None)[
            h.main("#main.main")[
                board,
                dock(sight, coach, scene, speaks(words, strip=True), deal),
            ],
            rail(sight, scene, speaks(words, strip=False), side),
        ],
    ]


def played(sight: Sight, coach: Coach, scene: Scene, *, asked: bool, shows: bool = False) -> Element:
    return h.div(
        class_=playing(sight.lesson.game, sight.drawing.colours(scene.view), shows=shows),
        data_title=coach.title,
        data_asked=asked,
        data_game=sight.lesson.game,
        data_here=f"{sight.url}?at={sight.slip}",
    )


def top(sight: Sight, coach: Coach) -> Element:
    say = sight.speech.say
    count = len(ladder(sight.lesson.game))
    return h.header(".top")[
        brand(sight.speech),
        h.span(".round")[say("learn.number", number=sight.number, count=count)],
        h.span(".soft.hide-s")[coach.title],
        h.div(".end")[
            h.a(".btn.btn--icon.hide-s", href=f"/rules/{sight.lesson.game}", target="rules", title=say("nav.rules"))[
                icon("book"), hidden(say("nav.rules"))
            ],
            h.a("#log-open.btn.btn--icon", href="#log", title=say("log.open"), data_opens="log")[
                icon("chat"), hidden(say("log.open"))
            ],
            comfort_button(sight.speech, "hide-s"),
            h.a("#leave.btn.btn--quiet", href=f"/learn/{sight.lesson.game}", title=coach.speech.worded("leaving"))[
                icon("close"), h.span[say("learn.leave")]
            ],
        ],
    ]


# ---- what is played out


def watched(sight: Sight, scene: Scene) -> Moment | None:
    """The moment that the learner is at of what was played out; None for the table as it lies now."""
    spot = show.read_spot(sight.pupil.watching)
    return None if spot is None else ended(show.moment_at(finished(sight, scene), sight.drawing, spot), sight.pupil)


def finished(sight: Sight, scene: Scene) -> Scene:
    """The same where the answer that ended the lesson has been carried out, so that what was played out is over."""
    onward = sight.pupil.run.onward
    return scene if onward is None else replace(scene, view=onward.view(scene.you))


def ended(moment: Moment | None, pupil: Pupil) -> Moment | None:
    """What is not over when its lesson is has come to its end too."""
    if moment is None or not pupil.run.over:
        return moment
    return replace(moment, stage=replace(moment.stage, over=True), waits=False)


def opened(sight: Sight, after: Spot) -> str:
    """The first moment after this one of what was played out; '' where there is none."""
    scene = scene_of(sight, Coach(sight.pupil.run, sight.speech.language))
    moment = show.after(finished(sight, scene), sight.drawing, after)
    return "" if moment is None else show.written(moment.spot)


def gone_on(sight: Sight, way: str) -> str:
    """Where a button of the stage leads: to a moment, to the one after it, or to the end."""
    word, _, written = way.rpartition(" ")
    spot = show.read_spot(written)
    if spot is None:
        return ""
    return opened(sight, spot) if word else written


def shown(sight: Sight, coach: Coach, scene: Scene, moment: Moment) -> Node:
    """The table at a moment of what is played out. What the coach says of it comes after it."""
    run, upto = sight.pupil.run, moment.frame.upto
    then = replace(
        still(run.at(upto), run.seat, scene.table, coach.names, sight.speech, sight.key),
        events=scene.events[:upto],
        bots=scene.bots,
    )
    return [
        top(sight, coach),
        played(sight, coach, then, asked=False, shows=True)[
            h.main("#main.main")[
                show.staged(then, moment, stage_ways(sight, moment)),
                h.section("#dock.dock.dock--shows", data_state="shows", aria_label=scene.speech.say("dock"))[
                    says_to_look(coach, "coach-strip")
                ],
            ],
            rail(sight, then, says_to_look(coach, "coach"), sight.drawing.side(then)),
        ],
    ]


def says_to_look(coach: Coach, kind: str) -> Element:
    return h.section(class_=[kind, "coach--asks"], aria_label=coach.speech.worded("coach"))[
        h.p(".by")[icon("coach"), h.span[coach.title]], h.div(".words")[h.p[coach.speech.worded("look")]]
    ]


def stage_ways(sight: Sight, moment: Moment) -> Element:
    """The buttons of the stage: each carries the slip along."""
    speech = sight.speech
    return h.form("#show.stage-tools", method="post", action=f"{sight.url}/choose")[
        h.input(type="hidden", name="slip", value=sight.slip),
        show.backward(speech, moment),
        show.running(speech),
        show.onward(speech, moment),
        show.line(speech, moment),
        show.speeds(speech),
        h.button(".btn.btn--quiet", type="submit", name="at", value=show.END, data_stage_do="end")[
            h.span[speech.say("stage.end")]
        ],
    ]


# ---- the coach


@dataclass(frozen=True)
class Words:
    """What the coach has to say of a scene, and the numbers that stand on the table."""

    sight: Sight
    coach: Coach
    scene: Scene
    numbers: frozenset[str]


def speaks(words: Words, *, strip: bool) -> Element:
    """What the coach says: beside the log where there is room, above the question where there is not."""
    sight, coach = words.sight, words.coach
    run = sight.pupil.run
    aside = coach.aside()
    met: set[str] = set()
    kind = "no" if sight.no is not None else SAYINGS.get(run.state, "yes")
    return h.section(
        class_=["coach-strip" if strip else "coach", f"coach--{kind}"], aria_label=coach.speech.worded("coach")
    )[
        h.p(".by")[icon("coach"), h.span[coach.title]],
        h.div(".words", role="status")[
            refusal(sight, coach),
            h.p[sentence(words, met)] if coach.says() else None,
            hint(words),
            h.p(".aside")[coach.solution()] if run.state == SHOWN else None,
            h.p(".aside")[explained(coach.speech, aside, met) if run.state == ASKED else aside] if aside else None,
        ],
        help_part(sight, coach),
    ]


def sentence(words: Words, met: set[str]) -> list[Node]:
    """What is said now, with the numbers of what it speaks of."""
    coach = words.coach
    return [[numbered(words, number), explained(coach.speech, text, met)] for text, number in coach.parts()]


def numbered(words: Words, number: str) -> Node:
    """The number that stands on the table too."""
    if number not in words.numbers:
        return None
    said = words.scene.speech.say("learn.point", number=number)
    return h.span(".disc.disc--said", role="img", aria_label=said, data_number=number)


def hint(words: Words) -> Node:
    """What the solution chooses next, under the number that stands there."""
    pupil, coach, scene = words.sight.pupil, words.coach, words.scene
    if pupil.run.state != ASKED or not (scene.wanted or pupil.hinted):
        return None
    told = coach.hint(*wanted(scene, words.sight.drawing))
    return h.p(".aside.hint")[numbered(words, scene.pointer), told]


def wanted(scene: Scene, drawing: Drawing) -> tuple[str, ...]:
    """The next thing to press, in words: the first part of the play that is not as it is meant, or its making."""
    parts = scene.play.parts
    for part, option in zip(parts, scene.wanted, strict=False):
        if option and part.option != option:
            return (scene.speech.words.option(part.question, option, scene.names),)
    making = scene.play.whole and len(parts) <= len(scene.wanted)
    return (drawing.doing(scene) or scene.speech.say("dock.confirm"),) if making else ()


def refusal(sight: Sight, coach: Coach) -> Node:
    """What the rules forbid: the engine's sentence, its rule, and what the coach makes of it."""
    no = sight.no
    if no is None:
        return None
    if isinstance(no, Trouble):
        return h.p[sight.speech.say(no.key, **no.facts)]
    own = coach.refusal(no)
    rule = no.rule if isinstance(no, Refused) else ""
    return [
        h.p(".verdict")[icon("lock"), h.span[coach.speech.words.refusal(no, coach.names)]],
        rule and h.p(".aside")[why(sight.speech, sight.lesson.game, rule)],
        own and h.p[own],
    ]


def help_part(sight: Sight, coach: Coach) -> Node:
    """A hint, and the solution, for whoever asks."""
    run = sight.pupil.run
    if run.state != ASKED or not sight.lesson.play:
        return None
    word = coach.speech.worded
    return h.p(".row")[
        None if sight.pupil.is_pointed else wish(HINT, ".btn")[sight.speech.say("learn.hint")],
        wish(SHOW, ".btn.btn--quiet")[word("show")],
    ]


def wish(what: str, kind: str) -> Element:
    return h.button(kind, type="submit", form=FORM, name="do", value=what)


# ---- the dock


def dealt(sight: Sight, scene: Scene) -> Node:
    """The hand and the answers."""
    return [
        None if sight.pupil.run.table.over else sight.drawing.hand(scene),
        h.div(".say")[sight.drawing.answers(scene), confirm(sight, scene)] if scene.play.parts else None,
    ]


def dock(sight: Sight, coach: Coach, scene: Scene, strip: Element, deal: Node) -> Element:
    asked = bool(scene.play.parts)
    return h.section(
        "#dock",
        class_=["dock", asked and "dock--mine"],
        data_state="asked" if asked else "over",
        tabindex="-1",
        aria_label=scene.speech.say("dock"),
    )[
        form(sight),
        strip,
        ask(sight, scene) if asked else outcome(sight, coach),
        h.div(".deal")[
            h.h2(".vh")[scene.speech.say("dock.deal")],
            deal,
        ],
    ]


def form(sight: Sight) -> Element:
    """Every choice on the page belongs to this form; it carries all that has been said."""
    return h.form(id=FORM, method="post", action=f"{sight.url}/choose")[
        h.input(type="hidden", name="slip", value=sight.slip)
    ]


def ask(sight: Sight, scene: Scene) -> Element:
    question = scene.play.parts[-1].question
    return h.div(".ask")[
        h.span(".turn")[sight.speech.say("learn.lesson", number=sight.number)],
        said(sight.drawing.sentence(scene)),
        why(scene.speech, scene.game, question.rule),
    ]


def outcome(sight: Sight, coach: Coach) -> Element:
    """How the lesson has ended, and where to go from here."""
    run, say = sight.pupil.run, sight.speech.say
    verdict = {MISSED: "learn.missed", SHOWN: "learn.shown"}.get(run.state, "learn.done")
    return h.div(".ask.outcome")[
        h.span(".turn.turn--idle")[say("learn.lesson", number=sight.number)],
        said(say(verdict)),
        h.div(".end")[ways(sight, coach)],
    ]


def ways(sight: Sight, coach: Coach) -> list[Node]:
    """Again, shown, or on: what is meant for most people is brass."""
    run, word, say = sight.pupil.run, coach.speech.worded, sight.speech.say
    after = following(sight.lesson)
    again = wish(AGAIN, "#again.btn.btn--big" if run.done else "#again.btn.btn--do.btn--big")
    if run.done and after is not None:
        onward: Node = h.a("#next.btn.btn--do.btn--big", href=address(after))[
            say("learn.next", title=coach.speech.line(after.id, "title"))
        ]
    else:
        onward = run.done and h.a("#next.btn.btn--do.btn--big", href=f"/learn/{sight.lesson.game}")[say("learn.all")]
    return [
        seen_again(sight),
        again[word("now-you" if run.state == SHOWN else "again")],
        wish(SHOW, ".btn.btn--big")[word("show")] if run.state == MISSED and sight.lesson.play else None,
        play_on(sight, coach) if run.done and sight.lesson.is_real and goes_on(run.onward) else None,
        onward,
    ]


def seen_again(sight: Sight) -> Node:
    """What was played out in this try, from its first moment."""
    first = opened(sight, (0, 0))
    if not first:
        return None
    return h.button("#see-again.btn.btn--big", type="submit", form=FORM, name="at", value=first)[
        sight.speech.say("stage.again")
    ]


def goes_on(table: Table | None) -> bool:
    return table is not None and not table.over


def play_on(sight: Sight, coach: Coach) -> Element:
    """A real table from here on."""
    return h.form(method="post", action=f"{sight.url}/on")[
        h.input(type="hidden", name="slip", value=sight.slip),
        h.button("#play-on.btn.btn--big", type="submit")[coach.speech.worded("play-on")],
    ]


def confirm(sight: Sight, scene: Scene) -> Node:
    """The button that makes a play that has several parts, with the bill beside it, and a way to begin it anew."""
    if not scene.play.chosen:
        return None
    say, drawing = scene.speech.say, sight.drawing
    dear = dearly(sight.pupil.run.table, scene, drawing)
    words = say("dock.sure") if dear else drawing.doing(scene) or say("dock.confirm")
    mark = scene.pointed(tuple(scene.play.chosen) == scene.wanted[: len(scene.play.chosen)])
    return h.div(".bill")[
        scene.play.whole
        and h.button(
            "#confirm.btn.btn--do.btn--big", type="submit", form=FORM, name="do", value="confirm", data_wanted=mark
        )[words],
        h.span(".sum")[[h.span(".dear")[icon("alert"), told] for told in dear], drawing.bill(scene)],
        h.button("#clear.btn.btn--quiet", type="submit", form=FORM, name="do", value="clear")[say("dock.clear")],
    ]


# ---- the rail


def rail(sight: Sight, scene: Scene, coach: Element, side: Node) -> Element:
    say = scene.speech.say
    return h.aside(".rail")[
        coach,
        h.div(".side")[side],
        h.section("#log.book", aria_label=say("log.open"), tabindex="-1")[
            h.div(".tabs")[
                h.div(role="tablist", aria_label=say("log.open"))[
                    log.tab(scene, "log"), log.tab(scene, "words", say("learn.words"))
                ],
                h.button("#log-close.btn.btn--icon.sheet-close", type="button", data_closes="log", title=say("close"))[
                    icon("close"), hidden(say("close"))
                ],
            ],
            log.panel("log")[
                h.ol(".log")[log.lines(scene, sight.drawing, scene.events, LOG) or h.li(".plain")[say("learn.no-log")]]
            ],
            log.panel("words")[words_list(LessonWords(sight.speech.language, sight.lesson.game))],
        ],
    ]
