"""Reading the cards of Rivals: what comes after what, in every language. A language gives the words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gloam.core import choices
from gloam.core.codec import gather
from gloam.core.effect import Condition, Effect
from gloam.core.texts import Instead, Pattern, Text, Whenever
from gloam.rivals import (
    attachments,
    counts,
    effects,
    fight_counts,
    patterns,
    preventing,
    ritual_effects,
    several,
    verbs,
)
from gloam.rivals.attack_record import FED
from gloam.rivals.bans import Bans
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ALCHEMY,
    ANIMAL,
    ANTAGONIST,
    ATTACK,
    CHARACTER,
    CITIZEN,
    CLANS,
    CONSPIRACY,
    EVENT,
    GHOUL,
    HAVEN_CARD,
    INQUISITION,
    KINDS,
    MODIFIER,
    MORTAL,
    NO_CLAN,
    ONE_EACH,
    ONGOING,
    PRINCE,
    REACTION,
    RETAINER,
    RITUAL,
    SCHEME,
    SHIELD,
    SPECIAL,
    TITLE,
    TRADITION,
    TRAP,
    UNHOSTED,
    UNIQUE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.catalogue import BARE as GIVES_NO_SECRECY
from gloam.rivals.covering import Cover
from gloam.rivals.diablerie import DIABLERIST, Diablerize
from gloam.rivals.doing import VERBS
from gloam.rivals.pieces import IN_TORPOR, ONLY_ATTACHED
from gloam.rivals.texts import (
    ACTION_PHASE,
    ANTAGONISTS,
    BLOCKING,
    FIGHT,
    HUNTED,
    INFLUENCING,
    SPYING,
    Activated,
    Borrows,
    Plus,
    Switches,
    Waives,
)
from gloam.rivals.which import IN_STREET, THAT, Which
from gloam.words.forms import BARE, ORDER, Form, sentence
from gloam.words.rivals.cards import card_of
from gloam.words.rivals.phrasing import HAS, Grammar, Phrasing, attack_head, both, chooses_of, coins, conjuncts, stays

WINDOWS: Final = {
    ACTION_PHASE: "action-phase", INFLUENCING: "influencing", BLOCKING: "blocking", ANTAGONISTS: "antagonists",
    HUNTED: "hunted", SPYING: "spying",
}  # fmt: skip
ROLES: Final[dict[type[Condition], str]] = {counts.Attacks: "attack", fight_counts.Reacts: "reaction"}
FED_BY_OTHERS: Final = counts.some(Which(THAT, RITUAL, did=FED))
TWICE: Final = " \N{MULTIPLICATION SIGN}2"
SHOWN_KINDS: Final = (
    UNHOSTED, RITUAL, SCHEME, CONSPIRACY, TRAP, TITLE, MODIFIER, HAVEN_CARD, AGENDA_CARD, EVENT, MORTAL, RETAINER,
    CITIZEN, INQUISITION, ANTAGONIST, ONGOING, UNIQUE, ONE_EACH, ALCHEMY, ANIMAL, SPECIAL, WRAITH,
    GHOUL, TRADITION,
)  # fmt: skip


@dataclass(frozen=True)
class Reader(Grammar):
    """One language's way to read a whole card."""

    def of(self, id: str) -> Reading:
        """What reads this card."""
        return Reading(self, card_of(id))

    def line(self, id: str) -> str:
        return self.of(id).line()

    def text(self, id: str) -> str:
        return self.of(id).text()

    def provenance(self, id: str) -> str:
        return self.sentences[f"from.{card_of(id).provenance}"]


class Reading(Phrasing):
    """One card read aloud."""

    # ---- the facts of a card

    def line(self) -> str:
        """The facts of a card, without its rules text."""
        card = self.card
        facts = self.kinds()
        if card.clan != NO_CLAN:
            facts.append(self.reader.terms[f"clan.{CLANS[card.clan]}"])
        if card.kind & VAMPIRE:
            body, charm, mind = card.attributes
            facts.append(self.said("line.attributes", potency=card.potency, body=body, charm=charm, mind=mind))
            icons = dict.fromkeys(card.disciplines)
            named = [self.icon(icon) + TWICE * (card.disciplines.count(icon) - 1) for icon in icons]
            facts += [", ".join(named)] if named else []
        elif card.potency:
            facts.append(self.said("line.potency", potency=card.potency))
        return " · ".join(facts + self.numbers())

    def kinds(self) -> list[str]:
        card, terms = self.card, self.reader.terms
        found: list[str] = []
        if card.kind & VAMPIRE:
            return [terms["kind.vampire"]]
        if card.kind & ATTACK:
            found.append(self.said("line.typed", kind=terms["kind.attack"], types=self.types(card.types)))
        if card.kind & REACTION:
            typed = self.said("line.typed", kind=terms["kind.reaction"], types=self.types(card.against))
            found.append(typed if card.against else terms["kind.reaction"])
        if card.kind & ACTION and not card.kind & UNHOSTED:
            found.append(terms["kind.action"])
        found += [terms[f"kind.{KINDS[kind.bit_length() - 1]}"] for kind in SHOWN_KINDS if card.kind & kind]
        return found

    def numbers(self) -> list[str]:
        card = self.card
        found: list[str] = []
        if card.kind & ATTACK or (card.kind & REACTION and card.damage):
            found.append(self.said("line.damage", amount=card.damage))
        if card.kind & REACTION and not card.kind & ATTACK and (card.shield or shields(card)):
            found.append(self.said("line.shield", amount=card.shield))
        if card.kind & (TITLE | CONSPIRACY) and card.cost:
            found.append(self.said("line.price" if card.kind & TITLE else "line.needs", amount=card.cost))
        if card.influence:
            found.append(self.said("line.influence", amount=card.influence))
        if card.kind & MORTAL:
            found.append(self.said("line.value", amount=card.value))
            if card.agenda:
                found.append(self.said("line.agenda", amount=card.agenda))
            if card.bribe:
                found.append(self.said("line.bribe", amount=card.mends, bribe=card.bribe))
            elif card.mends:
                found.append(self.said("line.mends", amount=card.mends))
        return found

    # ---- the text of a card

    def text(self) -> str:
        """The rules text of a card, every sentence of it."""
        called_for = self.card.kind & EVENT and self.card.kind & SCHEME  # what it does is said after how it begins
        both = [self.playing(), self.in_force()]
        acts = [*both[1], *both[0]] if called_for else [*both[0], *both[1]]
        parts = [*self.keywords(), *acts, *self.standing()] or [
            self.said("no-text.ghoul" if self.card.kind & GHOUL else "no-text")
        ]
        return " ".join([sentence(part) for part in parts])

    def keywords(self) -> list[str]:
        """What a card says of itself in a word."""
        card = self.card
        found = [self.said("targeted")] if card.targeted and not card.targeted_with else []
        found += [self.said("targeted.with", icon=self.icon(card.targeted_with))] if card.targeted_with else []
        found += [self.said("trap")] if card.kind & TRAP and not bound_to_turn(card) else []
        if card.aggravated:
            found.append(self.said("aggravated"))
        found += [self.said("face-up")] if card.face_up else []
        found += [self.said("aids")] if card.aids else []
        if card.helper:
            found.append(self.said("helper"))
        found += [self.said("hardens")] if card.hardens else []
        found += [self.said("lasting")] if card.lasting else []
        if card.superficial:
            found.append(self.said("superficial"))
        if card.intel:
            found.append(self.said("for-intel", amount=card.intel, type=self.types(card.types)))
        if card.hits_as:
            found.append(self.said("hits-as", type=self.types(card.hits_as)))
        if card.harmless:
            found.append(self.said("harmless"))
        return found

    def playing(self) -> list[str]:
        """What it takes to play it, and what it does when it is played."""
        card = self.card
        found = [] if card.needs is None else [self.needed(card.needs)]
        if card.kind & RITUAL and card.price is not None:
            found.append(self.effect(card.price))
        elif card.price is not None:
            found.append(self.said("price", cost=self.effect(card.price, BARE)))
        if card.naming:
            found.append(self.said("naming"))
        if card.kind & EVENT and card.kind & ACTION:
            found.append(self.said("played-event"))
        if card.play is not None:
            does = self.effect(card.play)
            found.append(self.said("succeeds", effect=does) if card.kind & SCHEME else does)
        return found

    def needed(self, needs: Condition) -> str:
        """What a card asks of whoever plays it; a Ritual, of those who cast it."""
        if self.card.kind & RITUAL:
            assert isinstance(needs, counts.AtLeast), "a Ritual asks for a Discipline"
            assert isinstance(needs.count, counts.Cards), "that its caster has"
            return self.said("casting", icon=self.icon(needs.count.which.icon))
        return self.said("needs.trap" if self.card.kind & TRAP else "needs", condition=self.condition(needs))

    def in_force(self) -> list[str]:
        """All its texts; what all texts of such a card begin with is said once, and so is what two in a row do."""
        found: list[str] = []
        begun = ""
        before: list[str] = []
        for group in together(tuple([text for text in self.card.texts if not said_before(text)])):
            me = self.of_bearer(group[0])
            head, body = me.pluses(group) if isinstance(group[0], Plus) else me.one_text(group[0], both=len(group) > 1)
            words = [*([] if begun == me.bearing else me.first_words()), *head]
            if words and words == before:
                found[-1] += self.said("also", text=body)
            else:
                found.append(self.said("headed", head=", ".join(words), text=body) if words else body)
            begun, before = me.bearing, words
        return found

    def of_bearer(self, text: Text) -> Reading:
        """Whoever reads a text that works only where its card is attached speaks of whoever bears it; one that works
        only for whoever attacks, or only as a Reaction, of that one."""
        if text in self.card.texts[: self.card.own]:
            return Reading(self.reader, self.card, bearing_of="card")
        if stays(self.card) or (isinstance(text, (Plus, Whenever)) and text.zones == ONLY_ATTACHED):
            return Reading(self.reader, self.card, bearing_of="attached")
        parts = conjuncts(text.when) if isinstance(text, (Plus, Whenever)) and self.bearing == "either" else []
        roles = [ROLES[type(part)] for part in parts if type(part) in ROLES]
        return Reading(self.reader, self.card, bearing_of=roles[0]) if roles else self

    def first_words(self) -> list[str]:
        """What the first text of such a card begins with."""
        kind = "ongoing" if self.card.kind & ONGOING else self.bearing
        return [self.said(f"head.{kind}")] if f"head.{kind}" in self.reader.sentences else []

    def standing(self) -> list[str]:
        """What the rules say of all cards of its kind."""
        card = self.card
        found: list[str] = []
        if card.kind & HAVEN_CARD and not is_bare(card):
            found.append(self.said("haven"))
        if card.kind & AGENDA_CARD and card.agenda:
            found.append(self.said("wins-at", amount=card.agenda))
        if card.ranks:
            found.append(self.said("stack", ranks=self.said("and-so-on").join(self.ranks())))
        elif card.kind & ANTAGONIST:
            found.append(self.said("hunts"))
        if card.kind & PRINCE:
            found.append(self.said("prince"))
        if card.kind & RITUAL or self.spends():
            found.append(self.said("emptied.prestige" if coins(card) else "emptied"))
        if covers(card):
            found.append(self.said("covers"))
        if card.single:
            found.append(self.said("single"))
        return found

    def spends(self) -> bool:
        """Is it an Ongoing card whose text takes Blood from it?"""
        found: list[Effect] = []
        gather(self.card, found)
        return any(isinstance(effect, ritual_effects.SpendBlood) for effect in found)

    def ranks(self) -> list[str]:
        """What the first, the second… of those that lie together do."""
        found: list[str] = []
        for place, does in enumerate(self.card.ranks):
            found.append(self.said("rank" if place else "rank.first", number=place + 1, effect=self.effect(does)))
        return found

    def one_text(self, text: Text, *, both: bool = False) -> tuple[list[str], str]:
        match text:
            case Activated():
                return self.activated(text)
            case Instead() if text == DIABLERIST:
                return [], self.said("diablerist")
            case Whenever():
                head, rest = self.heads(text.when, self.moment_heads(text.of, text.zones))
                return head, self.whenever(text, rest)
            case Instead():
                head, rest = self.heads(text.when, self.moment_heads(text.of, text.zones))
                return head, self.gone(text) if both else self.instead(text, rest)
            case Bans():
                return [], self.said("bans")
            case Borrows():
                return [], self.said("borrows")
            case Switches():
                return [], self.said("switches")
            case Waives():
                return [], self.said("waives" if text.title is None else f"waives.{text.title}")
        raise AssertionError(f"no words for {text!r}")

    # ---- heads

    def moment_heads(self, pattern: Pattern, zones: int) -> list[str]:
        assert isinstance(pattern, patterns.When)
        found = [self.said("head.torpor")] if zones == IN_TORPOR else []
        return [*found, *self.party_head(pattern.by), *self.party_head(pattern.on)]

    def heads(self, when: Condition | None, words: list[str]) -> tuple[list[str], Condition | None]:
        """What stands before the dash, and the condition that is left to be said."""
        parts = conjuncts(when)
        reacts = [part for part in parts if isinstance(part, fight_counts.Reacts)]
        if reacts:
            return [*words, self.said("head.reacts")], both([part for part in parts if part not in reacts])
        attacks = [part for part in parts if isinstance(part, counts.Attacks)]
        if not attacks:
            targets = [part for part in parts if isinstance(part, counts.TargetIs)]
            heads = [self.said("head.against", target=self.reader.nouns.kind(part.kind)) for part in targets]
            return [*words, *heads], both([part for part in parts if part not in targets])
        first = any(isinstance(part, counts.Opening) for part in parts)
        types = [part for part in parts if isinstance(part, counts.TypeIs)]
        targets = [part for part in parts if isinstance(part, counts.TargetIs)]
        key = attack_head(attacks[0])
        head = self.said(f"{key}.typed", type=self.types(types[0].type)) if types and not first else self.said(key)
        if targets and targets[0].kind in (CHARACTER, VAMPIRE):
            return [*words, self.said(f"{key}.on", target=self.reader.nouns.kind(targets[0].kind))], both(
                [part for part in parts if part not in (*attacks, *targets)]
            )
        if targets:
            head += self.said("head.on", target=self.reader.nouns.kind(targets[0].kind))
        return [*words, head], both([part for part in parts if part not in (*attacks, *types, *targets)])

    # ---- abilities

    def activated(self, x: Activated) -> tuple[list[str], str]:
        words = [self.said("head.relentless")] if x.relentless else []
        if x.action:
            words.append(self.said("head.action"))
        elif x.window in WINDOWS:
            words.append(self.said(f"head.{WINDOWS[x.window]}"))
        heads, rest = self.heads(x.when, words)
        if x.window == SPYING and len(heads) > 1:
            heads = [self.said("head.party"), heads[0]]  # that somebody attacks has been said
        if chooses_of(x.then, rest):
            rest = None
        if x.cost is None:
            does = (
                self.offered(x.then)
                if x.window == FIGHT and isinstance(x.then, (effects.Choose, several.UpTo))
                else self.effect(x.then)
            )
            return heads, self.if_so(rest) + does + (self.how_often(x, None) if x.each_attack else "")
        tail = self.how_often(x, rest)
        rest = both([part for part in conjuncts(rest) if not is_shared(part)])
        paid = self.said("activated", cost=self.if_so(rest) + self.effect(x.cost), effect=self.effect(x.then))
        return heads, paid + tail

    def how_often(self, x: Activated, rest: Condition | None) -> str:
        """What limits an ability beside once a turn; of two that share a limit it is said after the second."""
        if x.each_attack:
            return self.said("each-attack" if isinstance(x.times, int) else "so-often", per=self.plain(x.times))
        shared = [part for part in conjuncts(rest) if isinstance(part, counts.Fresh) and is_shared(part)]
        second = any(part.place < self.card.texts.index(x) for part in shared)
        return self.said("one-of-two") if second else ""

    # ---- answers and changes

    def whenever(self, x: Whenever, rest: Condition | None) -> str:
        assert isinstance(x.of, patterns.When)
        does = self.offered(x.then) if x.may else self.effect(x.then)
        if x.first and counts.ByText() in conjuncts(rest):
            return self.said("first-time.helped", effect=does)
        moment = "" if x.of.verb == verbs.MENDED and x.of.on is None else self.moment(x.of, BARE if x.first else ORDER)
        if x.of.verb == verbs.MENDED and isinstance(rest, counts.InActionPhase):
            assert x.of.on is not None
            moment, rest = self.said("when.mended.action", card=self.reader.nouns.one(x.of.on, self.bearing)), None
        if x.of.verb == verbs.MENDED and isinstance(rest, counts.ForDiscard):
            moment, rest = self.said("when.mended.discard"), None
        if x.of.verb == verbs.MENDED and isinstance(rest, counts.WasWounded):
            moment, rest = self.said("when.mended.wounded"), None
        if x.of.verb == verbs.ATTACK_OVER and rest == counts.Blocks():
            return self.said("has-blocked", effect=does)
        if rest == counts.YourTurn(bearers=True):
            moment, rest = self.said("when.end-of-turn.bearers"), None
        if x.of.verb == verbs.PLAYED and rest == FED_BY_OTHERS:
            moment, rest = self.said("when.played.fed", BARE), None
        if x.first:
            return self.first_time(moment, rest, does)
        if not moment:
            return self.if_so(rest) + does
        return self.said("whenever", moment=moment, condition=self.if_so(rest), effect=does)

    def first_time(self, moment: str, rest: Condition | None, does: str) -> str:
        """What follows only the first time in a turn."""
        mine = any(isinstance(part, counts.YourTurn) for part in conjuncts(rest))
        key = "first-time.theirs" if self.bearing == "event" else "first-time" if mine else "first-time.each"
        rest = without_turn(rest)
        more = "" if rest is None else self.said("first-time.and", condition=self.condition(rest))
        return self.said(key, moment=moment, condition=more, effect=does)

    def offered(self, x: Effect) -> str:
        """What one may do: where it begins with a cost, one thing to get another."""
        if isinstance(x, choices.InOrder) and x.effects[0].is_cost():
            then = choices.InOrder(x.effects[1:]) if len(x.effects) > 2 else x.effects[1]
            return self.said("may-to", cost=self.effect(x.effects[0], BARE), effect=self.effect(then, BARE))
        return self.said("may", effect=self.effect(x, BARE))

    def instead(self, x: Instead, rest: Condition | None) -> str:
        assert isinstance(x.of, patterns.When)
        if x.become is None:
            assert x.then is not None
            does = self.by_whoever(x.of, x.then)
            if x.first:
                return self.first_time(self.moment(x.of, BARE), rest, does)
            return self.said("just-before", moment=self.moment(x.of), condition=self.if_so(rest), effect=does)
        if isinstance(x.become, preventing.IntoTorpor):
            rest = both([part for part in conjuncts(rest) if not isinstance(part, preventing.Burns)])
            assert rest is not None, "it is said of whoever has what is asked for"
            return self.said("into-torpor", condition=self.condition(rest))
        if isinstance(x.become, Diablerize):
            does = self.said("diablerize", BARE if x.cost is not None else ORDER)
            offer = does if x.cost is None else self.said("may-to", cost=self.effect(x.cost, BARE), effect=does)
            return self.said("whenever", moment=self.moment(x.of), condition=self.if_so(rest), effect=offer)
        if isinstance(x.become, preventing.Unpaid):
            assert x.of.on is not None
            return self.said("unpaid", one=self.reader.nouns.one(x.of.on, self.bearing), most=x.of.most)
        if isinstance(x.become, preventing.NotAtAll) and x.of.verb == verbs.DEFEAT:
            assert x.of.on is not None
            return self.said("sacrificed", one=self.reader.nouns.one(x.of.on, self.bearing))
        if x.of.verb == verbs.DISCARD:
            return self.said("draw-instead")
        if x.of.verb == verbs.DRAW:
            assert x.then is not None
            return self.said("instead-of-draw", effect=self.effect(x.then, BARE))
        moment = self.would(x.of, rest)
        if isinstance(x.become, attachments.Elsewhere):
            return self.said("whenever", moment=moment, condition="", effect=self.said("elsewhere"))
        rest = both([part for part in conjuncts(rest) if not isinstance(part, preventing.DamageIs)])
        if isinstance(x.become, preventing.Less):
            does = self.said("less", BARE if x.may else ORDER, amount=x.become.amount)
        else:
            assert x.then is not None
            does = self.said("rather", effect=self.effect(x.then, BARE if x.may else ORDER))
        if x.cost is not None:
            does = self.said("may-to", cost=self.effect(x.cost, BARE), effect=does)
        elif x.may:
            does = self.said("may", effect=does)
        return self.said("whenever", moment=moment, condition=self.if_so(rest), effect=does)

    def gone(self, x: Instead) -> str:
        """What two texts in a row do: where it is defeated, and where it is burned."""
        assert isinstance(x.of, patterns.When)
        assert x.of.on is not None
        assert x.then is not None
        moment = self.said("when.gone.on", card=self.reader.nouns.each(x.of.on, self.bearing))
        return self.said("just-before", moment=moment, condition="", effect=self.effect(x.then))

    def by_whoever(self, of: patterns.When, x: Effect) -> str:
        """Something done; where the player is meant who is about to do the deed, by that player."""
        if isinstance(x, effects.EachPlayer) and x.who.who == counts.THAT_PLAYER and of.by is not None:
            by = self.reader.nouns.one(of.by, self.bearing)
            return self.said("by-player", by=by, effect=self.effect(x.then))
        return self.effect(x)

    def moment(self, x: patterns.When, form: Form = ORDER) -> str:
        """When such a deed happens."""
        name, nouns = VERBS[x.verb].name, self.reader.nouns
        if x.verb in (verbs.DEFEAT, verbs.BURN):
            return self.fall(x, name, form)
        if x.verb == verbs.ATTACH and x.itself:
            return self.said("when.attach.this")
        if x.verb == verbs.ATTACH:
            if x.on is None:
                return self.said("when.attach.to-any", form)
            if not x.other:
                return self.said("when.attach.any", form, to=nouns.one(x.on, self.bearing))
            key = "when.attach.yours" if x.doer == patterns.YOURS else "when.attach"
            return self.said(key, form, card=nouns.kind(x.other), to=nouns.one(x.on, self.bearing))
        if x.verb == verbs.DETACH:
            assert x.by is not None
            return self.said("when.detach.yours", form, card=nouns.kind(x.kind), bearer=nouns.one(x.by, self.bearing))
        if x.verb in (verbs.TAKEN, verbs.GONE_OUT) and x.by is None:
            assert x.on is not None
            return self.said(f"when.{name}.any", card=nouns.one(x.on, self.bearing))
        if x.verb == verbs.TAKEN:
            assert x.by is not None
            card = nouns.kind(x.kind) if x.on is None else nouns.one(x.on, self.bearing)
            return self.said("when.taken", by=nouns.one(x.by, self.bearing), card=card)
        if x.verb in (verbs.MENDED, verbs.TIRED):
            assert x.on is not None
            where = ".street" if x.on.place == IN_STREET else ""
            return self.said(f"when.{name}{where}", form, card=nouns.one(x.on, self.bearing))
        if x.verb == verbs.RECRUITED and x.on is not None:
            return self.said("when.recruited.one", form, card=nouns.one(x.on, self.bearing))
        if x.verb == verbs.TARGETED and x.on is not None:
            return self.said("when.targeted", form, card=nouns.one(x.on, self.bearing))
        if x.verb in (verbs.TARGETED, verbs.USED) and x.by is not None:
            return self.said(f"when.{name}.by", by=nouns.one(x.by, self.bearing))
        if x.verb == verbs.ACTED:
            assert x.by is not None
            return self.said("when.acted", by=nouns.one(x.by, self.bearing))
        if x.verb == verbs.BLOCKED and x.by is not None:
            return self.said("when.blocked", by=nouns.one(x.by, self.bearing))
        if x.verb == verbs.LAID_DOWN and x.by is not None:
            return self.said("when.laid-down.by", by=nouns.one(x.by, self.bearing))
        if x.verb == verbs.RECRUITED and x.on is not None:
            return self.said("when.recruited.this", card=nouns.one(x.on, self.bearing))
        if x.verb == verbs.PLAYED and x.by is not None:
            key = "when.played.action" if x.kind == ACTION else "when.played.by"
            return self.said(key, form, by=nouns.one(x.by, self.bearing), card=nouns.kind(x.kind))
        owner = ".yours" if x.doer == patterns.YOURS else ""
        kind = f".{KINDS[(x.kind & -x.kind).bit_length() - 1]}" if x.kind else ""  # of several the first
        for key in (f"when.{name}{owner}{kind}", f"when.{name}{owner}"):
            if key in self.reader.sentences:
                return self.said(key, form, card=nouns.kind(x.kind) if x.kind else "")
        raise AssertionError(f"no words for {x!r}")

    def fall(self, x: patterns.When, name: str, form: Form) -> str:
        """Somebody defeats or burns something, or something falls."""
        nouns = self.reader.nouns
        if x.drained:
            return self.said("when.drained")
        if x.on is not None and x.by is None and x.doer != patterns.YOURS:
            return self.said(f"when.{name}.on", card=nouns.one(x.on, self.bearing))
        what = nouns.own(x.owner, x.kind, x.potency) if x.on is None else nouns.one(x.on, self.bearing)
        if x.by is not None:
            return self.said(f"when.{name}.by", by=nouns.one(x.by, self.bearing), card=what)
        return self.said(f"when.{name}.{'yours' if x.doer == patterns.YOURS else 'anybody'}", form, card=what)

    def would(self, x: patterns.When, when: Condition | None) -> str:
        assert x.on is not None
        key, card = f"would.{VERBS[x.verb].name}", self.reader.nouns.one(x.on, self.bearing)
        if x.verb == verbs.ATTACH:
            return self.said(key, card=self.reader.nouns.kind(x.other), to=card)
        for part in conjuncts(when):
            if isinstance(part, preventing.DamageIs):
                kind = "aggravated" if part.aggravated else "typed"
                return self.said(f"{key}.{kind}", card=card, type=self.types(part.type))
        return self.said(key, card=card)


def shields(card: Card) -> bool:
    """Does its text give Shields?"""
    return any(isinstance(text, Plus) and text.quality == SHIELD for text in card.texts)


def is_bare(card: Card) -> bool:
    """Is this a Haven that gives no Secrecy?"""
    return any(isinstance(text, Plus) and text.quality == GIVES_NO_SECRECY for text in card.texts)


def covers(card: Card) -> bool:
    """Does it lie over other cards?"""
    found: list[Effect] = []
    gather(card.play, found)
    return any(isinstance(effect, Cover) for effect in found)


def said_before(text: Text) -> bool:
    """Has the text with which it shares its limit named this moment too?"""
    return isinstance(text, Whenever) and text.first and text.of.verb_of() == verbs.RELIEVED


def is_shared(when: Condition | None) -> bool:
    """Does this text share its limit with another of its card, in whoever's turn?"""
    return isinstance(when, counts.Fresh) and when.any_turn


def without_turn(when: Condition | None) -> Condition | None:
    """Where the first time in one's turn is meant, that it is one's turn need not be said again."""
    return both([part for part in conjuncts(when) if not isinstance(part, counts.YourTurn)])


def bound_to_turn(card: Card) -> bool:
    """Does it say itself that it is resolved in one's own turn alone?"""
    return any(isinstance(part, counts.YourTurn) for part in conjuncts(card.needs))


def together(texts: tuple[Text, ...]) -> list[tuple[Text, ...]]:
    """Texts in order; those that add to the same cards on the same condition in one."""
    found: list[tuple[Text, ...]] = []
    for text in texts:
        if found and alike(found[-1][-1], text):
            found[-1] = (*found[-1], text)
        else:
            found.append((text,))
    return found


def alike(one: Text, other: Text) -> bool:
    """Can both be said in one sentence: this one has something and something else?"""
    if isinstance(one, Instead) and isinstance(other, Instead):
        verbs_of = [text.of.verb for text in (one, other) if isinstance(text.of, patterns.When)]
        return verbs_of == [verbs.DEFEAT, verbs.BURN] and one.when is None and other == replace(one, of=other.of)
    if not isinstance(one, Plus) or not isinstance(other, Plus):
        return False
    return one.quality in HAS and other.quality in HAS and (one.who, one.when) == (other.who, other.when)
