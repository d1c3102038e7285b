import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { password } from './people.ts';
import { totp } from './totp.ts';

/** Turns two-factor authentication on through the API, for tests about something else; returns the key of the app. */
export async function turnOnFactor(request: APIRequestContext, email: string): Promise<string> {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json();
  const call = async (path: string, token: string, data: object) => {
    const headers = { apikey, authorization: `Bearer ${token}` };
    const answer = await request.post(`/auth/v1/${path}`, { headers, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const { access_token: token } = await call('token?grant_type=password', apikey, { email, password });
  const { id, totp: made } = await call('factors', token, { factor_type: 'totp' });
  const { id: challenge_id } = await call(`factors/${id}/challenge`, token, {});
  await call(`factors/${id}/verify`, token, { challenge_id, code: totp(made.secret) });
  return made.secret;
}
