"""The way to the database: one session for whatever is read or written together, and plain words for what fails."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from gloam.web.store.opening import File, brought_up_to_date, engine_of
from gloam.web.store.schema import SettingRow
from gloam.web.trouble import Trouble

log = logging.getLogger(__name__)

KEY: Final = "cookie-key"
SIGN: Final = "sign-of-life"  # what is written to see whether anything can be


class Unkept(Trouble):
    """The database cannot be read or written now. Nothing was changed; what was asked for may be tried again."""

    def __init__(self) -> None:
        super().__init__("trouble.store", 503)


class Database:
    """It is made or brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        """Raises `Unusable` where there can be no such database."""
        self.engine: Final[Engine] = engine_of(url)
        self.upgrade()
        self.file: Final = File(self.engine)
        event.listen(self.engine, "connect", self.check_file, insert=True)

    def upgrade(self) -> None:
        brought_up_to_date(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def check_file(self, *_: object) -> None:
        """A way to the file that lies there now is no way to ours if that was moved or replaced. Raises `Unkept`."""
        if not self.file.is_there():
            log.error("the database is gone, or another has taken its place")
            raise Unkept

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """What is read stays readable afterwards. Raises `Unkept`."""
        with told_plainly(), Session(self.engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """All or nothing, and nothing into a file that is no longer there. Raises `Unkept`."""
        with told_plainly(), Session(self.engine, expire_on_commit=False) as session, session.begin():
            yield session
            session.flush()
            self.check_file()

    def sign_of_life(self) -> None:
        """Write something. Raises `Unkept` where nothing can be kept."""
        with self.writing() as session:
            session.merge(SettingRow(name=SIGN, value=str(time.time())))

    def cookie_key(self) -> str:
        """The key that signs cookies, drawn when it is first asked for."""
        try:
            with self.writing() as session:
                row = session.get(SettingRow, KEY)
                if row is None:
                    row = SettingRow(name=KEY, value=secrets.token_urlsafe(32))
                    session.add(row)
                return row.value
        except IntegrityError:  # another process has drawn one at the same moment
            return self.cookie_key()


@contextmanager
def told_plainly() -> Iterator[None]:
    """Whatever fails in a database, but for what is no longer as we know it, is `Unkept`; why is written down."""
    try:
        yield
    except IntegrityError:
        raise
    except SQLAlchemyError as no:
        log.error("the database fails", extra={"why": str(no)})  # noqa: TRY400 - where it fails is always the same
        raise Unkept from no
