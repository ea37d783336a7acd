"""What is said of programs and to them, in English."""

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "programs.title": "For programs",
    "programs.intro": (
        "A bot is anything that holds a seat. Every table can be opened, watched and played by a program; it is "
        "told what its seat may know, as a person is, and is refused by the same rules."
    ),
    "programs.step.token": (
        "POST /api/v1/guests with a name gives a token. Send it with every request, in the header Authorization "
        "(Bearer …)."
    ),
    "programs.step.table": (
        "POST /api/v1/tables opens a table, against bots or with open seats; POST /api/v1/seats takes a seat."
    ),
    "programs.step.question": (
        "GET …/question says what your seat is asked, with all its options; GET …/view all that it knows."
    ),
    "programs.step.answer": "POST …/answer sends one of the options, with the number of the question.",
    "programs.step.events": (
        "GET …/events tells what has happened; with wait=20 it waits for more, and …/events/stream goes on and on."
    ),
    "programs.refusals": (
        "Whatever is refused says why: a sentence, the name of the sentence, the rule, and the facts of the case."
        " Nothing is changed by it."
    ),
    "programs.description": "The whole description (OpenAPI)",
    "programs.noun.guests": "Guests",
    "programs.noun.games": "Games",
    "programs.noun.rules": "Rules",
    "programs.noun.cards": "Cards",
    "programs.noun.decks": "Decks",
    "programs.noun.tables": "Tables",
    "programs.noun.seats": "Seats",
    "programs.noun.play": "Playing",
    "programs.noun.journals": "Journals",
    "programs.noun.positions": "Positions",
    "trouble.no-guest": (
        "Say who you are: POST /api/v1/guests gives a token, which goes into the header Authorization."
    ),
    "trouble.bad-token": "This token is not one of ours.",
    "trouble.answered": "Question {number} has its answer already. What was sent now changed nothing.",
}
