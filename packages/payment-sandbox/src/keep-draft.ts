import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** How long a draft waits that is collected by itself, in seconds. */
const draftLasts = 3600;

/** Saves and announces the draft of an invoice; one that is collected by itself is finalized and charged after an hour. */
export async function keepDraft(world: World, invoice: Objects['invoice']): Promise<Objects['invoice']> {
  const draft = { ...invoice, automatically_finalizes_at: invoice.auto_advance ? world.now + draftLasts : null };
  await world.save('invoice', draft);
  await world.announce('invoice.created', draft);
  return draft;
}
