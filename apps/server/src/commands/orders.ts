import { orderVerdicts } from '@regelwerk/contract/admin-data';
import { orderNumber } from '@regelwerk/contract/order-number';
import { createDeps } from '../deps.ts';
import { listReviews } from '../domain/administration/list-reviews.ts';
import { resolveOrder } from '../domain/administration/resolve-order.ts';
import { AppError } from '../domain/app-error.ts';
import { requirePayments } from '../domain/billing/billing-context.ts';
import { readSettings } from '../settings/env.ts';
import { endWithSentence } from './end-with-sentence.ts';

// lists and closes orders in review; stop the server first if the database is embedded
const [verb, number = '', wanted, ...words] = process.argv.slice(2);
const verdict = orderVerdicts.find((one) => one === wanted);
const reason = words.join(' ').trim();
if (verb === 'list') {
  await endWithSentence(listOpenReviews);
} else if (verb === 'resolve' && verdict !== undefined && reason.length >= 3) {
  await endWithSentence(() => closeReview(verdict));
} else {
  process.stderr.write('Usage: npm run orders -- list\n       npm run orders -- resolve NUMBER fulfil|refund REASON\n');
  process.exitCode = 2;
}

async function listOpenReviews(): Promise<void> {
  const deps = await createDeps(readSettings());
  try {
    const { rows } = await openReviews(deps.database);
    for (const { number: of, product, paid_amount: paid, paid_currency: currency, problem } of rows)
      process.stdout.write(`${of} ${product}: paid ${paid} ${currency} (minor units), ${problem}\n`);
    process.stdout.write(`${rows.length} orders in review.\n`);
  } finally {
    await deps.database.close();
  }
}

async function closeReview(chosen: (typeof orderVerdicts)[number]): Promise<void> {
  const deps = await createDeps(readSettings());
  try {
    const { rows } = await openReviews(deps.database);
    const order = rows.find((row) => row.number === number || row.number === orderNumber(number));
    if (order === undefined) throw new AppError('not_found', `No order in review has the number ${number}.`);
    await resolveOrder(requirePayments(deps.billing), { actor: null, orderId: order.id, verdict: chosen, reason });
    process.stdout.write(`${order.number} is ${chosen === 'fulfil' ? 'fulfilled' : 'refunded'}.\n`);
  } finally {
    await deps.database.close();
  }
}

function openReviews(database: Parameters<typeof listReviews>[0]) {
  const query = { view: 'reviews', state: 'open', sort: 'created_at', direction: 'asc' } as const;
  return listReviews(database, { ...query, search: '', page: 1, perPage: 100 });
}
