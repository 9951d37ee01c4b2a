"""People at tables of Dungeon, each with two strong bots, beside the load of `server_load.py`."""

import asyncio
import json
import random
import secrets
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tacora.bots.dungeon.whim import random_submission
from tacora.core.jsonable import Json, jsonable
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.finds import Tokens, Tools

SHARE = "00112233445566778899aabbccddeeff"
BOT = "master"


class DungeonLoad:
    """One process's tables: a person each, who decides after a random while."""

    def __init__(self, port: int, think: float) -> None:
        self._origin = f"http://localhost:{port}"
        self._think = think
        self.delays: list[float] = []
        self.rounds = 0
        self.is_measuring = False

    async def run(self, tables: int, barrier: Any, seconds: float) -> dict[str, Any]:
        """Make the tables, play for some seconds; how long each decision took to be on disk."""
        loop = asyncio.get_running_loop()
        async with httpx.AsyncClient(base_url=self._origin, headers={"Origin": self._origin}, timeout=60) as client:
            seats = [await self._make(client) for _ in range(tables)]
        for _ in range(3):  # as the other load: tables made, sockets open, all begun
            await loop.run_in_executor(None, barrier.wait)
        tasks = [asyncio.create_task(self._play(*seat)) for seat in seats]
        await loop.run_in_executor(None, barrier.wait)
        self.is_measuring = True
        await asyncio.sleep(seconds)
        self.is_measuring = False
        for task in tasks:
            task.cancel()
        faults = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
        await loop.run_in_executor(None, barrier.wait)
        return {"delays": self.delays, "rounds": self.rounds, "faults": [repr(fault) for fault in faults]}

    async def _make(self, client: httpx.AsyncClient) -> tuple[str, str]:
        wish = {
            "game": "dungeon",
            "seats": [{"kind": "person"}, {"kind": "bot", "bot": BOT}, {"kind": "bot", "bot": BOT}],
            "players": [{"name": "P0"}],
            "share": SHARE,
            "id": secrets.token_hex(16),
            "start": True,
        }
        made = await client.post("/api/tables", json=wish)
        client.cookies.clear()
        return made.json()["table"], made.headers["set-cookie"].partition(";")[0]

    async def _play(self, code: str, cookie: str) -> None:
        url = f"{self._origin.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(
            url, origin=Origin(self._origin), additional_headers={"Cookie": cookie}, compression=None
        ) as socket:
            sent, asked = 0.0, -1
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "accepted" and self.is_measuring:
                    self.delays.append(time.perf_counter() - sent)
                view = message.get("view")
                self.rounds += self.is_measuring and any(
                    event["event"] == "dungeons-revealed" for event in message.get("events", ())
                )
                if view is not None and 0 in view["pending"] and view["point"] != asked:
                    asked = view["point"]
                    sent = await self._decide(socket, view)

    async def _decide(self, socket: ClientConnection, view: dict[str, Any]) -> float:
        await asyncio.sleep(random.uniform(0, self._think))
        choice = _choice(view)
        sent = time.perf_counter()
        await socket.send(
            json.dumps(
                {"type": "decide", "id": str(view["point"]), "seat": 0, "point": view["point"], "choice": choice}
            )
        )
        return sent


def _choice(view: dict[str, Any]) -> Json:
    own = view["own"]["0"]
    if view["task"]["kind"] != "explore":
        word: Json = random.choice(own["choices"])
        return word
    tools = Tools(Tokens(**own["tools"]["tokens"]), tuple(map(Book, own["tools"]["books"])))
    return jsonable(random_submission([card(name) for name in own["hand"]], tools, random.Random()))
