import { randomUUID } from 'node:crypto';
import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import { type LedgerEntry, ledgerLine } from '@regelwerk/contract/shop/ledger-line';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

describe.each(databaseModes)('ledger lines on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  test('describe each row in both languages to the person, in their export and to the admin; the stored text stays the same', async () => {
    const ada = await shop.buyer();
    await ada.client.auth.updateUser({ data: { language: 'de' } });
    const admin = await shop.admin();
    await shop.deps.database.pool.query(
      `insert into public.token_transactions
         (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id)
       values ($1, 'add', 1, 1, 4, 'Welcome tokens', 'signup', 'before-details')`,
      [ada.id],
    );
    await shop.deps.database.pool.query('update public.user_tokens set tokens_remaining = 4 where user_id = $1', [
      ada.id,
    ]);

    await shop.provider.pay(await ada.order(await shop.price('Basic')));
    await shop.settle();
    await ada.client.functions.invoke('generate-rules', { body: { formData, consent: true } });
    const book = (amount: number, reason: string) =>
      admin.call('admin-tokens', { userId: ada.id, amount, reason, requestId: randomUUID() });
    await book(1, 'Support case 12');
    await book(-2, 'Irrtum');
    const [order] = await shop.orders(ada.id);
    await shop.provider.stripe.refunds.create({ payment_intent: String(order?.payment_intent_id), amount: 250 });
    await shop.settle();
    await admin.client.rpc('process_token_transaction', {
      p_user_id: ada.id,
      p_amount: 1,
      p_transaction_type: 'add',
      p_description: 'By hand',
    });

    const { data } = await ada.client.from('token_transactions').select('*').order('id');
    const rows = data as (LedgerEntry & { id: number })[];
    const title = String(rows.find(({ source_type }) => source_type === 'generation')?.details?.title);
    expect(title.length).toBeGreaterThan(3);
    expect(rows.map(({ description }) => description)).toEqual([
      'Welcome tokens',
      'Welcome tokens',
      'Token purchase: Basic package',
      `Rule generated: ${title}`,
      'Admin added 1 tokens: Support case 12',
      'Admin removed 2 tokens: Irrtum',
      'Payment refunded',
      'By hand',
    ]);
    expect(rows.map((row) => ledgerLine(row, 'en'))).toEqual([
      'Welcome tokens',
      'Welcome tokens',
      'Token purchase: Basic package',
      `Rule generated: ${title}`,
      'Admin added 1 token: Support case 12',
      'Admin removed 2 tokens: Irrtum',
      'Payment refunded: Basic',
      'By hand',
    ]);
    const german = [
      'Tokens zur Begrüßung',
      'Welcome tokens',
      'Token-Kauf: Paket Basic',
      `Regel erzeugt: ${title}`,
      '1 Token vom Betreiber gutgeschrieben: Support case 12',
      '2 Tokens vom Betreiber abgezogen: Irrtum',
      'Zahlung erstattet: Basic',
      'By hand',
    ];
    expect(rows.map((row) => ledgerLine(row, 'de'))).toEqual(german);

    const { data: archive } = await ada.client.functions.invoke('account', { body: { action: 'export' } });
    const files = unzipSync(new Uint8Array(await (archive as Blob).arrayBuffer()));
    const exported = JSON.parse(strFromU8(files['token-transactions.json'] ?? new Uint8Array())) as { text: string }[];
    expect(exported.map(({ text }) => text)).toEqual(german);
    const orders = JSON.parse(strFromU8(files['orders.json'] ?? new Uint8Array())) as { billing: unknown }[];
    expect(orders[0]?.billing).toMatchObject({ country: 'DE' });

    const { data: person } = await admin.call('admin-data', { action: 'customer', id: ada.id });
    const lines = (person as PersonView).timeline
      .filter(({ kind }) => kind === 'tokens')
      .map(({ text, state, tokens, details }) =>
        ledgerLine({ source_type: state ?? '', description: text, delta: tokens ?? 0, details }, 'de'),
      );
    expect(lines.toSorted()).toEqual(german.toSorted());
  });

  test('name a subscription by its plan', async () => {
    const ada = await shop.buyer();
    await shop.provider.pay(await ada.subscribe(await shop.price('Studio')));
    await shop.settle();
    const { data } = await ada.client.from('token_transactions').select('*').eq('source_type', 'invoice');
    expect((data as LedgerEntry[]).map((row) => ledgerLine(row, 'de'))).toEqual(['Tarif: Studio']);
  });
});
