"""Diamant played at a terminal: one person or several, against bots or each other."""

from collections.abc import Sequence

from tacora.core.seats import Seat, Viewer
from tacora.games.diamant import DIAMANT, Card, Choice, Phase, State, Table, View
from tacora.games.diamant.events import Event, GameEnded, TrapSprung
from tacora.i18n import Words
from tacora.solvers.diamant.odds import next_card
from tacora.terminal.diamant.board import FINE, MIRRORED, PLAIN, board, heading, path, score_sheet
from tacora.terminal.diamant.keys import Action, Keys
from tacora.terminal.diamant.narrator import edition_words, narrate
from tacora.terminal.diamant.setup import Seating
from tacora.terminal.interrupts import Stopped
from tacora.terminal.layout import Order
from tacora.terminal.screen import Screen
from tacora.terminal.table import TerminalTable


class DiamantTable(TerminalTable[Table, State, Choice, Card, Event, View]):
    """A table of Diamant."""

    def __init__(self, seating: Seating, words: Words, screen: Screen, resume_options: Sequence[str] = ()) -> None:
        words = edition_words(words, seating.record.match.table.edition.name)
        super().__init__(seating, words, screen, resume_options)
        self._keys = Keys(words)
        self._glyphs = PLAIN if not screen.is_unicode else MIRRORED if screen.order is Order.LOGICAL else FINE

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
            self._keep_step()
        end = narrate(self._seating.events[-1], self._names, self._words)
        view = DIAMANT.view(self._match.state, None)
        self._show_scores(end, score_sheet(view, self._labels, self._words, self._glyphs))

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
        """Somebody at this terminal must not see the screen or the keys of the person who chooses."""
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
        """One person's choice, after answers to all else that the person asks for."""
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
        """Tell the events that are not told yet."""
        for event in self._seating.events[self._told :]:
            if not isinstance(event, GameEnded):
                self._say_event(event)
        self._told = len(self._seating.events)

    def _say_event(self, event: Event) -> None:
        self._screen.say(" ".join(narrate(event, self._names, self._words)))
