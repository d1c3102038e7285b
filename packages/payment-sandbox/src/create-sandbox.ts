import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import qs from 'qs';
import type { ZodError } from 'zod';
import { advanceClock } from './advance-clock.ts';
import { accountEndpoints } from './api/account.ts';
import { checkoutEndpoints } from './api/checkout-sessions.ts';
import { couponEndpoints } from './api/coupons.ts';
import { customerEndpoints } from './api/customers.ts';
import { eventEndpoints } from './api/events.ts';
import { invoiceEndpoints } from './api/invoices.ts';
import { paymentEndpoints } from './api/payments.ts';
import { portalEndpoints } from './api/portal.ts';
import { priceEndpoints } from './api/prices.ts';
import { productEndpoints } from './api/products.ts';
import { scheduleEndpoints } from './api/subscription-schedules.ts';
import { subscriptionEndpoints } from './api/subscriptions.ts';
import { deliverWebhooks, type Webhook } from './deliver-webhooks.ts';
import type { Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import type { WebhookSwitches } from './objects.ts';
import { hostedPages } from './pages/hosted-pages.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxStore } from './store.ts';
import { openWorld, type WorldSettings } from './world.ts';

/** The settings of a sandbox: storage, key, addresses, clock and webhook. */
export interface SandboxOptions {
  readonly store: SandboxStore;
  /** The key that callers of the API must send. */
  readonly secretKey: string;
  /** Public address of the hosted pages, without a trailing slash. */
  readonly siteUrl: string;
  /** Without a way to the receiver, events wait for `start`. */
  readonly webhook?: Pick<Webhook, 'secret'> & Partial<Webhook>;
  readonly apiVersion: string;
  /** Returns a number between 0 and 1; the chaos run passes a seeded one. */
  readonly random?: () => number;
  readonly realNow?: () => number;
  /** Called with unexpected errors; callers only get a generic answer. */
  readonly onFault?: (error: Error) => void;
  /** Whether such an error is temporary, so that the caller may retry. */
  readonly isPassing?: (error: Error) => boolean;
}

/** A stand-in for the payment provider: its REST API under `/v1`, its hosted pages under `/sandbox`. */
export interface Sandbox {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends the webhooks that are due and returns their number. */
  readonly deliver: () => Promise<number>;
  /** Advances the virtual clock. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Returns the virtual time. */
  readonly now: () => Date;
  readonly switchTo: (switches: Partial<Omit<WebhookSwitches, 'id'>>) => Promise<void>;
  /** Delivers webhooks to this address and runs due events, twice a second until stopped. */
  readonly start: (webhookUrl: string) => () => void;
}

const endpoints: readonly Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...couponEndpoints,
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...scheduleEndpoints,
  ...portalEndpoints,
  ...eventEndpoints,
  ...accountEndpoints,
];

/** Creates a sandbox that answers requests; it delivers webhooks only on request or after `start`. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { store, webhook, siteUrl, apiVersion } = options;
  let ahead = 0;
  const settings: WorldSettings = {
    siteUrl,
    apiVersion,
    hasWebhook: webhook !== undefined,
    random: options.random ?? Math.random,
    realNow: options.realNow ?? (() => Math.floor(Date.now() / 1000)),
    noteAhead: (seconds) => {
      ahead = seconds;
    },
  };
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SandboxError) return c.json(error.body, error.status as 400);
    options.onFault?.(error);
    const isPassing = options.isPassing?.(error) ?? false;
    if (isPassing) c.header('retry-after', '1');
    const message = 'The sandbox could not answer. Please try again.';
    return c.json({ error: { type: 'api_error', message } }, isPassing ? 503 : 500);
  });
  app.use('/v1/*', async (c, next) => {
    if (!isSame(bearer(c.req.header('authorization')), options.secretKey))
      throw new SandboxError(401, 'Invalid API Key provided.');
    await next();
  });
  for (const one of endpoints) {
    app[one.method](one.path, async (c) => {
      const id = c.req.param('id') ?? '';
      const sent = one.method === 'post' ? await c.req.text() : new URL(c.req.url).search.slice(1);
      const key = one.method === 'post' ? c.req.header('idempotency-key') : undefined;
      const answer = await call(one, { id, sent, key, path: c.req.path });
      if (answer.isReplayed) c.header('idempotent-replayed', 'true');
      c.header('request-id', `req_${createHash('sha256').update(sent).digest('hex').slice(0, 14)}`);
      return c.body(answer.body, 200, { 'content-type': 'application/json' });
    });
  }
  app.all('/v1/*', (c) => {
    throw new SandboxError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  const deliver = async (send = webhook?.send) =>
    webhook === undefined || send === undefined ? 0 : deliverWebhooks(store, settings, { ...webhook, send });
  const advance = async (seconds: number) => advanceClock(store, settings, seconds);
  app.route('/sandbox', hostedPages({ store, settings, advance }));

  async function call(
    { parameters, run }: Endpoint,
    request: { id: string; sent: string; key: string | undefined; path: string },
  ): Promise<{ body: string; isReplayed: boolean }> {
    const raw = qs.parse(request.sent, { depth: 12, arrayLimit: 200, parameterLimit: 2000 });
    const parsed = parameters.safeParse(raw);
    if (!parsed.success) throw refusalOf(parsed.error);
    const fingerprint = createHash('sha256').update(`${request.path}?${request.sent}`).digest('hex');
    return store.change(async (transaction) => {
      if (request.key !== undefined) {
        const known = await transaction.find('idempotent_answer', request.key);
        if (known !== undefined && known.fingerprint !== fingerprint)
          throw new SandboxError(
            400,
            `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
            { type: 'idempotency_error' },
          );
        if (known !== undefined) return { body: known.body, isReplayed: true };
      }
      const world = await openWorld(transaction, settings);
      const object = await run(world, parsed.data as never, request.id);
      const { expand: paths = [] } = parsed.data as { expand?: string[] };
      const body = JSON.stringify(await expand(world, object, paths), null, 2);
      if (request.key !== undefined)
        await transaction.save('idempotent_answer', { id: request.key, fingerprint, status: 200, body });
      return { body, isReplayed: false };
    });
  }

  return {
    fetch: async (request) => app.fetch(request),
    deliver: () => deliver(),
    advance,
    now: () => new Date(Date.now() + ahead * 1000),
    switchTo: (switches) =>
      store.change(async (transaction) => {
        const before = await transaction.find('switches', 'switches');
        await transaction.save('switches', {
          longestDelay: 0,
          duplicated: 0,
          lost: 0,
          isShuffled: false,
          ...before,
          ...switches,
          id: 'switches',
        });
      }),
    start: (webhookUrl) => {
      const send = (init: RequestInit) => fetch(webhookUrl, init);
      let isRunning = false;
      let ticks = 0;
      const timer = setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        ticks += 1;
        (ticks % 60 === 0 ? advance(0).then(() => deliver(send)) : deliver(send))
          .catch(() => undefined)
          .finally(() => {
            isRunning = false;
          });
      }, 500);
      return () => clearInterval(timer);
    },
  };
}

const bearer = (header = '') => header.replace(/^Bearer /i, '');

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function refusalOf(error: ZodError): SandboxError {
  const [issue] = error.issues;
  const [first = '', ...rest] = issue?.path ?? [];
  const param = `${String(first)}${rest.map((step) => `[${String(step)}]`).join('')}`;
  if (issue?.code === 'unrecognized_keys') {
    const unknown = param === '' ? issue.keys[0] : `${param}[${issue.keys[0]}]`;
    return new SandboxError(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown ?? '',
    });
  }
  const isMissing = issue?.code === 'invalid_type' && issue.message.includes('received undefined');
  return new SandboxError(
    400,
    isMissing ? `Missing required param: ${param}.` : `Invalid ${param}: ${issue?.message}`,
    {
      code: isMissing ? 'parameter_missing' : 'parameter_invalid',
      param,
    },
  );
}
