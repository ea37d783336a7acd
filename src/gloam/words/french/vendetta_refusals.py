"""French: why the rules of Vendetta say no, with the numbers of the case."""

from __future__ import annotations

from gloam.words.facts import Facts, Names, seat, seated, text, whole
from gloam.words.forms import capital
from gloam.words.french.table import count
from gloam.words.french.vendetta_nouns import at, clan, named
from gloam.words.vendetta import cards


def that_card(facts: Facts) -> str:
    """The card that was asked for, if there is such a card."""
    first = text(facts, "card").split(" ")[0]
    return named(first) if first in cards() else "cette carte"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    asked, limit, card = whole(facts, "asked"), whole(facts, "limit"), that_card(facts)
    match rule:
        case "setup.player-count":
            return f"Sans équipes, ce jeu se joue à 3, 4 ou 5, pas à {whole(facts, 'seats')}."
        case "team.players":
            return f"En équipes, on joue à 4 ou à 6, pas à {whole(facts, 'seats')}."
        case "setup.locations":
            return f"Il n'y a pas de Lieu « {text(facts, 'at')} » à cette table."
        case "setup.clan-once":
            return f"Quelqu'un d'autre joue déjà le clan {clan(text(facts, 'clan'))}."
        case "setup.clan-offer":
            return f"Le clan {clan(text(facts, 'clan'))} n'est pas proposé dans cette partie."
        case "relic.before-clans":
            return f"Les clans d'abord ; on ne choisit {card} qu'une fois que chacun a le sien."
        case "relic.offer":
            return f"{capital(card)} n'est pas au choix."
        case "relic.once":
            return (
                f"Vous ne pouvez pas utiliser {card} maintenant : une Relique sert une fois, au moment qu'elle indique."
            )
        case "hand.keep-must":
            keep = count(limit, "carte", "cartes")
            rest = f" ; vous en nommez {asked}." if asked else "."
            return f"Vous devez garder exactement {keep} parmi celles que vous venez de piocher{rest}"
        case "plan.must-play":
            return must_play(facts, card)
        case "plan.own-position":
            return "Vous jouez sur votre propre Position dans un Lieu, face visible ou face cachée."
        case "plan.face-down-last-blood":
            left = f"doit vous en laisser au moins 1 ; vous en avez {whole(facts, 'blood')}"
            return f"Jouer face cachée y coûte {whole(facts, 'cost')} Sang et {left}."
        case "card.passive-timing":
            return f"{card} ne vous laisse jouer {at(text(facts, 'at'))} que face cachée."
        case "plan.blood-limit":
            return f"Vous pouvez jouer au plus {limit} Sang avec une carte ; vous en demandez {asked}."
        case "blood.last-play":
            return f"Vous pouvez mettre au plus {limit} Sang et devez garder le dernier ; vous en demandez {asked}."
        case "plan.blood-once":
            return "Le Sang se décide une fois par tour, juste après votre carte : de 0 à 3."
        case "plan.blood-needs-card":
            return "Jouez d'abord une carte : le Sang ne va qu'avec une carte."
        case "plan.blood-same-location":
            return f"Votre Sang va avec votre carte : {at(text(facts, 'at'))}."
        case "diablerie.needs-card":
            return "On ne retourne ses jetons Diablerie qu'avec une carte que l'on joue à son tour."
        case "diablerie.flip-once":
            tokens = count(limit, "jeton Diablerie", "jetons Diablerie")
            return f"Vous avez {tokens} face visible ; vous en demandez {asked}."
        case "drain.voluntary-only-turn":
            return "De votre plein gré, vous ne pouvez drainer que pendant vos tours de Planification."
        case "drain.not-twice":
            why = "cette carte n'est pas dans votre Alliance, ou elle est déjà drainée"
            return f"Vous ne pouvez pas drainer {card} : {why}."
        case "frenzy.undrainable":
            return f"On ne peut pas drainer {card}."
        case "term.spend":
            return f"Cela coûte 1 Sang, et on ne dépense pas son dernier ; vous en avez {whole(facts, 'blood')}."
        case "term.rival":
            return f"{seated(names, seat(facts))} n'est pas votre Rival ici, faute d'avoir quelque chose dans ce Lieu."
        case "plan.sequence":
            return "D'abord les réactions à la carte, ensuite tout le reste."
        case "loccard.succubus-club":
            return f"Vous pouvez reprendre ici au plus {limit} Sang ; vous en demandez {asked}."
    return ""


def must_play(facts: Facts, card: str) -> str:
    hand = count(whole(facts, "hand"), "carte", "cartes")
    if "card" not in facts:
        return f"Vous devez jouer une carte à votre tour : vous en avez {whole(facts, 'hand')} en main."
    one = "exactement une carte de votre main à chacun de vos tours de Planification"
    return f"Vous ne pouvez pas jouer {card} maintenant : vous jouez {one}" + (
        f" ({hand})." if "hand" in facts else "."
    )
