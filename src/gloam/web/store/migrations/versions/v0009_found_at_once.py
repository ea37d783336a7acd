"""Who sits at a table, and which tables are listed, is found without reading all of them."""

from __future__ import annotations

from typing import Final

from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.create_index("ix_claims_table", "claims", ["table"], unique=False)
    op.create_index("ix_tables_listed", "tables", ["listed", "ended"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_listed", table_name="tables")
    op.drop_index("ix_claims_table", table_name="claims")
