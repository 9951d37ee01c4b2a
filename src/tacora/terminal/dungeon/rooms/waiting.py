"""While others build: nothing of anybody's dungeon is to be seen."""

from collections.abc import Sequence

from textual.widget import Widget

from tacora.games.dungeon.view import View
from tacora.terminal.dungeon.rooms.market import player_lines
from tacora.terminal.dungeon.rooms.room import Room, title
from tacora.terminal.shell.lines import Lines


class Waiting(Room):
    """Everybody's coins and points."""

    def widgets(self) -> Sequence[Widget]:
        """Lines."""
        self._lines = Lines(self.stage.order)
        return (self._lines,)

    def show(self, view: View) -> None:
        """Who is at the table."""
        words, labels = self.words, self.stage.labels
        self._lines.show(
            lambda width: [title(words("web-dungeon-building")), (), *player_lines(view, labels, words, width)]
        )
