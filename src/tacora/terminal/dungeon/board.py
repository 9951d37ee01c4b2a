"""The table in text: market, players, hand, and the score sheet laid out like a paper one."""

from collections.abc import Sequence

from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import ROUNDS
from tacora.games.dungeon.view import SeenHeld, SeenPlayer, View
from tacora.i18n import Words
from tacora.terminal.dungeon.maps import FINE, PLAIN
from tacora.terminal.dungeon.narrator import book_name
from tacora.terminal.layout import Cell, Line, cut, paragraph

NAME, COINS, POINTS = 20, 9, 9
ROW, SHEET = 20, 12
TICK = "x"


def market(view: View, words: Words, width: int) -> list[Line]:
    """V-S1: everything that can be bought."""
    stalls = [words("dungeon-market-tokens", tokens=_tokens(view.market.tokens, words))]
    books = [book_name(book, words) for book in view.market.books]
    stalls.append(words("dungeon-market-books", books=", ".join(books) or "-", unseen=len(view.market.unseen_books)))
    for cost, row in zip(COSTS, view.market.rows, strict=True):
        cards = ", ".join(card.id for card in row.open) or "-"
        stalls.append(words("dungeon-market-cards", cost=cost, cards=cards, unseen=row.pile))
    return [line for stall in stalls for line in paragraph(stall, width, indent="  ")]


def players(view: View, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """All players' things, as far as the viewer may see them."""
    lines: list[Line] = [
        (
            Cell(words("dungeon-column-player"), NAME, "dim"),
            Cell(words("dungeon-column-coins"), COINS, "dim"),
            Cell(words("dungeon-column-points"), POINTS, "dim"),
            Cell(words("dungeon-column-things"), 0, "dim"),
        )
    ]
    for name, player, sheet in zip(names, view.players, view.sheets, strict=True):
        things = cut(_things(player, words), width - NAME - COINS - POINTS)
        lines.append(
            (
                Cell(cut(name, NAME - 2), NAME),
                Cell(str(player.coins), COINS),
                Cell(str(sheet.total), POINTS),
                Cell(things),
            )
        )
    return lines


def _things(player: SeenPlayer, words: Words) -> str:
    parts = [_held(held, words) for held in player.hand if held.card is not None or held.cost is not None]
    if any(player.tokens):
        parts.append(_tokens(player.tokens, words))
    parts += [words("dungeon-book-short", number=book) for book in player.books]
    return ", ".join(parts)


def hand(view: View, words: Words) -> str:
    """The viewer's own cards."""
    cards = ", ".join(held.card.id for held in view.own.hand if held.card is not None)
    return words("dungeon-hand", cards=cards or words("dungeon-found-nothing"))


def card_face(card: Card, words: Words, *, is_unicode: bool) -> list[Line]:
    """A card's two maps side by side."""
    glyphs = FINE if is_unicode else PLAIN
    lines: list[Line] = [(Cell(f"{card.id}  {words('dungeon-level-main')} / {words('dungeon-level-under')}"),)]
    for main, under in zip(card.main, card.under, strict=True):
        sides = ["".join(glyphs.get(glyph, f"{glyph} ") for glyph in row) for row in (main, under)]
        lines.append((Cell("   ".join(sides), is_drawing=True),))
    return lines


def score_sheet(sheets: Sequence[Sheet], names: Sequence[str], words: Words) -> list[Line]:
    """V-Z1: columns 1 to 4 of each player by rounds, then the totals."""
    lines: list[Line] = [
        (Cell("", ROW), *(Cell(cut(name, SHEET - 1), SHEET, "bold") for name in names)),
        (Cell(words("dungeon-sheet-columns"), ROW, "dim"), *(Cell("1  2  3  4", SHEET, "dim") for _ in names)),
    ]
    for number in range(ROUNDS):
        cells = [_line(sheet, number) for sheet in sheets]
        lines.append(
            (Cell(words("dungeon-sheet-round", round=number + 1), ROW), *(Cell(cell, SHEET) for cell in cells))
        )
    totals = (
        (words("dungeon-sheet-main"), [sheet.main for sheet in sheets]),
        (words("dungeon-sheet-side"), [sheet.side_points for sheet in sheets]),
        (words("dungeon-sheet-bonus"), [sheet.bonus for sheet in sheets]),
        (words("dungeon-sheet-exits"), [sheet.exit_points for sheet in sheets]),
        (words("dungeon-sheet-coins"), [sheet.coin_points for sheet in sheets]),
    )
    for title, points in totals:
        lines.append((Cell(title, ROW), *(Cell(str(one), SHEET) for one in points)))
    lines.append(
        (Cell(words("dungeon-sheet-total"), ROW, "bold"), *(Cell(str(sheet.total), SHEET, "bold") for sheet in sheets))
    )
    return lines


def _line(sheet: Sheet, number: int) -> str:
    if number >= len(sheet.rounds):
        return ".  .  .  ."
    main, side, bonus, has_left = sheet.rounds[number]
    return f"{main:<3}{side:<3}{bonus:<3}{TICK if has_left else '-'}"


def _held(held: SeenHeld, words: Words) -> str:
    return words("dungeon-unseen-card", cost=held.cost or 0) if held.card is None else held.card.id


def _tokens(tokens: Tokens, words: Words) -> str:
    parts = zip(TOKEN_KINDS, tokens, strict=True)
    return ", ".join(f"{count} {words(f'dungeon-token-{kind}')}" for kind, count in parts if count) or "-"
