import { formatMoney } from '@regelwerk/contract/money';
import { paths } from '@regelwerk/contract/paths';
import { sql } from 'kysely';
import type { BillingContext } from '../billing/billing-context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import { documentFiles } from './document-files.ts';

const words = {
  en: {
    subject: {
      invoice: (number: string) => `Invoice ${number}`,
      credit_note: (number: string) => `Credit note ${number}`,
    },
    text: {
      invoice: (item: string, price: string) => `Attached is your invoice for ${item}, ${price}. It is paid.`,
      credit_note: (item: string, price: string) =>
        `${price} has been refunded for ${item}. Attached is the credit note.`,
    },
    action: 'Billing history',
  },
  de: {
    subject: {
      invoice: (number: string) => `Rechnung ${number}`,
      credit_note: (number: string) => `Rechnungskorrektur ${number}`,
    },
    text: {
      invoice: (item: string, price: string) => `Anbei deine Rechnung für ${item}, ${price}. Sie ist bezahlt.`,
      credit_note: (item: string, price: string) =>
        `Für ${item} wurden ${price} erstattet. Anbei die Rechnungskorrektur.`,
    },
    action: 'Zu deinen Zahlungen',
  },
};

/** Draws a document and queues its mail, once for each document. */
export async function sendDocument({ database, siteUrl }: BillingContext, id: string): Promise<void> {
  const document = await documentFiles(database, id);
  if (document === undefined) return;
  const { kind, number, language, item, gross, currency, buyer } = document.facts;
  if (buyer.email === '') return;
  const t = words[language];
  const mail = writeMail({
    to: buyer.email,
    language,
    siteUrl,
    subject: t.subject[kind](number),
    paragraphs: [t.text[kind](item, formatMoney(gross, currency, language))],
    action: { label: t.action, address: `${siteUrl}${paths.billing}#history` },
  });
  await database.kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('private.billing_files')
      .set({ mailed_at: sql`now()` })
      .where('document_id', '=', id)
      .where('mailed_at', 'is', null)
      .returning('document_id')
      .executeTakeFirst();
    if (taken !== undefined) await queueMail(transaction, { ...mail, documentId: id });
  });
}
