import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** Finalizes a draft, and saves it: it gets its number and its page, and can be paid. One over nothing is paid with that. */
export async function finalizeInvoice(world: World, draft: Objects['invoice']): Promise<Objects['invoice']> {
  const { id, customer, total } = draft;
  const written = (await world.list('invoice', { customer })).filter(({ number }) => number !== null);
  const invoice: Objects['invoice'] = {
    ...draft,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${world.siteUrl}/sandbox/invoice/${id}`,
    number: `${customer.slice(-6).toUpperCase()}-${String(written.length + 1).padStart(4, '0')}`,
    status: total === 0 ? 'paid' : 'open',
    status_transitions: {
      ...draft.status_transitions,
      finalized_at: world.now,
      paid_at: total === 0 ? world.now : null,
    },
    attempted: total === 0,
  };
  await world.save('invoice', invoice);
  await world.announce('invoice.finalized', invoice);
  if (total === 0) await world.announce('invoice.paid', invoice);
  return invoice;
}
