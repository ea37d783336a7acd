"""French: what happens at a table of Blood Orders, one line an event."""

from __future__ import annotations

from gloam.words.blood_orders.cards import ACTS
from gloam.words.facts import Facts, Names, hidden, seat, seated, seats, text, texts, whole
from gloam.words.forms import sentence
from gloam.words.french.blood_orders.nouns import (
    KINDS,
    TERMS,
    amount,
    at,
    goal,
    named,
    pile,
    several,
    source,
)
from gloam.words.french.grammar import count, listing, of
from gloam.words.french.table import Cast, won_game


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(course(e, Cast(names, you)))


def course(e: Facts, cast: Cast) -> str:
    """The course of the game, and setting up."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "colour":
            return f"{cast.does(who, 'prenez', 'prend')} le {TERMS['colour.' + text(e, 'colour')]}"
        case "day":
            first = cast.does(who, "êtes le premier joueur", "est le premier joueur")
            return f"le Jour {whole(e, 'day')}, Acte {ACTS[whole(e, 'act')]}, commence ; {first}"
        case "act":
            return f"l'Acte {ACTS[whole(e, 'act')]} commence"
        case "phase":
            return f"Jour {whole(e, 'day')} : {TERMS['phase.' + text(e, 'phase')]}"
        case "location-dealt" | "victim-dealt":
            return f"{card} apparaît {at(here)}"
        case "market":
            return f"Rituels à l'étal : {listing([named(each) for each in texts(e, 'cards')])}"
        case "ritual-dealt":
            return f"{card} arrive à l'étal"
        case "reshuffled":
            cards = count(whole(e, "amount"), "carte", "cartes")
            return f"les Victimes défaussées sont mélangées en une nouvelle pioche de {cards}"
        case "game-over":
            return won_game(seats(e, "winners"), cast)
        case "planned":
            return planned(e, cast)
        case "fed":
            return fed(e, cast)
    return amounts(e, cast)


def planned(e: Facts, cast: Cast) -> str:
    """Everyone hears how many cards were assigned; whoever planned, to what."""
    assigned = f"avec {count(whole(e, 'amount'), 'carte', 'cartes')}" if whole(e, "amount") else "sans carte"
    made = f"{cast.does(seat(e), 'avez fait votre plan', 'a fait son plan')} {assigned}"
    orders = [order(KINDS[kind], texts(e, kind)) for kind in KINDS if texts(e, kind)]
    return f"{made} : {' ; '.join(orders)}" if orders else made


def order(kind: str, plan: list[str]) -> str:
    """One token's part of a plan: where it is turned to, and the cards under it."""
    return f"{kind} {goal(plan[0])} {f'avec {several(plan[1:])}' if plan[1:] else 'sans carte'}"


def fed(e: Facts, cast: Cast) -> str:
    """What is fed, what is not, and what the hand has no room for."""
    mine, parts = seat(e) == cast.you, []
    if texts(e, "fed"):
        parts.append(f"{'nourrissez' if mine else 'nourrit'} {several(texts(e, 'fed'))}")
    if texts(e, "unfed"):
        parts.append(f"{'renoncez' if mine else 'renonce'} à nourrir {several(texts(e, 'unfed'))}")
    if texts(e, "dropped"):
        parts.append(f"{'défaussez' if mine else 'défausse'} {several(texts(e, 'dropped'))}")
    done = ", et ".join(parts)
    return cast.does(seat(e), done, done)


def amounts(e: Facts, cast: Cast) -> str:
    """Blood, influence, victory points, fear and dice."""
    who, here, much = seat(e), text(e, "at"), whole(e, "amount")
    match e["what"]:
        case "gained":
            return f"{cast.does(who, 'gagnez', 'gagne')} {amount(much, text(e, 'resource'))}"
        case "paid":
            return f"{cast.does(who, 'payez', 'paie')} {amount(much, text(e, 'resource'))}"
        case "stolen":
            return stolen(e, cast)
        case "night-taken":
            taken, where = pile(whole(e, "blood"), whole(e, "influence")), f"sur la case Nuit {source(here)}"
            if not taken:
                return f"{cast.does(who, 'ne trouvez rien', 'ne trouve rien')} {where}"
            return f"{cast.does(who, 'prenez', 'prend')} {taken} {where}"
        case "scavenged":
            fear = f"maintenant {whole(e, 'fear')} de Peur"
            return cast.does(who, f"glanez {much} Sang et avez {fear}", f"glane {much} Sang et a {fear}")
        case "fear":
            return f"{cast.whose(who, 'la ', 'Peur')} {passes(e)}"
        case "die" if e.get("from") == e.get("to"):
            return f"le dé {source(here)} reste à {whole(e, 'to')}"
        case "die":
            return f"le dé {source(here)} {passes(e)}"
        case "contest":
            symbols = count(much, "symbole Nuit", "symboles Nuit")
            return f"{cast.does(who, 'avez', 'a')} {symbols} {at(here)}"
        case "contest-won":
            won = f"{cast.does(who, 'remportez', 'remporte')} l'action disputée {at(here)}"
            return f"{won}{WON_BY.get(text(e, 'rule'), '')}"
        case "stalemate":
            return f"impasse {at(here)} : personne ne gagne"
    return tokens(e, cast)


def passes(e: Facts) -> str:
    """« monte de 2 à 4 »."""
    before, after = whole(e, "from"), whole(e, "to")
    return f"{'monte' if after > before else 'descend'} de {before} à {after}"


def stolen(e: Facts, cast: Cast) -> str:
    by, taken = seat(e, "by"), pile(whole(e, "blood"), whole(e, "influence"))
    if seat(e) == cast.you:
        return f"{seated(cast.names, by)} {f'vous vole {taken}' if taken else 'ne trouve rien à vous voler'}"
    them = f"à {seated(cast.names, seat(e))}"
    if not taken:
        return f"{cast.does(by, 'ne trouvez', 'ne trouve')} rien à voler {them}"
    return f"{cast.does(by, 'volez', 'vole')} {taken} {them}"


WON_BY = {
    "contest.symbols": " avec le plus de symboles",
    "contest.cards": ", à égalité de symboles mais avec plus de cartes",
    "contest.influence": ", à égalité de symboles et de cartes mais avec plus d'Influence",
    "card.beats-rules": ", à égalité de symboles, grâce à un Rituel",
}
FAILED_BY = {
    "overcome.fail": "ne vainc pas la Peur",
    "dusk.no-victim": "ne trouve pas de Victime",
    "dusk.poor": "ne peut pas être payé",
    "resolve.decline": "est abandonné",
}


def tokens(e: Facts, cast: Cast) -> str:
    """Order tokens: placed, moved, seen, revealed, resolved and brought home."""
    who, here, kind = seat(e), text(e, "at"), KINDS.get(text(e, "kind"), "")
    match e["what"]:
        case "placed":
            token = "un jeton" if hidden(e, "kind") else f"le jeton {kind}"
            return f"{cast.does(who, 'placez', 'place')} {token} {at(here)}"
        case "order-moved":
            token = f"{one_of(who, cast)} passe" if hidden(e, "kind") else f"{owned(who, kind, cast)} passe"
            return f"{token} {source(here)} {at(text(e, 'to'))}"
        case "looked":
            found = "" if hidden(e, "kind") else f" : {kind}"
            where = at(text(e, "where").split(" ")[0])
            return f"{cast.does(who, 'regardez', 'regarde')} {one_of(seat(e, 'of'), cast)} {where}{found}"
        case "order-joined" if hidden(e, "card"):
            return cast.does(who, "affectez une carte de plus à un ordre", "affecte une carte de plus à un ordre")
        case "order-joined":
            return f"{cast.does(who, 'glissez', 'glisse')} {named(text(e, 'card'))} sous le jeton {kind}"
        case "order-revealed":
            cards = texts(e, "cards")
            shown = f"avec {several(cards)}" if cards else "sans carte"
            return f"{owned(who, kind, cast)} {at(here)} est révélé {shown}"
        case "order-opened":
            return f"{owned(who, kind, cast)} n'est dans aucun Quartier, avec {several(texts(e, 'cards'))}"
        case "order-failed":
            failed = cast.whose(who, "l'", f"ordre {kind}")
            return f"{failed} {FAILED_BY.get(text(e, 'rule'), 'échoue')}"
        case "order-back":
            return order_back(e, cast, kind)
        case "action":
            card = f" : {named(text(e, 'card'))}" if text(e, "card") else ""
            return f"{cast.does(who, 'effectuez', 'effectue')} l'action {kind} {at(here)}{card}"
    return cards_moved(e, cast)


def owned(who: int, kind: str, cast: Cast) -> str:
    """« votre jeton Aube », « le jeton Aube d'Anna »."""
    return cast.whose(who, "le ", f"jeton {kind}")


def one_of(who: int, cast: Cast) -> str:
    """« un de vos jetons », « un jeton d'Anna »."""
    return "un de vos jetons" if who == cast.you else f"un jeton {of(seated(cast.names, who))}"


TO_TORPOR = ("va en Torpeur", "vont en Torpeur")


def order_back(e: Facts, cast: Cast, kind: str) -> str:
    cards = texts(e, "cards")
    home = f"{owned(seat(e), kind, cast)} revient"
    one, some = ("revient en main", "reviennent en main") if text(e, "to") == "hand" else TO_TORPOR
    return f"{home} ; {several(cards)} {one if len(cards) == 1 else some}" if cards else home


def cards_moved(e: Facts, cast: Cast) -> str:
    """Cards and Rituals."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "ritual-used":
            return f"{cast.does(who, 'utilisez', 'utilise')} {card}"
        case "ritual-tried":
            return f"{cast.does(who, 'tentez', 'tente')} {card}"
        case "ritual-failed":
            return cast.does(who, f"n'accomplissez pas {card}", f"n'accomplit pas {card}")
        case "ritual-acquired":
            return f"{cast.does(who, 'acquérez', 'acquiert')} {card} en révélant {several(texts(e, 'shown'))}"
        case "ritual-follows":
            return f"{cast.whose(who, '', card)} agit"
        case "copied":
            return f"{cast.does(who, 'appliquez', 'applique')} l'effet de {card} {at(here)}"
        case "victim-taken":
            return f"{cast.does(who, 'prenez', 'prend')} {card} {at(here)}"
        case "victim-replaced" if hidden(e, "card"):
            return f"{cast.does(who, 'retirez', 'retire')} la Victime {source(here)}, et il n'y en a pas d'autre"
        case "victim-replaced":
            return f"{cast.does(who, 'remplacez', 'remplace')} la Victime {source(here)} par {card}"
        case "card-taken":
            return f"{cast.does(who, 'prenez', 'prend')} {card}"
        case "cards-shown":
            return f"{cast.does(who, 'finissez', 'finit')} la partie avec {several(texts(e, 'hand'))} en main"
        case "drew":
            return f"{cast.does(who, 'piochez', 'pioche')} {'une Victime' if hidden(e, 'card') else card}"
        case "recovered":
            return f"{card} revient de la Torpeur dans {cast.whose(who, 'la ', 'main')}"
        case "discarded":
            return f"{cast.does(who, 'défaussez', 'défausse')} {card}"
        case "declined":
            return cast.does(who, f"n'utilisez pas {card}", f"n'utilise pas {card}")
    raise AssertionError(f"no words for the event {e['what']}")
