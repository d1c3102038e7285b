import { type RefusalWords, useRefusal } from '../../../i18n/use-refusal.ts';
import type { copy } from './copy.ts';

const noticeRefusals = {
  byCode: { stale_edit: 'notices.changed' },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;

/** Returns the sentence that says why a declaration could not be carried out. */
export const useWhyNot = () => useRefusal(noticeRefusals);
