import secrets
import sqlite3
from typing import Annotated

from fastapi import APIRouter, Header, Response
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from pool.bodies import Body, Line
from pool.class_routes import find_class
from pool.clock import Clock, show_time
from pool.faults import Fault
from pool.payments import Payments, Unknown
from pool.store import Store

RequestId = Annotated[str, Field(min_length=1, max_length=200)]


class NewBooking(Body):
    name: Line
    email: Line
    card: Line | None = None


def booking_routes(store: Store, clock: Clock, payments: Payments) -> APIRouter:
    routes = APIRouter()

    def reserve(number: str, body: NewBooking, request_id: str | None) -> dict:
        with store.write() as db:
            booking = find_earlier(db, number, body, request_id) or add_booking(db, number, body, show_time(clock.now()))
            if booking["status"] == "paying":
                payments.check()
            if request_id is not None:
                db.execute("insert or ignore into requests (id, booking_id) values (?, ?)", [request_id, booking["id"]])
            return dict(booking)

    def settle(booking: str, charge: str) -> dict:
        with store.write() as db:
            db.execute("update bookings set status = 'booked', charge = ? where id = ?", [charge, booking])
            return dict(db.execute("select * from bookings where id = ?", [booking]).fetchone())

    def release(booking: str) -> None:
        with store.write() as db:
            db.execute("delete from bookings where id = ? and status = 'paying'", [booking])

    # async: a place in the thread pool would be held as long as the company thinks
    @routes.post("/classes/{number}/bookings", status_code=201)
    async def book(number: str, body: NewBooking, request_id: Annotated[RequestId | None, Header()] = None) -> dict:
        booking = await run_in_threadpool(reserve, number, body, request_id)
        if booking["status"] == "booked":
            return shown_booking(booking)
        try:
            charge = await payments.charge(booking["charge_key"], booking["amount"], body.card or "", number)
        except Unknown as error:
            # the money may have been taken: the place stays for the next call
            raise Fault(503, "payment_unknown", "We do not know yet whether the card was charged.") from error
        if charge is None:
            await run_in_threadpool(release, booking["id"])
            raise Fault(402, "declined", "The card was declined.")
        return shown_booking(await run_in_threadpool(settle, booking["id"], charge))

    @routes.get("/bookings/{booking}")
    def show_booking(booking: str) -> dict:
        with store.read() as db:
            row = db.execute("select * from bookings where id = ? and status = 'booked'", [booking]).fetchone()
            if row is None:
                raise Fault(404, "unknown_booking", "There is no such booking.")
            return shown_booking(row)

    @routes.delete("/bookings/{booking}", status_code=204)
    def cancel(booking: str) -> Response:
        with store.write() as db:
            if db.execute("delete from bookings where id = ? and status = 'booked'", [booking]).rowcount == 0:
                raise Fault(404, "unknown_booking", "There is no such booking.")
        return Response(status_code=204)

    return routes


def find_earlier(db: sqlite3.Connection, number: str, body: NewBooking, request_id: str | None) -> sqlite3.Row | None:
    """The booking that this call began before: by its id, or by an address whose payment is still open."""
    by_id = db.execute(
        "select bookings.* from requests join bookings on bookings.id = booking_id where requests.id = ?", [request_id]
    ).fetchone()
    if by_id is not None:
        if (by_id["class_id"], by_id["email"]) != (number, body.email):
            raise Fault(409, "request_used", "This Request-Id belongs to another booking.")
        return by_id
    if body.card is None:
        return None
    query = "select * from bookings where class_id = ? and email = ? and status = 'paying'"
    return db.execute(query, [number, body.email]).fetchone()


def add_booking(db: sqlite3.Connection, number: str, body: NewBooking, now: str) -> sqlite3.Row:
    swimming = find_class(db, number)
    if swimming["starts_at"] <= now:
        raise Fault(409, "begun", "The class has begun.")
    if db.execute("select 1 from bookings where class_id = ? and email = ?", [number, body.email]).fetchone():
        raise Fault(409, "already_booked", "This address has a place in the class.")
    if swimming["taken"] >= swimming["places"]:
        raise Fault(409, "full", "The class has no place left.")
    booking = secrets.token_hex(6)
    amount = 0 if body.card is None else swimming["price"]
    status, key = ("booked", None) if amount == 0 else ("paying", secrets.token_hex(16))
    db.execute(
        "insert into bookings (id, class_id, name, email, booked_at, status, amount, charge_key) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [booking, number, body.name, body.email, now, status, amount, key],
    )
    return db.execute("select * from bookings where id = ?", [booking]).fetchone()


def shown_booking(row: sqlite3.Row | dict) -> dict:
    return {
        "id": row["id"],
        "class": row["class_id"],
        "name": row["name"],
        "email": row["email"],
        "bookedAt": row["booked_at"],
        "charge": row["charge"],
    }
