"""The errors that an input can cause: each names the place of the fault, and raising one changes no state."""


class TacoraError(Exception):
    """The root of every error that an input can cause."""


class IllegalMove(TacoraError):  # noqa: N818  the house word: illegal is an answer
    """A step that the rules refuse: the rule's id, the place, and what was wrong."""

    def __init__(self, rule: str, where: str, message: str) -> None:
        super().__init__(f"{where}: {message} ({rule})")
        self.rule = rule
        self.where = where
        self.message = message


class BadOptions(TacoraError):  # noqa: N818  the name says what is wrong
    """Options from which no table can be set up: the wrong field, the rule's id, and what was wrong."""

    def __init__(self, field: str, message: str, rule: str) -> None:
        super().__init__(f"{field}: {message} ({rule})")
        self.field = field
        self.message = message
        self.rule = rule


class BadRecord(TacoraError):  # noqa: N818  the name says what is wrong
    """A match record that is refused: the rule's id, and the step's number (from 1) or the part's name."""

    def __init__(self, where: str, message: str, rule: str, step: int | None = None) -> None:
        super().__init__(f"{where}: {message} ({rule})")
        self.where = where
        self.message = message
        self.rule = rule
        self.step = step
