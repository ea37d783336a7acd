"""The page of a balance report, in Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Final

import gloam
from gloam.lab.balance import Balance, CardFigures, together
from gloam.lab.games import GAMES
from gloam.lab.simulate import Rotation, Share
from gloam.lab.watch import DRAWN, HELD, PLAYED
from gloam.terminal.simulation import named
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

WAY_KEYS: Final = {DRAWN: "balance.d", HELD: "balance.h", PLAYED: "balance.p"}
COLUMNS: Final = {DRAWN: "balance.drawn", HELD: "balance.held", PLAYED: "balance.played"}
ABOVE: Final = " ▲"
BELOW: Final = " ▼"
WIDTH: Final = 120  # letters of a line
CLANS: Final = "clans"  # a family of its own: it stands with the clans, not with the cards


@dataclass(frozen=True)
class Family:
    """Cards that belong together, and how often those won who had to do with any of them."""

    key: str
    title: str
    cards: tuple[CardFigures, ...]
    bases: dict[str, Share]
    owned: bool  # only whoever has taken such a card uses it
    speech: Speech

    @property
    def dealt(self) -> list[CardFigures]:
        """Those of which it is counted how often they came into play."""
        return [card for card in self.cards if card.count.dealt]

    @property
    def taken(self) -> bool:
        return any(card.count.taken for card in self.dealt)

    @property
    def used(self) -> bool:
        return any(card.count.used for card in self.dealt)

    def label(self, card: CardFigures) -> str:
        words = self.speech.words
        return words.clan(card.id) if self.key == CLANS else f"{card.id} {words.card_name(card.id)}"


def families(found: Balance, speech: Speech) -> list[Family]:
    """All of them, clans last. Where there is one card alone, there is nothing to compare it with."""
    owned = GAMES[speech.words.game].watch.owned
    clans = {share.name for share in found.groups.get("clan", [])}
    keys = dict.fromkeys([card.family for card in found.cards])
    made = []
    for key in keys:
        cards = tuple([card for card in found.cards if card.family == key])
        if len(cards) < 2:
            continue
        title = speech.words.clan(key) if key in clans else speech.say(f"balance.family-{key}")
        made.append(Family(key, title, cards, together(cards), key in owned, speech))
    return made


def page(plan: Rotation, found: Balance, speech: Speech) -> str:
    say = speech.say
    title = gloam.game(plan.game).title
    level = speech.share(found.level)
    parts = [
        f"# {say('balance.title', title=title, games=speech.number(found.games, 0))}",
        about(plan, speech),
        f"    {command(plan, found.games)}",
        say("balance.reading", level=level) + " " + say("balance.limits"),
        *[
            part
            for of, shares in found.groups.items()
            if shown(of, shares)
            for part in group(of, shares, found, speech)
        ],
        *meetings(found, speech),
        *endings(found, speech),
        *length(found, speech),
        *means("balance.scores", found.scores, "score", speech),
        *means("balance.happenings", found.happenings, "simulate", speech),
        *by_deck(found, speech),
        f"## {say('balance.cards')}",
        say("balance.about-cards"),
        *[part for family in families(found, speech) if family.key != CLANS for part in cards(family, speech)],
    ]
    return "\n\n".join([wrapped(part) for part in parts]) + "\n"


def wrapped(part: str) -> str:
    """A paragraph in lines that an editor can show; everything else as it is."""
    return part if part.startswith(("#", "|", "!", " ")) else fill(part, WIDTH, break_on_hyphens=False)


def about(plan: Rotation, speech: Speech) -> str:
    variants = [speech.words.term("variant." + name) for name in plan.variants]
    return speech.say(
        "balance.plan",
        bots=", ".join(plan.bots),
        seats=plan.seats,
        variants=", ".join(variants) or speech.say("balance.none"),
        seed=plan.seed,
    )


def command(plan: Rotation, games: int) -> str:
    """What makes the same page again."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    variants = f" --variants {','.join(plan.variants)}" if plan.variants else ""
    chosen = f"--bots {','.join(bots)} --games {games} --seats {plan.seats}{variants} --seed {plan.seed}"
    return f"gloam lab balance {plan.game} {chosen}"


# ---- groups, length, means


def shown(of: str, shares: Sequence[Share]) -> bool:
    """Where one bot had all the seats, there is nothing to compare."""
    return of != "bot" or len(shares) > 1


def group(of: str, shares: Sequence[Share], found: Balance, speech: Speech) -> list[str]:
    """Win shares by seat, turn, clan, deck or bot; clans also by how often they were chosen."""
    say = speech.say
    taken = {card.id: card.taken for card in found.cards if of == "clan" and card.family == CLANS}
    heads = [say(f"balance.{of}"), *[say(f"balance.{key}") for key in ("games", "wins", "share")]]
    rows = [
        [
            named(share.name, of, speech),
            speech.number(share.games, 0),
            speech.number(share.wins, 0),
            cell(share, found.level, speech, count=False),
            *([cell(taken[share.name], None, speech, count=False)] if share.name in taken else []),
        ]
        for share in shares
    ]
    title = say(f"balance.{of}s")
    pictures = [picture(title, f"{of}s.png")]
    if taken:
        heads.append(say("balance.picked"))
        pictures.append(picture(say("balance.chart-picked", what=title), f"taken-{CLANS}.png"))
    return [f"## {title}", table(heads, rows, left=1), *pictures]


def meetings(found: Balance, speech: Speech) -> list[str]:
    """How often the deck of each row won where that of the column sat as well."""
    decks = list(found.meetings)
    if not decks:
        return []
    heads = [speech.say("balance.deck"), *[speech.words.deck(foe) for foe in decks]]
    rows = []
    for deck in decks:
        met = found.meetings[deck]
        cells = [cell(met[foe], found.level, speech) if foe in met else "–" for foe in decks]
        rows.append([speech.words.deck(deck), *cells])
    return [f"## {speech.say('balance.meetings')}", speech.say("balance.about-meetings"), table(heads, rows, left=1)]


def endings(found: Balance, speech: Speech) -> list[str]:
    """How games came to their end: all of them, and those that each deck won."""
    if not found.endings:
        return []
    say, decks = speech.say, list(found.meetings)
    heads = [say("balance.ending"), say("balance.all-games"), *[speech.words.deck(deck) for deck in decks]]
    rows = []
    for ending, by in found.endings.items():
        share = Share(ending, sum(by.values()), found.games)
        counts = [speech.number(by.get(deck, 0), 0) for deck in decks]
        rows.append([say(f"ending.{ending}"), cell(share, None, speech, count=False), *counts])
    return [f"## {say('balance.endings')}", say("balance.about-endings"), table(heads, rows, left=1)]


def by_deck(found: Balance, speech: Speech) -> list[str]:
    """What happened, a column for each deck."""
    if not found.of_decks:
        return []
    things = list(dict.fromkeys([thing for counted in found.of_decks.values() for thing in counted]))
    heads = ["", *[speech.words.deck(deck) for deck in found.of_decks]]
    rows = [
        [
            capital(thing_named("simulate", thing, speech)),
            *[speech.number(mine[thing], 2) for mine in found.of_decks.values()],
        ]
        for thing in things
    ]
    return [f"## {speech.say('balance.of-decks')}", table(heads, rows, left=1)]


def length(found: Balance, speech: Speech) -> list[str]:
    say, (low, high) = speech.say, found.length.interval
    text = say(
        "balance.length-text",
        mean=speech.number(found.length.mean, 1),
        low=speech.number(low, 1),
        high=speech.number(high, 1),
        lower=quantile(found.lengths, 0.25),
        upper=quantile(found.lengths, 0.75),
        shortest=min(found.lengths),
        longest=max(found.lengths),
        ties=speech.share(found.tie_breaks),
    )
    return [f"## {say('balance.length')}", text, picture(say("balance.length"), "length.png")]


def quantile(lengths: Mapping[int, int], part: float) -> int:
    """The shortest length that so great a part of the games does not exceed."""
    left = part * sum(lengths.values())
    for value, times in sorted(lengths.items()):
        left -= times
        if left <= 0:
            return value
    return max(lengths)


def means(title: str, found: Mapping[str, Mapping[str, float]], kind: str, speech: Speech) -> list[str]:
    """A row for each bot, a column for each thing."""
    things = list(dict.fromkeys([thing for counted in found.values() for thing in counted]))
    heads = [speech.say("balance.bot"), *[capital(thing_named(kind, thing, speech)) for thing in things]]
    rows = [
        [bot, *[speech.number(counted[thing], 2) if thing in counted else "–" for thing in things]]
        for bot, counted in found.items()
    ]
    return [f"## {speech.say(title)}", table(heads, rows, left=1)]


def thing_named(kind: str, thing: str, speech: Speech) -> str:
    return speech.words.term(f"score.{thing}") if kind == "score" else speech.say(f"simulate.{thing}")


# ---- cards


def cards(family: Family, speech: Speech) -> list[str]:
    """One family: how often those won who drew, held and played each card, and how often it was taken and used."""
    say = speech.say
    ways = [way for way in COLUMNS if way in family.bases]
    heads = [say("balance.id"), say("balance.card"), *[say(COLUMNS[way]) for way in ways]]
    counted = [("dealt", bool(family.dealt)), ("taken", family.taken), ("uses", family.used)]
    heads += [
        say(f"balance.{key}-owned" if key == "uses" and family.owned else f"balance.{key}")
        for key, there in counted
        if there
    ]
    rows = [
        [
            card.id,
            speech.words.card_name(card.id),
            *[cell(card.ways[way], family.bases[way].share, speech) if way in card.ways else "–" for way in ways],
            *[tally(card, key, speech) for key, there in counted if there],
        ]
        for card in family.cards
    ]
    if ways and len(rows) > 1:
        every = [cell(family.bases[way], None, speech) for way in ways]
        rows.append(["", say("balance.all"), *every, *[""] * (len(heads) - 2 - len(ways))])
    pictures = [picture(family.title, f"cards-{family.key}.png")] if ways else []
    if family.taken:
        pictures.append(picture(say("balance.chart-taken", what=family.title), f"taken-{family.key}.png"))
    if family.used:
        pictures.append(picture(say("balance.chart-uses", what=family.title), f"uses-{family.key}.png"))
    return [f"### {family.title}", table(heads, rows, left=2), *pictures]


def tally(card: CardFigures, key: str, speech: Speech) -> str:
    if not card.count.dealt or (key == "uses" and not card.uses.count):
        return "–"
    if key == "dealt":
        return speech.number(card.count.dealt, 0)
    if key == "taken":
        return cell(card.taken, None, speech, count=False)
    low, high = card.uses.interval
    return f"{speech.number(card.uses.mean, 2)} ({speech.number(low, 2)}–{speech.number(high, 2)})"


def cell(share: Share, base: float | None, speech: Speech, count: bool = True) -> str:
    """A share, where it lies, its interval, and of how many."""
    low, high = share.interval
    mark = "" if base is None else ABOVE if low > base else BELOW if high < base else ""
    of = f"; {speech.number(share.games, 0)}" if count else ""
    return f"{speech.share(share.share)}{mark} ({speech.number(100 * low, 1)}–{speech.number(100 * high, 1)}{of})"


# ---- Markdown


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> str:
    """The first columns are words, the others figures."""
    marks = ["---"] * left + ["---:"] * (len(heads) - left)
    return "\n".join([f"| {' | '.join(row)} |" for row in (heads, marks, *rows)])


def picture(title: str, file: str) -> str:
    return f"![{title}]({file})"
