import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Convention } from './convention.ts';
import { allEntries } from './families/all-entries.ts';

/** Says a convention in one sentence, with its count; undefined for one that this version does not know. */
export function statement({ id, values, holds, of }: Convention, language: ContentLanguage): string | undefined {
  const sentence = allEntries.find((entry) => entry.id === id)?.sentence[language](values);
  return sentence === undefined ? undefined : `${sentence} (${holds}/${of})`;
}
