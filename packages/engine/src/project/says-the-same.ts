import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ConventionId, ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { claimMentions } from './claim-mentions.ts';

/** The values of a convention that a line which says the same must name; other conventions are not told by their names. */
const telling: Readonly<Partial<Record<ConventionId, readonly string[]>>> = {
  registry: ['folder', 'module'],
  'parallel-names': ['from', 'to'],
  'changed-together': ['paths', 'companion'],
  'test-helper': ['module'],
  door: ['package', 'module'],
  'shared-import': ['module'],
  'own-module': ['module'],
  'base-class': ['base'],
  mixin: ['mixin'],
};

/** Returns whether a proven line that was written about the project says what a convention counts: it names the same things. */
export function saysTheSame(claim: ProjectClaim, { id, values }: ProjectConvention): boolean {
  const names = telling[id]?.flatMap((key) => (values[key] ?? '').split(', ')).filter((name) => name !== '') ?? [];
  return claim.proof !== undefined && names.length > 0 && names.every((name) => claimMentions(claim, name));
}
