"""Every seat has a colour; where none was kept, the game takes one that is free when it begins."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(length=16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "colour")
