import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allEntries } from './families/all-entries.ts';

const byId = new Map(allEntries.map((entry) => [entry.id, entry]));

/** Says a convention in one sentence; undefined for values that its entry does not know. */
export function statement(
  { id, values }: Pick<ProjectConvention, 'id' | 'values'>,
  language: ContentLanguage,
): string | undefined {
  const entry = byId.get(id);
  const isKnown = Object.entries(entry?.choices ?? {}).every(([name, known]) => known.includes(values[name] ?? ''));
  return isKnown ? entry?.sentence[language](values) : undefined;
}
