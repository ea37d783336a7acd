"""What is said of programs and to them, in French."""

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "programs.title": "Pour les programmes",
    "programs.intro": (
        "Un robot, c'est tout ce qui tient une place. Un programme peut ouvrir, regarder et jouer toutes les "
        "tables ; il apprend ce que sa place peut savoir, comme une personne, et les mêmes règles lui disent non."
    ),
    "programs.step.token": (
        "POST /api/v1/guests avec un nom donne un jeton. Il accompagne chaque requête, dans l'en-tête "
        "Authorization (Bearer …)."
    ),
    "programs.step.table": (
        "POST /api/v1/tables ouvre une table, contre des robots ou avec des places libres ; POST /api/v1/seats "
        "prend une place."
    ),
    "programs.step.question": (
        "GET …/question dit ce qu'on demande à votre place, avec tous les choix ; GET …/view tout ce qu'elle sait."
    ),
    "programs.step.answer": "POST …/answer envoie l'un des choix, avec le numéro de la question.",
    "programs.step.events": (
        "GET …/events raconte ce qui s'est passé ; avec wait=20 il attend la suite, et …/events/stream ne s'arrête pas."
    ),
    "programs.refusals": (
        "Tout refus dit pourquoi : une phrase, le nom de la phrase, la règle, et les faits. Rien n'en est changé."
    ),
    "programs.description": "La description complète (OpenAPI)",
    "programs.noun.guests": "Invités",
    "programs.noun.games": "Jeux",
    "programs.noun.rules": "Règles",
    "programs.noun.cards": "Cartes",
    "programs.noun.decks": "Les decks",
    "programs.noun.tables": "Les tables",
    "programs.noun.seats": "Places",
    "programs.noun.play": "Jouer",
    "programs.noun.journals": "Journaux",
    "programs.noun.positions": "Les positions",
    "trouble.no-guest": (
        "Dites qui vous êtes : POST /api/v1/guests donne un jeton, qui va dans l'en-tête Authorization."
    ),
    "trouble.bad-token": "Ce jeton ne vient pas d'ici.",
    "trouble.answered": "La question {number} a déjà sa réponse. Ce qui vient d'être envoyé n'a rien changé.",
}
