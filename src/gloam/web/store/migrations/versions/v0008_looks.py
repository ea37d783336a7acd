"""How far each person has seen a table; and of a remark, how much had happened for whoever made it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "guest"),
    )
    op.create_index("ix_looks_guest", "looks", ["guest"], unique=False)
    op.add_column("chat", sa.Column("told", sa.Integer(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    op.drop_column("chat", "told")
    op.drop_index("ix_looks_guest", table_name="looks")
    op.drop_table("looks")
