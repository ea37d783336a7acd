"""French: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import KINDS as KIND_NAMES
from gloam.blood_orders.catalogue import Standing
from gloam.core import choices
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import gain_and_more, in_sentences, plain_gains
from gloam.words.forms import BARE, ORDER, Form
from gloam.words.french.blood_orders.nouns import KINDS, amount, pile
from gloam.words.french.grammar import count, listing
from gloam.words.phrases import Phrases, formed

ONE: Final = Phrases(  # of what is counted
    {
        counts.CatacombsInHand: "Saigneur ou Ancien de votre main",
        counts.VictimsInHand: "carte Victime de votre main",
        counts.ClassesInHand: "classe de Victime différente dans votre main",
        counts.YourRituals: "Rituel que vous avez acquis",
        counts.YourInfluence: "Influence que vous avez",
        counts.PipsHere: "point sur le dé de Peur de ce Quartier",
    }
)
SEVERAL: Final = Phrases(
    {
        counts.CatacombsInHand: "Saigneurs ou Anciens de votre main",
        counts.VictimsInHand: "cartes Victime de votre main",
        counts.ClassesInHand: "classes de Victime différentes dans votre main",
        counts.YourRituals: "Rituels que vous avez acquis",
        counts.YourInfluence: "Influence que vous avez",
        counts.PipsHere: "points sur le dé de Peur de ce Quartier",
    }
)
CHOOSE_ORDER: Final = "[choisissez|choisir] un jeton Ordre non résolu d'un adversaire"
PHRASES: Final = Phrases(
    {
        own.Pay: "[payez|payer] {amount}",
        # ---- dice, Quarters and cards
        quarters.ShiftAllDice: "{shift} de {spaces} le dé de Peur de chaque Quartier",
        quarters.ShiftDie: "{shift} de {spaces} le dé de Peur d'un Quartier de votre choix",
        quarters.ShiftDieUpTo: "vous pouvez augmenter ou baisser de {up_to} le dé de Peur d'un Quartier",
        quarters.TakeFromNight: "[prenez|prendre] {what} sur la case Nuit d'un Quartier de votre choix",
        quarters.CopyLocation: (
            "[appliquez|appliquer] l'effet du Lieu {where}, qui compte pendant ce temps comme le Quartier actif"
        ),
        quarters.ReplaceVictim: (
            "[défaussez|défausser] la Victime d'un autre Quartier et [remplacez-la|la remplacer] par celle du dessus "
            "de la pioche ; le dé de Peur y est réglé à nouveau, les jetons Nuit y restent"
        ),
        own.TakeCatacombs: "[prenez|prendre] en main {cards}",
        own.DrawVictims: "[prenez|prendre] en main {cards} de la pioche des Victimes",
        own.Recover: "[reprenez|reprendre] en main jusqu'à {cards} de votre Torpeur",
        own.DiscardVictim: "[défaussez|défausser] une carte Victime de votre main",
        # ---- opponents and Order tokens
        own.Steal: "[volez|voler] {pile} à un adversaire de votre choix",
        own.OpponentFear: "[augmentez|augmenter] de {x.spaces} la Peur d'un adversaire de votre choix",
        own.OpponentDiscards: "un adversaire de votre choix défausse une carte de sa main, qu'il choisit lui-même",
        tokens.MoveOwnOrder: "vous pouvez déplacer un de vos jetons Ordre non résolus vers un autre Quartier",
        tokens.OpponentMovesOrder: (
            f"{CHOOSE_ORDER}. Son propriétaire doit le déplacer vers un autre Quartier, qu'il choisit lui-même"
        ),
        tokens.SendHome: (
            f"{CHOOSE_ORDER}. Le jeton revient à son propriétaire, qui reprend en main les cartes affectées"
        ),
        tokens.LoseAssigned: (
            f"{CHOOSE_ORDER}. Son propriétaire met dans sa Torpeur une des cartes affectées, qu'il choisit lui-même"
        ),
        tokens.LookAtToken: (
            "[regardez|regarder] un jeton Ordre face cachée d'un adversaire, où qu'il soit sur le plateau"
        ),
        tokens.AddToOrder: (
            "[affectez|affecter] une carte de votre main à un de vos jetons Ordre qui n'est pas encore placé ou qui se "
            "trouve à l'entrée d'un Quartier"
        ),
    }
)
AFTER: Final = {
    standing.AFTER_DAWN: "après chacune de vos actions Aube",
    standing.AFTER_NIGHT: "après chacune de vos actions Nuit",
    standing.AFTER_OPPONENTS_DUSK: "après chaque action Crépuscule d'un adversaire",
    standing.AFTER_CONTEST_WON: "après chaque action disputée que vous remportez",
}
LASTING: Final = Phrases(
    {
        standing.DuskDiscount: "vos actions Crépuscule coûtent {x.influence} Influence de moins, sans descendre sous 0",
        standing.FreeFeeding: "à chaque Entretien, {first} pas de Sang",
        standing.LargerHand: "à la fin de l'Entretien, vous pouvez garder en main {cards} de plus",
        standing.LessNightFear: "vos actions Nuit augmentent votre Peur de {x.spaces} de moins, sans jamais la baisser",
        standing.LessScoredFear: (
            "au décompte final, votre Peur compte comme si elle était {spaces} plus bas, sans descendre sous 0"
        ),
        standing.WinsContestTies: (
            "si vous êtes à égalité au plus grand nombre de symboles dans une action disputée, vous l'emportez"
        ),
        standing.After: "{after}, {then}",
        standing.EndPoints: "au décompte final, vous marquez {points}",
    }
)

# ---- counts


def measured(x: Count) -> tuple[int, str, int]:
    """How many, for each of what, and how many at most: 1, « par tranche de 2 cartes Victime de votre main », 2."""
    if not isinstance(x, counts.Per):
        return 1, f"par {ONE.of(x)}", 0
    each = f"par tranche de {x.each} {SEVERAL.of(x.of_what)}" if x.each > 1 else f"par {ONE.of(x.of_what)}"
    return abs(x.times), each, x.at_most


def shift(change: int) -> str:
    return "[augmentez|augmenter]" if change > 0 else "[baissez|baisser]"


def up_to(change: int) -> str:
    return listing([str(number) for number in range(1, change + 1)], "ou")


# ---- effects


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause."""
    match x:
        case choices.InOrder():
            return in_order(x, form)
        case choices.May():
            return f"vous pouvez {offered(x)}"
        case choices.ChooseOne():
            return "au choix, " + ", ou bien ".join([effect(choice) for choice in x.choices])
        case own.Gain() | own.MoveFear():
            return breath([x], form)
        case own.Pay():
            return PHRASES.of(x, form, amount=amount(x.amount, x.what))
        case own.Steal():
            return PHRASES.of(x, form, pile=pile(x.blood, x.influence))
    return city(x, form)


def offered(x: choices.May) -> str:
    """What a player may do, and what for: follows « pouvez » and « voulez »."""
    first = effect(x.first, BARE)
    return first if x.then is None else f"{first} pour {effect(x.then, BARE)}"


def in_order(x: choices.InOrder, form: Form) -> str:
    """A cost and what it buys; or one thing after another, short ones joined by « et »."""
    if x.effects[0].is_cost():
        return f"{effect(x.effects[0], form)} pour {in_order(choices.InOrder(x.effects[1:]), BARE)}"
    if more := gain_and_more(x):
        gain, cost, number = more
        return f"{effect(gain)}. Ensuite, vous pouvez {effect(cost, BARE)} pour en gagner {number} de plus"
    return ". Ensuite, ".join([joined([breath(one, form) for one in each]) for each in in_sentences(x.effects)])


def joined(clauses: list[str]) -> str:
    """Two clauses with « et »; with a comma before it where the first has one already."""
    return listing(clauses, ", et" if " et " in clauses[0] else "et").replace(" , et", ", et")


def breath(effects: list[Effect], form: Form) -> str:
    """What one clause says."""
    first, last = effects[0], effects[-1]
    if isinstance(last, own.Gain) and isinstance(last.amount, Count) and isinstance(first, own.Gain):
        if isinstance(first.amount, int):
            number, each, most = measured(last.amount)
            limit = f", au plus {most} de plus" if most else ""
            more = f"{amount(first.amount, first.what)}, puis {number} de plus {each}{limit}"
            return formed(f"[gagnez|gagner] {more}", form)
        return formed(gains_for_each(effects), form)
    if isinstance(last, own.MoveFear) and isinstance(last.spaces, counts.Per):
        parts = [part_for_each(part) for part in effects]
        return formed(f"pour chaque {ONE.of(last.spaces.of_what)}, {listing(parts)}", form)
    if gains := plain_gains(effects):
        return formed(f"[gagnez|gagner] {listing([amount(*gain) for gain in gains])}", form)
    if isinstance(first, own.MoveFear) and isinstance(first.spaces, int):
        return formed(f"{shift(first.spaces)} votre Peur de {abs(first.spaces)}", form)
    return effect(first, form)


def gains_for_each(effects: list[Effect]) -> str:
    """« gagnez 1 Sang et 1 Influence par Rituel que vous avez acquis, au plus 2 de chaque »."""
    parts, each, limit = [], "", ""
    for part in effects:
        assert isinstance(part, own.Gain), "only gains are counted here"
        assert isinstance(part.amount, Count), "only gains are counted here"
        number, each, most = measured(part.amount)
        parts.append(amount(number, part.what))
        limit = f", au plus {most}" if most else ""
    return f"[gagnez|gagner] {listing(parts)} {each}{limit}{' de chaque' if limit and len(parts) > 1 else ''}"


def part_for_each(x: Effect) -> str:
    """One of several things that happen for each of something."""
    if isinstance(x, own.Gain) and isinstance(x.amount, Count):
        return f"[gagnez|gagner] {amount(measured(x.amount)[0], x.what)}"
    assert isinstance(x, own.MoveFear), "only gains and fear are counted together"
    assert isinstance(x.spaces, counts.Per), "fear is counted by a measure"
    return f"{shift(x.spaces.times)} votre Peur de {abs(x.spaces.times)}"


def city(x: Effect, form: Form) -> str:
    """Dice, Quarters and cards."""
    match x:
        case quarters.ShiftAllDice() | quarters.ShiftDie():
            return PHRASES.of(x, form, shift=shift(x.change), spaces=abs(x.change))
        case quarters.ShiftDieUpTo():
            return PHRASES.of(x, form, up_to=up_to(x.change))
        case quarters.TakeFromNight():
            either = x.what == quarters.EITHER
            what = f"{x.amount} jetons au choix, Sang ou Influence," if either else f"{x.amount} Sang"
            return PHRASES.of(x, form, what=what)
        case quarters.CopyLocation():
            return PHRASES.of(x, form, where="d'un autre Quartier" if x.other else "de n'importe quel Quartier")
        case own.TakeCatacombs():
            cards = "un Saigneur ou un Ancien" if x.cards == 1 else f"{x.cards} Saigneurs ou Anciens au choix"
            return PHRASES.of(x, form, cards=cards)
        case own.DrawVictims():
            cards = "la première carte" if x.cards == 1 else f"les {x.cards} premières cartes"
            return PHRASES.of(x, form, cards=cards)
        case own.Recover():
            return PHRASES.of(x, form, cards=count(x.cards, "carte", "cartes"))
    return PHRASES.of(x, form)


# ---- Rituals


def lasting(x: Standing) -> str:
    """What a Ritual does by being there, as a clause."""
    match x:
        case standing.ExtraSymbols():
            kind = KINDS[KIND_NAMES[x.kind]]
            more = f"{count(x.symbols, f'symbole {kind}', f'symboles {kind}')} de plus"
            if x.contested:
                where = f"dans une action disputée, votre ordre compte {more} s'il a au moins 1 carte"
                return f"{where} ; cela n'aide pas à vaincre la Peur"
            return f"vos ordres {kind} qui ont au moins 1 carte comptent {more}"
        case standing.FreeFeeding():
            return LASTING.of(x, first=free(x))
        case standing.LargerHand():
            return LASTING.of(x, cards=count(x.cards, "carte", "cartes"))
        case standing.LessScoredFear():
            return LASTING.of(x, spaces=count(x.spaces, "case", "cases"))
        case standing.After():
            return LASTING.of(x, after=AFTER[x.event], then=effect(x.then))
        case standing.EndPoints():
            return LASTING.of(x, points=end_points(x.points))
    return LASTING.of(x)


def free(x: standing.FreeFeeding) -> str:
    if x.cards == 1:
        first = "le premier Saigneur ou Ancien" if x.only_catacombs else "la première carte"
        return f"{first} que vous nourrissez ne coûte"
    first = f"les {x.cards} premiers Saigneurs ou Anciens" if x.only_catacombs else f"les {x.cards} premières cartes"
    return f"{first} que vous nourrissez ne coûtent"


def end_points(x: Count) -> str:
    number, each, most = measured(x)
    this = ", celui-ci compris" if isinstance(x, counts.YourRituals) else ""
    limit = f", au plus {most}" if most else ""
    return f"{count(number, 'point de victoire', 'points de victoire')} de plus {each}{this}{limit}"
