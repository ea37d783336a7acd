"""Reading the cards of Blood Orders: what comes after what, in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.blood_orders.catalogue import KINDS, Location, Ritual, Standing, Vampire, Victim
from gloam.core.effect import Effect
from gloam.words.blood_orders.cards import ACTS, Card, card_of
from gloam.words.forms import sentence
from gloam.words.voice import Sentences


@dataclass(frozen=True)
class Reader:
    """One language's way to read a card: its nouns, what it says around an effect, and how it says the effect."""

    terms: Sentences
    sentences: Sentences
    points: Callable[[int], str]
    needs: Callable[[Ritual], str]
    effect: Callable[[Effect], str]
    lasting: Callable[[Standing], str]

    def line(self, id: str) -> str:
        """The facts of a card, without its rules text."""
        return " · ".join(self.facts(card_of(id)))

    def facts(self, card: Card) -> list[str]:
        match card:
            case Victim():
                symbols, fear = self.symbols(card.symbols), self.fact("fear", fear=card.fear)
                kind = self.terms[f"class.{card.kind}"]
                return [self.fact("victim", act=ACTS[card.act]), kind, symbols, fear, self.points(card.points)]
            case Vampire():
                return [self.fact("vampire"), self.symbols(card.symbols)]
            case Location():
                return [self.fact("location", act=ACTS[card.act]), self.fact("fear", fear=card.fear)]
            case Ritual():
                return [self.fact("ritual", act=ACTS[card.act]), self.points(card.points)]

    def text(self, id: str) -> str:
        """The rules text of a card: what happens at Dawn or Dusk where it lies, or what a Ritual asks and gives."""
        return " ".join([sentence(part) for part in self.parts(card_of(id))])

    def parts(self, card: Card) -> list[str]:
        match card:
            case Victim():
                return [self.fact("dusk", cost=card.cost, effect=self.effect(card.effect))]
            case Vampire():
                return []
            case Location():
                return [self.fact("dawn", effect=self.effect(card.effect))]
            case Ritual():
                asked = self.fact("to-acquire", needs=self.needs(card))
                once = [] if card.power is None else [self.fact("once-a-day", effect=self.effect(card.power))]
                return [asked, *once, *[self.lasting(one) for one in card.standing]]

    def provenance(self, id: str) -> str:
        return self.fact(f"from.{card_of(id).provenance}")

    def symbols(self, values: tuple[int, int, int]) -> str:
        return ", ".join([f"{self.terms[f'kind.{kind}']} {value}" for kind, value in zip(KINDS, values, strict=True)])

    def fact(self, key: str, **facts: object) -> str:
        return self.sentences[key].format(**facts)
