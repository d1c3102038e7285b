import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { formData } from '../../tools/testing/form-data.ts';
import type { Caller, HostileRequest, KnownThings } from './request-grammar.ts';

/** A server with a victim whose rows all contain a marker, a stranger with an account, and an admin. */
export interface Stage {
  /** Part of every text of the victim, and of no request. */
  readonly marker: string;
  readonly known: KnownThings;
  readonly publishableKey: string;
  readonly tokenOf: (caller: Caller) => string;
  readonly send: (request: HostileRequest) => Promise<{ status: number; text: string }>;
  readonly victimSeesOwnRule: () => Promise<boolean>;
  readonly strangerIsSignedIn: () => Promise<boolean>;
}

const publishableKey = 'sb_publishable_fuzz';
const secretKey = 'sb_secret_fuzz';
const password = 'correct horse 9';

export async function setStage(url: string): Promise<Stage> {
  const marker = `mark-${randomUUID()}`;
  const call = async (path: string, token: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = { apikey: publishableKey, 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  const signUp = async (name: string) => {
    const email = `${name}@example.com`;
    const session = await call('/auth/v1/signup', publishableKey, { email, password, data: { name } });
    return { email, token: String(session.access_token), id: (session.user as { id: string }).id };
  };
  const saveRule = async (token: string, name: string) => {
    const body = { formData: { ...formData, additionalNotes: name }, consent: true };
    const rule = await call('/functions/v1/generate-rules', token, body);
    const { generationId } = rule.full as { generationId: string };
    const saved = await call('/rest/v1/rpc/save_generated_rule', token, {
      p_generation_id: generationId,
      p_name: name,
    });
    return { generationId, configurationId: String(saved.id) };
  };

  /** Buys a package at the sandbox, with an invoice to `name`. */
  const buyPackage = async (token: string, name: string) => {
    const [offer] = (await call(
      '/rest/v1/prices?select=stripe_price_id&interval=is.null',
      publishableKey,
    )) as unknown as {
      stripe_price_id: string;
    }[];
    const priceId = offer?.stripe_price_id;
    const quote = await call('/functions/v1/quote-order', token, { priceId });
    const consent = { ...(quote.consent as KnownThings['consent']), locale: 'en' as const };
    const billing = { isBusiness: true, name, street: name, postcode: '10115', city: 'Berlin', country: 'DE' };
    const hosted = await call('/functions/v1/token-purchase', token, { priceId, consent, billing });
    const { pathname } = new URL(String(hosted.url));
    const sessionId = pathname.split('/').at(-1) ?? '';
    await fetch(`${url}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ card: 'succeeds' }),
      redirect: 'manual',
    });
    const { orderNumber } = await call('/functions/v1/confirm-purchase', token, { sessionId });
    const [order] = (await call('/rest/v1/orders?select=id', token)) as unknown as { id: string }[];
    const findDocument = async () =>
      ((await call('/rest/v1/billing_documents?select=id', token)) as unknown as { id: string }[])[0]?.id;
    await expect.poll(findDocument).toBeDefined();
    return {
      orderId: order?.id ?? '',
      orderNumber: Number(orderNumber),
      sessionId,
      documentId: (await findDocument()) ?? '',
      consent,
    };
  };

  const admin = await signUp('boss');
  await call('/functions/v1/update-admin-status', admin.token, { email: admin.email, isAdmin: true });
  const victim = await signUp(marker);
  const kept = await saveRule(victim.token, marker);
  const bought = await buyPackage(victim.token, marker);
  const stranger = await signUp('stranger');
  const own = await saveRule(stranger.token, 'my own rule');
  const prices = (await call('/rest/v1/prices?select=stripe_price_id', publishableKey)) as unknown as {
    stripe_price_id: string;
  }[];

  const tokens: Readonly<Record<Caller, string>> = {
    visitor: publishableKey,
    stranger: stranger.token,
    forger: `${stranger.token.slice(0, -6)}AAAAAA`,
    admin: admin.token,
    operator: secretKey,
  };
  const seesRule = async (token: string, name: string) =>
    JSON.stringify(await call('/rest/v1/user_configurations?select=name,generated_rules(content)', token)).includes(
      name,
    );
  return {
    marker,
    publishableKey,
    known: {
      // without the stranger's own rule, which would soon be deleted
      ids: [
        victim.id,
        kept.generationId,
        kept.configurationId,
        stranger.id,
        own.generationId,
        bought.orderId,
        bought.documentId,
      ],
      emails: ['nobody@example.com', stranger.email],
      prices: prices.map(({ stripe_price_id }) => stripe_price_id),
      ...bought,
    },
    tokenOf: (caller) => tokens[caller],
    send: async ({ method, path, headers, body, caller }) => {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
          apikey: caller === 'operator' ? secretKey : publishableKey,
          authorization: `Bearer ${tokens[caller]}`,
        },
        ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
      });
      return { status: response.status, text: await response.text() };
    },
    victimSeesOwnRule: () => seesRule(victim.token, marker),
    strangerIsSignedIn: async () => JSON.stringify(await call('/auth/v1/user', stranger.token)).includes(stranger.id),
  };
}
