"""Decks of one's own; what a seat brings to a table, and which decks may be brought there."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_decks_guest", "decks", ["guest"], unique=False)
    op.add_column("tables", sa.Column("decks", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("deck", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "deck")
    op.drop_column("tables", "decks")
    op.drop_index("ix_decks_guest", table_name="decks")
    op.drop_table("decks")
