"""Reads and writes the decks that guests keep. Whoever asks for one says who they are: another's is not there."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select, update

from gloam.web.store.old import OldStore
from gloam.web.store.schema import DeckRow


class DeckStore(OldStore):
    """All decks. Every method is one transaction."""

    def add_deck(self, deck: DeckRow, most: int) -> bool:
        """Keep another deck. False where the guest has as many as one may have."""
        with self.writing() as session:
            count = select(func.count()).select_from(DeckRow).where(DeckRow.guest == deck.guest)
            if (session.scalar(count) or 0) >= most:
                return False
            session.add(deck)
            return True

    def deck(self, guest: str, game: str, id: str) -> DeckRow | None:
        with self.reading() as session:
            mine = (DeckRow.id == id, DeckRow.guest == guest, DeckRow.game == game)
            return session.scalar(select(DeckRow).where(*mine))

    def decks_of(self, guest: str, game: str) -> list[DeckRow]:
        """The guest's decks, the oldest first."""
        with self.reading() as session:
            mine = (DeckRow.guest == guest, DeckRow.game == game)
            return list(session.scalars(select(DeckRow).where(*mine).order_by(DeckRow.created, DeckRow.id)))

    def change_deck(self, guest: str, id: str, before: str, name: str, text: str) -> bool:
        """Another list for this deck. False where it is no longer what it was, or is not this guest's."""
        with self.writing() as session:
            mine = (DeckRow.id == id, DeckRow.guest == guest, DeckRow.text == before)
            new = update(DeckRow).where(*mine).values(name=name, text=text, changed=time.time())
            return session.scalar(new.returning(DeckRow.id)) is not None

    def remove_deck(self, guest: str, id: str) -> bool:
        with self.writing() as session:
            mine = (DeckRow.id == id, DeckRow.guest == guest)
            return session.scalar(delete(DeckRow).where(*mine).returning(DeckRow.id)) is not None
