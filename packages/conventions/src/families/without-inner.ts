import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';

type Found = Omit<ProjectConvention, 'id'>;

/**
 * Of two forms, one that holds in a folder and another that holds in a folder inside it: the first is counted anew without the
 * inner folder, and says so. `recount` counts the form of a statement in the files that it is asked about.
 */
export function withoutInner<One extends { readonly found: Found }>(
  all: readonly One[],
  recount: (one: One, isMeant: (path: string) => boolean) => Found | undefined,
): Found[] {
  return all.map((one) => {
    const places = placesOf(one.found);
    const inner = all
      .filter((other) => other !== one)
      .flatMap(({ found }) => placesOf(found))
      .filter((folder) => folder !== '' && places.some((place) => folder !== place && isBelow(folder, place)));
    if (inner.length === 0) return one.found;
    const isMeant = (path: string) =>
      places.some((place) => isBelow(path, place)) && !inner.some((folder) => isBelow(path, folder));
    const anew = recount(one, isMeant);
    if (anew === undefined || anew.of === one.found.of) return one.found;
    const place = [...places.filter((folder) => folder !== ''), ...inner.map((folder) => `!${folder}`)].join(', ');
    return { ...anew, values: { ...one.found.values, place } };
  });
}

function placesOf({ values: { place = '' } }: Found): string[] {
  return place.split(', ');
}

function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
