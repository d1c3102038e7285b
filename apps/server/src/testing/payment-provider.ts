import type { Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Card } from '@regelwerk/payment-sandbox/objects';
import { serveAlone } from '@regelwerk/payment-sandbox/serve-alone';
import { Stripe } from 'stripe';
import { apiVersion } from '../gateways/stripe/open-stripe.ts';

/** The sandbox on its own port, and the actions of people at the provider. */
export interface PaymentProvider {
  readonly sandbox: Sandbox;
  /** The provider's own view, through its SDK. */
  readonly stripe: Stripe;
  /** The environment for the server under test. */
  readonly environment: Record<string, string>;
  /** Sets the destination of webhooks from now on. */
  readonly deliverTo: (send: (path: string, init: RequestInit) => Promise<Response>) => void;
  /** Pays on the hosted page; returns where the browser is redirected, or undefined if it stays. */
  readonly pay: (url: string, card?: Card, bank?: 'yes' | 'no') => Promise<string | undefined>;
  /** Makes matching API calls fail, `times` times, after `spared` of them. */
  readonly failNext: (path: string, status: number, times?: number, spared?: number) => void;
  /** The API calls so far, as method and path. */
  readonly calls: string[];
  readonly stop: () => Promise<void>;
}

export const webhookSecret = 'whsec_testing0123456789';
const secretKey = 'sk_test_testing0123456789';

export async function startPaymentProvider(): Promise<PaymentProvider> {
  const calls: string[] = [];
  const failures: { path: string; status: number; left: number; spared: number }[] = [];
  const replayed = new Map<string, number>();
  let target: (path: string, init: RequestInit) => Promise<Response> = async () => new Response(null, { status: 503 });
  const { sandbox, url, close } = await serveAlone({
    secretKey,
    webhook: { secret: webhookSecret, send: (init) => target('/webhooks/stripe', init) },
    instead: (request) => {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname}`);
      const key = request.headers.get('idempotency-key') ?? '';
      const failure = failures.find(({ path, left }) => left > 0 && pathname.startsWith(path));
      const isSpared = failure !== undefined && failure.spared > 0;
      if (isSpared) failure.spared -= 1;
      const status = replayed.get(key) ?? (isSpared ? undefined : failure?.status);
      if (status === undefined) return undefined;
      if (failure !== undefined) failure.left -= 1;
      // like the provider, repeats an error for the same idempotency key
      if (key !== '' && status !== 429) replayed.set(key, status);
      const kind = status === 404 ? { type: 'invalid_request_error', code: 'resource_missing' } : { type: 'api_error' };
      return Response.json({ error: { ...kind, message: 'made to fail' } }, { status });
    },
  });
  const { hostname, port } = new URL(url);
  return {
    sandbox,
    stripe: new Stripe(secretKey, { apiVersion, host: hostname, port, protocol: 'http', telemetry: false }),
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    deliverTo: (send) => {
      target = send;
    },
    pay: async (page, card = 'succeeds', bank) => {
      const body = new URLSearchParams({ card, ...(bank === undefined ? {} : { bank }) });
      const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.headers.get('location') ?? undefined;
    },
    failNext: (path, status, times = 1, spared = 0) => failures.push({ path, status, left: times, spared }),
    calls,
    stop: close,
  };
}
