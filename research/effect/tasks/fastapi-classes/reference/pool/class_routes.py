import base64
import secrets
import sqlite3
from datetime import time, timedelta
from typing import Annotated

from fastapi import APIRouter, Query, Response

from pool.bodies import Body, Line, Minutes, Places, Price
from pool.clock import Clock, at_school, parse_day, parse_time, show_time
from pool.faults import Fault
from pool.store import Store

CLASSES = """
    select classes.*, (select count(*) from bookings where class_id = classes.id) as taken
    from classes
"""


class Course(Body):
    title: Line
    teacher: Line
    minutes: Minutes
    places: Places
    price: Price


class NewClass(Course):
    startsAt: str


class ChangedClass(Body):
    title: Line | None = None
    places: Places | None = None
    price: Price | None = None


def class_routes(store: Store, clock: Clock) -> APIRouter:
    routes = APIRouter()

    @routes.post("/classes", status_code=201)
    def create_class(body: NewClass) -> dict:
        with store.write() as db:
            number = add_class(db, body, show_time(parse_time(body.startsAt)))
            return shown_class(find_class(db, number))

    @routes.get("/classes")
    def list_classes(
        limit: Annotated[int | None, Query(ge=1, le=200)] = None,
        after: str | None = None,
        day: str | None = None,
    ) -> dict:
        conditions, values = ["starts_at > ?"], [show_time(clock.now())]
        if day is not None:
            from_day = parse_day(day)
            conditions.append("starts_at >= ? and starts_at < ?")
            values += [show_time(at_school(each, time())) for each in (from_day, from_day + timedelta(days=1))]
        if after is not None:
            conditions.append("(starts_at, id) > (?, ?)")
            values += read_place(after)
        with store.read() as db:
            query = f"{CLASSES} where {' and '.join(conditions)} order by starts_at, id limit ?"
            rows = db.execute(query, [*values, -1 if limit is None else limit + 1]).fetchall()
        if limit is None:
            return {"classes": [shown_class(row) for row in rows]}
        page = rows[:limit]
        return {"classes": [shown_class(row) for row in page], "next": show_place(page[-1]) if len(rows) > limit else None}

    @routes.get("/classes/{number}")
    def show_class(number: str) -> dict:
        with store.read() as db:
            return shown_class(find_class(db, number))

    @routes.patch("/classes/{number}")
    def change_class(number: str, body: ChangedClass) -> dict:
        with store.write() as db:
            before = find_class(db, number)
            after = {key: before[key] for key in ("title", "places", "price")} | body.model_dump(exclude_none=True)
            if after["places"] < before["taken"]:
                raise Fault(409, "places_taken", "More people than that take part.")
            db.execute("update classes set title = :title, places = :places, price = :price where id = :id", {**after, "id": number})
            return shown_class(find_class(db, number))

    @routes.delete("/classes/{number}", status_code=204)
    def remove_class(number: str) -> Response:
        with store.write() as db:
            if find_class(db, number)["taken"] > 0:
                raise Fault(409, "places_taken", "People take part in this class.")
            db.execute("delete from classes where id = ?", [number])
        return Response(status_code=204)

    return routes


def show_place(row: sqlite3.Row) -> str:
    """Where a page ends, by what orders the list: it stays right when that class is gone."""
    return base64.urlsafe_b64encode(f"{row['starts_at']} {row['id']}".encode()).decode().rstrip("=")


def read_place(text: str) -> list[str]:
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        starts_at, number = raw.decode("ascii").split(" ")
    except ValueError as error:
        raise Fault(422, "invalid", "after is no place in the list.") from error
    return [show_time(parse_time(starts_at)), number]


def add_class(db: sqlite3.Connection, body: Course, starts_at: str) -> str:
    number = secrets.token_hex(6)
    db.execute(
        "insert into classes (id, title, teacher, starts_at, minutes, places, price) values (?, ?, ?, ?, ?, ?, ?)",
        [number, body.title, body.teacher, starts_at, body.minutes, body.places, body.price],
    )
    return number


def find_class(db: sqlite3.Connection, number: str) -> sqlite3.Row:
    row = db.execute(f"{CLASSES} where id = ?", [number]).fetchone()
    if row is None:
        raise Fault(404, "unknown_class", "There is no such class.")
    return row


def shown_class(row: sqlite3.Row) -> dict:
    return {
        "id": row["id"],
        "title": row["title"],
        "teacher": row["teacher"],
        "startsAt": row["starts_at"],
        "minutes": row["minutes"],
        "places": row["places"],
        "free": row["places"] - row["taken"],
        "price": row["price"],
    }
