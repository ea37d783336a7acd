"""An attack tried with other cards in the places where something lies face down, or may still come."""

from __future__ import annotations

from typing import Final

from gloam.core.deeds import Deed
from gloam.core.texts import Cause, Whenever
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.catalogue import CARDS, MORTAL, POTENCY, RESISTS, SPECIAL, strikes
from gloam.rivals.damage import acts, last_blood_stays, left_of, resisted, strength, struck
from gloam.rivals.fight_effects import deals
from gloam.rivals.fight_steps import REVEAL
from gloam.rivals.forecast_cards import (
    AS_IT_LIES,
    Place,
    cancel,
    lawful,
    most_aid,
    most_traps,
    pool,
    reaction_place,
    turned_up,
    with_print,
)
from gloam.rivals.forecast_texts import (
    abilities,
    also_struck,
    blood_lost,
    by_choice,
    parts,
    preventions,
    reduced,
    rid_of_retainers,
)
from gloam.rivals.hardening import hardens, shields_of
from gloam.rivals.open_lists import may_hold
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.reacting import ReactAgain
from gloam.rivals.sudden import DealNow, Negate
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import ATTACK_OVER
from gloam.rivals.which import active

Way = tuple[int, int]  # the Attack card and the Reaction, by their prints
TARGET, BLOCKS, AIMED, TOO, BACK = "target", "blocks", "aimed", "too", "back"  # how somebody comes to be hurt
LARGE: Final = 50  # more than any Shields


class Outcome:
    """What one way in which the cards can lie would mean for somebody: damage at least and at most, and Blood that is
    lost otherwise. `fells`: the damage may take the last Blood."""

    def __init__(self, low: int, high: int, lost: int, fells: bool = True) -> None:
        self.low: Final = low
        self.high: Final = high
        self.lost: Final = lost
        self.fells: Final = fells


class Trials:
    """One attack, and the tables on which it was tried so far. Nothing is ever changed on them."""

    def __init__(self, table: RivalsTable, attack: Attack) -> None:
        self.table: Final = table
        self.attack: Final = attack
        self.made: Final[dict[tuple[int, int, int, str], RivalsTable]] = {}

    def of(self, way: Way, victim: int, how: str) -> RivalsTable:
        """The table if these were the two cards, and this the one who is hurt."""
        key = (way[0], way[1], victim, how)
        if key not in self.made:
            self.made[key] = self.tried(way, victim, how)
        return self.made[key]

    def tried(self, way: Way, victim: int, how: str) -> RivalsTable:
        trial = turned_up(self.table, way[0], self.attack.attacker, reaction=False)
        now = fight(trial)
        if how == BLOCKS:
            now.blocker = victim
        if how in (BLOCKS, AIMED):
            now.target = victim
            now.foe = trial.pieces[victim].holder if active(trial, victim) else NOBODY
        if way[1] != AS_IT_LIES:
            trial = turned_up(trial, way[1], self.reacting(victim, how), reaction=True)
        cancel(trial)
        return trial

    def reacting(self, victim: int, how: str) -> int:
        """Who would play the Reaction: a card that aims elsewhere leaves it where it was laid."""
        return victim if how == BLOCKS else self.attack.target

    def answers(self, victim: int, how: str, viewer: int) -> Place:
        """What can be the Reaction."""
        reacting = self.reacting(victim, how)
        if not active(self.table, reacting):
            return Place("none", (AS_IT_LIES,))
        return reaction_place(self.table, self.attack, reacting, viewer)


def fight(trial: RivalsTable) -> Attack:
    """The attack on this table."""
    attack = trial.attack
    assert attack is not None, "there is an attack to try"
    return attack


def ways(cards: Place, answers: Place) -> list[Way]:
    """The ways that matter: each card against the weakest answer, each answer to the weakest card. What a card adds
    does not make an answer better, and the other way round."""
    one = [(number, answers.prints[0]) for number in cards.prints]
    return one + [(cards.prints[0], number) for number in answers.prints[1:]]


def total(parts: list[tuple[int, int]]) -> int:
    return sum([amount for _, amount in parts])


def outcome(trial: RivalsTable, victim: int, how: str) -> Outcome:
    """What this would mean for somebody on the defending side."""
    now = fight(trial)
    if negated(trial, now):
        return Outcome(0, 0, 0)
    if how == TOO:
        more_blow = also_struck(trial, now.card, victim) if now.card != NOTHING else None
        return Outcome(0, 0 if more_blow is None else reduced(trial, victim, more_blow), 0)
    blow = struck(trial, now, victim, strength(trial, now.attacker, now.card, now.type), now.type, now.attacker)
    more = total(abilities(trial, now)) + by_choice(trial, now.card)
    most = blow.but(blow.amount + more)
    given = most_aid(trial, now, victim) + most_traps(trial, now, victim)
    spared = 0 if trial.is_a(victim, MORTAL) else spare(trial, most) + given
    high = reduced(trial, victim, most)
    for other in rid_of_retainers(trial, now, victim):
        then = fight(other)
        again = strength(other, then.attacker, then.card, then.type) + more
        high = max(high, reduced(other, victim, blow.but(again)))
    lost = blood_lost(trial, now.card, victim) if now.card != NOTHING else 0
    low = 0 if more_to_come(trial, now) else min(reduced(trial, victim, blow), least_hardened(trial, blow))
    return Outcome(max(0, low - spared), high, lost, may_fall(trial, victim, now.attacker))


def least_hardened(trial: RivalsTable, blow: Blow) -> int:
    """The least that a Special Reaction against Aggravated damage may leave of a blow, where there may be one.
    [card.flesh-of-marble]"""
    victim, holder = blow.card, trial.pieces[blow.card].holder
    found = reduced(trial, victim, blow)
    if not blow.aggravated or not active(trial, victim) or not may_hold(trial, holder, hardens):
        return found
    for number in pool(trial, holder, SPECIAL):
        tried, cause = with_print(trial, number, victim), Cause(holder, len(trial.pieces), 0, victim)
        if not CARDS[number].hardens or CARDS[number].potency > trial.quality(POTENCY, victim):
            continue
        play = CARDS[number].play
        tried.dealt = (blow,)
        if play is not None:
            play.apply(tried, cause)
        found = min(found, reduced(tried, victim, tried.dealt[0]) - shields_of(tried, CARDS[number], cause))
    return found


def spare(trial: RivalsTable, blow: Blow) -> int:
    """How much of a blow can be prevented."""
    return total(preventions(trial, left_of(trial, blow.card, [blow])))


def may_fall(trial: RivalsTable, victim: int, by: int) -> bool:
    """Can damage by this attacker take the last Blood? A mortal has none to keep. [key.superficial]
    [key.superficial-mortal]"""
    return trial.is_a(victim, MORTAL) or not last_blood_stays(trial, [by])


def negated(trial: RivalsTable, now: Attack) -> bool:
    """Does the Reaction make an end of the attack? [card.haze]"""
    return now.reaction != NOTHING and isinstance(trial.face(now.reaction).play, Negate) and acts(trial, now.reaction)


def struck_back(trial: RivalsTable) -> Outcome:
    """What it would mean for the attacker. [damage.reaction-sum]"""
    now = fight(trial)
    if not acts(trial, now.reaction):
        return Outcome(0, 0, 0)
    most = total(abilities(trial, now)) + by_choice(trial, now.card)
    low, high = [back_at_attacker(trial, now, more) for more in (0, most)]
    spared = 0 if high is None else total(preventions(trial, high))
    further = left_after(trial, now) + (most_further(trial, now) if more_to_come(trial, now) else 0)
    lost = blood_lost(trial, now.reaction, now.attacker)
    return Outcome(max(0, left_by(low) - spared), left_by(high) + further, lost)


def more_to_come(trial: RivalsTable, now: Attack) -> bool:
    """May a Reaction that is up still bring another? [react.additional]"""
    if now.step > REVEAL or now.reacting == NOTHING or not trial.hand[trial.pieces[now.reacting].holder]:
        return False
    causes = [(card, cause_in(trial, card)) for card in now.reactions() if acts(trial, card)]
    return any(
        isinstance(text.then, ReactAgain) and (text.when is None or text.when.holds(trial, cause))
        for card, cause in causes
        for text in trial.face(card).texts
        if isinstance(text, Whenever)
    )


def cause_in(trial: RivalsTable, card: int) -> Cause:
    return Cause(trial.pieces[card].holder, card, trial.pieces[card].stamp)


def most_further(trial: RivalsTable, now: Attack) -> int:
    """The most that further Reactions may deal to the attacker. [react.additional]"""
    seat, most = trial.pieces[now.reacting].holder, 0
    for number in lawful(trial, seat, now.reacting, now.type, reaction=True):
        other = turned_up(trial, number, now.reacting, reaction=True)
        hurt = back_at_attacker(other, fight(other), 0)
        most = max(most, left_by(hurt) + left_after(other, fight(other)))
    return most * len(trial.hand[seat])


def left_after(trial: RivalsTable, now: Attack) -> int:
    """The damage that Reactions may deal to the attacker once the attack is over. [card.third-eyes-a-charm]"""
    much = 0
    for card in now.reactions():
        for text in trial.face(card).texts if acts(trial, card) else ():
            if isinstance(text, Whenever) and text.of.verb_of() == ATTACK_OVER:
                found = [part for part in parts(text.then) if isinstance(part, DealNow)]
                blows = [part.blow(trial, cause_in(trial, card), now.attacker) for part in found]
                much += left_by(left_of(trial, now.attacker, blows)) if blows else 0
    return much


def left_by(hurt: Deed | None) -> int:
    return 0 if hurt is None else max(0, hurt.amount)


def back_at_attacker(trial: RivalsTable, now: Attack, more: int) -> Deed | None:
    """The Reaction's damage, reduced, where the attack deals so much more: its own, and what it gives back.
    [damage.skull-of-none] [damage.mirrored]"""
    blows: list[Blow] = []
    for card in now.reactions():
        face = trial.face(card)
        if strikes(face):
            kind = face.hits_as or now.type
            amount = strength(trial, now.reacting, card, kind)
            blows.append(struck(trial, now, now.attacker, amount, kind, now.reacting, card))
        if deals(face):
            twin = rivals(trial.clone())
            dealt = strength(trial, now.attacker, now.card, now.type) + more
            twin.dealt = (struck(trial, now, now.target, dealt, now.type, now.attacker),)
            given = also_struck(twin, card, now.attacker)
            blows += [] if given is None else [given]
    return left_of(trial, now.attacker, blows) if blows else None


def worth(trial: RivalsTable) -> int:
    """All that the attack deals, with what its card itself may still add."""
    now = fight(trial)
    own = sum([amount for card, amount in abilities(trial, now) if card == now.card]) if now.card != NOTHING else 0
    return strength(trial, now.attacker, now.card, now.type) + own + by_choice(trial, now.card)


def is_harsh(trial: RivalsTable) -> bool:
    """Is the damage Aggravated?"""
    now = fight(trial)
    return struck(trial, now, now.target, 1, now.type, now.attacker).aggravated


def is_resisted(trial: RivalsTable) -> bool:
    """Does an attribute of the target reduce the damage?"""
    now = fight(trial)
    return resisted(trial, struck(trial, now, now.target, 1, now.type, now.attacker))


def shield_sum(trial: RivalsTable, victim: int) -> int:
    """How much the Shields take off a blow that is larger than all of them. [damage.step11-shields]"""
    now = fight(trial)
    blow = struck(trial, now, victim, LARGE, now.type, now.attacker)
    attribute = trial.quality(RESISTS[now.type], victim) if resisted(trial, blow) else 0
    return LARGE - attribute - reduced(trial, victim, blow)
