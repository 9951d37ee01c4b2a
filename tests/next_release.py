"""A release after this one, to run beside it: its log has another kind of entry, and its database one more column.

All other sources are this release's own.
"""

from pathlib import Path

import tacora
from tacora.server.entries import LOG_VERSION

HERE = Path(tacora.__file__).parent
ENTRIES = Path("server/entries.py")
MIGRATIONS = Path("server/migrations/versions")
COLUMN = '''"""One more column."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(20)))
'''


def make(folder: Path) -> Path:
    """The folder that a process of that release finds its sources in."""
    root = folder / "tacora"
    for path in (root, root / "server", root / "server/migrations", root / MIGRATIONS):
        path.mkdir()
        for source in (HERE / path.relative_to(root)).iterdir():
            if source.name != "__pycache__":
                (path / source.name).symlink_to(source)
        for own in ("server", "migrations", "versions", ENTRIES.name):
            (path / own).unlink(missing_ok=True)
    text = (HERE / ENTRIES).read_text()
    for before, after in (
        (f"LOG_VERSION = {LOG_VERSION}", f"LOG_VERSION = {LOG_VERSION + 1}"),
        ('tag="chat"', 'tag="said"'),
    ):
        assert before in text
        text = text.replace(before, after)
    (root / ENTRIES).write_text(text)
    last = max(path.name[:4] for path in (HERE / MIGRATIONS).glob("[0-9]*.py"))
    (root / MIGRATIONS / "9999_colour.py").write_text(COLUMN.format(last=last))
    return folder
