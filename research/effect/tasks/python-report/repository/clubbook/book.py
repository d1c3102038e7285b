"""The book: members and bookings in one JSON file."""

import json
import os
from pathlib import Path

from clubbook.errors import UserError


class Book:
    """members maps numbers such as M-0012 to names; bookings are dicts with date (ISO), member, amount (cents) and text."""

    def __init__(self, members, bookings):
        self.members = members
        self.bookings = bookings

    def balance(self, member):
        return sum(booking["amount"] for booking in self.bookings if booking["member"] == member)


def load(path):
    """Read the book; a missing file is an empty book."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Book({}, [])
    except ValueError as error:
        raise UserError(f"{path} is not a book: {error}") from error
    return Book(data["members"], data["bookings"])


def save(book, path):
    """Replace the file as a whole, so that a crash leaves the old or the new one."""
    data = {"members": book.members, "bookings": book.bookings}
    new = f"{path}.new"
    Path(new).write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
    os.replace(new, path)
