"""English: why the rules of Rivals say no, with the numbers of the case. Same keys in the same order as its French
twin."""

from __future__ import annotations

from typing import Final

from gloam.words.english.rivals.nouns import TONGUE
from gloam.words.facts import Facts, Names

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "comp.players": "Rivals is for 2, 3 or 4 players, not {players}.",
    "deck.faction": (
        "A Faction Deck is {needed} vampires of different names; this one has {vampires}, with {different} "
        "different names."
    ),
    "deck.library-size": "A Library has {least} to {most} cards; this one has {cards}.",
    "deck.copies": "A Library has at most {most} cards of a name; this one has {copies} of {card}.",
    "setup.leader-choice": "{card} is none of the vampires of this deck.",
    "setup.leader-highest": "In a first game the highest Blood Potency leads, or whom the list names: not {card}.",
    "setup.no-mulligan": "A starting hand is kept as it was dealt.",
    "leader.bid-lose": "{card} lies face up before {seat}: choose another.",
    "leader.bid-limit": "You can bid {limit} at most, to pay for the Leader and keep 1 Prestige; {amount} is too much.",
    "leader.bid-raise": "A bid of {amount} does not beat {high}: bid more, or pass.",
    "leader.bid-order": "You bid first for {card}: 0 or more.",
    "deck.neutral-base": "A deck has one Haven and one Agenda; this one has Havens: {havens}, Agendas: {agendas}.",
    # ---- actions
    "action.up-to-two": "You have taken your {actions} actions of this turn.",
    "action.up-to-two.card": "{card} takes an action, and you have none left.",
    "action.exhaust": "{card} is played by exhausting a ready character.",
    "action.five": "{card} is played in an attack, not as an action.",
    "term.control": "{card} is not yours.",
    "play.action": "{card} is not in your hand.",
    "play.clan": "{card} needs a {clan} in your coterie.",
    "play.bp": "{card} asks for Blood Potency {asked}; this character has {has}.",
    "play.no-effect": "{card} would do nothing now.",
    "cost.last-blood": "{card} costs Blood, and a character never pays its last.",
    "cost.last-prestige": "{card} costs Prestige, and you never pay your last.",
    "cost.per-turn": "The ability of {card} cannot be used now; each is used once a turn.",
    "move.one-way": "{card} is in The Street already, and goes back only at the start of your turn.",
    "move.ready-only": "{card} is exhausted: only ready characters move.",
    "recruit.pay": "{card} is not in your hand.",
    "recruit.keep-one": "{card} costs {cost} Prestige and must leave you 1; you have {prestige}.",
    "recruit.unique": "{card} is in the coterie of {seat}: there is only one.",
    "ongoing.stay": "{card} stays in play: you cannot simply get rid of it.",
    "attach.burn-retainer": "{card} cannot be burned: only a Retainer on a character of yours can.",
    # ---- attacks
    "attack.cost": "{card} cannot attack: only a ready character in The Street does.",
    "attack.first-turn-shield": "The characters of {seat} cannot be attacked before {seat} has begun a turn.",
    "attack.intel-short": "{card} has {secrecy} Secrecy: there is not so much Intel to be had.",
    "attack.step2-target.attacker": "There is nobody whom {attacker} could attack.",
    "attack.step2-target": "{card} cannot be attacked.",
    "window.intel": "{card} cannot be used for Intel now.",
    "attack.step5-card": "{card} cannot be the Attack card of this attack.",
    "mortal.card-face-up": "{card} can be played face up only against a mortal.",
    "attack.card-type": "{card} is no card for a {type} attack.",
    "attack.card-bp": "{card} asks for Blood Potency {asked}; the attacker has {has}.",
    "attack.targeted-secrecy": "{card} has more Secrecy than this attack has Intel.",
    "reveal.targeted": "The attack cannot be turned on {card}.",
    "react.step7": "{card} is no Reaction.",
    "block.step6": "{card} cannot block this attack.",
    "block.not-self": "{card} is the target and cannot block for itself.",
    "block.ranged": "{card} is no Guard and cannot block a Ranged attack.",
    "block.ready-only": "{card} cannot block: only a ready character of the target's party can.",
    "react.type": "{card} does not answer a {type} attack.",
    "react.by-target": "{card} asks for Blood Potency {asked}; the target has {has}.",
    "react.clan": "{card} needs a {clan} in your coterie.",
    "card.san-francisco-fog": "In the fog nobody can play {card}: it bears the Ranged icon.",
    "sad.intel": "{card} has {secrecy} Secrecy, more than the Antagonists' Intel of {intel}.",
    "sad.cap": "{card} has {blood} Blood, and cannot be dealt more than that.",
    # ---- Prince of the City and other Titles
    "claim.available": "{card} cannot claim Prince of the City: it does not lie free in The Street.",
    "claim.claimant": "{card} cannot claim: only a ready character in The Street does.",
    "title.bp": "{card} asks for Blood Potency {asked}; this character has {has}.",
    "title.one": "{bearer} has a Title already.",
    "title.unique": "Somebody in the coterie of {seat} is {card} already.",
    "title.primogen": "You have {card} already; there is one for each player.",
    "title.effect-possible": "There is no room for {card} on this character.",
    "title.influence": "{card} costs {cost} Influence; you can reach {most}.",
    # ---- Influence
    "infl.modifier-need": "{card} cannot be played now: an Influence Modifier is for when Influence is called for.",
    "infl.modifier-one": "You have laid a card for Influence already; {card} would be one too many.",
    "infl.torpor": "{card} is in Torpor and exerts no Influence.",
    "infl.token-blocks": "{card} has a No Influence token.",
    "infl.all-or-nothing": "{card} has no Influence to exert now, or exerts it already.",
    "scheme.active-yes": "You have played {card}: you are for it.",
    "window.scheme": "You have put something in for {card}: take a side, or take it back first.",
    "scheme.once": "You have hidden Prestige already: {amount} cannot be added.",
    "scheme.last-prestige": (
        "You can hide less than the {prestige} Prestige you have, and 1 at least; you said {amount}."
    ),
    # ---- Conspiracies
    "consp.last-prestige": "{card} would take your last Prestige.",
    "consp.own-wait": "You have put Prestige on {card} this turn already.",
    "consp.threshold": "{card} needs {needs} Prestige on it; there is {has}.",
    "consp.clan-to-resolve": "To resolve {card} you need a {clan} in your coterie.",
    "consp.no-target": "There is nobody whom {card} could hit.",
    "window.conspiracy-show": "That foe has seen {card} already, or is not in the game.",
    "window.conspiracy-add": "That foe cannot be asked for Prestige on {card} now.",
    # ---- choices
    "window.optional-triggers": "Choice {choice} of {card} would do nothing: choose one that is possible.",
}


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    return TONGUE.refusal(SENTENCES, rule, facts, names)
