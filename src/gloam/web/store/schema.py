"""The database: a table is its set-up and its lines; everything else can be made again from these."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import BigInteger, ForeignKey, Integer, String, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

OPEN: Final = "open"  # kinds of seats
PERSON: Final = "person"
BOT: Final = "bot"
ZERO: Final = text("0")


class Base(DeclarativeBase):
    """Times are seconds since 1970, in UTC."""


class TableRow(Base):
    """A table, from the invitation to long after the end. `follows` is the table of which it is a rematch; `touched` is
    when one of its players was last there."""

    __tablename__ = "tables"

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


class ClaimRow(Base):
    """A guest who holds a seat. One person may hold it on several devices."""

    __tablename__ = "claims"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
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


class SettingRow(Base):
    """What the server has to remember of itself: the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
