"""Every way one player's hidden cards could lie, kept up from nothing but what a viewer is shown.

A world says where a player's nine clan cards are. A card that the viewer has never seen is like any other such card,
so worlds hold it without a name (""); a card once seen keeps its name. Whatever happens in secret makes more worlds,
whatever is shown strikes some out. Nothing here reads a table: only events and views of the one who watches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gloam.core.table import LETTERS, Table

Pile = tuple[str, ...]  # sorted, where the order means nothing
Seen = dict[str, Any]  # an event or a view: JSON

UNKNOWN = ""
KEEPS_BOTH = "AL27"
PLAYS_TOP_CARD = "MA06"


class World(NamedTuple):
    """Where the cards are that the viewer does not see. `under` is in order, the lowest card last."""

    hand: Pile
    drawn: Pile
    top: Pile
    under: Pile
    down: tuple[tuple[str, str], ...]  # a place ("haven A") and a face-down card there

    def names(self) -> set[str]:
        return {*self.hand, *self.drawn, *self.top, *self.under, *[card for _, card in self.down]} - {UNKNOWN}

    def held(self) -> Pile:
        """The cards in the hand and face down."""
        return (*self.hand, *[card for _, card in self.down])

    def away(self) -> Pile:
        """The cards in the deck or just drawn from it."""
        return (*self.drawn, *self.top, *self.under)

    def entry(self, pile: Pile, card: str) -> str | None:
        """As what this card could be in a pile: by name, or as one without a name. None: it is not there."""
        if card in pile:
            return card
        return UNKNOWN if UNKNOWN in pile and card not in self.names() else None


def less(pile: Pile, card: str) -> Pile:
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def more(pile: Pile, *cards: str) -> Pile:
    return tuple(sorted([*pile, *cards]))


# ---- what happens in secret: one world becomes several


def draws(world: World) -> Iterator[tuple[str, World]]:
    """The top card, each that it could be; those put under the deck only when nothing is left above them."""
    if world.top:
        for card in set(world.top):
            yield card, world._replace(top=less(world.top, card))
    else:
        yield world.under[0], world._replace(under=world.under[1:])


def drawn(world: World) -> Iterator[World]:
    for card, rest in draws(world):
        yield rest._replace(drawn=more(rest.drawn, card))


def drew(world: World) -> Iterator[World]:
    for card, rest in draws(world):
        yield rest._replace(hand=more(rest.hand, card))


def built(world: World, keeps_both: bool) -> Iterator[World]:
    """All but one of the drawn cards are kept; or, of two, both, and a card that was in the hand before goes under."""
    cards = world.drawn
    if len(cards) == 1:
        yield world._replace(drawn=(), hand=more(world.hand, *cards))
        return
    for card in set(cards):
        yield world._replace(drawn=(), hand=more(world.hand, *less(cards, card)), under=(*world.under, card))
    if keeps_both and len(cards) == 2:
        for card in set(world.hand):
            hand = more(less(world.hand, card), *cards)
            yield world._replace(drawn=(), hand=hand, under=(*world.under, card))


def shuffled_in(world: World) -> Iterator[World]:
    for card in set(world.hand):
        yield world._replace(hand=less(world.hand, card), top=more(world.top, *world.under, card), under=())


def played_down(world: World, place: str) -> Iterator[World]:
    for card in set(world.hand):
        yield world._replace(hand=less(world.hand, card), down=tuple(sorted([*world.down, (place, card)])))


def lifted(world: World, place: str) -> Iterator[tuple[str, World]]:
    """One of the unseen cards at a place is taken from there."""
    for lying in set(world.down):
        if lying[0] == place:
            down = list(world.down)
            down.remove(lying)
            yield lying[1], world._replace(down=tuple(down))


def moved(world: World, place: str, target: str) -> Iterator[World]:
    for card, rest in lifted(world, place):
        yield rest._replace(down=tuple(sorted([*rest.down, (target, card)])))


def returned(world: World, place: str) -> Iterator[World]:
    for card, rest in lifted(world, place):
        yield rest._replace(hand=more(rest.hand, card))


# ---- what is shown: worlds that do not fit are struck out


def shown_in_hand(world: World, card: str) -> Iterator[World]:
    """It was in the hand and has left it."""
    entry = world.entry(world.hand, card)
    if entry is not None:
        yield world._replace(hand=less(world.hand, entry))


def shown_on_top(world: World, card: str) -> Iterator[World]:
    """It was the top card of the deck and has left it."""
    for top, rest in draws(world):
        if world.entry((top,), card) is not None:
            yield rest


def shown_down(world: World, place: str, card: str) -> Iterator[World]:
    """It is one of the unseen cards at a place, and is seen from now on."""
    for lying, rest in lifted(world, place):
        if world.entry((lying,), card) is not None:
            yield rest


def whole_hand(world: World, cards: Pile) -> Iterator[World]:
    """The hand is exactly these cards."""
    if len(cards) != len(world.hand) or not set(world.hand) - {UNKNOWN} <= set(cards):
        return
    fresh = set(cards) - set(world.hand)
    if not fresh & world.names():
        yield world._replace(hand=more((), *cards))


def own_secret(world: World, event: Seen) -> bool:
    """Does the world fit what the owner alone is told of its own cards?"""
    if event.get("cards") is not None:
        return set(event["cards"]) == set(world.drawn)
    if event.get("under") is not None:
        below = world.under[len(world.under) - len(event["under"]) :]
        return below == tuple(event["under"]) and set(event["kept"]) <= set(world.hand)
    if event.get("card") is not None:
        return bool((event["card"] in world.hand) == (event["what"] == "drew"))
    return True


def mentioned(event: Seen) -> set[str]:
    """The cards an event speaks of."""
    found: set[str] = set()
    for fact in event.values():
        found.update(fact if isinstance(fact, tuple) else [fact] if isinstance(fact, str) else [])
    return found


# ---- following a game


class Follower:
    """What one viewer (None: a spectator) can work out about one player's cards."""

    def __init__(self, viewer: int | None, owner: int, cards: Pile, view: Seen, named: bool = False) -> None:
        """`cards` are the owner's, in printed order. As a game begins the last two are in the hand, known to all.

        `named`: give every card its name, in all the ways there are; many more worlds that say the same.
        """
        self.viewer = viewer
        self.owner = owner
        self.cards = cards
        deck = cards[:-2] if viewer == owner or named else (UNKNOWN,) * (len(cards) - 2)
        self.worlds = {World(more((), *cards[-2:]), (), more((), *deck), (), ())}
        self.visible: dict[str, str] = {}  # the owner's cards that this viewer sees lying somewhere
        self.looked: set[str] = set()
        self.view = view
        self.top_card = False  # the card that is played next comes from the deck
        self.over = False

    def place(self, event: Seen, name: str = "at") -> str:
        return f"{event[name]} {LETTERS[event['seat']]}"

    def grow(self, grown: Iterator[World]) -> None:
        self.worlds = set(grown)

    def hear(self, events: list[Seen], view: Seen) -> None:
        """What has happened since the last time, and how the table looks now."""
        for event in events:
            if not self.over:
                self.one(event)
                assert not mentioned(event) & self.nameless() - self.looked, f"{event} names a card never seen"
                self.top_card = event["what"] == "card-acts" and event["card"] == PLAYS_TOP_CARD
        self.view = view
        if not self.over:
            self.compare()
            assert self.worlds, "nothing is possible"

    def one(self, event: Seen) -> None:
        what, mine = event["what"], event["seat"] == self.owner
        if what in ("played", "card-moved", "card-returned", "revealed"):
            self.moves(what, event)
        elif what == "eliminated":
            self.eliminated(event["seat"])
        elif what == "hand-shown" and mine:
            self.grow(after for world in self.worlds for after in whole_hand(world, more((), *event["cards"])))
        elif what == "cards-shown" and mine:
            self.looked.update(event["down"])  # the view says where each of them lies
            self.grow(after for world in self.worlds for after in whole_hand(world, more((), *event["hand"])))
        elif what == "looked" and event["seat"] == self.viewer and event["card"] in self.cards:
            self.looked.add(event["card"])
        elif mine and what in ("drawn", "hand-built", "drew", "shuffled-in"):
            self.secretly(what, event)
            self.grow(world for world in self.worlds if own_secret(world, event))

    def secretly(self, what: str, event: Seen) -> None:
        if what == "drawn":
            for _ in range(event["amount"]):
                self.grow(after for world in self.worlds for after in drawn(world))
        elif what == "drew":
            self.grow(after for world in self.worlds for after in drew(world))
        elif what == "shuffled-in":
            self.grow(after for world in self.worlds for after in shuffled_in(world))
        else:
            keeps_both = KEEPS_BOTH in self.view["players"][self.owner]["alliance"]
            self.grow(after for world in self.worlds for after in built(world, keeps_both))

    def moves(self, what: str, event: Seen) -> None:
        """A card of the owner is played, moved, taken back or turned up, seen or unseen by this viewer."""
        card = event["card"]
        if card is None:
            if event["seat"] == self.owner:
                self.unseen(what, event)
        elif card in self.cards:
            self.seen(what, card, event)

    def unseen(self, what: str, event: Seen) -> None:
        place = self.place(event)
        if what == "played":
            self.grow(after for world in self.worlds for after in played_down(world, place))
        elif what == "card-moved":
            target = self.place(event, "to")
            self.grow(after for world in self.worlds for after in moved(world, place, target))
        else:
            self.grow(after for world in self.worlds for after in returned(world, place))

    def seen(self, what: str, card: str, event: Seen) -> None:
        if what == "played":
            source = shown_on_top if self.top_card else shown_in_hand
            self.grow(after for world in self.worlds for after in source(world, card))
        elif card not in self.visible:
            place = self.place(event)
            self.grow(after for world in self.worlds for after in shown_down(world, place, card))
        if what == "card-returned":
            self.take_back(card)
        else:
            self.visible[card] = self.place(event, "to" if what == "card-moved" else "at")

    def take_back(self, card: str) -> None:
        del self.visible[card]
        self.grow(world._replace(hand=more(world.hand, card)) for world in self.worlds)

    def eliminated(self, seat: int) -> None:
        """Their cards leave the game; other players' cards lying there go back to hands."""
        self.over = self.over or seat == self.owner
        for card, place in list(self.visible.items()):
            if place.endswith(LETTERS[seat]):
                self.take_back(card)

    def compare(self) -> None:
        """The view shows the cards that the events spoke of, and those looked at, and nothing else."""
        lying = self.lying()
        for place, cards in lying.items():
            for card in cards:
                if card is not None and card not in self.visible:
                    assert card in self.looked, f"no event told of {card}"
                    self.grow(after for world in self.worlds for after in shown_down(world, place, card))
                    self.visible[card] = place
        assert self.visible == {card: place for place, cards in lying.items() for card in cards if card is not None}
        unseen = sorted([place for place, cards in lying.items() for card in cards if card is None])
        player = self.view["players"][self.owner]
        for world in self.worlds:
            assert [place for place, _ in world.down] == unseen
            assert len(world.hand) == player["hand"]
            assert len(world.drawn) == player["drawn"]
            assert len(world.top) + len(world.under) == player["deck"]

    def lying(self) -> dict[str, list[str | None]]:
        """The owner's cards on the table, place by place, as the view shows them."""
        return {
            f"{location['name']} {LETTERS[seat]}": [
                card["card"] for card in position["cards"] if card["owner"] == self.owner
            ]
            for location in self.view["locations"]
            for seat, position in enumerate(location["positions"])
        }

    # ---- what follows

    def names(self) -> set[str]:
        """The cards that are known by name: the same in every world."""
        return next(iter(self.worlds)).names()

    def nameless(self) -> set[str]:
        return set(self.cards) - self.names() - set(self.visible)

    def held(self) -> list[str]:
        """The cards that are in the hand or face down whatever the world."""
        held = set.intersection(*[set(world.held()) for world in self.worlds]) - {UNKNOWN}
        if all(UNKNOWN not in world.away() for world in self.worlds):
            held |= self.nameless()
        return sorted(held)

    def in_hand(self) -> list[str]:
        """The cards that are in the hand whatever the world."""
        return sorted(set.intersection(*[set(world.hand) for world in self.worlds]) - {UNKNOWN})

    def away(self) -> set[frozenset[str]]:
        """The sets of named cards that could be in the deck."""
        return {frozenset(world.away()) - {UNKNOWN} for world in self.worlds}

    def as_seen(self, lies: World) -> World:
        """A full assignment with the names taken off that this viewer does not know."""
        names = self.names()

        def known(pile: Pile) -> Pile:
            return tuple([card if card in names else UNKNOWN for card in pile])

        down = tuple(sorted([(place, card if card in names else UNKNOWN) for place, card in lies.down]))
        return World(
            more((), *known(lies.hand)),
            more((), *known(lies.drawn)),
            more((), *known(lies.top)),
            known(lies.under),
            down,
        )


def walkers(table: Table, cards: list[Pile]) -> list[Follower]:
    """A follower for every viewer of every player."""
    viewers: list[int | None] = [None, *range(table.seats)]
    return [
        Follower(viewer, owner, cards[owner], table.view(viewer)) for owner in range(table.seats) for viewer in viewers
    ]
