import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { DeclarationName } from '@regelwerk/legal/consent-texts';
import { performanceDeclaration } from '@regelwerk/legal/performance-declaration';
import { type Selectable, sql } from 'kysely';
import { accounts } from '../accounts/account.ts';
import type { Addressee } from '../invoices/addressee.ts';
import { saveBillingDetails } from '../invoices/billing-details.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { sessionEnded } from '../kernel/session-ended.ts';
import { consentRecord } from '../legal/consent-record.ts';
import { keepOrderTexts } from '../legal/keep-order-texts.ts';
import type { PricedOffer } from './price-order.ts';

type Order = Selectable<Schema['public.orders']>;

/** The provider replays a key for a day, so an order that waits longer is not resumed. */
const reuseHours = 23;

/**
 * Returns the open order for the same offer, or a new one. Open orders for another plan are closed; `replaced` lists their
 * checkout sessions.
 */
export async function placeOrder(
  { database, operator, clock, seal }: OpenBilling,
  priced: PricedOffer,
  {
    userId,
    promotionCode = null,
    address,
    billing,
    language,
  }: {
    readonly userId: string;
    readonly promotionCode: string | null | undefined;
    readonly address: string;
    readonly billing: Addressee;
    readonly language: InterfaceLanguage;
  },
): Promise<{ order: Order; replaced: string[] }> {
  const { offer, amount, trialDays, trialTokens, discount, change } = priced;
  const { kind, priceId } = offer;
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('order:' || ${userId}, 0))`.execute(transaction);
    if ((await accounts(transaction).where('id', '=', userId).executeTakeFirst()) === undefined) throw sessionEnded();
    // locked, since an order may get its page or be paid at this moment
    const unsettled = await transaction
      .selectFrom('public.orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('state', 'in', change === undefined ? ['draft', 'open'] : ['draft', 'open', 'scheduled'])
      .orderBy('created_at', 'desc')
      .forUpdate()
      .execute();
    const pending = unsettled.find(({ state }) => state === 'scheduled');
    if (pending !== undefined && pending.stripe_price_id !== priceId)
      throw new AppError('change_pending', 'You have ordered another change of plan. Take it back first.');
    // ordered in another tab at the same moment
    if (pending !== undefined) return { order: pending, replaced: [] };
    const reusable = unsettled.find(
      (order) =>
        order.stripe_price_id === priceId &&
        order.amount === amount &&
        order.tokens === offer.tokens &&
        order.trial_days === trialDays &&
        order.trial_tokens === trialTokens &&
        order.promotion_code === promotionCode &&
        order.language === language &&
        order.changes_order_id === (change?.order.id ?? null) &&
        order.starts_at?.getTime() === change?.startsAt.getTime() &&
        order.created_at > new Date(clock().getTime() - reuseHours * 3_600_000),
    );
    const replaced = unsettled.filter(
      (order) => order !== reusable && (kind === 'subscription' || order.stripe_price_id === priceId),
    );
    for (const { id } of replaced)
      await transaction.updateTable('public.orders').set({ state: 'expired' }).where('id', '=', id).execute();
    const order =
      reusable ??
      (await transaction
        .insertInto('public.orders')
        .values({
          user_id: userId,
          kind,
          stripe_price_id: priceId,
          product_name: offer.productName,
          tokens: offer.tokens,
          list_amount: offer.amount,
          amount,
          currency: offer.currency,
          interval: offer.interval,
          interval_count: offer.intervalCount,
          trial_days: trialDays,
          trial_tokens: trialTokens,
          promotion_code: promotionCode,
          language,
          vat_mode: operator.vatMode,
          changes_order_id: change?.order.id ?? null,
          starts_at: change?.startsAt ?? null,
          stripe_subscription_id: change?.subscriptionId ?? null,
          // a change has no payment page that would show them: it is charged as the plan before it
          payment_country: change?.order.payment_country ?? null,
          card_country: change?.order.card_country ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    await transaction
      .updateTable('public.orders')
      .set({
        billing: JSON.stringify(billing),
        discount: discount === null ? null : JSON.stringify(discount),
        ...(await keepOrderTexts(transaction, operator, language, { kind, isBusiness: billing.isBusiness })),
      })
      .where('id', '=', order.id)
      .execute();
    await saveBillingDetails(transaction, userId, billing);
    // a business has no right of withdrawal, so it declares nothing about one
    const declared: readonly DeclarationName[] = billing.isBusiness
      ? ['terms']
      : ['terms', performanceDeclaration[kind]];
    for (const declaration of declared) {
      const given = { declaration, language, address, orderId: order.id };
      const record = await consentRecord({ clock, seal }, transaction, given);
      await sql`select private.record_consent(${userId}, ${JSON.stringify(record)})`.execute(transaction);
    }
    const sessions = replaced.flatMap(({ checkout_session_id: id }) => (id === null ? [] : [id]));
    return { order, replaced: sessions };
  });
}
