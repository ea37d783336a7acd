"""Reading the cards of Blood Orders: what comes after what, in every language. A language gives the words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import KINDS, Location, Ritual, Standing, Vampire, Victim
from gloam.core import choices
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import ACTS, Card, card_of, gain_and_more, in_sentences, plain_gains
from gloam.words.forms import BARE, ORDER, Form, sentence
from gloam.words.phrases import Phrases, formed
from gloam.words.voice import Sentences


class Listing(Protocol):
    """A language's way to list things: "a, b and c"."""

    def __call__(self, items: list[str], last: str = ...) -> str: ...


@dataclass(frozen=True)
class Reader:
    """One language's way to read a card: its nouns, what it says around effects, and a phrase for each of them; what it
    calls several of what is counted; its lists, and its amounts of blood, influence and points."""

    terms: Sentences
    sentences: Sentences
    phrases: Phrases
    several: Phrases
    listing: Listing
    amount: Callable[[int, str], str]
    pile: Callable[[int, int], str]

    def said(self, key: str, form: Form = ORDER, /, **facts: object) -> str:
        return formed(self.sentences[key].format(**facts), form)

    def counted(self, key: str, number: int, **facts: object) -> str:
        """One or several of something, with their number."""
        return self.said(f"{key}.one" if number == 1 else f"{key}.many", count=number, **facts)

    # ---- cards

    def line(self, id: str) -> str:
        """The facts of a card, without its rules text."""
        return " · ".join(self.facts(card_of(id)))

    def facts(self, card: Card) -> list[str]:
        match card:
            case Victim():
                symbols, fear = self.symbols(card.symbols), self.said("fear", fear=card.fear)
                kind = self.terms[f"class.{card.kind}"]
                return [
                    self.said("victim", act=ACTS[card.act]),
                    kind,
                    symbols,
                    fear,
                    self.amount(card.points, "points"),
                ]
            case Vampire():
                return [self.said("vampire"), self.symbols(card.symbols)]
            case Location():
                return [self.said("location", act=ACTS[card.act]), self.said("fear", fear=card.fear)]
            case Ritual():
                return [self.said("ritual", act=ACTS[card.act]), self.amount(card.points, "points")]

    def symbols(self, values: tuple[int, int, int]) -> str:
        return ", ".join([f"{self.kind(place)} {value}" for place, value in enumerate(values)])

    def kind(self, place: int) -> str:
        return self.terms[f"kind.{KINDS[place]}"]

    def text(self, id: str) -> str:
        """The rules text of a card: what happens at Dawn or Dusk where it lies, or what a Ritual asks and gives."""
        return " ".join([sentence(part) for part in self.parts(card_of(id))])

    def parts(self, card: Card) -> list[str]:
        match card:
            case Victim():
                return [self.said("dusk", cost=card.cost, effect=self.effect(card.effect))]
            case Vampire():
                return []
            case Location():
                return [self.said("dawn", effect=self.effect(card.effect))]
            case Ritual():
                once = [] if card.power is None else [self.said("once-a-day", effect=self.effect(card.power))]
                asked = self.said("to-acquire", needs=self.needs(card))
                return [asked, *once, *[self.lasting(one) for one in card.standing]]

    def needs(self, card: Ritual) -> str:
        """What a Ritual asks for: "at least 2 Victim cards with 3 Night symbols in all, and 5 blood"."""
        symbols = [(place, number) for place, number in enumerate(card.symbols) if number]
        kinds = [self.counted("symbols", number, kind=self.kind(place)) for place, number in symbols]
        victims = self.counted("victims", card.victims)
        victims += self.said("of-classes", classes=card.classes) if card.classes else ""
        victims += self.said("with-symbols", symbols=self.listing(kinds)) if kinds else ""
        return self.said("needs", victims=victims, blood=card.blood)

    def provenance(self, id: str) -> str:
        return self.said(f"from.{card_of(id).provenance}")

    # ---- counts

    def measured(self, x: Count) -> tuple[int, str, int]:
        """How many, for each of what, and how many at most: 1, "for every 2 Victim cards in your hand", 2."""
        if not isinstance(x, counts.Per):
            return 1, self.said("for-each", one=self.phrases.of(x)), 0
        if x.each > 1:
            return abs(x.times), self.said("for-every", number=x.each, several=self.several.of(x.of_what)), x.at_most
        return abs(x.times), self.said("for-each", one=self.phrases.of(x.of_what)), x.at_most

    # ---- effects

    def effect(self, x: Effect, form: Form = ORDER) -> str:
        """One effect as a clause."""
        match x:
            case choices.InOrder():
                return self.in_order(x, form)
            case choices.May():
                return self.said("may", offer=self.offered(x))
            case choices.ChooseOne():
                return self.said("either", choices=self.said("or").join([self.effect(choice) for choice in x.choices]))
            case own.Gain() | own.MoveFear():
                return self.breath([x], form)
            case own.Pay():
                return self.phrases.of(x, form, amount=self.amount(x.amount, x.what))
            case own.Steal():
                return self.phrases.of(x, form, pile=self.pile(x.blood, x.influence))
        return self.city(x, form)

    def offered(self, x: choices.May) -> str:
        """What a player may do, and what for: follows "may" and "do you"."""
        first = self.effect(x.first, BARE)
        return first if x.then is None else self.said("to", cost=first, effect=self.effect(x.then, BARE))

    def in_order(self, x: choices.InOrder, form: Form) -> str:
        """A cost and what it buys; or one thing after another, short ones joined by "and"."""
        if x.effects[0].is_cost():
            bought = self.in_order(choices.InOrder(x.effects[1:]), BARE)
            return self.said("to", cost=self.effect(x.effects[0], form), effect=bought)
        if more := gain_and_more(x):
            gain, cost, number = more
            return self.said("and-more", gain=self.effect(gain), cost=self.effect(cost, BARE), number=number)
        joined = [self.joined([self.breath(one, form) for one in each]) for each in in_sentences(x.effects)]
        return self.said("then").join(joined)

    def joined(self, clauses: list[str]) -> str:
        """Two clauses with "and"; with a comma before it where the first has one already."""
        word = self.said("and")
        last = f", {word}" if f" {word} " in clauses[0] else word
        return self.listing(clauses, last).replace(" , ", ", ")

    def breath(self, effects: list[Effect], form: Form) -> str:
        """What one clause says."""
        first, last = effects[0], effects[-1]
        if isinstance(last, own.Gain) and isinstance(last.amount, Count) and isinstance(first, own.Gain):
            if isinstance(first.amount, int):
                number, each, most = self.measured(last.amount)
                limit = self.said("at-most-more", most=most) if most else ""
                gain = self.amount(first.amount, first.what)
                return self.said("gain-then-more", form, gain=gain, number=number, each=each, limit=limit)
            return self.gains_for_each(effects, form)
        if isinstance(last, own.MoveFear) and isinstance(last.spaces, counts.Per):
            parts = [self.part_for_each(part, form) for part in effects]
            return self.said("first-for-each", one=self.phrases.of(last.spaces.of_what), parts=self.listing(parts))
        if gains := plain_gains(effects):
            return self.said("gain", form, gains=self.listing([self.amount(*gain) for gain in gains]))
        if isinstance(first, own.MoveFear) and isinstance(first.spaces, int):
            return self.moved(first.spaces, form)
        return self.effect(first, form)

    def gains_for_each(self, effects: list[Effect], form: Form) -> str:
        """ "gain 1 blood and 1 influence for each Ritual you have acquired, at most 2 of each"."""
        parts, each, limit = [], "", ""
        for part in effects:
            assert isinstance(part, own.Gain), "only gains are counted here"
            assert isinstance(part.amount, Count), "only gains are counted here"
            number, each, most = self.measured(part.amount)
            parts.append(self.amount(number, part.what))
            limit = self.said("at-most-of-each" if len(effects) > 1 else "at-most", most=most) if most else ""
        return self.said("gain", form, gains=f"{self.listing(parts)} {each}{limit}")

    def part_for_each(self, x: Effect, form: Form) -> str:
        """One of several things that happen for each of something."""
        if isinstance(x, own.Gain) and isinstance(x.amount, Count):
            return self.said("gain", form, gains=self.amount(self.measured(x.amount)[0], x.what))
        assert isinstance(x, own.MoveFear), "only gains and fear are counted together"
        assert isinstance(x.spaces, counts.Per), "fear is counted by a measure"
        return self.moved(x.spaces.times, form)

    def moved(self, spaces: int, form: Form) -> str:
        return self.said("raise-fear" if spaces > 0 else "lower-fear", form, spaces=abs(spaces))

    def city(self, x: Effect, form: Form) -> str:
        """Dice, Quarters and cards."""
        match x:
            case quarters.ShiftAllDice() | quarters.ShiftDie():
                shift = self.sentences["raise" if x.change > 0 else "lower"]
                return self.phrases.of(x, form, shift=shift, spaces=abs(x.change))
            case quarters.ShiftDieUpTo():
                spaces = [str(number) for number in range(1, x.change + 1)]
                return self.phrases.of(x, form, up_to=self.listing(spaces, self.said("or-number")))
            case quarters.TakeFromNight():
                what = self.said("night.either" if x.what == quarters.EITHER else "night.blood", amount=x.amount)
                return self.phrases.of(x, form, what=what)
            case quarters.CopyLocation():
                return self.phrases.of(x, form, where=self.said("where.other" if x.other else "where.any"))
            case own.TakeCatacombs():
                return self.phrases.of(x, form, cards=self.counted("catacombs", x.cards))
            case own.DrawVictims():
                return self.phrases.of(x, form, cards=self.counted("top", x.cards))
            case own.Recover():
                return self.phrases.of(x, form, cards=self.counted("cards", x.cards))
        return self.phrases.of(x, form)

    # ---- Rituals

    def lasting(self, x: Standing) -> str:
        """What a Ritual does by being there, as a clause."""
        match x:
            case standing.ExtraSymbols():
                kind = self.kind(x.kind)
                more = self.counted("more-symbols", x.symbols, kind=kind)
                return self.said("extra.contested" if x.contested else "extra", kind=kind, more=more)
            case standing.FreeFeeding():
                first = "first-vampires" if x.only_catacombs else "first-cards"
                return self.phrases.of(x, first=self.counted(first, x.cards))
            case standing.LargerHand():
                return self.phrases.of(x, cards=self.counted("more-cards", x.cards))
            case standing.LessScoredFear():
                return self.phrases.of(x, spaces=self.counted("spaces", x.spaces))
            case standing.After():
                return self.phrases.of(x, after=self.said(x.event), then=self.effect(x.then))
            case standing.EndPoints():
                return self.phrases.of(x, points=self.end_points(x.points))
        return self.phrases.of(x)

    def end_points(self, x: Count) -> str:
        number, each, most = self.measured(x)
        this = self.said("this-included") if isinstance(x, counts.YourRituals) else ""
        limit = self.said("at-most", most=most) if most else ""
        return f"{self.counted('more-points', number)} {each}{this}{limit}"
