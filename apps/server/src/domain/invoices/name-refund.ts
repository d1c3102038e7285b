import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { InvoiceFacts } from '@regelwerk/invoice/invoice-facts';

const words = {
  en: {
    whole: 'Refund of the whole price',
    part: (refunded: string, price: string) => `Refund of ${refunded} of the price of ${price}`,
  },
  de: {
    whole: 'Erstattung des ganzen Preises',
    part: (refunded: string, price: string) => `Erstattung von ${refunded} des Preises von ${price}`,
  },
} satisfies Record<InterfaceLanguage, object>;

/** Says how much of an invoice's price a credit note gives back. */
export function nameRefund({ gross, currency, language }: InvoiceFacts, refunded: number): string {
  if (refunded === gross) return words[language].whole;
  return words[language].part(formatMoney(refunded, currency, language), formatMoney(gross, currency, language));
}
