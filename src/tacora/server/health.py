"""How the server is doing: whether it is ready for players, and if not, why."""

from typing import Literal

from tacora.server.refusals import Refused

Trouble = Literal["database-gone", "database-damaged"]
Reason = Literal["taking-up", "no-disk", "draining", "leaving", "database-gone", "database-damaged"]


class Health:
    """What `/readyz` tells, and what stops the server from accepting anything."""

    def __init__(self) -> None:
        self.is_taken_up = False  # the games that went on before the start are in memory
        self.is_committing = True  # the last commit was good
        self.is_draining = False  # an operator wants no new tables
        self.is_leaving = False  # the tables are handed over to other workers, before a stop
        self.trouble: Trouble | None = None  # nothing is written any more

    @property
    def reasons(self) -> list[Reason]:
        """Why the server is not ready; none if it is."""
        reasons: list[Reason] = [] if self.trouble is None else [self.trouble]
        if not self.is_taken_up:
            reasons.append("taking-up")
        if not self.is_committing:
            reasons.append("no-disk")
        if self.is_draining:
            reasons.append("draining")
        if self.is_leaving:
            reasons.append("leaving")
        return reasons

    def must_write(self) -> None:
        """Raises Refused where nothing may be written any more."""
        if self.trouble is not None:
            raise Refused("no-disk", "the server cannot use its database, and keeps what it has")

    def must_welcome(self) -> None:
        """Raises Refused where no new table may be made."""
        self.must_write()
        if self.is_draining:
            raise Refused("too-many", "the server is about to stop, and takes no new tables")
