import hashlib
import secrets

from fastapi import APIRouter, Response

from pool.bodies import Body, Line
from pool.calendar_text import calendar_text
from pool.class_routes import CLASSES
from pool.clock import Clock
from pool.faults import Fault
from pool.store import Store


class NewCalendar(Body):
    teacher: Line


def calendar_routes(store: Store, clock: Clock) -> APIRouter:
    routes = APIRouter()

    @routes.post("/calendars", status_code=201)
    def create_calendar(body: NewCalendar) -> dict:
        token = secrets.token_urlsafe(24)
        with store.write() as db:
            db.execute(
                "insert or replace into calendars (teacher, token_hash) values (?, ?)", [body.teacher, hash_of(token)]
            )
        return {"path": f"/calendar/{token}.ics"}

    @routes.get("/calendar/{token}.ics")
    def show_calendar(token: str) -> Response:
        with store.read() as db:
            found = db.execute("select teacher from calendars where token_hash = ?", [hash_of(token)]).fetchone()
            if found is None:
                raise Fault(404, "unknown_calendar", "There is no such calendar.")
            rows = db.execute(f"{CLASSES} where teacher = ? order by starts_at, id", [found["teacher"]]).fetchall()
        return Response(calendar_text(rows, clock.now()), media_type="text/calendar; charset=utf-8")

    return routes


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
