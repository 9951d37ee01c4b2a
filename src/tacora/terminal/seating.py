"""A table of any game with everybody in their seats, as the command line asked for it."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from tacora.bots.roster import Roster, UnknownBot
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.game import EventT, Game, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.jsonable import JsonObject
from tacora.core.match import Decider, Match
from tacora.core.record import LONGEST_NAME, Player, Record
from tacora.core.seats import Seat
from tacora.i18n import Words
from tacora.terminal.options import listed, quoted
from tacora.terminal.record_file import STANDARD_INPUT, load
from tacora.terminal.refusals import in_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The options of the command line; None for an option not given."""

    players: str | None = None
    bots: str | None = None
    seed: int | None = None
    resume: str | None = None
    save: str | None = None
    own: JsonObject = field(default_factory=dict)
    """The game's own options, as far as the command line said something about them."""

    @property
    def only_new(self) -> tuple[str, ...]:
        """The options that were given, and that only a new match can have."""
        people = [option for option in ("players", "bots") if getattr(self, option) is not None]
        return (*self.own, *people)


@dataclass(slots=True)
class Seating(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A match ready to be played on: its record, its events, its source of chance and its bots."""

    record: Record[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]
    events: list[EventT]
    seed: int
    chance: SeededChance
    bots: dict[Seat, Decider[ViewT, MoveT]]
    is_resumed: bool
    file: Path | None  # where the match goes in any case
    is_saved_before: bool  # the file holds an earlier state of this match


def seat_all(
    game: Game[TableT, StateT, MoveT, OutcomeT, EventT, ViewT],
    wishes: Wishes,
    words: Words,
    *,
    options: Callable[[], JsonObject],
    roster: Roster[ViewT, MoveT],
    default_bots: str,
) -> Seating[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]:
    """The table that was asked for, new or as it was left, its chance and bots fresh; raises TacoraError.

    A resumed match refuses options that only a new match can have; a new match calls `options`.
    """
    events: list[EventT] = []
    if wishes.save is not None and wishes.save != wishes.resume:
        _check_save(Path(wishes.save), words)
    if wishes.resume is not None:
        for option in wishes.only_new:
            raise TacoraError(words("terminal-refused-resume", option=f"--{option.replace('_', '-')}"))
        record: Record[TableT, StateT, MoveT, OutcomeT, EventT, ViewT] = load(wishes.resume, events.extend, game)
    else:
        players = _players(wishes, default_bots, words)
        record = Record(players, Match(game, game.table(options(), len(players)), on_events=events.extend))
    seed = secrets.randbits(64) if wishes.seed is None else wishes.seed
    file = wishes.save or wishes.resume
    return Seating(
        record,
        events,
        seed,
        SeededChance(seed),
        bots={
            Seat(number): _bot(roster, player.bot, f"{seed}-{number}", words)
            for number, player in enumerate(record.players)
            if player.bot is not None
        },
        is_resumed=wishes.resume is not None,
        file=None if file is None or file == STANDARD_INPUT else Path(file),
        is_saved_before=file == wishes.resume,
    )


def _bot(roster: Roster[ViewT, MoveT], name: str, seed: str, words: Words) -> Decider[ViewT, MoveT]:
    try:
        return roster.make(name, seed)
    except UnknownBot as bad:
        known = ", ".join(bad.known)
        raise TacoraError(words("refused-not-one-of", where="bots", value=quoted(name), known=known)) from None


def _check_save(file: Path, words: Words) -> None:
    """Refuse a file at the start if the match could not be saved in it later."""
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        pass  # a new name
    except OSError as bad:
        raise TacoraError(
            words("terminal-refused-file", file=str(file)[:80], why=in_words(str(bad.strerror), words))
        ) from None
    else:
        raise TacoraError(words("terminal-refused-save", file=str(file)))
    if not file.parent.is_dir():
        raise TacoraError(words("terminal-refused-folder", folder=str(file.parent)))


def _players(wishes: Wishes, default_bots: str, words: Words) -> tuple[Player, ...]:
    people = [words("terminal-default-name")] if wishes.players is None else listed(wishes.players)
    for name in people:
        if not (len(name) <= LONGEST_NAME and name.isprintable()):
            raise TacoraError(words("terminal-refused-name", name=ascii(name)[1:-1], longest=LONGEST_NAME))
        if people.count(name) > 1:
            raise TacoraError(words("terminal-refused-twin", name=name))
    bots = listed((default_bots if len(people) == 1 else "") if wishes.bots is None else wishes.bots)
    players = [Player(name) for name in people]
    for bot in bots:
        players.append(Player(_free_name(bot, [player.name for player in players]), bot))
    return tuple(players)


def _free_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another player has it."""
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, len(taken) + 2))
    return next(candidate for candidate in numbered if candidate not in taken)
