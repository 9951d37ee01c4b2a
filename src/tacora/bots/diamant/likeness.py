"""How likely `master` goes home, by what it was seen to do: its copies are recognised by it."""

from collections.abc import Iterator
from math import log1p, tanh

from tacora.batch.diamant.policy import FEATURES, features
from tacora.games.diamant import View

WEIGHTS = {
    "always": -3.45,
    "load, where there is danger": 0.174,
    "load by risk": 0.0114,
    "load by pay": -0.483,
    "pay": -0.213,
    "pay and load": 0.0748,
    "path": 0.467,
    "loot": 0.475,
}
"""Of a logistic curve, as `python bench/diamant_likeness.py` finds them."""

_DANGER, _RISK, _PAY, _PATH, _LOOT = (tuple(FEATURES).index(name) for name in ("danger", "risk", "pay", "path", "loot"))


def terms(view: View) -> Iterator[float]:
    """What counts for going home, in the order of the weights; the same for everybody in the cave."""
    looks, beside = features(view), view.cave.beside
    load, pay = log1p(beside), looks[_PAY]
    yield 1.0
    yield load if looks[_DANGER] else 0.0
    yield beside * looks[_RISK]
    yield beside / (pay + 1)
    yield pay
    yield pay * load
    yield looks[_PATH]
    yield looks[_LOOT]


def chance_to_return(view: View) -> float:
    """How likely a copy of `master` that is in the cave returns."""
    sum_of_terms = sum(weight * term for weight, term in zip(WEIGHTS.values(), terms(view), strict=True))
    return 0.5 + 0.5 * tanh(sum_of_terms / 2)  # the logistic curve, which no load overflows
