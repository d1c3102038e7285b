import { importJWK, SignJWT } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTotp } from '../domain/accounts/two-factor/create-totp.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';

const ada = '00000000-0000-4000-8000-00000000000a';
const session = '00000000-0000-4000-8000-0000000000aa';
const email = 'ada@example.com';
const common = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' };
const ended = {
  ...common,
  x: 'bPljFJpUq_SVQW-Pfj99OHzbY6YLi3t3fbb8YCs5FgU',
  y: 'MPudgSaPrnFL4Z_NUoqxBfupExnnoq85GUSPfwVFONI',
  d: 'MyG6fWfWJB9Yr487-9Y9SspXVu9sSU9EYPOFi5go-vc',
  kid: 'NIXm3jvryCcuabEutPDVQArjidlXuqYuEpYhsuL36HI',
};
const older = {
  ...common,
  x: 'DBjR1bfZv4Q0PzZn4yiBPYfd7f8GxghGRwSu1HezzRU',
  y: 'QRAbPZ7wXp2KpWUhWOFce-sVP6DZ_ugWzi0tEs3tfcY',
  d: 'kHN6LlirtbXP-mlFFK6Dp7DUBg48d-h6bsh4R6GPJDg',
  kid: 'bO_rqA0sC2IFn-wEr-EkfDvKwM1vvbOq_k9cDNpwKM8',
};
const newer = {
  ...common,
  x: 'kmhJH6czEh_Cnp8WstaiExih0jwIIio-qIujR7W_4mg',
  y: 'HmK1f02_JPk6bw6-JQ67rZQwE0WqJAN02kelOE6kzBw',
  d: 'Mw0qIbJ5OWMc5va5Gfu343kPOKj5y79DY-z2TfHQPHQ',
  kid: '2ULQgRQxt77erR_PpvIb-KEb1LdKo-2qxHG6I2N2FU0',
};
const first = { publishable: 'sb_publishable_first', secret: 'sb_secret_first' };
const second = { publishable: 'sb_publishable_second', secret: 'sb_secret_second', from: '2026-11-01T00:00:00.000Z' };
const oldSeal = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE';
const newSeal = 'AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI';
/** What the version before made with the old seal. */
const refreshToken = 'AAAAAAAAQACAAAAAAAAAqg.4.fq1vg-VYD_s7GVIuhD2o1T5IPdwzTwjf7xWK1MUILXw';
const mailbox = 'DHrHL4ZHfJBoXwXs4fVvJ_CNqS-B7nnJHqiOA7FOBRM';
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const sealedSecret = '5oGsbMAhT7XzhDRZ6W9ojQ_wIApb7XuserRNDQUuQATnx4kwzzGYmFjQ6F4eEF0sSNE6ERsJEqVVQyXF';

let app: TestApp;
afterEach(() => app.remove());

/** Starts this version on a database in which the version before has stored its keys, and a person their session. */
const startOn = async (keys: object, seal: unknown) => {
  app = await createTestApp(
    anyDatabaseMode,
    { SIGNUP_TOKENS: '3' },
    `insert into private.settings (name, value) values ('keys', '${JSON.stringify(keys)}'), ('seal', '${JSON.stringify(seal)}')
       on conflict (name) do update set value = excluded.value;
     insert into auth.users (id, email, mailbox_hash) values ('${ada}', '${email}', '${mailbox}');
     insert into private.mailboxes (hash, gift_at) values ('${mailbox}', now());
     insert into auth.sessions (id, user_id, generation, amr) values ('${session}', '${ada}', 4, '[{"method":"password","timestamp":1}]');
     insert into auth.mfa_factors (user_id, status, secret) values ('${ada}', 'verified', '${sealedSecret}')`,
  );
};
const post = async (path: string, body: object, bearer?: string) => {
  const headers = app.visitor({
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  });
  const answer = await app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const userWith = async (key: typeof older, apikey = first.publishable) => {
  const claims = { sub: ada, role: 'authenticated', aud: 'authenticated', session_id: session, aal: 'aal1' };
  const token = await new SignJWT({ ...claims, iss: `${testSite}/auth/v1` })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'ES256'));
  const headers = { apikey, authorization: `Bearer ${token}` };
  return (await app.request('/auth/v1/user', { headers })).status;
};

test.each([
  ['never rotated', { ...first, signing: [older] }, oldSeal],
  [
    'rotated',
    { ...first, signing: [older, { ...newer, from: second.from }], newer: [second] },
    [{ key: oldSeal }, { key: newSeal, from: second.from }],
  ],
])('sessions, second factors and gifts survive an update of keys that were %s', async (_name, keys, seal) => {
  await startOn(keys, seal);
  expect(await userWith(older)).toBe(200);
  const refreshed = await post('token?grant_type=refresh_token', { refresh_token: refreshToken });
  expect(refreshed.status).toBe(200);
  const { access_token: token = '' } = refreshed.body;
  const { rows } = await app.deps.database.pool.query('select id from auth.mfa_factors');
  const factor = `factors/${rows[0].id}`;
  const { body: challenge } = await post(`${factor}/challenge`, {}, token);
  const code = createTotp({ email, secret: totpSecret }).generate();
  expect((await post(`${factor}/verify`, { challenge_id: challenge.id, code }, token)).status).toBe(200);
  const again = await post('signup', { email: 'ada+again@example.com', password: 'correct horse 9' });
  const tokens = await app.deps.database.pool.query(
    'select from public.token_transactions t join auth.users u on u.id = t.user_id where u.email = $1',
    ['ada+again@example.com'],
  );
  expect([again.status, tokens.rows]).toEqual([200, []]);
});

test('the newest of the rotated keys are used, the older ones stay valid, and an ended one is refused', async () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString();
  await startOn(
    {
      ...first,
      signing: [{ ...ended, until: until(-1000) }, { ...older, until: until(3_600_000) }, newer],
      newer: [second],
    },
    [{ key: oldSeal }, { key: newSeal }],
  );
  expect(app.deps.keys).toMatchObject({ publishable: second.publishable, secret: second.secret });
  expect(app.deps.keys.seal.newest.toString('base64url')).toBe(newSeal);
  expect([await userWith(ended), await userWith(older), await userWith(newer)]).toEqual([403, 200, 200]);
  expect(await userWith(older, second.publishable)).toBe(200);
  expect(app.deps.keys.isSecret(first.secret)).toBe(true);
  expect(app.deps.keys.publicKeys.keys.map(({ kid, d }) => [kid, d])).toEqual([
    [older.kid, undefined],
    [newer.kid, undefined],
  ]);
});
