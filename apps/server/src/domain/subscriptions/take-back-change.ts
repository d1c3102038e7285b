import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { dropPendingChange } from './drop-pending-change.ts';

/** Takes back a person's own change of plan that has not started: the present plan goes on as before. */
export async function takeBackChange(
  context: OpenBilling,
  { userId, number }: { readonly userId: string; readonly number: number },
): Promise<void> {
  const { kysely } = context.database;
  const order = await kysely
    .selectFrom('public.orders')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .where('number', '=', String(number))
    .where('changes_order_id', 'is not', null)
    .executeTakeFirst();
  if (order === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'number' });
  if (order.state === 'canceled') return;
  if (order.state !== 'scheduled' || !(await dropPendingChange(context, order.id, 'taken_back')))
    throw new AppError('stale_edit', 'The new plan has started already.', { field: 'number' });
}
