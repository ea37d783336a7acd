"""French: the questions of Vendetta."""

from __future__ import annotations

from gloam.core.choices import May
from gloam.core.question import Question
from gloam.vendetta.abilities import AddToTotal, the
from gloam.words.facts import Names, seat, seated, text, texts, whole
from gloam.words.forms import BARE, sentence
from gloam.words.french.grammar import listing, of
from gloam.words.french.vendetta.cards import READER
from gloam.words.french.vendetta.nouns import at, named, source
from gloam.words.vendetta.cards import effects_of


def question(q: Question, names: Names) -> str:
    """What this seat is asked, said to whoever sits there."""
    card, here = named(text(q.facts, "card")), text(q.facts, "at")
    match q.what:
        case "AskClan":
            return "Choisissez votre clan."
        case "AskOfferedRelic":
            return "Choisissez votre Relique."
        case "AskKeep":
            return keep(texts(q.facts, "cards"))
        case "AskTurn":
            return turn(q.options)
        case "AskPlace":
            return f"Où jouez-vous {card}, et de quel côté ?"
        case "AskBlood":
            return f"Combien de Sang jouez-vous {at(here)} ?"
        case "AskEnd":
            return "Autre chose avant la fin de votre tour ?"
        case "AskWithdraw":
            return f"Restez-vous {at(here)}, ou vous retirez-vous ?"
        case "AskShuffle":
            return "Quelle carte de votre main mélangez-vous à votre pioche de Clan ?"
        case "AskInsteadOfDraining":
            return "Vous êtes en Frénésie. Drainez-vous une carte, ou faites-vous autre chose à la place ?"
        case "AskChoice":
            return f"{card} {of(seated(names, seat(q.facts, 'by')))} : que choisissez-vous ?"
        case "AskReveal":
            hidden = named(text(q.facts, "hidden"))
            price = f"perdre {whole(q.facts, 'amount')} Sang et retourner {hidden} face visible"
            user = of(seated(names, seat(q.facts, "by")))
            return f"{card} {user} : voulez-vous {price}, ou laisser cette carte face cachée ?"
        case "AskTeammate":
            also = "" if q.facts.get("alone") else "aussi "
            return f"Voulez-vous que {card} touche {also}votre coéquipier {seated(names, seat(q.facts, 'mate'))} ?"
        case "AskSpare":
            mate = seated(names, seat(q.facts, "mate"))
            return f"Voulez-vous que {card} compte aussi contre votre coéquipier {mate} ?"
        case "AskReaction":
            player = seat(q.facts, "player")
            play = "la carte que vous jouez" if player == q.seat else f"la carte que joue {seated(names, player)}"
            return f"Plusieurs de vos cartes réagissent à {play}. Laquelle d'abord ?"
    return own_card(q, card, here)


def own_card(q: Question, card: str, here: str) -> str:
    """The questions that a seat's own cards ask."""
    match q.what:
        case "AskMay":
            return may(f"{card} {at(here)}", text(q.facts, "card"))
        case "AskWhich":
            return f"{card} : que choisissez-vous ?"
        case "AskAmount":
            return f"{card} : combien de Sang de votre Réserve placez-vous sur votre Position {at(here)} ?"
        case "AskWhere":
            return f"{card} : où déplacez-vous la moitié de votre Sang {source(here)}, arrondie au supérieur ?"
        case "AskRival":
            return f"{card} : choisissez un Rival dont vous jouez la main."
        case "AskPlayNext":
            return "Quelle carte jouez-vous maintenant ?"
        case "AskOrder":
            return f"Plusieurs de vos cartes agissent maintenant {at(here)}. Laquelle d'abord ?"
        case "AskTakeBack":
            chosen = [named(each) for each in texts(q.facts, "chosen")]
            so_far = f" Jusqu'ici : {listing(chosen)}." if chosen else ""
            return f"{card} : quelles cartes {source(here)} reprenez-vous ?{so_far}"
        case "AskTurnDown":
            return f"{card} : quelles cartes de votre Position {at(here)} retournez-vous face cachée ?"
        case "AskBid":
            return f"{card} : combien de Sang misez-vous ?"
        case "AskTurnOneDown":
            return (
                f"{card} : votre mise est la plus basse. Laquelle de vos cartes {at(here)} retournez-vous face cachée ?"
            )
        case "AskPickCard":
            return f"{card} : quelle carte d'un Rival choisissez-vous {at(here)} ?"
        case "AskCloak":
            to = text(q.facts, "to")
            return f"Vous vous retirez {source(here)}. Avec {card}, amenez-vous plutôt tout {at(to)} ?"
        case "AskTakeBackBlood":
            return f"{card} : combien de Sang reprenez-vous {source(here)} ?"
        case "AskRelic":
            return f"Utilisez-vous {card} maintenant ? Cette Relique ne sert qu'une fois dans la partie."
        case "AskAddToTotal":
            more = f"pour ajouter {the(AddToTotal).power} à votre total {at(here)}"
            return f"Utilisez-vous {card} {more} ? Cette Relique ne sert qu'une fois dans la partie."
        case "AskChangePick":
            choice = "rester" if text(q.facts, "pick") == "stay" else "vous retirer"
            change = f"Utilisez-vous {card} pour changer d'avis ?"
            return f"Vous avez choisi de {choice}. {change} Cette Relique ne sert qu'une fois dans la partie."
    raise AssertionError(f"no words for the question {q.what}")


def keep(cards: list[str]) -> str:
    drawn = listing([named(card) for card in cards])
    if len(cards) == 1:
        return f"Vous avez pioché {drawn}, votre dernière carte, et vous la gardez."
    ask = "Laquelle gardez-vous ?" if len(cards) == 2 else "Vous en gardez deux : lesquelles ?"
    return f"Vous avez pioché {drawn}. {ask}"


def turn(options: tuple[str, ...]) -> str:
    if "pass" in options:
        return "Votre main est vide : vous n'avez pas de carte à jouer."
    if all(option.startswith("play ") for option in options):
        return "À vous : jouez une carte."
    return "À vous : jouez une carte, ou faites d'abord autre chose."


def may(card: str, id: str) -> str:
    for x in effects_of(id):
        if isinstance(x, May):
            then = "" if x.then is None else f" {sentence(f'si vous le faites, {READER.effect(x.then)}')}"
            return f"{card} : voulez-vous {READER.effect(x.first, BARE)} ?{then}"
    return f"{card} : voulez-vous utiliser cette carte ?"
