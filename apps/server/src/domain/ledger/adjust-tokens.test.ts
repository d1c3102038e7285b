import { randomUUID } from 'node:crypto';
import { ledgerLine } from '@regelwerk/contract/shop/ledger-line';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop } from '../../testing/shop.ts';

const reason = 'Support case 12';

describe.each(databaseModes)('tokens that an admin books by hand, on the %s database', (mode) => {
  let shop: Shop;
  let admin: Buyer;
  let person: Buyer;
  beforeAll(async () => {
    shop = await openShop(mode);
    admin = await shop.admin();
    person = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const book = (amount: number, more = {}) =>
    admin.call('admin-tokens', { userId: person.id, amount, reason, requestId: randomUUID(), ...more });
  const query = async (text: string, values: unknown[]) => (await shop.deps.database.pool.query(text, values)).rows;
  const bookings = () =>
    query(
      `select reason, after from private.audit_log
       where actor_id = $1 and subject_id = $2 and action = 'adjust_tokens' order by id`,
      [admin.id, person.id],
    );

  test('are added and taken with a reason, once per request, and logged once', async () => {
    const requestId = randomUUID();
    const twice = await Promise.all([book(10, { requestId }), book(10, { requestId })]);
    expect(twice.map(({ data }) => data)).toEqual(Array(2).fill({ success: true, balance: 10 }));
    expect((await book(-4)).data).toEqual({ success: true, balance: 6 });
    expect((await book(10, { requestId })).data).toEqual({ success: true, balance: 10 });
    expect(await person.balance()).toBe(6);
    expect(await bookings()).toEqual([
      { reason, after: { amount: 10, balance: 10 } },
      { reason, after: { amount: -4, balance: 6 } },
    ]);
    const { data: rows } = await person.client.from('token_transactions').select('description').order('id');
    expect(rows?.map(({ description }) => description)).toEqual([
      `Admin added 10 tokens: ${reason}`,
      `Admin removed 4 tokens: ${reason}`,
    ]);
  });

  test('are added by user id, amount and the specified reason alone, and the ledger says it once', async () => {
    const specified = { userId: person.id, amount: 10, reason: 'Admin added 10 tokens' };
    const before = await person.balance();
    for (const balance of [before + 10, before + 20])
      expect((await admin.call('admin-tokens', specified)).data).toEqual({ success: true, balance });
    const { data: rows } = await person.client.from('token_transactions').select('*').order('id');
    const last = rows?.at(-1);
    expect(last?.description).toBe('Admin added 10 tokens');
    expect(ledgerLine(last, 'en')).toBe('Admin added 10 tokens');
    expect(ledgerLine(last, 'de')).toBe('10 Tokens vom Betreiber gutgeschrieben');
    await book(-20);
  });

  test('are refused if the request was booked before with another amount or reason', async () => {
    const requestId = randomUUID();
    const before = await person.balance();
    expect((await book(3, { requestId })).data).toEqual({ success: true, balance: before + 3 });
    for (const other of [{ amount: 4 }, { reason: 'Another case' }])
      expect(await book(3, { requestId, ...other })).toMatchObject({ status: 409, code: 'request_reused' });
    expect((await book(-3)).data).toEqual({ success: true, balance: before });
  });

  test('are refused with the name of the invalid field', async () => {
    expect(await book(-7)).toMatchObject({
      code: 'no_tokens',
      data: { error: 'The balance would fall below zero.', field: 'amount' },
    });
    expect(await book(5, { userId: randomUUID() })).toMatchObject({
      code: 'user_not_found',
      data: { error: 'User not found', field: 'userId' },
    });
    expect((await book(0)).code).toBe('invalid_input');
    expect((await book(5, { reason: ' ' })).code).toBe('invalid_input');
    expect(await person.balance()).toBe(6);
  });

  test('are taken down to zero, and added to a balance that a refund has made negative', async () => {
    expect((await book(-6)).data).toMatchObject({ balance: 0 });
    await query("select private.post_tokens($1, -3, 'returned', 'adjustment', $2, null)", [person.id, randomUUID()]);
    expect((await book(-1)).code).toBe('no_tokens');
    expect((await book(2)).data).toMatchObject({ balance: -1 });
    expect((await book(6)).data).toMatchObject({ balance: 5 });
  });

  test('appear in the list of accounts, and in the audit log if booked through the REST API', async () => {
    const byRpc = { p_user_id: person.id, p_amount: 1, p_transaction_type: 'use', p_description: 'By hand' };
    expect((await admin.client.rpc('process_token_transaction', byRpc)).data).toBe(4);
    expect((await bookings()).at(-1)).toMatchObject({ reason: 'By hand', after: { amount: -1, balance: 4 } });
    const listed = await admin.call('admin-users', { search: person.email, sort: 'tokens', direction: 'asc' });
    expect(listed.data).toMatchObject({ total: 1, users: [{ id: person.id, tokensRemaining: 4 }] });
    const nobody = await admin.call('admin-users', { search: 'nobody at all' });
    expect(nobody.data).toMatchObject({ total: 0, users: [] });
  });
});
