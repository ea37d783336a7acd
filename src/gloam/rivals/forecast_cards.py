"""The cards that can lie face down in an attack, as everyone may reckon it: from lists that are open, from what lies in
sight, and from what it takes to play a card. A hand, a deck or a card that lies face down is never looked at."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.texts import Cause, Whenever
from gloam.rivals import conspiracies
from gloam.rivals.aiding import helpers
from gloam.rivals.attack import may_lay
from gloam.rivals.attack_record import Attack
from gloam.rivals.catalogue import (
    ATTACK,
    CARDS,
    KIND,
    LAID_AS,
    LIBRARY_CARD,
    NO_REACTION,
    POTENCY,
    REACTION,
    SPECIAL,
)
from gloam.rivals.counts import amount_of
from gloam.rivals.effects import LendEach
from gloam.rivals.fight_effects import CancelReaction, CancelText
from gloam.rivals.imagine import SAME_NAME
from gloam.rivals.open_lists import hidden_traps, is_own_list
from gloam.rivals.pieces import BOX, FOUGHT, LAID, NOBODY, NOTHING, OPENLY, Piece
from gloam.rivals.playing import first_of, why_not_play
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Plus
from gloam.rivals.traps import OfFight, ready_to
from gloam.rivals.variants import FIRST_PRINT
from gloam.rivals.verbs import PLAYED

AS_IT_LIES: Final = -2  # no other card is put in this place
LAYING, REACTING, SPRINGING = 5, 7, 9  # the steps in which cards are laid, and Traps resolved

NONE, OPEN, DOWN, TO_COME, OWN = "none", "open", "down", "to-come", "own"


class Place:
    """Where a card of the fight lies or may lie. `prints` are the cards it can be, `NOTHING` for none or a bluff;
    the first of them does least."""

    def __init__(self, state: str, prints: tuple[int, ...]) -> None:
        self.state: Final = state
        self.prints: Final = prints

    @property
    def open(self) -> bool:
        """Can it still turn out to be another card?"""
        return self.state in (DOWN, TO_COME)


def pool(table: RivalsTable, seat: int, kind: int) -> list[int]:
    """The Library cards of a kind that this player can hold or have laid, as everyone may know. A list of one's own is
    secret: then it may be any card, unless so many copies lie open that there can be no other."""
    shown = Counter([table.prints[card] for card in copies(table, seat) if OPENLY >> table.pieces[card].zone & 1])
    if not is_own_list(table, seat):
        listed = Counter([table.prints[card] for card in copies(table, seat)])
        return sorted([card for card in listed if KIND[card] & kind and listed[card] > shown[card]])
    first = FIRST_PRINT in table.setup.variants
    early = {card.first_print for card in CARDS if card.first_print}
    found = [number for number, card in enumerate(CARDS) if card.kind & LIBRARY_CARD and card.kind & kind]
    printed = [number for number in found if not (CARDS[number].first_print if first else CARDS[number].id in early)]
    return [number for number in printed if shown[number] < SAME_NAME]


def copies(table: RivalsTable, seat: int) -> list[int]:
    """The Library cards of this player's deck, wherever they are."""
    return [card for card, owner in enumerate(table.owner) if owner == seat and table.is_a(card, LIBRARY_CARD)]


# ---- the two places


def attack_place(table: RivalsTable, attack: Attack, viewer: int = NOBODY) -> Place:
    """The attack's card. Whoever has laid it knows it. [attack.step5-card]"""
    if attack.card != NOTHING and table.pieces[attack.card].zone != LAID:
        return Place(OPEN, (AS_IT_LIES,))
    if attack.card != NOTHING and viewer == attack.seat:
        return own_place(table, table.prints[attack.card], attack.attacker, attack.type, reaction=False)
    coming = attack.step <= LAYING and len(table.hand[attack.seat]) > 0 and may_lay(table, attack)
    if attack.card == NOTHING and not coming:
        return Place(NONE, (AS_IT_LIES,))
    prints = lawful(table, attack.seat, attack.attacker, attack.type, reaction=False)
    return to_come(prints) if attack.card == NOTHING else down(prints)


def reaction_place(table: RivalsTable, attack: Attack, reacting: int, viewer: int = NOBODY) -> Place:
    """The Reaction of this vampire, laid or still to be laid. [react.step7]"""
    if attack.reaction != NOTHING and table.pieces[attack.reaction].zone != LAID:
        return Place(OPEN, (AS_IT_LIES,))
    seat = table.pieces[reacting].holder
    if attack.reaction != NOTHING and viewer == seat:
        return own_place(table, table.prints[attack.reaction], reacting, attack.type, reaction=True)
    coming = attack.step <= REACTING and not attack.challenge and seat != NOBODY and len(table.hand[seat]) > 0
    coming = coming and not table.quality(NO_REACTION, reacting)
    if attack.reaction == NOTHING and not coming:
        return Place(NONE, (AS_IT_LIES,))
    prints = lawful(table, seat, reacting, attack.type, reaction=True)
    return to_come(prints) if attack.reaction == NOTHING else down(prints)


def to_come(prints: list[int]) -> Place:
    return Place(TO_COME, (NOTHING, *prints))


def down(prints: list[int]) -> Place:
    """What is always played face up does not lie there. [key.face-up]"""
    return Place(DOWN, (NOTHING, *[number for number in prints if LAID_AS[number]]))


def most_aid(table: RivalsTable, attack: Attack, victim: int) -> int:
    """The Shields that others may still give to this target with Special Reactions. [key.special]"""
    if attack.step > REACTING or attack.challenge or attack.foe == NOBODY or victim != attack.target:
        return 0
    most = 0
    for seat in helpers(table, attack):
        given = [shields_of(table, seat, number, attack) for number in pool(table, seat, SPECIAL) if CARDS[number].aids]
        most += max(given, default=0)
    return most


def most_traps(table: RivalsTable, attack: Attack, victim: int) -> int:
    """How much damage Traps may still keep off this target, as far as everyone can tell. [card.off-limits]
    [card.fata-morgana] [card.perimeter-defense] [window.trap]"""
    if attack.step > SPRINGING or victim != attack.target:
        return 0
    most = 0
    for seat in table.clockwise():
        laid = conspiracies.of(table, seat)
        found = [0]
        for number in hidden_traps(table, seat) if laid else ():
            face = CARDS[number]
            does = first_of(face.play)
            if isinstance(does, OfFight) and ready_to(table, seat, face, Cause(seat, laid[0], 0)):
                found += [does.keeps_off(table.blood(card)) for card in laid]
        most += max(found)
    return most


def shields_of(table: RivalsTable, seat: int, number: int, attack: Attack) -> int:
    """What such a card of this player would give."""
    face, cause = CARDS[number], Cause(seat, NOTHING, 0, attack.target)
    if not face.against & attack.type or face.potency > table.quality(POTENCY, attack.target):
        return 0
    return sum([amount_of(text.amount, table, cause) for text in face.texts if isinstance(text, Plus)])


def own_place(table: RivalsTable, number: int, fighter: int, type: int, *, reaction: bool) -> Place:
    """A card that its player knows: nothing, where it is a bluff."""
    trial = with_print(table, number, fighter)
    void = why_not_play(trial, len(trial.pieces) - 1, fighter, type, reaction=reaction) is not None
    return Place(OWN, (NOTHING if void else number,))


def lawful(table: RivalsTable, seat: int, fighter: int, type: int, *, reaction: bool) -> list[int]:
    """The cards of the pool that this vampire could play here."""
    trial = with_print(table, 0, fighter)
    found: list[int] = []
    for number in pool(table, seat, REACTION if reaction else ATTACK):
        trial.prints[-1] = number
        if why_not_play(trial, len(trial.pieces) - 1, fighter, type, reaction=reaction) is None:
            found.append(number)
    return found


# ---- a card is tried


def with_print(table: RivalsTable, number: int, fighter: int) -> RivalsTable:
    """A copy of the table with one card more, in the box."""
    trial = rivals(table.clone())
    trial.silent = True
    seat = trial.pieces[fighter].holder
    trial.prints = [*trial.prints, number]
    trial.owner = [*trial.owner, seat]
    trial.pieces.append(Piece(BOX, seat))
    return trial


def turned_up(table: RivalsTable, number: int, fighter: int, *, reaction: bool) -> RivalsTable:
    """The table if this card had been played by this vampire; if none had, for `NOTHING`."""
    trial = rivals(table.clone()) if number < 0 else with_print(table, number, fighter)
    trial.silent = True
    attack = trial.attack
    assert attack is not None
    if number == AS_IT_LIES:
        return trial
    card = NOTHING if number == NOTHING else len(trial.pieces) - 1
    if card != NOTHING:
        trial.move(card, FOUGHT, trial.pieces[fighter].holder, fighter)
    if reaction:
        attack.reaction, attack.reacting = card, NOTHING if card == NOTHING else fighter
        lend_for(trial, card, fighter)
    else:
        attack.card = card
    return trial


def lend_for(trial: RivalsTable, card: int, fighter: int) -> None:
    """What is lent where this character plays this Reaction. [card.alzbeta]"""
    if card == NOTHING or not trial.index[PLAYED]:
        return
    seat = trial.pieces[fighter].holder
    deed = Deed(PLAYED, seat, card, 1, fighter, seat, fighter)
    for force in trial.index[PLAYED]:
        text = force.text
        lends = isinstance(text, Whenever) and isinstance(text.then, LendEach) and trial.works(force)
        if lends and isinstance(text, Whenever) and text.of.fits(trial, force.cause, deed):
            text.then.apply(trial, force.cause.answering(deed, card))


def cancel(trial: RivalsTable) -> None:
    """What the two cards do to each other as they are turned up. [card.scry-the-soul] [damage.cancelled-text]"""
    attack = trial.attack
    assert attack is not None
    if NOTHING in (attack.card, attack.reaction):
        return
    if cancels(trial, attack.card, CancelReaction):
        attack.cancelled = attack.reaction
        trial.blank = (*trial.blank, attack.reaction)
    if cancels(trial, attack.reaction, CancelText):
        trial.blank = (*trial.blank, attack.card)


def cancels(trial: RivalsTable, card: int, kind: type[Effect]) -> bool:
    """Does this card cancel the other?"""
    if card in trial.blank or trial.pieces[card].zone != FOUGHT:
        return False
    cause = Cause(trial.pieces[card].holder, card, trial.pieces[card].stamp)
    for text in trial.face(card).texts:
        if isinstance(text, Whenever) and isinstance(text.then, kind):
            return text.when is None or text.when.holds(trial, cause)
    return False
