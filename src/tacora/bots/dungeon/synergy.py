"""How tools and cards serve each other: a purchase judged by the own cards, the own tools and the cards on offer."""

from collections import Counter
from collections.abc import Sequence

from tacora.bots.dungeon import plan
from tacora.bots.dungeon.measured import SHARES, worths
from tacora.bots.dungeon.needs import AS_TOKENS, needs, tool_of
from tacora.bots.dungeon.whim import goal_of
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS
from tacora.games.dungeon.market import TOKEN_COST
from tacora.games.dungeon.state import HAND, ROUNDS
from tacora.games.dungeon.view import View

BEST_OF_ROUNDS = (1.0, 1.3, 1.5, 1.6, 1.7, 1.75)
"""How much more than in one round a tool for one round brings in the best of so many rounds more."""

NEW_CARDS = 1.5
"""How many cards of a later hand are not owned yet."""

_BOUGHT = tuple(card for cards in DUNGEON_CARDS.values() for card in cards)
_NEW = tuple((NEW_CARDS / len(_BOUGHT), card) for card in _BOUGHT)

SWAPS = 0.6
"""How often V-B17 finds a card to box and a better one to take, once its owner has dungeon cards."""


def next_hand(view: View) -> list[tuple[float, Card]]:
    """The cards of the own next hand, each with its chance: those held for sure, and each that may be drawn (V-H1)."""
    own = view.own
    played = own.dungeon.cards if own.dungeon else ()
    held = [card for card in view.hand if card not in played]
    missing = HAND - len(held)
    discard = (*own.discard, *played)
    drawn = min(missing, len(own.unseen))
    cards = [(1.0, card) for card in held]
    cards += [(drawn / len(own.unseen), card) for card in own.unseen]
    if missing > drawn and discard:  # V-H2
        cards += [(min(1.0, (missing - drawn) / len(discard)), card) for card in discard]
    return cards


def gain_now(tool: str, view: View, goal: str) -> float:
    """The points that a tool adds to the own next hand."""
    return needs().gain(tool, next_hand(view), goal)


def gain_later(tool: str, cards: Sequence[Card]) -> float:
    """The points that a tool adds to a later hand, on average over all goals: new cards, and these."""
    chance = (HAND - NEW_CARDS) / len(cards)
    return needs().gain(tool, [*_NEW, *((chance, card) for card in cards)], None)


def tools_of(view: View) -> Counter[str]:
    """The own tools for exploration: tokens, and books by what they do."""
    own = view.own
    tools = Counter({kind: int(getattr(own.tokens, kind)) for kind in TOKEN_KINDS})
    tools.update(tool_of(book) for book in own.books if needs().knows(tool_of(book)) and own.can_use(book))
    return +tools


def had(tool: str, view: View) -> int:
    """How many tools for the same purpose the viewer has."""
    return tools_of(view)[tool]


def token_gain(kind: str, view: View) -> float:
    """The points that one more token adds to the own next hand."""
    return gain_now(kind, view, goal_of(view)) * needs().second ** had(kind, view)


def helped(card: Card, view: View, goal: str) -> float:
    """The points that the own tools gain from a card in place of one that would be drawn."""
    hand = next_hand(view)
    drawn = sum(chance for chance, _ in hand if chance < 1)
    if not drawn:
        return 0.0
    fewer = (drawn - 1) / drawn
    other = [(1.0, card), *((chance if chance == 1 else chance * fewer, one) for chance, one in hand)]
    known = needs()
    return sum(known.gain(tool, other, goal) - known.gain(tool, hand, goal) for tool in tools_of(view))


BESIDE = {
    Book.DEFEAT_MONSTER: 0.9,
    Book.BOX_ONE: 1.1,
    Book.TRAVEL_TO_MONSTER: 0.85,
    Book.OVERCOME_PIT: 1.1,
    Book.ACTIVATE_PORTAL: 1.7,
    Book.TRAVEL_NORTH_SOUTH: 1.1,
    Book.TRAVEL_EAST_WEST: 1.25,
    Book.LOOK_FIRST: 1.7,
    Book.SECOND_TOKEN: 1.4,
    Book.TAKE_TOKEN: 0.9,
}
"""What a book is taken to bring beside all else, for each point that it would bring alone (docs/adr/0035)."""


def book_worth(book: Book, view: View) -> float:
    """The points that a book brings from now to the end."""
    return BESIDE.get(book, 1.0) * _estimate(book, view)


def _estimate(book: Book, view: View) -> float:
    """The points that a book would bring alone."""
    tool = tool_of(book)
    if not needs().knows(tool):
        return _other_book_worth(book, view)
    now, later = gain_now(tool, view, goal_of(view)), gain_later(tool, plan.own_cards(view))
    left = ROUNDS - max(1, view.round)
    if book is Book.TAKE_TOKEN:  # once a game
        return max(now, later) * BEST_OF_ROUNDS[left]
    if book in AS_TOKENS:  # the tokens bought already do the same this round
        now *= needs().second ** int(getattr(view.own.tokens, tool))
    return now + left * later


def _other_book_worth(book: Book, view: View) -> float:
    now = max(1, view.round)
    match book:
        case Book.SECOND_TOKEN:
            goal = goal_of(view)
            cards = plan.own_cards(view)
            first = _second_free([gain_now(kind, view, goal) for kind in TOKEN_KINDS], now)
            rest = [gain_later(kind, cards) for kind in TOKEN_KINDS]
            return first + sum(_second_free(rest, round_) for round_ in range(now + 1, ROUNDS + 1))
        case Book.LOOK_FIRST:
            draws = sum(chance for chance, _ in next_hand(view) if chance < 1) > 0
            deck = view.own.unseen or view.own.discard
            this = plan.rejected([worths().card(card, goal_of(view)) for card in deck]) if draws and deck else 0.0
            return this + (ROUNDS - now) * plan.rejected_later(view)
        case Book.SWAP_ONE:
            return sum(SWAPS * swap_gain(view, round_) for round_ in range(now, ROUNDS))
        case _:
            return plan.other_book_worth(book, view)


def _second_free(gains: list[float], round_: int) -> float:
    """The points of a second token for nothing, beyond those of buying the best tokens one by one (V-B14)."""
    price = TOKEN_COST * plan.coin_worth(round_)
    best, second, *_ = sorted(gains, reverse=True)
    return max(0.0, best + second - price) - sum(max(0.0, gain - price) for gain in (best, second))


def swap_gain(view: View, round_: int) -> float:
    """The points of exchanging an own dungeon card for one on offer that serves the next goal (V-B17)."""
    own = [card for card in plan.own_cards(view) if card.cost is not None]
    offered = [card for row in view.market.rows for card in row.open]
    gain = worths()
    returns, soon = gain.returns(round_), gain.returns(round_ + 1)
    best = 0.0
    for box in own:
        lost = gain.card_later(box) * returns
        takes = [card for card in offered if (card.cost or 0) <= (box.cost or 0)]
        if takes:
            taken = sum(
                share * max(gain.card(card, goal) + soon * gain.card_later(card) for card in takes)
                for goal, share in SHARES.items()
            )
            best = max(best, taken - lost)
    return best
