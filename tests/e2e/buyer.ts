import type { APIRequestContext } from '@playwright/test';
import { expect, type Language } from './fixtures.ts';
import { password } from './people.ts';

/** Calls a function of the server and returns its answer, which must be a success. */
type Call = (name: string, data: object) => Promise<never>;

/** Creates an account at `site`, an origin or empty for the base URL, and returns its way to call functions. */
export async function openAccount(
  request: APIRequestContext,
  { site = '', email, language }: { readonly site?: string; readonly email: string; readonly language: Language },
): Promise<Call> {
  const { publishableKey: apikey } = await (await request.get(`${site}/config.json`)).json();
  const signedUp = await request.post(`${site}/auth/v1/signup`, {
    headers: { apikey },
    data: { email, password, data: { name: 'Ada Lovelace', language } },
  });
  const { access_token: token } = await signedUp.json();
  return async (name, data) => {
    const headers = { apikey, authorization: `Bearer ${token}` };
    const answer = await request.post(`${site}/functions/v1/${name}`, { headers, data });
    expect([name, answer.status()]).toEqual([name, 200]);
    return (await answer.json()) as never;
  };
}

/** Orders a package or plan by its name and pays with the card that works; returns the number of the order. */
export async function buyByName(
  request: APIRequestContext,
  call: Call,
  { site = '', name, language }: { readonly site?: string; readonly name: string; readonly language: Language },
): Promise<number> {
  const { publishableKey: apikey } = await (await request.get(`${site}/config.json`)).json();
  const rows = await request.get(`${site}/rest/v1/prices?select=stripe_price_id,products(name)&active=eq.true`, {
    headers: { apikey },
  });
  const prices = (await rows.json()) as { stripe_price_id: string; products: { name: string } }[];
  const priceId = prices.find(({ products }) => products.name === name)?.stripe_price_id;
  const quote: Quote = await call('quote-order', { priceId });
  const { amount, currency, tokens, interval, trialDays } = quote;
  const { url }: { url: string } = await call(interval === null ? 'token-purchase' : 'create-checkout', {
    priceId,
    consent: { ...quote.consent, locale: language },
    expected: { amount, currency, tokens, interval, trialDays },
  });
  expect((await request.post(url, { form: { card: 'succeeds' } })).status()).toBe(200);
  await call('confirm-purchase', { sessionId: new URL(url).pathname.split('/').at(-1) });
  const contracts: { number: number }[] = await call('contracts', { action: 'list' });
  return contracts[0]?.number ?? 0;
}

interface Quote {
  readonly amount: number;
  readonly currency: string;
  readonly tokens: number;
  readonly interval: string | null;
  readonly trialDays: number;
  readonly consent: object;
}
