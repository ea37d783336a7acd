"""What a drawing is given: one viewer's view of a table, what they are asked, and the words for it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Final

import msgspec

from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Refused
from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.elements import Element, Tag
from gloam.web.scenes.composing import NOTHING, Choice, Composition
from gloam.web.scenes.keys import NOBODYS, Keys
from gloam.words.pages import Speech

AGAIN: Final = "again"  # the form of what is to be seen again
FORM: Final = "play"  # the form that every choice belongs to, wherever it stands on the page


@dataclass(frozen=True)
class Reason:
    """Why something cannot be chosen: the sentence, and the rule behind it ('' where there is none)."""

    text: str
    rule: str


@dataclass(frozen=True, kw_only=True)
class Lens:
    """What stays the same on a viewer's page for a while: whose it is, in which language, and what they are asked.
    Parts of a page are drawn from it and from plain data. `you` is None for somebody who only watches."""

    table: str
    game: str
    names: Sequence[str]
    you: int | None
    speech: Speech
    keys: Keys
    play: Composition = NOTHING
    number: int = 0  # what an answer has to carry
    bots: tuple[str, ...] = ()  # by seat; '' for a person
    still: bool = False  # a picture of the past: nothing can be chosen
    again: str = ""  # where something is seen again that was played out, for a picture of the past
    without: tuple[str, ...] = ()  # the aids that nobody at this table has
    address: str = ""  # where it is shown, if not at a table of its own: choices are sent there
    slip: str = ""  # and carry this along instead of a number
    wanted: tuple[str, ...] = ()  # what a coach points at: an option for each part of the play, '' for none
    pointer: str = ""  # the number that stands there
    points: Mapping[str, str] = field(default_factory=dict)  # what a coach speaks of on the table, with its number

    @property
    def mark(self) -> bytes:
        """Tells one lens from another, by all that is in it."""
        return self.marked

    @cached_property
    def marked(self) -> bytes:
        told = [getattr(self, name) for name in PLAIN] + [self.speech.language, self.keys.mark, self.play.mark]
        return hashlib.blake2b(msgspec.msgpack.encode(told), digest_size=16).digest()

    @property
    def url(self) -> str:
        """The viewer's place at this table."""
        return self.address or f"/tables/{self.table}/{'watch' if self.you is None else self.letter(self.you)}"

    @property
    def question(self) -> Question | None:
        """The question whose options can be chosen now."""
        return self.play.open

    @property
    def place(self) -> int:
        """Which part of the play is open."""
        return len(self.play.chosen)

    def bot(self, seat: int) -> str:
        """What the bot at this seat is called; '' where a person sits."""
        bot = self.bots[seat] if seat < len(self.bots) else ""
        return self.speech.words.bot_name(bot) if bot else ""

    def name(self, seat: int) -> str:
        return self.speech.say("you") if seat == self.you else self.names[seat]

    def offers(self, option: str, place: int | None = None) -> bool:
        """Can this be chosen for the open part, or for the part at this place?"""
        parts = self.play.parts
        if self.still:
            return False
        if place is None:
            return self.question is not None and option in self.question.options
        return 0 <= place < len(parts) and option in parts[place].question.options

    def is_chosen(self, option: str, place: int) -> bool:
        return place < len(self.play.parts) and self.play.parts[place].option == option

    def chosen_at(self, place: int) -> str:
        return self.play.parts[place].option if place < len(self.play.parts) else ""

    def choice(self, option: str, place: int | None = None, **attributes: str | bool) -> Element:
        """The button that chooses this option; its children and class are the drawing's."""
        return self.press(Choice((option,)), place, **attributes)

    def press(self, choice: Choice, place: int | None = None, **attributes: str | bool | None) -> Element:
        """The button that chooses this: several options in a row, one that is made or weighed, or no option, which
        takes the part at that place out."""
        at = self.place if place is None else place
        pointed = {"data_wanted": self.pointed(self.wants(*choice.options, place=at)), **attributes}
        return h.button(type="submit", form=FORM, name="choose", value=f"{at} {choice.text()}", **pointed)

    def wants(self, *options: str, place: int) -> bool:
        """Does a coach point at these options, from this part of the play on? Not any more once they are chosen."""
        pairs = list(zip(options, self.wanted[place:], strict=False))
        return bool(pairs) and all(one == other for one, other in pairs) and not self.is_chosen(options[0], place)

    def pointed(self, is_wanted: bool) -> str | bool:
        """What marks a button that a coach points at: the number that stands in the coach's sentence too."""
        return is_wanted and (self.pointer or True)

    def carried(self, id: str | None = None) -> Tag:
        """What every form has to carry along. With an `id` it can be changed without the form."""
        name, value = ("slip", self.slip) if self.address else ("number", str(self.number))
        return h.input(type="hidden", name=name, value=value, id=id)

    def several(self, line: str, **attributes: str | bool) -> Element:
        """The button that gives several answers in one line."""
        meant = bool(self.wanted) and " ".join(self.wanted[self.place :]) == line
        pointed = {"data_wanted": self.pointed(meant), **attributes}
        return h.button(type="submit", form=FORM, name="line", value=line, **pointed)

    def said(self, option: str, place: int | None = None) -> str:
        """An option as a phrase."""
        question = self.question if place is None else self.play.parts[place].question
        assert question is not None, "an option belongs to a question"
        return self.speech.words.option(question, option, self.names)

    def why_not(self, option: str, place: int | None = None) -> Reason | None:
        """Why the open part, or the part at this place, cannot be this; None where it can, or where it is no move."""
        asked = self.play.tried if place is None else self.play.parts[place].asked
        if asked is None:
            return None
        no = asked.why_not(option)
        if not isinstance(no, Refused):
            return None
        return Reason(self.speech.words.refusal(no, self.names), no.rule)

    def see_again(self, first: int) -> Element | None:
        """The way to see again what began with this event."""
        text = self.speech.say("stage.again")
        if self.again:
            return h.a(".again", href=f"{self.again}&first={first}")[text]
        if self.still:
            return None
        return h.button(".again", type="submit", form=AGAIN, name="again", value=str(first), data_stage_do="again")[
            text
        ]

    def rule_url(self, rule: str) -> str:
        return f"/rules/{self.game}#{rule}"

    def card_url(self, card: str) -> str:
        return f"/cards/{self.game}/{card}"

    def letter(self, seat: int) -> str:
        return LETTERS[seat]


PLAIN: Final = tuple([one.name for one in fields(Lens) if one.name not in ("speech", "keys", "play")])


@dataclass(frozen=True, kw_only=True)
class Scene(Lens):
    """One table as one viewer sees it."""

    view: Mapping[str, object]
    events: list[dict[str, Fact]]
    reckon: Callable[[], Mapping[str, object] | None] | None = None  # what the table's outlook is to this viewer
    explain: Callable[[], Mapping[str, object]] | None = None  # what explains the table to this viewer

    @property
    def mark(self) -> bytes:
        raise TypeError("a part is drawn from a lens, since a scene is never twice the same")

    @cached_property
    def outlook(self) -> Mapping[str, object] | None:
        """What this viewer may reckon of what is going on."""
        return None if self.reckon is None else self.reckon()

    @cached_property
    def explained(self) -> Mapping[str, object]:
        """How the numbers on the table come about and which texts matter now, where the game can say it."""
        return {} if self.explain is None else self.explain()

    @cached_property
    def ahead(self) -> Mapping[str, object] | None:
        """The same of the play being put together, as far as it goes; of the table where nothing is chosen yet."""
        tried = self.play.tried
        return tried.outlook() if tried is not None and self.play.chosen else self.outlook

    @cached_property
    def lens(self) -> Lens:
        """What the parts of this page have in common that have nothing to do with what the viewer is asked."""
        return self.asking if self.play is NOTHING and not self.number else through(self, NOTHING, 0)

    @cached_property
    def common(self) -> Lens:
        """What the pages of all have in common who read this language: for parts that show what everyone may know, and
        show it to everyone alike."""
        return Lens(
            table="",
            game=self.game,
            names=self.names,
            you=None,
            speech=self.speech,
            keys=NOBODYS,
            bots=self.bots,
            points=self.points,
        )

    @cached_property
    def asking(self) -> Lens:
        """The same with what they are asked: for parts in which something can be chosen."""
        return through(self, self.play, self.number)


def through(scene: Scene, play: Composition, number: int) -> Lens:
    told = {name: getattr(scene, name) for name in (*PLAIN, "speech", "keys")}
    return Lens(**{**told, "play": play, "number": number})
