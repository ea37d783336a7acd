"""What goes in and out, as types: the description of the API is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(max_length=200)]
Text = str  # as long as a request may be
Option = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Names = Annotated[list[Name], Meta(max_length=12)]
Facts = dict[str, object]
Pace = Literal["live", "slow"]


class Problem(msgspec.Struct):
    """Why something was not done; nothing was changed. `error` is a sentence in the reader's language, `key` names it
    in every language, `rule` is the entry of the ledger behind it where there is one, `facts` are the numbers of the
    case."""

    error: str
    key: str
    rule: str
    facts: Facts


# ---- guests


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Text = ""
    language: Literal["en", "fr"] = "en"


class GuestToken(msgspec.Struct):
    """`token` goes into the header `Authorization: Bearer …` of every request. Whoever has it is this guest."""

    token: str
    name: str
    language: str


class Me(msgspec.Struct):
    name: str
    language: str


# ---- what there is to read


class Game(msgspec.Struct):
    """`seats`: how many can play. `aids`: help on pages that a table can do without. `pools`: which decks a table may
    allow, the narrowest first, in a game to which decks are brought."""

    name: str
    title: str
    rules_version: int
    seats: list[int]
    usual_seats: int
    variants: list[str]
    bots: list[str]
    aids: list[str]
    pools: list[str]
    decks: list[str]


class Rule(msgspec.Struct):
    """An entry of the ledger; a ruling has a question and a reason."""

    id: str
    title: str
    area: str
    text: str
    question: str
    because: str
    variant: str


class Card(msgspec.Struct):
    """`line` is its facts as people read them, `facts` those that are numbers; `rules` are the entries that say how it
    plays."""

    id: str
    name: str
    kind: str
    shelf: str
    line: str
    text: str
    facts: dict[str, int]
    rulings: list[str]
    rules: list[str]
    provenance: str


# ---- decks


class Law(msgspec.Struct):
    """A rule of decks, and whether this deck keeps it."""

    rule: str
    met: bool
    text: str
    card: str


class Slip(msgspec.Struct):
    """A line of a list that names no card: it was read as the first of these, or they are only offered."""

    line: int
    wrote: str
    cards: list[str]
    was_read: bool


Laws = list[Law]  # a deck has a list of its own
Slips = list[Slip]
Sentences = list[str]


class Deck(msgspec.Struct):
    """`id` is what a table is given: the name of a ready deck, or the id of one's own; '' for a list that is not
    kept."""

    id: str
    name: str
    ready: bool
    lawful: bool
    list: str
    laws: Laws
    slips: Slips
    unread: Sentences


class DeckName(msgspec.Struct):
    id: str
    name: str
    ready: bool


class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A list of cards, a line each. Without a name it is called as the list says."""

    list: Text
    name: Text = ""


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    list: Text


# ---- tables


class Seat(msgspec.Struct):
    """`kind`: "open", "person" or "bot". `secret` is the end of the link to an open seat; only whoever opened the table
    is told."""

    seat: int
    letter: str
    kind: str
    name: str
    bot: str
    stand_in: bool
    colour: str
    yours: bool
    secret: str


class Clock(msgspec.Struct):
    """The time of a seat that is asked. It runs `until` this moment, or stands (0) with so many seconds `left`: while
    somebody asks to take a move back. `reserve`: seconds for the rest of the game. `out`: the others may choose."""

    seat: int
    until: float
    left: float
    reserve: float
    out: bool


Clocks = list[Clock]


class Table(msgspec.Struct):
    """`waiting_for`: the seats whose answers are awaited. `asks_back`: the seat that would like to take a move back,
    and waits for everyone's consent. `rematch`: the next table of the same players. `other_rules`: it was begun by
    rules that are no longer ours. `clock`: seconds for a decision, 0 for as long as one likes; `reserve`: those besides
    for a whole game. `expires`: when invitations do, 0 for never. `stopped`: the others have ended the game, without a
    winner, since somebody's time was out."""

    id: str
    game: str
    rules_version: int
    variants: list[str]
    listed: bool
    pool: str
    without: list[str]
    created: float
    begun: bool
    over: bool
    host: bool
    seats: list[Seat]
    waiting_for: list[int]
    asks_back: int | None
    result: Facts | None
    rematch: str
    other_rules: bool
    pace: str
    clock: int
    reserve: int
    spoken: str
    beginners: bool
    expires: float
    stopped: bool
    clocks: Clocks


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: for each "me", "open" or the name of a bot; none for oneself against the usual bots. `decks`: what each
    seat brings, '' for one that is dealt: the name of a ready deck, or for oneself also the id of one's own or a list.
    `position`: a written table to begin from; its own seats and variants hold. `clock`: seconds for a decision; at a
    live table 0 (none), 30, 60, 120 or 300, with a `reserve` of seconds for the whole game; at a slow one 1, 2, 3 or 7
    days, 2 where nothing is said. `spoken` and `beginners`: for whom it is. `good_for`: days that invitations are good,
    0, 1, 3, 7, 14 or 30; 0 is for ever."""

    game: Name
    seats: Names = []
    variants: Names = []
    listed: bool = False
    decks: Annotated[list[Annotated[str, Meta(max_length=20_000)]], Meta(max_length=12)] = []
    pool: Name = ""
    without: Names = []
    position: Facts | None = None
    pace: Pace = "live"
    clock: Annotated[int, Meta(ge=0, le=604_800)] = 0
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 0
    spoken: Literal["", "en", "fr"] = ""
    beginners: bool = False
    good_for: Annotated[int, Meta(ge=0, le=30)] = 14


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation: the end of a link to a seat. `deck` is what one brings, where decks are brought."""

    secret: Name
    deck: Annotated[str, Meta(max_length=20_000)] = ""


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Annotated[str, Meta(max_length=20_000)] = ""


class ChosenDeck(msgspec.Struct, forbid_unknown_fields=True):
    """What one brings instead; '' for a deck that is dealt."""

    deck: Annotated[str, Meta(max_length=20_000)]


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """Is a bot to play for oneself?"""

    bot: bool


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    """An address of one's own, with https, which is called when it is one's turn."""

    url: Option


class HookSecret(msgspec.Struct):
    secret: str


class Hook(msgspec.Struct):
    """`trouble`: why it could not be called the last time. Both are '' where there is none."""

    url: str
    trouble: str


class Place(msgspec.Struct):
    """Where one sits."""

    table: str
    seat: int
    letter: str


# ---- playing


class Question(msgspec.Struct):
    """What a seat is asked. An answer carries its `number`, and is one of the `options` or several in a line. `phrases`
    are the options in words, where they were asked for."""

    seat: int
    number: int
    what: str
    rule: str
    options: list[str]
    facts: Facts
    prompt: str
    phrases: list[str]


class AskedNow(msgspec.Struct):
    """The open question; null where this seat is not asked, or a pass is being given for it."""

    question: Question | None


class View(msgspec.Struct):
    """All that this seat may know. `next` is where the events go on that come after it."""

    view: Facts
    names: list[str]
    question: Question | None
    next: str


class Offer(msgspec.Struct):
    """Would this answer be taken now? If not, why."""

    option: str
    refusal: Problem | None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    option: Option
    number: Number


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    agree: bool


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """To wait for them once more as long, to let a bot play until they come back, or to end the game."""

    choice: Literal["wait", "bot", "end"]


class Remark(msgspec.Struct, forbid_unknown_fields=True):
    """A line to the table, of 400 letters at most where the house says nothing else."""

    text: Annotated[str, Meta(min_length=1)]


class Told(msgspec.Struct):
    """What has happened from event number `since` on. Where that is less than was asked for, what came after it was
    taken back. `next` is what to ask for next; `question` what this seat is asked now, or null. `lines` are the events
    in words, where they were asked for."""

    since: int
    next: str
    events: list[Facts]
    lines: list[str]
    waiting_for: list[int]
    question: Question | None
    over: bool


# ---- journals and positions


class NewJournal(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is written down. With a seat one plays on there, against bots."""

    journal: Text
    seat: Literal["", "A", "B", "C", "D", "E", "F"] = ""


class NewPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is written down, secrets and all."""

    position: Facts


class Read(msgspec.Struct):
    """What was read of it. `table` is where it is kept now: a finished game, or one to be played on; else ''."""

    game: str
    seats: int
    variants: list[str]
    lines: int
    over: bool
    waiting_for: list[int]
    table: str
    view: Facts


class Position(msgspec.Struct):
    """A written table. `imagined`: the game goes on, so all that this seat does not know is dealt afresh."""

    position: Facts
    imagined: bool
