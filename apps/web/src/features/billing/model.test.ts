import { subscriptionStatuses } from '@regelwerk/contract/shop/subscription-status';
import { describe, expect, test } from 'vitest';
import type { PriceRow } from '../checkout/model.ts';
import { type InvoiceRow, isRunning, type OrderRow, paymentsOf, plansOf, type SubscriptionRow } from './model.ts';

const price = (more: Partial<PriceRow>): PriceRow => ({
  stripe_price_id: 'price_1',
  active: true,
  unit_amount: 900,
  currency: 'eur',
  interval: 'month',
  interval_count: 1,
  trial_period_days: null,
  ...more,
});

test('plans are the recurring offers, cheapest first, with what each period brings', () => {
  const plans = plansOf([
    {
      id: '1',
      name: 'Studio',
      description: null,
      metadata: { tokens_per_period: '120' },
      prices: [price({ unit_amount: 2900 })],
    },
    { id: '2', name: 'Basic', description: null, metadata: { tokens: '10' }, prices: [price({ interval: null })] },
    {
      id: '3',
      name: 'Starter',
      description: 'x',
      metadata: {},
      prices: [price({ trial_period_days: 7, interval_count: null })],
    },
    { id: '4', name: 'Empty', description: null, metadata: {}, prices: [] },
  ]);
  expect(plans.map(({ name, tokens, trialDays, intervalCount }) => [name, tokens, trialDays, intervalCount])).toEqual([
    ['Starter', 0, 7, 1],
    ['Studio', 120, 0, 1],
  ]);
});

test('plans of different periods are ordered by what a day of each costs', () => {
  const plan = (name: string, more: Partial<PriceRow>) => ({
    id: name,
    name,
    description: null,
    metadata: {},
    prices: [price({ stripe_price_id: name, ...more })],
  });
  const plans = plansOf([
    plan('month', { unit_amount: 900 }),
    plan('week', { unit_amount: 300, interval: 'week' }),
    plan('year', { unit_amount: 9000, interval: 'year' }),
    plan('two weeks', { unit_amount: 500, interval: 'week', interval_count: 2 }),
    plan('day', { unit_amount: 100, interval: 'day' }),
  ]);
  expect(plans.map(({ name }) => name)).toEqual(['year', 'month', 'two weeks', 'week', 'day']);
});

test('a subscription runs until it is canceled or was never paid', () => {
  const ended = subscriptionStatuses.filter((status) => !isRunning({ status } as SubscriptionRow));
  expect(ended).toEqual(['incomplete_expired', 'canceled']);
});

describe('payments', () => {
  const order = (more: Partial<OrderRow>): OrderRow => ({
    id: 'order',
    number: 1001,
    kind: 'token_pack',
    product_name: 'Basic',
    amount: 499,
    currency: 'eur',
    paid_amount: null,
    paid_currency: null,
    tokens: 10,
    state: 'fulfilled',
    receipt_url: null,
    reversed_tokens: 0,
    created_at: '2026-11-20T10:00:00Z',
    ...more,
  });
  const invoice = (more: Partial<InvoiceRow>): InvoiceRow => ({
    id: 'in_1',
    number: 'A-1',
    product_name: 'Starter',
    total: 900,
    currency: 'eur',
    tokens: 30,
    status: 'paid',
    receipt_url: null,
    reversed_tokens: 0,
    created_at: '2026-11-21T10:00:00Z',
    ...more,
  });

  test('orders and invoices are one list, newest first; a plan appears only through its invoices', () => {
    const rows = paymentsOf([order({}), order({ id: 'plan', kind: 'subscription' })], [invoice({})]);
    expect(rows.map(({ number }) => number)).toEqual(['A-1', 'RW-1001']);
  });

  test('unpaid orders are left out; the others show their state', () => {
    const states = ['draft', 'open', 'expired', 'processing', 'failed', 'review', 'fulfilled'];
    const rows = paymentsOf(
      states.map((state) => order({ id: state, state })),
      [],
    );
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['processing', 'processing'],
      ['failed', 'failed'],
      ['review', 'review'],
      ['fulfilled', 'paid'],
    ]);
    const invoices = ['open', 'uncollectible', 'void', 'paid'].map((status) => invoice({ id: status, status }));
    expect(paymentsOf([], invoices).map(({ state }) => state)).toEqual(['open', 'open', 'void', 'paid']);
  });

  test.each([
    [0, 'paid'],
    [4, 'partly'],
    [10, 'refunded'],
  ])('with %i of ten tokens taken back the state is %s', (reversed, state) => {
    expect(paymentsOf([order({ reversed_tokens: reversed })], [])[0]?.state).toBe(state);
  });
});
