import { randomUUID } from 'node:crypto';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { acceptWithdrawal } from '../admin/accept-withdrawal.ts';
import { cancelForNotice } from '../admin/cancel-for-notice.ts';
import { previewDeclaration } from '../admin/preview-declaration.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const name = 'Hans Meier';
const day = 86_400;

describe.each(databaseModes)('the end of a plan follows the declarations that hold, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let hans: Buyer;
  let stranger: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    hans = await shop.buyer();
    stranger = `${randomUUID()}@elsewhere.example`;
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const billing = { isBusiness: false, name, street: '', postcode: '', city: '', country: 'DE', vatId: '' };
  const subscribe = async (price: string) => {
    await shop.provider.pay(await hans.subscribe(price, { billing }));
    await shop.settle();
    return `RW-${(await shop.orders(hans.id)).at(-1)?.number}`;
  };
  const studio = async () => subscribe(await shop.price('Studio'));
  const theirs = () => shop.plan(hans.id);
  const periodEnd = async () => (await theirs()).items.data[0]?.current_period_end ?? 0;
  const inDays = (seconds: number | null) => formatDay(new Date((seconds ?? 0) * 1000), 'en');
  const withdraw = (contractReference: string, more: Partial<Record<'name' | 'email', string>> = {}) =>
    sendDeclaration(shop, paths.withdraw, { name, email: hans.email, contractReference, ...more });
  const cancel = (contractReference: string, more: Readonly<Record<string, string>> = {}) =>
    sendDeclaration(shop, paths.cancelContract, {
      ...{ name, email: stranger, contractReference, type: 'ordinary', reason: '', end: '' },
      ...more,
    });
  const act = async (body: object) => {
    const answer = await admin.call('admin-notices', body);
    return answer.code ?? answer.status;
  };
  const refuse = async (noticeId: string) => {
    expect(await act({ action: 'settle', noticeId, reason: 'It is not theirs', answer: '' })).toBe(200);
    await shop.settle();
  };
  const undo = async (noticeId: string) => {
    expect(await act({ action: 'undoCancellation', noticeId, reason: 'Hans did not want it' })).toBe(200);
    await shop.settle();
  };
  /** What the subscriber does in the portal; the provider's clock moves on, and nobody tells the shop yet. */
  const portal = async (action: 'cancel' | 'keep') => {
    await shop.provider.sandbox.advance(60);
    const { data } = await hans.call('customer-portal', {});
    const body = new URLSearchParams({ subscription: (await theirs()).id, action });
    await fetch((data as { url: string }).url, { method: 'POST', body, redirect: 'manual' });
  };
  const toldTo = async (address: string) =>
    (await shop.mails())
      .filter(({ to, subject }) => to?.[0]?.address === address && !subject?.includes('order RW'))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n');
  const formerPlan = async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Former', metadata: { tokens_per_period: '50' } });
    const recurring = { interval: 'week', interval_count: 2 } as const;
    const price = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 1000, recurring });
    await shop.settle();
    const [row] = await shop.query('select id from public.products where stripe_product_id = $1', product.id);
    return { productId: String(row?.id), priceId: price.id };
  };

  test('reactivated and canceled again before we heard of either, a plan stays canceled when the withdrawal is closed', async () => {
    const id = await withdraw(await studio());
    await portal('keep');
    await portal('cancel');
    await refuse(id);
    const { cancel_at: end } = await theirs();
    expect(end).toBe(await periodEnd());
    const told = await toldTo(hans.email);
    expect(told).toContain(`The contract ends on ${inDays(end)}.`);
    expect(told).not.toContain('goes on as before');
  });

  test('reactivated and canceled again, a plan stays canceled when a stranger’s cancellation is undone', async () => {
    const id = await cancel(await studio());
    await portal('keep');
    await portal('cancel');
    await undo(id);
    expect((await theirs()).cancel_at).toBe(await periodEnd());
    expect(await toldTo(hans.email)).not.toContain('Your subscription continues');
  });

  test('a stranger’s cancellation that is undone leaves the one that the subscriber made in the portal before', async () => {
    const number = await studio();
    await portal('cancel');
    await shop.settle();
    const id = await cancel(number);
    await undo(id);
    const { cancel_at: end } = await theirs();
    expect(end).toBe(await periodEnd());
    const told = await toldTo(hans.email);
    expect(told).toContain('We have taken back the cancellation that reached us from another email address');
    expect(told).toContain(`Your plan ends on ${inDays(end)} all the same`);
    expect(told).not.toContain('continues');
    expect(await toldTo(stranger)).not.toContain('contract continues');
  });

  test('a stranger’s cancellation that is undone leaves that of the subscriber through the form, before or after it', async () => {
    for (const isFirst of [true, false]) {
      hans = await shop.buyer();
      const number = await studio();
      if (isFirst) await cancel(number, { email: hans.email });
      const id = await cancel(number);
      if (!isFirst) await cancel(number, { email: hans.email });
      await undo(id);
      expect((await theirs()).cancel_at).toBe(await periodEnd());
      const [own] = await shop.query('select taken_back_at from private.legal_notices where email = $1', hans.email);
      expect(own).toEqual({ taken_back_at: null });
    }
  });

  test('the cancellation of its subscriber stands beside a former end of ours that misses its time', async () => {
    await cancel(await studio(), { email: hans.email });
    await portal('keep');
    await shop.settle();
    // an earlier version noted none, and a provider that fails in between loses it
    await shop.provider.stripe.subscriptions.update((await theirs()).id, { metadata: { asked_at: '' } });
    await portal('cancel');
    await shop.settle();
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect((await theirs()).cancel_at).toBe(await periodEnd());
  });

  test('a stranger’s cancellation is not taken back while an accepted withdrawal is about to end the plan', async () => {
    const number = await studio();
    const id = await cancel(number);
    const withdrawal = await withdraw(number);
    const [plan] = await previewDeclaration(shop.billing, { noticeId: withdrawal, find: number });
    const accepted = { noticeId: withdrawal, orderId: String(plan?.id), amount: plan?.refund ?? -1 };
    await acceptWithdrawal(shop.billing, { actor: admin.id, ...accepted });
    expect(await act({ action: 'undoCancellation', noticeId: id, reason: 'Hans did not want it' })).toBe('stale_edit');
    await shop.settle();
    expect((await theirs()).status).toBe('canceled');
    expect(await toldTo(hans.email)).not.toContain('continues');
  });

  test('a plan whose job was given up is let run on by the comparison', async () => {
    const number = await studio();
    const giveUp = async (by: () => Promise<unknown>) => {
      expect(await by()).toBe(200);
      await shop.query('update graphile_worker._private_jobs set attempts = max_attempts');
      await shop.work();
      expect((await theirs()).cancel_at).not.toBeNull();
      await reconcile(shop.billing, { minutes: 0 });
      await shop.settle();
      expect(await theirs()).toMatchObject({ status: 'active', cancel_at: null });
    };
    const withdrawal = await withdraw(number);
    await giveUp(() => act({ action: 'settle', noticeId: withdrawal, reason: 'Not theirs', answer: '' }));
    const cancellation = await cancel(number);
    await giveUp(() => act({ action: 'undoCancellation', noticeId: cancellation, reason: 'Not theirs' }));
  });

  test('nothing is decided about a plan while the provider cannot say what its subscriber did there', async () => {
    const number = await studio();
    const id = await cancel(number);
    const withdrawal = await withdraw(number);
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    const settle = { action: 'settle', noticeId: withdrawal, reason: 'Not theirs', answer: '' };
    expect(await act(settle)).toBe('provider_refused');
    expect(await act(settle)).toBe(200);
    await shop.settle();
    shop.provider.failNext('/v1/subscriptions', 503, 3);
    const undoing = { action: 'undoCancellation', noticeId: id, reason: 'Not theirs' };
    expect(await act(undoing)).toBe('provider_refused');
    expect(await act(undoing)).toBe(200);
    await shop.settle();
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('the operator ends a plan with notice while a withdrawal waits, and the notice counts if it is closed', async () => {
    const { productId, priceId } = await formerPlan();
    const number = await subscribe(priceId);
    const id = await withdraw(number);
    const end = await periodEnd();
    expect((await theirs()).cancel_at).toBe(end);
    const reasons = { en: 'We can no longer offer it.', de: 'Das geht nicht mehr.' };
    const given = await admin.call('admin-stripe', { action: 'giveNotice', productId, reasons });
    expect(given).toMatchObject({ data: { plans: 1 } });
    await shop.settle();
    expect((await theirs()).cancel_at).toBe(end);
    const notices = (await shop.mails()).filter(
      ({ to, text }) => to?.[0]?.address === hans.email && text?.includes(reasons.en),
    );
    expect(notices).toHaveLength(1);
    await refuse(id);
    const { cancel_at: last } = await theirs();
    expect(last).toBeGreaterThan(end);
    expect(await toldTo(hans.email)).toContain(`The contract ends on ${inDays(last)}.`);
    await shop.pass(50);
    expect((await theirs()).status).toBe('canceled');
    expect(await toldTo(hans.email)).not.toContain('ends all the same');
  });

  test.each(['before', 'after'])(
    'a cancellation for a later day, decided %s the withdrawal, ends a plan on that day once that is closed',
    async (order) => {
      const number = await studio();
      const end = new Date(((await periodEnd()) + 40 * day) * 1000).toISOString().slice(0, 10);
      const dated = await cancel(number, { email: hans.email, end });
      const decide = async () => {
        const [plan] = await previewDeclaration(shop.billing, { noticeId: dated, find: number });
        const { ends_at: endsAt, refund } = plan?.cancellation?.with_notice ?? { ends_at: '', refund: -1 };
        const seen = { endsAt, refund };
        await cancelForNotice(shop.billing, {
          actor: admin.id,
          noticeId: dated,
          orderId: String(plan?.id),
          forCause: false,
          seen,
        });
        await shop.settle();
        return new Date(endsAt).getTime() / 1000;
      };
      const id = order === 'after' ? await withdraw(number) : '';
      const last = await decide();
      expect(last).toBeGreaterThan(await periodEnd());
      const waiting = order === 'after' ? id : await withdraw(number);
      expect((await theirs()).cancel_at).toBe(await periodEnd());
      await refuse(waiting);
      expect((await theirs()).cancel_at).toBe(last);
      expect(await toldTo(hans.email)).toContain(`The contract ends on ${inDays(last)}.`);
      await shop.pass(35);
      expect(await theirs()).toMatchObject({ status: 'active', cancel_at: last });
    },
  );
});
