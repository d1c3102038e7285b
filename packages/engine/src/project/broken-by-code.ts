import type { CodeCount } from '@regelwerk/contract/rules/code-probes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Directive } from '../directive.ts';
import { isSecurityBoundary } from './is-security-boundary.ts';

const fewestBreaks = 3;
const largestShare = 1 / 5;

/**
 * Returns how often the code of a project breaks a line that it breaks too often for it to be said. What must or must never be
 * done for security is said all the same.
 */
export function brokenByCode(directive: Directive, { codeCounts = [] }: ProjectProfile): CodeCount | undefined {
  if (isSecurityBoundary(directive)) return undefined;
  return codeCounts.find(
    ({ probe, follows, breaks }) =>
      probe === directive.id && breaks >= fewestBreaks && breaks > (follows + breaks) * largestShare,
  );
}
