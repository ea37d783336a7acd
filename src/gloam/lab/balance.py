"""How well balanced a game is, by the games of bots: who wins, with what, from where, and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass

import gloam
from gloam.lab.games import GAMES
from gloam.lab.match import Played
from gloam.lab.simulate import Share, cards, everyone, happenings, means, scores, shares
from gloam.lab.statistics import Spread, mean
from gloam.lab.watch import WAYS, CardCount


@dataclass(frozen=True)
class CardFigures:
    """One card, or clan. `ways` are the shares of those that drew, held and played it; `taken` is how often it was
    taken when it was there to be taken; `uses` how often its effect was used for each time it was dealt, or taken where
    only its owner may use it."""

    id: str
    family: str
    ways: dict[str, Share]
    count: CardCount
    taken: Share
    uses: Spread

    def plain(self) -> dict[str, object]:
        return {
            "id": self.id,
            "family": self.family,
            "ways": {way: share.plain() for way, share in self.ways.items()},
            "count": asdict(self.count),
            "taken": self.taken.plain(),
            "uses": self.uses.plain(),
        }


@dataclass(frozen=True)
class Balance:
    """What many games say of one game. `level` is how often everyone would win if all were equal."""

    games: int
    level: float
    groups: dict[str, list[Share]]
    length: Spread
    lengths: dict[int, int]
    tie_breaks: float
    cards: list[CardFigures]
    scores: dict[str, dict[str, float]]
    happenings: dict[str, dict[str, float]]
    of_decks: dict[str, dict[str, float]]  # what happened, for one seat of each deck
    meetings: dict[str, dict[str, Share]]  # how often a deck won where another sat as well
    endings: dict[str, dict[str, int]]  # how games came to their end, by the winner's deck

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "level": self.level,
            "wins": {of: [share.plain() for share in found] for of, found in self.groups.items()},
            "length": self.length.plain(),
            "lengths": {str(length): times for length, times in self.lengths.items()},
            "tie_breaks": self.tie_breaks,
            "cards": [card.plain() for card in self.cards],
            "scores": self.scores,
            "happenings": self.happenings,
            "of_decks": self.of_decks,
            "meetings": {
                deck: {foe: share.plain() for foe, share in found.items()} for deck, found in self.meetings.items()
            },
            "endings": self.endings,
        }


def balance(game: str, played: Iterable[Played]) -> Balance:
    """Everything there is to say. The games are gone through several times, and not kept."""
    groups = {of: shares(played, of) for of in GAMES[game].watch.groups}
    length, lengths, broken = Spread(), Counter[int](), Spread()
    for one in played:
        length.add(one.decisions)
        lengths[one.decisions] += 1
        broken.add(one.tie_break != "")
    return Balance(
        length.count,
        mean([player.won for player in everyone(played)]),
        groups,
        length,
        dict(sorted(lengths.items())),
        broken.mean,
        card_figures(game, played),
        scores(played),
        happenings(played),
        means((player.deck, player.happened) for player in everyone(played) if player.deck),
        meetings(played),
        endings(played),
    )


def meetings(played: Iterable[Played]) -> dict[str, dict[str, Share]]:
    """For each deck and each other one: how often the first won where both were brought."""
    found: dict[str, dict[str, list[int]]] = {}
    for one in played:
        for player in one.players:
            for foe in one.players:
                if player.seat != foe.seat and player.deck and foe.deck:
                    tally = found.setdefault(player.deck, {}).setdefault(foe.deck, [0, 0])
                    tally[0] += player.won
                    tally[1] += 1
    return {
        deck: {foe: Share(foe, *tallies[foe]) for foe in sorted(tallies)} for deck, tallies in sorted(found.items())
    }


def endings(played: Iterable[Played]) -> dict[str, dict[str, int]]:
    """How many games ended so, by the deck of whoever won."""
    found: dict[str, Counter[str]] = {}
    for one in played:
        if one.ending:
            found.setdefault(one.ending, Counter()).update([player.deck for player in one.players if player.won])
    return {ending: dict(sorted(found[ending].items())) for ending in sorted(found)}


def card_figures(game: str, played: Iterable[Played]) -> list[CardFigures]:
    """Every card that came about, in printed order; clans after them."""
    counts, won, used = cards(played), ways(played), uses(game, played)
    family = GAMES[game].watch.family
    printed = gloam.game(game).card_ids()
    return [
        CardFigures(
            card,
            family(card),
            won.get(card, {}),
            counts.get(card, CardCount()),
            Share(card, counts.get(card, CardCount()).taken, counts.get(card, CardCount()).dealt),
            used.get(card, Spread()),
        )
        for card in [*printed, *sorted(counts.keys() - set(printed))]
        if card in counts or card in won
    ]


def ways(played: Iterable[Played]) -> dict[str, dict[str, Share]]:
    """For each card and each thing a seat may have to do with it: how often such seats won."""
    found: dict[str, dict[str, list[int]]] = {}
    for player in everyone(played):
        for card, mine in player.cards.items():
            for way in mine:
                tally = found.setdefault(card, {}).setdefault(way, [0, 0])
                tally[0] += player.won
                tally[1] += 1
    return {
        card: {way: Share(card, *tallies[way]) for way in WAYS if way in tallies} for card, tallies in found.items()
    }


def together(family: Iterable[CardFigures]) -> dict[str, Share]:
    """The same for all these cards as one: how often those won who had to do with any of them."""
    found: dict[str, Share] = {}
    for card in family:
        for way, share in card.ways.items():
            before = found.get(way, Share("", 0, 0))
            found[way] = Share("", before.wins + share.wins, before.games + share.games)
    return found


def uses(game: str, played: Iterable[Played]) -> dict[str, Spread]:
    """How often a card's effect was used for each time it was there to be used, over the games in which it was."""
    watch = GAMES[game].watch
    found: dict[str, Spread] = {}
    for one in played:
        for card, count in one.cards.items():
            times = count.taken if watch.family(card) in watch.owned else count.dealt
            if times:
                found.setdefault(card, Spread()).add(count.used / times)
    return found
