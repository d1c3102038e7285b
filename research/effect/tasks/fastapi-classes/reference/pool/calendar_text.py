import re
import sqlite3
from collections.abc import Iterable
from datetime import datetime, timedelta

from pool.clock import parse_time

ENDS = "\r\n"


def calendar_text(classes: Iterable[sqlite3.Row], now: datetime) -> str:
    """The classes as iCalendar (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Pool//Classes//EN"]
    for row in classes:
        start = parse_time(row["starts_at"])
        lines += [
            "BEGIN:VEVENT",
            f"UID:{row['id']}@pool",
            f"DTSTAMP:{stamp(now)}",
            f"DTSTART:{stamp(start)}",
            f"DTEND:{stamp(start + timedelta(minutes=row['minutes']))}",
            f"SUMMARY:{escape(row['title'])} ({row['taken']}/{row['places']})",
            "END:VEVENT",
        ]
    return "".join(fold(line) + ENDS for line in [*lines, "END:VCALENDAR"])


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def escape(text: str) -> str:
    one_kind = re.sub(r"\r\n?", "\n", text)
    visible = re.sub(r"[\x00-\x09\x0b-\x1f\x7f]", " ", one_kind)
    return re.sub(r"([\\;,])", r"\\\1", visible).replace("\n", "\\n")


def fold(line: str) -> str:
    """Breaks a line after 75 bytes at most, never inside a character."""
    parts, length = [""], 0
    for letter in line:
        size = len(letter.encode())
        if length + size > 74:
            parts.append("")
            length = 0
        parts[-1] += letter
        length += size
    return f"{ENDS} ".join(parts)
