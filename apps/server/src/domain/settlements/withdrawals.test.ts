import { randomUUID } from 'node:crypto';
import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { paths } from '@regelwerk/contract/shared/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { sendDeclaration } from '../../testing/declarations.ts';
import { type Buyer, consent, openShop, type Shop } from '../../testing/shop.ts';
import { setAdmin } from '../accounts/admin-rights.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

describe.each(databaseModes)('withdrawals on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let ada: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.buyer();
    await setAdmin(shop.deps.accounts, { actor: null, email: admin.email, isAdmin: true });
    await admin.client.auth.refreshSession();
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const buy = async (product: string, buyer = ada) => {
    const isPlan = ['Starter', 'Studio'].includes(product);
    const price = await shop.price(product);
    await shop.provider.pay(await (isPlan ? buyer.subscribe(price) : buyer.order(price)));
    await shop.settle();
    return `RW-${(await shop.orders(buyer.id)).at(-1)?.number}`;
  };
  /** Their last payment at the provider. */
  const paymentOf = async () => {
    const [row] = await shop.query(
      `select coalesce(i.payment_intent_id, o.payment_intent_id) as id from public.orders o
       left join public.invoices i on i.stripe_subscription_id = o.stripe_subscription_id where o.user_id = $1`,
      ada.id,
    );
    return String(row?.id);
  };
  const spend = (amount: number) =>
    admin.call('admin-tokens', { userId: ada.id, amount: -amount, reason: 'spent', requestId: randomUUID() });
  /** Lets that many days of a 30-day period pass, all of them after the confirmation. */
  const pass = async (days: number) => {
    await shop.query(
      `update public.invoices set period_start = now() - interval '${days} days', period_end = now() + interval '${30 - days} days'
       where user_id = $1`,
      ada.id,
    );
    await shop.query(
      `update private.mails set sent_at = now() - interval '${days} days' where user_id = $1 and purpose = 'confirmation'`,
      ada.id,
    );
  };
  const declare = (
    contractReference: string,
    email = ada.email,
    kind: 'withdraw' | 'cancel' = 'withdraw',
    language = 'de',
  ) => {
    const path = kind === 'withdraw' ? paths.withdraw : paths.cancelContract;
    const more: Record<string, string> = kind === 'withdraw' ? {} : { type: 'ordinary', reason: '', end: '' };
    return sendDeclaration(shop, path, { name: 'Ada', email, contractReference, ...more }, language);
  };
  const preview = async (noticeId: string, find = '') => {
    const { data } = await admin.call('admin-notices', { action: 'previewRefund', noticeId, find });
    return (data as { orders: RefundableOrder[] }).orders;
  };
  const accept = async (noticeId: string, order: RefundableOrder | undefined) => {
    const body = { action: 'refund', noticeId, orderId: order?.id, amount: order?.refund };
    const { status, code } = await admin.call('admin-notices', body);
    return code ?? status;
  };
  const notice = async (id: string) => {
    const { data } = await admin.call('admin-notices', {
      action: 'list',
      perPage: 100,
      sort: 'received_at',
      direction: 'desc',
    });
    return (data as { rows: NoticeRow[] }).rows.find((row) => row.id === id);
  };
  const plan = async () => (await shop.query('select * from public.subscriptions where user_id = $1', ada.id))[0];
  const mailsTo = async (address: string) =>
    (await shop.mails()).filter(({ to }) => to?.[0]?.address === address.toLowerCase());
  const notes = () =>
    shop.query(`select kind, gross from public.billing_documents where user_id = $1 order by kind, gross`, ada.id);

  test('a withdrawal from a plan names its own contract first, ends it at once and pays it back whole', async () => {
    const basic = await buy('Basic');
    const studio = await buy('Studio');
    const id = await declare(`Mein Tarif (rw ${studio.slice(3)})`);
    const offered = await preview(id);
    expect(offered).toMatchObject([
      {
        number: studio,
        kind: 'subscription',
        is_named: true,
        is_own: true,
        is_running: true,
        refund: 2900,
        unspent: 120,
      },
      { number: basic, kind: 'token_pack', is_named: false, refund: 499 },
    ]);
    expect(await accept(id, offered[0])).toBe(200);
    expect(await notice(id)).toMatchObject({ is_accepted: true, settled_at: null });
    await shop.settle();
    expect(await notice(id)).toMatchObject({ problem: null, settled_at: expect.any(String) });
    expect(await plan()).toMatchObject({ status: 'canceled' });
    expect(await ada.balance()).toBe(10);
    expect(await notes()).toEqual([
      { kind: 'credit_note', gross: 2900 },
      { kind: 'invoice', gross: 499 },
      { kind: 'invoice', gross: 2900 },
    ]);
    const told = (await mailsTo(ada.email)).filter(({ subject }) =>
      subject?.includes(`withdrawal from order ${studio}`),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('€29.00');
    expect(told[0]?.text).toContain('plan has ended');
    await shop.provider.sandbox.advance(40 * 86_400);
    await shop.settle();
    expect(await ada.balance()).toBe(10);
    expect(await accept(id, offered[0])).toBe('stale_edit');
    const again = await preview(await declare(studio));
    expect(again[0]).toMatchObject({ number: studio, is_running: false, refund: 0 });
  });

  test('its person sees a withdrawal with state, date and refund, and no way to withdraw again', async () => {
    const basic = await buy('Basic');
    const own = async () => (await ada.call('contracts', { action: 'declarations' })).data;
    const withdrawable = async () =>
      ((await ada.call('contracts', { action: 'list' })).data as { withdrawableUntil: string | null }[]).map(
        ({ withdrawableUntil }) => withdrawableUntil !== null,
      );
    expect(await own()).toEqual([]);
    expect(await withdrawable()).toEqual([true]);
    const id = await declare(basic);
    const received = { id, kind: 'withdrawal', reference: basic, isOwn: true, endsAt: null };
    expect(await own()).toEqual([
      {
        ...received,
        ...{ state: 'received', number: null, refund: null },
        receivedAt: expect.any(String),
        dueAt: expect.any(String),
      },
    ]);
    expect(await accept(id, (await preview(id))[0])).toBe(200);
    await shop.settle();
    const refund = { amount: 499, currency: 'eur' };
    expect(await own()).toMatchObject([{ ...received, state: 'effective', number: Number(basic.slice(3)), refund }]);
    expect(await withdrawable()).toEqual([false]);
    // nobody else sees it, and a stranger's words stay the stranger's
    const eve = await shop.buyer();
    expect((await eve.call('contracts', { action: 'declarations' })).data).toEqual([]);
    const standard = await buy('Standard');
    const strange = await declare(`${standard} of Ada`, `${randomUUID()}@elsewhere.example`);
    expect(await own()).toHaveLength(1);
    expect(await accept(strange, (await preview(strange))[0])).toBe(200);
    await shop.settle();
    expect(await own()).toMatchObject([{ id: strange, isOwn: false, reference: '', state: 'effective' }, { id }]);
  });

  test('a withdrawal from a package does not tell of a plan that has ended', async () => {
    const basic = await buy('Basic');
    const id = await declare(basic);
    expect(await accept(id, (await preview(id))[0])).toBe(200);
    await shop.settle();
    const [told] = (await mailsTo(ada.email)).filter(({ subject }) => subject?.includes('withdrawal'));
    expect(told?.text).toContain('€4.99');
    expect(told?.text).not.toContain('plan has ended');
    expect(told?.text).not.toContain('We keep');
  });

  test('an invoice number names its order, a year does not, and tokens used after the confirmation are kept', async () => {
    const studio = await buy('Studio');
    await buy('Basic');
    const [row] = await shop.query(
      `select number from public.billing_documents where user_id = $1 and gross = 2900`,
      ada.id,
    );
    // the oldest tokens are used first
    await spend(50);
    await pass(13);
    const id = await declare(`Rechnung ${row?.number} vom 12.11.2026`);
    const [first, second] = await preview(id);
    expect(first).toMatchObject({ number: studio, is_named: true, unspent: 70, refund: Math.ceil((2900 * 70) / 120) });
    expect(second).toMatchObject({ is_named: false, unspent: 10, refund: 499 });
    expect(await accept(id, first)).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(10);
    const [told] = (await mailsTo(ada.email)).filter(({ subject }) => subject?.includes('withdrawal'));
    expect(told?.text).toContain('€16.92');
    expect(told?.text).toContain('We keep €12.08');
  });

  test('who uses all tokens of a plan at once pays no more than for the time, and owes no token', async () => {
    const studio = await buy('Studio');
    await spend(120);
    await pass(3);
    const id = await declare(studio);
    const [offered] = await preview(id);
    expect(offered).toMatchObject({ unspent: 0, refund: expect.any(Number) });
    // a few seconds more have passed
    expect(Number(offered?.refund)).toBeOneOf([2609, 2610]);
    expect(await accept(id, offered)).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
    expect(await shop.faults()).toEqual([]);
  });

  test('what was used before the confirmation left is paid back, and so is everything where nobody agreed', async () => {
    const studio = await buy('Studio');
    await spend(100);
    await shop.query(
      `update private.mails set sent_at = now() + interval '1 hour' where purpose = 'confirmation' and order_id = (select id from public.orders where user_id = $1)`,
      ada.id,
    );
    const id = await declare(studio);
    const [offered] = await preview(id);
    expect(offered).toMatchObject({ unspent: 20, unconfirmed: 100, refund: 2900, in_time: true });
    expect(await accept(id, offered)).toBe(200);
    await shop.settle();
    expect(await ada.balance()).toBe(0);
  });

  test('a plan without anything to pay back is ended all the same, with its trial', async () => {
    const starter = await buy('Starter');
    const id = await declare(starter);
    const [offered] = await preview(id);
    expect(offered).toMatchObject({ refund: 0, amount: 0, is_running: true });
    expect(await accept(id, offered)).toBe(200);
    await shop.settle();
    expect(await plan()).toMatchObject({ status: 'canceled' });
    const [told] = (await mailsTo(ada.email)).filter(({ subject }) => subject?.includes('withdrawal'));
    expect(told?.text).toContain('nothing more is charged');
  });

  test('a provider that fails, refuses or is asked twice pays back once', async () => {
    const studio = await buy('Studio');
    const id = await declare(studio);
    const [offered] = await preview(id);
    const twice = await Promise.all([accept(id, offered), accept(id, offered)]);
    expect(twice).toEqual([200, 200]);
    shop.provider.failNext('/v1/refunds', 400);
    await shop.settle();
    expect(await notice(id)).toMatchObject({ is_accepted: true, settled_at: null, problem: 'made to fail' });
    expect(await plan()).toMatchObject({ status: 'canceled' });
    const other = await declare(studio);
    expect(await accept(other, offered)).toBe('stale_edit');
    expect(await accept(id, offered)).toBe(200);
    await shop.settle();
    expect(await notes()).toEqual([
      { kind: 'credit_note', gross: 2900 },
      { kind: 'invoice', gross: 2900 },
    ]);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await ada.balance()).toBe(0);
  });

  test('a declaration from another address finds the order it names and tells its sender nothing', async () => {
    const studio = await buy('Studio');
    await buy('Basic');
    const strange = `${randomUUID()}@elsewhere.example`;
    const id = await declare(studio, strange);
    const [offered, ...others] = await preview(id);
    expect(others).toEqual([]);
    expect(offered).toMatchObject({ number: studio, email: ada.email, is_named: true, is_own: false });
    const unnamed = await declare('the tokens', strange);
    expect(await preview(unnamed)).toEqual([]);
    // a bare number may be a year: it finds the sender's own orders only
    expect(await preview(await declare(studio.slice(3), strange))).toEqual([]);
    expect((await preview(unnamed, ada.email)).map(({ number }) => number)).toContain(studio);
    expect((await preview(unnamed, studio.slice(3)))[0]).toMatchObject({ number: studio, is_named: true });
    const before = (await mailsTo(strange)).map(({ text }) => text).join();
    expect(before).not.toContain(ada.email);
    expect(before).not.toContain('Studio');
    expect(await accept(id, offered)).toBe(200);
    await shop.settle();
    const [told] = (await mailsTo(strange)).slice(-1);
    expect(told?.subject).toBe('Dein Widerruf');
    expect(told?.text).toContain('Dein Widerruf ist wirksam, der Vertrag ist beendet.');
    expect(told?.text).not.toMatch(/RW-|29[.,]00|Studio/);
    expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toContain(`Your withdrawal from order ${studio}`);
    expect(await plan()).toMatchObject({ status: 'canceled' });
  });

  test.each([
    ['en', 'Your withdrawal', 'Your withdrawal is effective, and the contract has ended.'],
    ['de', 'Dein Widerruf', 'Dein Widerruf ist wirksam, der Vertrag ist beendet.'],
  ] as const)(
    'both mails about a declaration speak the language of their readers (%s)',
    async (language, subject, text) => {
      const url = await ada.order(await shop.price('Basic'), { consent: { ...consent, locale: language } });
      await shop.provider.pay(url);
      await shop.settle();
      const number = `RW-${(await shop.orders(ada.id)).at(-1)?.number}`;
      const strange = `${randomUUID()}@elsewhere.example`;
      const id = await declare(number, strange, 'withdraw', language);
      const [offered] = await preview(id);
      expect(await accept(id, offered)).toBe(200);
      await shop.settle();
      const [toSender] = (await mailsTo(strange)).slice(-1);
      expect(toSender?.subject).toBe(subject);
      expect(toSender?.text).toContain(text);
      const effective = {
        en: `Your withdrawal from order ${number} (Basic) is effective. The contract has ended.`,
        de: `Dein Widerruf der Bestellung ${number} (Basic) ist wirksam. Der Vertrag ist beendet.`,
      };
      expect((await mailsTo(ada.email)).map((mail) => mail.text).join()).toContain(effective[language]);
    },
  );

  test('a withdrawal whose payment the bank disputes is paid back once the bank decides for the shop, without an admin', async () => {
    const { stripe } = shop.provider;
    for (const [product, status, refund] of [
      ['Studio', 'won', 2900],
      ['Basic', 'warning_closed', 499],
      ['Basic', 'lost', 0],
    ] as const) {
      ada = await shop.buyer();
      const number = await buy(product);
      const payment = await paymentOf();
      const noticeId = await declare(number, ada.email, 'withdraw', 'en');
      const disputed = { payment_intent: payment };
      const { id } = (await stripe.rawRequest('POST', '/v1/sandbox/disputes', disputed)) as unknown as { id: string };
      await shop.settle();
      expect(await ada.balance()).toBe(0);
      const [offered] = await preview(noticeId, number);
      expect(offered?.refund).toBe(product === 'Studio' ? 2900 : 499);
      expect(await accept(noticeId, offered)).toBe(200);
      await shop.settle();
      const decision = async () => {
        const [row] = await shop.query(
          `select s.amount, s.problem, s.done_at is not null as done from private.settlements s where s.user_id = $1`,
          ada.id,
        );
        return row;
      };
      expect(await decision()).toEqual({ amount: 0, problem: 'charge_disputed', done: true });
      const mails = async () => (await shop.mails()).filter(({ to }) => to?.[0]?.address === ada.email);
      const withdrawal = (await mails()).find(({ subject }) => subject === `Your withdrawal from order ${number}`);
      expect(withdrawal?.text).toContain('Your bank disputes one payment');
      expect(withdrawal?.text).not.toContain('We keep');
      await stripe.rawRequest('POST', `/v1/sandbox/disputes/${id}/close`, { status });
      await shop.settle();
      await reconcile(shop.billing, { minutes: 0 });
      const { data } = await stripe.refunds.list({ payment_intent: payment });
      expect(data.map(({ amount }) => amount)).toEqual(refund === 0 ? [] : [refund]);
      expect(await decision()).toMatchObject({ problem: null });
      expect(await ada.balance()).toBe(0);
      const repeated = (await mails()).filter(({ subject }) => subject === `Refund for order ${number}`);
      expect(repeated.map(({ text }) => text?.includes('Your bank no longer disputes the payment'))).toEqual(
        refund === 0 ? [] : [true],
      );
    }
  });

  test('a refund by hand between the decision and its execution leaves the rest to it', async () => {
    const number = await buy('Studio');
    const payment = await paymentOf();
    const noticeId = await declare(number, ada.email, 'withdraw', 'en');
    const [offered] = await preview(noticeId, number);
    expect(await accept(noticeId, offered)).toBe(200);
    await shop.provider.stripe.refunds.create({ payment_intent: payment, amount: 100 });
    await shop.settle();
    const { data } = await shop.provider.stripe.refunds.list({ payment_intent: payment });
    expect(data.map(({ amount }) => amount)).toEqual([2800, 100]);
    const [settled] = await shop.query('select amount, problem from private.settlements where user_id = $1', ada.id);
    expect(settled).toEqual({ amount: 2800, problem: null });
    const mail = (await shop.mails()).find(({ subject }) => subject === `Your withdrawal from order ${number}`);
    expect(mail?.text).toContain('We refund €28.00');
  });
});
