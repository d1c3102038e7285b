import type { PlantedFault } from '../../task.ts';
import { plantedPayments } from './planted-payments.ts';

const classes = 'pool/class_routes.py';
const series = 'pool/series_routes.py';
const calendars = 'pool/calendar_routes.py';
const text = 'pool/calendar_text.py';
const clock = 'pool/clock.py';
const store = 'pool/store.py';

export const planted: readonly PlantedFault[] = [
  ...plantedPayments,
  {
    file: classes,
    find: 'order by starts_at, id limit ?',
    replace: 'order by starts_at desc, id limit ?',
    fails: ['a class is kept in UTC and the next one is listed first', 'its own tests pass'],
  },
  {
    file: 'pool/bodies.py',
    find: 'strict=True, extra="forbid"',
    replace: 'strict=False, extra="ignore"',
    fails: ['a wrong class is refused in the shape of this service'],
  },
  {
    file: 'pool/faults.py',
    find: 'codes = {400: "invalid", 404: "unknown_address", 405: "wrong_method"}',
    replace: 'codes = {}',
    fails: ['what is unknown is refused in the shape of this service'],
  },
  {
    file: classes,
    find: 'if after["places"] < before["taken"]:',
    replace: 'if after["places"] < 0:',
    fails: ['a class keeps its places and its people'],
  },
  {
    file: store,
    find: "alter table bookings add column status text not null default 'booked';",
    replace: "alter table bookings add column status text not null default 'paying';",
    fails: ['the term that is running goes on'],
  },
  {
    file: store,
    find: 'for number, step in enumerate(STEPS[done:], start=done + 1):',
    replace: 'for number, step in enumerate(STEPS if done == 0 else [], start=done + 1):',
    fails: ['the term that is running goes on'],
  },
  {
    file: 'requirements.txt',
    find: 'idna==3.20',
    replace: 'icalendar==6.3.1\nidna==3.20',
    fails: ['no package was added'],
  },
  {
    file: series,
    find: '[show_time(at_school(first + timedelta(weeks=week), clock)) for week in range(body.weeks)]',
    replace: '[show_time(at_school(first, clock) + timedelta(weeks=week)) for week in range(body.weeks)]',
    fails: [
      'a course keeps the time of our clocks in autumn',
      'a course keeps the time of our clocks in spring and over midnight',
    ],
  },
  {
    file: series,
    find: 'range(body.weeks)',
    replace: 'range(min(body.weeks, 50))',
    fails: ['a year of classes can be booked one by one'],
  },
  {
    file: series,
    find: 'Field(ge=1, le=52)',
    replace: 'Field(ge=0, le=52)',
    fails: ['a wrong course is refused and makes no class'],
  },
  {
    file: clock,
    find: 'if re.fullmatch(r"2[0-9]{3}-[0-9]{2}-[0-9]{2}", text) is None:',
    replace: 'if len(text) != 10:',
    fails: ['a course at the end of time is refused as a whole', 'a wrong day is refused'],
  },
  {
    file: classes,
    find: 'limit + 1]).fetchall()',
    replace: 'limit]).fetchall()',
    fails: ['pages hold all classes in order and end', 'a day has pages'],
  },
  {
    file: classes,
    find: 'conditions.append("(starts_at, id) > (?, ?)")\n            values += read_place(after)',
    replace: 'conditions.append("starts_at > ?")\n            values += read_place(after)[:1]',
    fails: ['classes that start at the same time are all in the pages'],
  },
  {
    file: classes,
    find: 'conditions.append("(starts_at, id) > (?, ?)")\n            values += read_place(after)',
    replace:
      'conditions.append("(starts_at, id) > (select starts_at, id from classes where id = ?)")\n            values += read_place(after)[1:]',
    fails: ['a class that is added or removed while somebody turns pages moves no other'],
  },
  {
    file: classes,
    find: 'Query(ge=1, le=200)',
    replace: 'Query()',
    fails: ['a wrong limit is refused or cut, never a failure'],
  },
  {
    file: classes,
    find: 'except ValueError as error:\n        raise Fault(422, "invalid", "after is no place in the list.") from error',
    replace:
      'except UnicodeDecodeError as error:\n        raise Fault(422, "invalid", "after is no place in the list.") from error',
    fails: ['a wrong place in the list is refused'],
  },
  {
    file: classes,
    find: '[show_time(at_school(each, time())) for each in (from_day, from_day + timedelta(days=1))]',
    replace: '[f"{each}T00:00:00Z" for each in (from_day, from_day + timedelta(days=1))]',
    fails: ['a day is a day of our clocks'],
  },
  {
    file: classes,
    find: '[show_time(at_school(each, time())) for each in (from_day, from_day + timedelta(days=1))]',
    replace: '[show_time(at_school(from_day, time())), show_time(at_school(from_day, time()) + timedelta(hours=24))]',
    fails: ['the days when the clocks change are whole'],
  },
  {
    file: calendars,
    find: 'rows = db.execute(f"{CLASSES} where teacher = ? order by starts_at, id", [found["teacher"]]).fetchall()',
    replace: 'rows = db.execute(f"{CLASSES} order by starts_at, id").fetchall()',
    fails: ['a calendar holds the classes of its teacher', 'a new address replaces the one of before'],
  },
  {
    file: text,
    find: "SUMMARY:{escape(row['title'])}",
    replace: "SUMMARY:{row['title']}",
    fails: ['a title is text and cannot write lines of the calendar'],
  },
  {
    file: text,
    find: 'size = len(letter.encode())',
    replace: 'size = 1',
    fails: ['no line of a calendar is too long and no letter is cut'],
  },
  {
    file: text,
    find: 'f"UID:{row[\'id\']}@pool"',
    replace: 'f"UID:{hash(row[\'title\'])}@pool"',
    fails: ['an entry stays the same entry when its class changes'],
  },
  {
    file: calendars,
    find: 'secrets.token_urlsafe(24)',
    replace: 'secrets.token_urlsafe(6)',
    fails: ['an address cannot be guessed'],
  },
  {
    file: store,
    find: 'teacher text primary key,',
    replace: 'teacher text,',
    fails: ['a new address replaces the one of before'],
  },
  {
    file: 'pool/app.py',
    find: 'getattr(request.scope.get("route"), "path", "unknown")',
    replace: 'request.url.path',
    fails: ['the log does not open a calendar'],
  },
  {
    file: calendars,
    find: 'teacher: Line',
    replace: 'teacher: object',
    fails: ['a teacher of the wrong kind is refused'],
  },
];
