import { randomUUID } from 'node:crypto';
import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';

const day = 86_400;
const name = 'Hans Meier';

describe.each(databaseModes)('cancellations that count from their receipt, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let hans: Buyer;
  let number: string;
  let stranger: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    hans = await shop.buyer();
    const billing = { isBusiness: false, name, street: '', postcode: '', city: '', country: 'DE', vatId: '' };
    await shop.provider.pay(await hans.subscribe(await shop.price('Studio'), { billing }));
    await shop.settle();
    number = `RW-${(await shop.orders(hans.id))[0]?.number}`;
    stranger = `${randomUUID()}@elsewhere.example`;
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const own = async () => (await shop.query('select * from public.subscriptions where user_id = $1', hans.id))[0];
  const theirs = () => shop.plan(hans.id);
  const periodEnd = async () => (await theirs()).items.data[0]?.current_period_end ?? 0;
  const declare = (more: Readonly<Record<string, string>> = {}, language = 'en') => {
    const contact = { name: 'Somebody Else', email: stranger, contractReference: number };
    const fields = { ...contact, type: 'ordinary', reason: '', end: '', ...more };
    return sendDeclaration(shop, paths.cancelContract, fields, language);
  };
  const notice = async (id: string) => {
    const body = { action: 'list', perPage: 100, sort: 'received_at', direction: 'desc' };
    return ((await admin.call('admin-notices', body)).data as { rows: NoticeRow[] }).rows.find((row) => row.id === id);
  };
  const offerOf = async (noticeId: string, find = '') => {
    const { data } = await admin.call('admin-notices', { action: 'previewRefund', noticeId, find });
    return (data as { orders: RefundableOrder[] }).orders[0];
  };
  const accept = async (noticeId: string, offered: RefundableOrder | undefined, forCause = false) => {
    const outcome = offered?.cancellation?.[forCause ? 'for_cause' : 'with_notice'];
    const seen = { endsAt: outcome?.ends_at, refund: outcome?.refund };
    const answer = await admin.call('admin-notices', {
      action: 'cancelPlan',
      noticeId,
      orderId: offered?.id,
      forCause,
      seen,
    });
    await shop.settle();
    return answer.code ?? answer.status;
  };
  const documents = async () =>
    (
      await shop.query(
        'select kind, gross from public.billing_documents where user_id = $1 order by issued_at, number',
        hans.id,
      )
    ).map(({ kind, gross }) => [kind, gross]);
  const mailsTo = async (address: string) =>
    (await shop.mails()).filter(({ to }) => to?.[0]?.address === address).map(({ text }) => text ?? '');
  /** Everything that was mailed to an address after the receipt. */
  const toldTo = async (address: string) =>
    (await mailsTo(address)).filter((text) => !/^(Acknowledgement|Eingangsbestätigung)/.test(text)).join('\n');

  test('an answer of the provider from before a cancellation does not take it back', async () => {
    const { id } = await theirs();
    const { subscriptions } = shop.billing.payments.stripe;
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    const overtaken = async (...given: Parameters<typeof retrieve>) => {
      subscriptions.retrieve = retrieve;
      const before = await retrieve(...given);
      await declare({ email: hans.email });
      return before;
    };
    subscriptions.retrieve = overtaken as unknown as typeof retrieve;
    await refreshSubscription(shop.billing, id);
    await shop.settle();
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await toldTo(hans.email)).not.toContain('was taken back');
  });

  test('a number alone waits; a month later the plan ends when it would have, and the renewal goes back to the cent', async () => {
    const firstEnd = await periodEnd();
    const id = await declare();
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await mailsTo(stranger)).toHaveLength(1);
    await shop.pass(32);
    expect(await documents()).toEqual([
      ['invoice', 2900],
      ['invoice', 2900],
    ]);
    const offered = await offerOf(id);
    const ends = new Date(firstEnd * 1000);
    expect(offered).toMatchObject({
      number,
      is_own: false,
      cancellation: { with_notice: { ends_at: ends.toISOString(), has_ended: true, refund: 2900 }, for_cause: null },
    });
    const changed = { ...offered, cancellation: { with_notice: { ends_at: ends.toISOString(), refund: 0 } } };
    expect(await accept(id, changed as unknown as RefundableOrder)).toBe('stale_edit');
    expect(await accept(id, offered)).toBe(200);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual([
      ['invoice', 2900],
      ['invoice', 2900],
      ['credit_note', 2900],
    ]);
    expect(await hans.balance()).toBe(120);
    const told = (await mailsTo(hans.email)).join('\n');
    expect(told).toContain(`Your subscription ended on ${formatDay(ends, 'en')}`);
    expect(told).toContain('The cancellation counts from its receipt on');
    expect(told).toContain('We refund €29.00');
    const answer = await toldTo(stranger);
    expect(answer).toContain(`The contract ended on ${formatDay(ends, 'en')}.`);
    expect(answer).not.toMatch(/RW-|Studio|29[.,]00|Hans/);
    expect(answer).not.toContain(hans.email);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.pass(60);
    expect(await documents()).toHaveLength(3);
  });

  test.each([
    ['the name on its invoice', () => ({ name: 'Meier, HANS' })],
    ['the mailbox of its account', () => ({ contractReference: `${number}, ${hans.email}` })],
  ])(
    'an order with %s ends the plan with its period at once, and both addresses get the date',
    async (_name, proof) => {
      const id = await declare({ ...proof() }, 'de');
      const ends = new Date((await periodEnd()) * 1000);
      expect((await theirs()).cancel_at).toBe(ends.getTime() / 1000);
      expect(await notice(id)).toMatchObject({
        settled_at: expect.any(String),
        ends_at: ends.toISOString(),
        can_undo: true,
      });
      expect(await toldTo(hans.email)).toContain(
        `Your subscription has been canceled. It ends on ${formatDay(ends, 'en')}`,
      );
      expect(await toldTo(hans.email)).toContain('from another email address than that of your account');
      const answer = await toldTo(stranger);
      expect(answer).toContain(`Der Vertrag endet am ${formatDay(ends, 'de')}.`);
      expect(answer).not.toMatch(/RW-|Studio|29[.,]00|Hans|Tarif/);
      await shop.pass(40);
      expect(await own()).toMatchObject({ status: 'canceled' });
      expect(await documents()).toEqual([['invoice', 2900]]);
    },
  );

  test('an invoice with the name does the same; a first name, or the name without a number, waits', async () => {
    const [{ number: invoice } = {}] = await shop.query(
      'select number from public.billing_documents where user_id = $1',
      hans.id,
    );
    await hans.client.auth.updateUser({ data: { name: 'Hans' } });
    await declare({ name: 'Hans' });
    await declare({ name, contractReference: 'Studio' });
    await declare({ name, contractReference: 'RW-999999' });
    await declare({ contractReference: hans.email });
    expect((await theirs()).cancel_at).toBeNull();
    expect(await mailsTo(stranger)).toHaveLength(4);
    await declare({ name, contractReference: `Rechnung ${invoice}` });
    expect((await theirs()).cancel_at).toBe(await periodEnd());
  });

  test('the receipt reads the same for numbers that exist and that do not', async () => {
    const receipt = async (reference: string) => {
      const id = await declare({ contractReference: reference });
      const page = await shop.request(`${paths.cancelContract}/${id}?lang=en`);
      const text = (await page.text()).replaceAll(id, '').replaceAll(reference, '');
      return [page.status, text.replaceAll(/Made on .* by pressing|Received on .* \(UTC\)/g, '')];
    };
    const before = await shop.mails();
    expect(await receipt(number)).toEqual(await receipt('RW-999999'));
    const after = (await shop.mails()).slice(before.length);
    expect(after.filter(({ to }) => to?.[0]?.address === stranger)).toHaveLength(2);
    expect(after.filter(({ to }) => to?.[0]?.address === hans.email)).toEqual([]);
  });

  test('its owner takes a stranger’s cancellation back, and both addresses get a mail', async () => {
    const id = await declare({ name });
    const { data } = await hans.call('customer-portal', {});
    const subscription = String((await own())?.stripe_subscription_id);
    const keep = new URLSearchParams({ subscription, action: 'keep' });
    await fetch((data as { url: string }).url, { method: 'POST', body: keep, redirect: 'manual' });
    await shop.settle();
    expect(await notice(id)).toMatchObject({ taken_back_at: expect.any(String), can_undo: false });
    const declared = await hans.call('contracts', { action: 'declarations' });
    expect(declared.data).toMatchObject([{ kind: 'cancellation', state: 'taken_back', isOwn: false, reference: '' }]);
    expect(await toldTo(hans.email)).toContain(
      'The cancellation of your subscription was taken back in the subscription management.',
    );
    expect(await toldTo(stranger)).toContain('was taken back from the account of the contract.');
    await shop.pass(32);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    // an end that was taken back refunds nothing of a later one
    await declare({ email: hans.email });
    await shop.pass(40);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual([
      ['invoice', 2900],
      ['invoice', 2900],
    ]);
  });

  test('an admin takes a stranger’s cancellation back, but not that of its owner or one that has ended', async () => {
    const undo = async (noticeId: string) => {
      const body = { action: 'undoCancellation', noticeId, reason: 'Hans did not want it' };
      const answer = await admin.call('admin-notices', body);
      await shop.settle();
      return answer.code ?? answer.status;
    };
    const waiting = await declare();
    expect(await undo(waiting)).toBe('stale_edit');
    const id = await declare({ name });
    expect(await undo(id)).toBe(200);
    expect(await own()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await notice(id)).toMatchObject({ taken_back_at: expect.any(String) });
    expect(await toldTo(hans.email)).toContain('We have taken back the cancellation of your subscription.');
    expect(await toldTo(stranger)).toContain('We have taken back the cancellation that you declared on');
    expect(await undo(id)).toBe('stale_edit');
    const theirOwn = await declare({ email: hans.email });
    expect(await undo(theirOwn)).toBe('stale_edit');
    await shop.pass(40);
    expect(await undo(id)).toBe('stale_edit');
  });

  test('good cause that is decided after the plan has ended is paid back from the receipt', async () => {
    const id = await declare({ email: hans.email, type: 'extraordinary', reason: 'No rule for a week' }, 'de');
    const [{ received_at: received } = {}] = await shop.query(
      'select received_at from private.legal_notices where id = $1',
      id,
    );
    const { current_period_start: from = 0, current_period_end: to = 0 } = (await theirs()).items.data[0] ?? {};
    expect(await toldTo(hans.email)).toContain(
      'Dein Tarif wurde aus wichtigem Grund gekündigt. Er endet jetzt spätestens am',
    );
    const declared = async () => (await hans.call('contracts', { action: 'declarations' })).data;
    expect(await declared()).toMatchObject([{ state: 'received', endsAt: new Date(to * 1000).toISOString() }]);
    await shop.pass(40);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual([['invoice', 2900]]);
    const offered = await offerOf(id);
    const rest = Math.ceil((2900 * (to - Math.floor((received as Date).getTime() / 1000))) / (to - from));
    expect(offered?.cancellation).toMatchObject({
      with_notice: { ends_at: new Date(to * 1000).toISOString(), has_ended: true, refund: 0 },
      for_cause: { has_ended: true, refund: rest },
    });
    expect(await accept(id, offered, true)).toBe(200);
    expect(await documents()).toEqual([
      ['invoice', 2900],
      ['credit_note', rest],
    ]);
  });

  test('good cause that is decided after the notice of a renewed plan has passed is paid back once, from the receipt', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'Atelier', metadata: { tokens_per_period: '1000' } });
    const recurring = { interval: 'year' } as const;
    const yearly = { product: product.id, currency: 'eur', unit_amount: 19_900, recurring };
    const { id: price } = await stripe.prices.create(yearly);
    await shop.settle();
    hans = await shop.buyer();
    await shop.provider.pay(await hans.subscribe(price));
    await shop.settle();
    await shop.pass(400);
    const reference = `RW-${(await shop.orders(hans.id))[0]?.number}`;
    const id = await declare({
      email: hans.email,
      contractReference: reference,
      type: 'extraordinary',
      reason: 'Broken',
    });
    const [{ received_at: received } = {}] = await shop.query(
      'select received_at from private.legal_notices where id = $1',
      id,
    );
    const { current_period_start: from = 0, current_period_end: to = 0 } = (await theirs()).items.data[0] ?? {};
    await shop.pass(40);
    expect(await own()).toMatchObject({ status: 'canceled' });
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(await documents()).toHaveLength(2);
    const offered = await offerOf(id);
    const rest = Math.ceil((19_900 * (to - Math.floor((received as Date).getTime() / 1000))) / (to - from));
    expect(offered?.cancellation?.for_cause).toMatchObject({ has_ended: true, refund: rest });
    expect(await accept(id, offered, true)).toBe(200);
    expect((await documents()).at(-1)).toEqual(['credit_note', rest]);
    expect(await documents()).toHaveLength(3);
  });

  test('another order that was named, and a later day, count from the receipt too', async () => {
    const firstEnd = await periodEnd();
    const other = await declare({ email: hans.email, contractReference: 'RW-1' });
    const later = new Date((firstEnd + 40 * day) * 1000).toISOString().slice(0, 10);
    const dated = await declare({ email: hans.email, end: later });
    expect((await theirs()).cancel_at).toBeNull();
    await shop.pass(10);
    const { cancellation } = (await offerOf(dated)) ?? {};
    expect(cancellation?.with_notice).toMatchObject({ has_ended: false, refund: 0 });
    expect(await accept(dated, await offerOf(dated))).toBe(200);
    // beyond the paid period: it is renewed once, and the rest of that goes back
    expect((await theirs()).cancel_at).toBe(new Date(cancellation?.with_notice.ends_at ?? '').getTime() / 1000);
    await shop.pass(30);
    expect(await own()).toMatchObject({ status: 'active' });
    const offered = await offerOf(other);
    expect(offered?.cancellation?.with_notice).toEqual({
      ends_at: new Date(firstEnd * 1000).toISOString(),
      has_ended: true,
      refund: 2900,
    });
    expect(await accept(other, offered)).toBe(200);
    expect(await documents()).toEqual([
      ['invoice', 2900],
      ['invoice', 2900],
      ['credit_note', 2900],
    ]);
  });
});
