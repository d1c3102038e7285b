import { commonFolder } from '../sources/common-folder.ts';

/** Those that follow, with those of the same folder that do not: what is said of a folder need not hold outside. */
export function narrowed<Place extends { readonly path: string }>(
  places: readonly Place[],
  follows: (place: Place) => boolean,
): { readonly place: string; readonly follow: readonly Place[]; readonly differ: readonly Place[] } {
  const follow = places.filter(follows);
  const place = commonFolder(follow.map(({ path }) => path));
  const inside = places.filter(({ path }) => place === '' || path.startsWith(`${place}/`));
  return { place, follow, differ: inside.filter((one) => !follows(one)) };
}
