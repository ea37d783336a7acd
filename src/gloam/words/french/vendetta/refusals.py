"""French: why the rules of Vendetta say no, with the numbers of the case."""

from __future__ import annotations

from gloam.words.facts import Facts, Names, seat, seated, text, whole
from gloam.words.forms import capital
from gloam.words.french.grammar import count
from gloam.words.french.vendetta.nouns import at, clan, named
from gloam.words.vendetta.cards import cards


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
            drawn = "parmi celles que vous venez de piocher"
            keep = f"Vous devez garder exactement {count(limit, 'carte', 'cartes')} {drawn}"
            if "card" in facts:
                return f"{keep} ; {card} n'est pas au choix."
            return f"{keep} ; vous en nommez {asked}." if asked and asked != limit else f"{keep}, dans l'ordre."
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
        case "term.rival" if facts.get("yourself"):
            return "Vous n'êtes pas votre propre Rival : choisissez quelqu'un d'autre qui est ici."
        case "term.rival":
            return f"{seated(names, seat(facts))} n'est pas votre Rival ici, faute d'avoir quelque chose dans ce Lieu."
        case "plan.sequence":
            return "D'abord les réactions à la carte, ensuite tout le reste."
        case "loccard.succubus-club":
            return f"Vous pouvez reprendre ici au plus {limit} Sang ; vous en demandez {asked}."
    return choices(rule, facts, card)


def choices(rule: str, facts: Facts, card: str) -> str:
    """What cannot be chosen where cards act, and what belongs to another moment."""
    match rule:
        case "plan.any-location":
            return f"Dites d'abord où va {card}, et sur quelle face."
        case "plan.face-down-hidden":
            return "Vous ne pouvez pas regarder cette carte : seul le peut qui la possède, ou à qui un effet le permet."
        case "info.seen-stays":
            return "Il n'y a là aucune carte face cachée que vous n'ayez déjà vue."
        case "withdraw.secret":
            return "On choisit de rester ou de se retirer quand un Lieu se résout, si l'on y est."
        case "react.order":
            return f"{capital(card)} ne réagit pas maintenant."
        case "prep.only-here":
            return f"{capital(card)} n'est pas sur votre Position ici : seules les cartes d'ici agissent."
        case "card.face-down-dead":
            return f"{capital(card)} est face cachée."
        case "card.active-timing":
            return f"{capital(card)} n'agit pas à cette étape."
        case "effect.once-per-step":
            return f"{capital(card)} a déjà agi ici ; une carte agit une fois."
        case "effect.choose-possible" | "prep.may" if "choice" in facts:
            return f"Le choix {whole(facts, 'choice')} de {card} serait sans effet : choisissez ce qui est possible."
        case "prep.may":
            return f"Ce Sang est déjà {at(text(facts, 'at'))} : choisissez un autre Lieu, ou laissez-le."
        case "clash.own-timing":
            return f"{capital(card)} n'est pas parmi les cartes à jouer maintenant."
        case "term.position":
            return f"{capital(card)} n'est pas sur votre Position ici, ou vous l'avez déjà nommée."
        case "reveal.passive-window":
            return f"Vous ne pouvez pas choisir {card} : il faut une carte face visible sur la Position d'un Rival ici."
        case "frenzy.random-drain":
            return (
                "En Frénésie, on ne choisit pas la carte : elle est tirée au hasard. Dites seulement que vous drainez."
            )
        case "frenzy.replace-each":
            return f"Vous ne pouvez pas utiliser {card} au lieu de drainer."
        case "info.open":
            return f"{capital(card)} n'est pas dans votre main."
    return ""


def must_play(facts: Facts, card: str) -> str:
    hand = count(whole(facts, "hand"), "carte", "cartes")
    if "card" not in facts:
        return f"Vous devez jouer une carte à votre tour : vous en avez {whole(facts, 'hand')} en main."
    one = "exactement une carte de votre main à chacun de vos tours de Planification"
    return f"Vous ne pouvez pas jouer {card} maintenant : vous jouez {one}" + (
        f" ({hand})." if "hand" in facts else "."
    )
