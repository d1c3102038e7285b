import { createHmac } from 'node:crypto';
import type { WebhookSettings } from './webhook-settings.ts';

const limitMs = 10_000;

/**
 * Posts a message, signed as Standard Webhooks describes: `webhook-signature` is the HMAC-SHA256 of id, time and body.
 * Throws unless the receiver answers 2xx; the same id may arrive again.
 */
export async function postWebhook(
  { url, secret }: WebhookSettings,
  { id, sentAt, body }: { readonly id: string; readonly sentAt: Date; readonly body: string },
): Promise<void> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook of the operator was answered with ${answer.status}`);
}
