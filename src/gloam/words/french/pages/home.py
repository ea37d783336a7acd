"""What the first page, invitations, the waiting room and the seats say, in French. Same keys and same order as
its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "guest": "Invité",
    # ---- the first page
    "home.title": "Jeux de vampires entre amis et avec des robots",
    "home.skip": "Aller aux jeux",
    "home.hello": "Bonsoir.",
    "home.hello.name": "Bonsoir, {name}.",
    "home.question": "À quoi jouons-nous ?",
    "home.what": "Trois jeux de vampires, toutes règles comprises et expliquées. Sans compte : un lien suffit.",
    "home.play": "Jouer",
    "home.invite": "Inviter",
    "home.against.1": "contre un robot, déjà à table",
    "home.against.2": "contre deux robots, déjà à table",
    "home.against.3": "contre trois robots, déjà à table",
    "home.look": "Regarder d'abord",
    "home.look.facts": "rien à décider, tout à voir",
    "home.look.text": (
        "Des robots jouent une partie entière sous vos yeux, à votre rythme. Chaque ligne du journal peut être "
        "expliquée."
    ),
    "home.look.others": "ou regarder les tables des autres",
    "home.go-on": "Reprendre",
    "home.yours.both": (
        "Une table qu'aucun de ses joueurs n'ouvre pendant {days} jours est retirée, et une partie terminée après "
        "{finished} jours."
    ),
    "home.yours.kept": (
        "Une table qu'aucun de ses joueurs n'ouvre pendant {days} jours est retirée. Les parties terminées restent."
    ),
    "home.ended": "Vos parties terminées",
    "home.ended.none": "Aucune encore. « Jouer » vous installe aussitôt ; une partie interrompue vous attend ici.",
    "home.open": "Tables ouvertes",
    "home.open.none": (
        "Personne ne cherche de joueurs en ce moment. « Inviter » ouvre une table, à tout le monde si vous voulez."
    ),
    "home.running": "Parties à regarder",
    "home.name": "Votre nom à table",
    "home.name.save": "Garder ce nom",
    "home.bring": "Charger une partie",
    "home.bring.text": (
        "Chargez le journal d'une partie pour la revoir, ou une position pour la jouer à partir de là."
    ),
    "home.upload": "Charger",
    "home.replays": "Parties terminées",
    "home.unofficial": "Création d'amateurs, sans lien avec l'éditeur. Ni images ni textes de l'éditeur.",
    # ---- tables in a list
    "list.over": "Terminée",
    "list.free.one": "{count} place libre",
    "list.free.many": "{count} places libres",
    "list.free-seat": "Place libre",
    "list.with": "avec {names}",
    "list.alone": "personne d'autre pour l'instant",
    "list.under-way": "En cours",
    "list.other-rules": "Commencée avec une version antérieure des règles",
    "list.your-turn": "À vous",
    "list.waiting": "on attend {names}",
    "list.play": "Jouer",
    "list.open": "Ouvrir",
    "list.sit-down": "S'asseoir",
    "list.watch": "Regarder",
    "list.replay": "Revoir",
    # ---- watching
    "watch.text": "Qui regarde voit ce qui est visible sur la table, et la main de personne.",
    "watch.bots": "Laisser jouer des robots",
    "watch.none": (
        "Aucune table n'est ouverte aux spectateurs en ce moment. Avec le lien d'une table, on peut toujours la "
        "regarder."
    ),
    # ---- an invitation
    "invite.title": "Une table de {game}",
    "invite.text": (
        "Chacun de vos amis reçoit un lien privé vers sa place ; il ne sert qu'une fois. Les places restées vides "
        "peuvent revenir à des robots."
    ),
    "invite.seats": "Combien de places",
    "invite.chairs": "Qui s'assied où",
    "invite.seat": "Place {number}",
    "invite.variants": "Variantes",
    "aid.yes": "Affiché",
    "aid.no": "Pas affiché",
    "invite.company": "Qui peut venir",
    "invite.private": "Seulement ceux qui ont un lien",
    "invite.private.text": "La table n'apparaît dans aucune liste.",
    "invite.listed": "Tout le monde",
    "invite.listed.text": ("Elle figure parmi les tables ouvertes : chacun peut prendre une place libre, ou regarder."),
    "invite.open": "Ouvrir la table",
    "invite.cancel": "Annuler",
    "chair.me": "Vous",
    "chair.open": "Un ami",
    "chair.open.text": "La place reste libre jusqu'à ce que quelqu'un ouvre son lien.",
    "chair.bot": "Robot : {name}",
    "chair.bots": "Les robots ne voient que ce que leur place peut savoir. Les plus simples viennent en dernier.",
    # ---- before the game
    "waiting.title": "{game} : avant la partie",
    "waiting.free.one": "Une place est encore libre. Dès que la dernière est prise, la partie commence d'elle-même.",
    "waiting.free.many": (
        "{count} places sont encore libres. Dès que la dernière est prise, la partie commence d'elle-même."
    ),
    "waiting.nobody": "personne n'a encore ouvert le lien de cette place",
    "waiting.you": "c'est vous",
    "waiting.here": "est là",
    "waiting.not-here": "a pris place, mais sa page est fermée",
    "waiting.plays": "{state}, joue en {colour}",
    "waiting.colour": "Votre couleur",
    "waiting.link": "Lien vers la place {number}",
    "waiting.new-link": "Montrer le nouveau lien",
    "waiting.begin": "Commencer avec des robots",
    "waiting.close": "Retirer cette table",
    "waiting.host": "La personne qui a ouvert la table peut commencer plus tôt, avec des robots aux places libres.",
    "waiting.meanwhile": "En attendant :",
    "waiting.invited": "Les places libres sont pour ceux qui ont reçu un lien.",
    "waiting.watch": "Lien pour ceux qui ne font que regarder",
    "waiting.watch.text": "Il montre ce qui est visible sur la table, et la main de personne.",
    "waiting.begun": "La partie a commencé",
    "waiting.go": "À la table",
    "copy": "Copier",
    "copied": "Copié",
    # ---- a seat's link
    "door.title": "Une place à {game}",
    "door.invites": "{name} vous invite",
    "door.seats": "{count} places",
    "door.free": "Une place est libre. Vous la prenez ?",
    "door.watch": "Regarder seulement",
    "door.rules": "Les règles, toutes expliquées",
    "door.you": "Vous",
    "door.no-account": "sans compte",
    "door.here": "est là",
    "door.first": "Vous seriez la première personne à venir.",
    "door.bot": "{name}, un robot, joue à cette place. Asseyez-vous et elle est à vous.",
    "door.already": "Vous êtes déjà à cette table, sous le nom « {name} ». Ce lien était pour quelqu'un d'autre.",
    "door.sit": "S'asseoir",
    "door.back": "{game}, la place : {name}",
    "door.back.text": "Quelqu'un est déjà assis ici. Si c'est vous, continuez à jouer sur cet appareil.",
    "door.continue": "Continuer ici",
    "door.own": "Aller à votre place",
    # ---- one's own seat
    "seat.title": "La place : {name}",
    "seat.to-table": "À la table",
    "seat.link.text": (
        "Ouvrez ce lien sur un autre appareil, ou scannez-y le code, et continuez à jouer là-bas. "
        "Il ne sert qu'une fois, et chaque appareil qui tient votre place est annoncé ici. Ne le montrez à personne : "
        "qui le possède peut jouer pour vous."
    ),
    "seat.qr": "Le même lien, à scanner",
    "seat.new-link": "Créer un nouveau lien",
    "seat.new-link.text": "Si quelqu'un d'autre a vu celui-ci : il ne mène alors plus nulle part.",
    "devices.one": "Un autre appareil tient aussi votre place : il voit ce que vous voyez, et peut jouer pour vous.",
    "devices.many": (
        "{count} autres appareils tiennent aussi votre place : ils voient ce que vous voyez, et peuvent jouer pour "
        "vous."
    ),
    "devices.now": "Votre place y est ouverte en ce moment même.",
    "devices.sign-out": "Déconnecter les autres",
    "devices.known": "C'est moi",
    "seat.away": "Pendant votre absence",
    "seat.away.text": "Un robot peut jouer pour vous. Vous reprenez la main quand vous voulez.",
    "seat.away.now": "Un robot joue pour vous.",
    "seat.bot": "Laisser un robot jouer pour moi",
    "seat.back": "Je suis de retour",
    "seat.leave": "Quitter cette table",
    "leave": "Quitter la table",
    "leave.title": "Quitter cette table de {game} ?",
    "leave.open": "Votre place est alors libre pour quelqu'un d'autre, et la table n'est plus dans votre liste.",
    "leave.begun": (
        "Un robot continue alors à votre place, pour que les autres puissent finir leur partie. Vous ne pourrez pas "
        "revenir, et la table n'est plus dans votre liste. Pour une simple absence, laissez plutôt un robot jouer pour "
        "vous."
    ),
    "leave.ended": "La partie n'est alors plus dans votre liste ; les autres la gardent.",
    "leave.gone": "Personne d'autre ne joue ici : la table est alors retirée pour de bon, et la partie avec elle.",
    "leave.host": "Vous avez ouvert cette table. Elle appartiendra alors à l'un des autres joueurs.",
    "leave.stay": "Rester",
    "notice.left": "{name} a quitté la table pour de bon. {bot}, un robot, continue à jouer.",
    "presence.away": "Vous êtes absent",
    "presence.bot": "Un robot joue pour vous",
    "presence.cover": "Laisser un robot jouer pour {name}",
    "presence.cover-why": "{name} est absent depuis un moment et pourra reprendre la main à tout instant.",
    # ---- what goes wrong
    "trouble.name-long": "Un nom a au plus {limit} lettres.",
    "trouble.two-chairs": "Une seule place peut être la vôtre. Donnez l'autre à un ami ou à un robot.",
    "trouble.no-letter": "Il n'y a pas de place « {seat} » à cette table.",
    "trouble.not-host": (
        "Seule la personne qui a ouvert la table peut commencer la partie avant que tout le monde soit là."
    ),
    "trouble.not-yours": (
        "Seule la personne qui a ouvert une table peut la retirer, et seulement tant que personne d'autre n'y joue."
    ),
    "trouble.begun": "La partie a commencé.",
    "trouble.colour-taken": "Quelqu'un à cette table a déjà cette couleur.",
    "trouble.not-away": (
        "Un robot ne peut jouer pour les autres que si c'est à eux et s'ils sont absents depuis un moment."
    ),
}
