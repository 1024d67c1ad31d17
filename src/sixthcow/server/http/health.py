"""For those who look after the server: is it alive, can it work, its figures."""

from litestar import MediaType, Response, get

from sixthcow.server.http.describing import says
from sixthcow.server.http.front import TheFront
from sixthcow.server.http.shapes import Ready
from sixthcow.server.refusals import Declined

FIGURES = "text/plain; version=1.0.0"


@get("/healthz", opt=says(str, kind="text/plain"), media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", opt=says(Ready))
async def readyz(front: TheFront) -> Ready:
    """The store can be written to."""
    await front.parts.store.check()
    return Ready(ready=True)


@get("/metrics", opt=says(str, 404, kind="text/plain"))
async def metrics(front: TheFront) -> Response[bytes]:
    """Figures for Prometheus."""
    if not front.settings.metrics:
        raise Declined("not-found", 404)
    return Response(front.meter.exposition(), media_type=FIGURES)
