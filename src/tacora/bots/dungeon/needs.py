"""How much the cards of a hand need each tool, as the solver measures it over many hands (`make worths`).

The needs of five cards add up to the points that the tool adds to a hand of them. What leads from a portal to another
one needs two of them: there a card's need counts once for each other card with a portal.
"""

import json
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files

from tacora.bots.dungeon.measured import HUNDREDTHS, SHARES
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS, Card
from tacora.games.dungeon.ground import PORTAL
from tacora.games.dungeon.state import HAND

Likely = tuple[float, Card]
"""A card, and the chance that it is in a hand."""

OWN_GOALS = {
    "sword": "monster",
    "key": "lock",
    "rope": "pit",
    "scroll": "portal",
    str(Book.TRAVEL_TO_MONSTER): "monster",
    str(Book.CLIMB_PIT): "pit",
    str(Book.TRAVEL_TO_BARREL): "barrel",
}
"""The goal for which a tool brings points by itself."""

AS_TOKENS = {
    Book.DEFEAT_MONSTER: "sword",
    Book.OPEN_LOCK: "key",
    Book.OVERCOME_PIT: "rope",
    Book.ACTIVATE_PORTAL: "scroll",
}
"""The books that do what a token of that kind does, every round."""

IN_PAIRS = {"scroll": PORTAL}
"""The tools that need two cards with the same feature, and its glyph."""

BOUGHT_SHARE = 0.35
"""How many cards of an average hand are bought ones."""

AVERAGE_HAND: tuple[Likely, ...] = (
    *((HAND * (1 - BOUGHT_SHARE) / len(START_CARDS), card) for card in START_CARDS),
    *((HAND * BOUGHT_SHARE / 72, card) for cards in DUNGEON_CARDS.values() for card in cards),
)
"""A hand in the middle of a game."""


def tool_of(book: Book) -> str:
    """The word for what a book does in exploration."""
    if book is Book.TAKE_TOKEN:
        return "any"
    return AS_TOKENS.get(book) or str(book)


class Needs:
    """For each tool the need of each card, for the tool's own goal and for the others."""

    def __init__(self, text: str) -> None:
        measured = json.loads(text)
        goals: list[str] = measured["goals"]
        rows: dict[str, list[int]] = measured["needs"]
        self._place = {id_: place for place, id_ in enumerate(measured["cards"])}
        self._rows = {name: [number / HUNDREDTHS for number in row] for name, row in rows.items()}
        self._scale = {
            name.removesuffix(" goals"): dict(zip(goals, row, strict=True))
            for name, row in self._rows.items()
            if name.endswith(" goals")
        }
        self.second: float = measured["second"]
        """What a second token of a kind adds, as a share of the first."""

    def knows(self, tool: str) -> bool:
        """This tool helps in exploration."""
        return tool in self._scale

    def need(self, tool: str, card: Card, goal: str) -> float:
        """A card's part of the points that a tool adds to its hand."""
        place = self._place[card.id]
        if OWN_GOALS.get(tool) == goal:
            return self._rows[f"{tool} own"][place]
        return self._scale[tool][goal] * self._rows[f"{tool} others"][place]

    @cache  # noqa: B019  there is one such table
    def later(self, tool: str, card: Card) -> float:
        """The same on average over all goals."""
        return sum(share * self.need(tool, card, goal) for goal, share in SHARES.items())

    def gain(self, tool: str, hand: Iterable[Likely], goal: str | None) -> float:
        """The points that a tool adds to a hand of likely cards; without a goal, on average over all goals."""
        need: Callable[[str, Card], float] = (
            self.later if goal is None else (lambda tool, card: self.need(tool, card, goal))
        )
        glyph = IN_PAIRS.get(tool)
        if glyph is None:
            return max(0.0, sum(chance * need(tool, card) for chance, card in hand))
        having = [(chance, card) for chance, card in hand if card.ground.having(glyph)]
        many = sum(chance for chance, _ in having)
        return max(0.0, sum(chance * (many - chance) * need(tool, card) for chance, card in having))

    @cache  # noqa: B019
    def average(self, tool: str, goal: str | None = None) -> float:
        """The points that a tool adds to an average hand; without a goal, on average over all goals."""
        return self.gain(tool, AVERAGE_HAND, goal)


@cache
def needs() -> Needs:
    """The measured needs, from their file."""
    return Needs(files(__package__).joinpath("data", "needs.json").read_text(encoding="utf-8"))
