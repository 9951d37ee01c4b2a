"""A table of any game at a terminal: how play begins and stops, and where the match is saved."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Generic

from tacora.core.errors import TacoraError
from tacora.core.game import EventT, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.seats import Seat, Viewer
from tacora.i18n import Words
from tacora.terminal.interrupts import STOPPED_BY_HAND, Stopped, signals_stop_play, undisturbed
from tacora.terminal.keeping import Keeper, matches_folder, say_where
from tacora.terminal.layout import Line
from tacora.terminal.screen import Screen
from tacora.terminal.seating import Seating


class TerminalTable(ABC, Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A table that people at one terminal share."""

    def __init__(
        self,
        seating: Seating[TableT, StateT, MoveT, OutcomeT, EventT, ViewT],
        words: Words,
        screen: Screen,
        resume_options: Sequence[str] = (),
    ) -> None:
        players = seating.record.players
        self._seating = seating
        self._match = seating.record.match
        self._words = words
        self._screen = screen
        self._resume_options = resume_options
        self._names = [player.name for player in players]
        self._labels = [
            player.name if player.bot is None else words("terminal-bot", name=player.name) for player in players
        ]
        self._people = [Seat(number) for number, player in enumerate(players) if player.bot is None]
        self._told = 0  # how many events
        self._keeper = Keeper(
            seating.record,
            words,
            file=seating.file,
            is_saved_before=seating.is_saved_before,
            folder=matches_folder() if screen.is_terminal else Path(),
        )

    def play(self) -> int:
        """Play to the end or until somebody stops; the exit code."""
        exit_code = 0
        try:
            with signals_stop_play():
                self._play_to_the_end()
        except KeyboardInterrupt:
            exit_code = STOPPED_BY_HAND
        except Stopped as stop:
            exit_code = stop.exit_code
        except BaseException:  # nobody can read us any more (Rich leaves when a pipe breaks), or something is broken
            with undisturbed():
                self._keep()
            raise
        with undisturbed():
            self._screen.start_afresh()
            self._save_and_say()
        return exit_code

    @abstractmethod
    def _play_to_the_end(self) -> None: ...

    def _ask(self, question: str, *, in_secret: bool = False) -> str:
        try:
            return self._screen.ask(question, in_secret=in_secret)
        except EOFError:
            raise Stopped(STOPPED_BY_HAND) from None

    @property
    def _public_viewer(self) -> Viewer:
        """The viewer of a screen that everybody at the terminal may read."""
        return self._people[0] if len(self._people) == 1 else None

    def _show_scores(self, end: Sequence[str], sheet: Iterable[Line]) -> None:
        """The score sheet, between the first and the last sentence about the end."""
        self._screen.gap()
        self._screen.say(end[0])
        self._screen.say(self._words("terminal-scores"), "bold")
        self._screen.show(sheet)
        self._screen.say(end[-1], "bold")

    def _keep_step(self) -> None:
        """On a terminal a match is on disk after every step; if it cannot be now, perhaps it can be at the end."""
        if self._screen.is_terminal:
            with suppress(TacoraError):
                self._keep()

    def _keep(self) -> Path:
        return self._keeper.keep()

    def _save_and_say(self) -> None:
        if self._match.is_over and self._seating.file is None and not self._screen.is_terminal:
            return
        say_where(self._seating.record, self._keep(), self._words, self._screen, self._resume_options)
