"""What the server refuses, with the code and the HTTP status that docs/formats/table.md lists."""

STATUS = {
    "bad-message": 422,
    "bad-name": 422,
    "bad-request": 400,
    "too-large": 413,
    "head-too-large": 431,
    "too-slow": 408,
    "too-fast": 429,
    "foreign-origin": 403,
    "no-such-table": 404,
    "not-your-seat": 403,
    "past-point": 409,
    "past-shuffle": 409,
    "wrong-share": 409,
    "old-page": 409,
    "not-now": 409,
    "not-away": 409,
    "not-host": 403,
    "table-full": 409,
    "bad-options": 422,
    "illegal-move": 409,
    "changed-enough": 409,
    "enough": 409,
    "too-many": 503,
    "no-such-page": 404,
    "no-disk": 503,
    "moving": 503,
    "other-rules": 410,
    "set-aside": 500,
    "server-fault": 500,
}

CLOSE = {
    "too-fast": 1008,
    "no-such-table": 4404,
    "other-rules": 4410,
    "set-aside": 4500,
    "no-disk": 1011,
    "moving": 1012,
}
"""The code with which a table's sockets are closed."""


OLD_PAGE = "this page is older than the server: load it anew"
"""For browsers that do not know how shares are told, in words that their page can show as they are."""


class Refused(Exception):  # noqa: N818  the house word: refused is an answer
    """A request that changed nothing."""

    def __init__(self, code: str, message: str, where: str = "") -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.where = where

    @property
    def status(self) -> int:
        """The HTTP status of this refusal."""
        return STATUS[self.code]
