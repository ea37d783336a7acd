"""What texts can add to a fight, read from the effects that cards are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.core.choices import ChooseOne, If, InOrder, Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.texts import CHANGED, QUALITY, Cause, Force, Instead, Lend, Whenever
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.catalogue import DAMAGE
from gloam.rivals.counts import amount_of, cause_of
from gloam.rivals.damage import left_of
from gloam.rivals.deck_effects import AskDiscardFor, DiscardFor, Divine
from gloam.rivals.effects import OF_BLOOD, Choose, ChooseFoe, To
from gloam.rivals.fight_effects import (
    AttachTo,
    DealEach,
    FurtherVictims,
    Mill,
    OnMortal,
    shielded,
    struck_too,
)
from gloam.rivals.patterns import When
from gloam.rivals.pieces import ATTACHED, CITY_BURNED, FACE_DOWN, FOUGHT, NOBODY, NOTHING
from gloam.rivals.preventing import Less
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import FIGHT, Activated, Plus
from gloam.rivals.verbs import BURN, HURT, REVEALED, SUMMED, WEAKEN
from gloam.rivals.windows import usable

MOST_ASKED: Final = 6  # Blood Potency, by a Library card
TAKING: Final = OF_BLOOD | {WEAKEN}  # what takes Blood that is no damage


def in_sight(table: RivalsTable, force: Force) -> bool:
    """Is this text one that everyone can read?"""
    card = force.cause.card
    return card < 0 or table.pieces[card].zone != FACE_DOWN


def added(table: RivalsTable, quality: int, card: int) -> list[tuple[int, int]]:
    """What texts in force add to a quality of a card: which card's text, and how much."""
    found: list[tuple[int, int]] = []
    for force in table.index[QUALITY + quality]:
        text = force.text
        assert isinstance(text, Plus), "only these add to a quality"
        if not text.who.includes(table, force.cause, card) or not table.works(force) or table.misses(force, card):
            continue
        if text.when is None or text.when.holds(table, force.cause):
            amount = max(0, text.more(table, force.cause, card))
            if amount:
                found.append((force.cause.card, amount))
    return found


# ---- what an effect can do


def parts(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it leads to."""
    yield effect
    if isinstance(effect, ChooseOne):
        inner: tuple[Effect, ...] = effect.choices
    elif isinstance(effect, InOrder):
        inner = effect.effects
    elif isinstance(effect, If):
        inner = (effect.then,) if effect.otherwise is None else (effect.then, effect.otherwise)
    elif isinstance(effect, (Mill, DiscardFor, OnMortal, Choose)):
        inner = (effect.then,)
    elif isinstance(effect, Lend) and isinstance(effect.text, Whenever):
        inner = (effect.text.then,)
    else:
        inner = ()
    for one in inner:
        yield from parts(one)


def most_damage(table: RivalsTable, cause: Cause, effect: Effect) -> int:
    """How much more damage to the target this can lend, at most."""
    if isinstance(effect, Lend):
        text = effect.text
        return amount_of(text.amount, table, cause) if isinstance(text, Plus) and text.quality == DAMAGE else 0
    if isinstance(effect, ChooseOne):
        return max([most_damage(table, cause, one) for one in effect.choices])
    if isinstance(effect, InOrder):
        return sum([most_damage(table, cause, one) for one in effect.effects])
    if isinstance(effect, DiscardFor):
        return min(effect.most, len(table.hand[cause.seat])) * most_damage(table, cause, effect.then)
    if isinstance(effect, OnMortal):
        return most_damage(table, cause, effect.then) if effect.can(table, cause) else 0
    if isinstance(effect, ChooseFoe) and isinstance(effect.then, Divine):
        return MOST_ASKED if effect.can(table, cause) else 0
    if isinstance(effect, If):
        now = effect.now(table, cause)
        return 0 if now is None else most_damage(table, cause, now)
    return most_damage(table, cause, effect.then) if isinstance(effect, Mill) else 0


def abilities(table: RivalsTable, attack: Attack) -> list[tuple[int, int]]:
    """The abilities of the attacking side that may still add to the damage: which card's, and how much at most.
    [ability.step9]"""
    found: list[tuple[int, int]] = []
    for force in usable(table, attack.seat, FIGHT):
        text = force.text
        assert isinstance(text, Activated), "only these are used in a window"
        amount = most_damage(table, force.cause, text.then) if in_sight(table, force) else 0
        if amount:
            found.append((force.cause.card, amount))
    return found + under_way(table)


def under_way(table: RivalsTable) -> list[tuple[int, int]]:
    """The same for abilities that are being paid for or carried out."""
    found: list[tuple[int, int]] = []
    for step in (*table.docket, *table.open):
        if isinstance(step, Resolve):
            effect, source, times = step.effect, step.source, 1
        elif isinstance(step, AskDiscardFor):
            effect, source, times = step.each().then, step.source, step.each().most - step.done
        else:
            continue
        amount = most_damage(table, cause_of(source), effect) * times
        if amount:
            found.append((source.card, amount))
    return found


def own_texts(table: RivalsTable, card: int) -> list[tuple[Cause, Effect, bool]]:
    """What a card of the fight does by its text: at the reveal, at the sum, or as an ability; True for what it does as
    it is turned up."""
    piece = table.pieces[card]
    if card in table.blank or piece.zone != FOUGHT:
        return []
    cause = Cause(piece.holder, card, piece.stamp)
    found: list[tuple[Cause, Effect, bool]] = []
    for text in table.face(card).texts:
        if not isinstance(text, (Activated, Whenever)) or (text.when is not None and not text.when.holds(table, cause)):
            continue
        if isinstance(text, Activated) and text.window == FIGHT:
            found.append((cause, text.then, False))
        elif isinstance(text, Whenever) and text.of.verb_of() in (REVEALED, SUMMED):
            found.append((cause, text.then, text.of.verb_of() == REVEALED))
    return found


def by_choice(table: RivalsTable, card: int) -> int:
    """What the choice that a card gives as it is turned up can add to the damage, unless it was made already."""
    if card == NOTHING or any(force.cause.card == card for force in table.lasting):
        return 0
    return sum([most_damage(table, cause, effect) for cause, effect, revealed in own_texts(table, card) if revealed])


# ---- further victims, lost Blood, Retainers that go


def also_struck(table: RivalsTable, card: int, victim: int) -> Blow | None:
    """The damage that a card of the fight can deal to somebody beside the target."""
    for cause, effect, _ in own_texts(table, card):
        for part in parts(effect):
            if isinstance(part, DealEach) and victim in part.which.cards(table, cause) and not shielded(table, victim):
                return part.blow(table, cause, victim)
            more = isinstance(part, FurtherVictims) and amount_of(part.count, table, cause) > 0
            if more and isinstance(part, FurtherVictims) and victim in part.victims(table, cause):
                return struck_too(table, cause, victim, part.damage, aggravated=False)
    return None


def blood_lost(table: RivalsTable, card: int, victim: int) -> int:
    """The Blood that a card of the fight makes somebody lose, which is no damage. [damage.text-timing]"""
    lost = 0
    for cause, effect, _ in own_texts(table, card):
        for part in parts(effect):
            if isinstance(part, To) and part.verb in TAKING and victim in part.cards(table, cause):
                lost = max(lost, taken_by(table, part.verb, victim, amount_of(part.amount, table, cause)))
    return lost


def taken_by(table: RivalsTable, verb: int, victim: int, amount: int) -> int:
    """The Blood that goes with it: of a "-1 BP" token only what there is no room for. [bptok.full-loses]"""
    room = table.capacity(victim) - table.blood(victim) if verb == WEAKEN else 0
    return max(0, amount - room)


def rid_of_retainers(table: RivalsTable, attack: Attack, victim: int) -> list[RivalsTable]:
    """The tables that the Attack card's ability can lead to by burning or taking what is attached to the victim."""
    found: list[RivalsTable] = []
    if attack.card == NOTHING:
        return found
    for cause, effect, _ in own_texts(table, attack.card):
        if not isinstance(effect, Choose):
            continue
        for guest in effect.choices(table, cause):
            if table.pieces[guest].host != victim:
                continue
            trial = rivals(table.clone())
            if isinstance(effect.then, AttachTo):
                trial.move(guest, ATTACHED, attack.seat, attack.attacker)
            elif isinstance(effect.then, To) and effect.then.verb == BURN:
                trial.move(guest, CITY_BURNED, NOBODY)
            found.append(trial)
    return found


# ---- prevention


def preventions(table: RivalsTable, hurt: Deed) -> list[tuple[int, int]]:
    """The texts that may take something off this damage: which card's, and how much. [damage.step11-prevention]"""
    found: list[tuple[int, int]] = []
    for force in table.index[CHANGED + HURT]:
        text, cause = force.text, force.cause
        if not isinstance(text, Instead) or not isinstance(text.of, When) or not isinstance(text.become, Less):
            continue
        on = text.of.on
        if on is None or not on.includes(table, cause, hurt.on) or not table.works(force) or not in_sight(table, force):
            continue
        if force.code in hurt.past or (text.when is not None and not text.when.holds(table, cause.answering(hurt))):
            continue
        if text.cost is None or text.cost.possible(table, cause):
            found.append((cause.card, text.become.amount))
    return found


def reduced(table: RivalsTable, victim: int, blow: Blow) -> int:
    """What attributes and Shields leave of a blow. [damage.step11-attribute] [damage.step11-shields]"""
    return max(0, left_of(table, victim, [blow]).amount)


def pending(table: RivalsTable) -> dict[int, int]:
    """The damage that is on its way to each card once attributes and Shields have had their say."""
    found: dict[int, int] = {}
    for blow in table.blows:
        found[blow.card] = found.get(blow.card, 0) + blow.amount
    for deed in coming(table):
        found[deed.on] = max(found.get(deed.on, 0), deed.amount)
    return found


def coming(table: RivalsTable) -> list[Deed]:
    """The damage that can still be prevented, each once: what was summed, as it will be reduced, and what is being
    reduced."""
    found: list[Deed] = []
    for card in dict.fromkeys([blow.card for blow in table.dealt]):
        found.append(left_of(table, card, [blow for blow in table.dealt if blow.card == card]))
    for step in (*table.docket, *table.open):
        deeds = getattr(step, "deeds", (step,) if isinstance(step, Deed) else ())
        hurts = [deed for deed in deeds if isinstance(deed, Deed) and deed.verb == HURT]
        found += [deed for deed in hurts if not any(deed is other for other in found)]
    return found
