"""Reading the cards of Vendetta: what comes after what, in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.core.effect import Effect
from gloam.vendetta.abilities import NeverDrained
from gloam.vendetta.catalogue import Ability, Ally, ClanCard, LocationCard, PowerRule, Relic
from gloam.words.forms import sentence, signed
from gloam.words.vendetta.cards import card_of
from gloam.words.voice import Sentences


@dataclass(frozen=True)
class Reader:
    """One language's way to read a card: its nouns, what it says around an effect, and how it says the effect."""

    terms: Sentences
    sentences: Sentences
    effect: Callable[[Effect], str]
    ability: Callable[[Ability], str]
    power: Callable[[PowerRule], str]

    def line(self, id: str) -> str:
        """The facts of a card, without its rules text."""
        card = card_of(id)
        match card:
            case ClanCard():
                return self.fact("clan-card", kind=self.terms[f"kind.{card.kind}"], power=card.power)
            case Ally():
                facts = [self.terms[f"kind.{card.kind}"], self.fact("feeds", feed=signed(card.feed))]
                facts.append(self.fact("influence", influence=card.influence))
                if not isinstance(card.ability, NeverDrained):
                    facts.append(self.fact("drained", blood=card.drain_blood, influence=card.drain_influence))
                return " · ".join(facts)
            case Relic():
                return self.fact("relic", influence=card.influence)
            case LocationCard():
                return self.fact("location-card")

    def text(self, id: str) -> str:
        """The rules text of a card, every sentence of it."""
        card = card_of(id)
        parts = []
        if isinstance(card, Relic):
            inside = self.ability(card.ability) if card.ability is not None else self.does(card.effect)
            parts.append(self.fact(f"relic.{card.moment}", effect=inside))
        elif isinstance(card, LocationCard):
            parts.append(self.ability(card.ability))
        else:
            if card.effect is not None:
                moment = card.moment if isinstance(card, ClanCard) else "won"
                parts.append(self.fact(f"moment.{moment}", effect=self.does(card.effect)))
            if card.ability is not None:
                parts.append(self.ability(card.ability))
        if isinstance(card, ClanCard):
            parts += [] if card.counts is None else [self.power(card.counts)]
            parts = parts or [self.fact("no-effect")]
        return " ".join([sentence(part) for part in parts])

    def provenance(self, id: str) -> str:
        return self.fact(f"from.{card_of(id).provenance}")

    def does(self, effect: Effect | None) -> str:
        return "" if effect is None else self.effect(effect)

    def fact(self, key: str, **facts: object) -> str:
        return self.sentences[key].format(**facts)
