"""Tables that one seat cannot tell from the real one: copies stay where they are, and those it has not seen get other
prints."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloam.core.answers import AskText, DeedStep
from gloam.core.chance import Chance
from gloam.core.draft import Draft, unchosen
from gloam.core.setup import Setup
from gloam.core.step import Ask, Step, Together
from gloam.core.texts import LENT, TEXTS, WINDOW, Force
from gloam.rivals.agendas import used_as_seen
from gloam.rivals.bans import banned_by
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK,
    CARDS,
    EVENT,
    HAVEN_CARD,
    KIND,
    LAID_AS,
    LIBRARY_CARD,
    MODIFIER,
    NO_CLAN,
    PLOT,
    REACTION,
    RITUAL,
    VAMPIRE,
)
from gloam.rivals.collection import in_print
from gloam.rivals.conflict_record import NO, YES, put
from gloam.rivals.conspiracies import Lay
from gloam.rivals.decks import Deck, in_one_line
from gloam.rivals.hosting import AskActor
from gloam.rivals.influence import POSTED, Posting
from gloam.rivals.knowledge import marked
from gloam.rivals.open_lists import is_own_list
from gloam.rivals.pieces import (
    ATTACHED,
    BOX,
    CITY_DECK,
    FACE_DOWN,
    FACTION,
    HAND,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    Piece,
    hangs_down,
)
from gloam.rivals.ready_decks import READY
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import INFLUENCING, Activated
from gloam.rivals.titles import AskPrice, reach

SAME_NAME: Final = 3  # Library cards of one name in a deck [deck.copies]
BACKS: Final = (LIBRARY_CARD, VAMPIRE, HAVEN_CARD, AGENDA_CARD)  # what can be told apart without seeing the face
TRIES: Final = 20  # to deal what can lie there, before things are left as they are
CODES: Final = (1 << 24) - 1


def secret_setup(table: RivalsTable, seat: int) -> Setup:
    """The seed would tell everything, and so would the lists that others have brought: at an imagined table they have
    brought what they have there."""
    setup = table.setup
    decks = [
        text if other == seat or text in READY else in_one_line(list_of(table, other))
        for other, text in enumerate(setup.decks)
    ]
    return Setup(setup.game, setup.seats, setup.variants, 0, decks=tuple(decks))


def list_of(table: RivalsTable, seat: int) -> Deck:
    """The deck that this player has at this table. What came from outside the game is not of it: all Havens but the
    first, and a Ghoul that was another card. [haven.collection] [card.ken-michael-otto]"""
    found: dict[int, list[str]] = {back: [] for back in BACKS}
    for card, owner in enumerate(table.owner):
        kind = KIND[table.prints[card]]  # whichever way up it lies
        brought = kind & HAVEN_CARD and found[HAVEN_CARD]
        back = next((back for back in BACKS if kind & back), 0)
        if owner == seat and back and not brought:
            found[back].append(table.id_of(card))
    library = tuple(Counter(sorted(found[LIBRARY_CARD])).items())
    bases = (tuple(found[HAVEN_CARD]), tuple(found[AGENDA_CARD]))
    return Deck("", "", tuple(sorted(found[VAMPIRE])), library, *bases)


def imagine(twin: RivalsTable, seat: int, luck: Chance) -> None:
    """Deal afresh, on a copy, what this seat cannot know: other hands, decks, what lies face down, fists, sealed
    answers, standing orders and luck.

    Cards are put in order before they are shuffled: the same luck imagines the same table, whatever is really there.
    """
    twin.chance = luck.fresh()
    twin.told = None
    twin.lines = None
    twin.decided = None
    twin.automatic = [(other, option) for other, option in twin.automatic if other == seat]
    twin.docket = [unchosen(step, seat) for step in twin.docket]
    twin.pays = [order if other == seat else True for other, order in enumerate(twin.pays)]
    twin.used = used_as_seen(twin, seat)
    twin.prints = twin.prints[:]
    for owner in range(twin.seats):
        deal_to(twin, owner, seat, luck)
    deal_city(twin, seat, luck)
    fill_fists(twin, seat, luck)
    reseal(twin, seat, luck)
    twin.settle()


def is_hidden(table: RivalsTable, card: int, viewer: int) -> bool:
    """Does this viewer not know which card lies here?"""
    piece = table.pieces[card]
    if piece.seen >> viewer & 1:
        return False
    if piece.zone in (LIBRARY, FACTION):
        return True
    return (piece.zone in (HAND, LAID, FACE_DOWN) or hangs_down(piece)) and piece.holder != viewer


# ---- what a player's hidden cards may be


def deal_to(twin: RivalsTable, owner: int, viewer: int, luck: Chance) -> None:
    """Other prints for this player's hidden cards, with which they can be asked what they are asked now."""
    hidden = [card for card, of in enumerate(twin.owner) if of == owner and is_hidden(twin, card, viewer)]
    prints = [twin.prints[card] for card in hidden]
    pieces, used, docket = twin.pieces[:], twin.used, twin.docket[:]
    for _ in range(TRIES):
        for back in BACKS:
            deal_afresh(twin, [card for card in hidden if KIND[twin.prints[card]] & back], back, viewer, luck)
        if owner == viewer or can_answer(twin, owner):
            return
        for card, number in zip(hidden, prints, strict=True):
            give_print(twin, card, number)
        twin.pieces, twin.used, twin.docket = pieces[:], used, docket[:]


def can_answer(table: RivalsTable, seat: int) -> bool:
    """Would this player be asked what they are asked now? A Title that is being paid for can be paid for."""
    step = table.docket[-1] if table.docket else None
    asks = step.asks if isinstance(step, Together) else (step,)
    for ask in asks:
        if isinstance(ask, AskPrice) and ask.seat == seat:
            conflict = table.conflict
            assert conflict is not None, "a price is asked for a Title"
            most = reach(table, seat, conflict.card, conflict.actor) + table.has_prestige(seat) - 1
            return most >= table.face(conflict.card).cost
        if isinstance(ask, Ask) and ask.seat == seat and not table.out[seat]:
            options = len(ask.options(table))
            return options > 1 or (options == 1 and (ask.tells(table) or isinstance(ask, Draft)))
    return True


def deal_afresh(twin: RivalsTable, hidden: list[int], back: int, viewer: int, luck: Chance) -> None:
    """Other prints for these cards of one player, which all have the same back."""
    if not hidden:
        return
    noted = codes_noted(twin)
    if any(card * TEXTS <= code < (card + 1) * TEXTS for code in noted for card in hidden):
        return  # an Agenda that is being asked about is about to be turned up
    known = [Held(twin, card, viewer) for card in hidden if twin.pieces[card].held >> viewer & 1]
    owner = twin.owner[hidden[0]]
    if owner != viewer and is_own_list(twin, owner):
        pool = own_list(twin, hidden, back, [one.number for one in known], luck)
    else:
        pool = sorted([twin.prints[card] for card in hidden])
    places = Places(twin, hidden, known)
    dealt = places.deal(pool, luck)
    unpost(twin, hidden)
    for card, number in dealt.items():
        give_print(twin, card, number)
    move_marks(twin, places, places.held, viewer)
    post(twin, hidden)


def codes_noted(table: RivalsTable) -> list[int]:
    """The printed texts among which somebody is asked to choose now."""
    found: list[int] = []
    for step in table.docket:
        if isinstance(step, AskText):
            found += [code & CODES for code in step.mine if code & CODES < LENT]
    return found


def own_list(twin: RivalsTable, hidden: list[int], back: int, held: list[int], luck: Chance) -> list[int]:
    """What may be in a deck of one's own: cards of the clans that have been seen in it and neutral ones, within the
    rules for decks. [deck.copies] [deck.faction] [deck.neutral-base]"""
    owner = twin.owner[hidden[0]]
    seen = [twin.prints[card] for card, of in enumerate(twin.owner) if of == owner and card not in hidden] + held
    clans = {CARDS[number].clan for number in seen if CARDS[number].clan != NO_CLAN}
    printed = in_print(twin.setup.variants)
    most = SAME_NAME if back == LIBRARY_CARD else 1
    bag: list[int] = []
    for near in (True, False):  # with too few cards of those clans, any clan's
        for number in printed:
            clan = CARDS[number].clan
            fits = KIND[number] & back and (clan in clans or clan == NO_CLAN or not clans) == near
            bag += [number] * (max(0, most - seen.count(number)) if fits else 0)
        if near and len(bag) + len(held) >= len(hidden):
            break
    luck.shuffle(bag)
    return held + bag


class Held:
    """A print that a viewer knows to be in a hand or laid since, with all that others know of it."""

    def __init__(self, table: RivalsTable, card: int, viewer: int) -> None:
        piece = table.pieces[card]
        self.number: Final = table.prints[card]
        self.since: Final = piece.since[viewer]
        self.mask: Final = piece.held
        self.stamps: Final = piece.since

    def can_lie(self, piece: Piece) -> bool:
        """In the hand, or where something was laid since."""
        return piece.zone == HAND or piece.stamp > self.since


class Places:
    """The places of one player's cards that a viewer has not seen, and what can lie there."""

    def __init__(self, table: RivalsTable, hidden: list[int], held: list[Held]) -> None:
        self.table: Final = table
        self.held: Final = sorted(held, key=lambda one: -one.since)  # the last to be held has the fewest places
        chosen = [step.card for step in table.docket if isinstance(step, (AskActor, Lay))]
        zones = {card: table.pieces[card].zone for card in hidden}
        hung = [card for card in hidden if zones[card] == ATTACHED]
        self.down: Final = hung + [card for card in hidden if zones[card] in (LAID, FACE_DOWN) or card in chosen]
        self.hand: Final = [card for card in hidden if zones[card] == HAND and card not in chosen]
        self.deck: Final = [card for card in hidden if zones[card] in (LIBRARY, FACTION)]

    def deal(self, pool: list[int], luck: Chance) -> dict[int, int]:
        """A print for each place; those that are there where chance finds no other way."""
        for _ in range(TRIES):
            luck.shuffle(pool)
            dealt = self.tried(pool[:], luck)
            if dealt is not None:
                return dealt
        return {}

    def tried(self, rest: list[int], luck: Chance) -> dict[int, int] | None:
        """What is known to be held has its place in the hand, or where it can have been laid; everything else may be
        anywhere."""
        dealt: dict[int, int] = {}
        held = self.held[:]
        down = self.down[:]
        luck.shuffle(down)
        down.sort(key=lambda card: self.table.pieces[card].zone != ATTACHED)
        while down:
            card = down.pop()
            number = self.for_place(card, rest, held, len(held) > len(self.hand) + self.room(down, held))
            if number == NOTHING:
                return None
            dealt[card] = number
            rest.remove(number)
            taken = self.first_fit(held, number, card)
            if taken is not None:
                held.remove(taken)
        numbers = [one.number for one in held]
        for number in numbers:
            rest.remove(number)
        missing = len(self.hand) - len(numbers)
        if missing < 0:
            return None
        hand, deck = numbers + rest[:missing], rest[missing:]
        luck.shuffle(hand)
        dealt.update(zip(self.hand, hand, strict=True))
        dealt.update(zip(self.deck, deck[: len(self.deck)], strict=True))
        return dealt

    def room(self, down: list[int], held: list[Held]) -> int:
        """In how many of these places something can lie that is known to be held."""
        found = 0
        for card in down:
            piece = self.table.pieces[card]
            if any(one.can_lie(piece) and self.can_lie(card, one.number) for one in held):
                found += 1
        return found

    def for_place(self, card: int, rest: list[int], held: list[Held], must: bool) -> int:
        """The first of these that can lie there; `must`: one that is known to be held, which has no other place."""
        for number in [one.number for one in held] if must else rest:
            taken = self.first_fit(held, number, card)
            spare = not must and rest.count(number) > len([one for one in held if one.number == number])
            if (taken is not None or spare) and self.can_lie(card, number):
                return number
        return NOTHING

    def first_fit(self, held: list[Held], number: int, card: int) -> Held | None:
        """What is known to be held, is this print, and can lie there."""
        piece = self.table.pieces[card]
        return next((one for one in held if one.number == number and one.can_lie(piece)), None)

    def can_lie(self, card: int, number: int) -> bool:
        """A laid Attack card is an Attack card, a Conspiracy a Conspiracy; a card that somebody is about to play is one
        that can be played."""
        table, kind = self.table, KIND[number]
        piece = table.pieces[card]
        if piece.zone == HAND:
            return kind & PLOT != 0 if is_being_laid(table, card) else playable(table, card, number)
        if piece.zone == ATTACHED:
            return True
        if piece.zone == FACE_DOWN:
            return kind & PLOT != 0 if table.is_a(card, PLOT) else True
        attack, conflict = table.attack, table.conflict
        if attack is not None and card in (attack.card, attack.spare):
            return LAID_AS[number] & ATTACK != 0
        if attack is not None and card == attack.reaction:
            return LAID_AS[number] & REACTION != 0
        if conflict is not None and card in conflict.laid:
            if banned_by(table, table.owner[card], number) != NOTHING:
                return False
            return kind & MODIFIER != 0 or (can_post(table, card) and is_postable(number))
        return True


def is_being_laid(table: RivalsTable, card: int) -> bool:
    return any(isinstance(step, Lay) and step.card == card for step in table.docket)


def playable(table: RivalsTable, card: int, number: int) -> bool:
    """Could its player be asked who plays this? Whether it is a Ritual shows: that is paid for later.
    [ritual.actions]"""
    if (KIND[number] ^ KIND[table.prints[card]]) & RITUAL:
        return False
    ask = next(step for step in table.docket if isinstance(step, AskActor) and step.card == card)
    real, table.prints[card] = table.prints[card], number
    found = len(ask.offer(table)) > 0
    table.prints[card] = real
    return found


def give_print(twin: RivalsTable, card: int, number: int) -> None:
    """A card that lies face down is another; what it says is in force instead, and notes of it are dropped."""
    if twin.prints[card] == number:
        return
    piece = twin.pieces[card]
    nowhere = Piece(BOX, piece.holder)
    if piece.zone == FACE_DOWN:
        twin.change_texts(card, piece, nowhere)
        twin.docket = [without_notes(step, card) for step in twin.docket]
    twin.prints[card] = number
    if piece.zone == FACE_DOWN:
        twin.change_texts(card, nowhere, piece)


def without_notes(step: Step, card: int) -> Step:
    if not isinstance(step, DeedStep):
        return step
    noted = tuple([code for code in step.noted if (code & CODES) // TEXTS != card or code & CODES >= LENT])
    return step if noted == step.noted else type(step)(step.deeds, noted)


def move_marks(twin: RivalsTable, places: Places, known: list[Held], viewer: int) -> None:
    """What is known to be in the hand or face down goes along with the print: where something was laid before somebody
    knew it, that one knows nothing of it."""
    held = places.down + places.hand
    for card in held:
        piece = twin.pieces[card]
        if piece.held >> viewer & 1:
            twin.pieces[card] = marked(piece, piece.seen, 0, ())
    for one in known:
        for card in held:
            piece = twin.pieces[card]
            if twin.prints[card] == one.number and not piece.held >> viewer & 1 and one.can_lie(piece):
                mask = 0
                for other, stamp in enumerate(one.stamps):
                    if one.mask >> other & 1 and (piece.zone == HAND or piece.stamp > stamp):
                        mask |= 1 << other
                twin.pieces[card] = marked(piece, piece.seen, mask, one.stamps)
                break


# ---- a card that was posted


def posting_of(table: RivalsTable, seat: int) -> Force | None:
    """The Haven that lets this player lay another card for Influence. [card.old-post-office]"""
    for force in table.index[WINDOW + INFLUENCING]:
        text = force.text
        if force.cause.seat == seat and isinstance(text, Activated) and isinstance(text.then, Posting):
            return force if table.works(force) and (table.active == seat or text.relentless) else None
    return None


def is_postable(number: int) -> bool:
    least, most = POSTED
    return KIND[number] & LIBRARY_CARD != 0 and least <= CARDS[number].potency <= most


def can_post(table: RivalsTable, card: int) -> bool:
    """Can this laid card have been posted? Not if the Haven was used before."""
    force = posting_of(table, table.owner[card])
    return force is not None and (force.code not in table.used or not table.is_a(card, MODIFIER))


def laid_for_influence(twin: RivalsTable, hidden: list[int]) -> list[int]:
    laid = () if twin.conflict is None else twin.conflict.laid
    return [card for card in laid if card in hidden and not twin.is_a(card, MODIFIER)]


def unpost(twin: RivalsTable, hidden: list[int]) -> None:
    """A card that was posted has used up the Haven, which nobody else knows."""
    for card in laid_for_influence(twin, hidden):
        force = posting_of(twin, twin.owner[card])
        if force is not None:
            twin.used = tuple([code for code in twin.used if code != force.code])


def post(twin: RivalsTable, hidden: list[int]) -> None:
    for card in laid_for_influence(twin, hidden):
        force = posting_of(twin, twin.owner[card])
        if force is not None:
            twin.used = (*twin.used, force.code)


# ---- the City, fists and sealed answers


def deal_city(twin: RivalsTable, viewer: int, luck: Chance) -> None:
    """The City Deck and the Events that went back to the box. [setup.events-out]"""
    zones = (CITY_DECK, BOX)
    cards = [card for card, of in enumerate(twin.owner) if of == NOBODY and twin.pieces[card].zone in zones]
    cards = [card for card in cards if not twin.pieces[card].seen >> viewer & 1]
    boxed = [card for card in cards if twin.pieces[card].zone == BOX and twin.is_a(card, EVENT)]
    deck = [card for card in cards if twin.pieces[card].zone == CITY_DECK]
    pool = sorted([twin.prints[card] for card in boxed + deck])
    luck.shuffle(pool)
    events = [number for number in pool if KIND[number] & EVENT][: len(boxed)]
    for number in events:
        pool.remove(number)
    for card, number in zip(boxed + deck, events + pool, strict=True):
        twin.prints[card] = number


def fill_fists(twin: RivalsTable, viewer: int, luck: Chance) -> None:
    """Whoever has declared may hide anything from nothing to all but 1 Prestige. [scheme.last-prestige]"""
    conflict = twin.conflict
    if conflict is None or conflict.shown:
        return
    for seat, side in enumerate(conflict.side):
        if seat != viewer and side in (YES, NO) and conflict.card != NOTHING:
            conflict.hidden = put(conflict.hidden, seat, luck.below(max(1, twin.has_prestige(seat))))


def reseal(twin: RivalsTable, seat: int, luck: Chance) -> None:
    """Answers that others have sealed are unknown too: any they could have given."""
    step = twin.docket[-1] if twin.docket else None
    if isinstance(step, Together):
        for ask in step.asks:
            if ask.seat != seat and twin.sealed[ask.seat]:
                options = [option for option in ask.options(twin) if ask.seals(option)]
                twin.sealed[ask.seat] = options[luck.below(len(options))]
