"""A defeated mortal: burned to mend, or attached as a Retainer; and room for what is attached."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Watched
from gloam.rivals.attack_record import BURNT, HIRED, HUNG
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import BOUNDLESS, GHOUL, HAVEN_CARD, KIND, MORTAL, RETAINER, ROOM, TITLE, VAMPIRE
from gloam.rivals.knowledge import hide
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    BURNED,
    CITY_BURNED,
    CITY_DISCARD,
    DISCARD,
    HAND,
    NOBODY,
    NOTHING,
    STREET,
)
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import (
    ANEW,
    ATTACH,
    BURN,
    FACE_DOWN,
    GAIN_PRESTIGE,
    LAID,
    MEND_AS_SPOILS,
    MOVED,
    SPARE,
    RivalsVerb,
    note,
    trim,
)
from gloam.rivals.which import active, has_named

MOST_ATTACHED: Final = 3
BRIBE: Final = "prestige"  # it is burned for that instead


class AskSpoils(RivalsAsk):
    """Burn it for what it mends or for the Prestige it pays, or attach it to the attacker. [mortal.choice]
    [mortal.burn] [mortal.bribe] [mortal.attach]"""

    rule: ClassVar[str] = "mortal.choice"

    def __init__(self, seat: int, attacker: int, mortal: int) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker
        self.mortal: Final = mortal

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.attacker, self.mortal)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.handle(self.mortal), "to": here.handle(self.attacker)}

    def offer(self, table: RivalsTable) -> list[str]:
        stands = active(table, self.attacker)
        fits = stands and has_room(table, self.attacker, self.mortal)
        found = ["burn", BRIBE] if table.face(self.mortal).bribe else ["burn"]
        return [*found, "attach"] if fits and table.is_a(self.mortal, RETAINER) else found

    def answered(self, table: RivalsTable, option: str) -> None:
        face = table.face(self.mortal)
        if option == "attach":
            table.next(*attaching(table, self.attacker, self.mortal, self.seat, self.attacker))
            return
        table.tell("spoils-burned", "mortal.burn", self.seat, {"card": table.handle(self.mortal)})
        table.move(self.mortal, CITY_BURNED, NOBODY)
        note_burnt(table, self.mortal, self.seat)
        if option == BRIBE:
            table.next(Deed(GAIN_PRESTIGE, self.seat, self.seat, face.bribe, self.attacker, self.seat, self.mortal))
        elif active(table, self.attacker):  # a fallen attacker mends nothing [attach.attacker-gone]
            table.next(Deed(MEND_AS_SPOILS, self.seat, self.attacker, face.mends, self.attacker, self.seat))


def note_burnt(table: RivalsTable, card: int, doer: int) -> None:
    """That the player whose turn it is has burned a mortal is noted for the rest of the turn. [card.necromancy]"""
    if doer == table.active and table.is_a(card, MORTAL):
        note(table, BURNT, card)


def spare(table: RivalsTable, host: int) -> list[int]:
    """What its player may burn to make room: no Title, no vampire, and nothing a foe has put there.
    [attach.foe-attached] [attach.diablerie]"""
    seat = table.pieces[host].holder
    guests = table.pieces[host].guests
    return [card for card in guests if not table.is_a(card, TITLE | VAMPIRE) and table.pieces[card].holder == seat]


def burnable(table: RivalsTable, seat: int) -> list[int]:
    """What this player may burn between actions. [attach.burn-any-time] [window.retainer-burn]"""
    bearers = [host for host in table.coterie[seat] if table.pieces[host].guests]
    return [card for host in bearers for card in spare(table, host)]


def most_attached(table: RivalsTable, host: int) -> int:
    """3 cards, and as many more as its texts add, or any number. [attach.limit] [attach.more] [ghoul.retainers]"""
    if table.index[QUALITY + BOUNDLESS] and table.quality(BOUNDLESS, host) > 0:
        return len(table.pieces)
    return MOST_ATTACHED + (table.quality(ROOM, host) if table.index[QUALITY + ROOM] else 0)


def holds_more(table: RivalsTable, host: int) -> bool:
    """Has it room for one more card as it is?"""
    return len(table.pieces[host].guests) < most_attached(table, host)


def has_room(table: RivalsTable, host: int, card: int, down: bool = False) -> bool:
    """Is there room, or can it be made by burning what may be burned? A Ghoul bears no Title, and of some cards nobody
    bears two. [attach.limit] [attach.no-room] [attach.more-gone] [ghoul.no-vampire] [attach.max-one]"""
    down = down or table.pieces[card].down
    if table.face(card).single and not down and has_named(table, host, table.id_of(card)):
        return False
    if table.is_a(card, TITLE) and not down:
        if table.is_a(host, GHOUL):
            return False
        if any(table.is_a(guest, TITLE) for guest in table.pieces[host].guests):
            return True  # it takes the other's place
    return len(table.pieces[host].guests) - len(spare(table, host)) < most_attached(table, host)


class Attach(RivalsVerb):
    """`other` is attached to `on`, where there is room for it; a new Title takes an old one's place.
    [claim.replaces-title]"""

    def first(self, table: Watched, deed: Deed) -> tuple[Step, ...]:
        """Before one card too many is attached, one that is no Title is burned. [attach.make-room] [prince.room]"""
        if deed.detail == LAID:
            return ()
        guests = rivals(table).pieces[deed.on].guests
        titled = deed.detail != FACE_DOWN and rivals(table).is_a(deed.other, TITLE)
        swaps = titled and any(rivals(table).is_a(guest, TITLE) for guest in guests)
        if swaps or holds_more(rivals(table), deed.on):
            return ()
        return (AskRoom(rivals(table).pieces[deed.on].holder, deed.on, deed.other),)

    def done(self, table: RivalsTable, deed: Deed) -> None:
        host, card = deed.on, deed.other
        if deed.detail == LAID:
            return
        if table.is_a(card, TITLE) and deed.detail != FACE_DOWN:
            for guest in table.pieces[host].guests:
                if table.is_a(guest, TITLE):
                    table.tell("title-replaced", "claim.replaces-title", deed.owner, {"card": table.handle(guest)})
                    table.move(guest, DISCARD, table.owner[guest])
        attach(table, host, card, deed.doer, deed.by, deed.detail)
        if deed.detail != MOVED:
            note(table, HUNG, deed.doer)
            if table.is_a(card, RETAINER):
                note(table, HIRED, host)


class Detach(RivalsVerb):
    """What a text takes off a character is discarded, a City card to the City's pile. [alchemy.detached]
    [bp.lost-bonus] [card.amara]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        card, host = deed.on, table.pieces[deed.on].host
        table.lay_open(card)
        table.tell("detached", "alchemy.detached", deed.doer, {"card": table.handle(card), "from": table.handle(host)})
        owner = table.owner[card]
        zone = BURNED if table.is_a(card, VAMPIRE) else CITY_DISCARD if owner == NOBODY else DISCARD
        table.move(card, zone, owner)
        if active(table, host):
            trim(table, host, deed.doer, deed.by)


def attaching(table: RivalsTable, host: int, card: int, doer: int, by: int, how: int = ANEW) -> tuple[Step, ...]:
    """The steps by which a card is attached; none, where no room can be made for it. [attach.no-room]"""
    if not has_room(table, host, card, how == FACE_DOWN):
        return ()
    holder = table.pieces[host].holder
    return (Deed(ATTACH, doer, host, 1, by, holder, card, how),)


def attach(table: RivalsTable, host: int, card: int, doer: int, by: int, how: int = ANEW) -> None:
    """It keeps being ready or exhausted, and what one attaches to a foe's character stays one's own; a new Blood
    Potency may trim the old bearer's Blood. What comes from a hand face down its player alone knows. [bp.lost-bonus]
    [attach.foe-attached] [attach.face-down] [haven.spare]"""
    old, holder = table.pieces[card], table.pieces[host].holder if doer == NOBODY else doer
    if old.zone == STREET and old.tokens:  # [card.fleshcrafting]
        table.to_supply(old.tokens)
        table.pieces[card] = old.but(tokens=0)
    down, spare = how == FACE_DOWN or (how == MOVED and old.down), how == SPARE or (how == MOVED and old.spare)
    table.move(card, ATTACHED, holder, host, down)
    if spare:
        table.pieces[card] = table.pieces[card].but(spare=1)
    if old.zone == HAND and down:
        conceal(table, card, holder)
    tell_attached(table, host, card, holder)
    if old.zone == ATTACHED:
        trim(table, old.host, doer, by)


def conceal(table: RivalsTable, card: int, seat: int) -> None:
    """What came from a hand face down can have been any card there with the same back. [attach.face-down]"""
    back = KIND[table.prints[card]] & VAMPIRE
    hide(table, card, seat, [other for other in table.hand[seat] if KIND[table.prints[other]] & VAMPIRE == back])


def tell_attached(table: RivalsTable, host: int, card: int, holder: int) -> None:
    """Which card it is those are told who know it where it lies now."""
    piece, to = table.pieces[card], table.handle(host)
    if piece.down and piece.seen != table.everyone():
        facts: dict[str, Fact] = {"handle": table.handle(card), "to": to}
        table.tell("attached", "attach.face-down", holder, facts, {"card": table.id_of(card)}, piece.seen)
        return
    rule = "attach.face-down" if piece.down else "defeat.diablerie" if table.is_a(card, VAMPIRE) else "attach.limit"
    table.tell("attached", rule, holder, {"card": table.handle(card), "to": to})


class AskRoom(RivalsAsk):
    """Which attached card is burned to make room, for a card, or for whatever one that lies before a player will bring
    face down. [attach.make-room] [card.vicissitude]"""

    rule: ClassVar[str] = "attach.make-room"

    def __init__(self, seat: int, host: int, card: int) -> None:
        super().__init__(seat)
        self.host: Final = host
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.host, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        brings = here.pieces[self.card].zone == BOARD and not here.is_a(self.card, HAVEN_CARD)
        facts: dict[str, Fact] = {"card": here.handle(self.card), "to": here.handle(self.host)}
        return {**facts, "down": True} if brings else facts

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"burn {table.handle(card)}" for card in spare(table, self.host)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[attach.make-room] [attach.foe-attached] [attach.diablerie]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "burn" else NOTHING
        if card == NOTHING:
            return None
        name = here.id_of(card)
        if card not in here.pieces[self.host].guests:
            return Refused("attach.make-room", card=name, bearer=here.id_of(self.host))
        if here.is_a(card, TITLE):
            return Refused("attach.make-room", title=name)
        return Refused("attach.diablerie" if here.is_a(card, VAMPIRE) else "attach.foe-attached", card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        card = table.with_handle(option[5:])
        holder = table.pieces[self.host].holder
        table.next(Deed(BURN, self.seat, card, 1, card, holder))
