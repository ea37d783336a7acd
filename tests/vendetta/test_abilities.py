"""The number in an ability's text is the number that acts: change it on the card, and both change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any

import pytest

from gloam.core.choices import Resolve
from gloam.core.effect import Effect, Source
from gloam.vendetta import abilities, catalogue
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CARD,
    IDS,
    LOCATION_CARD,
    LOCATION_CARDS,
    NUMBER,
    RELIC,
    RELICS,
    Ability,
)
from gloam.vendetta.counts import BLOOD_THAT_LEFT, THAT_PLAYER
from gloam.vendetta.hits import BLOOD, Lose
from gloam.vendetta.playing import Retaliate
from gloam.vendetta.scoring import score
from gloam.words.english.vendetta.cards import READER as ENGLISH
from gloam.words.french.vendetta.cards import READER as FRENCH
from tests.vendetta.scenario import Vendetta, seat

HAND = ["VE08", "VE09"]


def with_card(card: str, **seats: Any) -> Vendetta:
    return Vendetta(variants=["location-cards"], locations=[{"card": card}], **seats)


def bleeds(game: Vendetta, name: str, by: str, card: str) -> None:
    """This player Loses 1 Blood by a card of that one at the first Location, and whatever follows."""
    hit = Lose(1, BLOOD, THAT_PLAYER)
    source = Source(game.names.index(by), 0, NUMBER[card], game.names.index(name))
    game.begin(1)
    game.do(Resolve(hit, source), Retaliate(0))


def in_frenzy(game: Vendetta) -> Vendetta:
    """A sends B, who has 1 Blood, into Frenzy."""
    bleeds(game, "B", "A", "BR09")
    return game


def plays_down(game: Vendetta, name: str) -> int:
    """What it costs to play face down, beyond 1."""
    before = game.blood[name]
    game.turn(name, "play VE08", "at 1 down", "blood 0", "end")
    return before - game.blood[name] - 1


# ---- by card: what the number makes


def challenge() -> int:
    game = Vendetta(A=seat(at={2: "BR03"}), B=seat(hand=HAND))
    game.turn("B", "play VE08", "at 1 up", "blood 0", "end")
    return 6 - game.blood["B"]


def on_the_prowl() -> int:
    game = Vendetta(A=seat(at={1: "GA06"}), B=seat(hand=HAND))
    game.turn("B", "play VE08", "at 1 up", "blood 0", "end")
    return game.deployed(1)["A"]


def eyes_in_the_dark() -> int:
    game = Vendetta(A=seat(at={1: "NO03"}), B=seat(hand=HAND))
    game.turn("B", "play VE08", "at 1 down", "blood 0", "end")
    return game.deployed(1)["A"]


def brujahs_ready() -> int:
    game = in_frenzy(Vendetta(A=seat(at={1: ["BR08", "BR09"]}), B=seat(blood=1, at={1: "VE08"})))
    return game.influence["A"] - 4


def feral_whispers() -> int:
    game = Vendetta(A=seat(at={1: "NO04", 2: "NO06"}))
    game.resolve(2, withdraw="A")
    return game.deployed(1)["A"]


def retaliation() -> int:
    game = Vendetta(A=seat(at={1: "TR06"}), B=seat(blood=9, at={1: "VE08"}))
    bleeds(game, "A", "B", "VE08")
    return 9 - game.blood["B"]


def tremeres_ready() -> int:
    game = Vendetta(A=seat(blood=1, at={1: "TR08"}), B=seat(at={1: "VE08"}))
    bleeds(game, "A", "B", "VE08")
    game.answers("A", "use TR08")
    return game.blood["A"]


def carmelita_neillson() -> int:
    game = Vendetta(A=seat(alliance=["AL05"], hand=HAND))
    game.turn("A", "play VE08", "at haven up", "blood 0", "end")
    return game.deployed("haven")["A"]


def erichtho() -> int:
    return plays_down(Vendetta(A=seat(alliance=["AL07"], hand=HAND)), "A")


def ryan_ramos() -> int:
    return plays_down(Vendetta(A=seat(alliance=["AL28"], hand=HAND)), "A")


def talley() -> int:
    game = in_frenzy(Vendetta(A=seat(alliance=["AL12"], at={1: "BR09"}), B=seat(blood=1, at={1: "VE08"})))
    return game.influence["A"] - 4


def mr_damp() -> int:
    game = in_frenzy(Vendetta(A=seat(alliance=["AL15"], at={1: "BR09"}), B=seat(blood=1, at={1: "VE08"})))
    return game.blood["A"] - 6


def ambrus_maropis() -> int:
    game = Vendetta(A=seat(alliance=["AL13"], hand=HAND), B=seat(at={1: "BR08 down"}))
    game.turn("A", "look 1 B 1")
    paid = 6 - game.blood["A"]
    game.answers("A", "play VE08", "at 1 up", "blood 0", "end")
    poor = Vendetta(A=seat(blood=paid, alliance=["AL13"], hand=HAND), B=seat(at={1: "BR08 down"}))
    poor.turn("A")
    assert "look 1 B 1" not in poor.options("A"), "nobody may Spend their last Blood"
    poor.answers("A", "play VE08", "at 1 up", "blood 0", "end")
    return paid


def two_tokens() -> int:
    game = Vendetta(A=seat(alliance=["AL14"], hand=HAND))
    game.turn("A", "drain AL14", "play VE08", "at 1 up", "blood 0")
    return game.tokens("A")[0]


def julie_munoz() -> int:
    return score(Vendetta(A=seat(alliance=["AL26"])).table, 0)["cards"]


def succubus_club() -> int:
    game = with_card("LO01", A=seat(at={1: 20}))
    game.resolve(1)
    most = game.options("A")[-1]
    game.answers("A", most)
    return int(most.removeprefix("blood "))


def the_collar() -> int:
    game = in_frenzy(with_card("LO02", A=seat(at={1: "BR09"}), B=seat(blood=1, at={1: "VE08"})))
    return game.influence["A"] - 4


def ashland_blood_bank() -> int:
    game = with_card("LO03", A=seat(hand=HAND))
    game.turn("A", "play VE08", "at 1 up", "blood 1", "end")
    return game.deployed(1)["A"] - 1


def blackout_underpass() -> int:
    return plays_down(with_card("LO04", A=seat(hand=HAND)), "A")


def toll_bridge() -> int:
    game = with_card("LO06", A=seat(at={1: "BR09"}))
    game.resolve(1, withdraw="A")
    return 6 - game.blood["A"]


def ferrymans_coin() -> int:
    game = Vendetta(A=seat(blood=1, relic="RE03", at={1: "BR09"}), B=seat(at={1: "VE08"}))
    bleeds(game, "A", "B", "VE08")
    game.answers("A", "use RE03")
    return game.blood["A"]


def ashen_circlet() -> int:
    totals = []
    for answer in ("no", "yes"):
        game = Vendetta(A=seat(relic="RE05", at={1: "BR09"}), B=seat(at={1: "VE08"}))
        game.conflict(1)
        game.answers("A", answer)
        totals.append(game.totals["A"])
    return totals[1] - totals[0]


ACTS: dict[str, Callable[[], int]] = {
    "BR03": challenge,
    "BR08": brujahs_ready,
    "GA06": on_the_prowl,
    "NO03": eyes_in_the_dark,
    "NO04": feral_whispers,
    "TR06": retaliation,
    "TR08": tremeres_ready,
    "AL05": carmelita_neillson,
    "AL07": erichtho,
    "AL12": talley,
    "AL13": ambrus_maropis,
    "AL14": two_tokens,
    "AL15": mr_damp,
    "AL26": julie_munoz,
    "AL28": ryan_ramos,
    "LO01": succubus_club,
    "LO02": the_collar,
    "LO03": ashland_blood_bank,
    "LO04": blackout_underpass,
    "LO06": toll_bridge,
    "RE03": ferrymans_coin,
    "RE05": ashen_circlet,
}
PRINTED: dict[str, Ability] = {IDS[card]: ability for card, ability in catalogue.abilities()}


def number_of(ability: Ability) -> str:
    """The field with its number, or with an effect that has one; '' where there is nothing of the kind."""
    found = [field.name for field in fields(ability) if isinstance(getattr(ability, field.name), (int, Effect))]
    assert len(found) == len(fields(ability)) < 2, "a new kind of field: say here what of it acts"
    return found[0] if found else ""


def kinds(base: type[Ability]) -> set[type[Ability]]:
    """Every kind of ability there is, without those that only others are made of."""
    below = base.__subclasses__()
    return {kind for one in below for kind in kinds(one)} if below else {base}


def test_every_ability_with_a_number_is_tried() -> None:
    assert {type(ability) for ability in PRINTED.values()} == kinds(Ability)
    assert sorted(ACTS) == sorted(card for card, ability in PRINTED.items() if number_of(ability))
    texts = [ENGLISH.ability(ability) for card, ability in PRINTED.items() if card not in ACTS]
    assert [text for text in texts if re.search(r"\d", text.replace("ranked 3rd", ""))] == []


def changed(ability: Ability, number: int) -> Ability:
    """The same with this number."""
    name = number_of(ability)
    then = getattr(ability, name)
    if isinstance(then, Lose):
        return replace(ability, **{name: Lose(number, then.what, then.who)})
    assert isinstance(then, int)
    return replace(ability, **{name: number})


@contextmanager
def printed_on(card: int, ability: Ability) -> Iterator[None]:
    """The card has this ability meanwhile."""
    before = swap(card, ability)
    try:
        yield
    finally:
        swap(card, before)


def swap(card: int, ability: Ability) -> Ability:
    """Print another ability on a card, and have the game note it. The one before."""
    before = abilities.ABILITY_OF[card]
    if card >= RELIC:
        RELICS[card - RELIC] = replace(RELICS[card - RELIC], ability=ability)
    elif card >= LOCATION_CARD:
        LOCATION_CARDS[card - LOCATION_CARD] = replace(LOCATION_CARDS[card - LOCATION_CARD], ability=ability)
    elif card >= ALLY:
        ALLIES[card - ALLY] = replace(ALLIES[card - ALLY], ability=ability)
    else:
        CARD[card] = replace(CARD[card], ability=ability)
    abilities.fill()
    return before


@pytest.mark.parametrize("card", ACTS)
def test_the_number_in_the_text_is_the_number_that_acts(card: str) -> None:
    printed = PRINTED[card]
    texts = []
    for number in (1, 2) if card == "AL14" else (2, 4):  # three tokens are the end of a player
        ability = changed(printed, number)
        with printed_on(NUMBER[card], ability):
            assert ACTS[card]() == number
        said, dit = ENGLISH.ability(ability), FRENCH.ability(ability)
        assert str(number) in re.findall(r"\d+", said)
        assert str(number) in re.findall(r"\d+", dit)
        texts += [said, dit]
    assert len({*texts}) == len(texts)
    assert abilities.ABILITY_OF[NUMBER[card]] == printed


@pytest.mark.parametrize("card", ACTS)
def test_what_is_printed_acts(card: str) -> None:
    number = getattr(PRINTED[card], number_of(PRINTED[card]))
    amount = number.amount if isinstance(number, Lose) else number
    assert ACTS[card]() == (1 if amount == BLOOD_THAT_LEFT else amount)
