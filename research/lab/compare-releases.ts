import type { UsedPackage } from './used-versions.ts';

/** A used package, its newest release, and whether what it proved must be proven again. */
export interface Release extends UsedPackage {
  /** Absent where the registry did not answer. */
  readonly newest?: string;
  readonly state: 'current' | 'behind' | 'ahead of the registry' | 'unknown';
}

/**
 * Asks `newestOf` for every package, at most `atOnce` at the same time and each package once, and compares the answers
 * with the versions used. Keeps the order of the packages.
 */
export async function compareReleases(
  used: readonly UsedPackage[],
  newestOf: (used: UsedPackage) => Promise<string | undefined>,
  atOnce: number,
): Promise<Release[]> {
  const answers = new Map<string, string | undefined>();
  const waiting = [...new Map(used.map((one) => [one.name, one])).values()];
  const ask = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      answers.set(next.name, await newestOf(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return used.map((one) => {
    const newest = answers.get(one.name);
    return newest === undefined
      ? { ...one, state: 'unknown' }
      : { ...one, newest, state: stateOf(one.version, newest) };
  });
}

function stateOf(used: string, newest: string): Release['state'] {
  const difference = used.localeCompare(newest, 'en', { numeric: true });
  if (difference === 0) return 'current';
  return difference < 0 ? 'behind' : 'ahead of the registry';
}
