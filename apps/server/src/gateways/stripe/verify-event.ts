import { Stripe } from 'stripe';

const toleranceSeconds = 300;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The event that a webhook carries; undefined where no secret signed exactly these bytes within five minutes of now. */
export async function verifyEvent(
  body: Uint8Array,
  signature: string,
  secrets: readonly string[],
): Promise<Stripe.Event | undefined> {
  // the SDK signs text, and a byte order mark would silently not be part of it
  if (Buffer.from(body).subarray(0, 3).equals(byteOrderMark)) return undefined;
  // the SDK looks at the age alone: an event signed for later could be replayed for as long as its date lies ahead
  if (isFromFuture(signature)) return undefined;
  for (const secret of secrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(body), signature, secret, toleranceSeconds);
    } catch {
      // signed with another secret, or not at all
    }
  }
  return undefined;
}

function isFromFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + toleranceSeconds;
  return [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(([, seconds]) => Number(seconds) > latest);
}
