import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** How long a draft waits that is collected by itself, in seconds. */
const draftLasts = 3600;

/** Saves and announces the draft of an invoice; one that is collected by itself is finalized and charged after an hour. */
export async function keepDraft(world: World, invoice: Objects['invoice']): Promise<Objects['invoice']> {
  const draft = collectedFrom(world, invoice);
  await world.save('invoice', draft);
  await world.announce('invoice.created', draft);
  return draft;
}

/** Returns an invoice with the time at which it is finalized by itself: an hour from now, if it is a draft that is collected by itself. */
export const collectedFrom = ({ now }: World, invoice: Objects['invoice']): Objects['invoice'] => ({
  ...invoice,
  automatically_finalizes_at: invoice.status === 'draft' && invoice.auto_advance ? now + draftLasts : null,
});
