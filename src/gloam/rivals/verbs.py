"""The verbs of the game: what can be done to a player or to a card, and the moments that texts wait for."""

from __future__ import annotations

from typing import Final

from gloam.core.deeds import Deed, Verb
from gloam.core.event import Fact
from gloam.core.texts import QUALITY, Watched
from gloam.rivals.attack_record import DEEDS_NOTED, LADED
from gloam.rivals.burdens import afflictions, eased, spoken
from gloam.rivals.catalogue import CHARACTER, GHOUL, ONGOING, POTENCY, RITUAL
from gloam.rivals.pieces import BOARD, NOBODY, NOTHING, TORPOR
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import NO_TOKENS, of_colour, recoloured, taken, tokens, total
from gloam.rivals.which import cannot_mend

# Done to a player.
GAIN_PRESTIGE, LOSE_PRESTIGE, STEAL_PRESTIGE, GAIN_AGENDA, LOSE_AGENDA, DRAW, DISCARD = range(7)
# Done to a card.
MEND, MEND_AS_SPOILS, LOSE_BLOOD, STEAL_BLOOD, EXHAUST, READY, PUT_TOKENS, TAKE_TOKENS = range(7, 15)
HURT, DEFEAT, BURN, ATTACH, MARK = range(15, 20)
# Moments: nothing is done, but texts wait for them.
START, ASLEEP, END_OF_TURN, RECRUITED, PLAYED, LAID_DOWN, RESOLVED, SETTLED = range(20, 28)
ANNOUNCED, BLOCKED, REVEALED, SUMMED, TAKEN, ATTACK_OVER, SUCCEEDED, TARGETED = range(28, 36)
# Actions more, and an attachment that comes off.
GAIN_ACTIONS, GAIN_UNHOSTED, DETACH = range(36, 39)
# Moments: Blood has come, a ready card was exhausted. That is not so wherever it was tried.
MENDED, TIRED = range(39, 41)
# Tokens on a character.
WEAKEN, FRIGHTEN, RECOLOUR = range(41, 44)
# A card leaves play.
DISMISS: Final = 44
# No Influence tokens, and the moment at which a character has exerted.
SILENCE, UNSILENCE, EXERTED = range(45, 48)
# Moments: a character has used an ability, or performs an action.
USED, ACTED = range(48, 50)
# Moment: another Haven has become a player's active one.
REHOUSED: Final = 50
# An Affliction comes off, and the moment at which one has, by whatever effect.
RELIEVE, RELIEVED = range(51, 53)
# Moment: the last Blood has left a Ritual.
EMPTIED: Final = 53
# Moments: tokens were put onto a card, a character came to The Street.
PLACED, GONE_OUT = range(54, 56)
# Moment: a card of a hand was discarded.
TOSSED: Final = 56
COUNT: Final = 57

ANY_COLOUR, OWN_COLOUR = range(2)  # of the Blood that is lost
ANEW, MOVED, FACE_DOWN, SPARE, LAID = range(5)  # how a card is attached; the last one lies there already
# How a vampire is defeated, beside AGGRAVATED: foes gain no Agenda for it, or it is drained.
UNPAID: Final = 1  # [card.jan-zoubek]
DIABLERIZED: Final = 64  # [defeat.diablerie]

# What Agenda is gained for, and the rule that says so.
FOR_TEXT, FOR_VAMPIRE, FOR_PRIZE, FOR_MORTAL = range(4)
AGENDA_FOR: Final = ("agenda.from-supply", "agenda.rival-vampire", "card.marked-man", "mortal.reward")


class Moment(Verb):
    """Nothing is done, but texts wait for it."""

    def do(self, table: Watched, deed: Deed) -> None:
        """A moment passes."""


class RivalsVerb(Verb):
    """A verb of Rivals."""

    def do(self, table: Watched, deed: Deed) -> None:
        self.done(rivals(table), deed)

    def done(self, table: RivalsTable, deed: Deed) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


def acting(table: RivalsTable, seat: int, actor: int) -> list[Deed]:
    """This character performs an action: it attacks, claims, plays a card, or uses an ability that takes one.
    [card.markus-kumnyama]"""
    watched = table.index[ACTED] and actor != NOTHING
    return [Deed(ACTED, seat, actor, 1, actor, seat)] if watched else []


def note(table: RivalsTable, code: int, of: int) -> None:
    """What is noted of a card, or of a player, until the turn ends."""
    table.fought = (*table.fought, of * DEEDS_NOTED + code)


def laded(table: RivalsTable, seat: int, card: int, amount: int) -> None:
    """This player has put so many tokens onto a card. [token.placed] [card.the-long-con]"""
    if table.phase == "action" and seat == table.active:
        note(table, LADED, seat)
    if table.index[PLACED] and amount:
        table.next(Deed(PLACED, seat, card, amount, NOTHING, table.pieces[card].holder))


def tossed(table: RivalsTable, seat: int, card: int) -> None:
    """This player has discarded this card from the hand. [card.secret-compartment]"""
    if table.index[TOSSED]:
        table.next(Deed(TOSSED, seat, card, 1, NOTHING, seat))


def went_out(table: RivalsTable, card: int) -> None:
    """This character has come to The Street. [card.converted-bus]"""
    if table.index[GONE_OUT]:
        seat = table.pieces[card].holder
        table.next(Deed(GONE_OUT, seat, card, 1, card, seat))


def reacts_with(table: RivalsTable, card: int, by: int, of: int) -> list[Deed]:
    """This character plays a Reaction, and everybody sees which and, in an attack, whom it helps. [react.played]
    [card.alzbeta]"""
    seat = table.owner[card]
    helped = NOTHING if table.attack is None else of
    return [Deed(PLAYED, seat, card, 1, by, seat, helped)] if table.index[PLAYED] else []


def emptied(table: RivalsTable, ritual: int, doer: int) -> None:
    """Where the last Blood has left a Ritual in play, texts wait for that. [card.ritual-master]"""
    piece = table.pieces[ritual]
    if not piece.tokens and piece.zone == BOARD and table.is_a(ritual, RITUAL):
        happened(table, EMPTIED, Deed(EMPTIED, doer, ritual, 1, ritual, piece.holder))


def happened(table: RivalsTable, moment: int, deed: Deed, amount: int = 1) -> None:
    """Texts that ask whether a deed has changed anything, and how much, wait for this; that a mortal was burned for it
    is noted."""
    if table.index[moment]:
        spoils = int(deed.verb == MEND_AS_SPOILS)
        table.next(Deed(moment, deed.doer, deed.on, amount, deed.by, deed.owner, detail=spoils))


def laid(table: RivalsTable, seat: int, host: int, card: int) -> None:
    """A player has attached a card to one that is no character: texts that wait for that on any card hear of it.
    [card.angela]"""
    if table.index[ATTACH]:
        table.next(Deed(ATTACH, seat, host, 1, NOTHING, table.pieces[host].holder, card, LAID))


class GainPrestige(RivalsVerb):
    """From the general supply, in one's own colour. [supply.own-colour]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        gained = table.from_supply(deed.on, deed.amount)
        if gained:
            table.prestige[deed.on] += tokens(deed.on, gained)
            table.tell("prestige-gained", "supply.own-colour", deed.on, {"amount": gained})


class LosePrestige(RivalsVerb):
    """To the general supply: what is not there is not lost. [agenda.floor]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        lost = take_prestige(table, deed)
        if lost:
            table.to_supply(lost)
            table.tell("prestige-lost", "agenda.floor", deed.on, {"amount": total(lost)})


class StealPrestige(RivalsVerb):
    """From one player's Personal Supply to the thief's. [term.steal-prestige]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        stolen = take_prestige(table, deed)
        if stolen:
            table.prestige[deed.doer] += stolen
            table.tell("prestige-stolen", "term.steal-prestige", deed.doer, {"amount": total(stolen), "from": deed.on})


def take_prestige(table: RivalsTable, deed: Deed) -> int:
    """The tokens a player loses; whoever takes the last one is to blame. [defeat.credit]"""
    seat = deed.on
    lost = taken(table.prestige[seat], seat, min(deed.amount, table.has_prestige(seat)))
    table.prestige[seat] -= lost
    if lost and table.prestige[seat] == NO_TOKENS:
        table.blame[seat] = NOBODY if deed.doer == seat else deed.doer
    return lost


class GainAgenda(RivalsVerb):
    """Points set on the Agenda card, for the text of a card, for a vampire or for a mortal: `other` is that card.
    [agenda.from-supply]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        table.agenda[deed.on] += deed.amount
        facts: dict[str, Fact] = {"amount": deed.amount}
        if deed.other != NOTHING:
            facts["for"] = table.id_of(deed.other)
        table.tell("agenda-gained", AGENDA_FOR[deed.detail], deed.on, facts)


class LoseAgenda(RivalsVerb):
    """Never below 0. [agenda.floor]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        lost = min(deed.amount, table.agenda[deed.on])
        if lost:
            table.agenda[deed.on] -= lost
            table.tell("agenda-lost", "agenda.floor", deed.on, {"amount": lost})


class Mend(RivalsVerb):
    """Blood from the general supply, up to the Blood Potency; or stolen, where `detail` says from whom.
    [mend.meaning] [mend.max]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        card, seat = deed.on, table.pieces[deed.on].holder
        room = table.capacity(card) - table.blood(card)
        if cannot_mend(table, card):
            room = 0
        if deed.detail:
            self.from_foe(table, deed, room)
            return
        mended = table.from_supply(seat, min(deed.amount, room)) if room > 0 else 0
        if mended:
            table.put_blood(card, tokens(seat, mended))
            laded(table, deed.doer, card, mended)
            table.tell("mended", "mend.meaning", seat, {"card": table.handle(card), "amount": mended})
            happened(table, MENDED, deed, mended)
            table.wake(card)

    def from_foe(self, table: RivalsTable, deed: Deed, room: int) -> None:
        """A foe's Prestige becomes its Blood; what it has no room for goes to the general supply. [card.enervate]"""
        foe = deed.detail - 1
        stolen = take_prestige(table, Deed(STEAL_PRESTIGE, deed.doer, foe, deed.amount))
        if stolen:
            kept = taken(stolen, foe, max(0, min(room, total(stolen))))
            table.put_blood(deed.on, kept)
            laded(table, deed.doer, deed.on, total(kept))
            table.to_supply(stolen - kept)
            facts: dict[str, Fact] = {"card": table.handle(deed.on), "amount": total(stolen), "from": foe}
            table.tell("prestige-drunk", "card.enervate", deed.doer, {**facts, "kept": total(kept)})
            if kept:
                happened(table, MENDED, deed, total(kept))


class LoseBlood(RivalsVerb):
    """A loss is not damage; with the last Blood a vampire is defeated. [term.steal-loss-not-damage] [defeat.by-loss]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        lost = take_blood(table, deed)
        if lost:
            table.to_supply(lost)
            facts: dict[str, Fact] = {"card": table.handle(deed.on), "amount": total(lost)}
            table.tell("blood-lost", "term.steal-loss-not-damage", deed.owner, facts)
            fall_if_empty(table, deed)


class StealBlood(RivalsVerb):
    """Onto the vampire that acts, or that a card names; what it has no room for goes to the general supply. A card that
    is no vampire has room for all of it. [term.steal-blood] [card.sewer-rat] [card.emile-rene]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        stolen = take_blood(table, deed)
        if stolen:
            thief = deed.by if deed.other == NOTHING else deed.other
            seat, bears = table.pieces[thief].holder, table.is_a(thief, CHARACTER)
            room = max(0, table.capacity(thief) - table.blood(thief)) if bears else total(stolen)
            kept = taken(stolen, seat, min(room, total(stolen)))
            table.put_blood(thief, kept)
            laded(table, deed.doer, thief, total(kept))
            table.to_supply(stolen - kept)
            facts: dict[str, Fact] = {"card": table.handle(deed.on), "by": table.handle(thief), "amount": total(stolen)}
            table.tell("blood-stolen", "term.steal-blood", deed.doer, facts)
            fall_if_empty(table, deed)


def take_blood(table: RivalsTable, deed: Deed) -> int:
    """The Blood that leaves a card: that of the doer's colour, where only that is meant."""
    piece = table.pieces[deed.on]
    if deed.detail == OWN_COLOUR:
        lost = tokens(deed.doer, min(deed.amount, of_colour(piece.tokens, deed.doer)))
    else:
        lost = taken(piece.tokens, piece.holder, min(deed.amount, total(piece.tokens)))
    if lost:
        table.pieces[deed.on] = piece.but(tokens=piece.tokens - lost)
    return lost


def fall_if_empty(table: RivalsTable, deed: Deed) -> None:
    """Who lies in Torpor already falls no further. [torpor.empty]"""
    piece = table.pieces[deed.on]
    if not piece.tokens and piece.zone != TORPOR:
        table.next(Deed(DEFEAT, deed.doer, deed.on, 1, deed.by, deed.owner))


def trim(table: RivalsTable, card: int, doer: int, by: int) -> None:
    """Blood above the Blood Potency goes to the general supply, and with the last of it a vampire is defeated.
    [bp.lost-bonus] [bptok.zero]"""
    if table.trim_blood(card):
        fall_if_empty(table, Deed(WEAKEN, doer, card, 1, by, table.pieces[card].holder))


def trim_coterie(table: RivalsTable, seat: int, doer: int, by: int) -> None:
    """A text that raised the Blood Potency of all of a player's characters is off. [bp.lost-bonus]
    [card.the-big-house]"""
    if table.index[QUALITY + POTENCY]:
        for card in table.coterie[seat]:
            trim(table, card, doer, by)


class Weaken(RivalsVerb):
    """A "-1 BP" token: Blood for which there is no room any more is lost, which is no damage.
    [bptok.full-loses] [bptok.not-damage] [bptok.credit]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece = table.pieces[deed.on]
        table.pieces[deed.on] = piece.but(weak=piece.weak + deed.amount)
        laded(table, deed.doer, deed.on, 0)
        table.tell("weakened", "bptok.lowers", deed.doer, {"card": table.handle(deed.on), "amount": deed.amount})
        trim(table, deed.on, deed.doer, deed.by)


class Frighten(RivalsVerb):
    """A Fear token lies on a character until its player's next ready-and-return step. [fear.ready-vampire]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece = table.pieces[deed.on]
        table.pieces[deed.on] = piece.but(fear=piece.fear + deed.amount)
        laded(table, deed.doer, deed.on, 0)
        table.tell("frightened", "fear.no-ready", deed.doer, {"card": table.handle(deed.on)})


class Silence(RivalsVerb):
    """A No Influence token is put on a character, or comes off it. [infl.token-blocks] [infl.token-one]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        mute = deed.verb == SILENCE
        piece = table.pieces[deed.on]
        if piece.mute != mute:
            table.pieces[deed.on] = piece.but(mute=mute)
            laded(table, deed.doer if mute else NOBODY, deed.on, 0)
            facts: dict[str, Fact] = {"card": table.handle(deed.on)}
            table.tell("silenced" if mute else "unsilenced", "infl.token-blocks", deed.doer, facts)
            if not mute:
                happened(table, RELIEVED, deed)


class Relieve(RivalsVerb):
    """A token of one kind that burdens a character comes off it: `detail` says of which. [term.affliction]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece, kind = table.pieces[deed.on], deed.detail
        if kind in afflictions(piece):
            table.pieces[deed.on] = eased(piece, kind)
            table.tell("relieved", "term.affliction", deed.doer, {"card": table.handle(deed.on), **spoken(kind)})
            happened(table, RELIEVED, deed)


class Recolour(RivalsVerb):
    """Blood on a character gives way to as much of the doer's colour from the general supply; a mortal has nobody's
    Blood. [card.blood-replaced] [supply.own-colour] [supply.empty-colour]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece, seat = table.pieces[deed.on], deed.doer
        if piece.holder == NOBODY:
            return
        room = total(recoloured(piece.tokens, piece.holder, seat, deed.amount))
        put = table.from_supply(seat, room)
        if put:
            gone = recoloured(piece.tokens, piece.holder, seat, put)
            table.pieces[deed.on] = piece.but(tokens=piece.tokens - gone + tokens(seat, put))
            table.to_supply(gone)
            table.tell("recoloured", "card.blood-replaced", seat, {"card": table.handle(deed.on), "amount": put})


class Turn(RivalsVerb):
    """A card is readied or exhausted. [term.ready]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        ready = deed.verb == READY
        piece = table.pieces[deed.on]
        if piece.ready != ready and piece.zone != TORPOR:
            table.pieces[deed.on] = piece.but(ready=ready)
            table.tell("readied" if ready else "exhausted", "term.ready", piece.holder, {"card": table.handle(deed.on)})
            if not ready:
                happened(table, TIRED, deed)


class PutTokens(RivalsVerb):
    """Tokens of the doer's colour from the general supply onto a card; onto a character as many as it has room for.
    What its own text puts on a Ghoul it can hold from then on. [mend.max] [ghoul.blood]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece, character = table.pieces[deed.on], table.is_a(deed.on, CHARACTER)
        if deed.by == deed.on and table.is_a(deed.on, GHOUL):
            table.pieces[deed.on] = piece.but(given=piece.given + deed.amount)
        room = table.capacity(deed.on) - table.blood(deed.on) if character else deed.amount
        put = table.from_supply(deed.doer, max(0, min(deed.amount, room)))
        table.put_blood(deed.on, tokens(deed.doer, put))
        laded(table, deed.doer, deed.on, put)
        table.tell("tokens-put", "supply.own-colour", deed.doer, {"card": table.handle(deed.on), "amount": put})
        table.wake(deed.on)


class TakeTokens(RivalsVerb):
    """Tokens leave a card; an Ongoing card that held some is burned with the last one."""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        table.to_supply(take_blood(table, deed))
        piece = table.pieces[deed.on]
        table.tell("tokens-taken", "supply.general", deed.doer, {"card": table.handle(deed.on), "amount": deed.amount})
        if not piece.tokens and piece.zone == BOARD and table.is_a(deed.on, ONGOING):
            table.next(Deed(BURN, deed.doer, deed.on, 1, deed.on, deed.owner))
        emptied(table, deed.on, deed.doer)


class Mark(RivalsVerb):
    """Agenda lies on a character: its player pays with it, and whoever defeats it gains it. [card.marked-man]
    [agenda.on-characters]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        piece = table.pieces[deed.on]
        table.pieces[deed.on] = piece.but(prize=piece.prize + deed.amount)
        laded(table, deed.doer, deed.on, 0)
        table.tell("marked", "card.marked-man", deed.doer, {"card": table.handle(deed.on), "amount": deed.amount})
