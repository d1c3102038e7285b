import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { verifyTokens } from './verify-tokens.ts';

const site = 'https://example.com';
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
const verify = verifyTokens({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'one' }] }, site);

const sign = (claims: Record<string, unknown> = {}) =>
  new SignJWT({ role: 'authenticated', sub: 'ada', iss: `${site}/auth/v1`, aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setExpirationTime('1h')
    .sign(privateKey);

describe('verifyTokens', () => {
  afterEach(() => vi.useRealTimers());

  test('a valid token expires on time, with 30 s for clocks that differ', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const token = await sign();
    expect(await verify(token)).toMatchObject({ sub: 'ada' });
    vi.setSystemTime(new Date('2026-11-21T13:00:29Z'));
    expect(await verify(token)).toMatchObject({ sub: 'ada' });
    vi.setSystemTime(new Date('2026-11-21T13:00:30Z'));
    await expect(verify(token)).rejects.toMatchObject({ reason: 'expired_token' });
    await expect(verify(token)).rejects.toMatchObject({ reason: 'expired_token' });
  });

  test('a changed token is refused even if the original is cached', async () => {
    const token = await sign();
    await verify(token);
    const [head, , signature] = token.split('.');
    const raised = Buffer.from(JSON.stringify({ role: 'authenticated', sub: 'bob', exp: 9e9 })).toString('base64url');
    await expect(verify(`${head}.${raised}.${signature}`)).rejects.toMatchObject({ reason: 'invalid_token' });
  });

  test.each([{ role: 'service_role' }, { iss: 'https://other.example/auth/v1' }, { aud: 'anon' }, { sub: undefined }])(
    'a token with %o is refused every time',
    async (claims) => {
      const token = await sign(claims);
      for (let time = 0; time < 2; time += 1)
        await expect(verify(token)).rejects.toMatchObject({ reason: 'invalid_token' });
    },
  );
});
