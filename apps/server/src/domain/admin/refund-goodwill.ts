import type { Database } from '@regelwerk/database/open-database';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { lockDecision } from '../contracts/lock-decision.ts';
import { AppError } from '../kernel/app-error.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { requestReused } from '../kernel/request-reused.ts';
import { findGoodwill, type RefundWish } from './find-goodwill.ts';

interface GoodwillRefund extends RefundWish {
  readonly actor: string;
  readonly endsPlan: boolean;
  readonly reason: string;
  readonly seen: { readonly amount: number; readonly tokens: number; readonly returned: number };
  readonly requestId: string;
}

/**
 * Decides a refund without a declared withdrawal exactly as its preview showed; refuses it if that has changed since. A job
 * carries it out, writes the credit note and mails the person. The same request decides once.
 */
export async function refundGoodwill({ kysely }: Database, input: GoodwillRefund): Promise<void> {
  const { actor, orderId, endsPlan, reason, seen, requestId } = input;
  await kysely.transaction().execute(async (transaction) => {
    const known = await lockDecision(transaction, { orderId, requestId });
    if (known !== undefined) {
      const isSame = known.orderId === orderId && known.reason === reason && known.decided === seen.amount;
      if (!isSame || known.endsPlan !== endsPlan) throw requestReused();
      return;
    }
    const { contract, payment, goodwill } = await findGoodwill(transaction, input);
    const stale = new AppError('stale_edit', 'What can be refunded has changed meanwhile. Please look again.', {
      field: 'seen',
    });
    if (goodwill.amount !== seen.amount || goodwill.tokens !== seen.tokens || payment.returned !== seen.returned)
      throw stale;
    if (goodwill.amount === 0) throw new AppError('invalid_input', 'Nothing is left to refund.', { field: 'extent' });
    if (endsPlan && !contract.isRunning) throw stale;
    // a plan that ends pays back every payment that the decision does not name, so it names them all
    const others = contract.payments.flatMap((one) =>
      endsPlan && one.payment !== null && one !== payment ? [{ payment: one.payment, amount: 0, keptTokens: 0 }] : [],
    );
    const refund = { payment: input.payment, amount: goodwill.amount, keptTokens: goodwill.waived };
    const isDecided = await decideSettlement(transaction, {
      cause: 'goodwill',
      contract,
      noticeId: null,
      endsPlan,
      refunds: [refund, ...others],
      by: { actor, reason, requestId, endsWithPeriod: false },
    });
    if (!isDecided) throw stale;
    const { amount, tokens, waived } = goodwill;
    const after = { amount, currency: contract.currency, tokens, waived, payment: input.payment, endsPlan };
    await recordAudit(transaction, { actor, action: 'refund_goodwill', subject: orderId, after, reason });
  });
}
