import { randomUUID } from 'node:crypto';
import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser, openService } from '../testing/auth-client.ts';
import type { ListeningServer } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';
import { openSocket } from '../testing/open-socket.ts';
import { webhookSecret } from '../testing/payment-provider.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const numRuns = Number(process.env.HOSTILE_TEXTS ?? 40);
const seed = 20261126;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;
const joined = 'می\u200cخواهم 👩\u200d💻';
const pieces = [
  'plain words here',
  joined,
  '\u202egnp.exe',
  '\u2066left\u2069',
  '\u202a',
  '\u200b\ufeff',
  '\u0000',
  '\ud800',
  '\udc00',
  '\u0007\u001b[31m',
  'a\u0301',
  '１２３',
  '١٢٣',
  '\n',
  '\r\n',
  '\u2028',
  '\t',
  '`code`',
  '```',
  '~~~',
  '"quoted"',
  '\\',
  '\\u202e',
  '<script>alert(1)</script>',
  '</rules>',
  '{{name}}',
  '%00',
  '%s',
  "' or 1=1 --",
  '=cmd()',
  '$&',
  '__proto__',
  '😀'.repeat(20),
  '\u{e0041}',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 12 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));
const check = (end: (text: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(hostile, end), { numRuns, seed, examples: pieces.map((piece) => [piece]) });
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Texts from strangers, followed from the door where they come in to the last place where they are seen. */
describe('a hostile text', () => {
  let shop: Shop;
  let server: ListeningServer;
  let ada: TestPerson;
  beforeAll(async () => {
    shop = await openShop(anyDatabaseMode, { RATE_LIMIT_FACTOR: '100000', SIGNUP_TOKENS: '1000' });
    server = await shop.listen();
    ada = await openPerson(shop);
  });
  afterAll(async () => {
    await server.stop();
    await shop.remove();
  });

  const visit = async (body: object) => {
    const response = await shop.request('/functions/v1/generate-rules', {
      method: 'POST',
      headers: shop.visitor({ 'content-type': 'application/json' }),
      body: JSON.stringify(body),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };

  test.each(['Markdown', 'JSON'] as const)(
    'in notes and model name reaches the %s rule clean, or is refused',
    async (outputFormat) => {
      let made = 0;
      await check(async (text) => {
        const requestId = randomUUID();
        const form = { ...formData, outputFormat, additionalNotes: text, aiModel: `Model ${text}`.slice(0, 60) };
        const { status, body } = await ada.call('generate-rules', { formData: form, requestId, consent: true });
        if (!isStorable(text)) {
          expect(status).toBe(400);
          return;
        }
        expect([200, 400], JSON.stringify(body)).toContain(status);
        if (status !== 200) return;
        made += 1;
        expect(body.content).not.toMatch(/(?!\u200c|\u200d|\n|\t)[\p{Cc}\p{Cf}\p{Cs}]/u);
        if (text.includes(joined)) expect(body.full.rule.notes.join('\n')).toContain(joined.normalize('NFC'));
        if (outputFormat === 'JSON') expect(() => JSON.parse(body.content)).not.toThrow();
        for (const { zip, files } of body.full.deliveries) {
          for (const file of files ?? []) expect(file.content.isWellFormed()).toBe(true);
          if (zip !== undefined)
            for (const bytes of Object.values(unzipSync(zip))) expect(strFromU8(bytes)).not.toBe('');
        }
        const again = await ada.call('generated-rule', { requestId });
        expect(again.body.content).toBe(body.content);
        const masked = await visit({ formData: form });
        expect(masked.status).toBe(200);
        for (const line of body.full.rule.notes as string[])
          if (
            line
              .trim()
              .split(/\s+/)
              .filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 1
          )
            expect(masked.body.content).not.toContain(line);
      });
      expect(made).toBeGreaterThan(numRuns / 4);
    },
  );

  test('in the name of a saved rule is stored without direction marks and found again, or refused', async () => {
    let stored = 0;
    await check(async (text) => {
      const name = text.slice(0, 200);
      const row = {
        user_id: ada.id,
        name,
        ai_model: 'Claude',
        application_type: 'Frontend',
        frameworks: ['React'],
        behavior_preference: 'Strict',
        output_format: 'Markdown',
        additional_notes: text,
      };
      const { data, error, status } = await ada.client.from('user_configurations').insert(row).select().single();
      expect(status, JSON.stringify(error)).toBeLessThan(500);
      if (!isStorable(name) || !isStorable(text)) expect(status).toBe(400);
      if (data === null) return;
      stored += 1;
      expect(data.name).toBe(name.replaceAll(marks, ''));
      expect(data.additional_notes).toBe(text.replaceAll(marks, ''));
      const found = await ada.client.from('user_configurations').select('name').eq('id', data.id).eq('name', data.name);
      expect(found.data).toEqual([{ name: data.name }]);
      const renamed = await ada.client
        .from('user_configurations')
        .update({ name: `\u202e${name}` })
        .eq('id', data.id)
        .select('name');
      if (renamed.error === null) expect(renamed.data).toEqual([{ name: data.name }]);
      expect((await ada.client.from('user_configurations').delete().eq('id', data.id)).error).toBeNull();
    });
    expect(stored).toBeGreaterThan(numRuns / 4);
  });

  test('in the name of a person is stored without direction marks, in both places, and the mails to them can be read', async () => {
    let named = 0;
    await check(async (text) => {
      const { client } = openBrowser(shop);
      const email = `${randomUUID()}@example.com`;
      const { data, error } = await client.auth.signUp({
        email,
        password: 'correct horse 9',
        options: { data: { name: text.slice(0, 200) } },
      });
      expect([undefined, 'validation_failed'], JSON.stringify(error)).toContain(error?.code);
      if (data.user === null) return;
      named += 1;
      expect(data.user.user_metadata.name ?? '').not.toMatch(marks);
      const { data: profile } = await client.from('profiles').select('display_name').single();
      expect(hasVisibleText(profile?.display_name ?? '')).toBe(true);
      expect(profile?.display_name).not.toMatch(marks);
      const changed = await client.auth.updateUser({ data: { name: `\u202e${text}`.slice(0, 200) } });
      expect([undefined, 'validation_failed'], JSON.stringify(changed.error)).toContain(changed.error?.code);
      expect((await client.auth.getUser()).data.user?.user_metadata.name ?? '').not.toMatch(marks);
    });
    expect(named).toBeGreaterThan(numRuns / 4);
    await ada.client.auth.updateUser({ password: 'correct horse 10' });
    for (const { subject, to } of await shop.mails()) {
      expect(subject).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069]/);
      expect(to).toHaveLength(1);
    }
  });

  test('in a code, a token or an address is refused by the auth API with a code of its own', async () => {
    const admin = await openPerson(shop);
    await openService(shop).auth.admin.updateUserById(admin.id, { app_metadata: { is_admin: true } });
    const { data } = await admin.client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    await check(async (text) => {
      const challenge = await admin.client.auth.mfa.challenge({ factorId });
      for (const code of [text, `${text}123456`.slice(-6), '１２３４５６', '١٢٣٤٥٦']) {
        const { error } = await admin.client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code });
        expect(error?.status, code).toBe(isStorable(code) ? 422 : 400);
      }
      const { client } = openBrowser(shop);
      for (const { error } of [
        await client.auth.verifyOtp({ type: 'recovery', token_hash: text }),
        await client.auth.signInWithPassword({ email: text, password: text }),
        await client.auth.signInWithPassword({ email: `${text}@example.com`, password: text }),
        await client.auth.refreshSession({ refresh_token: text }),
        await client.auth.exchangeCodeForSession(text),
      ])
        expect(error?.status ?? 400).toBeLessThan(500);
      const reset = await client.auth.resetPasswordForEmail(`${text}@example.com`);
      expect(reset.error?.status ?? 200).toBeLessThan(500);
    });
  });

  test('in a filter, a topic or a changed row is carried by a socket unchanged, and the socket lives', async () => {
    const { socket, messages } = await openSocket(server.url, `apikey=${shop.deps.keys.publishable}&vsn=2.0.0`);
    let ref = 0;
    const ask = async (topic: string, event: string, payload: object) => {
      ref += 1;
      const own = String(ref);
      socket.send(JSON.stringify([own, own, topic, event, payload]));
      const reply = () =>
        messages.find((message) => (message as unknown[])[1] === own && (message as unknown[])[3] === 'phx_reply');
      await expect.poll(reply, { interval: 5 }).toBeDefined();
      return reply() as [string, string, string, string, { status: string; response: { postgres_changes?: object[] } }];
    };
    const watched = { event: '*', schema: 'public', table: 'translations' };
    await ask('realtime:all', 'phx_join', { config: { postgres_changes: [watched] } });
    const service = openService(shop);
    await check(async (text) => {
      const topic = `realtime:${text}`;
      const binding = { ...watched, filter: `value=eq."${text.replaceAll(/["\\]/g, '\\$&')}"` };
      const [, , echoed, , reply] = await ask(topic, 'phx_join', { config: { postgres_changes: [binding] } });
      expect(echoed).toBe(topic);
      if (reply.status === 'ok') expect(reply.response.postgres_changes).toMatchObject([binding]);
      const key = randomUUID();
      const { error, status } = await service.from('translations').insert({ key, language: 'en', value: text });
      expect(status, JSON.stringify(error)).toBeLessThan(500);
      if (error === null) {
        const told = () =>
          messages.filter((message) => {
            const [, , , event, content] = message as [
              unknown,
              unknown,
              unknown,
              string,
              { data?: { record?: { key?: string } } },
            ];
            return event === 'postgres_changes' && content.data?.record?.key === key;
          }) as [unknown, unknown, string, string, { data: { record: { value: string } } }][];
        // the one that watches all, and the one whose filter names the text
        const isSame = !marks.test(text);
        marks.lastIndex = 0;
        await expect.poll(() => told().length, { interval: 5 }).toBe(isSame && reply.status === 'ok' ? 2 : 1);
        for (const [, , , , { data }] of told()) expect(data.record.value).toBe(text.replaceAll(marks, ''));
      }
      if (reply.status === 'ok') await ask(topic, 'phx_leave', {});
      messages.length = 0;
    });
    expect((await ask('phoenix', 'heartbeat', {}))[4].status).toBe('ok');
    socket.close();
  });

  test('in a product of the provider is sold without direction marks, and no event is refused for its text', async () => {
    const { stripe } = shop.provider;
    const product = await stripe.products.create({ name: 'First' });
    await check(async (text) => {
      const name = `${text.toWellFormed().replaceAll('\u0000', '')} x`;
      await stripe.products.update(product.id, { name });
      await shop.settle();
      const { rows } = await shop.deps.database.pool.query(
        'select name from public.products where stripe_product_id = $1',
        [product.id],
      );
      expect(rows).toEqual([{ name: name.replaceAll(marks, '') }]);
      const payload = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: 0,
        livemode: false,
        type: 'product.updated',
        data: { object: { ...product, name: text, metadata: { note: text } } },
      });
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
      const answer = await shop.request('/webhooks/stripe', {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature },
      });
      expect(answer.status).toBe(200);
    });
  });
});
