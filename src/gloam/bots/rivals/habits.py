"""What a sensible player of Rivals does without much thought: the small answers inside an action."""

from __future__ import annotations

from typing import Final

from gloam.core.step import Ask
from gloam.rivals.attack import TYPES
from gloam.rivals.attack_record import Attack
from gloam.rivals.catalogue import (
    ACTION,
    ATTACK,
    ATTRIBUTE,
    CARDS,
    INTEL,
    KIND,
    MODIFIER,
    MORTAL,
    NUMBER,
    POTENCY,
    REACTION,
    RESISTS,
    SHIELD,
    VAMPIRE,
)
from gloam.rivals.conflict_record import NO, YES
from gloam.rivals.intel import lacking
from gloam.rivals.pieces import NOTHING
from gloam.rivals.playing import why_not_play
from gloam.rivals.schemes import total
from gloam.rivals.table import RivalsTable

ENOUGH_VAMPIRES: Final = 3
SPARE: Final = 6  # Prestige above which another vampire can be paid for
KEPT: Final = 4  # cards one does not discard to mend
DEADLY: Final = 3.0
DAMAGE: Final = 0.6
TO_DISCARD: Final = {ACTION: 1.0, VAMPIRE: 0.8, ATTACK: 1.2, REACTION: 1.1, MODIFIER: 0.9}
LIKED: Final = {"AskChange": "use", "AskAnswer": "use", "AskSpoils": "attach", "AskBottom": "keep", "AskNamed": "done"}
STEADY: Final = ("go", "done", "yes", "accept", "pay", "keep", "alone")  # answers that end a draft or go on


def habit(table: RivalsTable, ask: Ask, options: list[str]) -> str:
    """The answer to a small question. What was chosen is not taken back."""
    options = [option for option in options if not ask.turns_back(table, option)]
    if len(options) == 1:
        return options[0]
    what = type(ask).__name__
    if what in LIKED:
        return next((option for option in options if option.partition(" ")[0] == LIKED[what]), options[0])
    if table.attack is not None:
        found = fight_habit(table, what, ask.seat, options)
        if found:
            return found
    return other_habit(table, what, ask.seat, options)


def fight_habit(table: RivalsTable, what: str, seat: int, options: list[str]) -> str:
    """In an attack; '' for what is asked elsewhere too."""
    match what:
        case "AskTarget":
            return best_target(table, seat, options)
        case "AskType":
            return best_type(table, options)
        case "AskAttackCard":
            return best_card(table, options)
        case "AskReaction":
            return best_reaction(table, options)
        case "AskIntel":
            return intel_answer(table, seat, options)
        case _:
            return ""


def other_habit(table: RivalsTable, what: str, seat: int, options: list[str]) -> str:
    match what:
        case "AskDeck":
            return deck_answer(table, seat, options)
        case "AskMend":
            return mend_answer(table, seat, options)
        case "AskDiscards" | "AskDiscard" | "AskDiscardCost":
            return worst(options)
        case "AskAssign":
            return max(options, key=lambda option: table.blood(table.with_handle(option[5:])))
        case "AskDeclare":
            return declare_answer(table, seat, options)
        case "AskPrice":
            return price_answer(table, options)
        case "AskInvest":
            return options[-1]
        case "AskDiscardFor" | "AskContribution" | "AskChallenge" | "AskBlock" | "AskWindow":
            return options[0]
        case _:
            return next((option for option in options if option in STEADY), options[0])


# ---- fighting


def strength_of(table: RivalsTable, fighter: int, kind: int, card: int) -> int:
    """About how much damage somebody does with a card, or with none."""
    skull = table.face(card).damage if card != NOTHING else 0
    extra = 1 if card != NOTHING and table.face(card).texts else 0
    return skull + extra + (table.quality(ATTRIBUTE[kind], fighter) if kind in ATTRIBUTE else 0)


def held_back(table: RivalsTable, victim: int, kind: int) -> int:
    """What a victim takes off it at least."""
    if table.is_a(victim, MORTAL):
        return 0
    return table.quality(RESISTS[kind], victim) + table.quality(SHIELD, victim)


def best_blow(table: RivalsTable, attack: Attack, target: int) -> tuple[int, int, int]:
    """The most damage that can be done to a target: so much, of which type, with which card."""
    best = (-1, 0, NOTHING)
    for kind in TYPES.values():
        hindered = held_back(table, target, kind)
        plain = strength_of(table, attack.attacker, kind, NOTHING) - hindered
        if plain > best[0]:
            best = (plain, kind, NOTHING)
        for card in table.hand[attack.seat]:
            if KIND[table.prints[card]] & ATTACK and why_not_play(table, card, attack.attacker, kind) is None:
                much = strength_of(table, attack.attacker, kind, card) - hindered
                if much > best[0]:
                    best = (much, kind, card)
    return best


def best_target(table: RivalsTable, seat: int, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    best, found = -99.0, options[0]
    for option in options:
        if option == "none":
            continue
        target = table.with_handle(option[7:])
        value = worth_of_attack(table, attack, seat, target)
        if value > best:
            best, found = value, option
    return found


def worth_of_attack(table: RivalsTable, attack: Attack, seat: int, target: int) -> float:
    much, _, _ = best_blow(table, attack, target)
    if table.is_a(target, MORTAL):
        face = table.face(target)
        return DEADLY + face.agenda if much >= face.value else 0.0
    owner, blood = table.pieces[target].holder, table.blood(target)
    value = DAMAGE * min(much, blood)
    if much >= blood:
        value += DEADLY + table.quality(POTENCY, target) / 2 + (1.0 if table.rival[seat] == owner else 0.0)
    return value - max(0, table.secrecy(target) - table.quality(INTEL, attack.attacker))


def best_type(table: RivalsTable, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    _, kind, _ = best_blow(table, attack, attack.target)
    return next((option for option in options if TYPES[option] == kind), options[0])


def best_card(table: RivalsTable, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    best, found = strength_of(table, attack.attacker, attack.type, NOTHING), "none"
    for option in options:
        verb, _, name = option.partition(" ")
        if verb == "lay":
            card = next(one for one in table.hand[attack.seat] if table.prints[one] == NUMBER[name])
            legal = why_not_play(table, card, attack.attacker, attack.type) is None
            much = strength_of(table, attack.attacker, attack.type, card) if legal else -1
            if much > best:
                best, found = much, option
    return found


def best_reaction(table: RivalsTable, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    best, found = 0, "none"
    for option in options[1:]:
        card = next(one for one in table.hand[attack.foe] if table.prints[one] == NUMBER[option[4:]])
        if why_not_play(table, card, attack.target, attack.type, reaction=True) is None:
            face = table.face(card)
            much = 2 * face.shield + 2 * face.damage + (2 if face.texts else 0)
            if much > best:
                best, found = much, option
    return found


def intel_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    wanted = seat == attack.seat and lacking(table) > 0 and table.secrecy(attack.target) > 0
    discards = [option for option in options if option.startswith("discard")]
    return worst(discards) if wanted and discards else "done"


# ---- hands


def value_of(name: str) -> float:
    kind = CARDS[NUMBER[name]].kind
    return max([value for bit, value in TO_DISCARD.items() if kind & bit], default=1.0)


def worst(options: list[str]) -> str:
    """Done if that is possible; else the card one can best do without."""
    if "done" in options:
        return "done"
    return min(options, key=lambda option: value_of(option.partition(" ")[2]) if " " in option else 9.0)


def deck_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    held = len([card for card in table.hand[seat] if table.is_a(card, VAMPIRE)])
    few = len(table.coterie[seat]) + held < ENOUGH_VAMPIRES and table.has_prestige(seat) > SPARE
    return "faction" if few and "faction" in options else options[0]


def mend_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    """Whoever is hurt most, as long as there are cards to spare."""
    mends = [option for option in options if option.startswith("mend")]
    ask = table.open[0]
    done = len(getattr(ask, "chosen", ()))
    if not mends or len(table.hand[seat]) - done <= KEPT:
        return "done"
    return min(mends, key=lambda option: table.blood(table.with_handle(option[5:])))


# ---- Influence


def declare_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    """One's own Scheme is carried, others' are opposed; Prestige is hidden where it may decide."""
    conflict = table.conflict
    assert conflict is not None
    if conflict.seat != seat and table.rival[conflict.seat] == seat:
        wanted = "no"
    elif conflict.seat != seat and total(table, YES) - total(table, NO) > ENOUGH_VAMPIRES:
        return "out" if "out" in options else "no"
    else:
        wanted = "yes" if conflict.seat == seat else "no"
    lays = [option for option in options if option.startswith("lay")]
    exerts = [option for option in options if option.startswith("exert")]
    if exerts:
        return exerts[0]
    if lays:
        return lays[0]
    hides = [option for option in options if option.startswith("hide")]
    if hides and conflict.seat == seat and table.has_prestige(seat) > SPARE:
        return hides[min(1, len(hides) - 1)]
    return wanted


def price_answer(table: RivalsTable, options: list[str]) -> str:
    """Vampires first, then a card; Prestige for what is missing."""
    ask = table.open[0]
    missing = ask.facts(table).get("missing", 0)
    if "pay" in options and missing == 0:
        return "pay"
    for verb in ("exert", "lay"):
        found = [option for option in options if option.startswith(verb)]
        if found:
            return found[0]
    return "pay" if "pay" in options else options[0]
