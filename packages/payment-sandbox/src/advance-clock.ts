import { settleDelayed } from './complete-checkout.ts';
import type { Objects } from './objects.ts';
import type { SandboxStore } from './store.ts';
import { collectDraft, nextStepDue, takeDueStep } from './subscription-cycle.ts';
import { openWorld, type World, type WorldSettings } from './world.ts';

const day = 86_400;
const bankTakes = 3 * day;

interface Due {
  readonly at: number;
  readonly happen: (world: World) => Promise<void>;
}

/** Advances the virtual clock by `seconds`; everything due in between happens at its own time, in order. */
export async function advanceClock(store: SandboxStore, settings: WorldSettings, seconds: number): Promise<void> {
  const { now, ahead } = await store.change(async (transaction) => {
    const world = await openWorld(transaction, settings);
    return { now: world.now, ahead: (await transaction.find('clock', 'clock'))?.ahead ?? 0 };
  });
  const end = now + seconds;
  for (;;) {
    const isDone = await store.change(async (transaction) => {
      const present = await openWorld(transaction, settings);
      const next = (await listDue(present)).sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) return true;
      await next.happen(await openWorld(transaction, settings, next.at));
      return false;
    });
    if (isDone) break;
  }
  if (seconds === 0) return;
  await store.change(async (transaction) => transaction.save('clock', { id: 'clock', ahead: ahead + seconds }));
  settings.noteAhead(ahead + seconds);
}

async function listDue(world: World): Promise<Due[]> {
  const due: Due[] = [];
  for (const subscription of await world.list('subscription')) {
    const at = nextStepDue(subscription);
    if (at !== undefined) due.push({ at, happen: (then) => takeDueStep(then, subscription) });
  }
  for (const draft of await world.list('invoice', { status: 'draft' })) {
    const { automatically_finalizes_at: at, auto_advance: isCollected } = draft;
    if (at !== null && isCollected) due.push({ at, happen: (then) => collectDraft(then, draft) });
  }
  for (const session of await world.list('checkout.session', { status: 'open' })) {
    due.push({ at: session.expires_at, happen: (then) => expire(then, session) });
  }
  for (const intent of await world.list('payment_intent', { status: 'processing' })) {
    const [session] = await world.list('checkout.session', { payment_intent: intent.id });
    if (session !== undefined)
      due.push({ at: intent.created + bankTakes, happen: (then) => settleDelayed(then, session) });
  }
  return due;
}

async function expire(world: World, session: Objects['checkout.session']): Promise<void> {
  const expired: Objects['checkout.session'] = { ...session, status: 'expired', url: null };
  await world.save('checkout.session', expired);
  await world.announce('checkout.session.expired', expired);
}
