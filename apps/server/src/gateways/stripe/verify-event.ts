import { Stripe } from 'stripe';

const oldestSeconds = 300;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The event that a webhook carries; undefined where no secret signed exactly these bytes within the last minutes. */
export async function verifyEvent(
  body: Uint8Array,
  signature: string,
  secrets: readonly string[],
): Promise<Stripe.Event | undefined> {
  // the SDK signs text, and a byte order mark would silently not be part of it
  if (Buffer.from(body).subarray(0, 3).equals(byteOrderMark)) return undefined;
  for (const secret of secrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(body), signature, secret, oldestSeconds);
    } catch {
      // signed with another secret, or not at all
    }
  }
  return undefined;
}
