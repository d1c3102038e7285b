import { sql } from 'kysely';
import { acceptCancellation } from '../contracts/accept-cancellation.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { presentCancellation } from './present-cancellation.ts';

interface CancelForNotice {
  readonly actor: string;
  readonly noticeId: string;
  readonly orderId: string;
  /** Whether the plan ends at once, or on the day that the declaration names, instead of with notice. */
  readonly forCause: boolean;
  /** The outcome that the admin saw: the end as an ISO time, and the refund in minor units. */
  readonly seen: { readonly endsAt: string; readonly refund: number };
}

/**
 * Applies a declared cancellation to the plan that an admin chose, counted from its receipt, exactly as the preview showed; refuses
 * it if that has changed since. A job carries it out and mails the date. Only a declared extraordinary cancellation can be accepted
 * for good cause.
 */
export async function cancelForNotice(
  { database, providerClock }: Pick<BillingContext, 'database' | 'providerClock'>,
  { actor, noticeId, orderId, forCause, seen }: CancelForNotice,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const notice = await transaction
      .selectFrom('private.legal_notices')
      .select(['settled_at', 'received_at as receivedAt'])
      .select(sql<string>`coalesce(details ->> 'end', '')`.as('end'))
      .select(sql<boolean>`coalesce(details ->> 'type' = 'extraordinary', false)`.as('isExtraordinary'))
      .where('id', '=', noticeId)
      .where('kind', '=', 'cancellation')
      .forUpdate()
      .executeTakeFirst();
    if (notice === undefined)
      throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
    if (notice.settled_at !== null)
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', { field: 'noticeId' });
    if (forCause && !notice.isExtraordinary)
      throw new AppError('invalid_input', 'This cancellation names no good cause.', { field: 'forCause' });
    const owner = await transaction
      .selectFrom('public.orders')
      .select('user_id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    const contracts = owner === undefined ? [] : await readContracts(transaction, owner.user_id);
    const named = contracts.find((contract) => contract.orderId === orderId);
    // the order of a change that has not started names the plan that runs
    const plan = contracts.find((one) => one.isPresentPlan && one.subscriptionId === named?.subscriptionId);
    const outcomes = plan && (await presentCancellation(transaction, providerClock(), { contracts, plan, notice }));
    const outcome = forCause ? outcomes?.for_cause : outcomes?.with_notice;
    if (plan === undefined || outcome == null)
      throw new AppError('not_found', 'This plan cannot be canceled any more.', { field: 'orderId' });
    if (outcome.refund !== seen.refund || outcome.ends_at !== seen.endsAt)
      throw new AppError('stale_edit', 'The outcome has changed meanwhile. Please look again.', { field: 'seen' });
    const effectiveEnd = new Date(outcome.ends_at);
    await acceptCancellation(transaction, noticeId, plan, { effectiveEnd, isForCause: forCause });
    const { ends_at: endsAt, refund: amount } = outcome;
    const after = { noticeId, forCause, endsAt, amount, currency: plan.currency };
    await recordAudit(transaction, { actor, action: 'cancel_plan', subject: orderId, after });
  });
}
