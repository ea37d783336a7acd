"""What can be said of a deck: which rules it keeps, what would mend it, who can pay for what, and what is unwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.rivals.cards import IN_PRINT
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ANIMALISM,
    ATTACK,
    ATTACK_TYPES,
    CARDS,
    CLANS,
    CONSPIRACY,
    DISCIPLINES,
    HAVEN_CARD,
    LIBRARY_CARD,
    MODIFIER,
    NO_CLAN,
    NUMBER,
    ONGOING,
    REACTION,
    SCHEME,
    TITLE,
    TRAP,
    VAMPIRE,
    WRAITH,
    Card,
    is_citys,
    is_made,
    is_unowned,
)
from gloam.rivals.decks import ALIKE, COUNTED, LEAST, MOST, VAMPIRES, Deck, by_name, faults
from gloam.rivals.icons import icons_of
from gloam.rivals.ready_decks import READY, ready

FEW_ANSWERS: Final = 2  # against a type of attack; fewer are unwise
FAMILIES: Final = (
    (VAMPIRE, "vampire"), (ATTACK, "attack"), (REACTION, "reaction"), (SCHEME, "scheme"), (TITLE, "title"),
    (CONSPIRACY, "conspiracy"), (TRAP, "trap"), (ONGOING, "ongoing"), (MODIFIER, "modifier"), (HAVEN_CARD, "haven"),
    (AGENDA_CARD, "agenda"), (WRAITH, "wraith"),
)  # fmt: skip
OTHERS: Final = "action"
FAMILY_NAMES: Final = (*[name for _, name in FAMILIES[:9]], OTHERS, "haven", "agenda")  # in the order of a list


def face(card: str) -> Card:
    return CARDS[NUMBER[card]]


def family(card: str) -> str:
    """The heading that a card stands under in a list."""
    kind = face(card).kind
    return next((name for bit, name in FAMILIES if kind & bit), OTHERS)


def pool() -> list[str]:
    """Every card that a deck may hold, in printed order."""
    return [card.id for card in IN_PRINT if not is_unowned(card.kind) and not is_made(card.kind)]


def disciplines_of(card: str) -> tuple[str, ...]:
    """The Disciplines that a vampire has, or that a card speaks of."""
    return tuple([DISCIPLINES[icon - ANIMALISM] for icon in icons_of(NUMBER[card])])


# ---- changing


@dataclass(frozen=True)
class Change:
    """So many more of a card, or fewer; 0 of a vampire: it leads."""

    card: str
    number: int


def changed(deck: Deck, changes: Sequence[Change]) -> Deck:
    """The deck after these changes. It may break the rules; but nobody takes out what is not there."""
    for change in changes:
        deck = with_more(deck, change.card, change.number) if change.number else led_by(deck, change.card)
    return deck


def taken(deck: Deck, card: str) -> Deck:
    """With one more of a card; a Haven or an Agenda comes instead of the one that is there. [deck.neutral-base]"""
    kind = face(card).kind
    if kind & HAVEN_CARD:
        return Deck(deck.name, deck.leader, deck.vampires, deck.library, (card,), deck.agendas)
    if kind & AGENDA_CARD:
        return Deck(deck.name, deck.leader, deck.vampires, deck.library, deck.havens, (card,))
    return with_more(deck, card, 1)


def led_by(deck: Deck, card: str) -> Deck:
    """This vampire is meant to lead; '' leaves it open until the game begins. [setup.leader-choice]"""
    leader = card if card in deck.vampires else ""
    return Deck(deck.name, leader, deck.vampires, deck.library, deck.havens, deck.agendas)


def with_more(deck: Deck, card: str, number: int) -> Deck:
    vampires, library = list(deck.vampires), dict(deck.library)
    havens, agendas = list(deck.havens), list(deck.agendas)
    kind = face(card).kind
    if kind & VAMPIRE:
        shift(vampires, card, number)
    elif kind & HAVEN_CARD:
        shift(havens, card, number)
    elif kind & AGENDA_CARD:
        shift(agendas, card, number)
    elif kind & LIBRARY_CARD and not is_citys(kind):
        library[card] = min(library.get(card, 0) + number, COUNTED)
    kept = tuple([(name, copies) for name, copies in library.items() if copies > 0])
    leader = deck.leader if deck.leader in vampires else ""
    return Deck(deck.name, leader, tuple(vampires), kept, tuple(havens), tuple(agendas))


def shift(cards: list[str], card: str, number: int) -> None:
    """The last of them goes first, so that what was there longer stays in its place."""
    for _ in range(-number):
        if card in cards:
            cards.reverse()
            cards.remove(card)
            cards.reverse()
    cards += [card] * min(number, COUNTED)


def named(deck: Deck, name: str) -> Deck:
    return Deck(name, deck.leader, deck.vampires, deck.library, deck.havens, deck.agendas)


def is_full(deck: Deck, card: str) -> bool:
    """Has it as many of this card as the rules allow? [deck.copies] [deck.faction] [deck.neutral-base]"""
    return copies_of(deck, card) >= (ALIKE if face(card).kind & LIBRARY_CARD else 1)


def copies_of(deck: Deck, card: str) -> int:
    """How many of this very card it has."""
    lists = (deck.vampires, deck.havens, deck.agendas)
    return dict(deck.library).get(card, 0) + sum([cards.count(card) for cards in lists])


# ---- who can pay for what


def payers(deck: Deck, card: str) -> tuple[str, ...]:
    """The deck's vampires that could play this card: of enough Blood Potency, and nobody where its clan is missing.
    [play.bp] [play.clan]"""
    one = face(card)
    clans = [face(vampire).clan for vampire in deck.vampires]
    if one.clan != NO_CLAN and one.clan not in clans:
        return ()
    return tuple([vampire for vampire in deck.vampires if face(vampire).potency >= one.potency])


def lacks_clan(deck: Deck, card: str) -> bool:
    """Has it a clan that none of the deck's vampires has? [play.clan]"""
    clan = face(card).clan
    return clan != NO_CLAN and clan not in [face(vampire).clan for vampire in deck.vampires]


def clans_of(deck: Deck) -> tuple[str, ...]:
    """The clans of its vampires, the commonest first."""
    clans = [face(vampire).clan for vampire in deck.vampires]
    order = sorted(dict.fromkeys(clans), key=lambda clan: -clans.count(clan))
    return tuple([CLANS[clan] for clan in order])


# ---- the two curves


@dataclass(frozen=True)
class Step:
    """How many Library cards ask for just so much Blood Potency, and how many of the vampires have it."""

    potency: int
    asked: int
    payers: int


def curve(deck: Deck) -> tuple[Step, ...]:
    """From no Blood Potency at all to the most that any Library card asks for."""
    most = max([card.potency for card in IN_PRINT if card.kind & LIBRARY_CARD])
    found = []
    for potency in range(most + 1):
        asked = sum([copies for card, copies in deck.library if face(card).potency == potency])
        able = len([card for card in deck.vampires if face(card).potency >= potency])
        found.append(Step(potency, asked, able))
    return tuple(found)


@dataclass(frozen=True)
class Side:
    """How many cards attack in this way, and how many answer it."""

    type: str
    attacks: int
    answers: int


def sides(deck: Deck) -> tuple[Side, ...]:
    """Attacks against answers, type by type."""
    found = []
    for bit, name in ATTACK_TYPES.items():
        attacks = sum([copies for card, copies in deck.library if face(card).types & bit and face(card).kind & ATTACK])
        answers = sum([copies for card, copies in deck.library if face(card).against & bit])
        found.append(Side(name, attacks, answers))
    return tuple(found)


# ---- rules


@dataclass(frozen=True)
class Point:
    """A rule of decks, whether this one keeps it, with which numbers, and what would mend it."""

    rule: str
    met: bool
    facts: dict[str, object]
    mends: tuple[Change, ...] = ()


def points(deck: Deck) -> list[Point]:
    """Every rule of decks: those that are kept as well. [deck.faction] [deck.library-size] [deck.copies]
    [deck.neutral-base] [setup.leader-choice] [deck.mixed-clans]"""
    broken = faults(deck)
    found = [Point(fault.rule, False, fault.facts, tuple(mends(deck, fault.rule, fault.facts))) for fault in broken]
    rules = [fault.rule for fault in broken]
    kept: dict[str, dict[str, object]] = {
        "deck.faction": {"vampires": len(deck.vampires), "needed": VAMPIRES},
        "deck.library-size": {"cards": deck.cards(), "least": LEAST, "most": MOST},
        "deck.copies": {"most": ALIKE},
        "deck.neutral-base": {"havens": len(deck.havens), "agendas": len(deck.agendas)},
        "setup.leader-choice": {"card": deck.leader},
        "deck.mixed-clans": {"clans": clans_of(deck)},
    }
    return found + [Point(rule, True, facts) for rule, facts in kept.items() if rule not in rules]


def mended(deck: Deck, rule: str, card: str = "") -> Deck:
    """The deck with what would mend this rule; where several cards break it, for one of them."""
    for point in points(deck):
        if point.rule == rule and not point.met and card in ("", point.facts.get("card", "")):
            deck = changed(deck, point.mends)
    return deck


def mends(deck: Deck, rule: str, facts: dict[str, object]) -> list[Change]:
    if rule == "deck.faction":
        gone = surplus_vampires(deck)
        return gone + missing_vampires(changed(deck, gone))
    if rule == "deck.library-size":
        return surplus_cards(deck) or missing_cards(deck)
    if rule == "deck.copies":
        return fewer_alike(deck, str(facts["card"]))
    if rule == "deck.neutral-base":
        return one_each(deck, deck.havens, HAVEN_CARD) + one_each(deck, deck.agendas, AGENDA_CARD)
    return [Change(most_potent(deck), 0)]


def most_potent(deck: Deck) -> str:
    """The vampire with the most Blood Potency, the first of several."""
    return max(deck.vampires, key=lambda card: face(card).potency) if deck.vampires else ""


def surplus_vampires(deck: Deck) -> list[Change]:
    """Those named twice first, then the last on the list; the Leader stays."""
    left = list(deck.vampires)
    gone: list[str] = []
    for card, copies in by_name([(card, 1) for card in left]):
        gone += [card] * (copies - 1)
    for card in gone:
        left.remove(card)
    spare = [card for card in left if card != deck.leader]
    gone += spare[len(spare) - max(0, len(left) - VAMPIRES) :]
    return [Change(card, -1) for card in gone]


def missing_vampires(deck: Deck) -> list[Change]:
    """Those whose clan the deck needs most; of several, those that can pay for most of the Library."""
    chosen = list(deck.vampires)
    wanted = [face(card).clan for card in chosen]
    for card, copies in deck.library:
        wanted += [face(card).clan] * copies
    free = [one for one in IN_PRINT if one.kind & VAMPIRE and one.id not in chosen]
    free.sort(key=lambda one: (-wanted.count(one.clan), -one.potency))
    return [Change(one.id, 1) for one in free[: VAMPIRES - len(chosen)]]


def surplus_cards(deck: Deck) -> list[Change]:
    """What nobody can play goes first, then what is there most often."""
    over = deck.cards() - MOST
    left = dict(deck.library)
    found = []
    for _ in range(over):
        card = min(left, key=lambda one: (len(payers(deck, one)), -left[one]))
        left[card] -= 1
        if not left[card]:
            del left[card]
        found.append(Change(card, -1))
    return found


def missing_cards(deck: Deck) -> list[Change]:
    """Cards that most of the vampires can play, those of its clans first, and answers where there are too few."""
    found = []
    while deck.cards() < LEAST:
        card = fitting(deck)
        deck = with_more(deck, card, 1)
        found.append(Change(card, 1))
    return found


def fitting(deck: Deck) -> str:
    """One Library card more that suits this deck."""
    weak = [side.type for side in sides(deck) if side.answers < FEW_ANSWERS]
    best, most = "", -1
    have = dict(deck.library)
    for card in IN_PRINT:
        if not card.kind & LIBRARY_CARD or is_citys(card.kind) or have.get(card.id, 0) >= ALIKE:
            continue
        worth = 2 * len(payers(deck, card.id)) - have.get(card.id, 0)
        if card.clan != NO_CLAN and not lacks_clan(deck, card.id):
            worth += 6
        if any(card.against & bit for bit, name in ATTACK_TYPES.items() if name in weak):
            worth += 8
        if worth > most:
            best, most = card.id, worth
    return best


def fewer_alike(deck: Deck, card: str) -> list[Change]:
    """Of all cards with this name, down to the most that are allowed."""
    name = face(card).name
    over = sum([copies for one, copies in deck.library if face(one).name == name]) - ALIKE
    found = []
    for one, copies in reversed(deck.library):
        if face(one).name == name and over > 0:
            found.append(Change(one, -min(copies, over)))
            over -= copies
    return found


def one_each(deck: Deck, cards: tuple[str, ...], kind: int) -> list[Change]:
    """The first stays; where there is none, that of the ready deck which is nearest."""
    if cards:
        return [Change(card, -1) for card in cards[1:]]
    near = nearest_ready(deck)
    return [Change(near.haven if kind == HAVEN_CARD else near.agenda, 1)]


def nearest_ready(deck: Deck) -> Deck:
    """The ready deck that has most cards in common with this one."""
    mine = {*deck.vampires, *[card for card, _ in deck.library]}
    lists = [ready(name) for name in READY]
    return max(lists, key=lambda one: len(mine.intersection([*one.vampires, *[card for card, _ in one.library]])))


# ---- lawful, but unwise


@dataclass(frozen=True)
class Note:
    """`what`: answers (too few against a type), clan (a card whose clan is missing), potency (a card that nobody can
    pay), leader (nobody is named)."""

    what: str
    card: str = ""
    type: str = ""
    clan: str = ""
    count: int = 0


def notes(deck: Deck) -> list[Note]:
    """What no rule forbids and every player would mention."""
    found = []
    for card, copies in deck.library:
        if lacks_clan(deck, card):
            found.append(Note("clan", card, clan=CLANS[face(card).clan], count=copies))
        elif deck.vampires and not payers(deck, card):
            found.append(Note("potency", card, count=copies))
    if deck.library:
        for side in sides(deck):
            if side.answers < FEW_ANSWERS:
                found.append(Note("answers", type=side.type, count=side.answers))
    if deck.vampires and not deck.leader:
        found.append(Note("leader", most_potent(deck)))
    return found
