import { expect, test } from 'vitest';
import { customerNumber, parseAmount, shortId, statusLook } from './model.ts';

test('ids are shortened to their beginning', () => {
  expect(shortId('price_1234567', 'N/A')).toBe('price_12...');
  expect(shortId(null, 'N/A')).toBe('N/A');
  const id = 'abcdef12-0000-4000-8000-000000000000';
  expect(customerNumber({ id, stripe_customer_id: 'cus_1' }, 'Not set')).toBe('CUST-ABCDEF12');
  expect(customerNumber({ id, stripe_customer_id: null }, 'Not set')).toBe('Not set');
});

test('an amount is a signed whole number other than 0', () => {
  expect(['10', '-3', ' 7 '].map(parseAmount)).toEqual([10, -3, 7]);
  expect(['0', '', '1.5', '1e3', '--1', '1000001', '12345678'].map(parseAmount)).toEqual(Array(7).fill(undefined));
});

test('each known status has its color, others have none', () => {
  const colour = (status: Parameters<typeof statusLook>[0]) => /bg-(\w+)/.exec(statusLook(status))?.[1];
  expect(['active', 'trialing', 'incomplete', 'canceled', 'past_due'].map((one) => colour(one as 'active'))).toEqual([
    'emerald',
    'blue',
    'yellow',
    'red',
    'orange',
  ]);
  expect(['unpaid', 'paused', 'incomplete_expired'].map((one) => colour(one as 'active'))).toEqual(
    Array(3).fill('sunken'),
  );
});
