import type { Interval } from '@regelwerk/contract/shop/interval';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { endedStatuses, type SubscriptionStatus } from '@regelwerk/contract/shop/subscription-status';
import { tokensPerPeriod, trialTokensOf } from '@regelwerk/contract/shop/token-package';
import { offeredPrice, type ProductRow } from '../checkout/model.ts';

/** A plan of the catalog. Amounts are in minor units. */
export interface Plan {
  readonly name: string;
  readonly description: string | null;
  readonly priceId: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly intervalCount: number;
  readonly trialDays: number;
  readonly trialTokens: number;
  readonly tokens: number;
}

const daysOf = { day: 1, week: 7, month: 365.25 / 12, year: 365.25 } as const;
const perDay = ({ amount, interval, intervalCount }: Plan) => amount / (daysOf[interval] * intervalCount);

/** Returns the plans of a catalog, by what a day of each costs, cheapest first; packages are left out. */
export function plansOf(products: readonly ProductRow[]): Plan[] {
  return products
    .flatMap((product): Plan[] => {
      const price = offeredPrice(product);
      if (price === undefined || price.interval === null) return [];
      return [
        {
          name: product.name,
          description: product.description,
          priceId: price.stripe_price_id,
          amount: price.unit_amount,
          currency: price.currency,
          interval: price.interval,
          intervalCount: price.interval_count ?? 1,
          trialDays: price.trial_period_days ?? 0,
          trialTokens: trialTokensOf(product.metadata),
          tokens: tokensPerPeriod(product.metadata),
        },
      ];
    })
    .sort((a, b) => perDay(a) - perDay(b) || a.amount - b.amount);
}

export interface SubscriptionRow {
  readonly stripe_subscription_id: string;
  readonly stripe_price_id: string | null;
  readonly status: SubscriptionStatus;
  readonly current_period_start: string | null;
  readonly current_period_end: string | null;
  readonly trial_end: string | null;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: string | null;
  /** Whether the operator ended it, so that it cannot be reactivated. */
  readonly ends_by_notice: boolean;
  readonly created_at: string;
}

/** Returns whether a subscription still runs, whatever the state of its payments. */
export function isRunning({ status }: SubscriptionRow): boolean {
  return !endedStatuses.some((ended) => ended === status);
}

/** The agreed terms for the periods of a subscription that start at `valid_from` or later. */
export interface TermsRow {
  readonly tokens: number;
  readonly valid_from: string;
}

export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly kind: OrderKind;
  readonly product_name: string;
  readonly amount: number;
  readonly currency: string;
  /** The amount actually paid, if it may differ from the ordered one. */
  readonly paid_amount: number | null;
  readonly paid_currency: string | null;
  readonly tokens: number;
  readonly state: string;
  readonly receipt_url: string | null;
  readonly reversed_tokens: number;
  readonly created_at: string;
}

export interface InvoiceRow {
  readonly id: string;
  readonly number: string | null;
  readonly product_name: string;
  readonly total: number;
  readonly currency: string;
  readonly tokens: number;
  readonly status: string;
  readonly receipt_url: string | null;
  readonly reversed_tokens: number;
  readonly created_at: string;
}

export type PaymentState = 'paid' | 'processing' | 'failed' | 'review' | 'refunded' | 'partly' | 'open' | 'void';

/** One payment of a person. */
export interface Payment {
  readonly key: string;
  readonly at: string;
  readonly number: string;
  readonly what: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly receiptUrl: string | null;
}

const orderStates: ReadonlyMap<string, PaymentState> = new Map([
  ['fulfilled', 'paid'],
  ['processing', 'processing'],
  ['failed', 'failed'],
  ['review', 'review'],
  ['refunded', 'refunded'],
]);

const invoiceStates: ReadonlyMap<string, PaymentState> = new Map([
  ['paid', 'paid'],
  ['void', 'void'],
]);

/** Subscriptions appear through their invoices; their order is shown only while its payment is in review. */
const shownForPlans = ['review'];

function withReversal(state: PaymentState, reversed: number, tokens: number): PaymentState {
  if (state !== 'paid' || reversed === 0) return state;
  return reversed < tokens ? 'partly' : 'refunded';
}

/**
 * Merges orders of packages and invoices of subscriptions into one list, newest first, without orders that were never
 * paid.
 */
export function paymentsOf(orders: readonly OrderRow[], invoices: readonly InvoiceRow[]): Payment[] {
  const rows = [
    ...orders.flatMap((order): Payment[] => {
      const state = orderStates.get(order.state);
      const isShown = order.kind === 'token_pack' || shownForPlans.includes(order.state);
      if (!isShown || state === undefined) return [];
      return [
        {
          key: order.id,
          at: order.created_at,
          number: orderNumber(order.number),
          what: order.product_name,
          amount: order.paid_amount ?? order.amount,
          currency: order.paid_currency ?? order.currency,
          state: withReversal(state, order.reversed_tokens, order.tokens),
          receiptUrl: order.receipt_url,
        },
      ];
    }),
    ...invoices.map(
      (invoice): Payment => ({
        key: invoice.id,
        at: invoice.created_at,
        number: invoice.number ?? '',
        what: invoice.product_name,
        amount: invoice.total,
        currency: invoice.currency,
        state: withReversal(invoiceStates.get(invoice.status) ?? 'open', invoice.reversed_tokens, invoice.tokens),
        receiptUrl: invoice.receipt_url,
      }),
    ),
  ];
  return rows.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
