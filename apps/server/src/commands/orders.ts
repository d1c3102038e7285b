import { orderVerdicts } from '@regelwerk/contract/admin/admin-orders';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { listReviews } from '../domain/admin/list-reviews.ts';
import { resolveOrder } from '../domain/admin/resolve-order.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { countOf } from '../domain/kernel/count-of.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import type { CommandWork, OperatorCommand } from './operator-command.ts';

const shortestReason = 3;

/** Lists and closes orders in review. */
export const orders: OperatorCommand = {
  usage: ['orders -- list', 'orders -- resolve NUMBER fulfil|refund REASON'],
  parse: ([verb, number = '', wanted, ...words]) => {
    if (verb === 'list') return listOpenReviews;
    const verdict = orderVerdicts.find((one) => one === wanted);
    const reason = words.join(' ').trim();
    if (verb !== 'resolve' || verdict === undefined || reason.length < shortestReason) return undefined;
    return closeReview({ number, verdict, reason });
  },
};

const listOpenReviews: CommandWork = async ({ database }, print) => {
  const { rows } = await openReviews(database);
  for (const { number, product, paid_amount: paid, paid_currency: currency, problem } of rows)
    print(`${number} ${product}: paid ${paid} ${currency} (minor units), ${problem}`);
  print(`${countOf(rows.length, 'order', 'orders')} in review.`);
  return 0;
};

function closeReview(input: {
  readonly number: string;
  readonly verdict: (typeof orderVerdicts)[number];
  readonly reason: string;
}): CommandWork {
  return async ({ database, billing }, print) => {
    const { number, verdict, reason } = input;
    const { rows } = await openReviews(database);
    const order = rows.find((row) => row.number === number || row.number === orderNumber(number));
    if (order === undefined) throw new AppError('not_found', `No order in review has the number ${number}.`);
    await resolveOrder(requirePayments(billing), { actor: null, orderId: order.id, verdict, reason });
    print(`${order.number} is ${verdict === 'fulfil' ? 'fulfilled' : 'refunded'}.`);
    return 0;
  };
}

function openReviews(database: Parameters<typeof listReviews>[0]) {
  const query = { action: 'reviews', state: 'open', sort: 'created_at', direction: 'asc' } as const;
  return listReviews(database, { ...query, search: '', page: 1, perPage: 100 });
}
