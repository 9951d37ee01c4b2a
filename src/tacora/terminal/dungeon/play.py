"""Dungeon played at a terminal: one person or several, against bots or each other."""

from collections.abc import Sequence
from time import monotonic

from tacora.core.errors import IllegalMove, TacoraError
from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.cards import read_card
from tacora.games.dungeon.events import Event, GameEnded
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.market import price_of
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, CleanUp, LayOff, Move, Swap, Top, Word
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Explore, Tidy
from tacora.games.dungeon.view import View
from tacora.i18n import Words
from tacora.solvers.dungeon.warm import warm_up
from tacora.terminal.dungeon.board import card_face, hand, market, players, score_sheet
from tacora.terminal.dungeon.building import Building
from tacora.terminal.dungeon.cards import card_named
from tacora.terminal.dungeon.keys import Action, Keys
from tacora.terminal.dungeon.narrator import book_name, narrate
from tacora.terminal.dungeon.replay import heading, tell_events
from tacora.terminal.dungeon.setup import Seating, bot_seconds
from tacora.terminal.interrupts import STOPPED_BY_HAND, Stopped
from tacora.terminal.options import whole_number
from tacora.terminal.screen import Screen
from tacora.terminal.table import TerminalTable

LOOK = "?"


class DungeonTable(TerminalTable[Table, State, Move, Outcome, Event, View]):
    """A table of Dungeon."""

    def __init__(self, seating: Seating, words: Words, screen: Screen, resume_options: Sequence[str] = ()) -> None:
        super().__init__(seating, words, screen, resume_options)
        self._keys = Keys(words)
        self._built_in: dict[Seat, float] = {}  # seconds, this round

    def _play_to_the_end(self) -> None:
        self._screen.say(heading(self._match.table, self._words), "bold")
        if self._people and self._screen.is_terminal:
            warm_up()
        if self._seating.is_resumed:
            self._told = len(self._seating.events)
            self._screen.say(self._words("terminal-resumed"))
        while not self._match.is_over:
            state = self._match.state
            if urn := DUNGEON.urn(state):
                self._match.draw(urn[self._seating.chance.below(len(urn))])
            elif DUNGEON.facts(state):
                self._match.note(DUNGEON.witness(state, self._times(state)))
            else:
                self._decide()
            self._keep_step()
        self._tell()
        end = narrate(self._seating.events[-1], self._names, self._words)
        sheets = DUNGEON.view(self._match.state, None).sheets
        self._show_scores(end, score_sheet(sheets, self._names, self._words))

    def _times(self, state: State) -> dict[Seat, float]:
        """V-R33: how long each seat has built: people by the clock, bots by their pace."""
        return self._built_in | bot_seconds(self._seating, state)

    def _decide(self) -> None:
        """All pending seats decide: the terminal asks people, bots decide by themselves."""
        state = self._match.state
        moves: dict[Seat, Move] = {}
        pending = DUNGEON.pending(state)
        for seat in pending:
            if seat in self._people:
                moves[seat] = self._choose(seat)
        for seat in pending:
            if seat not in moves:
                moves[seat] = self._seating.bots[seat](DUNGEON.view(state, seat))
        if not any(seat in self._people for seat in pending):
            self._screen.pause()
        self._match.apply(moves)

    def _choose(self, seat: Seat) -> Move:
        """One person's decision."""
        self._tell()
        if len(self._people) > 1:
            self._ask(self._words("terminal-hand-over", name=self._names[seat]))
            self._screen.clear()
        move = self._choose_as(seat, DUNGEON.view(self._match.state, seat))
        if len(self._people) > 1:
            self._screen.clear()
        return move

    def _choose_as(self, seat: Seat, view: View) -> Move:
        if isinstance(view.task, Explore):
            return self._build(seat, view)
        self._show_table(view)
        return self._clean_up(seat, view) if isinstance(view.task, Tidy) else self._pick(seat, view)

    def _build(self, seat: Seat, view: View) -> Move:
        began, limit = monotonic(), view.table.time_limit
        if self._screen.is_terminal:
            self._ask(self._words("dungeon-ask-start", name=self._names[seat]))
            began = monotonic()
        building = Building(
            view, self._screen, self._words, is_time_up=lambda: limit is not None and monotonic() - began > limit
        )
        try:
            move = building.build(self._names[seat])
        except EOFError:
            raise Stopped(STOPPED_BY_HAND) from None
        self._built_in[seat] = monotonic() - began
        return move

    def _pick(self, seat: Seat, view: View) -> Move:
        """One of a few choices, by its number or its word."""
        words = self._words
        listed = [f"{number} {self._choice(move, view)}" for number, move in enumerate(view.choices)]
        self._screen.say(" · ".join(listed))
        by_word = {str(jsonable(move)): move for move in view.choices}
        while True:
            answer = self._ask(words("dungeon-ask-choice", name=self._names[seat]))
            number = whole_number(answer)
            if number is not None and number < len(view.choices):
                return view.choices[number]
            if answer in by_word:
                return by_word[answer]
            self._answer_otherwise(answer, view)

    def _answer_otherwise(self, answer: str, view: View) -> None:
        """Show a card, stop, or say that the answer is not known."""
        if answer.startswith(LOOK) and len(answer) > 1:
            try:
                card = card_named(answer[1:].strip(), LOOK, self._words)
            except TacoraError as bad:
                self._screen.say(str(bad))
            else:
                self._screen.show(card_face(card, self._words, is_unicode=self._screen.is_unicode))
        elif self._keys.action(answer) is Action.QUIT:
            raise Stopped(0)
        else:
            self._screen.say(self._words("dungeon-not-a-choice", last=len(view.choices) - 1))

    def _choice(self, move: Move, view: View) -> str:
        words = self._words
        player = self._match.state.players[view.seat or 0]
        match move:
            case BuyToken(kind, also):
                kinds = [words(f"dungeon-token-{one}") for one in (kind, also) if one]
                return words("dungeon-choice-price", what=" + ".join(kinds), price=price_of(player, move))
            case BuyBook(book):
                what = words("dungeon-choice-top-book") if book is None else book_name(book, words)
                return words("dungeon-choice-price", what=what, price=price_of(player, move))
            case BuyCard(pick):
                return words("dungeon-choice-price", what=self._pick_name(pick), price=price_of(player, move))
            case LayOff(book):
                return book_name(book, words)
            case Swap(box, take):
                return words("dungeon-choice-swap", boxed=box.id, taken=self._pick_name(take))
            case Word():
                return words(f"dungeon-choice-{move}")
            case _:
                return str(jsonable(move))

    def _pick_name(self, pick: object) -> str:
        if isinstance(pick, Top):
            return self._words("dungeon-choice-top-card", cost=pick.cost)
        return str(jsonable(pick))

    def _clean_up(self, seat: Seat, view: View) -> Move:
        """V-F2, V-F3: which cards are kept and which boxed, by their names."""
        words = self._words
        dungeon = view.own.dungeon
        cards = () if dungeon is None else dungeon.cards
        self._screen.say(words("dungeon-clean-up", cards=", ".join(card.id for card in cards)))
        while True:
            keep, box = self._cards(words("dungeon-ask-keep")), self._cards(words("dungeon-ask-box"))
            try:
                move = CleanUp(*(tuple(read_card(name, "cards") for name in names) for names in (keep, box)))
                DUNGEON.check(self._match.state, seat, move)
            except IllegalMove as bad:
                moves = [move for move in view.choices if isinstance(move, CleanUp)]
                keep_most, box_most = max(len(move.keep) for move in moves), max(len(move.box) for move in moves)
                self._screen.say(words("refused-clean-up", rule=bad.rule, keep=keep_most, box=box_most))
            else:
                return move

    def _cards(self, question: str) -> list[str]:
        answer = self._ask(question)
        if self._keys.action(answer) is Action.QUIT:
            raise Stopped(0)
        return answer.upper().replace(",", " ").split()

    def _tell(self) -> None:
        """Tell the events that are not told yet."""
        fresh = [DUNGEON.shown(event, self._public_viewer) for event in self._seating.events[self._told :]]
        self._told = len(self._seating.events)
        seen = [event for event in fresh if event is not None and not isinstance(event, GameEnded)]
        for line in tell_events(seen, self._names, self._words):
            self._screen.say(line)

    def _show_table(self, view: View) -> None:
        screen, words = self._screen, self._words
        screen.gap()
        screen.show(market(view, words, screen.width))
        screen.show(players(view, self._labels, words, screen.width))
        screen.say(hand(view, words))
