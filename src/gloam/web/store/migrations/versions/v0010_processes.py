"""For several processes: changes are counted, what a seat puts together is kept, and one process leads the bots."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0010"
down_revision: Final = "0009"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    zero = sa.text("0")
    op.add_column("tables", sa.Column("changes", sa.Integer(), nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("due", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("leased_by", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("leased_until", sa.Double(), nullable=False, server_default=zero))
    op.create_index("ix_tables_due", "tables", ["due"], unique=False)
    op.add_column("seats", sa.Column("pending", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "pending")
    op.drop_index("ix_tables_due", table_name="tables")
    for name in ("leased_until", "leased_by", "due", "changes"):
        op.drop_column("tables", name)
