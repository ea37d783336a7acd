"""How Alembic reaches the database: through the connection that the store gives it."""

from __future__ import annotations

from alembic import context

from gloam.web.store.schema import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
