"""English: why the rules of Blood Orders say no, with the numbers of the case."""

from __future__ import annotations

from gloam.words.blood_orders.cards import cards, ritual_of
from gloam.words.english.blood_orders.cards import READER
from gloam.words.english.blood_orders.nouns import KINDS, TERMS, at, named, place
from gloam.words.english.grammar import count
from gloam.words.facts import Facts, Names, seat, seated, text, whole
from gloam.words.forms import capital


def that_card(facts: Facts) -> str:
    """The card that was asked for, if there is such a card."""
    first = text(facts, "card").split(" ")[0]
    return named(first) if first in cards() else "that card"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    asked, limit, card = whole(facts, "asked"), whole(facts, "limit"), that_card(facts)
    match rule:
        case "setup.players":
            return f"This game is for 2, 3 or 4 players, not {whole(facts, 'seats')}."
        case "setup.colour":
            colour = capital(TERMS["colour." + text(facts, "colour")])
            return f"{colour} is taken: {seated(names, seat(facts, 'by'))} plays it."
        case "planning.cards-need-token":
            kind = KINDS[text(facts, "kind")]
            return f"Turn your {kind} token towards a Quarter first; cards go under planned tokens."
        case "plan.cards" if "kind" in facts:
            return f"{capital(card)} does not lie under your {KINDS[text(facts, 'kind')]} token."
        case "plan.cards":
            return f"You cannot assign {card}: it is not in your hand, or it serves another order."
        case "plan.lock":
            return "Plans are locked: assigned cards stay where they are until Cleanup."
        case "plan.end":
            return "Tokens are placed in the Order Phase, once everyone has planned."
        case "plan.slot":
            kind = KINDS[text(facts, "kind")]
            return f"You cannot place {kind}: it is placed already."
        case "plan.quarter":
            return quarter(KINDS[text(facts, "kind")], text(facts, "to"))
        case "plan.optional":
            return f"Only Quarters are planned: keep {KINDS[text(facts, 'kind')]} back for the Altar or the Catacombs."
        case "order.spaces":
            return f"Say where {KINDS[text(facts, 'kind')]} goes: to a Quarter in play, the Altar or the Catacombs."
        case "order.look":
            return "Look at a face-down token of an opponent that you have not seen; there is none there."
        case "order.redirected-cards":
            return f"No card can join {KINDS[text(facts, 'kind')]}: it lies at the Altar or the Catacombs."
        case "order.immediate":
            return "The Altar comes first: choose your Ritual, and complete it or leave it."
        case "order.west":
            return "The West is in play only with 4 players."
        case "order.no-pass":
            return "You cannot pass: place one of your Order tokens."
        case "order.one-token":
            return "You have placed your token; a turn has only one."
        case "token.unresolved":
            return "That Order token cannot be chosen: it must be unresolved and lie in a Quarter."
        case "move.token-place":
            kind, goal = KINDS[text(facts, "kind")], place(text(facts, "to"))
            return f"{kind} is in {goal} already: it must move to another Quarter."
        case "fear.die-limits":
            return (
                f"The die {at(text(facts, 'at'))} cannot go there: by {limit} at most, and dice stay between 1 and 6."
            )
        case "catacombs.deck-empty":
            return f"You cannot take {card}: that deck is empty."
        case "catacombs.take":
            return f"You cannot take {card}: the Catacombs have Bleeders and Elders."
    return extras(rule, facts, asked, limit, card)


def extras(rule: str, facts: Facts, asked: int, limit: int, card: str) -> str:
    """Scavenging, Rituals, the Altar and feeding."""
    match rule:
        case "scavenge.once-a-turn":
            return "You have scavenged on this turn already; it works once a turn."
        case "scavenge.at-least-one":
            return "Scavenging takes at least 1 space of fear."
        case "scavenge.full":
            return "Your fear marker is on the last space: there is nothing left to scavenge."
        case "scavenge.limit":
            return f"Your fear can rise by {count(limit, 'space', 'spaces')} at most; you asked for {asked}."
        case "scavenge.own-turn":
            return "You can scavenge only on your own turn in the Order Phase."
        case "scavenge.during-altar":
            return "The Altar comes first: you can scavenge before placing a token there, or afterwards."
        case "flow.your-turn":
            return f"You can use {card} only on your own turn in the Order Phase."
        case "card.ritual":
            return f"You cannot use {card}: you have not acquired it."
        case "ritual.always":
            return f"{capital(card)} works all the time; there is nothing to use."
        case "ritual.once-per-day":
            return f"You have used {card} today; it works once per Day."
        case "ritual.unpayable":
            return f"You cannot use {card} now: its cost cannot be paid, or it has no target."
        case "altar.one-ritual":
            return f"{capital(card)} is not on the market; choose one Ritual that is."
        case "altar.blood":
            return f"The Ritual costs {asked} blood, and you have {whole(facts, 'blood')}."
        case "altar.requirements-together":
            asks = READER.needs(ritual_of(text(facts, "card")))
            return f"{capital(card)} asks for {asks}; the cards you reveal do not do."
        case "altar.no-catacombs-cards":
            return f"You cannot reveal {card}: only Victim cards count for a Ritual."
        case "altar.assigned-cards":
            return f"You cannot reveal {card}: only Victim cards from your hand count, each once."
        case "feed.blood-limit":
            return f"You cannot feed {card} too: you have {whole(facts, 'blood')} blood, and each card costs 1."
        case "feed.cost":
            return f"You cannot feed {card}: there is none in your Torpor that you do not feed already."
        case "feed.choice":
            return f"You cannot take that back: you have not chosen {card} for it."
        case "feed.limit":
            return feed_limit(facts, limit, card)
        case "feed.when":
            return "Cards are fed and given up in Cleanup, once every order has been resolved."
    return effects(rule, facts, limit, card)


def quarter(kind: str, goal: str) -> str:
    if goal:
        return f"{kind} is turned to {place(goal)} already."
    return f"Say to which Quarter {kind} is turned; it is turned back only from one."


def feed_limit(facts: Facts, limit: int, card: str) -> str:
    """Too many cards, too few, or not that one."""
    hand = whole(facts, "hand")
    if hand > limit:
        other = f"; {card} is not there to give up" if "card" in facts else ": give up the others first"
        return f"You would hold {count(hand, 'card', 'cards')}, and {limit} at most are allowed{other}."
    return f"You would hold {count(hand, 'card', 'cards')}: cards are given up only beyond {limit}."


def effects(rule: str, facts: Facts, limit: int, card: str) -> str:
    """What the cards of the city do not let one choose."""
    match rule:
        case "overcome.torpor":
            return f"You cannot take back {card}: it is not in your Torpor."
        case "discard.hand":
            return f"You cannot discard {card}: it is not in your hand, or the card asks for a Victim."
        case "resolve.no-choice-effects":
            return f"Choice {whole(facts, 'choice')} of {card} cannot be done: choose one that is possible."
        case "effect.no-target" if "by" in facts:
            return "Choose an opponent, not yourself."
        case "effect.no-target":
            return f"Nothing can be done {at(text(facts, 'at'))}: choose another Quarter."
        case "effect.copy" | "discard.board":
            return f"You are {at(text(facts, 'at'))}: choose another Quarter."
        case "effect.take-less":
            lying = f"{whole(facts, 'blood')} blood and {whole(facts, 'influence')} influence lie there"
            return f"You take exactly {limit} in all, and {lying}."
    return ""
