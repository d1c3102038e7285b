import { randomUUID } from 'node:crypto';
import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;
const price = 19_900;

describe.each(databaseModes)('declared cancellations on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let ada: Buyer;
  let yearly: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
    await admin.client.auth.refreshSession();
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Atelier', metadata: { tokens_per_period: '1000' } });
    const recurring = { interval: 'year' } as const;
    yearly = (await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: price, recurring })).id;
    await shop.settle();
  });
  beforeEach(async () => {
    ada = await shop.buyer();
    await shop.provider.pay(await ada.subscribe(yearly));
    await shop.settle();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const own = async () => (await shop.query('select * from public.subscriptions where user_id = $1', ada.id))[0];
  const theirs = () => shop.plan(ada.id);
  const declare = async (more: Record<string, string> = {}, language = 'en') => {
    const [order] = await shop.orders(ada.id);
    const contact = { name: 'Ada', email: ada.email, contractReference: `RW-${order?.number}` };
    const cause = { type: 'extraordinary', reason: 'No rule was made for a week', end: '' };
    return sendDeclaration(shop, paths.cancelContract, { ...contact, ...cause, ...more }, language);
  };
  const notice = async (id: string) => {
    const body = { action: 'list', perPage: 100, sort: 'received_at', direction: 'desc' };
    return ((await admin.call('admin-notices', body)).data as { rows: NoticeRow[] }).rows.find((row) => row.id === id);
  };
  const preview = async (noticeId: string) => {
    const { data } = await admin.call('admin-notices', { action: 'previewRefund', noticeId });
    return (data as { orders: RefundableOrder[] }).orders;
  };
  const decide = async (noticeId: string, forCause: boolean) => {
    const [offered] = await preview(noticeId);
    const outcome = offered?.cancellation?.[forCause ? 'for_cause' : 'with_notice'];
    const seen = { endsAt: outcome?.ends_at ?? new Date().toISOString(), refund: outcome?.refund ?? 0 };
    const named = { noticeId, orderId: offered?.id ?? noticeId };
    const answer = await admin.call('admin-notices', { action: 'cancelPlan', ...named, forCause, seen });
    return answer.code ?? answer.status;
  };
  const accept = async (noticeId: string, forCause: boolean) => {
    const answer = await decide(noticeId, forCause);
    await shop.settle();
    return answer;
  };
  const credits = async () =>
    (
      await shop.query(`select gross from public.billing_documents where user_id = $1 and kind = 'credit_note'`, ada.id)
    ).map(({ gross }) => gross);
  const told = async (words: string, address = ada.email) =>
    (await shop.mails()).filter(({ to, text }) => to?.[0]?.address === address && text?.includes(words));

  test('declared for good cause, a plan waits for the decision, then ends at once in its first term and is paid back', async () => {
    const id = await declare();
    expect(await told('with the receipt of this declaration (without notice)')).toHaveLength(1);
    // no renewal is charged while it waits
    const { cancel_at: end, items } = await theirs();
    expect(end).toBe(items.data[0]?.current_period_end);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await told('We are still checking whether it ends earlier')).toHaveLength(1);
    expect(await notice(id)).toMatchObject({ is_accepted: false, settled_at: null, can_undo: false });
    expect(await preview(id)).toMatchObject([
      {
        is_named: true,
        is_running: true,
        cancellation: {
          with_notice: { ends_at: new Date((end ?? 0) * 1000).toISOString(), has_ended: false, refund: 0 },
          for_cause: { has_ended: true, refund: price },
        },
      },
    ]);
    expect(await accept(id, true)).toBe(200);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await notice(id)).toMatchObject({ settled_at: expect.any(String) });
    expect(await credits()).toEqual([price]);
    expect(await ada.balance()).toBe(0);
    expect(await told('Your cancellation for good cause is effective.')).toHaveLength(1);
    expect(await told('ended by cancellation')).toMatchObject([{ text: expect.stringContaining('€199.00') }]);
    expect(await accept(id, true)).toBe('stale_edit');
    await reconcile(shop.billing, { minutes: 0 });
    await shop.pass(400);
    expect(await credits()).toEqual([price]);
    const [audited] = await shop.query(
      `select after from private.audit_log where action = 'cancel_plan' order by id desc`,
    );
    expect(audited?.after).toMatchObject({ noticeId: id, forCause: true, amount: price, currency: 'eur' });
  });

  test('the time counts from the receipt of the declaration, however long the decision takes', async () => {
    await shop.pass(200);
    const id = await declare();
    const [{ received_at: received } = {}] = await shop.query(
      'select received_at from private.legal_notices where id = $1',
      id,
    );
    await shop.pass(100);
    expect(await accept(id, true)).toBe(200);
    const [item] = (await theirs()).items.data;
    const [from, to] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
    const end = Math.floor((received as Date).getTime() / 1000);
    expect(await credits()).toEqual([Math.ceil((price * (to - end)) / (to - from))]);
  });

  test('good cause that is accepted after the account was deleted is paid back and told to who declared it', async () => {
    const id = await declare();
    expect(await ada.call('account', { action: 'delete', current: 'correct horse 9' })).toMatchObject({ status: 200 });
    await shop.settle();
    expect(await credits()).toEqual([]);
    expect(await accept(id, true)).toBe(200);
    expect(await credits()).toEqual([price]);
    expect(await notice(id)).toMatchObject({ settled_at: expect.any(String) });
    expect(await told('Your cancellation for good cause is effective.')).toHaveLength(1);
  });

  test('an overdue plan that ends for good cause leaves nothing to pay, even if the provider failed at first', async () => {
    ada = await shop.buyer();
    await shop.provider.pay(await ada.subscribe(yearly), 'fails_later');
    await shop.settle();
    await shop.pass(366);
    expect(await own()).toMatchObject({ status: 'past_due' });
    const { id: subscription } = await theirs();
    const invoices = async () =>
      (await shop.provider.stripe.invoices.list({ subscription })).data.map(({ status }) => status);
    expect(await invoices()).toEqual(['open', 'paid']);
    const id = await declare();
    await shop.settle();
    const [open] = (await shop.provider.stripe.invoices.list({ subscription, status: 'open' })).data;
    shop.provider.failNext(`/v1/invoices/${open?.id}/void`, 500);
    expect(await accept(id, true)).toBe(200);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await invoices()).toEqual(['open', 'paid']);
    expect(await told('ended by cancellation')).toEqual([]);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(await invoices()).toEqual(['void', 'paid']);
    expect(await shop.query('select status from public.invoices where id = $1', open?.id)).toEqual([
      { status: 'void' },
    ]);
    expect(await told('so you do not have to pay it')).toMatchObject([
      { text: expect.stringContaining('There is nothing left to refund.') },
    ]);
    expect(await credits()).toEqual([]);
    expect(await ada.balance()).toBe(1000);
  });

  test('tokens that were used are not paid back', async () => {
    await shop.query(`select private.post_tokens($1, -600, 'spent', 'adjustment', $2, null)`, ada.id, randomUUID());
    const id = await declare();
    expect(await preview(id)).toMatchObject([{ cancellation: { for_cause: { refund: (price * 400) / 1000 } } }]);
    expect(await accept(id, true)).toBe(200);
    expect(await credits()).toEqual([(price * 400) / 1000]);
    expect(await ada.balance()).toBe(0);
  });

  test('a later day that the declaration names is kept, also in the first term', async () => {
    const later = new Date(((await theirs()).items.data[0]?.current_period_end ?? 0) * 1000 - 100 * day * 1000);
    const id = await declare({ end: later.toISOString().slice(0, 10) }, 'de');
    expect(await accept(id, true)).toBe(200);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const { cancel_at: end, items } = await theirs();
    expect(Math.abs((end ?? 0) - later.getTime() / 1000)).toBeLessThan(2 * day);
    expect(await told('Deine Kündigung aus wichtigem Grund ist wirksam.')).toHaveLength(1);
    expect(await credits()).toEqual([]);
    await shop.pass(300);
    expect(await own()).toMatchObject({ status: 'canceled' });
    const [item] = items.data;
    const [from, to] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
    expect(await credits()).toEqual([Math.ceil((price * (to - (end ?? 0))) / (to - from))]);
  });

  test('without good cause it counts as an ordinary cancellation, and its person learns so', async () => {
    const id = await declare();
    expect(await accept(id, false)).toBe(200);
    const { cancel_at: end, items } = await theirs();
    expect(end).toBe(items.data[0]?.current_period_end);
    expect(await told('we treat your declaration as an ordinary cancellation')).toHaveLength(1);
    await shop.pass(400);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await credits()).toEqual([]);
  });

  test('a job that is cut off after the end of the plan goes on where it stopped', async () => {
    const id = await declare();
    const subscription = String((await own())?.stripe_subscription_id);
    expect(await decide(id, true)).toBe(200);
    // all that the job had done at the provider
    await shop.provider.stripe.subscriptions.cancel(subscription);
    await shop.settle();
    expect(await notice(id)).toMatchObject({ settled_at: expect.any(String) });
    expect(await credits()).toEqual([price]);
    expect(await told('Your cancellation for good cause is effective.')).toHaveLength(1);
  });

  test('only what was declared for good cause ends without notice', async () => {
    const stranger = `${randomUUID()}@elsewhere.example`;
    const id = await declare({ type: 'ordinary', reason: '', email: stranger });
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await accept(id, true)).toBe('invalid_input');
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await accept(id, false)).toBe(200);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await notice(id)).toMatchObject({ is_accepted: true, settled_at: expect.any(String) });
    expect(await told('Your subscription has been canceled. It ends on')).toHaveLength(1);
    expect(await told('The contract ends on', stranger)).toHaveLength(1);
  });

  test('an answer is mailed in the language of the declaration, with the end that stands', async () => {
    const settle = async (answer: string) => {
      const id = await declare({}, 'de');
      const body = { action: 'settle', noticeId: id, reason: 'Already canceled', answer };
      expect((await admin.call('admin-notices', body)).status).toBe(200);
      expect((await admin.call('admin-notices', body)).code).toBe('stale_edit');
      await shop.settle();
    };
    const answers = async () =>
      (await shop.mails()).filter(
        ({ to, subject }) => to?.[0]?.address === ada.email && subject === 'Zu deiner Kündigung',
      );
    await settle('');
    const first = (await answers()).at(-1)?.text;
    expect(first).toMatch(
      /Wir haben deine Erklärung vom .* geprüft\. Der Vertrag endet am .*\. Wenn du das anders siehst/,
    );
    await settle('Wir sehen keinen wichtigen Grund.');
    expect((await answers()).at(-1)?.text).toMatch(/Wir sehen keinen wichtigen Grund\.\s+Der Vertrag endet am /);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });
});
