"""A link to a seat works once, and a table knows when one of its players was last there."""

from __future__ import annotations

import secrets
import time
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None

SEATS: Final = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("kind"), sa.column("secret"))
TABLES: Final = sa.table("tables", sa.column("touched"))


def upgrade() -> None:
    """The column is added as it is, and not by copying the table: to drop the old one would take every line along."""
    op.add_column("tables", sa.Column("touched", sa.Double(), nullable=False, server_default=sa.text("0")))
    op.execute(TABLES.update().values(touched=time.time()))  # nobody's table is old on the day of the upgrade
    taken = op.get_bind().execute(sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.kind == "person")).all()
    for table, seat in taken:  # whoever sent the invitation knows the old secret
        here = (SEATS.c.table == table, SEATS.c.seat == seat)
        op.execute(SEATS.update().where(*here).values(secret=secrets.token_urlsafe(24)))


def downgrade() -> None:
    op.drop_column("tables", "touched")
