"""The file that our bank lets us download: Windows encoding, semicolons, German dates and amounts, lines before and after."""

import csv
import re
from collections import Counter
from datetime import datetime

from clubbook.errors import UserError
from clubbook.money import parse_amount

COLUMNS = ["Buchungstag", "Name", "Verwendungszweck", "Betrag"]
MEMBER = re.compile(r"(?<![A-Z0-9])M-[0-9]{4}(?![0-9])")


def read_bank_csv(path, book):
    """Return the bookings of the file that are not in the book yet, or raise an error with the first line that is wrong."""
    bookings = [read_row(row, place, book) for row, place in find_rows(path)]
    known = Counter(identity(booking) for booking in book.bookings if booking.get("source") == "bank")
    new = []
    for booking in bookings:
        # two equal bookings of one file are two bookings
        if known[identity(booking)] > 0:
            known[identity(booking)] -= 1
        else:
            new.append(booking)
    return new


def find_rows(path):
    """Return the rows between the head and the sum, each with its place."""
    try:
        with open(path, encoding="cp1252", newline="") as file:
            reader = csv.reader(file, delimiter=";", strict=True)
            rows = [(row, f"{path}, line {reader.line_num}") for row in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise UserError(f"{path} cannot be read: {error}") from error
    heads = [index for index, (row, _) in enumerate(rows) if row == COLUMNS]
    if not heads:
        raise UserError(f"{path} is not a file of our bank: there is no line {';'.join(COLUMNS)}")
    return [(row, place) for row, place in rows[heads[0] + 1 :] if row and row[0] != "Summe"]


def read_row(row, place, book):
    try:
        day, name, purpose, amount = row
        when = datetime.strptime(day, "%d.%m.%Y").date()
        if not re.fullmatch(r"-?([0-9]{1,3}(\.[0-9]{3})*|[0-9]+),[0-9]{2}", amount):
            raise UserError(f"{amount!r} is not an amount such as 1.234,50")
        cents = parse_amount(amount.replace(".", "").replace(",", "."))
    except (ValueError, UserError) as error:
        raise UserError(f"{place}: {error}") from error
    numbers = [number for number in MEMBER.findall(purpose.upper()) if number in book.members]
    member = numbers[0] if len(set(numbers)) == 1 else None
    return {
        "date": when.isoformat(),
        "member": member,
        "amount": cents,
        "text": f"{name}: {purpose}",
        "source": "bank",
    }


def identity(booking):
    return booking["date"], booking["amount"], booking["text"]
