"""The lists that our trainers type by hand: date,member,amount,text."""

import csv
from datetime import date

from clubbook.errors import UserError
from clubbook.money import parse_amount

COLUMNS = ["date", "member", "amount", "text"]


def read_club_csv(path, book):
    """Return the bookings of a list, or raise an error with the first line that is wrong."""
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows = csv.DictReader(file)
            if rows.fieldnames != COLUMNS:
                raise UserError(f"{path}: the first line must be {','.join(COLUMNS)}")
            return [read_row(row, f"{path}, line {rows.line_num}", book) for row in rows]
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"{path} cannot be read: {error}") from error


def read_row(row, place, book):
    try:
        day = date.fromisoformat(row["date"])
        amount = parse_amount(row["amount"] or "")
    except (ValueError, TypeError, UserError) as error:
        raise UserError(f"{place}: {error}") from error
    if row["member"] not in book.members:
        raise UserError(f"{place}: there is no member {row['member']}")
    return {"date": day.isoformat(), "member": row["member"], "amount": amount, "text": row["text"] or ""}
