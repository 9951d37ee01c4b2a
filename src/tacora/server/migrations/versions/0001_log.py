"""The log: tables and their entries, and the secret that cookies are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Integer),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("secrets", "entries", "tables"):
        op.drop_table(name)
