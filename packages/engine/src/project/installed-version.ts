import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { Comparator } from 'semver';
import Range from 'semver/classes/range.js';
import coerce from 'semver/functions/coerce.js';
import compare from 'semver/functions/compare.js';
import inc from 'semver/functions/inc.js';
import lt from 'semver/functions/lt.js';
import minVersion from 'semver/ranges/min-version.js';

/** The versions of a package that a project may have installed, as full semantic versions. */
export interface InstalledVersion {
  readonly from: string;
  /** The first version that is not possible; absent without an upper bound, and where the version is exact. */
  readonly below?: string;
  readonly isExact: boolean;
  /** The version as a file states it, where it states one: `8.2.0.alpha`, or `22` for every release of it. */
  readonly written?: string;
}

/** Sixteen digits may exceed every exact number, where `semver` gives up. */
const hugeNumber = /\d{16}/;

/**
 * Reads an installed version or a range in the notation of an ecosystem. A pre-release counts as its release and is shown as written. Returns
 * undefined for what names no version, such as `*` or a branch, and for what cannot be read, such as `>=20 (LTS)`; never
 * throws. `isLocked` tells that it is the one version of a lockfile.
 */
export function installedVersion(
  written: string,
  ecosystem: Ecosystem,
  isLocked = false,
): InstalledVersion | undefined {
  if (hugeNumber.test(written)) return undefined;
  try {
    return readVersion(written, ecosystem, isLocked);
  } catch (error) {
    // the parts of a range that was read loosely may still be no versions
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function readVersion(written: string, ecosystem: Ecosystem, isLocked: boolean): InstalledVersion | undefined {
  const locked = isLocked ? coerce(written)?.version : undefined;
  const plain = /^v?(\d+(?:\.\d+)*(?:[-.+]?[A-Za-z][\w.+-]{0,30})?)$/.exec(written)?.[1];
  const stated = plain === undefined ? {} : { written: plain };
  if (locked !== undefined) return { from: locked, isExact: true, ...stated };
  const range = rangeOf(written, ecosystem);
  const from = minVersion(range)?.version;
  if (from === undefined) return undefined;
  const isExact = range.set.every((all) => all.every(({ operator }) => operator === '')) && range.set.length === 1;
  if (isExact) return from === anything ? undefined : { from, isExact, ...stated };
  const below = upperBound(range);
  if (below === undefined && from === anything) return undefined;
  return { from, isExact, ...(below === undefined ? {} : { below }), ...stated };
}

const anything = '0.0.0';

/** Everything after the third number, and marks of pre-releases: `8.0.2.1`, `5.2rc1`, `19.0.0-rc.1`. */
const tail =
  /(\d+(?:\.\d+){0,2})(?:\.\d+)*(?:[-.]?(?:alpha|beta|canary|next|post|dev|pre|rc|a|b)[\w.]*)?(?:-\d[\w.]*)?(?=[\s,|]|$)/g;

function rangeOf(written: string, ecosystem: Ecosystem): Range {
  const plain = written.replace(/@(dev|stable|rc|beta|alpha)\b/g, '').replaceAll(tail, '$1');
  const text = ecosystem === 'npm' ? plain : fromOther(plain, ecosystem);
  return new Range(text, { loose: true });
}

/** Writes commas, `==`, `!=`, `~=` and `~>` as npm does; composer's `~` is as wide as `~>`. */
function fromOther(text: string, ecosystem: Ecosystem): string {
  const pessimistic = ecosystem === 'php' ? /~\s*(\d+(?:\.\d+)*)/g : /~[=>]\s*(\d+(?:\.\d+)*)/g;
  return text
    .replaceAll(/!=\s*[\d.*]+/g, '')
    .replaceAll(/={2,3}/g, '=')
    .replaceAll(pessimistic, (_all, version: string) => `>=${version} <${afterLastPart(version)}`)
    .replaceAll(',', ' ')
    .replaceAll(/\|\|?/g, '||');
}

/** `4.2` ends before 5, `4.2.1` before 4.3. */
function afterLastPart(version: string): string {
  const parts = version.split('.').map(Number);
  const kept = parts.length === 1 ? parts : parts.slice(0, -1);
  return kept.map((part, index) => (index === kept.length - 1 ? part + 1 : part)).join('.');
}

function upperBound({ set }: Range): string | undefined {
  const bounds = set.map((all) => all.map(endOf).find((end) => end !== undefined));
  const known = bounds.filter((end) => end !== undefined);
  return known.length === bounds.length ? known.sort(compare).at(-1) : undefined;
}

function endOf({ operator, semver }: Comparator): string | undefined {
  const version = coerce(semver.version)?.version;
  if (version === undefined) return undefined;
  if (operator === '<') return version;
  return operator === '<=' || operator === '' ? (inc(version, 'patch') ?? undefined) : undefined;
}

/** Returns whether every possible version is older than the given one. */
export function isBelow({ from, below, isExact }: InstalledVersion, version: string): boolean {
  const wanted = coerce(version)?.version ?? anything;
  return isExact ? lt(from, wanted) : below !== undefined && compare(below, wanted) <= 0;
}

/** Returns whether every possible version is at least the given one. */
export function isAtLeast({ from }: InstalledVersion, version: string): boolean {
  return compare(from, coerce(version)?.version ?? anything) >= 0;
}
