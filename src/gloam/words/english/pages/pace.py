"""What slow tables, clocks, the list of open tables and calls say, in English. Same keys and same order as its French
twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- the pace of a table
    "pace": "How fast",
    "pace.live": "Live, without a clock",
    "pace.live.text": "Everyone is there, and takes the time they need.",
    "pace.clock": "Live, with a clock",
    "pace.clock.text": "So long for each decision, and when that is used up, what is left of the reserve.",
    "pace.slow": "Slow",
    "pace.slow.text": "Over days: whoever is asked comes when they can. Others need not be there.",
    "pace.out": "When somebody's time is out, nothing is answered for them: the others choose what shall be done.",
    "pace.seconds": "For each decision",
    "pace.minutes": "Reserve for the whole game",
    "pace.days": "For each decision",
    "pace.in-seconds": "{seconds} seconds",
    "pace.in-days.one": "{count} day",
    "pace.in-days.many": "{count} days",
    "pace.no-reserve": "none",
    "pace.is.slow": "slow, {each} a decision",
    "pace.is.clock": "live, {each} a decision",
    "pace.is.bank": "live, {each} a decision and {bank} in reserve",
    "pace.is.live": "live",
    "pace.spoken": "What is spoken",
    "pace.spoken.any": "Any language",
    "pace.beginners": "Beginners welcome",
    "pace.beginners.text": "It is said so in the list of open tables.",
    "pace.good-for": "The invitation is good for",
    # ---- open tables
    "tables.title": "Open tables",
    "tables.text": "Tables with a free seat that anybody may take. They begin when the last one has come.",
    "tables.link": "All open tables",
    "tables.game": "Game",
    "tables.pace": "Pace",
    "tables.pace.live": "Live",
    "tables.pace.slow": "Slow",
    "tables.free": "Free seats",
    "tables.free.at-least": "at least {count}",
    "tables.any": "any",
    "tables.show": "Show",
    "tables.all": "Show all",
    "tables.none": "Nobody is looking for players just now.",
    "tables.none-such": "There is no such table just now.",
    "tables.open-one": "Open one yourself, and whoever comes by can sit down:",
    # ---- invitations
    "invitation.until": "The invitation is good until {day}.",
    "invitation.over": "The invitation has expired on {day}: its links lead nowhere now.",
    "invitation.renew": "Let it be good again",
    "invitation.expired": "This invitation has expired",
    "invitation.expired.text": (
        "It was good until {day}. Ask whoever sent it: before the game begins they can let it be good again."
    ),
    "trouble.expired": "The invitation to this table has expired. Before the game begins its host can renew it.",
    "trouble.not-renewed": "Only whoever opened the table can let its invitations be good again.",
    # ---- guests who do not come
    "removal.do": "Free this seat",
    "removal.why": "{name} has not been here for a while. They are told of it when they come back.",
    "removal.told.one": "Your seat at a table was freed before the game began, because you were not there:",
    "removal.told.many": "Your seats at {count} tables were freed before the games began, because you were not there:",
    "removal.read": "I have read it",
    "notice.freed": "{name} did not come, and their seat is free again.",
    "trouble.removed": (
        "You were not there for a while, so whoever opened this table has freed your seat before the game began. "
        "Another invitation lets you in again."
    ),
    "trouble.not-removed": (
        "A seat can be freed only before the game, by whoever opened the table, and while nobody of that seat is there."
    ),
    # ---- clocks
    "clock.yours": "Your time",
    "clock.theirs": "{name}'s time",
    "clock.until": "until {day}",
    "clock.looks": "stands still while {name} looks at what has happened",
    "clock.stands": "stands still",
    "clock.days": "{days} d {hours} h",
    "clock.reserve": "and {left} in reserve",
    "clock.only-reserve": "{left} of the reserve",
    "clock.out": "Time is out",
    "clock.out.you": "Your time is out. You can still answer, until the others have chosen what shall be done.",
    "clock.out.other": "{name}'s time is out. What shall be done?",
    "clock.out.watch": "{name}'s time is out. The others choose what shall be done.",
    "clock.wait": "Wait, with as much time again",
    "clock.bot": "Let a bot sit in",
    "clock.bot.text": "A bot would play until {name} comes back, which can be at any time.",
    "clock.end": "End the game",
    "clock.end.sure": "Yes, end it",
    "clock.end.text": "Nobody wins or loses: the game counts for no one, and stays to be looked at.",
    "clock.majority": "It is done once more than half of those who are here want it.",
    "clock.votes": "{names}: {choice}",
    "clock.waited": "The others wait for {name}, with as much time again.",
    "clock.sat-in": "{name}'s time was out: a bot sits in until they come back.",
    "stopped": "The game was ended",
    "stopped.text": (
        "{name}'s time was out, and the others have ended the game. Nobody has won or lost, and it counts for no one."
    ),
    "stopped.list": "Ended early, nobody has won",
    "stopped.record": "Ended early",
    "stopped.another": "Open another table",
    "trouble.stopped": "This game was ended before it was over. It can be looked at, but not played on.",
    "trouble.not-out": "Their time is not out, or not any more.",
    "trouble.no-voter": "Only those who play here choose, and nobody about themselves.",
    # ---- calls
    "hook": "Have yourself called",
    "hook.text": (
        "When it is your turn at this slow table, a line of JSON is sent to this address: which table, which seat, and "
        "where it is, nothing of the game. It is signed, so that your program can tell it is ours."
    ),
    "hook.url": "Address, beginning with https://",
    "hook.set": "Call this address",
    "hook.drop": "Call nobody any more",
    "hook.secret": "The secret of the signature. It is shown only now: keep it.",
    "hook.now": "Called at {url}.",
    "hook.trouble": "The last call did not arrive: {why}",
    "hook.why.no-name": "there is no such name.",
    "hook.why.private": "the address belongs to a private network.",
    "hook.why.not-https": "it is not reached by https.",
    "hook.why.address": "it is no address that can be called.",
    "hook.why.too-slow": "it took longer than 5 seconds.",
    "hook.why.certificate": "its certificate is not good.",
    "hook.why.no-answer": "there was no answer.",
    "hook.why.refused": "the answer was no yes (a status between 200 and 299; redirects are not followed).",
    "hook.why.too-much": "it was too much.",
    "trouble.hook-live": "Only at a slow table somebody is called at an address.",
    "trouble.hook-https": "The address must begin with https:// and use the usual port.",
    "trouble.hook-private": "That address belongs to a private network: nothing is sent there.",
    "trouble.hook-address": "That is no address that can be called.",
}
