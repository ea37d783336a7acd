"""French: what happens at a table of Vendetta, one line an event."""

from __future__ import annotations

from gloam.words.facts import NOBODY, Facts, Names, hidden, seat, seated, seats, text, texts, whole
from gloam.words.forms import sentence
from gloam.words.french.grammar import count, listing
from gloam.words.french.table import Cast, won_game
from gloam.words.french.vendetta.cards import READER
from gloam.words.french.vendetta.nouns import TERMS, at, clan, goal, named, place, source, the
from gloam.words.vendetta.cards import choice_of


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(course(e, Cast(names, you)))


def alliance(who: int, cast: Cast) -> str:
    return cast.whose(who, "l'", "Alliance")


def a_card(e: Facts) -> str:
    """The card of an event, or that there is one."""
    return "une carte face cachée" if hidden(e, "card") else named(text(e, "card"))


def course(e: Facts, cast: Cast) -> str:
    """The course of the game, and setting up."""
    who, here = seat(e), text(e, "at")
    match e["what"]:
        case "ambition":
            return cast.does(who, "prenez le jeton Ambition", "prend le jeton Ambition")
        case "relics-offered":
            return f"Reliques proposées : {listing([named(card) for card in texts(e, 'cards')])}"
        case "clans-offered":
            return f"clans proposés : {listing([clan(name) for name in texts(e, 'clans')])}"
        case "clans-left":
            return f"hors de cette partie : {listing([clan(name) for name in texts(e, 'clans')])}"
        case "clan-chosen":
            return f"{cast.does(who, 'choisissez', 'choisit')} {clan(text(e, 'clan'))}"
        case "relic-chosen":
            return f"{cast.does(who, 'prenez', 'prend')} {named(text(e, 'card'))}"
        case "location-card":
            return f"{named(text(e, 'card'))} est {at(here)} pour toute la partie"
        case "round":
            return f"la manche {whole(e, 'round')} commence"
        case "phase":
            return f"manche {whole(e, 'round')} : {TERMS['phase.' + text(e, 'phase')]}"
        case "step":
            return f"{place(here)} : {TERMS['step.' + text(e, 'step')]}"
        case "no-preparation":
            return f"pas d'étape de Préparation {at(here)}"
        case "location-done":
            return f"{the(here)} est terminé"
        case "ally-dealt":
            return f"{named(text(e, 'card'))} arrive {at(here)}"
        case "ally-left":
            return f"personne {at(here)} ; {named(text(e, 'card'))} quitte la partie"
        case "joined":
            return f"{named(text(e, 'card'))} rejoint {alliance(who, cast)}"
        case "eliminated":
            return cast.does(who, "êtes hors de la partie", "est hors de la partie")
        case "game-over":
            return won_game(seats(e, "winners"), cast)
    return amounts(e, cast)


def amounts(e: Facts, cast: Cast) -> str:
    """Blood, Influence and tokens on the move."""
    who, here, amount = seat(e), text(e, "at"), whole(e, "amount")
    match e["what"]:
        case "blood-gained" if e.get("rule") == "feed.gain":
            return f"{cast.does(who, 'vous nourrissez et gagnez', 'se nourrit et gagne')} {amount} Sang"
        case "blood-gained":
            return f"{cast.does(who, 'gagnez', 'gagne')} {amount} Sang"
        case "blood-lost":
            to = f" à cause de {named(text(e, 'card'))}" if text(e, "card") else ""
            return f"{cast.does(who, 'perdez', 'perd')} {amount} Sang{to}"
        case "blood-stolen":
            return stolen(e, cast)
        case "blood-spent":
            return f"{cast.does(who, 'dépensez', 'dépense')} {amount} Sang"
        case "blood-deployed":
            bank = " de la Banque" if e.get("bank") else ""
            return f"{cast.does(who, 'placez', 'place')} {amount} Sang{bank} {at(here)}"
        case "blood-returned":
            return f"{cast.does(who, 'reprenez', 'reprend')} {amount} Sang {source(here)}"
        case "blood-moved":
            return f"{cast.does(who, 'déplacez', 'déplace')} {amount} Sang {source(here)} {goal(text(e, 'to'))}"
        case "blood-removed":
            return f"{cast.does(who, 'rendez', 'rend')} à la Banque {amount} Sang {source(here)}"
        case "blood-kept":
            return (
                f"{named(text(e, 'card'))} garde ce Sang : {amount} sur {cast.whose(who, 'la ', 'Position')} {at(here)}"
            )
        case "deployed-taken":
            return taken(e, cast)
        case "exchanged":
            now = f"{whole(e, 'pool')} en Réserve, {whole(e, 'deployed')} {at(here)}"
            return f"{cast.does(who, 'échangez votre', 'échange son')} Sang : désormais {now}"
        case "influence-gained":
            return f"{cast.does(who, 'gagnez', 'gagne')} {amount} Influence"
        case "influence-lost":
            return f"{cast.does(who, 'perdez', 'perd')} {amount} Influence"
        case "diablerie":
            return f"{cast.does(who, 'recevez', 'reçoit')} {count(amount, 'jeton Diablerie', 'jetons Diablerie')}"
        case "tokens-flipped":
            tokens = count(amount, "jeton Diablerie", "jetons Diablerie")
            return f"{cast.does(who, 'retournez', 'retourne')} {tokens} face cachée"
        case "token-discarded":
            return cast.does(who, "défaussez un jeton Diablerie", "défausse un jeton Diablerie")
        case "bid-shown" if amount:
            return f"{cast.does(who, 'misez', 'mise')} {amount} Sang"
        case "bid-shown":
            return cast.does(who, "ne misez rien", "ne mise rien")
        case "lowest-bid":
            return f"{cast.whose(who, 'la ', 'mise')} est la plus basse"
        case "total":
            return f"{cast.does(who, 'avez', 'a')} {amount} de Puissance {at(here)}"
    return cards_moved(e, cast)


def stolen(e: Facts, cast: Cast) -> str:
    by, amount = seat(e, "by"), f"{whole(e, 'amount')} Sang"
    card = f" avec {named(text(e, 'card'))}" if text(e, "card") else ""
    if seat(e) == cast.you:
        return f"{seated(cast.names, by)} vous vole {amount}{card}"
    return f"{cast.does(by, 'volez', 'vole')} {amount} à {seated(cast.names, seat(e))}{card}"


def taken(e: Facts, cast: Cast) -> str:
    by, amount = seat(e, "by"), f"{whole(e, 'amount')} Sang"
    goal = "Réserve" if e.get("pool") else "Position"
    if seat(e) == cast.you:
        return f"{seated(cast.names, by)} vous prend {amount} {at(text(e, 'at'))} pour sa {goal}"
    rest = f"{amount} à {seated(cast.names, seat(e))} {at(text(e, 'at'))} pour"
    return cast.does(by, f"prenez {rest} votre {goal}", f"prend {rest} sa {goal}")


def cards_moved(e: Facts, cast: Cast) -> str:
    """Cards played, moved, seen and hidden."""
    who, here, card = seat(e), text(e, "at"), a_card(e)
    match e["what"]:
        case "played" if e.get("up"):
            return f"{cast.does(who, 'jouez', 'joue')} {card} {at(here)}"
        case "played":
            down = "une carte" if hidden(e, "card") else card
            return f"{cast.does(who, 'jouez', 'joue')} {down} face cachée {at(here)}"
        case "drawn":
            cards = [named(each) for each in texts(e, "cards")]
            drawn = listing(cards) if cards else count(whole(e, "amount"), "carte", "cartes")
            return f"{cast.does(who, 'piochez', 'pioche')} {drawn}"
        case "hand-built":
            return hand_built(e, cast)
        case "drew":
            drawn = "une carte" if hidden(e, "card") else card
            return f"{cast.does(who, 'piochez', 'pioche')} {drawn}"
        case "hand-shown":
            shown = [named(each) for each in texts(e, "cards")]
            return f"{cast.whose(who, 'la ', 'main')} est montrée : {listing(shown) if shown else 'elle est vide'}"
        case "cards-shown":
            return f"{cast.does(who, 'finissez', 'finit')} la partie avec {left(e)}"
        case "passed":
            return cast.does(who, "passez, la main vide", "passe, la main vide")
        case "shuffled-in":
            one = "une carte" if hidden(e, "card") else card
            return cast.does(who, f"mélangez {one} à votre pioche de Clan", f"mélange {one} à sa pioche de Clan")
        case "revealed":
            return f"révélation {at(here)} : {cast.whose(who, '', card)}"
        case "left-down":
            one = "une carte" if hidden(e, "card") else card
            return f"{cast.does(who, 'laissez', 'laisse')} {one} face cachée {at(here)}"
        case "turned-down":
            return f"{cast.does(who, 'retournez', 'retourne')} {card} face cachée"
        case "card-moved":
            return f"{cast.does(who, 'déplacez', 'déplace')} {card} {source(here)} {goal(text(e, 'to'))}"
        case "card-returned":
            return f"{card} revient {source(here)} dans {cast.whose(who, 'la ', 'main')}"
        case "looked":
            found = "" if hidden(e, "card") else f" : {card}"
            mine = seat(e, "of") == cast.you
            one = "une de vos cartes face cachée" if mine else cast.whose(seat(e, "of"), "une ", "carte face cachée")
            return f"{cast.does(who, 'regardez', 'regarde')} {one} {at(here)}{found}"
    return decisions(e, cast)


def left(e: Facts) -> str:
    """What was in a hand and lay face down when the game ended."""
    hand, down = [[named(card) for card in texts(e, name)] for name in ("hand", "down")]
    held = [f"{listing(hand)} en main"] if hand else []
    return " et ".join([*held, f"{listing(down)} face cachée"] if down else held)


def hand_built(e: Facts, cast: Cast) -> str:
    kept, under = texts(e, "kept"), texts(e, "under")
    if not kept:
        return cast.does(seat(e), "avez choisi vos cartes", "a choisi ses cartes")
    cards = listing([named(card) for card in kept])
    below = listing([named(card) for card in under]) if under else ""
    yours = f" et mettez {below} sous votre pioche" if below else ""
    theirs = f" et met {below} sous sa pioche" if below else ""
    return cast.does(seat(e), f"gardez {cards}{yours}", f"garde {cards}{theirs}")


def decisions(e: Facts, cast: Cast) -> str:
    """What players choose, and what their cards do."""
    who, here, card = seat(e), text(e, "at"), named(text(e, "card"))
    match e["what"]:
        case "pick-shown":
            return picked(e, cast, at(here), source(here))
        case "pick-changed":
            return "finalement, " + picked(e, cast, "", "")
        case "withdrew":
            return f"{cast.does(who, 'vous retirez', 'se retire')} {source(here)}"
        case "card-acts":
            return f"{cast.whose(who, '', card)} agit {at(here)}"
        case "card-counts":
            return f"{cast.whose(who, '', card)} compte {at(here)}"
        case "reacted":
            return f"{cast.whose(who, '', card)} réagit"
        case "declined":
            return cast.does(who, f"n'utilisez pas {card}", f"n'utilise pas {card}")
        case "chose":
            agreed = READER.yielded(choice_of(text(e, "card"), whole(e, "choice")))
            return f"{card} : {cast.does(who, 'choisissez', 'choisit')} de {agreed}"
        case "skips-steps":
            part = f"part ni à la Préparation ni aux Conséquences {at(here)}"
            return f"{cast.does(who, 'ne prenez', 'ne prend')} {part}"
        case "card-picked":
            return f"{cast.does(who, 'choisissez', 'choisit')} {named(text(e, 'picked'))} pour {card}"
        case "teammate" if e.get("included"):
            return cast.does(who, "incluez votre coéquipier", "inclut son coéquipier")
        case "teammate":
            return cast.does(who, "épargnez votre coéquipier", "épargne son coéquipier")
        case "relic-used":
            return f"{cast.does(who, 'utilisez', 'utilise')} {card}"
        case "returned":
            return f"{card} retourne dans {alliance(who, cast)}"
        case "drained":
            gain = f" pour {whole(e, 'amount')} Sang" if whole(e, "amount") else ""
            return f"{cast.does(who, 'drainez', 'draine')} {card}{gain}"
        case "frenzy":
            return frenzy(who, seat(e, "cause"), cast)
        case "won":
            behind = [cast.them(other) for other in seats(e, "ranks")[1:]]
            ahead = f", devant {listing(behind)}" if behind else ", sans partage"
            return f"{cast.does(who, 'remportez', 'remporte')} {the(here)}{ahead}"
    raise AssertionError(f"no words for the event {e['what']}")


def picked(e: Facts, cast: Cast, stay: str, leave: str) -> str:
    if text(e, "pick") == "stay":
        return f"{cast.does(seat(e), 'choisissez de rester', 'choisit de rester')} {stay}".rstrip()
    return f"{cast.does(seat(e), 'choisissez de vous retirer', 'choisit de se retirer')} {leave}".rstrip()


def frenzy(who: int, cause: int, cast: Cast) -> str:
    if cause == NOBODY:
        return cast.does(who, "entrez en Frénésie", "entre en Frénésie")
    if who == cast.you:
        return f"{seated(cast.names, cause)} vous plonge en Frénésie"
    return f"{cast.does(cause, 'plongez', 'plonge')} {seated(cast.names, who)} en Frénésie"
