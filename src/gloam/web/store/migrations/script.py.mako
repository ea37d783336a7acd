"""${message}"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}

revision: Final = ${repr(up_revision)}
down_revision: Final = ${repr(down_revision)}
branch_labels: Final = ${repr(branch_labels)}
depends_on: Final = ${repr(depends_on)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    ${downgrades if downgrades else "pass"}
