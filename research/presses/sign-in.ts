import { randomUUID } from 'node:crypto';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Phone } from './open-phone.ts';

const password = 'correct horse 9';
/** The token of the first person, whom the product lets become an admin, and who makes the others admins. */
let firstToken: string | undefined;

/** Signs in with a new account, which is an admin's. */
export async function signIn({ page }: Phone, language: InterfaceLanguage): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await page.goto(paths.signIn);
  const call = async (path: string, data: object, token?: string) => {
    const { publishableKey: apikey } = await (await page.request.get('/config.json')).json();
    const headers = { apikey, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const answer = await page.request.post(path, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { access_token: token } = await call('/auth/v1/signup', {
    email,
    password,
    data: { name: 'Ada Lovelace', language },
  });
  firstToken ??= token;
  await call('/functions/v1/update-admin-status', { email, isAdmin: true }, firstToken);
  await page.locator('input[autocomplete=email], input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== paths.signIn);
  await page.waitForLoadState('networkidle');
}
