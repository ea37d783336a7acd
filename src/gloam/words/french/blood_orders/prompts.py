"""French: the questions of Blood Orders."""

from __future__ import annotations

from gloam.blood_orders import effects as own
from gloam.blood_orders import quarters, tokens
from gloam.core.choices import May
from gloam.core.question import Question
from gloam.words.blood_orders.cards import effects_of, ritual_of
from gloam.words.facts import Names, text, texts, whole
from gloam.words.french.blood_orders.cards import READER
from gloam.words.french.blood_orders.nouns import KINDS, at, named, pile, place, several, source
from gloam.words.french.grammar import count


def question(q: Question, names: Names) -> str:  # noqa: ARG001 - no question here names a player
    """What this seat is asked, said to whoever sits there."""
    card, here = text(q.facts, "card"), text(q.facts, "at")
    match q.what:
        case "AskColour":
            return "Choisissez votre couleur."
        case "AskPlan":
            how = "tournez vos jetons vers des Quartiers et glissez des cartes dessous"
            return f"Préparez vos ordres en secret : {how}."
        case "AskTurn":
            return turn(q.options)
        case "AskEnd":
            return "Autre chose avant la fin de votre tour ?"
        case "AskRitual":
            return "Vous êtes à l'Autel. Quel Rituel tentez-vous ?"
        case "AskShow":
            chosen = texts(q.facts, "chosen")
            so_far = f" Jusqu'ici : {several(chosen)}." if chosen else ""
            return (
                f"{named(card)} demande {READER.needs(ritual_of(card))}. Quelles cartes Victime révélez-vous ?{so_far}"
            )
        case "AskAct":
            return act(text(q.facts, "kind"), card, whole(q.facts, "cost"), here)
        case "AskFeed":
            return feed(q)
        case "AskMoveTo":
            return f"Votre jeton {KINDS[text(q.facts, 'kind')]} doit quitter {place(here)}. Où va-t-il ?"
        case "AskGiveUp":
            return f"Quelle carte de votre ordre {KINDS[text(q.facts, 'kind')]} va en Torpeur ?"
        case "AskCatacombs":
            return f"{named(card) if card else 'Les Catacombes'} : prenez-vous un Saigneur ou un Ancien ?"
    return f"{named(card)} : {own_card(q, card, here)}"


def turn(options: tuple[str, ...]) -> str:
    first = [verb for verb in ("scavenge", "use") if any(option.startswith(verb) for option in options)]
    names = {"scavenge": "glaner", "use": "utiliser un Rituel"}
    before = f" Avant cela, vous pouvez {' ou '.join([names[verb] for verb in first])}." if first else ""
    return f"À vous : placez un jeton Ordre.{before}"


def act(kind: str, card: str, cost: int, here: str) -> str:
    """Your order has overcome fear: do you act?"""
    strong = f"Votre ordre {KINDS[kind]} {at(here)} vainc la Peur."
    if kind == "night":
        hunt = f"Chassez-vous {named(card)} ?" if card else "Prenez-vous les jetons qui s'y trouvent ?"
        return f"{strong} {hunt}"
    price = f" pour {cost} Influence" if cost else ""
    return f"{strong} Utilisez-vous {named(card)}{price} ?"


def feed(q: Question) -> str:
    """What is fed so far and what it costs, and how many cards are too many."""
    fed, dropped, over = texts(q.facts, "fed"), texts(q.facts, "dropped"), whole(q.facts, "over")
    cost = f"pour {whole(q.facts, 'cost')} Sang" if whole(q.facts, "cost") else "sans rien payer"
    so_far = f" Jusqu'ici : {several(fed)}, {cost}." if fed else ""
    given_up = f" Vous défaussez {several(dropped)}." if dropped else ""
    if over > 0:
        too_many = count(over, "carte de trop", "cartes de trop")
        return f"Votre main aurait {too_many} : que défaussez-vous ?{so_far}{given_up}"
    if not any(option.startswith("feed") for option in q.options):
        return f"Vous ne pouvez plus rien nourrir. Est-ce tout ?{so_far}{given_up}"
    return f"Quelles cartes de votre Torpeur nourrissez-vous ? Les autres vous quittent.{so_far}{given_up}"


def own_card(q: Question, card: str, here: str) -> str:
    """The questions that a card asks."""
    match q.what:
        case "AskMay":
            return may(card)
        case "AskWhich":
            return "que choisissez-vous ?"
        case "AskQuarter":
            return quarter(card)
        case "AskShift":
            return "quel dé de Peur augmentez-vous ou baissez-vous ?"
        case "AskMix":
            return f"que prenez-vous sur la case Nuit {source(here)} ?"
        case "AskRecover":
            return "quelle carte de votre Torpeur reprenez-vous en main ?"
        case "AskDiscard":
            return "quelle carte de votre main défaussez-vous ?"
        case "AskOpponent":
            return opponent(card)
        case "AskOrder":
            return order(card)
        case "AskMoveOwn":
            return "lequel de vos jetons Ordre déplacez-vous, et où ?"
        case "AskLook":
            return "quel jeton face cachée regardez-vous ?"
        case "AskAdd":
            return "quelle carte affectez-vous, et à quel ordre ?"
    raise AssertionError(f"no words for the question {q.what}")


def may(card: str) -> str:
    for x in effects_of(card):
        if isinstance(x, May):
            return f"voulez-vous {READER.offered(x)} ?"
    return "voulez-vous utiliser cette carte ?"


def quarter(card: str) -> str:
    """What a card wants a Quarter for."""
    for x in effects_of(card):
        match x:
            case quarters.ShiftDie():
                verb = "augmentez" if x.change > 0 else "baissez"
                return f"de quel Quartier {verb}-vous le dé de Peur de {abs(x.change)} ?"
            case quarters.TakeFromNight():
                what = f"{x.amount} jetons" if x.what == quarters.EITHER else f"{x.amount} Sang"
                return f"sur la case Nuit de quel Quartier prenez-vous {what} ?"
            case quarters.CopyLocation():
                return "de quel Quartier appliquez-vous le Lieu ?"
            case quarters.ReplaceVictim():
                return "de quel Quartier remplacez-vous la Victime ?"
    return "quel Quartier choisissez-vous ?"


def opponent(card: str) -> str:
    """What a card wants an opponent for."""
    for x in effects_of(card):
        match x:
            case own.Steal():
                return f"à qui volez-vous {pile(x.blood, x.influence)} ?"
            case own.OpponentFear():
                return f"de qui augmentez-vous la Peur de {x.spaces} ?"
            case own.OpponentDiscards():
                return "qui doit défausser une carte ?"
    return "quel adversaire choisissez-vous ?"


def order(card: str) -> str:
    """What a card wants an opponent's Order token for."""
    for x in effects_of(card):
        match x:
            case tokens.OpponentMovesOrder():
                return "quel jeton son propriétaire doit-il déplacer vers un autre Quartier ?"
            case tokens.SendHome():
                return "quel jeton renvoyez-vous à son propriétaire ?"
            case tokens.LoseAssigned():
                return "quel ordre doit perdre une carte, qui va en Torpeur ?"
    return "quel jeton choisissez-vous ?"
