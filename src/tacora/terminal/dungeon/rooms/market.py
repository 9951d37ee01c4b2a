"""The market: everything on offer, what each thing does, what one has and what one can afford."""

from collections.abc import Sequence

from textual.widget import Widget

from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.market import Purchase, price_of, refusal
from tacora.games.dungeon.moves import PASS, BuyBook, BuyCard, BuyToken, Top
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import HAND
from tacora.games.dungeon.tasks import Turn
from tacora.games.dungeon.view import SeenPlayer, View
from tacora.i18n import Words
from tacora.terminal.dungeon.picture import Scale, card_lines, has_under
from tacora.terminal.dungeon.rooms.room import Room, texts
from tacora.terminal.dungeon.rooms.widgets import Item, Pictures
from tacora.terminal.dungeon.sentences import card_words
from tacora.terminal.dungeon.symbols import BY_WORD
from tacora.terminal.layout import Cell, Line, cut
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.lines import Lines

COIN = BY_WORD["coin"]
PICKED = "black on #ffd23f"


class Market(Room):
    """Goods in four rows: face-up cards, piles, tokens, books; the arrows go from one to the next."""

    def widgets(self) -> Sequence[Widget]:
        """Players, pictures, and the rest in lines."""
        order = self.stage.order
        self._row, self._column = 0, 0
        self._is_chosen = False
        self._view: View | None = None
        self._players = Lines(order)
        self._cards = Pictures(order)
        self._others = Lines(order)
        return self._players, self._cards, self._others

    def begin(self) -> None:
        """Another turn: the cursor is where it was, but a first click only chooses."""
        self._is_chosen = False

    # What is on offer

    def _goods(self) -> list[list[Purchase]]:
        assert self._view is not None  # noqa: S101  it is shown
        market = self._view.market
        return [
            [BuyCard(card) for row in market.rows for card in row.open],
            [BuyCard(Top(cost)) for cost in COSTS],
            [BuyToken(kind) for kind in TOKEN_KINDS],
            [*map(BuyBook, market.books), BuyBook(None)],
        ]

    @property
    def _picked(self) -> Purchase | None:
        if self.stage.deciding is None or self._view is None:
            return None
        goods = self._goods()
        row = goods[self._row % len(goods)]
        return row[min(self._column, len(row) - 1)] if row else None

    def _refused(self, buy: Purchase) -> str | None:
        """Why the person whose turn it is cannot buy something."""
        state, words = self.stage.match.state, self.words
        seat = self.stage.deciding
        if seat is None:
            return words("dungeon-full-not-your-turn")
        player = state.players[seat]
        found = refusal(state.market, player, buy)
        if found is None:
            return None
        rule, _ = found
        if rule == "V-R2":
            return words("dungeon-full-hand-full", rule=rule)
        if (price := price_of(player, buy)) > player.coins:
            return words(
                "dungeon-full-too-dear", price=price, coins=words("dungeon-coins", count=player.coins), rule=rule
            )
        return words("dungeon-full-sold-out", rule=rule)

    # What is shown

    def show(self, view: View) -> None:
        """The whole market."""
        self._view = view
        self._cards.show(self._items(), is_small=None)
        self._players.show(lambda width: player_lines(view, self.stage.labels, self.words, width))
        self._others.show(lambda width: self._other_lines(view, width))
        self.tell()

    def _items(self) -> list[Item]:
        picked, items = self._picked, []
        for number, buy in enumerate(self._goods()[0]):
            assert isinstance(buy, BuyCard)  # noqa: S101  cards are in the first row
            card = buy.pick
            assert isinstance(card, Card)  # noqa: S101  face up
            is_dear = self.stage.deciding is not None and self._refused(buy) is not None
            price = f"{card.cost}{COIN.character}"
            items.append(
                Item(f"{card.id} {price}", card, f"good 0 {number}", buy == picked, is_dim=is_dear, short=price)
            )
        return items

    def _other_lines(self, view: View, width: int) -> list[Line]:
        words, lines = self.words, []
        picked = self._picked
        piles = [
            (BuyCard(Top(cost)), words("dungeon-full-pile", cost=cost, count=row.pile))
            for cost, row in zip(COSTS, view.market.rows, strict=True)
        ]
        lines.append(self._line(words("dungeon-full-piles"), 1, piles, picked))
        tokens = [
            (
                BuyToken(kind),
                f"{BY_WORD[kind].character} {words(f'dungeon-token-{kind}')} ×{getattr(view.market.tokens, kind)}",
            )
            for kind in TOKEN_KINDS
        ]
        lines.append(self._line(words("dungeon-full-tokens"), 2, tokens, picked))
        for number, buy in enumerate(self._goods()[3]):
            assert isinstance(buy, BuyBook)  # noqa: S101  books are in the last row
            text = self._book_line(buy.book, len(view.market.unseen_books))
            style = PICKED if buy == picked else self._price_style(buy)
            head = words("dungeon-full-books") if number == 0 else ""
            lines.append(
                (Cell(cut(head, 15), 16, "dim"), Cell(cut(text, width - 16), 0, style, action=f"good 3 {number}"))
            )
        if self.stage.shows_own:
            lines += texts([own_words(view, words)], width)
        return lines

    def _book_line(self, book: Book | None, unseen: int) -> str:
        if book is None:
            return self.words("dungeon-full-top-book", count=unseen)
        return self.words("dungeon-book", number=book, effect=self.words(f"dungeon-book-{book}"))

    def _line(self, head: str, row: int, goods: Sequence[tuple[Purchase, str]], picked: Purchase | None) -> Line:
        cells = [Cell(cut(head, 15), 16, "dim")]
        for number, (buy, text) in enumerate(goods):
            style = PICKED if buy == picked else self._price_style(buy)
            cells.append(Cell(cut(text, 14), 15, style, action=f"good {row} {number}"))
        return tuple(cells)

    def _price_style(self, buy: Purchase) -> str:
        return "dim" if self.stage.deciding is not None and self._refused(buy) else ""

    def tell(self) -> None:
        """What the cursor is on, what it does, and whether one can buy it."""
        if (buy := self._picked) is None or (seat := self.stage.deciding) is None:
            return
        words, player = self.words, self.stage.match.state.players[seat]
        price = price_of(player, buy)
        refused = self._refused(buy)
        verdict = refused or words(
            "dungeon-full-buys", price=words("dungeon-coins", count=price), left=player.coins - price
        )
        self.say(f"{self._described(buy)} – {verdict}")

    def _described(self, buy: Purchase) -> str:
        words = self.words
        match buy:
            case BuyToken(kind):
                does = words(f"web-dungeon-token-does-{kind}")
                return f"{words(f'dungeon-token-{kind}')}: {does} {words('web-dungeon-token-back')}"
            case BuyBook(None):
                return words("web-dungeon-top-book")
            case BuyBook(book):
                return words("dungeon-book", number=int(book or 0), effect=words(f"web-dungeon-book-does-{book}"))
            case BuyCard(Top(cost)):
                assert self._view is not None  # noqa: S101  it is shown
                return words("web-dungeon-top-card", count=self._view.market.rows[COSTS.index(cost)].pile)
            case BuyCard(card):
                assert isinstance(card, Card)  # noqa: S101  face up
                return card_words(card, words)

    # What one can do

    def actions(self) -> Sequence[Action]:
        """Buy, look, pass."""
        if not self.stage.is_asking:
            return [self.action("players")]
        look = [self.action("look")] if self._card() is not None else []
        return [self.arrows("choose"), self.enter("buy"), self.action("pass"), *look, self.action("players")]

    def _card(self) -> Card | None:
        buy = self._picked
        return buy.pick if isinstance(buy, BuyCard) and isinstance(buy.pick, Card) else None

    def act(self, name: str) -> None:
        """Buy, pass, look, or choose by a click."""
        match name.split():
            case ["buy"]:
                self._buy()
            case ["pass"] if self.stage.is_asking:
                self.stage.answer(PASS)
            case ["look"] if (card := self._card()) is not None:
                self.stage.shell.open(card.id, lambda width: card_page(card, self.words, width))
            case ["players"]:
                self.stage.open_players()
            case ["good", row, column] if self.stage.is_asking:
                place = int(row), int(column)
                if place == (self._row, self._column) and self._is_chosen:
                    self._buy()
                else:
                    self._row, self._column = place
                    self._is_chosen = True
                    self._refresh()
            case _:
                pass

    def _buy(self) -> None:
        if (buy := self._picked) is None:
            return
        if refused := self._refused(buy):
            self.say(refused)
        else:
            self.stage.answer(buy)

    def press(self, key: str) -> None:
        """Arrows move the cursor."""
        if not self.stage.is_asking or self._view is None:
            return
        goods = self._goods()
        change = {"left": -1, "right": 1}.get(key, 0) * (-1 if self.stage.is_mirrored else 1)
        length = max(1, len(goods[self._row]))
        if key in {"up", "down"}:
            self._move_row(goods, 1 if key == "down" else -1)
        elif change:
            self._column = (min(self._column, length - 1) + change) % length
        else:
            return
        self._refresh()

    def _move_row(self, goods: Sequence[Sequence[Purchase]], change: int) -> None:
        """Go to the next row, to what is nearest there; books are a column of their own."""
        if self._row == 3 and 0 <= self._column + change < len(goods[3]):
            self._column += change
            return
        share = 0.0 if self._row == 3 else self._column / max(1, len(goods[self._row]))
        self._row = (self._row + change) % len(goods)
        if self._row == 3:
            self._column = 0 if change > 0 else len(goods[3]) - 1
        else:
            self._column = int(share * len(goods[self._row]))
        if not goods[self._row]:
            self._move_row(goods, change)

    def _refresh(self) -> None:
        assert self._view is not None  # noqa: S101  it is shown
        self.show(self._view)
        self.stage.shell.show_actions()


def player_lines(view: View, labels: Sequence[str], words: Words, width: int) -> list[Line]:
    """Everybody in the order of play: coins, points, what they hold; who buys, and who has passed."""
    across = 2
    room = width // across
    turn = view.task.seat if isinstance(view.task, Turn) else None
    count = len(view.players)
    first = 0 if turn is None else int(turn)
    cells = []
    for place in range(count):
        seat = Seat((first + place) % count)
        player, sheet = view.players[seat], view.sheets[seat]
        mark = "►" if seat == turn else ("–" if seat in view.passed else " ")
        text = f"{mark} {labels[seat]} {COIN.character}{player.coins} {_short(player, sheet, words)}"
        if seat in view.passed:
            text = f"{text} ({words('web-dungeon-state-passed')})"
        cells.append(Cell(cut(text, room - 1), room, "bold" if seat == turn else ""))
    return [tuple(cells[start : start + across]) for start in range(0, count, across)]


def _short(player: SeenPlayer, sheet: Sheet, words: Words) -> str:
    parts = [words("dungeon-full-points", count=sheet.total)]
    if player.hand:
        parts.append(words("dungeon-full-cards", count=len(player.hand)))
    if any(player.tokens):
        parts.append(token_symbols(player.tokens))
    parts += [words("dungeon-book-short", number=book) for book in player.books]
    return ", ".join(parts)


def token_symbols(tokens: Tokens) -> str:
    """Fairy tokens as symbols."""
    return "".join(BY_WORD[kind].character * getattr(tokens, kind) for kind in TOKEN_KINDS)


def own_words(view: View, words: Words) -> str:
    """What one holds."""
    own = view.own
    parts = [words("web-dungeon-hand-count", count=len(own.hand), hand=HAND)]
    if view.hand:
        parts[-1] += f" ({', '.join(card.id for card in view.hand)})"
    if any(own.tokens):
        parts.append(
            words(
                "web-dungeon-token",
                kinds=", ".join(
                    words(f"dungeon-token-{kind}") for kind in TOKEN_KINDS for _ in range(getattr(own.tokens, kind))
                ),
            )
        )
    parts += [words("dungeon-book", number=book, effect=words(f"dungeon-book-{book}")) for book in own.books]
    return f"{words('web-dungeon-holdings')}: {' · '.join(parts)}"


def card_page(card: Card, words: Words, width: int) -> list[Line]:
    """A card large: its two levels, and what is on it in words."""
    levels = [False, True] if has_under((Placed(card, 0, 0),)) else [False]
    lines: list[Line] = [*texts([card_words(card, words)], width), ()]
    for is_under in levels:
        lines.append((Cell(words("dungeon-card-under") if is_under else words("dungeon-card-main"), style="bold"),))
        for text in card_lines(card, Scale.NORMAL, is_under=is_under):
            spans = [Cell(text.plain[s.start : s.end], 0, str(s.style), is_drawing=True) for s in text.spans]
            lines.append(tuple(spans))
        lines.append(())
    return lines
