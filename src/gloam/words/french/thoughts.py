"""Ce que dit le terminal des robots et de leurs pensées, en français. Mêmes clés et même ordre que
son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- help of the commands
    "help.bots": "Lister les robots : comment ils s'appellent et comment ils jouent.",
    "option.one-game": "Quel jeu ; tous si aucun n'est nommé.",
    "option.explain": (
        "Montrer ce que pèsent les robots : tout de suite si vous regardez, après la partie si vous jouez."
    ),
    "option.explain-replay": (
        "Montrer, pour chaque décision d'une partie finie, ce qu'y pèse un robot, avec ce que sa place savait."
    ),
    "option.explain-bot": "Le robot qui explique, un de ceux qui cherchent : search@400, master@2s.",
    # ---- what was wrong
    "error.budget": (
        "« {budget} » n'est pas un temps de réflexion. Écrivez {bot}@400 pour autant d'essais, {bot}@200ms ou {bot}@2s."
    ),
    "error.no-budget": "Le robot {bot} ne cherche pas : il ne prend pas de budget (« {name} »). En prennent : {known}.",
    "error.no-thoughts": "Le robot {bot} ne cherche pas : il ne peut pas dire ce qu'il pèse. Le peuvent : {known}.",
    "error.explain-running": (
        "{file} est une partie qui n'est pas finie : ce que pèse un robot dirait ce que les autres ont en main. "
        "On le montre une fois la partie finie."
    ),
    # ---- who the bots are
    "bots.name": "Robot",
    "bots.called": "Surnom",
    "bots.plays": "Comment il joue à {title}",
    "bots.budgets": (
        "Les plus simples d'abord. Ceux qui cherchent prennent un autre budget, écrit après un @ (search@400 pour "
        "autant d'essais, search@200ms ou master@2s pour un temps). Ce sont : {known}."
    ),
    "bots.all": "Robots : {known}. Pour lire qui ils sont : gloam bots",
    "bots.seat": "{name} ({called}, {bot})",
    # ---- what they think
    "thoughts.thinking": "{name} réfléchit…",
    "thoughts.thinking-for": "{name} réfléchit, {seconds} s au plus…",
    "thoughts.of": "{name} pèse",
    "thoughts.tried": "Essais",
    "thoughts.chance": "Gagne",
    "thoughts.played": "joué",
    "thoughts.more": "et {count} de plus",
    "thoughts.settled": "{name} n'a rien à peser : {option}",
    "thoughts.nothing": "{name} n'a rien à peser.",
    "thoughts.not-weighed": "Joué, mais pas pesé : {option}",
    "thoughts.stopped": "La réflexion a été interrompue.",
    "thoughts.line": "Coup {line}",
    "thoughts.as-typed": "À taper pour jouer de même : {line}",
    "thoughts.kept": (
        "Ce que pèsent les robots est gardé et montré après la partie : maintenant, cela dirait ce qu'ils ont en main."
    ),
    "thoughts.silent": "Aucun de ces robots ne cherche : aucun ne peut dire ce qu'il pèse. Le peuvent : {known}.",
    "thoughts.after": "Ce que les robots ont pesé",
    "command.hint": "conseil",
}
