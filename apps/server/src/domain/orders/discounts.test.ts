import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';

describe.each(databaseModes)('discount codes on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let standard: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openShop(mode);
    standard = await shop.price('Standard');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const codeFor = async (coupon: Parameters<typeof shop.provider.stripe.coupons.create>[0], more: object = {}) => {
    const made = await shop.provider.stripe.coupons.create(coupon);
    count += 1;
    const promotion = { type: 'coupon', coupon: made.id } as const;
    const { code } = await shop.provider.stripe.promotionCodes.create({ promotion, code: `CODE${count}`, ...more });
    return { code, couponId: made.id };
  };
  const refusal = async (promotionCode: string, priceId = standard) => {
    const { code } = await ada.call('token-purchase', { priceId, consent, promotionCode });
    return code;
  };

  test('a code takes a part off, which the quote says before the order', async () => {
    const { code } = await codeFor({ percent_off: 15, name: 'Fifteen' });
    expect(
      (await ada.call('quote-order', { priceId: standard, promotionCode: code.toLowerCase() })).data,
    ).toMatchObject({
      listAmount: 999,
      amount: 849,
      discountName: 'Fifteen',
    });
    await shop.provider.pay(await ada.order(standard, { promotionCode: code }));
    await shop.settle();
    expect(await ada.balance()).toBe(25);
    expect(await shop.orders(ada.id)).toMatchObject([{ amount: 849, list_amount: 999, state: 'fulfilled' }]);
  });

  test('a code for one redemption that three buyers use at once is redeemed once; the others pay nothing and can order anew', async () => {
    const { code } = await codeFor({ percent_off: 20, max_redemptions: 1 });
    const buyers = await Promise.all([shop.buyer(), shop.buyer(), shop.buyer()]);
    const pages = await Promise.all(buyers.map((buyer) => buyer.order(standard, { promotionCode: code })));
    const paid = await Promise.all(pages.map((page) => shop.provider.pay(page)));
    await shop.settle();
    expect(paid.filter((address) => address !== undefined)).toHaveLength(1);
    const balances = await Promise.all(buyers.map((buyer) => buyer.balance()));
    expect(balances.sort()).toEqual([0, 0, 25]);
    const { data } = await shop.provider.stripe.promotionCodes.list({ code });
    expect(data[0]?.times_redeemed).toBe(1);
    const late = pages[paid.indexOf(undefined)] ?? '';
    const form = new URLSearchParams({ card: 'succeeds' });
    expect(await (await fetch(late, { method: 'POST', body: form })).text()).toContain('has been used up meanwhile');
  });

  test('a redemption is counted for the admin with the payment, without asking anew', async () => {
    const { code, couponId } = await codeFor({ percent_off: 10, max_redemptions: 1, name: `Counted ${mode}` });
    await shop.deps.database.pool.query(
      `insert into public.discounts (stripe_coupon_id, name, percent_off, duration, max_redemptions)
       values ($1, 'Counted', 10, 'once', 1)`,
      [couponId],
    );
    const admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
    const listed = async () => {
      const { data } = await admin.call('admin-stripe', { action: 'getDiscounts', search: 'Counted' });
      return (data as { discounts: object[] }).discounts;
    };
    expect(await listed()).toMatchObject([{ times_redeemed: 0, usable: true }]);
    await shop.provider.pay(await ada.order(standard, { promotionCode: code.toLowerCase() }));
    await shop.settle();
    expect(await listed()).toMatchObject([{ times_redeemed: 1, usable: false }]);
  });

  test('a provider that cannot tell the redemptions does not hold up the order', async () => {
    const { code } = await codeFor({ percent_off: 10 });
    const url = await ada.order(standard, { promotionCode: code });
    shop.provider.failNext('/v1/promotion_codes', 500, 3);
    await shop.provider.pay(url);
    await shop.settle();
    expect(await ada.balance()).toBe(25);
  });

  test('an order with a code for its whole price needs no payment and is fulfilled once', async () => {
    const { code } = await codeFor({ percent_off: 100, max_redemptions: 1 });
    await shop.provider.pay(await ada.order(standard, { promotionCode: code }));
    await shop.settle();
    expect(await ada.balance()).toBe(25);
    expect(await refusal(code)).toBe('discount_unusable');
  });

  test('an order that could not be paid or redeemed is refused before the buyer is sent to the provider', async () => {
    const tiny = await codeFor({ amount_off: 994, currency: 'eur' });
    expect(await refusal(tiny.code)).toBe('amount_too_small');
    expect((await ada.call('quote-order', { priceId: standard, promotionCode: tiny.code })).data).toMatchObject({
      field: 'promotionCode',
    });
    const dollars = await codeFor({ amount_off: 100, currency: 'usd' });
    expect(await refusal(dollars.code)).toBe('discount_unusable');
    const switchedOff = await codeFor({ percent_off: 10 });
    const lapsed = await codeFor({ percent_off: 10 });
    await shop.deps.database.pool.query(
      `insert into public.discounts (stripe_coupon_id, name, percent_off, duration, active, valid_until) values
       ($1, 'off', 10, 'once', false, null), ($2, 'lapsed', 10, 'once', true, now() - interval '1 day')`,
      [switchedOff.couponId, lapsed.couponId],
    );
    expect(await refusal(switchedOff.code)).toBe('discount_unusable');
    expect(await refusal(lapsed.code)).toBe('discount_unusable');
    const inactive = await codeFor({ percent_off: 10 }, { active: false });
    expect(await refusal(inactive.code)).toBe('discount_unusable');
    expect(await refusal('NOSUCHCODE')).toBe('discount_unusable');
    const soon = Math.floor(Date.now() / 1000) + 3600;
    const expired = await codeFor({ percent_off: 10, redeem_by: soon });
    await shop.provider.sandbox.advance(7200);
    expect(await refusal(expired.code)).toBe('discount_unusable');
    expect(await shop.orders(ada.id)).toEqual([]);
  });

  test('the order, its mails, the reminder of its trial and its page say how long a discount lasts', async () => {
    const { code } = await codeFor({
      percent_off: 10,
      name: 'Three months',
      duration: 'repeating',
      duration_in_months: 3,
    });
    const price = await shop.price('Starter');
    const { data: quote } = await ada.call('quote-order', { priceId: price, promotionCode: code });
    const discount = { name: 'Three months', amount: 810, duration: 'repeating', months: 3 };
    expect(quote).toMatchObject({ trialDays: 7, amount: 0, discount });
    await shop.provider.pay(await ada.subscribe(price, { promotionCode: code }));
    await shop.settle();
    const [order] = await shop.orders(ada.id);
    const { data: contract } = await ada.call('contracts', { action: 'read', number: Number(order?.number) });
    expect(contract).toMatchObject({ discount });
    const mails = (await shop.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === ada.email && /order RW/.test(subject ?? ''),
    );
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain('Discount: €8.10 for payments in the first 3 months after the order');
      expect(text).toMatch(/^First charge: €8\.10 on /m);
    }
    await shop.provider.sandbox.advance(5 * 86_400);
    await shop.settle();
    const reminder = (await shop.mails()).find(
      ({ to, subject }) => to?.[0]?.address === ada.email && /trial/.test(subject ?? ''),
    );
    expect(reminder?.text).toMatch(/^First charge: €8\.10 on /m);
    expect(reminder?.text).toContain('Your discount: €8.10 for payments in the first 3 months after the order.');
    // what the provider charges then
    await shop.provider.sandbox.advance(3 * 86_400);
    await shop.settle();
    const { rows } = await shop.deps.database.pool.query<{ total: number }>(
      'select total from public.invoices where user_id = $1 and total > 0',
      [ada.id],
    );
    expect(rows).toEqual([{ total: 810 }]);
  });
});
