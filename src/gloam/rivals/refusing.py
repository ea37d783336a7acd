"""What refusals have in common: which card an answer means, and why it is none that can be meant."""

from __future__ import annotations

from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.texts import Cause
from gloam.rivals.catalogue import GHOUL, KIND, NUMBER, POTENCY
from gloam.rivals.hands import ALL, names_in_hand
from gloam.rivals.pieces import HAVEN, NOBODY, NOTHING, TORPOR
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import IN_STREET, ON_OWN_SIDE, READY, SILENCED, Which, cannot_mend, has_token, scoped, wounded


def meant(table: RivalsTable, seat: int, handle: str) -> int:
    """The card in play that a player means by this, if there is one and they know which it is. [consp.hidden]"""
    card = table.called(handle)
    return card if card != NOTHING and table.pieces[card].seen >> seat & 1 else NOTHING


def seat_meant(table: RivalsTable, letter: str) -> int:
    """The player that is meant by a letter, or nobody."""
    return LETTERS.index(letter) if len(letter) == 1 and letter in LETTERS[: table.seats] else NOBODY


def why_not_own(table: RivalsTable, seat: int, card: int) -> Refused | None:
    """Why a card is none of this player's characters. [term.control] [torpor.inactive] [term.character]"""
    if table.pieces[card].holder != seat:
        return Refused("term.control", card=table.id_of(card))
    if table.pieces[card].zone == TORPOR:
        return Refused("torpor.inactive", card=table.id_of(card))
    return None if card in table.coterie[seat] else Refused("term.character", card=table.id_of(card))


def why_not_discard(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """Why this card cannot be discarded, where any card in hand can. [term.discard]"""
    if name not in NUMBER or name in names_in_hand(table, seat, ALL):
        return None
    return Refused("term.discard", card=name)


def is_kind(name: str, kind: int) -> bool:
    return name in NUMBER and KIND[NUMBER[name]] & kind != 0


def why_not_mend(table: RivalsTable, seat: int, card: int) -> Refused | None:
    """Why a card cannot be mended: one's own vampires can, in Torpor too, that are not full. [mend.max]"""
    own = why_not_own(table, seat, card) if card not in table.torpor[seat] else None
    if own is None and cannot_mend(table, card):
        rule = "ghoul.no-vampire" if table.is_a(card, GHOUL) else "card.crossbow-mending"
        return Refused(rule, card=table.id_of(card))
    if own is not None or table.blood(card) < table.capacity(card):
        return own
    return Refused("mend.max", card=table.id_of(card), blood=table.blood(card))


def why_not_chosen(table: RivalsTable, source: Cause, which: Which, card: int) -> Refused:
    """Why this card is none of those that a text speaks of. [play.no-effect] [term.wounded] [term.ready] [mend.max]
    [vamp.bp-uses] [term.control] [torpor.inactive] [infl.token-one] [card.monika]"""
    piece, name = table.pieces[card], table.id_of(card)
    if card not in scoped(table, source, which.scope) or (which.kind and not table.is_a(card, which.kind)):
        return out_of_scope(table, source, which, card)
    if which.state and piece.ready != (which.state == READY):
        return Refused("term.ready", exhausted=name) if which.state == READY else Refused("term.ready", ready=name)
    if which.wounded and not wounded(table, card):
        return Refused("term.wounded", card=name, blood=table.blood(card))
    if which.lacking and table.blood(card) >= table.capacity(card):
        return Refused("mend.max", card=name, blood=table.blood(card))
    if which.token and not has_token(piece, which.token):
        return Refused("infl.token-one" if which.token == SILENCED else "card.monika", card=name)
    if which.potency and table.quality(POTENCY, card) < which.potency:
        return Refused("vamp.bp-uses", card=name, asked=which.potency, has=table.quality(POTENCY, card))
    if which.place == IN_STREET and piece.zone == HAVEN:
        return Refused("play.no-effect", inside=name)
    return Refused("play.no-effect", choice=name, card=table.id_of(source.card))


def out_of_scope(table: RivalsTable, source: Cause, which: Which, card: int) -> Refused:
    """Why a text does not speak of this card at all."""
    piece, name = table.pieces[card], table.id_of(card)
    if which.scope in ON_OWN_SIDE and piece.holder != source.seat:
        return Refused("term.control", card=name)
    if piece.zone == TORPOR:
        return Refused("torpor.inactive", card=name)
    return Refused("play.no-effect", choice=name, card=table.id_of(source.card))
