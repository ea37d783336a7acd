"""French: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.blood_orders.catalogue import KINDS as KIND_NAMES
from gloam.blood_orders.catalogue import Standing
from gloam.core import choices
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import breaths, gain_and_more, short
from gloam.words.forms import BARE, ORDER, Form
from gloam.words.french.blood_orders.nouns import KINDS, amount, pile
from gloam.words.french.table import count, listing

# ---- counts


def counted(x: Count) -> tuple[str, str]:
    """What is counted: one of it, several of it."""
    match x:
        case counts.CatacombsInHand():
            return "Saigneur ou Ancien de votre main", "Saigneurs ou Anciens de votre main"
        case counts.VictimsInHand():
            return "carte Victime de votre main", "cartes Victime de votre main"
        case counts.ClassesInHand():
            return "classe de Victime différente dans votre main", "classes de Victime différentes dans votre main"
        case counts.YourRituals():
            return "Rituel que vous avez acquis", "Rituels que vous avez acquis"
        case counts.YourInfluence():
            return "Influence que vous avez", "Influence que vous avez"
        case counts.PipsHere():
            return "point sur le dé de Peur de ce Quartier", "points sur le dé de Peur de ce Quartier"
    raise AssertionError(f"no words for {x!r}")


def measured(x: Count) -> tuple[int, str, int]:
    """How many, for each of what, and how many at most: 1, « par tranche de 2 cartes Victime de votre main », 2."""
    if not isinstance(x, counts.Per):
        return 1, f"par {counted(x)[0]}", 0
    one, some = counted(x.of_what)
    return abs(x.times), f"par tranche de {x.each} {some}" if x.each > 1 else f"par {one}", x.at_most


def verb(form: Form, order: str, bare: str) -> str:
    """An imperative, or the infinitive after « vous pouvez »."""
    return bare if form == BARE else order


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
            return f"{verb(form, 'payez', 'payer')} {amount(x.amount, x.what)}"
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
    sentences: list[list[str]] = []
    before = False
    for effects in breaths(x.effects):
        if before and short(effects):
            sentences[-1].append(breath(effects, form))
        else:
            sentences.append([breath(effects, form)])
        before = short(effects)
    return ". Ensuite, ".join([joined(clauses) for clauses in sentences])


def joined(clauses: list[str]) -> str:
    """Two clauses with « et »; with a comma before it where the first has one already."""
    return listing(clauses, ", et" if " et " in clauses[0] else "et").replace(" , et", ", et")


def breath(effects: list[Effect], form: Form) -> str:
    """What one clause says."""
    first, last = effects[0], effects[-1]
    gain = verb(form, "gagnez", "gagner")
    if isinstance(last, own.Gain) and isinstance(last.amount, Count) and isinstance(first, own.Gain):
        if isinstance(first.amount, int):
            number, each, most = measured(last.amount)
            limit = f", au plus {most} de plus" if most else ""
            return f"{gain} {amount(first.amount, first.what)}, puis {number} de plus {each}{limit}"
        return gains_for_each(effects, form)
    if isinstance(last, own.MoveFear) and isinstance(last.spaces, counts.Per):
        parts = [part_for_each(part, form) for part in effects]
        return f"pour chaque {counted(last.spaces.of_what)[0]}, {listing(parts)}"
    if gains := plain_gains(effects):
        return f"{gain} {listing(gains)}"
    if isinstance(first, own.MoveFear) and isinstance(first.spaces, int):
        return f"{shift(first.spaces, form)} votre Peur de {abs(first.spaces)}"
    return effect(first, form)


def shift(change: int, form: Form) -> str:
    return verb(form, "augmentez", "augmenter") if change > 0 else verb(form, "baissez", "baisser")


def plain_gains(effects: list[Effect]) -> list[str]:
    """« 1 Sang », « 2 Influence »."""
    return [
        amount(part.amount, part.what)
        for part in effects
        if isinstance(part, own.Gain) and isinstance(part.amount, int)
    ]


def gains_for_each(effects: list[Effect], form: Form) -> str:
    """« gagnez 1 Sang et 1 Influence par Rituel que vous avez acquis, au plus 2 de chaque »."""
    parts, each, limit = [], "", ""
    for part in effects:
        assert isinstance(part, own.Gain), "only gains are counted here"
        assert isinstance(part.amount, Count), "only gains are counted here"
        number, each, most = measured(part.amount)
        parts.append(amount(number, part.what))
        limit = f", au plus {most}" if most else ""
    all_of_it = f"{listing(parts)} {each}{limit}{' de chaque' if limit and len(parts) > 1 else ''}"
    return f"{verb(form, 'gagnez', 'gagner')} {all_of_it}"


def part_for_each(x: Effect, form: Form) -> str:
    """One of several things that happen for each of something."""
    if isinstance(x, own.Gain) and isinstance(x.amount, Count):
        return f"{verb(form, 'gagnez', 'gagner')} {amount(measured(x.amount)[0], x.what)}"
    assert isinstance(x, own.MoveFear), "only gains and fear are counted together"
    assert isinstance(x.spaces, counts.Per), "fear is counted by a measure"
    return f"{shift(x.spaces.times, form)} votre Peur de {abs(x.spaces.times)}"


def city(x: Effect, form: Form) -> str:
    """Dice, Quarters and cards."""
    match x:
        case quarters.ShiftAllDice():
            return f"{shift(x.change, form)} de {abs(x.change)} le dé de Peur de chaque Quartier"
        case quarters.ShiftDie():
            which = "le dé de Peur d'un Quartier de votre choix"
            return f"{shift(x.change, form)} de {abs(x.change)} {which}"
        case quarters.ShiftDieUpTo():
            return f"vous pouvez augmenter ou baisser de {up_to(x.change)} le dé de Peur d'un Quartier"
        case quarters.TakeFromNight():
            what = (
                f"{x.amount} jetons au choix, Sang ou Influence," if x.what == quarters.EITHER else f"{x.amount} Sang"
            )
            return f"{verb(form, 'prenez', 'prendre')} {what} sur la case Nuit d'un Quartier de votre choix"
        case quarters.CopyLocation():
            where = "d'un autre Quartier" if x.other else "de n'importe quel Quartier"
            active = "qui compte pendant ce temps comme le Quartier actif"
            return f"{verb(form, 'appliquez', 'appliquer')} l'effet du Lieu {where}, {active}"
        case quarters.ReplaceVictim():
            discard = f"{verb(form, 'défaussez', 'défausser')} la Victime d'un autre Quartier"
            new = f"{verb(form, 'remplacez-la', 'la remplacer')} par celle du dessus de la pioche"
            return f"{discard} et {new} ; le dé de Peur y est réglé à nouveau, les jetons Nuit y restent"
        case own.TakeCatacombs():
            cards = "un Saigneur ou un Ancien" if x.cards == 1 else f"{x.cards} Saigneurs ou Anciens au choix"
            return f"{verb(form, 'prenez', 'prendre')} en main {cards}"
        case own.DrawVictims():
            top = "la première carte" if x.cards == 1 else f"les {x.cards} premières cartes"
            return f"{verb(form, 'prenez', 'prendre')} en main {top} de la pioche des Victimes"
        case own.Recover():
            cards = count(x.cards, "carte", "cartes")
            return f"{verb(form, 'reprenez', 'reprendre')} en main jusqu'à {cards} de votre Torpeur"
        case own.DiscardVictim():
            return f"{verb(form, 'défaussez', 'défausser')} une carte Victime de votre main"
    return others(x, form)


def up_to(change: int) -> str:
    return listing([str(number) for number in range(1, change + 1)], "ou")


def others(x: Effect, form: Form) -> str:
    """Opponents and Order tokens."""
    choose = f"{verb(form, 'choisissez', 'choisir')} un jeton Ordre non résolu d'un adversaire"
    match x:
        case own.Steal():
            return f"{verb(form, 'volez', 'voler')} {pile(x.blood, x.influence)} à un adversaire de votre choix"
        case own.OpponentFear():
            return f"{shift(x.spaces, form)} de {x.spaces} la Peur d'un adversaire de votre choix"
        case own.OpponentDiscards():
            return "un adversaire de votre choix défausse une carte de sa main, qu'il choisit lui-même"
        case tokens.MoveOwnOrder():
            return "vous pouvez déplacer un de vos jetons Ordre non résolus vers un autre Quartier"
        case tokens.OpponentMovesOrder():
            return f"{choose}. Son propriétaire doit le déplacer vers un autre Quartier, qu'il choisit lui-même"
        case tokens.SendHome():
            return f"{choose}. Le jeton revient à son propriétaire, qui reprend en main les cartes affectées"
        case tokens.LoseAssigned():
            return f"{choose}. Son propriétaire met dans sa Torpeur une des cartes affectées, qu'il choisit lui-même"
        case tokens.LookAtToken():
            where = "où qu'il soit sur le plateau"
            return f"{verb(form, 'regardez', 'regarder')} un jeton Ordre face cachée d'un adversaire, {where}"
        case tokens.AddToOrder():
            where = "un de vos jetons Ordre qui n'est pas encore placé ou qui se trouve à l'entrée d'un Quartier"
            return f"{verb(form, 'affectez', 'affecter')} une carte de votre main à {where}"
    raise AssertionError(f"no words for {x!r}")


# ---- Rituals


AFTER = {
    standing.AFTER_DAWN: "après chacune de vos actions Aube",
    standing.AFTER_NIGHT: "après chacune de vos actions Nuit",
    standing.AFTER_OPPONENTS_DUSK: "après chaque action Crépuscule d'un adversaire",
    standing.AFTER_CONTEST_WON: "après chaque action disputée que vous remportez",
}


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
        case standing.DuskDiscount():
            return f"vos actions Crépuscule coûtent {x.influence} Influence de moins, sans descendre sous 0"
        case standing.FreeFeeding():
            return f"à chaque Entretien, {free(x)} pas de Sang"
        case standing.LargerHand():
            return f"à la fin de l'Entretien, vous pouvez garder en main {count(x.cards, 'carte', 'cartes')} de plus"
        case standing.LessNightFear():
            return f"vos actions Nuit augmentent votre Peur de {x.spaces} de moins, sans jamais la baisser"
        case standing.LessScoredFear():
            spaces = count(x.spaces, "case", "cases")
            return f"au décompte final, votre Peur compte comme si elle était {spaces} plus bas, sans descendre sous 0"
        case standing.WinsContestTies():
            return "si vous êtes à égalité au plus grand nombre de symboles dans une action disputée, vous l'emportez"
        case standing.After():
            return f"{AFTER[x.event]}, {effect(x.then)}"
        case standing.EndPoints():
            return f"au décompte final, vous marquez {end_points(x.points)}"
    raise AssertionError(f"no words for {x!r}")


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
