/** The payment methods that an operator can offer, by the provider's names. */
export const paymentMethods = ['card', 'sepa_debit', 'paypal', 'klarna', 'link', 'bancontact', 'eps', 'ideal'] as const;
/** One of `paymentMethods`. */
export type PaymentMethod = (typeof paymentMethods)[number];
