"""A table keeps what a list shows of it, so that nobody has to read its game to list it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """The column is added as it is, and not by copying the table: to drop the old one would take every line along."""
    op.add_column("tables", sa.Column("glance", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "glance")
