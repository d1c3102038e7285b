import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import compare from 'semver/functions/compare.js';
import type { Technology } from '../technology.ts';
import { ecosystemOfTechnology } from './ecosystem-of-technology.ts';
import { type InstalledVersion, installedVersion } from './installed-version.ts';

/**
 * Returns the versions of a technology that a project has installed; undefined where the profile states none. Several
 * packages of a repository with different versions give the range from the oldest to the newest.
 */
export function installedTechnology(technology: Technology, profile: ProjectProfile): InstalledVersion | undefined {
  const { name, packages = [], runtime } = technology;
  const [carrier = ''] = packages;
  const split = carrier.indexOf(':');
  const ecosystem = split === -1 ? ecosystemOfTechnology(technology) : (carrier.slice(0, split) as Ecosystem);
  const runtimes = profile.runtimes.filter((one) => one.name === runtime);
  const carried = profile.technologies.filter((one) => one.framework === name && one.name === carrier.slice(split + 1));
  const isCarried = runtime === undefined || carrier.endsWith(`:${runtime}`);
  const found = [...runtimes, ...(isCarried ? carried : [])].flatMap((one) => {
    const isLocked = 'isExact' in one && one.isExact === true;
    // a target framework is written net10.0
    const version = one.version?.replace(/^net(?=\d)/, '');
    return version === undefined ? [] : (installedVersion(version, ecosystem, isLocked) ?? []);
  });
  const exact = found.filter(({ isExact }) => isExact);
  return merge(exact.length > 0 ? exact : found);
}

function merge(all: readonly InstalledVersion[]): InstalledVersion | undefined {
  const [first, ...rest] = all.toSorted((a, b) => compare(a.from, b.from));
  const newest = rest.at(-1);
  if (first === undefined || newest === undefined) return first;
  if (first.isExact && newest.isExact) {
    return first.from === newest.from && first.written === newest.written
      ? first
      : { from: first.from, below: afterExact(newest.from), isExact: false };
  }
  const ends = all.map(({ below }) => below);
  const known = ends.filter((end) => end !== undefined);
  const last = known.length === ends.length ? known.sort(compare).at(-1) : undefined;
  return { from: first.from, isExact: false, ...(last === undefined ? {} : { below: last }) };
}

/** The smallest version above an exact one. */
function afterExact(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}
