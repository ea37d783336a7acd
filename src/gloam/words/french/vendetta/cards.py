"""French: the cards of Vendetta, each as a line of facts and its rules text."""

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
from gloam.words.forms import sentence, signed
from gloam.words.french.vendetta.abilities import ability, power
from gloam.words.french.vendetta.effects import effect, moment
from gloam.words.vendetta.cards import card_of

KINDS = {
    PREPARATION: "Préparation",
    CONFLICT: "Conflit",
    AFTERMATH: "Conséquences",
    PASSIVE: "Passive",
    HUMAN: "Humain",
    VAMPIRE: "Vampire",
    VICTIM_KIND: "Victime",
}
PROVENANCE = {
    RULEBOOK: "Tirée du livret de règles.",
    PUBLIC_DATA: "Tirée de données publiques sur les cartes.",
    HOUSE: "De notre cru : nous n'avons pas le texte de l'éditeur.",
}
RELIC_MOMENTS = {
    YOUR_TURN: "une fois dans la partie, à votre tour : ",
    BEFORE_YOUR_CARD: "une fois dans la partie, à votre tour, avant de jouer votre carte : ",
    RESOLUTION_START: "une fois dans la partie, au début de la Résolution : ",
    ALWAYS: "une fois dans la partie, ",
}


def line(id: str) -> str:
    """The facts of a card, without its rules text."""
    card = card_of(id)
    match card:
        case ClanCard():
            return f"{KINDS[card.kind]} · Puissance {card.power}"
        case Ally():
            drained = f"une fois drainée : {card.drain_blood} Sang, {card.drain_influence} Influence"
            facts = [KINDS[card.kind], f"nourriture {signed(card.feed)}", f"{card.influence} Influence", drained]
            return " · ".join(facts[:3] if isinstance(card.ability, NeverDrained) else facts)
        case Relic():
            return f"Relique · {card.influence} Influence"
        case LocationCard():
            return "Carte Lieu"


def text(id: str) -> str:
    """The rules text of a card."""
    card = card_of(id)
    match card:
        case ClanCard():
            return clan_card(card)
        case Ally():
            acquired = "" if card.effect is None else sentence(f"quand vous remportez cet Allié, {effect(card.effect)}")
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
    return " ".join(parts) or "Aucun effet, seulement sa Puissance."


def provenance(id: str) -> str:
    return PROVENANCE[card_of(id).provenance]
