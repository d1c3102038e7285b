"""The command line."""

import argparse
import os
import sys

from clubbook.book import load, save
from clubbook.club_csv import read_club_csv
from clubbook.errors import UserError
from clubbook.money import format_amount


def main(words):
    """Run one command; returns the exit code: 0, or 2 for something the treasurer can put right."""
    arguments = parser().parse_args(words)
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
    read.set_defaults(run=import_file)

    show = commands.add_parser("balance", help="show what each member has paid")
    show.set_defaults(run=print_balances)
    return root


def add_member(arguments, path):
    book = load(path)
    if arguments.number in book.members:
        raise UserError(f"there is a member {arguments.number} already")
    book.members[arguments.number] = arguments.name
    save(book, path)


def import_file(arguments, path):
    book = load(path)
    bookings = read_club_csv(arguments.file, book)
    book.bookings.extend(bookings)
    save(book, path)
    print(f"{len(bookings)} bookings added")


def print_balances(arguments, path):
    book = load(path)
    for number in sorted(book.members):
        print(f"{number}\t{format_amount(book.balance(number))}")
