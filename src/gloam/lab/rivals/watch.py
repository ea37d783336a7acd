"""What is counted in Rivals: fights, intrigues, where Agenda came from, decks, and what became of every card."""

from __future__ import annotations

from typing import Final

from gloam.core.chance import seeded
from gloam.core.event import Event
from gloam.lab.rivals.cards import names_in
from gloam.lab.watch import DRAWN, HELD, PLAYED, CardCount, Dealings, Past, Watch, fact, names, number, ungrouped
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    ATTACK,
    CARDS,
    CONSPIRACY,
    EVENT,
    GHOUL,
    HAVEN_CARD,
    KIND,
    MODIFIER,
    MORTAL,
    NUMBER,
    PRINCE,
    REACTION,
    SCHEME,
    TITLE,
    TRAP,
    VAMPIRE,
    WRAITH,
    is_citys,
)
from gloam.rivals.ready_decks import READY
from gloam.rivals.table import rivals

LOTS: Final = 0xDEC45  # so that which decks are brought and the table's own luck share nothing
COUNTED: Final = {
    "attack": "attacks",
    "challenged": "attacks",
    "recruited": "recruits",
    "scheme-yes": "schemes",
    "conspiracy-resolved": "conspiracies",
    "claim-succeeded": "claims",
}
SOURCES: Final = {  # of Agenda, by the rule that pays it; texts are told apart by their card
    "agenda.rival-vampire": "agenda-vampires",
    "mortal.reward": "agenda-mortals",
    "ko.rival-holder": "agenda-knock-out",
}
ENDINGS: Final = {"win.agenda": "agenda", "game.no-progress": "stalled"}
KNOCK_OUTS: Final = {"win.rival": "rival", "win.most-agenda": "fallen"}  # the Rival by the winner, or anybody otherwise
OF_AGENDA, OF_TEXTS = "agenda-card", "agenda-texts"
THINGS: Final = (
    *("attacks", "vampires", "mortals", "recruits", "schemes", "conspiracies", "claims"),
    *("agenda-vampires", "agenda-mortals", "agenda-knock-out", OF_AGENDA, OF_TEXTS),
)
ONE: Final = {  # events with one card: what it is to the seat
    "leader": HELD + PLAYED,
    "drew": DRAWN + HELD,
    "salvaged": HELD,
    "recruited": PLAYED,
    "played": PLAYED,
    "conspiracy": PLAYED,
    "attack-card": PLAYED,
    "reaction": PLAYED,
    "shown-for-intel": PLAYED,
    "influence-card": PLAYED,
    "influence-shown": PLAYED,
    "attached": HELD,
    "used": PLAYED,
}
FAMILIES: Final = {  # the first that a card is of
    VAMPIRE: "vampires",
    GHOUL: "ghouls",
    MORTAL: "mortals",
    EVENT: "events",
    HAVEN_CARD: "havens",
    AGENDA_CARD: "agendas",
    ATTACK: "attacks",
    REACTION: "reactions",
    MODIFIER: "modifiers",
    TITLE: "titles",
    SCHEME: "schemes",
    CONSPIRACY: "conspiracies",
    TRAP: "traps",
    ACTION: "actions",
    WRAITH: "wraiths",
}


# Events by which somebody has more Agenda; what is stolen can be put onto a character, where it does not count.
GAINED: Final = ("agenda-gained", "agenda-moved", "agenda-stolen")


def card_in(event: Event, name: str = "card") -> str:
    """The card that an event speaks of, by its id or its handle; '' for none, or one that stays hidden."""
    called = fact(event, name)
    if not isinstance(called, str) or called in NUMBER:
        return called if isinstance(called, str) else ""
    return names_in(event.facts).get(called, "")


def happened(past: Past) -> list[dict[str, float]]:
    """For each seat: what it did and whom it defeated, its Agenda by source, its Prestige at the end, and the turns
    that the game had."""
    seats: list[dict[str, float]] = [dict.fromkeys(THINGS, 0.0) for _ in range(past.seats)]
    for event in past.events:
        what, seat = event.what, event.seat
        if seat < 0:
            continue
        if what in COUNTED:
            seats[seat][COUNTED[what]] += 1
        elif what in GAINED and fact(event, "onto") is None:
            seats[seat][source(event)] += number(event, "amount")
        elif what == "defeated" and number(event, "owner") != seat:
            seats[seat]["mortals" if number(event, "owner") < 0 else "vampires"] += 1
    here = rivals(past.table)
    for seat, mine in enumerate(seats):
        mine["prestige"] = here.has_prestige(seat)
        mine["turns"] = here.turn
    return seats


def source(event: Event) -> str:
    """What Agenda was gained for."""
    if event.rule in SOURCES:
        return SOURCES[event.rule]
    card = card_in(event, "for")
    return OF_AGENDA if card and KIND[NUMBER[card]] & AGENDA_CARD else OF_TEXTS


def ending(past: Past) -> str:
    """How the winner won: by Agenda, by the Rival's last Prestige or last vampire, or because somebody else, or nobody,
    was to blame for a knock-out; or because nothing went on."""
    won = past.first("won")
    if won.rule not in KNOCK_OUTS:
        return ENDINGS[won.rule]
    here = rivals(past.table)
    others = [seat for seat in range(past.seats) if seat != won.seat]
    broke = any(not here.prestige[seat] for seat in others)
    return f"{KNOCK_OUTS[won.rule]}-{'prestige' if broke else 'vampires'}"


def decks(past: Past) -> list[str]:
    """The ready deck of each seat; '' for a list of one's own."""
    found = [""] * past.seats
    for event in past.events:
        if event.what == "deck":
            found[event.seat] = str(fact(event, "list"))
    return found


def brings(seats: int, seed: int) -> tuple[str, ...]:
    """Ready decks by lot, each once: no deck belongs to a seat."""
    luck, left = seeded(seed ^ LOTS), list(READY)
    return tuple([left.pop(luck.below(len(left))) for _ in range(seats)])


def cards(past: Past) -> dict[str, CardCount]:
    """City cards that were revealed; of these, mortals that a player defeated and the Title, if anybody won it; and how
    often such cards were used."""
    found: dict[str, CardCount] = {}
    for event in past.events:
        if event.what in ("city-revealed", "late-prince"):
            add(found, card_in(event), CardCount(dealt=1))
        elif event.what == "defeated" and event.seat >= 0 and number(event, "owner") < 0:
            add(found, card_in(event), CardCount(taken=1))
        elif event.what == "used":
            add(found, card_in(event), CardCount(used=1))
    if any(event.what == "claim-succeeded" for event in past.events):
        add(found, prince_of(past), CardCount(taken=1))
    return found


def prince_of(past: Past) -> str:
    """The Title of the City in which it was played."""
    here = rivals(past.table)
    return next(here.id_of(card) for card, owner in enumerate(here.owner) if owner < 0 and here.is_a(card, PRINCE))


def add(found: dict[str, CardCount], card: str, more: CardCount) -> None:
    """Of the cards of the City alone."""
    if card and is_citys(KIND[NUMBER[card]]):
        found[card] = found.get(card, CardCount()).plus(more)


def dealings(past: Past) -> list[dict[str, str]]:
    """Everyone holds a Haven and an Agenda, the cards that came to their hand and what was attached to their vampires;
    vampires are played when they lead or are recruited, other cards when they are put to use."""
    found = Dealings(past.seats)
    here = rivals(past.table)
    for card, owner in enumerate(here.owner):
        if here.is_a(card, HAVEN_CARD | AGENDA_CARD):
            found.add(owner, here.id_of(card), HELD)
    for event in past.events:
        if event.what in ONE:
            found.add(event.seat, card_in(event), ONE[event.what])
        elif event.what == "dealt":
            for drawn in names(event, "cards"):
                found.add(event.seat, drawn, DRAWN + HELD)
    return found.plain()


def family(card: str) -> str:
    """vampires, mortals, events, havens, agendas, attacks, …"""
    kind = CARDS[NUMBER[card]].kind
    return next(name for bit, name in FAMILIES.items() if kind & bit)


def first(past: Past) -> int:
    """Player 1."""
    return past.first("first-player").seat


WATCH: Final = Watch(
    happened,
    ungrouped,
    cards,
    dealings,
    family,
    first,
    ("bot", "turn", "seat", "deck"),
    decks=decks,
    brings=brings,
    ending=ending,
)
