"""What a sensible player of Rivals does without much thought: the small answers inside an action."""

from __future__ import annotations

from typing import Final

from gloam.bots.rivals.blows import ALL_TYPES, best_plan, held_back, hit
from gloam.core.answers import AskChange
from gloam.core.setup import LETTERS
from gloam.core.step import Ask
from gloam.core.texts import Instead
from gloam.rivals.animal_effects import AskOffer
from gloam.rivals.attachments import DetachCost
from gloam.rivals.attack_record import Attack
from gloam.rivals.bans import banned_by
from gloam.rivals.catalogue import (
    ACTION,
    ATTACK,
    CARDS,
    MODIFIER,
    MORTAL,
    NUMBER,
    ONGOING,
    PHYSICAL,
    POTENCY,
    REACTION,
    RESISTS,
    SCHEME,
    TITLE,
    TYPES,
    VAMPIRE,
    Card,
    strikes,
)
from gloam.rivals.conflict_record import NO, YES
from gloam.rivals.domains import toll
from gloam.rivals.fight_effects import gives_back, mirror
from gloam.rivals.hand_effects import AskOnTop
from gloam.rivals.influence import raises
from gloam.rivals.intel import intel, intel_against, lacking
from gloam.rivals.pieces import NOTHING, STREET
from gloam.rivals.playing import has_clan, why_not_play
from gloam.rivals.purses import bearing, spends
from gloam.rivals.schemes import total
from gloam.rivals.spoils import holds_more
from gloam.rivals.spying import savings
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import ATTACH, DISCARD, HURT

ENOUGH_VAMPIRES: Final = 3
SPARE: Final = 6  # Prestige above which another vampire can be paid for
KEPT: Final = 4  # cards one does not discard to mend
HURTS: Final = 2  # damage that is worth a card to prevent
NEARLY_EMPTY: Final = 4  # cards of a Library
DEADLY: Final = 3.0
DAMAGE: Final = 0.6
SERVICE: Final = 1.0  # what a mortal is worth beside its Agenda
TOLL: Final = 0.8  # a point of Prestige that is paid for attacking it
SURE: Final = 3.0  # a point of Agenda that nobody can keep one from
TO_DISCARD: Final = {SCHEME: 1.3, TITLE: 1.3, ACTION: 1.0, VAMPIRE: 0.8, ATTACK: 1.2, REACTION: 1.1, MODIFIER: 0.9}
USELESS: Final = 0.2
SECOND: Final = 0.25  # of two alike one is worth less
LIKED: Final = {
    "AskChange": "use",
    "AskAnswer": "use",
    "AskSpoils": "attach",
    "AskBottom": "keep",
    "AskNamed": "done",
    "AskReclaim": "take",
}
STEADY: Final = ("go", "done", "yes", "accept", "pay", "keep", "alone")  # answers that end a draft or go on


def habit(table: RivalsTable, ask: Ask, options: list[str]) -> str:
    """The answer to a small question. What was chosen is not taken back."""
    options = [option for option in options if not ask.turns_back(table, option)]
    if len(options) == 1:
        return options[0]
    what = type(ask).__name__
    if what == "AskChange" and not worth_detaching(table, ask):
        return options[0]
    if what in LIKED:
        return next((option for option in options if option.partition(" ")[0] == LIKED[what]), options[0])
    if table.attack is not None:
        found = fight_habit(table, what, ask.seat, options)
        if found:
            return found
    return other_habit(table, what, ask, options)


def worth_detaching(table: RivalsTable, ask: Ask) -> bool:
    """What comes off to prevent damage is kept for a blow that would hurt, or fell somebody."""
    assert isinstance(ask, AskChange), "only damage that is prevented is asked about so"
    deed = ask.deeds[0]
    if deed.verb == ATTACH:  # it goes to somebody else only where something would have to be burned for it
        return not holds_more(table, deed.on)
    if deed.verb == DISCARD:  # a foe who draws has more of it, unless that soon leaves no deck
        return len(table.library[deed.on]) <= NEARLY_EMPTY
    texts = [ask.force(table, code).text for code in ask.mine]
    detached = all(isinstance(text, Instead) and isinstance(text.cost, DetachCost) for text in texts)
    return not detached or deed.verb != HURT or deed.amount >= min(HURTS, table.blood(deed.on))


def fight_habit(table: RivalsTable, what: str, seat: int, options: list[str]) -> str:
    """In an attack; '' for what is asked elsewhere too."""
    match what:
        case "AskTarget":
            return best_target(table, seat, options)
        case "AskType":
            return best_type(table, options)
        case "AskLateType":
            return late_type(table, options)
        case "AskAttackCard":
            return best_card(table, options)
        case "AskReaction":
            return best_reaction(table, options)
        case "AskBlock":
            return best_block(table, options)
        case "AskIntel":
            return intel_answer(table, seat, options)
        case _:
            return ""


def other_habit(table: RivalsTable, what: str, ask: Ask, options: list[str]) -> str:
    seat = ask.seat
    match what:
        case "AskDeck":
            return deck_answer(table, seat, options)
        case "AskMend":
            return mend_answer(table, seat, options)
        case "AskDiscards" | "AskDiscard" | "AskDiscardCost" | "AskSift":
            return worst(table, seat, options)
        case "AskAssign":
            return max(options, key=lambda option: table.blood(table.with_handle(option[5:])))
        case "AskDeclare":
            return declare_answer(table, seat, options)
        case "AskPrice":
            return price_answer(table, options)
        case "AskOnTop":
            assert isinstance(ask, AskOnTop), "only one of a foe's cards is chosen so"
            foe = ask.source.target
            return max(options, key=lambda option: value_of(table, foe, option[5:]))
        case "AskOffer":
            return offer_answer(table, ask, options)
        case "AskInvest" | "AskRaised":
            return options[-1]
        case "AskBought":
            return bought_answer(table, options)
        case "AskDiscardFor" | "AskContribution" | "AskChallenge" | "AskWindow":
            return options[0]
        case _:
            return city_habit(table, what, seat, options)


def city_habit(table: RivalsTable, what: str, seat: int, options: list[str]) -> str:
    """What Events of the City ask, and all that is left."""
    match what:
        case "AskExert":
            return next((option for option in options if option.startswith("exert")), "go")
        case "AskMarch":
            return march_answer(table, options)
        case "AskTrap":
            return trap_answer(table, seat, options)
        case "AskWhom":
            hunted = [f"name {LETTERS[foe]}" for foe in table.rivals_of(seat)]
            return next((option for option in options if option in hunted), options[-1])
        case _:
            return next((option for option in options if option in STEADY), options[0])


def trap_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    """In a fight only for one's own; else whatever a foe has done is answered."""
    attack = table.attack
    return options[0] if attack is not None and attack.foe != seat else options[-1]


# ---- fighting


def best_target(table: RivalsTable, seat: int, options: list[str]) -> str:
    """The one that is worth most."""
    best, found = -99.0, options[0]
    for option in options:
        value = worth_of_target(table, seat, option)
        if value > best:
            best, found = value, option
    return found


def best_targets(table: RivalsTable, seat: int, options: list[str]) -> list[str]:
    """The best mortal and the best vampire, where there are such."""
    mortal = [option for option in options if option != "none" and is_mortal(table, option)]
    others = [option for option in options if option != "none" and option not in mortal]
    return [best_target(table, seat, some) for some in (mortal, others) if some] or options[:1]


def is_mortal(table: RivalsTable, option: str) -> bool:
    return table.is_a(table.with_handle(option[7:]), MORTAL)


def worth_of_target(table: RivalsTable, seat: int, option: str) -> float:
    attack = table.attack
    assert attack is not None
    return -98.0 if option == "none" else worth_of_attack(table, attack, seat, table.with_handle(option[7:]))


def worth_of_attack(table: RivalsTable, attack: Attack, seat: int, target: int) -> float:
    much = best_plan(table, attack, target, ALL_TYPES).much
    if table.is_a(target, MORTAL):
        price = TOLL * toll(table, seat, target)
        return SERVICE + SURE * table.face(target).agenda - price if much >= table.endurance(target) else -price
    owner, blood = table.pieces[target].holder, table.blood(target)
    value = DAMAGE * min(much, blood) - TOLL * toll(table, seat, target)
    if much >= blood:
        value += DEADLY + table.quality(POTENCY, target) / 2 + (1.0 if table.is_rival(seat, owner) else 0.0)
    return value - max(0, table.secrecy(target) - intel_against(table, target) - savings(table, seat))


def best_type(table: RivalsTable, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    kind = best_plan(table, attack, attack.target, [TYPES[option] for option in options]).kind
    return next((option for option in options if TYPES[option] == kind), options[0])


def late_type(table: RivalsTable, options: list[str]) -> str:
    """A type of the card that was laid, and of those the one that leaves most."""
    attack = table.attack
    assert attack is not None
    card, target = attack.card, attack.target
    kinds = [TYPES[option] for option in options if card == NOTHING or table.face(card).types & TYPES[option]]
    best = max(
        kinds or [TYPES[option] for option in options],
        key=lambda kind: hit(table, attack, target, kind, card) - held_back(table, target, kind),
    )
    return next(option for option in options if TYPES[option] == best)


def best_card(table: RivalsTable, options: list[str]) -> str:
    """Face down, or face up where it must be."""
    attack = table.attack
    assert attack is not None
    if attack.card != NOTHING:
        return "none"
    card = best_plan(table, attack, attack.target, [attack.type] if attack.type else ALL_TYPES).card
    name = "" if card == NOTHING else table.id_of(card)
    return next((option for option in (f"lay {name}", f"show {name}") if option in options), "none")


def best_block(table: RivalsTable, options: list[str]) -> str:
    """Somebody who will stand steps in for somebody who would fall."""
    attack = table.attack
    assert attack is not None
    best, found = left_after(table, attack, attack.target), options[0]
    if best > 0:
        return found
    for option in options[1:]:
        verb, _, handle = option.partition(" ")
        left = left_after(table, attack, table.with_handle(handle)) if verb == "block" else 0
        if left > best:
            best, found = left, option
    return found


def left_after(table: RivalsTable, attack: Attack, victim: int) -> int:
    """The Blood that this attack would leave somebody, or less than none."""
    if table.is_a(victim, MORTAL):
        return 1  # nobody stands before a mortal
    kind = attack.type or PHYSICAL
    much = hit(table, attack, victim, kind, attack.card) - held_back(table, victim, kind)
    return table.blood(victim) - max(0, much)


def best_reaction(table: RivalsTable, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    best, found = 0, "none"
    for option in options[1:]:
        name = option.partition(" ")[2]
        card = next(one for one in table.hand[attack.foe] if table.prints[one] == NUMBER[name])
        if why_not_play(table, card, attack.target, attack.type, reaction=True) is None:
            face = table.face(card)
            much = 2 * face.shield + (2 if face.texts or face.play is not None else 0)
            much += 2 * face.damage if strikes(face) else 0
            much += 2 * given_back(table, attack, face)
            if much > best:
                best, found = much, option
    return found


def given_back(table: RivalsTable, attack: Attack, face: Card) -> int:
    """The damage that this Reaction gives back to the attacker by its text."""
    effect = mirror(face)
    if effect is None:
        return 0
    much = hit(table, attack, attack.target, attack.type, attack.card) // gives_back(effect)
    return max(0, much - table.quality(RESISTS[effect.type], attack.attacker))


def intel_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    attack = table.attack
    assert attack is not None
    wanted = seat == attack.seat and lacking(table) > 0 and table.secrecy(attack.target) > 0
    if not wanted:
        return "done"
    needed = best_plan(table, attack, attack.target, ALL_TYPES).card
    bought = [option for option in options if option.startswith("use ") and can_spare(table, seat, option)]
    if bought:
        return bought[0]
    kept = "" if needed == NOTHING else f"discard {table.id_of(needed)}"
    discards = [option for option in options if option.startswith("discard") and option != kept]
    return worst(table, seat, discards) if discards else "done"


def can_spare(table: RivalsTable, seat: int, option: str) -> bool:
    """Agenda is paid for Intel only where it lies on characters: there it counts for nothing."""
    return not spends(table.prints[table.with_handle(option.split(" ")[1])]) or len(bearing(table, seat)) > 0


def bought_answer(table: RivalsTable, options: list[str]) -> str:
    """As much as it takes to reach the target, or all there is."""
    attack = table.attack
    assert attack is not None
    missing = table.secrecy(attack.target) - intel(table)
    return options[min(max(1, missing), len(options)) - 1]


# ---- hands


def value_of(table: RivalsTable, seat: int, name: str) -> float:
    """What a card in hand is worth to this player: little where nobody can play it, or where it does nothing twice."""
    face = CARDS[NUMBER[name]]
    value = max([worth for bit, worth in TO_DISCARD.items() if face.kind & bit], default=1.0)
    if banned_by(table, seat, NUMBER[name]) != NOTHING:
        return USELESS
    if face.kind & VAMPIRE:
        return value if face.potency < table.has_prestige(seat) else USELESS
    if not has_clan(table, seat, face.clan) or not any(
        table.quality(POTENCY, card) >= face.potency for card in table.coterie[seat]
    ):
        return USELESS
    there = [table.id_of(card) for card in table.board[seat]] if face.kind & ONGOING else []
    if face.kind & TITLE:
        bearers = [table.pieces[card] for card in table.coterie[seat]]
        there = [table.id_of(guest) for piece in bearers for guest in piece.guests if not table.pieces[guest].down]
    held = [table.id_of(card) for card in table.hand[seat]].count(name)
    return USELESS if name in there else value - (SECOND if held > 1 else 0.0)


def worst(table: RivalsTable, seat: int, options: list[str]) -> str:
    """Done if that is possible; else the card one can best do without."""
    if "done" in options:
        return "done"
    return min(options, key=lambda option: value_of(table, seat, option.partition(" ")[2]) if " " in option else 9.0)


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


# ---- Animals


def offer_answer(table: RivalsTable, ask: Ask, options: list[str]) -> str:
    """As many as fell a foe's character, those in hand first; where so many are not to be had, one."""
    assert isinstance(ask, AskOffer), "only Animals are given up so"
    theirs = [card for foe in table.foes(ask.seat) for card in table.coterie[foe]]
    enough = [needed(table, card) for card in theirs if table.pieces[card].zone == STREET]
    there = len(ask.choosable(table)) + len(ask.chosen)
    wanted = min([count for count in enough if count <= there], default=1)
    offers = [option for option in options if option != "done"]
    if len(ask.chosen) >= wanted or not offers:
        return "done"
    return offers[-1]


def needed(table: RivalsTable, card: int) -> int:
    """The Physical damage that fells it."""
    return table.blood(card) + held_back(table, card, PHYSICAL)


# ---- Influence


def declare_answer(table: RivalsTable, seat: int, options: list[str]) -> str:
    """One's own Scheme is carried, others' are opposed; Prestige is hidden where it may decide."""
    conflict = table.conflict
    assert conflict is not None
    if conflict.seat != seat and table.is_rival(conflict.seat, seat):
        wanted = "no"
    elif conflict.seat != seat and total(table, YES) - total(table, NO) > ENOUGH_VAMPIRES:
        return "out" if "out" in options else "no"
    else:
        wanted = "yes" if conflict.seat == seat else "no"
    lays = [option for option in options if option.startswith("lay")]
    exerts = [option for option in options if option.startswith("exert")]
    lent = raising(table, seat, options)
    if lent:
        return lent[0]
    if exerts:
        return exerts[0]
    if lays:
        return lays[0]
    hides = [option for option in options if option.startswith("hide")]
    if hides and conflict.seat == seat and table.has_prestige(seat) > SPARE:
        return hides[min(1, len(hides) - 1)]
    return wanted


def raising(table: RivalsTable, seat: int, options: list[str]) -> list[str]:
    """What raises any one character for no more than being exhausted."""
    ways = [f"use {table.handle(force.cause.card)}" for force in raises(table, seat)]
    return [way for way in ways if way in options]


def march_answer(table: RivalsTable, options: list[str]) -> str:
    """Whoever is ready goes out, the strongest first, while there is somebody to attack with."""
    ready = [option for option in options if option.startswith("move") and table.pieces[goes(table, option)].ready]
    if not ready or not table.actions:
        return "enough"
    return max(ready, key=lambda option: table.quality(POTENCY, goes(table, option)))


def goes(table: RivalsTable, option: str) -> int:
    return table.with_handle(option.partition(" ")[2])


def price_answer(table: RivalsTable, options: list[str]) -> str:
    """Vampires first, then a card; Prestige for what is missing."""
    ask = table.open[0]
    missing = ask.facts(table).get("missing", 0)
    if "pay" in options and missing == 0:
        return "pay"
    lent = raising(table, ask.seat, options)
    if lent:
        return lent[0]
    for verb in ("exert", "lay"):
        found = [option for option in options if option.startswith(verb)]
        if found:
            return found[0]
    return "pay" if "pay" in options else options[0]
