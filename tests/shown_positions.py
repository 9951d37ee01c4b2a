"""Positions of Diamant that a game rarely comes to, in a browser: the server's messages arrive with another view."""

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute, expect

from browser import Person
from tacora.core.jsonable import JsonObject

NAMES = ("Noa", "Maximiliane", "נועה הגדולה", "Ben", "Alexandrina", "דנה", "Wolfgang Amadeus", "Yu")
DEEPEST = (
    "treasure-5", "trap-snake", "treasure-11", "treasure-7", "relic-5", "treasure-14", "trap-lava", "treasure-9",
    "treasure-17", "treasure-3", "trap-boulder", "treasure-15", "relic-7", "treasure-13", "treasure-1", "trap-scorpion",
    "treasure-2", "treasure-4", "treasure-5", "treasure-7", "treasure-11", "trap-spikes", "relic-8",
    "relic-10", "relic-12",
)  # fmt: skip
"""The longest path there is: one more card of a trap ends the expedition."""


class Position(NamedTuple):
    """What a table shows: so many seats, so many cards, and these numbers."""

    seats: int = 8
    cards: int = 6
    beside: Sequence[int] = (12, 7, 12, 0, 38, 9, 10, 11)
    chests: Sequence[int] = (104, 23, 47, 110, 5, 60, 132, 18)
    at_home: Sequence[int] = ()
    decided: Sequence[int] = ()
    names: Sequence[str] = NAMES
    clock: int | None = None
    is_over: bool = False

    @property
    def path(self) -> list[dict[str, Any]]:
        """The cards, some with rubies left on them."""
        rubies = (3, 0, 7, 1, 0, 6, 0, 1)
        return [
            {"card": card, "rubies": rubies[nth % 8] if card.startswith("treasure") else 0, "taken": False}
            for nth, card in enumerate(DEEPEST[: self.cards])
        ]

    def change(self, message: JsonObject) -> JsonObject:
        """A message of the server, as if the table were like this."""
        told: dict[str, Any] = dict(message)
        if told.get("lobby"):
            told["lobby"] = {**told["lobby"], "seats": [self._seat(seat) for seat in range(self.seats)]}
        if told.get("view"):
            told["view"] = {**told["view"], **self._view(told["view"])}
        if told["type"] == "welcome":
            told |= {"decided": list(self.decided), "deadline": self.clock}
        return told

    def _seat(self, seat: int) -> dict[str, Any]:
        rest = {"bot": None, "present": True, "absent": False, "reserved": False}
        return {"kind": "person", "name": self.names[seat], "hat": seat, **rest}

    def _view(self, view: dict[str, Any]) -> dict[str, Any]:
        path = self.path
        met = {card["card"].split("-")[1] for card in path if card["card"].startswith("trap")}
        on_path = sum(card["rubies"] for card in path)
        scores = [chest or 0 for chest in self.chests[: self.seats]]
        return {
            "phase": "over" if self.is_over else "decide",
            "scores": scores if self.is_over else None,
            "winners": [scores.index(max(scores))] if self.is_over else [],
            "path": path,
            "on_path": on_path,
            "in_cave": [seat for seat in range(self.seats) if seat not in self.at_home],
            "beside": list(self.beside[: self.seats]),
            "chests": list(self.chests[: self.seats]),
            "relics": [[{"card": "relic-8", "points": 8}] if seat == 1 else [] for seat in range(self.seats)],
            "traps": [{**trap, "met": trap["kind"] in met} for trap in view["traps"]],
            "deck": 35 - len(path),
            "alone": {"0": self.beside[0] + on_path},
        }


class Showroom:
    """A person at a table of their own that shows one position after the other; what is decided there stays there."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.position = Position()
        person.open()
        self.page.locator(".go").click()
        expect(self.page.locator(".choice.continue")).to_be_visible()
        self.page.route_web_socket(re.compile(r"/api/tables/"), self._pass_on)

    def _pass_on(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(text) if json.loads(text)["type"] != "decide" else None)
        server.on_message(lambda text: socket.send(json.dumps(self.position.change(json.loads(text)))))

    def show(self, position: Position, size: tuple[int, int]) -> Page:
        """The table in this position on a screen of this size, freshly loaded."""
        self.position = position
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.reload()
        expect(self.page.locator(".players li")).to_have_count(position.seats)
        if not position.is_over:
            expect(self.page.locator(".path .card")).to_have_count(position.cards)
        return self.page
