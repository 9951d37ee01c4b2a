"""Diamant played at a terminal: one person or several, against bots or each other."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir

from tacora.core.errors import TacoraError
from tacora.core.record import write
from tacora.core.seats import Seat, Viewer
from tacora.games.diamant import DIAMANT, Choice, Phase
from tacora.games.diamant.events import Event, GameEnded, TrapSprung
from tacora.i18n import Words
from tacora.solvers.diamant.odds import next_card
from tacora.terminal.diamant.drawing import FINE, MIRRORED, PLAIN, board, heading, path, score_sheet
from tacora.terminal.diamant.keys import Action, Keys
from tacora.terminal.diamant.narrator import narrate
from tacora.terminal.diamant.setup import Seating
from tacora.terminal.interrupts import STOPPED_BY_HAND, Stopped, signals_stop_play, undisturbed
from tacora.terminal.layout import Cell, Order
from tacora.terminal.saving import fresh_path, save_new, save_over
from tacora.terminal.screen import Screen


class TerminalTable:
    """A table that people at one terminal share."""

    def __init__(self, seating: Seating, words: Words, screen: Screen, resume_options: Sequence[str] = ()) -> None:
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
        self._keys = Keys(words)
        self._glyphs = PLAIN if not screen.is_unicode else MIRRORED if screen.order is Order.LOGICAL else FINE
        self._told = 0

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
        except (OSError, SystemExit):  # nobody can read us any more; Rich leaves when a pipe breaks
            with undisturbed():
                self._save()
            raise
        with undisturbed():
            self._save_and_say()
        return exit_code

    def _play_to_the_end(self) -> None:
        self._screen.say(heading(self._match.table, self._words), "bold")
        if self._seating.is_resumed:
            self._told = len(self._seating.events)
            self._screen.say(self._words("terminal-resumed"))
            self._show_standing()
        self._tell()
        while not self._match.is_over:
            if self._match.state.phase is Phase.EXPLORE:
                self._explore()
            else:
                self._decide()
        self._show_scores()

    def _show_standing(self) -> None:
        """Where a resumed match stands."""
        if self._match.is_over:
            self._told -= 1
        elif self._match.state.phase is Phase.DECIDE:
            self._show_board(self._public_viewer)

    def _explore(self) -> None:
        cave = self._match.state.cave
        urn = DIAMANT.urn(self._match.state)
        card = urn[self._seating.chance.below(len(urn))]
        self._match.draw(card)
        self._screen.gap()
        if any(isinstance(event, TrapSprung) for event in self._seating.events[self._told :]):
            sprung = cave._replace(path=(*cave.path, card), on_path=(*cave.on_path, 0))
            self._screen.show(path(sprung, self._words, self._glyphs, self._screen.width))
            self._tell()
            self._screen.pause()
        else:
            self._tell()
            self._show_board(self._public_viewer)

    def _decide(self) -> None:
        """D-E8: everybody in the cave chooses in secret, then all choices are revealed."""
        state = self._match.state
        choosers = DIAMANT.pending(state)
        people = [seat for seat in choosers if seat in self._people]
        choices: dict[Seat, Choice] = {}
        if self._needs_curtain(people):
            choices = self._choose_behind_the_curtain(people)
        else:
            choices = {seat: self._choose(seat) for seat in people}
        for seat in choosers:
            if seat not in choices:
                choices[seat] = self._seating.bots[seat](DIAMANT.view(state, seat))
        if not people:
            self._screen.pause()
        for seat in choosers:
            self._match.choose(seat, choices[seat])
        self._tell()

    def _needs_curtain(self, choosers: Sequence[Seat]) -> bool:
        """Somebody at this terminal must not see what the one who chooses sees or types."""
        is_shared = len(self._people) > 1
        return is_shared and (len(choosers) > 1 or (bool(choosers) and self._match.table.hidden_chests))

    def _choose_behind_the_curtain(self, people: Sequence[Seat]) -> dict[Seat, Choice]:
        choices = {}
        for turn, seat in enumerate(people):
            if turn:
                self._show_board(self._public_viewer)
            if self._screen.is_terminal:
                self._ask(self._words("terminal-hand-over", name=self._names[seat]), in_secret=True)
            if self._match.table.hidden_chests:
                self._screen.clear()
                self._show_board(seat)
            choices[seat] = self._choose(seat, in_secret=True)
            self._screen.clear()
        self._screen.say(self._words("terminal-all-chosen"))
        return choices

    def _choose(self, seat: Seat, *, in_secret: bool = False) -> Choice:
        """One person's choice; whatever else they ask for is answered first."""
        question = self._words("terminal-ask", name=self._names[seat])
        self._screen.say(self._keys.legend, "dim")
        if in_secret and self._screen.is_terminal:
            self._screen.say(self._words("terminal-secret"), "dim")
        while True:
            answer = self._ask(question, in_secret=in_secret)
            match self._keys.action(answer):
                case Action.CONTINUE:
                    return Choice.CONTINUE
                case Action.RETURN:
                    return Choice.RETURN
                case Action.ODDS:
                    self._show_odds()
                case Action.LOG:
                    self._show_log()
                    self._show_board(seat if in_secret else self._public_viewer)
                case Action.HELP:
                    self._show_rules()
                    self._show_board(seat if in_secret else self._public_viewer)
                case Action.QUIT:
                    raise Stopped(0)
                case None:
                    self._screen.say(self._keys.refusal("" if in_secret else answer))

    def _ask(self, question: str, *, in_secret: bool) -> str:
        try:
            return self._screen.ask(question, in_secret=in_secret)
        except EOFError:
            raise Stopped(STOPPED_BY_HAND) from None

    @property
    def _public_viewer(self) -> Viewer:
        """Whose eyes see what is on the screen for all to read."""
        return self._people[0] if len(self._people) == 1 else None

    def _show_board(self, viewer: Viewer) -> None:
        view = DIAMANT.view(self._match.state, viewer)
        self._screen.show(board(view, self._labels, self._words, self._glyphs, self._screen.width))

    def _show_odds(self) -> None:
        odds = next_card(self._match.state.cave)
        self._screen.say(
            self._words(
                "diamant-odds",
                trap=round(100 * odds.second_trap),
                treasure=round(100 * odds.treasure),
                rubies=round(float(odds.expected_rubies), 1),
            )
        )

    def _show_log(self) -> None:
        for event in self._seating.events:
            self._say_event(event)

    def _show_rules(self) -> None:
        glyphs = self._glyphs
        self._screen.say(self._words("diamant-rules-summary"))
        self._screen.say(self._words("diamant-rulings"))
        self._screen.say(
            self._words(
                "terminal-legend", diamond=glyphs.diamond, ruby=glyphs.ruby, trap=glyphs.trap, relic=glyphs.relic
            )
        )

    def _tell(self) -> None:
        """What has happened since it was last told."""
        for event in self._seating.events[self._told :]:
            if not isinstance(event, GameEnded):
                self._say_event(event)
        self._told = len(self._seating.events)

    def _say_event(self, event: Event) -> None:
        self._screen.say(" ".join(narrate(event, self._names, self._words)))

    def _show_scores(self) -> None:
        ended = self._seating.events[-1]
        over, *_, won = narrate(ended, self._names, self._words)
        view = DIAMANT.view(self._match.state, None)
        self._screen.gap()
        self._screen.say(over)
        self._screen.say(self._words("terminal-scores"), "bold")
        self._screen.show(score_sheet(view, self._labels, self._words, self._glyphs))
        self._screen.say(won, "bold")

    def _save_and_say(self) -> None:
        if self._match.is_over and self._seating.file is None:
            return
        file = self._save()
        command = ["tacora", "play", "diamant", "--resume", str(file), *self._resume_options]
        if self._match.is_over:
            command = ["tacora", "replay", str(file)]
        self._screen.gap()
        self._screen.say(self._words("terminal-saved", file=str(file)))
        self._screen.say(self._words("terminal-replay-with" if self._match.is_over else "terminal-resume-with"))
        self._screen.show([(Cell(f"  {shlex.join(command)}", is_drawing=True),)])

    def _save(self) -> Path:
        """Write the match where it belongs, or else where anything can be written; says where it is."""
        seating = self._seating
        text = write(seating.record)
        try:
            if seating.is_saved_before and seating.file is not None:
                save_over(text, seating.file)
                return seating.file
            return save_new(text, seating.file or fresh_path("diamant", Path()))
        except OSError:
            elsewhere = fresh_path("diamant", Path(gettempdir()))
        try:
            return save_new(text, elsewhere)
        except OSError as bad:
            why = bad.strerror or type(bad).__name__
            raise TacoraError(self._words("terminal-not-saved", file=str(elsewhere), why=why)) from None
