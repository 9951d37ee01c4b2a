"""The HTTP API and the browser app's pages."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any, cast

import msgspec
import segno
from fastapi import Depends, FastAPI, Path, Query, Request, Response
from starlette.middleware import Middleware

from tacora.core import record
from tacora.core.record import Player, Record
from tacora.server import answers, cookies, devices, games, inside, invites, messages, seating
from tacora.server.admin import AdminDoor
from tacora.server.answers import JSON
from tacora.server.chores import Chores
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.door import Door
from tacora.server.finding import Found, find
from tacora.server.games import OwnGames
from tacora.server.guard import Guard
from tacora.server.hall import Hall
from tacora.server.invites import Pictures
from tacora.server.live import Live
from tacora.server.models import (
    GameInfo,
    Health,
    Readiness,
    Refusal,
    SeatRequest,
    SettingsInfo,
    TableWish,
    Ticket,
)
from tacora.server.origins import Origins
from tacora.server.pages import is_app, page
from tacora.server.refusals import Refused
from tacora.server.seating import Seated
from tacora.server.settings import CHAT, CLOCKS, GENTLE_CLOCK, Settings
from tacora.server.store import Store
from tacora.server.visitors import Visitors
from tacora.server.wire import Wire

SCHEMA = "#/components/schemas/"
TABLE = re.compile(r"t/[0-9a-z]{4,12}")
TheCode = Annotated[str, Path(description="the table's code", max_length=16)]


class Tables(msgspec.Struct):
    """The public tables with a free seat."""

    tables: list[messages.Lobby]


def _refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Refusal, "description": "refused"} for status in statuses}


def _json_of(name: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"description": "OK", "content": {JSON: {"schema": {"$ref": SCHEMA + name}}}}}


_WRITING = _refusals(403, 409, 413, 422, 429, 500, 503)


async def _hall(request: Request) -> Hall:  # not async, it would run in a thread
    return cast("Hall", request.state.hall)


async def _found(code: TheCode, request: Request) -> Found:
    desk, address = cast("Desk", request.state.desk), request.client.host if request.client else ""

    def device_at(live: Live) -> int | None:
        return devices.recognise(desk, live, _jar(request)).number

    return await find(desk.hall, request.state.visitors, address, code, device_at)


async def _desk(request: Request) -> Desk:
    return cast("Desk", request.state.desk)


TheHall = Annotated[Hall, Depends(_hall)]
TheDesk = Annotated[Desk, Depends(_desk)]
TheTable = Annotated[Found, Depends(_found)]


def make_app(settings: Settings, origins: Origins) -> FastAPI:
    """The application; its lifespan opens and closes the hall. Raises TacoraError for a proxy that has no address."""
    visitors = Visitors(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = Store(settings.database)
        way = Door(settings.internal) if store.is_shared else None
        if way is not None:
            await way.open()
        hall = Hall(settings, store, way)
        desk, chores, door = Desk(hall), Chores(hall), AdminDoor(hall)
        pictures = Pictures(settings.limits.pictures_waiting)
        await hall.open()
        chores.start()
        await door.open()
        yield {"hall": hall, "desk": desk, "origins": origins, "visitors": visitors, "pictures": pictures}
        await door.close()
        chores.stop()
        if way is not None:
            await way.close()
        await hall.close()
        desk.close()
        pictures.close()

    app = FastAPI(
        title="Tacora",
        version="1",
        description="The online table. The WebSocket of a table is described in docs/formats/table.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        middleware=[Middleware(Guard, origins=origins)],
    )
    answers.add(app)
    _add_tables(app, settings)
    _add_server(app, settings)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]  # FastAPI's own way to extend the document
    return app


def _add_tables(app: FastAPI, settings: Settings) -> None:
    @app.post("/api/tables", status_code=201, response_model=Ticket, responses=_WRITING, tags=["tables"])
    async def create_table(wish: TableWish, request: Request, response: Response, desk: TheDesk) -> Ticket:
        """Make a table; this device gets the persons' seats."""
        made = await seating.make(desk, wish, _jar(request))
        _give_cookies(desk.hall, request, response, made)
        return _ticket(made)

    @app.get("/api/tables", responses=_json_of("Tables") | _refusals(429), tags=["tables"])
    async def list_tables(hall: TheHall) -> Response:
        """Public tables with a free seat, newest first."""
        return Response(messages.encode(Tables(hall.lobbies())), media_type=JSON)

    @app.get("/api/games", responses=_json_of("OwnGames") | _refusals(429), tags=["tables"])
    async def list_games(request: Request, desk: TheDesk) -> Response:
        """The tables of the device that asks."""
        jar = _jar(request)
        known = await games.of(desk, jar)
        response = Response(messages.encode(OwnGames(known.games)), media_type=JSON)
        response.headers["Cache-Control"] = "no-store"
        device = jar.device(desk.hall.secret)
        if known.cookie is not None and device is not None:
            cookie = cookies.set_games(desk.hall.secret, device, known.cookie, secure=_is_secure(request))
            response.headers.append("Set-Cookie", cookie)
        return response

    @app.get("/api/tables/{code}", responses=_json_of("Lobby") | _refusals(404, 410, 422, 429, 500), tags=["tables"])
    async def show_table(found: TheTable, request: Request, desk: TheDesk) -> Response:
        """A table as everybody sees it."""
        known = devices.recognise(desk, found.live, _jar(request))
        await desk.hall.settled(found.live, known.group)
        response = Response(messages.encode(found.told), media_type=JSON)
        if known.is_seat_cookie_over:
            response.headers.append("Set-Cookie", cookies.end_seat(found.told.table))
        return response

    @app.post(
        "/api/tables/{code}/seats",
        status_code=201,
        response_model=Ticket,
        responses=_WRITING | _refusals(404, 410),
        tags=["tables"],
    )
    async def take_seats(
        found: TheTable, wish: SeatRequest, request: Request, response: Response, desk: TheDesk
    ) -> Ticket:
        """Take free seats, or in a rematch the ones that are kept for this device."""
        taken = await seating.take(desk, found.live, wish, _jar(request))
        _give_cookies(desk.hall, request, response, taken)
        return _ticket(taken)

    @app.get(
        "/api/tables/{code}/record",
        responses=_json_of("Record") | _refusals(404, 409, 410, 422, 429, 500),
        tags=["tables"],
    )
    async def show_record(found: TheTable) -> Response:
        """The match record, once the game is over."""
        table = found.live.table
        if found.told.phase != "over" or table.match is None:
            raise Refused("not-now", "the game is not over")
        players = tuple(Player(place.name, place.bot) for place in table.places)
        return Response(
            record.write(Record(players, table.match, table.fair)),
            media_type=JSON,
            headers={"Content-Disposition": f'attachment; filename="tacora-{table.code}.json"'},
        )

    @app.get(
        "/api/tables/{code}/qr.svg",
        response_class=Response,
        responses=_refusals(404, 410, 422, 429, 500) | {200: {"description": "OK", "content": {"image/svg+xml": {}}}},
        tags=["tables"],
    )
    async def show_qr(found: TheTable, request: Request) -> Response:
        """The invite link as a QR code."""
        code = found.told.table
        return Response(_qr(_link(settings, request, code), code), media_type="image/svg+xml")

    @app.get(
        "/api/tables/{code}/picture.png",
        response_class=Response,
        responses=_refusals(404, 410, 422, 429, 500, 503) | {200: {"description": "OK", "content": {"image/png": {}}}},
        tags=["tables"],
    )
    async def show_picture(
        found: TheTable, request: Request, lang: Annotated[str | None, Query(max_length=8)] = None
    ) -> Response:
        """A picture of the table for whoever gets the link: who invites, how many are there; at the end, who won."""
        language = invites.language_of(lang, request.headers.get("accept-language", ""))
        pictures = cast("Pictures", request.state.pictures)
        picture = await pictures.of(invites.poster_of(found, language, is_picture=True))
        return Response(picture, media_type="image/png", headers={"Cache-Control": "public, max-age=60"})

    @app.get("/api/settings", response_model=SettingsInfo, responses=_refusals(429), tags=["tables"])
    async def show_settings(desk: TheDesk) -> SettingsInfo:
        """What a table may be made of."""
        desk.foresee()
        games = {name: _game_info(wire) for name, wire in desk.hall.wires.items()}
        limits = desk.hall.settings.limits
        return SettingsInfo(
            clocks=list(CLOCKS),
            chat=list(CHAT),
            opening_seconds=limits.opening_seconds,
            call_off_after=limits.call_off_after,
            away_seconds=limits.away_seconds,
            games=games,
        )


def _add_server(app: FastAPI, settings: Settings) -> None:
    @app.get("/healthz", response_model=Health, tags=["server"])
    async def healthz() -> Health:
        """The server is alive."""
        return Health(status="ok")

    @app.get("/readyz", response_model=Readiness, responses={503: {"model": Readiness}}, tags=["server"])
    async def readyz(hall: TheHall, response: Response) -> Readiness:
        """The server can take decisions; or why it cannot."""
        why = hall.health.reasons
        response.status_code = 503 if why else 200
        return Readiness(status="not-ready" if why else "ready", why=why)

    @app.get("/metrics", response_class=Response, responses=_refusals(404), tags=["server"])
    async def metrics(request: Request, hall: TheHall) -> Response:
        """Counts for Prometheus: for this machine, or whoever has the token. They would tell strangers too much."""
        if not inside.may_watch(request.scope, hall.settings.metrics_token):
            raise Refused("no-such-page", "there is nothing at this address")
        return Response(hall.metrics.text(hall.gauges()), media_type="text/plain; version=0.0.4")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show_page(path: str, request: Request, desk: TheDesk) -> Response:
        """The browser app; every browser that opens it gets a device's cookie, and gives old ones back."""
        if path == "api" or path.startswith("api/"):
            raise Refused("no-such-page", "there is nothing at this address")
        response = page(request, head=await _head(path, request, settings))
        if is_app(path):
            request.state.origins.notice(request.headers)
            jar = _jar(request)
            if jar.device(desk.hall.secret) is None:
                device = cookies.set_device(desk.hall.secret, cookies.new_device(), secure=_is_secure(request))
                response.headers.append("Set-Cookie", device)
                response.headers["Cache-Control"] = "private, no-cache"
            for code in await devices.exchange(desk, jar, path.rpartition("/")[2]):
                response.headers.append("Set-Cookie", cookies.end_seat(code))
        return response


def _game_info(wire: Wire) -> GameInfo:
    return GameInfo(
        bots=list(wire.bots),
        stand_in=wire.stand_in,
        seats=wire.seats,
        clocks=list(wire.clocks),
        gentle_clock=GENTLE_CLOCK if GENTLE_CLOCK in wire.clocks else None,
        form=wire.form,
    )


@lru_cache(maxsize=500)
def _qr(link: str, title: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=2, xmldecl=False, omitsize=True, title=title
    )
    return picture.getvalue()


def _link(settings: Settings, request: Request, code: str) -> str:
    base = settings.origins[0].rstrip("/") if settings.origins else str(request.base_url).rstrip("/")
    return f"{base}/t/{code}"


async def _head(path: str, request: Request, settings: Settings) -> str:
    """What the page of a table says of it; nothing if there is none, or if its address asks too fast."""
    address = request.client.host if request.client else ""
    if not TABLE.fullmatch(path) or not request.state.visitors.may_ask(address, "reads"):
        return ""
    try:
        found = await _found(path.removeprefix("t/"), request)
    except Refused:
        return ""
    language = invites.language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    link = _link(settings, request, found.told.table)
    return invites.head_of(invites.poster_of(found, language, is_picture=False), link, language)


def _jar(request: Request) -> Jar:
    return Jar(request.headers.getlist("cookie"))


def _is_secure(request: Request) -> bool:
    return request.url.scheme == "https" or (request.headers.get("origin") or "").startswith("https:")


def _give_cookies(hall: Hall, request: Request, response: Response, seated: Seated) -> None:
    """The device's own cookie, for as long as may be; and an end to the seat cookie of the table."""
    device = cookies.set_device(hall.secret, seated.device, secure=_is_secure(request))
    response.headers.append("Set-Cookie", device)
    code, secret = seated.live.table.code, hall.secret
    known = [other for other in _jar(request).games(secret, seated.device) if other != code]
    listed = [code, *known][: hall.settings.limits.games]
    response.headers.append("Set-Cookie", cookies.set_games(secret, seated.device, listed, secure=_is_secure(request)))
    if seated.is_seat_cookie_over:
        response.headers.append("Set-Cookie", cookies.end_seat(seated.live.table.code))


def _ticket(seated: Seated) -> Ticket:
    table = seated.live.table
    seats = [int(seat) for seat in table.seats_of(seated.number)]
    return Ticket(table=table.code, seats=seats, invite=f"/t/{table.code}")


def _openapi(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        _, parts = msgspec.json.schema_components([messages.Lobby, Tables, OwnGames], ref_template=SCHEMA + "{name}")
        document["components"]["schemas"] |= parts
        document["components"]["schemas"]["Record"] = {
            "type": "object",
            "description": "A match record: docs/formats/match.md",
        }
        app.openapi_schema = document
    return app.openapi_schema
