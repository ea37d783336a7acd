"""English: what happens at a table of Rivals, one line an event. `[you do|Anna does]` is as its reader reads it. Same
keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.words.english.rivals.nouns import TONGUE
from gloam.words.facts import Facts, Names
from gloam.words.forms import sentence

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "deck": "[you bring|{who} brings] a deck, {list}, and [take|takes] {prestige} Prestige",
    "city-deck": "the City Deck has {count:card|cards}; {out:Event stays|Events stay} in the box",
    "leader": "[your Leader is|{who:own} Leader is] {card}",
    "haven-revealed": "[your Haven is|{who:own} Haven is] {card}",
    "leaders-clash": "{seats} begin with the same vampire, {card}, and bid for it",
    "bid": "[you bid|{who} bids] {amount} Prestige",
    "bid-passed": "[you pass|{who} passes]",
    "bid-won": "[you keep|{who} keeps] {card} for {amount} Prestige",
    "leader-paid": "[you pay|{who} pays] {amount} Prestige, the Blood of {card}",
    "first-player": "[you are|{who} is] Player 1",
    "rival-own": "[you draw your own number and draw|{who} draws their own number and draws] again",
    "rival": "[your Rival is|{who:own} Rival is] {foe}",
    "dealt": "[you begin|{who} begins] with {library} Library cards and {vampires:vampire|vampires}",
    "dealt.known": "[you begin|{who} begins] with {cards}",
    # ---- the course of a turn
    "turn": "turn {turn}: [it is your turn|it is {who:own} turn]",
    "readied-all": (
        "[you ready all your cards and your characters go|{who} readies all cards, and the characters go] back to "
        "the Haven"
    ),
    "phase-ended": "[you end your|{who} ends the] Action Phase",
    "phase-ended.left": "[you end your|{who} ends the] Action Phase with {actions:action|actions} to spare",
    "moved": "[you move|{who} moves] {card} to The Street",
    "regrouped": "[you regroup|{who} regroups] in The Street: {parties}",
    "torpor-blood": "{card} gains 1 Blood in Torpor",
    "drew": "[you draw|{who} draws] a card from the {deck}",
    "drew.known": "[you draw|{who} draws] {card} from the {deck}",
    "discarded": "[you discard|{who} discards] {card}",
    "recruited": "[you recruit|{who} recruits] {card} for {cost} Prestige",
    "usurped": "the {card} in [your|{who:own}] Torpor is burned: the name is taken by another",
    "played": "[you play|{who} plays] {card}",
    "played.by": "[you play|{who} plays] {card} with {by}",
    "used": "[you use|{who} uses] the text of {card}",
    "declined": "[you do|{who} does] not use {card}",
    "foe-chosen": "[you choose|{who} chooses] {foe} for {card}",
    "agenda-revealed": "[your Agenda is|{who:own} Agenda is] turned up: {card}",
    # ---- an attack
    "attack": "[you attack|{who} attacks] with {card}",
    "attack.party": "[you attack|{who} attacks] with {card}, and {party} in support",
    "targeted": "the target is {card}",
    "shown-for-intel": "[you play|{who} plays] {card} face up for {amount} Intel",
    "intel": "[you discard|{who} discards] {cards} for {amount} Intel",
    "announced": "the attack is {type}",
    "no-attack-card": "[you play|{who} plays] no Attack card",
    "attack-card": "[you attack|{who} attacks] with the card {card}",
    "attack-card-laid": "[you lay|{who} lays] an Attack card face down",
    "attack-card-laid.known": "[you lay|{who} lays] {card} face down as Attack card",
    "blocked": "[you block|{who} blocks] with {card}",
    "block-undone": "the block by {card} is taken back",
    "no-reaction": "[you play|{who} plays] no Reaction",
    "reaction-laid": "[you lay|{who} lays] a Reaction face down",
    "reaction-laid.known": "[you lay|{who} lays] {card} face down as Reaction",
    "reaction": "[you react|{who} reacts] with {card}",
    "illegal": "{card} cannot be played here and is discarded",
    "cancelled": "{card} is cancelled",
    "text-cancelled": "the text of {card} is ignored",
    "retargeted": "the attack turns on {card}",
    "hit-too": "{card} is hit as well, for {amount} damage",
    "summed": "the attack comes to {amount} damage against {card}",
    "damaged": "{card} takes {amount} damage",
    "withstood": "{amount} damage is not enough for {card}",
    "attack-ended": "the attack comes to nothing",
    # ---- defeat and spoils
    "defeated": "[you defeat|{who} defeats] {card}",
    "defeated.nobody": "{card} is defeated",
    "defeated.burned": "[you defeat|{who} defeats] {card} for good: it is burned",
    "defeated.burned.nobody": "{card} is defeated for good: it is burned",
    "torpor": "{card} falls into Torpor with 1 of [your|{who:own}] Prestige",
    "woke": "{card} wakes from Torpor",
    "burned": "[you burn|{who} burns] {card}",
    "burned.nobody": "{card} is burned",
    "spoils-burned": "[you burn|{who} burns] {card} to mend",
    "attached": "{card} is attached to {to}",
    "title-free": "{card} lies free in The Street",
    "title-replaced": "{card} gives way to the new Title",
    "title-lost": "{card} is lost in [your|{who:own}] Torpor: somebody else bears that Title now",
    "blood-trimmed": "{card} has room for less Blood and loses {amount}",
    # ---- what is gained, lost and paid
    "prestige-gained": "[you gain|{who} gains] {amount} Prestige",
    "prestige-lost": "[you lose|{who} loses] {amount} Prestige",
    "prestige-stolen": "[you steal|{who} steals] {amount} Prestige from {from}",
    "prestige-paid": "[you pay|{who} pays] {amount} Prestige",
    "agenda-gained": "[you gain|{who} gains] {amount} Agenda",
    "agenda-lost": "[you lose|{who} loses] {amount} Agenda",
    "blood-paid": "{card} pays {amount} Blood",
    "blood-lost": "{card} loses {amount} Blood",
    "blood-stolen": "{by} steals {amount} Blood from {card}",
    "mended": "{card} mends {amount} Blood",
    "readied": "{card} is readied",
    "exhausted": "{card} is exhausted",
    "tokens-put": "{amount:token goes|tokens go} onto {card}",
    "tokens-taken": "{amount:token leaves|tokens leave} {card}",
    "token-moved": "1 token on {card} becomes [your|{who:own}] Prestige",
    "token-moved.to": "1 Blood goes from {card} to {to}",
    "marked": "[you set|{who} sets] {amount} Agenda on {card}, for whoever defeats that character",
    "given-up": "[you discard|{who} discards] {card} from play",
    # ---- decks
    "looked": "[you look|{who} looks] at the first card of the {deck}",
    "looked.known": "[you look|{who} looks] at the first card of the {deck}: {card}",
    "kept-on-top": "[you leave|{who} leaves] it on top of the {deck}",
    "put-at-bottom": "[you put|{who} puts] it at the bottom of the {deck}",
    "salvaged": "[you take|{who} takes] {card} back from the discard pile",
    "milled": "[you discard|{who} discards] {card} from the top of the Library",
    "turned-up": "[you turn|{who} turns] up {card}, the first card of the Library, for {amount} Influence",
    # ---- the City
    "city-revealed": "[you reveal|{who} reveals] {card} from the City Deck",
    "city-revealed.nobody": "the City Deck reveals {card}",
    "late-prince": "{card} is shuffled into the City Deck",
    "city-reshuffled": "{count:card is|cards are} shuffled into the City Deck",
    "city-empty": "the City Deck is empty: nothing is revealed",
    "event-over": "{card} is over and is burned",
    "leader-out": "{card}, as [your|{who:own}] Leader, goes to The Street alone",
    "events-back": "{count:Event is|Events are} shuffled back into the City Deck",
    "smoked-out": "everybody in {haven:own} Haven is driven into The Street",
    "redirected": "[you send|{who} sends] {amount} of the Antagonists' damage to {foe}",
    "sent-away": "[you send|{who} sends] {card} from The Street to the discard pile",
    "claimed": "{card} claims Prince of the City",
    "challenged": "{card} challenges {target}",
    "claim-succeeded": "nobody stops {card}",
    "claim-failed": "the claim fails",
    # ---- Schemes, Titles, Influence
    "named": "those named are {seats}",
    "declared.yes": "[you are|{who} is] for it",
    "declared.yes.laid": "[you are|{who} is] for it, with a card face down",
    "declared.no": "[you are|{who} is] against it",
    "declared.no.laid": "[you are|{who} is] against it, with a card face down",
    "declared.out": "[you stay|{who} stays] out of it",
    "exerted": "{card} exerts {amount} Influence",
    "influence-card": "[you play|{who} plays] {card} for {amount} Influence",
    "influence-shown": "[you|{who}] had hidden {hidden} Prestige",
    "influence-shown.card": "[your|{who:own}] face-down card is {card}: {amount} Influence",
    "influence-shown.both": (
        "[your|{who:own}] face-down card is {card}: {amount} Influence, beside {hidden} Prestige in hiding"
    ),
    "scheme-yes": "{card} succeeds, {yes} to {no}",
    "scheme-no": "{card} fails, {yes} to {no}",
    # ---- Conspiracies
    "conspiracy": "[you lay|{who} lays] a Conspiracy face down with {by} (no. {handle})",
    "conspiracy.known": "[you lay|{who} lays] {card} face down with {by} (Conspiracy no. {handle})",
    "contributed": "[you put|{who} puts] 1 Prestige on Conspiracy no. {handle}",
    "made-to-give": "[you have|{who} has] to put 1 Prestige on Conspiracy no. {handle}",
    "shown": "[you show|{who} shows] Conspiracy no. {handle} to {to}",
    "shown.known": "[you show|{who} shows] Conspiracy no. {handle} to {to}: it is {card}",
    "contribution-declined": "[you put|{who} puts] nothing on Conspiracy no. {handle}",
    "contribution-refused": "[you turn|{who} turns] down what {from} would put on Conspiracy no. {handle}",
    "conspiracy-resolved": "[you resolve|{who} resolves] the Conspiracy {card}",
    # ---- the end
    "knocked-out": "[you are|{who} is] knocked out",
    "won": "[you win|{who} wins] with {agenda} Agenda",
}


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(TONGUE.event(SENTENCES, e, names, you))
