"""The requirements on the card set, as numbers, and whether a study has found that they hold."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from tacora.arena.dungeon.card_set import traits
from tacora.arena.dungeon.figures import Figures, known
from tacora.arena.dungeon.study import Study
from tacora.arena.samples import Mean, Share
from tacora.arena.tally import CERTAINTY
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS, START_CARDS
from tacora.games.dungeon.ground import FEATURES
from tacora.games.dungeon.moves import BuyBook, BuyToken

ALWAYS, NEVER = 0.95, 0.02
"""A card is bought always above the first share of its chances, and never below the second."""

ENOUGH_CARDS = 6
"""The fewest cards on which a feature must be."""

SAMPLE_SCORE, NEAR = 31, 4
"""The score of the rulebook's sample sheet, and how far from it a decent player may be."""

MOST_ROUNDS = 0.5
"""A strong player must leave by an exit in a larger share of rounds."""

OFTEN_CANNOT = 0.75
"""A greedy player must be able to leave by an exit in a smaller share of rounds only."""

RARELY, MOSTLY = 0.05, 0.75
"""A token or a book must be bought in at least the first share of its chances, and in no more than the second."""

CHANGES = 0.5
"""Of those who have a book, a larger share must find use for it before the game ends."""

BOOKS = "books-price"
"""The requirement of which a page tells book by book."""

REQUIREMENTS = (
    "cards", "features", "card-set", "goals", "prices", "always", "never", "goods-rarely", "goods-mostly", "books-used",
    BOOKS, "scores", "strong-exits", "greedy-exits",
)  # fmt: skip
"""The names of the requirements."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """One requirement: the figures that decide it, whether it holds, and whether the intervals leave no doubt."""

    name: str
    facts: dict[str, float | str]
    holds: bool
    is_sure: bool


def requirements(study: Study, figures: Figures) -> tuple[Requirement, ...]:
    """Every requirement that was measured; those with too few observations are left out."""
    return (
        _cards(),
        _features(),
        _card_set(),
        *_goals(figures),
        *_prices(figures),
        *_always(figures),
        *_never(figures),
        *_rarely(figures),
        *_mostly(figures),
        *_used(figures),
        *_worth_it(figures),
        *_scores(study, figures),
        *_strong_exits(study, figures),
        *_greedy_exits(figures),
    )


def _cards() -> Requirement:
    """Loading has refused every card with a fault, every twin, and start cards against V-M2."""
    counts = [len(START_CARDS), *(len(DUNGEON_CARDS[cost]) for cost in COSTS)]
    return Requirement("cards", {"cards": sum(counts)}, holds=counts == [9, 18, 18, 18, 18], is_sure=True)


def _features() -> Requirement:
    """The 14 features, and rooms."""
    cards = [*START_CARDS, *(card for cost in COSTS for card in DUNGEON_CARDS[cost])]
    counts = {word: sum(glyph in card.ground.glyphs.lower() for card in cards) for glyph, word in FEATURES.items()}
    counts["room"] = sum(bool(card.ground.rooms) for card in cards)
    rarest = min(counts, key=lambda word: counts[word])
    fewest = counts[rarest]
    facts: dict[str, float | str] = {"feature": rarest, "cards": fewest, "enough": ENOUGH_CARDS}
    return Requirement("features", facts, holds=fewest >= ENOUGH_CARDS, is_sure=True)


def _card_set() -> Requirement:
    """The counts that make needs and tools meet across cards."""
    found = traits()
    failing = [trait for trait in found if not trait.holds]
    facts: dict[str, float | str] = {"traits": len(found), "count": len(failing)}
    facts["trait"] = failing[0].name if failing else ""
    facts["cards"] = failing[0].cards if failing else 0
    return Requirement("card-set", facts, holds=not failing, is_sure=True)


def _goals(figures: Figures) -> Iterator[Requirement]:
    """Each goal brings points as the main goal."""
    means = {goal.goal: goal.main for goal in figures.goals if goal.main is not None}
    if means:
        poorest = min(means, key=lambda goal: means[goal].mean)
        mean = means[poorest]
        facts: dict[str, float | str] = {"goal": poorest, "mean": mean.mean, "goals": len(means)}
        is_all = len(means) == len(figures.goals)
        yield Requirement("goals", facts, holds=mean.mean > 0, is_sure=is_all and mean.low > 0)


def _prices(figures: Figures) -> Iterator[Requirement]:
    """The points that a purchase brings rise with its cost."""
    means = known(cost.points for cost in figures.costs)
    if len(means) == len(COSTS):
        facts: dict[str, float | str] = {f"mean{cost}": mean.mean for cost, mean in zip(COSTS, means, strict=True)}
        rises = [after.mean - before.mean for before, after in pairwise(means)]
        doubts = [abs(rise) < _doubt(*pair) for rise, pair in zip(rises, pairwise(means), strict=True)]
        fails = [rise <= 0 for rise in rises]
        is_sure = any(fell and not doubt for fell, doubt in zip(fails, doubts, strict=True)) or not any(doubts)
        yield Requirement("prices", facts, holds=not any(fails), is_sure=is_sure)


def _doubt(some: Mean, others: Mean) -> float:
    """How far two means must differ to be sure which is higher."""
    errors = ((mean.spread**2) / mean.observations for mean in (some, others))
    return CERTAINTY * sqrt(sum(errors))


def _always(figures: Figures) -> Iterator[Requirement]:
    shares = {card.card: card.bought for card in figures.cards if card.bought is not None}
    if shares:
        most = max(shares, key=lambda card: shares[card].share)
        facts: dict[str, float | str] = {"card": most, "share": 100 * shares[most].share, "limit": 100 * ALWAYS}
        over = [share for share in shares.values() if share.share > ALWAYS]
        is_sure = any(share.low > ALWAYS for share in over) or all(share.high <= ALWAYS for share in shares.values())
        yield Requirement("always", facts | {"count": len(over)}, holds=not over, is_sure=is_sure)


def _never(figures: Figures) -> Iterator[Requirement]:
    shares = {card.card: card.bought for card in figures.cards if card.bought is not None}
    if shares:
        least = min(shares, key=lambda card: shares[card].share)
        facts: dict[str, float | str] = {"card": least, "share": 100 * shares[least].share, "limit": 100 * NEVER}
        under = [share for share in shares.values() if share.share < NEVER]
        is_sure = any(share.high < NEVER for share in under) or all(share.low >= NEVER for share in shares.values())
        yield Requirement("never", facts | {"count": len(under)}, holds=not under, is_sure=is_sure)


def _goods(figures: Figures) -> dict[str, Share]:
    """How often each kind of token and each open book was bought."""
    shares = {BuyToken(token.kind).wire: token.bought for token in figures.tokens}
    shares |= {BuyBook(book.book).wire: book.bought for book in figures.books if book.book is not None}
    return {good: share for good, share in shares.items() if share is not None}


def _rarely(figures: Figures) -> Iterator[Requirement]:
    if shares := _goods(figures):
        under = [good for good, share in shares.items() if share.share < RARELY]
        least = min(shares, key=lambda good: shares[good].share)
        is_sure = any(shares[good].high < RARELY for good in under) or all(
            share.low >= RARELY for share in shares.values()
        )
        facts = _good_facts(shares, under, least, RARELY)
        yield Requirement("goods-rarely", facts, holds=not under, is_sure=is_sure)


def _mostly(figures: Figures) -> Iterator[Requirement]:
    if shares := _goods(figures):
        over = [good for good, share in shares.items() if share.share > MOSTLY]
        most = max(shares, key=lambda good: shares[good].share)
        is_sure = any(shares[good].low > MOSTLY for good in over) or all(
            share.high <= MOSTLY for share in shares.values()
        )
        facts = _good_facts(shares, over, most, MOSTLY)
        yield Requirement("goods-mostly", facts, holds=not over, is_sure=is_sure)


def _used(figures: Figures) -> Iterator[Requirement]:
    used = {BuyBook(book.book).wire: book.used for book in figures.books if book.used is not None}
    if used:
        under = [good for good, share in used.items() if share.share <= CHANGES]
        least = min(used, key=lambda good: used[good].share)
        is_all = len(used) == len(Book)
        is_sure = any(used[good].high <= CHANGES for good in under) or (
            is_all and all(share.low > CHANGES for share in used.values())
        )
        facts = _good_facts(used, under, least, CHANGES)
        yield Requirement("books-used", facts, holds=not under and is_all, is_sure=is_sure)


def _worth_it(figures: Figures) -> Iterator[Requirement]:
    """Each book brings what its coins would have brought."""
    values = {BuyBook(book.book).wire: book.value for book in figures.books if book.value is not None}
    gains = {good: value.gain.mean for good, value in values.items() if value.gain is not None}
    if gains:
        failing = [good for good, value in values.items() if not value.is_worth_it]
        least = min(gains, key=lambda good: gains[good])
        facts: dict[str, float | str] = {
            "good": least,
            "gain": gains[least],
            "count": len(failing),
            "goods": " ".join(sorted(failing, key=lambda good: gains.get(good, 0.0))),
        }
        is_sure = (
            any(values[good].is_sure for good in failing)
            if failing
            else all(value.is_sure for value in values.values())
        )
        yield Requirement(BOOKS, facts, holds=not failing, is_sure=is_sure)


def _good_facts(
    shares: Mapping[str, Share], failing: Sequence[str], extreme: str, limit: float
) -> dict[str, float | str]:
    """The extreme good with its share, and how many, and which, are beyond the limit."""
    return {
        "good": extreme,
        "share": 100 * shares[extreme].share,
        "limit": 100 * limit,
        "count": len(failing),
        "goods": " ".join(sorted(failing, key=lambda good: shares[good].share)),
    }


def _scores(study: Study, figures: Figures) -> Iterator[Requirement]:
    score = next(bot.score for bot in figures.bots if bot.bot == study.decent)
    if score is not None:
        low, high = SAMPLE_SCORE - NEAR, SAMPLE_SCORE + NEAR
        holds = low <= score.mean <= high
        is_sure = (low <= score.low and score.high <= high) if holds else (score.high < low or score.low > high)
        facts: dict[str, float | str] = {"bot": study.decent, "mean": score.mean, "sample": SAMPLE_SCORE, "near": NEAR}
        yield Requirement("scores", facts, holds=holds, is_sure=is_sure)


def _strong_exits(study: Study, figures: Figures) -> Iterator[Requirement]:
    exits = next(bot.exits for bot in figures.bots if bot.bot == study.bot)
    if exits is not None:
        holds = exits.share > MOST_ROUNDS
        is_sure = exits.low > MOST_ROUNDS if holds else exits.high <= MOST_ROUNDS
        facts: dict[str, float | str] = {"bot": study.bot, "share": 100 * exits.share, "limit": 100 * MOST_ROUNDS}
        yield Requirement("strong-exits", facts, holds=holds, is_sure=is_sure)


def _greedy_exits(figures: Figures) -> Iterator[Requirement]:
    exits = figures.greedy_exits
    if exits is not None:
        holds = exits.share < OFTEN_CANNOT
        is_sure = exits.high < OFTEN_CANNOT if holds else exits.low >= OFTEN_CANNOT
        facts: dict[str, float | str] = {"share": 100 * exits.share, "limit": 100 * OFTEN_CANNOT}
        yield Requirement("greedy-exits", facts, holds=holds, is_sure=is_sure)
