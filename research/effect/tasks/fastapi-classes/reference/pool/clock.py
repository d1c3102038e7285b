import time
import re
from datetime import date, datetime, timedelta, timezone
from datetime import time as time_of_day
from zoneinfo import ZoneInfo

from pool.faults import Fault

SCHOOL = ZoneInfo("Europe/Vienna")


class Clock:
    """Tells the time. With `start` it tells that time at first and goes on from there."""

    def __init__(self, start: str | None = None) -> None:
        self._start = parse_time(start) if start else datetime.now(timezone.utc)
        self._began = time.monotonic()

    def now(self) -> datetime:
        return self._start + timedelta(seconds=time.monotonic() - self._began)


def parse_time(text: str) -> datetime:
    """Reads a time with its offset, such as 2026-03-01T17:30:00+01:00, as UTC in whole seconds."""
    try:
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is None:
            raise ValueError("no offset")
        return moment.astimezone(timezone.utc).replace(microsecond=0)
    except (ValueError, OverflowError) as error:
        raise Fault(422, "invalid", "A time looks like 2026-03-01T17:30:00+01:00.") from error


def parse_day(text: str) -> date:
    """Reads a day such as 2026-03-01 between the years 2000 and 2999."""
    try:
        if re.fullmatch(r"2[0-9]{3}-[0-9]{2}-[0-9]{2}", text) is None:
            raise ValueError("no day")
        return date.fromisoformat(text)
    except ValueError as error:
        raise Fault(422, "invalid", "A day looks like 2026-03-01.") from error


def parse_time_of_day(text: str) -> time_of_day:
    """Reads a time of our clocks such as 17:30."""
    if re.fullmatch(r"([01][0-9]|2[0-3]):[0-5][0-9]", text) is None:
        raise Fault(422, "invalid", "A time of day looks like 17:30.")
    return time_of_day.fromisoformat(text)


def at_school(day: date, clock: time_of_day) -> datetime:
    """The moment at which the clocks of the school show this; refuses what they skip in spring."""
    shown = datetime.combine(day, clock, tzinfo=SCHOOL)
    moment = shown.astimezone(timezone.utc)
    if moment.astimezone(SCHOOL).replace(tzinfo=None) != shown.replace(tzinfo=None):
        raise Fault(422, "invalid", f"There is no {clock:%H:%M} on {day}.")
    return moment


def show_time(moment: datetime) -> str:
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
