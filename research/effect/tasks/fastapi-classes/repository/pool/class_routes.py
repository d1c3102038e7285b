import secrets
import sqlite3

from fastapi import APIRouter, Response

from pool.bodies import Body, Line, Minutes, Places, Price
from pool.clock import Clock, parse_time, show_time
from pool.faults import Fault
from pool.store import Store

CLASSES = """
    select classes.*, (select count(*) from bookings where class_id = classes.id) as taken
    from classes
"""


class NewClass(Body):
    title: Line
    teacher: Line
    startsAt: str
    minutes: Minutes
    places: Places
    price: Price


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
    def list_classes() -> dict:
        with store.read() as db:
            rows = db.execute(f"{CLASSES} where starts_at > ? order by starts_at, id", [show_time(clock.now())])
            return {"classes": [shown_class(row) for row in rows]}

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


def add_class(db: sqlite3.Connection, body: NewClass, starts_at: str) -> str:
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
