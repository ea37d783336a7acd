"""What slow tables, clocks, the list of open tables and calls say, in French. Same keys and same order as its English
twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- the pace of a table
    "pace": "Le rythme",
    "pace.live": "En direct, sans pendule",
    "pace.live.text": "Tout le monde est là et prend le temps qu'il faut.",
    "pace.clock": "En direct, à la pendule",
    "pace.clock.text": "Un temps pour chaque décision et, une fois épuisé, ce qui reste de la réserve.",
    "pace.slow": "Lent",
    "pace.slow.text": "Sur plusieurs jours : chacun vient quand il peut, sans que les autres soient là.",
    "pace.out": "Quand le temps de quelqu'un est écoulé, rien n'est joué à sa place : les autres choisissent la suite.",
    "pace.seconds": "Par décision",
    "pace.minutes": "Réserve pour toute la partie",
    "pace.days": "Par décision",
    "pace.in-seconds": "{seconds} secondes",
    "pace.in-days.one": "{count} jour",
    "pace.in-days.many": "{count} jours",
    "pace.no-reserve": "aucune",
    "pace.is.slow": "lent, {each} par décision",
    "pace.is.clock": "en direct, {each} par décision",
    "pace.is.bank": "en direct, {each} par décision et {bank} de réserve",
    "pace.is.live": "en direct",
    "pace.spoken": "Langue parlée",
    "pace.spoken.any": "N'importe laquelle",
    "pace.beginners": "Débutants bienvenus",
    "pace.beginners.text": "La liste des tables ouvertes le dit.",
    "pace.good-for": "L'invitation est valable",
    # ---- open tables
    "tables.title": "Tables ouvertes",
    "tables.text": "Des tables avec une place libre, pour qui la veut. Elles commencent quand le dernier est arrivé.",
    "tables.link": "Toutes les tables ouvertes",
    "tables.game": "Jeu",
    "tables.pace": "Rythme",
    "tables.pace.live": "En direct",
    "tables.pace.slow": "Lent",
    "tables.free": "Places libres",
    "tables.free.at-least": "au moins {count}",
    "tables.any": "peu importe",
    "tables.show": "Afficher",
    "tables.all": "Tout afficher",
    "tables.none": "Personne ne cherche de joueurs en ce moment.",
    "tables.none-such": "Aucune table de ce genre en ce moment.",
    "tables.open-one": "Ouvrez-en une, et qui passe pourra s'asseoir :",
    # ---- invitations
    "invitation.until": "L'invitation est valable jusqu'au {day}.",
    "invitation.over": "L'invitation a expiré le {day} : ses liens ne mènent plus nulle part.",
    "invitation.renew": "La rendre à nouveau valable",
    "invitation.expired": "Cette invitation a expiré",
    "invitation.expired.text": (
        "Elle était valable jusqu'au {day}. Demandez à qui l'a envoyée : avant le début de la partie, cette personne "
        "peut la rendre à nouveau valable."
    ),
    "trouble.expired": "L'invitation à cette table a expiré. Avant le début, son hôte peut la renouveler.",
    "trouble.not-renewed": "Seule la personne qui a ouvert la table peut en renouveler les invitations.",
    # ---- guests who do not come
    "removal.do": "Libérer cette place",
    "removal.why": "{name} n'est pas venu depuis un moment, et l'apprendra à son retour.",
    "removal.told.one": "Votre place à une table a été libérée avant le début, parce que vous n'étiez pas là :",
    "removal.told.many": "Vos places à {count} tables ont été libérées avant le début, parce que vous n'étiez pas là :",
    "removal.read": "J'ai lu",
    "notice.freed": "{name} n'est pas venu : la place est de nouveau libre.",
    "trouble.removed": (
        "Vous n'étiez pas là depuis un moment : qui a ouvert cette table a libéré votre place avant le début. "
        "Une autre invitation vous fera rentrer."
    ),
    "trouble.not-removed": (
        "Une place ne se libère qu'avant le début, par qui a ouvert la table, et quand personne de cette place "
        "n'est là."
    ),
    # ---- clocks
    "clock.yours": "Votre temps",
    "clock.theirs": "Temps : {name}",
    "clock.until": "jusqu'au {day}",
    "clock.looks": "arrêté pendant que {name} regarde ce qui s'est passé",
    "clock.stands": "arrêté",
    "clock.days": "{days} j {hours} h",
    "clock.reserve": "et {left} de réserve",
    "clock.only-reserve": "{left} sur la réserve",
    "clock.out": "Temps écoulé",
    "clock.out.you": "Votre temps est écoulé. Vous pouvez répondre tant que les autres n'ont pas choisi la suite.",
    "clock.out.other": "Le temps est écoulé pour {name}. Que faire ?",
    "clock.out.watch": "Le temps est écoulé pour {name}. Les autres choisissent la suite.",
    "clock.wait": "Attendre, avec autant de temps",
    "clock.bot": "Laisser jouer un robot",
    "clock.bot.text": "Un robot jouerait en attendant {name}, qui peut revenir à tout moment.",
    "clock.end": "Terminer la partie",
    "clock.end.sure": "Oui, terminer",
    "clock.end.text": "Personne ne gagne ni ne perd : la partie ne compte pour personne, et reste à revoir.",
    "clock.majority": "C'est fait dès que plus de la moitié des présents le veut.",
    "clock.votes": "{names} : {choice}",
    "clock.waited": "Les autres attendent {name}, avec autant de temps.",
    "clock.sat-in": "Le temps était écoulé pour {name} : un robot joue jusqu'à son retour.",
    "stopped": "La partie a été arrêtée",
    "stopped.text": (
        "Le temps était écoulé pour {name}, et les autres ont arrêté la partie. Personne n'a gagné ni perdu, et elle "
        "ne compte pour personne."
    ),
    "stopped.list": "Arrêtée avant la fin, sans vainqueur",
    "stopped.record": "Arrêtées avant la fin",
    "stopped.another": "Ouvrir une autre table",
    "trouble.stopped": "Cette partie a été arrêtée avant la fin. On peut la regarder, mais plus la jouer.",
    "trouble.not-out": "Son temps n'est pas écoulé, ou ne l'est plus.",
    "trouble.no-voter": "Seuls ceux qui jouent ici choisissent, et personne pour soi-même.",
    # ---- calls
    "hook": "Vous faire appeler",
    "hook.text": (
        "Quand c'est à vous à cette table lente, une ligne de JSON est envoyée à cette adresse : quelle table, quelle "
        "place et où, rien de la partie. Elle est signée, pour que votre programme sache qu'elle vient de nous."
    ),
    "hook.url": "Adresse, commençant par https://",
    "hook.set": "Appeler cette adresse",
    "hook.drop": "Ne plus appeler",
    "hook.secret": "Le secret de la signature. Il n'est montré que maintenant : gardez-le.",
    "hook.now": "Appel à {url}.",
    "hook.trouble": "Le dernier appel n'est pas arrivé : {why}",
    "hook.why.no-name": "ce nom n'existe pas.",
    "hook.why.private": "l'adresse est celle d'un réseau privé.",
    "hook.why.not-https": "elle n'est pas jointe en https.",
    "hook.why.address": "ce n'est pas une adresse qu'on puisse appeler.",
    "hook.why.too-slow": "il a fallu plus de 5 secondes.",
    "hook.why.certificate": "son certificat n'est pas bon.",
    "hook.why.no-answer": "il n'y a pas eu de réponse.",
    "hook.why.refused": "la réponse n'était pas un oui (un statut de 200 à 299 ; les renvois ne sont pas suivis).",
    "hook.why.too-much": "c'était trop.",
    "trouble.hook-live": "On n'appelle une adresse qu'à une table lente.",
    "trouble.hook-https": "L'adresse doit commencer par https:// et utiliser le port habituel.",
    "trouble.hook-private": "Cette adresse est celle d'un réseau privé : rien n'y est envoyé.",
    "trouble.hook-address": "Ce n'est pas une adresse qu'on puisse appeler.",
}
