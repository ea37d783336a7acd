"""What lies before a seat of Rivals at the beginning of a turn, as named numbers whose weights are fitted."""

from __future__ import annotations

from math import log
from typing import Final

from gloam.bots.evaluation import Evaluation
from gloam.core.table import Table
from gloam.rivals.antagonists import ranks
from gloam.rivals.catalogue import (
    ANTAGONIST,
    ATTACK,
    BODY,
    CARDS,
    CHARM,
    CONSPIRACY,
    KIND,
    MIND,
    MORTAL,
    ONGOING,
    POTENCY,
    REACTION,
    RETAINER,
    TITLE,
    TRAP,
    VAMPIRE,
)
from gloam.rivals.pieces import HAVEN, NOTHING, STREET
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.which import has_title, is_prince
from gloam.rivals.winning import goal

NAMES: Final = (
    "agenda",
    "near",  # its square, of the goal: the last points are worth more than the first
    "prestige",  # its logarithm: the first tokens are worth most
    "vampires",  # outside Torpor
    "alone",  # is there but one?
    "potency",  # their Blood Potency
    "blood",
    "weak",  # vampires that one hit may fell
    "body",
    "charm",
    "mind",
    "ready",  # vampires
    "outside",  # vampires in The Street
    "hunted",  # and the Antagonists there, for each
    "servants",  # Retainers
    "titles",
    "prince",
    "leader",  # is the Leader outside Torpor?
    "asleep",  # the Blood Potency in Torpor
    "waking",  # and the Blood there
    "hand",  # the root of how many cards
    "attacks",  # Attack cards in hand
    "reactions",
    "recruits",  # vampires in hand
    "plots",  # tokens on one's Conspiracies, as far as they are needed
    "stays",  # Ongoing cards and Traps
    "marked",  # Agenda that lies on one's vampires for others
    "turn",  # is it this player's?
    "prey_alone",  # has the Rival but one vampire?
    "prey_poor",  # the logarithm of the Rival's Prestige
    "aids",  # Library cards of one's own that stay with one's vampires, Retainers and Titles left out
    "harms",  # those of foes
    "stalked",  # ranks of Antagonists
    "guarded",  # mortals that others pay for
    "sleepers",  # vampires in Torpor
    "best",  # the best attribute of any vampire
    "sound",  # the most Blood on one
)
LITTLE: Final = 2  # Blood that one hit may take
NONE_LEFT: Final = 0.2  # so that there is a logarithm of no Prestige


class RivalsEvaluation(Evaluation):
    """Judged at the beginning of a turn, as far as a playout goes; the stage is the round."""

    def features(self, table: Table, seat: int) -> list[float]:
        return features(rivals(table), seat)

    def stage(self, table: Table) -> float:
        here = rivals(table)
        return float((here.turn - 1) // here.seats + 1)

    def scores(self, table: Table) -> list[float]:
        """Whoever has won has reached the goal, by whichever way; others have the Agenda they have come to, and the
        fallen none."""
        here = rivals(table)
        assert here.result is not None, "a game that is over"
        return [
            float(goal(here, seat)) if seat in here.result.winners
            else float(min(here.agenda[seat], goal(here, seat) - 1)) if here.vampires(seat) and here.prestige[seat]
            else 0.0
            for seat in range(here.seats)
        ]  # fmt: skip


def features(table: RivalsTable, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    agenda, leader, prey = table.agenda[seat], table.leader[seat], table.rival[seat]
    return [
        float(agenda),
        agenda * agenda / goal(table, seat),
        log(table.has_prestige(seat) + NONE_LEFT),
        float(len(table.coterie[seat])),
        float(len(table.vampires(seat)) <= 1),
        *of_vampires(table, seat),
        float(leader != NOTHING and table.pieces[leader].zone in (HAVEN, STREET)),
        float(sum([table.quality(POTENCY, card) for card in table.torpor[seat]])),
        float(sum([table.blood(card) for card in table.torpor[seat]])),
        *of_hand(table, seat),
        *of_board(table, seat),
        float(sum([table.pieces[card].prize for card in table.coterie[seat]])),
        float(table.active == seat),
        float(len(table.vampires(prey)) <= 1),
        log(table.has_prestige(prey) + NONE_LEFT),
        *of_attached(table, seat),
        float(len(ranks(table, seat))),
        float(len([card for card in table.street if table.is_a(card, MORTAL) and is_host(table, seat, card)])),
        float(len(table.torpor[seat])),
        float(max([best_of(table, card) for card in table.coterie[seat]], default=0)),
        float(max([table.blood(card) for card in table.coterie[seat]], default=0)),
    ]


def is_host(table: RivalsTable, seat: int, card: int) -> bool:
    """Is this mortal attached to a card of this player's?"""
    host = table.pieces[card].host
    return host != NOTHING and table.pieces[host].holder == seat


def best_of(table: RivalsTable, card: int) -> int:
    return max(table.quality(BODY, card), table.quality(CHARM, card), table.quality(MIND, card))


def of_attached(table: RivalsTable, seat: int) -> list[float]:
    """Library cards that lie face up with one's vampires: one's own and those of foes."""
    aids = harms = 0
    for card in table.coterie[seat]:
        for guest in table.pieces[card].guests:
            if not table.pieces[guest].down and not table.is_a(guest, RETAINER) and not table.is_a(guest, TITLE):
                aids += table.owner[guest] == seat
                harms += table.owner[guest] != seat
    return [float(aids), float(harms)]


def of_vampires(table: RivalsTable, seat: int) -> list[float]:
    """All those outside Torpor together: from their Blood Potency to whether the Prince is among them."""
    potency = blood = weak = body = charm = mind = ready = outside = servants = titles = prince = 0
    for card in table.coterie[seat]:
        piece, here = table.pieces[card], table.blood(card)
        potency += table.quality(POTENCY, card)
        blood += here
        weak += here <= LITTLE
        body += table.quality(BODY, card)
        charm += table.quality(CHARM, card)
        mind += table.quality(MIND, card)
        ready += piece.ready
        outside += piece.zone == STREET
        if piece.guests:
            servants += len([guest for guest in piece.guests if table.is_a(guest, RETAINER)])
            titles += has_title(table, card)
            prince += is_prince(table, card)
    hunted = outside * len([card for card in table.street if table.is_a(card, ANTAGONIST)]) if outside else 0
    found = [potency, blood, weak, body, charm, mind, ready, outside, hunted, servants, titles, prince]
    return [float(one) for one in found]


def of_hand(table: RivalsTable, seat: int) -> list[float]:
    attacks = reactions = recruits = 0
    for card in table.hand[seat]:
        kind = KIND[table.prints[card]]
        attacks += kind & ATTACK != 0
        reactions += kind & REACTION != 0
        recruits += kind & VAMPIRE != 0
    return [len(table.hand[seat]) ** 0.5, float(attacks), float(reactions), float(recruits)]


def of_board(table: RivalsTable, seat: int) -> list[float]:
    """Conspiracies, as far as they are paid for, and cards that stay."""
    plots = stays = 0
    for card in table.board[seat]:
        face = CARDS[table.prints[card]]
        if face.kind & CONSPIRACY:
            plots += min(table.blood(card), face.cost)
        elif face.kind & (ONGOING | TRAP):
            stays += 1
    return [float(plots), float(stays)]
