"""How well everyone stands in Rivals, in points of Agenda."""

from __future__ import annotations

from math import log
from typing import Final

from gloam.core.texts import QUALITY, Instead
from gloam.rivals.antagonists import ranks
from gloam.rivals.bans import bans
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ANIMAL,
    ANTAGONIST,
    BASE,
    BODY,
    CARDS,
    CHARM,
    CONSPIRACY,
    MERCIFUL,
    MIND,
    MORTAL,
    POTENCY,
    RETAINER,
    TAMING,
    TITLE,
    TRAP,
    VAMPIRE,
    WRAITH,
)
from gloam.rivals.icons import icons_of
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.pieces import NOTHING, STREET
from gloam.rivals.purses import spends
from gloam.rivals.rituals import RaiseBlood
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import of_colour
from gloam.rivals.verbs import DEFEAT
from gloam.rivals.which import BEARER, Which, has_title, is_prince
from gloam.rivals.winning import goal

WON: Final = 60.0
NEAR: Final = 0.5  # how much more a point of Agenda is worth for each that one already has, of the goal
PRESTIGE: Final = 3.2  # for its logarithm: the first tokens are worth most, the last one all
BODILY: Final = 0.28  # a point of Blood Potency
BLOOD: Final = 0.3
WEAK: Final = 0.5  # a vampire that one hit may fell
FEW: Final = 2  # Blood with which it is so
STRENGTH: Final = 0.25  # a point of an attribute
READY: Final = 0.15
OUTSIDE: Final = 0.25  # what it costs to stand in The Street in foes' turns
HUNTED: Final = 0.15  # and for each of the Antagonists there
STALKED: Final = 0.35  # what each rank of a stack of Antagonists takes, turn by turn
SERVANT: Final = 0.5
AID: Final = 1.2  # a Library card of one's own that stays with a character; a foe's harms as much
SPIRIT: Final = 0.9  # a wraith of one's own; a foe's only takes up room
CLUTTER: Final = 0.3  # what a foe has attached face down, which only takes up room
AFRAID: Final = 0.3  # a Fear token on a vampire that is exhausted
LESS: Final = 0.3  # an icon that a token takes away
TAUGHT: Final = 0.3  # a card in hand with the Discipline that a token lends
OFFICE: Final = 1.2
PRINCE: Final = 2.5
ASLEEP: Final = 0.12  # a point of Blood Potency in Torpor
ALONE: Final = 3.0  # to have but one vampire outside Torpor
CARD: Final = 0.9  # for the root of the hand
PLOT: Final = 0.5  # a token on a Conspiracy of one's own, as far as it needs them
LURKS: Final = 1.3  # a Trap of one's own
BAIT: Final = 0.3  # a token on it
STAYS: Final = 0.6  # an Ongoing card
RITE: Final = 0.3  # a Ritual that burned mortals have fed
RAISED: Final = 0.14  # and each Blood on it, which is there to be spent
TAMED: Final = 0.4  # the next Animal costs less, and whoever plays it is readied
MARKED: Final = 0.6  # Agenda that lies on a vampire, for whoever defeats it
PURSE: Final = 0.45  # and what it is worth to a player who can spend it
OWNED: Final = 0.4  # a mortal that is attached to a card of one's own in play
GUARDED: Final = 0.12  # Blood on such a one
FED: Final = 0.03  # Blood of one's own on any other
FORBIDDEN: Final = 0.3  # a name that foes cannot play
NO_AGENDA: Final = 1.2  # what it costs to have one's Agenda covered
NO_HAVEN: Final = 0.8  # and one's Haven
HUNTS: Final = 0.8  # somebody to hunt
RIVAL: Final = 0.55  # how much of the Rival's standing counts against one's own
FOE: Final = 0.2


def standing(table: RivalsTable, seat: int) -> float:
    """What a player has, without the others."""
    agenda = table.agenda[seat]
    points = agenda + NEAR * agenda * agenda / goal(table, seat)
    points += PRESTIGE * log(table.has_prestige(seat) + 0.2)
    points += sum([vampire(table, card) for card in table.coterie[seat]]) + purse(table, seat)
    points += sum([asleep(table, card) for card in table.torpor[seat]])
    if len(table.vampires(seat)) <= 1:
        points -= ALONE
    points += float(CARD * (len(table.hand[seat]) ** 0.5)) + HUNTS * len(table.rivals_of(seat))
    points -= STALKED * len(ranks(table, seat))
    points += sum([on_mortal(table, seat, card) for card in table.street if table.is_a(card, MORTAL)])
    return points + sum([on_board(table, card) for card in table.board[seat]]) + tamed(table, seat)


def asleep(table: RivalsTable, card: int) -> float:
    """A vampire in Torpor, with what it has kept there. [key.possessive]"""
    kept = attached(table, card) if table.pieces[card].guests else 0.0
    return ASLEEP * (table.quality(POTENCY, card) + table.blood(card) + kept)


def tamed(table: RivalsTable, seat: int) -> float:
    """What is saved on the next Animal, where there is one to play. [card.bond-famulus]"""
    eager = table.active == seat and table.actions > 0 and len(table.index[QUALITY + TAMING]) > 0
    return TAMED if eager and any(table.is_a(card, ANIMAL) for card in table.hand[seat]) else 0.0


def on_mortal(table: RivalsTable, seat: int, card: int) -> float:
    """A mortal that others have to pay for, and the Blood that makes it harder to defeat."""
    piece = table.pieces[card]
    if piece.host != NOTHING and table.pieces[piece.host].holder == seat:
        return OWNED + GUARDED * table.blood(card)
    return FED * of_colour(piece.tokens, seat)


def on_board(table: RivalsTable, card: int) -> float:
    """A card that lies before a player: a Conspiracy, a Trap, or one that stays; one's own Agenda and Haven harm where
    they are covered."""
    if table.covers and table.is_covered(card):
        return STAYS - (NO_AGENDA if table.is_a(card, AGENDA_CARD) else NO_HAVEN)
    face = table.face(card)
    if face.kind & TRAP:
        return LURKS + BAIT * table.blood(card)
    if isinstance(face.price, RaiseBlood):
        return RITE + RAISED * table.blood(card)
    if table.pieces[card].guests and bans(face):
        return STAYS + FORBIDDEN
    if table.pieces[card].icons:
        return STAYS + TAUGHT * taught(table, card)
    return STAYS + PLOT * (min(table.blood(card), face.cost) if face.kind & CONSPIRACY else table.blood(card))


def vampire(table: RivalsTable, card: int) -> float:
    piece, blood = table.pieces[card], table.blood(card)
    points = BODILY * table.quality(POTENCY, card) + BLOOD * blood - (WEAK if blood <= FEW else 0.0)
    points += STRENGTH * (table.quality(BODY, card) + table.quality(CHARM, card) + table.quality(MIND, card))
    if piece.ready:
        points += READY
    if piece.zone == STREET:
        points -= OUTSIDE + HUNTED * len([one for one in table.street if table.is_a(one, ANTAGONIST)])
    if not piece.ready and piece.fear:
        points -= AFRAID
    points += attached(table, card) - (LESS * untaught(table, card) if piece.icons else 0.0)
    if has_title(table, card):
        points += PRINCE if is_prince(table, card) else OFFICE
    return points


def purse(table: RivalsTable, seat: int) -> float:
    """Agenda on one's characters is there for foes to gain, unless one has a use for it and they stand firm.
    [agenda.on-characters]"""
    marked = [card for card in table.coterie[seat] if table.pieces[card].prize]
    if not marked:
        return 0.0
    useful = any(spends(table.prints[card]) for card in (*table.coterie[seat], *table.board[seat]))
    firm = sum([table.pieces[card].prize for card in marked if useful and table.blood(card) > FEW])
    return PURSE * firm - MARKED * (sum([table.pieces[card].prize for card in marked]) - firm)


def attached(table: RivalsTable, card: int) -> float:
    """What lies with a character, Titles left out."""
    holder, points = table.pieces[card].holder, 0.0
    for guest in table.pieces[card].guests:
        if table.is_a(guest, RETAINER):
            points += SERVANT
        elif table.pieces[guest].down:
            points -= CLUTTER
        elif table.is_a(guest, WRAITH):
            points += SPIRIT if table.pieces[guest].holder == holder else 0.0
        elif not table.is_a(guest, TITLE | VAMPIRE):  # what a drained one is worth its Blood Potency says
            points += AID if table.owner[guest] == holder and not hampers(table.prints[guest]) else -AID
    return points


WHEN_YOU_FELL_IT: Final = When(DEFEAT, YOURS, on=Which(BEARER))
HAMPERING: Final[dict[int, bool]] = {}  # by card


def hampers(card: int) -> bool:
    """Does this card only harm whoever bears it? [card.unburdening] [card.soul-thieving]"""
    if card not in HAMPERING:
        found = [text for text in CARDS[card].texts if isinstance(text, (Plus, Instead))]
        mild = any(isinstance(text, Plus) and text.quality == MERCIFUL for text in found)
        robbed = any(isinstance(text, Instead) and text.of == WHEN_YOU_FELL_IT for text in found)
        HAMPERING[card] = mild or robbed
    return HAMPERING[card]


def untaught(table: RivalsTable, card: int) -> int:
    """How many icons that this character has by itself tokens take away. [distok.lowers]"""
    own = BASE[table.prints[card]]
    return len([icon for icon in table.pieces[card].icons if own[icon]])


def taught(table: RivalsTable, card: int) -> int:
    """How many cards in hand speak of the Discipline that lies on this card. [card.study-their-ways]"""
    icons, hand = table.pieces[card].icons, table.hand[table.pieces[card].holder]
    return len([one for one in hand if any(icon in icons_of(table.prints[one]) for icon in icons)])


def judged(table: RivalsTable, seat: int) -> float:
    """How well a player stands beside the others: what the Rival has counts against one most."""
    if table.result is not None:
        return WON if seat in table.result.winners else -WON
    points = standing(table, seat)
    for foe in range(table.seats):
        if foe != seat:
            points -= (RIVAL if table.rival[seat] == foe else FOE) * standing(table, foe)
    return points
