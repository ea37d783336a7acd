"""What one player can work out of another's hidden cards, by brute force: every way they can have been dealt, played
along by every secret choice their owner can have made, as long as it all looks the same to whoever watches.

It stands on the engine's play and on what it tells, not on the marks by which it remembers who knows what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from gloam.core.chance import seeded
from gloam.rivals.catalogue import KIND, VAMPIRE
from gloam.rivals.game import WholeRivalsTable
from gloam.rivals.imagine import is_hidden
from gloam.rivals.pieces import FACE_DOWN, LAID, hangs_down

MOST = 400  # worlds, beyond which a game is not followed
DEEP = 3  # secret answers of an owner between two that show


class Lies(NamedTuple):
    """How the owner's hidden cards lie: the hand, both decks from below, and what was laid, by its handle."""

    hand: tuple[str, ...]
    library: tuple[str, ...]
    faction: tuple[str, ...]
    down: tuple[tuple[int, str], ...]


class TooMany(Exception):
    """There are more worlds than can be followed."""


def lies(table: WholeRivalsTable, owner: int) -> Lies:
    def names(cards: list[int]) -> tuple[str, ...]:
        return tuple([table.id_of(card) for card in cards])

    laid = [
        (piece.stamp, table.id_of(card))
        for card, piece in enumerate(table.pieces)
        if table.owner[card] == owner and (piece.zone in (FACE_DOWN, LAID) or hangs_down(piece))
    ]
    hand = tuple(sorted(names(table.hand[owner])))
    return Lies(hand, names(table.library[owner]), names(table.faction[owner]), tuple(sorted(laid)))


def arranged(prints: Counter[int], count: int) -> Iterator[tuple[int, ...]]:
    """All different orders of so many of these."""
    if count == 0:
        yield ()
        return
    for number in sorted(prints):
        if prints[number]:
            prints[number] -= 1
            for rest in arranged(prints, count - 1):
                yield (number, *rest)
            prints[number] += 1


class Worlds:
    """A game under way, what one viewer sees of it, and all tables of which this could be true."""

    def __init__(self, table: WholeRivalsTable, viewer: int, owner: int) -> None:
        self.real = table
        self.viewer = viewer
        self.owner = owner
        self.worlds = self.dealt()

    def dealt(self) -> list[WholeRivalsTable]:
        real = self.real
        cards = [card for card, of in enumerate(real.owner) if of == self.owner and is_hidden(real, card, self.viewer)]
        found = [real.clone()]
        for vampires in (True, False):
            alike = [card for card in cards if (KIND[real.prints[card]] & VAMPIRE != 0) == vampires]
            pool = Counter([real.prints[card] for card in alike])
            orders = list(arranged(pool, len(alike)))
            found = [with_prints(world, alike, order) for world in found for order in orders]
            self.check(found)
        return found

    def check(self, worlds: list[WholeRivalsTable]) -> None:
        if len(worlds) > MOST:
            raise TooMany

    # ---- what the viewer sees

    def told(self, table: WholeRivalsTable) -> int:
        return 0 if table.told is None else table.told.count

    def seen(self, table: WholeRivalsTable, since: int) -> Any:
        """What has been told since, who is awaited, and what the viewer is asked."""
        question = table.seat(self.viewer).question()
        asked = None if question is None else question.plain()
        return table.events(self.viewer, since), table.waiting_for(), asked, table.over

    # ---- playing on

    def answer(self, seat: int, *options: str) -> None:
        """These answers are given, and every world goes on as it would look the same."""
        since, before = self.told(self.real), self.seen(self.real, self.told(self.real))
        for option in options:
            self.real.answer(seat, option)
        now = self.seen(self.real, since)
        found: dict[object, WholeRivalsTable] = {}
        deep = max(DEEP, len(options))
        for world in self.worlds:
            ways = (
                self.secretly(world, since, before, now, deep) if seat == self.owner else openly(world, seat, options)
            )
            for after in ways:
                if self.seen(after, since) == now:
                    found[as_it_lies(after)] = after
            self.check(list(found.values()))
        self.worlds = list(found.values())
        assert lies(self.real, self.owner) in self.possible(), "what is so is not possible"

    def secretly(
        self, world: WholeRivalsTable, since: int, before: object, now: object, deep: int
    ) -> Iterator[WholeRivalsTable]:
        """Whatever the owner can have answered there so that it looks as it does now."""
        question = world.seat(self.owner).question()
        if question is None:
            return
        for option in question.options:
            after = world.clone()
            if not after.turns_back(self.owner, option):
                after.answer(self.owner, option)
                seen = self.seen(after, since)
                if seen == now:
                    yield after
                if seen == before and deep > 1:
                    yield from self.secretly(after, since, before, now, deep - 1)

    # ---- what follows

    def possible(self) -> set[Lies]:
        """How the owner's cards can lie where the table is at the same question: imagined tables are."""
        return {lies(world, self.owner) for world in self.worlds if asked(world) == asked(self.real)}

    def imagined(self, count: int, first: int = 0) -> Counter[Lies]:
        """How the owner's cards lie at so many imagined tables."""
        found: Counter[Lies] = Counter()
        for luck in range(first, first + count):
            twin = self.real.imagine(self.viewer, seeded(luck))
            found[lies(cast("WholeRivalsTable", twin), self.owner)] += 1
        return found

    def claims(self) -> tuple[Counter[str], list[tuple[str, int]]]:
        """What the view says of the owner's hand: cards that are surely there, and those there or laid since."""
        player = cast("Any", self.real.view(self.viewer))["players"][self.owner]
        held = list(zip(player["hand_or_down"], player["held_since"], strict=True))
        return Counter(player["in_hand"]), held

    def check_claims(self) -> None:
        """All that the view says is so in every world."""
        surely, held = self.claims()
        for world in {lies(world, self.owner) for world in self.worlds}:
            hand = Counter(world.hand)
            assert surely <= hand, (surely, world)
            for since in {stamp for _, stamp in held}:
                wanted = Counter([card for card, stamp in held if stamp >= since])
                there = hand + Counter([card for stamp, card in world.down if stamp > since])
                assert surely + wanted <= there, (surely, held, world)


def with_prints(world: WholeRivalsTable, cards: list[int], order: tuple[int, ...]) -> WholeRivalsTable:
    twin = world.clone()
    twin.prints = twin.prints[:]
    for card, number in zip(cards, order, strict=True):
        twin.prints[card] = number
    twin.settle()
    return twin


def openly(world: WholeRivalsTable, seat: int, options: tuple[str, ...]) -> Iterator[WholeRivalsTable]:
    """The same answers of somebody else, where they can be given."""
    after = world.clone()
    for option in options:
        question = after.seat(seat).question()
        if question is None or option not in question.options:
            return
        after.answer(seat, option)
    yield after


def as_it_lies(table: WholeRivalsTable) -> object:
    """Which copies lie where, what they are, and what is left to be answered."""
    places = [
        (piece.zone, piece.stamp, piece.party, number) for piece, number in zip(table.pieces, table.prints, strict=True)
    ]
    fists = () if table.conflict is None else table.conflict.hidden
    decks = tuple([tuple(deck) for deck in (*table.library, *table.faction)])
    questions = tuple([f"{what} {ask.fields()}" for what, ask in zip(asked(table), table.open, strict=True)])
    return tuple(places), decks, fists, questions, table.serial


def asked(table: WholeRivalsTable) -> list[str]:
    return [type(ask).__name__ for ask in table.open]
