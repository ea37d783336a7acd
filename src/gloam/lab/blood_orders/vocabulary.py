"""The options of Blood Orders, numbered and described."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    ELDER,
    IDS,
    KINDS,
    LOCATION,
    NUMBER,
    NUMBERS,
    QUARTERS,
    RITUAL,
    RITUALS,
    SYMBOLS,
    VICTIM_COUNT,
    VICTIMS,
)
from gloam.blood_orders.orders import ALTAR, CATACOMBS
from gloam.blood_orders.setup import COLOURS
from gloam.blood_orders.table import TRACK_END
from gloam.core.question import Question
from gloam.lab.frameworks.tensors import Field, Layout, Sheet
from gloam.lab.frameworks.vocabulary import Vocabulary, relative

PLACES: Final = (*QUARTERS, ALTAR, CATACOMBS)
SEATS: Final = ("+0", "+1", "+2", "+3")
STACK: Final = 12  # tokens in one stack: all there are
SHIFTS: Final = ("-3", "-2", "-1", "+1", "+2", "+3")
MIXED: Final = 8  # tokens taken from a Night space in a mix
CHOICES: Final = 4

ALONE: Final = ("done", "end", "yes", "no", "act", "decline", "complete", "leave")
OF_A_CARD: Final = ("feed", "drop", "recover", "discard", "take")
BARE: Final = "colour"  # how an option is called that is the name of a colour and nothing else
VERBS: Final = (
    *ALONE,
    *OF_A_CARD,
    *("put", "show", "use", "try", "aim", "move", "place", "at", "to", "look", "order", "seat", "shift"),
    *("scavenge", "blood", "choose", BARE),
)

HELD_IDS: Final = IDS[:LOCATION]  # cards that can be in a hand: Victims, the Bleeder, the Elder
RITUAL_IDS: Final = IDS[RITUAL:]

FEATURES: Final = Layout(
    (
        Field("verb", (len(VERBS),)),
        Field("card", (NUMBERS,)),
        Field("symbols", (len(KINDS),)),
        Field("points", (1,)),
        Field("fear", (1,)),
        Field("cost", (1,)),
        Field("kind", (len(KINDS),)),
        Field("place", (len(PLACES),)),
        Field("seat", (len(SEATS),)),
        Field("amount", (1,)),
        Field("influence", (1,)),
        Field("choice", (CHOICES,)),
        Field("colour", (len(COLOURS),)),
    )
)


def listed() -> list[str]:
    """All options. New ones are added at the end, so that old numbers stay."""
    return [
        *COLOURS,
        *ALONE,
        *[f"{verb} {card}" for verb in OF_A_CARD for card in HELD_IDS],
        *[f"put {card} {kind}" for card in HELD_IDS for kind in KINDS],
        *[f"show {card}" for card in HELD_IDS[:VICTIM_COUNT]],
        *[f"{verb} {card}" for verb in ("use", "try") for card in RITUAL_IDS],
        *[f"{verb} {kind} {quarter}" for verb in ("aim", "move") for kind in KINDS for quarter in QUARTERS],
        *[f"place {kind} {place}" for kind in KINDS for place in PLACES],
        *[f"{verb} {quarter}" for verb in ("at", "to") for quarter in QUARTERS],
        *[f"look {place} {token}" for place in PLACES for token in range(1, STACK + 1)],
        *[f"order {seat} {kind}" for seat in SEATS for kind in KINDS],
        *[f"seat {seat}" for seat in SEATS],
        *[f"shift {quarter} {change}" for quarter in QUARTERS for change in SHIFTS],
        *[f"scavenge {spaces}" for spaces in range(1, TRACK_END + 1)],
        *[f"blood {blood} influence {rest}" for blood in range(MIXED + 1) for rest in range(MIXED + 1 - blood)],
        *[f"choose {choice}" for choice in range(1, CHOICES + 1)],
    ]


class BloodOrdersVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(listed(), FEATURES)

    def general(self, words: list[str], seat: int, seats: int) -> list[str]:
        if words[0] in ("seat", "order"):
            return [words[0], relative(words[1], seat, seats), *words[2:]]
        return words

    def offered(self, question: Question) -> list[str]:
        """A plan is made without taking anything back, so that it comes to an end; all plans can be made so."""
        if question.what == "AskPlan":
            aimed = [f"aim {option[7:]} " for option in question.options if option.startswith("unplan ")]
            unwanted = ("unplan ", "take ", *aimed)
            return [option for option in question.options if not option.startswith(unwanted)]
        if question.what == "AskFeed":
            return [option for option in question.options if not option.startswith(("starve ", "keep "))]
        return list(question.options)

    def write(self, sheet: Sheet, words: list[str]) -> None:
        verb = BARE if words[0] in COLOURS else words[0]
        sheet.mark("verb", VERBS.index(verb))
        for word in words[1:]:
            if word in NUMBER:
                write_card(sheet, NUMBER[word])
            elif word in KINDS:
                sheet.mark("kind", KINDS.index(word))
            elif word in PLACES:
                sheet.mark("place", PLACES.index(word))
        if verb in ("seat", "order"):
            sheet.mark("seat", SEATS.index(words[1]))
        if verb in ("scavenge", "shift", "blood", "look"):
            sheet.amount("amount", int(words[1 if verb in ("scavenge", "blood") else 2]))
        if verb == "blood":
            sheet.amount("influence", int(words[3]))
        if verb == "choose":
            sheet.mark("choice", int(words[1]) - 1)
        if verb == BARE:
            sheet.mark("colour", COLOURS.index(words[0]))


def write_card(sheet: Sheet, card: int) -> None:
    """Which card, and what is printed on it."""
    sheet.mark("card", card)
    if card <= ELDER:
        for kind, symbols in enumerate(SYMBOLS[card]):
            sheet.amount("symbols", symbols, kind)
    if card < VICTIM_COUNT:
        sheet.amount("points", VICTIMS[card].points)
        sheet.amount("fear", VICTIMS[card].fear)
        sheet.amount("cost", VICTIMS[card].cost)
    elif card >= RITUAL:
        sheet.amount("points", RITUALS[card - RITUAL].points)
        sheet.amount("cost", RITUALS[card - RITUAL].blood)
