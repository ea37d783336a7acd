"""English: every answer that Rivals offers, as a phrase. Same keys and same order as its French twin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.question import Question
from gloam.rivals.rewards import BY_PLACE
from gloam.words.english.rivals.cards import READER
from gloam.words.english.rivals.nouns import TERMS, TONGUE
from gloam.words.facts import Names, text
from gloam.words.forms import capital
from gloam.words.rivals.cards import choice_of

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "lead": "Begin with {card}",
    "bid": "Bid {amount} Prestige",
    "AskBid.pass": "Pass, and begin with another",
    # ---- the menu
    "end": "End the Action Phase",
    "draw": "Draw a card",
    "recruit": "Recruit {card}",
    "attack": "Attack with {card}",
    "claim": "Claim Prince of the City with {card}",
    "play": "Play {card}",
    "move": "Move {card} to The Street",
    "regroup": "Regroup",
    "use": "Use {card}",
    "use.place": "Use {card} (ability {amount})",
    "burn": "Burn {card}",
    "show": "Show {card} to {foe}",
    "ask": "Ask {foe} for Prestige on {card}",
    "add": "Put 1 Prestige on {card}",
    "resolve": "Resolve {card}",
    "reveal": "Turn up your Agenda, {card}",
    "order.pay": "From now on, turn up your Agenda when it would pay",
    "order.hold": "From now on, keep your Agenda face down even if it would pay",
    # ---- who, whom, how
    "AskTarget.none": "Nobody",
    "go": "Go",
    "with": "With {card}",
    "without": "Without {card}",
    "AskActor.with": "{card} plays it",
    "AskHelper.alone": "Nobody else, for 2 actions",
    "AskHelper.with": "{card} as well, for 1 action",
    "place": "1 Blood of {card}",
    "AskPlaced.leave": "Leave {card} 1 Blood",
    "AskDrawnOff.leave": "Leave {card} its Blood",
    "alone": "Alone",
    "join": "With the party of {card}",
    "put.with": "{card} joins {to}",
    "put.alone": "{card} stands alone",
    "leave.with": "{card} does not join {to} after all",
    "leave.alone": "{card} does not stand alone after all",
    "target": "Attack {card}",
    "ranged": "Ranged",
    "physical": "Physical",
    "social": "Social",
    "mental": "Mental",
    "lay": "Lay {card} face down",
    "show.up": "Play {card} face up",
    "AskIntel.show.up": "Play {card} face up for its Intel",
    "AskBought.pay": "Take {amount}",
    "AskRaised.pay": "Place {amount}",
    "AskIntel.use": "Take Intel from {card}",
    "AskPrice.lay": "Play {card} face up",
    "let": "Let it through",
    "block": "Block with {card}",
    "AskBlock.use": "Block with the help of {card}",
    "AskAid.show.up": "Aid with {card}",
    "AskAid.none": "No aid",
    "AskHarden.show.up": "Harden with {card}",
    "AskHarden.none": "Take it as it is",
    "AskShelter.show.up": "Play {card} against it",
    "AskShelter.none": "Let it happen",
    "pass": "Pass",
    "aggravated": "{amount} Aggravated",
    "hit": "Hit {card}",
    "attach": "Attach it",
    "AskSpoils.burn": "Burn it",
    "heed": "Let it hold for you",
    "ignore": "Ignore it",
    "own": "From your own",
    "from": "From {card}",
    "prestige": "Burn it for Prestige",
    "exhaust": "Exhaust {card}",
    "challenge": "Attack with {card}",
    "give": "{card} takes it",
    # ---- cards and decks
    "library": "From the Library",
    "faction": "From the Faction Deck",
    "discard": "Discard {card}",
    "keep": "Leave it on top",
    "AskDiscards.keep": "Keep {card} after all",
    "bottom": "Put it at the bottom",
    "look": "Look at the {deck}",
    "take": "Take {card}",
    "AskMask.swap": "Put {to} in the place of {card}",
    "AskSwitch.keep": "Keep it",
    "AskOpenCard.none": "No other card",
    "AskScatter.enough": "No more: the rest for the target",
    "swap": "Swap {card} and {to}",
    "mend": "Mend {card}",
    "AskBenefit.mend": "To mend",
    "AskBenefit.prestige": "For Prestige",
    "AskMend.leave": "Leave {card} as it is",
    "detach": "Detach {card}",
    "AskOnTop.take": "Put {card} on top",
    "AskBring.attach": "Attach {card} from your hand",
    "AskBring.take": "Attach {card} from your discard pile",
    "AskWraith.take": "Create {card}",
    "AskKeepsake.none": "Keep nothing",
    "AskKeepsake.choose": "Keep {card}",
    "AskReclaim.take": "Take {card}",
    "AskReclaim.of": "Those of {card}",
    "AskReclaim.none": "Take nothing more",
    "AskFreePlay.none": "Play none",
    "AskCast.none": "Cast none",
    "AskBound.show.up": "{card} becomes a Ghoul",
    "AskThrown.show.up": "Add {card}",
    "AskDriven.none": "Nothing",
    "offer.in-play": "Burn {card}",
    "offer.in-hand": "Discard {card}",
    "AskOffer.keep": "Keep {card} after all",
    "AskLeave.discard": "Discard it",
    # ---- Influence and Conspiracies
    "yes": "Yes",
    "no": "No",
    "AskDeclare.yes": "For it",
    "AskDeclare.no": "Against it",
    "out": "Stay out of it",
    "exert": "Exert the Influence of {card}",
    "AskDeclare.use": "Exert {card} with its ability",
    "AskExert.use": "Exert {card} with its ability",
    "AskExert.go": "Exert them",
    "AskPrice.use": "Exert {card} with its ability",
    "hide": "Hide {amount} Prestige in your hand",
    "back": "Take the last part back",
    "AskPrice.pay": "Take the Title for {missing} Prestige",
    "name": "Name {foe}",
    "AskRivalToken.name": "The one that names {foe}",
    "AskRivalToken.name.you": "The one that names you",
    "AskNamed.leave": "Do not name {foe} after all",
    "AskKept.reveal": "Turn up {card}",
    "AskKept.back": "Take it back into your hand",
    "AskTrap.pass": "No Trap now",
    "AskContribution.give": "Put 1 Prestige on it",
    "accept": "Accept",
    "refuse": "Refuse",
    # ---- what cards ask
    "choose": "Choose {card}",
    "AskSponsor.choose": "1 Agenda from {card}",
    "AskPurse.choose": "1 Agenda from {card}",
    "agenda": "1 from your Agenda card",
    "foe": "Choose {foe}",
    "foe.you": "Choose yourself",
    "AskThief.foe": "From {foe}",
    "to": "To {card}",
    "AskOnto.to": "Onto {card}",
    "AskOnto.own": "Keep it",
    "AskOnto.none": "Onto no card",
    "haven": "{foe:own} Haven",
    "haven.you": "Your Haven",
    "send": "Send {amount} to {foe}",
    "pay": "Pay {amount} Prestige",
    "none": "No card",
    "enough": "Enough",
    "done": "That is all",
}


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    if q.what in BY_PLACE:
        card = text(q.facts, "card")
        return capital(READER.of(card).effect(choice_of(card, int(answer[7:]))))
    if q.what == "AskDiscipline":
        return capital(TERMS[f"discipline.{answer}"])
    return capital(TONGUE.option(SENTENCES, q, answer, names))


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row. Whoever names none later on means a card."""
    first, *rest = answers
    later = [SENTENCES["none"] if answer == "none" else option(q, answer, names) for answer in rest]
    return "; ".join([option(q, first, names), *later])
