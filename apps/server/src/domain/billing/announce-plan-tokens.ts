import { longDate } from '@regelwerk/contract/long-date';
import { paths } from '@regelwerk/contract/paths';
import { endedStatuses } from '@regelwerk/contract/subscription-status';
import { tokensPerPeriod } from '@regelwerk/contract/token-package';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { languageOf } from '../accounts/language-of.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { OpenBilling } from './billing-context.ts';

/** The notice before a renewal that brings another number of tokens. */
const noticeDays = 14;
const day = 86_400_000;

const words = {
  en: {
    subject: 'Your plan changes',
    changes: (plan: string, date: string, tokens: number, before: number) =>
      `Each paid period of your plan ${plan} that starts on ${date} or later brings ${tokens} tokens; so far it has been ${before}.`,
    stays: (plan: string, tokens: number) =>
      `The change of your plan ${plan} that we announced does not happen: each paid period keeps bringing ${tokens} tokens.`,
    cancel: 'The price stays the same. If you do not agree, you can cancel before the next renewal.',
    action: 'Manage subscription',
  },
  de: {
    subject: 'Dein Tarif ändert sich',
    changes: (plan: string, date: string, tokens: number, before: number) =>
      `Jeder bezahlte Zeitraum deines Tarifs ${plan}, der ab dem ${date} beginnt, bringt ${tokens} Tokens; bisher waren es ${before}.`,
    stays: (plan: string, tokens: number) =>
      `Die angekündigte Änderung deines Tarifs ${plan} entfällt: Jeder bezahlte Zeitraum bringt weiterhin ${tokens} Tokens.`,
    cancel:
      'Der Preis bleibt gleich. Wenn du nicht einverstanden bist, kannst du vor der nächsten Verlängerung kündigen.',
    action: 'Tarif verwalten',
  },
};

interface Affected {
  readonly subscription: string;
  readonly userId: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly priceId: string;
  readonly latest: number;
}

interface ChangedPlan {
  readonly id: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When the provider changed the product. */
  readonly changedAt: Date;
}

/**
 * Mails the subscribers of a plan when its tokens change, and applies the change to periods that start after the notice. One
 * mail for each change; a change that is taken back in time is mailed as well. The first period after a change of plan keeps what
 * was offered then.
 */
export async function announcePlanTokens(
  context: Pick<OpenBilling, 'database' | 'siteUrl' | 'clock'>,
  plan: ChangedPlan,
): Promise<void> {
  const tokens = tokensPerPeriod(plan.metadata);
  const subscribers = await context.database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.subscriptions as s', 's.stripe_price_id', 'price.stripe_price_id')
    .innerJoin('auth.users as u', 'u.id', 's.user_id')
    .innerJoin('public.plan_terms as t', (join) =>
      join
        .onRef('t.stripe_subscription_id', '=', 's.stripe_subscription_id')
        .onRef('t.stripe_price_id', '=', 's.stripe_price_id'),
    )
    .distinctOn('s.id')
    .select(['s.stripe_subscription_id as subscription', 'u.id as userId', 'u.email', 'u.user_metadata as metadata'])
    .select(['price.stripe_price_id as priceId', 't.tokens as latest'])
    .where('price.product_id', '=', plan.id)
    .where('u.deleted_at', 'is', null)
    .where('s.status', 'not in', endedStatuses)
    .orderBy('s.id')
    .orderBy('t.valid_from', 'desc')
    .execute();
  for (const affected of subscribers) if (affected.latest !== tokens) await announce(context, plan, affected, tokens);
}

async function announce(
  { database, siteUrl, clock }: Pick<OpenBilling, 'database' | 'siteUrl' | 'clock'>,
  plan: ChangedPlan,
  { subscription, userId, email, metadata, priceId, latest }: Affected,
  tokens: number,
): Promise<void> {
  const now = new Date(Math.max(clock().getTime(), plan.changedAt.getTime()));
  const language = languageOf({ user_metadata: metadata });
  const { subject, changes, stays, cancel, action } = words[language];
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('terms:' || ${subscription}, 0))`.execute(transaction);
    const terms = () =>
      transaction
        .selectFrom('public.plan_terms')
        .select('tokens')
        .where('stripe_subscription_id', '=', subscription)
        .orderBy('valid_from', 'desc')
        .limit(1)
        .executeTakeFirst();
    // another process may have announced it meanwhile
    if ((await terms())?.tokens !== latest) return;
    const agreedFrom = await planAgreedFrom(transaction, subscription, priceId);
    const from = new Date(Math.max(now.getTime() + noticeDays * day, agreedFrom.getTime() + day));
    await transaction
      .deleteFrom('public.plan_terms')
      .where('stripe_subscription_id', '=', subscription)
      // the first period of a plan that was changed to brings what was offered at the change
      .where('valid_from', '>', new Date(Math.max(now.getTime(), agreedFrom.getTime())))
      .execute();
    const present = (await terms())?.tokens ?? latest;
    if (present !== tokens)
      await transaction
        .insertInto('public.plan_terms')
        .values({
          user_id: userId,
          stripe_subscription_id: subscription,
          stripe_price_id: priceId,
          tokens,
          valid_from: from,
        })
        .execute();
    const told =
      present === tokens ? stays(plan.name, tokens) : changes(plan.name, longDate(from, language), tokens, present);
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject,
      paragraphs: [told, cancel],
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}

/** Returns when the subscription has this plan from, which is later than now where its change starts with the next period. */
async function planAgreedFrom(transaction: Kysely<Schema>, subscription: string, priceId: string): Promise<Date> {
  const row = await transaction
    .selectFrom('public.plan_terms as t')
    .select('t.valid_from')
    .where('t.stripe_subscription_id', '=', subscription)
    .where('t.stripe_price_id', '=', priceId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('public.plan_terms as other')
            .select('other.id')
            .where('other.stripe_subscription_id', '=', subscription)
            .where('other.stripe_price_id', '<>', priceId)
            .whereRef('other.valid_from', '>', 't.valid_from'),
        ),
      ),
    )
    .orderBy('t.valid_from')
    .limit(1)
    .executeTakeFirst();
  return row?.valid_from ?? new Date(0);
}
