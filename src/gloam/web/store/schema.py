"""The database: a table is its set-up and its lines; everything else can be made again from these."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, String, Text, UniqueConstraint, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

OPEN: Final = "open"  # kinds of seats
PERSON: Final = "person"
BOT: Final = "bot"
LIVE: Final = "live"  # paces of tables
SLOW: Final = "slow"
ZERO: Final = text("0")


class Base(DeclarativeBase):
    """Times are seconds since 1970, in UTC."""


class TableRow(Base):
    """A table, from the invitation to long after the end. `follows` is the table of which it is a rematch; `touched` is
    when one of its players was last there.

    `clock` is how many seconds a decision may take, `bank` how many more each seat has in all; 0 for no limit. `clocks`
    is who is asked, since when and until when, as JSON; `call_at` is when somebody is to be called, 0 for never.
    `stopped`: its people have ended it before the game was over, and nobody has won.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_listed", "listed", "ended"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    seats: Mapped[int]
    variants: Mapped[str] = mapped_column(String(200))
    seed: Mapped[int] = mapped_column(BigInteger)
    position: Mapped[str] = mapped_column(Text, default="")
    rules: Mapped[int]
    host: Mapped[str] = mapped_column(String(32), index=True)
    listed: Mapped[bool]
    follows: Mapped[str] = mapped_column(String(32), default="", index=True)
    decks: Mapped[str] = mapped_column(String(16), default="", server_default="")  # which may be brought; '': any
    without: Mapped[str] = mapped_column(String(64), default="", server_default="")  # the aids it does without
    asking: Mapped[str] = mapped_column(Text, default="")  # a request to take a move back, as JSON
    glance: Mapped[str] = mapped_column(Text, default="")  # what a list shows of the game, as JSON; '' if not known
    created: Mapped[float]
    begun: Mapped[float] = mapped_column(default=0.0)
    ended: Mapped[float] = mapped_column(default=0.0)
    touched: Mapped[float] = mapped_column(default=time.time, server_default=ZERO)
    changes: Mapped[int] = mapped_column(default=0, server_default=ZERO)  # how often anything here was changed
    due: Mapped[bool] = mapped_column(default=False, server_default=false(), index=True)  # is a bot or a pass awaited?
    leased_by: Mapped[str] = mapped_column(String(16), default="", server_default="")  # the process that sees to it
    leased_until: Mapped[float] = mapped_column(default=0.0, server_default=ZERO)
    pace: Mapped[str] = mapped_column(String(8), default=LIVE, server_default=LIVE)
    clock: Mapped[int] = mapped_column(default=0, server_default=ZERO)
    bank: Mapped[int] = mapped_column(default=0, server_default=ZERO)
    language: Mapped[str] = mapped_column(String(8), default="", server_default="")  # what is spoken there; '': any
    beginners: Mapped[bool] = mapped_column(default=False, server_default=false())  # are they welcome?
    expires: Mapped[float] = mapped_column(default=0.0, server_default=ZERO)  # when its invitations do; 0: never
    clocks: Mapped[str] = mapped_column(Text, default="", server_default="")
    call_at: Mapped[float] = mapped_column(default=0.0, server_default=ZERO, index=True)
    stopped: Mapped[bool] = mapped_column(default=False, server_default=false())


class SeatRow(Base):
    """`kind`: open, person or bot. `bot` also plays for a person who has asked it to, while `stand_in` is set.
    `colour` is '' in a game without such. `deck` is what the seat brings to a game with decks, as games carry it; '' is
    one that is dealt to it when the game begins.

    `secret` is the end of the link that leads here, and is good for one use: whoever sits down or comes with another
    device changes it. So it is an invitation until somebody sits here, and from then on known to nobody but them.
    """

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(32), default="")
    stand_in: Mapped[bool] = mapped_column(default=False)
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    colour: Mapped[str] = mapped_column(String(16), default="", server_default="")
    standing: Mapped[str] = mapped_column(Text, default="", server_default="")  # when to ask whoever sits here, as JSON
    deck: Mapped[str] = mapped_column(Text, default="", server_default="")
    pending: Mapped[str] = mapped_column(Text, default="", server_default="")  # what is put together and said, as JSON


class ClaimRow(Base):
    """A guest who holds a seat. One person may hold it on several devices."""

    __tablename__ = "claims"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class LineRow(Base):
    """One line of a journal; nothing is ever removed. `move` counts what was sent in one go; it is 0 for what the house
    answered when the game began. `standing`: nobody gave it by hand.

    A line of seat -1 takes lines back: its option is "undo N".
    """

    __tablename__ = "lines"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    option: Mapped[str] = mapped_column(Text)
    move: Mapped[int]
    at: Mapped[float]
    standing: Mapped[bool] = mapped_column(default=False, server_default=false())


class ChatRow(Base):
    """Something said; or, by seat -2, that somebody has left: `name`, and in `text` who plays on for them."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]  # -1: somebody who watches
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    told: Mapped[int] = mapped_column(default=0, server_default=ZERO)  # how many events the speaker had seen


class LookRow(Base):
    """How many events of a table somebody has seen: whoever holds a seat, on all devices together (`guest` is ''), or a
    guest who watches (`seat` is -1)."""

    __tablename__ = "looks"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    events: Mapped[int]


class ReportRow(Base):
    """Something that a player found wrong: the journal up to that line, without names."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table: Mapped[str] = mapped_column(String(32))
    line: Mapped[int]
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    journal: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class DeckRow(Base):
    """A deck that a guest keeps. Nobody else reads it; `text` is its list, which may break the rules."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    game: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)
    created: Mapped[float]
    changed: Mapped[float]


class RemovalRow(Base):
    """A guest whose seat was freed before the game, because they did not come: until they have read of it."""

    __tablename__ = "removals"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    at: Mapped[float]


class HookRow(Base):
    """Where whoever holds a seat wants to be called when it is their turn: an address that is sent a line of JSON,
    signed with `secret`. It counts as long as `guest` holds the seat. `origin` is how this server was reached when the
    address was given; `trouble` is why it could not be called the last time, '' where it could."""

    __tablename__ = "hooks"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    url: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(String(64))
    origin: Mapped[str] = mapped_column(Text)
    trouble: Mapped[str] = mapped_column(String(32), default="", server_default="")


class PushRow(Base):
    """A browser of a guest that wants to be told when it is their turn; `id` is made from its address, `p256dh` and
    `auth` are what it encrypts with."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    made: Mapped[float]


class CallRow(Base):
    """Somebody is to be called, by their hook or (`push`) by one of their browsers: once for each question. `due` is
    when it is tried, or tried again; 0 once it is done or given up."""

    __tablename__ = "calls"
    __table_args__ = (UniqueConstraint("table", "seat", "question", "push", name="one_call_a_question"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    question: Mapped[int]
    push: Mapped[str] = mapped_column(String(64), default="", server_default="")
    asked: Mapped[float]
    due: Mapped[float] = mapped_column(index=True)
    tries: Mapped[int] = mapped_column(default=0, server_default=ZERO)


class SettingRow(Base):
    """What the server has to remember of itself: the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
