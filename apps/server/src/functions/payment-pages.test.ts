import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';

describe('payment pages at factor 1', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(anyDatabaseMode, { RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => shop.remove());

  /** Each order replaces the one before, so each opens a page of its own. */
  const order = (buyer: Buyer, attempt: number) =>
    buyer.call('create-checkout', {
      priceId: plans[attempt % plans.length],
      consent: { ...buyer.consent, locale: attempt % 4 < 2 ? 'en' : 'de' },
    });
  let plans: string[] = [];
  const statuses = async (buyer: Buyer, count: number) => {
    const answers = [];
    for (let attempt = 0; attempt < count; attempt += 1) answers.push((await order(buyer, attempt)).status);
    return answers;
  };

  test('one account opens ten an hour by any door, one address thirty; a page that is open still answers', async () => {
    plans = [await shop.price('Starter'), await shop.price('Studio')];
    const standard = await shop.price('Standard');
    const [ada, bea, cleo, dora] = [await shop.buyer(), await shop.buyer(), await shop.buyer(), await shop.buyer()];
    expect(await statuses(ada, 8)).toEqual(Array(8).fill(200));
    const page = await ada.order(standard);
    expect((await ada.call('customer-portal', {})).status).toBe(200);
    const sessions = shop.provider.calls.filter((call) => call === 'POST /v1/checkout/sessions').length;
    expect(await order(ada, 8)).toMatchObject({ status: 429, code: 'too_many_payment_pages' });
    expect(await ada.call('customer-portal', {})).toMatchObject({ status: 429, code: 'too_many_payment_pages' });
    expect(shop.provider.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(sessions);
    expect(await ada.order(standard)).toBe(page);
    expect(await statuses(bea, 10)).toEqual(Array(10).fill(200));
    // the refused calls of the first account counted for it alone
    expect(await statuses(cleo, 10)).toEqual(Array(10).fill(200));
    expect(await statuses(dora, 1)).toEqual([429]);
  });
});
