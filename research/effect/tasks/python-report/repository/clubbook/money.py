"""Amounts are whole cents everywhere; only these two functions know how they are written."""

import re

from clubbook.errors import UserError


def parse_amount(text):
    """Read an amount such as 12.50, -3 or 0.5 as cents."""
    match = re.fullmatch(r"(-?)([0-9]{1,9})(?:\.([0-9]{1,2}))?", text.strip())
    if match is None:
        raise UserError(f"{text!r} is not an amount such as 12.50")
    sign, euros, cents = match.groups(default="")
    value = int(euros) * 100 + int(cents.ljust(2, "0"))
    return -value if sign else value


def format_amount(cents):
    """Write cents as 12.50."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"
