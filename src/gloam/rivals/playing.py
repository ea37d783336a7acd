"""What it takes to play a card: its clan in the coterie, enough Blood Potency, the right type, and no ban."""

from __future__ import annotations

from gloam.core.choices import InOrder
from gloam.core.effect import Effect
from gloam.core.refusal import Refused
from gloam.core.texts import QUALITY, Cause
from gloam.rivals.bans import why_banned
from gloam.rivals.catalogue import (
    ATTACK_TYPES,
    CLANS,
    EASE,
    GHOUL,
    NO_CLAN,
    NO_REACTION,
    PLOT,
    POTENCY,
    RANGED,
    RANGED_BAN,
    Card,
)
from gloam.rivals.pieces import NOTHING, STREET
from gloam.rivals.table import RivalsTable


def first_of(effect: Effect | None) -> Effect | None:
    """Of several things that a card does, the first must be possible."""
    return effect.effects[0] if isinstance(effect, InOrder) else effect


def has_clan(table: RivalsTable, seat: int, clan: int) -> bool:
    """Is there an active vampire of that clan in the coterie? [play.clan]"""
    return clan == NO_CLAN or clan in [table.face(card).clan for card in table.coterie[seat]]


def beyond_ghouls(table: RivalsTable, face: Card, actor: int) -> bool:
    """Is this a card of a clan, or one that is laid face down, and would a Ghoul play it? [ghoul.plays]"""
    return actor != NOTHING and (face.clan != NO_CLAN or face.kind & PLOT != 0) and table.is_a(actor, GHOUL)


def asked_for(table: RivalsTable, seat: int, card: int) -> int:
    """The Blood Potency that a Library card asks of this player's vampires. [card.thrift-store]"""
    printed = table.face(card).potency
    if not printed or not table.index[QUALITY + EASE]:
        return printed
    return max(0, printed - sum([table.quality(EASE, vampire) for vampire in table.coterie[seat]]))


def why_not_play(table: RivalsTable, card: int, actor: int, type: int, *, reaction: bool = False) -> Refused | None:
    """Why this vampire cannot play this Attack card or Reaction against or in an attack of this type.
    [attack.card-type] [attack.card-bp] [play.clan] [card.san-francisco-fog]
    [card.mental-block]"""
    face, seat = table.face(card), table.pieces[actor].holder
    if reaction and face.helper:
        return why_not_help(table, card, actor)
    types = face.against if reaction else face.types
    if not types & type:
        rule = "react.type" if reaction else "attack.card-type"
        word = ATTACK_TYPES.get(type)  # none, while it has not been announced
        return Refused(rule, card=face.id, type=word) if word else Refused("card.ekene", card=face.id)
    no = why_banned(table, seat, card)
    if no is not None:
        return no
    asked = asked_for(table, seat, card)
    if asked > table.quality(POTENCY, actor):
        rule = "react.by-target" if reaction else "attack.card-bp"
        return Refused(rule, card=face.id, asked=asked, has=table.quality(POTENCY, actor))
    if beyond_ghouls(table, face, actor):
        return Refused("ghoul.plays", card=face.id, by=table.id_of(actor))
    if not has_clan(table, seat, face.clan):
        return Refused("react.clan" if reaction else "play.clan", card=face.id, clan=CLANS[face.clan])
    if face.needs is not None and not face.needs.holds(table, Cause(seat, card, 0, actor)):
        return Refused("play.no-effect", card=face.id)
    if (face.types | face.against) & RANGED and table.heeds(RANGED_BAN, seat):
        return Refused("card.san-francisco-fog", card=face.id)
    return None


def why_not_help(table: RivalsTable, card: int, defender: int) -> Refused | None:
    """Why no character of this card's player can play it for that defender. [card.just-a-taste]"""
    face, seat = table.face(card), table.owner[card]
    no = why_banned(table, seat, card)
    if no is not None:
        return no
    able = bearing(table, seat, face)
    if not able or table.pieces[defender].zone != STREET:
        return Refused("card.just-a-taste", card=face.id)
    asked, has = asked_for(table, seat, card), max([table.quality(POTENCY, one) for one in able])
    return Refused("react.by-target", card=face.id, asked=asked, has=has) if asked > has else None


def bearing(table: RivalsTable, seat: int, face: Card) -> list[int]:
    """This player's characters that bear the word a Reaction asks for, and can react."""
    mine = [card for card in table.coterie[seat] if table.quality(face.helper, card)]
    return [card for card in mine if not table.quality(NO_REACTION, card)]


def able_to_help(table: RivalsTable, card: int) -> list[int]:
    """Those of them with the Blood Potency for this one."""
    seat = table.owner[card]
    asked = asked_for(table, seat, card)
    return [one for one in bearing(table, seat, table.face(card)) if table.quality(POTENCY, one) >= asked]
