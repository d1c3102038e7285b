import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';

/** The sentences for refused acts on an order. */
export const orderRefusals = {
  byCode: {
    stale_edit: 'orders.changed',
    not_found: 'orders.changed',
    change_pending: 'orders.endChanges',
    request_reused: 'orders.reused',
    payments_off: 'orders.off',
  },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;

/** Returns an ISO date from the address, or nothing. */
export function dayOf(word: unknown): string {
  return typeof word === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '';
}
