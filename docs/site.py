"""What `make docs` adds to the pages of this folder: those that stand beside it, and the reference of the library."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT: Final = Path(__file__).parents[1]
BESIDE: Final = {"README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}

# Page, title, and the modules and classes of which the docstrings are told there.
REFERENCE: Final = (
    ("reference/gloam.md", "The library", ("gloam", "gloam.words.words")),
    (
        "reference/core.md",
        "Tables, questions, events",
        (
            "gloam.core.game.Game",
            "gloam.core.table.Table",
            "gloam.core.table.Seat",
            "gloam.core.table.Result",
            "gloam.core.question.Question",
            "gloam.core.event.Event",
            "gloam.core.journal.Journal",
            "gloam.core.refusal",
            "gloam.core.step",
            "gloam.core.effect",
        ),
    ),
    (
        "reference/bots.md",
        "Bots",
        ("gloam.bots", "gloam.bots.bot", "gloam.bots.thought", "gloam.bots.judge", "gloam.bots.guide"),
    ),
    (
        "reference/lab.md",
        "The lab",
        (
            "gloam.lab.match",
            "gloam.lab.simulate",
            "gloam.lab.arena",
            "gloam.lab.crew",
            "gloam.lab.results",
            "gloam.lab.frameworks.pettingzoo",
            "gloam.lab.frameworks.openspiel",
        ),
    ),
)


def relinked(text: str) -> str:
    """A page of the folder above, with its links as they are from here."""
    for name, page in BESIDE.items():
        text = text.replace(f"]({name}", f"]({page}")
    return re.sub(r"\]\(docs/", "](", text)


def referred(title: str, names: tuple[str, ...]) -> str:
    return f"# {title}\n\n" + "\n\n".join(f"::: {name}" for name in names) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs when it has found the pages of this folder."""
    from mkdocs.structure.files import File

    for name, page in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=relinked(text)))
    for page, title, names in REFERENCE:
        files.append(File.generated(config, page, content=referred(title, names)))
    return files
