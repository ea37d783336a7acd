"""English: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import KINDS as KIND_NAMES
from gloam.blood_orders.catalogue import Standing
from gloam.core import choices
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import breaths, gain_and_more, short
from gloam.words.english.blood_orders.nouns import KINDS, amount, pile
from gloam.words.english.table import count, listing
from gloam.words.forms import ORDER, Form

# ---- counts


def counted(x: Count) -> tuple[str, str]:
    """What is counted: one of it, several of it."""
    match x:
        case counts.CatacombsInHand():
            return "Bleeder or Elder in your hand", "Bleeders and Elders in your hand"
        case counts.VictimsInHand():
            return "Victim card in your hand", "Victim cards in your hand"
        case counts.ClassesInHand():
            return "different Victim class in your hand", "different Victim classes in your hand"
        case counts.YourRituals():
            return "Ritual you have acquired", "Rituals you have acquired"
        case counts.YourInfluence():
            return "influence you have", "influence you have"
        case counts.PipsHere():
            return "pip on this Quarter's fear die", "pips on this Quarter's fear die"
    raise AssertionError(f"no words for {x!r}")


def measured(x: Count) -> tuple[int, str, int]:
    """How many, for each of what, and how many at most: 1, "for every 2 Victim cards in your hand", 2."""
    if not isinstance(x, counts.Per):
        return 1, f"for each {counted(x)[0]}", 0
    one, some = counted(x.of_what)
    return abs(x.times), f"for every {x.each} {some}" if x.each > 1 else f"for each {one}", x.at_most


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
            return f"pay {amount(x.amount, x.what)}"
    return city(x)


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
    sentences: list[list[str]] = []
    before = False
    for effects in breaths(x.effects):
        if before and short(effects):
            sentences[-1].append(breath(effects, form))
        else:
            sentences.append([breath(effects, form)])
        before = short(effects)
    return ". Then ".join([joined(clauses) for clauses in sentences])


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
        return f"gain {listing(gains)}"
    if isinstance(first, own.MoveFear) and isinstance(first.spaces, int):
        return f"{'raise' if first.spaces > 0 else 'lower'} your fear by {abs(first.spaces)}"
    return effect(first, form)


def plain_gains(effects: list[Effect]) -> list[str]:
    """ "1 blood", "2 influence"."""
    return [
        amount(part.amount, part.what)
        for part in effects
        if isinstance(part, own.Gain) and isinstance(part.amount, int)
    ]


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
    return f"{'raise' if x.spaces.times > 0 else 'lower'} your fear by {abs(x.spaces.times)}"


def city(x: Effect) -> str:
    """Dice, Quarters and cards."""
    match x:
        case quarters.ShiftAllDice():
            return f"{'raise' if x.change > 0 else 'lower'} every Quarter's fear die by {abs(x.change)}"
        case quarters.ShiftDie():
            return f"choose a Quarter and {'raise' if x.change > 0 else 'lower'} its fear die by {abs(x.change)}"
        case quarters.ShiftDieUpTo():
            return f"you may raise or lower one Quarter's fear die by {up_to(x.change)}"
        case quarters.TakeFromNight():
            what = (
                f"{x.amount} tokens, blood or influence in any mix,"
                if x.what == quarters.EITHER
                else f"{x.amount} blood"
            )
            return f"take {what} from the Night space of a Quarter of your choice"
        case quarters.CopyLocation():
            where = "another Quarter" if x.other else "any Quarter"
            return f"carry out the effect of the Location in {where}, which counts as the active Quarter meanwhile"
        case quarters.ReplaceVictim():
            new = "replace it with the top card of the Victim deck"
            rest = "the fear die there is set anew, the Night tokens stay"
            return f"discard the Victim of another Quarter and {new}; {rest}"
        case own.TakeCatacombs():
            cards = "a Bleeder or an Elder" if x.cards == 1 else f"{x.cards} Bleeders or Elders of your choice"
            return f"take {cards} into your hand"
        case own.DrawVictims():
            return f"draw the top {'card' if x.cards == 1 else f'{x.cards} cards'} of the Victim deck into your hand"
        case own.Recover():
            return f"return up to {count(x.cards, 'card', 'cards')} from your Torpor to your hand"
        case own.DiscardVictim():
            return "discard a Victim card from your hand"
    return others(x)


def up_to(change: int) -> str:
    return listing([str(number) for number in range(1, change + 1)], "or")


def others(x: Effect) -> str:
    """Opponents and Order tokens."""
    match x:
        case own.Steal():
            return f"steal {pile(x.blood, x.influence)} from an opponent of your choice"
        case own.OpponentFear():
            return f"raise the fear of an opponent of your choice by {x.spaces}"
        case own.OpponentDiscards():
            return "an opponent of your choice picks a card from their hand and discards it"
        case tokens.MoveOwnOrder():
            return "you may move one of your unresolved Order tokens to another Quarter"
        case tokens.OpponentMovesOrder():
            return f"{CHOOSE_ORDER}. Its owner must move it to another Quarter, which they pick"
        case tokens.SendHome():
            return f"{CHOOSE_ORDER}. It goes back to its owner, and the cards assigned to it return to their hand"
        case tokens.LoseAssigned():
            return f"{CHOOSE_ORDER}. Its owner picks one of the cards assigned to it and moves it to their Torpor"
        case tokens.LookAtToken():
            return "look at a face-down Order token of an opponent, anywhere on the board"
        case tokens.AddToOrder():
            where = "one of your Order tokens that is not placed yet or lies at a Quarter's entrance"
            return f"assign a card from your hand to {where}"
    raise AssertionError(f"no words for {x!r}")


CHOOSE_ORDER = "choose an unresolved Order token of an opponent"

# ---- Rituals


AFTER = {
    standing.AFTER_DAWN: "after each Dawn action you take",
    standing.AFTER_NIGHT: "after each Night action you take",
    standing.AFTER_OPPONENTS_DUSK: "after each Dusk action an opponent takes",
    standing.AFTER_CONTEST_WON: "after you win a Contested action",
}


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
        case standing.DuskDiscount():
            return f"your Dusk actions cost {x.influence} influence less, but never less than 0"
        case standing.FreeFeeding():
            return f"in each Cleanup, {free(x)} no blood"
        case standing.LargerHand():
            return f"at the end of Cleanup, you may keep {count(x.cards, 'more card', 'more cards')} in hand"
        case standing.LessNightFear():
            return f"your Night actions raise your fear by {x.spaces} less, but never lower it"
        case standing.LessScoredFear():
            spaces = count(x.spaces, "space", "spaces")
            return f"when the game is scored, your fear counts as if it were {spaces} lower, but never below 0"
        case standing.WinsContestTies():
            return "if you are tied for the most symbols in a Contested action, you win it"
        case standing.After():
            return f"{AFTER[x.event]}, {effect(x.then)}"
        case standing.EndPoints():
            return f"when the game is scored, you get {end_points(x.points)}"
    raise AssertionError(f"no words for {x!r}")


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
