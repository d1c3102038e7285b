import { orderVerdicts } from '@regelwerk/contract/admin-data';
import { createDeps } from './deps.ts';
import { listReviews } from './domain/administration/list-reviews.ts';
import { resolveOrder } from './domain/administration/resolve-order.ts';
import { AppError } from './domain/app-error.ts';
import { requirePayments } from './domain/billing/billing-context.ts';
import { readSettings } from './env.ts';

// lists orders in review and closes them for the operator; an embedded database must not be in use by a server
const [verb, number = '', wanted, ...words] = process.argv.slice(2);
const verdict = orderVerdicts.find((one) => one === wanted);
const reason = words.join(' ').trim();
if (verb !== 'list' && (verb !== 'resolve' || verdict === undefined || reason.length < 3)) {
  process.stderr.write('Usage: npm run orders -- list\n       npm run orders -- resolve NUMBER fulfil|refund REASON\n');
  process.exitCode = 2;
} else {
  const deps = await createDeps(readSettings());
  try {
    const query = { view: 'reviews', state: 'open', sort: 'created_at', direction: 'asc' } as const;
    const { rows } = await listReviews(deps.database, { ...query, search: '', page: 1, perPage: 100 });
    if (verb === 'list') {
      for (const { number: of, product, paid_amount: paid, paid_currency: currency, problem } of rows)
        process.stdout.write(`${of} ${product}: paid ${paid} ${currency} (minor units), ${problem}\n`);
      process.stdout.write(`${rows.length} orders in review.\n`);
    } else if (verdict !== undefined) {
      const order = rows.find((row) => row.number === number || row.number === `RW-${number}`);
      if (order === undefined) throw new AppError('not_found', `No order in review has the number ${number}.`);
      await resolveOrder(requirePayments(deps.billing), { actor: null, orderId: order.id, verdict, reason });
      process.stdout.write(`${order.number} is ${verdict === 'fulfil' ? 'fulfilled' : 'refunded'}.\n`);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await deps.database.close();
  }
}
