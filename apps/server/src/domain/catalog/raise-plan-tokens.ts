import { paths } from '@regelwerk/contract/shared/paths';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { tokensPerPeriod } from '@regelwerk/contract/shop/token-package';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

const words = {
  en: {
    subject: 'Your plan brings more tokens',
    raised: (plan: string, tokens: number, before: number) =>
      `From now on, each new paid period of your plan ${plan} brings ${tokens} tokens; so far it has been ${before}.`,
    price: 'The price stays the same, and you need not do anything.',
    action: 'Open billing',
  },
  de: {
    subject: 'Dein Tarif bringt mehr Tokens',
    raised: (plan: string, tokens: number, before: number) =>
      `Ab sofort bringt jeder neue bezahlte Zeitraum deines Tarifs ${plan} ${tokens} Tokens; bisher waren es ${before}.`,
    price: 'Der Preis bleibt gleich, und du musst nichts tun.',
    action: 'Zur Abrechnung',
  },
};

interface RaisedPlan {
  readonly id: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When the provider changed the product. */
  readonly changedAt: Date;
}

interface Agreement {
  readonly subscription: string;
  readonly priceId: string;
  readonly userId: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/**
 * Gives the subscribers of a plan whose tokens were raised the new number in every period that starts from now on, and mails them.
 * Fewer tokens apply to new orders only: what was agreed on stays agreed.
 */
export async function raisePlanTokens(
  context: Pick<OpenBilling, 'database' | 'siteUrl' | 'clock'>,
  plan: RaisedPlan,
): Promise<void> {
  const tokens = tokensPerPeriod(plan.metadata);
  const agreements = await context.database.kysely
    .selectFrom('public.plan_terms as t')
    .innerJoin('public.prices as price', 'price.stripe_price_id', 't.stripe_price_id')
    .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 't.stripe_subscription_id')
    .innerJoin('auth.users as u', 'u.id', 's.user_id')
    .select(['t.stripe_subscription_id as subscription', 't.stripe_price_id as priceId'])
    .select(['u.id as userId', 'u.email', 'u.user_metadata as metadata'])
    .distinct()
    .where('price.product_id', '=', plan.id)
    // the plan that runs, or one that a change was ordered to: what was agreed on for a former plan is over
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('s.stripe_price_id', '=', eb.ref('t.stripe_price_id')),
        exists(
          selectFrom('public.orders as change')
            .select('change.id')
            .whereRef('change.stripe_subscription_id', '=', 't.stripe_subscription_id')
            .whereRef('change.stripe_price_id', '=', 't.stripe_price_id')
            .where('change.state', '=', 'scheduled'),
        ),
      ]),
    )
    .where('u.deleted_at', 'is', null)
    .where('s.status', 'not in', endedStatuses)
    .execute();
  for (const agreement of agreements) await raise(context, plan, agreement, tokens);
}

async function raise(
  { database, siteUrl, clock }: Pick<OpenBilling, 'database' | 'siteUrl' | 'clock'>,
  plan: RaisedPlan,
  { subscription, priceId, userId, email, metadata }: Agreement,
  tokens: number,
): Promise<void> {
  const now = new Date(Math.max(clock().getTime(), plan.changedAt.getTime()));
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('terms:' || ${subscription}, 0))`.execute(transaction);
    const terms = await latestTerms(transaction, subscription, priceId);
    if (terms === undefined || terms.tokens >= tokens) return;
    const from = terms.from > now ? terms.from : now;
    await transaction
      .insertInto('public.plan_terms')
      .values({
        user_id: userId,
        stripe_subscription_id: subscription,
        stripe_price_id: priceId,
        tokens,
        valid_from: from,
      })
      .onConflict((conflict) =>
        conflict.columns(['stripe_subscription_id', 'valid_from']).doUpdateSet({ stripe_price_id: priceId, tokens }),
      )
      .execute();
    const language = languageOf({ user_metadata: metadata });
    const { subject, raised, price, action } = words[language];
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject,
      paragraphs: [raised(plan.name, tokens, terms.tokens), price],
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}

async function latestTerms(transaction: Kysely<Schema>, subscription: string, priceId: string) {
  return transaction
    .selectFrom('public.plan_terms')
    .select(['tokens', 'valid_from as from'])
    .where('stripe_subscription_id', '=', subscription)
    .where('stripe_price_id', '=', priceId)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}
