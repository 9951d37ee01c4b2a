"""Whether two studies with different seeds agree: their figures side by side, and the differences beyond chance."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import erfc, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from tacora.arena.dungeon.balance import Balance, balance_json
from tacora.arena.dungeon.requirements import BOOKS, Requirement
from tacora.arena.dungeon.study import Study
from tacora.arena.samples import Mean, Share
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken

SELDOM = 0.05
"""By chance alone, so many of the pairs that do not differ look as if they did."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a study found of everything on sale, and of the requirements."""

    seed: int
    bought: dict[str, Share]
    """How often tokens and books were bought, by the purchases that buy them."""

    cards: dict[str, Share]
    """How often dungeon cards were bought, likewise."""

    gains: dict[str, Mean]
    """What books brought beyond their price."""

    requirements: tuple[Requirement, ...]

    @property
    def not_worth_it(self) -> tuple[str, ...]:
        """The books that are not worth their price, by the purchases that buy them."""
        return tuple(
            good
            for requirement in self.requirements
            if requirement.name == BOOKS
            for good in str(requirement.facts["goods"]).split()
        )


class Pair(NamedTuple):
    """A figure in two studies, and how likely so large a difference is by chance."""

    name: str
    one: Share | Mean
    other: Share | Mean
    chance: float


@dataclass(frozen=True, slots=True)
class Agreement:
    """Two studies, pair by pair."""

    one: Results
    other: Results
    bought: tuple[Pair, ...]
    gains: tuple[Pair, ...]
    cards: tuple[Pair, ...]

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs of figures."""
        return (*self.bought, *self.gains, *self.cards)

    @property
    def unlikely(self) -> tuple[Pair, ...]:
        """The pairs that differ if one looks at each alone."""
        return tuple(pair for pair in self.pairs if pair.chance < SELDOM)

    @property
    def beyond_chance(self) -> tuple[Pair, ...]:
        """The pairs that differ by more than chance explains, with so many to look at (Bonferroni's correction)."""
        return tuple(pair for pair in self.pairs if pair.chance < SELDOM / len(self.pairs))

    @property
    def other_verdicts(self) -> tuple[str, ...]:
        """The requirements that hold in one of the two only, or were not measured in one."""
        one, other = (
            {requirement.name: requirement.holds for requirement in results.requirements}
            for results in (self.one, self.other)
        )
        return tuple(name for name in {**one, **other} if one.get(name) != other.get(name))


def agreement(one: Results, other: Results) -> Agreement:
    """The pairs of figures that both have."""
    return Agreement(
        one,
        other,
        bought=tuple(_shares(one.bought, other.bought)),
        gains=tuple(_means(one.gains, other.gains)),
        cards=tuple(_shares(one.cards, other.cards)),
    )


def results(balance: Balance) -> Results:
    """A study's results."""
    return _results(json.loads(json.dumps(balance_json(balance))))


def read(path: Path, study: Study) -> Results | None:
    """The results in a file, of a study that differs by its seed alone; None for anything else."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        same = {"game": DUNGEON.name, "games": study.games, "bot": study.bot, "decent": study.decent}
        is_same = all(found[key] == value for key, value in same.items()) and found["players"] == list(study.players)
        is_whole = found["games_played"] == study.matches
        return _results(found) if is_same and is_whole and found["seed"] != study.seed else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _results(found: Any) -> Results:
    cards = {BuyCard(card(one["card"])).wire: one["bought"] for one in found["cards"]}
    bought = {BuyToken(token["kind"]).wire: token["bought"] for token in found["tokens"]}
    bought |= {_book(book["book"]): book["bought"] for book in found["books"]}
    gains = {_book(book["book"]): book["value"]["gain"] for book in found["books"] if book["value"] is not None}
    return Results(
        seed=found["seed"],
        bought={good: Share(**share) for good, share in bought.items() if share is not None},
        cards={good: Share(**share) for good, share in cards.items() if share is not None},
        gains={good: Mean(**gain) for good, gain in gains.items() if gain is not None},
        requirements=tuple(Requirement(**requirement) for requirement in found["requirements"]),
    )


def _book(number: int | None) -> str:
    return BuyBook(None).wire if number is None else f"book-{number}"


def _shares(one: dict[str, Share], other: dict[str, Share]) -> Iterator[Pair]:
    for name in (name for name in one if name in other):
        some, others = one[name], other[name]
        many = some.observations + others.observations
        common = (some.share * some.observations + others.share * others.observations) / many
        error = sqrt(common * (1 - common) * (1 / some.observations + 1 / others.observations))
        yield Pair(name, some, others, _chance(some.share - others.share, error))


def _means(one: dict[str, Mean], other: dict[str, Mean]) -> Iterator[Pair]:
    for name in (name for name in one if name in other):
        some, others = one[name], other[name]
        error = sqrt(some.spread**2 / some.observations + others.spread**2 / others.observations)
        yield Pair(name, some, others, _chance(some.mean - others.mean, error))


def _chance(difference: float, error: float) -> float:
    """How likely a difference at least so large is where there is none, normally distributed."""
    return erfc(abs(difference) / error / sqrt(2)) if error else float(difference == 0)
