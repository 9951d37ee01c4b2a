"""Drafts: the unfinished work of seats, beside the log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "drafts",
        sa.Column("table_code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("point", sa.Integer, nullable=False),
        sa.Column("work", sa.Text, nullable=False),
        sa.Column("valid", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("drafts")
