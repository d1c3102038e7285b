import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../tools/testing/is-long-run.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { startPaymentProvider } from '../../testing/payment-provider.ts';
import { requirePayments } from '../kernel/payments-context.ts';
import { createDefaultCatalog } from './create-default-catalog.ts';

const whole = [
  { name: 'Basic', metadata: { tokens: '10' }, prices: [499] },
  { name: 'Premium', metadata: { tokens: '50' }, prices: [1499] },
  { name: 'Standard', metadata: { tokens: '25' }, prices: [999] },
  { name: 'Starter', metadata: { tokens_per_period: '36', trialTokens: '3' }, prices: [900] },
  { name: 'Studio', metadata: { tokens_per_period: '120' }, prices: [2900] },
];

const failures: readonly (readonly [string, string, number])[] = [
  ['the second product', '/v1/products', 2],
  ['the price of the third product', '/v1/prices', 5],
  ['the price of the first product', '/v1/prices', 1],
  ['the last price', '/v1/prices', 9],
];

test.each(isLongRun ? failures : failures.slice(0, 2))(
  'a catalog whose creation fails at %s is completed by the next run, and then left alone',
  async (_, path, spared) => {
    const provider = await startPaymentProvider();
    const app = await createTestApp('native', provider.environment);
    try {
      const billing = requirePayments(app.deps.billing);
      const { stripe } = provider;
      provider.failNext(path, 500, 3, spared);
      await expect(createDefaultCatalog(billing)).rejects.toThrow('made to fail');
      expect((await stripe.products.list()).data.length).toBeGreaterThan(0);
      // the provider repeats its failure for a while
      const later = { ...billing, clock: () => new Date(billing.clock().getTime() + 60_000) };
      expect(await createDefaultCatalog(later)).toBe(5);
      const shown = async () => {
        const { data } = await stripe.products.list({ limit: 100 });
        const products = data.map(async ({ id, name, metadata }) => {
          const prices = (await stripe.prices.list({ product: id })).data.map(({ unit_amount }) => unit_amount);
          return { name, metadata, prices };
        });
        return (await Promise.all(products)).sort((a, b) => (a.name < b.name ? -1 : 1));
      };
      expect(await shown()).toEqual(whole);
      const [studio] = (await stripe.products.list({ limit: 1 })).data;
      await stripe.products.update(studio?.id ?? '', { name: 'Renamed' });
      expect(await createDefaultCatalog(later)).toBe(5);
      expect((await shown()).map(({ name }) => name)).toContain('Renamed');
      expect(await shown()).toHaveLength(5);
    } finally {
      await app.remove();
      await provider.stop();
    }
  },
);
