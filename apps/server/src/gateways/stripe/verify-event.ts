import { Stripe } from 'stripe';

const oldestSeconds = 300;

/** The event that a webhook carries; undefined where no secret signed exactly these bytes within the last minutes. */
export async function verifyEvent(
  body: Uint8Array,
  signature: string,
  secrets: readonly string[],
): Promise<Stripe.Event | undefined> {
  for (const secret of secrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(body), signature, secret, oldestSeconds);
    } catch {
      // signed with another secret, or not at all
    }
  }
  return undefined;
}
