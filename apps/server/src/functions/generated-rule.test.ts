import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { forgetOldResults } from '../domain/rules/forget-old-results.ts';
import { behindLockedBalance } from '../testing/behind-locked-balance.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson } from '../testing/open-person.ts';

describe.each(databaseModes)('rules that were generated, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(() => server.remove());

  test('a rule is read again under its request, by its owner alone and for nothing', async () => {
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const made = await ada.call('generate-rules', { formData, requestId });
    const again = await ada.call('generated-rule', { requestId });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...made.body, tokensRemaining: null });
    expect(await ada.balance()).toBe(2);
    const eve = await openPerson(server);
    expect(await eve.call('generated-rule', { requestId })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await ada.call('generated-rule', { requestId: randomUUID() })).status).toBe(404);
    expect(await ada.call('generated-rule', { requestId: 'none' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'requestId' },
    });
  });

  test('after thirty days a rule is gone, and a saved one stays', async () => {
    const ada = await openPerson(server);
    const requestIds = [randomUUID(), randomUUID()] as const;
    const [, kept] = [
      await ada.call('generate-rules', { formData, requestId: requestIds[0] }),
      await ada.call('generate-rules', { formData, requestId: requestIds[1] }),
    ];
    const saved = await ada.client.rpc('save_generated_rule', {
      p_generation_id: kept.body.full.generationId,
      p_name: 'Kept',
    });
    expect(saved.error).toBeNull();
    await forgetOldResults(server.deps.database, new Date(Date.now() + 31 * 86_400_000));
    expect(await ada.call('generated-rule', { requestId: requestIds[0] })).toMatchObject({
      status: 410,
      body: { code: 'rule_expired' },
    });
    const { body } = await ada.call('generated-rule', { requestId: requestIds[1] });
    expect(body.content).toBe(kept.body.content);
    expect(body.full.deliveries).toEqual(kept.body.full.deliveries);
  });

  test('the same answers are offered before they are paid for again, and only if that is wanted', async () => {
    const ada = await openPerson(server);
    const requestId = randomUUID();
    const made = await ada.call('generate-rules', { formData, requestId, offerExisting: true });
    expect(made.status).toBe(200);
    const offered = await ada.call('generate-rules', { formData, requestId: randomUUID(), offerExisting: true });
    expect(offered).toEqual({
      status: 409,
      body: {
        error: 'You already have this rule.',
        code: 'rule_exists',
        existing: { requestId, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      },
    });
    expect(await ada.balance()).toBe(2);
    // a repeat of the same request is no second rule
    expect((await ada.call('generate-rules', { formData, requestId, offerExisting: true })).status).toBe(200);
    const other = { formData: { ...formData, behaviorPreference: 'Modular' }, offerExisting: true };
    expect((await ada.call('generate-rules', other)).status).toBe(200);
    expect((await ada.call('generate-rules', { formData })).status).toBe(200);
    expect(await ada.balance()).toBe(0);
    const eve = await openPerson(server);
    expect((await eve.call('generate-rules', { formData, offerExisting: true })).status).toBe(200);
  });

  test('a rule made with older knowledge is not offered instead of a new one', async () => {
    const ada = await openPerson(server);
    const make = () => ada.call('generate-rules', { formData, requestId: randomUUID(), offerExisting: true });
    const { body } = await make();
    expect((await make()).status).toBe(409);
    await server.deps.database.pool.query(
      `update public.generations set result = jsonb_set(result::jsonb, '{rule,knowledgeVersion}', '"2026.01.31"')::json where id = $1`,
      [body.full.generationId],
    );
    expect((await make()).status).toBe(200);
    expect(await ada.balance()).toBe(1);
  });

  test.runIf(mode === 'native')(
    'of two requests at once for the same answers one pays, and the other is offered its rule',
    async () => {
      const ada = await openPerson(server);
      const press = () => ada.call('generate-rules', { formData, requestId: randomUUID(), offerExisting: true });
      const answers = await behindLockedBalance(server, ada.id, [press, press]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await ada.balance()).toBe(2);
    },
  );

  test('a repeated request gets its own rule, and not the offer of another one', async () => {
    const ada = await openPerson(server);
    const [requestId, newer] = [randomUUID(), randomUUID()];
    const made = await ada.call('generate-rules', { formData, requestId, offerExisting: true });
    expect((await ada.call('generate-rules', { formData, requestId: newer })).status).toBe(200);
    expect(await ada.call('generate-rules', { formData, requestId, offerExisting: true })).toEqual({
      status: 200,
      body: { ...made.body, tokensRemaining: 1 },
    });
    expect(await ada.balance()).toBe(1);
  });

  test('a repeated request gets no new rule after thirty days, but a saved one again', async () => {
    const ada = await openPerson(server);
    const [requestId, savedId] = [randomUUID(), randomUUID()];
    await ada.call('generate-rules', { formData, requestId });
    const made = await ada.call('generate-rules', { formData, requestId: savedId });
    const { generationId } = made.body.full;
    await ada.client.rpc('save_generated_rule', { p_generation_id: generationId, p_name: 'Kept' });
    // of the same request, but of other answers
    const other = { ...formData, behaviorPreference: 'Modular' };
    await ada.call('generate-rules', { formData: other, requestId: savedId });
    await forgetOldResults(server.deps.database, new Date(Date.now() + 31 * 86_400_000));
    expect(await ada.call('generate-rules', { formData, requestId })).toEqual({
      status: 410,
      body: { error: 'This rule was kept for 30 days and has been deleted.', code: 'rule_expired' },
    });
    expect(await ada.call('generate-rules', { formData, requestId: savedId })).toEqual({
      status: 200,
      body: { ...made.body, tokensRemaining: 0 },
    });
  });

  test('a request that failed once and is paid for a month later is kept for thirty days from then', async () => {
    const [ada, eve] = [await openPerson(server), await openPerson(server)];
    const { pool } = server.deps.database;
    const requestId = randomUUID();
    // the same answers, for their hash
    await eve.call('generate-rules', { formData });
    await pool.query(
      `select private.release_generation(held.id, 'model_failed')
       from public.generations g, private.hold_generation($1, $2, g.answers_hash, 't', interval '1 hour') as held
       where g.user_id = $3`,
      [ada.id, requestId, eve.id],
    );
    await pool.query(`update public.generations set created_at = now() - interval '31 days' where user_id = $1`, [
      ada.id,
    ]);
    expect((await ada.call('generate-rules', { formData, requestId })).status).toBe(200);
    const { rows } = await pool.query('select from public.generations where user_id = $1', [ada.id]);
    expect(rows).toHaveLength(1);
    await forgetOldResults(server.deps.database, new Date());
    expect((await ada.call('generated-rule', { requestId })).status).toBe(200);
  });

  test('the address of a rule is a page, and another below it is not', async () => {
    expect((await server.request(`/rule/${randomUUID()}`)).status).toBe(200);
    expect((await server.request('/rule/none')).status).toBe(404);
    expect((await server.request(`/rule/${randomUUID()}/more`)).status).toBe(404);
  });
});
