import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
  const { client } = openBrowser(app);
  const { data } = await client.auth.signUp({ email: 'ada@example.com', password: 'correct horse 9' });
  token = data.session?.access_token ?? '';
});
afterAll(() => app.remove());

const send = async (path: string, body: string, more: Record<string, string> = {}, method = 'POST') => {
  const headers = app.visitor({ 'content-type': 'application/json', ...more });
  const response = await app.request(path, { method, headers, body });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
};
const generate = (change: object, language?: string) =>
  send('/functions/v1/generate-rules', JSON.stringify({ formData: { ...formData, ...change }, language }));
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('property names that every object inherits', () => {
  test.each(inherited)('%s is not a framework, application type, behavior or format', async (name) => {
    for (const change of [
      { frameworks: [name] },
      { applicationType: name },
      { behaviorPreference: name },
      { outputFormat: name },
    ])
      expect(await generate(change)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  test.each(inherited)('%s is a model name like any other typed one', async (name) => {
    const custom = await generate({ aiModel: 'My own model' });
    const answer = await generate({ aiModel: name });
    expect(answer).toMatchObject({ status: 200, body: { title: custom.body.title } });
  });
});

const unstorable = ['\\u0000', '\\ud800', '\\udc00'];
describe.each(unstorable)('%s', (half) => {
  const signedIn = () => ({ authorization: `Bearer ${token}` });

  test.each([
    ['sign-up', '/auth/v1/signup', `{"email":"b@example.com","password":"correct horse 9","data":{"a":"${half}"}}`],
    [
      'sign-up, in a key',
      '/auth/v1/signup',
      `{"email":"b@example.com","password":"correct horse 9","data":{"${half}":1}}`,
    ],
    ['signing in', '/auth/v1/token?grant_type=password', `{"email":"ada@example.com","password":"${half}"}`],
    ['a mailed link', '/auth/v1/verify', `{"type":"recovery","token_hash":"${half}"}`],
  ])('is refused by %s', async (_name, path, body) => {
    const answer = await send(path, body);
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  test('is refused as metadata of an account', async () => {
    const answer = await send('/auth/v1/user', `{"data":{"name":"x${half}"}}`, signedIn(), 'PUT');
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  test.each([
    ['quote-order', `{"priceId":"x${half}"}`],
    ['token-purchase', `{"priceId":"x","promotionCode":"x${half}"}`],
    ['create-checkout', `{"priceId":"x${half}"}`],
    ['confirm-purchase', `{"sessionId":"x${half}"}`],
    ['account', `{"action":"delete","current":"x${half}"}`],
    ['generate-rules', JSON.stringify({ formData: { ...formData, additionalNotes: 'X' } }).replace('X', half)],
  ])('is refused by function %s', async (name, body) => {
    const answer = await send(`/functions/v1/${name}`, body, signedIn());
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  test('is refused in rows and arguments', async () => {
    const row = `{"name":"x${half}","ai_model":"Claude"}`;
    expect((await send('/rest/v1/user_configurations', row, signedIn())).status).toBe(400);
    expect((await send('/rest/v1/rpc/save_generated_rule', `{"p_name":"${half}"}`, signedIn())).status).toBe(400);
  });
});

describe('addresses and forms', () => {
  test.each([
    '/%00',
    '/?lang=%00',
    '/rest/v1/ai_models?name=eq.%00',
    '/auth/v1/verify?token=%00&type=recovery',
    '/config.json?%00',
  ])('NUL in %s is refused', async (path) => {
    expect((await app.request(path, { headers: app.visitor() })).status).toBe(400);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\nbroken'],
    ['that does not hold its boundary', 'multipart/form-data; boundary=x', 'nothing here'],
    ['with NUL', 'application/x-www-form-urlencoded', 'name=%00'],
  ])('a form %s is refused', async (_name, type, body) => {
    const answer = await send('/vertrag-widerrufen', body, { 'content-type': type });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});
