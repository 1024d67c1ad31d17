"""The Litestar application: all routes behind one guard, and every error a `Problem`."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import lru_cache

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from sixthcow.server.http import headers, problems
from sixthcow.server.http.auth.guard import guard
from sixthcow.server.http.auth.identity import provide_known, provide_me
from sixthcow.server.http.context import HttpContext, HttpSettings
from sixthcow.server.http.openapi import JSON, describe
from sixthcow.server.http.requests import AnyRequest, address_of
from sixthcow.server.http.routes import (
    accounts,
    bot_accounts,
    catalogue,
    finished_games,
    health,
    imported_records,
    me,
    profiles,
    reviews,
    tables,
    training,
    tries,
)
from sixthcow.server.http.static_files import Page, show_page
from sixthcow.server.tables.registry import TableRegistry

ROUTES: list[ControllerRouterHandler] = [
    me.show_me,
    me.change_me,
    me.forget_me,
    me.export_me,
    accounts.make_account,
    accounts.log_in,
    accounts.log_out,
    accounts.change_password,
    profiles.show_person,
    profiles.show_stats,
    profiles.show_history,
    profiles.show_my_history,
    profiles.show_leaderboard,
    catalogue.show_catalogue,
    tables.open_table,
    tables.join_quick,
    tables.show_table,
    tables.command_table,
    tables.take_hint,
    tables.show_so_far,
    tables.table_socket,
    tables.show_lobby,
    tables.lobby_socket,
    finished_games.show_record,
    finished_games.show_replay,
    finished_games.show_proof,
    reviews.show_review,
    reviews.review_socket,
    tries.try_it,
    training.show_training,
    training.show_position,
    finished_games.replay_record,
    imported_records.import_record,
    imported_records.show_imports,
    imported_records.remove_import,
    bot_accounts.make_bot,
    bot_accounts.show_bots,
    bot_accounts.remove_bot,
    bot_accounts.bot_stream,
    health.healthz,
    health.readyz,
    health.metrics,
]


def create_app(registry: TableRegistry, settings: HttpSettings) -> Litestar:
    """The application for a started registry; `app.state.context.stop()` closes it."""
    context, page = HttpContext(registry, settings), Page(settings.page_directory)
    dependencies = {
        "context": Provide(lambda: context, sync_to_thread=False),
        "page": Provide(lambda: page, sync_to_thread=False),
        "me": Provide(provide_me),
        "known": Provide(provide_known),
    }

    @lru_cache(1)
    def document() -> bytes:
        return msgspec.json.encode(describe(ROUTES, dependencies))

    @get("/api/openapi.json", include_in_schema=False)
    async def show_document(request: AnyRequest) -> Response[bytes]:
        """The OpenAPI document."""
        return Response(await context.work.do(address_of(request), document), media_type=JSON)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        watching = asyncio.create_task(context.sockets.watch(context.services.store.person_of))
        try:
            yield
        finally:
            watching.cancel()

    return Litestar(
        [*ROUTES, show_document, show_page],
        after_exception=[problems.note],
        before_send=[headers.finisher(context)],
        dependencies=dependencies,
        exception_handlers=problems.handlers(context),
        guards=[guard(context)],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=settings.limits.body,
        state=State({"context": context}),
    )
