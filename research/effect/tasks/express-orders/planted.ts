import type { PlantedFault } from '../../task.ts';

const app = 'src/app.ts';
const store = 'src/store.ts';
const payments = 'src/payment-routes.ts';
const courier = 'src/courier.ts';
const routes = 'src/order-routes.ts';
const exporter = 'src/export-orders.ts';

export const planted: readonly PlantedFault[] = [
  {
    file: store,
    find: 'sum + quantity * price, 0)',
    replace: 'sum + quantity * price, 0) / 100',
    fails: ['an order gets a number and a total in cents', 'its own tests pass'],
  },
  {
    file: 'src/problem.ts',
    find: 'json({ problem: error.code, detail: error.message })',
    replace: 'json({ error: error.code })',
    fails: [
      'a wrong order is refused in the shape of this service',
      'an unknown order is not found',
      'the refusal has the shape of this service',
      'wrong days are refused in the shape of this service',
    ],
  },
  {
    file: 'src/problem.ts',
    find: "if (typeof error?.status === 'number' && error.status < 500)",
    replace: 'if (error === undefined)',
    fails: ['a broken body is refused in the shape of this service'],
  },
  { file: routes, find: 'store.all().toReversed()', replace: 'store.all()', fails: ['the newest order comes first'] },
  {
    file: routes,
    find: 'const { from, to } = request.query;',
    replace: 'const { from, to }: string = request.query;',
    fails: ['the types fit'],
  },
  {
    file: 'package.json',
    find: '"express": "5.3.0"',
    replace: '"express": "5.3.0", "csv-stringify": "6.6.0"',
    fails: ['no package was added'],
  },
  {
    file: store,
    find: '{ ...unpaid, ...order }',
    replace: 'order',
    fails: ['orders of the old version go on working'],
  },
  { file: 'README.md', find: '`PAYMENT_SECRET`', replace: 'A setting', fails: ['the README names what is new'] },
  {
    file: payments,
    find: 'return given.length === expected.length && timingSafeEqual(given, expected);',
    replace: 'return true;',
    fails: ['a wrong signature is refused'],
  },
  {
    file: payments,
    find: 'if (!secret || !signature) return false;',
    replace: 'if (!secret || !signature) return true;',
    fails: ['a missing signature is refused'],
  },
  {
    file: payments,
    find: 'if (!secret || !signature) return false;',
    replace: 'if (!signature) return false;\n  secret ??= "";',
    fails: ['without a secret no payment is believed'],
  },
  {
    file: payments,
    find: 'return given.length === expected.length && timingSafeEqual(given, expected);',
    replace: 'return timingSafeEqual(given, expected);',
    fails: ['a signature of any length and kind is refused without a fault of the service'],
  },
  {
    file: payments,
    find: '.update(body).digest()',
    replace: '.update(JSON.stringify(JSON.parse(body.toString()))).digest()',
    fails: ['the signature is checked over the bytes as they were sent'],
  },
  {
    file: payments,
    find: "const given = Buffer.from(signature, 'hex');",
    replace: "const given = Buffer.from(signature, 'hex');\n  console.log('expected', expected.toString('hex'));",
    fails: ['the secret and the right signature are never printed or answered'],
  },
  {
    file: payments,
    find: "  throw new Problem(400, 'unreadable', 'The request cannot be read.');",
    replace: "  throw new Error('unreadable');",
    fails: ['a signed body that is no JSON is the fault of the caller'],
  },
  {
    file: store,
    find: 'const paid = order.paid + cents;',
    replace: 'const paid = cents;',
    fails: ['parts make an order paid together', 'payments at one moment are all counted'],
  },
  {
    file: store,
    find: 'paid >= order.total ? new Date().toISOString() : null',
    replace: 'new Date().toISOString()',
    fails: ['a part is shown and does not make an order paid'],
  },
  {
    file: store,
    find: 'paid >= order.total ? new Date().toISOString() : null',
    replace: 'paid > order.total ? new Date().toISOString() : null',
    fails: ['the whole amount makes an order paid', 'amounts are exact to the cent'],
  },
  {
    file: store,
    find: 'order.paidAt ?? (paid',
    replace: '(paid',
    fails: ['the time of the payment stays when more money arrives'],
  },
  {
    file: routes,
    find: 'function shown({ payments, ...order }: Order): Omit<Order',
    replace: 'function shown({ payments, paid, ...order }: Order): Partial<Order',
    fails: ['the list of orders shows what was paid'],
  },
  {
    file: payments,
    find: "Number(euros) * 100 + Number(cents.padEnd(2, '0'))",
    replace: 'Math.trunc(Number(amount) * 100)',
    fails: ['amounts are exact to the cent'],
  },
  {
    file: store,
    find: ' && !order.payments.includes(event)',
    replace: '',
    fails: ['an event that is delivered twice counts once'],
  },
  {
    file: payments,
    find: 'await store.pay(order, id, cents);',
    replace:
      'const seen = store.find(order)?.payments.includes(id);\n      await new Promise((resolve) => setTimeout(resolve, 20));\n      await store.pay(order, seen ? id : `${id}${Math.random()}`, cents);',
    fails: ['an event that is delivered twice at one moment counts once'],
  },
  {
    file: store,
    find: 'payments: [...order.payments, event] });',
    replace: 'payments: [...order.payments, `${event} ${process.pid}`] });',
    fails: ['an event that is delivered again after a restart counts once'],
  },
  {
    file: payments,
    find: "if (type === 'payment.received') {",
    replace: '{',
    fails: ['other types of event are taken and change nothing'],
  },
  { file: payments, find: " || currency !== 'EUR'", replace: '', fails: ['another currency pays nothing'] },
  {
    file: payments,
    find: 'return euros === undefined ? undefined :',
    replace: 'return euros === undefined ? Number(amount) * 100 :',
    fails: ['an amount that is none changes nothing'],
  },
  {
    file: payments,
    find: "throw new Problem(404, 'unknown_order', 'There is no such order.');",
    replace: "throw new Error('There is no such order.');",
    fails: ['a payment for an unknown order is no fault of the service'],
  },
  {
    file: courier,
    find: '&& days <= 365 ? days : null',
    replace: '&& days <= 365 ? days + 1 : null',
    fails: ['an order shows the days of its delivery', 'a guess of the courier is not kept in the file'],
  },
  {
    file: courier,
    find: "url.searchParams.set('postcode', postcode);",
    replace: "url.searchParams.set('zip', postcode);",
    fails: ['the courier is asked for the postcode of the order'],
  },
  {
    file: courier,
    find: "url.searchParams.set('postcode', postcode);",
    replace: 'url.search = `?postcode=${postcode}`;',
    fails: ['a postcode cannot change the question'],
  },
  {
    file: courier,
    find: 'signal: AbortSignal.timeout(patience), ',
    replace: '',
    fails: [
      'an order is shown when the courier never answers',
      'an order is shown when the answer of the courier never ends',
    ],
  },
  {
    file: courier,
    find: 'if (!answer.ok || answer.body === null) return null;',
    replace: 'if (answer.body === null) return null;',
    fails: ['an order is shown when the courier fails'],
  },
  {
    file: courier,
    find: "      console.warn('The courier gave no estimate:', error instanceof Error ? error.message : error);\n      return null;",
    replace: '      throw error;',
    fails: ['an order is shown when the courier cannot be reached', 'an order is shown when the courier hangs up'],
  },
  {
    file: courier,
    find: 'Number.isInteger(days) && days >= 0 && days <= 365 ? days : null',
    replace: 'days',
    fails: ['an answer that is no number of days is unknown'],
  },
  {
    file: routes,
    find: 'response.json({ orders: store.all().toReversed().map(shown) });',
    replace:
      'void Promise.all(store.all().map(({ postcode }) => deliveryDays(postcode))).then(() => response.json({ orders: store.all().toReversed().map(shown) }));',
    fails: ['the list and new orders do not wait for the courier'],
  },
  {
    file: courier,
    find: 'if (!address) return async () => null;',
    replace: "if (!address) throw new Error('COURIER_URL is missing');",
    fails: ['the service works without a courier'],
  },
  {
    file: app,
    find: 'askCourier(settings.courierUrl)',
    replace: 'async () => 2',
    fails: ['a guess of the courier is not kept in the file', 'the courier is asked for the postcode of the order'],
  },
  {
    file: exporter,
    find: 'day >= from && day <= to',
    replace: 'day >= from && day < to',
    fails: ['the orders of some days come as CSV'],
  },
  {
    file: exporter,
    find: "return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;",
    replace: 'return String(cents / 100);',
    fails: ['amounts are euros with two digits'],
  },
  {
    file: exporter,
    find: 'Date.parse(one.createdAt) - Date.parse(other.createdAt)',
    replace: 'other.number - one.number',
    fails: ['the oldest order comes first'],
  },
  {
    file: exporter,
    find: "timeZone: 'Europe/Berlin'",
    replace: "timeZone: 'UTC'",
    fails: ['a day lasts from midnight to midnight in Berlin', 'the days when the clocks change are whole'],
  },
  {
    file: exporter,
    find: '`"${harmless.replaceAll(\'"\', \'""\')}"`',
    replace: 'harmless',
    fails: ['names with commas, quotes and line breaks stay one cell'],
  },
  {
    file: exporter,
    find: "? `'${text}` : text",
    replace: '? text : text',
    fails: ['a name is no formula'],
  },
  { file: exporter, find: '`\\uFEFF${[', replace: '`${[', fails: ['Excel reads the umlauts'] },
  {
    file: exporter,
    find: ".map((row) => `${row.join(',')}\\r\\n`)",
    replace: ".map((row) => (rows.length === 0 ? '' : `${row.join(',')}\\r\\n`))",
    fails: ['days without orders give a file with its head'],
  },
];
