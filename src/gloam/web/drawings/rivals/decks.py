"""The decks of Rivals, as the pages and the tables know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from gloam.bots.ease import ease
from gloam.bots.rivals import lists
from gloam.core.reader import shown
from gloam.core.refusal import Unreadable
from gloam.rivals import deck_pools, deck_report, decks, ready_decks
from gloam.rivals.deck_report import Change, Point
from gloam.rivals.decks import Deck
from gloam.web.drawings.parts import listed
from gloam.web.drawings.rivals import deck_builder as builder
from gloam.web.elements import Node
from gloam.web.reading.deckwork import Law, Listing, Remark
from gloam.words.pages import LANGUAGES, Speech


def deck_in(text: str) -> Deck:
    """The deck of a text, as far as it can be read: it was read when it was kept."""
    return ready_decks.ready(text) if text in ready_decks.READY else decks.read_all(text)[0]


@cache
def other_names() -> dict[str, str]:
    """What cards are called in the languages of the house, plainly."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words = Speech(language).words
        for card in deck_report.pool():
            found.setdefault(decks.plain(words.card_name(card)), card)
    return found


def known(card: str) -> str:
    """This card, if a deck may hold it. Raises `Unreadable`."""
    if card not in deck_report.pool():
        raise Unreadable("card", shown(card))
    return card


# The three cards by which one knows what a ready deck is about.
TELLING: Final = {
    "rule-the-streets": ("core-throat-rip", "core-scoped-30-06", "core-the-spoils"),
    "beautiful-people": ("core-seduction", "core-influencer", "core-steal-the-spotlight"),
    "kings-and-tyrants": ("core-know-your-place", "core-keeper-of-elysium", "core-assert-authority"),
    "the-big-picture": ("core-the-mighty-fall", "core-whispering-campaign", "core-everything-is-connected"),
    "blood-and-books": ("baa-mesmerize", "baa-blood-makes-noise", "baa-seek-knowledge"),
    "kitchen-chemistry": ("baa-athanor-corporis", "baa-blood-of-potency", "baa-peer-pressure"),
    "tooth-and-claw": ("war-feral-claws", "war-mongrel", "war-apex-predator"),
    "what-lies-beneath": ("war-disturbing-the-hive", "war-bad-reflection", "war-veiled-threat"),
    "the-dead-keep-counsel": ("sas-summon-spirit", "sas-living-shadow", "sas-graveyard-smash"),
    "long-shadows": ("sas-legate", "sas-shadow-boxing", "sas-tenebrous-avatar"),
    "crowns-and-castles": ("hoe-title-fight", "hoe-property-developer", "hoe-whip-of-the-primogen"),
    "mind-the-step": ("hoe-off-limits", "hoe-spiders", "hoe-psychic-assault"),
    "the-household": ("dar-vozhd", "dar-fleshcrafting", "dar-siege-engine"),
    "hands-that-mend": ("jam-obeah", "jam-just-a-taste", "jam-look-me-in-the-eyes"),
    "the-letter-of-the-law": ("jam-final-judgement", "jam-cursed-blade", "jam-rules-lawyer"),
    "no-fixed-address": ("dar-backpacker", "dar-throwing-knives", "dar-smoke-and-mirrors"),
}


class RivalsDecks:
    """See `Deckwork`."""

    ready: Final = tuple(ready_decks.READY)
    pools: Final = deck_pools.POOLS
    filters: Final = builder.FILTERS

    def ease(self, name: str) -> int:
        return ease(lists.BEGINNERS[name], lists.LEVEL)

    def telling(self, name: str) -> Sequence[str]:
        return TELLING[name]

    # ---- at a table

    def carried(self, text: str) -> str:
        return ready_decks.carried(text)

    def allows(self, carried: str, pool: str) -> bool:
        return deck_pools.is_allowed(carried, pool)

    def later(self, carried: str, pool: str) -> Sequence[str]:
        return [decks.title(card) for card in deck_pools.later(carried, pool)]

    # ---- lists

    def read(self, text: str) -> Listing:
        found = decks.read_kindly(text, other_names())
        remarks = [Remark(one.line, one.wrote, one.cards, not one.offers) for one in found.guesses]
        return Listing(decks.written(found.deck), tuple(remarks), found.wrong)

    def amended(self, text: str, line: int, card: str) -> str:
        return decks.amended(text, line, known(card))

    def written(self, text: str, name: str) -> str:
        return decks.written(deck_report.named(deck_in(text), name))

    def name_of(self, text: str) -> str:
        return deck_in(text).name

    # ---- building

    def changed(self, text: str, deed: str, card: str) -> str:
        deck = deck_in(text)
        if deed == "add":
            deck = deck_report.taken(deck, known(card))
        else:
            deck = deck_report.changed(deck, [Change(known(card), -1 if deed == "remove" else 0)])
        return decks.written(deck)

    def mended(self, text: str, rule: str, card: str) -> str:
        return decks.written(deck_report.mended(deck_in(text), rule, card))

    def copies(self, text: str, card: str) -> int:
        return deck_report.copies_of(deck_in(text), card)

    def broken(self, text: str) -> int:
        return len(decks.faults(deck_in(text)))

    def laws(self, speech: Speech, text: str) -> list[Law]:
        return [law(speech, point) for point in deck_report.points(deck_in(text))]

    # ---- drawn

    def signs(self, text: str) -> list[str]:
        return [f"clan-{clan}" for clan in deck_report.clans_of(deck_in(text))]

    def summary(self, speech: Speech, text: str) -> Node:
        return builder.summary(speech, deck_in(text))

    def notes(self, speech: Speech, text: str) -> list[Node]:
        return [builder.note(speech, one) for one in deck_report.notes(deck_in(text))]

    def curves(self, speech: Speech, text: str) -> Node:
        return builder.curves(speech, deck_in(text))

    def contents(self, speech: Speech, text: str, form: str) -> Node:
        return builder.contents(speech, deck_in(text), form)

    def sieve(self, speech: Speech, asked: Mapping[str, str]) -> Node:
        return builder.sieve(speech, asked)

    def finder(self, speech: Speech, text: str, asked: Mapping[str, str], url: str, form: str) -> Node:
        return builder.finder(speech, deck_in(text), asked, url, form)


# ---- rules in words


def law(speech: Speech, point: Point) -> Law:
    """A rule of decks in words, and what a button says that mends it."""
    named = {name: worded(speech, fact) for name, fact in point.facts.items()}
    end = "yes" if point.met else "no"
    if point.met and not all(point.facts.values()):  # nobody leads yet, or there is no vampire at all
        end = "open"
    text = speech.say(f"riv.law.{point.rule}.{end}", **named)
    if point.met:
        return Law(point.rule, True, text)
    does = ", ".join([told(speech, change) for change in point.mends])
    return Law(point.rule, False, text, mend(speech, point), does, str(point.facts.get("card", "")))


def worded(speech: Speech, fact: object) -> object:
    """A card by its name, clans by theirs."""
    if isinstance(fact, tuple):
        return listed(speech, [speech.term(f"clan.{clan}") for clan in fact])
    return speech.words.card_name(fact) if isinstance(fact, str) else fact


def told(speech: Speech, change: Change) -> str:
    name = speech.words.card_name(change.card)
    return f"{change.number:+d} {name}".replace("-", "\N{MINUS SIGN}", 1) if change.number else name


def mend(speech: Speech, point: Point) -> str:
    changes = point.mends
    name = speech.words.card_name(changes[0].card)
    if len(changes) == 1 and changes[0].number in (0, 1):
        return speech.say("riv.mend.lead" if not changes[0].number else "riv.mend.add-one", card=name)
    if all(change.number > 0 for change in changes):
        return speech.say("riv.mend.add", count=sum([change.number for change in changes]))
    if all(change.number < 0 for change in changes):
        return speech.say("riv.mend.take", count=-sum([change.number for change in changes]))
    return speech.say("riv.mend.right")
