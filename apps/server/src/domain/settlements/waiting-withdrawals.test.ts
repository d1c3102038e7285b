import { randomUUID } from 'node:crypto';
import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const day = 86_400;
const name = 'Hans Meier';

describe.each(databaseModes)('withdrawals that wait for an admin on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let hans: Buyer;
  let number: string;
  let stranger: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    hans = await shop.buyer();
    stranger = `${randomUUID()}@elsewhere.example`;
    number = await subscribe('Studio');
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const query = async (text: string, ...values: unknown[]) =>
    (await shop.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
  const subscribe = async (product: string) => {
    const billing = { isBusiness: false, name, street: '', postcode: '', city: '', country: 'DE', vatId: '' };
    await shop.provider.pay(await hans.subscribe(await shop.price(product), { billing }));
    await shop.settle();
    return `RW-${(await shop.orders(hans.id)).at(-1)?.number}`;
  };
  const own = async () => (await query('select * from public.subscriptions where user_id = $1', hans.id))[0];
  const theirs = () => shop.plan(hans.id);
  const periodEnd = async () => (await theirs()).items.data[0]?.current_period_end ?? 0;
  const pass = async (days: number) => {
    await shop.provider.sandbox.advance(days * day);
    await shop.settle();
  };
  const withdraw = (more: Partial<Record<'name' | 'email' | 'contractReference', string>> = {}, language = 'en') =>
    sendDeclaration(
      shop,
      paths.withdraw,
      { name: 'Somebody Else', email: stranger, contractReference: number, ...more },
      language,
    );
  const cancel = (more: Readonly<Record<string, string>> = {}) => {
    const contact = { name, email: hans.email, contractReference: number };
    return sendDeclaration(shop, paths.cancelContract, { ...contact, type: 'ordinary', reason: '', end: '', ...more });
  };
  const notice = async (id: string) => {
    const body = { action: 'list', perPage: 100, sort: 'received_at', direction: 'desc' };
    return ((await admin.call('admin-notices', body)).data as { rows: NoticeRow[] }).rows.find((row) => row.id === id);
  };
  const act = async (body: object) => {
    const answer = await admin.call('admin-notices', body);
    await shop.settle();
    return answer.code ?? answer.status;
  };
  const offered = async (noticeId: string, order = number) => {
    const { data } = await admin.call('admin-notices', { action: 'previewRefund', noticeId, find: order });
    return (data as { orders: RefundableOrder[] }).orders.find((one) => one.number === order);
  };
  const accept = async (noticeId: string, order = number) => {
    const { id, refund } = (await offered(noticeId, order)) ?? {};
    return act({ action: 'refund', noticeId, orderId: id, amount: refund });
  };
  const refuse = (noticeId: string, answer = '') =>
    act({ action: 'settle', noticeId, reason: 'It is not theirs', answer });
  const documents = async () =>
    (
      await query(
        'select kind, gross from public.billing_documents where user_id = $1 order by issued_at, number',
        hans.id,
      )
    ).map(({ kind, gross }) => `${kind} ${gross}`);
  /** Everything that was mailed to an address about a declaration after its receipt. */
  const toldTo = async (address: string) =>
    (await shop.mails())
      .filter(
        ({ to, subject }) =>
          to?.[0]?.address === address &&
          /^(?!.*(receipt|Eingang|order RW)).*(withdraw|cancel|subscription|Widerruf|Kündigung)/i.test(subject ?? ''),
      )
      .map(({ text }) => text ?? '')
      .join('\n');
  const declared = async () => (await hans.call('contracts', { action: 'declarations' })).data;
  const keepInPortal = async () => {
    const { data } = await hans.call('customer-portal', {});
    const subscription = String((await own())?.stripe_subscription_id);
    const keep = new URLSearchParams({ subscription, action: 'keep' });
    await fetch((data as { url: string }).url, { method: 'POST', body: keep, redirect: 'manual' });
    await shop.settle();
  };

  test.each([
    ['the name on its invoice', () => ({ name: 'Meier, HANS' })],
    ['the mailbox of its account', () => ({ contractReference: `${number}, ${hans.email}` })],
    ['the number of its invoice and the name', async () => ({ name, contractReference: await invoiceNumber() })],
  ])('an order with %s charges nothing more, and is paid back from the receipt a month later', async (_name, proof) => {
    const id = await withdraw(await proof(), 'de');
    const ends = new Date((await periodEnd()) * 1000);
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: ends.getTime() / 1000 });
    expect(await notice(id)).toMatchObject({
      ...{ settled_at: null, is_accepted: false, can_undo: false, taken_back_at: null },
      ends_at: ends.toISOString(),
    });
    const [kept] = await query('select applied_at, effective_end from private.legal_notices where id = $1', id);
    expect(kept).toEqual({ applied_at: expect.any(Date), effective_end: ends });
    const toOwner = await toldTo(hans.email);
    expect(toOwner).toContain(`the plan is set to end on ${formatDay(ends, 'en')}.`);
    expect(toOwner).toContain('from another email address than that of your account');
    expect(toOwner).toContain('you can take the withdrawal back until then');
    const toSender = await toldTo(stranger);
    expect(toSender).toContain(`ist als Ende des Vertrags der ${formatDay(ends, 'de')} vorgemerkt.`);
    expect(toSender).not.toMatch(/RW-|Studio|29,00|Hans|Tarif/);
    expect(await declared()).toMatchObject([{ kind: 'withdrawal', state: 'received', endsAt: ends.toISOString() }]);
    await pass(32);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual(['invoice 2900']);
    expect(await accept(id)).toBe(200);
    expect(await documents()).toEqual(['invoice 2900', 'credit_note 2900']);
    expect(await declared()).toMatchObject([{ state: 'effective', endsAt: null, refund: { amount: 2900 } }]);
    expect(await toldTo(stranger)).toContain('Dein Widerruf ist wirksam, der Vertrag ist beendet.');
  });
  const invoiceNumber = async () =>
    `Rechnung ${(await query('select number from public.billing_documents where user_id = $1', hans.id))[0]?.number}`;

  test('a trial that somebody withdraws from costs nothing when it ends', async () => {
    hans = await shop.buyer();
    number = await subscribe('Starter');
    const { trial_end: trialEnd } = await theirs();
    const id = await withdraw({ email: hans.email });
    expect(await theirs()).toMatchObject({ status: 'trialing', cancel_at: trialEnd });
    await pass(40);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect((await query('select from public.invoices where user_id = $1 and total > 0', hans.id)).length).toBe(0);
    expect(await toldTo(hans.email)).not.toContain('free trial');
    expect(await accept(id)).toBe(200);
    expect(await documents()).toEqual([]);
  });

  test('one that is accepted before the period ends, ends the plan at once', async () => {
    const id = await withdraw({ email: hans.email });
    expect(await accept(id)).toBe(200);
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual(['invoice 2900', 'credit_note 2900']);
    expect(await notice(id)).toMatchObject({ ends_at: null, settled_at: expect.any(String) });
    expect(await toldTo(hans.email)).not.toContain('continues');
  });

  test('one that is closed lets the plan renew again, and both addresses learn it', async () => {
    const ends = new Date((await periodEnd()) * 1000);
    const id = await withdraw({ name });
    expect(await refuse(id)).toBe(200);
    expect(await theirs()).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    const toSender = await toldTo(stranger);
    expect(toSender).toContain('It does not end the contract, which goes on as before.');
    expect(toSender).not.toContain('No further step');
    const toOwner = await toldTo(hans.email);
    expect(toOwner).toContain('It does not end your plan, which goes on as before.');
    expect(toOwner).toContain(`Its present period ends on ${formatDay(ends, 'en')}; the next one is charged then.`);
    expect(await declared()).toMatchObject([{ state: 'answered', endsAt: null }]);
    await pass(32);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await own()).toMatchObject({ status: 'active' });
    expect(await documents()).toEqual(['invoice 2900', 'invoice 2900']);
  });

  test('an answer of the admin is mailed with what becomes of the plan, also after it has ended', async () => {
    const id = await withdraw({ email: hans.email }, 'de');
    await pass(32);
    expect(await refuse(id, 'Die Frist war abgelaufen.')).toBe(200);
    expect(await toldTo(hans.email)).toMatch(
      /Die Frist war abgelaufen\.\s+Der Vertrag ist inzwischen beendet und bleibt es\. Abgebucht wird nichts mehr\./,
    );
    expect(await own()).toMatchObject({ status: 'canceled' });
    expect(await documents()).toEqual(['invoice 2900']);
  });

  test('its owner takes it back at the provider, and both addresses get a mail', async () => {
    const id = await withdraw({ name });
    await keepInPortal();
    expect(await notice(id)).toMatchObject({ taken_back_at: expect.any(String), settled_at: expect.any(String) });
    expect(await toldTo(hans.email)).toMatch(/The withdrawal .* was taken back in the subscription management/);
    expect(await toldTo(stranger)).toMatch(/The withdrawal .* was taken back from the account of the contract/);
    expect(await declared()).toMatchObject([{ state: 'taken_back' }]);
    await pass(32);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await documents()).toEqual(['invoice 2900', 'invoice 2900']);
  });

  test('a number alone, a stranger’s name and a late withdrawal change nothing', async () => {
    await withdraw();
    await withdraw({ name, contractReference: 'Studio' });
    await withdraw({ name, contractReference: 'RW-999999' });
    expect(await theirs()).toMatchObject({ cancel_at: null });
    await query(`update public.orders set fulfilled_at = now() - interval '40 days' where user_id = $1`, hans.id);
    await query(`update private.mails set sent_at = now() - interval '40 days' where user_id = $1`, hans.id);
    await withdraw({ email: hans.email });
    expect(await theirs()).toMatchObject({ cancel_at: null });
    expect(await toldTo(stranger)).toBe('');
    expect(await toldTo(hans.email)).not.toContain('withdrawal from your plan');
  });

  test('the receipt reads the same for numbers that exist and that do not', async () => {
    const receipt = async (contractReference: string) => {
      const id = await withdraw({ name, contractReference });
      const page = await shop.request(`${paths.withdraw}/${id}?lang=en`);
      const text = (await page.text()).replaceAll(id, '').replaceAll(contractReference, '');
      return [page.status, text.replaceAll(/Made on .* by pressing|Received on .* \(UTC\)/g, '')];
    };
    expect(await receipt(number)).toEqual(await receipt('RW-999999'));
  });

  test('without a number, an account whose only contract is the plan means the plan', async () => {
    await withdraw({ email: hans.email, contractReference: 'my plan' });
    expect((await theirs()).cancel_at).toBe(await periodEnd());
    hans = await shop.buyer();
    number = await subscribe('Studio');
    await shop.provider.pay(await hans.order(await shop.price('Basic')));
    await shop.settle();
    await withdraw({ email: hans.email, contractReference: 'my plan' });
    await withdraw({ email: hans.email, contractReference: 'RW-999999' });
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('a plan that a cancellation ends too still ends after the withdrawal is closed, and only then can it be kept', async () => {
    const ends = new Date((await periodEnd()) * 1000);
    const id = await withdraw({ email: hans.email });
    const other = await cancel({ name, email: stranger });
    expect(await notice(other)).toMatchObject({ can_undo: false });
    const undo = { action: 'undoCancellation', noticeId: other, reason: 'Hans did not want it' };
    expect(await act(undo)).toBe('stale_edit');
    expect(await refuse(id)).toBe(200);
    expect((await theirs()).cancel_at).toBe(ends.getTime() / 1000);
    expect(await toldTo(hans.email)).toContain(`The contract ends on ${formatDay(ends, 'en')}.`);
    expect(await notice(other)).toMatchObject({ can_undo: true });
    expect(await act(undo)).toBe(200);
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: null });
  });

  test('of two that wait, the last one to be closed lets the plan run on', async () => {
    const first = await withdraw({ name });
    const second = await withdraw({ email: hans.email });
    expect(await refuse(first)).toBe(200);
    expect((await theirs()).cancel_at).not.toBeNull();
    expect(await refuse(second)).toBe(200);
    expect((await theirs()).cancel_at).toBeNull();
  });

  test('one that arrived before its order was fulfilled is applied by the comparison', async () => {
    await query(
      `update public.orders set state = 'processing', fulfilled_at = null, created_at = created_at - interval '1 minute'
       where user_id = $1`,
      hans.id,
    );
    const id = await withdraw({ email: hans.email });
    expect(await theirs()).toMatchObject({ cancel_at: null });
    await query(`update public.orders set state = 'fulfilled', fulfilled_at = now() where user_id = $1`, hans.id);
    await query(`update private.legal_notices set received_at = now() - interval '1 second' where id = $1`, id);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: await periodEnd() });
  });

  test('a cancellation that arrives before the provider could resume the plan ends it', async () => {
    const id = await withdraw({ email: hans.email });
    // the provider answers the admin; the job asks three times, and is tried again later
    shop.provider.failNext('/v1/subscriptions', 503, 3, 1);
    expect(await refuse(id)).toBe(200);
    await cancel();
    await query('update graphile_worker._private_jobs set run_at = now()');
    await shop.settle();
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: await periodEnd() });
    await pass(32);
    expect(await documents()).toEqual(['invoice 2900']);
  });

  test('a plan that its subscriber had canceled at the provider stays canceled when the withdrawal is closed', async () => {
    const { id: subscription } = await theirs();
    await shop.provider.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await shop.settle();
    const id = await withdraw({ email: hans.email });
    expect(await refuse(id)).toBe(200);
    expect(await theirs()).toMatchObject({ cancel_at_period_end: true });
    expect(await toldTo(hans.email)).toContain(
      `The contract ends on ${formatDay(new Date((await periodEnd()) * 1000), 'en')}.`,
    );
  });

  test('a withdrawal that is accepted for a package lets the plan that it named run on', async () => {
    await shop.provider.pay(await hans.order(await shop.price('Basic')));
    await shop.settle();
    const basic = `RW-${(await shop.orders(hans.id)).at(-1)?.number}`;
    const id = await withdraw({ email: hans.email, contractReference: `${number} (no: ${basic})` });
    expect((await theirs()).cancel_at).not.toBeNull();
    expect(await accept(id, basic)).toBe(200);
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: null });
    expect(await toldTo(hans.email)).toContain('It does not end your plan, which goes on as before.');
    expect(await declared()).toMatchObject([{ state: 'effective', refund: { amount: 499 } }]);
  });

  test('a renewal that we have not heard of yet is not cut short', async () => {
    await shop.provider.sandbox.advance(32 * day);
    const id = randomUUID();
    const fields = { id, homepage: '', note: '', step: 'confirm', name, email: hans.email, contractReference: number };
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.request(`${paths.withdraw}?lang=en`, { method: 'POST', headers, body });
    await shop.work();
    expect(await theirs()).toMatchObject({ status: 'active', cancel_at: await periodEnd() });
    await shop.settle();
    expect(await notice(id)).toMatchObject({ ends_at: new Date((await periodEnd()) * 1000).toISOString() });
  });

  test('good cause that is closed without acceptance says when the contract ends', async () => {
    const ends = new Date((await periodEnd()) * 1000);
    const id = await cancel({ type: 'extraordinary', reason: 'No rule for a week' });
    expect(await refuse(id)).toBe(200);
    expect(await toldTo(hans.email)).toContain(`The contract ends on ${formatDay(ends, 'en')}.`);
    expect(await toldTo(hans.email)).not.toContain('No further step');
    expect((await theirs()).cancel_at).toBe(ends.getTime() / 1000);
  });
});
