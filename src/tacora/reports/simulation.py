"""A simulation's outcome in words: rows of a table, and the lines under it."""

from tacora.arena.simulation import Outcome
from tacora.i18n import Words


def rows(outcome: Outcome, words: Words) -> list[tuple[str, ...]]:
    """The table, its heading first; nothing where nothing was played."""
    if not outcome.standings:
        return []
    rotates = outcome.simulation.contest.rotates
    heading = (
        words("simulate-bot"),
        *(() if rotates else (words("simulate-seat"),)),
        words("simulate-mean"),
        words("simulate-spread"),
        words("simulate-wins"),
        words("simulate-interval"),
    )
    return [
        heading,
        *(
            (
                seat.bot,
                *(() if rotates else (str(seat.seat + 1),)),
                words("simulate-number", number=seat.mean),
                words("simulate-number", number=seat.spread),
                words("simulate-percent", percent=100 * seat.win_share),
                words("simulate-range", low=100 * seat.win_low, high=100 * seat.win_high),
            )
            for seat in outcome.standings
        ),
    ]


def notes(outcome: Outcome, words: Words) -> list[str]:
    """The lines under the table."""
    played, asked = outcome.games_played, outcome.simulation.games
    if outcome.is_interrupted:
        ending = words("simulate-interrupted", played=played, games=asked)
    else:
        ending = words("simulate-played", games=played, seed=str(outcome.simulation.seed))
    seats = words("simulate-rotated" if outcome.simulation.contest.rotates else "simulate-seats")
    if not played:
        return [ending]
    rate = outcome.games_per_second
    speed = () if rate is None else (words("simulate-batch" if outcome.is_batch else "simulate-engine", rate=rate),)
    return [ending, *speed, words("simulate-shared"), seats]
