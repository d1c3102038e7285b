import type { ProviderLink } from '@regelwerk/contract/admin/provider-link';
import type { Payments } from '../kernel/payments-context.ts';

/** The page of each kind of object in the provider's dashboard; a checkout session has none. */
const pages: Readonly<Partial<Record<ProviderLink['kind'], string>>> = {
  customer: 'customers',
  payment: 'payments',
  subscription: 'subscriptions',
  invoice: 'invoices',
  price: 'prices',
};

/** Returns the ids at the provider with their pages in its dashboard; the sandbox has no dashboard. */
export function providerLinks(
  payments: Payments | undefined,
  ids: readonly (readonly [ProviderLink['kind'], string | null])[],
): ProviderLink[] {
  const seen = new Set<string>();
  return ids.flatMap(([kind, id]) => {
    if (id === null || seen.has(id)) return [];
    seen.add(id);
    return [{ kind, id, url: addressOf(payments?.mode, kind, id) }];
  });
}

function addressOf(mode: Payments['mode'] | undefined, kind: ProviderLink['kind'], id: string): string | null {
  const page = pages[kind];
  if (page === undefined || mode === undefined || mode === 'sandbox') return null;
  return `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}${page}/${encodeURIComponent(id)}`;
}
