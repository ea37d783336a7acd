"""English: the questions of Blood Orders."""

from __future__ import annotations

from gloam.blood_orders import effects as own
from gloam.blood_orders import quarters, tokens
from gloam.core.choices import May
from gloam.core.question import Question
from gloam.words.blood_orders.cards import effects_of, ritual_of
from gloam.words.english.blood_orders.cards import READER
from gloam.words.english.blood_orders.nouns import KINDS, at, named, pile, place, several
from gloam.words.english.grammar import count
from gloam.words.facts import Names, text, texts, whole


def question(q: Question, names: Names) -> str:  # noqa: ARG001 - no question here names a player
    """What this seat is asked, said to whoever sits there."""
    card, here = text(q.facts, "card"), text(q.facts, "at")
    match q.what:
        case "AskColour":
            return "Choose your colour."
        case "AskPlan":
            return "Plan your orders in secret: turn tokens towards Quarters and put cards under them."
        case "AskTurn":
            return turn(q.options)
        case "AskEnd":
            return "Anything else before your turn ends?"
        case "AskRitual":
            return "You are at the Altar. Which Ritual do you try for?"
        case "AskShow":
            chosen = texts(q.facts, "chosen")
            so_far = f" So far: {several(chosen)}." if chosen else ""
            return f"{named(card)} asks for {READER.needs(ritual_of(card))}. Which Victim cards do you reveal?{so_far}"
        case "AskAct":
            return act(text(q.facts, "kind"), card, whole(q.facts, "cost"), here)
        case "AskFeed":
            return feed(q)
        case "AskMoveTo":
            return f"Your {KINDS[text(q.facts, 'kind')]} token must leave {place(here)}. Where does it go?"
        case "AskGiveUp":
            return f"Which card of your {KINDS[text(q.facts, 'kind')]} order goes to Torpor?"
        case "AskCatacombs":
            return f"{named(card) if card else 'The Catacombs'}: do you take a Bleeder or an Elder?"
    return f"{named(card)}: {own_card(q, card, here)}"


def turn(options: tuple[str, ...]) -> str:
    first = [verb for verb in ("scavenge", "use") if any(option.startswith(verb) for option in options)]
    names = {"scavenge": "scavenge", "use": "use a Ritual"}
    before = f" You may {' or '.join([names[verb] for verb in first])} first." if first else ""
    return f"Your turn: place an Order token.{before}"


def act(kind: str, card: str, cost: int, here: str) -> str:
    """Your order has overcome fear: do you act?"""
    strong = f"Your {KINDS[kind]} order {at(here)} overcomes fear."
    if kind == "night":
        return f"{strong} Do you hunt {named(card)}?" if card else f"{strong} Do you take the tokens that lie there?"
    price = f" for {cost} influence" if cost else ""
    return f"{strong} Do you use {named(card)}{price}?"


def feed(q: Question) -> str:
    """What is fed so far and what it costs, and how many cards are too many."""
    fed, dropped, over = texts(q.facts, "fed"), texts(q.facts, "dropped"), whole(q.facts, "over")
    cost = f"{whole(q.facts, 'cost')} blood" if whole(q.facts, "cost") else "nothing"
    so_far = f" So far: {several(fed)}, for {cost}." if fed else ""
    given_up = f" You give up {several(dropped)}." if dropped else ""
    if over > 0:
        return f"Your hand would be {count(over, 'card', 'cards')} too large: what do you give up?{so_far}{given_up}"
    if not any(option.startswith("feed") for option in q.options):
        return f"You can feed no more cards. Is that all?{so_far}{given_up}"
    return f"Which cards in your Torpor do you feed? The others leave you.{so_far}{given_up}"


def own_card(q: Question, card: str, here: str) -> str:
    """The questions that a card asks."""
    match q.what:
        case "AskMay":
            return may(card)
        case "AskWhich":
            return "which do you choose?"
        case "AskQuarter":
            return quarter(card)
        case "AskShift":
            return "which Quarter's fear die do you raise or lower?"
        case "AskMix":
            return f"what do you take from the Night space {at(here)}?"
        case "AskRecover":
            return "which card in your Torpor do you return to your hand?"
        case "AskDiscard":
            return "which card do you discard from your hand?"
        case "AskOpponent":
            return opponent(card)
        case "AskOrder":
            return order(card)
        case "AskMoveOwn":
            return "which of your Order tokens do you move, and where?"
        case "AskLook":
            return "which face-down token do you look at?"
        case "AskAdd":
            return "which card do you assign, and to which order?"
    raise AssertionError(f"no words for the question {q.what}")


def may(card: str) -> str:
    for x in effects_of(card):
        if isinstance(x, May):
            return f"do you {READER.offered(x)}?"
    return "do you use it?"


def quarter(card: str) -> str:
    """What a card wants a Quarter for."""
    for x in effects_of(card):
        match x:
            case quarters.ShiftDie():
                change = f"{'raise' if x.change > 0 else 'lower'} by {abs(x.change)}"
                return f"which Quarter's fear die do you {change}?"
            case quarters.TakeFromNight():
                what = f"{x.amount} tokens" if x.what == quarters.EITHER else f"{x.amount} blood"
                return f"from which Quarter's Night space do you take {what}?"
            case quarters.CopyLocation():
                return "which Quarter's Location do you carry out?"
            case quarters.ReplaceVictim():
                return "which Quarter's Victim do you replace?"
    return "which Quarter do you choose?"


def opponent(card: str) -> str:
    """What a card wants an opponent for."""
    for x in effects_of(card):
        match x:
            case own.Steal():
                return f"from whom do you steal {pile(x.blood, x.influence)}?"
            case own.OpponentFear():
                return f"whose fear do you raise by {x.spaces}?"
            case own.OpponentDiscards():
                return "who must discard a card?"
    return "which opponent do you choose?"


def order(card: str) -> str:
    """What a card wants an opponent's Order token for."""
    for x in effects_of(card):
        match x:
            case tokens.OpponentMovesOrder():
                return "which token must its owner move to another Quarter?"
            case tokens.SendHome():
                return "which token do you send back to its owner?"
            case tokens.LoseAssigned():
                return "which order must lose a card to Torpor?"
    return "which token do you choose?"
