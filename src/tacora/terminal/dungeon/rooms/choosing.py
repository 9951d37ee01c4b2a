"""Choices between the big screens: one of a few things, and what becomes of the five cards in the clean-up."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.widget import Widget

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.clean_up import KEEP_PRICE, payment
from tacora.games.dungeon.moves import CleanUp, LayOff, Move, Pick, Swap, Top, Word
from tacora.games.dungeon.tasks import Exchange, Look, ThirdBook
from tacora.games.dungeon.view import View
from tacora.terminal.dungeon.rooms.market import PICKED
from tacora.terminal.dungeon.rooms.room import Room, texts, title
from tacora.terminal.dungeon.rooms.widgets import Item, Pictures
from tacora.terminal.dungeon.sentences import card_words
from tacora.terminal.layout import Cell, Line, cut
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.lines import Lines

FATES = ("discard", "keep", "box")
MOST_SHOWN = 9


class Choosing(Room):
    """A list of choices, and the cards that the chosen line speaks of."""

    def widgets(self) -> Sequence[Widget]:
        """Lines, then pictures."""
        self._view: View | None = None
        self._line = 0
        self._digits = ""
        self._list = Lines(self.stage.order)
        self._cards = Pictures(self.stage.order)
        return self._list, self._cards

    def begin(self) -> None:
        """A new question."""
        self._line = 0
        self._digits = ""

    def show(self, view: View) -> None:
        """The question and the answers."""
        self._view = view
        self._list.show(lambda width: self._lines(view, width))
        move = view.choices[self._line] if view.choices else None
        self._cards.show([Item(card.id, card) for card in self._spoken_of(move, view)])
        self.say("")

    def _question(self, view: View) -> str:
        words = self.words
        match view.task:
            case ThirdBook():
                return words("dungeon-full-ask-third-book")
            case Look():
                return words("dungeon-full-ask-look")
            case Exchange():
                return words("web-dungeon-swap")
            case _:
                return ""

    def _lines(self, view: View, width: int) -> list[Line]:
        first = max(0, min(self._line - MOST_SHOWN // 2, len(view.choices) - MOST_SHOWN))
        lines = [title(self._question(view)), ()]
        for number, move in list(enumerate(view.choices))[first : first + MOST_SHOWN]:
            text = cut(f"{number + 1:>2} {self._choice(move)}", width)
            lines.append((Cell(text, 0, PICKED if number == self._line else "", action=f"choice {number}"),))
        picked = self._choice(view.choices[self._line])
        is_cut = cell_len(f"{self._line + 1:>2} {picked}") > width
        return [*lines, (), *(texts([picked], width, indent="") if is_cut else ())]

    def _choice(self, move: Move) -> str:
        words = self.words
        match move:
            case LayOff(book):
                return words("dungeon-book", number=book, effect=words(f"web-dungeon-book-does-{book}"))
            case Swap(box, take):
                return words("dungeon-choice-swap", boxed=box.id, taken=self._pick(take))
            case Word():
                return words(f"dungeon-choice-{move}")
            case _:
                return str(move)

    def _pick(self, pick: Pick) -> str:
        return self.words("dungeon-choice-top-card", cost=pick.cost) if isinstance(pick, Top) else pick.id

    def _spoken_of(self, move: Move | None, view: View) -> list[Card]:
        if isinstance(move, Swap):
            return [move.box, *([move.take] if isinstance(move.take, Card) else [])]
        if isinstance(view.task, Exchange):
            return list(dict.fromkeys(choice.box for choice in view.choices if isinstance(choice, Swap)))
        if isinstance(view.task, Look) and view.hand:
            return [view.hand[-1]]
        return []

    def actions(self) -> Sequence[Action]:
        """Choose."""
        return [self.arrows("choose"), self.enter("take")] if self.stage.is_asking else []

    def act(self, name: str) -> None:
        """Take a choice, by key or click."""
        if not self.stage.is_asking or self._view is None:
            return
        match name.split():
            case ["take"]:
                self.stage.answer(self._view.choices[self._line])
            case ["choice", number] if int(number) < len(self._view.choices):  # a click may be from the last question
                if int(number) == self._line:
                    self.stage.answer(self._view.choices[self._line])
                else:
                    self._go(int(number))
            case _:
                pass

    def press(self, key: str) -> None:
        """Arrows and digits choose a line."""
        if not self.stage.is_asking or self._view is None:
            return
        count = len(self._view.choices)
        step = {"up": -1, "left": -1, "down": 1, "right": 1, "tab": 1, "pageup": -MOST_SHOWN, "pagedown": MOST_SHOWN}
        if key in step:
            self._digits = ""
            self._go((self._line + step[key]) % count)
        elif key.isascii() and key.isdigit():
            self._digits = self._digits + key if 0 < int(self._digits + key) <= count else key
            if 0 < int(self._digits) <= count:
                self._go(int(self._digits) - 1)

    def _go(self, line: int) -> None:
        self._line = line
        if self._view is not None:
            self.show(self._view)


class Tidy(Room):
    """The clean-up: each of the five cards is discarded, kept or put into the box (V-F2, V-F3)."""

    def widgets(self) -> Sequence[Widget]:
        """What may be done, the cards, and what that means."""
        self._view: View | None = None
        self._fates: list[str] = []
        self._card = 0
        self._head = Lines(self.stage.order)
        self._cards = Pictures(self.stage.order)
        self._foot = Lines(self.stage.order)
        return self._head, self._cards, self._foot

    def begin(self) -> None:
        """A new clean-up: nothing is kept and nothing boxed."""
        self._fates = []
        self._card = 0

    def _dungeon(self) -> tuple[Card, ...]:
        dungeon = self._view.own.dungeon if self._view is not None else None
        return () if dungeon is None else dungeon.cards

    def show(self, view: View) -> None:
        """The five cards with what becomes of each."""
        self._view = view
        cards, words = self._dungeon(), self.words
        self._fates = self._fates or ["discard"] * len(cards)
        moves = [move for move in view.choices if isinstance(move, CleanUp)]
        most_kept, most_boxed = max(len(m.keep) for m in moves), max(len(m.box) for m in moves)
        told = [words("web-dungeon-may-keep", count=most_kept)] if most_kept else []
        told += [words("web-dungeon-may-box", count=most_boxed)] if most_boxed else []
        self._head.show(lambda width: [title(words("dungeon-full-clean-up")), *texts(told, width), ()])
        self._cards.show(
            [
                Item(card.id, card, f"fate {number}", number == self._card, words(f"web-dungeon-fate-{fate}"))
                for number, (card, fate) in enumerate(zip(cards, self._fates, strict=True))
            ]
        )
        self._foot.show(lambda width: [(), *texts([card_words(cards[self._card], words), self._costs()], width)])
        self.say(words("dungeon-full-ask-clean-up"))

    def _move(self) -> CleanUp:
        pairs = list(zip(self._dungeon(), self._fates, strict=True))
        return CleanUp(
            tuple(card for card, fate in pairs if fate == "keep"), tuple(card for card, fate in pairs if fate == "box")
        )

    def _costs(self) -> str:
        seat = self.stage.deciding
        if seat is None or not payment(self.stage.match.state.players[seat], self._move()):
            return ""
        return self.words("dungeon-full-keep-costs", coins=self.words("dungeon-coins", count=KEEP_PRICE))

    def actions(self) -> Sequence[Action]:
        """Change a card's fate, and tidy up."""
        if not self.stage.is_asking:
            return []
        change = Action("change", "space", self.words("dungeon-full-change"), (), self.words("dungeon-full-space"))
        return [self.arrows("choose"), change, self.enter("tidy")]

    def act(self, name: str) -> None:
        """Change what becomes of a card, or be done."""
        if not self.stage.is_asking or self._view is None:
            return
        match name.split():
            case ["change"]:
                self._change()
            case ["fate", number] if int(number) < len(self._fates):  # as above
                self._card = int(number)
                self._change()
            case ["tidy"]:
                self.stage.answer(self._move())
            case _:
                pass

    def _change(self) -> None:
        """The next fate that this card may have."""
        assert self._view is not None  # noqa: S101  it is shown
        before, place = self._fates[self._card], FATES.index(self._fates[self._card])
        for step in range(1, len(FATES) + 1):
            self._fates[self._card] = FATES[(place + step) % len(FATES)]
            if self._move() in self._view.choices:
                break
        self.show(self._view)
        if self._fates[self._card] == before:
            self.say(self.words("dungeon-full-no-other-fate"))

    def press(self, key: str) -> None:
        """Arrows and digits choose a card, up and down change its fate."""
        if not self.stage.is_asking or self._view is None:
            return
        count = len(self._fates)
        change = {"left": -1, "right": 1}.get(key, 0) * (-1 if self.stage.is_mirrored else 1)
        if change or key == "tab":
            self._card = (self._card + (change or 1)) % count
        elif key in {"up", "down"}:
            self._change()
            return
        elif key.isascii() and key.isdigit() and 0 < int(key) <= count:
            self._card = int(key) - 1
        else:
            return
        self.show(self._view)
