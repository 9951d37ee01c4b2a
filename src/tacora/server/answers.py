"""The HTTP answers to whatever is refused or fails: a code, a message, and the place, as JSON."""

from typing import cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tacora.server.guard import refusal_body
from tacora.server.models import NOT_A_NAME
from tacora.server.refusals import Refused

JSON = "application/json"


def add(app: FastAPI) -> None:
    """Let an application answer so."""
    app.add_exception_handler(Refused, _answer_refused)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(SQLAlchemyError, _answer_no_disk)
    app.add_exception_handler(Exception, _answer_fault)


async def _answer_refused(request: Request, no: Exception) -> Response:
    refused = cast("Refused", no)
    if hasattr(request.state, "hall"):
        request.state.hall.metrics.refusals[refused.code] += 1
    return Response(refusal_body(refused), status_code=refused.status, media_type=JSON)


async def _answer_no_disk(request: Request, _: Exception) -> Response:
    return await _answer_refused(request, Refused("no-disk", "the server cannot use its database: try again"))


async def _answer_fault(request: Request, _: Exception) -> Response:
    """Answer for a fault of the server itself; the framework logs its trace."""
    return await _answer_refused(request, Refused("server-fault", "the server failed at this request"))


async def _answer_invalid(request: Request, bad: Exception) -> Response:
    first = cast("RequestValidationError", bad).errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:] if "[" not in str(part))
    code = NOT_A_NAME if first["type"] == NOT_A_NAME else "bad-message"
    return await _answer_refused(request, Refused(code, str(first["msg"]), where))


async def _answer_http(request: Request, bad: Exception) -> Response:
    failure = cast("HTTPException", bad)
    if failure.status_code == 400:  # a body that is not even text
        return await _answer_refused(request, Refused("bad-message", str(failure.detail)))
    body = refusal_body(Refused("no-such-page", str(failure.detail)))
    headers = {"Allow": _allowed(request)} if failure.status_code == 405 else None
    return Response(body, status_code=failure.status_code, media_type=JSON, headers=headers)


def _allowed(request: Request) -> str:
    """The methods of all routes at this address; the framework names those of the first only."""
    routes = [route for route in request.app.routes if isinstance(route, APIRoute) and route.include_in_schema]
    path = request.scope["path"]
    return ", ".join(
        sorted({method for route in routes if route.path_regex.match(path) for method in route.methods or ()})
    )
