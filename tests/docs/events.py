"""Writes docs/events.md: every kind of question and event, read from the code and from games that are played for it.

`python -m tests.docs.events` writes the page anew; read the difference before keeping it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import gloam
from gloam.blood_orders import catalogue as city
from gloam.blood_orders.setup import COLOURS
from gloam.core.event import Event, Fact
from gloam.core.question import Question
from gloam.core.step import Ask
from gloam.core.table import LETTERS
from gloam.rivals.catalogue import NUMBER
from gloam.rivals.untimely import AMOUNTS
from gloam.vendetta import catalogue as clans
from tests.docs.games import Seen, everything
from tests.words.games import SAMPLES
from tests.words.sources import first_texts

PAGE: Final = Path(__file__).parents[2] / "docs" / "events.md"
NAMES: Final = ("Anna", "Boris", "Carla", "Dimitri", "Esther", "Frank")
SEATS: Final = ("by", "cause", "mate", "of", "player", "ranks", "turns", "winners")  # facts that are seats
SEATS_OF_RIVALS: Final = ("foe", "from", "haven", "owner", "rival", "seats", "to")
COUNTED: Final = ("card", "handle", "number", "place", "seat", "clan")
MOST: Final = 9  # words that are written out; where there are more a fact is any text

HEAD: Final = """# Questions and events

What a program meets at a table: the kinds of questions (`question.what`) and of events (`event["what"]`), with their
fields, the rules they name, and how they read. This page is made from the code by `python -m tests.docs.events`; the
suite fails where it is not what the games say. What every question and every event has is in [web-api.md](web-api.md).

Options are written with capitals for what varies: `CARD` an id, `PLACE` a Location, a Quarter, `altar` or `catacombs`,
`SEAT` a letter, `HANDLE` the number by which a card in play is called, `KIND` one of `dawn`, `dusk`, `night`, `N` a
number, `CLAN`, `COLOUR`. In facts a seat is a number from 0. The secret facts of an event are null for whoever may not
know them, as in the second sentence below it; "some seats" are those who have seen that card or token. An optional fact
is not always there.
"""


@dataclass
class Kind:
    """What has been seen of one kind of question or event."""

    example: Seen
    rules: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    facts: dict[str, set[str]] = field(default_factory=dict)
    secret: dict[str, set[str]] = field(default_factory=dict)
    knowers: set[str] = field(default_factory=set)
    always: set[str] | None = None  # the facts that no example lacked

    def note(self, seen: Seen) -> None:
        self.rules.add(seen.what.rule)
        self.always = set(seen.what.facts) & (set(seen.what.facts) if self.always is None else self.always)
        if worth(seen) > worth(self.example):
            self.example = seen
        add(self.facts, seen.what.facts, seen.game)
        if isinstance(seen.what, Question):
            self.options.update(shape(option, seen.game) for option in seen.what.options)
        elif seen.what.secret is not None:
            add(self.secret, seen.what.secret, seen.game)
            self.knowers.add(known_to(seen.what, seen.seats))


Kinds = dict[str, Kind]


def worth(seen: Seen) -> int:
    """How much an example tells: what is kept from some, and facts that are not empty."""
    if isinstance(seen.what, Question):
        return len([value for value in seen.what.facts.values() if value not in ((), "")])
    secret = seen.what.secret or {}
    kept = bool(secret) and known_to(seen.what, seen.seats) != "everyone"
    return 10 * kept + len([value for value in (*seen.what.facts.values(), *secret.values()) if value not in ((), "")])


def add(found: dict[str, set[str]], facts: dict[str, Fact], game: str) -> None:
    for name, value in facts.items():
        found.setdefault(name, set()).update(sorts(name, value, game))


def gathered(seen: Iterable[Seen], game: str) -> tuple[Kinds, Kinds]:
    """All kinds of questions of a game, and all kinds of events."""
    questions: Kinds = {}
    events: Kinds = {}
    for one in seen:
        if one.game == game:
            kinds = questions if isinstance(one.what, Question) else events
            kinds.setdefault(one.what.what, Kind(one)).note(one)
    return questions, events


def in_the_code(game: str) -> tuple[list[str], list[str]]:
    """The kinds of questions and of events that the code has."""
    asks = [kind.__name__ for kind in SAMPLES[game].steps if issubclass(kind, Ask)]
    return sorted(asks), sorted(first_texts("tell", game))


# ---- what a fact or an option is


def noun(word: str, game: str) -> str:
    """What sort of thing a word names; '' where it stands for itself."""
    places = (*city.QUARTERS, "altar", "catacombs") if game == "blood-orders" else ("1", "2", "3", "haven")
    if game == "rivals":
        return "card" if word in NUMBER else "handle" if word.isdigit() else ""
    named = {
        "card": city.IDS if game == "blood-orders" else clans.IDS,
        "place": places,
        "kind": city.KINDS,
        "clan": clans.CLANS,
        "colour": COLOURS,
    }
    return next((sort for sort, words in named.items() if word and word in words), "")


def sorts(name: str, value: Fact, game: str) -> list[str]:
    """What sorts of things a value is, or has in it."""
    if isinstance(value, bool):
        return ["true or false"]
    if isinstance(value, int):
        seats = (*SEATS, *SEATS_OF_RIVALS) if game == "rivals" else SEATS
        return ["seat" if name in seats else "number"]
    if isinstance(value, tuple):
        return ["list", *[sort for one in value for sort in sorts(name, one, game)]]
    if value is None or not value:
        return ["null" if value is None else "empty"]
    return [noun(value, game) or f"`{value}`"] if " " not in value else [f"`{shape(value, game)}`"]


def described(name: str, found: set[str], always: bool) -> str:
    """A fact with what it can be: "`cards` (list of cards)"."""
    plain = sorted(found - {"list", "empty", "null"})
    words = plain if len(plain) <= MOST else ["text"]
    if "list" in found:
        words = [f"{word}s" if word in COUNTED else word for word in words]
    text = ("list of " if "list" in found else "") + " or ".join(words)
    rest = "".join([f", or {sort}" for sort in ("empty", "null") if sort in found])
    return f"`{name}` ({text or 'list'}{rest}{'' if always else ', optional'})"


def shape(option: str, game: str) -> str:
    """An option with what varies in it in capitals."""
    words = option.split(" ")
    return " ".join([shaped(words, place, game) for place in range(len(words))])


def shaped(words: Sequence[str], place: int, game: str) -> str:
    word = words[place]
    before = words[place - 1] if place else ""
    if word in LETTERS and len(word) == 1:
        return "SEAT"
    if game == "rivals" and word.isdigit():
        return "N" if words[0] in AMOUNTS else "HANDLE"
    if word.lstrip("+-").isdigit() and not (before in ("at", "to", "look") or words[0] == "use"):
        return "N"
    return noun(word, game).upper() or word


def known_to(event: Event, seats: int) -> str:
    everyone = (2 << seats) - 1
    if event.knowers & everyone == everyone:
        return "everyone"
    return "the seat alone" if event.knowers == 1 << event.seat else "some seats"


# ---- the page


def page() -> str:
    seen = list(everything())
    parts = [HEAD]
    for game in reversed(gloam.games()):
        questions, events = gathered(seen, game)
        missing = [set(kinds) ^ set(shown) for kinds, shown in zip(in_the_code(game), (questions, events), strict=True)]
        assert missing == [set(), set()], f"the games do not show all that the code has: {missing}"
        title = gloam.game(game).title
        parts.append(f"## Questions of {title}\n")
        parts += [question_text(game, name, questions[name]) for name in sorted(questions)]
        parts.append(f"## Events of {title}\n")
        parts += [event_text(game, name, events[name]) for name in sorted(events)]
    return "\n".join(parts)


def question_text(game: str, name: str, kind: Kind) -> str:
    question = kind.example.what
    assert isinstance(question, Question)
    asked = gloam.words("en", game).question(question, NAMES, question.seat)
    options = ", ".join([f"`{option}`" for option in sorted(kind.options)])
    facts = f" Facts: {listed(kind.facts, kind.always or set())}." if kind.facts else ""
    return f"### `{name}`\n\n> {asked}\n\nRule: {ruled(kind)}. Options: {options}.{facts}\n"


def event_text(game: str, name: str, kind: Kind) -> str:
    event = kind.example.what
    assert isinstance(event, Event)
    told = sentence(game, event, event.secret or {})
    hidden = sentence(game, event, dict.fromkeys(event.secret or {}))
    quoted = told if told == hidden else f"{told}\n>\n> {hidden}"
    facts = f" Facts: {listed(kind.facts, kind.always or set())}." if kind.facts else ""
    knowers = ", ".join(sorted(kind.knowers))
    secret = f" Secret: {listed(kind.secret, set(kind.secret))}; known to {knowers}." if kind.secret else ""
    return f"### `{name}`\n\n> {quoted}\n\nRule: {ruled(kind)}.{facts}{secret}\n"


def sentence(game: str, event: Event, secret: dict[str, Fact]) -> str:
    facts: dict[str, Fact] = {"what": event.what, "rule": event.rule, "seat": event.seat, **event.facts, **secret}
    return gloam.words("en", game).event(facts, NAMES)


def ruled(kind: Kind) -> str:
    return ", ".join([f"`{rule}`" for rule in sorted(kind.rules)])


def listed(facts: dict[str, set[str]], always: set[str]) -> str:
    return ", ".join([described(name, facts[name], name in always) for name in sorted(facts)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
