"""The named arrays that the kernels work on: what a question fixes, what one search changes, what several share."""

from collections.abc import MutableSequence, Sequence
from typing import Annotated, NamedTuple

from tacora.games.dungeon.ground import CELLS
from tacora.solvers.dungeon.fast import Row
from tacora.solvers.dungeon.kinds import KINDS, TOOLS

MOST_CARDS = 8
MOST_OPENINGS = 16
MOST_ARRIVALS = 38
MOST_BEGINNINGS = MOST_OPENINGS + MOST_ARRIVALS
MOST_FREE = 8
MOST_VISITS = 42
SIDES = 4
JUMP_SETS = 4
"""The sets of V-B3 and V-B9, each as a number."""


class Shape(NamedTuple):
    """A card as it stands in its data file: its openings and arrivals, each by its number."""

    openings: int
    arrivals: int
    first_state: int
    """The number of the card's state before any visit, over all cards."""

    last_state: int
    """The first state of the next card."""

    side: Annotated[Row, MOST_OPENINGS]
    row: Annotated[Row, MOST_OPENINGS]
    column: Annotated[Row, MOST_OPENINGS]
    edge: Annotated[Row, 2 * SIDES]
    """The positions of the openings on each side, as bits; then the same for the turned card."""

    kind: Annotated[Row, MOST_ARRIVALS]
    opening_at: Annotated[Row, CELLS]
    """The opening of each cell of the main map, or -1."""

    first_prospect: int
    last_prospect: int
    """The first prospect of the next card."""


class Option(NamedTuple):
    """A visit of a card: where it leads, what it is worth, the tools it needs and changes, and the state after it."""

    out: int
    worth: int
    need: int
    change: int
    after: int


class Outlook(NamedTuple):
    """What a card in a state may still bring, by visits that go on and with one that ends, and its options."""

    through: int
    ended: int
    tools: int
    """Tools to be found, packed."""

    first_option: Annotated[Row, MOST_BEGINNINGS + 1]
    """The first option of each beginning, openings before arrivals; the options end where those of the next begin."""

    alone: Annotated[Row, MOST_OPENINGS]
    """The most that a visit is worth if none follows, by the opening where it begins: with an exit, if it leaves."""


class Prospect(NamedTuple):
    """A first visit of a card with all that later visits may add; the change of its tools is lifted above zero."""

    is_end: int
    through: int
    ended: int
    need: int
    change: int


class Bound:
    """The best walk over a set of cards with some tools: by visits that go on, and with one that ends."""

    through: int
    ended: int


class Tool(NamedTuple):
    """A kind of tool: how many a path can use, and the distance between bounds that differ by one of them."""

    most: int
    stride: int


class Hand:
    """The cards of a question, and its few single numbers."""

    cards: int
    shapes: Annotated[MutableSequence[Shape], MOST_CARDS]
    exit: int
    """What an exit is worth."""

    tools: Annotated[MutableSequence[Tool], len(TOOLS)]
    bounds_of_set: int
    """How many bounds each set of cards has."""

    jumps: int
    """V-B3 and V-B9, as a set, if they can be used."""

    prices: Annotated[Row, len(KINDS)]
    """What one of each kind costs in the second bound."""

    arrival_prices: Annotated[Row, len(KINDS)]
    """What arriving by a jump of each kind costs; leaving by it earns as much."""

    first_priced: int
    """Where the figures of the second bound begin among the bounds."""


class Given(NamedTuple):
    """What a question fixes besides its hand."""

    outlooks: Sequence[Outlook]
    """An outlook for each state, numbered over all cards."""

    options: Sequence[Option]
    bounds: Sequence[Bound]
    """A bound for each set of cards still to come and each number of tools in hand.

    Then the figures of the second bound: one for each state with each set of V-B3 and V-B9.
    """


class Lie:
    """How the cards lie: column and row of the top left cell, whether turned, and the group as a set of cards."""

    x: Annotated[Row, MOST_CARDS]
    y: Annotated[Row, MOST_CARDS]
    turned: Annotated[Row, MOST_CARDS]
    group: Annotated[Row, MOST_CARDS]


class Trail:
    """A path, visit by visit: the card, where the visit begins, and the option taken."""

    card: Annotated[Row, MOST_VISITS]
    begin: Annotated[Row, MOST_VISITS]
    option: Annotated[Row, MOST_VISITS]


class Best:
    """The best path of a search, and how the cards lie for it."""

    value: int
    visits: int
    has_exit: int
    entry_card: int
    entry_opening: int
    lie: Lie
    trail: Trail


class Work:
    """What one search changes."""

    nodes: int
    missed: int
    """The highest bound that was above the best value, and was not believed."""

    state: Annotated[Row, MOST_CARDS]
    visited: int
    """The cards with a visit, as a set."""

    lie: Lie
    entry_card: int
    entry_opening: int
    home_x: int
    home_y: int
    has_exit: int
    free: int
    """How many openings must stay free."""

    free_card: Annotated[Row, MOST_FREE]
    free_opening: Annotated[Row, MOST_FREE]
    free_far: Annotated[Row, MOST_FREE]
    """Whether all cells ahead of the opening must stay free, not only the next one."""

    trail: Trail
    saved: Lie
    best: Best


class Shared:
    """What several searches share."""

    value: int
    """The best value that any search has found."""

    stop: int
    belief: int
    """How much of the bound a search believes, in thousandths."""

    most_nodes: int
    """The most visits that each search may look at."""
