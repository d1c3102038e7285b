import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

interface Words {
  readonly subject: (order: string) => string;
  readonly dropped: (order: string, product: string, date: string) => string;
  readonly action: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (order) => `Our notice for order ${order} has no effect`,
    dropped: (order, product, date) =>
      `We had ended your plan ${product} (order ${order}) with notice as of ${date}. Meanwhile you have ordered a change to another plan, so our notice has no effect, and your change stands.`,
    action: 'Open billing',
  },
  de: {
    subject: (order) => `Unsere Kündigung zu Bestellung ${order} gilt nicht`,
    dropped: (order, product, date) =>
      `Wir hatten deinen Tarif ${product} (Bestellung ${order}) zum ${date} gekündigt. Inzwischen hast du einen Wechsel in einen anderen Tarif bestellt. Deshalb gilt unsere Kündigung nicht, und es bleibt bei deinem Wechsel.`,
    action: 'Zur Abrechnung',
  },
};

/** Drops a notice of the operator whose plan a change replaces, and mails that if the notice, with the end that it names, has left. */
export async function dropNotice(
  { database, siteUrl }: OpenBilling,
  { id, leftFor }: { readonly id: string; readonly leftFor: Date | null },
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const dropped = await transaction
      .deleteFrom('private.settlements as s')
      .using('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .whereRef('o.id', '=', 's.order_id')
      .where('s.id', '=', id)
      .where('s.done_at', 'is', null)
      .returning(['o.number', 'o.product_name as product', 'o.language', 'u.email', 'u.deleted_at as deletedAt'])
      .executeTakeFirst();
    if (dropped === undefined || dropped.deletedAt !== null || leftFor === null) return;
    const language = knownLanguage(dropped.language);
    const t = words[language];
    const number = orderNumber(dropped.number);
    const mail = writeMail({
      to: dropped.email,
      language,
      siteUrl,
      subject: t.subject(number),
      paragraphs: [t.dropped(number, dropped.product, formatDay(leftFor, language))],
      action: { label: t.action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}
