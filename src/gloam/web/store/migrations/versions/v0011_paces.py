"""Live and slow tables, their clocks, invitations that expire, and whom to call when it is their turn."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0011"
down_revision: Final = "0010"
branch_labels: Final = None
depends_on: Final = None

OF_TABLES: Final = ("stopped", "call_at", "clocks", "expires", "beginners", "language", "bank", "clock", "pace")


def upgrade() -> None:
    zero = sa.text("0")
    for column in (
        sa.Column("pace", sa.String(length=8), nullable=False, server_default="live"),
        sa.Column("clock", sa.Integer(), nullable=False, server_default=zero),
        sa.Column("bank", sa.Integer(), nullable=False, server_default=zero),
        sa.Column("language", sa.String(length=8), nullable=False, server_default=""),
        sa.Column("beginners", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("expires", sa.Double(), nullable=False, server_default=zero),
        sa.Column("clocks", sa.Text(), nullable=False, server_default=""),
        sa.Column("call_at", sa.Double(), nullable=False, server_default=zero),
        sa.Column("stopped", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_call_at", "tables", ["call_at"], unique=False)
    op.create_table(
        "removals",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "guest"),
    )
    op.create_index("ix_removals_guest", "removals", ["guest"], unique=False)
    op.create_table(
        "hooks",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("trouble", sa.String(length=32), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_hooks_guest", "hooks", ["guest"], unique=False)
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"], unique=False)
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("push", sa.String(length=64), nullable=False, server_default=""),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default=zero),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table", "seat", "question", "push", name="one_call_a_question"),
    )
    op.create_index("ix_calls_due", "calls", ["due"], unique=False)


def downgrade() -> None:
    for name in ("calls", "pushes", "hooks", "removals"):
        op.drop_table(name)
    op.drop_index("ix_tables_call_at", table_name="tables")
    for column in OF_TABLES:
        op.drop_column("tables", column)
