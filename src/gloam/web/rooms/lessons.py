"""Somebody at a lesson. Nothing of it is kept here: all that leads to this moment is on a signed slip that the page
carries along."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS
from gloam.lessons import SHOW, Lesson, Run, begin, ladder
from gloam.lessons.run import MISSED
from gloam.web.drawings.games import GAMES
from gloam.web.guests.guest import Guest
from gloam.web.house import ME, USUAL, Arrangement, House
from gloam.web.rooms import uploads
from gloam.web.rooms.room import Room
from gloam.web.scenes.composing import NOTHING, Choice, Composition, chosen_at, composed, is_made
from gloam.web.trouble import Trouble

MOST: Final = 300  # answers of one try, far more than any lesson needs
HELPED: Final = 9  # misses are counted no further
SALT: Final = "lesson"
AGAIN, HINT = "again", "hint"  # what can be wished for besides an answer, and `SHOW`


@dataclass(frozen=True)
class Pupil:
    """`luck` tells this visit from others, and deals the cards of a real game. `tries` counts the tries, `misses` those
    that failed. `said` are the answers of this try, or `SHOW`; `draft` is what is being put together. `hinted`: the
    coach points at what is wanted. `watching`: the moment they are at of what is being played out; '' for none."""

    lesson: Lesson
    luck: int
    tries: int = 0
    misses: int = 0
    said: tuple[str, ...] = ()
    draft: tuple[str, ...] = ()
    hinted: bool = False
    watching: str = ""

    # ---- how it stands

    @cached_property
    def run(self) -> Run:
        run = replace(begin(self.lesson, self.luck), misses=self.misses)
        for line in self.said:
            run = run.say(line)
        return run

    @property
    def seat(self) -> int:
        return self.lesson.number_of_seat

    @property
    def continues(self) -> frozenset[str]:
        """The questions that go on with a play: none that is answered for the learner."""
        every = GAMES[self.lesson.game].continues
        return frozenset(one for one in every if one.split(" ")[-1] not in self.lesson.auto)

    @cached_property
    def play(self) -> Composition:
        """What is being put together; nothing once the lesson is over."""
        return NOTHING if self.run.over else composed(self.run.table, self.seat, self.draft, self.continues)[0]

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """What the solution chooses, part by part, from the first of the play that is put together; '' for nothing. An
        answer that it has still to give, and that is on offer there."""
        left = Counter(self.lesson.play) - Counter(self.run.answers)
        found = []
        for part in self.play.parts:
            fits = [one for one in self.lesson.play if left[one] > 0 and one in part.question.options]
            found.append(fits[0] if fits else "")
            left[found[-1]] -= 1
        rest = [one for one in self.lesson.play if left[one] > 0]
        return (*found, *rest) if found else ()

    @property
    def is_pointed(self) -> bool:
        """Does the coach point? In the first lesson of a ladder always, else when asked to, or after a miss."""
        return self.hinted or self.misses > 0 or self.lesson.id == ladder(self.lesson.game)[0].id

    # ---- what can be done

    def wish(self, what: str) -> Pupil:
        """From the beginning, with a hint, or shown how it is done."""
        missed = min(self.misses + (self.run.state == MISSED), HELPED)
        anew = replace(self, tries=self.tries + 1, misses=missed, said=(), draft=(), watching="")
        if what == HINT:
            return replace(self, hinted=True)
        if what == SHOW and self.lesson.play:
            return replace(anew, said=(SHOW,))
        if what == AGAIN:
            return replace(anew, luck=new_luck()) if self.lesson.is_real else anew
        raise Trouble("trouble.form", name="do")

    def choose(self, place: int, choice: Choice, ends: bool = False) -> Pupil:
        """Choose a part of a play. One of a single part that costs little is made at once. Raises `Rejected`."""
        if not 0 <= place < len(self.play.parts):
            raise Trouble("trouble.part")
        play, _ = chosen_at(self.run.table, self.seat, self.play, place, choice, self.continues)
        if is_made(play, choice) and not self.is_dear(play):
            return self.make(play.chosen, ends)
        return replace(self, draft=tuple(play.chosen))

    def is_dear(self, play: Composition) -> bool:
        """Is a play asked for once more before it is made?"""
        table, drawing = self.run.table, GAMES[self.lesson.game].drawing
        view = table.view(self.seat)
        costly = any(drawing.costly(view, part.question, part.option) for part in play.parts)
        return costly or bool(table.perils(self.seat, play.chosen))

    def confirm(self, ends: bool = False) -> Pupil:
        if not self.play.whole:
            raise Trouble("trouble.incomplete")
        return self.make(self.play.chosen, ends)

    def clear(self) -> Pupil:
        return replace(self, draft=())

    def send(self, line: str) -> Pupil:
        """Several answers in one line. Raises `Rejected`."""
        return self.at(self.run.answer(line))

    def make(self, options: Sequence[str], ends: bool) -> Pupil:
        """Make a play; with `ends` the turn ends with it. What is answered for the learner in between is left out."""
        run = self.run
        for option in options:
            question = run.question
            if question is not None and option in question.options:
                run = run.answer(option)
        what, end = GAMES[self.lesson.game].ends
        if ends and run.question is not None and run.question.what == what:
            run = run.answer(end)
        return self.at(run)

    def watch(self, moment: str) -> Pupil:
        """At this moment of what was played out; '' for the table as it lies now."""
        watching = replace(self, watching=moment)
        vars(watching)["run"] = self.run
        return watching

    def at(self, run: Run) -> Pupil:
        """Here, where this has been said; it need not be played once more."""
        if len(run.answers) > MOST:
            raise Trouble("trouble.long-choice", 409, limit=MOST)
        after = replace(self, said=run.answers, draft=(), watching="")
        vars(after)["run"] = run
        return after


def new_luck() -> int:
    return secrets.randbits(32)


def newcomer(lesson: Lesson) -> Pupil:
    return Pupil(lesson, new_luck())


# ---- the slip


def written(pupil: Pupil, key: str) -> str:
    kept = [
        pupil.lesson.id,
        pupil.luck,
        pupil.tries,
        pupil.misses,
        pupil.said,
        pupil.draft,
        pupil.hinted,
        pupil.watching,
    ]
    return str(URLSafeSerializer(key, salt=SALT).dumps(kept))


def read(lesson: Lesson, slip: str, key: str) -> Pupil:
    """Where the slip leads; to the beginning where it was not written here, or for a lesson that has changed since."""
    try:
        name, luck, tries, misses, said, draft, hinted, watching = URLSafeSerializer(key, salt=SALT).loads(slip)
        pupil = Pupil(lesson, luck, tries, misses, tuple(said), tuple(draft), hinted, watching)
        if name == lesson.id and pupil.run.seat == pupil.seat:
            return pupil
    except (BadData, ValueError, Rejected):
        pass
    return newcomer(lesson)


# ---- on with it


async def play_on(house: House, guest: Guest, pupil: Pupil) -> Room:
    """A table of one's own from where a lesson has ended, against the same bots."""
    table = pupil.run.onward
    if table is None or table.over:
        raise Trouble("replay.nothing-left", 409)
    bots = pupil.lesson.bots
    chairs = tuple(ME if place == pupil.seat else bots.get(LETTERS[place], USUAL) for place in range(table.seats))
    plan = Arrangement(pupil.lesson.game, chairs, table.setup.variants, position=uploads.fresh(table))
    return await house.create(guest, plan)
