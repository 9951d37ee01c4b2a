"""Diamant on the full screen."""

from collections.abc import Iterable, Mapping, Sequence

from textual.widget import Widget

from tacora.core.seats import Seat
from tacora.games.diamant import Card, Choice, State, Table, View
from tacora.games.diamant.events import Event, TrapSprung
from tacora.i18n import Words
from tacora.terminal.diamant.board import FINE, MIRRORED, heading
from tacora.terminal.diamant.narrator import edition_words, narrate
from tacora.terminal.diamant.scene import Scene, paint
from tacora.terminal.diamant.sheet import sheet_by_expedition
from tacora.terminal.layout import Line, Order, paragraph
from tacora.terminal.seating import Seating
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.lines import Canvas
from tacora.terminal.shell.stage import Stage

ACTIONS = ("continue", "return", "odds")
FACE_DOWN, SPRUNG = 0.6, 2.0  # breaths


class DiamantStage(Stage[Table, State, Choice, Card, Event, View]):
    """The cave, the players, and a choice to make."""

    def __init__(self, seating: Seating[Table, State, Choice, Card, Event, View], words: Words, order: Order) -> None:
        super().__init__(seating, edition_words(words, seating.record.match.table.edition.name), order)
        self._glyphs = MIRRORED if order is Order.LOGICAL else FINE
        self._canvas = Canvas(order)

    def body(self) -> Iterable[Widget]:
        """The scene."""
        yield self._canvas

    def heading(self) -> str:
        """Edition and options."""
        return heading(self.match.table, self.words)

    def standing(self, view: View) -> str:
        """The expedition."""
        camp = view.camp
        return self.words("diamant-expedition-of", expedition=camp.expedition, expeditions=camp.table.expeditions)

    def show(self, view: View) -> None:
        """Draw the scene."""
        self._paint(Scene(view))

    def _paint(self, scene: Scene) -> None:
        def picture(width: int, height: int) -> list[Line]:
            lines = paint(scene, self.labels, self.words, self._glyphs, width=width, height=height)
            room = height - len(lines) - 1
            past = [] if self.shell.has_log_beside or room < 1 else self.shell.past_lines(width)[-room:]
            return [*lines, (), *past]

        self._canvas.paint(picture)

    def narrate(self, event: Event) -> Sequence[str]:
        """An event in sentences."""
        return narrate(event, self.names, self.words)

    def rules(self, width: int) -> list[Line]:
        """The rules in short, rulings and the legend."""
        glyphs, words = self._glyphs, self.words
        legend = words(
            "terminal-legend", diamond=glyphs.diamond, ruby=glyphs.ruby, trap=glyphs.trap, relic=glyphs.relic
        )
        texts = (legend, words("diamant-rules-summary"), words("diamant-rulings"))
        return [line for text in texts for line in (*paragraph(text, width), ())]

    def sheet(self, width: int) -> list[Line]:
        """What each has brought home, by expedition."""
        view = self.game.view(self.match.state, self.public_viewer)
        return sheet_by_expedition(view, self.seating.events, self.labels, self.words, width)

    def end(self) -> Sequence[str]:
        """Who has won."""
        return narrate(self.seating.events[-1], self.names, self.words)

    def actions(self) -> Sequence[Action]:
        """Continue or return, and the odds."""
        return [self._action(name) for name in ACTIONS] if self.is_asking else []

    def _action(self, name: str) -> Action:
        words, english = self.words, Words("en")
        return Action(
            name, words(f"terminal-key-{name}"), words(f"terminal-word-{name}"), (english(f"terminal-key-{name}"),)
        )

    def act(self, name: str) -> None:
        """Choose, or look at the odds."""
        match name:
            case "continue" | "return":
                self.answer(Choice(name))
            case "odds" if self.is_asking:
                self._show_odds()

    def needs_curtain(self, choosers: Sequence[Seat]) -> bool:
        """Several must choose in secret (D-E8), or chests are hidden (D-R7)."""
        return len(self.people) > 1 and (len(choosers) > 1 or self.match.table.hidden_chests)

    async def decide(self, seat: Seat, view: View) -> Choice:
        """Continue or return?"""
        self.shell.say(self.words("terminal-ask", name=self.names[seat]))
        return await super().decide(seat, view)

    async def drawn(self, before: State, outcome: Card) -> None:
        """A card is laid out face down, then turned over."""
        viewer = self.public_viewer
        self._paint(Scene(self.game.view(before, viewer), is_face_down=True))
        await self.shell.breathe(FACE_DOWN)
        fresh = self.shell.tell(before)
        if any(isinstance(event, TrapSprung) for event in fresh):
            cave = before.cave
            sprung = cave._replace(path=(*cave.path, outcome), on_path=(*cave.on_path, 0))
            self._paint(Scene(self.game.view(before, viewer)._replace(cave=sprung), is_new=True))
            await self.shell.breathe(SPRUNG)
            self.show(self.game.view(self.match.state, viewer))
        else:
            self._paint(Scene(self.game.view(self.match.state, viewer), is_new=True))

    async def decided(self, before: State, moves: Mapping[Seat, Choice]) -> None:
        """All choices are revealed at the same time (D-E8)."""
        self.shell.tell(before)
        choices = {seat: self._choice(move) for seat, move in moves.items()}
        self._paint(Scene(self.game.view(before, self.public_viewer), choices))
        await self.shell.breathe()
        self.show(self.game.view(self.match.state, self.public_viewer))

    def _choice(self, choice: Choice) -> str:
        return self.words(f"terminal-word-{choice}")

    def _show_odds(self) -> None:
        from tacora.solvers.diamant.answer import answer  # noqa: PLC0415  only whoever asks waits for it
        from tacora.terminal.diamant.odds import tell_odds  # noqa: PLC0415

        known = answer(self.match.state.camp, self.match.state.cave)
        self.shell.open(
            self.words("terminal-word-odds"),
            lambda width: tell_odds(known, self.words, width=width, is_advice_second=True),
        )
