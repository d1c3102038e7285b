import { productName } from '@regelwerk/contract/shop/product-name';
import { shortenedEnd } from '../contracts/shortened-end.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endAndMail } from './end-and-mail.ts';

const words = {
  en: {
    subject: `Your subscription at ${productName} ends earlier`,
    paragraphs: (date: string) => [
      `You have canceled your plan after its first term, so it already ends on ${date}, before the paid period does.`,
      'What you paid for the time after that is paid back when it ends. Until then you can take the cancellation back.',
    ],
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein Tarif bei ${productName} endet früher`,
    paragraphs: (date: string) => [
      `Du hast deinen Tarif nach der ersten Laufzeit gekündigt. Er endet deshalb schon am ${date} und nicht erst mit dem bezahlten Zeitraum.`,
      'Was du für die Zeit danach bezahlt hast, erstatten wir dir nach Vertragsende. Bis dahin kannst du die Kündigung zurücknehmen.',
    ],
    action: 'Tarif verwalten',
  },
};

/**
 * Brings the end of a canceled plan forward if the law allows an earlier one, and mails the new date. It serves plans that
 * were canceled in the provider's portal, which only offers the end of the period.
 */
export async function shortenNotice(context: OpenBilling, id: string): Promise<void> {
  const subscription = await context.payments.stripe.subscriptions.retrieve(id);
  const end = shortenedEnd(subscription);
  if (end !== undefined) await endAndMail(context, subscription, { end, isAsked: false, words });
}
