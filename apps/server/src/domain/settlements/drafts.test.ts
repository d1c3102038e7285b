import { randomUUID } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { acceptDeclared, sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { cancelForNotice } from '../admin/cancel-for-notice.ts';
import { previewDeclaration } from '../admin/preview-declaration.ts';

const day = 86_400;

// the provider keeps the invoice of a new period as a draft for about an hour, and charges it then
describe.each(databaseModes)('nothing is collected after the end, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const theirs = () => shop.plan(ada.id);
  const subscribe = async (product: string) => {
    await shop.provider.pay(await ada.subscribe(await shop.price(product)));
    await shop.settle();
    return `RW-${(await shop.orders(ada.id)).at(-1)?.number}`;
  };
  const pass = async (seconds: number) => {
    await shop.provider.sandbox.advance(seconds);
    await shop.settle();
  };
  /** Lets the present period or trial end: the next one has its draft. */
  const renew = async () => {
    const { items } = await theirs();
    await pass((items.data[0]?.current_period_end ?? 0) - Math.floor(shop.provider.sandbox.now().getTime() / 1000));
  };
  const invoices = async () => {
    const { data } = await shop.provider.stripe.invoices.list({ subscription: (await theirs()).id });
    return data.map(({ status, total }) => `${status} ${total}`);
  };
  const declare = (page: string, contractReference: string, more: Record<string, string> = {}) =>
    sendDeclaration(shop, page, {
      name: 'Somebody',
      email: `${randomUUID()}@elsewhere.example`,
      contractReference,
      ...more,
    });
  const accept = (noticeId: string, number: string) => acceptDeclared(shop, ada.id, noticeId, number);

  test('withdrawn from when a trial has just ended, a plan is never charged', async () => {
    const number = await subscribe('Starter');
    await renew();
    expect(await invoices()).toEqual(['draft 900', 'paid 0']);
    await accept(await declare(paths.withdraw, number), number);
    expect((await theirs()).status).toBe('canceled');
    await pass(day);
    expect(await invoices()).toEqual(['void 900', 'paid 0']);
    expect(await ada.balance()).toBe(3);
  });

  test('a change that is undone when it has just started is never charged, and the former plan is, at its price', async () => {
    await subscribe('Starter');
    await ada.call('create-checkout', { priceId: await shop.price('Studio'), changesPlan: true, consent });
    await shop.settle();
    const number = `RW-${(await shop.orders(ada.id)).at(-1)?.number}`;
    const noticeId = await declare(paths.withdraw, number);
    await renew();
    expect(await invoices()).toEqual(['draft 2900', 'paid 0']);
    await accept(noticeId, number);
    await pass(day);
    expect(await invoices()).toEqual(['paid 900', 'void 2900', 'paid 0']);
    expect(await ada.balance()).toBe(39);
  });

  test('a cancellation that counts from before the renewal ends a plan without charging it', async () => {
    const number = await subscribe('Studio');
    const noticeId = await declare(paths.cancelContract, number, { type: 'ordinary', reason: '', end: '' });
    await renew();
    const [plan] = await previewDeclaration(shop.billing, { noticeId, find: number });
    const { ends_at: endsAt, refund } = plan?.cancellation?.with_notice ?? { ends_at: '', refund: -1 };
    const seen = { endsAt, refund };
    await cancelForNotice(shop.billing, { actor: ada.id, noticeId, orderId: String(plan?.id), forCause: false, seen });
    await shop.settle();
    expect((await theirs()).status).toBe('canceled');
    await pass(day);
    expect(await invoices()).toEqual(['void 2900', 'paid 2900']);
    expect(await ada.balance()).toBe(120);
  });

  test('with its account, a plan that was just renewed ends without being charged', async () => {
    await subscribe('Studio');
    await renew();
    expect((await ada.call('account', { action: 'delete', current: 'correct horse 9' })).status).toBe(200);
    await shop.settle();
    await pass(day);
    expect(await invoices()).toEqual(['void 2900', 'paid 2900']);
  });

  test('what the operator added to the invoice of a period goes back, or is voided, with the plan, and is billed no more', async () => {
    const { stripe } = shop.provider;
    const number = await subscribe('Studio');
    const { id, customer } = await theirs();
    const add = () =>
      stripe.invoiceItems.create({ customer: String(customer), subscription: id, amount: 700, currency: 'eur' });
    await add();
    await renew();
    await pass(day);
    await add();
    await renew();
    expect(await invoices()).toEqual(['draft 3600', 'paid 3600', 'paid 2900']);
    await accept(await declare(paths.withdraw, number), number);
    expect(await invoices()).toEqual(['void 3600', 'paid 3600', 'paid 2900']);
    const returned = await shop.query(
      'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1 order by r.amount',
      ada.id,
    );
    expect(returned).toEqual([{ amount: 2900 }, { amount: 3600 }]);
    await subscribe('Studio');
    const { data } = await stripe.invoices.list({ customer: String(customer), limit: 1 });
    expect(data.map(({ status, total }) => `${status} ${total}`)).toEqual(['paid 2900']);
  });

  test('a draft that the provider finalizes at the same moment is voided, or paid and given back', async () => {
    for (const isPaid of [false, true]) {
      ada = await shop.buyer();
      const number = await subscribe('Starter');
      await renew();
      const { invoices: theirInvoices } = shop.billing.payments.stripe;
      const finalize = theirInvoices.finalizeInvoice.bind(theirInvoices);
      const late = async (...[id, ...given]: Parameters<typeof finalize>) => {
        theirInvoices.finalizeInvoice = finalize;
        await shop.provider.stripe.invoices.finalizeInvoice(id, { auto_advance: isPaid });
        return finalize(id, ...given);
      };
      theirInvoices.finalizeInvoice = late as unknown as typeof finalize;
      await accept(await declare(paths.withdraw, number), number);
      await shop.query('update graphile_worker._private_jobs set run_at = now()');
      await shop.settle();
      expect((await invoices())[0]).toBe(isPaid ? 'paid 900' : 'void 900');
      const returned = await shop.query(
        'select r.amount from private.reversals r join public.invoices i on i.id = r.source_id where i.user_id = $1',
        ada.id,
      );
      expect(returned).toEqual(isPaid ? [{ amount: 900 }] : []);
      expect(await ada.balance()).toBe(3);
    }
  });
});
