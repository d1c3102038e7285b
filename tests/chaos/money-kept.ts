import type { ProviderAccount } from './provider-account.ts';

interface Payment {
  readonly id: string;
  readonly amount_received: number;
  readonly status: string;
}

interface Refund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly status: string;
}

interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly start_date: number;
  readonly trial_end: number | null;
  readonly metadata: { readonly term_start?: string };
  readonly ended_at: number | null;
  readonly latest_invoice: string;
  readonly items: { readonly data: readonly { current_period_start: number; current_period_end: number }[] };
}

interface Invoice {
  readonly id: string;
  readonly total: number;
  readonly status: string;
  readonly payments: { readonly data: readonly { readonly payment: { readonly payment_intent: string } }[] };
}

/** A plan that ended within a paid period after its first term: the payment of that period, and its remaining share. */
interface RestDue {
  readonly customer: string;
  readonly payment: string;
  readonly rest: number;
}

/** The money according to the provider's books alone, in minor units by payment. */
export interface MoneyKept {
  readonly received: ReadonlyMap<string, number>;
  readonly refunded: ReadonlyMap<string, number>;
  readonly rests: readonly RestDue[];
}

/** Reads all payments, refunds and plans that ended early from the provider. */
export async function readMoneyKept({ list }: ProviderAccount): Promise<MoneyKept> {
  const received = new Map<string, number>();
  for (const { id, amount_received: amount, status } of await list<Payment>('/v1/payment_intents'))
    if (status === 'succeeded') received.set(id, amount);
  const refunded = new Map<string, number>();
  for (const { payment_intent: payment, amount, status } of await list<Refund>('/v1/refunds'))
    if (status === 'succeeded') refunded.set(payment, (refunded.get(payment) ?? 0) + amount);
  const invoices = new Map<string, Invoice>();
  for (const invoice of await list<Invoice>('/v1/invoices?expand[0]=data.payments')) invoices.set(invoice.id, invoice);
  const rests: RestDue[] = [];
  for (const one of await list<Subscription>('/v1/subscriptions?status=all')) {
    const [item] = one.items.data;
    const invoice = invoices.get(one.latest_invoice);
    const payment = invoice?.payments.data[0]?.payment.payment_intent;
    if (item === undefined || one.ended_at === null || invoice?.status !== 'paid' || payment === undefined) continue;
    const { current_period_start: start, current_period_end: end } = item;
    if (one.ended_at >= end || start <= Number(one.metadata.term_start ?? one.trial_end ?? one.start_date)) continue;
    const rest = Math.ceil((invoice.total * (end - one.ended_at)) / (end - start));
    rests.push({ customer: one.customer, payment, rest });
  }
  return { received, refunded, rests };
}
