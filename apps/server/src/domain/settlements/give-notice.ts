import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { findProduct } from '../catalog/catalog-record.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';

/**
 * Ends a plan for everybody who has it, with a month's notice to the end of a period; jobs mail each person the reason in their language
 * and tell the provider. Plans that end anyway are left alone, also by a change that was ordered: the contract on the other plan binds.
 * Returns the number of plans that end; again, it ends only new ones.
 */
export async function giveNotice(
  context: OpenBilling,
  input: {
    readonly actor: string;
    readonly id: string;
    readonly reasons: { readonly en: string; readonly de: string };
  },
): Promise<number> {
  const { actor, reasons } = input;
  const { id } = await findProduct(context, input.id);
  return context.database.kysely.transaction().execute(async (transaction) => {
    const running = await transaction
      .selectFrom('public.orders as o')
      .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
      .innerJoin('public.prices as price', 'price.stripe_price_id', 's.stripe_price_id')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select(['o.id as orderId', 'o.user_id as userId', 'o.currency', 'o.language'])
      .select('o.stripe_subscription_id as subscriptionId')
      .where('price.product_id', '=', id)
      .where('s.status', 'not in', endedStatuses)
      // a withdrawal that waits may be closed
      .where(
        sql<boolean>`(not s.cancel_at_period_end or not s.ends_by_subscriber and not s.ends_by_notice and not exists (
          select from private.legal_notices n join public.orders named on named.id = n.accepted_order_id
          where named.stripe_subscription_id = s.stripe_subscription_id and n.kind = 'cancellation'
            and n.effective_end is not null and n.taken_back_at is null
        ))`,
      )
      .where('u.deleted_at', 'is', null)
      .where(sql<boolean>`private.is_present_plan(o.id)`)
      .where(
        sql<boolean>`not exists (select from public.orders c where c.changes_order_id = o.id and c.state = 'scheduled')`,
      )
      .orderBy('o.id')
      .forUpdate('o')
      .execute();
    let given = 0;
    for (const { language, ...contract } of running) {
      const isDecided = await decideSettlement(transaction, {
        cause: 'notice',
        contract,
        noticeId: null,
        endsPlan: false,
        refunds: [],
        by: { actor, reason: reasons[knownLanguage(language)], requestId: null, endsWithPeriod: true },
      });
      if (isDecided) given += 1;
    }
    await recordAudit(transaction, {
      actor,
      action: 'give_notice',
      subject: id,
      after: { plans: given },
      reason: `${reasons.en} / ${reasons.de}`,
    });
    return given;
  });
}
