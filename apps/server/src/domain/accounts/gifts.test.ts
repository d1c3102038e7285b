import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { openBrowser, openService } from '../../testing/auth-client.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';
import { forgetExpired } from '../personal-data/forget-expired.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { rememberMailboxes } from './remember-mailboxes.ts';

const password = 'correct horse 9';

describe.each(databaseModes)('gift tokens and debts of a mailbox on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(text, values)).rows;
  const signUp = async (email: string) => {
    const { client } = openBrowser(shop);
    const { data, error } = await client.auth.signUp({ email, password });
    if (error !== null || data.user === null) throw error ?? new Error('nobody signed up');
    const { id } = data.user;
    const balance = async () =>
      (await query('select tokens_remaining from public.user_tokens where user_id = $1', [id]))[0]?.tokens_remaining;
    return {
      id,
      client,
      balance,
      remove: () => client.functions.invoke('account', { body: { action: 'delete', current: password } }),
    };
  };
  const name = () => randomUUID().slice(0, 13);
  const debtOf = async (email: string) =>
    (
      await query('select debt from private.mailboxes where hash = $1', [
        mailboxHash(shop.deps.keys.seal.newest, email),
      ])
    )[0]?.debt;

  test('deleting an account and signing up again gives no second gift', async () => {
    const email = `${name()}@example.com`;
    const first = await signUp(email);
    expect(await first.balance()).toBe(3);
    expect((await first.remove()).error).toBeNull();
    const second = await signUp(email.toUpperCase());
    expect(await second.balance()).toBe(0);
  });

  test('aliases of one mailbox share one gift, also when they sign up at the same moment', async () => {
    const local = name();
    const aliases = [
      ...Array.from({ length: 6 }, (_, index) => `${local}+${index}@example.com`),
      `${local}@example.com`,
      `${local.toUpperCase()}@example.com`,
    ].slice(0, 7);
    const accounts = await Promise.all(aliases.map(signUp));
    const balances = await Promise.all(accounts.map(({ balance }) => balance()));
    expect(balances.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 3]);
    const other = await signUp(`${local}.x@example.com`);
    expect(await other.balance()).toBe(3);
  });

  /** Buys ten tokens, spends all but one of these and the gift, and has the payment refunded. */
  const spendAndReturn = async (buyer: Buyer) => {
    await shop.provider.pay(await buyer.order(await shop.price('Basic')));
    await shop.settle();
    const bought = (await buyer.balance()) - 3;
    await query(`select private.post_tokens($1, $2, 'spent', 'adjustment', $3, null)`, [
      buyer.id,
      -bought - 3,
      randomUUID(),
    ]);
    return {
      bought,
      refund: async () => {
        const [order] = await shop.orders(buyer.id);
        await shop.provider.stripe.refunds.create({ payment_intent: String(order?.payment_intent_id) });
        await shop.settle();
      },
    };
  };

  test('a debt outlives the account: the mailbox keeps it, and the next account takes it over in full, once', async () => {
    const ada = await shop.buyer();
    const { bought, refund } = await spendAndReturn(ada);
    await refund();
    expect(await ada.balance()).toBe(-bought);
    await ada.call('account', { action: 'delete', current: password });
    expect(await debtOf(ada.email)).toBe(bought);
    const again = await signUp(ada.email.replace('@', '+again@'));
    expect(await again.balance()).toBe(-bought);
    const told = async (label: string) =>
      (await shop.mails()).filter(
        ({ to, text }) =>
          to?.[0]?.address === ada.email.replace('@', `+${label}@`) &&
          text?.includes('An earlier account with your email address used tokens') === true,
      );
    await shop.work();
    expect(await told('again')).toHaveLength(1);
    const alias = await signUp(ada.email.replace('@', '+alias@'));
    expect(await alias.balance()).toBe(0);
    await again.remove();
    expect(await alias.balance()).toBe(-bought);
    await shop.work();
    expect(await told('alias')).toHaveLength(1);
  });

  test('a payment refunded after the deletion is owed as well, and a won dispute gives it back', async () => {
    const [gone, back] = [await shop.buyer(), await shop.buyer()];
    const first = await spendAndReturn(gone);
    await gone.call('account', { action: 'delete', current: password });
    await first.refund();
    expect(await debtOf(gone.email)).toBe(first.bought);

    const second = await spendAndReturn(back);
    await back.call('account', { action: 'delete', current: password });
    const heir = await signUp(back.email);
    await second.refund();
    expect(await heir.balance()).toBe(-second.bought);
    const [order] = await shop.orders(back.id);
    await query('update private.reversals set is_active = false where source_id = $1', [order?.id]);
    await query(`select private.settle_reversals('order', $1, 'refund')`, [order?.id]);
    await query('select private.carry_debt($1)', [back.id]);
    expect(await heir.balance()).toBe(0);
  });

  test('a new address brings no gift, neither for its own mailbox nor for the former one', async () => {
    const [before, after] = [`${name()}@example.com`, `${name()}@example.com`];
    const ada = await signUp(before);
    const { error } = await openService(shop).auth.admin.updateUserById(ada.id, { email: after });
    expect(error).toBeNull();
    // as if the seven days of the way back were over
    await query("delete from auth.one_time_tokens where user_id = $1 and purpose = 'undo_address'", [ada.id]);
    expect(await (await signUp(before)).balance()).toBe(0);
    expect(await (await signUp(after.replace('@', '+x@'))).balance()).toBe(0);
  });

  test('older accounts get their mailbox at the next start, with the gift they received', async () => {
    const email = `${name()}@example.com`;
    const { id } = await signUp(email);
    const hash = mailboxHash(shop.deps.keys.seal.newest, email);
    await query('delete from private.mailboxes where hash = $1', [hash]);
    await query('update auth.users set mailbox_hash = null where id = $1', [id]);
    await rememberMailboxes(shop.deps.database, shop.deps.keys.seal.newest);
    expect((await query('select mailbox_hash from auth.users where id = $1', [id]))[0]?.mailbox_hash).toBe(hash);
    expect(await (await signUp(email.replace('@', '+x@'))).balance()).toBe(0);
  });

  test('the stored mailbox is not an address, is announced before the deletion, and is erased after a year, with a debt after three', async () => {
    const [free, owing] = [await shop.buyer(), await shop.buyer()];
    const { refund } = await spendAndReturn(owing);
    await refund();
    const day = async (sqlText: string) => (await query(`select (${sqlText})::text as day`))[0]?.day;
    const retention = async (buyer: Buyer) => (await buyer.call('account', { action: 'retention' })).data;
    expect(await retention(free)).toMatchObject({
      mailboxUntil: await day(`private.day_in_berlin(now() + interval '1 year')`),
    });
    expect(await retention(owing)).toMatchObject({ mailboxUntil: await day('private.end_of_year_after(now(), 3)') });
    const owed = -(await owing.balance());
    for (const buyer of [free, owing]) await buyer.call('account', { action: 'delete', current: password });
    const mail = (await shop.mails()).findLast(({ to }) => to?.[0]?.address === free.email);
    expect(mail?.text).toContain('A checksum of your email address stays until');
    const rows = JSON.stringify(await query('select * from private.mailboxes'));
    for (const { email } of [free, owing]) expect(rows).not.toContain(email.split('@')[0]);

    const letDaysPass = async (days: number) => {
      await query('update private.mailboxes set released_at = released_at - make_interval(days => $1)', [days]);
      await query('update auth.users set deleted_at = deleted_at - make_interval(days => $1)', [days]);
      await forgetExpired(shop.deps.database, new Date());
      return [await debtOf(free.email), await debtOf(owing.email)];
    };
    expect(await letDaysPass(364)).toEqual([0, owed]);
    expect(await letDaysPass(2)).toEqual([undefined, owed]);
    expect(await letDaysPass(4 * 365)).toEqual([undefined, undefined]);
    const [{ left }] = await query(
      'select count(*)::int as left from auth.users where id = any($1) and mailbox_hash is not null',
      [[free.id, owing.id]],
    );
    expect(left).toBe(0);
  });
});

test.each([
  [true, 'max.muster@gmail.com', 'maxmuster@gmail.com'],
  [true, 'm.a.x+shop@gmail.com', 'MAX@googlemail.com'],
  [true, 'max+1@firma.de', 'max@firma.de'],
  [true, 'max+1+2@firma.de', 'max@firma.de'],
  [true, 'max_muster@proton.me', 'max.muster@pm.me'],
  [true, 'max+x@me.com', 'max@icloud.com'],
  [false, 'max.muster@firma.de', 'maxmuster@firma.de'],
  [false, 'max@firma.de', 'max@firma.com'],
  [false, 'max.muster@icloud.com', 'maxmuster@icloud.com'],
  [false, '+a@firma.de', '+b@firma.de'],
])('%s: %s and %s are one mailbox', (isOne, first, second) => {
  const seal = Buffer.from('a seal of a test');
  expect(mailboxHash(seal, first) === mailboxHash(seal, second)).toBe(isOne);
  expect(mailboxHash(Buffer.from('another'), first)).not.toBe(mailboxHash(seal, first));
});
