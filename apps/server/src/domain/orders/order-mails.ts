import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

/** A payment that a mail is about. `number` is the order's or the invoice's, `amount` in minor units. */
interface MailedPayment {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly number: string;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
}

interface Words {
  readonly subject: (number: string) => string;
  readonly paragraphs: (payment: { number: string; product: string; price: string }) => string[];
  readonly action?: string;
}

const soon = {
  en: 'The money goes back the way you paid, usually within a few working days.',
  de: 'Das Geld geht auf dem Weg zurück, auf dem du bezahlt hast, meist innerhalb weniger Werktage.',
};

const inReview: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `Your order ${number}: we are checking your payment`,
    paragraphs: ({ number, product, price }) => [
      `We received your payment of ${price} and are checking it, because it does not match your order ${number} (${product}).`,
      'You do not need to do anything. We will either deliver your order or refund your payment, and tell you by email.',
    ],
    action: 'Open billing',
  },
  de: {
    subject: (number) => `Deine Bestellung ${number}: Wir prüfen deine Zahlung`,
    paragraphs: ({ number, product, price }) => [
      `Wir haben deine Zahlung über ${price} erhalten und prüfen sie, weil sie nicht zu deiner Bestellung ${number} (${product}) passt.`,
      'Du musst nichts tun. Wir liefern deine Bestellung oder erstatten deine Zahlung und melden uns per E-Mail.',
    ],
    action: 'Zur Abrechnung',
  },
};

const refunded: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `Your order ${number}: we have refunded your payment`,
    paragraphs: ({ number, product, price }) => [
      `We have refunded your payment of ${price} for order ${number} (${product}).`,
      soon.en,
    ],
    action: 'Open billing',
  },
  de: {
    subject: (number) => `Deine Bestellung ${number}: Wir haben deine Zahlung erstattet`,
    paragraphs: ({ number, product, price }) => [
      `Wir haben deine Zahlung über ${price} für die Bestellung ${number} (${product}) erstattet.`,
      soon.de,
    ],
    action: 'Zur Abrechnung',
  },
};

const returnedByBank: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: (number) => `Your order ${number}: your bank has returned your payment`,
    paragraphs: ({ number, product, price }) => [
      `Your bank has decided your dispute about your payment of ${price} for order ${number} (${product}) in your favor and returned the money. We have closed the order; you do not need to do anything.`,
    ],
  },
  de: {
    subject: (number) => `Deine Bestellung ${number}: Deine Bank hat die Zahlung zurückgeholt`,
    paragraphs: ({ number, product, price }) => [
      `Deine Bank hat die Beanstandung deiner Zahlung über ${price} für die Bestellung ${number} (${product}) zu deinen Gunsten entschieden und dir das Geld zurückgegeben. Die Bestellung ist damit erledigt, du musst nichts tun.`,
    ],
  },
};

const returned: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: () => 'We have refunded your payment',
    paragraphs: ({ number, product, price }) => [
      `Your payment of ${price} for ${product} (${number}) arrived after your account was deleted. We could not deliver anything for it and have refunded it in full.`,
      soon.en,
      'No subscription runs on, and nothing more will be charged.',
    ],
  },
  de: {
    subject: () => 'Wir haben deine Zahlung erstattet',
    paragraphs: ({ number, product, price }) => [
      `Deine Zahlung über ${price} für ${product} (${number}) ist eingegangen, nachdem dein Konto gelöscht wurde. Wir konnten dafür nichts mehr liefern und haben sie vollständig erstattet.`,
      soon.de,
      'Es läuft kein Tarif weiter, und es wird nichts mehr abgebucht.',
    ],
  },
};

const written =
  (words: Readonly<Record<InterfaceLanguage, Words>>) =>
  ({ to, language, siteUrl, number, product, amount, currency }: MailedPayment): Mail => {
    const { subject, paragraphs, action } = words[language];
    const price = formatMoney(amount, currency, language);
    return writeMail({
      to,
      language,
      siteUrl,
      subject: subject(number),
      paragraphs: paragraphs({ number, product, price }),
      ...(action === undefined ? {} : { action: { label: action, address: `${siteUrl}${paths.billing}` } }),
    });
  };

/** The mails about payments that do not end in a confirmed order, in both languages. */
export const orderMails = {
  /** The payment does not match the order, and an admin checks it. */
  inReview: written(inReview),
  /** The payment of an order in review was refunded. */
  refunded: written(refunded),
  /** The bank returned the payment of an order in review after a dispute. */
  returnedByBank: written(returnedByBank),
  /** A payment for a deleted account was refunded. */
  returned: written(returned),
};
