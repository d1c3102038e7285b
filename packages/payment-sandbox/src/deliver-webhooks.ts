import { Stripe } from 'stripe';
import type { Objects } from './objects.ts';
import type { SandboxStore } from './store.ts';
import { readSwitches, type WorldSettings } from './world.ts';

/** The secret that signs events, and the way to their receiver. */
export interface Webhook {
  readonly secret: string;
  readonly send: (init: RequestInit) => Promise<Response>;
}

const waits = [5, 60, 600, 3600];
const claimSeconds = 30;
const batch = 20;

/** Sends the due events and returns how many were sent, whatever the answers; a refused one is retried later. */
export async function deliverWebhooks(store: SandboxStore, settings: WorldSettings, webhook: Webhook): Promise<number> {
  const claimed = await store.change(async (transaction) => {
    const now = settings.realNow();
    const { isShuffled } = await readSwitches(transaction);
    const due = (await transaction.list('delivery', { state: 'waiting' })).filter((one) => one.due <= now);
    const ordered = isShuffled ? shuffle(due, settings.random) : due.reverse();
    const taken: { delivery: Objects['delivery']; event: Objects['event'] }[] = [];
    for (const delivery of ordered.slice(0, batch)) {
      await transaction.save('delivery', { ...delivery, due: now + claimSeconds });
      const event = await transaction.find('event', delivery.event);
      if (event !== undefined) taken.push({ delivery, event });
    }
    return taken;
  });
  for (const { delivery, event } of claimed) {
    const isTaken = await send(webhook, event, settings.realNow());
    await store.change(async (transaction) => {
      if (isTaken) {
        await transaction.save('delivery', { ...delivery, state: 'delivered' });
        await transaction.save('event', { ...event, pending_webhooks: 0 });
        return;
      }
      const wait = waits[delivery.attempts];
      const attempts = delivery.attempts + 1;
      const due = settings.realNow() + (wait ?? 0);
      await transaction.save('delivery', {
        ...delivery,
        attempts,
        due,
        state: wait === undefined ? 'given_up' : 'waiting',
      });
    });
  }
  return claimed.length;
}

async function send({ secret, send: request }: Webhook, event: object, timestamp: number): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  try {
    const answer = await request({
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(20_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function shuffle<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
