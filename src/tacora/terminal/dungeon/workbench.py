"""A dungeon in the making: cards laid one by one, then a path walked, and every step can be taken back."""

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.geometry import Placed, Position, cell_of
from tacora.games.dungeon.moves import NOTHING, Move
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.places import Layout, places_for
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.walk import Step, Walk

ARROWS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


class Workbench:
    """One player's dungeon and path; `layout` and `way` are laid, all other fields are about the next card or step."""

    def __init__(self, hand: tuple[Card, ...], tools: Tools) -> None:
        self._tools = tools
        self.hand = hand
        self.layout: Layout = ()
        self.way: list[Walk] = []
        self._card = 0
        self._place = 0
        self._step = 0
        self._look()

    def _look(self) -> None:
        """Work out the places or steps that may come next."""
        self.left = tuple(card for card in self.hand if card not in [placed.card for placed in self.layout])
        self.places: tuple[Placed, ...] = ()
        self.steps: tuple[Step, ...] = ()
        if self.left:
            self._card %= len(self.left)
            self.places = places_for(self.layout, self.left[self._card])
            self._place %= max(1, len(self.places))
        elif not self.way:
            self.way = [Walk.begin(self.layout, self._tools)]
        if self.way:
            self.steps = self.way[-1].steps()
            self._step %= max(1, len(self.steps))

    @property
    def walk(self) -> Walk | None:
        """The path so far; None while cards are still to be laid."""
        return self.way[-1] if self.way else None

    @property
    def hovering(self) -> Placed | None:
        """The card to be laid next, where it would lie."""
        return self.places[self._place] if self.places else None

    @property
    def pointed(self) -> Step | None:
        """The step that would be taken next."""
        return self.steps[self._step] if self.steps else None

    def arrow(self, name: str) -> bool:
        """Choose another place, card or entry, or take the step that way; False if there is not exactly one."""
        if self.walk is None:
            self._hover(name)
            return True
        if not self.walk.path:
            self._step += 1 if name in {"right", "down"} else -1
            self._look()
            return True
        toward = [step for step in self.steps if self._direction(step) == ARROWS[name]]
        if len(toward) != 1:
            return False
        self.take(toward[0])
        return True

    def _hover(self, name: str) -> None:
        if name in {"left", "right"}:
            self._place += 1 if name == "right" else -1
        else:
            self._card += 1 if name == "down" else -1
            self._place = 0
        self._look()

    def _direction(self, step: Step) -> Position | None:
        """The way that a step goes on the table; None for travelling and stopping."""
        walk = self.walk
        if walk is None or step.kind not in {"walk", "exit", "fall"} or step.defeats is not None:
            return None
        if step.token[0].lower() in "nesw":
            return list(ARROWS.values())["nesw".index(step.token[0].lower())]
        if step.target is None or not step.token[0].isdigit():
            return None
        row, column = walk.dungeon.position(cell_of(step.target))
        room = {walk.dungeon.position(cell_of(spot)) for spot in walk.spots}
        ways = [way for way in ARROWS.values() if (row - way[0], column - way[1]) in room]
        return ways[0] if len(ways) == 1 else None

    def accept(self) -> bool:
        """Lay the card, or take the step, that the hand points to; False if there is none."""
        if self.hovering is not None:
            self.layout = (*self.layout, self.hovering)
            self._card = self._place = 0
            self._look()
            return True
        if self.pointed is None:
            return False
        self.take(self.pointed)
        return True

    def take(self, step: Step) -> None:
        """Walk on by a legal step."""
        self.way.append(self.way[-1].step(step.token))
        self._step = 0
        self._look()

    def undo(self) -> bool:
        """Take back the last step, or the last card; False at the very beginning."""
        if len(self.way) > 1:
            self.way.pop()
        elif self.layout:
            self.way = []
            self.layout = self.layout[:-1]
        else:
            return False
        self._look()
        return True

    def put(self, submission: Submission) -> None:
        """Lay a whole dungeon and walk its path."""
        self.layout = submission.layout
        self.way = [Walk.begin(self.layout, self._tools)]
        for token in tokens_of(submission.path, "path"):
            self.way.append(self.way[-1].step(token))
        self._look()

    def try_step(self, token: str) -> IllegalMove | None:
        """Walk on by a step in the notation; return the refusal if there is one."""
        try:
            self.way.append(self.way[-1].step(token))
        except IllegalMove as refusal:
            return refusal
        self._step = 0
        self._look()
        return None

    def finished(self) -> Move:
        """V-R34: the decision that counts if building ends here."""
        walk = self.walk
        return NOTHING if walk is None else Submission(self.layout, walk.path)
