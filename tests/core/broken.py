"""Positions from random play, and random damage to them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import gloam
from gloam.core.refusal import Unreadable
from gloam.core.table import Table

Plain = Any  # JSON, whole or in parts: whatever the damage leaves

SETUPS: dict[str, list[tuple[int, tuple[str, ...]]]] = {
    "vendetta": [
        (3, ("relics", "location-cards")),
        (4, ()),
        (4, ("relics", "location-cards", "tag-team")),
        (5, ("relics",)),
    ],
    "blood-orders": [(2, ()), (3, ()), (4, ())],
    "rivals": [
        (2, ()),
        (3, ("first-print", "late-prince")),
        (4, ("custom-decks",)),
        (2, ("first-game",)),
        (3, ("prague", "conclave-22")),
    ],
}
GARBAGE: list[object] = [
    *[None, True, False, -1, 0, 1, 2, 3, 7, 40, 99, 1 << 70, 1.5],
    *["", "A", "B", "F", "*", "AB", "north", "haven", "1", "done", "stay", "planning", "A dawn", "nonsense", "é" * 300],
    *[[], {}, [[]], [None], [0], ["A"], {"cards": []}, {"effect": "BR01#0"}, {"effect": []}, [["Day"]], [["EndRound"]]],
]


@cache
def moments(game: str, few: int) -> list[str]:
    """Positions in which something different is asked, or differently often: no more than a few of a kind."""
    found: dict[str, int] = {}
    texts: list[str] = []
    for seed in range(few * 3):
        seats, variants = SETUPS[game][seed % len(SETUPS[game])]
        luck = Random(seed)
        table = gloam.game(game).table(seats=seats, seed=seed, variants=variants)
        while table.questions():
            questions = table.questions()
            kind = f"{questions[0].what} {len(questions)}"
            found[kind] = found.get(kind, 0) + 1
            if found[kind] <= few or luck.random() < 0.01:
                texts.append(json.dumps(table.position()))
            question = luck.choice(questions)
            table.answer(question.seat, luck.choice(question.options))
        texts.append(json.dumps(table.position()))
    return texts


def places(data: Plain, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a tree of data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, part in items:
        found += places(part, (*path, name))
    return found


def copy(data: Plain) -> Plain:
    return json.loads(json.dumps(data))


def part_at(data: Plain, path: tuple[Any, ...]) -> Plain:
    for name in path:
        data = data[name]
    return data


def a_place(data: Plain, luck: Random) -> tuple[Any, ...]:
    """Any place, those near the root as often as those in the leaves; what is left to do more often than its share."""
    path: tuple[Any, ...] = ("docket",) if luck.random() < 0.25 and data.get("docket") else ()
    while True:
        here = part_at(data, path)
        names = list(here) if isinstance(here, dict) else list(range(len(here))) if isinstance(here, list) else []
        if not names or (path and luck.random() < 0.3):
            return path
        path = (*path, luck.choice(names))


def damaged(text: str, other: str, luck: Random) -> Plain:
    """One to three things are wrong with it."""
    data, donor = json.loads(text), json.loads(other)
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        damage(data, donor, luck)
    return data


def damage(data: Plain, donor: Plain, luck: Random) -> None:
    path = a_place(data, luck)
    if not path:
        return
    around, name = part_at(data, path[:-1]), path[-1]
    value = around[name]
    if luck.random() < 0.4:
        around[name] = alike(value, path, luck.choice([data, donor]), luck)
        return
    match luck.randrange(8):
        case 0:
            del around[name]
        case 1 if isinstance(around, list):
            around.insert(luck.randrange(len(around) + 1), copy(value))
        case 2 if isinstance(around, list):
            luck.shuffle(around)
        case 3 if isinstance(value, int):
            around[name] = value + luck.choice([-1, 1, 2, 10])
        case 4:  # the same place of another position
            try:
                around[name] = copy(part_at(donor, path))
            except (KeyError, IndexError, TypeError):
                around[name] = luck.choice(GARBAGE)
        case 5:  # something that is elsewhere in this one
            around[name] = copy(part_at(data, luck.choice(places(data))))
        case 6 if isinstance(around, dict):
            around[luck.choice(["colour", "bloody", "docket", "at", "cards", str(name) + "s"])] = luck.choice(GARBAGE)
        case _:
            around[name] = luck.choice(GARBAGE)


def alike(value: Plain, path: tuple[Any, ...], donor: Plain, luck: Random) -> Plain:
    """Something else of the same kind and, if there is one, of the same name: only the sense is wrong."""
    found = [(other, part_at(donor, other)) for other in places(donor)]
    same = [(other, part) for other, part in found if type(part) is type(value) and part != value]
    named = [part for other, part in same if name_in(other) == name_in(path)]
    return copy(luck.choice(named or [part for _, part in same] or [value]))


def name_in(path: tuple[Any, ...]) -> str:
    """The last name on the way to a place."""
    return [name for name in path if isinstance(name, str)][-1]


# ---- what is promised


def holds(game: str, data: Plain, luck: Random, answers: int = 5000) -> Table | None:
    """Nothing but `Unreadable`, with a path; or a table that can be seen, imagined, written down, and played on."""
    try:
        table = gloam.game(game).from_position(data)
    except Unreadable as no:
        where = no.where
    else:
        plays_on(game, table, luck, answers)
        return table
    assert where, "a fault has no path"
    return None


def plays_on(game: str, table: Table, luck: Random, answers: int) -> None:
    sound(game, table, luck)
    for number in range(answers):
        questions = table.questions()
        if not questions:
            break
        question = luck.choice(questions)
        table.answer(question.seat, luck.choice(question.options))
        if number < 3 or luck.random() < 0.03:
            sound(game, table, luck)
    assert table.over or not table.docket, "it does not come to an end"
    sound(game, table, luck)


def sound(game: str, table: Table, luck: Random) -> None:
    position = copy(table.position())
    again = gloam.game(game).from_position(position)
    assert copy(again.position()) == position
    assert again.questions() == table.questions()
    assert not (table.over and table.questions())
    table.view(None)
    for seat in range(table.seats):
        imagined = table.seat(seat).imagine(luck)
        assert imagined.view(seat) == table.view(seat)
        assert imagined.seat(seat).question() == table.seat(seat).question()
