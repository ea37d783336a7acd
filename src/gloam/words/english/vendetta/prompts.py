"""English: the questions of Vendetta."""

from __future__ import annotations

from gloam.core.choices import May
from gloam.core.question import Question
from gloam.vendetta.abilities import AddToTotal, the
from gloam.words.english.grammar import listing
from gloam.words.english.vendetta.cards import READER
from gloam.words.english.vendetta.nouns import at, goal, named, source
from gloam.words.facts import Names, seat, seated, text, texts, whole
from gloam.words.forms import BARE, sentence
from gloam.words.vendetta.cards import effects_of


def question(q: Question, names: Names) -> str:
    """What this seat is asked, said to whoever sits there."""
    card, here = named(text(q.facts, "card")), text(q.facts, "at")
    match q.what:
        case "AskClan":
            return "Choose your clan."
        case "AskOfferedRelic":
            return "Choose your Relic."
        case "AskKeep":
            return keep(texts(q.facts, "cards"))
        case "AskTurn":
            return turn(q.options)
        case "AskPlace":
            return f"Where do you play {card}, and which way up?"
        case "AskBlood":
            return f"How much Blood do you play {at(here)}?"
        case "AskEnd":
            return "Anything else before your turn ends?"
        case "AskWithdraw":
            return f"Do you stay {at(here)}, or withdraw?"
        case "AskShuffle":
            return "Which card from your hand do you shuffle into your Clan deck?"
        case "AskInsteadOfDraining":
            return "You are in Frenzy. Do you drain a card, or do something else instead?"
        case "AskChoice":
            return f"{seated(names, seat(q.facts, 'by'))}'s {card}: which do you choose?"
        case "AskReveal":
            hidden = named(text(q.facts, "hidden"))
            price = f"lose {whole(q.facts, 'amount')} Blood and turn {hidden} face up"
            return f"{seated(names, seat(q.facts, 'by'))}'s {card}: do you {price}, or leave it face down?"
        case "AskTeammate":
            too = "" if q.facts.get("alone") else " too"
            return f"Do you want {card} to hit your teammate {seated(names, seat(q.facts, 'mate'))}{too}?"
        case "AskSpare":
            return f"Do you want {card} to count against your teammate {seated(names, seat(q.facts, 'mate'))} too?"
        case "AskReaction":
            player = seat(q.facts, "player")
            play = "the card you play" if player == q.seat else f"the card {seated(names, player)} plays"
            return f"Several of your cards react to {play}. Which goes first?"
    return own_card(q, card, here)


def own_card(q: Question, card: str, here: str) -> str:
    """The questions that a seat's own cards ask."""
    match q.what:
        case "AskMay":
            return may(f"{card} {at(here)}", text(q.facts, "card"))
        case "AskWhich":
            return f"{card}: which do you choose?"
        case "AskAmount":
            return f"{card}: how much Blood from your Pool do you put on your Position {at(here)}?"
        case "AskWhere":
            return f"{card}: where do you move half of your Blood {source(here)}, rounded up?"
        case "AskRival":
            return f"{card}: choose a Rival whose hand you play."
        case "AskPlayNext":
            return "Which card do you play next?"
        case "AskOrder":
            return f"Several of your cards act {at(here)} now. Which goes first?"
        case "AskTakeBack":
            chosen = [named(each) for each in texts(q.facts, "chosen")]
            so_far = f" So far: {listing(chosen)}." if chosen else ""
            return f"{card}: which cards do you take back {source(here)}?{so_far}"
        case "AskTurnDown":
            return f"{card}: which cards on your Position {at(here)} do you turn face down?"
        case "AskBid":
            return f"{card}: how much Blood do you bid?"
        case "AskTurnOneDown":
            return f"{card}: your bid is the lowest. Which of your cards {at(here)} do you turn face down?"
        case "AskPickCard":
            return f"{card}: which Rival's card {at(here)} do you choose?"
        case "AskCloak":
            to = text(q.facts, "to")
            return f"You withdraw {source(here)}. Do you move everything {goal(to)} with {card} instead?"
        case "AskTakeBackBlood":
            return f"{card}: how much of your Blood do you take back {source(here)}?"
        case "AskRelic":
            return f"Do you use {card} now? It works once in the game."
        case "AskAddToTotal":
            return (
                f"Do you use {card} to add {the(AddToTotal).power} to your total {at(here)}? It works once in the game."
            )
        case "AskChangePick":
            choice = "stay" if text(q.facts, "pick") == "stay" else "withdraw"
            return f"You chose to {choice}. Do you use {card} to change that? It works once in the game."
    raise AssertionError(f"no words for the question {q.what}")


def keep(cards: list[str]) -> str:
    drawn = listing([named(card) for card in cards])
    if len(cards) == 1:
        return f"You drew {drawn}, your last card, and keep it."
    return f"You drew {drawn}. Which {'one' if len(cards) == 2 else 'two'} do you keep?"


def turn(options: tuple[str, ...]) -> str:
    if "pass" in options:
        return "Your hand is empty: there is no card to play."
    if all(option.startswith("play ") for option in options):
        return "Your turn: play a card."
    return "Your turn: play a card, or do something else first."


def may(card: str, id: str) -> str:
    for x in effects_of(id):
        if isinstance(x, May):
            then = "" if x.then is None else f" {sentence(f'if you do, {READER.effect(x.then)}')}"
            return f"{card}: do you {READER.effect(x.first, BARE)}?{then}"
    return f"{card}: do you use it?"
