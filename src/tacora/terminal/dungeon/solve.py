"""`tacora dungeon solve`: the question read from options, the answer drawn or as JSON."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console

from tacora.core.errors import TacoraError
from tacora.core.jsonable import Json, jsonable
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOALS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.geometry import Placed, Spot, lay
from tacora.games.dungeon.state import MOST_BOOKS
from tacora.games.dungeon.submission import HAND, read_submission, walked
from tacora.games.dungeon.walk import Walk
from tacora.i18n import Words
from tacora.solvers.dungeon.fast import stay_plain
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import DEFAULT_WEIGHTS, unseen_goals, value_of
from tacora.terminal.dungeon.cards import card_named
from tacora.terminal.dungeon.maps import draw, path_marks
from tacora.terminal.dungeon.narrator import found_words
from tacora.terminal.layout import Cell, Line, paragraph
from tacora.terminal.options import listed, one_of, quoted

if TYPE_CHECKING:
    from tacora.solvers.dungeon.answer import Answer, Progress

HEAVIEST = 1000
MOST_TOKENS = 5
DECIMALS = 6


class Asked(NamedTuple):
    """A question, and the dungeon if it is laid already."""

    question: Question
    goal: str
    layout: tuple[Placed, ...] | None


def read_question(
    words: Words,
    *,
    cards: str,
    goal: str,
    tokens: str = "",
    books: str = "",
    weights: str = "",
    seen: str = "",
    layout: str = "",
) -> Asked:
    """The question that the options ask; raises TacoraError, in the person's language."""
    laid = _layout(layout, words) if layout else None
    if cards or laid is None:
        hand = tuple(card_named(id_, "--cards", words) for id_ in listed(cards))
        if len(hand) != HAND:
            raise TacoraError(words("refused-hand-size", needed=HAND, count=len(hand)))
    else:
        hand = tuple(placed.card for placed in laid)
    if laid is not None:
        hand = _same_cards(hand, laid, words)
    for card in hand:
        if hand.count(card) > 1:
            raise TacoraError(words("refused-card-twice", card=card.id))
    for name in (goal, *listed(seen)):
        one_of(name, tuple(GOALS), "--goal" if name == goal else "--seen", words)
    value = value_of(goal, _weights(weights, words), unseen_goals((goal, *listed(seen))))
    return Asked(Question(hand, Tools(_tokens(tokens, words), _books(books, words)), value), goal, laid)


def _same_cards(hand: tuple[Card, ...], laid: tuple[Placed, ...], words: Words) -> tuple[Card, ...]:
    """The hand in the order in which it lies."""
    if sorted(card.id for card in hand) != sorted(placed.card.id for placed in laid):
        raise TacoraError(words("refused-other-cards"))
    return tuple(placed.card for placed in laid)


def _layout(text: str, words: Words) -> tuple[Placed, ...]:
    if not text.lstrip().startswith("["):
        try:
            text = Path(text).read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise TacoraError(words("refused-layout-file", value=quoted(text, 80))) from None
    try:
        placed = json.loads(text)
    except (ValueError, RecursionError):
        raise TacoraError(words("refused-layout-json")) from None
    if isinstance(placed, dict):
        placed = placed.get("layout")
    layout = read_submission({"layout": placed, "path": ""}, "--layout").layout
    lay(layout)
    return layout


def _tokens(text: str, words: Words) -> Tokens:
    kinds = [one_of(kind, TOKEN_KINDS, "--tokens", words) for kind in listed(text)]
    counts = [kinds.count(kind) for kind in TOKEN_KINDS]
    if max(counts) > MOST_TOKENS:
        raise TacoraError(words("refused-tokens", most=MOST_TOKENS))
    return Tokens(*counts)


def _books(text: str, words: Words) -> tuple[Book, ...]:
    numbers = [one_of(number, [str(book) for book in Book], "--books", words) for number in listed(text)]
    books = {Book(int(number)) for number in numbers}
    if len(books) > MOST_BOOKS:
        raise TacoraError(words("refused-books", most=MOST_BOOKS))
    return tuple(sorted(books))


def _weights(text: str, words: Words) -> dict[str, Fraction]:
    found = {}
    for part in listed(text):
        name, _, number = part.partition("=")
        one_of(name, tuple(DEFAULT_WEIGHTS), "--weights", words)
        whole, _, decimals = number.partition(".")
        if not (whole + decimals).isascii() or not (whole + decimals).isdigit() or len(decimals) > DECIMALS:
            raise TacoraError(words("refused-weight", value=quoted(part)))
        found[name] = Fraction(number if whole else f"0{number}")
        if found[name] > HEAVIEST:
            raise TacoraError(words("refused-heavy-weight", value=quoted(part), most=str(HEAVIEST)))
    return found


def solve(asked: Asked, seconds: float | None, words: Words, *, proves: bool = False) -> "Answer":
    """The answer, with progress on a terminal while it is searched; raises IllegalMove.

    It comes in a moment, but for those who want a proof, or give the search so many seconds.
    """
    stay_plain()
    from tacora.solvers.dungeon.answer import best_path  # noqa: PLC0415  this makes the kernels
    from tacora.solvers.dungeon.soon import best_dungeon_helped, best_dungeon_soon  # noqa: PLC0415

    with _progress(words) as tell:
        if asked.layout is not None:
            return best_path(asked.question, asked.layout)
        if seconds is None and not proves:
            return best_dungeon_soon(asked.question, tell)
        return best_dungeon_helped(asked.question, seconds, tell)


@contextmanager
def _progress(words: Words) -> Iterator[Callable[["Progress"], None]]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status(words("solve-preparing")) as status:

        def tell(progress: "Progress") -> None:
            if not progress.is_preparing:
                status.update(
                    words(
                        "solve-progress",
                        value=number_words(progress.value),
                        bound=number_words(progress.bound),
                        share=int(100 * progress.share),
                    )
                )

        yield tell


def number_words(value: Fraction) -> str:
    """A value with as few decimals as show it to a thousandth.

    >>> number_words(Fraction(99, 20)), number_words(Fraction(3))
    ('4.95', '3')
    """
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def answer_json(asked: Asked, answer: "Answer") -> Json:
    """The answer as JSON."""
    return {
        "layout": jsonable(answer.submission.layout),
        "path": answer.submission.path,
        "value": float(answer.value),
        "points": answer.explored.discoveries.points(asked.goal),
        "discoveries": dict(answer.explored.discoveries._asdict()),
        "exit": answer.explored.exited,
        "bound": float(answer.bound),
        "proven": answer.is_proven,
    }


def tell_answer(asked: Asked, answer: "Answer", words: Words, width: int, *, is_unicode: bool) -> list[Line]:
    """The lines of an answer: the dungeon drawn with its path, and its worth."""
    walk = walked(asked.question.hand, answer.submission, asked.question.tools)
    lines: list[Line] = []
    for is_under in (False, True):
        if is_under and not any(spot.is_under for spot in _walked_on(walk)):
            continue
        title = words("dungeon-card-under" if is_under else "dungeon-card-main")
        marks = path_marks(answer.submission.layout, _walked_on(walk), walk.spots, is_under=is_under)
        lines += [(Cell(title, style="bold"),)]
        lines += draw(answer.submission.layout, marks, is_under=is_under, is_unicode=is_unicode)
    found = answer.explored.discoveries
    facts = [
        words("solve-layout", cards=" ".join(_placed(placed) for placed in answer.submission.layout)),
        words("solve-path", path=answer.submission.path or "-"),
        words("dungeon-discovered", found=found_words(found, words)),
        words("solve-ends-exit" if answer.explored.exited else "solve-ends-inside"),
        words(
            "solve-value",
            value=number_words(answer.value),
            points=found.points(asked.goal),
            goal=words(f"dungeon-goal-{asked.goal}"),
        ),
        words("solve-proven") if answer.is_proven else words("solve-bound", bound=number_words(answer.bound)),
    ]
    if not answer.is_proven and not answer.is_interrupted:
        facts.append(words("solve-how-to-prove", option="--prove"))
    return lines + [line for fact in facts for line in paragraph(fact, width, indent="  ")]


def _placed(placed: Placed) -> str:
    return f"{placed.card.id}@{placed.x},{placed.y}{'~' if placed.turned else ''}"


def _walked_on(walk: Walk) -> tuple[Spot, ...]:
    """Where the path has been, with both cells of stairs."""
    return tuple(step.target for step in walk.history() if step.target is not None)
