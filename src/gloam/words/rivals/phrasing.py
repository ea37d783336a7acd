"""What cards of Rivals say inside a sentence: amounts, conditions, whom it is about and what is done, in every
language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Protocol

from gloam.core import choices
from gloam.core.codec import gather
from gloam.core.effect import Amount, Condition, Effect, Either
from gloam.core.texts import Instead, Lend, Text, Whenever
from gloam.rivals import (
    afflictions,
    animal_effects,
    attachments,
    bans,
    burdens,
    city_effects,
    city_votes,
    collection,
    costs,
    counts,
    covering,
    deck_effects,
    discipline_tokens,
    domains,
    effects,
    estates,
    event_effects,
    fight_counts,
    fight_effects,
    ghouls,
    graves,
    hand_effects,
    hardening,
    library_effects,
    placing,
    preventing,
    purses,
    reacting,
    rewards,
    ritual_effects,
    rituals,
    rival_tokens,
    roaming,
    schemes,
    several,
    stowing,
    sudden,
    switching,
    thrown_in,
    trap_effects,
    traps,
    verbs,
    which,
    wraiths,
)
from gloam.rivals.afflictions import AN_AFFLICTION
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    AGGRAVATED,
    ANIMALISM,
    ATTACK,
    ATTACK_TYPES,
    ATTRIBUTE,
    CHARACTER,
    CLANS,
    DAMAGE,
    DISCIPLINES,
    EVENT,
    GHOUL,
    HAVEN_CARD,
    MODIFIER,
    MORTAL,
    ONGOING,
    REACTION,
    RETAINER,
    RITUAL,
    SPARING,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.doing import VERBS
from gloam.rivals.hands import ALL
from gloam.rivals.patterns import When
from gloam.rivals.several import ANY_NUMBER
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import NEXT_ANIMAL, THIS_ACTION, THIS_ATTACK, YOUR_NEXT_TURN, FewerActions, Plus
from gloam.rivals.which import (
    ANY,
    BEARER,
    CHOSEN,
    CHOSEN_COTERIE,
    CHOSEN_PARTY,
    COTERIE,
    EVERYBODY,
    IN_HAVEN,
    ON_THIS,
    PARTY,
    STREET_CARDS,
    TARGET,
    THIS,
    YOUR_ATTACHMENTS,
    YOUR_CARDS,
    YOUR_CONSPIRACIES,
    YOUR_HAVENS,
    YOUR_LASTING,
    YOUR_ONGOING,
    YOUR_RITUALS,
    YOURS_ASLEEP,
    Which,
)
from gloam.words.forms import BARE, ORDER, Form
from gloam.words.phrases import Phrases, formed
from gloam.words.rivals.saying import Number
from gloam.words.voice import Sentences

# What bears a text, which says what "this" is: the first that fits.
BEARINGS: Final = (
    (VAMPIRE, "vampire"), (GHOUL, "ghoul"), (TITLE, "title"), (RETAINER | WRAITH, "attached"), (HAVEN_CARD, "haven"),
    (EVENT, "event"), (AGENDA_CARD, "agenda"), (ONGOING, "ongoing"), (ACTION, "action"), (MODIFIER, "modifier"),
)  # fmt: skip
QUALITIES: Final = (
    "potency", "body", "charm", "mind", "influence", "secrecy", "shield", "intel", "damage", "discount", "guard",
    "unblockable", "aggravated", "no-shields", "apart", "staying", "ranged-ban", *DISCIPLINES, "no-mending",
    "foreseen", "no-reaction", "ease", "unresisted", "fewer-shields", "toll", "hidden", "prowl", "taming", "idle",
    "confined", "divided", "exposed", "peaceful", "reach", "sparing", "bare", "two-cards", "late-type", "calling",
    "purse", "heedless", "studied", "solitary", "mild", "room", "boundless", "possessive", "rebate", "dogged",
    "wakeful", "wary", "merciful", "armoured",
)  # fmt: skip
ICONS: Final = range(ANIMALISM, ANIMALISM + len(DISCIPLINES))
HAS: Final = frozenset((*range(DAMAGE), *ICONS))  # what somebody has, so that it can be listed
GAINED: Final = (verbs.GAIN_PRESTIGE, verbs.GAIN_AGENDA)
FIGHTING: Final = ("attack", "reaction", "either")
MOVED: Final = {PARTY: "", COTERIE: ".yours", EVERYBODY: ".any"}  # among whom an attached card is moved
OWNED: Final = (YOUR_ATTACHMENTS, YOUR_RITUALS, YOURS_ASLEEP, YOUR_LASTING)  # what one has so many of


def stays(card: Card) -> bool:
    """Is this an Action card that stays with a character, so that all its texts speak of whoever bears it?"""
    return card.kind & ACTION != 0 and not card.kind & (ONGOING | TITLE | GHOUL)


def bearing(card: Card) -> str:
    """The kind of card that a text stands on."""
    if card.kind & ATTACK and card.kind & REACTION:
        return "either"
    if card.kind & ATTACK:
        return "attack"
    if card.kind & REACTION:
        return "reaction"
    return next((name for kind, name in BEARINGS if card.kind & kind), "card")


class Nouns(Protocol):
    """A language's way to name the cards that a card speaks of, on a card of this bearing."""

    def one(self, cards: Which, bearing: str) -> str:
        """ "a Retainer on the target", "one of your characters"."""

    def each(self, cards: Which, bearing: str) -> str:
        """ "each member of the attacking party", "the target"."""

    def counted(self, cards: Which, bearing: str) -> str:
        """What follows "for each"."""

    def several(self, cards: Which, bearing: str) -> str:
        """What follows "3 or more"."""

    def numbered(self, cards: Which, bearing: str) -> str:
        """What follows "for every 2"."""

    def group(self, cards: Which, bearing: str) -> str:
        """All of them as one: "the attacking party"."""

    def within(self, cards: Which, bearing: str) -> str:
        """ "in the attacking party", "of this character"."""

    def predicates(self, cards: Which) -> list[str]:
        """What is said of them: "has Presence", "is in The Street"."""

    def some(self, cards: Which) -> str:
        """ "a Curse", wherever it is."""

    def kind(self, kind: int, tail: str = "") -> str:
        """ "a Scheme"; with what is said of it."""

    def own(self, owner: int, kind: int, potency: int) -> str:
        """ "a foe's character with Blood Potency 5 or more"."""


@dataclass(frozen=True)
class Grammar:
    """One language's way to speak of a card: its nouns, what it says around effects, and a phrase for each of them."""

    terms: Sentences
    sentences: Sentences
    phrases: Phrases
    nouns: Nouns
    listing: Callable[[Sequence[str]], str]
    card: Callable[[str], str]  # a card by its name, inside a sentence
    phrase: Callable[[str], str]  # makes of a noun what can be bent in a gap
    number: type[Number]

    def gap(self, fact: object) -> object:
        if isinstance(fact, str):
            return self.phrase(fact)
        return self.number(fact) if isinstance(fact, int) else fact


class Phrasing:
    """The words of one card. What it has chosen is named where it is chosen, so that there is no "it" to look for."""

    def __init__(self, reader: Grammar, card: Card, chosen: str = "", foe: str = "", bearing_of: str = "") -> None:
        self.reader: Final = reader
        self.card: Final = card
        self.bearing: Final = bearing_of or bearing(card)
        self.chosen: Final = chosen  # what stands for the chosen card
        self.foe: Final = foe  # what stands for the chosen player, where it is first named

    def said(self, key: str, form: Form = ORDER, /, **facts: object) -> str:
        return formed(self.reader.sentences[key].format(**self.bent(facts)), form)

    def phrase(self, x: object, form: Form = ORDER, /, **facts: object) -> str:
        return self.reader.phrases.of(x, form, **self.bent(facts))

    def bent(self, facts: dict[str, object]) -> dict[str, object]:
        """What goes into gaps, so that a sentence can bend it."""
        return {name: self.reader.gap(fact) for name, fact in facts.items()}

    def types(self, bits: int) -> str:
        return ", ".join([self.reader.terms[f"type.{name}"] for bit, name in ATTACK_TYPES.items() if bits & bit])

    def either_type(self, bits: int) -> str:
        """ "Ranged or Physical"."""
        first, *rest = [self.reader.terms[f"type.{name}"] for bit, name in ATTACK_TYPES.items() if bits & bit]
        for name in rest:
            first = self.said("either-type", one=first, other=name)
        return first

    def party_head(self, cards: Which | None) -> list[str]:
        """A vampire's text that works for its whole party says so first. [ability.party-word]"""
        mine = self.bearing == "vampire" and cards is not None and cards.scope == PARTY
        return [self.said("head.party")] if mine else []

    def if_so(self, when: Condition | None) -> str:
        return "" if when is None else self.said("if", condition=self.condition(when))

    # ---- what is added

    def pluses(self, group: tuple[Text, ...]) -> tuple[list[str], str]:
        """Several things added to the same cards on the same condition are one sentence."""
        first = group[0]
        assert isinstance(first, Plus)
        parts = conjuncts(first.when)
        attacks = [part for part in parts if isinstance(part, counts.Attacks)]
        words = [self.said(attack_head(part)) for part in attacks] or self.party_head(first.who)
        others = [part for part in parts if isinstance(part, tuple(MOMENTS))]
        words += [self.said(MOMENTS[type(part)]) for part in others]
        rest = both([*untyped([part for part in parts if part not in (*attacks, *others)]), *if_alone(first.who)])
        if first.quality == DAMAGE:
            return words, self.more_damage(first, rest)
        if first.quality not in HAS:
            who, one = self.whom(first.who), self.reader.nouns.one(first.who, self.bearing)
            key, own = f"quality.{QUALITIES[first.quality]}", self.attributes()
            key = f"{key}.this" if first.who.scope == THIS and f"{key}.this" in self.reader.sentences else key
            return words, self.each(key, first.amount, who=who, one=one, attribute=own) + self.ending(rest)
        has = [self.quality(plus) for plus in group if isinstance(plus, Plus)]
        body = self.said("has", who=self.whom(first.who), what=self.reader.listing(has))
        return words, body + self.there(first.who) + self.ending(rest)

    def there(self, cards: Which) -> str:
        """Of the only one there is, where it has to be for it."""
        alone = cards.scope == BEARER and cards.place
        return f" {self.placed(cards.place)}" if alone else ""

    def placed(self, place: int) -> str:
        return self.said("in-haven" if place == IN_HAVEN else "in-street")

    def ending(self, rest: Condition | None) -> str:
        return "" if rest is None else self.said("so-if", condition=self.condition(rest))

    def attributes(self) -> str:
        """The attributes that reduce the damage of this card."""
        terms, types = self.reader.terms, self.card.types
        names = [name for bit, name in ATTACK_TYPES.items() if types & bit and bit in ATTRIBUTE]
        return self.reader.listing([terms[f"attribute.{name}"] for name in names])

    def quality(self, x: Plus) -> str:
        key = f"quality.{QUALITIES[x.quality]}"
        if x.quality in ICONS:
            return self.reader.terms[f"discipline.{QUALITIES[x.quality]}"]
        speaks = self.choosing(self.said("that-one")) if x.own else self
        times, count = (x.amount.times, x.amount.count) if isinstance(x.amount, counts.Times) else (1, x.amount)
        if isinstance(count, counts.Icons) and count.which == x.who and x.who.scope in (BEARER, TARGET):
            return self.said(key, amount=times) + self.said("for-each-icon.own", icon=self.icon(count.icon))
        return speaks.each(key, x.amount)

    def more_damage(self, x: Plus, rest: Condition | None) -> str:
        """On a card that fights it is that card's damage; on others, that of whoever it speaks of."""
        fights = self.bearing in FIGHTING or x.who.scope == which.ATTACKER
        key = "quality.damage" if fights else "deals"
        if isinstance(x.amount, counts.Times) and x.amount.times < 0:
            less = counts.Times(-x.amount.times, x.amount.count)
            return self.each("deals-less", less, who=self.whom(x.who)) + self.ending(rest)
        if isinstance(x.amount, int) and x.amount < 0:
            return self.each("deals-less", -x.amount, who=self.whom(x.who)) + self.ending(rest)
        body = self.each(key, x.amount, who=self.whom(x.who))
        return self.if_so(rest) + body if isinstance(x.amount, Either) else body + self.ending(rest)

    # ---- how much

    def each(self, key: str, amount: Amount, form: Form = ORDER, /, **facts: object) -> str:
        """A sentence with an amount in it, and for each of what, or how much more if something is so."""
        if isinstance(amount, Either):
            usual, rather, condition = amount.otherwise, amount.so, amount.condition
            if everybody(condition):
                usual, rather, condition = rather, usual, counts.Not(condition)
            other = "or-rather.plus" if "+" in self.reader.sentences[key] else "or-rather"
            more = self.said(other, amount=rather, condition=self.condition(condition))
            return self.said(key, form, amount=usual, **facts) + more
        if isinstance(amount, int):
            return self.said(key, form, amount=amount, **facts)
        if isinstance(amount, counts.More):
            more = self.said("and-more", amount=1, per=self.per(amount.count))
            return self.said(key, form, amount=amount.first, **facts) + more
        times, count = (amount.times, amount.count) if isinstance(amount, counts.Times) else (1, amount)
        return self.said(key, form, amount=times, **facts) + self.per(count)

    def per(self, count: object) -> str:
        match count:
            case counts.Cards(which=Which(scope=which.YOUR_ATTACHMENTS, kind=kind)) if kind == HAVEN_CARD:
                return self.said("for-each-spare-haven")
            case counts.Cards():
                named = self.bearing == "reaction" and count.which.scope == which.ON_THIS  # just before
                return self.said(
                    "for-each", one=self.reader.nouns.counted(count.which, "named" if named else self.bearing)
                )
            case counts.Added(counts.Cards() as these, counts.Cards() as those) if among(those.which, these.which):
                one = self.reader.nouns.counted(those.which, self.bearing)
                return self.per(these) + self.said("and-each-again", one=one)
            case counts.Added(those=counts.Cards() as those):
                return self.per(count.these) + self.said(
                    "and-each", one=self.reader.nouns.counted(those.which, self.bearing)
                )
            case counts.Added(those=animal_effects.Offered()):
                return self.per(count.these) + self.said("and-each-offered")
            case counts.BloodOn(yours=True):
                return self.said("for-your-blood", who=self.whom(count.which))
            case counts.BloodOn(which=Which(scope=which.THIS)):
                return self.said("for-prestige")
            case counts.Different():
                return self.said("for-each-different", one=self.reader.nouns.counted(count.which, self.bearing))
            case counts.Icons():
                within = self.reader.nouns.within(count.which, self.bearing)
                return self.said("for-each-icon", icon=self.icon(count.icon), within=within)
            case counts.Every(count=counts.BloodOn()):
                return self.said("for-every-prestige", many=count.many)
            case counts.Every(count=counts.InHand()):
                return self.said("for-hand", many=count.many)
            case counts.Every(count=counts.Cards() as cards):
                several = self.reader.nouns.numbered(cards.which, self.bearing)
                return self.said("for-every", many=count.many, cards=several)
            case counts.Every(count=schemes.InFavour()):
                return self.said("for-every-influence", many=count.many)
            case purses.AgendaOn():
                return self.said("for-each-agenda", who=self.whom(count.which))
            case counts.Disciplines():
                return self.said("for-disciplines", within=self.reader.nouns.within(count.which, self.bearing))
            case counts.AgendaOf():
                return self.said("for-agenda", per=count.per, who=self.player(count.who))
            case fight_counts.Missing():
                return self.said("for-missing", who=self.whom(count.which))
            case fight_counts.TitleAsks():
                return self.said("for-title", who=self.whom(count.which))
            case fight_counts.Named():
                return self.said("for-named", name=self.reader.card(count.card))
        return self.said("for-each", one=self.phrase(count))

    def icon(self, quality: int) -> str:
        return self.reader.terms[f"discipline.{QUALITIES[quality]}"]

    def plain(self, amount: Amount) -> object:
        return amount if isinstance(amount, int) else self.per(amount)

    # ---- conditions

    def condition(self, x: Condition) -> str:
        match x:
            case counts.Both() if self.condition(x.one) == self.condition(x.other):
                return self.condition(x.one)
            case counts.Both(one=counts.Blocks(by=which.COTERIE), other=counts.AtLeast(count=counts.Cards() as cards)):
                one = self.reader.nouns.one(replace(cards.which, scope=COTERIE), self.bearing)
                return self.said("blocks.coterie", one=one)
            case counts.Both():
                return self.said("both", one=self.condition(x.one), other=self.condition(x.other))
            case counts.Not(what=counts.AtLeast(count=counts.Cards(which=Which(scope=which.COTERIE, lacking=True)))):
                return self.said("none-lacking")
            case counts.Not(what=counts.AtLeast(least=1, count=counts.Cards() as cards)):
                return self.none_of(cards.which)
            case counts.Not(what=counts.Controls()):
                return self.said("not.controls")
            case counts.Not(what=counts.YourTurn()):
                return self.said("not.your-turn")
            case counts.Blocks(by=which.BEARER) if self.bearing == "vampire":
                return self.said("blocks.this")
            case counts.Blocks(by=which.COTERIE):
                return self.said("blocks.coterie", one=self.reader.nouns.one(Which(COTERIE), self.bearing))
            case counts.Not(what=preventing.AggravatedAttack()):
                return self.said("not-aggravated")
            case counts.Not():
                return self.said("not", condition=self.condition(x.what))
            case counts.AtLeast():
                return self.at_least(x)
            case counts.TypeIs():
                return self.phrase(x, type=self.either_type(x.type))
            case counts.TargetIs():
                return self.phrase(x, target=self.reader.nouns.kind(x.kind))
            case counts.Attacks():
                return self.said(f"attacks.{ATTACKING[x.by]}")
            case counts.Opening():
                return self.phrase(x, type=self.types(x.type)) if x.type else self.said("opening.antagonist")
            case counts.Sided():
                return self.said("sided.failed" if x.failed else "sided.lost" if x.lost else "sided")
            case counts.Hurt(fallen=True):
                return self.said("hurt")
            case counts.Bled():
                return self.said("bled.target" if x.target else "bled")
            case fight_counts.IsBlocked(struck=True):
                return self.said("struck-blocker")
            case counts.TargetIn():
                return self.phrase(x, place=self.placed(x.place))
            case counts.Exactly(amount=1, count=counts.Cards(which=Which(scope=which.PARTY))):
                return self.said("alone")
            case counts.Exactly(amount=1, count=counts.Cards(which=Which(scope=which.COTERIE))):
                return self.said("only-character")
            case counts.Exactly(amount=1, count=counts.Cards(which=Which(scope=which.ON_THAT)) as only):
                return self.said("only-one", one=self.reader.nouns.counted(only.which, self.bearing))
            case fight_counts.PlaysIcon():
                return self.phrase(x, icon=self.icon(x.icon))
            case counts.Exactly(count=counts.Held()):
                return self.said("holds.exactly", amount=x.amount)
        return self.phrase(x)

    def at_least(self, x: counts.AtLeast) -> str:
        nouns, count = self.reader.nouns, x.count
        match count:
            case counts.Icons():
                group = nouns.group(count.which, self.bearing)
                return self.said("has-icons", group=group, least=x.least, icon=self.icon(count.icon))
            case counts.Cards():
                return self.some(count.which) if x.least == 1 else self.so_many(x.least, count.which)
            case counts.Different():
                cards = self.reader.nouns.several(count.which, self.bearing)
                key = "you-have-different" if count.which.scope == YOUR_CARDS else "your-different"
                return self.said(key, least=x.least, cards=cards)
            case counts.AgendaOf():
                return self.said("has-agenda", who=self.again(count.who), least=x.least)
            case counts.BloodOn(which=Which(scope=which.THAT)) if self.bearing in ("vampire", "agenda"):
                return self.said("prestige-on-it", least=x.least)
            case purses.AgendaOn():
                return self.said("bears-agenda", who=nouns.each(count.which, self.bearing), least=x.least)
            case counts.BloodOn():
                return self.said("has-blood", who=nouns.each(count.which, self.bearing), least=x.least)
            case ritual_effects.BloodHeld():
                return self.said("blood-held", least=x.least)
            case sudden.ActionsTaken():
                return self.said("actions-taken", least=x.least)
            case stowing.Buried():
                return self.said("bears-down", who=nouns.each(count.which, self.bearing), least=x.least)
            case counts.Held():
                return self.said("holds", least=x.least)
        raise AssertionError(f"no words for {x!r}")

    def so_many(self, least: int, cards: Which) -> str:
        several = self.reader.nouns.several(cards, self.bearing)
        if cards.scope == which.CITY_ASHES:
            return self.said("ashes-hold", least=least, cards=several)
        if cards.scope == ON_THIS:
            return self.said("bears-many", who=self.whom(Which(BEARER)), least=least, cards=several)
        if cards.scope == STREET_CARDS:
            return self.said("there-are", least=least, cards=self.reader.nouns.numbered(cards, self.bearing))
        if cards.scope == which.DEFENDERS:
            group = self.reader.nouns.group(cards, self.bearing)
            return self.said("party-has", group=group, least=least)
        if cards.scope == which.ON_THAT:
            return self.said("bears-many", who=self.said("that-one"), least=least, cards=several)
        assert cards.scope in (COTERIE, *OWNED, YOUR_HAVENS, YOUR_ONGOING, YOUR_CARDS), (
            "only one's own are counted so far"
        )
        return self.said("you-have", least=least, cards=several)

    def some(self, cards: Which) -> str:
        """One of them is so, or there is one."""
        nouns = self.reader.nouns
        if cards == Which(which.REACTING) or cards == Which(which.LEADER):
            return self.said("led" if cards.scope == which.LEADER else "reacted")
        if cards.scope in OWNED:
            card = nouns.kind(cards.kind) if cards.kind else nouns.one(cards, self.bearing)
            return self.said("you-have-one", card=card)
        predicates = nouns.predicates(cards)
        if not predicates and cards.scope == ON_THIS:
            return self.said("bears", who=nouns.each(Which(BEARER), self.bearing), card=nouns.kind(cards.kind))
        if not predicates:
            return self.said("there-is", card=nouns.one(cards, self.bearing))
        named = cards.scope == CHOSEN and self.chosen
        subject = self.chosen if named else nouns.one(Which(cards.scope, cards.kind), self.bearing)
        return self.said("is-so", subject=subject, predicates=self.reader.listing(predicates))

    def none_of(self, cards: Which) -> str:
        """There is none such, or nobody is so."""
        if cards.scope == STREET_CARDS:
            return self.said("there-is-none", card=self.reader.nouns.counted(cards, self.bearing))
        predicates = self.reader.listing(self.reader.nouns.predicates(cards))
        return self.said("nobody", predicates=predicates)

    # ---- whom

    def whom(self, cards: Which) -> str:
        if cards.scope == CHOSEN and self.chosen:
            return self.chosen
        if cards.scope == CHOSEN_COTERIE and self.foe:
            return self.said("characters-of", foe=self.foe)
        if cards.scope == CHOSEN_PARTY and self.chosen:
            return self.said("members-of", one=self.chosen)
        return self.reader.nouns.each(cards, self.bearing)

    def player(self, who: counts.Players) -> str:
        if who.who == counts.CHOSEN_PLAYER and self.foe:
            return self.foe
        return self.said(f"player.{PLAYERS[who.who]}")

    def again(self, who: counts.Players) -> str:
        """A player who has been named already."""
        return self.said(f"player.{PLAYERS[who.who]}")

    def choosing(self, chosen: str) -> Phrasing:
        return Phrasing(self.reader, self.card, chosen, self.foe, self.bearing)

    def against(self, foe: str) -> Phrasing:
        return Phrasing(self.reader, self.card, self.chosen, foe, self.bearing)

    # ---- effects

    def effect(self, x: Effect, form: Form = ORDER) -> str:
        """One effect as a clause."""
        match x:
            case effects.To():
                return self.done_to(x, form)
            case effects.For():
                return self.done_for(x, form)
            case effects.Choose(which=Which(scope=which.CHOSEN), then=choices.ChooseOne(), may=True) if self.chosen:
                return self.said("may", effect=self.effect(x.then, BARE))  # of the chosen one itself
            case effects.Choose(then=choices.ChooseOne(), may=True):
                among = self.reader.nouns.one(x.which, self.bearing)
                does = self.choosing(self.said("that-one")).effect(x.then)
                return self.said("may", effect=self.said("choose-card", BARE, one=among, then=does))
            case effects.Choose(then=effects.AsFar()):
                one = self.reader.nouns.one(x.which, self.bearing)
                return self.said("choose-card", form, one=one, then=self.choosing(self.said("that-one")).effect(x.then))
            case effects.Choose(then=choices.ChooseOne()) if x.then != AN_AFFLICTION:
                one = self.reader.nouns.one(x.which, self.bearing)
                return self.said(
                    "choose-card", form, one=one, then=self.choosing(self.said("that-card")).effect(x.then)
                )
            case effects.Choose():
                return self.chosen_for(x, form)
            case effects.ChooseFoe(then=choices.ChooseOne()):
                return self.said("choose-foe", form, then=self.effect(x.then))
            case effects.ChooseFoe():
                key = "foe.victim" if x.victim else "foe.anyone" if x.anyone else "foe"
                return self.against(self.said(key)).effect(x.then, form)
            case effects.EachPlayer():
                key = "that-player" if x.who.who in (counts.THAT_PLAYER, counts.CHOSEN_PLAYER) else "each-player"
                return self.said(key, effect=self.effect(x.then))
            case Lend():
                return self.lent(x, form)
            case choices.If(otherwise=None) if chooses_of(x.then, x.condition):
                return self.effect(x.then, form)
            case choices.If():
                then = self.if_so(x.condition) + self.effect(x.then, form)
                return (
                    then if x.otherwise is None else self.said("otherwise", then=then, other=self.effect(x.otherwise))
                )
            case choices.InOrder():
                return self.in_order(x.effects, form)
            case choices.May():
                offer = self.said("may", effect=self.effect(x.first, BARE))
                return offer if x.then is None else self.said("if-you-do", offer=offer, then=self.effect(x.then))
            case choices.ChooseOne() if x == AN_AFFLICTION:
                return self.said("relieve", form, who=self.chosen)
            case choices.ChooseOne():
                return self.said("either", form, choices=self.said("or").join(self.all_of(x)))
        return self.rarer(x, form)

    def chosen_for(self, x: effects.Choose, form: Form) -> str:
        """Something done with one that is chosen, or that one may choose."""
        # That it has the token goes without saying.
        freed = x.then == AN_AFFLICTION or (isinstance(x.then, effects.To) and x.then.verb == verbs.UNSILENCE)
        among = replace(x.which, token=ANY) if freed else x.which
        inner = self.choosing(self.reader.nouns.one(among, self.bearing))
        if isinstance(x.then, event_effects.PutEither) and x.which.scope == YOUR_CONSPIRACIES:
            return self.said("put-coin", form, card=inner.chosen)
        if not x.may:
            return inner.effect(x.then, form)
        match x.then:
            case choices.InOrder(effects=(first, Lend() as lend)) if tempers(lend):
                offer = self.said("may", effect=inner.effect(first, BARE))
                return self.said("if-you-do", offer=offer, then=inner.effect(lend))
        offer = self.said("may.again" if x.again else "may", effect=inner.effect(x.then, BARE))
        return offer if x.otherwise is None else self.said("otherwise", then=offer, other=self.effect(x.otherwise))

    def rarer(self, x: Effect, form: Form) -> str:
        """Effects that hold others, or speak of cards and amounts."""
        match x:
            case costs.PayBlood():
                key = "pay-blood.last" if x.last else "pay-blood" if x.who.scope == BEARER else "pay-blood.of"
                several = x.who.scope == COTERIE
                who = self.reader.nouns.one(x.who, self.bearing) if several else self.whom(x.who)
                return self.each(key, x.amount, form, who=who)
            case costs.PayPrestige():
                return self.each("pay-prestige", x.amount, form)
            case costs.DiscardCost():
                if x.amount > 1:
                    return self.said("discard-cost.several", form, amount=x.amount)
                what = self.reader.nouns.kind(x.kind) if x.kind != ALL else ""
                return self.said("discard-cost.kind" if what else "discard-cost", form, card=what)
            case costs.Tire():
                return self.phrase(x, form, who=self.whom(x.which))
            case costs.BothCosts():
                return self.said("both-costs", one=self.effect(x.one, form), other=self.effect(x.other, form))
            case costs.Exchange():
                return self.said("exchange", cost=self.effect(x.cost, form), effect=self.effect(x.then, BARE))
            case costs.SendAway():
                return self.phrase(x, form, card=self.reader.nouns.one(x.which, self.bearing))
            case fight_effects.AttachTo():
                to = self.reader.nouns.one(x.which, self.bearing)
                key = "attach-moved" + MOVED.get(x.which.scope, ".to") if x.moved else "attach"
                return self.said(key, form, card=self.chosen, to=to)
            case deck_effects.FromThis():
                key = "from-this.prestige" if x.which is None else "from-this.blood"
                key = "from-this.ritual" if self.card.kind & RITUAL else key
                return self.said(key, form, who=self.chosen)
        return self.rarest(x, form)

    def rarest(self, x: Effect, form: Form) -> str:
        match x:
            case fight_effects.DealEach() if not isinstance(x.amount, int):
                return self.mirrored(x, form)
            case fight_effects.DealEach():
                key = "deal-each.aggravated" if x.aggravated else "deal-each"
                return self.each(key, x.amount, form, who=self.whom(x.which))
            case fight_effects.FurtherVictims():
                assert isinstance(x.count, counts.Cards)
                one = self.reader.nouns.counted(x.count.which, self.bearing)
                return self.phrase(x, form, one=one, who=self.reader.nouns.one(x.which, self.bearing))
            case traps.Screen():
                return self.said("screen.home" if x.home else "screen", form, amount=x.each)
            case fight_effects.FoePuts() | fight_effects.TurnOn():
                return self.phrase(x, form, card=self.chosen, who=self.chosen)
            case fight_effects.Mill():
                return self.phrase(x, form, kind=self.reader.nouns.kind(x.unless), then=self.effect(x.then))
            case fight_effects.StepIn():
                ways = [way for way, so in (("plain", x.plain), ("leaves", x.leaves), ("roams", x.roams)) if so]
                return self.said(".".join(["step-in", *ways[:1]]), form, who=self.whom(x.which))
            case fight_effects.OnMortal() | fight_effects.AttackedCharacter():
                return self.phrase(x, form, then=self.effect(x.then))
            case deck_effects.DiscardFor():
                key = "discard-for.least" if x.least else "discard-for"
                return self.said(key, form, most=x.most, then=self.effect(x.then, form))
            case deck_effects.ShareMends():
                assert isinstance(x.count, counts.Icons)
                within = self.reader.nouns.within(x.count.which, self.bearing)
                return self.phrase(x, form, icon=self.icon(x.count.icon), within=within)
            case deck_effects.BurnToMend():
                return self.phrase(x, form, card=self.chosen, who=self.whom(x.which))
            case deck_effects.Drink():
                return self.phrase(x, form, foe=self.foe, who=self.whom(x.which))
            case deck_effects.Divine():
                return self.phrase(x, form, foe=self.foe)
            case deck_effects.DrawFrom():
                return self.said("draw-faction" if x.faction else "draw-library", form, amount=x.amount)
            case effects.AsFar():
                return self.said("then.if").join([self.effect(one) for one in x.effects])
            case effects.LendEach():
                return self.lent_each(x)
            case effects.ForEach(count=counts.BloodOn()):
                return self.said("for-each-prestige", form, then=self.effect(x.then))
            case effects.ForEach():
                return self.said("for-each-asleep", form, foe=self.foe, then=self.effect(x.then))
            case effects.LoseYourColour() if x.most:
                return self.said("lose-your-colour", form, amount=x.most, who=self.whom(x.which))
            case effects.LoseYourColour():
                return self.phrase(x, form, who=self.whom(x.which))
            case deck_effects.MendParty():
                return self.phrase(x, form, who=self.whom(x.which))
            case ritual_effects.BloodOnto() | ritual_effects.LostOnto():
                return self.phrase(x, form, card=self.chosen)
            case ritual_effects.GiveInfluence():
                return self.each("gain-influence", x.amount, form)
            case hand_effects.DiscardAny() if x.amount > 1:
                return self.said("discard-any", form, foe=self.player(x.who), amount=x.amount)
            case hand_effects.LookAtHand() | hand_effects.DiscardAny():
                return self.phrase(x, form, foe=self.player(x.who))
            case bans.AttachTop():
                return self.phrase(x, form, foe=self.foe)
            case hardening.Harden():
                return self.phrase(x, form, type=self.types(x.type))
            case hand_effects.Foretell():
                return self.phrase(x, form, foe=self.foe, who=self.whom(Which(BEARER)))
            case discipline_tokens.PutDiscipline():
                key = "discipline-token.this" if x.which.scope == THIS else "discipline-token"
                return self.said(key, form, who=self.whom(x.which))
            case hand_effects.Ransack(then=None):
                return self.said("ransack.reactions", form, foe=self.foe)
            case hand_effects.Ransack():
                assert x.then is not None, "something follows, or Reactions are meant"
                return self.phrase(x, form, foe=self.foe, then=self.effect(x.then))
            case rival_tokens.StealRival():
                return self.phrase(x, form, foe=self.foe)
            case purses.Bank():
                return self.phrase(x, form, who=self.whom(x.which))
            case purses.StealAgenda():
                onto = "" if x.onto is None else self.said("steal-agenda.onto", who=self.whom(x.onto))
                key = ROBBED[x.among] if x.least == 1 else "rich"
                return self.said(f"steal-agenda.{key}", form, foe=self.foe, least=x.least) + onto
            case covering.Cover():
                return self.said(f"cover.{COVERED[x.kind]}", form, foe=self.said("player.chosen"), amount=x.more)
            case domains.TakeIn():
                return self.phrase(x, form, card=self.chosen)
            case city_effects.Revive():
                return self.revived(x, form)
            case city_effects.ShuffleBack():
                return self.said("shuffle-back.pile" if x.pile else "shuffle-back", form)
        return self.of_the_city(x, form)

    def of_the_city(self, x: Effect, form: Form) -> str:
        """What Events of the City have players do."""
        match x:
            case event_effects.ExhaustFor():
                cards = self.reader.nouns.several(x.which, self.bearing)
                return self.phrase(x, form, cards=cards, then=self.effect(x.then))
            case event_effects.PutEither():
                return self.phrase(x, form, card=self.chosen)
            case rewards.Rewards():
                return self.said("rewards", form, choices=self.said("or").join(self.all_of(x.choices)))
            case effects.LoseActions():
                return self.said("lose-actions", form, amount=x.amount)
            case effects.OnceEach():
                return self.said("once-each", then=self.effect(x.then))
            case city_votes.OneBack(last=True):
                return self.said("event-back", form)
            case city_votes.OffTheStreet():
                return self.phrase(x, form, who=self.whom(x.which))
        return self.sudden(x, form)

    def all_of(self, x: choices.ChooseOne) -> list[str]:
        return [self.effect(one) for one in x.choices]

    def mirrored(self, x: fight_effects.DealEach, form: Form) -> str:
        """As much damage as somebody deals, or a part of it."""
        assert not isinstance(x.amount, int), "a number is said as it is"
        some = x.amount if isinstance(x.amount, counts.Every) else counts.Every(1, x.amount)
        assert isinstance(some.count, fight_counts.Incoming), "only what is dealt is given back"
        key = "deal-each.as-much" if some.many == 1 else "deal-each.for-every"
        who, to = self.whom(x.which), self.whom(some.count.which)
        return self.said(key, form, who=who, to=to, type=self.types(x.type), many=some.many)

    def sudden(self, x: Effect, form: Form) -> str:
        """What is attached and detached, and what happens outside the order of an attack."""
        match x:
            case attachments.AttachThis():
                key = "attach-this" if x.squeezed else "attach-this.down" if x.down else "attach-this.spare"
                key = "attach-this.few" if not x.squeezed and self.bearing not in FIGHTING else key
                return self.said(key, form, who=self.whom(x.which))
            case fight_effects.CancelReaction(every=True):
                return self.said("cancel-every", form)
            case deck_effects.Salvage() if x.shuffled:
                return self.said("salvage.shuffled", form, card=self.reader.nouns.kind(x.kind))
            case deck_effects.Salvage() if x.kind != ALL:
                return self.said("salvage", form, card=self.reader.nouns.kind(x.kind))
            case attachments.DetachCost(which=Which(scope=which.ON_CHOSEN)):
                card = self.reader.nouns.some(x.which)
                return self.said("detach-from", form, card=card, who=self.chosen)
            case attachments.DetachCost():
                return self.phrase(x, form, card=self.reader.nouns.one(x.which, self.bearing))
            case switching.Scatter():
                return self.said("scatter", form, most=x.most)
            case library_effects.CullTop():
                return self.said("cull-top", form, many=x.many)
            case effects.DismissTheirs():
                return self.said("dismiss-theirs", form, card=self.chosen, most=x.most)
            case costs.GiveUp(burned=True):
                return self.said("give-up.burned", form)
            case library_effects.Bury():
                if x.then is None:
                    return self.said("bury.plain", form, who=self.chosen)
                return self.said("bury", form, who=self.chosen, then=self.effect(x.then))
            case library_effects.ShowTop():
                return self.said("show-top", form, then=self.effect(x.then))
            case collection.TakeHaven():
                chosen = ".chosen" if x.which.scope == CHOSEN else ""
                none = self.said(f"take-haven.none{chosen}") if x.only else ""
                key = "take-haven.shown" if x.shown > 1 else TAKEN[x.how]
                return self.said(key, form, who=self.whom(x.which), shown=x.shown, none=none)
            case roaming.Relocate():
                return self.phrase(x, form, who=self.chosen)
            case roaming.SwapHavens():
                return self.phrase(x, form, who=self.whom(Which(BEARER)))
            case deck_effects.Distill():
                return self.phrase(x, form, kind=self.reader.nouns.kind(x.kind))
            case sudden.DealNow():
                return self.dealt_now(x, form)
            case sudden.GoHome(which=Which(scope=which.EVERYBODY)):
                return self.said("all-home")
            case sudden.GoHome(which=Which(scope=which.CHOSEN, kind=kind)) if kind:
                return self.said("go-home.theirs", form, who=self.chosen)
            case attachments.ToHand():
                return self.phrase(x, form, who=self.whom(x.which))
            case reacting.PlaysThis():
                return self.phrase(x, form, who=self.chosen)
            case several.UpTo():
                return self.up_to(x, form)
            case thrown_in.Gamble():
                then, other = self.effect(x.then), self.effect(x.otherwise)
                return self.phrase(x, form, kind=self.reader.nouns.kind(x.kind), then=then, other=other)
            case sudden.MoveOut() | sudden.GoHome():
                return self.phrase(x, form, who=self.whom(x.which))
            case sudden.AttackNow():
                return self.phrase(x, form, by=self.whom(Which(BEARER)), who=self.chosen)
        return self.of_animals(x, form)

    def placed_on(self, x: placing.Placing, form: Form) -> str:
        """Tokens that are moved, stolen or spilt onto cards of one's own."""
        nouns = self.reader.nouns
        match x:
            case placing.MoveToken(robs=True):
                return self.said("move-token.robs", form, who=self.whom(x.of))
            case placing.MoveToken(of=Which(scope=which.THAT)):
                return self.said("move-token.that", form)
            case placing.MoveToken():
                return self.said("move-token", form, who=self.whom(x.of))
            case placing.StealOnto():
                card = nouns.one(x.onto, self.bearing)
                return self.said("steal-onto", form, foe=self.player(x.who), card=card)
        assert isinstance(x, placing.Spill), "nothing else is put onto cards"
        return self.said("spill.must" if x.must else "spill", form, card=nouns.one(x.onto, self.bearing))

    def up_to(self, x: several.UpTo, form: Form) -> str:
        """Something done with each of several."""
        then = self.choosing(
            self.said("that-card" if x.which.scope in (YOUR_CONSPIRACIES, YOUR_ONGOING) else "that-one")
        ).effect(x.then)
        key = "up-to.any" if x.most == ANY_NUMBER else "up-to.least" if x.least else "up-to"
        return self.said(key, form, most=x.most, cards=self.reader.nouns.numbered(x.which, self.bearing), then=then)

    def dealt_now(self, x: DealNow, form: Form) -> str:
        key = f"{'deal-now' if x.too else 'deal-each'}{'.aggravated' if x.aggravated else ''}"
        if x.type:
            assert not x.aggravated, "damage of a type is not Aggravated as well so far"
            key = "deal-now.typed"
        facts = {"by": self.whom(Which(BEARER)), "who": self.whom(x.which), "type": self.types(x.type)}
        return self.each(key, x.amount, form, **facts)

    def of_animals(self, x: Effect, form: Form) -> str:
        """What is brought, offered up, turned up, and carried on."""
        nouns = self.reader.nouns
        match x:
            case animal_effects.Bring():
                to = nouns.one(x.to, self.bearing)
                if x.down:
                    return self.said("bring.down", form, to=self.whom(x.to))
                if x.name is not None:
                    return self.said("bring.named", form, most=x.most, card=self.reader.card(x.name), to=to)
                return self.said("bring", form, card=nouns.kind(x.kind), to=to)
            case animal_effects.Offer():
                cards = nouns.several(Which(which.ON_COTERIE, x.kind), self.bearing)
                return self.said("offer.hand" if x.freely else "offer", form, cards=cards, then=self.effect(x.then))
            case animal_effects.StealFor():
                return self.phrase(x, form, who=self.chosen, to=nouns.one(x.to, self.bearing))
            case animal_effects.TurnUp():
                return self.phrase(x, form, kind=nouns.kind(x.kind))
            case afflictions.Relieve():
                key, less = f"relieve.{burdens.NAMES[min(x.kind, burdens.LESS)]}", x.kind - burdens.LESS
                named = self.icon(ANIMALISM + less) if less >= 0 else ""
                return self.said(key, form, who=self.chosen or self.said("that-one"), discipline=named)
            case estates.Afterwards():
                return self.said("afterwards", then=self.effect(x.then, form))
            case estates.FreePlay():
                return self.said("free-play.attached" if x.attached else "free-play", form)
            case estates.FromLibrary():
                return self.said("from-library", form, card=nouns.kind(x.kind))
            case fight_effects.Blank():
                return self.said("blank", cards=nouns.numbered(x.which, self.bearing))
            case ghouls.Enlist():
                return self.said("enlist.some" if x.most else "enlist", form, most=x.most)
        return self.of_graves(x, form)

    def revived(self, x: city_effects.Revive, form: Form) -> str:
        """A burned mortal comes back, or is attached at once."""
        kind = self.reader.nouns.kind(x.kind)
        if x.then is None:
            return self.phrase(x, form, kind=kind)
        assert isinstance(x.then, fight_effects.AttachTo), "nothing else follows so far"
        return self.said("revive.attach", form, kind=kind, to=self.reader.nouns.one(x.then.which, self.bearing))

    def of_graves(self, x: Effect, form: Form) -> str:
        """Wraiths, those in Torpor, burned mortals."""
        nouns = self.reader.nouns
        match x:
            case wraiths.CreateWraith():
                return self.phrase(x, form, to=nouns.one(x.to, self.bearing))
            case rituals.RaiseBlood(count=counts.Cards() as cards):
                return self.phrase(x, form, one=nouns.counted(cards.which, self.bearing))
            case ghouls.Bind():
                return self.phrase(x, form, card=nouns.kind(x.kind))
            case graves.CastBeside() if x.kind != RITUAL:
                return self.said("play-beside", form, who=self.whom(Which(BEARER)), card=nouns.kind(x.kind))
            case graves.RecruitAsleep():
                return self.phrase(x, form, clan=self.reader.terms[f"clan.{CLANS[x.clan]}"])
            case graves.Rise() | graves.Possess():
                return self.phrase(x, form, who=self.chosen)
            case graves.DigUp():
                return self.phrase(x, form, kind=nouns.kind(x.kind), then=self.effect(x.then))
        return self.of_tokens(x, form)

    def of_tokens(self, x: Effect, form: Form) -> str:
        """What is laid, moved and taken in tokens, and what Traps do."""
        match x:
            case ritual_effects.SpendBlood(coin=True):
                return self.said("spend-prestige", form, amount=x.amount)
            case trap_effects.Shed():
                return self.said("shed", form, foe=self.foe, per=self.per(x.times), then=self.effect(x.then))
            case stowing.Unstow():
                return self.phrase(x, form, card=self.chosen)
            case trap_effects.Mirage():
                return self.effect(x.lent, form)
            case placing.Placing():
                return self.placed_on(x, form)
        return self.phrase(x, form)

    def in_order(self, parts: tuple[Effect, ...], form: Form) -> str:
        """One thing, then the next; what is only gained is one list."""
        gained = [part for part in parts if isinstance(part, effects.For) and part.verb in GAINED]
        if len(gained) == len(parts):
            amounts = [self.each(f"amount.{VERBS[part.verb].name}", part.amount) for part in gained]
            return self.said("gain", form, what=self.reader.listing(amounts))
        if len(gained) > 1 and parts[: len(gained)] == tuple(gained):
            rest = [self.effect(part, form) for part in parts[len(gained) :]]
            return self.said("then").join([self.in_order(tuple(gained), form), *rest])
        done = self.effect(parts[0], form)
        named = self.chosen and self.chosen != self.said("that-card")
        later = self.choosing(self.said("that-one")) if named else self
        for before, part in pairwise(parts):
            later_on = isinstance(part, Lend) and part.until == YOUR_NEXT_TURN
            later_on = later_on or (isinstance(part, Lend) and isinstance(part.text, Whenever))
            asks = later_on or isinstance(part, (choices.If, fight_effects.AttackedCharacter))
            asks = asks or isinstance(before, choices.If)  # what comes then does not depend on it
            also = isinstance(part, Lend) and (part.until == NEXT_ANIMAL or tempers(part))
            done += self.said("besides" if also else "then.if" if asks else "then") + later.effect(part, form)
        return done

    def done_to(self, x: effects.To, form: Form) -> str:
        name = VERBS[x.verb].name
        if x.verb == verbs.RECOLOUR and not isinstance(x.amount, int):
            return self.said("to.recolour.each", form, each=self.per(x.amount).strip(), who=self.whom(x.which))
        if x.verb == verbs.PUT_TOKENS and x.which.kind:
            if x.which.kind == CHARACTER and isinstance(x.amount, int):
                return self.said("to.put-tokens.blood", form, amount=x.amount, who=self.whom(x.which))
            if x.which.kind == CHARACTER:
                return self.said("to.put-tokens.each", form, each=self.per(x.amount).strip(), who=self.whom(x.which))
            key = "mortal" if x.which.kind == MORTAL else "prestige"
            return self.each(f"to.put-tokens.{key}", x.amount, form, who=self.whom(x.which))
        if x.verb == verbs.PUT_TOKENS and x.which.scope == THIS and coins(self.card):
            return self.each("to.put-tokens.prestige", x.amount, form, who=self.whom(x.which))
        own = (
            f"to.{name}.this" if x.which.scope == THIS and f"to.{name}.this" in self.reader.sentences else f"to.{name}"
        )
        return self.each(own, x.amount, form, who=self.whom(x.which))

    def done_for(self, x: effects.For, form: Form) -> str:
        name = VERBS[x.verb].name
        if x.who.who == counts.YOU:
            return self.each(f"for.{name}", x.amount, form)
        return self.each(f"for.{name}.them", x.amount, form, who=self.player(x.who))

    def lent_each(self, x: effects.LendEach) -> str:
        """A text for the next attack of one of several, whoever it is."""
        text = x.lent.text
        assert isinstance(text, Plus), "nothing else is lent so"
        one = self.reader.nouns.one(x.which, self.bearing)
        _, body = self.choosing(one if x.which.scope in (TARGET, which.OTHER) else self.said("the-attacker")).pluses(
            (text,)
        )
        return self.said(f"until.{UNTIL[x.lent.until]}", one=one, what=body)

    def lent(self, x: Lend, form: Form) -> str:
        """A text for a time."""
        text = x.text
        if x.until == NEXT_ANIMAL:
            return self.tamed(text)
        if isinstance(text, Whenever):
            then = text.then
            if x.once and x.until != YOUR_NEXT_TURN and isinstance(text.of, When):
                return self.said(f"next-time.{VERBS[text.of.verb].name}", form, effect=self.effect(then))
            if isinstance(then, fight_effects.DealEach) and then.which.scope == TARGET:
                return self.said("more-harsh", amount=then.amount)
            if isinstance(text.of, When) and text.of.verb == verbs.DEFEAT:
                return self.said("if-it-falls", then=self.effect(then))
            if x.until == YOUR_NEXT_TURN:
                return self.said("next-start", form, then=self.effect(then))
            return self.effect(then, form)
        if isinstance(text, Instead):
            return self.said("mirage" if isinstance(text.become, trap_effects.Leaves) else "diablerizes")
        if isinstance(text, FewerActions):
            return self.said("fewer-actions", form, who=self.foe, amount=text.amount)
        assert isinstance(text, Plus), "nothing else is lent so far"
        if text.quality == DAMAGE:
            return self.each("more-damage", text.amount)
        if text.quality == SPARING and x.until == THIS_ACTION:
            return self.said("spared" if text.amount == 1 else "not-spared")
        if text.quality == AGGRAVATED:
            return self.said("quality.aggravated" if x.until == THIS_ATTACK else "its-harsh")
        _, body = self.pluses((text,))
        return body if text.quality == SPARING else self.said(f"until.{UNTIL[x.until]}", what=body)

    def tamed(self, text: Text) -> str:
        """What is lent for the next Animal: it costs less, or whoever plays it is readied."""
        if isinstance(text, Plus):
            return self.said("next-animal", amount=text.amount)
        assert isinstance(text, Whenever), "nothing else is lent for an Animal"
        assert isinstance(text.then, effects.To), "whoever plays it is readied"
        assert text.then.verb == verbs.READY, "whoever plays it is readied"
        return self.said("next-animal.ready")


MOMENTS: Final[dict[type[Condition], str]] = {
    counts.Fighting: "head.fighting",
    fight_counts.Reacts: "head.reacts",
    fight_counts.FoeAttacks: "head.foe-attacks",
}  # what is said before the dash
TAKEN: Final = ("take-haven", "take-haven.carried", "take-haven.packed", "take-haven.instead")
COVERED: Final = {AGENDA_CARD: "agenda", HAVEN_CARD: "haven", AGENDA_CARD | HAVEN_CARD: "both"}
ROBBED: Final = ("any", "level", "ahead")  # from which foe Agenda is stolen
ATTACKING: Final = {BEARER: "bearer", PARTY: "party", COTERIE: "coterie"}
PLAYERS: Final = ("you", "foe", "every", "that", "its", "chosen", "foes", "frightened")
UNTIL: Final = ("attack", "action", "turn", "next-attack", "their-turn", "their-next-attack")


def among(some: Which, cards: Which) -> bool:
    """Are the first of the second, but that they bear so many cards?"""
    return some == replace(cards, laden=some.laden)


def attack_head(x: counts.Attacks) -> str:
    """What stands before the dash of a text for whoever attacks."""
    return f"head.attacks.{ATTACKING[x.by]}{'.solo' if x.solo else ''}"


def coins(card: Card) -> bool:
    """Is what lies on this card called Prestige?"""
    found: list[Effect] = []
    gather(card, found)
    return any(isinstance(effect, ritual_effects.SpendBlood) and effect.coin for effect in found)


def both(parts: list[Condition]) -> Condition | None:
    """All of these at once."""
    found: Condition | None = None
    for part in parts:
        found = part if found is None else counts.Both(found, part)
    return found


def tempers(x: Lend) -> bool:
    """Does it only say of damage that it takes nobody's last Blood, or that it is Aggravated?"""
    return isinstance(x.text, Plus) and x.text.quality in (SPARING, AGGRAVATED)


def chooses_of(then: Effect, when: Condition | None) -> bool:
    """Is it only asked that there is somebody of whom one is chosen then? That need not be said."""
    found: list[Effect] = []
    gather(then, found)
    chosen = [replace(effect.which, apart=False) for effect in found if isinstance(effect, effects.Choose)]
    return any(when == counts.some(cards) for cards in chosen)


def if_alone(cards: Which) -> list[Condition]:
    """Of the only one there is, what else is asked of it is a condition."""
    only = cards.scope in (which.ATTACKER, which.TARGET, which.BLOCKER)
    return [counts.some(cards)] if only and cards != Which(cards.scope) else []


def untyped(parts: list[Condition]) -> list[Condition]:
    """The first attack of a type is of that type, the first on an Antagonist is on one."""
    first = any(isinstance(part, counts.Opening) for part in parts)
    return [part for part in parts if not (first and isinstance(part, (counts.TypeIs, counts.TargetIs)))]


def everybody(x: Condition) -> bool:
    """Does this ask whether there is such a character anywhere?"""
    return isinstance(x, counts.AtLeast) and isinstance(x.count, counts.Cards) and x.count.which.scope == EVERYBODY


def conjuncts(when: Condition | None) -> list[Condition]:
    """All that has to be so, one by one."""
    if when is None:
        return []
    return [*conjuncts(when.one), *conjuncts(when.other)] if isinstance(when, counts.Both) else [when]
