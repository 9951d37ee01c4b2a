"""Recomputes the draws of a match that has the proof for them."""

from dataclasses import dataclass

from tacora.core.errors import BadRecord
from tacora.core.fair import FairChance
from tacora.core.jsonable import Json, jsonable
from tacora.core.record import AnyRecord


@dataclass(frozen=True, slots=True)
class WrongDraw:
    """A draw that the seed and the shares do not give; without a step, the seed itself is not the promised one."""

    step: int | None
    recorded: Json
    drawn: Json


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether every draw is right, and the first that is not."""

    fair: bool
    draws: int
    commitment: str
    shares: int
    wrong: WrongDraw | None


def verify(record: AnyRecord) -> Verdict:
    """Recompute every draw; raises BadRecord where there is nothing to check them with."""
    fair, match = record.fair, record.match
    if fair is None:
        raise BadRecord("the record", "has no fair part: its draws cannot be checked", "F-6")
    draws = sum(not isinstance(step, dict) for step in match.steps)
    wrong = _first_wrong(record, FairChance(fair.seed, fair.shares))
    if not fair.keeps_its_word:
        wrong = WrongDraw(None, None, None)
    return Verdict(wrong is None, draws, fair.commitment, len(fair.shares), wrong)


def _first_wrong(record: AnyRecord, chance: FairChance) -> WrongDraw | None:
    game = record.match.game
    state, _ = game.start(record.match.table)
    for number, step in enumerate(record.match.steps, start=1):
        if isinstance(step, dict):
            state, _ = game.apply(state, step)
            continue
        urn = game.urn(state)
        drawn = urn[chance.below(len(urn))]
        if drawn != step:
            return WrongDraw(number, jsonable(step), jsonable(drawn))
        state, _ = game.draw(state, step)
    return None
