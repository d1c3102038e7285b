import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import { contractTerms } from '@regelwerk/legal/contract-terms';
import { sql } from 'kysely';
import { orderFacts } from '../contracts/order-facts.ts';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

const words = {
  en: {
    subject: `Your free trial of ${productName} ends soon`,
    own: (plan: string, date: string, price: string) =>
      `Your free trial of ${plan} ends on ${date}. From then on the plan costs ${price}. If you do not want that, cancel before.`,
    changed: (plan: string, date: string, next: string, price: string) =>
      `Your free trial of ${plan} ends on ${date}. The plan ${next} that you ordered starts then. It costs ${price}. Until then you can take the change back, or cancel.`,
    firstCharge: (charge: string) => `First charge: ${charge}.`,
    discount: (discount: string) => `Your discount: ${discount}.`,
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein kostenloser Testzeitraum bei ${productName} endet bald`,
    own: (plan: string, date: string, price: string) =>
      `Dein kostenloser Testzeitraum für ${plan} endet am ${date}. Danach kostet der Tarif ${price}. Wenn du das nicht möchtest, kündige vorher.`,
    changed: (plan: string, date: string, next: string, price: string) =>
      `Dein kostenloser Testzeitraum für ${plan} endet am ${date}. Dann beginnt der bestellte Tarif ${next}. Er kostet ${price}. Bis dahin kannst du den Wechsel zurücknehmen oder kündigen.`,
    firstCharge: (charge: string) => `Erste Abbuchung: ${charge}.`,
    discount: (discount: string) => `Dein Rabatt: ${discount}.`,
    action: 'Tarif verwalten',
  },
};

/**
 * Mails once for each trial when it ends and what its order then costs, or that of the plan that a change was ordered to. A trial that
 * was canceled costs nothing. Throws while the order may still have to be fulfilled, so that its event is tried again.
 */
export async function remindOfTrialEnd({ database, siteUrl }: OpenBilling, subscriptionId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const trial = await transaction
      .updateTable('public.subscriptions as s')
      .set({ trial_reminded_at: sql`now()` })
      .from('auth.users as u')
      .whereRef('u.id', '=', 's.user_id')
      .where('s.stripe_subscription_id', '=', subscriptionId)
      .where('s.trial_reminded_at', 'is', null)
      .where('s.trial_end', 'is not', null)
      .where('s.cancel_at_period_end', '=', false)
      .where('u.deleted_at', 'is', null)
      .returning(['s.user_id as userId', 's.trial_end as end', 'u.email', 'u.user_metadata'])
      .executeTakeFirst();
    if (trial === undefined || trial.end === null) return;
    const orders = await transaction
      .selectFrom('public.orders')
      .selectAll()
      .where('stripe_subscription_id', '=', subscriptionId)
      .where('state', 'in', ['fulfilled', 'scheduled'])
      .execute();
    const plan = orders.find(({ state }) => state === 'fulfilled');
    if (plan === undefined) {
      // a short trial announces its end when it begins, perhaps before we hear that its order was completed
      const waiting = await transaction
        .selectFrom('public.orders')
        .select('id')
        .where('user_id', '=', trial.userId)
        .where('kind', '=', 'subscription')
        .where('state', 'in', ['draft', 'open', 'processing'])
        .executeTakeFirst();
      if (waiting !== undefined) throw new Error('the order of a trial is not fulfilled yet');
      return;
    }
    const change = orders.find(({ state }) => state === 'scheduled');
    const language = languageOf(trial);
    const date = formatDay(trial.end, language);
    const t = words[language];
    const facts = { ...orderFacts(change ?? plan), firstChargeOn: trial.end };
    const { price, firstCharge = '', discount } = contractTerms(facts, language);
    const name = plan.product_name;
    const mail = writeMail({
      to: trial.email,
      language,
      siteUrl,
      subject: t.subject,
      paragraphs: [
        change === undefined ? t.own(name, date, price) : t.changed(name, date, change.product_name, price),
        t.firstCharge(firstCharge),
        ...(discount === undefined ? [] : [t.discount(discount)]),
      ],
      action: { label: t.action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail);
  });
}
