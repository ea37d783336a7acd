"""English: what the cards of Rivals do, on what condition, and for each of what."""

from __future__ import annotations

from typing import Final

from gloam.rivals import (
    animal_effects,
    antagonists,
    attachments,
    bans,
    city_effects,
    city_votes,
    collection,
    costs,
    counts,
    deck_effects,
    diablerie,
    domains,
    effects,
    event_effects,
    fight_counts,
    fight_effects,
    ghouls,
    graves,
    hand_effects,
    hardening,
    influence,
    library_effects,
    masks,
    placing,
    preventing,
    purses,
    reacting,
    reclaiming,
    ritual_effects,
    rituals,
    rival_tokens,
    roaming,
    spying,
    stowing,
    sudden,
    thrown_in,
    trap_effects,
    traps,
    wraiths,
)
from gloam.words.phrases import Phrases, Table

EFFECTS: Final[Table] = {
    # ---- what is paid
    costs.Tire: "exhaust {who}",
    purses.PayAgenda: "pay 1 Agenda, from your Agenda card or from one of your characters",
    costs.GiveUp: "discard this card from play",
    diablerie.GiveBack: "give that player 1 Prestige of their colour from this card",
    costs.SendAway: "send {card} to the City's discard pile",
    attachments.DetachCost: "detach {card}",
    rituals.PlaceBlood: "place {x.least} to {x.most} Blood of your colour, taken from characters, on this card",
    rituals.RaiseBlood: "for each {one} you may place 1 Blood of your colour from the general supply on this card",
    ritual_effects.DrawOff: "you may move 1 Blood from each of any number of your vampires in Torpor onto it",
    ritual_effects.Replenish: (
        "put 1 Blood of your colour from the general supply on each of your Ongoing cards with Blood on it"
    ),
    ritual_effects.SpendBlood: "remove {x.amount} Blood from this card",
    # ---- in a fight
    fight_effects.CancelReaction: "cancel the Reaction, with its Shields and its damage",
    reacting.PlaysThis: "{who} plays this card",
    reacting.ReactAgain: "you may play another Reaction, face up",
    fight_effects.CancelText: "ignore the text of the Attack card; its damage and keywords stay",
    fight_effects.FurtherVictims: (
        "for each {one}, choose {who}, a different one each time: it is dealt {x.damage} damage too"
    ),
    fight_effects.FoePuts: (
        "the foe puts 1 Prestige on {card} of your choice. If you resolve it this turn, it may hit that foe all the "
        "same"
    ),
    fight_effects.PayToMend: (
        "its player pays 1 Prestige for each damage it took, but never the last, and it mends 1 Blood for each "
        "Prestige paid"
    ),
    fight_effects.TurnOn: "the attack turns on {who}",
    fight_effects.Mill: "discard the first card of your Library. Unless it is {kind}, {then}",
    fight_effects.OnMortal: "against a mortal, {then}",
    fight_effects.AttackedCharacter: "if the first target was a character, {then}",
    # ---- decks and tokens
    deck_effects.Peek: "look at the first card of one of your decks, and leave it there or put it at the bottom",
    reclaiming.Reclaim: (
        "attach to this character any number of the cards that one of your characters bore who has left your coterie "
        "this turn, from where they lie now"
    ),
    deck_effects.Salvage: "take a card of your choice from your discard pile into your hand",
    deck_effects.Distill: (
        "turn up the first {x.count} cards of your Library; take each of them that is {kind} into your hand and "
        "discard the rest. If none of them is, take {kind} from your discard pile into your hand"
    ),
    deck_effects.TurnUpTop: (
        "turn up the first card of your Library and leave it there: the Blood Potency it asks for is Influence for you"
    ),
    deck_effects.Divine: (
        "turn up the first card of the Library of {foe} and leave it there: the attack deals +1 damage for each Blood "
        "Potency that it asks for"
    ),
    trap_effects.Divert: (
        "for every {x.per} Prestige on this card, you may have 1 damage of this attack dealt to a character in The "
        "Street instead of its target"
    ),
    trap_effects.StrikeElse: "it is dealt to the chosen character",
    stowing.Stow: "attach it to this card face down ({x.most} at most)",
    stowing.Unstow: "take {card} into your hand",
    stowing.Buried: "face-down card attached to it",
    traps.TakeBack: "take that card back into your hand",
    deck_effects.ShareMends: (
        "mend 1 Blood for each {icon} icon {within}, shared as you like among your characters, those in Torpor too"
    ),
    purses.Sponsor: (
        "remove 1 Agenda from each of as many places as you like, among your Agenda card and your characters: the next "
        "character you recruit this turn costs you that much Prestige less"
    ),
    diablerie.TakeHostages: (
        "at the start of the game, put 1 Prestige of each foe's colour from the general supply on this card"
    ),
    purses.Bank: "move 1 Agenda from {who} to your Agenda card",
    hand_effects.Sift: "draw {x.count} cards and discard one of them",
    hand_effects.LookAtHand: "look at the hand of {foe}",
    hand_effects.DiscardAny: "{foe} discards a Library card taken at random from the hand",
    hand_effects.PutOnTop: "put a Library card of your choice from it on top of that foe's Library",
    hand_effects.Foretell: (
        "turn up the first card of the Library of {foe} and gain as much Prestige as it asks for Blood Potency. If it "
        "asks for none, it is discarded instead, and {who} is readied"
    ),
    bans.AttachTop: ("discard what is attached to this card, then attach the first card of the Library of {foe} to it"),
    hand_effects.Ransack: (
        "name a type of attack and look at the hand of {foe}: all Attack cards of that type in it are discarded. For "
        "each of them, {then}"
    ),
    rival_tokens.StealRival: (
        "steal a Rival token from {foe}: the player it names is your Rival too, and no longer that foe's"
    ),
    rival_tokens.OfRival: "that character is your Rival's",
    attachments.ToHand: "take {who} back into your hand",
    thrown_in.ThrowIn: (
        "you may play one more Attack card of the announced type from your hand: the damage printed on it is added, "
        "and nothing else of it counts"
    ),
    thrown_in.Gamble: (
        "turn up the first card of the foe's Library and leave it there: if it is {kind}, {then}; otherwise, {other}"
    ),
    rival_tokens.ReturnRivals: "return it",
    deck_effects.MendParty: "let {who} mend 1 Blood",
    deck_effects.Invest: (
        "pay 1 to {x.most} Prestige, and put {x.times} times as much from the general supply on this card"
    ),
    deck_effects.Drink: "steal 1 Prestige from {foe} and put it on {who}, who mends 1 Blood by it",
    deck_effects.BurnToMend: (
        "burn {card}; that is no defeat, but {who} mends as much as burning it after a defeat would mend"
    ),
    influence.Posting: (
        "play a Library card from your hand that asks for Blood Potency 1 to 3 as if it were an Influence Modifier, "
        "for as much Influence"
    ),
    ritual_effects.DrawBlood: "remove 1 Blood from that card",
    ritual_effects.BloodOnto: "pay {x.amount} Blood and put it on {card}",
    ritual_effects.LostOnto: "put 1 of the Blood lost on {card}",
    # ---- Animals
    animal_effects.StealFor: "steal {x.amount} Blood from {who} and put it on {to}",
    animal_effects.TurnUp: (
        "turn up the first card of your Library: if it is {kind}, draw it; otherwise leave it there or discard it"
    ),
    # ---- wraiths and graves
    wraiths.CreateWraith: "create a wraith and attach it to {to}",
    graves.RecruitAsleep: (
        "recruit a vampire of clan {clan} from your hand into your Torpor: you pay nothing, and no Blood lies on it"
    ),
    graves.Rise: "move {who} to its player's Haven and ready it",
    graves.DigUp: (
        "discard cards of the City Deck until {kind} has been discarded, and burn it. If you have burned a mortal this "
        "turn, {then}"
    ),
    ghouls.Bind: (
        "reveal {card} from your hand: it becomes a Ghoul without a text, in your Haven, with 1 Blood of "
        "your colour from the general supply on it"
    ),
    graves.CastBeside: (
        "the acting character may cast a Ritual from your hand without taking an action; then it loses {x.lost} Blood"
    ),
    graves.Possess: "ready {who}: it stands alone, and you take one action more with it at once",
    # ---- the City and all players
    city_effects.NextCityCard: "reveal the next card of the City Deck",
    city_effects.LeadersOut: (
        "every Leader outside Torpor goes to The Street and stands alone there. The active player's Leader does not go "
        "back to the Haven this turn"
    ),
    city_effects.Revive: "put {kind} from the City's burned pile into The Street",
    city_effects.EventsBack: "shuffle all other burned Events back into the City Deck",
    city_effects.NamedSteal: "each named player, clockwise from you, steals 1 Prestige from a player who is not named",
    city_effects.EmptyHaven: (
        "choose a Haven: all characters in it go to The Street as one party, and each exhausted one of them is dealt "
        "{x.damage} Aggravated damage"
    ),
    city_effects.Redirect: (
        "up to {x.most} of the Antagonists' damage is dealt to a foe of your choice, whatever the Secrecy"
    ),
    antagonists.Strike: "deal 1 Aggravated damage to one of your characters, whatever its Secrecy",
    event_effects.ExhaustFor: "exhaust up to {x.most} of your {cards}, but at least 1; for each of them {then}",
    event_effects.MarchOut: (
        "exert the Influence of any of your characters: as many characters as it comes to may go from your Haven to "
        "The Street"
    ),
    event_effects.PassBlood: (
        "have one of your characters that has not done so this turn pay 1 Blood, and put it on a vampire in Torpor, "
        "whoever's it is"
    ),
    event_effects.PutEither: "put 1 Blood or 1 Prestige of your colour from the general supply on {card}",
    city_votes.Besiege: (
        "a Second Inquisition card goes from The Street to the Haven of the named player, where it acts on nobody else"
    ),
    city_votes.CallVote: (
        "while a Second Inquisition card is in The Street, name a player and call for Influence as for a Scheme"
    ),
    city_votes.OffTheStreet: "put {who} into the City's discard pile",
    city_votes.OneBack: "shuffle a card of your choice from the City's burned pile into the City Deck",
    city_votes.PileBack: "shuffle the City's discard pile into the City Deck",
    effects.LoseYourColour: "remove all Blood of your colour from {who}",
    effects.BurnThis: "burn this card",
    # ---- outside the order of an attack
    sudden.MoveOut: "move {who} to The Street, where it stands alone",
    spying.BuyIntel: (
        "remove any amount of Prestige from this card: the attacker has that much more Intel for this attack. Burn "
        "this card when it is empty"
    ),
    domains.TakeIn: "attach {card} to this card, {x.most} at most; it stays in The Street and can be attacked",
    sudden.GoHome: "move {who} to your Haven, ready or exhausted as before",
    sudden.AttackNow: "{by} attacks {who} at once, without taking an action",
    hardening.Harden: "the damage becomes {type} and is not Aggravated",
    sudden.Negate: (
        "the attack comes to nothing. You may also play this outside an attack, when a foe's card is about to act on a "
        "character of that party: that card does nothing"
    ),
    # ---- how many, and on what condition
    counts.Foes: "foe in the game",
    counts.TypeIs: "the attack is {type}",
    counts.TargetIs: "the target is {target}",
    counts.TargetIn: "the target is {place}",
    counts.Blocks: "the reacting character has blocked",
    counts.Opening: "it is the first {type} attack of this character's party in your turn",
    counts.Fresh: "this card has not paid this turn",
    counts.ForDiscard: "it is for a discard in the End Phase",
    counts.WasWounded: "it was Wounded before",
    counts.Controls: "you control that character",
    counts.InActionPhase: "it is an Action Phase",
    placing.Heaped: "{x.least} or more tokens lay there before, and it is no character",
    placing.Laded: "a foe has put a token on a card in their Action Phase, which has not ended",
    counts.YourTurn: "it is your turn",
    counts.Sleeping: "it lies in Torpor",
    counts.Lonely: "it is the only character in its coterie",
    preventing.Burns: "it would be burned",
    fight_counts.Withstands: "the target was not defeated",
    counts.Drained: "one of your characters has suffered diablerie in this game",
    counts.Opposed: "that is against a Scheme you have played",
    counts.SchemesSucceeded: "a Scheme of yours has succeeded this turn",
    counts.SecondMortal: "it is your second this turn",
    sudden.Assailable: "a foe who has begun a turn controls that character",
    counts.Towering: "your characters in The Street have more Blood Potency together than those of each foe",
    counts.Strengthens: "it raises that character's Blood Potency",
    counts.Stronger: "the attacker has more Blood Potency than the target",
    preventing.Savable: "whoever falls can be given Blood",
    preventing.AggravatedAttack: "the damage of the attack is Aggravated",
    animal_effects.Felled: "that character was defeated by it",
    roaming.Relocate: "your active Haven leaves the game, and {who} attached to a character takes its place",
    roaming.SwapHavens: "swap a Haven attached to {who} with another Haven you control",
    roaming.Furnish: "attach this card to your active Haven",
    roaming.Foremost: "you have {x.least} or more of these (all together do this once)",
    city_effects.LeadOut: "you move your Leader from the Haven to The Street, ready or exhausted as before",
    city_effects.SeekPrince: "if Prince of the City is in the City Deck, put it into The Street and shuffle that deck",
    counts.BelowLeader: "that character has less Blood Potency than your Leader",
    masks.ChangeFaces: (
        "swap one of your vampires, not your Leader, with one in your hand, which takes over its state and all that "
        "lies on it; if its Blood Potency is higher, pay the difference in Prestige"
    ),
    collection.FirstTurn: "this is your first turn",
    fight_counts.Attacked: "a character of yours is attacked",
    library_effects.EmptyLibrary: "your Rival has no card in their Library",
    fight_counts.Weakness: '"-1 Blood Potency" token on it',
    library_effects.Win: "you win the game",
    library_effects.Discards: "card they would discard",
    animal_effects.Offered: "of them",
    counts.Hurt: "the target took damage and was not defeated",
    fight_counts.Stands: "the target is a character and was not defeated",
    fight_counts.IsBlocked: "the attack was blocked",
    fight_counts.Leads: "the attacker is your Leader",
    fight_counts.Falls: "this attack defeats the reacting character",
    fight_counts.Fells: "the target was defeated",
    fight_counts.Besieged: "a character in its Haven is attacked",
    fight_counts.Worsened: "the target becomes Wounded by it",
    fight_counts.Unarmed: "no Attack card is played",
    fight_counts.Fights: "this character attacks or is the target",
    fight_counts.PlaysIcon: "the card it plays in this attack bears the {icon} icon",
}
SEVERAL: Final = Phrases({counts.Foes: "foes in the game"})
