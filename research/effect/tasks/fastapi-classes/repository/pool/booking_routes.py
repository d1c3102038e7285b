import secrets
import sqlite3

from fastapi import APIRouter, Response

from pool.bodies import Body, Line
from pool.class_routes import find_class
from pool.clock import Clock, show_time
from pool.faults import Fault
from pool.store import Store


class NewBooking(Body):
    name: Line
    email: Line


def booking_routes(store: Store, clock: Clock) -> APIRouter:
    routes = APIRouter()

    @routes.post("/classes/{number}/bookings", status_code=201)
    def book(number: str, body: NewBooking) -> dict:
        with store.write() as db:
            return shown_booking(add_booking(db, number, body, show_time(clock.now())))

    @routes.get("/bookings/{booking}")
    def show_booking(booking: str) -> dict:
        with store.read() as db:
            row = db.execute("select * from bookings where id = ?", [booking]).fetchone()
            if row is None:
                raise Fault(404, "unknown_booking", "There is no such booking.")
            return shown_booking(row)

    @routes.delete("/bookings/{booking}", status_code=204)
    def cancel(booking: str) -> Response:
        with store.write() as db:
            if db.execute("delete from bookings where id = ?", [booking]).rowcount == 0:
                raise Fault(404, "unknown_booking", "There is no such booking.")
        return Response(status_code=204)

    return routes


def add_booking(db: sqlite3.Connection, number: str, body: NewBooking, now: str) -> sqlite3.Row:
    swimming = find_class(db, number)
    if swimming["starts_at"] <= now:
        raise Fault(409, "begun", "The class has begun.")
    if db.execute("select 1 from bookings where class_id = ? and email = ?", [number, body.email]).fetchone():
        raise Fault(409, "already_booked", "This address has a place in the class.")
    if swimming["taken"] >= swimming["places"]:
        raise Fault(409, "full", "The class has no place left.")
    booking = secrets.token_hex(6)
    db.execute(
        "insert into bookings (id, class_id, name, email, booked_at) values (?, ?, ?, ?, ?)",
        [booking, number, body.name, body.email, now],
    )
    return db.execute("select * from bookings where id = ?", [booking]).fetchone()


def shown_booking(row: sqlite3.Row) -> dict:
    return {
        "id": row["id"],
        "class": row["class_id"],
        "name": row["name"],
        "email": row["email"],
        "bookedAt": row["booked_at"],
    }
