import type { Found, FoundKind } from '@regelwerk/contract/admin/admin-search';
import { paths } from '@regelwerk/contract/shared/paths';

/** The list of everything that a text names. */
export function listOf(kind: FoundKind, search: string) {
  switch (kind) {
    case 'order':
      return { to: paths.adminOrders, search: { search } } as const;
    case 'person':
      return { to: paths.adminBilling, search: { tab: 'customers', search } } as const;
    case 'product':
      return { to: paths.adminBilling, search: { tab: 'products', search } } as const;
    case 'notice':
      return { to: paths.adminNotices, search: { search } } as const;
  }
}

/** The page of a result: its own, or the table that shows it. */
export function placeOf({ kind, id, title, state }: Found) {
  switch (kind) {
    case 'order':
      return { to: paths.adminOrder, search: { id } } as const;
    case 'person':
      return { to: paths.adminPerson, search: { id } } as const;
    case 'product':
      return { to: paths.adminBilling, search: { tab: 'products', search: title } } as const;
    case 'notice':
      return {
        to: paths.adminNotices,
        search: { search: title, ...(state.endsWith('.settled') ? { filter: 'settled' } : {}) },
      } as const;
  }
}
