"""Codes: a table's code has more letters than six. SQLite keeps texts of any length as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = (("tables", "code"), ("entries", "table_code"), ("drafts", "table_code"))


def _make_room(letters: int, before: int) -> None:
    if op.get_bind().dialect.name != "sqlite":
        for table, column in COLUMNS:
            op.alter_column(table, column, type_=sa.String(letters), existing_type=sa.String(before))


def upgrade() -> None:
    """Make room."""
    _make_room(16, before=6)


def downgrade() -> None:
    """Take it back; there must be no longer codes."""
    _make_room(6, before=16)
