import type { Directive } from '../directive.ts';
import type { Technology } from '../technology.ts';
import { type InstalledVersion, isAtLeast, isBelow } from './installed-version.ts';

/** The versions that a directive is true for: from `since` on, before `until`. */
export interface VersionRange {
  readonly since?: string;
  readonly until?: string;
}

/** Returns the versions of a technology that a directive is true for; a fact newer than the models begins with its range. */
export function versionRange(
  { since, until, class: kind }: Pick<Directive, 'since' | 'until' | 'class'>,
  { version }: Pick<Technology, 'version'>,
): VersionRange {
  const from = since ?? (kind === 'post-cutoff' ? /\d+(\.\d+)*/.exec(version)?.[0] : undefined);
  return { ...(from === undefined ? {} : { since: from }), ...(until === undefined ? {} : { until }) };
}

/**
 * Returns whether a range of versions holds for all, for some or for none of the versions that may be installed. What begins
 * above the lowest of them would break there, so it holds for none.
 */
export function versionFit({ since, until }: VersionRange, installed: InstalledVersion): 'all' | 'some' | 'none' {
  if (since !== undefined && !isAtLeast(installed, since)) return 'none';
  if (until !== undefined && isAtLeast(installed, until)) return 'none';
  return until === undefined || isBelow(installed, until) ? 'all' : 'some';
}
