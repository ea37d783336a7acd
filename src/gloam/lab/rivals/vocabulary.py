"""The options of Rivals, numbered and described."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.lab.frameworks.tensors import Field, Layout, Sheet
from gloam.lab.frameworks.vocabulary import Vocabulary, relative
from gloam.lab.rivals.cards import AT_ONE_TABLE, COPIES, IDS, attachable, names_in, of_kind, usable
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ATTACK,
    CARDS,
    CHARACTER,
    CITY_CARD,
    CLANS,
    DISCIPLINES,
    GHOUL,
    HAVEN_CARD,
    KINDS,
    LIBRARY_CARD,
    MORTAL,
    NO_CLAN,
    NUMBER,
    ONGOING,
    PLOT,
    RETAINER,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.rivals.rewards import BY_PLACE

SEATS: Final = ("+0", "+1", "+2", "+3")
FOES: Final = SEATS[1:]
UNSEEN: Final = "face-down"  # a card of which the seat knows only where it lies
UNSEEN_CARDS: Final = 16
PLACES: Final = 6  # of a text on its card, or among the deeds it may answer
AMOUNTS: Final = {"bid": 20, "hide": 60, "pay": 20, "aggravated": 20}
SENT: Final = 12  # damage sent elsewhere
CHOICES: Final = 15
NUMERIC: Final = (*AMOUNTS, "send")

ALONE: Final = (
    *("end", "draw", "regroup", "go", "alone", "none", "done", "enough", "pass", "let", "yes", "no", "out"),
    *("burn", "attach", "library", "faction", "keep", "bottom", "pay", "give", "accept", "refuse"),
    *("ranged", "physical", "social", "mental", "mend", "prestige"),
    *DISCIPLINES,
)
WITH_A_WORD: Final = ("look library", "look faction", "order pay", "order hold")
TO_A_SEAT: Final = ("foe", "haven", "name")
BY_A_VAMPIRE: Final = (
    *("lead", "recruit", "move", "attack", "claim", "with", "without", "join", "block", "challenge"),
    *("give", "mend", "exert", "to", "place", "exhaust"),
)
IN_PLAY: Final = CHARACTER | MORTAL | ONGOING | PLOT | TITLE
OF_A_CARD: Final = {  # by verb: of which kinds a card may be
    "target": CHARACTER | MORTAL,
    "hit": CHARACTER | MORTAL,
    "choose": IN_PLAY | WRAITH | HAVEN_CARD,
    "burn": RETAINER | WRAITH,
    "add": PLOT,
    "resolve": PLOT,
    "reveal": AGENDA_CARD,
    "play": ACTION,
    "lay": LIBRARY_CARD,
    "show": ATTACK,
    "discard": LIBRARY_CARD | VAMPIRE,
    "take": LIBRARY_CARD | VAMPIRE | HAVEN_CARD | CITY_CARD | WRAITH,
}
FROM_HAND: Final = ("play", "lay", "show", "discard", "take")  # cards in a hand are alike, and called by what they are
OFF_A_CHARACTER: Final = ("choose", "detach")  # what is attached is spoken of so
VERBS: Final = (
    *ALONE,
    *BY_A_VAMPIRE,
    *OF_A_CARD,
    *OFF_A_CHARACTER,
    *AMOUNTS,
    *TO_A_SEAT,
    "look",
    "order",
    "send",
    "ask",
    "put",
    "use",
)
ORDERED: Final = tuple(dict.fromkeys(VERBS))
OF_GHOULS: Final = ("target", "hit")  # of which there may be several at once
TAIL: Final = ("with", "alone", "library", "faction", "pay", "hold")  # words that come after the first

UNDONE: Final = {  # by question: how the options begin that only take back
    "AskDeclare": "back",
    "AskDrawnOff": "leave ",
    "AskDiscards": "keep ",
    "AskExert": "back",
    "AskMend": "leave ",
    "AskNamed": "leave ",
    "AskPlaced": "leave ",
    "AskPrice": "back",
    "DraftRegroup": "leave ",
}
PARTIES: Final = ("DraftAttack", "DraftClaim")

FEATURES: Final = Layout(
    (
        Field("verb", (len(ORDERED),)),
        Field("card", (len(IDS),)),
        Field("kind", (len(KINDS),)),
        Field("clan", (len(CLANS),)),
        Field("potency", (1,)),
        Field("attributes", (3,)),
        Field("damage", (1,)),
        Field("shield", (1,)),
        Field("cost", (1,)),
        Field("influence", (1,)),
        Field("value", (1,)),
        Field("agenda", (1,)),
        Field("unseen", (1,)),
        Field("copy", (1,)),
        Field("other", (len(IDS),)),
        Field("seat", (len(SEATS),)),
        Field("amount", (1,)),
        Field("word", (len(TAIL),)),
    )
)


def copies(option: str, many: int) -> list[str]:
    """The same option for each of several cards that are alike."""
    return [option, *[f"{option} #{copy}" for copy in range(2, many + 1)]]


def listed() -> list[str]:
    """All options. New ones are added at the end, so that old numbers stay."""
    vampires, plots = of_kind(VAMPIRE), of_kind(PLOT)
    found = [*ALONE, *WITH_A_WORD]
    found += [f"{verb} {seat}" for verb in TO_A_SEAT for seat in SEATS]
    found += [f"{verb} {amount}" for verb, most in AMOUNTS.items() for amount in range(most + 1)]
    found += [f"send {amount} {seat}" for amount in range(1, SENT + 1) for seat in FOES]
    found += [f"choose {choice}" for choice in range(1, CHOICES + 1)]
    found += [f"{verb} {card}" for verb in BY_A_VAMPIRE for card in vampires]
    for verb, kind in OF_A_CARD.items():
        many = AT_ONE_TABLE if verb == "choose" else COPIES
        for card in of_kind(kind):
            found += copies(f"{verb} {card}", 1 if verb in FROM_HAND else many[card])
    found += copies(f"choose {UNSEEN}", UNSEEN_CARDS)
    for verb in ("show", "ask"):
        for card in plots:
            for foe in FOES:
                found += copies(f"{verb} {card} {foe}", COPIES[card])
    found += [f"put {card} alone" for card in vampires]
    found += [f"put {card} with {other}" for card in vampires for other in vampires if other != card]
    for card in usable():
        found += copies(f"use {card}", COPIES[card])
        found += [f"use {card} {place}" for place in range(1, PLACES + 1)]
    for verb in OFF_A_CHARACTER:
        for card in attachable():
            found += copies(f"{verb} {card}", AT_ONE_TABLE[card])
    return list(dict.fromkeys([*found, *of_ghouls()]))


def of_ghouls() -> list[str]:
    """What can be done with Ghouls, of whom several of one name may be in play."""
    ghouls, everybody = of_kind(GHOUL), of_kind(CHARACTER)
    found: list[str] = []
    for card in ghouls:
        for verb in (*BY_A_VAMPIRE, *OF_GHOULS):
            found += copies(f"{verb} {card}", AT_ONE_TABLE[card])
        found += copies(f"put {card} alone", COPIES[card])
        for other in everybody:
            found += copies(f"put {card} with {other}", COPIES[card])
            found += copies(f"put {other} with {card}", COPIES[card])
    return found


class RivalsVocabulary(Vocabulary):
    """A card in play is named by what it is: its handle is a number that only counts up."""

    def __init__(self) -> None:
        super().__init__(listed(), FEATURES)

    def spoken(self, question: Question, options: list[str]) -> list[str]:
        """Where several cards are alike, the second of them in the order of the question is `core-vagrant #2`."""
        known = names_in(question.facts)
        met: dict[str, int] = {}
        found: list[str] = []
        for option in options:
            said = option if question.what in BY_PLACE else " ".join(named(option.split(" "), known))
            copy = met[said] = met.get(said, 0) + 1
            found.append(said if copy == 1 else f"{said} #{copy}")
        return found

    def general(self, words: list[str], seat: int, seats: int) -> list[str]:
        return [words[0], *[relative(word, seat, seats) if is_letter(word) else word for word in words[1:]]]

    def offered(self, question: Question) -> list[str]:
        """What is answered in parts is answered without taking anything back, so that it comes to an end. Who stands
        with an attacker may be left, anybody else may be taken along; to change that again is left out."""
        if question.what in PARTIES:
            mates = question.facts["party"]
            assert isinstance(mates, tuple)
            back = [f"with {mate}" for mate in mates]
            return [
                option
                for option in question.options
                if option not in back and (not option.startswith("without ") or option[8:] in mates)
            ]
        undone = UNDONE.get(question.what)
        return [option for option in question.options if undone is None or not option.startswith(undone)]

    def beyond(self, words: list[str]) -> bool:
        return words[0] in NUMERIC or words[-1].startswith("#") or (words[0] == "use" and words[-1].isdigit())

    def write(self, sheet: Sheet, words: list[str]) -> None:
        sheet.mark("verb", ORDERED.index(words[0]))
        cards = [word for word in words[1:] if word in NUMBER]
        if cards:
            write_card(sheet, CARDS[NUMBER[cards[0]]])
        if len(cards) > 1:
            sheet.mark("other", NUMBER[cards[1]])
        for word in words[1:]:
            if word in SEATS:
                sheet.mark("seat", SEATS.index(word))
            elif word in TAIL:
                sheet.mark("word", TAIL.index(word))
            elif word == UNSEEN:
                sheet.mark("unseen", 0)
            elif word.startswith("#"):
                sheet.amount("copy", int(word[1:]))
            elif word.isdigit():
                sheet.amount("amount", int(word) + 1)


def is_letter(word: str) -> bool:
    return len(word) == 1 and word.isalpha()


def named(words: list[str], known: dict[str, str]) -> list[str]:
    """An option with cards in place of handles. In `use 17 2` only the first is one."""
    verb, *rest = words
    if verb in NUMERIC:
        return words
    last = 1 if verb == "use" else len(rest)
    said = [known.get(word, UNSEEN) if word.isdigit() else word for word in rest[:last]]
    return [verb, *said, *rest[last:]]


def write_card(sheet: Sheet, card: Card) -> None:
    """Which card, and what is printed on it."""
    sheet.mark("card", NUMBER[card.id])
    for bit in range(len(KINDS)):
        if card.kind >> bit & 1:
            sheet.mark("kind", bit)
    if card.clan != NO_CLAN:
        sheet.mark("clan", card.clan)
    for place, amount in enumerate(card.attributes):
        sheet.amount("attributes", amount, place)
    sheet.amount("potency", card.potency)
    sheet.amount("damage", card.damage)
    sheet.amount("shield", card.shield)
    sheet.amount("cost", card.cost)
    sheet.amount("influence", card.influence)
    sheet.amount("value", card.value)
    sheet.amount("agenda", card.agenda)
