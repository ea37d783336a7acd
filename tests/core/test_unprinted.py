"""An effect that no card has is written down by its name and fields, and read back with care."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, cast

import pytest

import gloam
from gloam.blood_orders import counts as bo_counts
from gloam.blood_orders import effects as bo
from gloam.blood_orders import quarters
from gloam.blood_orders.game import CODEC as BLOOD_ORDERS
from gloam.core.choices import AskMay, ChooseOne, If, InOrder, May, Resolve
from gloam.core.codec import DIVISOR, EFFECT, EFFECTS, FLAG, NUMBER, WHOLE, WORDS, Codec, Limits
from gloam.core.effect import Condition, Count, Effect, Either, Source, Who, Word
from gloam.core.refusal import Unreadable
from gloam.core.step import Step
from gloam.vendetta import counts, effects, hits, turning
from gloam.vendetta.conditions import WON, FewestFaceUp
from gloam.vendetta.counts import EACH_RIVAL, HALF_YOUR_POOL, THAT_PLAYER
from gloam.vendetta.game import CODEC as VENDETTA
from gloam.vendetta.position_docket import limits
from gloam.vendetta.table import VendettaTable
from tests.core.broken import GARBAGE

CODECS = {"vendetta": VENDETTA, "blood_orders": BLOOD_ORDERS}
HERE = Source(1, 0, 2, 3)
BOUNDS = Limits({"seat": (0, 3), "place": (-1, 3), "source": (-1, 111), "target": (-1, 3)}, {})

UNPRINTED: list[tuple[Codec, Effect]] = [
    (VENDETTA, hits.Steal(7, THAT_PLAYER)),
    (VENDETTA, hits.Lose(counts.Half(counts.Half(counts.BLOOD_HERE)), "influence", EACH_RIVAL)),
    (VENDETTA, May(effects.Spend(HALF_YOUR_POOL), hits.Lose(9, "blood", EACH_RIVAL))),
    (VENDETTA, May(effects.Gain(9))),
    (VENDETTA, ChooseOne((May(effects.Gain(9)), InOrder((effects.TakeVictim(), effects.GainUpTo(3, 1)))))),
    (VENDETTA, hits.TheyChoose(THAT_PLAYER, (hits.SkipSteps(), hits.TakeHalfDeployed(True, counts.THE_WINNER)))),
    (VENDETTA, If(WON, effects.Gain(9), If(FewestFaceUp(), effects.Gain(8)))),
    (VENDETTA, effects.Gain(Either(WON, HALF_YOUR_POOL, 7))),
    (VENDETTA, turning.TakeBackCards(effects.Gain(counts.CARDS_TAKEN_BACK))),
    (BLOOD_ORDERS, bo.Gain(bo_counts.Per(bo_counts.YOUR_RITUALS, 2, -3, 9), "points")),
    (BLOOD_ORDERS, InOrder((bo.MoveFear(-9, as_cost=True), quarters.TakeFromNight(9, "either"), bo.Steal(5, 5)))),
]


def there_and_back(codec: Codec, step: Step, bounds: Limits = BOUNDS) -> Step:
    """Through JSON, as a file keeps it."""
    return codec.read(json.loads(json.dumps(codec.write(step))), "docket.0", bounds)


@pytest.mark.parametrize(("codec", "effect"), UNPRINTED, ids=[type(effect).__name__ for _, effect in UNPRINTED])
def test_it_comes_back_as_it_was(codec: Codec, effect: Effect) -> None:
    assert effect not in codec.codes
    step = there_and_back(codec, Resolve(effect, HERE))
    assert isinstance(step, Resolve)
    assert (step.effect, step.source.numbers()) == (effect, HERE.numbers())


def test_what_a_card_has_is_still_written_by_the_card_within_it_too() -> None:
    printed = VENDETTA.effects["BR05#0"]
    step: Any = VENDETTA.write(Resolve(InOrder((printed, effects.Gain(77))), HERE))
    assert step[1] == {"effect": ["InOrder", [{"effect": "BR05#0"}, {"effect": ["Gain", 77]}]]}
    assert VENDETTA.write(Resolve(printed, HERE))[1] == {"effect": "BR05#0"}


def test_a_table_in_the_middle_of_one_can_be_written_down() -> None:
    table = gloam.game("vendetta").from_position({"round": 1, "seats": [{}] * 4, "docket": []})
    assert isinstance(table, VendettaTable)
    table.next(Resolve(May(hits.Steal(5, THAT_PLAYER)), Source(0, 0, 0, 2)))
    table.settle()
    written: Any = table.position()
    assert written["docket"] == [["AskMay", {"effect": ["May", steal(5), None]}, 0, 0, 0, 2]]
    table.docket = [VENDETTA.read(step, "docket.0", limits(table)) for step in written["docket"]]
    table.settle()
    table.answer(0, "yes")
    assert table.blood == [11, 6, 1, 6]
    # Neither game makes such an effect, so that neither takes it for one of its own.
    with pytest.raises(Unreadable) as no:
        gloam.game("vendetta").from_position(written)
    assert (no.value.what, no.value.where) == ("position-docket", "docket.0")


def steal(amount: object) -> dict[str, object]:
    return {"effect": ["Steal", amount, ["ThatPlayer"]]}


# ---- what is wrong is named


DEEP: Any = ["YourPool"]
for _ in range(100):
    DEEP = ["Half", DEEP]

BROKEN: list[tuple[object, str, str]] = [
    ({"effect": []}, "position-effect", "1"),
    ({"effect": ["Lunch"]}, "position-effect", "1"),
    ({"effect": [["Steal"]]}, "position-effect", "1"),
    ({"effect": ["Steal"]}, "position-fields", "1"),
    ({"effect": ["Steal", 1]}, "position-fields", "1"),
    ({"effect": ["Steal", 1, ["ThatPlayer"], 3]}, "position-fields", "1"),
    ({"effect": ["Steal", "x", ["ThatPlayer"]]}, "position-number", "1.1"),
    ({"effect": ["Steal", True, ["ThatPlayer"]]}, "position-number", "1.1"),
    ({"effect": ["Steal", 1 << 70, ["ThatPlayer"]]}, "position-range", "1.1"),
    ({"effect": ["Steal", ["ThatPlayer"], ["ThatPlayer"]]}, "position-effect", "1.1"),
    ({"effect": ["Steal", 1, ["YourPool"]]}, "position-effect", "1.2"),
    ({"effect": ["Steal", 1, "ThatPlayer"]}, "position-list", "1.2"),
    ({"effect": ["Steal", 1, None]}, "position-list", "1.2"),
    ({"effect": ["Steal", 1, ["ThatPlayer", 1]]}, "position-fields", "1.2"),
    ({"effect": ["YourPool"]}, "position-effect", "1"),
    ({"effect": ["Gain", DEEP]}, "position-effect", "1" + ".1" * 23),
    ({"effect": ["Lose", 1, "money", ["EachRival"]]}, "position-among", "1.2"),
    ({"effect": ["TakeHalfDeployed", 1, ["EachRival"]]}, "position-flag", "1.1"),
    ({"effect": ["InOrder", []]}, "position-effect", "1.1"),
    ({"effect": ["InOrder", steal(1)]}, "position-list", "1.1"),
    ({"effect": ["InOrder", [steal(1)] * 65]}, "position-length", "1.1"),
    ({"effect": ["InOrder", [steal(1), steal("x")]]}, "position-number", "1.1.1.1"),
    ({"effect": ["May", steal(1), {"effect": "BR01#9"}]}, "position-effect", "1.2"),
    ({"effect": ["May", None, None]}, "position-effect", "1.1"),
    ({"effect": ["Gain", ["Either", ["Won"], 1, 2.5]]}, "position-number", "1.1.3"),
    ({"effect": "Steal"}, "position-effect", "1"),
    ({"effect": ["If", ["YourPool"], steal(1), None]}, "position-effect", "1.1"),
    (["Steal", 1, ["ThatPlayer"]], "position-effect", "1"),
]


@pytest.mark.parametrize(("effect", "what", "where"), BROKEN)
def test_a_fault_in_it_is_named_with_the_path_to_it(effect: object, what: str, where: str) -> None:
    with pytest.raises(Unreadable) as no:
        VENDETTA.read(["Resolve", effect, 0, 0, 0, -1], "docket.0", BOUNDS)
    assert (no.value.what, no.value.where) == (what, f"docket.0.{where}")


def test_nothing_is_divided_by_nothing() -> None:
    per = ["Per", ["YourRituals"], 0, 1, 0]
    with pytest.raises(Unreadable) as no:
        BLOOD_ORDERS.read(["Resolve", {"effect": ["Gain", per, "blood"]}, 0, 0, 0, -1], "docket.0", BOUNDS)
    assert (no.value.what, no.value.where) == ("position-range", "docket.0.1.1.2")


def test_a_step_carries_out_only_its_own_kind_of_effect() -> None:
    assert isinstance(there_and_back(VENDETTA, AskMay(May(effects.Gain(77)), HERE)), AskMay)
    with pytest.raises(Unreadable) as no:
        VENDETTA.read(["AskMay", {"effect": ["Gain", 77]}, 0, 0, 0], "docket.0", BOUNDS)
    assert (no.value.what, no.value.where) == ("position-effect", "docket.0.1")


@pytest.mark.parametrize("target", [None, "A", 4, -2, 1.0, True])
def test_whoever_it_deals_with_is_a_seat(target: object) -> None:
    with pytest.raises(Unreadable) as no:
        VENDETTA.read(["AskMay", {"effect": ["May", steal(1), None]}, 0, 0, 0, target], "docket.0", BOUNDS)
    assert no.value.where == "docket.0.5"


def test_whatever_is_broken_in_it_is_refused_and_never_worse() -> None:
    luck = Random(5)
    read = 0
    for codec, effect in UNPRINTED * 200:
        data: Any = json.loads(json.dumps(codec.write(Resolve(effect, HERE))))
        damage(data, luck)
        with suppress(Unreadable):
            step = codec.read(data, "docket.0", BOUNDS)
            read += 1
            assert there_and_back(codec, step).fields()[0] == step.fields()[0]
    assert 0 < read < len(UNPRINTED) * 100


def damage(data: Any, luck: Random) -> None:
    """Put something else into it, at random."""
    places: list[tuple[Any, Any]] = []

    def gather(part: Any) -> None:
        items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in items:
            places.append((part, key))
            gather(value)

    gather(data)
    part, key = luck.choice(places)
    part[key] = json.loads(json.dumps(luck.choice(GARBAGE)))


# ---- every word has its spelling


def kinds(base: Any) -> list[Any]:
    """All kinds of word there are of this sort."""
    below = [kind for one in base.__subclasses__() for kind in kinds(one)]
    return [base, *below] if is_dataclass(base) else below


@pytest.mark.parametrize("game", CODECS)
def test_every_word_of_a_game_can_be_spelled(game: str) -> None:
    codec = CODECS[game]
    own = [kind for base in WORDS.values() for kind in kinds(base) if kind.__module__.startswith(f"gloam.{game}.")]
    common = [kind for base in WORDS.values() for kind in kinds(base) if kind.__module__.startswith("gloam.core.")]
    common = [kind for kind in common if kind.__module__ != "gloam.core.texts"]  # only where cards watch are texts lent
    assert len(own) > 25
    assert sorted(codec.words) == sorted([kind.__name__ for kind in own + common])
    for kind in own + common:
        shape = codec.spelled[kind.__name__]
        assert len(shape.kinds) == len(fields(kind)), kind
        for said, field in zip(shape.kinds, fields(kind), strict=True):
            if isinstance(field.type, str):  # compiled, most of it is forgotten
                assert said in SPELLED[field.type], (kind, field.name)


SPELLED = {
    "int": (WHOLE, DIVISOR),
    "str": ("blood|influence", "blood|influence|points", "blood|either"),
    "bool": (FLAG,),
    "Amount": (NUMBER,),
    "Count": ("count",),
    "Who": ("who",),
    "Condition": ("condition",),
    "Effect": (EFFECT,),
    "Effect | None": (EFFECT + "?",),
    "tuple[Effect, ...]": (EFFECTS,),
}


def test_words_of_cards_are_spelled_as_their_cards_have_them() -> None:
    """Every effect on a card could be written by name as well, and would come back."""
    for codec in CODECS.values():
        for effect in codec.codes:
            data = json.loads(json.dumps(codec.write_word(effect)))
            assert codec.read_word(cast("type[Word]", Effect), data, "x", BOUNDS) == effect
    assert {Who, Count, Condition, Effect} == set(WORDS.values())
