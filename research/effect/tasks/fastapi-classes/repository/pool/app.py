import logging

from fastapi import FastAPI, Request

from pool.booking_routes import booking_routes
from pool.class_routes import class_routes
from pool.clock import Clock
from pool.faults import answer_faults
from pool.store import Store

log = logging.getLogger("pool")


def create_app(store: Store, clock: Clock) -> FastAPI:
    app = FastAPI(title="Pool")
    answer_faults(app)

    @app.middleware("http")
    async def write_log(request: Request, call_next):
        answer = await call_next(request)
        log.info("%s %s %d", request.method, request.url.path, answer.status_code)
        return answer

    app.include_router(class_routes(store, clock))
    app.include_router(booking_routes(store, clock))
    return app
