"""The log in words: a few short sentences an event."""

from collections.abc import Sequence

from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GoalCard
from tacora.games.dungeon.events import (
    BookBought,
    BookLaidOff,
    BookTurnedUp,
    CardBought,
    CardDrawn,
    CardRejected,
    CardSwapped,
    CardTurnedUp,
    CleanedUp,
    CoinsTaken,
    DeckRenewed,
    DungeonsRevealed,
    Event,
    FirstDone,
    GameEnded,
    GoalScored,
    HandsFilled,
    MainGoalTurnedUp,
    MarketRenewed,
    Passed,
    RoundBegan,
    TokenBought,
)
from tacora.games.dungeon.finds import GOALS, Discoveries
from tacora.games.dungeon.state import Dungeon
from tacora.i18n import Words


def book_name(book: Book, words: Words) -> str:
    """A spell book with what it does."""
    return words("dungeon-book", number=book, effect=words(f"dungeon-book-{book}"))


def goal_name(goal: GoalCard, words: Words) -> str:
    """A goal card with its points, and its hourglass if it shows one."""
    text = words("dungeon-goal-points", goal=words(f"dungeon-goal-{goal.goal}"), points=GOALS[goal.goal])
    return words("dungeon-goal-hourglass", goal=text) if goal.hourglass else text


def found_words(found: Discoveries, words: Words) -> str:
    """Discoveries, counted, in words."""
    parts = [words(f"dungeon-found-{kind}", count=count) for kind, count in found._asdict().items() if count]
    return ", ".join(parts) or words("dungeon-found-nothing")


def turned_up(events: Sequence[Event], words: Words) -> str:
    """Everything that was turned up at one time, in one sentence."""
    names = [book_name(event.book, words) for event in events if isinstance(event, BookTurnedUp)]
    names += [event.card.id for event in events if isinstance(event, CardTurnedUp)]
    return words("dungeon-turned-up", what=", ".join(names))


def drawn(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Everything that one player drew, in one sentence: the cards, or how many where they are secret."""
    draws = [event for event in events if isinstance(event, CardDrawn)]
    cards = [event.card.id for event in draws if event.card is not None]
    name = names[draws[0].seat]
    if not cards:
        return words("dungeon-card-drawn-unseen", name=name, count=len(draws))
    return words("dungeon-card-drawn", name=name, cards=words.listed(cards))


def narrate(event: Event, names: Sequence[str], words: Words) -> list[str]:  # noqa: PLR0912  one case an event
    """An event in sentences."""
    match event:
        case BookTurnedUp() | CardTurnedUp():
            return [turned_up([event], words)]
        case MainGoalTurnedUp(number, goal):
            return [words("dungeon-main-goal", round=number, goal=goal_name(goal, words))]
        case RoundBegan(number, begins):
            return [words("dungeon-round-began", round=number, name=names[begins])]
        case TokenBought(seat, kinds):
            bought = words.listed([words(f"dungeon-token-{kind}") for kind in kinds])
            return [words("dungeon-token-bought", name=names[seat], kinds=bought)]
        case BookBought(seat, book, is_blind):
            if is_blind:
                return [words("dungeon-book-bought-blind", name=names[seat], book=book_name(book, words))]
            return [words("dungeon-book-bought", name=names[seat], book=book_name(book, words))]
        case BookLaidOff(seat, book):
            return [words("dungeon-book-laid-off", name=names[seat], book=book_name(book, words))]
        case CardBought():
            return [_card_bought(event, names, words)]
        case Passed(seat, by_itself):
            return [words("dungeon-passed-by-itself" if by_itself else "dungeon-passed", name=names[seat])]
        case DeckRenewed(seat):
            return [words("dungeon-deck-renewed", name=names[seat])]
        case CardDrawn():
            return [drawn([event], names, words)]
        case CardRejected(seat, card):
            return [words("dungeon-card-rejected", name=names[seat], card=card.id)]
        case HandsFilled():
            return [words("dungeon-hands-filled")]
        case DungeonsRevealed(dungeons):
            return [
                sentence
                for name, dungeon in zip(names, dungeons, strict=True)
                for sentence in _explored(name, dungeon, words)
            ]
        case FirstDone(seat):
            if seat is None:
                return [words("dungeon-nobody-first")]
            return [words("dungeon-first-done", name=names[seat])]
        case CoinsTaken(coins):
            return [
                words("dungeon-coins-taken", name=name, coins=words("dungeon-coins", count=count))
                for name, count in zip(names, coins, strict=True)
                if count
            ]
        case GoalScored():
            return [_goal_scored(event, names, words)]
        case CardSwapped():
            return [_card_swapped(event, names, words)]
        case CleanedUp():
            return _cleaned_up(event, names, words)
        case MarketRenewed():
            return [words("dungeon-market-renewed")]
        case GameEnded():
            return _game_ended(event, names, words)


def _card_bought(event: CardBought, names: Sequence[str], words: Words) -> str:
    coins = words("dungeon-coins", count=event.paid)
    if event.card is None:
        return words("dungeon-card-bought-blind", name=names[event.seat], cost=event.cost, coins=coins)
    return words("dungeon-card-bought", name=names[event.seat], card=event.card.id, coins=coins)


def _explored(name: str, dungeon: Dungeon, words: Words) -> list[str]:
    explored = dungeon.explored
    if dungeon.submission is None:
        return [words("dungeon-explored-none", name=name)]
    if explored.ending == "empty":
        return [words("dungeon-explored-empty", name=name)]
    found = found_words(explored.discoveries, words)
    sentences = [
        words("dungeon-explored-exit" if explored.exited else "dungeon-explored-dead-end", name=name, found=found)
    ]
    if books := (*explored.used_books, *explored.boxed_books):
        sentences.append(words("dungeon-books-used", books=", ".join(map(str, books))))
    return sentences


def _goal_scored(event: GoalScored, names: Sequence[str], words: Words) -> str:
    each = zip(names, event.points, strict=True)
    scores = ", ".join(words("dungeon-score-of", name=name, points=points) for name, points in each)
    is_main = event.column == 1
    return words(
        "dungeon-scored-main" if is_main else "dungeon-scored-side", goal=goal_name(event.goal, words), scores=scores
    )


def _card_swapped(event: CardSwapped, names: Sequence[str], words: Words) -> str:
    name, boxed = names[event.seat], event.boxed.id
    if event.taken is None:
        return words("dungeon-card-swapped-blind", name=name, boxed=boxed, cost=event.cost)
    return words("dungeon-card-swapped", name=name, boxed=boxed, taken=event.taken.id)


def _cleaned_up(event: CleanedUp, names: Sequence[str], words: Words) -> list[str]:
    name, sentences = names[event.seat], []
    if event.kept:
        sentences.append(words("dungeon-kept", name=name, cards=words.listed([card.id for card in event.kept])))
    if event.boxed:
        sentences.append(words("dungeon-boxed", name=name, cards=words.listed([card.id for card in event.boxed])))
    if event.paid:
        sentences.append(words("dungeon-paid", name=name, coins=words("dungeon-coins", count=event.paid)))
    return sentences


def _game_ended(event: GameEnded, names: Sequence[str], words: Words) -> list[str]:
    totals = [sheet.total for sheet in event.sheets]
    winners = words.listed([names[seat] for seat in event.winners])
    return [
        words("dungeon-game-ended"),
        *(words("dungeon-final-score", name=name, score=total) for name, total in zip(names, totals, strict=True)),
        words(
            "dungeon-won",
            names=winners,
            count=len(event.winners),
            points=words("dungeon-points", count=max(totals)),
        ),
    ]
