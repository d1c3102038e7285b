import logging

from fastapi import FastAPI, Request

from pool.booking_routes import booking_routes
from pool.calendar_routes import calendar_routes
from pool.class_routes import class_routes
from pool.clock import Clock
from pool.faults import answer_faults
from pool.payments import Payments
from pool.series_routes import series_routes
from pool.store import Store

log = logging.getLogger("pool")


def create_app(store: Store, clock: Clock, payments: Payments) -> FastAPI:
    app = FastAPI(title="Pool")
    answer_faults(app)

    @app.middleware("http")
    async def write_log(request: Request, call_next):
        answer = await call_next(request)
        # the address of a calendar opens it, so the log gets the pattern of an address
        route = getattr(request.scope.get("route"), "path", "unknown")
        log.info("%s %s %d", request.method, route, answer.status_code)
        return answer

    app.include_router(class_routes(store, clock))
    app.include_router(booking_routes(store, clock, payments))
    app.include_router(series_routes(store))
    app.include_router(calendar_routes(store, clock))
    return app
