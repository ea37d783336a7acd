"""Reading the cards of Vendetta: what comes after what, in every language. A language gives the words."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core import choices
from gloam.core.effect import Amount, Effect, Either, Who
from gloam.vendetta import abilities as can
from gloam.vendetta import counts, hits, turning
from gloam.vendetta import effects as own
from gloam.vendetta.catalogue import Ability, Ally, ClanCard, LocationCard, PowerRule, Relic
from gloam.vendetta.power import Plus
from gloam.words.forms import BARE, ORDER, SAID, Form, capital, sentence, signed
from gloam.words.phrases import Phrases, formed
from gloam.words.vendetta.cards import card_of
from gloam.words.voice import Sentences


@dataclass(frozen=True)
class Reader:
    """One language's way to read a card: its nouns, what it says around effects, and a phrase for each of them; what it
    calls several of what is counted; and what a player agrees to who chooses an effect for themselves."""

    terms: Sentences
    sentences: Sentences
    phrases: Phrases
    several: Phrases
    agreed: Phrases

    def said(self, key: str, form: Form = ORDER, /, **facts: object) -> str:
        return formed(self.sentences[key].format(**facts), form)

    # ---- cards

    def line(self, id: str) -> str:
        """The facts of a card, without its rules text."""
        card = card_of(id)
        match card:
            case ClanCard():
                return self.said("clan-card", kind=self.terms[f"kind.{card.kind}"], power=card.power)
            case Ally():
                facts = [self.terms[f"kind.{card.kind}"], self.said("feeds", feed=signed(card.feed))]
                facts.append(self.said("influence", amount=card.influence))
                if not isinstance(card.ability, can.NeverDrained):
                    facts.append(self.said("drained", blood=card.drain_blood, influence=card.drain_influence))
                return " · ".join(facts)
            case Relic():
                return self.said("relic", influence=card.influence)
            case LocationCard():
                return self.said("location-card")

    def text(self, id: str) -> str:
        """The rules text of a card, every sentence of it."""
        card = card_of(id)
        parts = []
        if isinstance(card, Relic):
            inside = self.ability(card.ability) if card.ability is not None else self.does(card.effect)
            parts.append(self.said(f"relic.{card.moment}", effect=inside))
        elif isinstance(card, LocationCard):
            parts.append(self.ability(card.ability))
        else:
            if card.effect is not None:
                moment = card.moment if isinstance(card, ClanCard) else "won"
                parts.append(self.said(f"moment.{moment}", effect=self.effect(card.effect)))
            if card.ability is not None:
                parts.append(self.ability(card.ability))
        if isinstance(card, ClanCard):
            parts += [] if card.counts is None else [self.power(card.counts)]
            parts = parts or [self.said("no-effect")]
        return " ".join([sentence(part) for part in parts])

    def does(self, effect: Effect | None) -> str:
        return "" if effect is None else self.effect(effect)

    def provenance(self, id: str) -> str:
        return self.said(f"from.{card_of(id).provenance}")

    # ---- how much

    def blood(self, amount: Amount) -> tuple[str, str]:
        """So much Blood, and for each of what: "1 Blood", " for each card in your Alliance"."""
        match amount:
            case int():
                return self.said("blood", amount=amount), ""
            case counts.RoundNumber() | counts.BloodThatLeft():
                return self.phrases.of(amount), ""
            case Either():
                return self.phrases.of(amount, condition=self.phrases.of(amount.condition)), ""
            case counts.Half():
                return self.said("blood", amount=1), self.said("for-every", several=self.several.of(amount.of_what))
        return self.said("blood", amount=1), self.said("for-each", one=self.phrases.of(amount))

    def cost(self, amount: Amount) -> str:
        match amount:
            case counts.Half(of_what=counts.YourPool()):
                return self.said("half-your-pool")
        return "".join(self.blood(amount))

    # ---- effects

    def effect(self, x: Effect, form: Form = ORDER) -> str:
        """One effect as a clause."""
        match x:
            case own.Gain():
                return self.phrases.of(x, form, amount="".join(self.blood(x.amount)))
            case own.Spend():
                return self.phrases.of(x, form, amount=self.cost(x.amount))
            case own.DeployFromPool():
                if isinstance(x.up_to, int):
                    return self.said("deploy", blood=x.up_to)
                return self.said("deploy.each", each=self.blood(x.up_to)[1])
            case turning.TakeBackCards():
                return self.phrases.of(x, form, Then=capital(self.effect(x.then)))
            case choices.If():
                then = self.said("if", condition=self.phrases.of(x.condition), then=self.effect(x.then))
                return (
                    then if x.otherwise is None else self.said("otherwise", then=then, other=self.effect(x.otherwise))
                )
            case choices.InOrder():
                return self.said("then").join([self.effect(part) for part in x.effects])
            case choices.May():
                offer = self.said("may", first=self.effect(x.first, BARE))
                return offer if x.then is None else self.said("if-you-do", offer=offer, then=self.effect(x.then))
            case choices.ChooseOne():
                return self.said("either", choices=self.any_of(x.choices, ORDER))
        return self.hit(x, form)

    def any_of(self, effects: tuple[Effect, ...], form: Form) -> str:
        return self.said("or").join([self.effect(one, form) for one in effects])

    def hit(self, x: Effect, form: Form) -> str:
        """What is done to others."""
        match x:
            case hits.TheyChoose():
                winner = ".winner" if x.who == counts.TheWinner() else ""
                return self.said(f"they-choose{winner}", who=self.who(x.who), choices=self.any_of(x.choices, SAID))
            case hits.Lose():
                influence = x.what == hits.INFLUENCE
                amount = self.said("influence", amount=x.amount) if influence else "".join(self.blood(x.amount))
                return self.to_them("lose", form, x.who, amount=amount)
            case hits.Steal():
                amount, each = self.blood(x.amount)
                return self.to_them("steal.each" if each else "steal", form, x.who, amount=amount, each=each)
            case hits.RemoveDeployed():
                amount, each = self.blood(x.amount)
                one = isinstance(x.amount, int) and x.amount == 1
                return self.said(
                    "remove.one" if one or each else "remove", who=self.who(x.who), amount=amount, each=each
                )
            case hits.TakeHalfDeployed():
                goal = self.said("half.to-pool" if x.to_pool else "half.to-position")
                return self.to_them("half", form, x.who, goal=goal)
        return self.phrases.of(x, form)

    def to_them(self, key: str, form: Form, group: Who, **facts: object) -> str:
        """Something done to a group of players; or, where a player chooses it for themselves, to "them"."""
        if form == SAID:
            return self.said(f"{key}.them", **facts)
        return self.said(key, form, who=self.who(group), **facts)

    def who(self, group: Who) -> str:
        return self.phrases.of(group)

    def yielded(self, x: Effect) -> str:
        """What a player agrees to who chooses this for themselves."""
        match x:
            case hits.Lose():
                key = "influence" if x.what == hits.INFLUENCE else "blood"
                return self.agreed.of(x, amount=self.said(key, amount=x.amount))
            case hits.Steal():
                return self.agreed.of(x, amount=self.blood(x.amount)[0])
        return self.agreed.of(x)

    # ---- what a card does by being there, and how it counts

    def ability(self, x: Ability) -> str:
        match x:
            case can.FaceDownCost() | can.FaceDownCostHere():
                return self.phrases.of(x, change=self.said("more" if x.change > 0 else "less", blood=abs(x.change)))
            case can.WhenOpponentPlaysElsewhere() | can.WhenYouBleedHere() | can.WithdrawToll():
                return self.phrases.of(x, then=self.effect(x.then))
        return self.phrases.of(x)

    def power(self, x: PowerRule) -> str:
        return self.plus(x) if isinstance(x, Plus) else self.phrases.of(x)

    def plus(self, x: Plus) -> str:
        text = self.said("plus" if x.amount > 0 else "minus", power=abs(x.amount))
        text += "" if x.per is None else self.said("for-each", one=self.phrases.of(x.per))
        if x.at_most:
            text += self.said("up-to", power=x.at_most)
        elif x.amount < 0 and x.per is not None:
            text += self.said("down-to-0")
        return text if x.when is None else f"{text} {self.phrases.of(x.when)}"
