import { randomUUID } from 'node:crypto';
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
  readonly notice: (order: string, product: string, date: string) => string;
  readonly replaces: (date: string) => string;
  readonly why: (reason: string) => string;
  readonly untilThen: string;
  readonly newPlan: string;
  readonly action: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (order) => `Your plan of order ${order} ends`,
    notice: (order, product, date) => `We end your plan ${product} (order ${order}) with notice as of ${date}.`,
    replaces: (date) => `Our earlier notice named ${date}. It left too late, so this date replaces that one.`,
    why: (reason) => `Reason: ${reason}`,
    untilThen:
      'Until then nothing changes: each paid period brings its tokens as agreed. After that nothing is charged, and your tokens stay yours. You can also cancel earlier.',
    newPlan: 'Once it has ended, you can order one of our present plans on the billing page.',
    action: 'Open billing',
  },
  de: {
    subject: (order) => `Kündigung deines Tarifs aus Bestellung ${order}`,
    notice: (order, product, date) =>
      `Wir kündigen deinen Tarif ${product} (Bestellung ${order}) ordentlich zum ${date}.`,
    replaces: (date) =>
      `In unserer früheren Kündigung stand der ${date}. Sie ging zu spät ab, deshalb gilt jetzt das neue Datum.`,
    why: (reason) => `Grund der Kündigung: ${reason}`,
    untilThen:
      'Bis dahin ändert sich nichts: Jeder bezahlte Zeitraum bringt seine Tokens wie vereinbart. Danach wird nichts mehr abgebucht, und deine Tokens bleiben dir. Du kannst auch früher kündigen.',
    newPlan: 'Danach kannst du auf der Seite Abrechnung einen unserer aktuellen Tarife bestellen.',
    action: 'Zur Abrechnung',
  },
};

/**
 * Mails a notice of the operator to the subscriber, in the language of the order, and keeps with the decision which mail it is and which
 * end it names. The reason is in it if it was written for subscribers: that of a single plan is for the log.
 */
export async function mailNotice(
  { database, siteUrl }: OpenBilling,
  {
    id,
    endsAt,
    former,
  }: {
    readonly id: string;
    readonly endsAt: Date;
    /** The mail before it, and the end that it named if it has left. */
    readonly former: { readonly mailId: string | null; readonly endsAt: Date | null };
  },
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const mailId = randomUUID();
    const notice = await transaction
      .updateTable('private.settlements as s')
      .set({ ends_at: endsAt, mail_id: mailId })
      .from('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .whereRef('o.id', '=', 's.order_id')
      .where('s.id', '=', id)
      .where('s.done_at', 'is', null)
      // another process may have mailed it meanwhile
      .where('s.mail_id', 'is not distinct from', former.mailId)
      .where('u.deleted_at', 'is', null)
      .returning(['o.number', 'o.product_name as product', 'o.language', 'u.email', 's.reason'])
      .returning('s.request_id as requestId')
      .executeTakeFirst();
    if (notice === undefined) return;
    const language = knownLanguage(notice.language);
    const t = words[language];
    const number = orderNumber(notice.number);
    const { product, reason, requestId } = notice;
    const mail = writeMail({
      to: notice.email,
      language,
      siteUrl,
      subject: t.subject(number),
      paragraphs: [
        t.notice(number, product, formatDay(endsAt, language)),
        ...(former.endsAt === null ? [] : [t.replaces(formatDay(former.endsAt, language))]),
        ...(reason === null || requestId !== null ? [] : [t.why(reason)]),
        t.untilThen,
        t.newPlan,
      ],
      action: { label: t.action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true, id: mailId });
  });
}
