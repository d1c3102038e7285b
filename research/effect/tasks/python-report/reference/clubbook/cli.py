"""The command line."""

import argparse
import os
import re
import sys

from clubbook.bank_csv import read_bank_csv
from clubbook.book import load, save
from clubbook.club_csv import read_club_csv
from clubbook.errors import UserError
from clubbook.money import format_amount
from clubbook.report import as_text, monthly, write_csv

READERS = {"club": read_club_csv, "bank": read_bank_csv}


def main(words):
    """Run one command; returns the exit code: 0, or 2 for something the treasurer can put right."""
    arguments = parser().parse_args(words)
    # names of the bank's file must not stop a terminal that cannot show them
    sys.stdout.reconfigure(errors="backslashreplace")
    path = os.environ.get("CLUBBOOK_DATA", "book.json")
    try:
        arguments.run(arguments, path)
    except UserError as error:
        print(f"clubbook: {error}", file=sys.stderr)
        return 2
    return 0


def parser():
    root = argparse.ArgumentParser(prog="clubbook", description="The cash book of our club.")
    commands = root.add_subparsers(required=True, metavar="COMMAND")

    add = commands.add_parser("member", help="add a member")
    add.add_argument("number")
    add.add_argument("name")
    add.set_defaults(run=add_member)

    read = commands.add_parser("import", help="add the bookings of a list")
    read.add_argument("file")
    read.add_argument("--format", choices=sorted(READERS), default="club", help="whose file it is (default: club)")
    read.set_defaults(run=import_file)

    show = commands.add_parser("balance", help="show what each member has paid")
    show.set_defaults(run=print_balances)

    report = commands.add_parser("report", help="show the months of a year")
    report.add_argument("year")
    report.add_argument("--csv", metavar="FILE", help="also write them to FILE")
    report.set_defaults(run=print_report)
    return root


def add_member(arguments, path):
    book = load(path)
    if arguments.number in book.members:
        raise UserError(f"there is a member {arguments.number} already")
    book.members[arguments.number] = arguments.name
    save(book, path)


def import_file(arguments, path):
    book = load(path)
    bookings = READERS[arguments.format](arguments.file, book)
    book.bookings.extend(bookings)
    save(book, path)
    print(f"{len(bookings)} bookings added")
    for booking in bookings:
        if booking["member"] is None:
            text = " ".join(booking["text"].split())
            print(f"no member: {booking['date']}\t{format_amount(booking['amount'])}\t{text}")


def print_balances(arguments, path):
    book = load(path)
    for number in sorted(book.members):
        print(f"{number}\t{format_amount(book.balance(number))}")


def print_report(arguments, path):
    if not re.fullmatch(r"[0-9]{4}", arguments.year) or arguments.year == "0000":
        raise UserError(f"{arguments.year!r} is not a year such as 2026")
    rows = monthly(load(path), int(arguments.year))
    if arguments.csv is not None:
        write_csv(rows, arguments.csv)
    print(as_text(rows))
