"""A dungeon in the making, by single keys: cards laid one by one, then a path walked; each step can be taken back."""

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.ground import EAST, NORTH, SOUTH, WEST
from tacora.games.dungeon.moves import NOTHING, Move
from tacora.games.dungeon.places import Layout, places_for
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.walk import Step, Walk
from tacora.terminal.dungeon.drawing import Drawing

ARROWS = {"up": NORTH, "right": EAST, "down": SOUTH, "left": WEST}


class Workbench:
    """One player's dungeon and path; `layout` and `drawing` are done, all other fields are about what comes next."""

    def __init__(self, hand: tuple[Card, ...], tools: Tools) -> None:
        self._tools = tools
        self.hand = hand
        self.layout: Layout = ()
        self.drawing: Drawing | None = None
        self._card = 0
        self._place = 0
        self._step = 0
        self._look()

    def _look(self) -> None:
        """Work out the places that may come next, or begin the path."""
        self.left = tuple(card for card in self.hand if card not in [placed.card for placed in self.layout])
        self.places: tuple[Placed, ...] = ()
        if self.left:
            self._card %= len(self.left)
            self.places = places_for(self.layout, self.left[self._card])
            self._place %= max(1, len(self.places))
        elif self.drawing is None:
            self.drawing = Drawing(self.layout, self._tools)
        self._step %= max(1, len(self.steps))

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that the path may take next."""
        return () if self.drawing is None else self.drawing.steps

    @property
    def way(self) -> list[Walk]:
        """The path after each of its steps."""
        return [] if self.drawing is None else self.drawing.way

    @property
    def walk(self) -> Walk | None:
        """The path so far; None while cards are still to be laid."""
        return None if self.drawing is None else self.drawing.walk

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
        if self.drawing is None:
            self._hover(name)
            return True
        if self.drawing.is_empty:
            self._step += 1 if name in {"right", "down"} else -1
            self._look()
            return True
        toward = [step for step in self.drawing.toward(ARROWS[name]) if step.defeats is None]
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
        assert self.drawing is not None  # noqa: S101  there are steps only then
        self.drawing.take(step)
        self._step = 0

    def undo(self) -> bool:
        """Take back the last step, or the last card; False at the very beginning."""
        if self.drawing is not None and self.drawing.undo():
            self._look()
            return True
        if not self.layout:
            return False
        self.drawing = None
        self.layout = self.layout[:-1]
        self._look()
        return True

    def put(self, submission: Submission) -> None:
        """Lay a whole dungeon and walk its path."""
        self.layout = submission.layout
        self.drawing = Drawing(self.layout, self._tools, submission.path)
        self._look()

    def try_step(self, token: str) -> IllegalMove | None:
        """Walk on by a step in the notation; return the refusal if there is one."""
        assert self.drawing is not None  # noqa: S101  all cards are laid
        refusal = self.drawing.try_step(token)
        if refusal is None:
            self._step = 0
        return refusal

    def finished(self) -> Move:
        """V-R34: the decision that counts if building ends here."""
        walk = self.walk
        return NOTHING if walk is None else Submission(self.layout, walk.path)
