import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import { holdsEnough } from '../count/holds-enough.ts';

type Places = readonly string[];

/** The convention with these values that these places follow and those do not; undefined where too few follow it. */
export function counted(
  values: Readonly<Record<string, string>>,
  follow: Places,
  differ: Places,
): Omit<ProjectConvention, 'id'> | undefined {
  const of = follow.length + differ.length;
  if (!holdsEnough(follow.length, of)) return undefined;
  return { values, holds: follow.length, of, examples: spread(follow), exceptions: spread(differ) };
}

/** Three different places from the beginning, the middle and the end. */
function spread(places: Places): string[] {
  const all = [...new Set(places)];
  return [...new Set([all[0], all[Math.floor(all.length / 2)], all[all.length - 1]])].filter(
    (one) => one !== undefined,
  );
}
