"""Workers: several processes share a database, and each table has one owner among them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

RULES = """
    UPDATE tables SET rules = (
        SELECT (body::jsonb ->> 'game') || ' ' || coalesce(body::jsonb ->> 'rules', '1')
        FROM entries WHERE table_code = code AND number = 1
    )
"""
OPEN = sa.text("phase IN ('lobby', 'playing')")


def upgrade() -> None:
    """Make room for owners."""
    op.add_column("tables", sa.Column("owner", sa.BigInteger))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.String(120)))
    op.add_column("tables", sa.Column("log", sa.Integer, nullable=False, server_default="1"))
    op.add_column("entries", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("machine", sa.String(120), nullable=False),
        sa.Column("place", sa.String(200), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("load", sa.Integer, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":  # a file has one process, which has all tables
        op.execute(RULES)
        op.create_index("open_tables_by_owner", "tables", ["owner"], postgresql_where=OPEN)


def downgrade() -> None:
    """Forget who owns what; no worker may be running."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_index("open_tables_by_owner", "tables")
    op.drop_table("workers")
    op.drop_column("entries", "epoch")
    for name in ("log", "rules", "epoch", "owner"):
        op.drop_column("tables", name)
