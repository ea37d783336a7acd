"""English: the questions of Rivals. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.words.english.rivals.cards import READER
from gloam.words.english.rivals.nouns import TONGUE
from gloam.words.facts import Names, text
from gloam.words.forms import BARE, sentence
from gloam.words.rivals.cards import offer_of

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "AskLeader": "Which vampire do you begin with? All Leaders are turned up together.",
    "AskBid": "Others begin with {card} too. How much Prestige do you bid for it?",
    "AskBid.raise": "{foe} bids {amount} Prestige for {card}. Do you bid more?",
    # ---- the turn
    "AskAction": "Your Action Phase: what do you do?",
    "AskActor": "Who plays {card}?",
    "AskHelper": "{caster} casts {card}: who is exhausted as well, to save an action?",
    "AskPlaced": "{card}: whose Blood do you place on it? {least} to {most} in all, {placed} so far.",
    "AskJoin": "{card} goes to The Street: alone, or with others?",
    "DraftRegroup": "How do you regroup your ready characters?",
    "AskDeck": "You draw a card ({left} to go): from which deck?",
    "AskDiscard": "You discard a card ({left} to go): which one?",
    "AskDiscards": "Which cards do you discard to mend? Still {left}.",
    "AskMend": "Which vampires do you mend by 1, for a discarded card each?",
    "AskAssign": "The Antagonists deal {left} Aggravated damage: who takes 1 of it?",
    # ---- an attack
    "DraftAttack": "{card} attacks, with {chosen} in support. Does that hold?",
    "DraftAttack.alone": "{card} attacks alone. Does that hold?",
    "AskTarget": "{card} attacks: whom?",
    "AskIntel.last": (
        "The others did not add enough: {missing} Intel is missing, and without it the attack on {target} comes to "
        "nothing. Do you discard cards for it?"
    ),
    "AskIntel": "{missing} Intel is missing for a sure attack on {target}. Do you discard cards for it?",
    "AskType": "{card} attacks {target}: how?",
    "AskAttackCard": "The attack on {target} is {type}. Which Attack card do you lay?",
    "AskBlock": "{by} makes a {type} attack on {card}. Do you block?",
    "AskReaction": "{by} makes a {type} attack on {card}. Which Reaction do you lay?",
    "AskAid": "{by} makes a {type} attack on {card}. Do you play a card to aid {card}?",
    "AskHarden": "{card} is about to take {amount} Aggravated damage. Do you play a card against it?",
    "AskShelter": "{card} is about to act on {target}. Do you play a card against it?",
    "AskRetarget": "The attack is on {card} now. At whom do you point it?",
    "AskWindow": "Do you use an ability in this fight?",
    "AskWindow.action-phase": "Do you use a Relentless ability now?",
    "AskWindow.antagonists": "The Antagonists are coming. Do you use an ability?",
    "AskWindow.hunted": "The Antagonists' damage is about to be given to your characters. Do you use an ability?",
    "AskParts": "{card} is left with {amount} damage: how much of it is Aggravated?",
    "AskVictim": "{card}: who else is hit?",
    "AskSpoils": "{card} is defeated: burned for what it mends, or attached to {to}?",
    "AskSpoils.bribe": "{card} is defeated: burned to mend, burned for Prestige, or attached to {to}?",
    "AskKeepsake": "{card} falls into Torpor: which attached card does it keep?",
    "AskRoom": "There is no room for {card} on {to}: what is burned?",
    "AskRoom.down": "There is no room for one more card on {to}: what is burned?",
    # ---- Prince of the City
    "DraftClaim": "{card} claims Prince of the City, with {chosen} in support. Does that hold?",
    "DraftClaim.alone": "{card} claims Prince of the City alone. Does that hold?",
    "AskChallenge": "{card} claims Prince of the City, and has it unless defeated. Who of yours attacks?",
    # ---- Influence
    "AskDeclare": "{card}: what do you put in, and are you for it or against it?",
    "AskDeclare.so-far": "{card}: you show {influence} Influence so far. What else, and are you for it or against it?",
    "AskDeclare.so-far.fist": (
        "{card}: you show {influence} Influence so far and hide {hidden} Prestige. What else, and are you for it or "
        "against it?"
    ),
    "AskDeclare.own": "{card}: what do you put in for it?",
    "AskDeclare.own.so-far": "{card}: you show {influence} Influence so far. What else do you put in for it?",
    "AskDeclare.own.so-far.fist": (
        "{card}: you show {influence} Influence so far and hide {hidden} Prestige. What else do you put in for it?"
    ),
    "AskDeclare.raise": "{card}: who exerts Influence, with {raise} more?",
    "AskPrice": "{card}: {influence} Influence so far; Prestige can pay the missing {missing}. What do you add?",
    "AskExert": "{card}: whose Influence do you exert? As many characters may go out as it comes to.",
    "AskExert.so-far": "{card}: {influence} Influence so far, and as many characters may go out. Who else?",
    "AskMarch": "Who goes out to The Street? Still {left}.",
    "AskWhom": "{card}: against which player do you call for Influence?",
    "AskNamed": "{card}: whom do you name beside yourself? At least half of all players, but not all.",
    # ---- Conspiracies
    "AskAttackCard.second": "Do you lay a second Attack card? Before the reveal one of the two comes back to you.",
    "AskAttackCard.typeless": "Which Attack card do you lay against {target}? You announce the type later.",
    "AskBlock.typeless": "{by} attacks {card}, and the type is not announced yet. Do you block?",
    "AskReaction.again": "{by} makes a {type} attack on {card}. Do you play another Reaction?",
    "AskReaction.typeless": "{by} attacks {card}, and the type is not announced yet. Which Reaction do you lay?",
    "AskAid.typeless": "{by} attacks {card}, and the type is not announced yet. Do you play a card to aid {card}?",
    "AskKept": "Which of your Attack cards do you turn up?",
    "AskLateType": "Of which type is the attack by {card} on {target}?",
    "AskTrap": "Do you resolve one of your Traps now?",
    "AskTrap.fight": "{by} attacks {card}. Do you resolve one of your Traps now?",
    "AskContribution": "Do you put 1 Prestige on {card}, which {seat} has laid face down?",
    "AskAccept": "{seat} would put 1 Prestige on {card}, and so be safe from it if it chooses a victim. Do you accept?",
    # ---- what cards ask
    "AskCard": "{card}: which card do you choose?",
    "AskFoe.anyone": "{card}: which player do you choose?",
    "AskFoe": "{card}: which foe do you choose?",
    "AskElsewhere": "{card}: to whom of the party do you attach {attachment}?",
    "AskEnlist": "{card}: which Retainer do you attach to it?",
    "AskEnlist.so-far": "{card}: which Retainer do you attach to it? So far: {done}.",
    "AskFreePlay": "{card}: which card do you play? It takes no action.",
    "AskFromLibrary": "{card}: which Ghoul of your Library is attached to it?",
    "AskHost": "{card}: to whom do you attach {attachment}?",
    "AskDiscardCost": "{card}: which card do you discard?",
    "AskDetach": "{card}: which card do you detach?",
    "AskSendAway": "{card}: which mortal do you send away?",
    "AskPeek": "{card}: at which deck do you look?",
    "AskBottom": "{card}: the first card of your {deck} is {top}. Where does it go?",
    "AskSalvage.shuffled": "{card}: which card of your discard pile do you shuffle into your Library?",
    "AskReclaim": "{card}: which attachment of the one that has left does this character take?",
    "AskSalvage": "{card}: which card do you take back from your discard pile?",
    "AskSift": "{card}: which of the cards just drawn do you discard?",
    "AskRevive": "{card}: which burned card comes back?",
    "AskWraith": "{card}: which wraith do you create?",
    "AskRaised": "{card}: how much Blood do you place on it? {most} at most.",
    "AskDrawnOff": "Which vampire in Torpor gives 1 Blood to {card}? 1 from each; {placed} so far.",
    "AskBuried": "{card}: whom do you recruit into your Torpor?",
    "AskCast": "{card}: which Ritual do you cast?",
    "AskCast.free": "{card}: which Scheme or Title do you play? It takes no action.",
    "AskUpTo": "{card}: which one do you choose?",
    "AskUpTo.so-far": "{card}: which one do you choose? So far: {done}.",
    "AskBound": "{card}: which card becomes a Ghoul?",
    "AskThrown": "{card}: which Attack card adds its damage? The attack is {type}.",
    "AskDriven": "{card}: what does {target} do?",
    "AskBring": "{card}: which card do you attach?",
    "AskBring.so-far": "{card}: which card do you attach? So far: {done}.",
    "AskOffer": "{card}: which cards do you burn or discard for it?",
    "AskOffer.so-far": "{card}: which cards do you burn or discard for it? So far: {done}.",
    "AskReceiver": "{card}: onto whom does the Blood of {target} go?",
    "AskLeave": "{card}: the first card of your Library is {top}. Does it stay there?",
    "AskOnTop": "{card}: which card of the hand of {foe} goes on top of the Library there?",
    "AskNamedType": "{card}: which type of attack do you name? You then see the hand of {foe}.",
    "AskNamedType.own": "{card}: which type of attack do you name, against your own hand?",
    "AskRivalToken": "{card}: which Rival token do you take?",
    "AskDiscipline": "{card}: which Discipline does the token name?",
    "AskDiscipline.less": "{card}: of which Discipline does {target} lose an icon?",
    "AskDiscardFor": "{card}: which card do you discard?",
    "AskDiscardFor.so-far": "{card}: which card do you discard? So far: {done}.",
    "AskExhaust": "{card}: whom do you exhaust?",
    "AskExhaust.so-far": "{card}: whom do you exhaust? So far: {done}.",
    "AskSponsor": "{card}: where does the next Agenda come from?",
    "AskPurse": "{card}: where does the Agenda come from?",
    "AskPayer": "{card}: who pays the Blood?",
    "AskGiver": "{card}: which character gives 1 Blood?",
    "AskSleeper": "{card}: who in Torpor gets the Blood of {target}?",
    "AskOnto": "{card}: onto which card does the token go?",
    "AskBack": "{card}: which burned card comes back?",
    "AskIgnore": "{card} is revealed. Do you ignore it?",
    "AskCollection": "{card}: which Haven do you take from your collection?",
    "AskCollection.show": "{card}: which Haven do you show? {foe} chooses between two.",
    "AskCollection.beside": "{card}: which Haven do you show beside {laid}? {foe} chooses between the two.",
    "AskStash": "{card}: from where do you pay the Prestige? Still {left}.",
    "AskSwap": "{card}: which Havens change places?",
    "AskCull": "{card}: which of the cards turned up do you discard?",
    "AskMask": "{card}: who changes places with whom?",
    "AskSwitch": "The attack of {card} on {target}: keep its Attack card, or discard it for another type?",
    "AskOpenCard": "Which Attack card do you play face up against {target}, now {type}?",
    "AskScatter": "{card}: {target} would take {amount}. Who is hit instead, by 1?",
    "AskOffered": "{card} ({seat}): which of the two Havens is attached?",
    "AskBenefit": "{card}: what do you burn {target} for?",
    "AskShare": "{card}: who mends 1? Still {left}.",
    "AskMendOne": "{card}: does {target} mend 1?",
    "AskBought": "{card}: how many tokens do you take for Intel?",
    "AskInvest": "{card}: how much Prestige do you pay?",
    "AskThief": "{card}: from whom do you steal 1 Prestige?",
    "AskHaven": "{card}: whose Haven?",
    "AskRedirect": "{card}: how much of the damage goes to whom?",
    "AskChange": "Which of your cards changes this first: {cards}?",
    "AskChange.may": "Something is about to happen that {cards} could change. Do you use it?",
    "AskChange.may.hurt": "{target} is about to take {amount} damage. Do you use {cards} against it?",
    "AskChange.may.defeat": "{target} is about to fall. Do you use {cards}?",
    "AskChange.may.attach": "{attachment} is about to be attached to {target}. Do you use {cards}?",
    "AskAnswer": "Several of your cards act now: {cards}. Which one first?",
    "AskAnswer.may": "Do you use {cards} now?",
    "AskReward": "{card}: what does {foe} get?",
    "AskReward.own": "{card}: what do you get?",
    "AskWhich": "{card}: what do you choose?",
    "AskMay": "{card}: do you use it?",
}


def question(q: Question, names: Names) -> str:
    """What this seat is asked, said to whoever sits there."""
    card = text(q.facts, "card")
    offer = offer_of(card) if q.what == "AskMay" else None
    if offer is not None:
        read = READER.of(card)
        then = "" if offer.then is None else f" {sentence(f'if you do, {read.effect(offer.then)}')}"
        return f"Do you {read.effect(offer.first, BARE)}?{then}"
    return TONGUE.question(SENTENCES, q, names)
