import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';

const depths = [1, 2];
const mostParts = 3;

/**
 * Decides for all places together; where that says nothing, for each folder at the top, and for those below it. Returns what was
 * decided first, of several parts the largest ones.
 */
export function inWholeOrParts<Place extends { readonly path: string }, Found extends { readonly holds: number }>(
  places: readonly Place[],
  decide: (places: readonly Place[]) => Found | undefined,
): Found[] {
  const whole = decide(places);
  if (whole !== undefined) return [whole];
  for (const depth of depths) {
    const parts = Map.groupBy(places, ({ path }) => path.split('/').slice(0, -1).slice(0, depth).join('/'));
    const found = [...parts.values()].flatMap((own) => decide(own) ?? []);
    if (found.length > 0) return found.sort((a, b) => b.holds - a.holds).slice(0, mostParts);
  }
  return [];
}

/** Says what holds in several folders once, with all of them as its places; what lies at the root has no place to name. */
export function joinPlaces(found: readonly Omit<ProjectConvention, 'id'>[]): Omit<ProjectConvention, 'id'>[] {
  if (found.length < 2) return [...found];
  const parts = found.filter(({ values }) => values.place !== '');
  const alike = Map.groupBy(parts, ({ values }) => JSON.stringify({ ...values, place: '' }));
  return [...alike.values()].flatMap(joined);
}

function joined(parts: readonly Omit<ProjectConvention, 'id'>[]): Omit<ProjectConvention, 'id'>[] {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return [...parts];
  const sum = (of: 'holds' | 'of') => parts.reduce((total, one) => total + one[of], 0);
  return [
    {
      ...first,
      values: { ...first.values, place: parts.map(({ values }) => values.place).join(', ') },
      holds: sum('holds'),
      of: sum('of'),
      examples: parts.flatMap(({ examples }) => examples.slice(0, 1)),
      exceptions: parts.flatMap(({ exceptions }) => exceptions.slice(0, 1)),
    },
  ];
}
