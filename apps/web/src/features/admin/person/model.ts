import type { RefusalWords } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';

/** The sentences for refused acts on an account. */
export const personRefusals = {
  byCode: { stale_edit: 'person.changed', user_not_found: 'person.unknown' },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;
