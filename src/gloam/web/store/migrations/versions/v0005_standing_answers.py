"""A seat keeps when it wants to be asked, and a line whether such a standing answer gave it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Text(), nullable=False, server_default=""))
    op.add_column("lines", sa.Column("standing", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("lines", "standing")
    op.drop_column("seats", "standing")
