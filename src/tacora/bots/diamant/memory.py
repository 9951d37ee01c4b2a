"""What others did in this match, and how well each model of play explains it: known from one seat's views alone."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import log

import numpy as np

from tacora.batch.diamant.policy import SCALE, SHARED, Policy, features, standing
from tacora.core.seats import Seat
from tacora.games.diamant import View

Chances = np.ndarray[tuple[int], np.dtype[np.float64]]

Rule = Callable[[View], float]
"""How likely anybody in the cave returns, whose view this is."""

SLIP = 0.02
"""How often somebody does what a model of their play would not."""

ALIKE = 0.35
"""How likely somebody is a copy of the bot, before anything is known."""


class Models:
    """Ways in which others may play, and how likely each is before anything is known.

    Where an array says only about how somebody plays, a rule in its place says exactly how likely they return.
    """

    def __init__(
        self, policies: Sequence[Policy], prior: Sequence[float], rules: Mapping[int, Rule] | None = None
    ) -> None:
        self.policies = tuple(policies)
        self.prior = np.log(np.array(prior) / sum(prior))
        self.rules = rules or {}

    def returning(self, view: View, looks: Sequence[int]) -> Chances:
        """How likely a seat in the cave with these features returns by each model."""
        places = self._strides @ np.array(looks) + self._offsets
        parts = SCALE * view.cave.beside + self._spreads - self._entries[places]
        chances: Chances = np.clip(parts / self._spreads, 0.0, 1.0)
        for place, rule in self.rules.items():
            chances[place] = rule(view)
        return chances

    @cached_property
    def _strides(self) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        return np.array([policy.strides for policy in self.policies])

    @cached_property
    def _offsets(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        return np.cumsum([0, *(len(policy.entries) for policy in self.policies[:-1])])

    @cached_property
    def _entries(self) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
        return np.concatenate([np.asarray(policy.entries, np.int16) for policy in self.policies])

    @cached_property
    def _spreads(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        return np.array([policy.spread for policy in self.policies])


class Memory:
    """The view that a seat decided on last, and what it knows of the others.

    How a copy of the bot would play may be told by a rule.
    """

    def __init__(self, models: Models, copy: Rule | None = None) -> None:
        self._models = models
        self._copy = copy
        self._last: View | None = None
        self._fits: dict[Seat, Chances] = {}
        self._copy_fits: dict[Seat, float] = {}

    def watch(self, view: View) -> None:
        """Learn what the others decided when this seat decided last; a match that begins anew is another one."""
        last = self._last
        if view == last:
            return
        if last is None or _moment(view) <= _moment(last) or view.camp.table != last.camp.table:
            self._fits = {}
            self._copy_fits = {}
        else:
            told = decided(last, view)
            looks = features(last)[: len(SHARED)] if told else ()
            copy_returns = self._copy(last) if told and self._copy else 0.0
            for seat, left in told.items():
                returning = self._models.returning(last, (*looks, *standing(last, seat)))
                chance = returning if left else 1 - returning
                fit = self._fits.get(seat, self._models.prior)
                self._fits[seat] = fit + np.log(SLIP + (1 - 2 * SLIP) * chance)
                copy_chance = copy_returns if left else 1 - copy_returns
                self._copy_fits[seat] = self._copy_fits.get(seat, 0.0) + log(SLIP + (1 - 2 * SLIP) * copy_chance)
        self._last = view

    def chances(self, seat: Seat) -> Chances:
        """How likely each model is that seat's."""
        fits = self._fits.get(seat, self._models.prior)
        likely = np.exp(fits - fits.max())
        chances: Chances = likely / likely.sum()
        return chances

    def alike(self, seat: Seat) -> float:
        """How likely that seat's player is a copy of the bot rather than any of the models."""
        if seat not in self._fits:
            return ALIKE
        fits = self._fits[seat]
        models = fits.max() + log(np.exp(fits - fits.max()).sum())
        return float(1 / (1 + (1 - ALIKE) / ALIKE * np.exp(models - self._copy_fits[seat])))


def decided(last: View, view: View) -> dict[Seat, bool]:
    """Which others in the cave left when the viewer decided on the last view, as far as the next view shows it.

    In the same expedition those who are gone left. If it is over, whoever got nothing stayed, and whoever got as much
    as a leaver of that moment left then.
    """
    others = [seat for seat in last.cave.in_cave if seat != last.seat]
    if view.camp.expedition == last.camp.expedition:
        if len(view.cave.path) != len(last.cave.path) + 1:
            return {}
        return {seat: seat not in view.cave.in_cave for seat in others}
    if view.camp.expedition != last.camp.expedition + 1:
        return {}
    gains = {seat: _gain(last, view, seat) for seat in (*others, *((last.seat,) if last.seat is not None else ()))}
    own = None if last.seat is None else gains[last.seat]
    told = {}
    for seat in others:
        gain = gains[seat]
        if gain is not None and own is not None:
            told[seat] = gain > 0 if own == 0 else gain == own
    return told


def _gain(last: View, view: View, seat: Seat) -> int | None:
    before, after = last.chests[seat], view.chests[seat]
    return None if before is None or after is None else after - before


def _moment(view: View) -> tuple[int, int]:
    return view.camp.expedition, len(view.cave.path)
