"""What the pages say of one's own games, in English. Same keys and same order as in the other language."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "me.title": "Your games",
    "me.lead.none": "You have not finished a game here yet. Those you play will be counted here.",
    "me.lead.one": "{count} finished game, {won} won.",
    "me.lead.many": "{count} finished games, {won} won.",
    "me.by-game": "By game",
    "me.by-side": "By clan or deck",
    "me.by-opponent": "By opponent",
    "me.games": "Played",
    "me.won": "Won",
    "me.ahead": "Ahead of them",
    "me.best": "Best",
    "me.share": "{percent}%",
    "me.side": "{side} ({game})",
    "me.bot": "{name}, a bot",
    "me.moments": "What stands out",
    "me.moment.clearest": "Your clearest win, by {lead}",
    "me.moment.closest": "Your closest win, by {lead}",
    "me.moment.level": "Level on points, and won all the same",
    "me.moment.behind": "Won with {lead} fewer than somebody else",
    "me.moment.robbed": "Nobody had more than you, and still it was lost",
    "me.moment.longest": "Your longest game, {minutes}",
    "me.all": "All of them",
    "me.you-won": "You won",
    "me.place": "Place {place}",
    "me.out": "Out of the game",
    "me.data": "What is kept of you",
    "me.data.text": (
        "There is no account: what is here belongs to the cookie of this browser. You can take it with "
        "you as a file, or have it removed."
    ),
    "me.export": "Download everything (JSON)",
    "me.forget": "Delete everything about me",
    "me.forget.text": "This cannot be undone. From then on this browser is a new guest here.",
    "me.forget.games": (
        "Your decks, your name and your games against bots are removed, with what you reported as wrong."
    ),
    "me.forget.others": (
        "Where others still play, a bot takes your seat. Finished games with others stay theirs. Your name and what "
        "you said is gone from both."
    ),
    "me.forget.rest": (
        "What you said at tables that you had already left, or while you watched, is not known to be yours, and stays."
    ),
    "me.forget.do": "Delete everything",
    "me.forget.back": "Keep it",
    "home.mine": "Your games and results",
}
