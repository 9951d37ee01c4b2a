"""What a game offers for the full screen: its body, its words, and how a person decides."""

from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from textual.widget import Widget

from tacora.core.game import EventT, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.seats import Seat, Viewer
from tacora.i18n import Words
from tacora.terminal.layout import Line, Order
from tacora.terminal.seating import Seating
from tacora.terminal.shell.actions import Action

if TYPE_CHECKING:
    from tacora.terminal.shell.app import Shell


class Stage(ABC, Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A game's screens. The shell calls it; it calls the shell's services (`self.shell`)."""

    shell: "Shell"
    least_width = 80
    """The room the body needs: the log stands beside it if there is room left."""

    news_height = 3
    """How many lines above the foot tell what has just happened."""

    def __init__(
        self, seating: Seating[TableT, StateT, MoveT, OutcomeT, EventT, ViewT], words: Words, order: Order
    ) -> None:
        players = seating.record.players
        self.seating = seating
        self.match = seating.record.match
        self.game = self.match.game
        self.words = words
        self.order = order
        self.names = [player.name for player in players]
        self.labels = [
            player.name if player.bot is None else words("terminal-bot", name=player.name) for player in players
        ]
        self.people = [Seat(number) for number, player in enumerate(players) if player.bot is None]
        self._answer: Future[MoveT] | None = None

    @property
    def public_viewer(self) -> Viewer:
        """The viewer of a screen that everybody at the terminal may read."""
        return self.people[0] if len(self.people) == 1 else None

    # What is shown

    @abstractmethod
    def heading(self) -> str:
        """The table in one line, at the top's start."""

    @abstractmethod
    def standing(self, view: ViewT) -> str:
        """Where the match stands, at the top's end."""

    @abstractmethod
    def body(self) -> Iterable[Widget]:
        """The widgets between top and foot, made once."""

    @abstractmethod
    def show(self, view: ViewT) -> None:
        """Draw the body as a viewer may see it."""

    @abstractmethod
    def narrate(self, event: EventT) -> Sequence[str]:
        """An event in sentences, for the log."""

    @abstractmethod
    def rules(self, width: int) -> list[Line]:
        """The rules and the legend, for the key `?`."""

    @abstractmethod
    def sheet(self, width: int) -> list[Line]:
        """The score sheet as it stands, for everybody's eyes."""

    @abstractmethod
    def end(self) -> Sequence[str]:
        """The end of the match in sentences: the last says who has won."""

    # What a person can do

    def actions(self) -> Sequence[Action]:
        """What the game lets a person do now; the shell adds its own actions."""
        return ()

    def can_undo(self) -> bool:
        """The action `undo` would do something."""
        return False

    @abstractmethod
    def act(self, name: str) -> None:
        """Do what an action, or a cell that was clicked on, asks for."""

    def press(self, key: str) -> None:
        """A key that belongs to no action, by Textual's name of it: `left`, `tab`."""

    # The flow of a match

    def needs_curtain(self, choosers: Sequence[Seat]) -> bool:  # noqa: ARG002  a game may look who
        """Somebody at this terminal must not see what another one does."""
        return len(self.people) > 1

    async def decide(self, seat: Seat, view: ViewT) -> MoveT:  # noqa: ARG002  a game may look who
        """A person's decision: by default the one that `answer` is called with."""
        self.show(view)
        self._answer = get_running_loop().create_future()
        try:
            self.shell.show_actions()
            return await self._answer
        finally:
            self._answer = None

    @property
    def is_asking(self) -> bool:
        """A person's decision is awaited."""
        return self._answer is not None and not self._answer.done()

    def answer(self, move: MoveT) -> None:
        """The decision that is awaited."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(move)

    async def drawn(self, before: StateT, outcome: OutcomeT) -> None:  # noqa: ARG002  a game may show them
        """Chance has given something: tell it, show it, and give time to look."""
        self.shell.tell()
        self.show(self.game.view(self.match.state, self.public_viewer))

    async def decided(self, before: StateT, moves: Mapping[Seat, MoveT]) -> None:  # noqa: ARG002  as above
        """All have decided: tell it, show it, and give time to look."""
        self.shell.tell()
        self.show(self.game.view(self.match.state, self.public_viewer))

    def times(self, state: StateT) -> Mapping[Seat, float]:  # noqa: ARG002  a game may have a clock
        """How long each seat took over its last decision, for a game that wants to know."""
        return {}


AnyStage = Stage[Any, Any, Any, Any, Any, Any]
