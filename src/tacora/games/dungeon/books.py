"""The spell books: each by its number, and the phase in which it works (V-M5)."""

from enum import IntEnum


class Book(IntEnum):
    """A spell book. Its value is its number, which stands in records and in the id of its rule."""

    DEFEAT_MONSTER = 1  # V-B1
    BOX_ONE = 2  # V-B2
    TRAVEL_TO_MONSTER = 3  # V-B3
    CLIMB_PIT = 4  # V-B4
    OPEN_LOCK = 5  # V-B5
    OVERCOME_PIT = 6  # V-B6
    CROSS_ONCE = 7  # V-B7
    ACTIVATE_PORTAL = 8  # V-B8
    TRAVEL_TO_BARREL = 9  # V-B9
    CHEAPER_CARD = 10  # V-B10
    TRAVEL_NORTH_SOUTH = 11  # V-B11
    TRAVEL_EAST_WEST = 12  # V-B12
    LOOK_FIRST = 13  # V-B13
    SECOND_TOKEN = 14  # V-B14
    TAKE_TOKEN = 15  # V-B15
    KEEP_ONE = 16  # V-B16
    SWAP_ONE = 17  # V-B17

    @property
    def rule(self) -> str:
        """The id of the rule that says what the book does.

        >>> Book.CROSS_ONCE.rule
        'V-B7'
        """
        return f"V-B{self.value}"

    @property
    def phase(self) -> str:
        """The phase in which the book works: `market`, `hand`, `exploration` or `clean-up`."""
        return _OTHER_PHASES.get(self, "exploration")


_OTHER_PHASES = {
    Book.CHEAPER_CARD: "market",
    Book.SECOND_TOKEN: "market",
    Book.LOOK_FIRST: "hand",
    Book.BOX_ONE: "clean-up",
    Book.KEEP_ONE: "clean-up",
    Book.SWAP_ONE: "clean-up",
}
