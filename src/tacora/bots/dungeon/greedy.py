"""A bot that buys what serves the goal it sees, and looks around for a good dungeon."""

from collections.abc import Callable

from tacora.bots.dungeon.search import find_dungeon
from tacora.bots.dungeon.whim import dice, goal_of
from tacora.bots.dungeon.worth import AVERAGE_START, COIN, EXIT, HELPS, book_worth, card_worth, points
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Explored
from tacora.games.dungeon.moves import (
    DISCARD,
    KEEP,
    BuyBook,
    BuyCard,
    BuyToken,
    CleanUp,
    LayOff,
    Move,
    Swap,
    Top,
)
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import View

BUDGET = 300
COIN_WORTH = 0.5  # a coin kept now may buy something better later
TOKEN_WORTH, HELPFUL_TOKEN = 0.3, 1.2
ENOUGH = 2  # tokens of a kind
UNSEEN = 0.7  # an unseen card may not serve the goal
BOXING = 1.5


def greedy(seed: int | str) -> Callable[[View], Move]:
    """Takes what looks best now."""

    def choose(view: View) -> Move:
        if isinstance(view.task, Explore):
            return explore(seed, view)
        return max(view.choices, key=lambda move: _worth(move, view))

    return choose


def explore(seed: int | str, view: View) -> Submission:
    """The best dungeon and path that a short look around finds."""
    goal = goal_of(view)
    others = tuple(dict.fromkeys(card.goal for card in view.goals.pile))

    def worth(explored: Explored) -> float:
        return points(explored.discoveries, goal, others) + EXIT * explored.exited

    return find_dungeon(view.hand, view.tools, worth, dice(seed, view), BUDGET)


def _worth(move: Move, view: View) -> float:
    """The points that a decision brings, roughly; doing nothing brings none."""
    goal = goal_of(view)
    match move:
        case BuyToken(kind, also):
            gain = sum(HELPFUL_TOKEN if HELPS.get(goal) == one else TOKEN_WORTH for one in (kind, also) if one)
            return gain - COIN_WORTH - (int(getattr(view.own.tokens, kind)) >= ENOUGH)
        case BuyBook(book):
            gain = book_worth(book, view) if book is not None else 0
            return gain - 2 * COIN_WORTH - len(view.own.books)
        case BuyCard(pick):
            return _card_worth(pick, view) - AVERAGE_START[goal] - (pick.cost or 0) * COIN_WORTH * COIN
        case LayOff(book):
            return -book_worth(book, view)
        case Swap(box, take):
            return _card_worth(take, view) - card_worth(box, goal)
        case CleanUp(keep, box):
            return _tidied(keep, box, view)
        case _ if move in (KEEP, DISCARD):
            return _kept(view) if move is KEEP else 0
        case _:
            return 0


def _card_worth(pick: Card | Top, view: View) -> float:
    goal = goal_of(view)
    if isinstance(pick, Card):
        return card_worth(pick, goal)
    unseen = next(row.unseen for cost, row in zip((3, 4, 5, 6), view.market.rows, strict=True) if cost == pick.cost)
    return UNSEEN * sum(card_worth(card, goal) for card in unseen) / len(unseen)


def _tidied(keep: tuple[Card, ...], box: tuple[Card, ...], view: View) -> float:
    """The points that keeping and boxing these cards brings, against an average start card."""
    goal = goal_of(view)
    kept = sum(card_worth(card, goal) - AVERAGE_START[goal] for card in keep)
    boxed = sum(BOXING * AVERAGE_START[goal] - card_worth(card, None) for card in box)
    dungeon = view.own.dungeon
    paid = 0 if dungeon is None else max(0, len(keep) - dungeon.explored.discoveries.recycling)
    return kept + boxed - 2 * paid * COIN_WORTH


def _kept(view: View) -> float:
    """The points of the card looked at, beyond the average of the cards that could come instead (V-B13)."""
    card, unseen = view.own.hand[-1].card, view.own.unseen
    goal = goal_of(view)
    if card is None or not unseen:
        return 1
    return card_worth(card, goal) - sum(card_worth(other, goal) for other in unseen) / len(unseen)
