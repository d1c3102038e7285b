import { pathOfPlace } from '@regelwerk/contract/rules/path-of-place';
import type { ProvenClaim } from '../proven-claim.ts';

/** Says whether all places of a line lie in packages of a project other than the one that was chosen. */
export function isAboutAnotherPackage(
  { evidence }: Pick<ProvenClaim, 'evidence'>,
  chosen: string | undefined,
  packages: readonly { readonly path: string }[],
): boolean {
  if (chosen === undefined || evidence.length === 0) return false;
  const isIn = (path: string, folder: string) => folder !== '' && (path === folder || path.startsWith(`${folder}/`));
  return evidence.every((place) => {
    const path = pathOfPlace(place);
    return !isIn(path, chosen) && packages.some((one) => !isIn(chosen, one.path) && isIn(path, one.path));
  });
}
