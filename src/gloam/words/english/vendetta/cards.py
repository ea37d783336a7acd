"""English: the cards of Vendetta, each as a line of facts and its rules text."""

from __future__ import annotations

from gloam.vendetta.abilities import NeverDrained
from gloam.vendetta.catalogue import (
    AFTERMATH,
    ALWAYS,
    BEFORE_YOUR_CARD,
    CONFLICT,
    HOUSE,
    HUMAN,
    PASSIVE,
    PREPARATION,
    PUBLIC_DATA,
    RESOLUTION_START,
    RULEBOOK,
    VAMPIRE,
    VICTIM_KIND,
    YOUR_TURN,
    Ally,
    ClanCard,
    LocationCard,
    Relic,
)
from gloam.words.english.vendetta.abilities import ability, power
from gloam.words.english.vendetta.effects import effect, moment
from gloam.words.forms import sentence, signed
from gloam.words.vendetta.cards import card_of

KINDS = {
    PREPARATION: "Preparation",
    CONFLICT: "Conflict",
    AFTERMATH: "Aftermath",
    PASSIVE: "Passive",
    HUMAN: "Human",
    VAMPIRE: "Vampire",
    VICTIM_KIND: "Victim",
}
PROVENANCE = {
    RULEBOOK: "From the rulebook.",
    PUBLIC_DATA: "From public card data.",
    HOUSE: "Ours: the publisher's text is not at hand.",
}
RELIC_MOMENTS = {
    YOUR_TURN: "once in the game, on your turn: ",
    BEFORE_YOUR_CARD: "once in the game, on your turn, before you play your card: ",
    RESOLUTION_START: "once in the game, as Resolution begins: ",
    ALWAYS: "once in the game, ",
}


def line(id: str) -> str:
    """The facts of a card, without its rules text."""
    card = card_of(id)
    match card:
        case ClanCard():
            return f"{KINDS[card.kind]} · Power {card.power}"
        case Ally():
            drained = f"drained: {card.drain_blood} Blood, {card.drain_influence} Influence"
            facts = [KINDS[card.kind], f"feeds {signed(card.feed)}", f"{card.influence} Influence", drained]
            return " · ".join(facts[:3] if isinstance(card.ability, NeverDrained) else facts)
        case Relic():
            return f"Relic · {card.influence} Influence"
        case LocationCard():
            return "Location card"


def text(id: str) -> str:
    """The rules text of a card."""
    card = card_of(id)
    match card:
        case ClanCard():
            return clan_card(card)
        case Ally():
            acquired = "" if card.effect is None else sentence(f"when you win this Ally, {effect(card.effect)}")
            return acquired if card.ability is None else sentence(ability(card.ability))
        case Relic():
            inside = "" if card.effect is None else effect(card.effect)
            return sentence(RELIC_MOMENTS[card.moment] + (inside if card.ability is None else ability(card.ability)))
        case LocationCard():
            return sentence(ability(card.ability))


def clan_card(card: ClanCard) -> str:
    parts = []
    if card.effect is not None:
        parts.append(sentence(moment(card.moment) + effect(card.effect)))
    if card.ability is not None:
        parts.append(sentence(ability(card.ability)))
    if card.counts is not None:
        parts.append(sentence(power(card.counts)))
    return " ".join(parts) or "No effect, only its Power."


def provenance(id: str) -> str:
    return PROVENANCE[card_of(id).provenance]
