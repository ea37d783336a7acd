"""English: why the rules of Vendetta say no, with the numbers of the case."""

from __future__ import annotations

from gloam.words.english.grammar import count
from gloam.words.english.vendetta.nouns import at, clan, named, place
from gloam.words.facts import Facts, Names, seat, seated, text, whole
from gloam.words.forms import capital
from gloam.words.vendetta.cards import cards


def that_card(facts: Facts) -> str:
    """The card that was asked for, if there is such a card."""
    first = text(facts, "card").split(" ")[0]
    return named(first) if first in cards() else "that card"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    asked, limit, card = whole(facts, "asked"), whole(facts, "limit"), that_card(facts)
    match rule:
        case "setup.player-count":
            return f"Without teams this game is for 3, 4 or 5 players, not {whole(facts, 'seats')}."
        case "team.players":
            return f"Tag Team is for 4 or 6 players, not {whole(facts, 'seats')}."
        case "setup.locations":
            return f"There is no Location “{text(facts, 'at')}” at this table."
        case "setup.clan-once":
            return f"Somebody else already plays {clan(text(facts, 'clan'))}."
        case "setup.clan-offer":
            return f"{clan(text(facts, 'clan'))} is not on offer in this game."
        case "relic.before-clans":
            return f"Clans come first; {card} can be chosen only once everyone has one."
        case "relic.offer":
            return f"{capital(card)} is not on offer."
        case "relic.once":
            return f"You cannot use {card} now: a Relic works once in the game, in the moment it names."
        case "hand.keep-must":
            keep = f"You must keep exactly {count(limit, 'card', 'cards')} of those you have just drawn"
            if "card" in facts:
                return f"{keep}; {card} is not there to choose."
            return f"{keep}; you named {asked}." if asked and asked != limit else f"{keep}, in the order you drew them."
        case "plan.must-play":
            return must_play(facts, card)
        case "plan.own-position":
            return "You play on your own Position at a Location, face up or face down."
        case "plan.face-down-last-blood":
            left = f"must leave you at least 1; you have {whole(facts, 'blood')}"
            return f"Playing face down costs {whole(facts, 'cost')} Blood there and {left}."
        case "card.passive-timing":
            return f"{card} lets you play {at(text(facts, 'at'))} only face down."
        case "plan.blood-limit":
            return f"You may play at most {limit} Blood with a card; you asked for {asked}."
        case "blood.last-play":
            return f"You can put in at most {limit} Blood and must keep your last; you asked for {asked}."
        case "plan.blood-once":
            return "Blood is decided once a turn, right after your card: from none to 3."
        case "plan.blood-needs-card":
            return "Play a card first: Blood only goes with a card."
        case "plan.blood-same-location":
            return f"Your Blood goes where your card went: {place(text(facts, 'at'))}."
        case "diablerie.needs-card":
            return "Diablerie tokens are turned only together with a card you play on your turn."
        case "diablerie.flip-once":
            tokens = count(limit, "Diablerie token", "Diablerie tokens")
            return f"You have {tokens} face up; you asked for {asked}."
        case "drain.voluntary-only-turn":
            return "You can drain cards of your own accord only on your Planning turns."
        case "drain.not-twice":
            return f"You cannot drain {card}: it is not in your Alliance, or it is drained already."
        case "frenzy.undrainable":
            return f"{card} cannot be drained."
        case "term.spend":
            return f"That costs 1 Blood, and you may not spend your last; you have {whole(facts, 'blood')}."
        case "term.rival" if facts.get("yourself"):
            return "You are no Rival of yours: choose somebody else who is here."
        case "term.rival":
            return f"{seated(names, seat(facts))} is no Rival of yours here: they have nothing at this Location."
        case "plan.sequence":
            return "First come the reactions to the card, then everything else."
        case "loccard.succubus-club":
            return f"You can take back at most {limit} Blood here; you asked for {asked}."
    return choices(rule, facts, card)


def choices(rule: str, facts: Facts, card: str) -> str:
    """What cannot be chosen where cards act, and what belongs to another moment."""
    match rule:
        case "plan.any-location":
            return f"Say first where {card} goes and which way up."
        case "plan.face-down-hidden":
            return "You cannot look at that card: only its owner may, and whoever a card or a Relic allows it."
        case "info.seen-stays":
            return "There is no face-down card there that you have not seen."
        case "withdraw.secret":
            return "Whether to stay or withdraw is chosen when a Location is resolved, by those who are there."
        case "react.order":
            return f"{capital(card)} does not react now."
        case "prep.only-here":
            return f"{capital(card)} does not lie on your Position here: only cards here act."
        case "card.face-down-dead":
            return f"{capital(card)} lies face down."
        case "card.active-timing":
            return f"{capital(card)} does not act in this step."
        case "effect.once-per-step":
            return f"{capital(card)} has acted here already; a card acts once."
        case "effect.choose-possible" | "prep.may" if "choice" in facts:
            return f"Choice {whole(facts, 'choice')} of {card} would do nothing: choose one that is possible."
        case "prep.may":
            return f"The Blood lies {at(text(facts, 'at'))} already: choose another Location, or leave it."
        case "clash.own-timing":
            return f"{capital(card)} is not among the cards that are played now."
        case "term.position":
            return f"{capital(card)} does not lie on your Position here, or you have named it already."
        case "reveal.passive-window":
            return f"You cannot choose {card}: it must lie face up on a Rival's Position here."
        case "frenzy.random-drain":
            return "In Frenzy you do not choose the card: it is drawn at random. Say only that you drain."
        case "frenzy.replace-each":
            return f"You cannot use {card} instead of draining."
        case "info.open":
            return f"{capital(card)} is not in your hand."
    return ""


def must_play(facts: Facts, card: str) -> str:
    hand = count(whole(facts, "hand"), "card", "cards")
    if "card" not in facts:
        return f"You must play a card on your turn: you have {hand} in hand."
    one = "exactly one card on each of your Planning turns, from your hand"
    return f"You cannot play {card} now: you play {one}" + (f" ({hand})." if "hand" in facts else ".")
