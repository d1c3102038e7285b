import { evidenceFiles, type Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { proven } from './proof.ts';

const least = 4;
const share = 0.5;

/** Proves that files change together: in at least half of the commits that change the one which changes less often. */
export function changedTogether(line: Line, project: Project): Verdict | undefined {
  const named = line.places.flatMap(({ found, isDenied }) => (found.is === 'file' && !isDenied ? [found.path] : []));
  const files = [...new Set([...evidenceFiles(line), ...named])].slice(0, 6);
  for (const [index, one] of files.entries()) {
    for (const other of files.slice(index + 1)) {
      const [ours, theirs] = [project.commitsOf(one), project.commitsOf(other)];
      const of = Math.min(ours.size, theirs.size);
      const holds = ours.intersection(theirs).size;
      if (holds >= least && holds >= of * share) return proven('co-change', [one, other], { holds, of });
    }
  }
  return undefined;
}
