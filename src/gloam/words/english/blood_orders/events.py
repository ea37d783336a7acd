"""English: what happens at a table of Blood Orders, one line an event."""

from __future__ import annotations

from gloam.words.blood_orders.cards import ACTS
from gloam.words.english.blood_orders.nouns import (
    KINDS,
    TERMS,
    amount,
    at,
    goal,
    named,
    pile,
    several,
    source,
)
from gloam.words.english.grammar import count, listing
from gloam.words.english.table import Cast, won_game
from gloam.words.facts import Facts, Names, hidden, seat, seats, text, texts, whole
from gloam.words.forms import sentence


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(course(e, Cast(names, you)))


def course(e: Facts, cast: Cast) -> str:
    """The course of the game, and setting up."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "colour":
            return f"{cast.does(who, 'play', 'plays')} {TERMS['colour.' + text(e, 'colour')]}"
        case "day":
            first = cast.does(who, "are the start player", "is the start player")
            return f"Day {whole(e, 'day')} of Act {ACTS[whole(e, 'act')]} begins; {first}"
        case "act":
            return f"Act {ACTS[whole(e, 'act')]} begins"
        case "phase":
            return f"Day {whole(e, 'day')}: {TERMS['phase.' + text(e, 'phase')]}"
        case "location-dealt" | "victim-dealt":
            return f"{card} appears {at(here)}"
        case "market":
            return f"Rituals on the market: {listing([named(each) for each in texts(e, 'cards')])}"
        case "ritual-dealt":
            return f"{card} comes onto the market"
        case "reshuffled":
            return f"the discarded Victims are shuffled into a new deck of {count(whole(e, 'amount'), 'card', 'cards')}"
        case "game-over":
            return won_game(seats(e, "winners"), cast)
        case "planned":
            return planned(e, cast)
        case "fed":
            return fed(e, cast)
    return amounts(e, cast)


def planned(e: Facts, cast: Cast) -> str:
    """Everyone hears how many cards were assigned; whoever planned, to what."""
    assigned = count(whole(e, "amount"), "card", "cards")
    made = f"{cast.does(seat(e), 'have', 'has')} made a plan with {assigned if whole(e, 'amount') else 'no cards'}"
    orders = [order(KINDS[kind], texts(e, kind)) for kind in KINDS if texts(e, kind)]
    return f"{made}: {'; '.join(orders)}" if orders else made


def order(kind: str, plan: list[str]) -> str:
    """One token's part of a plan: where it is turned to, and the cards under it."""
    return f"{kind} {goal(plan[0])} with {several(plan[1:]) if plan[1:] else 'no card'}"


def fed(e: Facts, cast: Cast) -> str:
    """What is fed, what is not, and what the hand has no room for."""
    mine, parts = seat(e) == cast.you, []
    if texts(e, "fed"):
        parts.append(f"{'feed' if mine else 'feeds'} {several(texts(e, 'fed'))}")
    if texts(e, "unfed"):
        parts.append(f"{'leave' if mine else 'leaves'} {several(texts(e, 'unfed'))} unfed")
    if texts(e, "dropped"):
        parts.append(f"{'give up' if mine else 'gives up'} {several(texts(e, 'dropped'))}")
    done = ", and ".join(parts)
    return cast.does(seat(e), done, done)


def amounts(e: Facts, cast: Cast) -> str:
    """Blood, influence, victory points, fear and dice."""
    who, here, much = seat(e), text(e, "at"), whole(e, "amount")
    match e["what"]:
        case "gained":
            return f"{cast.does(who, 'gain', 'gains')} {amount(much, text(e, 'resource'))}"
        case "paid":
            return f"{cast.does(who, 'pay', 'pays')} {amount(much, text(e, 'resource'))}"
        case "stolen":
            stolen = pile(whole(e, "blood"), whole(e, "influence"))
            return f"{cast.does(seat(e, 'by'), 'steal', 'steals')} {stolen} from {cast.them(who)}"
        case "night-taken":
            taken = pile(whole(e, "blood"), whole(e, "influence"))
            return f"{cast.does(who, 'take', 'takes')} {taken} from the Night space {at(here)}"
        case "scavenged":
            fear = f"{whole(e, 'fear')} fear"
            return cast.does(
                who, f"scavenge {much} blood and now have {fear}", f"scavenges {much} blood and now has {fear}"
            )
        case "fear":
            before, after = whole(e, "from"), whole(e, "to")
            return f"{cast.whose(who, 'fear')} {'rises' if after > before else 'falls'} from {before} to {after}"
        case "die" if e.get("from") == e.get("to"):
            return f"the die {at(here)} stays at {whole(e, 'to')}"
        case "die":
            before, after = whole(e, "from"), whole(e, "to")
            return f"the die {at(here)} {'rises' if after > before else 'falls'} from {before} to {after}"
        case "contest":
            symbols = count(much, "Night symbol", "Night symbols")
            return f"{cast.does(who, 'have', 'has')} {symbols} {at(here)}"
        case "contest-won":
            return f"{cast.does(who, 'win', 'wins')} the contest {at(here)}{WON_BY.get(text(e, 'rule'), '')}"
        case "stalemate":
            return f"stalemate {at(here)}: nobody wins"
    return tokens(e, cast)


WON_BY = {
    "contest.symbols": " with the most symbols",
    "contest.cards": ", tied in symbols but with more cards",
    "contest.influence": ", tied in symbols and cards but with more influence",
    "card.beats-rules": ", tied in symbols, by a Ritual",
}
FAILED_BY = {
    "overcome.fail": "does not overcome fear",
    "dusk.no-victim": "finds no Victim",
    "dusk.poor": "cannot be paid for",
    "resolve.decline": "is declined",
}


def tokens(e: Facts, cast: Cast) -> str:
    """Order tokens: placed, moved, seen, revealed, resolved and brought home."""
    who, here, kind = seat(e), text(e, "at"), KINDS.get(text(e, "kind"), "")
    match e["what"]:
        case "placed":
            token = "a token" if hidden(e, "kind") else kind
            return f"{cast.does(who, 'place', 'places')} {token} {at(here)}"
        case "order-moved":
            token = one_of(who, cast) if hidden(e, "kind") else cast.whose(who, f"{kind} token")
            return f"{token} moves {source(here)} {goal(text(e, 'to'))}"
        case "looked":
            found = "" if hidden(e, "kind") else f": {kind}"
            where = at(text(e, "where").split(" ")[0])
            return f"{cast.does(who, 'look', 'looks')} at {one_of(seat(e, 'of'), cast)} {where}{found}"
        case "order-joined" if hidden(e, "card"):
            return cast.does(who, "assign another card to an order", "assigns another card to an order")
        case "order-joined":
            return f"{cast.does(who, 'put', 'puts')} {named(text(e, 'card'))} under {kind}"
        case "order-revealed":
            cards = texts(e, "cards")
            shown = f"with {several(cards)}" if cards else "without a card"
            return f"{cast.whose(who, f'{kind} token')} {at(here)} is revealed {shown}"
        case "order-opened":
            return f"{cast.whose(who, f'{kind} token')} is in no Quarter, with {several(texts(e, 'cards'))}"
        case "order-failed":
            return f"{cast.whose(who, f'{kind} order')} {FAILED_BY.get(text(e, 'rule'), 'fails')}"
        case "order-back":
            return order_back(e, cast, kind)
        case "action":
            card = f": {named(text(e, 'card'))}" if text(e, "card") else ""
            return f"{cast.does(who, 'take', 'takes')} the {kind} action {at(here)}{card}"
    return cards_moved(e, cast)


def one_of(who: int, cast: Cast) -> str:
    return f"one of {cast.whose(who, 'tokens')}"


TO_TORPOR = ("goes to Torpor", "go to Torpor")


def order_back(e: Facts, cast: Cast, kind: str) -> str:
    cards = texts(e, "cards")
    home = f"{cast.whose(seat(e), f'{kind} token')} comes home"
    one, some = ("returns to hand", "return to hand") if text(e, "to") == "hand" else TO_TORPOR
    return f"{home}; {several(cards)} {one if len(cards) == 1 else some}" if cards else home


def cards_moved(e: Facts, cast: Cast) -> str:
    """Cards and Rituals."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "ritual-used":
            return f"{cast.does(who, 'use', 'uses')} {card}"
        case "ritual-tried":
            return f"{cast.does(who, 'try', 'tries')} for {card}"
        case "ritual-failed":
            return f"{cast.does(who, 'do', 'does')} not complete {card}"
        case "ritual-acquired":
            return f"{cast.does(who, 'acquire', 'acquires')} {card} by revealing {several(texts(e, 'shown'))}"
        case "ritual-follows":
            return f"{cast.whose(who, card)} takes effect"
        case "copied":
            return f"{cast.does(who, 'carry out', 'carries out')} {card} {at(here)}"
        case "victim-taken":
            return f"{cast.does(who, 'take', 'takes')} {card} {source(here)}"
        case "victim-replaced" if hidden(e, "card"):
            return f"{cast.does(who, 'remove', 'removes')} the Victim {source(here)}, and there is no other"
        case "victim-replaced":
            return f"{cast.does(who, 'replace', 'replaces')} the Victim {at(here)} with {card}"
        case "card-taken":
            return f"{cast.does(who, 'take', 'takes')} {card}"
        case "cards-shown":
            return f"{cast.does(who, 'end', 'ends')} the game with {several(texts(e, 'hand'))} in hand"
        case "drew":
            return f"{cast.does(who, 'draw', 'draws')} {'a Victim' if hidden(e, 'card') else card}"
        case "recovered":
            return f"{card} returns from Torpor to {cast.whose(who, 'hand')}"
        case "discarded":
            return f"{cast.does(who, 'discard', 'discards')} {card}"
        case "declined":
            return f"{cast.does(who, 'do', 'does')} not use {card}"
    raise AssertionError(f"no words for the event {e['what']}")
