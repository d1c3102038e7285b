import type { Contract } from '@regelwerk/contract/shop/contracts';
import type { Database } from '@regelwerk/database/open-database';
import type { NotNull } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { readAgreement } from '../legal/read-agreement.ts';
import { listContracts } from './list-contracts.ts';
import { orderFacts } from './order-facts.ts';

/** Returns a person's own contract with its texts and mails; throws `not_found` for any other number. */
export async function readContract(
  context: { readonly database: Pick<Database, 'kysely'>; readonly clock: () => Date },
  userId: string,
  number: number,
): Promise<Contract> {
  const { kysely } = context.database;
  const [found] = await listContracts(context, userId, number);
  if (found === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'number' });
  const { id, ...row } = found;
  const order = await kysely
    .selectFrom('public.orders as o')
    .leftJoin('public.orders as former', 'former.id', 'o.changes_order_id')
    .selectAll('o')
    .select('former.number as replaces')
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await kysely
    .selectFrom('private.mails')
    .select(['purpose', 'subject', 'body_text as text', 'sent_at as sentAt'])
    .where('order_id', '=', id)
    .where('body_text', 'is not', null)
    .where('purpose', 'is not', null)
    .orderBy('queued_at')
    .orderBy('id')
    .$narrowType<{ purpose: Contract['mails'][number]['purpose']; text: NotNull }>()
    .execute();
  const facts = orderFacts(order);
  const { button, declarations, documents } = await readAgreement(kysely, id);
  return {
    ...row,
    tokens: order.tokens,
    replaces: order.replaces === null ? null : Number(order.replaces),
    dueAmount: order.paid_amount ?? order.amount,
    trialDays: order.trial_days,
    trialTokens: order.trial_tokens,
    discount: facts.discount,
    concludedAt: facts.orderedAt.toISOString(),
    firstChargeOn: facts.firstChargeOn?.toISOString() ?? null,
    button,
    declarations: declarations.map(({ givenAt, ...one }) => ({ ...one, givenAt: givenAt.toISOString() })),
    documents,
    mails: mails.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt?.toISOString() ?? null })),
  };
}
