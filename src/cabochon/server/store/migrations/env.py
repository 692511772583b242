"""Alembic runs this for every command; `migrate` hands it the connection."""

from alembic import context

from cabochon.server.store.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
