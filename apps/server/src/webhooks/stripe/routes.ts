import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BillingContext } from '../../domain/kernel/payments-context.ts';
import { receiveEvent } from '../../domain/reconciliation/payment-events.ts';
import type { ServerEnv } from '../../http/bindings.ts';

const largestEvent = 1024 * 1024;

/**
 * `/webhooks/stripe`: 200 once an event is stored, 400 if the provider did not sign it, 5xx if it could not be
 * stored, so that the provider sends it again.
 */
export function stripeWebhook(billing: BillingContext): Hono<ServerEnv> {
  const tooLarge = bodyLimit({ maxSize: largestEvent, onError: (c) => c.json({ error: 'too large' }, 413) });
  return new Hono<ServerEnv>().post('/', tooLarge, async (c) => {
    const { payments } = billing;
    if (payments === undefined) return c.json({ error: 'payments are off' }, 503);
    // the signature covers the bytes as they were sent
    if ((c.req.header('content-encoding') ?? 'identity') !== 'identity')
      return c.json({ error: 'send the body as it is' }, 415);
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('stripe-signature') ?? '';
    const isKept = await receiveEvent({ ...billing, payments }, { body, signature });
    return isKept ? c.json({ received: true }) : c.json({ error: 'the signature does not fit' }, 400);
  });
}
