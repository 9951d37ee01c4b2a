"""Recomputes the draws of a match that has the proof for them. Decisions and noted facts have none."""

from dataclasses import dataclass

from tacora.core.errors import BadRecord
from tacora.core.fair import FairChance
from tacora.core.jsonable import Json, jsonable
from tacora.core.match import Match
from tacora.core.record import AnyRecord
from tacora.core.seen import Seen
from tacora.core.steps import Draw, Note


@dataclass(frozen=True, slots=True)
class WrongDraw:
    """A draw that the seed and the shares do not give; without a step, the seed itself is not the promised one.

    Where the outcome is right and only the proof's numbers are not, `recorded` and `drawn` are those two numbers.
    """

    step: int | None
    recorded: Json
    drawn: Json


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether every draw is right, and the first that is not."""

    fair: bool
    draws: int
    facts: int
    """How many facts of a clock the match has: no seed gives them, and nothing here checks them."""

    scheme: str
    commitment: str
    shares: int
    attempts: int
    """How often the start was called off before: whoever withheld a share stopped a deal, and could not choose one."""

    wrong: WrongDraw | None
    wrong_share: int | None = None
    """The first share that is not the one its device had committed to, counted from 0."""

    not_seen: tuple[str, ...] | None = None
    """In what the record is not what a browser saw before the start; None where nobody said what was seen."""


def verify(record: AnyRecord, seen: Seen | None = None) -> Verdict:
    """Recompute every draw, and compare with what a browser saw; raises BadRecord without anything to check with."""
    fair, match = record.fair, record.match
    if fair is None:
        raise BadRecord("the record", "has no fair part: its draws cannot be checked", "F-6")
    draws = sum(isinstance(step, Draw) for step in match.steps)
    wrong = _first_wrong(record, FairChance(fair.seed, fair.shares, fair.scheme))
    if not fair.keeps_its_word:
        wrong = WrongDraw(None, None, None)
    facts = sum(isinstance(step, Note) for step in match.steps)
    not_seen = None if seen is None else seen.differences(fair)
    return Verdict(
        fair=wrong is None and fair.wrong_share is None and not not_seen,
        draws=draws,
        facts=facts,
        scheme=fair.scheme,
        commitment=fair.commitment,
        shares=len(fair.shares),
        attempts=fair.attempts,
        wrong=wrong,
        wrong_share=fair.wrong_share,
        not_seen=not_seen,
    )


def _first_wrong(record: AnyRecord, chance: FairChance) -> WrongDraw | None:
    shadow = Match(record.match.game, record.match.table)
    claims = iter(record.fair.draws if record.fair is not None and record.fair.draws is not None else ())
    for number, step in enumerate(record.match.steps, start=1):
        if isinstance(step, Draw):
            urn = shadow.game.urn(shadow.state)
            taken = chance.below(len(urn))
            claim = next(claims, (len(urn), taken))
            if urn[taken] != step.outcome:
                return WrongDraw(number, jsonable(step.outcome), jsonable(urn[taken]))
            if claim != (len(urn), taken):
                return WrongDraw(number, list(claim), [len(urn), taken])
        shadow.take(step)
    return None
