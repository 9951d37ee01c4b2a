"""How balanced the cards are, in words: tables for a terminal or a page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.figures import Figures, PlaceFigures, PriceFigures, WorthFigures
from tacora.arena.dungeon.requirements import Requirement
from tacora.arena.samples import Mean, Share, Total
from tacora.games.dungeon.moves import BuyBook, BuyToken
from tacora.i18n import Words

NOTHING = "–"

Row = tuple[str, ...]


class Section(NamedTuple):
    """A table with its title; the first row is its heading; a plot by its name, if one shows the same."""

    title: str
    rows: Sequence[Row]
    plot: str | None = None


def sections(figures: Figures, words: Words) -> list[Section]:
    """A section for each kind of figure."""
    return [
        Section(words("balance-costs"), list(_costs(figures, words)), "card-value"),
        Section(words("balance-unseen"), list(_unseen(figures, words))),
        Section(words("balance-goods"), list(_goods(figures, words)), "goods"),
        Section(words("balance-values"), list(_values(figures, words)), "books"),
        Section(words("balance-books-by-time"), list(_books_by_time(figures, words))),
        Section(words("balance-worths"), list(_worths(figures, words))),
        Section(words("balance-worths-by-goal"), list(_worths_by_goal(figures, words))),
        Section(words("balance-goals"), list(_goals(figures, words)), "goals"),
        Section(words("balance-bots"), list(_bots(figures, words))),
        Section(words("balance-tables"), list(_tables(figures, words)), "scores"),
        Section(words("balance-length"), list(_lengths(figures, words))),
        Section(words("balance-order"), list(_places(figures.order, words("balance-place"), words)), "order"),
        Section(words("balance-seats"), list(_places(figures.seats, words("simulate-seat"), words))),
        Section(words("balance-cards"), list(_cards(figures, words)), "bought"),
    ]


def headline(balance: Balance, words: Words) -> str:
    """The games that were played, in one line."""
    study, played = balance.study, balance.figures.games_played
    if balance.is_interrupted:
        return words("simulate-interrupted", played=played, games=study.matches)
    return words("balance-played", games=played, bots=words.listed(study.bots), seed=str(study.seed))


def verdict(requirement: Requirement, words: Words) -> str:
    """Whether a requirement holds, and whether the study is sure of it."""
    if requirement.holds:
        return words("balance-holds" if requirement.is_sure else "balance-holds-unsure")
    return words("balance-fails" if requirement.is_sure else "balance-fails-unsure")


def told(requirement: Requirement, words: Words) -> tuple[str, str]:
    """A requirement, and the figures that decide it."""
    facts = dict(requirement.facts)
    if "goal" in facts:
        facts["goal"] = words(f"dungeon-goal-{facts['goal']}")
    if "good" in facts:
        facts["good"] = good_name(str(facts["good"]), words)
        facts["goods"] = words.listed([good_name(good, words) for good in str(facts["goods"]).split()] or [NOTHING])
    if "feature" in facts:
        facts["feature"] = words(f"dungeon-feature-{facts['feature']}")
    return words(f"balance-requirement-{requirement.name}", **facts), words(
        f"balance-figure-{requirement.name}", **facts
    )


def not_worth_it(balance: Balance, words: Words) -> list[str]:
    """Each book that is not worth its price, with what it brings, what it costs, and why it is bought all the same."""
    sentences = []
    for book in balance.figures.books:
        value = book.value
        if value is not None and value.points is not None and value.price is not None and not value.is_worth_it:
            told = [
                words(
                    "balance-book-below" if value.is_sure else "balance-book-below-unsure",
                    book=good_name(BuyBook(book.book).wire, words),
                    points=value.points.mean,
                    low=value.points.low,
                    high=value.points.high,
                    price=value.price.mean,
                )
            ]
            if (game := value.game) is not None:
                facts = {"points": game.total, "low": game.low, "high": game.high, "price": value.game_price}
                told.append(words("balance-book-game", **facts))
            if (expected := value.expected) is not None and expected.mean > value.points.mean:
                told.append(words("balance-book-expected", bot=balance.study.bot, points=expected.mean))
            sentences.append(" ".join(told))
    return sentences


def _mean(mean: Mean | None, words: Words) -> Row:
    """The mean, its interval, and the number of observations."""
    if mean is None:
        return NOTHING, NOTHING, NOTHING
    return (
        words("simulate-number", number=mean.mean),
        words("balance-range", low=mean.low, high=mean.high),
        words("balance-count", count=mean.observations),
    )


def _share(share: Share | None, words: Words) -> Row:
    """The share, its interval, and the number of chances."""
    if share is None:
        return NOTHING, NOTHING, NOTHING
    return (
        words("simulate-percent", percent=100 * share.share),
        words("simulate-range", low=100 * share.low, high=100 * share.high),
        words("balance-count", count=share.observations),
    )


def _shared(name: str, times: str, words: Words) -> Row:
    return name, words("simulate-interval"), times


def _bought(kind: str, words: Words) -> Row:
    """The headings of purchases and of the points that they brought."""
    return (
        kind,
        *_shared(words("balance-bought"), words("balance-chances"), words),
        *_shared(words("balance-points"), words("balance-purchases"), words),
    )


def _costs(figures: Figures, words: Words) -> Iterator[Row]:
    yield _bought(words("balance-cost"), words)
    for cost in figures.costs:
        yield str(cost.cost), *_share(cost.bought, words), *_mean(cost.points, words)


def _unseen(figures: Figures, words: Words) -> Iterator[Row]:
    yield _bought(words("balance-cost"), words)
    for cost in figures.costs:
        yield str(cost.cost), *_share(cost.bought_unseen, words), *_mean(cost.points_unseen, words)


def _cards(figures: Figures, words: Words) -> Iterator[Row]:
    yield _bought(words("balance-card"), words)
    for card in figures.cards:
        yield card.card, *_share(card.bought, words), *_mean(card.points, words)


def good_name(good: str, words: Words) -> str:
    """The name of a token or a book, from the purchase that buys it."""
    kind, _, which = good.partition("-")
    if kind == "token":
        return words(f"dungeon-token-{which}")
    return words("dungeon-choice-top-book") if which == "top" else words("dungeon-book-short", number=which)


def _goods(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("balance-good"),
        *_shared(words("balance-bought"), words("balance-chances"), words),
        *_shared(words("balance-used"), words("balance-owners"), words),
    )
    for token in figures.tokens:
        yield good_name(BuyToken(token.kind).wire, words), *_share(token.bought, words), *_share(None, words)
    for book in figures.books:
        yield good_name(BuyBook(book.book).wire, words), *_share(book.bought, words), *_share(book.used, words)


def _values(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("balance-good"),
        *_shared(words("balance-brought"), words("balance-purchases"), words),
        words("balance-price"),
        *_shared(words("balance-gain"), words("balance-worth-it"), words),
        words("balance-expected"),
    )
    for book in figures.books:
        if (value := book.value) is not None:
            yield (
                good_name(BuyBook(book.book).wire, words),
                *_mean(value.points, words),
                _mean(value.price, words)[0],
                *_mean(value.gain, words)[:2],
                _worth_it(value, words),
                _mean(value.expected, words)[0],
            )


def _worth_it(value: PriceFigures, words: Words) -> str:
    if not value.is_measured:
        return NOTHING
    if value.is_worth_it:
        return words("balance-worth-it-yes" if value.is_sure else "balance-worth-it-yes-unsure")
    return words("balance-worth-it-no" if value.is_sure else "balance-worth-it-no-unsure")


def _books_by_time(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("balance-good"),
        *_shared(words("balance-a-round"), words("balance-rounds"), words),
        *_shared(words("balance-game"), "", words)[:2],
        words("balance-price"),
    )
    for book in figures.books:
        if (value := book.value) is not None:
            yield (
                good_name(BuyBook(book.book).wire, words),
                *_mean(value.a_round, words),
                *_total(value.game, words),
                words("simulate-number", number=value.game_price),
            )


def _total(total: Total | None, words: Words) -> Row:
    """The sum and its interval."""
    if total is None:
        return NOTHING, NOTHING
    return words("simulate-number", number=total.total), words("balance-range", low=total.low, high=total.high)


def _tools(figures: Figures) -> Iterator[tuple[str, WorthFigures]]:
    """Every token and every book, with what it adds to a hand."""
    yield from ((BuyToken(token.kind).wire, token.worth) for token in figures.tokens)
    yield from ((BuyBook(book.book).wire, book.worth) for book in figures.books if book.book is not None)


def _worths(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("balance-good"),
        *_shared(words("balance-added"), words("balance-hands"), words),
        *_shared(words("balance-much"), "", words)[:2],
    )
    for good, worth in _tools(figures):
        yield good_name(good, words), *_mean(worth.added, words), *_share(worth.much, words)[:2]


def _worths_by_goal(figures: Figures, words: Words) -> Iterator[Row]:
    goals = [goal.goal for goal in figures.goals]
    yield words("balance-good"), *(words(f"dungeon-goal-{goal}") for goal in goals)
    for good, worth in _tools(figures):
        yield good_name(good, words), *(_give_or_take(worth.by_goal[goal], words) for goal in goals)


def _give_or_take(mean: Mean | None, words: Words) -> str:
    if mean is None:
        return NOTHING
    return words("balance-give-or-take", mean=mean.mean, reach=mean.high - mean.mean)


def _goals(figures: Figures, words: Words) -> Iterator[Row]:
    times = words("balance-times")
    yield (
        words("balance-goal"),
        *_shared(words("balance-main"), times, words),
        *_shared(words("balance-side"), times, words),
    )
    for goal in figures.goals:
        yield words(f"dungeon-goal-{goal.goal}"), *_mean(goal.main, words), *_mean(goal.side, words)


def _bots(figures: Figures, words: Words) -> Iterator[Row]:
    rounds = words("balance-rounds")
    yield (
        words("simulate-bot"),
        *_shared(words("balance-exits"), rounds, words),
        *_shared(words("balance-bonuses"), rounds, words)[:2],
    )
    for bot in figures.bots:
        yield bot.bot, *_share(bot.exits, words), *_share(bot.bonuses, words)[:2]


def _tables(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("simulate-bot"),
        words("balance-players"),
        *_shared(words("balance-points"), words("balance-times"), words),
        words("simulate-spread"),
    )
    for table in figures.tables:
        spread = NOTHING if table.score is None else words("simulate-number", number=table.score.spread)
        yield table.bot, str(table.players), *_mean(table.score, words), spread


def _lengths(figures: Figures, words: Words) -> Iterator[Row]:
    yield (
        words("simulate-bot"),
        words("balance-players"),
        *_shared(words("balance-decisions"), words("balance-times"), words),
    )
    for table in figures.tables:
        yield table.bot, str(table.players), *_mean(table.decisions, words)


def _places(places: tuple[PlaceFigures, ...], kind: str, words: Words) -> Iterator[Row]:
    yield (
        words("balance-players"),
        kind,
        *_shared(words("simulate-wins"), words("balance-times"), words),
        *_shared(words("balance-points"), "", words)[:2],
    )
    for place in places:
        yield (
            str(place.players),
            str(place.place),
            *_share(place.wins, words),
            *_mean(place.score, words)[:2],
        )
