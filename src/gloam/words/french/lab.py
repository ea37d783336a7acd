"""Ce que dit le laboratoire : terminal, graphiques, rapports. Mêmes clés que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- help of the commands
    "help.arena": (
        "Un tournoi de robots : classement et parts de victoires, équilibré entre places et clans. On peut "
        "l'interrompre et le reprendre."
    ),
    "help.lab": "Pour ceux qui conçoivent et étudient les jeux : des rapports sur un jeu.",
    "help.balance": (
        "Faire jouer beaucoup de parties aux robots et écrire un rapport : clans, cartes, places et durée, avec "
        "graphiques."
    ),
    "help.fit": (
        "Faire jouer contre lui-même un robot qui cherche, ajuster ce qu'il regarde à qui a gagné, et opposer les "
        "nouveaux poids à ceux d'aujourd'hui. On peut l'interrompre et le reprendre."
    ),
    "help.puzzle": "Trouver le coup : des positions où un coup est nettement meilleur que les autres.",
    "help.puzzles": "Chercher des problèmes dans des parties sauvées, ou jouées par des robots, et les écrire.",
    "option.puzzles": "Un jeu, ou un fichier de problèmes ; sans l'un ni l'autre, tous sont listés.",
    "option.puzzle": "Quel problème ; sans numéro, ils sont listés.",
    "option.journals": "Les parties sauvées où chercher ; sans elles, des robots en jouent.",
    "option.several-seats": "Combien de joueurs ; plusieurs nombres, séparés par des virgules, alternent.",
    "option.fit-seats": (
        "Combien de joueurs, le moins possible si rien n'est dit ; plusieurs nombres, séparés par des virgules, "
        "alternent."
    ),
    "option.puzzle-count": "Combien de problèmes garder, aussi différents que possible.",
    "option.puzzle-easy": "Aussi ceux que résout un robot qui ne regarde qu'un coup plus loin.",
    "option.puzzle-out": "Le fichier de problèmes.",
    "option.crew": "Qui joue : pool (des processus de cette machine) ou ray (une ou plusieurs machines).",
    "option.fixed-seed": "La graine qui décide de tout le hasard.",
    "option.arena-bots": (
        "Les robots qui se rencontrent, séparés par des virgules ; un nom donné deux fois occupe deux places."
    ),
    "option.arena-games": "Combien de parties au moins ; les tours sont joués jusqu'au bout.",
    "option.arena-out": "Le dossier des résultats ; la même commande reprend où elle s'est arrêtée.",
    "option.choose-clans": (
        "Laisser les robots choisir leur clan. Sinon, les clans sont tirés au sort, les mêmes pour tous les robots."
    ),
    "option.balance-out": "Le dossier du rapport ; la même commande reprend où elle s'est arrêtée.",
    "option.fit-bot": "Le robot qui joue contre lui-même, avec son budget.",
    "option.fit-gate": "Combien de parties jumelées opposent les nouveaux poids à ceux d'aujourd'hui ; 0 pour aucune.",
    "option.fit-out": "Le dossier des parties et des poids ; la même commande reprend où elle s'est arrêtée.",
    "option.arenas": "Un dossier d'arènes à montrer dans le navigateur.",
    # ---- what was wrong
    "error.no-lab": "Le laboratoire demande d'autres paquets : pip install 'gloam[lab]'.",
    "error.no-ray": "Ray n'est pas installé : pip install 'gloam[ray]'.",
    "error.crew": "Il n'y a pas d'équipe nommée « {name} ». Il y a : {known}.",
    "error.one-bot": "Une arène demande au moins deux robots différents.",
    "error.no-clans": "{title} n'a pas de clans à choisir.",
    "error.other-plan": (
        "{file} est d'autres parties : {name} y vaut {found}, ici {wanted}. Choisissez un autre dossier."
    ),
    "error.damaged": "{file} est abîmé à la ligne {line}. Déplacez-le pour recommencer.",
    "error.busy": "{file} est en cours d'écriture par une autre exécution.",
    "error.abroad-python": "{python} ne démarre pas : {why}.",
    "error.abroad-gloam": "{python} n'a pas de Gloam : installez-en un là-bas, ou nommez un autre Python.",
    "error.abroad-game": ("Le Gloam de {python} ne peut pas suivre : il n'a pas ce jeu, ou en a d'autres règles."),
    "error.abroad-bot": "Le Gloam de {python} n'a pas de robot « {bot} » pour ce jeu. Il y a : {known}.",
    "error.abroad-answer": "Le Gloam de {python} ne répond pas : {why}",
    "error.abroad-move": "Le Gloam de {python} répond « {line} », qui ne peut pas être joué.",
    "error.abroad-silent": "{python} ne répond rien que dirait un Gloam.",
    "error.arena-only": ("« {name} » nomme un fichier de cette machine : seul « gloam arena » prend de tels robots."),
    "error.no-weights": "Le robot {bot} ne cherche pas : il ne prend pas de poids ({file}). En prennent : {known}.",
    "error.weights": (
        "Un robot ne peut pas jouer à {title} avec les poids de {file} : ils ne sont pas de ce jeu. Ce qui y manque, y "
        "est de trop ou est impossible : {what}."
    ),
    "error.toml": "{file} n'est pas du TOML : voyez la ligne {line}.",
    "error.nothing-to-fit": "{title} n'a encore rien à ajuster.",
    "error.folder": "Il n'y a pas de dossier nommé {file}.",
    "error.puzzle": "Il n'y a pas de problème {number} : ils vont de 1 à {count}.",
    "error.puzzles-not-yet": "Il n'y a pas de problèmes de {title} ; « gloam lab puzzles --game {name} » en cherche.",
    "error.puzzles": "« {name} » n'est ni un jeu ni un fichier de problèmes. Jeux : {known}.",
    "error.puzzle-file": "{file} est inutilisable : {why}",
    "error.puzzle-games": "Les parties sauvées sont de plusieurs jeux : {games}.",
    "error.no-puzzles": "Il n'y a aucun problème dans {count} parties. Prenez-en davantage, ou ajoutez --easy.",
    # ---- puzzles
    "puzzles.looking": "Problèmes : {found}",
    "puzzles.stopped": "Arrêté. Problèmes trouvés jusqu'ici : {found}.",
    "puzzles.written": "{found} problèmes trouvés ; {kept} sont dans {file}.",
    # ---- arena
    "arena.title": "Arène de {title} : {games} parties, {seats} places, graine {seed}",
    "arena.resumed": "{games} parties sont déjà là ; il en reste {left}.",
    "arena.round": (
        "Un tour compte {round} parties : tous les robots y jouent aussi souvent, et chacun aussi souvent à "
        "chaque place."
    ),
    "arena.short": "Un tour entier compte {round} parties : avec moins, les robots ne jouent pas tous aussi souvent.",
    "arena.go-on": "La même commande reprend à partir d'ici.",
    "arena.level": "Si tous étaient égaux, chaque place gagnerait {level} des parties.",
    "arena.bots": "Robots",
    "arena.seats": "Places",
    "arena.interval": "Intervalle à 95 %",
    "arena.place": "Rang",
    "arena.score": "Score",
    "arena.skill": "Niveau",
    "arena.pairs": "Qui finit devant qui",
    "arena.against": "Contre",
    "arena.ahead": "Devant",
    "arena.even-seat": "Tous les robots ont eu chaque place aussi souvent.",
    "arena.even-turn": "Tous les robots ont eu chaque rang du premier ordre du tour aussi souvent.",
    "arena.even-clan": "Tous les robots ont eu chaque clan aussi souvent.",
    "arena.even-deck": "Tous les robots ont eu chaque deck aussi souvent.",
    "arena.uneven-seat": "Sur 100 places, un robot a eu une même place jusqu'à {gap} fois de plus qu'un autre.",
    "arena.uneven-turn": (
        "Sur 100 places, un robot a eu un même rang du premier ordre du tour jusqu'à {gap} fois de plus qu'un autre."
    ),
    "arena.uneven-clan": "Sur 100 places, un robot a eu un même clan jusqu'à {gap} fois de plus qu'un autre.",
    "arena.uneven-deck": "Sur 100 places, un robot a eu un même deck jusqu'à {gap} fois de plus qu'un autre.",
    "arena.files": "Tableaux et graphiques sont dans {folder} : arena.json, wins.png, skill.png, pairs.png.",
    "arena.chart-wins": "{title} : victoires par place occupée",
    "arena.chart-skill": "{title} : niveau (OpenSkill), avec intervalles à 95 %",
    "arena.chart-pairs": "{title} : combien de fois le robot de la ligne finit devant celui de la colonne",
    "arena.axis-wins": "part de parties gagnées, avec intervalles à 95 % ; tirets : si tous étaient égaux",
    # ---- fit
    "fit.title": "Ajustement de {title} : {games} parties de {bot}, graine {seed}",
    "fit.losses": "Perte logarithmique sur des parties mises de côté : combien surprend qui a gagné (moins vaut mieux)",
    "fit.surprises": (
        "Ce que la recherche a essayé, dans des parties mises de côté : combien cela surprend (moins vaut mieux)"
    ),
    "fit.question": "Question",
    "fit.decisions": "Décisions",
    "fit.stage": "Jour ou manche",
    "fit.moments": "Tables",
    "fit.fitted": "Nouveaux poids",
    "fit.played": "Ceux d'aujourd'hui",
    "fit.coin": "Pile ou face",
    "fit.all": "Tout",
    "fit.written": "Les poids sont dans {file}.",
    "fit.gate": "À la porte : {games} parties jumelées de {bot} avec les nouveaux poids contre ceux d'aujourd'hui.",
    "fit.taken": (
        "Les nouveaux poids ont gagné {share} de {games} parties ({interval}) : on peut les prendre. Pour s'en servir, "
        "mettez {file} à la place du weights.toml du jeu."
    ),
    "fit.refused": (
        "Les nouveaux poids ont gagné {share} de {games} parties ({interval}). Il en faut plus de {least} sur au moins "
        "{fewest} : ceux d'aujourd'hui restent."
    ),
    # ---- balance
    "balance.title": "{title} : ce que disent {games} parties",
    "balance.plan": "Robots par place : {bots}. Places : {seats}. Variantes : {variants}. Graine : {seed}. Fait par :",
    "balance.none": "aucune",
    "balance.reading": (
        "Chaque part a son intervalle à 95 % (Wilson). ▲ et ▼ marquent celles dont l'intervalle est tout entier "
        "au-dessus ou au-dessous de la base. Sur vingt intervalles, un environ se trompe par pur hasard, et il y "
        "en a beaucoup ici : une marque seule prouve peu. La base d'une carte est la part de victoires de "
        "ceux qui piochent, tiennent ou jouent une carte quelconque de sa famille ; celle de tout le reste, la "
        "part de victoires d'une place ({level}). Ce qui est pioché l'est par hasard : cette colonne "
        "est une expérience équitable. Ce qui est tenu ou joué a été choisi, par des robots qui gagnaient "
        "peut-être déjà."
    ),
    "balance.limits": (
        "Ces chiffres sont ceux de ces robots : une carte qu'ils jouent mal peut être bonne en de meilleures mains."
    ),
    "balance.clans": "Clans",
    "balance.clan": "Clan",
    "balance.decks": "Decks",
    "balance.deck": "Deck",
    "balance.meetings": "Deck contre deck",
    "balance.about-meetings": (
        "La part des victoires du deck de la ligne, dans les parties où celui de la colonne était apporté aussi."
    ),
    "balance.endings": "Comment les parties finissent",
    "balance.about-endings": "La part de toutes les parties, et combien chaque deck en a gagné ainsi.",
    "balance.ending": "Victoire par",
    "balance.all-games": "Toutes les parties",
    "balance.of-decks": "Par deck, place et partie",
    "balance.picked": "Choisi quand il est proposé",
    "balance.turns": "Le premier ordre du tour",
    "balance.turn": "Rang",
    "balance.seats": "Places",
    "balance.seat": "Place",
    "balance.bots": "Robots",
    "balance.bot": "Robot",
    "balance.length": "Durée",
    "balance.length-text": (
        "Une partie demande {mean} décisions ({low} à {high}), la moitié des parties entre {lower} et {upper} ; "
        "la plus courte en a demandé {shortest}, la plus longue {longest}. Une égalité a été départagée dans "
        "{ties} des parties."
    ),
    "balance.scores": "Score moyen par origine",
    "balance.happenings": "Par place et par partie",
    "balance.cards": "Cartes",
    "balance.all": "Toutes ensemble",
    "balance.id": "Id",
    "balance.card": "Carte",
    "balance.games": "Places",
    "balance.wins": "Victoires",
    "balance.share": "Part de victoires",
    "balance.drawn": "Piochée",
    "balance.held": "Tenue",
    "balance.played": "Jouée",
    "balance.d": "piochée",
    "balance.h": "tenue",
    "balance.p": "jouée",
    "balance.dealt": "Sorties",
    "balance.taken": "Prise quand elle sort",
    "balance.uses": "Usages à chaque sortie",
    "balance.uses-owned": "Usages à chaque prise",
    "balance.axis-wins": "part de parties gagnées, avec intervalles à 95 % ; tirets : la base",
    "balance.axis-taken": "part prise quand elle sort, avec intervalles à 95 %",
    "balance.axis-uses": "usages à chaque sortie, avec intervalles à 95 % de la moyenne",
    "balance.axis-uses-owned": "usages à chaque prise, avec intervalles à 95 % de la moyenne",
    "balance.axis-length": "décisions d'une partie ; tirets : la moyenne",
    "balance.axis-picked": "part choisie quand il est proposé, avec intervalles à 95 %",
    "balance.chart-picked": "{what} : combien de fois choisi",
    "balance.chart-taken": "{what} : combien de fois prise",
    "balance.chart-uses": "{what} : combien de fois utilisée",
    "balance.files": "Le rapport est {file}, ses graphiques à côté.",
}
