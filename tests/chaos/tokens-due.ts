import type { ProviderAccount } from './provider-account.ts';

interface Session {
  readonly id: string;
  readonly mode: string;
  readonly status: string;
  readonly payment_status: string;
  readonly amount_total: number;
  readonly customer: string;
  readonly payment_intent: string | null;
  readonly subscription: string | null;
  readonly line_items: { readonly data: readonly { readonly price: { readonly id: string } }[] };
}

interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly total: number;
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  readonly payments: { readonly data: readonly { readonly payment: { readonly payment_intent: string } }[] };
  readonly lines: {
    readonly data: readonly {
      readonly period: { readonly start: number };
      readonly pricing: { readonly price_details: { readonly price: string; readonly product: string } };
    }[];
  };
}

/** The offer that a person saw when ordering, by the session that they paid. */
export interface Shown {
  readonly tokens: number;
  readonly trialTokens: number;
}

/** One state of a plan, as the provider reported it; `at` is in Unix seconds. */
export interface PlanChange {
  readonly product: string;
  readonly at: number;
  readonly tokens: number;
}

/** The tokens that every customer must have according to the provider's books alone. */
export interface TokensDue {
  readonly byCustomer: ReadonlyMap<string, number>;
  readonly purchases: number;
  readonly invoices: number;
  readonly reversed: number;
  readonly trials: number;
}

/** How long before a renewal a change must be announced. */
const noticeSeconds = 14 * 86_400;

interface Reversal {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata?: { readonly kept_tokens?: string };
}

/**
 * Computes the due tokens: paid packages, trials and paid periods as shown or announced, minus refunds and disputes
 * in proportion to the money; tokens that a refund leaves with the person count.
 */
export async function readTokensDue(
  { list }: ProviderAccount,
  shown: ReadonlyMap<string, Shown>,
  changes: readonly PlanChange[],
): Promise<TokensDue> {
  const returned = new Map<string, number>();
  const left = new Map<string, number>();
  const add = (to: Map<string, number>, payment: string, amount: number) =>
    to.set(payment, (to.get(payment) ?? 0) + amount);
  for (const { payment_intent: payment, amount, metadata } of await list<Reversal>('/v1/refunds')) {
    add(returned, payment, amount);
    add(left, payment, Number(metadata?.kept_tokens ?? 0));
  }
  for (const { payment_intent: payment, amount, status } of await list<Reversal>('/v1/disputes'))
    if (status !== 'won') add(returned, payment, amount);
  /** The tokens of a payment that remain. */
  const remaining = (payment: string, paid: number, tokens: number) =>
    tokens - Math.floor((tokens * Math.min(returned.get(payment) ?? 0, paid)) / paid) + (left.get(payment) ?? 0);

  const byCustomer = new Map<string, number>();
  const give = (customer: string, tokens: number) => byCustomer.set(customer, (byCustomer.get(customer) ?? 0) + tokens);
  const agreed = new Map<string, { price: string; tokens: number; since: number }>();
  const count = { purchases: 0, invoices: 0, reversed: 0, trials: 0 };
  for (const session of await list<Session>('/v1/checkout/sessions?expand[0]=data.line_items')) {
    if (session.status !== 'complete') continue;
    const offer = shown.get(session.id);
    if (offer === undefined) throw new Error(`nobody was shown ${session.id}`);
    if (session.subscription !== null) {
      const price = session.line_items.data[0]?.price.id ?? '';
      agreed.set(session.subscription, { price, tokens: offer.tokens, since: 0 });
      if (offer.trialTokens > 0) count.trials += 1;
      give(session.customer, offer.trialTokens);
    } else if (session.payment_status === 'paid') {
      count.purchases += 1;
      const payment = session.payment_intent ?? '';
      if (returned.has(payment)) count.reversed += 1;
      give(session.customer, remaining(payment, session.amount_total, offer.tokens));
    }
  }
  const invoices = await list<Invoice>('/v1/invoices?expand[0]=data.payments');
  const startOf = ({ lines }: Invoice) => lines.data[0]?.period.start ?? 0;
  for (const invoice of invoices.sort((a, b) => startOf(a) - startOf(b))) {
    const { customer, status, total, lines, payments, parent } = invoice;
    const { price, product } = lines.data[0]?.pricing.price_details ?? { price: '', product: '' };
    const { subscription } = parent.subscription_details;
    const start = startOf(invoice);
    const terms = agreed.get(subscription);
    if (terms === undefined) throw new Error(`nobody ordered ${subscription}`);
    if (total === 0) {
      agreed.set(subscription, { ...terms, since: start });
      continue;
    }
    const present = changes.filter((change) => change.product === product);
    const isSame = terms.price === price;
    const from = terms.since === 0 ? start : terms.since;
    const announced = present.findLast(({ at }) => at > from && at <= start - noticeSeconds);
    const offered = present.findLast(({ at }) => at <= start)?.tokens ?? 0;
    const tokens = isSame ? (announced?.tokens ?? terms.tokens) : offered;
    agreed.set(subscription, { price, tokens, since: isSame ? from : start });
    if (status !== 'paid') continue;
    count.invoices += 1;
    const payment = payments.data[0]?.payment.payment_intent ?? '';
    if (returned.has(payment)) count.reversed += 1;
    give(customer, remaining(payment, total, tokens));
  }
  return { byCustomer, ...count };
}
