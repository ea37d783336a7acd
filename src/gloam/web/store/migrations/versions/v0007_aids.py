"""The aids that a table does without."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("without", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "without")
