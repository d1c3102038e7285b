import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { explainPaymentFault } from '../orders/explain-payment-fault.ts';
import { checkPaymentSettings } from './check-payment-settings.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('native');
});
afterAll(() => shop.remove());

test('what is missing is said sentence by sentence, until nothing is', async () => {
  const check = async () => (await checkPaymentSettings(shop.billing)).map(explainPaymentFault);
  const url = `${shop.billing.siteUrl}/webhooks/stripe`;
  const { stripe } = shop.provider;
  await stripe.webhookEndpoints.create({ url: 'https://other.example/webhooks/stripe', enabled_events: ['*'] });
  expect(await check()).toEqual([`No enabled webhook endpoint points to ${url}.`]);
  const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['checkout.session.completed'] });
  expect(await check()).toEqual([expect.stringMatching(/^The webhook endpoint does not send: .*invoice\.paid/)]);
  await stripe.webhookEndpoints.update(id, { enabled_events: ['*'] });
  expect(await check()).toEqual([]);
  await stripe.webhookEndpoints.update(id, { disabled: true });
  expect(await check()).toHaveLength(1);
  await stripe.webhookEndpoints.update(id, { disabled: false });

  const http = { ...shop.billing, payments: { ...shop.billing.payments, mode: 'live' as const } };
  expect((await checkPaymentSettings({ ...http, siteUrl: 'http://shop.example' })).map(explainPaymentFault)).toContain(
    'SITE_URL must be an https address for live payments.',
  );
  const { payments } = shop.billing;
  const account = await payments.stripe.accounts.retrieveCurrent();
  vi.spyOn(payments.stripe.accounts, 'retrieveCurrent').mockResolvedValueOnce({ ...account, charges_enabled: false });
  expect((await checkPaymentSettings(shop.billing)).map(({ code }) => code)).toEqual(['account_inactive']);
  shop.provider.failNext('/v1/account', 401);
  expect(await check()).toEqual(['The provider refuses STRIPE_SECRET_KEY.']);
  shop.provider.failNext('/v1/account', 503, 3);
  expect(await check()).toEqual(['The payment provider could not be reached to check the settings.']);
  await shop.deps.database.pool.query('update public.products set active = false');
  expect(await check()).toEqual([expect.stringMatching(/^Nothing is for sale: run "npm run catalog"/)]);
});
