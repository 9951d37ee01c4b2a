"""From what the command line asked for to a table with everybody in their seats."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.jsonable import Json, JsonObject
from tacora.core.match import Decider, Match
from tacora.core.record import LONGEST_NAME, Player, Record
from tacora.core.seats import Seat
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import Kind, State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View
from tacora.i18n import Words
from tacora.terminal.record_file import STANDARD_INPUT, load

DungeonRecord = Record[Table, State, Move, Outcome, Event, View]

DEFAULT_BOTS = "apprentice,adventurer"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asked for; None where it said nothing."""

    players: str | None = None
    bots: str | None = None
    begins: int | None = None
    time_limit: int | None = None
    seed: int | None = None
    resume: str | None = None
    save: str | None = None


@dataclass(slots=True)
class Seating:
    """A match ready to be played on: who sits where, what has happened, what decides."""

    record: DungeonRecord
    events: list[Event]
    seed: int
    chance: SeededChance
    bots: dict[Seat, Decider[View, Move]]
    is_resumed: bool
    file: Path | None  # where the match goes in any case
    is_saved_before: bool  # that file holds an earlier state of this match


def take_seats(wishes: Wishes, words: Words) -> Seating:
    """The table that was asked for, new or as it was left; raises TacoraError."""
    events: list[Event] = []
    if wishes.save is not None and wishes.save != wishes.resume:
        _check_save(Path(wishes.save), words)
    if wishes.resume is not None:
        _only_resume(wishes, words)
        record: DungeonRecord = load(wishes.resume, events.extend, DUNGEON)
    else:
        players = _players(wishes, words)
        table = DUNGEON.table(_options(wishes), len(players))
        record = Record(players, Match(DUNGEON, table, on_events=events.extend))
    seed = secrets.randbits(64) if wishes.seed is None else wishes.seed
    file = wishes.save or wishes.resume
    seating = Seating(
        record,
        events,
        seed,
        SeededChance(seed),
        _bots(record.players, seed),
        is_resumed=wishes.resume is not None,
        file=None if file is None or file == STANDARD_INPUT else Path(file),
        is_saved_before=file == wishes.resume,
    )
    _retrace(seating)
    return seating


def _retrace(seating: Seating) -> None:
    """Bring chance to where it was: with the same seed, the match goes on as it would have."""
    match = seating.record.match
    shadow = Match(DUNGEON, match.table)
    for step in match.steps:
        if isinstance(step, dict):
            shadow.apply(step)
        else:
            if shadow.state.agenda[0].kind is not Kind.DONE:  # clocks decide that
                seating.chance.below(len(DUNGEON.urn(shadow.state)))
            shadow.draw(step)


def _players(wishes: Wishes, words: Words) -> tuple[Player, ...]:
    people = [words("terminal-default-name")] if wishes.players is None else _listed(wishes.players)
    for name in people:
        if not (len(name) <= LONGEST_NAME and name.isprintable()):
            raise TacoraError(words("terminal-refused-name", name=ascii(name)[1:-1], longest=LONGEST_NAME))
        if people.count(name) > 1:
            raise TacoraError(words("terminal-refused-twin", name=name))
    bots = _listed((DEFAULT_BOTS if len(people) == 1 else "") if wishes.bots is None else wishes.bots)
    players = [Player(name) for name in people]
    for bot in bots:
        players.append(Player(_free_name(bot, [player.name for player in players]), bot))
    return tuple(players)


def _listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _free_name(name: str, taken: Sequence[str]) -> str:
    """That name, numbered if somebody has it."""
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, len(taken) + 2))
    return next(candidate for candidate in numbered if candidate not in taken)


def _bots(players: Sequence[Player], seed: int) -> dict[Seat, Decider[View, Move]]:
    return {
        Seat(number): make_bot(player.bot, f"{seed}-{number}")
        for number, player in enumerate(players)
        if player.bot is not None
    }


def _options(wishes: Wishes) -> JsonObject:
    asked: dict[str, Json] = {"begins": wishes.begins, "time_limit": wishes.time_limit}
    return {option: value for option, value in asked.items() if value is not None}


def _check_save(file: Path, words: Words) -> None:
    """Refuse early what could not be saved later."""
    if file.exists():
        raise TacoraError(words("terminal-refused-save", file=str(file)))
    if not file.parent.is_dir():
        raise TacoraError(words("terminal-refused-folder", folder=str(file.parent)))


def _only_resume(wishes: Wishes, words: Words) -> None:
    for option in ("players", "bots", "begins", "time_limit"):
        if getattr(wishes, option) is not None:
            raise TacoraError(words("terminal-refused-resume", option=f"--{option.replace('_', '-')}"))
