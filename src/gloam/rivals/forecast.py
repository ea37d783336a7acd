"""What can come of an attack, reckoned from what everyone may know: the announced type, who fights, what lies in sight,
and the cards that can lie face down. It is the same for every seat and for those who watch; beside it stands what a
seat knows of its own cards. It is no part of the view, which is made far more often."""

from __future__ import annotations

from gloam.rivals.attack import AskAttackCard
from gloam.rivals.attack_record import Attack
from gloam.rivals.blocking import AskReaction, blockers
from gloam.rivals.catalogue import (
    ATTACK,
    ATTRIBUTE,
    BASE,
    CARDS,
    DAMAGE,
    FEWER_SHIELDS,
    MORTAL,
    NUMBER,
    REACTION,
    RESISTS,
    SHIELD,
    UNBLOCKABLE,
)
from gloam.rivals.damage import acts, left_of, strength, struck
from gloam.rivals.fight_effects import mirror, who_steps_in
from gloam.rivals.fight_steps import BLOCK, REVEAL, SUM, TAKEN, at_its_step, steps
from gloam.rivals.forecast_cards import AS_IT_LIES, Place, attack_place, most_aid, most_traps, own_place, turned_up
from gloam.rivals.forecast_texts import (
    abilities,
    added,
    also_struck,
    by_choice,
    coming,
    in_sight,
    pending,
    preventions,
    reduced,
)
from gloam.rivals.forecast_trials import (
    AIMED,
    BACK,
    BLOCKS,
    TARGET,
    TOO,
    Outcome,
    Trials,
    fight,
    is_harsh,
    is_resisted,
    may_fall,
    negated,
    outcome,
    shield_sum,
    struck_back,
    total,
    ways,
    worth,
)
from gloam.rivals.hands import names_in_hand
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.reveal import is_targeted, reachable
from gloam.rivals.stakes import stakes
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import BLOCKING
from gloam.rivals.which import active
from gloam.rivals.windows import usable

Plain = dict[str, object]


def outlook(table: RivalsTable) -> Plain | None:
    """What can come of the attack under way, as everybody may reckon it."""
    if table.attack is None:
        return None
    table = at_its_step(table)
    attack = fight(table)
    here: Plain = {"steps": steps(table, attack), "step": attack.step, "lines": [], "lies": {}, "yours": [], "hand": {}}
    here["stakes"] = stakes(table, attack) if is_aimed(table, attack) else []
    here["back"] = can_go_back(table, attack)
    if not is_aimed(table, attack) or not attack.type:
        return here
    if attack.step >= SUM:
        return {**here, "lines": on_its_way(table, attack)}
    trials = Trials(table, attack)
    here["lines"] = lines(trials, NOBODY)
    here["lies"] = {"attack": attacks_with(trials), "reaction": reacts_with(trials)}
    return here


def own_outlook(table: RivalsTable, seat: int, here: Plain) -> Plain:
    """The same with what this seat knows besides. `yours` are the lines as it alone can reckon them, with a card that
    it has laid; `hand` is what each card that it could lay now would do; `plain` is the sum if nothing answers."""
    table = at_its_step(table)
    attack = fight(table)
    if not is_aimed(table, attack) or not attack.type or attack.step >= SUM:
        return here
    trials = Trials(table, attack)
    yours = lines(trials, seat) if has_laid(table, attack, seat) else []
    plain = if_nothing_answers(table, seat) if seat == attack.seat else None
    return {**here, "yours": yours, "hand": laid_now(trials, seat), "plain": plain}


def is_aimed(table: RivalsTable, attack: Attack) -> bool:
    """Is there somebody who attacks, and somebody who is attacked?"""
    return attack.target != NOTHING and active(table, attack.attacker)


def can_go_back(table: RivalsTable, attack: Attack) -> bool:
    """May it turn out that the Attack card is void, so that blocks and Reactions are chosen anew?
    [reveal.illegal-attack-rewind]"""
    laid = attack.card != NOTHING and table.pieces[attack.card].zone == LAID
    return laid and attack.step > BLOCK and not attack.challenge


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
    trial = turned_up(table, attack_place(table, attack, seat).prints[0], attack.attacker, reaction=False)
    now = fight(trial)
    blow = struck(trial, now, now.target, strength(trial, now.attacker, now.card, now.type), now.type, now.attacker)
    left, blood = reduced(trial, now.target, blow), blood_of(table, now.target)
    facts: Plain = {"card": table.handle(now.target), "dealt": blow.amount, "left": left, "blood": blood}
    facts["parts"] = surely(trial, now)
    falls = left >= blood and may_fall(trial, now.target, now.attacker)
    return {**facts, "falls": falls, "aggravated": blow.aggravated, "more": total(abilities(trial, now))}


def surely(trial: RivalsTable, now: Attack) -> list[Plain]:
    """The parts of what is dealt and left where nothing is open any more."""
    found = dealt(trial, now)
    if trial.is_a(now.target, MORTAL):
        return found
    held = shield_sum(trial, now.target)
    found += of_attribute(trial, "resists", RESISTS[now.type], now.target, -1) if is_resisted(trial) else []
    given, _ = shields_given(trial, now.target)
    return found + [sure(trial, "shield", card, amount, -1) for card, amount in given if held]


def shields_given(table: RivalsTable, card: int) -> tuple[list[tuple[int, int]], int]:
    """The Shields that texts give, less those that are taken away; and how many more of a Reaction's are.
    [damage.fewer-shields]"""
    fewer = table.quality(FEWER_SHIELDS, card)
    found: list[tuple[int, int]] = []
    for by, amount in added(table, SHIELD, card):
        gone = min(amount, fewer)
        fewer -= gone
        found += [(by, amount - gone)] if amount > gone else []
    return found, fewer


def blood_of(table: RivalsTable, card: int) -> int:
    """What it takes to defeat it."""
    return table.endurance(card) if table.is_a(card, MORTAL) else table.blood(card)


# ---- who can be hurt


def exposed(trials: Trials) -> list[tuple[int, str]]:
    """Who can be hurt, and how it would come to that: the target first."""
    table, attack = trials.table, trials.attack
    found = {attack.target: TARGET}
    if attack.step <= BLOCK and attack.blocker == NOTHING and not attack.challenge:
        for card in may_block(table, attack):
            found.setdefault(card, BLOCKS)
    if attack.foe == NOBODY:
        return list(found.items())
    numbers = attack_place(table, attack).prints
    if attack.step <= REVEAL and not attack.challenge and any(aims(table, attack, number) for number in numbers):
        for card in reachable(table):
            found.setdefault(card, AIMED)
    for card in further(trials, numbers):
        found.setdefault(card, TOO)
    return list(found.items())


def may_block(table: RivalsTable, attack: Attack) -> list[int]:
    """Those who stand with the target and those whose text lets them step in. [block.step6] [block.third-party]"""
    if table.quality(UNBLOCKABLE, attack.attacker):
        return []
    found = blockers(table, attack.foe) if attack.foe != NOBODY else []
    for seat in table.foes(attack.seat):
        for force in usable(table, seat, BLOCKING):
            found += who_steps_in(table, force) if in_sight(table, force) else []
    return found


def aims(table: RivalsTable, attack: Attack, number: int) -> bool:
    """Can this card be turned on another? [reveal.targeted]"""
    if number == AS_IT_LIES:
        return attack.card != NOTHING and is_targeted(table, table.face(attack.card))
    return number != NOTHING and is_targeted(table, CARDS[number])


def further(trials: Trials, numbers: tuple[int, ...]) -> list[int]:
    """Those of the defending party whom one of these cards can hurt beside the target."""
    target = trials.attack.target
    others = [card for card in trials.table.party(target) if card != target]
    found: list[int] = []
    for number in numbers if others else ():
        trial = trials.of((number, AS_IT_LIES), target, TARGET)
        card = fight(trial).card
        if card != NOTHING:
            found += [other for other in others if other not in found and also_struck(trial, card, other) is not None]
    return found


# ---- lines


def lines(trials: Trials, viewer: int) -> list[Plain]:
    """One for each who can be hurt, as this viewer may reckon it (nobody: as everyone may)."""
    cards = attack_place(trials.table, trials.attack, viewer)
    hurt = exposed(trials)
    found = [line(trials, victim, how, cards, viewer) for victim, how in hurt]
    ends: list[Outcome] = []
    for victim, how in hurt:
        if how in (TARGET, BLOCKS) and active(trials.table, victim):
            answers = trials.answers(victim, how, viewer)
            ways_back = [(number, back) for back in answers.prints for number in met_by(trials.table, cards, back)]
            ends += [struck_back(trials.of(way, victim, how)) for way in ways_back]
    if any(end.high or end.lost for end in ends):
        found.append(summary(trials.table, trials.attack.attacker, BACK, ends, []))
    return found


def met_by(table: RivalsTable, cards: Place, reaction: int) -> tuple[int, ...]:
    """The Attack cards with which this Reaction is tried: all, where it gives back what they deal; else the first."""
    attack = table.attack
    laid = AS_IT_LIES if attack is None or attack.reaction == NOTHING else table.prints[attack.reaction]
    number = laid if reaction == AS_IT_LIES else reaction
    return cards.prints if number >= 0 and mirror(CARDS[number]) is not None else cards.prints[:1]


def line(trials: Trials, victim: int, how: str, cards: Place, viewer: int) -> Plain:
    answers = trials.answers(victim, how, viewer)
    ends = [outcome(trials.of(way, victim, how), victim, how) for way in ways(cards, answers)]
    told = [] if how == TOO else part_list(trials, victim, how, cards, answers)
    told = [one for one in told if one["high"] or one["what"] == "attribute"]
    return summary(trials.table, victim, how, ends, told)


def summary(table: RivalsTable, victim: int, how: str, ends: list[Outcome], told: list[Plain]) -> Plain:
    """Damage at least and at most, and all the Blood that can go at most: what a text takes is no damage."""
    blood, holder = blood_of(table, victim), table.pieces[victim].holder
    low, gone = min([end.low for end in ends]), max([end.high + end.lost for end in ends])
    surely = all(end.low >= blood and end.fells for end in ends)
    maybe = any((end.high if end.fells else 0) + end.lost >= blood for end in ends)
    return {
        "card": table.handle(victim),
        "id": table.id_of(victim),
        "seat": None if holder == NOBODY else holder,
        "how": how,
        "low": low,
        "high": max([end.high for end in ends]),
        "gone": gone,
        "blood": blood,
        "mortal": table.is_a(victim, MORTAL),
        "falls": "surely" if surely else "maybe" if maybe else "no",
        "parts": told,
    }


# ---- the parts of a sum


def part(table: RivalsTable, what: str, card: int, low: int, high: int, sign: int = 1) -> Plain:
    """A part that is certain, or one that may come: `what` says what it is, `by` whose text or card."""
    by = table.id_of(card) if card >= 0 else None
    return {"what": what, "by": by, "low": low, "high": high, "sign": sign}


def sure(table: RivalsTable, what: str, card: int, amount: int, sign: int = 1) -> Plain:
    return part(table, what, card, amount, amount, sign)


def part_list(trials: Trials, victim: int, how: str, cards: Place, answers: Place) -> list[Plain]:
    """All that is added and all that is taken off, part by part."""
    tried = [trials.of((number, answers.prints[0]), victim, how) for number in cards.prints]
    base = tried[0]
    now = fight(base)
    found = dealt(base, now)
    if cards.open:
        found.append(part(base, cards.state, NOTHING, 0, max([worth(trial) for trial in tried]) - worth(base)))
    elif now.card != NOTHING:
        found.append(part(base, "choice", now.card, 0, by_choice(base, now.card)))
    found += [part(base, "ability", card, 0, amount) for card, amount in abilities(base, now)]
    return found if base.is_a(victim, MORTAL) else found + taken_off(trials, victim, how, tried, cards, answers)


def dealt(base: RivalsTable, now: Attack) -> list[Plain]:
    """The attacker's attribute, the card that lies there as far as it is known, and what texts add."""
    found = of_attribute(base, "attribute", ATTRIBUTE[now.type], now.attacker) if now.type in ATTRIBUTE else []
    if acts(base, now.card):
        found.append(sure(base, "card", now.card, base.face(now.card).damage))
    return found + [sure(base, "text", card, amount) for card, amount in added(base, DAMAGE, now.attacker)]


def of_attribute(table: RivalsTable, what: str, which: int, card: int, sign: int = 1) -> list[Plain]:
    """What is printed, and each text that adds to it."""
    texts = [sure(table, "text", by, amount, sign) for by, amount in added(table, which, card)]
    return [sure(table, what, card, BASE[table.prints[card]][which], sign), *texts]


def taken_off(
    trials: Trials, victim: int, how: str, tried: list[RivalsTable], cards: Place, answers: Place
) -> list[Plain]:
    """The victim's attribute, its Shields, the Reaction, and what may be prevented."""
    base = tried[0]
    now = fight(base)
    found: list[Plain] = []
    holds = [is_resisted(trial) for trial in tried]
    if any(holds):
        own = of_attribute(base, "resists", RESISTS[now.type], victim, -1)
        found += own if all(holds) else [{**one, "low": 0} for one in own]
    stand = all(shield_sum(trial, victim) for trial in tried)
    given, fewer = shields_given(base, victim)
    found += [part(base, "shield", card, amount if stand else 0, amount, -1) for card, amount in given]
    for card in now.reactions() if now.reacting == victim else ():
        if acts(base, card):
            found.append(sure(base, "reaction", card, max(0, base.face(card).shield - fewer), -1))
    if answers.open:
        held = [shield_sum(trials.of((cards.prints[0], number), victim, how), victim) for number in answers.prints]
        found.append(part(base, f"reaction-{answers.state}", NOTHING, 0, max(held) - held[0], -1))
    aid = most_aid(base, now, victim)
    found += [part(base, "reaction-to-come", NOTHING, 0, aid, -1)] if aid else []
    sprung = most_traps(base, now, victim)
    found += [part(base, "trap-to-come", NOTHING, 0, sprung, -1)] if sprung else []
    much = strength(base, now.attacker, now.card, now.type) + total(abilities(base, now)) + by_choice(base, now.card)
    hurt = left_of(base, victim, [struck(base, now, victim, much, now.type, now.attacker)])
    return found + [part(base, "prevents", card, 0, amount, -1) for card, amount in preventions(base, hurt)]


# ---- the cards themselves


def attacks_with(trials: Trials) -> Plain | None:
    """What can lie there as Attack card, or come there, each with what it would add. It may always be a bluff."""
    place, target = attack_place(trials.table, trials.attack), trials.attack.target
    if not place.open:
        return None
    none, found = worth(trials.of((NOTHING, AS_IT_LIES), target, TARGET)), []
    for number in place.prints[1:]:
        face, most = CARDS[number], worth(trials.of((number, AS_IT_LIES), target, TARGET)) - none
        harsh = is_harsh(trials.of((number, AS_IT_LIES), target, TARGET))
        found.append({"card": face.id, "most": most, "targeted": is_targeted(trials.table, face), "aggravated": harsh})
    return {"state": place.state, "cards": found}


def reacts_with(trials: Trials) -> Plain | None:
    """The same of the Reaction: what each would hold back, and do to the attacker."""
    target = trials.attack.target
    place = trials.answers(target, TARGET, NOBODY)
    if not place.open:
        return None
    none, found = shield_sum(trials.of((AS_IT_LIES, NOTHING), target, TARGET), target), []
    for number in place.prints[1:]:
        trial = trials.of((AS_IT_LIES, number), target, TARGET)
        back, most = struck_back(trial), max(0, shield_sum(trial, target) - none)
        most = worth(trial) if negated(trial, fight(trial)) else most
        found.append({"card": CARDS[number].id, "most": most, "back": back.high, "lost": back.lost})
    return {"state": place.state, "cards": found}


def laid_now(trials: Trials, seat: int) -> Plain:
    """What each card of this seat's hand would do if it were laid now, where that is asked."""
    table, attack = trials.table, trials.attack
    asked = [ask for ask in table.open if ask.seat == seat]
    reaction = any(isinstance(ask, AskReaction) for ask in asked)
    if not reaction and not any(isinstance(ask, AskAttackCard) for ask in asked):
        return {}
    found: Plain = {}
    target = attack.target
    fighter = target if reaction else attack.attacker
    other = attack_place(table, attack, seat) if reaction else trials.answers(target, TARGET, seat)
    for name in names_in_hand(table, seat, REACTION if reaction else ATTACK):
        mine = own_place(table, NUMBER[name], fighter, attack.type, reaction=reaction)
        tried = [trials.of(way, target, TARGET) for way in (ways(other, mine) if reaction else ways(mine, other))]
        ends = [outcome(trial, target, TARGET) for trial in tried]
        back = [struck_back(trial) for trial in tried] if reaction else []
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
    """The damage as it was summed or is being reduced. [damage.step11-prevention]"""
    if attack.step >= TAKEN:
        return []
    found: list[Plain] = []
    for card, amount in pending(table).items():
        how = TARGET if card == attack.target else BACK if card == attack.attacker else TOO
        hurts = [] if table.is_a(card, MORTAL) else [deed for deed in coming(table) if deed.on == card]
        prevented = [one for deed in hurts for one in preventions(table, deed)]
        told = [sure(table, "summed", NOTHING, amount)]
        told += [part(table, "prevents", by, 0, less, -1) for by, less in prevented]
        fells = how == BACK or may_fall(table, card, attack.attacker)
        found.append(summary(table, card, how, [Outcome(max(0, amount - total(prevented)), amount, 0, fells)], told))
    return found
