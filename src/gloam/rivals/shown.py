"""How the cards on the table are shown; those in play are kept as they were shown last while it is still so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.effect import number
from gloam.core.part import Part, Plain
from gloam.core.texts import QUALITY
from gloam.rivals.antagonists import beside
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    BARE,
    BASE,
    BODY,
    CARDS,
    CHARM,
    DISCIPLINES,
    EXPOSED,
    GHOUL,
    GUARD,
    HAVEN_CARD,
    INFLUENCE,
    KIND,
    MIND,
    MORTAL,
    POTENCY,
    REACH,
    SECRECY,
    SHIELD,
    STUDIED,
    TOLL,
    VAMPIRE,
)
from gloam.rivals.catalogue import ANIMALISM as FIRST_DISCIPLINE
from gloam.rivals.domains import toll
from gloam.rivals.influence import exertable
from gloam.rivals.pieces import (
    ATTACHED,
    FACE_DOWN,
    FACTION,
    FOUGHT,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    STREET,
    ZONES,
    Piece,
    hangs_down,
)
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import by_colour, total
from gloam.rivals.which import wounding

DECKED: Final = (LIBRARY, FACTION)
QUALITIES: Final[list[int]] = [
    *(POTENCY, BODY, CHARM, MIND, INFLUENCE, SECRECY, SHIELD, GUARD, EXPOSED, BARE, TOLL, REACH),
    *range(FIRST_DISCIPLINE, FIRST_DISCIPLINE + len(DISCIPLINES)),
    STUDIED,
]  # what is shown of a vampire, or decides what is


@mypyc_attr(acyclic=True)
class Kept:
    """How a card in play was shown last, as it lay then."""

    def __init__(self, piece: Piece, part: Part) -> None:
        self.piece: Final = piece
        self.part: Final = part


@mypyc_attr(acyclic=True)
class Vampire:
    """The same for a vampire, with what was attached to it, whether it was a Leader and its Haven covered, and what
    texts in force added."""

    def __init__(
        self, piece: Piece, guests: list[Piece], leads: bool, bare: bool, added: list[int] | None, part: Part
    ) -> None:
        self.piece: Final = piece
        self.guests: Final = guests
        self.leads: Final = leads
        self.bare: Final = bare
        self.added: Final = added
        self.part: Final = part


@mypyc_attr(acyclic=True)
class Shown:
    """The cards in play as they were shown last."""

    def __init__(self) -> None:
        self.cards: Final[dict[int, Kept]] = {}
        self.street: Final[dict[int, Kept]] = {}
        self.vampires: Final[dict[int, Vampire]] = {}

    def in_play(self, table: RivalsTable, card: int) -> Plain:
        """What every card in play has."""
        kept, piece = self.cards.get(card), table.pieces[card]
        if kept is None or kept.piece is not piece:
            kept = self.cards[card] = Kept(piece, Part(in_play(table, card, piece)))
        return kept.part.plain

    def in_street(self, table: RivalsTable, card: int) -> Part:
        """A City card in The Street."""
        kept, piece = self.street.get(card), table.pieces[card]
        if kept is None or kept.piece is not piece:
            kept = self.street[card] = Kept(piece, Part(street_card(table, self, card)))
        return kept.part

    def vampire(self, table: RivalsTable, card: int, added: list[int] | None) -> Part:
        """A vampire, to whose qualities texts in force add so much."""
        piece, leads = table.pieces[card], card in table.leader
        bare = len(table.covers) > 0 and table.lies_bare(piece.holder)
        guests = [table.pieces[guest] for guest in worn(table, piece)] if piece.guests else []
        kept = self.vampires.get(card)
        if (
            kept is None
            or kept.piece is not piece
            or kept.leads != leads
            or kept.bare != bare
            or kept.added != added
            or kept.guests != guests
        ):
            part = Part(vampire(table, self, card, added))
            kept = self.vampires[card] = Vampire(piece, guests, leads, bare, added, part)
        return kept.part


def worn(table: RivalsTable, piece: Piece) -> list[int]:
    """What is attached to it, each followed by what is attached to that. [haven.leaves]"""
    found: list[int] = []
    for guest in piece.guests:
        found += [guest, *table.pieces[guest].guests]
    return found


def ids(table: RivalsTable, cards: list[int]) -> list[str]:
    prints = table.prints
    return [CARDS[prints[card]].id for card in cards]


def sees(table: RivalsTable, card: int, viewer: int) -> bool:
    """Does this viewer know which card lies here? Whoever holds it in hand or has laid it does."""
    piece = table.pieces[card]
    return piece.seen >> viewer & 1 == 1 or (piece.holder == viewer and piece.zone not in DECKED)


# ---- cards in play


def added_to(table: RivalsTable) -> dict[int, list[int]]:
    """What texts in force add to the cards of which they speak: each quality that is shown of a vampire, and how
    much."""
    found: dict[int, list[int]] = {}
    for which in QUALITIES:
        for force in table.index[QUALITY + which]:
            text = force.text
            assert isinstance(text, Plus), "only these add to a quality"
            if not table.works(force):
                continue
            cards = text.who.cards(table, force.cause)
            if cards and (text.when is None or text.when.holds(table, force.cause)):
                if which == STUDIED:
                    for card in cards:
                        lent = [value for icon in table.pieces[force.cause.card].icons for value in (icon, 1)]
                        found.setdefault(card, []).extend(lent)
                    continue
                same = 0 if text.own else number(text.amount, table, force.cause)
                for card in cards:
                    if table.misses(force, card):
                        continue
                    amount = text.more(table, force.cause, card) if text.own else same
                    found.setdefault(card, []).extend([which, amount])
    return found


def in_play(table: RivalsTable, card: int, piece: Piece) -> Plain:
    """What every card in play has; of one attached face down from a hand everyone sees only the back."""
    secret = is_secret(table, piece)
    return {
        "handle": str(piece.stamp),
        "card": None if secret else table.id_of(card),
        **({"kind": kind_word(KIND[table.prints[card]])} if secret else {}),
        "holder": None if piece.holder == NOBODY else piece.holder,
        "ready": piece.ready,
        "blood": total(piece.tokens),
        "tokens": by_colour(piece.tokens, table.setup.seats),
        **({"down": True} if piece.down else {}),
        **({"spare": True} if piece.spare else {}),
        **({"icons": [DISCIPLINES[icon - FIRST_DISCIPLINE] for icon in piece.icons]} if piece.icons else {}),
    }


def is_secret(table: RivalsTable, piece: Piece) -> bool:
    """Is it attached face down, and not known to everyone? [attach.face-down]"""
    return hangs_down(piece) and piece.seen != table.everyone()


def knowers_of(table: RivalsTable, cards: tuple[int, ...]) -> int:
    """The viewers who know a card that is attached to one of these face down, where not everyone does."""
    found = 0
    for card in cards:
        for guest in table.pieces[card].guests:
            piece = table.pieces[guest]
            if is_secret(table, piece):
                found |= piece.seen | 1 << piece.holder
    return found


def known_to(table: RivalsTable, card: int, part: Part, viewer: int) -> Part:
    """A character as this viewer knows it: everyone's part, with the names of what was attached face down."""
    guests = table.pieces[card].guests
    if not knowers_of(table, (card,)) >> viewer & 1:
        return part
    shown = part.plain["attached"]
    assert isinstance(shown, list)
    known = [
        {**plain, "card": table.id_of(guest)} if sees(table, guest, viewer) else plain
        for guest, plain in zip(guests, shown, strict=True)
    ]
    return Part({**part.plain, "attached": known})


def qualities(table: RivalsTable, card: int, added: list[int] | None) -> list[int]:
    """What is printed, and what texts in force add to it."""
    found = list(BASE[table.prints[card]])
    if added is not None:
        for place in range(0, len(added), 2):
            found[added[place]] += added[place + 1]
    return found


def vampire(table: RivalsTable, shown: Shown, card: int, added: list[int] | None) -> Plain:
    piece, has = table.pieces[card], qualities(table, card, added)
    has[POTENCY] += table.own_potency(piece)
    for icon in piece.icons:
        has[icon] = max(0, has[icon] - 1)  # [distok.lowers]
    found: Plain = {
        **shown.in_play(table, card),
        "zone": ZONES[piece.zone],
        "party": piece.party,
        "potency": has[POTENCY],
        "attributes": [has[BODY], has[CHARM], has[MIND]],
        "disciplines": disciplines(has),
        "influence": exertable(table, card, has[INFLUENCE]),
        "secrecy": table.secret(card, has[SECRECY]),
        "shields": has[SHIELD],
        "guard": has[GUARD] > 0,
        "wounded": wounding(table.blood(card), has[POTENCY]),
        "no_influence": piece.mute,
        "prize": piece.prize,
        "attached": [shown.in_play(table, guest) for guest in worn(table, piece)],
    }
    asked = toll_asked(table, card) if has[TOLL] else 0
    if asked:
        found["toll"] = asked
    if has[REACH]:
        found["reach"] = True
    if piece.weak:
        found["weak"] = piece.weak
    if piece.fear:
        found["fear"] = piece.fear
    if table.is_a(card, GHOUL):
        found["holds"] = piece.given
    return found


def disciplines(has: list[int]) -> dict[str, int]:
    """How many icons one with these qualities has of each Discipline that it has at all."""
    found: dict[str, int] = {}
    for place, name in enumerate(DISCIPLINES):
        many = has[FIRST_DISCIPLINE + place]
        if many:
            found[name] = many
    return found


def street_card(table: RivalsTable, shown: Shown, card: int) -> Plain:
    """A City card in The Street: a mortal with what it takes to defeat it, an Event with its token, the Title; and one
    that lies beside a Haven, with whose it is. [antagonist.at-haven]"""
    face = table.face(card)
    found = shown.in_play(table, card).copy()
    found["prize"] = table.pieces[card].prize
    found["value"] = table.endurance(card) if face.kind & MORTAL else None
    if beside(table, card) != NOBODY:
        found["beside"] = beside(table, card)
    host = table.pieces[card].host
    if host != NOTHING:
        owner = table.pieces[host].holder
        found["of"] = owner
        found["toll"] = toll_asked(table, card)
    return found


def toll_asked(table: RivalsTable, card: int) -> int:
    """What it costs to attack it; nobody attacks what is theirs. [card.cover-charge] [card.second-tradition-toll]"""
    mine = table.pieces[card].holder
    return max([toll(table, seat, card) for seat in range(table.seats) if seat != mine])


def board_card(table: RivalsTable, shown: Shown, card: int, viewer: int) -> Plain:
    """What lies before a player: open, or face down with the tokens on it and those who know it. [consp.hidden]"""
    piece = table.pieces[card]
    found = shown.in_play(table, card).copy()
    found["kind"] = kind_word(KIND[table.prints[card]])
    found["down"] = piece.zone == FACE_DOWN
    mortals = [table.handle(guest) for guest in piece.guests if table.pieces[guest].zone == STREET]
    attached = [shown.in_play(table, guest) for guest in piece.guests if table.pieces[guest].zone == ATTACHED]
    if mortals:
        found["mortals"] = mortals
    if attached:
        found["attached"] = attached
    if piece.zone == FACE_DOWN:
        if not sees(table, card, viewer):
            found["card"] = None
        found["seen_by"] = [seat for seat in range(table.seats) if piece.seen >> seat & 1 and seat != piece.holder]
    if piece.host != NOTHING:
        found["part_of"] = table.handle(piece.host)
    for over, under in table.covers:
        if card == over:
            found["covers"] = [*covered_by(found, "covers"), table.handle(under)]
        elif card == under:
            found["covered"] = [*covered_by(found, "covered"), table.handle(over)]
    gave = [code % table.seats for code in table.gave if code // table.seats == card]
    if gave:
        found["gave"] = sorted(gave)
        found["gave_now"] = sorted([code % table.seats for code in table.gave_now if code // table.seats == card])
    return found


def covered_by(found: Plain, what: str) -> list[object]:
    """The handles noted so far."""
    noted = found.get(what)
    return noted if isinstance(noted, list) else []


def kind_word(kind: int) -> str:
    """What lies here, as everyone can tell from its place."""
    if kind & HAVEN_CARD:
        return "haven"
    if kind & AGENDA_CARD:
        return "agenda"
    return "vampire" if kind & VAMPIRE else "card"


def played_card(table: RivalsTable, card: int, viewer: int) -> Plain:
    """A card of a fight, a conflict or an action under way."""
    piece = table.pieces[card]
    return {
        "handle": str(piece.stamp),
        "card": table.id_of(card) if piece.zone == FOUGHT or sees(table, card, viewer) else None,
        "holder": piece.holder,
        "by": None if piece.host in (NOTHING, card) else table.handle(piece.host),
        "down": piece.zone == LAID,
    }
