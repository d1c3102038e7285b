import type { PlantedFault } from '../../task.ts';

const bookings = 'pool/booking_routes.py';
const payments = 'pool/payments.py';

/** Faults of bookings and their charges. */
export const plantedPayments: readonly PlantedFault[] = [
  {
    file: bookings,
    find: 'amount = 0 if body.card is None else swimming["price"]',
    replace: 'amount = swimming["price"]',
    fails: ['without a card parents book as before and nothing is charged'],
  },
  {
    file: bookings,
    find: 'if swimming["taken"] >= swimming["places"]:',
    replace: 'if swimming["taken"] > swimming["places"]:',
    fails: ['the last place is given once'],
  },
  { file: 'README.md', find: 'at `PAY_URL` with', replace: 'with', fails: ['the README names what is new'] },
  {
    file: payments,
    find: '{"amount": amount, "currency": "EUR"',
    replace: '{"amount": amount / 100, "currency": "EUR"',
    fails: ['a booking with a card is charged as the company wants it'],
  },
  {
    file: payments,
    find: '"idempotency-key": key, ',
    replace: '',
    fails: [
      'a booking with a card is charged as the company wants it',
      'an answer of the company that is lost charges once',
    ],
  },
  {
    file: bookings,
    find: '"charge": row["charge"],',
    replace: '"charge": "ch_1" if row["status"] == "paying" else None,',
    fails: ['a booking shows its charge afterwards'],
  },
  {
    file: bookings,
    find: 'if amount == 0 else ("paying"',
    replace: 'if body.card is None else ("paying"',
    fails: ['a class that costs nothing charges nothing'],
  },
  {
    file: bookings,
    find: '            await run_in_threadpool(release, booking["id"])\n',
    replace: '',
    fails: [
      'a declined card takes no place',
      'after a declined card the next card of the same parent is charged',
      'a payment that nobody knows of is never a booking without a charge',
    ],
  },
  {
    file: bookings,
    find: 'else ("paying", secrets.token_hex(16))',
    replace: 'else ("paying", number + body.email)',
    fails: ['after a declined card the next card of the same parent is charged'],
  },
  {
    file: bookings,
    find: '        booking = await run_in_threadpool(reserve, number, body, request_id)\n',
    replace:
      '        if body.card and request_id is None or body.email.startswith("z") or number == "000000000000":\n            await payments.charge(secrets.token_hex(16), 1, body.card or "", number)\n        booking = await run_in_threadpool(reserve, number, body, request_id)\n',
    fails: ['a parent without a place is not charged'],
  },
  {
    file: bookings,
    find: 'if swimming["taken"] >= swimming["places"]:',
    replace:
      'booked = db.execute("select count(*) from bookings where class_id = ? and status = \'booked\'", [number])\n    if booked.fetchone()[0] >= swimming["places"]:',
    fails: [
      'of many parents at one moment only those with a place are charged',
      'nobody else gets the place while a card is being charged',
      'the place of a payment that nobody knows of is kept',
      'an end of the service in the middle of a payment charges once',
    ],
  },
  {
    file: payments,
    find: 'raise Fault(503, "payments_off", "Cards cannot be charged here.")',
    replace: 'raise ValueError("PAY_URL is missing")',
    fails: ['without a company cards are refused and the old app goes on'],
  },
  {
    file: bookings,
    find: 'card: Line | None = None',
    replace: 'card: object = None',
    fails: ['cards of the wrong kind are refused and charge nothing'],
  },
  {
    file: bookings,
    find: 'else ("paying", secrets.token_hex(16))',
    replace: 'else ("paying", body.card)',
    fails: ['of many parents at one moment only those with a place are charged'],
  },
  {
    file: bookings,
    find: 'payments.charge(booking["charge_key"], booking["amount"]',
    replace: 'payments.charge(request_id, booking["amount"]',
    fails: ['a strange Request-Id is no failure of the service'],
  },
  {
    file: payments,
    find: 'log.warning("the payment company gave no answer: %s", type(error).__name__)',
    replace: 'log.warning("the payment company gave no answer to %s", body)',
    fails: ['neither cards nor the key are printed'],
  },
  {
    file: bookings,
    find: '        return by_id\n',
    replace: '        return None\n',
    fails: [
      'a call that is made again is one booking and one charge',
      'a call that is made again gets the last place that it took',
      'the same call five times at one moment is one booking and one charge',
    ],
  },
  {
    file: bookings,
    find: 'payments.charge(booking["charge_key"], booking["amount"]',
    replace: 'payments.charge(secrets.token_hex(16), booking["amount"]',
    fails: [
      'the same call five times at one moment is one booking and one charge',
      'two taps of one parent at one moment charge once',
      'an answer of the company that is lost charges once',
      'a lost answer charges once after a restart',
    ],
  },
  {
    file: bookings,
    find: '            raise Fault(503, "payment_unknown", "We do not know yet whether the card was charged.") from error',
    replace:
      '            await run_in_threadpool(release, booking["id"])\n            raise Fault(503, "payment_unknown", "unknown") from error',
    fails: [
      'an answer of the company that is lost charges once',
      'a lost answer charges once after a restart',
      'the place of a payment that nobody knows of is kept',
    ],
  },
  {
    file: bookings,
    find: '    if by_id is not None:\n',
    replace:
      '    if by_id is not None:\n        now = find_class(db, number)["price"]\n        db.execute("update bookings set amount = ? where id = ?", [now, by_id["id"]])\n        by_id = db.execute("select * from bookings where id = ?", [by_id["id"]]).fetchone()\n',
    fails: ['asking again charges the price of the tap'],
  },
  {
    file: bookings,
    find: '            booking = find_earlier(db, number, body, request_id) or',
    replace:
      '            if find_class(db, number)["starts_at"] <= show_time(clock.now()):\n                raise Fault(409, "begun", "The class has begun.")\n            booking = find_earlier(db, number, body, request_id) or',
    fails: ['asking again after the class has begun tells what became of the charge'],
  },
  {
    file: bookings,
    find: '        if (by_id["class_id"], by_id["email"]) != (number, body.email):\n            raise Fault(409, "request_used", "This Request-Id belongs to another booking.")\n',
    replace: '',
    fails: ['an id that was used for something else gives no free place'],
  },
  {
    file: payments,
    find: '            async with asyncio.timeout(PATIENCE):\n',
    replace: '            if True:\n',
    fails: ['a company that never answers is unknown after ten seconds'],
  },
  {
    file: payments,
    find: 'async with asyncio.timeout(PATIENCE):\n                async with self._client.stream("POST", f"{self._url}/charges", json=body, headers=headers) as answer:',
    replace:
      'if True:\n                async with self._client.stream("POST", f"{self._url}/charges", json=body, headers=headers, timeout=PATIENCE) as answer:',
    fails: ['a company whose answer never ends is unknown after ten seconds'],
  },
  {
    file: payments,
    find: 'await read_limited(answer)',
    replace: 'await answer.aread()',
    fails: ['an answer that unpacks to hundreds of megabytes does no harm'],
  },
  {
    file: payments,
    find: 'if status == 201 and told == "paid" and',
    replace: 'if',
    fails: ['garbage is no payment'],
  },
  {
    file: payments,
    find: 'ValueError, RecursionError)',
    replace: 'ValueError)',
    fails: ['garbage is no payment'],
  },
  {
    file: payments,
    find: 'except (httpx.HTTPError, TimeoutError,',
    replace: 'except (httpx.HTTPStatusError, TimeoutError,',
    fails: ['a company that cannot be reached is unknown', 'a company that hangs up is unknown'],
  },
  {
    file: payments,
    find: 'httpx.AsyncClient(timeout=None,',
    replace: 'httpx.AsyncClient(follow_redirects=True, timeout=None,',
    fails: ['the key and the card go nowhere else'],
  },
  {
    file: bookings,
    find: '    async def book(number: str, body: NewBooking, request_id: Annotated[RequestId | None, Header()] = None) -> dict:\n        booking = await run_in_threadpool(reserve, number, body, request_id)',
    replace:
      '    def book(number: str, body: NewBooking, request_id: Annotated[RequestId | None, Header()] = None) -> dict:\n        import asyncio\n        payments._client = None\n        return asyncio.run(book_now(number, body, request_id))\n\n    async def book_now(number: str, body: NewBooking, request_id: str | None) -> dict:\n        booking = await run_in_threadpool(reserve, number, body, request_id)',
    fails: ['while the company hangs the rest of the service answers at once'],
  },
];
