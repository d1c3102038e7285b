import type { ProviderAccount } from './provider-account.ts';

interface Session {
  readonly id: string;
  readonly mode: string;
  readonly status: string;
  readonly payment_status: string;
  readonly customer: string;
  readonly payment_intent: string | null;
  readonly line_items: { readonly data: readonly { readonly price: { readonly product: string } }[] };
}

interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly total: number;
  readonly payments: { readonly data: readonly { readonly payment: { readonly payment_intent: string } }[] };
  readonly lines: {
    readonly data: readonly { readonly pricing: { readonly price_details: { readonly product: string } } }[];
  };
}

interface Product {
  readonly id: string;
  readonly metadata: { readonly tokens?: string; readonly tokens_per_period?: string };
}

/** What the provider's books say that every customer has to have, worked out from them alone. */
export interface TokensDue {
  readonly byCustomer: ReadonlyMap<string, number>;
  readonly purchases: number;
  readonly invoices: number;
  readonly reversed: number;
}

/** Paid packages and paid periods, less what was refunded or is disputed. */
export async function readTokensDue({ list }: ProviderAccount): Promise<TokensDue> {
  const products = new Map((await list<Product>('/v1/products')).map(({ id, metadata }) => [id, metadata]));
  const returned = new Set<string>();
  for (const { payment_intent: payment } of await list<{ id: string; payment_intent: string }>('/v1/refunds'))
    returned.add(payment);
  for (const { payment_intent: payment, status } of await list<{
    id: string;
    payment_intent: string;
    status: string;
  }>('/v1/disputes'))
    if (status !== 'won') returned.add(payment);

  const byCustomer = new Map<string, number>();
  const give = (customer: string, tokens: number) => byCustomer.set(customer, (byCustomer.get(customer) ?? 0) + tokens);
  let purchases = 0;
  let reversed = 0;
  for (const session of await list<Session>('/v1/checkout/sessions?expand[0]=data.line_items')) {
    if (session.mode !== 'payment' || session.status !== 'complete' || session.payment_status !== 'paid') continue;
    purchases += 1;
    const product = session.line_items.data[0]?.price.product ?? '';
    if (returned.has(session.payment_intent ?? '')) reversed += 1;
    else give(session.customer, Number(products.get(product)?.tokens));
  }
  let invoices = 0;
  for (const { customer, status, total, lines, payments } of await list<Invoice>(
    '/v1/invoices?expand[0]=data.payments',
  )) {
    if (status !== 'paid' || total === 0) continue;
    invoices += 1;
    const product = lines.data[0]?.pricing.price_details.product ?? '';
    if (returned.has(payments.data[0]?.payment.payment_intent ?? '')) reversed += 1;
    else give(customer, Number(products.get(product)?.tokens_per_period));
  }
  return { byCustomer, purchases, invoices, reversed };
}
