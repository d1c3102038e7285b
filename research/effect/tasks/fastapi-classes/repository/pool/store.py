import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

# a step that has run at the school stays as it is
STEPS = [
    """
    create table classes (
      id text primary key,
      title text not null,
      teacher text not null,
      starts_at text not null,
      minutes integer not null,
      places integer not null,
      price integer not null
    );
    create table bookings (
      id text primary key,
      class_id text not null references classes (id),
      name text not null,
      email text not null,
      booked_at text not null,
      unique (class_id, email)
    );
    """,
]


class Store:
    """The SQLite file. Every `read` and `write` is one transaction."""

    def __init__(self, path: str) -> None:
        self._path = path
        with self._open() as db:
            done = db.execute("pragma user_version").fetchone()[0]
            for number, step in enumerate(STEPS[done:], start=done + 1):
                db.executescript(f"begin immediate; {step} pragma user_version = {number}; commit;")

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        with self._open() as db:
            db.execute("begin")
            yield db

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        with self._open() as db:
            db.execute("begin immediate")
            yield db
            db.execute("commit")

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=5, check_same_thread=False)
        db.row_factory = sqlite3.Row
        try:
            db.execute("pragma foreign_keys = on")
            yield db
        finally:
            # what was not committed is undone
            db.close()
