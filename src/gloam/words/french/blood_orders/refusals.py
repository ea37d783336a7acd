"""French: why the rules of Blood Orders say no, with the numbers of the case."""

from __future__ import annotations

from gloam.words.blood_orders.cards import cards, ritual_of
from gloam.words.facts import Facts, Names, seat, seated, text, whole
from gloam.words.forms import capital
from gloam.words.french.blood_orders.cards import READER
from gloam.words.french.blood_orders.nouns import KINDS, TERMS, at, named, place, source
from gloam.words.french.grammar import count


def that_card(facts: Facts) -> str:
    """The card that was asked for, if there is such a card."""
    first = text(facts, "card").split(" ")[0]
    return named(first) if first in cards() else "cette carte"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    asked, limit, card = whole(facts, "asked"), whole(facts, "limit"), that_card(facts)
    match rule:
        case "setup.players":
            return f"Ce jeu se joue à 2, 3 ou 4, pas à {whole(facts, 'seats')}."
        case "setup.colour":
            player = seated(names, seat(facts, "by"))
            return f"Le {TERMS['colour.' + text(facts, 'colour')]} est pris : c'est la couleur que joue {player}."
        case "planning.cards-need-token":
            kind = KINDS[text(facts, "kind")]
            return f"Tournez d'abord votre jeton {kind} vers un Quartier ; les cartes vont sous un jeton préparé."
        case "plan.cards" if "kind" in facts:
            return f"{capital(card)} n'est pas sous votre jeton {KINDS[text(facts, 'kind')]}."
        case "plan.cards":
            why = "cette carte n'est pas dans votre main, ou elle sert à un autre ordre"
            return f"Vous ne pouvez pas affecter {card} : {why}."
        case "plan.lock":
            return "Les plans sont bloqués : les cartes affectées restent où elles sont jusqu'à l'Entretien."
        case "plan.end":
            return "Les jetons se placent pendant la phase des Ordres, quand tout le monde a fini son plan."
        case "plan.slot":
            kind = KINDS[text(facts, "kind")]
            return f"Vous ne pouvez pas placer le jeton {kind} : il est déjà placé."
        case "plan.quarter":
            return quarter(KINDS[text(facts, "kind")], text(facts, "to"))
        case "plan.optional":
            kind = KINDS[text(facts, "kind")]
            return f"On ne prépare que des Quartiers : gardez le jeton {kind} pour l'Autel ou les Catacombes."
        case "order.spaces":
            kind = KINDS[text(facts, "kind")]
            return f"Dites où va le jeton {kind} : dans un Quartier en jeu, à l'Autel ou aux Catacombes."
        case "order.look":
            return "Regardez un jeton adverse face cachée que vous n'avez pas encore vu ; il n'y en a pas là."
        case "order.redirected-cards":
            kind = KINDS[text(facts, "kind")]
            return f"Aucune carte ne peut rejoindre le jeton {kind} : il est à l'Autel ou aux Catacombes."
        case "order.immediate":
            return "D'abord l'Autel : choisissez votre Rituel, puis accomplissez-le ou laissez-le."
        case "order.west":
            return "Le Quartier Ouest n'est en jeu qu'à 4 joueurs."
        case "order.no-pass":
            return "Vous ne pouvez pas passer : placez un de vos jetons Ordre."
        case "order.one-token":
            return "Vous avez déjà placé votre jeton ; on n'en place qu'un par tour."
        case "token.unresolved":
            return "On ne peut pas choisir ce jeton Ordre : il doit être non résolu et se trouver dans un Quartier."
        case "move.token-place":
            kind, where = KINDS[text(facts, "kind")], at(text(facts, "to"))
            return f"Le jeton {kind} est déjà {where} : il doit aller dans un autre Quartier."
        case "fear.die-limits":
            bounds = f"de {limit} au plus, et un dé reste entre 1 et 6"
            return f"Le dé {source(text(facts, 'at'))} ne peut pas aller jusque-là : {bounds}."
        case "catacombs.deck-empty":
            return f"Vous ne pouvez pas prendre {card} : cette pioche est vide."
        case "catacombs.take":
            return f"Vous ne pouvez pas prendre {card} : les Catacombes ont des Saigneurs et des Anciens."
    return extras(rule, facts, asked, limit, card)


def extras(rule: str, facts: Facts, asked: int, limit: int, card: str) -> str:
    """Scavenging, Rituals, the Altar and feeding."""
    match rule:
        case "scavenge.once-a-turn":
            return "Vous avez déjà glané ce tour-ci ; on ne glane qu'une fois par tour."
        case "scavenge.at-least-one":
            return "On glane au moins 1 case de Peur."
        case "scavenge.full":
            return "Votre marqueur de Peur est sur la dernière case : il n'y a plus rien à glaner."
        case "scavenge.limit":
            return f"Votre Peur peut monter de {count(limit, 'case', 'cases')} au plus ; vous en demandez {asked}."
        case "scavenge.own-turn":
            return "On ne glane qu'à son propre tour, pendant la phase des Ordres."
        case "scavenge.during-altar":
            return "D'abord l'Autel : on glane avant d'y placer son jeton, ou bien après."
        case "flow.your-turn":
            return f"Vous ne pouvez utiliser {card} qu'à votre tour, pendant la phase des Ordres."
        case "card.ritual":
            return f"Vous ne pouvez pas utiliser {card} : vous n'avez pas acquis ce Rituel."
        case "ritual.always":
            return f"{capital(card)} agit en permanence ; il n'y a rien à utiliser."
        case "ritual.once-per-day":
            return f"Vous avez déjà utilisé {card} aujourd'hui ; c'est une fois par Jour."
        case "ritual.unpayable":
            why = "son coût ne peut pas être payé, ou il n'a pas de cible"
            return f"Vous ne pouvez pas utiliser {card} maintenant : {why}."
        case "altar.one-ritual":
            return f"{capital(card)} n'est pas à l'étal ; choisissez un Rituel qui s'y trouve."
        case "altar.blood":
            return f"Ce Rituel coûte {asked} Sang, et vous en avez {whole(facts, 'blood')}."
        case "altar.requirements-together":
            asks = READER.needs(ritual_of(text(facts, "card")))
            return f"{capital(card)} demande {asks} ; les cartes que vous révélez n'y suffisent pas."
        case "altar.no-catacombs-cards":
            return f"Vous ne pouvez pas révéler {card} : seules les cartes Victime comptent pour un Rituel."
        case "altar.assigned-cards":
            why = "seules comptent les cartes Victime de votre main, chacune une fois"
            return f"Vous ne pouvez pas révéler {card} : {why}."
        case "feed.blood-limit":
            return f"Vous ne pouvez pas nourrir aussi {card} : vous avez {whole(facts, 'blood')} Sang, à 1 par carte."
        case "feed.cost":
            return f"Vous ne pouvez pas nourrir {card} : il n'y en a plus dans votre Torpeur."
        case "feed.choice":
            return f"Vous ne pouvez pas revenir là-dessus : vous n'avez pas choisi {card}."
        case "feed.limit":
            return feed_limit(facts, limit, card)
        case "feed.when":
            return "On nourrit et on défausse pendant l'Entretien, quand tous les ordres sont résolus."
    return effects(rule, facts, limit, card)


def quarter(kind: str, goal: str) -> str:
    if goal:
        return f"Le jeton {kind} est déjà tourné vers {place(goal)}."
    return f"Dites vers quel Quartier tourner le jeton {kind} ; on ne le reprend que s'il est tourné."


def feed_limit(facts: Facts, limit: int, card: str) -> str:
    """Too many cards, too few, or not that one."""
    hand = count(whole(facts, "hand"), "carte", "cartes")
    if whole(facts, "hand") > limit:
        other = f" ; {card} n'est pas à défausser" if "card" in facts else " : défaussez d'abord les autres"
        return f"Vous auriez {hand} en main, et {limit} au plus sont permises{other}."
    return f"Vous auriez {hand} en main : on ne défausse qu'au-delà de {limit}."


def effects(rule: str, facts: Facts, limit: int, card: str) -> str:
    """What the cards of the city do not let one choose."""
    match rule:
        case "overcome.torpor":
            return f"Vous ne pouvez pas reprendre {card} : cette carte n'est pas dans votre Torpeur."
        case "discard.hand":
            why = "cette carte n'est pas dans votre main, ou il faut une Victime"
            return f"Vous ne pouvez pas défausser {card} : {why}."
        case "resolve.no-choice-effects":
            return f"Le choix {whole(facts, 'choice')} de {card} est impossible : choisissez ce qui est possible."
        case "effect.no-target" if "by" in facts:
            return "Choisissez quelqu'un d'autre que vous."
        case "effect.no-target":
            return f"Il n'y a rien à faire {at(text(facts, 'at'))} : choisissez un autre Quartier."
        case "effect.copy" | "discard.board":
            return f"Vous êtes {at(text(facts, 'at'))} : choisissez un autre Quartier."
        case "effect.take-less":
            lying = f"il y a là {whole(facts, 'blood')} Sang et {whole(facts, 'influence')} Influence"
            return f"Vous en prenez exactement {limit} en tout, et {lying}."
    return ""
