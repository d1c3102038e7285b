import type { BodiesOf } from '../shell/meaning-of.ts';
import type { Candidate } from './candidate.ts';
import { runsOf } from './runs-of.ts';

/** Says whether browser tests report to a service, for which only continuous integration has the key. */
export function isRecorded({ kind, text, folder }: Candidate, bodiesOf: BodiesOf): boolean {
  return (
    kind === 'e2e' && runsOf(text, folder, bodiesOf).some((run) => /\scypress run\b.* --record(?![= ]false)/.test(run))
  );
}
