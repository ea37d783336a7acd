"""French: what is said at every table, whatever the game."""

from __future__ import annotations

from gloam.core.table import LETTERS
from gloam.words.facts import Facts, Names, seated, seats, text, texts, whole
from gloam.words.french.grammar import listing, of
from gloam.words.results import Endings


def addressed(name: str, prompt: str) -> str:
    """A question as somebody else than the one who is asked reads it."""
    return f"{name} : {prompt}"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the table says no; '' for what is not its to say."""
    match rule:
        case "table.not-asked":
            asked = listing([seated(names, n) for n in seats(facts, "asked")])
            return f"Ce n'est pas à vous de répondre ; on attend {asked}."
        case "table.already-answered":
            return "Vous avez déjà répondu. Votre choix est scellé jusqu'à ce que tout le monde ait choisi."
        case "table.other-question" if whole(facts, "number") > whole(facts, "open"):
            return "Cela n'a pas encore été demandé ; c'est autre chose qui est demandé."
        case "table.other-question":
            return "La réponse est déjà donnée ; c'est autre chose qui est demandé."
        case "table.over":
            return "La partie est terminée ; il n'y a plus rien à répondre."
        case "table.no-such-seat":
            last = LETTERS[min(whole(facts, "seats"), len(LETTERS)) - 1]
            return f"Cette place n'existe pas : les places de cette table vont de A à {last}."
        case "table.unknown-variant":
            return unknown_variant(text(facts, "variant"), texts(facts, "known"))
    return ""


def unknown_variant(name: str, known: list[str]) -> str:
    if name in known:
        return f"La variante « {name} » est nommée deux fois."
    return f"Ce jeu n'a pas de variante « {name} » ; " + (f"il a {listing(known)}." if known else "il n'en a aucune.")


UNREADABLE = {
    "option": "« {text} » n'est pas un coup possible maintenant.",
    "option-too-far": "« {text} » vient trop tôt : du nouveau apparaît avant. Entrez vos coups jusque-là.",
    "option-too-long": "Une ligne contient {where} réponses au plus. Entrez « {text} » et la suite à part.",
    "given-number": "{where} devrait être un nombre entier, pas {text}.",
    "given-text": "{where} devrait être un texte, pas {text}.",
    "given-list": "{where} devrait être une liste ou un tuple, pas {text}.",
    "given-deck": "Dans {where}, il devrait y avoir des noms, des textes ou des fiches de decks, pas {text}.",
    "given-table": "{where} devrait être une table de Gloam, pas {text}.",
    "given-journal": "{where} devrait être un journal ou son texte, pas {text}.",
    "given-random": "{where} devrait être un random.Random, pas {text}.",
    "bot": "Il n'y a pas de robot nommé « {text} ».",
    "budget": "« {text} » n'est pas un budget : écrivez 400 (essais), 200ms ou 1s.",
    "weights": "Ce ne sont pas des poids pour ce jeu : « {text} » manque, est de trop ou ne convient pas.",
    "game": "Il n'y a pas de jeu nommé « {text} ».",
    "language": "Nous n'avons pas de mots dans la langue « {text} ».",
    "card": "Il n'y a pas de carte « {text} ».",
    "rule": "Il n'y a pas de règle « {text} ».",
    "journal": "Ce n'est pas un journal de Gloam : il commence par « {text} ».",
    "journal-format": "Ce journal est au format {text}, que cette version ne sait pas lire.",
    "journal-rules": "Ce journal suit la version {text} des règles ; ici, c'est la version {where}.",
    "journal-head": "Le journal n'indique pas « {text} » (ligne {where}).",
    "journal-number": "Le journal donne « {text} » pour {where} ; il y faut un nombre.",
    "journal-line": "La ligne {where} du journal n'est pas un coup : « {text} ».",
    "journal-move": "Le coup {where} du journal n'est pas permis : « {text} ».",
    "decks": "Personne n'apporte de deck à ce jeu, « {text} ».",
    "decks-many": "Il y a {text} decks pour {where} places.",
    "deck-name": "« {text} » n'est pas un deck prêt. Peut-être faut-il lire {where}.",
    "deck-card": "La ligne {where} du deck ne nomme aucune carte : « {text} ».",
    "deck-near": "La ligne {where} du deck ne nomme aucune carte. Peut-être faut-il lire « {text} ».",
    "deck-kind": "« {text} », à la ligne {where} du deck, n'est pas une carte de ce genre.",
    "deck-city": "« {text} », à la ligne {where}, est du deck Cité : aucun deck de joueur ne le contient.",
    "deck-made": "« {text} », à la ligne {where}, ne naît qu'en jeu : aucun deck ne le contient.",
    "deck-number": "La ligne {where} du deck demande « {text} » en un nombre impossible : écrivez un nombre de 1 à 3.",
    "deck-long": "Aucun deck n'a plus de {text} lignes ; la lecture s'arrête à la ligne {where}.",
    "search-field": "On ne cherche pas les cartes par « {text} », mais par : {where}.",
    "search-value": "Aucune carte n'y est « {text} ». Il y a : {where}.",
    "lesson": "Il n'y a pas de leçon « {text} ».",
    "lessons": "Ce n'est pas un fichier de leçons : {text}.",
    "lessons-none": "Un fichier de leçons en a 1 à 100, pas {text}.",
    "lesson-twice": "Deux leçons ou conseils s'appellent « {text} ».",
    "lesson-game": "La leçon {where} est du jeu « {text} », les autres non.",
    "lesson-rule": "« {text} », dans {where}, n'est pas une règle de ce jeu.",
    "lesson-seat": "« {text} », dans la leçon {where}, n'est pas une place de sa position, ou est celle de l'élève.",
    "lesson-bot": "« {text} », dans la leçon {where}, n'est pas un robot.",
    "lesson-play": "La leçon {where} demande soit une solution (play), soit des robots, et pas les deux.",
    "lesson-goal": "« {text} » de la leçon {where} doit dire le but : event, has ou winner à chaque fois.",
    "lesson-event": "Un événement de la leçon {where} demande un « what », qui est un texte : {text}.",
    "lesson-amount": "« {text} », dans la leçon {where}, n'est pas une limite : écrivez <=2, <2, >=2 ou >2.",
    "lesson-wrong": (
        "Les mauvaises réponses « {text} » de la leçon {where} ne vont pas ensemble : il leur faut des réponses, et "
        "une phrase ou une règle qui les refuse ; ce qui est refusé est sans suite, ce qui est toujours dit en a une."
    ),
    "lesson-asks": "La position de la leçon {where} ne demande rien à l'élève, qui est le joueur {text}.",
    "lesson-over": "« {text} » vient après la fin de la leçon {where}.",
    "lesson-unsolved": "La leçon {text} est une vraie partie : il n'y a pas de solution à montrer.",
    "puzzles": "Ce n'est pas un fichier de problèmes : {text}.",
    "puzzles-format": "Ces problèmes sont au format « {text} », que cette version ne sait pas lire.",
    "puzzles-none": "Un fichier de problèmes en a 1 à 10 000, pas {text}.",
    "puzzle-game": "Le problème {where} est du jeu « {text} », les autres non.",
    "puzzle-seat": "« {text} », dans le problème {where}, n'est pas une place.",
    "puzzle-plays": "Le problème {where} demande au moins deux coups, chacun avec une réponse ; il en a {text}.",
    "puzzle-answer": "« {text} », dans le problème {where}, n'est pas un choix de sa question.",
    "puzzle-best": "Dans le problème {where}, « {text} » vient en premier, mais n'est pas le meilleur coup.",
    "puzzle-question": "La position du problème {where} ne pose pas la question « {text} » avec ces choix.",
    "position-object": "La position demande un objet dans {where}, pas « {text} ».",
    "position-number": "La position demande un nombre entier dans {where}, pas « {text} ».",
    "position-range": "Le nombre dans {where} de la position sort de ses limites : {text}.",
    "position-flag": "La position demande vrai ou faux (true, false) dans {where}, pas « {text} ».",
    "position-text": "La position demande un texte dans {where}, pas « {text} ».",
    "position-among": "Dans {where}, la position ne peut avoir que : {text}.",
    "position-list": "La position demande une liste dans {where}, pas « {text} ».",
    "position-length": "La liste {where} de la position n'a pas la bonne longueur : {text}.",
    "position-choice": "« {text} » n'est pas possible dans {where} de la position.",
    "position-unknown": "Une position n'a pas de « {text} » dans {where}.",
    "position-near": "Une position n'a pas de {where}. Peut-être faut-il lire « {text} ».",
    "position-rules": "Cette position suit la version {text} des règles, que cette version ne joue pas.",
    "position-players": "Ces places et ces variantes ne vont pas ensemble : « {text} » l'interdit.",
    "position-variant": "Ce qui est dans {where} de la position ne se joue qu'avec la variante « {text} ».",
    "position-seats": "Une position de ce jeu ne peut pas avoir {text} places.",
    "position-seat": "« {text} », dans {where} de la position, n'est pas une place de cette table, ou y est deux fois.",
    "position-out": "Dans {where} de la position, le joueur {text} prend part à une partie qui est finie pour lui.",
    "position-too-many": "Il n'y en a pas {text} dans le jeu ; voir {where} de la position.",
    "position-early": "Il ne peut rien y avoir dans {where} de la position à ce moment de la partie.",
    "position-known": "Ce que l'on sait de « {text} », dans {where} de la position, est faux là où est la carte.",
    "position-memory": "Ce que l'on pense d'une main, dans {where} de la position, contredit les cartes de la table.",
    "position-token": "« {text} », dans {where} de la position, n'est pas un jeton Ordre de cette table.",
    "position-token-twice": "Le jeton Ordre « {text} » est à deux endroits, dont {where} de la position.",
    "position-token-kind": "Un jeton {text} ne peut être dans {where} de la position : l'espace est d'une autre sorte.",
    "position-token-phase": "Le jeton « {text} » ne peut être dans {where} de la position à ce moment de la partie.",
    "position-order-lost": "Le jeton « {text} » a des cartes mais n'est nulle part ; voir {where} de la position.",
    "position-unpaid": "Nourrir ce qui est dans {where} de la position coûte plus que les {text} sangs qu'il y a.",
    "position-turns": "Les tours qui restent ne vont pas avec les jetons du joueur {text} ({where} de la position).",
    "position-space": "« {text} », dans {where} de la position, n'est pas un espace d'action à résoudre maintenant.",
    "position-resolving": "« {text} », dans {where} de la position, n'est pas là où en est cette partie.",
    "position-phase": "La position laisse à faire « {text} », qui n'est pas de la phase dans {where}.",
    "position-location": "« {text} », dans {where} de la position, n'est pas un Lieu de cette table.",
    "position-card": "« {text} », dans {where} de la position, n'est pas une carte qui puisse s'y trouver.",
    "position-card-near": "Aucune carte de ce nom ne peut être dans {where} de la position. Peut-être « {text} ».",
    "position-card-out": "« {text} », dans {where} de la position, est d'un clan que personne ne joue.",
    "position-card-twice": "« {text} » est à deux endroits, dont {where} de la position.",
    "position-card-owner": "« {text} », dans {where} de la position, appartient à une autre place.",
    "position-act": "« {text} », dans {where} de la position, est d'un acte qui n'a pas commencé.",
    "position-act-begun": "« {text} », dans {where} de la position, est d'un acte commencé : elle n'est plus à venir.",
    "position-relic": "Dans {where} de la position, une Relique a servi à quelqu'un qui n'en a pas.",
    "position-empty-pool": "La Réserve du joueur {text} est vide dans {where} de la position, sans Frénésie en cours.",
    "position-clan-twice": "Deux places ont le clan « {text} », dont {where} de la position.",
    "position-colour-twice": "Deux places ont la couleur « {text} », dont {where} de la position.",
    "position-step": "« {text} », dans {where} de la position, n'est pas une étape du jeu.",
    "position-fields": "L'étape dans {where} de la position a d'autres champs : {text}.",
    "position-effect": "« {text} », dans {where} de la position, n'est pas un effet de cette étape.",
    "position-order": "« {text} » ne peut pas venir ensuite, dans {where} de la position.",
    "position-docket": "« {text} », dans {where} de la position, ne peut pas rester à faire à cette table.",
    "position-sealed": "« {text} », dans {where} de la position, n'est pas une réponse donnée en secret maintenant.",
    "position-result": "Le résultat dans {where} de la position n'est pas celui de cette table.",
    "position-unplayable": "Cette position ne peut pas être jouée jusqu'à la fin : voir son {where}.",
}


def unreadable(what: str, text: str, where: str) -> str:
    """What could not be read, and where."""
    known = UNREADABLE.get(what, "« {text} » est illisible ({what}).")
    return known.format(what=what, text=text, where=where)


class Cast:
    """Who is who for one reader, who may be one of the players."""

    def __init__(self, names: Names, you: int | None) -> None:
        self.names = names
        self.you = you

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """« vous perdez », « Anna perd »."""
        return f"vous {yours}" if seat == self.you else f"{seated(self.names, seat)} {theirs}"

    def them(self, seat: int) -> str:
        return "vous" if seat == self.you else seated(self.names, seat)

    def whose(self, seat: int, article: str, thing: str) -> str:
        """« votre main », « la main d'Anna »: the article comes with its space or apostrophe."""
        return f"votre {thing}" if seat == self.you else f"{article}{thing} {of(seated(self.names, seat))}"


def won_game(winners: list[int], cast: Cast) -> str:
    if len(winners) == 1:
        return cast.does(winners[0], "gagnez la partie", "gagne la partie")
    verb = "gagnez" if cast.you in winners else "gagnent"
    return f"{listing([cast.them(winner) for winner in winners])} {verb} la partie"


ENDINGS = Endings(
    one="{names} gagne.",
    several="{names} gagnent.",
    place="{place} : {name}, {score}.",
    out="{name} : hors de la partie.",
    ordinals=("1er", "2e", "3e", "4e", "5e", "6e"),
    listing=listing,
)

COMMON: dict[str, str] = {  # the nouns of pages and terminals that every game needs
    "card": "carte",
    "cards": "cartes",
    "face_down": "face cachée",
    "face_up": "face visible",
    "game_over": "La partie est terminée",
    "hand": "main",
    "log": "journal",
    "nobody": "personne",
    "options": "choix",
    "out": "hors de la partie",
    "place": "rang",
    "player": "joueur",
    "players": "joueurs",
    "phase": "phase",
    "rule": "règle",
    "rulings": "décisions",
    "score": "score",
    "seat": "place",
    "spectator": "spectateur",
    "step": "étape",
    "table": "table",
    "total": "total",
    "turn": "tour",
    "unused": "pas encore utilisée",
    "used": "utilisée",
    "waiting": "en attente de",
    "winner": "vainqueur",
    "you": "vous",
}
