import time
from datetime import datetime, timedelta, timezone

from pool.faults import Fault


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


def show_time(moment: datetime) -> str:
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
