"""The strong bots: they lay their dungeons with the solver, and buy by what was measured with it."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random

from tacora.bots.dungeon import plan, synergy
from tacora.bots.dungeon.measured import worths
from tacora.bots.dungeon.needs import needs
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
from tacora.games.dungeon.state import MOST_BOOKS, ROUNDS
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

    sees_hand: bool
    """Judges tools by the cards that the own next hand may hold, and cards by the own tools."""

    doubt: float = 0.0
    """The spread of its opinions of books, in points for a whole game."""

    opinions: Mapping[Book, float] = field(default_factory=dict)
    """The points by which it takes each book for better, for a whole game."""


APPRENTICE = Character(passes=1, hurried_passes=1, sees_side=False, looks_ahead=False, sees_hand=False)
ADVENTURER = Character(passes=3, hurried_passes=2, sees_side=True, looks_ahead=False, sees_hand=False)
MASTER = Character(passes=7, hurried_passes=5, sees_side=True, looks_ahead=True, sees_hand=True, doubt=0.5)

LEAST_FOR_THE_LAST_TOKEN = (1.2, 1.2, 1.1, 1.0, 0.7, 0.0)
"""The points that V-B15 must add in each round to be used up."""


def strong(character: Character, seed: int | str) -> Callable[[View], Move]:
    """A bot of that character; only its opinions of books differ from seed to seed."""
    if character.doubt:
        character = replace(character, opinions=opinions(character.doubt, seed))

    def choose(view: View) -> Move:
        if isinstance(view.task, Explore):
            return explore(character, view)
        return max(view.choices, key=lambda move: gain(character, move, view))

    return choose


def opinions(doubt: float, seed: int | str) -> dict[Book, float]:
    """An opinion of each book, as wide as what is not known of its worth."""
    dice = Random(f"{seed}/opinions")
    return {book: dice.gauss(0, doubt) for book in Book}


def explore(character: Character, view: View) -> Submission:
    """The best dungeon and path that the search finds in its passes."""
    main = view.goals.main
    hand = view.hand
    value = value_of(
        main.goal if main else None, weights(character, view, hand), Counter(card.goal for card in view.goals.pile)
    )
    question = Question(hand, view.tools, value)
    hurries = main is not None and main.hourglass
    passes = character.hurried_passes if hurries else character.passes
    best = best_dungeon(question, passes=passes, nodes=NODES, workers=1)
    if character.looks_ahead and best.explored.boxed_books:
        fewer = tuple(book for book in view.tools.books if book is not Book.TAKE_TOKEN)
        saving = question._replace(tools=view.tools._replace(books=fewer))
        spared = best_dungeon(saving, passes=passes, nodes=NODES, workers=1)
        if best.value - spared.value < LEAST_FOR_THE_LAST_TOKEN[view.round - 1]:
            return spared.submission
    return best.submission


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
        "scissors": plan.as_weight(plan.scissors_worth(view, hand)),
    }


def gain(character: Character, move: Move, view: View) -> float:
    """The points that a decision adds; doing nothing adds none."""
    match move:
        case BuyToken(kind, also):
            also_gained = _token_gain(character, also, view) if also else 0.0
            return _token_gain(character, kind, view) + also_gained - _paid(TOKEN_COST, view)
        case BuyBook(book):
            return _new_book_gain(character, book, view) - _paid(BOOK_COST, view)
        case BuyCard(pick):
            price = (pick.cost or 0) - view.own.can_use(Book.CHEAPER_CARD)
            return pick_gain(character, pick, view, view.round) - _paid(price, view)
        case LayOff(book):
            return -_book_worth(character, book, view)
        case Swap(box, take):
            return pick_gain(character, take, view, view.round + 1) - _later(character, box, view.round)
        case CleanUp(keep, box):
            return _tidied(character, keep, box, view)
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
        return _card_now(character, pick, view) + _later(character, pick, round_)
    unseen = view.market.rows[COSTS.index(pick.cost)].unseen
    return sum(pick_gain(character, card, view, round_) for card in unseen) / len(unseen)


def _card_now(character: Character, card: Card, view: View) -> float:
    """The points that a card adds to the next hand, together with the own tools."""
    goal = goal_of(view)
    helped = synergy.helped(card, view, goal) if character.sees_hand else 0.0
    return worths().card(card, goal) + helped


def _token_gain(character: Character, kind: str, view: View) -> float:
    if character.sees_hand:
        return synergy.token_gain(kind, view)
    return needs().average(kind, goal_of(view)) * needs().second ** synergy.had(kind, view)


def _book_worth(character: Character, book: Book, view: View) -> float:
    worth = synergy.book_worth(book, view) if character.sees_hand else plan.book_worth(book, view)
    return worth + character.opinions.get(book, 0.0) * (ROUNDS + 1 - view.round) / ROUNDS


def _new_book_gain(character: Character, book: Book | None, view: View) -> float:
    if book is None:
        pile = view.market.unseen_books
        return sum(_new_book_gain(character, one, view) for one in pile) / len(pile)
    gained = _book_worth(character, book, view)
    if len(view.own.books) == MOST_BOOKS:
        gained -= min(_book_worth(character, owned, view) for owned in view.own.books)
    return gained


def _tidied(character: Character, keep: tuple[Card, ...], box: tuple[Card, ...], view: View) -> float:
    """The points that keeping these cards for the next goal, and boxing these for later hands, brings."""
    kept = sum(_card_now(character, card, view) for card in keep)
    boxed = sum(plan.boxing_gain(view, card) for card in box) * worths().returns(view.round)
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
