"""Which cards a card speaks of. Only what everyone can see may matter: whether a question is put must tell nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gloam.core.texts import Cause
from gloam.rivals.attack_record import DEEDS_NOTED, Attack
from gloam.rivals.burdens import afflictions
from gloam.rivals.catalogue import (
    ACTION,
    CHARACTER,
    GHOUL,
    HAVEN_CARD,
    INFLUENCE,
    MORTAL,
    NO_CLAN,
    NO_MENDING,
    ONGOING,
    PLOT,
    POTENCY,
    PRINCE,
    RITUAL,
    TITLE,
)
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    BOX,
    BURNED,
    FACE_DOWN,
    FOUGHT,
    HAND,
    HAVEN,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
    Piece,
)
from gloam.rivals.tokens import of_colour

if TYPE_CHECKING:
    from gloam.rivals.table import RivalsTable

# Scopes: where to look for them.
THIS: Final = 0
BEARER: Final = 1
PARTY: Final = 2
COTERIE: Final = 3
OWN: Final = 4
LEADER: Final = 5
EVERYBODY: Final = 6
ATTACKER: Final = 7
TARGET: Final = 8
BLOCKER: Final = 9
REACTING: Final = 10
ATTACKERS: Final = 11
DEFENDERS: Final = 12
OTHER_DEFENDERS: Final = 13
THAT: Final = 14  # of the deed that is answered, and of a choice that was made
DOER: Final = 15
OTHER: Final = 16
CHOSEN: Final = 17
ON_THIS: Final = 18  # what is attached there
ON_TARGET: Final = 19
ON_THAT: Final = 20
ON_PARTY: Final = 21
ON_ATTACKERS: Final = 22
ON_DEFENDERS: Final = 23
CONSPIRACIES: Final = 24  # and Traps: what lies face down with Prestige on it
YOUR_CONSPIRACIES: Final = 25
STREET_CARDS: Final = 26
ONGOING_CARDS: Final = 27
VICTIM: Final = 28
THEIR_ONGOING: Final = 29
CHOSEN_COTERIE: Final = 30  # of a player that was chosen, or that the deed is about
THEIR_COTERIE: Final = 31
CHOSEN_PARTY: Final = 32  # all who stand with the one that was chosen
YOUR_RITUALS: Final = 40
FOES_ASLEEP: Final = 41  # foes' vampires in Torpor
THEIRS: Final = 42  # foes' characters
LASTING: Final = 43  # every player's Ongoing cards and Conspiracies
ON_COTERIE: Final = 50  # what is attached to your characters
ON_STREET: Final = 51  # what is attached to characters in The Street
ON_CHOSEN: Final = 52
ON_YOURS: Final = 73  # what is attached to any card you control
DEFENDERS_ONGOING: Final = 74  # the Ongoing cards of the player that is attacked
ASLEEP: Final = 53  # the vampires in anybody's Torpor
YOUR_PILE: Final = 54  # your discard pile
CITY_ASHES: Final = 55  # the City's burned pile
YOURS_ASLEEP: Final = 56  # the vampires in your Torpor
ALL_VAMPIRES: Final = 57  # every player's, those in Torpor too
CHOSEN_ASLEEP: Final = 58  # the vampires in the Torpor of a player that was chosen
HOLDERS: Final = 61  # your cards that can take a token
ATTACHMENTS: Final = 62  # what is attached to anybody outside Torpor
YOUR_ATTACHMENTS: Final = 63  # those of them that you control
LEADERS: Final = 64  # everybody's
BEARERS_COTERIE: Final = 66  # all characters of whoever has the one that bears this
YOUR_LASTING: Final = 90  # your Ongoing cards, Conspiracies and Traps, attached to nothing
LADEN: Final = 91  # your cards on which tokens lie
THEIR_LADEN: Final = 92  # those of foes
ON_YOUR_HAVEN: Final = 93  # what is attached to the Haven before you
CITY_OUT: Final = 94  # the cards of the City Deck that lie free in The Street
FIRST_TARGET: Final = 70
FOES_PILE: Final = 170  # the discard pile of the opposing player of the fight
YOUR_LOST: Final = 171  # your characters in Torpor and in the burned pile
BOTH_PARTIES: Final = 81  # all who stand on either side of the attack
YOUR_HAVENS: Final = 65  # yours before you, and those that you have attached
YOUR_ONGOING: Final = 71
YOUR_CARDS: Final = 72  # what lies open before you, and what you have attached
GRANTED: Final = 6  # where a text of a vampire would stand: it has used an ability that is not its own this turn
IN_FIGHT: Final = frozenset(
    (
        VICTIM,
        ATTACKER,
        TARGET,
        BLOCKER,
        REACTING,
        FIRST_TARGET,
        ATTACKERS,
        DEFENDERS,
        OTHER_DEFENDERS,
        BOTH_PARTIES,
        ON_TARGET,
        ON_ATTACKERS,
        ON_DEFENDERS,
        DEFENDERS_ONGOING,
    )
)

LYING: Final = frozenset(
    (
        ON_COTERIE,
        ON_STREET,
        ON_CHOSEN,
        ON_YOURS,
        ASLEEP,
        FOES_ASLEEP,
        YOURS_ASLEEP,
        ALL_VAMPIRES,
        YOUR_RITUALS,
        YOUR_PILE,
        CITY_ASHES,
        CHOSEN_ASLEEP,
        FOES_PILE,
        YOUR_LOST,
    )
)
PLAYED_BY: Final = frozenset((ATTACHED, FOUGHT))
UNPLAYED: Final = frozenset((HAND, BOX))  # in the box lies what is only tried
OF_DEED: Final = frozenset((THAT, DOER, OTHER, ON_THAT))
AT_HAND: Final = frozenset((YOUR_LASTING, LADEN, THEIR_LADEN, ON_YOUR_HAVEN))
AMONG_ALL: Final = frozenset(
    (HOLDERS, ATTACHMENTS, YOUR_ATTACHMENTS, LEADERS, YOUR_HAVENS, YOUR_ONGOING, YOUR_CARDS, *AT_HAND)
)
ON_OWN_SIDE: Final = frozenset(
    (THIS, BEARER, PARTY, COTERIE, OWN, LEADER, ON_THIS, ON_PARTY, ON_COTERIE, YOUR_PILE, BEARERS_COTERIE)
)
ANYWHERE, IN_STREET, IN_HAVEN = range(3)
EITHER, READY, EXHAUSTED = range(3)
A_CURSE, NO_CURSE = 1, 2
LIES_DOWN, NONE_DOWN = 1, 2
ANY: Final = 0
# It bears a No Influence token; no "-1 BP" token; an Affliction of whatever kind.
SILENCED, UNWEAKENED, AFFLICTED = range(1, 4)


@dataclass(frozen=True)
class Which:
    """Cards, as a card names them: those of a scope that are of a kind, with a Discipline, a Title, wounds, in a
    place."""

    scope: int
    kind: int = ANY
    icon: int = ANY
    titled: bool = False
    prince: bool = False
    wounded: bool = False
    lacking: bool = False  # some of its Blood
    place: int = ANYWHERE
    state: int = EITHER
    potency: int = 0  # at least so much
    other: bool = False  # not this very card, nor whoever bears or plays it
    clan: int = NO_CLAN
    bears: int = ANY  # a card of this kind is attached to it
    exactly: int = 0  # this very Blood Potency
    yours: bool = False  # with Blood of your colour
    loose: bool = False  # attached to nothing
    or_icon: int = ANY  # this Discipline will do as well
    title: str | None = None  # a Title of this id
    highest: bool = False  # the most Blood Potency of all of them
    but: int = ANY  # none of these kinds
    token: int = ANY  # what tokens it bears or does not
    kin: bool = False  # of the clan of this very card, or of whoever bears or plays it
    curse: int = ANY  # a Curse, or none
    alone: bool = False  # nobody stands with it
    did: int = ANY  # what is noted of it this turn
    marked: bool = False  # with Agenda on it
    apart: bool = False  # not the one that was chosen, nor that of the deed that is answered
    follower: bool = False  # no Leader
    name: str | None = None  # of this id
    able: bool = False  # with Influence that it could exert
    laden: int = 0  # so many cards are attached to it, at least
    down: int = ANY  # it is attached face down, or bears nothing that is

    def cards(self, table: RivalsTable, source: Cause) -> list[int]:
        found = [card for card in scoped(table, source, self.scope) if self.fits(table, source, card)]
        return strongest(table, found) if self.highest else found

    def includes(self, table: RivalsTable, source: Cause, card: int) -> bool:
        scope = self.scope
        if self.highest:
            return card in self.cards(table, source)
        if scope == THIS:
            inside = card == source.card
        elif scope == BEARER:
            inside = card == bearer(table, source)
        elif scope == COTERIE:
            inside = table.pieces[card].holder == source.seat and active(table, card)
        elif scope == EVERYBODY:
            inside = active(table, card)
        elif scope == ATTACHMENTS:
            inside = table.pieces[card].zone == ATTACHED and table.pieces[table.pieces[card].host].zone != BOARD
        elif scope == LEADERS:
            inside = active(table, card) and card in table.leader
        elif scope == FOES_ASLEEP:
            inside = table.pieces[card].zone == TORPOR and table.pieces[card].holder != source.seat
        elif scope == THEIRS:
            inside = active(table, card) and table.pieces[card].holder != source.seat
        else:
            inside = card in scoped(table, source, scope)
        return inside and self.fits(table, source, card)

    def fits(self, table: RivalsTable, source: Cause, card: int) -> bool:
        piece = table.pieces[card]
        if (self.kind and not table.is_a(card, self.kind)) or table.is_a(card, self.but):
            return False
        if self.leaves_out(table, source, card) or self.misses(table, card):
            return False
        special = self.clan != NO_CLAN or self.bears or self.exactly or self.loose or self.marked
        borne = self.laden > 0 or self.down != ANY
        if (special or borne or self.name or self.able) and not self.is_such(table, card):
            return False
        if self.place and (piece.zone == HAVEN) != (self.place == IN_HAVEN):
            return False
        if self.state and piece.ready != (self.state == READY):
            return False
        if self.titled and not has_title(table, card):
            return False
        if (self.prince or self.title) and not self.has_office(table, card):
            return False
        if self.wounded and not wounded(table, card):
            return False
        if self.lacking and table.blood(card) >= table.capacity(card):
            return False
        if self.potency and table.quality(POTENCY, card) < self.potency:
            return False
        if self.yours and not of_colour(piece.tokens, source.seat):
            return False
        unlike = (self.token or self.kin) and not self.is_akin(table, source, card)
        return not unlike and (not self.icon or self.has_icon(table, card))

    def leaves_out(self, table: RivalsTable, source: Cause, card: int) -> bool:
        """Is it this very card, or whoever bears or plays it, or the one chosen before, where others are meant?"""
        if self.apart and card == source.target:
            return True
        return self.other and card in (source.card, bearer(table, source))

    def misses(self, table: RivalsTable, card: int) -> bool:
        """Is only a Curse meant, or anything else; or one that stands alone, leads nobody, or did something this turn?
        [card.curse] [ability.solo-attacker] [card.blood-poisoning] [card.spiders]"""
        if (self.alone and len(table.party(card)) > 1) or (self.follower and card in table.leader):
            return True
        if self.did and card * DEEDS_NOTED + self.did not in table.fought:
            return True
        return self.curse != ANY and is_curse(table, card) != (self.curse == A_CURSE)

    def has_icon(self, table: RivalsTable, card: int) -> bool:
        """Has it the Discipline, or the other that will do as well?"""
        icons = (self.icon, self.or_icon) if self.or_icon else (self.icon,)
        return any(table.quality(icon, card) > 0 for icon in icons)

    def has_office(self, table: RivalsTable, card: int) -> bool:
        """Has it the Title that is asked for, or is it Prince of the City, of whichever City?"""
        return has_named(table, card, self.title) if self.title is not None else is_prince(table, card)

    def is_akin(self, table: RivalsTable, source: Cause, card: int) -> bool:
        """Has it the clan of whoever bears this card, and the tokens that are asked for?"""
        if self.kin and table.face(card).clan != table.face(bearer(table, source)).clan:
            return False
        return not self.token or has_token(table.pieces[card], self.token)

    def is_covered(self, table: RivalsTable, piece: Piece) -> bool:
        """Bears it as many cards as are asked for, and is what is asked for face down? [attach.face-down]"""
        if len(piece.guests) < self.laden:
            return False
        if self.down == LIES_DOWN:
            return piece.down
        return self.down != NONE_DOWN or not bears_down(table, piece)

    def is_such(self, table: RivalsTable, card: int) -> bool:
        """Has it the clan, the attachment, the Agenda and the very Blood Potency that are asked for, or lies it free?
        [alchemy.having]"""
        if (self.loose and table.pieces[card].host != NOTHING) or (self.marked and not table.pieces[card].prize):
            return False
        if self.able and (table.pieces[card].mute or table.quality(INFLUENCE, card) + (card in table.leader) < 1):
            return False
        named = self.name or self.clan != NO_CLAN
        if named and table.pieces[card].down:  # it has neither [attach.face-down]
            return False
        if self.clan != NO_CLAN and table.face(card).clan != self.clan:
            return False
        if self.name and table.id_of(card) != self.name:
            return False
        if (self.laden or self.down) and not self.is_covered(table, table.pieces[card]):
            return False
        if self.bears and not any(table.is_a(guest, self.bears) for guest in table.pieces[card].guests):
            return False
        return not self.exactly or table.quality(POTENCY, card) == self.exactly


def bears_down(table: RivalsTable, piece: Piece) -> bool:
    """Is anything attached to it face down? [attach.face-down]"""
    return any(table.pieces[guest].down for guest in piece.guests)


def has_token(piece: Piece, token: int) -> bool:
    """Bears it a No Influence token, no "-1 BP" token, or any Affliction? [term.affliction]"""
    if token == AFFLICTED:
        return len(afflictions(piece)) > 0
    return piece.mute if token == SILENCED else not piece.weak


def strongest(table: RivalsTable, cards: list[int]) -> list[int]:
    """Those of them with the most Blood Potency."""
    most = max([table.quality(POTENCY, card) for card in cards], default=0)
    return [card for card in cards if table.quality(POTENCY, card) == most]


def active(table: RivalsTable, card: int) -> bool:
    """A character: a vampire that is not in Torpor, or a Ghoul in play. [term.character] [ghoul.character]"""
    zone = table.pieces[card].zone
    return (zone in (HAVEN, STREET)) and table.is_a(card, CHARACTER)


def bearer(table: RivalsTable, source: Cause) -> int:
    """The character that a text belongs to: the one its card is on, or that plays it, the Leader for a Haven, or the
    card itself. An attached card that is detached for its own text acts for whoever bore it.
    [haven.leader-ability] [animal.detached]"""
    card = source.card
    piece = table.pieces[card]
    if piece.zone in PLAYED_BY:
        kept = piece.zone == ATTACHED and table.pieces[piece.host].zone == BOARD
        return source.target if kept else piece.host  # what lies with a Haven is still to be played
    if piece.zone in UNPLAYED:
        return source.target  # it is not played yet, and this one would
    if table.is_a(card, HAVEN_CARD):
        return table.leader[piece.holder]
    deed = source.deed
    if deed is not None and deed.on == card and table.is_a(card, ACTION) and not table.is_a(card, GHOUL):
        return deed.by
    return card


def is_curse(table: RivalsTable, card: int) -> bool:
    """Is it attached to a character that another player controls? [card.curse]"""
    piece = table.pieces[card]
    return piece.zone == ATTACHED and piece.holder not in (NOBODY, table.pieces[piece.host].holder)


def has_title(table: RivalsTable, card: int) -> bool:
    return any(table.is_a(guest, TITLE) for guest in table.pieces[card].guests)


def is_prince(table: RivalsTable, card: int) -> bool:
    return any(table.is_a(guest, PRINCE) for guest in table.pieces[card].guests)


def has_named(table: RivalsTable, card: int, id: str) -> bool:
    """Is a card of this id attached to it?"""
    return any(table.id_of(guest) == id and not table.pieces[guest].down for guest in table.pieces[card].guests)


def wounded(table: RivalsTable, card: int) -> bool:
    return wounding(table.blood(card), table.quality(POTENCY, card))


def wounding(blood: int, potency: int) -> bool:
    """Its Blood is at most half its Blood Potency, rounded down; never that of a Ghoul, not even as it is played.
    [term.wounded] [ghoul.blood]"""
    return potency > 0 and blood <= potency // 2


def mendable(table: RivalsTable, seat: int) -> list[int]:
    """A player's vampires, in Torpor too, that have room for Blood; in the End Phase no Ghoul. [mend.max]
    [ghoul.no-vampire]"""
    both = (*table.coterie[seat], *table.torpor[seat])
    found = [card for card in both if table.blood(card) < table.capacity(card)]
    return [card for card in found if not cannot_mend(table, card)]


def cannot_mend(table: RivalsTable, card: int) -> bool:
    """Not in its player's End Phase, while something attached says so; a Ghoul never then. [card.crossbow-mending]
    [ghoul.no-vampire]"""
    if table.phase != "end" or table.active != table.pieces[card].holder:
        return False
    return table.quality(NO_MENDING, card) > 0 or (table.step == "mend" and table.is_a(card, GHOUL))


def scoped(table: RivalsTable, source: Cause, scope: int) -> tuple[int, ...]:
    """All cards of a scope, in the order in which they came."""
    if scope in IN_FIGHT:
        return in_fight(table, source, scope)
    if scope in LYING:
        return lying(table, source, scope)
    if scope in ON_OWN_SIDE:
        return own_side(table, source, scope)
    deed = source.deed
    if scope == CHOSEN:
        return () if source.target == NOTHING else (source.target,)
    if scope in OF_DEED and deed is not None:
        return of_deed(table, deed.on, deed.by, deed.other, scope)
    if scope == EVERYBODY:
        return everybody(table)
    if scope == THEIRS:
        return tuple([card for card in everybody(table) if table.pieces[card].holder != source.seat])
    if scope == CHOSEN_PARTY:
        return table.party(source.target)
    if scope == CHOSEN_COTERIE:
        return table.coterie[source.target]
    if scope == THEIR_COTERIE:
        return () if deed is None else table.coterie[deed.doer]
    if scope in AMONG_ALL:
        return among_all(table, source.seat, scope)
    return on_the_table(table, source, scope)


def is_ritual(table: RivalsTable, card: int) -> bool:
    """Is this a Ritual in play?"""
    return table.pieces[card].zone == BOARD and table.is_a(card, RITUAL)


def asleep(table: RivalsTable, seats: list[int]) -> tuple[int, ...]:
    """The vampires in the Torpor of these players."""
    found: tuple[int, ...] = ()
    for seat in seats:
        found += table.torpor[seat]
    return found


def lying(table: RivalsTable, source: Cause, scope: int) -> tuple[int, ...]:
    """What is attached to some characters; who sleeps in Torpor; Rituals; what was discarded."""
    if scope in (ON_COTERIE, ON_YOURS):
        seat = source.seat
        others = (*table.torpor[seat], *table.board[seat]) if scope == ON_YOURS else ()
        return guests_of(table, (*table.coterie[seat], *others))
    if scope == ON_STREET:
        return guests_of(table, tuple([card for card in everybody(table) if table.pieces[card].zone == STREET]))
    if scope == ON_CHOSEN:
        return () if source.target == NOTHING else table.pieces[source.target].guests
    if scope in (ASLEEP, FOES_ASLEEP):
        return asleep(table, table.clockwise() if scope == ASLEEP else table.foes(source.seat))
    if scope == YOURS_ASLEEP:
        return table.torpor[source.seat]
    if scope == CHOSEN_ASLEEP:
        return table.torpor[source.target]
    if scope == ALL_VAMPIRES:
        return everybody(table) + asleep(table, table.clockwise())
    if scope == CITY_ASHES:
        return tuple(table.city_burned)
    if scope == YOUR_RITUALS:
        return tuple([card for card in table.board[source.seat] if is_ritual(table, card)])
    if scope == FOES_PILE:
        return foes_pile(table, source.seat)
    if scope == YOUR_LOST:
        return lost(table, source.seat)
    assert scope == YOUR_PILE, "nothing else lies there"
    return tuple(table.pile[source.seat])


def foes_pile(table: RivalsTable, seat: int) -> tuple[int, ...]:
    """The discard pile of whoever is on the other side of the fight. [card.dont-be-so-defensive]"""
    attack = table.attack
    if attack is None:
        return ()
    foe = attack.foe if seat == attack.seat else attack.seat
    return () if foe == NOBODY else tuple(table.pile[foe])


def lost(table: RivalsTable, seat: int) -> tuple[int, ...]:
    """A player's characters that are in Torpor or were burned in this game. [card.the-grudge]"""
    pieces = enumerate(table.pieces)
    gone = [card for card, piece in pieces if piece.zone in (TORPOR, BURNED) and piece.holder == seat]
    return tuple([card for card in gone if table.is_a(card, CHARACTER)])


def among_all(table: RivalsTable, seat: int, scope: int) -> tuple[int, ...]:
    """Leaders and what is attached: everybody's; what of it is one's own; and what of one's own can take a token, or is
    a Haven."""
    if scope == HOLDERS:
        return holders(table, seat)
    if scope in AT_HAND:
        return at_hand(table, seat, scope)
    if scope == YOUR_ONGOING:
        return tuple([card for card in open_before(table, seat) if table.is_a(card, ONGOING)])
    everyone = everybody(table)
    if scope == LEADERS:
        return tuple([card for card in everyone if card in table.leader])
    guests = guests_of(table, everyone)
    if scope == YOUR_HAVENS:
        both = (*table.board[seat], *[card for card in guests if table.pieces[card].holder == seat])
        return tuple([card for card in both if table.is_a(card, HAVEN_CARD)])
    mine = tuple([card for card in guests if table.pieces[card].holder == seat])
    if scope == YOUR_CARDS:
        return open_before(table, seat) + mine
    return guests if scope == ATTACHMENTS else mine


def open_before(table: RivalsTable, seat: int) -> tuple[int, ...]:
    """What lies face up before a player."""
    return tuple([card for card in table.board[seat] if table.pieces[card].zone == BOARD])


def holders(table: RivalsTable, seat: int) -> tuple[int, ...]:
    """One's vampires that have room for Blood, in Torpor too, one's face-down and Ongoing cards, and one's Haven.
    [token.placed]"""
    vampires = [*table.coterie[seat], *table.torpor[seat]]
    found = [card for card in vampires if table.blood(card) < table.capacity(card)]
    return (*found, *[card for card in table.board[seat] if table.is_a(card, PLOT | ONGOING | HAVEN_CARD)])


def at_hand(table: RivalsTable, seat: int, scope: int) -> tuple[int, ...]:
    """What lies before a player for a while, or on the Haven there; and the cards of one, or of all others, on which
    tokens lie."""
    board = table.board[seat]
    if scope == YOUR_LASTING:
        lasting = [card for card in board if table.is_a(card, PLOT | ONGOING)]
        return tuple([card for card in lasting if table.pieces[card].host == NOTHING])
    if scope == ON_YOUR_HAVEN:
        havens = [card for card in board if table.is_a(card, HAVEN_CARD)]
        bound = [card for card in board if table.pieces[card].host in havens]
        return (*guests_of(table, tuple(havens)), *bound)
    found: list[int] = []
    for owner in [seat] if scope == LADEN else table.foes(seat):
        found += [*table.coterie[owner], *table.torpor[owner], *table.board[owner]]
    return tuple([card for card in found if table.pieces[card].tokens])


def own_side(table: RivalsTable, source: Cause, scope: int) -> tuple[int, ...]:
    """The card itself, who bears it, who stands with them, and all of its player's."""
    seat = source.seat
    if scope == THIS:
        return (source.card,)
    if scope == COTERIE:
        return table.coterie[seat]
    if scope == OWN:
        return table.coterie[seat] + table.torpor[seat]
    if scope == LEADER:
        leader = table.leader[seat]
        return (leader,) if leader != NOTHING and active(table, leader) else ()
    mine = bearer(table, source)
    if scope == BEARER:
        return (mine,)
    if scope == BEARERS_COTERIE:
        return table.coterie[table.pieces[mine].holder]
    if scope == ON_THIS:
        return table.pieces[mine].guests
    return table.party(mine) if scope == PARTY else guests_of(table, table.party(mine))


def in_fight(table: RivalsTable, source: Cause, scope: int) -> tuple[int, ...]:
    attack = table.attack
    if attack is None:
        return ()
    if scope == VICTIM:  # whoever is to take the damage that the bearer deals
        victim = attack.target if bearer(table, source) == attack.attacker else attack.attacker
        return () if victim == NOTHING else (victim,)
    if scope == ATTACKER:
        return (attack.attacker,)
    if scope == ATTACKERS:
        return attackers(table, attack)
    if scope == ON_ATTACKERS:
        return guests_of(table, attackers(table, attack))
    if scope == BOTH_PARTIES:
        return attackers(table, attack) + (
            defending(table, attack.target, DEFENDERS) if attack.target != NOTHING else ()
        )
    if scope == REACTING:
        return () if attack.reacting == NOTHING else (attack.reacting,)
    if scope == BLOCKER:
        return () if attack.blocker == NOTHING else (attack.blocker,)
    if scope == DEFENDERS_ONGOING:
        lies = () if attack.foe == NOBODY else table.board[attack.foe]
        return tuple([card for card in lies if table.pieces[card].zone == BOARD and table.is_a(card, ONGOING)])
    if scope == FIRST_TARGET:
        return () if attack.first == NOTHING else (attack.first,)
    return () if attack.target == NOTHING else defending(table, attack.target, scope)


def defending(table: RivalsTable, target: int, scope: int) -> tuple[int, ...]:
    """The target, what is attached to it, and who stands with it."""
    if scope == TARGET:
        return (target,)
    if scope == ON_TARGET:
        return table.pieces[target].guests
    party = table.party(target) if active(table, target) else ()
    if scope == DEFENDERS:
        return party
    if scope == ON_DEFENDERS:
        return guests_of(table, party)
    assert scope == OTHER_DEFENDERS, "nobody else defends"
    return tuple([card for card in party if card != target])


def attackers(table: RivalsTable, attack: Attack) -> tuple[int, ...]:
    """The attacking party; once the attacker has fallen, those of it who still stand. [damage.all-resolves]"""
    if active(table, attack.attacker):
        return table.party(attack.attacker)
    return tuple([card for card in attack.party if active(table, card)])


def of_deed(table: RivalsTable, on: int, by: int, other: int, scope: int) -> tuple[int, ...]:
    card = by if scope == DOER else other if scope == OTHER else on
    if card == NOTHING:
        return ()
    return table.pieces[card].guests if scope == ON_THAT else (card,)


def lies_free(table: RivalsTable, card: int) -> bool:
    """Is this City card in The Street itself, beside no Haven and attached to nothing?"""
    piece = table.pieces[card]
    return table.owner[card] == NOBODY and piece.host == NOTHING and not piece.party


def on_the_table(table: RivalsTable, source: Cause, scope: int) -> tuple[int, ...]:
    if scope == CITY_OUT:
        return tuple([card for card in table.street if lies_free(table, card)])
    if scope == STREET_CARDS:
        return tuple([card for card in table.street if table.is_a(card, MORTAL) and not table.pieces[card].party])
    seat = source.seat
    found: list[int] = []
    for owner in table.clockwise():
        for card in table.board[owner]:
            down = table.pieces[card].zone == FACE_DOWN and table.is_a(card, PLOT)
            if scope == ONGOING_CARDS:
                wanted = not down and table.is_a(card, ONGOING)
            elif scope == LASTING:
                wanted = down or table.is_a(card, ONGOING)
            elif scope == THEIR_ONGOING:  # of foes who have put nothing on this Conspiracy
                code = source.card * table.seats + owner
                spared = owner == seat or (code in table.gave and code not in table.exposed)
                wanted = not down and not spared and table.is_a(card, ONGOING)
            else:
                wanted = down and (scope == CONSPIRACIES or owner == seat)
            if wanted:
                found.append(card)
    if scope == ONGOING_CARDS:
        found += [card for card in table.street if table.is_a(card, ONGOING)]
    return tuple(found)


def everybody(table: RivalsTable) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    for seat in table.clockwise():
        found += table.coterie[seat]
    return found


def guests_of(table: RivalsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    for card in cards:
        found += table.pieces[card].guests
    return found


ITSELF: Final = Which(THIS)
