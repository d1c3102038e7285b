import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { Router } from 'express';
import { Problem } from './problem.ts';
import type { Store } from './store.ts';

/** The calls of the payment provider. Mount it before any parser, since the signature is over the bytes as sent. */
export function paymentRoutes(store: Store, secret: string | undefined): Router {
  const router = Router();

  router.post('/payments', express.raw({ type: () => true, limit: '100kb' }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSigned(body, request.get('x-signature'), secret))
      throw new Problem(401, 'wrong_signature', 'The signature does not fit.');
    const { id, type, order, amount, currency } = parse(body);
    if (type === 'payment.received') {
      const cents = readCents(amount);
      if (typeof id !== 'string' || id === '' || cents === undefined || currency !== 'EUR')
        throw new Problem(422, 'invalid', 'A payment has an id and an amount in EUR such as 12.60.');
      if (typeof order !== 'number' || store.find(order) === undefined)
        throw new Problem(404, 'unknown_order', 'There is no such order.');
      await store.pay(order, id, cents);
    }
    response.status(204).end();
  });

  return router;
}

function isSigned(body: Buffer, signature: string | undefined, secret: string | undefined): boolean {
  if (!secret || !signature) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const value = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw new Problem(400, 'unreadable', 'The request cannot be read.');
}

function readCents(amount: unknown): number | undefined {
  const [, euros, cents = ''] = typeof amount === 'string' ? (/^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? []) : [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
