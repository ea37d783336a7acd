"""The table of Rivals: what lies where, and who knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.chance import Chance
from gloam.core.deeds import Deed, Verb
from gloam.core.event import EVERYONE, Event, Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS, Setup
from gloam.core.table import Table, without
from gloam.core.texts import QUALITY, TEXTS, Cause, Force, Text, Watched, Whenever
from gloam.rivals import borrowing, knowledge
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.borrowing import BORROWED
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ANIMALISM,
    APART,
    BARE,
    BASE,
    CARDS,
    CHARACTER,
    DIVIDED,
    EVENT,
    EXPOSED,
    GHOUL,
    HAVEN_CARD,
    IDLE,
    KIND,
    OBLIVION,
    ONGOING,
    POTENCY,
    PRINCE,
    RETAINER,
    SECRECY,
    STUDIED,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.names import Names, handles_in_facts
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    BOX,
    BURNED,
    CITY_BURNED,
    CITY_DECK,
    CITY_DISCARD,
    DISCARD,
    FACE_DOWN,
    FACTION,
    HAND,
    HANDLED,
    HAVEN,
    IN_FORCE,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    OPENLY,
    STREET,
    TORPOR,
    Piece,
    hangs_down,
)
from gloam.rivals.texts import Ignores, LastTime, Plus
from gloam.rivals.tokens import NO_TOKENS, of_colour, taken, total
from gloam.rivals.untimely import untimely

FIRST_PRESTIGE: Final = 20
ACTIONS: Final = 2
UNLIMITED: Final = -1
FROM_HAND: Final = (HAND, LAID, FACE_DOWN)  # where what others do not see of a hand lies


class RivalsTable(Watched):
    """Every copy of a card has a number; `pieces` says how it lies, `prints` which card it is. Lists of copies are
    replaced when they change, never changed in place, so that copies of a table share them."""

    choice_rule: ClassVar[str] = "window.optional-triggers"

    def __init__(
        self, setup: Setup, chance: Chance, verbs: tuple[Verb, ...], origin: RivalsTable | None = None
    ) -> None:
        super().__init__(setup, chance, verbs, origin)
        seats = setup.seats
        if origin is None:
            self.turn = 0  # how many turns have begun
            self.phase = "setup"
            self.step = ""
            self.first = 0  # Player 1
            self.active = 0
            self.actions = 0
            self.unhosted = 0  # actions that exhaust nobody: to draw, to recruit, to play an Unhosted card
            self.spent = 0  # actions taken this turn
            self.quiet = 0  # turns in a row in which nothing has changed
            self.attack: Attack | None = None
            self.claimant = NOTHING
            self.conflict: Conflict | None = None  # Influence that is called for, for a Scheme or a Title
            self.regrouped = False  # since anything else was done
            self.felled: tuple[int, ...] = ()  # who has defeated a mortal this turn, as often as they did
            self.succeeded = 0  # Schemes of this turn
            self.shed: tuple[int, ...] = ()  # who has left a coterie this turn, each before a card that it bore
            self.fought: tuple[int, ...] = ()  # card * DEEDS_NOTED + what is noted of it this turn
            self.asked_for: tuple[
                int, ...
            ] = ()  # copy * seats + seat: who was asked for a contribution since the last action
            self.exposed: tuple[int, ...] = ()  # the same: who may be its victim this turn all the same
            self.stays = NOTHING  # a Leader that does not go back to its Haven this turn
            self.diverted = 0  # the Antagonists' damage that was sent to a foe this turn
            self.spilt: tuple[int, ...] = ()  # who has lost Blood to the latest damage outside an attack, as there
            self.scene = 0  # what the table was like when the last turn ended, as one number
            self.blank: tuple[int, ...] = ()  # cards whose text is cancelled
            self.covers: tuple[tuple[int, int], ...] = ()  # cards that lie over another, each with that one
            self.prints: list[int] = []  # by copy; only an imagined table has others
            self.owner: list[int] = []  # by copy: from whose deck it is, or nobody's
            self.pieces: list[Piece] = []
            self.stamped: list[int] = []  # by stamp: the copy that was given it
            self.begun = 0  # the seats that have begun a turn
            self.drained = 0  # the seats that have suffered diablerie in this game
            self.rival = [NOBODY] * seats  # whom the token names that each has drawn
            self.stolen: tuple[tuple[int, int], ...] = ()  # of which player's the Rival token is with another, and whom
            self.leader = [NOTHING] * seats
            self.prestige = [NO_TOKENS] * seats
            self.agenda = [0] * seats
            self.supply = [UNLIMITED] * seats  # what is left of each colour
            self.pays = [True] * seats  # the standing order for an Agenda that lies face down
            self.blame = [NOBODY] * seats  # whose doing a player's last Prestige or last vampire was
            self.dealt: tuple[Blow, ...] = ()  # damage that has been summed
            self.blows: tuple[Blow, ...] = ()  # what is left of it, about to be taken all at once
            self.gave: tuple[int, ...] = ()  # copy * seats + seat: who has put Prestige on a Conspiracy
            self.gave_now: tuple[int, ...] = ()  # the same, this turn
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.library: list[list[int]] = [[] for _ in range(seats)]  # the last one is on top
            self.faction: list[list[int]] = [[] for _ in range(seats)]
            self.pile: list[list[int]] = [[] for _ in range(seats)]
            self.coterie: list[tuple[int, ...]] = [()] * seats  # vampires outside Torpor, and Ghouls
            self.torpor: list[tuple[int, ...]] = [()] * seats
            self.board: list[tuple[int, ...]] = [()] * seats  # Haven, Agenda, Ongoing cards and Conspiracies
            self.street: tuple[int, ...] = ()  # City cards
            self.city: list[int] = []
            self.city_pile: list[int] = []
            self.city_burned: list[int] = []
        else:
            self.turn = origin.turn
            self.phase = origin.phase
            self.step = origin.step
            self.first = origin.first
            self.active = origin.active
            self.actions = origin.actions
            self.unhosted = origin.unhosted
            self.spent = origin.spent
            self.quiet = origin.quiet
            self.attack = None if origin.attack is None else origin.attack.clone()
            self.claimant = origin.claimant
            self.conflict = None if origin.conflict is None else origin.conflict.clone()
            self.regrouped = origin.regrouped
            self.felled = origin.felled
            self.succeeded = origin.succeeded
            self.shed = origin.shed
            self.fought = origin.fought
            self.asked_for = origin.asked_for
            self.exposed = origin.exposed
            self.stays = origin.stays
            self.diverted = origin.diverted
            self.spilt = origin.spilt
            self.scene = origin.scene
            self.blank = origin.blank
            self.covers = origin.covers
            self.prints = origin.prints
            self.owner = origin.owner
            self.pieces = origin.pieces[:]
            self.stamped = origin.stamped[:]
            self.begun = origin.begun
            self.drained = origin.drained
            self.rival = origin.rival
            self.stolen = origin.stolen
            self.leader = origin.leader[:]
            self.prestige = origin.prestige[:]
            self.agenda = origin.agenda[:]
            self.supply = origin.supply[:]
            self.pays = origin.pays[:]
            self.blame = origin.blame[:]
            self.dealt = origin.dealt
            self.blows = origin.blows
            self.gave = origin.gave
            self.gave_now = origin.gave_now
            self.hand = origin.hand[:]
            self.library = origin.library[:]
            self.faction = origin.faction[:]
            self.pile = origin.pile[:]
            self.coterie = origin.coterie[:]
            self.torpor = origin.torpor[:]
            self.board = origin.board[:]
            self.street = origin.street
            self.city = origin.city
            self.city_pile = origin.city_pile
            self.city_burned = origin.city_burned

    # ---- what the kernel asks

    def printed(self, card: int, place: int) -> Text:
        return CARDS[self.prints[card]].texts[place]

    def works(self, force: Force) -> bool:
        """A text is off while it is cancelled or its card covered, a Leader Ability while the Leader is away, a Title's
        while its bearer is in Torpor, that of a card attached face down or to no character, and of a Haven that is only
        carried, a face-down Agenda's while it is held back. [haven.leader-absent] [torpor.blank] [attach.face-down]
        [haven.spare] [card.mental-block] [window.agenda-reveal]"""
        card = force.cause.card
        if force.code >= BORROWED:
            return borrowing.is_open_to(self, force)
        if force.lent is not None or card < 0:
            return True
        if (self.blank and card in self.blank) or (self.covers and self.is_covered(card)):
            return False
        kind, piece = KIND[self.prints[card]], self.pieces[card]
        lies = piece.zone != ATTACHED
        if kind & HAVEN_CARD and lies and force.code % TEXTS >= CARDS[self.prints[card]].own:
            leader = self.leader[piece.holder]
            return leader != NOTHING and self.pieces[leader].zone in (HAVEN, STREET)
        if piece.zone == ATTACHED:
            silent = piece.down or piece.spare or self.pieces[piece.host].zone in (TORPOR, BOARD)
            return not silent and not self.idle(card)
        return piece.zone != FACE_DOWN or self.pays[piece.holder]

    def is_covered(self, card: int) -> bool:
        """Does another card lie over it, so that it has no text? [card.constant-surveillance]"""
        return card in [under for _, under in self.covers]

    def lies_bare(self, seat: int) -> bool:
        """Has this player's Haven no text, so that it hides nobody? [card.constant-surveillance-haven]"""
        there = [self.pieces[card] for _, card in self.covers if self.is_a(card, HAVEN_CARD)]
        return any(piece.holder == seat and piece.zone == BOARD for piece in there)

    def idle(self, card: int) -> bool:
        """Is this a Retainer that prevents nothing now, since Antagonists deal the damage? [card.crack-shot]"""
        return self.step == "antagonists" and len(self.index[QUALITY + IDLE]) > 0 and self.quality(IDLE, card) > 0

    def spend(self, force: Force, first: bool) -> None:
        """An Agenda that pays is turned up. [custom.agenda-hidden]"""
        super().spend(force, first)
        card = force.cause.card
        if card >= 0 and self.pieces[card].zone == FACE_DOWN and force.lent is None and self.pays_now(force):
            self.turn_up_agenda(card)

    def pays_now(self, force: Force) -> bool:
        """Does this Agenda pay? One that looks first whether it does stays face down where it does not.
        [card.knowledge-is-power]"""
        text = force.text
        return not isinstance(text, Whenever) or text.then.possible(self, force.cause)

    def turn_up_agenda(self, card: int) -> None:
        self.move(card, BOARD, self.pieces[card].holder)
        self.tell("agenda-revealed", "custom.agenda-hidden", self.pieces[card].holder, {"card": self.id_of(card)})

    def called(self, handle: str) -> int:
        """The card in play that somebody means by this, or none."""
        if not handle.isascii() or not handle.isdigit() or len(handle) > 9:
            return NOTHING
        return self.stamped_with(int(handle))

    def stamped_with(self, stamp: int) -> int:
        """The card in play that bears this stamp, or none."""
        card = self.stamped[stamp] if stamp < len(self.stamped) else NOTHING
        return card if card != NOTHING and stamp and self.pieces[card].stamp == stamp else NOTHING

    def last_held(self, card: int) -> int:
        return self.pieces[card].holder

    # ---- what handles stand for

    def tell(
        self,
        what: str,
        rule: str,
        seat: int,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knowers: int = EVERYONE,
    ) -> None:
        """With the names of handles, where everyone sees the cards."""
        if not self.silent:
            handles = handles_in_facts(facts)
            if handles:
                facts = Names(self.pieces, self.stamped, self.prints, self.everyone()).of(facts, handles)
            self.told = Event(what, rule, seat, facts, secret, knowers, self.told)

    def naming(self, place: int) -> Names:
        """Which cards the handles in an open question and its options are, as far as its seat sees. Stamps are given
        once, and records are replaced: only the list of records has to be kept as it is."""
        return Names(self.pieces[:], self.stamped, self.prints, 1 << self.open[place].seat)

    def clockwise(self) -> list[int]:
        """The seats from the active player on. [gold.active-first]"""
        seats = self.setup.seats
        return [(self.active + turn) % seats for turn in range(seats)]

    def id_of(self, card: int) -> str:
        return CARDS[self.prints[card]].id

    def handle(self, card: int) -> str:
        """In play a card is called by its stamp; cards in a hand are alike, and called by what they are."""
        stamp = self.pieces[card].stamp
        return str(stamp) if stamp else self.id_of(card)

    def told_of(self, deed: Deed) -> dict[str, Fact]:
        """Of damage: whom it reaches, and how much is left of it; of what is attached: what, and to whom; of a fall:
        whose. [damage.step11-prevention] [card.sheilar-omar] [card.the-big-house]"""
        name = self.verbs[deed.verb].name
        if name == "attach":
            down = hangs_down(self.pieces[deed.other])  # it has no name
            attachment = self.handle(deed.other) if down else self.id_of(deed.other)
            return {"target": self.handle(deed.on), "attachment": attachment}
        if name == "defeat":
            return {"target": self.handle(deed.on)}
        return {"target": self.handle(deed.on), "amount": deed.amount} if name == "hurt" else {}

    def with_handle(self, handle: str) -> int:
        """The card in play that is called so."""
        card = self.called(handle)
        assert card != NOTHING, f"no card in play is called {handle}"
        return card

    def untimely(self, seat: int, option: str) -> Refused | None:
        return untimely(self, seat, option)

    # ---- cards

    def face(self, card: int) -> Card:
        return CARDS[self.prints[card]]

    def letter(self, seat: int) -> str:
        """How options call a player."""
        return LETTERS[seat]

    def is_a(self, card: int, kind: int) -> bool:
        """Is it of this kind? What is attached face down is of none. [attach.face-down]"""
        return KIND[self.prints[card]] & kind != 0 and not self.pieces[card].down

    def blood(self, card: int) -> int:
        return total(self.pieces[card].tokens)

    def capacity(self, card: int) -> int:
        """The most Blood that a character can hold: its Blood Potency; of a Ghoul, what texts have put on it.
        [vamp.bp-uses] [ghoul.blood]"""
        return self.pieces[card].given if self.is_a(card, GHOUL) else self.quality(POTENCY, card)

    def vampires(self, seat: int) -> tuple[int, ...]:
        """A player's vampires outside Torpor: a coterie without its Ghouls. [ghoul.no-vampire]"""
        return tuple([card for card in self.coterie[seat] if KIND[self.prints[card]] & VAMPIRE])

    def endurance(self, mortal: int) -> int:
        """The damage that defeats it in one blow: its Blood value, and 1 more for each Blood on it. [mortal.one-blow]
        [card.protect-the-flock]"""
        return self.face(mortal).value + self.blood(mortal)

    def everyone(self) -> int:
        """All seats and, as one more bit, those who only watch."""
        return (2 << self.setup.seats) - 1

    def party(self, card: int) -> tuple[int, ...]:
        """All who stand with this vampire, itself among them: everyone in the same Haven, unless it is divided, or a
        party in The Street. [card.a-house-divided]"""
        piece = self.pieces[card]
        if piece.zone == HAVEN and self.index[QUALITY + DIVIDED] and self.quality(DIVIDED, card) > 0:
            return (card,)
        found = []
        for other in self.coterie[piece.holder]:
            there = self.pieces[other]
            if there.zone == piece.zone and (piece.zone == HAVEN or there.party == piece.party):
                found.append(other)
        return tuple(found)

    def foes(self, seat: int) -> list[int]:
        """Every other player still in the game, clockwise from that seat. [term.foe]"""
        seats = self.setup.seats
        order = [(seat + turn) % seats for turn in range(1, seats)]
        return [other for other in order if not self.out[other]]

    # ---- Rivals

    def rival_tokens(self, seat: int) -> list[int]:
        """Whose Rival tokens this player has now. [card.spy-games]"""
        away = [owner for owner, _ in self.stolen]
        own = [seat] if self.rival[seat] != NOBODY and seat not in away else []
        return own + [owner for owner, thief in self.stolen if thief == seat]

    def rivals_of(self, seat: int) -> list[int]:
        """Whom this player hunts: those whom the tokens name, but never themself. [setup.rival-meaning]
        [card.spy-games]"""
        if not self.stolen:
            return [] if self.rival[seat] == NOBODY else [self.rival[seat]]
        return [self.rival[owner] for owner in self.rival_tokens(seat) if self.rival[owner] != seat]

    def is_rival(self, seat: int, other: int) -> bool:
        """Does this player hunt that one?"""
        return other in self.rivals_of(seat)

    def give_rival(self, owner: int, seat: int) -> None:
        """The Rival token that one player has drawn goes to another, or back."""
        rest = tuple([pair for pair in self.stolen if pair[0] != owner])
        self.stolen = rest if owner == seat else (*rest, (owner, seat))

    # ---- qualities

    def quality(self, which: int, card: int) -> int:
        """What is printed and all that is in force, added up in any order; to Blood Potency tokens and drained vampires
        count. [bptok.lowers] [defeat.diablerie]"""
        amount = BASE[self.prints[card]][which]
        if which == POTENCY:
            amount += self.own_potency(self.pieces[card])
        for force in self.index[QUALITY + which]:
            text = force.text
            assert isinstance(text, Plus), "only these add to a quality"
            if not text.who.includes(self, force.cause, card) or not self.works(force) or self.misses(force, card):
                continue
            if text.when is None or text.when.holds(self, force.cause):
                more = text.amount
                amount += more if isinstance(more, int) else text.more(self, force.cause, card)
        return self.learnt(which, card, amount) if ANIMALISM <= which <= OBLIVION else amount

    def learnt(self, which: int, card: int, amount: int) -> int:
        """The icons of a Discipline of one that has so many otherwise: "+" tokens count where a card lends what lies on
        it, and each "-" token takes 1 away. [distok.lowers] [card.study-their-ways]"""
        for force in self.index[QUALITY + STUDIED]:
            text = force.text
            assert isinstance(text, Plus), "only these add to a quality"
            lends = text.who.includes(self, force.cause, card) and self.works(force)
            if lends and (text.when is None or text.when.holds(self, force.cause)):
                amount += self.pieces[force.cause.card].icons.count(which)
        icons = self.pieces[card].icons
        return max(0, amount - icons.count(which)) if icons else amount

    def own_potency(self, piece: Piece) -> int:
        """What each "-1 BP" token takes from the Blood Potency, and each diablerized vampire adds. [bptok.lowers]
        [defeat.diablerie]"""
        more = -piece.weak
        for guest in piece.guests:
            if KIND[self.prints[guest]] & VAMPIRE and not self.pieces[guest].down:
                more += 1
        return more

    def secrecy(self, card: int) -> int:
        return self.secret(card, self.quality(SECRECY, card))

    def secret(self, card: int, quality: int) -> int:
        """The Secrecy of one that has so much: most Havens give 1; the Prince has none anywhere. [haven.secrecy]
        [prince.no-secrecy] [card.sword-of-god]"""
        if self.index[QUALITY + EXPOSED] and self.quality(EXPOSED, card) > 0:
            return 0
        for guest in self.pieces[card].guests:
            if self.is_a(guest, PRINCE):
                return 0
        return quality + 1 if self.is_hidden_at_home(card) else quality

    def is_hidden_at_home(self, card: int) -> bool:
        """Is this vampire in a Haven that gives it Secrecy? [haven.secrecy] [card.the-guard-tower]"""
        piece = self.pieces[card]
        if piece.zone != HAVEN or (self.covers and self.lies_bare(piece.holder)):
            return False
        return not self.index[QUALITY + BARE] or not self.quality(BARE, card)

    def alone_outside(self, seat: int = NOBODY) -> bool:
        """Does each character outside its Haven stand alone, as far as it is this player's? [card.smoke-em-out]"""
        return self.heeds(APART, seat)

    def heeds(self, which: int, seat: int) -> bool:
        """Is there a text for this quality which this player does not ignore? [card.emil-hruza]"""
        forces = self.index[QUALITY + which]
        return len(forces) > 0 and not all(self.ignores(force.cause.card, seat) for force in forces)

    def ignores(self, event: int, seat: int) -> bool:
        """Does this player ignore this Event? As long as whoever lets them do so stands. [card.emil-hruza]"""
        for force in self.lasting:
            cause = force.cause
            if isinstance(force.text, Ignores) and cause.target == event and cause.seat == seat:
                through = self.pieces[cause.card]
                return through.stamp == cause.stamp and through.zone in (HAVEN, STREET)
        return False

    def misses(self, force: Force, card: int) -> bool:
        """Is this the text of an Event which whoever has this card ignores? [card.emil-hruza]"""
        event = force.cause.card
        if not self.lasting or event < 0 or not KIND[self.prints[event]] & EVENT:
            return False
        return self.ignores(event, self.pieces[card].holder)

    def leaving(self, card: int, zone: int) -> int:
        """Where an Event goes that leaves The Street: what was noted of it is over. [card.emil-hruza]
        [card.emil-hruza-back]"""
        for force in self.lasting:
            if force.cause.target == card and isinstance(force.text, (Ignores, LastTime)):
                self.give_back(force)
                if isinstance(force.text, LastTime):
                    zone = BOX
                    self.tell("event-gone", "card.emil-hruza-back", NOBODY, {"card": self.id_of(card)})
        return zone

    # ---- moving cards

    def move(self, card: int, zone: int, holder: int, host: int = NOTHING, down: bool = False) -> None:
        """A card goes to another place, with `down` to be attached there face down: its texts come into force or stop,
        its handle is given or dies, and who sees it there knows it. A wraith that leaves play goes back to its stack,
        and a Haven that was attached is burned wherever else it would go but before its player. [wraith.stack]
        [haven.attached] [haven.replaced]"""
        piece = self.pieces[card]
        if not HANDLED >> zone & 1 and KIND[self.prints[card]] & WRAITH:
            zone, holder = BOX, NOBODY
        if piece.zone == STREET and self.lasting and KIND[self.prints[card]] & EVENT:
            zone = self.leaving(card, zone)
        if piece.zone in (ATTACHED, BOARD) and KIND[self.prints[card]] & HAVEN_CARD and zone not in (ATTACHED, BOARD):
            zone = BURNED
            self.clear_away(card)
        self.lift(card, piece)
        openly = OPENLY >> zone & 1 and not down
        viewers = self.everyone() if openly else 1 << holder if zone == HAND or down else 0
        self.taught |= viewers & ~piece.seen
        seen = piece.seen | viewers
        if HANDLED >> zone & 1:
            stamp = piece.stamp
            if not HANDLED >> piece.zone & 1:
                self.serial += 1
                stamp = self.serial
                self.note_stamp(stamp, card)
            held, since = knowledge.left(piece, viewers)
            tokens, ready, party, guests = piece.tokens, piece.ready, piece.party, piece.guests
            moved = Piece(
                zone, holder, host, tokens, ready, stamp, seen, held, party, guests, piece.mute, piece.prize, since,
                piece.weak, piece.fear, down, icons=piece.icons, given=piece.given,
            )  # fmt: skip
        elif zone == HAND:
            held, since = knowledge.left(piece, viewers)
            moved = Piece(zone, holder, seen=seen, held=held, since=since)
        else:
            moved = Piece(zone, holder, seen=seen)
        if piece.guests and not HANDLED >> zone & 1:
            self.strip(card)
            self.let_go(self.pieces[card].guests)
        self.pieces[card] = moved
        self.change_texts(card, piece, moved)
        self.lay(card, zone, holder, host)
        if (piece.zone in FROM_HAND or hangs_down(piece)) and openly and self.owner[card] != NOBODY:
            knowledge.shown(self, card, piece, self.everyone())
            if piece.zone != HAND:
                knowledge.unveil(self, self.owner[card])

    def clear_away(self, haven: int) -> None:
        """What lies over a Haven that leaves play, or belongs to it, goes with it: to its owner's discard pile; the
        tokens on it go to the general supply. [haven.leaves]"""
        self.to_supply(self.pieces[haven].tokens)
        over = [cover for cover, under in self.covers if under == haven]
        self.covers = tuple([pair for pair in self.covers if pair[1] != haven])
        left = [cover for cover, _ in self.covers]
        mine = [card for card in self.board[self.pieces[haven].holder] if self.pieces[card].host == haven]
        for card in [*[cover for cover in over if cover not in left], *mine]:
            holder = self.pieces[card].holder
            facts: dict[str, Fact] = {"card": self.handle(card), "from": self.handle(haven)}
            self.tell("detached", "haven.leaves", holder, facts)
            self.to_supply(self.pieces[card].tokens)
            self.move(card, DISCARD, self.owner[card])

    def strip(self, card: int) -> None:
        """The Library cards that are attached to a card before a player, or to a Haven, go to their owners' discard
        piles. [card.mental-block] [haven.leaves]"""
        stands = self.pieces[card].zone == BOARD or self.is_a(card, HAVEN_CARD)
        for guest in self.pieces[card].guests if stands else ():
            if self.pieces[guest].zone == ATTACHED:
                holder = self.pieces[card].holder
                facts: dict[str, Fact] = {"card": self.handle(guest), "from": self.handle(card)}
                self.tell("detached", "card.mental-block", holder, facts)
                self.move(guest, DISCARD, self.owner[guest])

    def let_go(self, guests: tuple[int, ...]) -> None:
        """What was attached to a card in play that is gone lies free in The Street. [card.second-tradition]"""
        for guest in guests:
            self.pieces[guest] = self.pieces[guest].but(host=NOTHING)

    def note_stamp(self, stamp: int, card: int) -> None:
        """From now on this stamp calls this copy, as long as it bears it."""
        while len(self.stamped) <= stamp:
            self.stamped.append(NOTHING)
        self.stamped[stamp] = card

    def change_texts(self, card: int, old: Piece, new: Piece) -> None:
        """What was used up this turn stays so while the card is in play; what is attached face down says nothing.
        [ability.limit-per-copy] [attach.face-down]"""
        face, used = CARDS[self.prints[card]], self.used
        if not face.texts or not (HANDLED >> old.zone | HANDLED >> new.zone) & 1:
            return  # texts work in play only
        in_force = IN_FORCE
        if face.kind & GHOUL:
            in_force = 1 << HAVEN | 1 << STREET  # attached to a card it is none yet [ghoul.character]
        elif face.kind & (RETAINER | TITLE) or (face.kind & ACTION and not face.kind & ONGOING):
            in_force = 1 << ATTACHED  # an Action card that stays with a character speaks only there
        elif face.kind & AGENDA_CARD:
            in_force |= 1 << FACE_DOWN
        elif face.kind & VAMPIRE:
            in_force ^= 1 << ATTACHED  # drained by another it says nothing [defeat.diablerie]
        moved = old.holder != new.holder
        for place, text in enumerate(face.texts):
            where = text.where() or in_force
            if place < face.own:
                where &= ~(1 << ATTACHED)  # a Haven that is attached is only its ability [haven.attached]
            had, has = where >> old.zone & 1 and not old.down, where >> new.zone & 1 and not new.down
            if had and (moved or not has):
                self.drop(text.key(), card * TEXTS + place)
            if has and (moved or not had):
                self.enforce(Force(text, Cause(new.holder, card, new.stamp), card * TEXTS + place))
        if HANDLED >> new.zone & 1:
            self.used = used
        if face.kind & HAVEN_CARD or borrowing.borrows(face):
            borrowing.give_out(self)

    def heap(self, zone: int) -> list[list[int]] | None:
        """The players' lists of the cards that lie there, where each player has one."""
        if zone == HAND:
            return self.hand
        if zone == LIBRARY:
            return self.library
        if zone == FACTION:
            return self.faction
        return self.pile if zone == DISCARD else None

    def lift(self, card: int, piece: Piece) -> None:
        """Take a card out of the list of those that lie with it."""
        zone, seat, heap = piece.zone, piece.holder, self.heap(piece.zone)
        if heap is not None:
            heap[seat] = lifted(heap[seat], card)
        elif zone in (STREET, HAVEN):
            if KIND[self.prints[card]] & CHARACTER:
                self.coterie[seat] = less(self.coterie[seat], card)
            else:
                self.street = less(self.street, card)
                if piece.host != NOTHING:
                    self.take_off(card, piece.host)
        elif zone == ATTACHED:
            self.take_off(card, piece.host)
        elif zone == TORPOR:
            self.torpor[seat] = less(self.torpor[seat], card)
        elif zone in (BOARD, FACE_DOWN):
            self.board[seat] = less(self.board[seat], card)
            if self.covers:
                self.covers = tuple([pair for pair in self.covers if pair[0] != card])
        else:
            self.lift_from_city(card, zone)

    def take_off(self, card: int, host: int) -> None:
        """It is attached there no more."""
        there = self.pieces[host]
        self.pieces[host] = there.but(guests=less(there.guests, card))

    def lift_from_city(self, card: int, zone: int) -> None:
        if zone == CITY_DECK:
            self.city = lifted(self.city, card)
        elif zone == CITY_DISCARD:
            self.city_pile = without(self.city_pile, card)
        elif zone == CITY_BURNED:
            self.city_burned = without(self.city_burned, card)

    def lay(self, card: int, zone: int, seat: int, host: int) -> None:
        """Put a card among those that lie there."""
        heap = self.heap(zone)
        if heap is not None:
            heap[seat] = [*heap[seat], card]
        elif zone in (STREET, HAVEN):
            if KIND[self.prints[card]] & CHARACTER:
                self.coterie[seat] = (*self.coterie[seat], card)
            else:
                self.street = (*self.street, card)
        elif zone == ATTACHED:
            there = self.pieces[host]
            self.pieces[host] = there.but(guests=(*there.guests, card))
        elif zone == TORPOR:
            self.torpor[seat] = (*self.torpor[seat], card)
        elif zone in (BOARD, FACE_DOWN):
            self.board[seat] = (*self.board[seat], card)
        else:
            self.lay_in_city(card, zone)

    def lay_in_city(self, card: int, zone: int) -> None:
        if zone == CITY_DECK:
            self.city = [*self.city, card]
        elif zone == CITY_DISCARD:
            self.city_pile = [*self.city_pile, card]
        elif zone == CITY_BURNED:
            self.city_burned = [*self.city_burned, card]

    # ---- who knows what

    def see(self, card: int, viewers: int) -> None:
        """These see which card lies here."""
        piece = self.pieces[card]
        if viewers & (~piece.seen | piece.held):
            self.taught |= viewers & ~piece.seen
            self.pieces[card] = knowledge.marked(piece, piece.seen | viewers, piece.held & ~viewers, piece.since)

    def show(self, card: int, viewers: int) -> None:
        """The same of a card that lies face down and stays there."""
        was = self.pieces[card]
        self.see(card, viewers)
        knowledge.shown(self, card, was, viewers)
        knowledge.unveil(self, self.owner[card])

    def lay_open(self, card: int) -> None:
        """What was attached face down, and leaves, everyone sees. [attach.face-down]"""
        if hangs_down(self.pieces[card]) and self.pieces[card].seen != self.everyone():
            self.show(card, self.everyone())

    def forget(self, cards: list[int]) -> None:
        """After a shuffle nobody knows any more what lies where."""
        for card in cards:
            piece = self.pieces[card]
            if piece.seen or piece.held:
                self.pieces[card] = knowledge.marked(piece, 0, 0, ())

    def lose_sight(self, cards: list[int], but: int) -> None:
        """Nobody but these knows any more whether they lie where they lay. [card.clairvoyance]"""
        for card in cards:
            piece = self.pieces[card]
            if (piece.seen | piece.held) & ~but:
                self.pieces[card] = knowledge.marked(piece, piece.seen & but, piece.held & but, piece.since)

    # ---- tokens

    def has_prestige(self, seat: int) -> int:
        return total(self.prestige[seat])

    def from_supply(self, seat: int, amount: int) -> int:
        """How many tokens of a player's colour the general supply gives: all that are asked for, unless it is set to
        hold no more. [supply.own-colour] [supply.empty-colour]"""
        if self.supply[seat] == UNLIMITED:
            return amount
        given = min(amount, self.supply[seat])
        self.supply[seat] -= given
        return given

    def to_supply(self, pile: int) -> None:
        """Tokens go back, each to its colour. [supply.general]"""
        for colour in range(self.setup.seats):
            if self.supply[colour] != UNLIMITED:
                self.supply[colour] += of_colour(pile, colour)

    def put_blood(self, card: int, pile: int) -> None:
        """Tokens go onto this card; onto one that is in play no longer, back to the general supply."""
        piece = self.pieces[card]
        if HANDLED >> piece.zone & 1:
            self.pieces[card] = piece.but(tokens=piece.tokens + pile)
        else:
            self.to_supply(pile)

    def trim_blood(self, card: int) -> int:
        """Blood above the Blood Potency goes to the general supply; how much that was. [bp.lost-bonus]"""
        piece = self.pieces[card]
        more = self.blood(card) - self.capacity(card)
        lost = taken(piece.tokens, piece.holder, min(more, total(piece.tokens))) if more > 0 else 0
        if lost:
            self.pieces[card] = piece.but(tokens=piece.tokens - lost)
            self.to_supply(lost)
            facts: dict[str, Fact] = {"card": self.handle(card), "amount": total(lost)}
            self.tell("blood-trimmed", "bp.lost-bonus", piece.holder, facts)
        return lost

    # ---- Torpor

    def wake(self, card: int) -> None:
        """In its player's turn a vampire in Torpor at full Blood comes back at once, without what fits there alone.
        [torpor.return] [card.sleep-of-the-damned]"""
        piece = self.pieces[card]
        if piece.zone == TORPOR and piece.holder == self.active and self.blood(card) >= self.quality(POTENCY, card):
            self.move(card, HAVEN, piece.holder)
            self.pieces[card] = self.pieces[card].but(ready=1)
            self.tell("woke", "torpor.return", piece.holder, {"card": self.handle(card)})
            self.trim_blood(card)


def lifted(cards: list[int], card: int) -> list[int]:
    """The same cards, less one: mostly the last, which is on top."""
    return cards[:-1] if cards[-1] == card else without(cards, card)


def less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([other for other in cards if other != card])


def rivals(table: Table) -> RivalsTable:
    assert isinstance(table, RivalsTable), "a card of Rivals was used in another game"
    return table
