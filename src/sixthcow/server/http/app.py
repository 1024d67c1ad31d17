"""The application: all routes behind one guard, every error a `Problem`, every answer with care."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import lru_cache

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from sixthcow.server.hall import Hall
from sixthcow.server.http import (
    accounts,
    bots,
    doors,
    headers,
    health,
    imports,
    me,
    people,
    problems,
    records,
    tables,
)
from sixthcow.server.http.describing import JSON
from sixthcow.server.http.document import describe
from sixthcow.server.http.front import Front
from sixthcow.server.http.identity import provide_known, provide_me
from sixthcow.server.http.page import Page, show_page
from sixthcow.server.http.settings import HttpSettings
from sixthcow.server.parts import Parts

ROUTES: list[ControllerRouterHandler] = [
    me.show_me,
    me.change_me,
    me.forget_me,
    me.export_me,
    accounts.make_account,
    accounts.log_in,
    accounts.log_out,
    accounts.change_password,
    people.show_person,
    people.show_stats,
    people.show_history,
    people.show_my_history,
    people.show_leaderboard,
    tables.show_catalogue,
    tables.open_table,
    tables.show_table,
    tables.command_table,
    tables.show_so_far,
    tables.table_socket,
    tables.show_lobby,
    tables.lobby_socket,
    records.show_record,
    records.show_replay,
    records.show_proof,
    records.replay_record,
    imports.import_record,
    imports.show_imports,
    imports.remove_import,
    bots.make_bot,
    bots.show_bots,
    bots.remove_bot,
    bots.bot_stream,
    health.healthz,
    health.readyz,
    health.metrics,
]


def create_app(parts: Parts, hall: Hall, settings: HttpSettings) -> Litestar:
    """The server's application. The hall has been started; `app.state.front.stop()` closes it."""
    front, page = Front(parts, hall, settings), Page(settings.page_directory)
    dependencies = {
        "front": Provide(lambda: front, sync_to_thread=False),
        "page": Provide(lambda: page, sync_to_thread=False),
        "me": Provide(provide_me),
        "known": Provide(provide_known),
    }

    @lru_cache(1)
    def document() -> bytes:
        return msgspec.json.encode(describe(ROUTES, dependencies))

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
    def show_document() -> Response[bytes]:
        """The OpenAPI document."""
        return Response(document(), media_type=JSON)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        watching = asyncio.create_task(front.sockets.watch(parts.store.person_of))
        try:
            yield
        finally:
            watching.cancel()

    return Litestar(
        [*ROUTES, show_document, show_page],
        after_exception=[problems.note],
        before_send=[headers.finisher(front)],
        dependencies=dependencies,
        exception_handlers=problems.handlers(front),
        guards=[doors.guard(front)],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=settings.limits.body,
        state=State({"front": front}),
    )
