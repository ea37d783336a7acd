"""English: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import KINDS as KIND_NAMES
from gloam.blood_orders.catalogue import Standing
from gloam.core import choices
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import gain_and_more, in_sentences, plain_gains
from gloam.words.english.blood_orders.nouns import KINDS, amount, pile
from gloam.words.english.grammar import count, listing
from gloam.words.forms import ORDER, Form
from gloam.words.phrases import Phrases

ONE: Final = Phrases(  # of what is counted
    {
        counts.CatacombsInHand: "Bleeder or Elder in your hand",
        counts.VictimsInHand: "Victim card in your hand",
        counts.ClassesInHand: "different Victim class in your hand",
        counts.YourRituals: "Ritual you have acquired",
        counts.YourInfluence: "influence you have",
        counts.PipsHere: "pip on this Quarter's fear die",
    }
)
SEVERAL: Final = Phrases(
    {
        counts.CatacombsInHand: "Bleeders and Elders in your hand",
        counts.VictimsInHand: "Victim cards in your hand",
        counts.ClassesInHand: "different Victim classes in your hand",
        counts.YourRituals: "Rituals you have acquired",
        counts.YourInfluence: "influence you have",
        counts.PipsHere: "pips on this Quarter's fear die",
    }
)
CHOOSE_ORDER: Final = "choose an unresolved Order token of an opponent"
PHRASES: Final = Phrases(
    {
        own.Pay: "pay {amount}",
        # ---- dice, Quarters and cards
        quarters.ShiftAllDice: "{shift} every Quarter's fear die by {spaces}",
        quarters.ShiftDie: "choose a Quarter and {shift} its fear die by {spaces}",
        quarters.ShiftDieUpTo: "you may raise or lower one Quarter's fear die by {up_to}",
        quarters.TakeFromNight: "take {what} from the Night space of a Quarter of your choice",
        quarters.CopyLocation: (
            "carry out the effect of the Location in {where}, which counts as the active Quarter meanwhile"
        ),
        quarters.ReplaceVictim: (
            "discard the Victim of another Quarter and replace it with the top card of the Victim deck; the fear die "
            "there is set anew, the Night tokens stay"
        ),
        own.TakeCatacombs: "take {cards} into your hand",
        own.DrawVictims: "draw the top {cards} of the Victim deck into your hand",
        own.Recover: "return up to {cards} from your Torpor to your hand",
        own.DiscardVictim: "discard a Victim card from your hand",
        # ---- opponents and Order tokens
        own.Steal: "steal {pile} from an opponent of your choice",
        own.OpponentFear: "raise the fear of an opponent of your choice by {x.spaces}",
        own.OpponentDiscards: "an opponent of your choice picks a card from their hand and discards it",
        tokens.MoveOwnOrder: "you may move one of your unresolved Order tokens to another Quarter",
        tokens.OpponentMovesOrder: f"{CHOOSE_ORDER}. Its owner must move it to another Quarter, which they pick",
        tokens.SendHome: (
            f"{CHOOSE_ORDER}. It goes back to its owner, and the cards assigned to it return to their hand"
        ),
        tokens.LoseAssigned: (
            f"{CHOOSE_ORDER}. Its owner picks one of the cards assigned to it and moves it to their Torpor"
        ),
        tokens.LookAtToken: "look at a face-down Order token of an opponent, anywhere on the board",
        tokens.AddToOrder: (
            "assign a card from your hand to one of your Order tokens that is not placed yet or lies at a Quarter's "
            "entrance"
        ),
    }
)
AFTER: Final = {
    standing.AFTER_DAWN: "after each Dawn action you take",
    standing.AFTER_NIGHT: "after each Night action you take",
    standing.AFTER_OPPONENTS_DUSK: "after each Dusk action an opponent takes",
    standing.AFTER_CONTEST_WON: "after you win a Contested action",
}
LASTING: Final = Phrases(
    {
        standing.DuskDiscount: "your Dusk actions cost {x.influence} influence less, but never less than 0",
        standing.FreeFeeding: "in each Cleanup, {first} no blood",
        standing.LargerHand: "at the end of Cleanup, you may keep {cards} in hand",
        standing.LessNightFear: "your Night actions raise your fear by {x.spaces} less, but never lower it",
        standing.LessScoredFear: (
            "when the game is scored, your fear counts as if it were {spaces} lower, but never below 0"
        ),
        standing.WinsContestTies: "if you are tied for the most symbols in a Contested action, you win it",
        standing.After: "{after}, {then}",
        standing.EndPoints: "when the game is scored, you get {points}",
    }
)

# ---- counts


def measured(x: Count) -> tuple[int, str, int]:
    """How many, for each of what, and how many at most: 1, "for every 2 Victim cards in your hand", 2."""
    if not isinstance(x, counts.Per):
        return 1, f"for each {ONE.of(x)}", 0
    each = f"for every {x.each} {SEVERAL.of(x.of_what)}" if x.each > 1 else f"for each {ONE.of(x.of_what)}"
    return abs(x.times), each, x.at_most


def shift(change: int) -> str:
    return "raise" if change > 0 else "lower"


def up_to(change: int) -> str:
    return listing([str(number) for number in range(1, change + 1)], "or")


# ---- effects


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause: an order and what follows "may" are the same in English."""
    match x:
        case choices.InOrder():
            return in_order(x, form)
        case choices.May():
            return f"you may {offered(x)}"
        case choices.ChooseOne():
            return "either " + ", or ".join([effect(choice) for choice in x.choices])
        case own.Gain() | own.MoveFear():
            return breath([x], form)
        case own.Pay():
            return PHRASES.of(x, form, amount=amount(x.amount, x.what))
        case own.Steal():
            return PHRASES.of(x, form, pile=pile(x.blood, x.influence))
    return city(x, form)


def offered(x: choices.May) -> str:
    """What a player may do, and what for: follows "may" and "do you"."""
    return effect(x.first) if x.then is None else f"{effect(x.first)} to {effect(x.then)}"


def in_order(x: choices.InOrder, form: Form) -> str:
    """A cost and what it buys; or one thing after another, short ones joined by "and"."""
    if x.effects[0].is_cost():
        return f"{effect(x.effects[0], form)} to {in_order(choices.InOrder(x.effects[1:]), form)}"
    if more := gain_and_more(x):
        gain, cost, number = more
        return f"{effect(gain)}. Then you may {effect(cost)} to gain {number} more"
    return ". Then ".join([joined([breath(one, form) for one in each]) for each in in_sentences(x.effects)])


def joined(clauses: list[str]) -> str:
    """Two clauses with "and"; with a comma before it where the first has one already."""
    return listing(clauses, ", and" if " and " in clauses[0] else "and").replace(" , and", ", and")


def breath(effects: list[Effect], form: Form) -> str:
    """What one clause says."""
    first, last = effects[0], effects[-1]
    if isinstance(last, own.Gain) and isinstance(last.amount, Count) and isinstance(first, own.Gain):
        if isinstance(first.amount, int):
            number, each, most = measured(last.amount)
            limit = f", at most {most} more" if most else ""
            return f"gain {amount(first.amount, first.what)}, then {number} more {each}{limit}"
        return gains_for_each(effects)
    if isinstance(last, own.MoveFear) and isinstance(last.spaces, Count):
        parts = [part_for_each(part) for part in effects]
        return f"{measured(last.spaces)[1]}, {listing(parts)}"
    if gains := plain_gains(effects):
        return f"gain {listing([amount(*gain) for gain in gains])}"
    if isinstance(first, own.MoveFear) and isinstance(first.spaces, int):
        return f"{shift(first.spaces)} your fear by {abs(first.spaces)}"
    return effect(first, form)


def gains_for_each(effects: list[Effect]) -> str:
    """ "gain 1 blood and 1 influence for each Ritual you have acquired, at most 2 of each"."""
    parts, each, limit = [], "", ""
    for part in effects:
        assert isinstance(part, own.Gain), "only gains are counted here"
        assert isinstance(part.amount, Count), "only gains are counted here"
        number, each, most = measured(part.amount)
        parts.append(amount(number, part.what))
        limit = f", at most {most}" if most else ""
    return f"gain {listing(parts)} {each}{limit}{' of each' if limit and len(parts) > 1 else ''}"


def part_for_each(x: Effect) -> str:
    """One of several things that happen for each of something."""
    if isinstance(x, own.Gain) and isinstance(x.amount, Count):
        return f"gain {amount(measured(x.amount)[0], x.what)}"
    assert isinstance(x, own.MoveFear), "only gains and fear are counted together"
    assert isinstance(x.spaces, counts.Per), "fear is counted by a measure"
    return f"{shift(x.spaces.times)} your fear by {abs(x.spaces.times)}"


def city(x: Effect, form: Form) -> str:
    """Dice, Quarters and cards."""
    match x:
        case quarters.ShiftAllDice() | quarters.ShiftDie():
            return PHRASES.of(x, form, shift=shift(x.change), spaces=abs(x.change))
        case quarters.ShiftDieUpTo():
            return PHRASES.of(x, form, up_to=up_to(x.change))
        case quarters.TakeFromNight():
            either = x.what == quarters.EITHER
            what = f"{x.amount} tokens, blood or influence in any mix," if either else f"{x.amount} blood"
            return PHRASES.of(x, form, what=what)
        case quarters.CopyLocation():
            return PHRASES.of(x, form, where="another Quarter" if x.other else "any Quarter")
        case own.TakeCatacombs():
            cards = "a Bleeder or an Elder" if x.cards == 1 else f"{x.cards} Bleeders or Elders of your choice"
            return PHRASES.of(x, form, cards=cards)
        case own.DrawVictims():
            return PHRASES.of(x, form, cards="card" if x.cards == 1 else f"{x.cards} cards")
        case own.Recover():
            return PHRASES.of(x, form, cards=count(x.cards, "card", "cards"))
    return PHRASES.of(x, form)


# ---- Rituals


def lasting(x: Standing) -> str:
    """What a Ritual does by being there, as a clause."""
    match x:
        case standing.ExtraSymbols():
            kind = KINDS[KIND_NAMES[x.kind]]
            more = count(x.symbols, f"extra {kind} symbol", f"extra {kind} symbols")
            if x.contested:
                where = f"in a Contested action, your order counts {more} if it has at least 1 card"
                return f"{where}; they do not help it to overcome fear"
            return f"your {kind} orders with at least 1 card count {more}"
        case standing.FreeFeeding():
            return LASTING.of(x, first=free(x))
        case standing.LargerHand():
            return LASTING.of(x, cards=count(x.cards, "more card", "more cards"))
        case standing.LessScoredFear():
            return LASTING.of(x, spaces=count(x.spaces, "space", "spaces"))
        case standing.After():
            return LASTING.of(x, after=AFTER[x.event], then=effect(x.then))
        case standing.EndPoints():
            return LASTING.of(x, points=end_points(x.points))
    return LASTING.of(x)


def free(x: standing.FreeFeeding) -> str:
    what = "Bleeder or Elder" if x.only_catacombs else "card"
    if x.cards == 1:
        return f"the first {what} you feed costs"
    return f"the first {x.cards} {'Bleeders or Elders' if x.only_catacombs else 'cards'} you feed cost"


def end_points(x: Count) -> str:
    number, each, most = measured(x)
    this = ", this one included" if isinstance(x, counts.YourRituals) else ""
    limit = f", at most {most}" if most else ""
    return f"{count(number, 'extra victory point', 'extra victory points')} {each}{this}{limit}"
