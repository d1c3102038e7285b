from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pool.class_routes import Course, add_class, find_class, shown_class
from pool.clock import at_school, parse_day, parse_time_of_day, show_time
from pool.store import Store


class NewSeries(Course):
    first: str
    time: str
    weeks: Annotated[int, Field(ge=1, le=52)]


def series_routes(store: Store) -> APIRouter:
    routes = APIRouter()

    @routes.post("/series", status_code=201)
    def create_series(body: NewSeries) -> dict:
        first, clock = parse_day(body.first), parse_time_of_day(body.time)
        # the week is added to the day: 17:30 stays 17:30 when the clocks change
        starts = [show_time(at_school(first + timedelta(weeks=week), clock)) for week in range(body.weeks)]
        with store.write() as db:
            numbers = [add_class(db, body, start) for start in starts]
            return {"classes": [shown_class(find_class(db, number)) for number in numbers]}

    return routes
