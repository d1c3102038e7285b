import type { ProviderAccount } from './provider-account.ts';

interface Session {
  readonly id: string;
  readonly mode: string;
  readonly created: number;
  readonly status: string;
  readonly payment_status: string;
  readonly amount_total: number;
  readonly customer: string;
  readonly payment_intent: string | null;
  readonly subscription: string | null;
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

/** A change of plan as its orderer saw it; `after` is when the plans had last changed, in Unix seconds. */
export interface ShownChange {
  readonly tokens: number;
  readonly after: number;
}

/** Returns the key of a change of plan: the subscription, its new price and its start in Unix seconds. */
export const changeKey = (subscription: string, price: string, start: number) => `${subscription} ${price} ${start}`;

interface Reversal {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata?: { readonly kept_tokens?: string };
}

/**
 * Returns the tokens that every customer must have according to the provider's books alone: paid packages, trials and paid periods as
 * shown or raised later, minus refunds and disputes in proportion to the money; tokens that a refund leaves with the person count.
 */
export async function readTokensDue(
  { list }: ProviderAccount,
  shown: ReadonlyMap<string, Shown>,
  ordered: ReadonlyMap<string, ShownChange>,
  changes: readonly PlanChange[],
): Promise<ReadonlyMap<string, number>> {
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
  /** By subscription as it was ordered, and by subscription and price: a change that is undone leaves the former plan's terms. */
  const agreed = new Map<string, { tokens: number; after: number }>();
  for (const session of await list<Session>('/v1/checkout/sessions')) {
    if (session.status !== 'complete') continue;
    const offer = shown.get(session.id);
    if (offer === undefined) throw new Error(`nobody was shown ${session.id}`);
    if (session.subscription !== null) {
      agreed.set(session.subscription, { tokens: offer.tokens, after: session.created });
      give(session.customer, offer.trialTokens);
    } else if (session.payment_status === 'paid') {
      const payment = session.payment_intent ?? '';
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
    const plan = `${subscription} ${price}`;
    const terms = agreed.get(plan) ?? agreed.get(subscription);
    if (terms === undefined) throw new Error(`nobody ordered ${subscription}`);
    if (total === 0) continue;
    const change = ordered.get(changeKey(subscription, price, start));
    const basis = change ?? terms;
    const raised = changes.filter((one) => one.product === product && one.at > basis.after && one.at <= start);
    const tokens = Math.max(basis.tokens, ...raised.map((one) => one.tokens));
    agreed.set(plan, { tokens, after: Math.max(basis.after, start) });
    if (status !== 'paid') continue;
    const payment = payments.data[0]?.payment.payment_intent ?? '';
    give(customer, remaining(payment, total, tokens));
  }
  return byCustomer;
}
