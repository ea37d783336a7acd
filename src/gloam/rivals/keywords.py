"""The words that stand on a card, each with the rule that explains it and the rulings that speak of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gloam.core.codec import gather
from gloam.core.effect import Effect
from gloam.core.ledger import Ledger, load, stands_in
from gloam.core.texts import Lend, Text
from gloam.rivals.afflictions import Relieve
from gloam.rivals.attachments import DetachCost
from gloam.rivals.cards import ALL, IN_PRINT
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ALCHEMY,
    ANIMAL,
    ANTAGONIST,
    ATTACK,
    ATTACK_TYPES,
    CITIZEN,
    CONSPIRACY,
    EVENT,
    GHOUL,
    GUARD,
    HAVEN_CARD,
    MODIFIER,
    NO_CLAN,
    NUMBER,
    ONE_EACH,
    ONGOING,
    PLOT,
    POSSESSIVE,
    REACH,
    REACTION,
    RETAINER,
    RITUAL,
    ROOM,
    SCHEME,
    SOLITARY,
    SPECIAL,
    TITLE,
    TRADITION,
    TRAP,
    UNBLOCKABLE,
    UNHOSTED,
    UNIQUE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.catalogue import AGGRAVATED as HARSH
from gloam.rivals.collection import LENDING, TakeHaven
from gloam.rivals.counts import ICONS, Attacks
from gloam.rivals.deck_report import disciplines_of, face
from gloam.rivals.diablerie import DIABLERIST, Diablerize
from gloam.rivals.effects import To
from gloam.rivals.icons import words_of
from gloam.rivals.purses import AgendaOn, Bank, PayAgenda, Sponsor, StealAgenda
from gloam.rivals.roaming import Relocate, SwapHavens
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import MARK, SILENCE
from gloam.rivals.which import A_CURSE, AFFLICTED, CITY_ASHES, Which
from gloam.rivals.wraiths import CreateWraith


@dataclass(frozen=True)
class Keyword:
    """A word of the game on a card."""

    name: str
    rule: str  # what it means
    rulings: tuple[str, ...] = ()


TARGETED: Final = Keyword(
    "targeted", "reveal.targeted", ("attack.targeted-secrecy", "claim.targeted", "block.third-party-targeted")
)
AGGRAVATED: Final = Keyword(
    "aggravated",
    "agg.burn",
    ("damage.mixed-types", "damage.burn-needs-taken", "damage.overkill", "damage.aggravated-bonus"),
)
SUPERFICIAL: Final = Keyword(
    "superficial", "key.superficial", ("key.superficial-mortal", "key.superficial-agg", "key.superficial-part")
)
VOTES: Final = ("scheme.no-votes", "scheme.abstain", "scheme.fist-counts", "window.scheme")
PLOTS: Final = ("consp.first-token", "consp.refuse", "window.conspiracy-show", "window.conspiracy-resolve")
BURNING: Final = ("attach.burn-any-time", "attach.no-room", "city.retainer-burn-pile")
RITES: Final = ("ritual.foreign-characters", "ritual.second-caster")
BREWING: Final = ("alchemy.clan-or-discipline", "alchemy.detached")
TAMING: Final = ("animal.detached",)
SPIRITS: Final = ("wraith.tokens", "wraith.stack", "wraith.create", "wraith.controlled")
HUNTERS: Final = ("sad.unassignable", "sad.assign-before-prevention", "city.sad-copies")
STACKS: Final = ("antagonist.ranks", "antagonist.secrecy", "antagonist.at-haven", "city.inquisition")
OF_GHOULS: Final = (
    "ghoul.played", "ghoul.retainers", "ghoul.blood", "ghoul.defeated", "ghoul.no-vampire", "ghoul.plays",
)  # fmt: skip
OF_WRAITHS: Final = Keyword("wraith", "wraith.attach", SPIRITS)
KINDS: Final = (
    (SCHEME, Keyword("scheme", "scheme.play", VOTES)),
    (CONSPIRACY, Keyword("conspiracy", "consp.play", PLOTS)),
    (TRAP, Keyword("trap", "trap.play", ("trap.resolve", "trap.discipline", "window.trap"))),
    (TITLE, Keyword("title", "title.action", ("window.influence-title",))),
    (RITUAL, Keyword("ritual", "ritual.actions", RITES)),
    (ALCHEMY, Keyword("alchemy", "alchemy.attach", BREWING)),
    (ANIMAL, Keyword("animal", "animal.attach", TAMING)),
    (SPECIAL, Keyword("special", "key.special")),
    (WRAITH, OF_WRAITHS),
    (TRADITION, Keyword("tradition", "play.action", ("tradition.named",))),
    (GHOUL, Keyword("ghoul", "ghoul.character", OF_GHOULS)),
    (UNIQUE, Keyword("unique", "title.unique")),
    (ONE_EACH, Keyword("one-each", "title.primogen", ("title.primogen-torpor",))),
    (MODIFIER, Keyword("modifier", "infl.modifier-one")),
    (UNHOSTED, Keyword("unhosted", "action.unhosted")),
    (RETAINER, Keyword("retainer", "mortal.attach", BURNING)),
    (CITIZEN, Keyword("citizen", "agenda.city-values")),
    (EVENT, Keyword("event", "city.event-immediate", ("city.first-turn-events",))),
    (HAVEN_CARD, Keyword("haven", "haven.leader-ability", ("haven.leader-torpor",))),
    (AGENDA_CARD, Keyword("agenda", "agenda.text-any-turn", ("setup.agenda-open", "window.agenda-reveal"))),
)

OF_QUALITY: Final = {
    GUARD: Keyword("guard", "card.guard"),
    REACH: Keyword("reach", "key.reach", ("key.reach-party",)),
    HARSH: AGGRAVATED,
    POSSESSIVE: Keyword("possessive", "key.possessive", ("key.possessive-choice",)),
    ROOM: Keyword("room", "attach.more", ("attach.more-gone",)),
}
MOVING: Final = ("haven.replaced", "haven.residents", "haven.leaves")
SAID_OF: Final = {MARK: ("agenda.on-characters",), SILENCE: ("infl.token-one",)}


def keywords(card: str) -> list[Keyword]:
    """Every word on this card that has a rule of its own, in the order in which one reads them."""
    one = face(card)
    kinds = [word for kind, word in KINDS if one.kind & kind]
    found = [*fighting(one), *kinds, *hunting(one), *asking(one), *words(one), *texts(one)]
    return found or [Keyword("action", "play.action")]


def fighting(one: Card) -> list[Keyword]:
    """Types, what is special about an attack, Shields."""
    found: list[Keyword] = []
    if one.kind & ATTACK:
        for bit, name in ATTACK_TYPES.items():
            if one.types & bit:
                rule = "ranged.no-attribute" if name == "ranged" else "damage.attribute-by-type"
                found.append(Keyword(name, rule))
    if one.kind & REACTION:
        found.append(Keyword("reaction", "react.type", ("attack.type-dual-attribute",)))
    if one.shield:
        found.append(Keyword("shield", "damage.step11-shields", ("damage.mitigation-order",)))
    if one.targeted:
        found.append(TARGETED)
    if one.aggravated:
        found.append(AGGRAVATED)
    if one.superficial:
        found.append(SUPERFICIAL)
    if one.kind & ONGOING:
        stays = "city.event-lasting" if one.lasting else "city.ongoing-one-round"
        found.append(Keyword("ongoing", stays if one.kind & EVENT else "ongoing.stay"))
    return found


def hunting(one: Card) -> list[Keyword]:
    """What an Antagonist does: each for itself, or in a stack."""
    if not one.kind & ANTAGONIST:
        return []
    return [
        Keyword("inquisition", "antagonist.stack", STACKS)
        if one.ranks
        else Keyword("inquisition", "sad.damage", HUNTERS)
    ]


def asking(one: Card) -> list[Keyword]:
    """What it asks for: Blood Potency, a clan, Disciplines."""
    found: list[Keyword] = []
    if one.kind & VAMPIRE:
        found.append(Keyword("potency", "vamp.bp-uses"))
    elif one.potency:
        found.append(Keyword("potency", potency_rule(one)))
    if one.clan != NO_CLAN and not one.kind & VAMPIRE:
        late = Keyword("clan", "play.clan", ("consp.clan-to-resolve",))
        found.append(late if one.kind & PLOT else Keyword("clan", "play.clan"))
    if disciplines_of(one.id):
        found.append(Keyword("discipline", "disc.list" if one.kind & VAMPIRE else "disc.count-icons"))
    return found


def potency_rule(one: Card) -> str:
    if one.kind & ATTACK:
        return "attack.card-bp"
    if one.kind & REACTION:
        return "react.by-target"
    return "title.bp" if one.kind & TITLE else "play.bp"


def texts(one: Card) -> list[Keyword]:
    """What its text is made of: Guard, abilities, Relentless ones."""
    found: list[Keyword] = []
    qualities = [text.quality for text in plain(one.texts) if isinstance(text, Plus) and text.quality not in ICONS]
    found += [word for quality, word in OF_QUALITY.items() if quality in qualities]
    if any(isinstance(word, Diablerize) for word in words_of(NUMBER[one.id])):
        found.append(Keyword("diablerie", "attach.diablerie", ("defeat.diablerie",)))
    if any(isinstance(word, PayAgenda) for word in words_of(NUMBER[one.id])):
        found.append(Keyword("purse", "agenda.from-supply", ("agenda.pay", "agenda.on-characters")))
    if any(isinstance(word, CreateWraith) for word in words_of(NUMBER[one.id])):
        found.append(OF_WRAITHS)
    if UNBLOCKABLE in qualities:
        found.append(Keyword("unblockable", "block.step6"))
    if any(which.curse == A_CURSE for which in detached(one)):
        found.append(Keyword("curse", "key.curse", ("card.curse",)))
    if any(which.kind & ALCHEMY for which in detached(one)):
        found.append(Keyword("alchemy", "alchemy.having", ("alchemy.detached",)))
    abilities = [text for text in one.texts if isinstance(text, Activated)]
    if any(is_ability(text) for text in abilities):
        found.append(Keyword("ability", "cost.form", ("ability.limit-per-copy",)))
    if [text for text in abilities if text.relentless]:
        found.append(Keyword("relentless", "ability.relentless", ("window.relentless",)))
    return found


def words(one: Card) -> list[Keyword]:
    """Words that stand for themselves on a character, or that a text asks for."""
    said = list(words_of(NUMBER[one.id]))
    solitary = any(isinstance(text, Plus) and text.quality == SOLITARY for text in one.texts)
    found = (
        [Keyword("diablerist", "key.diablerist", ("key.diablerist-when", "defeat.diablerie"))]
        if DIABLERIST in one.texts
        else []
    )
    if solitary or any(isinstance(word, Which) and word.icon == SOLITARY for word in said):
        found.append(Keyword("solitary", "key.solitary", ("key.solitary-word",)))
    if any(isinstance(word, Relieve) or (isinstance(word, Which) and word.token == AFFLICTED) for word in said):
        found.append(Keyword("affliction", "term.affliction", ("term.affliction-tokens",)))
    return found


def is_ability(text: Activated) -> bool:
    """Is something paid for it, by itself or first of all it does? Once a turn, then. [cost.form]"""
    return text.cost is not None or (text.window == ACTION_PHASE and not text.freely and not text.action)


def detached(one: Card) -> list[Which]:
    """The cards of which it asks that one be detached."""
    found: list[Effect] = []
    gather(one, found)
    return [effect.which for effect in found if isinstance(effect, DetachCost)]


def plain(texts: tuple[Text, ...]) -> list[Text]:
    """These texts, and those that they lend."""
    lent = [text.then.text for text in texts if isinstance(text, Activated) and isinstance(text.then, Lend)]
    return [*texts, *lent]


def answers(card: str) -> list[str]:
    """The Reactions that can be laid against an attack with this card. [react.type]"""
    types = face(card).types
    return [other.id for other in IN_PRINT if types and other.kind & REACTION and other.against & types]


# ---- the ledger's word on a card


@cache
def ledger() -> Ledger:
    return load("gloam.rivals")


@cache
def naming() -> dict[str, tuple[str, ...]]:
    """By card: the rulings that speak of it by its name."""
    found: dict[str, list[str]] = {card.id: [] for card in ALL}
    for rule in ledger().rules.values():
        if rule.question and not rule.waits:
            text = f"{rule.question} {rule.text}"
            for card in ALL:
                if stands_in(card.name, text):
                    found[card.id].append(rule.id)
    return {card: tuple(rules) for card, rules in found.items()}


def rulings_of(card: str) -> list[str]:
    """The rulings that say how this card plays: those that name it, then those of the words on it."""
    if card not in naming():
        return []
    said = [rule for word in keywords(card) for rule in word.rulings]
    spoken = [rule for word in words_of(NUMBER[card]) for rule in speaking(word)]
    return list(dict.fromkeys([*naming()[card], *said, *spoken]))


def speaking(word: object) -> tuple[str, ...]:
    """The rulings on what a card's text speaks of, where it is no keyword."""
    if isinstance(word, Which):
        of_wraiths = ("wraith.tokens", "wraith.controlled") if (word.kind | word.bears) & WRAITH else ()
        alone = ("ability.solo-attacker",) if word.alone else ()
        return (*(("term.burned-mortals",) if word.scope == CITY_ASHES else ()), *alone, *of_wraiths)
    if isinstance(word, Attacks):
        return ("ability.solo-attacker",) if word.solo else ()
    if isinstance(word, To):
        return SAID_OF.get(word.verb, ())
    if isinstance(word, StealAgenda):
        return ("agenda.steal",) if word.onto is None else ("agenda.steal", "agenda.on-characters")
    if isinstance(word, (AgendaOn, Bank, Sponsor)):
        return ("agenda.on-characters",)
    if not isinstance(word, TakeHaven):
        return MOVING if isinstance(word, (Relocate, SwapHavens)) else ()
    if word.how == LENDING:
        return ("haven.collection", "haven.attached")
    return ("haven.collection", "haven.spare", *MOVING)
