"""How hard an attack would hit: the skull of a card, the attribute, all that is in force, what its own text adds."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne
from gloam.core.effect import Amount, Condition, Effect, number
from gloam.core.texts import Cause, Lend, Text, Whenever
from gloam.rivals.attack_record import Attack
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ATTACK,
    ATTRIBUTE,
    DAMAGE,
    FEWER_SHIELDS,
    KIND,
    MORTAL,
    RESISTS,
    SHIELD,
    TYPES,
    UNRESISTED,
    Card,
)
from gloam.rivals.deck_effects import DiscardFor
from gloam.rivals.fight_effects import OnMortal
from gloam.rivals.pieces import NOTHING
from gloam.rivals.playing import why_not_play
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Activated, Plus


class Extra:
    """Damage that a card's own text adds: so much, where this is so, perhaps to mortals alone."""

    def __init__(self, amount: Amount, when: Condition | None, mortal: bool) -> None:
        self.amount: Final = amount
        self.when: Final = when
        self.mortal: Final = mortal


class Plan:
    """One way to attack: with a card or with none, of a type, for so much damage after what holds it back."""

    def __init__(self, much: int, kind: int, card: int) -> None:
        self.much: Final = much
        self.kind: Final = kind
        self.card: Final = card


EXTRAS: Final[dict[str, list[Extra]]] = {}  # by card, as they are asked for
OVERCOMING: Final = (UNRESISTED, AGGRAVATED, FEWER_SHIELDS)
BREAKERS: Final[dict[str, list[Plus]]] = {}  # by card, too


def extras(face: Card) -> list[Extra]:
    if face.id not in EXTRAS:
        EXTRAS[face.id] = [extra for text in face.texts for extra in of_text(text)]
    return EXTRAS[face.id]


def of_text(text: Text) -> list[Extra]:
    if isinstance(text, Plus):
        return [Extra(text.amount, text.when, False)] if text.quality == DAMAGE else []
    if isinstance(text, Activated):
        return of_effect(text.then, text.when, False)
    return of_effect(text.then, text.when, False) if isinstance(text, Whenever) else []


def of_effect(effect: Effect, when: Condition | None, mortal: bool) -> list[Extra]:
    """What is lent for this attack, however deep."""
    if isinstance(effect, Lend):
        lent = effect.text
        return [Extra(lent.amount, when, mortal)] if isinstance(lent, Plus) and lent.quality == DAMAGE else []
    if isinstance(effect, ChooseOne):
        return [extra for choice in effect.choices for extra in of_effect(choice, when, mortal)]
    if isinstance(effect, OnMortal):
        return of_effect(effect.then, when, True)
    return of_effect(effect.then, when, mortal) if isinstance(effect, DiscardFor) else []


def added(table: RivalsTable, attack: Attack, card: int) -> int:
    """What the text of a card in hand would add to the attack as it stands."""
    cause = Cause(attack.seat, card, 0, attack.attacker)
    much = 0
    for extra in extras(table.face(card)):
        fits = not extra.mortal or table.is_a(attack.target, MORTAL)
        if fits and (extra.when is None or extra.when.holds(table, cause)):
            much += number(extra.amount, table, cause)
    return much


def hit(table: RivalsTable, attack: Attack, target: int, kind: int, card: int) -> int:
    """The damage of such an attack, before anything is done against it. The attack is left as it was."""
    aimed, announced = attack.target, attack.type
    attack.target, attack.type = target, kind
    much = table.quality(DAMAGE, attack.attacker)
    much += table.quality(ATTRIBUTE[kind], attack.attacker) if kind in ATTRIBUTE else 0
    if card != NOTHING:
        much += table.face(card).damage + added(table, attack, card)
    attack.target, attack.type = aimed, announced
    return much


def held_back(table: RivalsTable, victim: int, kind: int) -> int:
    """What a victim takes off it at least."""
    if table.is_a(victim, MORTAL):
        return 0
    return table.quality(RESISTS[kind], victim) + table.quality(SHIELD, victim)


def overcome(table: RivalsTable, attack: Attack, victim: int, kind: int, card: int) -> int:
    """What the text of a card in hand takes off what holds such an attack back."""
    if table.is_a(victim, MORTAL):
        return 0
    aimed, attack.target = attack.target, victim
    cause, much = Cause(attack.seat, card, 0, attack.attacker), 0
    for text in breakers(table.face(card)):
        if text.when is None or text.when.holds(table, cause):
            if text.quality == FEWER_SHIELDS:
                much += min(number(text.amount, table, cause), table.quality(SHIELD, victim))
            else:
                much += table.quality(RESISTS[kind], victim)
    attack.target = aimed
    return much


def breakers(face: Card) -> list[Plus]:
    """The texts of a card that overcome an attribute or Shields."""
    if face.id not in BREAKERS:
        BREAKERS[face.id] = [text for text in face.texts if isinstance(text, Plus) and text.quality in OVERCOMING]
    return BREAKERS[face.id]


def plans(table: RivalsTable, attack: Attack, target: int, kind: int) -> list[Plan]:
    """Every way to attack this target so, without a card first."""
    hindered = held_back(table, target, kind)
    found = [Plan(hit(table, attack, target, kind, NOTHING) - hindered, kind, NOTHING)]
    met: list[int] = []
    for card in table.hand[attack.seat]:
        name = table.prints[card]
        if KIND[name] & ATTACK and name not in met and why_not_play(table, card, attack.attacker, kind) is None:
            met.append(name)
            less = hindered - overcome(table, attack, target, kind, card)
            found.append(Plan(hit(table, attack, target, kind, card) - less, kind, card))
    return found


def best_plan(table: RivalsTable, attack: Attack, target: int, kinds: list[int]) -> Plan:
    """The hardest blow; against a mortal the least that is enough, without a card if that will do."""
    every = [plan for kind in kinds for plan in plans(table, attack, target, kind)]
    best = every[0]
    value = table.endurance(target) if table.is_a(target, MORTAL) else 0
    enough = [plan for plan in every if value and plan.much >= value]
    if enough:
        bare = [plan for plan in enough if plan.card == NOTHING]
        return (bare or sorted(enough, key=lambda plan: plan.much))[0]
    for plan in every:
        if plan.much > best.much:
            best = plan
    return best


ALL_TYPES: Final = list(TYPES.values())
