"""What every screen of Dungeon is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.widget import Widget

from tacora.games.dungeon.ground import EAST, NORTH, SOUTH, WEST
from tacora.games.dungeon.view import View
from tacora.i18n import Words
from tacora.terminal.layout import Cell, Line, paragraph
from tacora.terminal.shell.actions import ENTER, Action

if TYPE_CHECKING:
    from tacora.terminal.dungeon.stage import DungeonStage

ARROWS = {"up": NORTH, "right": EAST, "down": SOUTH, "left": WEST}
MAP_ARROWS = "←↑↓→"


class Room(ABC):
    """One screen: its widgets, what it shows, and what one can do on it."""

    def __init__(self, stage: "DungeonStage") -> None:
        self.stage = stage
        self.words = stage.words
        self.box = Vertical(*self.widgets())
        self.box.styles.height = "1fr"
        self.box.display = False

    @abstractmethod
    def widgets(self) -> Sequence[Widget]:
        """The widgets, made once."""

    @abstractmethod
    def show(self, view: View) -> None:
        """Draw the room for a view."""

    def actions(self) -> Sequence[Action]:
        """What one can do here now."""
        return ()

    def can_undo(self) -> bool:
        """Something can be taken back here."""
        return False

    def act(self, name: str) -> None:
        """Do what an action or a click asks for."""
        del name

    def press(self, key: str) -> None:
        """A key of no action."""
        del key

    def say(self, text: str) -> None:
        """A line above the foot."""
        self.stage.shell.say(text)

    def action(self, name: str) -> Action:
        """An action with its key and its word."""
        words, english = self.words, Words("en")
        return Action(
            name,
            words(f"dungeon-full-key-{name}"),
            words(f"dungeon-full-{name}"),
            (english(f"dungeon-full-key-{name}"),),
        )

    def enter(self, name: str) -> Action:
        """The action of the key Enter."""
        return Action(name, ENTER, self.words(f"dungeon-full-{name}"), (), "Enter")

    def arrows(self, name: str) -> Action:
        """What the arrows do: nobody clicks on that."""
        return Action("", "", self.words(f"dungeon-full-{name}"), (), MAP_ARROWS)


def texts(parts: Sequence[str], width: int, indent: str = "  ") -> list[Line]:
    """Sentences one under the other."""
    return [line for part in parts for line in paragraph(part, width, indent=indent)]


def title(text: str) -> Line:
    """A heading inside a room."""
    return (Cell(text, style="bold underline"),)
