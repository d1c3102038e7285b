import { isTest } from '@regelwerk/contract/rules/is-test';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';

/** What a convention is about: where things are, files that change together, tests, or a form of the code. */
export type ConventionGroup = 'places' | 'companions' | 'house' | 'tests';

const companions: ReadonlySet<string> = new Set([
  'registry',
  'new-file',
  'parallel-names',
  'changed-together',
  'sibling-files',
  'source-language',
]);

/** Returns what a convention is about. A helper or a base class of the tests is about tests. */
export function groupOf({
  id,
  values: { module = '', kind = '' },
}: Pick<ProjectConvention, 'id' | 'values'>): ConventionGroup {
  if (id === 'folder-map' || id === 'central-modules') return 'places';
  if (companions.has(id)) return 'companions';
  return id.startsWith('test-') || id === 'go-assertion' || isTest(module) || /^(?:Tests?|Spec|Case)$/.test(kind)
    ? 'tests'
    : 'house';
}
