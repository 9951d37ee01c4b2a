"""The strong bots: they lay their dungeons with the solver, and buy by measured worth."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from tacora.bots.dungeon import plan
from tacora.bots.dungeon.measured import worths
from tacora.bots.dungeon.whim import goal_of
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.market import BOOK_COST, TOKEN_COST
from tacora.games.dungeon.moves import (
    DISCARD,
    KEEP,
    BuyBook,
    BuyCard,
    BuyToken,
    CleanUp,
    LayOff,
    Move,
    Pick,
    Swap,
)
from tacora.games.dungeon.state import MOST_BOOKS
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import View
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

NODES = 100_000
"""The most nodes of a search: nearly all hands are proven with far fewer, books that lead anywhere need more."""


@dataclass(frozen=True, slots=True)
class Character:
    """How deep a strong bot thinks."""

    passes: int
    """The passes of the solver's search when there is time; with all seven the search ends with a proof."""

    hurried_passes: int
    """The passes when the main goal shows an hourglass (V-T1)."""

    sees_side: bool
    """Counts on the side goal that may come."""

    looks_ahead: bool
    """Buys for the rest of the game, and weighs exits, upgrades and coins by what they bring in the end."""


APPRENTICE = Character(passes=1, hurried_passes=1, sees_side=False, looks_ahead=False)
ADVENTURER = Character(passes=3, hurried_passes=2, sees_side=True, looks_ahead=False)
MASTER = Character(passes=7, hurried_passes=5, sees_side=True, looks_ahead=True)


def strong(character: Character, _seed: int | str) -> Callable[[View], Move]:
    """A bot of that character; it throws no dice."""

    def choose(view: View) -> Move:
        if isinstance(view.task, Explore):
            return explore(character, view)
        return max(view.choices, key=lambda move: gain(character, move, view))

    return choose


def explore(character: Character, view: View) -> Submission:
    """The best dungeon and path that the search finds in its passes."""
    main = view.goals.main
    hand = view.hand
    question = Question(
        hand,
        view.tools,
        value_of(
            main.goal if main else None, weights(character, view, hand), Counter(card.goal for card in view.goals.pile)
        ),
    )
    hurries = main is not None and main.hourglass
    passes = character.hurried_passes if hurries else character.passes
    return best_dungeon(question, passes=passes, nodes=NODES, workers=1).submission


def weights(character: Character, view: View, hand: tuple[Card, ...]) -> dict[str, Fraction]:
    """The weights of the finds besides the main goal."""
    side = Fraction(int(character.sees_side))
    if not character.looks_ahead:
        return {"side": side}
    return {
        "side": side,
        "coin": plan.as_weight(plan.coin_worth(view.round)),
        "exit": plan.as_weight(plan.exit_worth(view)),
        "recycling": plan.as_weight(plan.recycling_worth(hand, view.round)),
        "scissors": plan.as_weight(plan.scissors_worth(hand, view.round)),
    }


def gain(character: Character, move: Move, view: View) -> float:
    """The points that a decision adds; doing nothing adds none."""
    match move:
        case BuyToken(kind, also):
            return _token_gain(kind, view) + (_token_gain(also, view) if also else 0) - _paid(TOKEN_COST, view)
        case BuyBook(book):
            return _new_book_gain(book, view) - _paid(BOOK_COST, view)
        case BuyCard(pick):
            price = (pick.cost or 0) - view.own.can_use(Book.CHEAPER_CARD)
            return pick_gain(character, pick, view, view.round) - _paid(price, view)
        case LayOff(book):
            return -plan.book_worth(book, view)
        case Swap(box, take):
            return pick_gain(character, take, view, view.round + 1) - _later(character, box, view.round)
        case CleanUp(keep, box):
            return _tidied(keep, box, view)
        case _ if move in (KEEP, DISCARD):
            return _looked_at(view) if move is KEEP else 0
        case _:
            return 0


def _paid(coins: int, view: View) -> float:
    return coins * plan.coin_worth(view.round)


def _later(character: Character, card: Card, round_: int) -> float:
    """The points that a card laid in that round brings in later rounds."""
    return worths().card_later(card) * worths().returns(round_) if character.looks_ahead else 0.0


def pick_gain(character: Character, pick: Pick, view: View, round_: int) -> float:
    """The points that a card of the market brings from that round on; for an unseen card, the mean of all it may be."""
    if isinstance(pick, Card):
        return worths().card(pick, goal_of(view)) + _later(character, pick, round_)
    unseen = view.market.rows[COSTS.index(pick.cost)].unseen
    return sum(pick_gain(character, card, view, round_) for card in unseen) / len(unseen)


def _token_gain(kind: str, view: View) -> float:
    had = int(getattr(view.own.tokens, kind))
    return worths().token(kind, goal_of(view)) / (1 + had) ** 2


def _new_book_gain(book: Book | None, view: View) -> float:
    if book is None:
        pile = view.market.unseen_books
        return sum(_new_book_gain(one, view) for one in pile) / len(pile)
    gained = plan.book_worth(book, view)
    if len(view.own.books) == MOST_BOOKS:
        gained -= min(plan.book_worth(owned, view) for owned in view.own.books)
    return gained


def _tidied(keep: tuple[Card, ...], box: tuple[Card, ...], view: View) -> float:
    """The points that keeping these cards for the next goal, and boxing these for later hands, brings."""
    goal = goal_of(view)
    kept = sum(worths().card(card, goal) for card in keep)
    boxed = sum(-worths().card_later(card) for card in box) * worths().returns(view.round)
    dungeon = view.own.dungeon
    paid = 0 if dungeon is None else max(0, len(keep) - dungeon.explored.discoveries.recycling)
    return kept + boxed - 2 * paid * plan.coin_worth(view.round + 1)


def _looked_at(view: View) -> float:
    """The points of the card looked at, beyond the average of the cards that could come instead (V-B13)."""
    card, unseen = view.own.hand[-1].card, view.own.unseen
    if card is None or not unseen:
        return 1
    goal = goal_of(view)
    return worths().card(card, goal) - sum(worths().card(other, goal) for other in unseen) / len(unseen)
