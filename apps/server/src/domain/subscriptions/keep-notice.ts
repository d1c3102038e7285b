import { noticeEndKey } from '../contracts/notice-end.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { endAndMail } from './end-and-mail.ts';

const words = {
  en: {
    subject: 'Your plan ends all the same',
    paragraphs: (date: string) => [
      `We ended your plan with notice, so it cannot be reactivated in the subscription management. It ends on ${date}, and nothing is charged after that.`,
    ],
    action: 'Open billing',
  },
  de: {
    subject: 'Dein Tarif endet trotzdem',
    paragraphs: (date: string) => [
      `Wir haben deinen Tarif gekündigt, deshalb lässt er sich in der Tarifverwaltung nicht wieder aktivieren. Er endet am ${date}, danach wird nichts mehr abgebucht.`,
    ],
    action: 'Zur Abrechnung',
  },
};

/** Sets the end of a plan again that the operator ended with notice and its subscriber reactivated at the provider, and mails it. */
export async function keepNotice(context: OpenBilling, id: string): Promise<void> {
  const subscription = await context.payments.stripe.subscriptions.retrieve(id);
  const { status, cancel_at: present, cancel_at_period_end: endsAnyway, metadata } = subscription;
  const end = Number(metadata[noticeEndKey] ?? 0);
  if (end === 0 || status === 'canceled' || present !== null || endsAnyway) return;
  await endAndMail(context, subscription, { end, isAsked: true, words });
}
