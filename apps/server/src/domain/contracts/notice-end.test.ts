import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { noticeEnd } from './notice-end.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['month', 1, '2026-12-31', '2026-11-30', '2026-12-31'],
  ['month', 1, '2026-12-31', '2026-12-01', '2027-01-31'],
  ['month', 1, '2027-01-31', '2027-01-15', '2027-02-28'],
  ['year', 1, '2027-06-15', '2026-12-01', '2027-06-15'],
  ['year', 1, '2026-12-15', '2026-12-01', '2027-12-15'],
  ['week', 2, '2026-12-05', '2026-12-01', '2027-01-02'],
  ['day', 10, '2026-12-05', '2026-12-01', '2027-01-04'],
] as const)(
  'a plan of %s × %i with a period to %s that is given notice on %s ends on %s',
  (interval, count, periodEnd, given, end) => {
    const subscription = {
      billing_cycle_anchor: seconds('2026-08-31'),
      items: {
        data: [{ current_period_end: seconds(periodEnd), price: { recurring: { interval, interval_count: count } } }],
      },
    } as unknown as Stripe.Subscription;
    if (interval !== 'month') subscription.billing_cycle_anchor = seconds(periodEnd);
    expect(noticeEnd(subscription, new Date(given))).toBe(seconds(end));
  },
);
