import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { BillingContext } from '../kernel/payments-context.ts';
import { writeMail } from '../mail/write-mail.ts';
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

/** Draws a document and writes its mail to the address that it names; undefined if there is no such document or address. */
export async function documentMail({ database, siteUrl }: Pick<BillingContext, 'database' | 'siteUrl'>, id: string) {
  const document = await documentFiles(database, id);
  if (document === undefined) return undefined;
  const { kind, number, language, item, gross, currency, buyer } = document.facts;
  if (buyer.email === '') return undefined;
  const t = words[language];
  const mail = writeMail({
    to: buyer.email,
    language,
    siteUrl,
    subject: t.subject[kind](number),
    paragraphs: [t.text[kind](item, formatMoney(gross, currency, language))],
    action: { label: t.action, address: `${siteUrl}${paths.billing}#history` },
  });
  return { ...mail, documentId: id };
}
