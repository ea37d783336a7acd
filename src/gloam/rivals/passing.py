"""Passing in the turns of foes: what can be passed, what it means that an attack changes, and who would fall.

Only what everyone can see is looked at here, never a hand or a face-down card. [window.principle]
"""

from __future__ import annotations

from typing import Final

from gloam.core.passing import ALWAYS, DANGER, NEVER, Kind, Passing
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.core.texts import Whenever
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.catalogue import ATTACK, CARDS, EASE, MORTAL, NUMBER, POTENCY, Card
from gloam.rivals.damage import left_of, strength, struck
from gloam.rivals.intel import lacking
from gloam.rivals.patterns import When
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import BLOCKING, Activated
from gloam.rivals.tokens import total
from gloam.rivals.verbs import DEFEAT
from gloam.rivals.which import active

PASSED: Final = {
    "AskBlock": "let",
    "AskReaction": "none",
    "AskAid": "none",
    "AskShelter": "none",
    "AskHarden": "none",
    "AskWindow": "pass",
    "AskIntel": "done",
    "AskContribution": "no",
    "AskTrap": "pass",
    "AskChallenge": "pass",
    "AskChange": "no",
    "AskAnswer": "no",
    "AskDeclare": "out",
}
KIND_OF: Final = {
    "AskBlock": "defence",
    "AskReaction": "defence",
    "AskAid": "defence",
    "AskShelter": "texts",
    "AskHarden": "defence",
    "AskWindow": "abilities",
    "AskIntel": "intel",
    "AskContribution": "conspiracy",
    "AskTrap": "traps",
    "AskChallenge": "claim",
    "AskChange": "prevention",
    "AskAnswer": "texts",
}
# With so many cards in hand everyone can see that a question about it has one answer, where it has only one.
SEEN_FORCED: Final = {"AskDiscard": 1, "AskDiscardCost": 1, "AskDiscardFor": 1, "AskPrice": 0}
OF_FIGHTS: Final = (ALWAYS, DANGER, NEVER)
KINDS: Final = (
    Kind("intel", NEVER),
    Kind("defence", modes=OF_FIGHTS),
    Kind("abilities", modes=OF_FIGHTS),
    Kind("prevention", modes=OF_FIGHTS),
    Kind("conspiracy"),
    Kind("traps"),
    Kind("claim"),
    Kind("texts"),
)
TURN: Final = "turn"
ATTACKED: Final = "attack"
SUMMED: Final = 10  # the step at which the damage is known


class RivalsPassing(Passing):
    """A Scheme is always declared and a Conspiracy resolved by hand, and to pass never spends a card."""

    def option(self, table: Table, question: Question) -> str:
        option = PASSED.get(question.what, "")
        return option if option in question.options and not has_begun(rivals(table), question) else ""

    def kind(self, table: Table, question: Question) -> str:
        here = rivals(table)
        own = here.active == question.seat or (here.attack is not None and here.attack.seat == question.seat)
        if own or not self.option(table, question):
            return ""
        card = only_card(here, question)
        if card:
            return card_kind(card)
        return "texts" if question.facts.get("deed", "hurt") != "hurt" else KIND_OF.get(question.what, "")

    def forced(self, table: Table, question: Question) -> str:
        """The last card of a hand is discarded, and a Title paid for with Prestige where nothing else is left. Which
        Attack cards and Reactions a hand holds nobody may know: who can lay none is asked all the same.
        [window.principle]"""
        held = len(rivals(table).hand[question.seat])
        only = len(question.options) == 1 and held == SEEN_FORCED.get(question.what, -1)
        return question.options[0] if only else ""

    def kinds(self, table: Table, seat: int) -> list[Kind]:
        here = rivals(table)
        cards = [card for card, piece in enumerate(here.pieces) if piece.holder == seat and piece.stamp]
        named = sorted({here.id_of(card) for card in cards if is_named(here.face(card))})
        return [*KINDS, *[Kind(card_kind(card), modes=OF_FIGHTS, card=card) for card in named]]

    def spans(self, table: Table) -> dict[str, str]:
        """The turn, and the attack under way in it."""
        here = rivals(table)
        turn, attack = str(here.turn), here.attack
        return {TURN: turn} if attack is None else {TURN: turn, ATTACKED: f"{turn} {here.handle(attack.attacker)}"}

    def waits(self, table: Table, seat: int) -> bool:
        here = rivals(table)
        return here.turn > 0 and here.active != seat and not here.out[seat] and not here.over

    def signs(self, table: Table, seat: int) -> list[str]:
        """Another target, a card turned up, or one of their own who would fall."""
        here = rivals(table)
        attack = here.attack
        if attack is None:
            return []
        laid = (attack.card, *attack.reactions())
        shown = [here.id_of(card) for card in laid if card != NOTHING and here.pieces[card].zone != LAID]
        target = [] if attack.target == NOTHING else [f"target {here.handle(attack.target)}"]
        falls = [f"falls {here.handle(card)}" for card in falling(here, seat)]
        return [*target, *[f"shown {card}" for card in shown], *falls]

    def in_danger(self, table: Table, question: Question) -> bool:
        """Damage that is no attack's, and a defeat that is on its way, count as danger: nothing shows how it ends."""
        here = rivals(table)
        deed, attack = question.facts.get("deed"), here.attack
        if attack is not None and not attack.type and question.what in ("AskBlock", "AskReaction"):
            return True
        return deed == "defeat" or (deed == "hurt" and here.attack is None) or falling(here, question.seat) != []


PASSING: Final = RivalsPassing()


def has_begun(table: RivalsTable, question: Question) -> bool:
    """Has the seat chosen cards for Intel already? Then to end the choice would discard them."""
    return question.what == "AskIntel" and question.facts["missing"] != lacking(table)


# ---- Relentless cards


def card_kind(card: str) -> str:
    return f"card {card}"


def is_named(card: Card) -> bool:
    """May this card be used in the turns of foes, at a moment of its own? [window.relentless]"""
    for text in card.texts:
        if isinstance(text, Activated) and text.relentless and text.window == BLOCKING:
            return True
        if isinstance(text, Whenever) and text.may and isinstance(text.of, When) and text.of.verb == DEFEAT:
            return True
    return False


def only_card(table: RivalsTable, question: Question) -> str:
    """The one such card that the question is about; '' where it is about anything else as well. Everyone can see which
    blockers and which texts are asked about."""
    cards = question.facts.get("cards")
    if question.what == "AskBlock":
        words = [option.split(" ") for option in question.options if option != "let"]
        cards = tuple([table.id_of(table.with_handle(word[1])) if word[0] == "use" else "" for word in words])
    named = set(cards) if isinstance(cards, tuple) else set()
    card = named.pop() if len(named) == 1 else ""
    return card if isinstance(card, str) and card and is_named(CARDS[NUMBER[card]]) else ""


# ---- who would fall


def falling(table: RivalsTable, seat: int) -> list[int]:
    """The seat's vampires that the attack under way would defeat if nothing else answers. A card that lies face down
    counts as the worst that can lie there, so that nobody is asked too late."""
    attack = table.attack
    if attack is None or attack.foe in (NOBODY, attack.seat) or not attack.type or attack.target == NOTHING:
        return []
    target = attack.target
    if not active(table, attack.attacker) or table.is_a(target, MORTAL) or not active(table, target):
        return []
    piece = table.pieces[target]
    return [target] if piece.holder == seat and worst_blow(table, attack) >= total(piece.tokens) else []


def worst_blow(table: RivalsTable, attack: Attack) -> int:
    """The most damage that can be left for the target, before anything is prevented."""
    known = strength(table, attack.attacker, attack.card, attack.type) if attack.step < SUMMED else attack.strength
    plain = struck(table, attack, attack.target, known, attack.type, attack.attacker)
    blows = [plain]
    if attack.card != NOTHING and table.pieces[attack.card].zone == LAID:
        blows = [more(plain, card) for card in can_lie_there(table, attack)] or blows
    return max([left_of(table, attack.target, [blow]).amount for blow in blows])


def more(blow: Blow, card: Card) -> Blow:
    """The same blow with this card."""
    harsh = blow.aggravated or card.aggravated
    return Blow(blow.card, blow.amount + card.damage, blow.type, harsh, blow.by, blow.doer)


def can_lie_there(table: RivalsTable, attack: Attack) -> list[Card]:
    """The Attack cards of this type that the attacker has the Blood Potency for."""
    eased = sum([table.quality(EASE, vampire) for vampire in table.coterie[attack.seat]])
    potency = table.quality(POTENCY, attack.attacker) + eased
    return [card for card in CARDS if card.kind & ATTACK and card.types & attack.type and card.potency <= potency]
