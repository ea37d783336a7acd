"""What can come of an attack, reckoned from what everyone may know: the announced type, who fights, what lies in sight,
and the cards that can lie face down. It is the same for every seat and for those who watch; beside it stands what a
seat knows of its own cards. It is no part of the view, which is made far more often."""

from __future__ import annotations

from typing import Final

from gloam.rivals.attack import AskAttackCard
from gloam.rivals.attack_record import Attack
from gloam.rivals.blocking import AskReaction, blockers
from gloam.rivals.catalogue import (
    ATTACK,
    ATTRIBUTE,
    CARDS,
    DAMAGE,
    MORTAL,
    NUMBER,
    REACTION,
    RESISTS,
    SHIELD,
    UNBLOCKABLE,
)
from gloam.rivals.damage import acts, left_of, strength, struck
from gloam.rivals.fight_steps import at_its_step, steps
from gloam.rivals.forecast_cards import (
    AS_IT_LIES,
    Place,
    attack_place,
    cancel,
    own_place,
    reaction_place,
    turned_up,
)
from gloam.rivals.forecast_texts import (
    abilities,
    added,
    also_struck,
    blood_lost,
    by_choice,
    in_sight,
    pending,
    preventions,
    reduced,
    rid_of_retainers,
)
from gloam.rivals.hands import names_in_hand
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.reveal import reachable
from gloam.rivals.stakes import stakes
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import BLOCKING
from gloam.rivals.which import active, bearer
from gloam.rivals.windows import usable

Plain = dict[str, object]
SUMMED, REDUCED, TAKEN = 10, 11, 12
TARGET, BLOCKS, AIMED, TOO, BACK = "target", "blocks", "aimed", "too", "back"  # how somebody comes to be hurt
BLOCK_STEP: Final = 6
AIM_STEP: Final = 8
LARGE: Final = 50  # more than any Shields


class Outcome:
    """What one way in which the cards can lie would mean for somebody: damage at least and at most, and Blood that is
    lost otherwise."""

    def __init__(self, low: int, high: int, lost: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.lost: Final = lost


def outlook(table: RivalsTable, seat: int | None) -> Plain | None:
    """What can come of the attack under way. `steps`, `lines`, `lies`, `stakes` and `back` are everybody's; `yours` are
    the lines as the seat alone can reckon them, with a card that it has laid; `hand` is what each card that it could
    lay now would do; `plain` is the sum if nothing answers."""
    if table.attack is None:
        return None
    table = at_its_step(table)
    attack = table.attack
    assert attack is not None
    here: Plain = {"steps": steps(table, attack), "step": attack.step, "lines": [], "lies": {}, "yours": [], "hand": {}}
    known = attack.target != NOTHING and active(table, attack.attacker)
    here["stakes"] = stakes(table, attack) if known else []
    here["back"] = can_go_back(table, attack)
    if not known or not attack.type:
        return here
    if attack.step >= SUMMED:
        return {**here, "lines": on_its_way(table, attack)}
    here["lines"] = lines(table, attack, NOBODY)
    here["lies"] = {"attack": can_lie(table, attack, False), "reaction": can_lie(table, attack, True)}
    if seat is not None:
        here["yours"] = lines(table, attack, seat) if has_laid(table, attack, seat) else []
        here["hand"] = laid_now(table, attack, seat)
        here["plain"] = if_nothing_answers(table, seat) if seat == attack.seat else None
    return here


def can_go_back(table: RivalsTable, attack: Attack) -> bool:
    """May it turn out that the Attack card is void, so that blocks and Reactions are chosen anew?
    [reveal.illegal-attack-rewind]"""
    laid = attack.card != NOTHING and table.pieces[attack.card].zone == LAID
    return laid and attack.step > BLOCK_STEP and not attack.challenge


def has_laid(table: RivalsTable, attack: Attack, seat: int) -> bool:
    """Does a card of this seat lie face down in the attack?"""
    laid = [card for card in (attack.card, attack.reaction) if card != NOTHING and table.pieces[card].zone == LAID]
    return any(table.pieces[card].holder == seat for card in laid)


def if_nothing_answers(table: RivalsTable, seat: int) -> Plain | None:
    """The damage to the target before a block, a Reaction, an ability and prevention, with the card that this seat has
    laid: what it deals, what attribute and Shields leave, and whether that is enough."""
    table = at_its_step(table)
    attack = table.attack
    if attack is None or attack.target == NOTHING or not attack.type or not active(table, attack.attacker):
        return None
    place = attack_place(table, attack, seat)
    trial = turned_up(table, place.prints[0], attack.attacker, reaction=False)
    now = trial.attack
    assert now is not None
    blow = struck(trial, now, now.target, strength(trial, now.attacker, now.card, now.type), now.type, now.attacker)
    left, blood = reduced(trial, now.target, blow), blood_of(table, now.target)
    facts: Plain = {"card": table.handle(now.target), "dealt": blow.amount, "left": left, "blood": blood}
    return {**facts, "falls": left >= blood, "aggravated": blow.aggravated, "more": total(abilities(trial, now))}


def total(parts: list[tuple[int, int]]) -> int:
    return sum([amount for _, amount in parts])


def blood_of(table: RivalsTable, card: int) -> int:
    """What it takes to defeat it."""
    return table.face(card).value if table.is_a(card, MORTAL) else table.blood(card)


# ---- who can be hurt


def exposed(table: RivalsTable, attack: Attack) -> list[tuple[int, str]]:
    """Who can be hurt, and how it would come to that: the target first."""
    found = {attack.target: TARGET}
    if attack.step <= BLOCK_STEP and attack.blocker == NOTHING and not attack.challenge:
        for card in may_block(table, attack):
            found.setdefault(card, BLOCKS)
    place = attack_place(table, attack)
    numbers = [NUMBER[table.id_of(attack.card)]] if place.prints == (AS_IT_LIES,) and attack.card != NOTHING else []
    numbers += [number for number in place.prints if number >= 0]
    aims = attack.step <= AIM_STEP and attack.foe != NOBODY and not attack.challenge
    if aims and any(CARDS[number].targeted for number in numbers):
        for card in reachable(table):
            found.setdefault(card, AIMED)
    if attack.foe != NOBODY and numbers:
        for card in further(table, attack, numbers):
            found.setdefault(card, TOO)
    return list(found.items())


def may_block(table: RivalsTable, attack: Attack) -> list[int]:
    """Those who stand with the target and those whose text lets them step in. [block.step6] [block.third-party]"""
    if table.quality(UNBLOCKABLE, attack.attacker):
        return []
    found = blockers(table, attack.foe) if attack.foe != NOBODY else []
    for seat in table.foes(attack.seat):
        found += [bearer(table, force.cause) for force in usable(table, seat, BLOCKING) if in_sight(table, force)]
    return found


def further(table: RivalsTable, attack: Attack, numbers: list[int]) -> list[int]:
    """Those of the defending party whom one of these cards can hurt beside the target."""
    found: list[int] = []
    others = [card for card in table.party(attack.target) if card != attack.target]
    for number in numbers if others else []:
        trial = tried(table, attack, number, AS_IT_LIES, attack.target, TARGET)
        now = trial.attack
        assert now is not None
        found += [card for card in others if card not in found and also_struck(trial, now.card, card) is not None]
    return found


# ---- one way in which the cards can lie


def tried(table: RivalsTable, attack: Attack, number: int, answer: int, victim: int, how: str) -> RivalsTable:
    """The table if these were the two cards, and this the one who is hurt."""
    trial = turned_up(table, number, attack.attacker, reaction=False)
    now = trial.attack
    assert now is not None
    if how == BLOCKS:
        now.blocker = victim
    if how in (BLOCKS, AIMED):
        now.target = victim
        now.foe = trial.pieces[victim].holder if active(trial, victim) else NOBODY
    reacting = attack.target if how != BLOCKS else victim
    if answer != AS_IT_LIES:
        trial = turned_up(trial, answer, reacting, reaction=True)
    cancel(trial)
    return trial


def ways(attack_cards: Place, answers: Place) -> list[tuple[int, int]]:
    """The ways that matter: each card against the weakest answer, each answer to the weakest card. What a card
    adds does not make an answer better, and the other way round."""
    one = [(number, answers.prints[0]) for number in attack_cards.prints]
    return one + [(attack_cards.prints[0], number) for number in answers.prints[1:]]


def outcome(table: RivalsTable, attack: Attack, way: tuple[int, int], victim: int, how: str) -> Outcome:
    """What this way would mean for somebody on the defending side."""
    trial = tried(table, attack, way[0], way[1], victim, how)
    now = trial.attack
    assert now is not None
    lost = blood_lost(trial, now.card, victim) if now.card != NOTHING else 0
    spared = 0 if trial.is_a(victim, MORTAL) else total(preventions(trial, victim))
    if how == TOO:
        blow = also_struck(trial, now.card, victim) if now.card != NOTHING else None
        return Outcome(0, 0 if blow is None else reduced(trial, victim, blow), 0)
    blow = struck(trial, now, victim, strength(trial, now.attacker, now.card, now.type), now.type, now.attacker)
    more = total(abilities(trial, now)) + by_choice(trial, now.card)
    least = reduced(trial, victim, blow)
    high = reduced(trial, victim, blow.but(blow.amount + more))
    for other in rid_of_retainers(trial, now, victim):
        then = other.attack
        assert then is not None
        again = strength(other, then.attacker, then.card, then.type) + more
        high = max(high, reduced(other, victim, blow.but(again)))
    return Outcome(max(0, least - spared), high, lost)


def struck_back(table: RivalsTable, attack: Attack, way: tuple[int, int], reacting: int, how: str) -> Outcome:
    """What this way would mean for the attacker. [damage.reaction-sum]"""
    trial = tried(table, attack, way[0], way[1], reacting, how)
    now = trial.attack
    assert now is not None
    if not acts(trial, now.reaction):
        return Outcome(0, 0, 0)
    face, lost = trial.face(now.reaction), blood_lost(trial, now.reaction, now.attacker)
    if not face.damage:
        return Outcome(0, 0, lost)
    kind = face.hits_as or now.type
    amount = strength(trial, now.reacting, now.reaction, kind)
    left = reduced(trial, now.attacker, struck(trial, now, now.attacker, amount, kind, now.reacting))
    return Outcome(max(0, left - total(preventions(trial, now.attacker))), left, lost)


# ---- lines


def lines(table: RivalsTable, attack: Attack, viewer: int) -> list[Plain]:
    """One for each who can be hurt, as this viewer may reckon it (nobody: as everyone may)."""
    cards = attack_place(table, attack, viewer)
    found = [line(table, attack, victim, how, cards, viewer) for victim, how in exposed(table, attack)]
    return found + back_line(table, attack, cards, viewer)


def answers_of(table: RivalsTable, attack: Attack, victim: int, how: str, viewer: int) -> Place:
    reacting = victim if how == BLOCKS else attack.target
    if not active(table, reacting):
        return Place("none", (AS_IT_LIES,))
    return reaction_place(table, attack, reacting, viewer)


def line(table: RivalsTable, attack: Attack, victim: int, how: str, cards: Place, viewer: int) -> Plain:
    answers = answers_of(table, attack, victim, how, viewer)
    found = [outcome(table, attack, way, victim, how) for way in ways(cards, answers)]
    told = [] if how == TOO else part_list(table, attack, victim, how, cards, answers)
    told = [one for one in told if one["high"] or one["what"] == "attribute"]
    return summary(table, victim, how, found, told)


def summary(table: RivalsTable, victim: int, how: str, ways_out: list[Outcome], told: list[Plain]) -> Plain:
    """Damage at least and at most, and all the Blood that can go at most: what a text takes is no damage."""
    blood, holder = blood_of(table, victim), table.pieces[victim].holder
    low, high = min([one.low for one in ways_out]), max([one.high for one in ways_out])
    gone = max([one.high + one.lost for one in ways_out])
    return {
        "card": table.handle(victim),
        "id": table.id_of(victim),
        "seat": None if holder == NOBODY else holder,
        "how": how,
        "low": low,
        "high": high,
        "gone": gone,
        "blood": blood,
        "mortal": table.is_a(victim, MORTAL),
        "falls": "surely" if low >= blood else "maybe" if gone >= blood else "no",
        "parts": told,
    }


def back_line(table: RivalsTable, attack: Attack, cards: Place, viewer: int) -> list[Plain]:
    """What the Reaction can do to the attacker."""
    found: list[Outcome] = []
    for victim, how in exposed(table, attack):
        if how in (TARGET, BLOCKS) and active(table, victim):
            answers = answers_of(table, attack, victim, how, viewer)
            one = [(cards.prints[0], number) for number in answers.prints]
            found += [struck_back(table, attack, way, victim, how) for way in one]
    hurt = any(one.high or one.lost for one in found)
    return [summary(table, attack.attacker, BACK, found, [])] if hurt else []


# ---- the parts of a sum


def part(table: RivalsTable, what: str, card: int, low: int, high: int, sign: int = 1) -> Plain:
    """A part that is certain, or one that may come: `what` says what it is, `by` whose text or card."""
    by = table.id_of(card) if card >= 0 else None
    return {"what": what, "by": by, "low": low, "high": high, "sign": sign}


def part_list(table: RivalsTable, attack: Attack, victim: int, how: str, cards: Place, answers: Place) -> list[Plain]:
    """All that is added and all that is taken off, part by part."""
    base = tried(table, attack, cards.prints[0], answers.prints[0], victim, how)
    now = base.attack
    assert now is not None
    found: list[Plain] = []
    kind = now.type
    if kind in ATTRIBUTE:
        found.append(part(base, "attribute", now.attacker, *twice(base.quality(ATTRIBUTE[kind], now.attacker))))
    if acts(base, now.card):
        found.append(part(base, "card", now.card, *twice(base.face(now.card).damage)))
    found += [part(base, "text", card, amount, amount) for card, amount in added(base, DAMAGE, now.attacker)]
    choice = by_choice(base, now.card) if not cards.open else 0
    if choice:
        found.append(part(base, "choice", now.card, 0, choice))
    if cards.open:
        most = max([worth(table, attack, number, answers.prints[0], victim, how) for number in cards.prints])
        found.append(part(base, cards.state, NOTHING, 0, max(0, most - worth_of(base))))
    found += [part(base, "ability", card, 0, amount) for card, amount in abilities(base, now)]
    if base.is_a(victim, MORTAL):
        return found
    return found + taken_off(table, attack, victim, how, cards, answers, base)


def twice(amount: int) -> tuple[int, int]:
    return amount, amount


def worth(table: RivalsTable, attack: Attack, number: int, answer: int, victim: int, how: str) -> int:
    """All that the attack deals with this card, with what the card itself may still add."""
    return worth_of(tried(table, attack, number, answer, victim, how))


def worth_of(trial: RivalsTable) -> int:
    now = trial.attack
    assert now is not None
    own = sum([amount for card, amount in abilities(trial, now) if card == now.card]) if now.card != NOTHING else 0
    return strength(trial, now.attacker, now.card, now.type) + own + by_choice(trial, now.card)


def taken_off(
    table: RivalsTable, attack: Attack, victim: int, how: str, cards: Place, answers: Place, base: RivalsTable
) -> list[Plain]:
    """The victim's attribute, its Shields, the Reaction, and what may be prevented."""
    now = base.attack
    assert now is not None
    trials = [tried(table, attack, number, answers.prints[0], victim, how) for number in cards.prints]
    found: list[Plain] = []
    attribute = base.quality(RESISTS[now.type], victim)
    harsh = [is_harsh(trial) for trial in trials]
    if attribute and not all(harsh):
        found.append(part(base, "resists", victim, 0 if any(harsh) else attribute, attribute, -1))
    for card, amount in added(base, SHIELD, victim):
        found.append(part(base, "shield", card, 0 if any(ignores(trial) for trial in trials) else amount, amount, -1))
    if acts(base, now.reaction) and now.reacting == victim and base.face(now.reaction).shield:
        found.append(part(base, "reaction", now.reaction, *twice(base.face(now.reaction).shield), -1))
    if answers.open:
        most = max([held_back(table, attack, number, victim, how, cards) for number in answers.prints])
        found.append(part(base, f"reaction-{answers.state}", NOTHING, 0, most, -1))
    found += [part(base, "prevents", card, 0, amount, -1) for card, amount in preventions(base, victim)]
    return found


def is_harsh(trial: RivalsTable) -> bool:
    now = trial.attack
    assert now is not None
    return struck(trial, now, now.target, 1, now.type, now.attacker).aggravated


def ignores(trial: RivalsTable) -> bool:
    """Do Shields count for nothing here?"""
    now = trial.attack
    assert now is not None
    return shield_sum(trial, now.target) == 0


def shield_sum(trial: RivalsTable, victim: int) -> int:
    """How much the Shields take off a blow that is larger than all of them. [damage.step11-shields]"""
    now = trial.attack
    assert now is not None
    blow = struck(trial, now, victim, LARGE, now.type, now.attacker)
    attribute = 0 if blow.aggravated else trial.quality(RESISTS[now.type], victim)
    return LARGE - attribute - reduced(trial, victim, blow)


def held_back(table: RivalsTable, attack: Attack, number: int, victim: int, how: str, cards: Place) -> int:
    """The Shields that this Reaction would add."""
    with_it = tried(table, attack, cards.prints[0], number, victim, how)
    without = tried(table, attack, cards.prints[0], NOTHING, victim, how)
    return max(0, shield_sum(with_it, victim) - shield_sum(without, victim))


# ---- the cards themselves


def can_lie(table: RivalsTable, attack: Attack, reaction: bool) -> Plain | None:
    """What can lie there, or come there, each card with what it would add. It may always be a bluff."""
    place = attack_place(table, attack)
    if reaction:
        place = answers_of(table, attack, attack.target, TARGET, NOBODY)
    if not place.open:
        return None
    none = tried(table, attack, *((AS_IT_LIES, NOTHING) if reaction else (NOTHING, AS_IT_LIES)), attack.target, TARGET)
    found: list[Plain] = []
    for number in place.prints[1:]:
        way = (AS_IT_LIES, number) if reaction else (number, AS_IT_LIES)
        trial = tried(table, attack, *way, attack.target, TARGET)
        if reaction:
            back = struck_back(table, attack, way, attack.target, TARGET)
            most = shield_sum(trial, attack.target) - shield_sum(none, attack.target)
            found.append({"card": CARDS[number].id, "most": max(0, most), "back": back.high, "lost": back.lost})
        else:
            face = CARDS[number]
            most = worth_of(trial) - worth_of(none)
            found.append({"card": face.id, "most": most, "targeted": face.targeted, "aggravated": face.aggravated})
    return {"state": place.state, "cards": found}


def laid_now(table: RivalsTable, attack: Attack, seat: int) -> Plain:
    """What each card of this seat's hand would do if it were laid now, where that is asked."""
    asked = [ask for ask in table.open if ask.seat == seat]
    reaction = any(isinstance(ask, AskReaction) for ask in asked)
    if not reaction and not any(isinstance(ask, AskAttackCard) for ask in asked):
        return {}
    found: Plain = {}
    fighter = attack.target if reaction else attack.attacker
    other = attack_place(table, attack, seat) if reaction else answers_of(table, attack, attack.target, TARGET, seat)
    for name in names_in_hand(table, seat, REACTION if reaction else ATTACK):
        mine = own_place(table, NUMBER[name], fighter, attack.type, reaction=reaction)
        both = ways(other, mine) if reaction else ways(mine, other)
        ends = [outcome(table, attack, way, attack.target, TARGET) for way in both]
        back = [struck_back(table, attack, way, attack.target, TARGET) for way in both] if reaction else []
        found[name] = {
            "bluff": mine.prints == (NOTHING,),
            "low": min([end.low for end in ends]),
            "high": max([end.high for end in ends]),
            "back": max([end.high for end in back], default=0),
            "lost": max([end.lost for end in back], default=0),
        }
    return found


# ---- once it is summed


def on_its_way(table: RivalsTable, attack: Attack) -> list[Plain]:
    """The damage as it was summed, is being reduced, or was taken. [damage.step11-prevention]"""
    if attack.step >= TAKEN:
        return []
    if table.dealt:
        hurt = dict.fromkeys([blow.card for blow in table.dealt], 0)
        for card in hurt:
            hurt[card] = max(0, left_of(table, card, [blow for blow in table.dealt if blow.card == card]).amount)
    else:
        hurt = pending(table)
    found: list[Plain] = []
    for card, amount in hurt.items():
        how = TARGET if card == attack.target else BACK if card == attack.attacker else TOO
        prevented = [] if table.is_a(card, MORTAL) else preventions(table, card)
        told = [part(table, "summed", NOTHING, amount, amount)]
        told += [part(table, "prevents", by, 0, less, -1) for by, less in prevented]
        end = Outcome(max(0, amount - total(prevented)), amount, 0)
        found.append(summary(table, card, how, [end], told))
    return found
