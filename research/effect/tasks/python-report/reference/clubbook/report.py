"""What came in and went out in each month of a year."""

import csv
from pathlib import Path

from clubbook.errors import UserError
from clubbook.money import format_amount


def monthly(book, year):
    """Return (month, in, out, balance at its end) for twelve months, in cents."""
    months = {f"{year:04d}-{month:02d}": [0, 0] for month in range(1, 13)}
    balance = sum(booking["amount"] for booking in book.bookings if booking["date"] < f"{year:04d}-01-01")
    for booking in book.bookings:
        sums = months.get(booking["date"][:7])
        if sums is not None:
            sums[0 if booking["amount"] > 0 else 1] += booking["amount"]
    rows = []
    for month, (received, spent) in months.items():
        balance += received + spent
        rows.append((month, received, -spent, balance))
    return rows


def as_text(rows):
    lines = [("month", "in", "out", "balance")]
    lines += [(month, *map(format_amount, amounts)) for month, *amounts in rows]
    total = [format_amount(sum(row[column] for row in rows)) for column in (1, 2)]
    lines.append(("total", *total, ""))
    return "\n".join(f"{a:<8}{b:>14}{c:>14}{d:>14}".rstrip() for a, b, c, d in lines)


def write_csv(rows, path):
    try:
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["month", "in", "out", "balance"])
            writer.writerows([month, *map(format_amount, amounts)] for month, *amounts in rows)
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error}") from error
