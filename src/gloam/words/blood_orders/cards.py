"""Finding the cards of Blood Orders, the effects inside them, and which of them are said in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gloam.blood_orders import cards as printed
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import ExtraSymbols, Location, Ritual, Standing, Vampire, Victim
from gloam.core.choices import ChooseOne, InOrder, May
from gloam.core.codec import gather
from gloam.core.effect import Count, Effect
from gloam.core.refusal import Unreadable
from gloam.words import files

Card = Victim | Vampire | Location | Ritual

ACTS = ("", "I", "II", "III")  # as they are printed


@cache
def cards() -> dict[str, Card]:
    """Every card by its id."""
    found: list[Card] = [*printed.VICTIMS, *printed.VAMPIRES, *printed.LOCATIONS, *printed.RITUALS]
    return {card.id: card for card in found}


def card_of(id: str) -> Card:
    if id not in cards():
        raise Unreadable("card", id)
    return cards()[id]


def ritual_of(id: str) -> Ritual:
    card = card_of(id)
    assert isinstance(card, Ritual), "only Rituals are tried for"
    return card


def card_name(language: str, id: str) -> str:
    return files.card_name(language, "blood_orders", cards(), id)


def effects_of(id: str) -> list[Effect]:
    """Every effect of this card, however deep, the outer before the inner; none for what is no card."""
    found: list[Effect] = []
    if id in cards():
        gather(cards()[id], found)
    return found


def choice_of(id: str, number: int) -> Effect:
    """What a card offers as its choice of this number."""
    for effect in effects_of(id):
        if isinstance(effect, ChooseOne):
            return effect.choices[number - 1]
    raise AssertionError(f"{id} gives no choice")


def planned(answers: Sequence[str]) -> dict[str, tuple[str, list[str]]]:
    """A plan by token: where it is turned, '' where that is not said, and the cards put under it; nothing where the
    answers do something else as well."""
    plan: dict[str, tuple[str, list[str]]] = {}
    for answer in answers:
        verb, *rest = answer.split(" ")
        if verb == "aim":
            plan[rest[0]] = (rest[1], plan.get(rest[0], ("", []))[1])
        elif verb == "put":
            plan.setdefault(rest[1], ("", []))[1].append(rest[0])
        elif verb != "done":
            return {}
    return plan


# ---- rulings

RULINGS: dict[type[Effect] | type[Standing], tuple[str, ...]] = {
    own.MoveFear: ("fear.track-stop",),
    quarters.ShiftAllDice: ("fear.die-limits", "overcome.lowered"),
    quarters.ShiftDie: ("fear.die-limits", "fear.die-up-cost"),
    quarters.ShiftDieUpTo: ("fear.die-limits", "overcome.lowered"),
    quarters.TakeFromNight: ("effect.take-less",),
    quarters.CopyLocation: ("effect.copy",),
    quarters.ReplaceVictim: ("discard.board", "deck.reshuffle", "dusk.replaced-victim"),
    own.TakeCatacombs: ("catacombs.deck-empty",),
    own.DrawVictims: ("deck.reshuffle", "deck.nothing"),
    own.Recover: ("overcome.torpor", "feed.hand-free"),
    own.DiscardVictim: ("discard.hand",),
    own.Steal: ("effect.take-less",),
    own.OpponentFear: ("fear.track-stop",),
    own.OpponentDiscards: ("discard.hand", "discard.catacombs"),
    tokens.MoveOwnOrder: ("token.unresolved", "move.token-place", "move.token-missed"),
    tokens.OpponentMovesOrder: ("token.unresolved", "move.token-place", "move.token-missed", "effect.no-target"),
    tokens.SendHome: ("token.unresolved", "effect.recalled-order", "effect.no-target"),
    tokens.LoseAssigned: ("token.unresolved", "effect.no-target"),
    tokens.LookAtToken: ("ritual.unpayable",),
    tokens.AddToOrder: ("ritual.unpayable",),
    ExtraSymbols: ("bonus.needs-card",),
}


def rulings_of(id: str) -> list[str]:
    """The ledger entries that say how this card plays where its text leaves a question, each once."""
    card = cards().get(id)
    found: list[str] = []
    if isinstance(card, Ritual):
        found += ["altar.classes"] if card.classes else []
        found += [rule for one in card.standing for rule in RULINGS.get(type(one), ())]
        found += ["ritual.unpayable"] if card.power is not None and starts_with_cost(card.power) else []
    found += [rule for effect in effects_of(id) for rule in RULINGS.get(type(effect), ())]
    return list(dict.fromkeys(found))


def starts_with_cost(power: Effect) -> bool:
    found: list[Effect] = []
    gather(power, found)
    return any(effect.is_cost() for effect in found)


# ---- what is said in one breath


def breaths(effects: tuple[Effect, ...]) -> list[list[Effect]]:
    """The effects of a card in order, those together that one clause says: "gain 1 blood and 2 influence"."""
    found: list[list[Effect]] = []
    for effect in effects:
        if found and one_breath(found[-1], effect):
            found[-1].append(effect)
        else:
            found.append([effect])
    return joined_with_more(found)


def one_breath(before: list[Effect], effect: Effect) -> bool:
    last = before[-1]
    if plain(last) and plain(effect):
        return True
    return measure(last) is not None and measure(last) == measure(effect)


def plain(effect: Effect) -> bool:
    """A gain of so much, whatever the table looks like."""
    return isinstance(effect, own.Gain) and isinstance(effect.amount, int)


def measure(effect: Effect) -> tuple[Count, int, int] | None:
    """For each of what an effect happens, for how many of it, and how often at most."""
    if not isinstance(effect, (own.Gain, own.MoveFear)):
        return None
    amount = effect.amount if isinstance(effect, own.Gain) else effect.spaces
    if isinstance(amount, counts.Per):
        return (amount.of_what, amount.each, amount.at_most)
    return (amount, 1, 0) if isinstance(amount, Count) else None


def joined_with_more(found: list[list[Effect]]) -> list[list[Effect]]:
    """A gain and "1 more for each" of the same belong together."""
    if len(found) == 2 and len(found[0]) == len(found[1]) == 1:
        first, more = found[0][0], found[1][0]
        if isinstance(first, own.Gain) and isinstance(more, own.Gain) and plain(first) and first.what == more.what:
            return [[first, more]]
    return found


def gain_and_more(x: InOrder) -> tuple[Effect, Effect, int] | None:
    """A gain, the cost of gaining more of the same, and how much more; None where a card does something else."""
    match x.effects:
        case (own.Gain(what=what) as gain, May(first=cost, then=own.Gain(amount=int() as more, what=same))):
            return (gain, cost, more) if what == same else None
    return None


SHORT = (own.DrawVictims, own.OpponentFear, own.Recover, quarters.ShiftAllDice, own.Steal, own.TakeCatacombs)


def short(effects: list[Effect]) -> bool:
    """Does "and" join this to another such clause? Counts, choices and what others do need a sentence of their own."""
    if not all(plain(effect) or measure(effect) is None for effect in effects):
        return False
    return all(plain(effect) or isinstance(effect, (own.MoveFear, *SHORT)) for effect in effects)


def in_sentences(effects: tuple[Effect, ...]) -> list[list[list[Effect]]]:
    """The breaths of a card, those together that one sentence says: short ones are joined by "and"."""
    found: list[list[list[Effect]]] = []
    for one in breaths(effects):
        if found and short(found[-1][-1]) and short(one):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def plain_gains(effects: list[Effect]) -> list[tuple[int, str]]:
    """How much of what is gained, whatever the table looks like."""
    gains = [effect for effect in effects if isinstance(effect, own.Gain)]
    return [(gain.amount, gain.what) for gain in gains if isinstance(gain.amount, int)]
