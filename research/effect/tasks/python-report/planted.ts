import type { PlantedFault } from '../../task.ts';

const cli = 'clubbook/cli.py';
const bank = 'clubbook/bank_csv.py';
const report = 'clubbook/report.py';
const money = 'clubbook/money.py';
const club = 'clubbook/club_csv.py';

export const planted: readonly PlantedFault[] = [
  {
    file: cli,
    find: 'choices=sorted(READERS), default="club"',
    replace: 'choices=sorted(READERS), default="bank"',
    fails: ['a list of a trainer is added without a format', 'its own tests pass'],
  },
  {
    file: cli,
    find: 'book.bookings.extend(bookings)',
    replace: 'book.bookings.extend(booking for booking in bookings if booking not in book.bookings)',
    fails: ['a list of a trainer is added each time'],
  },
  {
    file: club,
    find: 'raise UserError(f"{place}: there is no member {row[\'member\']}")',
    replace: 'raise ValueError(f"{place}: there is no member")',
    fails: ['a wrong line of a list is named and nothing is added'],
  },
  {
    file: money,
    find: 'text.strip())',
    replace: 'text.strip().replace(",", "."))',
    fails: ['amounts of a list keep their point'],
  },
  {
    file: cli,
    find: 'if arguments.number in book.members:',
    replace: 'if arguments.number == book.members:',
    fails: ['a member is added once'],
  },
  {
    file: club,
    find: 'except (OSError, UnicodeDecodeError) as error:',
    replace: 'except UnicodeDecodeError as error:',
    fails: ['a missing file is told in a line'],
  },
  {
    file: bank,
    find: 'import csv\n',
    replace: 'import csv\nimport pip\n',
    fails: ['it needs nothing but Python'],
  },
  {
    file: 'examples/bank.csv',
    find: 'Stadtwerke',
    replace: 'Werke',
    fails: ['the example of the bank is left as it was'],
  },
  {
    file: bank,
    find: 'booking.get("source") == "bank"',
    replace: 'booking["source"] == "bank"',
    fails: ['a book of the old version goes on working'],
  },
  { file: 'README.md', find: '--format bank', replace: '--bank', fails: ['the README tells of the new commands'] },
  {
    file: bank,
    find: 'if row and row[0] != "Summe"]',
    replace: 'if row]',
    fails: ['the example of the bank is added'],
  },
  {
    file: bank,
    find: 'if number in book.members]',
    replace: 'if number not in book.members]',
    fails: ['a booking goes to the member in its purpose', 'a booking without a known number is kept and printed'],
  },
  { file: bank, find: 'purpose.upper()', replace: 'purpose', fails: ['a number in small letters is a number'] },
  {
    file: bank,
    find: '(?<![A-Z0-9])M-[0-9]{4}(?![0-9])',
    replace: 'M-[0-9]{4}',
    fails: ['a longer number is another number'],
  },
  {
    file: cli,
    find: 'if booking["member"] is None:',
    replace: 'if booking["member"] == "":',
    fails: ['a booking without a known number is kept and printed'],
  },
  {
    file: bank,
    find: 'encoding="cp1252"',
    replace: 'encoding="latin-1"',
    fails: ['umlauts and dashes of the bank are read'],
  },
  {
    file: 'clubbook/book.py',
    find: 'indent=1), encoding="utf-8")',
    replace: 'indent=1))',
    fails: ['umlauts are read where the computer is set to nothing'],
  },
  {
    file: bank,
    find: 'parse_amount(amount.replace(".", "").replace(",", "."))',
    replace: 'int(float(amount.replace(".", "").replace(",", ".")) * 100)',
    fails: ['German amounts are read to the cent'],
  },
  { file: bank, find: '"%d.%m.%Y"', replace: '"%m.%d.%Y"', fails: ['the day comes before the month'] },
  {
    file: bank,
    find: 'csv.reader(file, delimiter=";", strict=True)',
    replace: 'csv.reader((line.replace(\'"\', "") for line in file), delimiter=";")',
    fails: ['purposes with semicolons, quotes and line breaks stay whole'],
  },
  {
    file: bank,
    find: 'raise UserError(f"{place}: {error}") from error',
    replace: 'raise',
    fails: ['a wrong line of the bank is named and nothing is added'],
  },
  {
    file: bank,
    find: 'raise UserError(f"{path} is not a file of our bank: there is no line {\';\'.join(COLUMNS)}")',
    replace: 'return []',
    fails: ['a file that is none of the bank is refused'],
  },
  {
    file: bank,
    find: 'except (OSError, UnicodeDecodeError, csv.Error) as error:',
    replace: 'except csv.Error as error:',
    fails: ['a missing file and a folder are told in a line'],
  },
  {
    file: cli,
    find: 'choices=sorted(READERS), default="club", ',
    replace: 'type=lambda name: name if name in READERS else "bank", default="club", ',
    fails: ['an unknown format is refused'],
  },
  {
    file: bank,
    find: '    return new\n',
    replace: '    if not new:\n        raise UserError("nothing is new")\n    return new\n',
    fails: ['a file without bookings adds nothing', 'a file that is added again counts once'],
  },
  {
    file: bank,
    find: 'if known[identity(booking)] > 0:',
    replace: 'if known[identity(booking)] > 9:',
    fails: ['a file that is added again counts once', 'of a file that overlaps only the new is added'],
  },
  {
    file: bank,
    find: '            new.append(booking)',
    replace: '            new.append(booking)\n            known[identity(booking)] += 1',
    fails: ['equal bookings of one file all count'],
  },
  {
    file: bank,
    find: 'known[identity(booking)] -= 1',
    replace: 'pass',
    fails: ['equal bookings of one file count once each when it comes again'],
  },
  {
    file: bank,
    find: 'return booking["date"], booking["amount"], booking["text"]',
    replace: 'return booking["date"], booking["amount"]',
    fails: ['bookings that differ in one thing are different'],
  },
  {
    file: bank,
    find: 'return booking["date"], booking["amount"], booking["text"]',
    replace: 'return booking["date"], booking["amount"], booking["text"], booking["member"]',
    fails: ['a booking stays known when its member is added later'],
  },
  {
    file: bank,
    find: 'for booking in book.bookings if booking.get("source") == "bank")',
    replace:
      'for booking in book.bookings)\n    known.update((date, amount, text) for old in book.bookings for date, amount, text in [(old["date"], old["amount"], row["text"]) for row in bookings])',
    fails: ['a list of a trainer does not hide a booking of the bank'],
  },
  {
    file: bank,
    find: 'if known[identity(booking)] > 0:',
    replace: 'if sum(identity(old) == identity(booking) for old in book.bookings) > 0:',
    fails: ['a long history is added in time'],
  },
  {
    file: report,
    find: 'rows.append((month, received, -spent, balance))',
    replace: 'rows.append((month[5:], received, -spent, balance))',
    fails: ['the months are written as CSV'],
  },
  {
    file: report,
    find: 'lines.append(("total", *total, ""))',
    replace: 'pass',
    fails: ['the months and the year are printed'],
  },
  {
    file: report,
    find: 'balance = sum(booking["amount"] for booking in book.bookings if booking["date"] < f"{year:04d}-01-01")',
    replace: 'balance = 0',
    fails: ['the balance includes the years before', 'bookings in any order are counted in their month'],
  },
  {
    file: report,
    find: '< f"{year:04d}-01-01"',
    replace: '< f"{year - 1:04d}-12-31"',
    fails: ['the first and the last day belong to their year'],
  },
  {
    file: report,
    find: 'sums[0 if booking["amount"] > 0 else 1] += booking["amount"]',
    replace: 'sums[0 if booking["amount"] > 0 else 1] += round(booking["amount"] / 100, 0) * 100',
    fails: ['sums are exact to the cent'],
  },
  {
    file: money,
    find: '{abs(cents) // 100}.{abs(cents) % 100:02d}',
    replace: '{abs(cents) // 100}.{cents % 100:02d}',
    fails: ['a balance below zero keeps its sign and its cents'],
  },
  {
    file: report,
    find: '        if sums is not None:',
    replace: '        if sums is not None and booking["member"] is not None:',
    fails: ['bookings of nobody in particular are counted'],
  },
  {
    file: report,
    find: '    rows = []\n',
    replace:
      '    rows = []\n    if not any(map(any, months.values())):\n        raise UserError("nothing in this year")\n',
    fails: ['a year without bookings is a report of nothing'],
  },
  {
    file: cli,
    find: 'if not re.fullmatch(r"[0-9]{4}", arguments.year) or arguments.year == "0000":',
    replace: 'if arguments.year == "0000":',
    fails: ['a wrong year is refused'],
  },
  {
    file: report,
    find: 'except OSError as error:',
    replace: 'except LookupError as error:',
    fails: ['a file that cannot be written is told in a line'],
  },
  {
    file: cli,
    find: '    print(as_text(rows))',
    replace: '    print(as_text(rows))\n    save(load(path), path)',
    fails: ['a report leaves the book as it was'],
  },
];
