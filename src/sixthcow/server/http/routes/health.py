"""For operators: is the server alive, can it work, its metrics."""

from litestar import MediaType, Response, get

from sixthcow.server.http.context import Context
from sixthcow.server.http.openapi import says
from sixthcow.server.refusals import Declined
from sixthcow.server.wire.bot_api import Ready

FIGURES = "text/plain; version=1.0.0"


@get("/healthz", opt=says(str, kind="text/plain"), media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", opt=says(Ready))
async def readyz(context: Context) -> Ready:
    """The store can be written to."""
    await context.services.store.check()
    return Ready(ready=True)


@get("/metrics", opt=says(str, 404, kind="text/plain"))
async def metrics(context: Context) -> Response[bytes]:
    """Figures for Prometheus."""
    if not context.settings.metrics:
        raise Declined("not-found", 404)
    return Response(context.metrics.exposition(), media_type=FIGURES)
