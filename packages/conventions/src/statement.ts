import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allEntries } from './families/all-entries.ts';

/** Says a convention in one sentence; undefined for values that its entry does not know. */
export function statement(
  { id, values }: Pick<ProjectConvention, 'id' | 'values'>,
  language: ContentLanguage,
): string | undefined {
  return allEntries.find((entry) => entry.id === id)?.sentence[language](values);
}
