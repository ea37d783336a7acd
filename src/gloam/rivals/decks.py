"""Decks: what a player brings, its rules, and the short text in which people write it down."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from gloam.core.reader import SHOWN, shown
from gloam.core.refusal import Refused, Unreadable
from gloam.rivals.catalogue import AGENDA_CARD, CARDS, HAVEN_CARD, NUMBER, VAMPIRE, is_citys, is_made, is_unowned

VAMPIRES: Final = 7
LEAST: Final = 40  # cards of a Library
MOST: Final = 60
ALIKE: Final = 3  # cards of one name
LINES: Final = 400  # of a text: no deck needs a quarter of them
LETTERS: Final = 200  # of a line that are read
COUNTED: Final = 99  # the most cards that one line may ask for
GUESSED: Final = 20  # lines for which one looks what may be meant: that takes long, and a list with more is none
NEAR: Final = 0.8  # how like a card's name it must be to be read as that card
LIKENESS: Final = 0.4  # and to be offered
PERHAPS: Final = 0.65  # and to be named to whoever is refused
OFFERED: Final = 2

NAME: Final = "deck"
LEADER: Final = "leader"
HAVEN: Final = "haven"
AGENDA: Final = "agenda"
PREFIX: Final = "Haven - "  # how some print a Haven's name

LABELS: Final = {
    "deck": NAME, "deckname": NAME, "name": NAME, "leader": LEADER, "meneur": LEADER, "haven": HAVEN, "refuge": HAVEN,
    "agenda": AGENDA, "cabale": AGENDA,
}  # fmt: skip
UNUSED: Final = (
    "author", "by", "clan", "clans", "created", "date", "description", "format", "link", "note", "notes", "url",
)  # fmt: skip
# Every word of a heading is one of these, or one of them less its s.
HEADINGS: Final = frozenset((
    "actions", "agendas", "and", "attacks", "bibliotheques", "cabales", "cards", "cartes", "characters",
    "conspiracies", "conspiracy", "crypts", "de", "deck", "et", "events", "factions", "havens", "influences", "leaders",
    "libraries", "library", "meneurs", "modifiers", "ongoing", "others", "player", "reactions", "refuges", "schemes",
    "starting", "titles", "total", "unhosted", "vampires",
))  # fmt: skip
KIND_OF: Final = {LEADER: VAMPIRE, HAVEN: HAVEN_CARD, AGENDA: AGENDA_CARD}

BEFORE: Final = re.compile(r"(\d+)\s*[x×*]?\s+(.+)|(\d+)[x×*](.+)", re.IGNORECASE)
AFTER: Final = re.compile(r"(.+?)\s+(?:[x×*]\s*(\d+)|\((\d+)\))", re.IGNORECASE)
COMMENT: Final = re.compile(r"\s(?:#|//)")
ASIDE: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$|\s*\*$")


@dataclass(frozen=True)
class Deck:
    """A player's deck, by the ids of its cards. It may break the rules of decks: `faults` says which."""

    name: str
    leader: str  # the vampire that is meant to lead, or ''
    vampires: tuple[str, ...]
    library: tuple[tuple[str, int], ...]  # each card and how many of it
    havens: tuple[str, ...]
    agendas: tuple[str, ...]

    @property
    def haven(self) -> str:
        return self.havens[0]

    @property
    def agenda(self) -> str:
        return self.agendas[0]

    def cards(self) -> int:
        """How many Library cards it has."""
        return sum([copies for _, copies in self.library])

    def same_cards(self, other: Deck) -> bool:
        """Is it the same deck, whatever it is called and in whatever order it is written?"""
        return contents(self) == contents(other)


def contents(deck: Deck) -> tuple[object, ...]:
    lists = (deck.vampires, deck.havens, deck.agendas)
    return (deck.leader, *[tuple(sorted(cards)) for cards in lists], tuple(sorted(deck.library)))


# ---- rules


def faults(deck: Deck) -> list[Refused]:
    """All that breaks a rule of decks. [deck.faction] [deck.library-size] [deck.copies] [deck.neutral-base]"""
    found: list[Refused] = []
    different = len(by_name([(card, 1) for card in deck.vampires]))
    if len(deck.vampires) != VAMPIRES or different != VAMPIRES:
        found.append(Refused("deck.faction", vampires=len(deck.vampires), different=different, needed=VAMPIRES))
    if not LEAST <= deck.cards() <= MOST:
        found.append(Refused("deck.library-size", cards=deck.cards(), least=LEAST, most=MOST))
    for card, copies in by_name(list(deck.library)):
        if copies > ALIKE:
            found.append(Refused("deck.copies", card=card, copies=copies, most=ALIKE))
    if len(deck.havens) != 1 or len(deck.agendas) != 1:
        found.append(Refused("deck.neutral-base", havens=len(deck.havens), agendas=len(deck.agendas)))
    if deck.leader and deck.leader not in deck.vampires:
        found.append(Refused("setup.leader-choice", card=deck.leader))
    return found


def by_name(cards: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """How many cards there are of each name; each name is called by the first card that has it."""
    first: dict[str, str] = {}
    count: dict[str, int] = {}
    for card, copies in cards:
        name = CARDS[NUMBER[card]].name
        first.setdefault(name, card)
        count[name] = count.get(name, 0) + copies
    return [(first[name], copies) for name, copies in count.items()]


# ---- written


def title(card: str) -> str:
    """A card's name as decks write it."""
    return CARDS[NUMBER[card]].name.removeprefix(PREFIX)


def written(deck: Deck) -> str:
    """The one text of a deck that all programs would write."""
    parts = []
    if deck.name:
        parts.append([f"Deck: {deck.name}"])
    parts.append(based(deck))
    parts.append([f"Faction ({len(deck.vampires)})", *led(deck)])
    parts.append([f"Library ({deck.cards()})", *stocked(deck)])
    return "\n\n".join(["\n".join(lines) for lines in parts if lines]) + "\n"


def in_one_line(deck: Deck) -> str:
    """The same for a journal."""
    named = [f"Deck: {deck.name.replace(';', ',')}"] if deck.name else []
    return "; ".join([*named, *based(deck), *led(deck), *stocked(deck)])


def based(deck: Deck) -> list[str]:
    return [f"Haven: {title(card)}" for card in deck.havens] + [f"Agenda: {title(card)}" for card in deck.agendas]


def led(deck: Deck) -> list[str]:
    """The vampires. The Leader is said to be it in its place; of one named twice both numbers are written."""
    found = []
    for card in dict.fromkeys(deck.vampires):
        copies = deck.vampires.count(card)
        if card == deck.leader:
            found.append(f"Leader: {title(card)}")
        if copies > 1 or card != deck.leader:
            found.append(f"{copies} {title(card)}" if copies > 1 else title(card))
    return found


def stocked(deck: Deck) -> list[str]:
    return [f"{copies} {title(card)}" for card, copies in deck.library]


# ---- read


def read(text: str) -> Deck:
    """The deck of a text. Raises `Unreadable` with the number of the first line that is wrong."""
    deck, wrong = read_all(text)
    if wrong:
        raise wrong[0]
    return deck


def read_all(text: str) -> tuple[Deck, list[Unreadable]]:
    """The deck as far as it can be read, and every line that cannot be."""
    reading = Reading(names())
    reading.whole(text)
    return reading.deck(), reading.wrong


@dataclass(frozen=True)
class Guess:
    """A line that names no card. It was read as the first of these cards, or only `offers` them."""

    line: int
    wrote: str
    cards: tuple[str, ...]
    offers: bool


@dataclass(frozen=True)
class KindReading:
    """A deck as far as it can be read, what was guessed at, and what else cannot be."""

    deck: Deck
    guesses: tuple[Guess, ...]
    wrong: tuple[Unreadable, ...]


def read_kindly(text: str, also: Mapping[str, str]) -> KindReading:
    """As a friend would read it: a first line that names no card is the deck's name, near misses are read, and the
    nearest are offered for the rest. `also`: plain names that cards have besides, in another language."""
    reading = Reading({**also, **names()}, kindly=True)
    reading.whole(text)
    return KindReading(reading.deck(), tuple(reading.guesses), tuple(reading.wrong))


def lines_of(text: str) -> list[str]:
    """A list has a card a line, or is a single line with semicolons."""
    lines = text.splitlines()
    return text.split(";") if len([line for line in lines if line.strip()]) == 1 and ";" in text else lines


def plain(text: str) -> str:
    """A name without case, accents, blanks and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])


NAMES: Final[dict[str, str]] = {}  # plain names and ids of the cards: their ids


def names() -> dict[str, str]:
    """How cards can be called. Those that only stand for another in the first print are not named by decks."""
    if not NAMES:
        second = {card.first_print for card in CARDS}
        for card in CARDS:
            if card.id not in second:
                for name in (card.id, card.name, card.name.removeprefix(PREFIX)):
                    NAMES.setdefault(plain(name), card.id)
                if card.kind & HAVEN_CARD:
                    NAMES.setdefault(plain(PREFIX + card.name), card.id)
    return NAMES


class Entry:
    """A line that names a card, and how many of it."""

    def __init__(self, card: str, copies: int, leads: bool = False) -> None:
        self.card: Final = card
        self.copies: Final = copies
        self.leads: Final = leads


def entry(text: str, known: Mapping[str, str]) -> Entry | None:
    """What a line asks for: `Fleetness`, `3 Fleetness`, `3x Fleetness`, `Fleetness x3`, with or without an aside."""
    for name, copies in readings(text):
        card = known.get(plain(name))
        if card is not None:
            return Entry(card, copies)
    aside = ASIDE.search(text)
    inner = None if aside is None else entry(text[: aside.start()], known)
    if aside is None or inner is None:
        return None
    leads = LABELS.get(plain(aside.group()), "") == LEADER
    return Entry(inner.card, inner.copies, leads or inner.leads)


def readings(text: str) -> list[tuple[str, int]]:
    """The names that a line may mean, each with a number, the likeliest first."""
    found = [(text, 1)]
    before, after = BEFORE.fullmatch(text), AFTER.fullmatch(text)
    if before is not None:
        number, name = before.group(1) or before.group(3), before.group(2) or before.group(4)
        found.append((name, counted(number)))
    if after is not None:
        found.append((after.group(1), counted(after.group(2) or after.group(3))))
    return found


def counted(number: str) -> int:
    return int(number) if len(number) <= 4 else COUNTED + 1


def heading(text: str) -> list[str]:
    """The words of a heading such as `Library (40)` or `=== Attacks and Reactions ===`, or none where it is not one."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    words = re.findall(r"[^\W\d_]+", bare)
    fits = [word in HEADINGS or word + "s" in HEADINGS for word in words]
    return words if words and all(fits) else []


class Reading:
    """A deck as it is read, line by line."""

    def __init__(self, known: Mapping[str, str], kindly: bool = False) -> None:
        self.known: Final = known
        self.kindly: Final = kindly
        self.guesses: Final[list[Guess]] = []
        self.name = ""
        self.leader = ""
        self.said = False  # the Leader was named by itself, so that the list of vampires may name it again
        self.vampires: list[str] = []
        self.library: dict[str, int] = {}
        self.havens: list[str] = []
        self.agendas: list[str] = []
        self.leads = False  # under the heading of the Leader
        self.wrong: list[Unreadable] = []

    def whole(self, text: str) -> None:
        lines = lines_of(text)
        for place, line in enumerate(lines[:LINES]):
            self.line(line.strip().strip("\ufeff"), str(place + 1))
        if len(lines) > LINES:
            self.wrong.append(Unreadable("deck-long", str(LINES), str(LINES + 1)))

    def deck(self) -> Deck:
        lists = (tuple(self.vampires), tuple(self.library.items()), tuple(self.havens), tuple(self.agendas))
        return Deck(self.name, self.leader, *lists)

    def line(self, text: str, where: str) -> None:
        text = text[:LETTERS]
        if not plain(text) or text.startswith(("#", "//", "http://", "https://")):
            return
        cut = COMMENT.split(text)[0].strip()
        found = entry(text, self.known) or entry(cut, self.known)
        if found is not None:
            self.add(found, self.leads or found.leads, where)
        elif not self.labelled(cut, where):
            words = heading(cut)
            if words:
                self.leads = LABELS.get(words[0].removesuffix("s"), "") == LEADER or words[0] == "starting"
            elif self.kindly and where == "1" and not self.name and not cut[:1].isdigit():
                self.name = shown(" ".join(cut.split()))
            else:
                self.unknown(cut, where, leads=self.leads)

    def unknown(self, text: str, where: str, leads: bool) -> None:
        """No card is called so. A kind reader takes what is near, and offers what is less so."""
        if not self.kindly:
            self.wrong.append(unknown(text, where))
            return
        meant = guess(text, self.known, NEAR) if len(self.guesses) < GUESSED else None
        if meant is not None:
            self.guesses.append(Guess(int(where), shown(text), (meant.card,), offers=False))
            self.add(meant, leads, where)
        else:
            offers = offered(text, self.known) if len(self.guesses) < GUESSED else ()
            self.guesses.append(Guess(int(where), shown(text), offers, offers=True))

    def labelled(self, text: str, where: str) -> bool:
        """`Leader: Hydra` and the like; some that a deck has no use for are passed over."""
        label, colon, rest = text.partition(":")
        what, rest = plain(label), rest.strip()
        if not colon or (what not in LABELS and what not in UNUSED):
            return False
        kind = LABELS.get(what, "")
        if kind == NAME:
            self.name = shown(" ".join(rest.split()))
        elif kind and rest and not heading(rest) and not rest.isdigit():
            found = entry(rest, self.known)
            if found is None:
                self.unknown(rest, where, leads=kind == LEADER)
            elif not CARDS[NUMBER[found.card]].kind & KIND_OF[kind]:
                self.wrong.append(Unreadable("deck-kind", CARDS[NUMBER[found.card]].name, where))
            else:
                self.add(found, kind == LEADER, where)
        elif kind:
            self.leads = kind == LEADER
        return True

    def add(self, found: Entry, leads: bool, where: str) -> None:
        card, copies = found.card, found.copies
        face = CARDS[NUMBER[card]]
        if not 1 <= copies <= COUNTED:
            self.wrong.append(Unreadable("deck-number", face.name, where))
        elif of_the_city(card):
            self.wrong.append(Unreadable("deck-city" if is_citys(face.kind) else "deck-made", face.name, where))
        elif face.kind & VAMPIRE:
            self.add_vampire(card, copies, leads)
        elif face.kind & HAVEN_CARD:
            self.havens += [card] * copies
        elif face.kind & AGENDA_CARD:
            self.agendas += [card] * copies
        else:
            self.library[card] = self.library.get(card, 0) + copies

    def add_vampire(self, card: str, copies: int, leads: bool) -> None:
        if leads and not self.leader:
            self.leader = card
            if card not in self.vampires:
                self.vampires.append(card)
                self.said = True
            self.leads = False
        else:
            if card == self.leader and self.said:
                self.said = False
                copies -= 1
            self.vampires += [card] * copies


def unknown(text: str, where: str) -> Unreadable:
    """No card is called so: perhaps another is meant."""
    meant = guess(text, names(), PERHAPS)
    if meant is not None:
        return Unreadable("deck-near", CARDS[NUMBER[meant.card]].name, where)
    return Unreadable("deck-card", shown(text), where)


def guess(text: str, known: Mapping[str, str], likeness: float) -> Entry | None:
    """What is like enough to what stands there."""
    for name, copies in reversed(readings(text)):
        for meant in get_close_matches(plain(name)[:SHOWN], list(known), 1, likeness):
            return Entry(known[meant], copies)
    return None


def offered(text: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The cards whose names are likest, though not like enough. What no deck may hold is not among them."""
    name = plain(readings(text)[-1][0])[:SHOWN]
    fit = [one for one, card in known.items() if not of_the_city(card)]
    return tuple(dict.fromkeys([known[one] for one in get_close_matches(name, fit, OFFERED, LIKENESS)]))


def of_the_city(card: str) -> bool:
    kind = CARDS[NUMBER[card]].kind
    return is_unowned(kind) or is_made(kind)


def amended(text: str, line: int, card: str) -> str:
    """The text with this card in the line of this number, as often as the line asked for it."""
    lines = lines_of(text)
    if 1 <= line <= len(lines):
        found = readings(lines[line - 1].strip()[:LETTERS])
        lines[line - 1] = f"{found[-1][1]} {title(card)}"
    return "\n".join(lines)
