import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import type { Contract, ContractRow } from '@regelwerk/contract/shop/contracts';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { ledgerFaults } from '../domain/ledger/ledger-faults.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const path = '../../../../packages/database/src/testing/database-0063.sql.gz';
const dump = gunzipSync(readFileSync(new URL(path, import.meta.url))).toString();

// what five people bought, changed, canceled and got back, played on that version
describe.each(databaseModes)('orders, plans and documents of an earlier version, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    const emptied = 'drop schema if exists graphile_worker, auth, private, public cascade';
    server = await createTestApp(mode, {}, `${emptied}; create schema public;\n${dump}`);
  });
  afterAll(() => server.remove());

  const signIn = async (name: string) => {
    const { client } = openBrowser(server);
    const { error } = await client.auth.signInWithPassword({
      email: `${name}@example.com`,
      password: 'correct horse 9',
    });
    expect(error).toBeNull();
    const call = async <Answer>(fn: string, body: object) => {
      const answer = await client.functions.invoke(fn, { body });
      expect(answer.error).toBeNull();
      return answer.data as Answer;
    };
    const { data: balance } = await client.from('user_tokens').select('tokens_remaining').single();
    return { client, call, balance: balance?.tokens_remaining };
  };

  test.each([
    [
      'ada',
      161,
      ['1003 Studio fulfilled 2900', '1002 Starter fulfilled 900', '1001 Basic fulfilled 499'],
      ['invoice 499', 'credit_note 199', 'invoice 900', 'invoice 2900', 'invoice 700'],
      ['paid 0 0', 'paid 900 36', 'paid 2900 120', 'paid 700 0'],
    ],
    [
      'ben',
      0,
      ['1005 Basic fulfilled 499', '1004 Studio fulfilled 2900'],
      ['invoice 2900', 'credit_note 2900', 'invoice 499'],
      ['paid 2900 120'],
    ],
    ['cem', 120, ['1007 Starter canceled 900', '1006 Studio fulfilled 2900'], ['invoice 1450'], ['paid 1450 120']],
    [
      'dora',
      120,
      ['1010 Basic review 499', '1009 Starter scheduled 900', '1008 Studio fulfilled 2900'],
      ['invoice 2900'],
      ['paid 2900 120'],
    ],
  ])(
    '%s finds balance, contracts with their texts, payments, and documents with their files',
    async (name, ...kept) => {
      const { client, call, balance } = await signIn(name);
      const contracts = await call<readonly ContractRow[]>('contracts', { action: 'list' });
      const { data: documents } = await client.from('billing_documents').select('id, kind, gross').order('number');
      const { data: invoices } = await client.from('invoices').select('total, tokens, status').order('created_at');
      expect([
        balance,
        contracts.map(({ number, name: product, state, amount }) => `${number} ${product} ${state} ${amount}`),
        documents?.map(({ kind, gross }) => `${kind} ${gross}`),
        invoices?.map(({ total, tokens, status }) => `${status} ${total} ${tokens}`),
      ]).toEqual(kept);
      for (const { number } of contracts) {
        const { mails, declarations, documents: texts } = await call<Contract>('contracts', { action: 'read', number });
        expect(Math.min(mails.length, declarations.length, texts.length)).toBeGreaterThan(0);
      }
      for (const { id } of documents ?? []) {
        const file = await call<Blob>('billing-document', { id, format: 'pdf' });
        expect(await file.slice(0, 5).text()).toBe('%PDF-');
      }
    },
  );

  test('the operator finds every order and every open declaration, and offers back what was paid for the plan alone', async () => {
    const { call } = await signIn('admin');
    interface Page<Row> {
      readonly total: number;
      readonly rows: readonly Row[];
    }
    const page = { action: 'list', perPage: 100, direction: 'asc' };
    const orders = await call<Page<unknown>>('admin-orders', { ...page, sort: 'number' });
    expect(orders.total).toBe(12);
    const open = { ...page, sort: 'received_at', state: 'open' };
    const { rows } = await call<Page<{ readonly id: string }>>('admin-notices', open);
    const [notice, ...others] = rows;
    expect(others).toEqual([]);
    const preview = { action: 'previewRefund', noticeId: notice?.id, find: 'RW-1003' };
    const offered = await call<{ orders: readonly { number: string; refund: number }[] }>('admin-notices', preview);
    expect(offered.orders.map(({ number, refund }) => `${number} ${refund}`)).toEqual(['RW-1009 0', 'RW-1003 2900']);
  });

  test('nothing is wrong in the ledger, and nothing is left to do', async () => {
    expect(await ledgerFaults(server.deps.database)).toEqual([]);
    expect(await prepareDatabase(server.deps.database, seedLists)).toEqual([]);
  });
});
