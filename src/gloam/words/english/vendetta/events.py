"""English: what happens at a table of Vendetta, one line an event."""

from __future__ import annotations

from gloam.words.english.grammar import count, listing
from gloam.words.english.table import Cast, won_game
from gloam.words.english.vendetta.cards import READER
from gloam.words.english.vendetta.nouns import TERMS, at, clan, goal, named, place, source
from gloam.words.facts import NOBODY, Facts, Names, hidden, seat, seats, text, texts, whole
from gloam.words.forms import sentence
from gloam.words.vendetta.cards import choice_of


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(course(e, Cast(names, you)))


def a_card(e: Facts) -> str:
    """The card of an event, or that there is one."""
    return "a face-down card" if hidden(e, "card") else named(text(e, "card"))


def course(e: Facts, cast: Cast) -> str:
    """The course of the game, and setting up."""
    who, here = seat(e), text(e, "at")
    match e["what"]:
        case "ambition":
            return cast.does(who, "take the Ambition token", "takes the Ambition token")
        case "relics-offered":
            return f"Relics on offer: {listing([named(card) for card in texts(e, 'cards')])}"
        case "clans-offered":
            return f"clans on offer: {listing([clan(name) for name in texts(e, 'clans')])}"
        case "clans-left":
            return f"out of this game: {listing([clan(name) for name in texts(e, 'clans')])}"
        case "clan-chosen":
            return f"{cast.does(who, 'choose', 'chooses')} {clan(text(e, 'clan'))}"
        case "relic-chosen":
            return f"{cast.does(who, 'take', 'takes')} {named(text(e, 'card'))}"
        case "location-card":
            return f"{named(text(e, 'card'))} lies {at(here)} for the whole game"
        case "round":
            return f"round {whole(e, 'round')} begins"
        case "phase":
            return f"round {whole(e, 'round')}: {TERMS['phase.' + text(e, 'phase')]}"
        case "step":
            return f"{place(here)}: {TERMS['step.' + text(e, 'step')]}"
        case "no-preparation":
            return f"{place(here)} has no Preparation Step"
        case "location-done":
            return f"{place(here)} is finished"
        case "ally-dealt":
            return f"{named(text(e, 'card'))} appears {at(here)}"
        case "ally-left":
            return f"nobody is {at(here)}; {named(text(e, 'card'))} leaves the game"
        case "joined":
            return f"{named(text(e, 'card'))} joins {cast.whose(who, 'Alliance')}"
        case "eliminated":
            return cast.does(who, "are out of the game", "is out of the game")
        case "game-over":
            return won_game(seats(e, "winners"), cast)
    return amounts(e, cast)


def amounts(e: Facts, cast: Cast) -> str:
    """Blood, Influence and tokens on the move."""
    who, here, amount = seat(e), text(e, "at"), whole(e, "amount")
    match e["what"]:
        case "blood-gained" if e.get("rule") == "feed.gain":
            return f"{cast.does(who, 'feed and gain', 'feeds and gains')} {amount} Blood"
        case "blood-gained":
            return f"{cast.does(who, 'gain', 'gains')} {amount} Blood"
        case "blood-lost":
            to = f" to {named(text(e, 'card'))}" if text(e, "card") else ""
            return f"{cast.does(who, 'lose', 'loses')} {amount} Blood{to}"
        case "blood-stolen":
            by = f" with {named(text(e, 'card'))}" if text(e, "card") else ""
            return f"{cast.does(seat(e, 'by'), 'steal', 'steals')} {amount} Blood from {cast.them(who)}{by}"
        case "blood-spent":
            return f"{cast.does(who, 'spend', 'spends')} {amount} Blood"
        case "blood-deployed":
            bank = " from the Bank" if e.get("bank") else ""
            return f"{cast.does(who, 'put', 'puts')} {amount} Blood{bank} {at(here)}"
        case "blood-returned":
            return f"{cast.does(who, 'take', 'takes')} {amount} Blood back {source(here)}"
        case "blood-moved":
            return f"{cast.does(who, 'move', 'moves')} {amount} Blood {source(here)} {goal(text(e, 'to'))}"
        case "blood-removed":
            return f"{cast.does(who, 'return', 'returns')} {amount} Blood {source(here)} to the Bank"
        case "blood-kept":
            return f"{named(text(e, 'card'))} keeps that Blood: {amount} on {cast.whose(who, 'Position')} {at(here)}"
        case "deployed-taken":
            taken = f"{amount} of {cast.whose(who, 'Blood')} {at(here)}"
            thing = "Pool" if e.get("pool") else "Position"
            return cast.does(seat(e, "by"), f"take {taken} for your {thing}", f"takes {taken} for their own {thing}")
        case "exchanged":
            now = f"{whole(e, 'pool')} in the Pool, {whole(e, 'deployed')} {at(here)}"
            return f"{cast.does(who, 'swap', 'swaps')} Blood: now {now}"
        case "influence-gained":
            return f"{cast.does(who, 'gain', 'gains')} {amount} Influence"
        case "influence-lost":
            return f"{cast.does(who, 'lose', 'loses')} {amount} Influence"
        case "diablerie":
            return f"{cast.does(who, 'receive', 'receives')} {count(amount, 'Diablerie token', 'Diablerie tokens')}"
        case "tokens-flipped":
            return f"{cast.does(who, 'turn', 'turns')} {count(amount, 'Diablerie token', 'Diablerie tokens')} face down"
        case "token-discarded":
            return cast.does(who, "discard a Diablerie token", "discards a Diablerie token")
        case "bid-shown":
            return f"{cast.does(who, 'bid', 'bids')} {f'{amount} Blood' if amount else 'nothing'}"
        case "lowest-bid":
            return f"{cast.whose(who, 'bid')} is the lowest"
        case "total":
            return f"{cast.does(who, 'have', 'has')} {amount} Power {at(here)}"
    return cards_moved(e, cast)


def cards_moved(e: Facts, cast: Cast) -> str:
    """Cards played, moved, seen and hidden."""
    who, here, card = seat(e), text(e, "at"), a_card(e)
    match e["what"]:
        case "played" if e.get("up"):
            return f"{cast.does(who, 'play', 'plays')} {card} {at(here)}"
        case "played":
            down = "a card" if hidden(e, "card") else card
            return f"{cast.does(who, 'play', 'plays')} {down} face down {at(here)}"
        case "drawn":
            cards = [named(each) for each in texts(e, "cards")]
            drawn = listing(cards) if cards else count(whole(e, "amount"), "card", "cards")
            return f"{cast.does(who, 'draw', 'draws')} {drawn}"
        case "hand-built":
            return hand_built(e, cast)
        case "drew":
            drawn = "a card" if hidden(e, "card") else card
            return f"{cast.does(who, 'draw', 'draws')} {drawn}"
        case "hand-shown":
            shown = [named(each) for each in texts(e, "cards")]
            return f"{cast.whose(who, 'hand')} is shown: {listing(shown) if shown else 'it is empty'}"
        case "cards-shown":
            return f"{cast.does(who, 'end', 'ends')} the game with {left(e)}"
        case "passed":
            return cast.does(who, "pass with an empty hand", "passes with an empty hand")
        case "shuffled-in":
            one = "a card" if hidden(e, "card") else card
            return f"{cast.does(who, 'shuffle', 'shuffles')} {one} into the Clan deck"
        case "revealed":
            return f"{cast.whose(who, card)} is revealed {at(here)}"
        case "left-down":
            one = "a card" if hidden(e, "card") else card
            return f"{cast.does(who, 'leave', 'leaves')} {one} face down {at(here)}"
        case "turned-down":
            return f"{cast.does(who, 'turn', 'turns')} {card} face down"
        case "card-moved":
            return f"{cast.does(who, 'move', 'moves')} {card} {source(here)} {goal(text(e, 'to'))}"
        case "card-returned":
            return f"{card} goes {source(here)} back to {cast.whose(who, 'hand')}"
        case "looked":
            found = "" if hidden(e, "card") else f": {card}"
            return (
                f"{cast.does(who, 'look', 'looks')} at {cast.whose(seat(e, 'of'), 'face-down card')} {at(here)}{found}"
            )
    return decisions(e, cast)


def left(e: Facts) -> str:
    """What was in a hand and lay face down when the game ended."""
    hand, down = [[named(card) for card in texts(e, name)] for name in ("hand", "down")]
    held = [f"{listing(hand)} in hand"] if hand else []
    return " and ".join([*held, f"{listing(down)} face down"] if down else held)


def hand_built(e: Facts, cast: Cast) -> str:
    kept, under = texts(e, "kept"), texts(e, "under")
    if not kept:
        return cast.does(seat(e), "have chosen what to keep", "has chosen what to keep")
    below = f", and put {listing([named(card) for card in under])} under your deck" if under else ""
    return f"{cast.does(seat(e), 'keep', 'keeps')} {listing([named(card) for card in kept])}{below}"


def decisions(e: Facts, cast: Cast) -> str:
    """What players choose, and what their cards do."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "pick-shown":
            choice = f"stay {at(here)}" if text(e, "pick") == "stay" else f"withdraw {source(here)}"
            return f"{cast.does(who, 'choose', 'chooses')} to {choice}"
        case "pick-changed":
            return f"{cast.does(who, 'choose', 'chooses')} to {text(e, 'pick')} after all"
        case "withdrew":
            return f"{cast.does(who, 'withdraw', 'withdraws')} {source(here)}"
        case "card-acts":
            return f"{cast.whose(who, card)} takes effect {at(here)}"
        case "card-counts":
            return f"{cast.whose(who, card)} counts {at(here)}"
        case "reacted":
            return f"{cast.whose(who, card)} reacts"
        case "declined":
            return f"{cast.does(who, 'do', 'does')} not use {card}"
        case "chose":
            agreed = READER.yielded(choice_of(text(e, "card"), whole(e, "choice")))
            return f"{card}: {cast.does(who, 'choose', 'chooses')} to {agreed}"
        case "skips-steps":
            part = f"no part in Preparation and Aftermath {at(here)}"
            return f"{cast.does(who, 'take', 'takes')} {part}"
        case "card-picked":
            return f"{cast.does(who, 'choose', 'chooses')} {named(text(e, 'picked'))} for {card}"
        case "teammate" if e.get("included"):
            return cast.does(who, "include your teammate", "includes the teammate")
        case "teammate":
            return cast.does(who, "spare your teammate", "spares the teammate")
        case "relic-used":
            return f"{cast.does(who, 'use', 'uses')} {card}"
        case "returned":
            return f"{card} goes back to {cast.whose(who, 'Alliance')}"
        case "drained":
            gain = f" for {whole(e, 'amount')} Blood" if whole(e, "amount") else ""
            return f"{cast.does(who, 'drain', 'drains')} {card}{gain}"
        case "frenzy" if seat(e, "cause") == NOBODY:
            return cast.does(who, "enter Frenzy", "enters Frenzy")
        case "frenzy":
            return f"{cast.does(seat(e, 'cause'), 'send', 'sends')} {cast.them(who)} into Frenzy"
        case "won":
            behind = [cast.them(other) for other in seats(e, "ranks")[1:]]
            ahead = f", ahead of {listing(behind)}" if behind else ", alone there"
            return f"{cast.does(who, 'win', 'wins')} {place(here)}{ahead}"
    raise AssertionError(f"no words for the event {e['what']}")
