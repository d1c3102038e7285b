import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { acceptWithdrawal } from '../admin/accept-withdrawal.ts';
import { previewDeclaration } from '../admin/preview-declaration.ts';
import { forgetOldRecords } from '../personal-data/forget-old-records.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;
const migrations = join(import.meta.dirname, '../../../../../packages/database/src/migrations');

describe.each(databaseModes)('a change of plan beside other events, on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let starter: string;
  let studio: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    starter = await shop.price('Starter');
    studio = await shop.price('Studio');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const own = async () => (await shop.query('select * from public.subscriptions where user_id = $1', ada.id))[0];
  const theirs = () => shop.plan(ada.id);
  const subscribe = async (price: string) => {
    await shop.provider.pay(await ada.subscribe(price));
    await shop.settle();
  };
  const change = async (priceId: string, more: object = {}) => {
    const answer = await ada.call('create-checkout', { priceId, changesPlan: true, consent, ...more });
    await shop.settle();
    return answer.code ?? answer.status;
  };
  const mailed = async (words: string) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === ada.email && text?.includes(words));
  const declare = (page: string, more: Record<string, string> = {}) =>
    sendDeclaration(shop, page, { name: 'Ada', email: ada.email, contractReference: 'my plan', ...more });
  const cancel = () => declare(paths.cancelContract, { type: 'ordinary', reason: '', end: '' });

  /** Lets a change start between our look at the provider and our attempt to take it off there. */
  const startWhileTakenOff = (days: number) => {
    const { subscriptionSchedules: schedules } = shop.billing.payments.stripe;
    const release = schedules.release.bind(schedules);
    const late = async (...given: Parameters<typeof release>) => {
      schedules.release = release;
      await shop.provider.sandbox.advance(days * day);
      return release(...given);
    };
    schedules.release = late as unknown as typeof release;
  };

  test('the reminder of a trial names the plan that starts then, and a canceled trial gets none', async () => {
    await subscribe(starter);
    expect(await change(studio)).toBe(200);
    await shop.pass(5);
    const [reminder] = await mailed('Your free trial of Starter ends');
    expect(reminder?.text).toContain('The plan Studio that you ordered starts then. It costs €29.00 per month');
    expect(reminder?.text).not.toContain('€9.00');

    ada = await shop.buyer();
    await subscribe(starter);
    await cancel();
    await shop.pass(5);
    expect(await mailed('Your free trial of Starter ends')).toEqual([]);
  });

  test('more tokens in a former plan are no news, and in the present one they are', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Former', metadata: { tokens_per_period: '10' } });
    const price = await stripe.prices.create({
      ...{ product: product.id, currency: 'eur', unit_amount: 500, recurring: { interval: 'month' } },
    });
    await shop.settle();
    await subscribe(price.id);
    expect(await change(studio)).toBe(200);
    const raise = async (tokens: string) => {
      await stripe.products.update(product.id, { metadata: { tokens_per_period: tokens } });
      await shop.settle();
      return (await mailed('of your plan Former brings')).length;
    };
    expect(await raise('11')).toBe(1);
    await shop.pass(32);
    expect(await raise('12')).toBe(1);
  });

  test('invoices of the new plan keep the evidence of the buyer’s country', async () => {
    await subscribe(studio);
    const [order] = await shop.orders(ada.id);
    expect([order?.payment_country, order?.card_country]).not.toEqual([null, null]);
    expect(await change(starter)).toBe(200);
    await shop.pass(32);
    const proven = await shop.query(
      `select d.is_country_proven as proven from public.billing_documents d join public.orders o on o.id = d.order_id
       where o.user_id = $1 and o.changes_order_id is not null`,
      ada.id,
    );
    expect(proven).toEqual([{ proven: true }]);
  });

  test('a plan that was canceled at the provider is not changed, even before we hear of it', async () => {
    await subscribe(studio);
    const { id } = await theirs();
    await shop.provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const refused = await ada.call('create-checkout', { priceId: starter, changesPlan: true, consent });
    expect(refused).toMatchObject({ status: 409, code: 'plan_ending' });
    await shop.settle();
    await shop.pass(32);
    expect(await own()).toMatchObject({ status: 'canceled', stripe_price_id: studio });
  });

  test('a withdrawal from the former plan after the change leaves the new plan alone', async () => {
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    const [former] = await shop.orders(ada.id);
    await shop.pass(32);
    const noticeId = await declare(paths.withdraw, { contractReference: `RW-${former?.number}` });
    await acceptWithdrawal(shop.billing, { actor: ada.id, noticeId, orderId: String(former?.id), amount: 2900 });
    await shop.settle();
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: starter });
    const [mail] = await mailed('Your present plan is a contract of its own and goes on.');
    expect(mail?.text).not.toContain('nothing more is charged');
    // what was decided about the former plan does not decide about the end of the present one
    const late = await declare(paths.cancelContract, { type: 'extraordinary', reason: 'It fails', end: '' });
    const [present] = await previewDeclaration(shop.billing, { noticeId: late, find: '' });
    expect(present).toMatchObject({ product: 'Starter', cancellation: { for_cause: { has_ended: true } } });
  });

  test('a withdrawal from a change that comes too late, or from a business, is left to an admin', async () => {
    const isOpen = async (noticeId: string) =>
      (await shop.query('select accepted_at is null as is_open from private.legal_notices where id = $1', noticeId))[0]
        ?.is_open;
    const changed = async () => (await shop.orders(ada.id)).at(-1);
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    const number = (await changed())?.number;
    await shop.query(
      `update private.mails set sent_at = now() - interval '20 days' where order_id = $1 and purpose = 'confirmation'`,
      (await changed())?.id,
    );
    await shop.query(`update public.orders set scheduled_at = now() - interval '20 days' where number = $1`, number);
    expect(await isOpen(await declare(paths.withdraw, { contractReference: `RW-${number}` }))).toBe(true);
    expect(await changed()).toMatchObject({ state: 'scheduled' });

    ada = await shop.buyer();
    await subscribe(studio);
    const billing = { isBusiness: true, name: 'Ada GmbH', street: 'Weg 1', postcode: '04109', city: 'Leipzig' };
    expect(await change(starter, { billing: { ...billing, country: 'DE' } })).toBe(200);
    const contractReference = `RW-${(await changed())?.number}`;
    expect(await isOpen(await declare(paths.withdraw, { contractReference }))).toBe(true);
    expect(await changed()).toMatchObject({ state: 'scheduled' });
    const [alert] = await shop.query(`select facts from private.operator_alerts where kind = 'withdrawal' limit 1`);
    expect(alert?.facts).toEqual({ due: expect.any(String) });
  });

  test('a withdrawal of a stranger takes the change off, and the mail says that it came from elsewhere', async () => {
    await ada.client.auth.updateUser({ data: { name: 'Ada Lovelace' } });
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    const [former] = await shop.orders(ada.id);
    const stranger = { name: 'Lovelace, Ada', email: `${randomUUID()}@elsewhere.example` };
    await declare(paths.withdraw, { contractReference: `RW-${former?.number}`, ...stranger });
    expect((await shop.orders(ada.id)).at(-1)).toMatchObject({ state: 'canceled' });
    const [mail, ...others] = await mailed('we have received a withdrawal from your present plan');
    expect(mail?.text).toContain('from another email address than that of your account');
    expect(others).toEqual([]);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('a change that is taken off leaves a schedule of the operator alone', async () => {
    const { subscriptions, subscriptionSchedules: schedules } = shop.provider.stripe;
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    const { id, schedule } = await theirs();
    await schedules.release(String(schedule));
    const { id: own } = await schedules.create({ from_subscription: id });
    await declare(paths.withdraw, { contractReference: `RW-${(await shop.orders(ada.id)).at(-1)?.number}` });
    expect((await shop.orders(ada.id)).at(-1)).toMatchObject({ state: 'canceled' });
    expect((await subscriptions.retrieve(id)).schedule).toBe(own);
  });

  test('a change that started unpaid while its withdrawal was worked on is undone, and the mail says what is charged now', async () => {
    await shop.provider.pay(await ada.subscribe(starter), 'limited');
    await shop.settle();
    expect(await change(studio)).toBe(200);
    startWhileTakenOff(8);
    await declare(paths.withdraw, { contractReference: `RW-${(await shop.orders(ada.id)).at(-1)?.number}` });
    expect(await own()).toMatchObject({ status: 'active', stripe_price_id: starter });
    const [mail] = await mailed('Your withdrawal from order');
    expect(mail?.text).toContain('its next period starts now, and the price of that period is charged');
    expect(mail?.text).not.toContain('Nothing was charged for it');
  });

  test('the first invoice of a new plan brings its tokens and goes back, also with a single item on it', async () => {
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    const { id, customer } = await theirs();
    const item = { customer: String(customer), subscription: id, amount: 300, currency: 'eur' };
    await shop.provider.stripe.invoiceItems.create(item);
    startWhileTakenOff(32);
    await declare(paths.withdraw, { contractReference: `RW-${(await shop.orders(ada.id)).at(-1)?.number}` });
    const invoices = await shop.query(
      `select i.total, i.tokens, i.product_name, r.amount as returned from public.invoices i
       left join private.reversals r on r.source_id = i.id where i.user_id = $1 order by i.created_at, i.total`,
      ada.id,
    );
    expect(invoices[1]).toEqual({ total: 1200, tokens: 36, product_name: 'Starter', returned: 1200 });
  });

  test('records of a plan that was changed are erased with those of the change', async () => {
    await subscribe(studio);
    expect(await change(starter)).toBe(200);
    await shop.pass(32);
    await shop.provider.stripe.subscriptions.cancel((await theirs()).id);
    await shop.settle();
    const [balance] = await shop.query(
      'select tokens_remaining as left from public.user_tokens where user_id = $1',
      ada.id,
    );
    await shop.query(
      `select private.post_tokens($1, $2, 'spent', 'adjustment', gen_random_uuid()::text, null)`,
      ada.id,
      -Number(balance?.left),
    );
    for (const [table, column] of [
      ['public.orders', 'created_at'],
      ['public.invoices', 'created_at'],
      ['public.subscriptions', 'current_period_end'],
      ['public.billing_documents', 'issued_at'],
      ['private.consents', 'given_at'],
      ['public.token_transactions', 'created_at'],
    ])
      await shop.query(
        `alter table ${table} disable trigger user; update ${table} set ${column} = ${column} - interval '10 years' where user_id = '${ada.id}'; alter table ${table} enable trigger user`,
      );
    await forgetOldRecords(shop.deps.database, new Date());
    expect(await shop.orders(ada.id)).toEqual([]);
  });

  test('a cancellation that was under way when its effective end was not kept yet is carried out', async () => {
    await subscribe(studio);
    const [order] = await shop.orders(ada.id);
    const id = await declare(paths.cancelContract, {
      name: 'Nobody',
      email: `${randomUUID()}@elsewhere.example`,
      type: 'ordinary',
      reason: '',
      end: '',
    });
    await shop.query(
      `update private.legal_notices set accepted_order_id = $2, accepted_at = now() - interval '1 hour', received_at = now() - interval '1 hour' where id = $1`,
      id,
      order?.id,
    );
    await shop.query(await readFile(join(migrations, '0056_declarations_under_way.sql'), 'utf8'));
    await reconcile(shop.billing, { minutes: 0 });
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });
});
