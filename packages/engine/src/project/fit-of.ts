import type { PlacedDirective } from '../placed-directive.ts';
import type { Stack, StackPart } from '../stack.ts';
import { isNewerThan } from './is-newer-than.ts';
import { type VersionRange, versionFit, versionRange } from './version-fit.ts';

/** How a directive meets the versions of its technology. */
export interface Fit {
  /** `all` or `some` of the versions that may be installed, or `none` of them. */
  readonly holdsFor: 'all' | 'some' | 'none';
  readonly range: VersionRange;
  /** The technology with what is installed; absent where the directive depends on none, or no version is known. */
  readonly part?: StackPart;
}

/** Judges a directive against the installed version of its technology, or where none is known against the range of the knowledge. */
export function fitOf({ directive, judgedBy }: PlacedDirective, { technologies, facts, project }: Stack): Fit {
  const part = technologies.find(({ technology }) => technology.name === judgedBy);
  const { since, until } = directive;
  if (part === undefined) return { holdsFor: 'all', range: {} };
  const { technology, installed } = part;
  if (installed !== undefined) {
    const range = versionRange(directive, technology);
    return { holdsFor: versionFit(range, installed), range, part };
  }
  if (until !== undefined && !isNewerThan(until, technology.version)) return { holdsFor: 'none', range: {} };
  const isNewer = since !== undefined && isNewerThan(since, technology.version);
  const isRead = (project?.profile.technologies.length ?? 0) > 0;
  // an existing project may have any version of it
  if (isNewer && isRead && !facts.met.has('new-project')) return { holdsFor: 'none', range: {} };
  const isSome = until !== undefined || isNewer;
  const range = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
  return { holdsFor: isSome ? 'some' : 'all', range };
}
