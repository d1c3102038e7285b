import fc from 'fast-check';
import { bent, hostileText } from './hostile-values.ts';
import type { Caller, HostileRequest, KnownThings } from './request-grammar.ts';

const password = 'correct horse 9';

/** The auth API: sign-up and passwords are rare, because each costs a hash; the operator only reads and adds. */
export function accountGrammar(known: KnownThings): fc.Arbitrary<HostileRequest> {
  const [email = ''] = known.emails;
  const fresh = fc.integer({ min: 0, max: 1e9 }).map((number) => `fuzz-${number}@example.com`);
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom('redirect_to', 'grant_type', 'scope', 'type', 'token', 'page', 'per_page'), hostileText),
      fc.oneof(
        hostileText,
        fc.constantFrom('password', 'refresh_token', 'pkce', 'global', 'recovery', 'https://x.example'),
      ),
    ),
    { maxLength: 2 },
  );
  const call = (method: string, path: string, body: fc.Arbitrary<unknown> | undefined, callers: readonly Caller[]) =>
    fc.record({ caller: fc.constantFrom(...callers), query, body: body ?? fc.constant(undefined) }).map((drawn) => ({
      api: 'auth' as const,
      caller: drawn.caller,
      method,
      path: `/auth/v1${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(drawn.query)}`,
      headers: { 'content-type': 'application/json' },
      ...(drawn.body === undefined ? {} : { body: JSON.stringify(drawn.body) }),
    }));
  const anyone = ['visitor', 'stranger', 'forger'] as const;
  const signUp = fresh.chain((address) =>
    call('POST', '/signup', bent({ email: address, password, data: { name: 'Fuzz', language: 'de' } }), anyone),
  );
  const added = fresh.chain((address) =>
    call(
      'POST',
      '/admin/users',
      bent({ email: address, password, email_confirm: true, user_metadata: { name: 'A' }, ban_duration: '1h' }),
      ['operator', 'stranger', 'visitor'],
    ),
  );
  return fc.oneof(
    { weight: 1, arbitrary: signUp },
    { weight: 1, arbitrary: added },
    {
      weight: 1,
      arbitrary: call('POST', '/token?grant_type=password', bent({ email, password: 'wrong one 7' }), anyone),
    },
    { weight: 4, arbitrary: call('POST', '/token?grant_type=refresh_token', bent({ refresh_token: 'abc' }), anyone) },
    {
      weight: 3,
      arbitrary: call('POST', '/token?grant_type=pkce', bent({ auth_code: known.ids[0], code_verifier: 'x' }), anyone),
    },
    {
      weight: 4,
      arbitrary: call('POST', '/verify', bent({ type: 'recovery', token_hash: 'x'.repeat(43), email }), anyone),
    },
    { weight: 4, arbitrary: call('GET', '/verify?type=recovery&token=abc', undefined, anyone) },
    { weight: 4, arbitrary: call('GET', '/user', undefined, anyone) },
    { weight: 4, arbitrary: call('PUT', '/user', bent({ data: { name: 'Eve', theme: 'dark' } }), anyone) },
    { weight: 1, arbitrary: call('PUT', '/user', bent({ email: 'eve-2@example.com' }), ['stranger']) },
    {
      weight: 2,
      arbitrary: call('POST', '/recover', bent({ email, code_challenge: 'x', code_challenge_method: 's256' }), anyone),
    },
    {
      weight: 2,
      arbitrary: call('POST', '/factors', bent({ factor_type: 'totp', friendly_name: 'Phone' }), [...anyone, 'admin']),
    },
    {
      weight: 3,
      arbitrary: call('POST', `/factors/${known.ids[0]}/verify`, bent({ challenge_id: 'x.y', code: '000000' }), [
        ...anyone,
        'admin',
      ]),
    },
    {
      weight: 2,
      arbitrary: call('POST', '/factors/recovery-codes/verify', bent({ code: 'abcd-efgh' }), [...anyone, 'admin']),
    },
    { weight: 2, arbitrary: call('POST', '/logout?scope=local', bent({}), ['visitor', 'forger']) },
    { weight: 2, arbitrary: call('GET', '/admin/users', undefined, ['operator', 'stranger', 'admin']) },
    {
      weight: 2,
      arbitrary: hostileText.chain((id) =>
        call('GET', `/admin/users/${encodeURIComponent(id.toWellFormed())}`, undefined, ['operator', 'stranger']),
      ),
    },
    {
      weight: 2,
      arbitrary: hostileText.chain((name) =>
        call('POST', `/${encodeURIComponent(name.toWellFormed())}`, bent({}), anyone),
      ),
    },
  ) as fc.Arbitrary<HostileRequest>;
}
