import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { Ground } from './ground.ts';
import { pathIndex } from './project/path-index.ts';
import type { ProvenClaim, Verdict } from './proven-claim.ts';
import { placeOf, placeText } from './reading/place.ts';
import type { WrittenClaim } from './written-claim.ts';

/**
 * Says of each line whether the project proves it, refutes it, repeats it or leaves it open. Pure but for `open`, and never throws
 * because of a line or a file. The same claims and the same ground give the same verdicts.
 */
export async function prove(claims: readonly WrittenClaim[], ground: Ground): Promise<ProvenClaim[]> {
  const index = pathIndex(ground.paths);
  return claims.map((claim): ProvenClaim => {
    const places = claim.evidence.map((written) => {
      const place = placeOf(written);
      const found = place === undefined ? undefined : index.find(place.path);
      return { written, place, found };
    });
    const evidence = places.map(({ written, place, found }) =>
      place !== undefined && (found?.is === 'file' || found?.is === 'folder')
        ? placeText({ ...place, path: found.path }).slice(0, projectLimits.path)
        : written,
    );
    return {
      ...claim,
      evidence,
      verdict: verdictOf(claim, evidence, places.find(({ found }) => found?.is === 'missing')?.written),
    };
  });
}

function verdictOf({ part, fault }: WrittenClaim, places: readonly string[], missing: string | undefined): Verdict {
  if (fault === 'too-many' || fault === 'beyond') return { is: 'unproven', why: 'too-many', places };
  if (part !== 'statement') return { is: 'unproven', why: 'nothing-to-check', places };
  if (missing !== undefined) return { is: 'refuted', why: 'no-path', what: missing, places: [] };
  return { is: 'unproven', why: places.length === 0 ? 'nothing-to-check' : 'place-found', places };
}
