"""What others did in this match, and how well each model of play explains it: known from one seat's views alone."""

from collections.abc import Sequence
from math import exp, log

from tacora.batch.diamant.policy import SCALE, Policy, features
from tacora.core.seats import Seat
from tacora.games.diamant import View

SLIP = 0.07
"""How often somebody does what a model of their play would not."""


class Memory:
    """The view that a seat decided on last, and what it knows of the others."""

    def __init__(self, models: Sequence[Policy], prior: Sequence[float]) -> None:
        self._models = models
        self._prior = [log(chance) for chance in prior]
        self._last: View | None = None
        self._fits: dict[Seat, list[float]] = {}

    def watch(self, view: View) -> None:
        """Learn what the others decided when this seat decided last; a match that begins anew is another one."""
        last = self._last
        if view == last:
            return
        if last is None or _moment(view) <= _moment(last) or view.camp.table != last.camp.table:
            self._fits = {}
        else:
            for seat, left in decided(last, view).items():
                self._learn(last, seat, left=left)
        self._last = view

    def chances(self, seat: Seat) -> list[float]:
        """How likely each model is that seat's."""
        fits = self._fits.get(seat, self._prior)
        best = max(fits)
        likely = [exp(fit - best) for fit in fits]
        return [chance / sum(likely) for chance in likely]

    def _learn(self, view: View, seat: Seat, *, left: bool) -> None:
        looks = features(view._replace(seat=seat))
        load = SCALE * view.cave.beside
        fits = self._fits.setdefault(seat, list(self._prior))
        for place, model in enumerate(self._models):
            returning = min(1.0, max(0.0, (load + model.spread - model.entry(looks)) / model.spread))
            chance = returning if left else 1 - returning
            fits[place] += log(SLIP + (1 - 2 * SLIP) * chance)


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
